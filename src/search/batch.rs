//! Many boards in one call, read from lines of text.

use super::engine::{Receiver, search};
use super::simd::{Job, Wide, run};
use super::state::State;
use super::text::{Line, is_readable, read, write};

/// Bytes that [`batch`] writes for each board: 81 characters and LF.
pub const LINE_LENGTH: usize = 82;

/// What is known of a board of a batch, as [`batch`] writes it.
pub mod status {
    /// No solution.
    pub const NONE: u8 = 0;
    /// Just one.
    pub const UNIQUE: u8 = 1;
    /// Two or more.
    pub const MULTIPLE: u8 = 2;
    /// The line is not 81 characters, each a digit or a dot.
    pub const UNREADABLE: u8 = 255;
}

/// How far [`batch`] came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Bytes of the input that are done with.
    pub consumed: usize,
    /// Boards answered.
    pub boards: usize,
}

/// Answers many boards: a line of `input` each, 81 characters row by row, `.` or `0` for a blank.
///
/// For each board, `status` takes one byte (see [`status`](mod@status)) and `solutions` [`LINE_LENGTH`] bytes: a
/// solution, or 81 dots if there is none, and LF. Lines end with LF or CRLF. Blanks and tabs at the end of a line
/// are passed over; empty lines and lines that begin with `#` are no boards.
///
/// It stops at the end of the input or when `status` or `solutions` is full, whichever comes first, so that a
/// long input can go through small buffers: call it again with what follows the bytes `consumed`. The last line
/// needs no line end, so a chunk of a longer text must be cut after one.
///
/// ```
/// use ninewise::search::{LINE_LENGTH, batch, status};
/// let board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let input = format!("# two boards\n{board}\r\n{}\n", "5".repeat(81));
/// let (mut answers, mut solutions) = ([0; 8], [0; 8 * LINE_LENGTH]);
/// let progress = batch(input.as_bytes(), &mut answers, &mut solutions);
/// assert_eq!(progress.boards, 2);
/// assert_eq!(answers[..2], [status::UNIQUE, status::NONE]);
/// assert!(solutions.starts_with(b"534678912"));
/// ```
pub fn batch(input: &[u8], status: &mut [u8], solutions: &mut [u8]) -> Progress {
    run(Batch { input, status, solutions })
}

/// The work of [`batch`].
pub(super) struct Batch<'a> {
    pub(super) input: &'a [u8],
    pub(super) status: &'a mut [u8],
    pub(super) solutions: &'a mut [u8],
}

impl Job for Batch<'_> {
    type Output = Progress;

    #[inline(always)]
    fn run<W: Wide<N>, const N: usize>(self) -> Progress {
        let mut untried = Vec::new();
        let mut progress = Progress::default();
        let mut slots = self.status.iter_mut().zip(self.solutions.chunks_exact_mut(LINE_LENGTH));
        loop {
            progress.consumed += skipped(&self.input[progress.consumed..]);
            let rest = &self.input[progress.consumed..];
            if rest.is_empty() {
                return progress;
            }
            let Some((status, solution)) = slots.next() else { return progress };
            let (line, length) = first_line(rest);
            solution.fill(b'.');
            solution[81] = b'\n';
            *status = match <&Line>::try_from(line) {
                Ok(line) if is_readable::<W::Quad>(line) => {
                    let start = read::<W, N>(line);
                    search(start, 2, &mut untried, &mut First { solution: Some(solution) }) as u8
                }
                _ => status::UNREADABLE,
            };
            progress.consumed += length;
            progress.boards += 1;
        }
    }
}

/// Writes the first solution.
struct First<'a> {
    solution: Option<&'a mut [u8]>,
}

impl Receiver for First<'_> {
    #[inline(always)]
    fn receive<W: Wide<N>, const N: usize>(&mut self, solved: &State<W, N>) {
        if let Some(line) = self.solution.take().and_then(<[u8]>::first_chunk_mut) {
            write(solved, line);
        }
    }
}

/// Length of the empty lines and comments that `text` begins with.
fn skipped(text: &[u8]) -> usize {
    let mut length = 0;
    while let Some(&first) = text.get(length) {
        let (line, whole) = match first {
            // Most lines are boards.
            b'0'..=b'9' | b'.' => break,
            _ => first_line(&text[length..]),
        };
        if !line.is_empty() && line[0] != b'#' {
            break;
        }
        length += whole;
    }
    length
}

/// The first line of `text` without blanks at its end, and its length with them and with the line end.
fn first_line(text: &[u8]) -> (&[u8], usize) {
    if text.get(81) == Some(&b'\n') && !text[..81].contains(&b'\n') {
        return (&text[..81], 82);
    }
    let end = text.iter().position(|&byte| byte == b'\n');
    let line = &text[..end.unwrap_or(text.len())];
    let length = end.map_or(text.len(), |end| end + 1);
    let trimmed = line.iter().rposition(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
    (&line[..trimmed.map_or(0, |last| last + 1)], length)
}
