//! The exact engine: solve, count, list. Every answer is proved; there is no limit on nodes or time.

use crate::grid::{Board, Cell, Grid};

/// What there is to know about a grid's solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// No way to fill it: the filled cells clash, or a search proved it.
    None,
    /// Just this one.
    Unique(Grid),
    /// At least these two, which differ.
    Multiple(Grid, Grid),
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
    match solutions(grid, 2)[..] {
        [] => Solutions::None,
        [only] => Solutions::Unique(only),
        [one, other, ..] => Solutions::Multiple(one, other),
    }
}

/// Number of solutions, exact up to `limit`, where counting stops.
pub fn count(grid: &Grid, limit: usize) -> usize {
    solutions(grid, limit).len()
}

/// Up to `limit` different solutions; the same ones on every call.
pub fn solutions(grid: &Grid, limit: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    if grid.is_valid() {
        search(Board::new(grid), limit, &mut found);
    }
    found
}

fn search(board: Board, limit: usize, found: &mut Vec<Grid>) {
    if found.len() >= limit {
        return;
    }
    let Some(cell) =
        Cell::all().filter(|&c| board.digit(c).is_none()).min_by_key(|&c| board.candidates(c).len())
    else {
        return found.push(*board.digits());
    };
    for digit in board.candidates(cell) {
        let mut next = board.clone();
        next.place(cell, digit);
        search(next, limit, found);
    }
}
