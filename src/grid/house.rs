//! Rows, columns and boxes.

use super::{Cell, CellSet};
use std::fmt;

/// What sort of house it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells one below the other.
    Column,
    /// Three by three cells.
    Box,
}

/// One of the 27 houses: nine rows, nine columns, nine boxes.
///
/// ```
/// use ninewise::{House, HouseKind};
/// let house = House::boxed(8);
/// assert_eq!((house.kind(), house.index()), (HouseKind::Box, 8));
/// assert_eq!(house.cells().len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The row of the given index, from 0.
    ///
    /// # Panics
    /// If `index` is over 8; so do [`House::column`] and [`House::boxed`].
    pub const fn row(index: usize) -> Self {
        Self::in_order(HouseKind::Row, index)
    }

    /// The column of the given index, from 0.
    pub const fn column(index: usize) -> Self {
        Self::in_order(HouseKind::Column, index)
    }

    /// The box of the given index, from 0, row by row.
    pub const fn boxed(index: usize) -> Self {
        Self::in_order(HouseKind::Box, index)
    }

    const fn in_order(kind: HouseKind, index: usize) -> Self {
        assert!(index < 9, "a house's index is 0 to 8");
        Self(kind as u8 * 9 + index as u8)
    }

    /// All 27: rows, then columns, then boxes.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..27).map(Self)
    }

    /// The nine of one kind.
    pub fn of_kind(kind: HouseKind) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..9).map(move |index| Self::in_order(kind, index))
    }

    /// Row, column or box.
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// 0 to 8 among the houses of its kind.
    pub const fn index(self) -> usize {
        self.0 as usize % 9
    }

    /// Its nine cells.
    pub const fn cells(self) -> CellSet {
        CellSet::HOUSES[self.0 as usize]
    }

    /// The cell at `position`, 0 to 8: left to right, top to bottom.
    ///
    /// # Panics
    /// If `position` is over 8.
    pub const fn cell(self, position: usize) -> Cell {
        match self.kind() {
            HouseKind::Row => Cell::at(self.index(), position),
            HouseKind::Column => Cell::at(position, self.index()),
            HouseKind::Box => {
                let (top, left) = (self.index() / 3 * 3, self.index() % 3 * 3);
                Cell::at(top + position / 3, left + position % 3)
            }
        }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        };
        write!(f, "{kind} {}", self.index() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
