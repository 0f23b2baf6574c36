//! The candidates of a board as masks by cell and by house, for assumptions to be followed on.

use super::literal::CandidateIndex;
use crate::grid::{Board, Cell, Digit, House, HouseKind};

/// The kinds of house in the order in which chains look at them.
pub(super) const KINDS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// The houses in that order: nine boxes, nine rows, nine columns.
pub(super) const HOUSES: usize = 27;

/// By cell: its box, row and column, as indices into the houses.
pub(super) static HOUSES_OF: [[u8; 3]; 81] = houses_of();
/// By cell: its position within its box, row and column.
pub(super) static POSITION_IN: [[u8; 3]; 81] = position_in();
/// By house: its cells.
pub(super) static CELLS: [[u8; 9]; HOUSES] = cells();

/// A board's candidates, free to be removed one by one.
#[derive(Clone)]
pub(super) struct Scratch {
    /// By cell: mask of its candidates.
    pub(super) cells: [u16; 81],
    /// By house and digit: mask of the positions of the digit within the house.
    pub(super) positions: [[u16; 9]; HOUSES],
    /// By digit: mask of the cells that have it as a candidate.
    pub(super) digits: [u128; 9],
    /// By house: how many cells hold no digit.
    pub(super) open: [u8; HOUSES],
    /// By digit: how many cells hold it.
    pub(super) placed: [u8; 9],
}

impl Scratch {
    pub(super) fn new(board: &Board) -> Self {
        let mut scratch = Self {
            cells: [0; 81],
            positions: [[0; 9]; HOUSES],
            digits: [0; 9],
            open: [0; HOUSES],
            placed: [0; 9],
        };
        for cell in Cell::all() {
            match board.digit(cell) {
                Some(digit) => scratch.placed[digit.index()] += 1,
                None => HOUSES_OF[cell.index()].iter().for_each(|&house| scratch.open[house as usize] += 1),
            }
            scratch.cells[cell.index()] = board.candidates(cell).mask();
        }
        for digit in Digit::all() {
            for cell in board.positions(digit) {
                scratch.set(cell.index(), digit.index());
            }
        }
        scratch
    }

    fn set(&mut self, cell: usize, digit: usize) {
        self.digits[digit] |= 1 << cell;
        for (house, position) in HOUSES_OF[cell].into_iter().zip(POSITION_IN[cell]) {
            self.positions[house as usize][digit] |= 1 << position;
        }
    }

    /// Takes a candidate off.
    pub(super) fn remove(&mut self, candidate: CandidateIndex) {
        let (cell, digit) = (candidate / 9, candidate % 9);
        self.cells[cell] &= !(1 << digit);
        self.digits[digit] &= !(1 << cell);
        for (house, position) in HOUSES_OF[cell].into_iter().zip(POSITION_IN[cell]) {
            self.positions[house as usize][digit] &= !(1 << position);
        }
    }

    /// The candidates of a cell.
    pub(super) fn of_cell(&self, cell: usize) -> impl Iterator<Item = CandidateIndex> + use<> {
        bits(self.cells[cell]).map(move |digit| cell * 9 + digit)
    }

    /// All candidates, cell by cell.
    pub(super) fn all(&self) -> impl Iterator<Item = CandidateIndex> + '_ {
        (0..81).flat_map(|cell| self.of_cell(cell))
    }

    /// The places of a digit in a house.
    pub(super) fn in_house(
        &self,
        house: usize,
        digit: usize,
    ) -> impl Iterator<Item = CandidateIndex> + use<> {
        bits(self.positions[house][digit]).map(move |position| at(house, position) * 9 + digit)
    }
}

/// The cell at a position of a house.
pub(super) const fn at(house: usize, position: usize) -> usize {
    CELLS[house][position] as usize
}

/// The house of the given index.
pub(super) fn house(index: usize) -> House {
    match KINDS[index / 9] {
        HouseKind::Box => House::boxed(index % 9),
        HouseKind::Row => House::row(index % 9),
        HouseKind::Column => House::column(index % 9),
    }
}

/// The indices of the bits set, from the lowest.
pub(super) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(lowest)
    })
}

const fn houses_of() -> [[u8; 3]; 81] {
    let mut table = [[0; 3]; 81];
    let mut index = 0;
    while index < 81 {
        let (row, column) = (index / 9, index % 9);
        table[index] = [(row / 3 * 3 + column / 3) as u8, 9 + row as u8, 18 + column as u8];
        index += 1;
    }
    table
}

const fn position_in() -> [[u8; 3]; 81] {
    let mut table = [[0; 3]; 81];
    let mut index = 0;
    while index < 81 {
        let (row, column) = (index / 9, index % 9);
        table[index] = [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8];
        index += 1;
    }
    table
}

const fn cells() -> [[u8; 9]; HOUSES] {
    let (houses, positions) = (houses_of(), position_in());
    let mut table = [[0; 9]; HOUSES];
    let mut index = 0;
    while index < 81 {
        let mut kind = 0;
        while kind < 3 {
            table[houses[index][kind] as usize][positions[index][kind] as usize] = index as u8;
            kind += 1;
        }
        index += 1;
    }
    table
}
