//! How a person reasons: the table of techniques, the step they give, one file for each family.
//!
//! A finder is a function that pushes the steps it finds into a [`Sink`]. Architecture invariant: nothing here
//! searches for the solution, and a finder only reads the board.

mod aligned;
mod blockers;
mod bug;
mod chains;
mod combinations;
mod difficulty;
mod fish;
mod locked;
mod singles;
mod sink;
mod step;
mod subsets;
mod table;
mod unique_loops;
mod wings;

use crate::grid::Board;
use std::ops::ControlFlow;

pub use sink::Sink;
pub use step::{Chain, ChainShape, HouseMark, HouseRole, Link, Mark, Node, Role, Step};
pub use table::{PRODUCERS, Producer, Technique};

/// Looks for steps and pushes each one found; ends when the sink breaks.
pub(crate) type Finder = fn(&Board, &mut Sink<'_>) -> ControlFlow<()>;

/// Whether a board may be taken to have just one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uniqueness {
    /// It has: techniques that rest on it may be used.
    Assumed,
    /// It may have several: such techniques are left out.
    Open,
}

/// The first step in Sudoku Explainer's order; `None` where no technique finds any.
pub fn first_step(board: &Board, uniqueness: Uniqueness) -> Option<Step> {
    let mut sink = Sink::first(board);
    let usable = |producer: &&Producer| uniqueness == Uniqueness::Assumed || !producer.assumes_unique;
    let _ = PRODUCERS.iter().filter(usable).try_for_each(|producer| producer.find(board, &mut sink));
    sink.into_steps().pop()
}

/// Every step of one technique on this board.
pub fn all_steps(board: &Board, technique: Technique) -> Vec<Step> {
    let mut sink = Sink::all(board);
    let _ = technique.producer().find(board, &mut sink);
    sink.into_steps().into_iter().filter(|step| step.technique == technique).collect()
}

/// Sudoku Explainer's way through a board: the first step, applied, then the first step of what results, and so on
/// until the board is full or no technique finds a step.
///
/// ```
/// use ninewise::{Board, Grid, techniques::{Path, Uniqueness}};
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut path = Path::new(Board::new(&grid), Uniqueness::Assumed);
/// assert_eq!(path.next().unwrap().technique.id(), "hidden-single-box");
/// assert_eq!(path.by_ref().count(), 50);
/// assert!(path.board().is_full());
/// ```
#[derive(Clone, Debug)]
pub struct Path {
    board: Board,
    uniqueness: Uniqueness,
}

impl Path {
    /// The way that starts at `board`.
    pub const fn new(board: Board, uniqueness: Uniqueness) -> Self {
        Self { board, uniqueness }
    }

    /// The board as the steps so far leave it.
    pub const fn board(&self) -> &Board {
        &self.board
    }
}

impl Iterator for Path {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = first_step(&self.board, self.uniqueness)?;
        step.apply(&mut self.board);
        Some(step)
    }
}
