//! Chains: cycles, forcing chains, multiple, dynamic and nested ones.

use super::Sink;
use crate::grid::Board;
use std::ops::ControlFlow;

/// Bidirectional cycles and forcing chains in one arm, sorted as Sudoku Explainer sorts them.
pub(super) fn cycles_and_chains(_: &Board, _: &mut Sink<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Nishio forcing chains.
pub(super) fn nishio(_: &Board, _: &mut Sink<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Cell and house forcing chains.
pub(super) fn multiple(_: &Board, _: &mut Sink<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Dynamic forcing chains.
pub(super) fn dynamic(_: &Board, _: &mut Sink<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Dynamic forcing chains with simple patterns as further inferences.
pub(super) fn dynamic_plus(_: &Board, _: &mut Sink<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Dynamic forcing chains with chains inside, of the given level from 2 to 5.
pub(super) fn nested(_: &Board, _level: usize, _: &mut Sink<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
