//! Many boards in one call: lines, line ends, buffers.

use ninewise::Grid;
use ninewise::search::{LINE_LENGTH, Solutions, batch, solve, status};

const UNIQUE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const CLASH: &str = "55...............................................................................";
const EMPTY: &str = ".................................................................................";

/// The statuses and the solution lines of all boards of `input`, through buffers of `size` boards.
fn answers(input: &[u8], size: usize) -> (Vec<u8>, Vec<String>) {
    let (mut statuses, mut lines, mut rest) = (Vec::new(), Vec::new(), input);
    let (mut status, mut solutions) = (vec![9; size], vec![b'?'; size * LINE_LENGTH]);
    loop {
        let progress = batch(rest, &mut status, &mut solutions);
        assert!(progress.boards <= size && progress.consumed <= rest.len());
        if progress.boards == 0 {
            assert_eq!(progress.consumed, rest.len());
            return (statuses, lines);
        }
        statuses.extend(&status[..progress.boards]);
        for line in solutions[..progress.boards * LINE_LENGTH].chunks(LINE_LENGTH) {
            assert_eq!(line[81], b'\n');
            lines.push(String::from_utf8_lossy(&line[..81]).into_owned());
        }
        rest = &rest[progress.consumed..];
    }
}

fn statuses(input: &str) -> Vec<u8> {
    answers(input.as_bytes(), 100).0
}

#[test]
fn line_ends_and_lines_that_are_no_boards() {
    use status::{NONE, UNIQUE as ONE, UNREADABLE};
    for (input, expected) in [
        (String::new(), vec![]),
        ("\n\r\n  \n".into(), vec![]),
        (UNIQUE.into(), vec![ONE]),
        (format!("{UNIQUE}\n{CLASH}\n"), vec![ONE, NONE]),
        (format!("{UNIQUE}\r\n{CLASH}\r\n\r\n\n"), vec![ONE, NONE]),
        (format!("{UNIQUE}\n\n\r\n{CLASH}"), vec![ONE, NONE]),
        (format!("# a comment\n{UNIQUE}\n#{CLASH}\n{CLASH}"), vec![ONE, NONE]),
        (format!("{UNIQUE}  \t\r\n{CLASH} "), vec![ONE, NONE]),
        (format!(" {UNIQUE}\n{CLASH}"), vec![UNREADABLE, NONE]),
        (format!("{}\n{CLASH}", &UNIQUE[1..]), vec![UNREADABLE, NONE]),
        (format!("{UNIQUE}.\n{CLASH}"), vec![UNREADABLE, NONE]),
        (format!("{UNIQUE} # name\n{CLASH}"), vec![UNREADABLE, NONE]),
        (
            format!("x\n{UNIQUE}\ry\n{}é\n{CLASH}", &UNIQUE[2..]),
            vec![UNREADABLE, UNREADABLE, UNREADABLE, NONE],
        ),
        (format!("{}\n{}\n", &UNIQUE[..40], &UNIQUE[41..]), vec![UNREADABLE, UNREADABLE]),
        (UNIQUE.replace('.', "0"), vec![ONE]),
    ] {
        assert_eq!(statuses(&input), expected, "{input:?}");
    }
}

#[test]
fn each_board_has_its_solution_or_dots() {
    let input = format!("{UNIQUE}\n{CLASH}\n{EMPTY}\nx\n");
    let (statuses, lines) = answers(input.as_bytes(), 100);
    assert_eq!(statuses, [status::UNIQUE, status::NONE, status::MULTIPLE, status::UNREADABLE]);
    for (line, board) in lines.iter().zip([UNIQUE, CLASH, EMPTY]) {
        let expected = match solve(&board.parse().unwrap()) {
            Solutions::None => Grid::default(),
            Solutions::Unique(solution) | Solutions::Multiple(solution, _) => solution,
        };
        assert_eq!(*line, expected.to_string());
    }
    assert_eq!(lines[3], EMPTY);
}

#[test]
fn small_buffers_give_the_same_answers() {
    let mut input = String::from("# boards\r\n");
    for lines in [include_str!("data/puzzles/kaggle.txt"), include_str!("data/puzzles/minimal.txt")] {
        for line in lines.lines() {
            input += &line[..81];
            input += if input.len() % 3 == 0 { "\r\n" } else { "\n\n" };
        }
    }
    let all = answers(input.as_bytes(), 1_000);
    assert_eq!(all.0, [status::UNIQUE; 80]);
    for size in [1, 2, 7, 80] {
        assert_eq!(answers(input.as_bytes(), size), all, "buffers of {size}");
    }
}

#[test]
fn the_smaller_buffer_sets_the_pace() {
    let input = format!("{UNIQUE}\n{CLASH}\n{EMPTY}\n");
    let (mut status, mut solutions) = ([9; 5], [b'?'; 2 * LINE_LENGTH + 81]);
    let progress = batch(input.as_bytes(), &mut status, &mut solutions);
    assert_eq!((progress.boards, progress.consumed), (2, 164));
    assert_eq!(status, [status::UNIQUE, status::NONE, 9, 9, 9]);
    assert!(solutions[164..].iter().all(|&byte| byte == b'?'));
}
