//! The candidates of a board as masks by cell and by house, for assumptions to be followed on.

use super::literal::CandidateIndex;
use crate::grid::{Board, Cell, House, HouseKind};

/// The kinds of house in the order in which chains look at them.
const KINDS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// How many houses there are: nine boxes, nine rows, nine columns, in that order.
pub(super) const HOUSES: usize = 27;

/// How many groups: one for each cell, then one for each house and digit.
pub(super) const GROUPS: usize = 81 + HOUSES * 9;

/// By candidate: its groups (cell, box, row, column) and its bit in each.
pub(super) static PLACES: [[Place; 4]; 729] = places();

/// By group and bit: the candidate.
static MEMBERS: [[u16; 9]; GROUPS] = all_members();

/// Where a candidate is in one of its groups.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) group: u16,
    pub(super) bit: u16,
    /// The group's members that no earlier group has: the cells of a line that lie in the box come with the box.
    pub(super) others: u16,
}

/// A board's candidates, free to be removed one by one.
///
/// A *group* is a set of candidates of which one holds: those of a cell, or the places of a digit in a house.
#[derive(Clone)]
pub(super) struct Scratch {
    /// By group: mask of the candidates left.
    groups: [u16; GROUPS],
    /// By house: how many cells hold no digit.
    pub(super) open: [u8; HOUSES],
    /// By digit: how many cells hold it.
    pub(super) placed: [u8; 9],
}

impl Scratch {
    pub(super) fn new(board: &Board) -> Self {
        let mut scratch = Self { groups: [0; GROUPS], open: [0; HOUSES], placed: [0; 9] };
        for cell in Cell::all() {
            match board.digit(cell) {
                Some(digit) => scratch.placed[digit.index()] += 1,
                None => houses_of(cell.index()).into_iter().for_each(|house| scratch.open[house] += 1),
            }
            for digit in board.candidates(cell) {
                for place in PLACES[cell.index() * 9 + digit.index()] {
                    scratch.groups[place.group as usize] |= place.bit;
                }
            }
        }
        scratch
    }

    /// The mask of a group.
    pub(super) const fn group(&self, group: usize) -> u16 {
        self.groups[group]
    }

    /// The mask of a cell's candidates.
    pub(super) const fn cell(&self, cell: usize) -> u16 {
        self.groups[cell]
    }

    /// The mask of a digit's places in a house.
    pub(super) const fn places(&self, house: usize, digit: usize) -> u16 {
        self.groups[house_group(house, digit)]
    }

    /// What is left of a candidate's groups without it: of its cell, box, row and column.
    #[inline]
    pub(super) fn without(&self, candidate: CandidateIndex) -> [u16; 4] {
        let mut left = [0; 4];
        for (left, place) in left.iter_mut().zip(&PLACES[candidate]) {
            *left = self.groups[place.group as usize] & !place.bit;
        }
        left
    }

    /// Takes a candidate off; gives what is left of its groups.
    #[inline]
    pub(super) fn remove(&mut self, candidate: CandidateIndex) -> [u16; 4] {
        let left = self.without(candidate);
        for (left, place) in left.iter().zip(&PLACES[candidate]) {
            self.groups[place.group as usize] = *left;
        }
        left
    }

    /// The candidates of a group.
    pub(super) fn members(&self, group: usize) -> impl Iterator<Item = CandidateIndex> + use<> {
        members(group, self.groups[group])
    }

    /// All candidates, cell by cell.
    pub(super) fn all(&self) -> impl Iterator<Item = CandidateIndex> + '_ {
        (0..81).flat_map(|cell| self.members(cell))
    }
}

/// The group of a digit in a house.
pub(super) const fn house_group(house: usize, digit: usize) -> usize {
    81 + house * 9 + digit
}

/// The house of a group that is not a cell's.
pub(super) const fn house_of_group(group: usize) -> usize {
    (group - 81) / 9
}

/// The candidates of a group that `mask` names.
pub(super) fn members(group: usize, mask: u16) -> impl Iterator<Item = CandidateIndex> + Clone {
    bits(mask).map(move |bit| member(group, bit))
}

/// The candidate at a bit of a group.
pub(super) const fn member(group: usize, bit: usize) -> CandidateIndex {
    MEMBERS[group][bit] as usize
}

/// The cell at a position of a house.
pub(super) const fn at(house: usize, position: usize) -> usize {
    let (index, kind) = (house % 9, house / 9);
    match kind {
        0 => index / 3 * 27 + index % 3 * 3 + position / 3 * 9 + position % 3,
        1 => index * 9 + position,
        _ => position * 9 + index,
    }
}

/// A cell's box, row and column.
const fn houses_of(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row / 3 * 3 + column / 3, 9 + row, 18 + column]
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
pub(super) fn bits(mask: u16) -> Bits {
    Bits(mask)
}

/// See [`bits`].
#[derive(Clone)]
pub(super) struct Bits(u16);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

const fn places() -> [[Place; 4]; 729] {
    let mut table = [[Place { group: 0, bit: 0, others: 0 }; 4]; 729];
    let mut candidate = 0;
    while candidate < 729 {
        let (cell, digit) = (candidate / 9, candidate % 9);
        let (row, column) = (cell / 9, cell % 9);
        let positions = [row % 3 * 3 + column % 3, column, row];
        let houses = houses_of(cell);
        table[candidate][0] = Place { group: cell as u16, bit: 1 << digit, others: !(1 << digit) };
        let mut kind = 0;
        while kind < 3 {
            let group = house_group(houses[kind], digit) as u16;
            let position = positions[kind];
            let known = if kind == 0 { 1 << position } else { 0b111 << (position / 3 * 3) };
            table[candidate][kind + 1] = Place { group, bit: 1 << position, others: !known };
            kind += 1;
        }
        candidate += 1;
    }
    table
}

const fn all_members() -> [[u16; 9]; GROUPS] {
    let places = places();
    let mut table = [[0; 9]; GROUPS];
    let mut candidate = 0;
    while candidate < 729 {
        let mut kind = 0;
        while kind < 4 {
            let place = places[candidate][kind];
            table[place.group as usize][place.bit.trailing_zeros() as usize] = candidate as u16;
            kind += 1;
        }
        candidate += 1;
    }
    table
}
