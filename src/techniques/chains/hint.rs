//! What a search for chains concludes, before it becomes a step.

use super::literal::{CandidateBits, CandidateIndex, Literal};
use super::scratch::{self, Scratch};
use super::tree::Cause;
use std::rc::Rc;

/// How the arms of a chain meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Back at its start, through links within cells, within houses, or both.
    Cycle { cells: bool, houses: bool },
    /// From a literal to its opposite.
    Single { cells: bool },
    /// From a literal to both literals of a candidate.
    Contradiction { assumption: Literal },
    /// From both literals of a candidate to the same conclusion.
    Double { candidate: CandidateIndex },
    /// From every candidate of a cell.
    Cell { cell: usize },
    /// From every place of a digit in a house.
    House { house: usize, digit: usize },
}

impl Kind {
    /// Among steps of the same length: the lower comes first.
    const fn order(self) -> u8 {
        match self {
            Self::Double { .. } => 1,
            Self::Cycle { cells: false, .. } | Self::Single { cells: false } => 2,
            Self::Cycle { houses: false, .. } => 3,
            Self::Cycle { .. } | Self::Single { .. } => 4,
            Self::Cell { .. } => 5,
            Self::House { .. } => 6,
            Self::Contradiction { .. } => 7,
        }
    }

    const fn base(self) -> f64 {
        match self {
            Self::Cycle { cells: true, houses: true } | Self::Single { cells: true } => 7.0,
            Self::Cycle { .. } => 6.5,
            Self::Single { .. } => 6.6,
            // The searches for these give no other, so that a common base changes no order.
            _ => 0.0,
        }
    }
}

/// A literal of a path with what it follows from.
#[derive(Clone, Debug)]
pub(super) struct PathNode {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    /// Indices into the path.
    pub(super) parents: Vec<u16>,
    /// The chain within the chain that it is concluded by.
    pub(super) nested: Option<Rc<Hint>>,
}

/// A conclusion and all it follows from, nearest first, each literal once.
#[derive(Clone, Debug)]
pub(super) struct Path {
    pub(super) nodes: Vec<PathNode>,
}

impl Path {
    pub(super) fn literals(&self) -> impl Iterator<Item = Literal> + '_ {
        self.nodes.iter().map(|node| node.literal)
    }
}

/// A conclusion with its arms.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    pub(super) kind: Kind,
    pub(super) complexity: usize,
    /// The candidates that go, in order.
    pub(super) removals: Vec<CandidateIndex>,
    /// The candidate that the hint concludes on.
    pub(super) placed: Option<CandidateIndex>,
    pub(super) paths: Vec<Path>,
}

impl Hint {
    /// Whether both have the same arms, literal by literal.
    pub(super) fn same_chain(&self, other: &Self) -> bool {
        self.paths.len() == other.paths.len()
            && self.paths.iter().zip(&other.paths).all(|(path, other)| path.literals().eq(other.literals()))
    }

    /// The candidates gone from `source` to `grid` without which some link would not be strong.
    pub(super) fn conditions(&self, source: &Scratch, grid: &Scratch) -> Vec<CandidateIndex> {
        let start = match self.kind {
            Kind::Cell { cell } => Some(cell),
            Kind::House { house, digit } => Some(scratch::house_group(house, digit)),
            _ => None,
        };
        let on_nodes = self.paths.iter().flat_map(|path| &path.nodes).filter(|node| node.literal.is_on());
        let mut known = CandidateBits::default();
        let mut conditions = Vec::new();
        for node in on_nodes {
            let group = match node.cause {
                Cause::Assumption => start,
                cause => cause.group(node.literal.candidate()),
            };
            let gone = group.map(|group| (group, source.group(group) & !grid.group(group)));
            for candidate in gone.into_iter().flat_map(|(group, gone)| scratch::members(group, gone)) {
                if !known.contains(candidate) {
                    known.insert(candidate);
                    conditions.push(candidate);
                }
            }
        }
        conditions
    }
}

/// By what hints are sorted: difficulty, then length, then kind.
///
/// The difficulty is computed as Sudoku Explainer does, in binary fractions, since 6.6 + 0.1 then is less than 6.5 + 0.2.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct Rank {
    difficulty: f64,
    complexity: usize,
    order: u8,
}

impl Rank {
    pub(super) fn new(kind: Kind, complexity: usize) -> Self {
        Self { difficulty: kind.base() + length_addition(complexity), complexity, order: kind.order() }
    }
}

fn length_addition(complexity: usize) -> f64 {
    let (mut addition, mut limit, mut odd) = (0.0, 4, false);
    while complexity > limit + 2 {
        addition += 0.1;
        limit = if odd { limit * 4 / 3 } else { limit * 3 / 2 };
        odd = !odd;
    }
    addition
}

/// The candidates a hint removes, as a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Removals {
    /// This one.
    One(CandidateIndex),
    /// All others of this one's cell; at least two.
    Rest(CandidateIndex),
    /// These, which are neither of the above.
    Set(Vec<CandidateIndex>),
}

impl Removals {
    /// What `literal`, once it is known to hold, removes; `None` if that is nothing.
    pub(super) fn by(grid: &Scratch, literal: Literal) -> Option<Self> {
        let candidate = literal.candidate();
        if !literal.is_on() {
            return Some(Self::One(candidate));
        }
        let cell = candidate / 9;
        let rest = grid.cell(cell) & !(1 << (candidate % 9));
        match rest.count_ones() {
            0 => None,
            1 => Some(Self::One(cell * 9 + rest.trailing_zeros() as usize)),
            _ => Some(Self::Rest(candidate)),
        }
    }

    /// The removals in `candidates`, sorted; `None` if there are none.
    pub(super) fn of(grid: &Scratch, candidates: Vec<CandidateIndex>) -> Option<Self> {
        let &first = candidates.first()?;
        if candidates.len() == 1 {
            return Some(Self::One(first));
        }
        let cell = first / 9;
        let removed = candidates.iter().fold(0, |mask, &candidate| mask | 1 << (candidate % 9));
        let rest = grid.cell(cell) & !removed;
        if candidates.iter().all(|&candidate| candidate / 9 == cell) && rest.count_ones() == 1 {
            return Some(Self::Rest(cell * 9 + rest.trailing_zeros() as usize));
        }
        Some(Self::Set(candidates))
    }

    pub(super) fn candidates(&self, grid: &Scratch) -> Vec<CandidateIndex> {
        match self {
            &Self::One(candidate) => vec![candidate],
            &Self::Rest(kept) => grid.members(kept / 9).filter(|&candidate| candidate != kept).collect(),
            Self::Set(candidates) => candidates.clone(),
        }
    }
}

/// Takes hints and keeps, of those that remove the same, the one of the least rank; of equals the first in sequence.
pub(super) struct Collector<T> {
    /// Keep only the very first in rank.
    best_only: bool,
    entries: Vec<Entry<T>>,
    slots: Box<[u16; 729 * 2]>,
}

struct Entry<T> {
    rank: Rank,
    sequence: usize,
    removals: Removals,
    hint: T,
}

const EMPTY: u16 = u16::MAX;

impl<T> Collector<T> {
    pub(super) fn new(best_only: bool) -> Self {
        Self { best_only, entries: Vec::new(), slots: Box::new([EMPTY; 729 * 2]) }
    }

    fn slot(&self, removals: &Removals) -> Option<usize> {
        if self.best_only {
            return (!self.entries.is_empty()).then_some(0);
        }
        let index = match *removals {
            Removals::One(candidate) => candidate,
            Removals::Rest(candidate) => 729 + candidate,
            Removals::Set(_) => return self.entries.iter().position(|entry| entry.removals == *removals),
        };
        (self.slots[index] != EMPTY).then_some(self.slots[index] as usize)
    }

    /// Whether a hint of this rank would be kept.
    pub(super) fn wants(&self, removals: &Removals, rank: Rank, sequence: usize) -> bool {
        self.slot(removals).is_none_or(|slot| {
            let kept = &self.entries[slot];
            rank < kept.rank || rank == kept.rank && sequence < kept.sequence
        })
    }

    /// The most nodes that a hint of this sort may have and still be kept.
    pub(super) fn limit(&self, removals: &Removals) -> usize {
        self.slot(removals).map_or(usize::MAX, |slot| self.entries[slot].rank.complexity)
    }

    /// The most nodes that a hint of this kind may have to be wanted, where only the best is.
    pub(super) fn most(&self, kind: Kind) -> usize {
        match self.entries.first() {
            Some(best) if self.best_only => {
                (1..).take_while(|&complexity| Rank::new(kind, complexity) <= best.rank).last().unwrap_or(0)
            }
            _ => usize::MAX,
        }
    }

    /// Keeps a wanted hint.
    pub(super) fn put(&mut self, removals: Removals, rank: Rank, sequence: usize, hint: T) {
        let slot = self.slot(&removals);
        match removals {
            Removals::One(candidate) => self.slots[candidate] = slot.unwrap_or(self.entries.len()) as u16,
            Removals::Rest(candidate) => {
                self.slots[729 + candidate] = slot.unwrap_or(self.entries.len()) as u16
            }
            Removals::Set(_) => {}
        }
        let entry = Entry { rank, sequence, removals, hint };
        match slot {
            Some(slot) => self.entries[slot] = entry,
            None => self.entries.push(entry),
        }
    }

    /// The hints kept, least rank first, with their ranks' lengths and what they remove.
    pub(super) fn into_sorted(mut self) -> impl Iterator<Item = (usize, Removals, T)> {
        self.entries.sort_by(|a, b| {
            (a.rank.partial_cmp(&b.rank).expect("no rank is NaN")).then(a.sequence.cmp(&b.sequence))
        });
        self.entries.into_iter().map(|entry| (entry.rank.complexity, entry.removals, entry.hint))
    }
}
