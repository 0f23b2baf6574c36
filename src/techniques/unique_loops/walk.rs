//! The walk that finds deadly loops: from cell to cell through houses of changing kind.

use crate::grid::{Board, Cell, CellSet, Digit, DigitSet, House};

/// Box, row and column of a cell.
pub(super) fn houses_of(cell: Cell) -> [House; 3] {
    let [row, column, boxed] = cell.houses();
    [boxed, row, column]
}

/// Calls `found` with every deadly loop through `start`, a cell of two candidates, and with these two.
pub(super) fn loops_from(board: &Board, start: Cell, mut found: impl FnMut(&[Cell], [Digit; 2])) {
    let mut digits = board.candidates(start);
    let (Some(one), Some(other)) = (digits.next(), digits.next()) else { return };
    let pair = board.candidates(start);
    let both = board.positions(one) & board.positions(other);
    if both.len() < 4 {
        return;
    }
    let closed = |path: &[Cell]| {
        if is_deadly(path) {
            found(path, [one, other]);
        }
    };
    Walk { board, pair, both, path: Vec::new(), passed: CellSet::EMPTY, extras: DigitSet::EMPTY, closed }
        .visit(start, 2, None);
}

struct Walk<'a, F> {
    board: &'a Board,
    pair: DigitSet,
    /// The cells that have both digits.
    both: CellSet,
    path: Vec<Cell>,
    /// The cells of the path but its first.
    passed: CellSet,
    /// The extra candidates met. Sudoku Explainer 1.2.1 forgets none when it turns back, and so misses some loops;
    /// its ratings depend on that.
    extras: DigitSet,
    closed: F,
}

impl<F: FnMut(&[Cell])> Walk<'_, F> {
    /// Goes on from `cell`, which was reached through a house of the kind at `arrival` in [`houses_of`]; `allowed` more
    /// cells may have extra candidates of any kind.
    fn visit(&mut self, cell: Cell, allowed: i32, arrival: Option<usize>) {
        self.path.push(cell);
        for (kind, house) in houses_of(cell).into_iter().enumerate() {
            if arrival == Some(kind) {
                continue;
            }
            for next in (house.cells() & self.both) - self.passed {
                self.step(next, allowed, kind);
            }
        }
        self.path.pop();
    }

    fn step(&mut self, next: Cell, allowed: i32, kind: usize) {
        if next == self.path[0] {
            if self.path.len() >= 4 {
                (self.closed)(&self.path);
            }
            return;
        }
        let candidates = self.board.candidates(next);
        self.extras |= candidates - self.pair;
        let plain = candidates.len() == 2;
        if plain || self.extras.len() == 1 || allowed > 0 {
            self.passed = self.passed.with(next);
            self.visit(next, if plain { allowed } else { allowed - 1 }, Some(kind));
            self.passed = self.passed.without(next);
        }
    }
}

/// Whether the cells at even and those at odd places of the loop are in the same houses, each in different ones.
fn is_deadly(path: &[Cell]) -> bool {
    let mut seen = [0u32; 2];
    for (place, &cell) in path.iter().enumerate() {
        let flags = 1 << cell.row() | 1 << (9 + cell.column()) | 1 << (18 + cell.box_index());
        if seen[place % 2] & flags != 0 {
            return false;
        }
        seen[place % 2] |= flags;
    }
    seen[0] == seen[1]
}
