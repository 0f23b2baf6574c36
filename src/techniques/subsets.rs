//! Subsets: as many cells as digits, from either side.
//!
//! ```text
//!  naked pair    {15} {15} {1357} {5789}    two cells with two digits between them: the digits
//!                           x  x   x        go from the other cells of the house
//!  hidden pair   {1257} {1589} {278} {79}   two digits with two places between them: the other
//!                  xx     xx                digits go from those cells
//! ```

use super::combinations::combinations;
use super::singles::HOUSES;
use super::{HouseRole, Role, Sink, Step, Technique};
use crate::grid::{Board, Cell, CellSet, Digit, DigitSet, House};
use std::ops::ControlFlow;

const NAKED: [Technique; 3] = [Technique::NakedPair, Technique::NakedTriplet, Technique::NakedQuad];
const HIDDEN: [Technique; 3] = [Technique::HiddenPair, Technique::HiddenTriplet, Technique::HiddenQuad];
const DIRECT_HIDDEN: [Technique; 2] = [Technique::DirectHiddenPair, Technique::DirectHiddenTriplet];

/// Naked pair, triplet, quad: cells of a house with as many candidates between them.
pub(super) fn naked(board: &Board, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = NAKED[size - 2];
    let open = board.open_cells();
    for house in HOUSES.into_iter().filter(|house| (house.cells() & open).len() >= 2 * size) {
        let cells: Vec<Cell> = (0..9)
            .map(|position| house.cell(position))
            .filter(|&cell| (2..=size).contains(&board.candidates(cell).len()))
            .collect();
        for chosen in combinations(cells.len(), size) {
            let set: CellSet = chosen.map(|index| cells[index]).collect();
            let digits = digits_of(board, set);
            if digits.len() == size {
                strike_outside(board, technique, house, (set, digits), sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Hidden pair, triplet, quad: digits with as many places between them in a house.
pub(super) fn hidden(board: &Board, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = HIDDEN[size - 2];
    let open = board.open_cells();
    for house in HOUSES.into_iter().filter(|house| (house.cells() & open).len() > 2 * size) {
        hidden_in(board, house, size, |places, digits| {
            if digits_of(board, places) == digits {
                return ControlFlow::Continue(());
            }
            let step = found(board, technique, house, (places, digits));
            let others = DigitSet::ALL - digits;
            sink.push(others.fold(step, |step, digit| step.striking(digit, places & board.positions(digit))))
        })?;
    }
    ControlFlow::Continue(())
}

/// Hidden pair, triplet that leaves another digit of the house with one place, which is written at once.
pub(super) fn direct_hidden(board: &Board, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = DIRECT_HIDDEN[size - 2];
    let open = board.open_cells();
    for house in HOUSES.into_iter().filter(|house| (house.cells() & open).len() > size) {
        hidden_in(board, house, size, |places, digits| {
            let single = (DigitSet::ALL - digits).find_map(|digit| {
                let all = board.positions(digit) & house.cells();
                let left = (all - places).single()?;
                (all.len() > 1).then_some((left, digit))
            });
            match single {
                Some((cell, digit)) => {
                    sink.push(found(board, technique, house, (places, digits)).placing(cell, digit))
                }
                None => ControlFlow::Continue(()),
            }
        })?;
    }
    ControlFlow::Continue(())
}

/// Calls `found` with every set of `size` digits that have as many places between them.
fn hidden_in(
    board: &Board,
    house: House,
    size: usize,
    mut found: impl FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let places = |digit| board.positions(digit) & house.cells();
    let digits: Vec<Digit> =
        Digit::all().filter(|&digit| (2..=size).contains(&places(digit).len())).collect();
    for chosen in combinations(digits.len(), size) {
        let set: DigitSet = chosen.map(|index| digits[index]).collect();
        let cells = set.fold(CellSet::EMPTY, |cells, digit| cells | places(digit));
        if cells.len() == size {
            found(cells, set)?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates of several cells together.
pub(super) fn digits_of(board: &Board, cells: CellSet) -> DigitSet {
    cells.fold(DigitSet::EMPTY, |digits, cell| digits | board.candidates(cell))
}

fn strike_outside(
    board: &Board,
    technique: Technique,
    house: House,
    (set, digits): (CellSet, DigitSet),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let rest = house.cells() - set;
    if digits_of(board, rest).is_disjoint(digits) {
        return ControlFlow::Continue(());
    }
    let step = found(board, technique, house, (set, digits));
    sink.push({ digits }.fold(step, |step, digit| step.striking(digit, rest & board.positions(digit))))
}

fn found(board: &Board, technique: Technique, house: House, (cells, digits): (CellSet, DigitSet)) -> Step {
    let step = Step::new(technique).within(house, HouseRole::Pattern);
    { digits }.fold(step, |step, digit| step.marking(digit, cells & board.positions(digit), Role::Defining))
}
