//! Singles: the last open cell of a house, the last place of a digit, the last candidate of a cell.

use super::blockers::blockers;
use super::{HouseRole, Role, Sink, Step, Technique};
use crate::grid::{Board, CellSet, Digit, House};
use std::ops::ControlFlow;

/// Houses in the order in which Sudoku Explainer looks at them: boxes, columns, rows.
pub(super) const HOUSES: [House; 27] = {
    let mut houses = [House::boxed(0); 27];
    let mut index = 0;
    while index < 9 {
        houses[index] = House::boxed(index);
        houses[9 + index] = House::column(index);
        houses[18 + index] = House::row(index);
        index += 1;
    }
    houses
};

/// Full house: the last open cell of a house takes the last missing digit.
pub(super) fn full_house(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let open = board.open_cells();
    for house in HOUSES {
        if let Some(cell) = (house.cells() & open).single()
            && let Some(digit) = board.candidates(cell).single()
        {
            sink.push(hidden(Technique::FullHouse, house, digit, CellSet::of(cell)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Hidden single in a box: the digit has one place left there.
pub(super) fn hidden_in_box(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    HOUSES[..9].iter().try_for_each(|&house| hidden_in(board, house, Technique::HiddenSingleBox, sink))
}

/// Hidden single in a column or a row.
pub(super) fn hidden_in_line(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    HOUSES[9..].iter().try_for_each(|&house| hidden_in(board, house, Technique::HiddenSingleLine, sink))
}

/// Where more than one cell is open; the last one is a full house.
fn hidden_in(board: &Board, house: House, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if (house.cells() & board.open_cells()).len() < 2 {
        return ControlFlow::Continue(());
    }
    for digit in Digit::all() {
        let places = board.positions(digit) & house.cells();
        if places.len() == 1 {
            let step = hidden(technique, house, digit, places);
            let blockers = blockers(board, house, digit, places).into_iter();
            sink.push(blockers.fold(step, |step, blocker| step.within(blocker, HouseRole::Cover)))?;
        }
    }
    ControlFlow::Continue(())
}

fn hidden(technique: Technique, house: House, digit: Digit, places: CellSet) -> Step {
    let mut step =
        Step::new(technique).marking(digit, places, Role::Defining).within(house, HouseRole::Pattern);
    step.placements.extend(step.marks.iter().map(|mark| mark.candidate));
    step
}

/// Naked single: the cell has one candidate left.
pub(super) fn naked(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in board.cells_with(1) {
        if let Some(digit) = board.candidates(cell).single() {
            let step = Step::new(Technique::NakedSingle).placing(cell, digit);
            sink.push(step.marking(digit, CellSet::of(cell), Role::Defining))?;
        }
    }
    ControlFlow::Continue(())
}
