//! Where finders put the steps they find.

use super::Step;
use crate::grid::Board;
use std::ops::ControlFlow;

/// Takes the steps of a board from the finders, and tells them when there are enough.
///
/// The sink, not the finder, decides what to keep: eliminations of candidates that are not on the board are dropped,
/// and so is a step that then changes nothing.
pub struct Sink<'a> {
    board: &'a Board,
    limit: usize,
    steps: Vec<Step>,
}

impl<'a> Sink<'a> {
    /// Keeps the first step that changes `board`.
    pub fn first(board: &'a Board) -> Self {
        Self { board, limit: 1, steps: Vec::new() }
    }

    /// Keeps every step that changes `board`.
    pub fn all(board: &'a Board) -> Self {
        Self { board, limit: usize::MAX, steps: Vec::new() }
    }

    /// Takes a step; breaks when no more are wanted.
    pub fn push(&mut self, mut step: Step) -> ControlFlow<()> {
        step.eliminations.retain(|&candidate| self.board.has(candidate));
        step.placements.retain(|&candidate| self.board.has(candidate));
        if !step.eliminations.is_empty() || !step.placements.is_empty() {
            self.steps.push(step);
        }
        if self.steps.len() < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// The steps kept, in the order they came.
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}
