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
    bases
        .pairs()
        .try_for_each(|(cells, common)| exclude(board, Technique::AlignedPairExclusion, &cells, common, sink))
}

/// Aligned triplet exclusion: three cells, and common peers of two or three candidates.
pub(super) fn triplet(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bases = Bases::new(board, 3);
    for ([first, second], common) in bases.pairs() {
        let [near_first, near_second] = [first, second].map(|cell| bases.excluders[cell.index()]);
        let thirds =
            peers_in_order(first, near_first).chain(peers_in_order(second, near_second - near_first));
        for third in thirds.filter(|&cell| cell != first && cell != second) {
            let common = common & bases.excluders[third.index()];
            if common.len() >= 2 {
                let cells = [first, second, third];
                exclude(board, Technique::AlignedTripletExclusion, &cells, common, sink)?;
            }
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

    /// Every two cells with two common excluders or more, and these: by the later cell, then by the earlier.
    fn pairs(&self) -> impl Iterator<Item = ([Cell; 2], CellSet)> {
        let pairs = self.cells.iter().enumerate().flat_map(move |(end, &second)| {
            self.cells[..end].iter().map(move |&first| {
                ([first, second], self.excluders[first.index()] & self.excluders[second.index()])
            })
        });
        pairs.filter(|(_, common)| common.len() >= 2)
    }
}

/// Pushes what the `common` excluders of two or three cells leave no possible combination for.
fn exclude(
    board: &Board,
    technique: Technique,
    cells: &[Cell],
    common: CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let possible = possible(board, cells, common);
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
    let excluding = { common }.filter(|&cell| board.candidates(cell).is_subset(taken));
    sink.push(excluding.fold(step, |step, cell| mark_cell(board, step, cell, Role::SetA)))
}

fn mark_cell(board: &Board, step: Step, cell: Cell, role: Role) -> Step {
    board.candidates(cell).fold(step, |step, digit| step.marking(digit, CellSet::of(cell), role))
}

/// For each of two or three cells, the digits that occur in some possible combination.
fn possible(board: &Board, cells: &[Cell], common: CellSet) -> [DigitSet; 3] {
    let excluders = Excluders::new(board, cells, common);
    let pairs = cells.iter().filter(|&&cell| board.candidates(cell).len() == 2).count();
    if excluders.count == 0 && pairs < 2 {
        // Only equal digits clash, and no cell runs out of them: that takes two pairs alike in sight of each other.
        return [cells[0], cells[1], cells[cells.len() - 1]].map(|cell| board.candidates(cell));
    }
    match *cells {
        [first, second] => {
            let clashes = excluders.clashes(first.sees(second));
            let [one, other] = clashes.fitting(board.candidates(first), board.candidates(second));
            [one, other, DigitSet::EMPTY]
        }
        [first, second, third] => excluders.with_first(board, first, [second, third]),
        _ => unreachable!("two or three cells are aligned"),
    }
}

/// The candidates of the common peers that a combination can take all of.
struct Excluders {
    candidates: [DigitSet; 20],
    count: usize,
}

impl Excluders {
    fn new(board: &Board, cells: &[Cell], common: CellSet) -> Self {
        let taken = cells.iter().fold(DigitSet::EMPTY, |taken, &cell| taken | board.candidates(cell));
        let mut excluders = Self { candidates: [DigitSet::EMPTY; 20], count: 0 };
        for candidates in common.map(|cell| board.candidates(cell)) {
            if candidates.is_subset(taken) {
                excluders.candidates[excluders.count] = candidates;
                excluders.count += 1;
            }
        }
        excluders
    }

    fn candidates(&self) -> impl Iterator<Item = DigitSet> {
        self.candidates[..self.count].iter().copied()
    }

    /// What two cells can't hold together whatever a third holds.
    fn clashes(&self, they_see_each_other: bool) -> Clashes {
        let mut clashes = Clashes([DigitSet::EMPTY; 9]);
        if they_see_each_other {
            Digit::all().for_each(|digit| clashes.add(digit, digit));
        }
        self.candidates().filter(|pair| pair.len() == 2).for_each(|pair| clashes.add_pair(pair));
        clashes
    }

    /// Tries each digit of the first of three cells.
    fn with_first(&self, board: &Board, first: Cell, others: [Cell; 2]) -> [DigitSet; 3] {
        let base = self.clashes(others[0].sees(others[1]));
        let mut possible = [DigitSet::EMPTY; 3];
        for digit in board.candidates(first) {
            let (mut clashes, mut blocked) = (base, DigitSet::EMPTY);
            for rest in self.candidates().filter(|set| set.contains(digit)).map(|set| set.without(digit)) {
                if rest.len() == 1 { blocked |= rest } else { clashes.add_pair(rest) }
            }
            let [second, third] = others.map(|cell| {
                let taken = if cell.sees(first) { DigitSet::of(digit) } else { DigitSet::EMPTY };
                board.candidates(cell) - blocked - taken
            });
            let [second, third] = clashes.fitting(second, third);
            if !second.is_empty() {
                possible = [possible[0].with(digit), possible[1] | second, possible[2] | third];
            }
        }
        possible
    }
}

/// For each digit of one cell, the digits that another can't hold together with it.
#[derive(Clone, Copy)]
struct Clashes([DigitSet; 9]);

impl Clashes {
    fn add(&mut self, one: Digit, other: Digit) {
        self.0[one.index()] = self.0[one.index()].with(other);
        self.0[other.index()] = self.0[other.index()].with(one);
    }

    fn add_pair(&mut self, mut pair: DigitSet) {
        if let (Some(one), Some(other)) = (pair.next(), pair.next()) {
            self.add(one, other);
        }
    }

    /// The digits of two cells that go with some digit of the other cell.
    fn fitting(&self, first: DigitSet, second: DigitSet) -> [DigitSet; 2] {
        first.fold([DigitSet::EMPTY; 2], |[one, other], digit| {
            let partners = second - self.0[digit.index()];
            if partners.is_empty() { [one, other] } else { [one.with(digit), other | partners] }
        })
    }
}
