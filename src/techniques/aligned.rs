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
    bases.pairs().try_for_each(|(cells, common)| {
        let possible = Excluders::new(board, common).possible_in_pair(board, cells);
        exclude(board, Technique::AlignedPairExclusion, &cells, &possible, common, sink)
    })
}

/// Aligned triplet exclusion: three cells, and common peers of two or three candidates.
pub(super) fn triplet(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bases = Bases::new(board, 3);
    for ([first, second], common) in bases.pairs() {
        let fit = see_two_of(common).without(first).without(second);
        let [near_first, near_second] = [first, second].map(|cell| bases.excluders[cell.index()] & fit);
        let thirds =
            peers_in_order(first, near_first).chain(peers_in_order(second, near_second - near_first));
        for third in thirds {
            let cells = [first, second, third];
            let common = common & bases.excluders[third.index()];
            let possible = Excluders::new(board, common).possible_in_triplet(board, cells);
            exclude(board, Technique::AlignedTripletExclusion, &cells, &possible, common, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that see two of `cells` or more.
fn see_two_of(cells: CellSet) -> CellSet {
    let see = |(one, two): (CellSet, CellSet), cell: Cell| (one | cell.peers(), two | (one & cell.peers()));
    cells.fold((CellSet::EMPTY, CellSet::EMPTY), see).1
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

/// Pushes the step that strikes what is not `possible` in two or three cells.
fn exclude(
    board: &Board,
    technique: Technique,
    cells: &[Cell],
    possible: &[DigitSet],
    common: CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let struck = cells.iter().zip(possible).flat_map(|(&cell, &possible)| {
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

/// Digits that can't all stand in the aligned cells: some common peer has no other candidate.
struct Excluders {
    /// For each digit, those that can't stand beside it.
    partners: [DigitSet; 9],
    threes: [DigitSet; 20],
    number_of_threes: usize,
}

impl Excluders {
    fn new(board: &Board, common: CellSet) -> Self {
        let none = DigitSet::EMPTY;
        let mut excluders = Self { partners: [none; 9], threes: [none; 20], number_of_threes: 0 };
        for candidates in common.map(|cell| board.candidates(cell)) {
            if candidates.len() == 3 {
                excluders.threes[excluders.number_of_threes] = candidates;
                excluders.number_of_threes += 1;
            } else {
                candidates.for_each(|digit| excluders.partners[digit.index()] |= candidates.without(digit));
            }
        }
        excluders
    }

    /// What can't stand beside `digit` of `cell` in `other`.
    fn beside(&self, digit: Digit, cell: Cell, other: Cell) -> DigitSet {
        let partners = self.partners[digit.index()];
        if cell.sees(other) { partners.with(digit) } else { partners }
    }

    /// What can't stand beside two digits because of common peers with three candidates; nothing if they are the same.
    fn beside_both(&self, one: Digit, two: Digit) -> DigitSet {
        let pair = DigitSet::of(one).with(two);
        let threes = self.threes[..self.number_of_threes].iter();
        let thirds = threes.filter(|three| pair.is_subset(**three)).map(|&three| three - pair);
        thirds.filter(|rest| rest.len() == 1).fold(DigitSet::EMPTY, |all, rest| all | rest)
    }

    /// For each of two cells, the digits that occur in some possible combination.
    fn possible_in_pair(&self, board: &Board, [first, second]: [Cell; 2]) -> [DigitSet; 2] {
        let mut possible = [DigitSet::EMPTY; 2];
        for digit in board.candidates(first) {
            let others = board.candidates(second) - self.beside(digit, first, second);
            if !others.is_empty() {
                possible = [possible[0].with(digit), possible[1] | others];
            }
        }
        possible
    }

    /// For each of three cells, the digits that occur in some possible combination.
    fn possible_in_triplet(&self, board: &Board, [first, second, third]: [Cell; 3]) -> [DigitSet; 3] {
        let mut possible = [DigitSet::EMPTY; 3];
        for one in board.candidates(first) {
            let thirds = board.candidates(third) - self.beside(one, first, third);
            for two in board.candidates(second) - self.beside(one, first, second) {
                let others = thirds - self.beside(two, second, third) - self.beside_both(one, two);
                if !others.is_empty() {
                    possible = [possible[0].with(one), possible[1].with(two), possible[2] | others];
                }
            }
        }
        possible
    }
}
