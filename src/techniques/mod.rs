//! How a person reasons: the table of techniques, the step they give, one file for each family.
//!
//! A finder is a function that pushes the steps it finds into a [`Sink`]. Architecture invariant: nothing here
//! searches for the solution, and a finder only reads the board.

mod chains;
mod difficulty;
mod singles;
mod sink;
mod step;
mod table;

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
