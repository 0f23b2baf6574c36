//! Aligned exclusion: digits of two or three cells that occur in no possible combination of them.
//!
//! A combination is impossible if it puts a digit twice into a house, or takes every candidate of another cell.

use super::subsets::digits_of;
use super::wings::peers_in_order;
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
        let thirds =
            peers_in_order(first, near_first).chain(peers_in_order(second, near_second - near_first));
        for third in thirds.filter(|&cell| cell != first && cell != second) {
            let cells = [first, second, third];
            bases.exclude(board, Technique::AlignedTripletExclusion, &cells, sink)?;
        }
    }
    ControlFlow::Continue(())
}

impl Bases {
    /// `most`: the candidates that a peer may have to exclude a combination.
    fn new(board: &Board, most: usize) -> Self {
        let few = (2..=most).fold(CellSet::EMPTY, |few, count| few | board.cells_with(count));
        let singles = board.cells_with(1);
        let several = board.open_cells() - board.cells_with(0) - singles;
        let mut bases = Self { cells: Vec::new(), excluders: [CellSet::EMPTY; 81] };
        for cell in several {
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
        let possible = Combinations::new(board, cells, common).possible();
        let struck = cells.iter().zip(possible).flat_map(|(&cell, possible)| {
            (board.candidates(cell) - possible).map(move |digit| Candidate::new(cell, digit))
        });
        let mut step = Step::new(technique);
        step.eliminations.extend(struck);
        if step.eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        for &cell in cells {
            step = mark_cell(board, step, cell, Role::Defining);
        }
        let taken = digits_of(board, cells.iter().copied().collect());
        let excluding = common.filter(|&cell| board.candidates(cell).is_subset(taken));
        sink.push(excluding.fold(step, |step, cell| mark_cell(board, step, cell, Role::SetA)))
    }
}

fn mark_cell(board: &Board, step: Step, cell: Cell, role: Role) -> Step {
    board.candidates(cell).fold(step, |step, digit| step.marking(digit, CellSet::of(cell), role))
}

/// The most cells of a combination.
const MOST: usize = 3;

/// What may stand in the cells together.
struct Combinations<'a> {
    cells: &'a [Cell],
    candidates: [DigitSet; MOST],
    /// For each cell the earlier and later ones that see it, as flags by index.
    seen: [u8; MOST],
    /// Candidates of excluders that a combination can take all of.
    excluding: Vec<DigitSet>,
}

impl<'a> Combinations<'a> {
    fn new(board: &Board, cells: &'a [Cell], common: CellSet) -> Self {
        let (mut candidates, mut seen) = ([DigitSet::EMPTY; MOST], [0; MOST]);
        for (index, &cell) in cells.iter().enumerate() {
            candidates[index] = board.candidates(cell);
            let sees = |(other, &peer): (usize, &Cell)| u8::from(cell.sees(peer)) << other;
            seen[index] = cells.iter().enumerate().map(sees).sum();
        }
        let taken = candidates.iter().fold(DigitSet::EMPTY, |taken, &digits| taken | digits);
        let excluding = common.map(|cell| board.candidates(cell)).filter(|digits| digits.is_subset(taken));
        Self { cells, candidates, seen, excluding: excluding.collect() }
    }

    /// For each cell the digits that occur in some possible combination.
    fn possible(&self) -> [DigitSet; MOST] {
        if self.excluding.is_empty() && self.seen == [0; MOST] {
            return self.candidates;
        }
        let mut possible = [DigitSet::EMPTY; MOST];
        for index in 0..self.cells.len() {
            for digit in self.candidates[index] {
                if !possible[index].contains(digit)
                    && let Some(digits) = self.complete(&mut [None; MOST], index, digit)
                {
                    for (possible, digit) in possible.iter_mut().zip(digits) {
                        *possible = digit.map_or(*possible, |digit| possible.with(digit));
                    }
                }
            }
        }
        possible
    }

    /// Puts `digit` at `index` and fills the rest, if some combination goes with what stands there.
    fn complete(
        &self,
        digits: &mut [Option<Digit>; MOST],
        index: usize,
        digit: Digit,
    ) -> Option<[Option<Digit>; MOST]> {
        let clashes = |other: usize| self.seen[index] >> other & 1 == 1 && digits[other] == Some(digit);
        if (0..self.cells.len()).any(clashes) {
            return None;
        }
        digits[index] = Some(digit);
        let found = match (0..self.cells.len()).find(|&other| digits[other].is_none()) {
            Some(next) => {
                self.candidates[next].into_iter().find_map(|digit| self.complete(digits, next, digit))
            }
            None => Some(*digits).filter(|digits| self.is_possible(digits)),
        };
        digits[index] = None;
        found
    }

    /// Whether the digits leave each excluder a candidate.
    fn is_possible(&self, digits: &[Option<Digit>; MOST]) -> bool {
        let taken: DigitSet = digits.iter().copied().flatten().collect();
        !self.excluding.iter().any(|candidates| candidates.is_subset(taken))
    }
}
