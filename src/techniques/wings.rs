//! Wings: a pivot whose candidates each lead to the same digit in a pincer.
//!
//! ```text
//!  pivot {xy} ---- pincer {xz}     Pivot x makes the first pincer z, pivot y the second:
//!     |                            cells that see both pincers can't be z.
//!  pincer {yz}       not z         XYZ-Wing: the pivot has z too and is seen as well.
//! ```

use super::{Link, Role, Sink, Step, Technique};
use crate::grid::{Board, Candidate, Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// XY-Wing: the pivot has two candidates.
pub(super) fn xy(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = board.cells_with(2);
    for pivot in board.cells_with(2) {
        pincers(board, pivot, bivalue, |first, second| {
            let shared = board.candidates(first) & board.candidates(second);
            let Some(digit) = (shared - board.candidates(pivot)).single() else {
                return ControlFlow::Continue(());
            };
            let seen = first.peers() & second.peers();
            wing(board, Technique::XyWing, pivot, [first, second], digit, seen, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// XYZ-Wing: the pivot has three candidates.
pub(super) fn xyz(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = board.cells_with(2);
    for pivot in board.cells_with(3) {
        pincers(board, pivot, bivalue, |first, second| {
            let shared = board.candidates(first) & board.candidates(second);
            let Some(digit) = shared.single() else { return ControlFlow::Continue(()) };
            let seen = first.peers() & second.peers() & pivot.peers();
            wing(board, Technique::XyzWing, pivot, [first, second], digit, seen, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Calls `found` with every two peers of `pivot` that have two candidates and lack a different one of its own.
fn pincers(
    board: &Board,
    pivot: Cell,
    bivalue: CellSet,
    mut found: impl FnMut(Cell, Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let lacks = |cell: Cell| (board.candidates(pivot) - board.candidates(cell)).single();
    let wings: Vec<(Cell, Digit)> =
        peers_in_order(pivot, bivalue).filter_map(|cell| Some((cell, lacks(cell)?))).collect();
    for (index, &(first, lacking)) in wings.iter().enumerate() {
        for &(second, other) in &wings[index + 1..] {
            if lacking != other {
                found(first, second)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Of `cells`, the peers of `cell`: of its box, then of its row, then of its column.
pub(super) fn peers_in_order(cell: Cell, cells: CellSet) -> impl Iterator<Item = Cell> {
    let [row, column, boxed] = cell.houses().map(|house| (house.cells() & cells).without(cell));
    boxed.chain(row - boxed).chain(column - boxed)
}

fn wing(
    board: &Board,
    technique: Technique,
    pivot: Cell,
    pincers: [Cell; 2],
    digit: Digit,
    seen: CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let struck = board.positions(digit) & seen;
    if struck.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(technique).striking(digit, struck);
    step = mark_cell(step, pivot, board.candidates(pivot), Role::Pivot);
    for (branch, pincer) in pincers.into_iter().enumerate() {
        step = mark_cell(step, pincer, board.candidates(pincer), Role::Pincer);
        let shared = (board.candidates(pincer) & board.candidates(pivot)).without(digit);
        for turn in shared {
            let [hit, end] = [turn, digit].map(|digit| Candidate::new(pincer, digit));
            let start = Candidate::new(pivot, turn);
            step.links.push(Link { from: start.into(), to: hit.into(), strong: false, branch });
            step.links.push(Link { from: hit.into(), to: end.into(), strong: true, branch });
        }
    }
    sink.push(step)
}

fn mark_cell(step: Step, cell: Cell, digits: DigitSet, role: Role) -> Step {
    { digits }.fold(step, |step, digit| step.marking(digit, CellSet::of(cell), role))
}
