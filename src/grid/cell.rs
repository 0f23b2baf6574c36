//! One of the 81 cells.

use super::{CellSet, House};
use std::fmt;

/// A cell, numbered 0 to 80 row by row.
///
/// ```
/// use ninewise::Cell;
/// let cell = Cell::at(3, 4);
/// assert_eq!(cell.to_string(), "r4c5");
/// assert_eq!(cell.index(), 31);
/// assert_eq!(Cell::new(81), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell of the given index, row by row; `None` over 80.
    pub const fn new(index: usize) -> Option<Self> {
        if index < 81 { Some(Self(index as u8)) } else { None }
    }

    /// The cell in the given row and column, both counted from 0.
    ///
    /// # Panics
    /// If `row` or `column` is over 8.
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9, "rows and columns are 0 to 8");
        Self((row * 9 + column) as u8)
    }

    /// All 81, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..81).map(Self)
    }

    /// 0 to 80, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 8.
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// 0 to 8.
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// The box, 0 to 8, row by row.
    pub const fn box_index(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// Its row, column and box.
    pub const fn houses(self) -> [House; 3] {
        [House::row(self.row()), House::column(self.column()), House::boxed(self.box_index())]
    }

    /// The 20 cells that share a house with `self`, without `self`.
    ///
    /// ```text
    /// x x x | . . . | . . .      o: the cell, r2c2
    /// x o x | x x x | x x x      x: its peers in the top band;
    /// x x x | . . . | . . .      below it, column 2 is x as well
    /// ```
    ///
    /// ```
    /// # use ninewise::Cell;
    /// assert_eq!(Cell::at(1, 1).peers().len(), 20);
    /// ```
    pub const fn peers(self) -> CellSet {
        CellSet::PEERS[self.index()]
    }

    /// Whether the two cells share a house and are not the same.
    pub const fn sees(self, other: Self) -> bool {
        self.peers().contains(other)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
