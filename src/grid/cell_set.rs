//! A set of cells.

use super::{Cell, House};
use std::fmt;

/// A set of cells, iterated row by row.
///
/// ```
/// use ninewise::{Cell, CellSet, House};
/// let row = House::row(0).cells();
/// let column = House::column(0).cells();
/// assert_eq!((row & column).single(), Some(Cell::at(0, 0)));
/// assert_eq!((row | column).len(), 17);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 81.
    pub const ALL: Self = Self((1 << 81) - 1);

    pub(super) const PEERS: [Self; 81] = peers();
    pub(super) const HOUSES: [Self; 27] = houses();

    /// The set with just `cell`.
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// The set whose mask is `mask`: bit 0 for cell 0 up to bit 80 for cell 80. Higher bits are ignored.
    pub const fn from_mask(mask: u128) -> Self {
        Self(mask & Self::ALL.0)
    }

    /// Bit 0 for cell 0 up to bit 80 for cell 80.
    pub const fn mask(self) -> u128 {
        self.0
    }

    /// Number of cells.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `cell` is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Whether every cell of `self` is in `other`.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two have no cell in common.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The set with `cell` added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.index())
    }

    /// The set with `cell` taken out.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << cell.index()))
    }

    /// The first cell, row by row.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Cell::new(self.0.trailing_zeros() as usize) }
    }

    /// The only cell, where there is just one.
    pub const fn single(self) -> Option<Cell> {
        if self.0.count_ones() == 1 { self.first() } else { None }
    }

    /// The cells that see every cell of `self`; all cells where `self` is empty.
    pub fn common_peers(self) -> Self {
        self.fold(Self::ALL, |peers, cell| peers & cell.peers())
    }

    /// The houses that hold every cell of `self`; none where `self` is empty.
    pub fn common_houses(self) -> impl Iterator<Item = House> {
        self.first().into_iter().flat_map(Cell::houses).filter(move |house| self.is_subset(house.cells()))
    }
}

super::set_operators!(CellSet);

impl Iterator for CellSet {
    type Item = Cell;

    /// Takes the first cell out of the set.
    fn next(&mut self) -> Option<Cell> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl ExactSizeIterator for CellSet {
    fn len(&self) -> usize {
        (*self).len()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

const fn houses() -> [CellSet; 27] {
    let mut houses = [CellSet::EMPTY; 27];
    let mut index = 0;
    while index < 81 {
        let (row, column) = (index / 9, index % 9);
        let flag = 1 << index;
        houses[row].0 |= flag;
        houses[9 + column].0 |= flag;
        houses[18 + row / 3 * 3 + column / 3].0 |= flag;
        index += 1;
    }
    houses
}

const fn peers() -> [CellSet; 81] {
    let houses = houses();
    let mut peers = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        let (row, column) = (index / 9, index % 9);
        let seen = houses[row].0 | houses[9 + column].0 | houses[18 + row / 3 * 3 + column / 3].0;
        peers[index] = CellSet(seen & !(1 << index));
        index += 1;
    }
    peers
}
