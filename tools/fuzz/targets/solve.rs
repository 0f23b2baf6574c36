//! Any bytes as a board: the engine's answers agree with each other, and every solution is one.
//! `cargo run --release --bin solve -- -max_len=81`
#![no_main]

use libfuzzer_sys::fuzz_target;
use ninewise::Grid;
use ninewise::search::{LINE_LENGTH, Line, Solutions, batch, count, solutions, solve, solve_line, status};

/// A byte's cell: blank for three bytes in four, so that many boards can be solved.
fn cell(byte: u8) -> u8 {
    match byte % 40 {
        digit @ 1..=9 => b'0' + digit,
        _ => b'.',
    }
}

fn assert_solves(board: &Grid, solution: &Grid) {
    assert!(solution.is_full() && solution.is_valid(), "{board} {solution}");
    assert!(board.filled().all(|(cell, digit)| solution.get(cell) == Some(digit)), "{board} {solution}");
}

fuzz_target!(|bytes: &[u8]| {
    // As a text of lines it may be anything.
    let (mut answers, mut lines) = ([0; 4], [0; 4 * LINE_LENGTH]);
    assert!(batch(bytes, &mut answers, &mut lines).consumed <= bytes.len());

    let line: Line = std::array::from_fn(|index| bytes.get(index).map_or(b'.', |&byte| cell(byte)));
    let board: Grid = std::str::from_utf8(&line).expect("digits and dots").parse().expect("81 of them");
    let found = solutions(&board, 3);
    found.iter().for_each(|solution| assert_solves(&board, solution));
    assert_eq!(count(&board, 3), found.len(), "{board}");
    let expected = match found[..] {
        [] => (Solutions::None, status::NONE),
        [only] => (Solutions::Unique(only), status::UNIQUE),
        [one, other, ..] => {
            assert_ne!(one, other, "{board}");
            (Solutions::Multiple(one, other), status::MULTIPLE)
        }
    };
    assert_eq!(solve(&board), expected.0, "{board}");
    assert!(solve_line(&line).is_some(), "{board}");
    batch(&line, &mut answers, &mut lines);
    assert_eq!(answers[0], expected.1, "{board}");

    // A solution with cells taken out has it among its solutions.
    if let Some(full) = found.first() {
        let mut less = *full;
        for (cell, byte) in ninewise::Cell::all().zip(bytes.iter().rev()) {
            if byte % 3 != 0 {
                less.set(cell, None);
            }
        }
        assert!(count(&less, 1) == 1, "{less}");
        if count(&less, 2) == 1 {
            assert_eq!(solve(&less), Solutions::Unique(*full), "{less}");
        }
    }
});
