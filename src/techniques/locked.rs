//! Locked candidates: a digit whose places in one house all lie in another.
//!
//! ```text
//!  . . .|x x x|x x x     5s of the box only in its top row: the row's 5 is there,
//!  -----+-----+-----     so the other 5s of the row go (x).
//!  5 5 .|
//! ```

use super::{HouseRole, Role, Sink, Step, Technique};
use crate::grid::{Board, CellSet, Digit, House, HouseKind};
use std::ops::ControlFlow;

/// All places of `digit` in `base` lie in `cover`.
struct Locked {
    base: House,
    cover: House,
    digit: Digit,
    places: CellSet,
}

/// Pointing: a box's places of a digit lie in one line; the rest of the line loses the digit.
pub(super) fn pointing(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    locked_in_lines(board, |locked| locked.strike(Technique::Pointing, board, sink))
}

/// Claiming: a line's places of a digit lie in one box; the rest of the box loses the digit.
pub(super) fn claiming(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    locked_in_boxes(board, |locked| locked.strike(Technique::Claiming, board, sink))
}

/// Pointing that leaves another box with one place for the digit, which is written at once.
pub(super) fn direct_pointing(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    locked_in_lines(board, |locked| locked.place(Technique::DirectPointing, board, sink))
}

/// Claiming that leaves a parallel line with one place for the digit, which is written at once.
pub(super) fn direct_claiming(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    locked_in_boxes(board, |locked| locked.place(Technique::DirectClaiming, board, sink))
}

fn locked_in_lines(board: &Board, mut found: impl FnMut(Locked) -> ControlFlow<()>) -> ControlFlow<()> {
    locked(board, HouseKind::Box, HouseKind::Column, &mut found)?;
    locked(board, HouseKind::Box, HouseKind::Row, &mut found)
}

fn locked_in_boxes(board: &Board, mut found: impl FnMut(Locked) -> ControlFlow<()>) -> ControlFlow<()> {
    locked(board, HouseKind::Column, HouseKind::Box, &mut found)?;
    locked(board, HouseKind::Row, HouseKind::Box, &mut found)
}

fn locked(
    board: &Board,
    bases: HouseKind,
    covers: HouseKind,
    found: &mut impl FnMut(Locked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for base in House::of_kind(bases) {
        for cover in across(base, covers) {
            for digit in Digit::all() {
                let places = board.positions(digit) & base.cells();
                if places.is_subset(cover.cells()) && places.len() > 1 {
                    found(Locked { base, cover, digit, places })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The three houses of a kind that share cells with `house`: lines of a box, boxes of a line.
fn across(house: House, kind: HouseKind) -> impl Iterator<Item = House> {
    [0, 4, 8].into_iter().map(move |position| {
        let [row, column, boxed] = house.cell(position).houses();
        match kind {
            HouseKind::Row => row,
            HouseKind::Column => column,
            HouseKind::Box => boxed,
        }
    })
}

impl Locked {
    fn step(&self, technique: Technique) -> Step {
        Step::new(technique)
            .marking(self.digit, self.places, Role::Defining)
            .within(self.base, HouseRole::Base)
            .within(self.cover, HouseRole::Cover)
    }

    fn strike(&self, technique: Technique, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let struck = (board.positions(self.digit) & self.cover.cells()) - self.base.cells();
        if struck.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.push(self.step(technique).striking(self.digit, struck))
    }

    fn place(&self, technique: Technique, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for house in across(self.cover, self.base.kind()).filter(|&house| house != self.base) {
            let places = board.positions(self.digit) & house.cells();
            if places.len() > 1
                && let Some(cell) = (places - self.cover.cells()).single()
            {
                let step = self.step(technique).within(house, HouseRole::Pattern);
                sink.push(step.placing(cell, self.digit))?;
            }
        }
        ControlFlow::Continue(())
    }
}
