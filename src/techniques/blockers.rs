//! Why a digit has one place left in a house: the houses across it that hold the digit already.
//!
//! ```text
//!  x x x | . 5 . | . . .      The 5s of two other boxes rule out two rows of this one (x),
//!  y . 4 | . . . | . . .      and a 5 further down rules out a column (y).
//!  x x x | . . . | . . 5      So its 5 has one place left.
//! ```

use crate::grid::{Board, CellSet, Digit, House};

/// Few houses, each with the digit, that rule it out for all open cells of `house` but those in `places`; none where
/// candidates that were struck out count as well.
pub(super) fn blockers(board: &Board, house: House, digit: Digit, places: CellSet) -> Vec<House> {
    let mut open = (house.cells() & board.open_cells()) - places;
    let placed = board.digits().cells_of(digit);
    let across: Vec<House> = House::all().filter(|other| !placed.is_disjoint(other.cells())).collect();
    let mut blockers = Vec::new();
    while !open.is_empty() {
        let most = across.iter().rev().max_by_key(|other| (other.cells() & open).len());
        match most.filter(|other| !open.is_disjoint(other.cells())) {
            Some(&most) => {
                open -= most.cells();
                blockers.push(most);
            }
            None => return Vec::new(),
        }
    }
    blockers
}
