//! What several tests share: random puzzles and positions, the same in every run.

#![allow(dead_code, reason = "each test uses a part of it")]

use ninewise::{Board, Candidate, Cell, Digit, Grid, search};

/// A small random number generator (SplitMix64) with a fixed seed.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }

    pub(crate) fn shuffled<T>(&mut self, mut items: Vec<T>) -> Vec<T> {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
        items
    }

    /// A puzzle with one solution from which no given can be taken out, and the solution.
    pub(crate) fn minimal_puzzle(&mut self) -> (Grid, Grid) {
        let solution = self.full_grid();
        let mut puzzle = solution;
        for cell in self.shuffled(Cell::all().collect()) {
            let given = puzzle.get(cell);
            puzzle.set(cell, None);
            if search::count(&puzzle, 2) != 1 {
                puzzle.set(cell, given);
            }
        }
        (puzzle, solution)
    }

    /// A full grid that breaks no rule: the cell with the fewest candidates takes a random one, again and again.
    fn full_grid(&mut self) -> Grid {
        self.fill(Board::new(&Grid::default())).expect("an empty grid can be filled")
    }

    fn fill(&mut self, board: Board) -> Option<Grid> {
        let Some(cell) = board.open_cells().min_by_key(|&cell| board.candidates(cell).len()) else {
            return Some(*board.digits());
        };
        self.shuffled(board.candidates(cell).collect()).into_iter().find_map(|digit| {
            let mut next = board.clone();
            next.place(cell, digit);
            self.fill(next)
        })
    }

    /// The puzzle with some cells filled in and some wrong candidates struck out.
    pub(crate) fn position(&mut self, puzzle: &Grid, solution: &Grid) -> Board {
        let mut grid = *puzzle;
        for _ in 0..self.below(20) {
            let cell = Cell::new(self.below(81)).expect("81 cells");
            grid.set(cell, solution.get(cell));
        }
        let mut board = Board::new(&grid);
        for _ in 0..self.below(60) {
            let cell = Cell::new(self.below(81)).expect("81 cells");
            let digit = Digit::from_index(self.below(9));
            if solution.get(cell) != Some(digit) {
                board.remove(Candidate::new(cell, digit));
            }
        }
        board
    }
}
