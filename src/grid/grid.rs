//! 81 optional digits that may break the rules, and where they do.

use super::{Cell, CellSet, Digit, House};
use std::fmt;
use std::str::FromStr;

/// A grid of digits and blanks: any 81 cells, whether or not they break the rules.
///
/// ```
/// use ninewise::{Cell, Grid};
/// let mut grid = Grid::default();
/// grid.set(Cell::at(0, 0), ninewise::Digit::new(5));
/// assert!(grid.to_string().starts_with("5....."));
/// assert!(grid.is_valid());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid([u8; 81]);

/// Two equal digits in one house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The digit that stands twice.
    pub digit: Digit,
    /// The two cells, in order.
    pub cells: [Cell; 2],
    /// The house they share.
    pub house: House,
}

/// Why a text is not a line of 81 cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineError {
    /// The line has this many characters, not 81.
    Length(usize),
    /// The character at this place, counted from 0, is neither a digit nor `.`.
    Character(usize),
}

impl Grid {
    /// The digit in `cell`; `None` for a blank.
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.0[cell.index()])
    }

    /// Writes a digit or, with `None`, a blank.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit.map_or(0, Digit::get);
    }

    /// 81 numbers row by row, 0 for a blank.
    pub const fn numbers(&self) -> &[u8; 81] {
        &self.0
    }

    /// Every cell that holds a digit, with it.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> {
        Cell::all().filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    /// The cells that hold `digit`.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        Cell::all().filter(|&cell| self.get(cell) == Some(digit)).collect()
    }

    /// Whether every cell holds a digit.
    pub fn is_full(&self) -> bool {
        !self.0.contains(&0)
    }

    /// Reads the bytes of a line: digits, and `.` or `0` for a blank. `None` if there is any other byte.
    ///
    /// ```
    /// use ninewise::Grid;
    /// assert_eq!(Grid::from_line(&[b'0'; 81]), Some(Grid::default()));
    /// assert_eq!(Grid::from_line(&[b'x'; 81]), None);
    /// ```
    pub fn from_line(line: &[u8; 81]) -> Option<Self> {
        let numbers = line.map(|byte| if byte == b'.' { 0 } else { byte.wrapping_sub(b'0') });
        numbers.iter().all(|&number| number <= 9).then_some(Self(numbers))
    }

    /// Whether no digit stands twice in a house. Blanks are fine; the grid need not be solvable.
    pub fn is_valid(&self) -> bool {
        let (mut columns, mut clashes) = ([0u16; 9], 0);
        for band in self.0.chunks_exact(27) {
            let mut boxes = [0u16; 3];
            for numbers in band.chunks_exact(9) {
                let mut row = 0;
                for (column, &number) in numbers.iter().enumerate() {
                    // Bit 0 would be the blank.
                    let flag = (1u16 << number) & !1;
                    clashes |= flag & (row | columns[column] | boxes[column / 3]);
                    row |= flag;
                    columns[column] |= flag;
                    boxes[column / 3] |= flag;
                }
            }
        }
        clashes == 0
    }

    /// Every pair of equal digits that share a house: by house, rows first, then by cell.
    ///
    /// Two cells that share two houses are named once for each.
    ///
    /// ```
    /// let grid: ninewise::Grid = format!("55{}", ".".repeat(79)).parse().unwrap();
    /// let houses: Vec<_> = grid.conflicts().iter().map(|c| c.house.to_string()).collect();
    /// assert_eq!(houses, ["row 1", "box 1"]);
    /// ```
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for house in House::all() {
            for first in 0..9 {
                for second in first + 1..9 {
                    let cells = [house.cell(first), house.cell(second)];
                    if let Some(digit) = self.get(cells[0])
                        && self.get(cells[1]) == Some(digit)
                    {
                        conflicts.push(Conflict { digit, cells, house });
                    }
                }
            }
        }
        conflicts
    }
}

impl Default for Grid {
    /// 81 blanks.
    fn default() -> Self {
        Self([0; 81])
    }
}

impl FromStr for Grid {
    type Err = LineError;

    /// Reads a line of 81 characters, row by row, with `.` or `0` for a blank. `format::parse` reads all other forms.
    fn from_str(line: &str) -> Result<Self, LineError> {
        let length = line.chars().count();
        if length != 81 {
            return Err(LineError::Length(length));
        }
        let mut grid = Self::default();
        for (index, character) in line.chars().enumerate() {
            grid.0[index] = match character {
                '.' => 0,
                '0'..='9' => character as u8 - b'0',
                _ => return Err(LineError::Character(index)),
            };
        }
        Ok(grid)
    }
}

impl fmt::Display for Grid {
    /// The line: 81 characters row by row, `.` for a blank.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.0.map(|number| if number == 0 { b'.' } else { b'0' + number });
        f.pad(std::str::from_utf8(&line).expect("digits and dots are ASCII"))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "A line has 81 characters, this one {length}."),
            Self::Character(index) => {
                write!(f, "Character {} is neither a digit nor a dot.", index + 1)
            }
        }
    }
}

impl std::error::Error for LineError {}
