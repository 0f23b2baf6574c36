//! Bivalue universal grave: but for a few extra candidates, every open cell has two, and every digit two places in
//! every house. Without the extras the puzzle would have no solution or two, so one of them holds.

use super::combinations::combinations;
use super::subsets::digits_of;
use super::{HouseRole, Role, Sink, Step, Technique};
use crate::grid::{Board, Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use std::ops::ControlFlow;

/// The candidates beyond two in a cell and twice in a house.
struct Extras {
    /// In the order in which they were found.
    cells: Vec<Cell>,
    by_cell: [DigitSet; 81],
    digits: DigitSet,
    /// The cells that see every cell with extras.
    seen: CellSet,
}

/// Types 1 to 4, in the order in which Sudoku Explainer tries them.
pub(super) fn all(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(extras) = Extras::find(board) else { return ControlFlow::Continue(()) };
    match (extras.cells.len(), extras.digits.len()) {
        (0, _) => ControlFlow::Continue(()),
        (1, _) => extras.type_1(board, sink),
        (_, 1) => {
            extras.type_2(board, sink)?;
            extras.type_4(board, sink)
        }
        _ if extras.seen.is_empty() => ControlFlow::Continue(()),
        _ => {
            extras.type_4(board, sink)?;
            extras.type_3(board, sink)
        }
    }
}

/// Houses in the order in which Sudoku Explainer looks for extras: boxes, rows, columns.
fn houses() -> impl Iterator<Item = House> {
    [HouseKind::Box, HouseKind::Row, HouseKind::Column].into_iter().flat_map(House::of_kind)
}

impl Extras {
    /// `None` where the board is no grave.
    fn find(board: &Board) -> Option<Self> {
        let mut extras = Self {
            cells: Vec::new(),
            by_cell: [DigitSet::EMPTY; 81],
            digits: DigitSet::EMPTY,
            seen: CellSet::ALL,
        };
        let plain = board.cells_with(1) | board.cells_with(2);
        for house in houses() {
            for digit in Digit::all() {
                let places = board.positions(digit) & house.cells();
                if matches!(places.len(), 0 | 2) {
                    continue;
                }
                let crowded = places - plain;
                if crowded.is_empty() {
                    return None;
                }
                if let Some(cell) = crowded.single() {
                    extras.add(cell, digit);
                    if extras.cells.len() > 1 && extras.digits.len() > 1 && extras.seen.is_empty() {
                        return None;
                    }
                }
            }
        }
        extras.leave_a_grave(board).then_some(extras)
    }

    fn add(&mut self, cell: Cell, digit: Digit) {
        if self.by_cell[cell.index()].is_empty() {
            self.cells.push(cell);
            self.seen &= cell.peers();
        }
        self.by_cell[cell.index()] = self.by_cell[cell.index()].with(digit);
        self.digits = self.digits.with(digit);
    }

    /// Whether without the extras every open cell has two candidates and every digit no or two places in a house.
    fn leave_a_grave(&self, board: &Board) -> bool {
        let bivalue = |cell: Cell| (board.candidates(cell) - self.by_cell[cell.index()]).len() == 2;
        let paired = |digit: Digit| {
            let places = board.positions(digit) - self.places(digit);
            houses().all(|house| matches!((places & house.cells()).len(), 0 | 2))
        };
        board.open_cells().all(bivalue) && Digit::all().all(paired)
    }

    /// The cells that have `digit` as an extra.
    fn places(&self, digit: Digit) -> CellSet {
        self.cells.iter().copied().filter(|cell| self.by_cell[cell.index()].contains(digit)).collect()
    }

    fn step(&self, technique: Technique) -> Step {
        { self.digits }
            .fold(Step::new(technique), |step, digit| step.marking(digit, self.places(digit), Role::Fin))
    }

    /// One cell: it must be one of its extras.
    fn type_1(&self, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut step = self.step(Technique::Bug1);
        let cell = self.cells[0];
        let others = board.candidates(cell) - self.digits;
        step.eliminations.extend(others.map(|digit| Candidate::new(cell, digit)));
        sink.push(step)
    }

    /// One extra digit in several cells: it goes from the cells that see them all.
    fn type_2(&self, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let step = self.step(Technique::Bug2);
        sink.push(
            { self.digits }
                .fold(step, |step, digit| step.striking(digit, self.seen & board.positions(digit))),
        )
    }

    /// Two cells of a house that share one more candidate: one of them holds it, the other an extra.
    fn type_4(&self, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let &[first, second] = self.cells.as_slice() else { return ControlFlow::Continue(()) };
        let shared = (board.candidates(first) & board.candidates(second)) - self.digits;
        let Some(digit) = shared.single() else { return ControlFlow::Continue(()) };
        let pair = CellSet::of(first).with(second);
        for house in houses().filter(|house| pair.is_subset(house.cells())) {
            let step = self.step(Technique::Bug4).within(house, HouseRole::Pattern);
            let mut step = step.marking(digit, pair, Role::Common);
            for cell in pair {
                let others = board.candidates(cell).without(digit) - self.by_cell[cell.index()];
                step.eliminations.extend(others.map(|digit| Candidate::new(cell, digit)));
            }
            sink.push(step)?;
        }
        ControlFlow::Continue(())
    }

    /// Extras that are one cell of a naked subset with others that see them all.
    fn type_3(&self, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for house in houses() {
            if !self.cells.iter().all(|&cell| house.cells().contains(cell)) {
                continue;
            }
            let others: Vec<Cell> = (0..9)
                .map(|position| house.cell(position))
                .filter(|&cell| self.seen.contains(cell) && board.candidates(cell).len() >= 2)
                .collect();
            for size in 2..=6 {
                for chosen in combinations(others.len(), size - 1) {
                    let set: CellSet = chosen.map(|index| others[index]).collect();
                    self.subset(board, house, size, set, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn subset(
        &self,
        board: &Board,
        house: House,
        size: usize,
        set: CellSet,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let digits = digits_of(board, set) | self.digits;
        if digits.len() != size {
            return ControlFlow::Continue(());
        }
        let mut step = self.step(Technique::Bug3).within(house, HouseRole::Pattern);
        for digit in digits {
            step = step.marking(digit, set & board.positions(digit), Role::SetA);
            step = step.striking(digit, (house.cells() & self.seen) - set);
        }
        sink.push(step)
    }
}
