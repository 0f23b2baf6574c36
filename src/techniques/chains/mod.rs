//! Chains: cycles, forcing chains in one arm and in several, dynamic and nested ones, as Sudoku Explainer 1.2.1 finds
//! them.
//!
//! A chain follows an assumption (a candidate is *on*, or it is *off*) link by link:
//!
//! ```text
//! on  --weak-->   off     the cell's other digits, and the digit's other places in a house
//! off --strong--> on      where just one other is left
//! ```
//!
//! The searches are breadth first, on nodes before off nodes, first in first out; the order decides which of several
//! reasons for a node is kept, and so how long a chain is. A *dynamic* chain also counts what it has removed itself:
//! its strong links may have several reasons. From level 1 on it leans on patterns (pointing, claiming, pairs,
//! X-Wing), from level 2 on on whole chains that its removals make possible.
//!
//! # The evidence in a step
//!
//! The marks are the candidates of the chain's arms with the role on or off. The links of an arm share a `branch`,
//! numbered from 0 in the order of what is assumed; within it they are in reading order, so that a link's `from` is
//! either the arm's assumption (the first link's) or the `to` of a link before it. Several links with the same `to`
//! belong together: it follows from all of them. A strong link turns its `to` on, any other turns it off: from a node
//! that is on by the weak inference, from one that is off because a pattern, or a chain within the chain, rules it
//! out once that candidate is gone. An arm without links is one whose assumption is the conclusion.
//!
//! The chains within the chain follow after the arms: their branches start at [`arms`](super::Chain::arms), in the
//! order in which the arms lean on them, each chain once.

mod arms;
mod ends;
mod evidence;
mod grow;
mod hint;
mod literal;
mod loops;
mod patterns;
mod reach;
#[cfg(test)]
mod reference;
mod scratch;
mod tree;

use super::{Sink, Technique};
use crate::grid::Board;
use arms::Arms;
use grow::Mode;
use hint::{Hint, Kind};
use scratch::Scratch;
use std::ops::ControlFlow;

/// Bidirectional cycles and forcing chains in one arm, sorted as Sudoku Explainer sorts them.
pub(super) fn cycles_and_chains(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    push_hints(board, sink, loops::search, |hint| match hint.kind {
        Kind::Cycle { cells: false, .. } => Technique::XCycle,
        Kind::Cycle { houses: false, .. } => Technique::YCycle,
        Kind::Cycle { .. } => Technique::XyCycle,
        Kind::Single { cells: false } if hint.complexity == 6 => Technique::TurbotFish,
        Kind::Single { cells: false } => Technique::XChain,
        _ => Technique::ForcingChain,
    })
}

/// Nishio forcing chains.
pub(super) fn nishio(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    push_arms(board, sink, Mode::NISHIO, |_| Technique::NishioForcingChain)
}

/// Cell and house forcing chains.
pub(super) fn multiple(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    push_arms(board, sink, Mode::MULTIPLE, |hint| match hint.kind {
        Kind::Cell { .. } => Technique::CellForcingChain,
        _ => Technique::HouseForcingChain,
    })
}

/// Dynamic forcing chains.
pub(super) fn dynamic(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    push_arms(board, sink, Mode::dynamic(0), |_| Technique::DynamicForcingChain)
}

/// Dynamic forcing chains with simple patterns as further inferences.
pub(super) fn dynamic_plus(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    push_arms(board, sink, Mode::dynamic(1), |_| Technique::DynamicForcingChainPlus)
}

/// Dynamic forcing chains with chains inside, of the given level from 2 to 5.
pub(super) fn nested(board: &Board, level: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    push_arms(board, sink, Mode::dynamic(level), |_| match level {
        2 => Technique::NestedForcingChain,
        3 => Technique::NestedMultipleForcingChain,
        4 => Technique::NestedDynamicForcingChain,
        _ => Technique::NestedDynamicForcingChainPlus,
    })
}

fn push_arms(
    board: &Board,
    sink: &mut Sink<'_>,
    mode: Mode,
    technique: impl Fn(&Hint) -> Technique,
) -> ControlFlow<()> {
    let mut arms = Arms::new(mode);
    push_hints(board, sink, |grid, best_only| arms.search(grid, best_only), technique)
}

/// Pushes the best hint, which is quicker to find alone, and the others only where more are wanted.
fn push_hints(
    board: &Board,
    sink: &mut Sink<'_>,
    mut search: impl FnMut(&Scratch, bool) -> Vec<Hint>,
    technique: impl Fn(&Hint) -> Technique,
) -> ControlFlow<()> {
    let grid = Scratch::new(board);
    let Some(best) = search(&grid, true).pop() else { return ControlFlow::Continue(()) };
    sink.push(evidence::step(technique(&best), &best))?;
    for hint in search(&grid, false).into_iter().skip(1) {
        sink.push(evidence::step(technique(&hint), &hint))?;
    }
    ControlFlow::Continue(())
}
