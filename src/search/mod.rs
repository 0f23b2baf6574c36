//! The exact engine: solve, count, list. Every answer is proved; there is no limit on nodes or time.
//!
//! How it works, in the order to read it:
//!
//! 1. `layout`: where each of the 729 candidates has its bit, with pictures;
//! 2. `simd`: the vector type these bits live in;
//! 3. `state`: a board's candidates, and the arithmetic of guard bits;
//! 4. `propagate`: the five rules that follow without a guess;
//! 5. `branch`: where to guess, and which digit first;
//! 6. `engine`: the loop of guesses;
//! 7. `text` and `batch`: characters in and out.

#![allow(clippy::needless_range_loop, reason = "bands, halves and lanes are numbers throughout")]

mod batch;
mod branch;
mod engine;
mod layout;
mod propagate;
mod simd;
mod state;
#[cfg(test)]
mod tests;
mod text;

use crate::grid::{Cell, Digit, Grid};
pub use batch::{LINE_LENGTH, Progress, batch, status};
use simd::{Job, Wide};
pub use text::Line;

/// What there is to know about a grid's solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions<T = Grid> {
    /// No way to fill it: the filled cells clash, or a search proved it.
    None,
    /// Just this one.
    Unique(T),
    /// At least these two, which differ.
    Multiple(T, T),
}

/// Finds whether `grid` has no, one or several solutions.
///
/// ```
/// use ninewise::search::{Solutions, solve};
/// let grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let Solutions::Unique(solution) = solve(&grid) else { panic!() };
/// assert!(solution.to_string().starts_with("534678912"));
/// ```
pub fn solve(grid: &Grid) -> Solutions {
    match solve_cells(grid.numbers()) {
        Solutions::None => Solutions::None,
        Solutions::Unique(only) => Solutions::Unique(to_grid(&only)),
        Solutions::Multiple(one, other) => Solutions::Multiple(to_grid(&one), to_grid(&other)),
    }
}

/// Like [`solve`], straight from a line of 81 characters and to lines; `None` if a character is neither a digit
/// nor a dot.
///
/// ```
/// use ninewise::search::{Solutions, solve_line};
/// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let Some(Solutions::Unique(solution)) = solve_line(line) else { panic!() };
/// assert!(solution.starts_with(b"534678912"));
/// assert_eq!(solve_line(&[b'x'; 81]), None);
/// ```
pub fn solve_line(line: &Line) -> Option<Solutions<Line>> {
    is_line(line).then(|| solve_cells(line))
}

/// Number of solutions, exact up to `limit`, where counting stops.
pub fn count(grid: &Grid, limit: usize) -> usize {
    find(grid.numbers(), limit, None)
}

/// Like [`count`], straight from a line of 81 characters; `None` if a character is neither a digit nor a dot.
pub fn count_line(line: &Line, limit: usize) -> Option<usize> {
    is_line(line).then(|| find(line, limit, None))
}

/// Up to `limit` different solutions; the same ones on every call.
pub fn solutions(grid: &Grid, limit: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    find(grid.numbers(), limit, Some(&mut |line| found.push(to_grid(&line))));
    found
}

fn is_line(line: &Line) -> bool {
    line.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.'))
}

fn solve_cells(cells: &Line) -> Solutions<Line> {
    let (mut found, mut lines) = (0, [[0; 81]; 2]);
    find(
        cells,
        2,
        Some(&mut |line| {
            lines[found] = line;
            found += 1;
        }),
    );
    match found {
        0 => Solutions::None,
        1 => Solutions::Unique(lines[0]),
        _ => Solutions::Multiple(lines[0], lines[1]),
    }
}

fn to_grid(line: &Line) -> Grid {
    let mut grid = Grid::default();
    for (cell, &character) in Cell::all().zip(line) {
        grid.set(cell, Digit::new(character - b'0'));
    }
    grid
}

/// Takes each solution as it is found.
type Receiver<'a> = Option<&'a mut (dyn FnMut(Line) + 'a)>;

/// Finds up to `limit` solutions and returns how many. A cell's low four bits are its digit; 0 and 14 are blanks.
fn find<'a>(cells: &'a Line, limit: usize, receiver: Receiver<'a>) -> usize {
    simd::run(Find { cells, limit, receiver })
}

/// The work of [`find`].
struct Find<'a> {
    cells: &'a Line,
    limit: usize,
    receiver: Receiver<'a>,
}

impl Job for Find<'_> {
    type Output = usize;

    #[inline(always)]
    fn run<W: Wide<N>, const N: usize>(mut self) -> usize {
        engine::search(text::read::<W, N>(self.cells), self.limit, &mut Vec::new(), |state| {
            if let Some(receive) = &mut self.receiver {
                receive(text::write(state));
            }
        })
    }
}
