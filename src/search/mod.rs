//! The exact engine: solve, count, list. Every answer is proved; there is no limit on nodes or time.
//!
//! How it works, in the order to read it:
//!
//! 1. `layout`: where each of the 729 candidates has its bit, with pictures;
//! 2. `simd`: the vector type these bits live in;
//! 3. `state`: a board's candidates, and the arithmetic of guard bits;
//! 4. `propagate`: the five rules that follow without a guess;
//! 5. `branch`: where to guess, and which digit first;
//! 6. `pairs`: a sixth rule, for the root alone;
//! 7. `engine`: the loop of guesses;
//! 8. `text` and `batch`: characters in and out.

#![allow(clippy::needless_range_loop, reason = "bands, halves and lanes are numbers throughout")]

mod batch;
mod branch;
pub mod counters;
mod engine;
mod layout;
mod pairs;
mod propagate;
mod simd;
mod state;
#[cfg(test)]
mod tests;
mod text;

use crate::grid::{Cell, Digit, Grid};
pub use batch::{LINE_LENGTH, Progress, batch, status};
use engine::Receiver;
use simd::{Job, Wide};
use state::State;
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
    let mut found = FirstTwo::default();
    find(Cells::Numbers(grid.numbers()), 2, Some(&mut |line| found.push(line)));
    match found.into_solutions() {
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
    let mut found = FirstTwo::default();
    find(Cells::Text(line), 2, Some(&mut |line| found.push(line)))?;
    Some(found.into_solutions())
}

/// Number of solutions, exact up to `limit`, where counting stops.
pub fn count(grid: &Grid, limit: usize) -> usize {
    find(Cells::Numbers(grid.numbers()), limit, None).unwrap_or(0)
}

/// Like [`count`], straight from a line of 81 characters; `None` if a character is neither a digit nor a dot.
pub fn count_line(line: &Line, limit: usize) -> Option<usize> {
    find(Cells::Text(line), limit, None)
}

/// Up to `limit` different solutions; the same ones on every call.
pub fn solutions(grid: &Grid, limit: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    find(Cells::Numbers(grid.numbers()), limit, Some(&mut |line| found.push(to_grid(line))));
    found
}

/// The first two solutions of a board.
struct FirstTwo {
    lines: [Line; 2],
    len: usize,
}

impl Default for FirstTwo {
    fn default() -> Self {
        Self { lines: [[0; 81]; 2], len: 0 }
    }
}

impl FirstTwo {
    fn push(&mut self, line: &Line) {
        self.lines[self.len] = *line;
        self.len += 1;
    }

    fn into_solutions(self) -> Solutions<Line> {
        let [first, second] = self.lines;
        match self.len {
            0 => Solutions::None,
            1 => Solutions::Unique(first),
            _ => Solutions::Multiple(first, second),
        }
    }
}

fn to_grid(line: &Line) -> Grid {
    let mut grid = Grid::default();
    for (cell, &character) in Cell::all().zip(line) {
        grid.set(cell, Digit::new(character - b'0'));
    }
    grid
}

/// The cells of a board, row by row.
#[derive(Clone, Copy)]
enum Cells<'a> {
    /// 0 for a blank.
    Numbers(&'a [u8; 81]),
    /// Characters, of any kind.
    Text(&'a Line),
}

/// What to do with each solution, if anything.
type OnSolution<'a> = Option<&'a mut (dyn FnMut(&Line) + 'a)>;

/// Finds up to `limit` solutions and returns how many; `None` if the cells are text that is no line.
fn find<'a>(cells: Cells<'a>, limit: usize, on_solution: OnSolution<'a>) -> Option<usize> {
    simd::run(Find { cells, limit, lines: Lines { on_solution } })
}

/// The work of [`find`].
struct Find<'a> {
    cells: Cells<'a>,
    limit: usize,
    lines: Lines<'a>,
}

impl Job for Find<'_> {
    type Output = Option<usize>;

    #[inline(always)]
    fn run<W: Wide<N>, const N: usize>(mut self) -> Option<usize> {
        let cells = match self.cells {
            Cells::Text(line) if !text::is_readable::<W::Quad>(line) => return None,
            Cells::Text(cells) | Cells::Numbers(cells) => cells,
        };
        let start = text::read::<W, N>(cells);
        Some(engine::search(start, self.limit, &mut Vec::new(), &mut self.lines))
    }
}

/// Hands on the solutions as lines.
struct Lines<'a> {
    on_solution: OnSolution<'a>,
}

impl Receiver for Lines<'_> {
    #[inline(always)]
    fn receive<W: Wide<N>, const N: usize>(&mut self, solved: &State<W, N>) {
        if let Some(on_solution) = &mut self.on_solution {
            let mut line = [0; 81];
            text::write(solved, &mut line);
            on_solution(&line);
        }
    }
}
