//! Aligned exclusion: digits of two or three cells that occur in no possible combination of them.
//!
//! A combination is impossible if it puts a digit twice into a house, or takes every candidate of another cell.

use super::{Role, Sink, Step, Technique};
use crate::grid::{Board, Candidate, Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// The cells whose combinations are tried, and for each the peers few of whose candidates are left.
struct Bases {
    cells: Vec<Cell>,
    excluders: [CellSet; 81],
}

/// Aligned pair exclusion: two cells, and common peers of two candidates.
pub(super) fn pair(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bases = Bases::new(board, 2);
    bases.pairs().try_for_each(|(first, second)| {
        bases.exclude(board, Technique::AlignedPairExclusion, &[first, second], sink)
    })
}

/// Aligned triplet exclusion: three cells, and common peers of two or three candidates.
pub(super) fn triplet(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bases = Bases::new(board, 3);
    for (first, second) in bases.pairs() {
        let [near_first, near_second] = [first, second].map(|cell| bases.excluders[cell.index()]);
        let thirds = in_order(first, near_first).chain(in_order(second, near_second - near_first));
        for third in thirds.filter(|&cell| cell != first && cell != second) {
            let cells = [first, second, third];
            bases.exclude(board, Technique::AlignedTripletExclusion, &cells, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Of `cells`, all peers of `cell`: those of its box, then of its row, then of its column.
fn in_order(cell: Cell, cells: CellSet) -> impl Iterator<Item = Cell> {
    let [row, column, boxed] = cell.houses().map(|house| house.cells());
    (cells & boxed).chain((cells & row) - boxed).chain((cells & column) - boxed)
}

impl Bases {
    /// `most`: the candidates that a peer may have to exclude a combination.
    fn new(board: &Board, most: usize) -> Self {
        let with = |count: usize| -> CellSet {
            Cell::all().filter(|&cell| board.candidates(cell).len() == count).collect()
        };
        let few = (2..=most).fold(CellSet::EMPTY, |few, count| few | with(count));
        let singles = with(1);
        let mut bases = Self { cells: Vec::new(), excluders: [CellSet::EMPTY; 81] };
        for cell in board.open_cells().filter(|&cell| board.candidates(cell).len() >= 2) {
            let excluders = cell.peers() & few;
            if !excluders.is_empty() && cell.peers().is_disjoint(singles) {
                bases.cells.push(cell);
                bases.excluders[cell.index()] = excluders;
            }
        }
        bases
    }

    /// Every two cells with two common excluders or more, by the later one, then by the earlier.
    fn pairs(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let pairs = self
            .cells
            .iter()
            .enumerate()
            .flat_map(|(end, &second)| self.cells[..end].iter().map(move |&first| (first, second)));
        pairs.filter(|&(first, second)| self.common(&[first, second]).len() >= 2)
    }

    /// The excluders of all of `cells`.
    fn common(&self, cells: &[Cell]) -> CellSet {
        cells.iter().fold(CellSet::ALL, |common, cell| common & self.excluders[cell.index()])
    }

    fn exclude(
        &self,
        board: &Board,
        technique: Technique,
        cells: &[Cell],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let common = self.common(cells);
        if common.len() < 2 {
            return ControlFlow::Continue(());
        }
        let possible = Combinations { board, cells, common }.possible();
        let struck = cells.iter().enumerate().flat_map(|(index, &cell)| {
            (board.candidates(cell) - possible[index]).map(move |digit| Candidate::new(cell, digit))
        });
        let struck: Vec<Candidate> = struck.collect();
        if struck.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut step = Step::new(technique);
        step.eliminations = struck;
        for &cell in cells {
            step = board
                .candidates(cell)
                .fold(step, |s, digit| s.marking(digit, CellSet::of(cell), Role::Defining));
        }
        sink.push(mark_excluders(board, step, common))
    }
}

/// Marks the excluders that can take part: those whose candidates a combination can all take.
fn mark_excluders(board: &Board, step: Step, common: CellSet) -> Step {
    let taken = step.marks.iter().map(|mark| mark.candidate.digit).collect::<DigitSet>();
    { common }.filter(|&cell| board.candidates(cell).is_subset(taken)).fold(step, |step, cell| {
        board.candidates(cell).fold(step, |s, digit| s.marking(digit, CellSet::of(cell), Role::SetA))
    })
}

struct Combinations<'a> {
    board: &'a Board,
    cells: &'a [Cell],
    common: CellSet,
}

impl Combinations<'_> {
    /// For each cell the digits that occur in some possible combination.
    fn possible(&self) -> Vec<DigitSet> {
        let mut possible = vec![DigitSet::EMPTY; self.cells.len()];
        self.extend(&mut Vec::new(), &mut possible);
        possible
    }

    /// Adds every possible combination that starts with `digits`.
    fn extend(&self, digits: &mut Vec<Digit>, possible: &mut [DigitSet]) {
        let Some(&cell) = self.cells.get(digits.len()) else {
            if !self.starves(digits.iter().copied().collect()) {
                for (index, &digit) in digits.iter().enumerate() {
                    possible[index] = possible[index].with(digit);
                }
            }
            return;
        };
        for digit in self.board.candidates(cell) {
            let mut before = self.cells.iter().zip(digits.iter());
            if !before.any(|(earlier, &taken)| taken == digit && earlier.sees(cell)) {
                digits.push(digit);
                self.extend(digits, possible);
                digits.pop();
            }
        }
    }

    /// Whether `digits` leave some common peer without a candidate.
    fn starves(&self, digits: DigitSet) -> bool {
        { self.common }.any(|cell| self.board.candidates(cell).is_subset(digits))
    }
}
