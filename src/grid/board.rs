//! Digits with candidates, kept in step.

use super::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// A position: the digits placed and the candidates left in the open cells.
///
/// Invariant: a placed cell has no candidates, and the two ways to look at candidates, by cell and by digit, agree.
/// Only [`Board::place`] and [`Board::remove`] change it.
///
/// ```
/// use ninewise::{Board, Cell, Digit, Grid};
/// let mut board = Board::new(&Grid::default());
/// let five = Digit::new(5).unwrap();
/// board.place(Cell::at(0, 0), five);
/// assert_eq!(board.candidates(Cell::at(0, 1)).len(), 8);
/// assert_eq!(board.positions(five).len(), 60);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    digits: Grid,
    open: CellSet,
    candidates: [DigitSet; 81],
    positions: [CellSet; 9],
}

impl Board {
    /// The digits of `grid`, and in every other cell the candidates that no peer's digit rules out.
    pub fn new(grid: &Grid) -> Self {
        let mut board = Self {
            digits: Grid::default(),
            open: CellSet::ALL,
            candidates: [DigitSet::ALL; 81],
            positions: [CellSet::ALL; 9],
        };
        for (cell, digit) in grid.filled() {
            board.place(cell, digit);
        }
        board
    }

    /// As [`Board::new`], less every candidate that `kept` of its cell lacks.
    pub fn with_candidates(grid: &Grid, kept: &[DigitSet; 81]) -> Self {
        let mut board = Self::new(grid);
        for cell in Cell::all() {
            for digit in board.candidates(cell) - kept[cell.index()] {
                board.remove(Candidate::new(cell, digit));
            }
        }
        board
    }

    /// The digits placed.
    pub const fn digits(&self) -> &Grid {
        &self.digits
    }

    /// The digit placed in `cell`.
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell)
    }

    /// The candidates of `cell`; none where a digit is placed.
    pub const fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The open cells that have `digit` as a candidate.
    pub const fn positions(&self, digit: Digit) -> CellSet {
        self.positions[digit.index()]
    }

    /// Whether the candidate is still on the board.
    pub const fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.digit)
    }

    /// The cells without a digit.
    pub const fn open_cells(&self) -> CellSet {
        self.open
    }

    /// The cells that have just `count` candidates.
    ///
    /// Adds up all cells at once: a set for each binary place of the 81 sums.
    pub fn cells_with(&self, count: usize) -> CellSet {
        let mut sums = [CellSet::EMPTY; 4];
        for &positions in &self.positions {
            sums.iter_mut().fold(positions, |carry, sum| {
                let both = *sum & carry;
                *sum = (*sum | carry) - both;
                both
            });
        }
        let place =
            |(place, &sum): (usize, &CellSet)| if count >> place & 1 == 1 { sum } else { CellSet::ALL - sum };
        sums.iter().enumerate().map(place).fold(CellSet::ALL, |cells, place| cells & place)
    }

    /// Whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.digits.is_full()
    }

    /// Writes `digit` into `cell` and strikes it out from the cell's peers.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        for other in self.candidates(cell) {
            self.positions[other.index()] = self.positions[other.index()].without(cell);
        }
        self.candidates[cell.index()] = DigitSet::EMPTY;
        self.digits.set(cell, Some(digit));
        self.open = self.open.without(cell);
        for peer in self.positions(digit) & cell.peers() {
            self.remove(Candidate::new(peer, digit));
        }
    }

    /// Strikes out a candidate; nothing happens where it is not on the board.
    pub fn remove(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        self.candidates[cell.index()] = self.candidates[cell.index()].without(digit);
        self.positions[digit.index()] = self.positions[digit.index()].without(cell);
    }
}
