//! Candidates taken as true or false, and sets of candidates.

use crate::grid::{Candidate, Cell, Digit};

/// Index of a candidate: nine for each cell, as [`Candidate::index`].
pub(super) type CandidateIndex = usize;

/// A candidate taken as on (true) or off (false).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Literal(u16);

impl Literal {
    pub(super) const COUNT: usize = 729 * 2;

    pub(super) const fn new(candidate: CandidateIndex, on: bool) -> Self {
        Self(candidate as u16 * 2 + on as u16)
    }

    pub(super) const fn on(candidate: CandidateIndex) -> Self {
        Self::new(candidate, true)
    }

    pub(super) const fn off(candidate: CandidateIndex) -> Self {
        Self::new(candidate, false)
    }

    pub(super) const fn is_on(self) -> bool {
        self.0 & 1 == 1
    }

    pub(super) const fn candidate(self) -> CandidateIndex {
        self.0 as usize / 2
    }

    pub(super) const fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The candidate of the given index.
pub(super) fn candidate(index: CandidateIndex) -> Candidate {
    Candidate::new(Cell::at(index / 81, index / 9 % 9), Digit::from_index(index % 9))
}

/// A set of candidates by index.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct CandidateBits([u64; 12]);

impl CandidateBits {
    pub(super) const fn contains(&self, candidate: CandidateIndex) -> bool {
        self.0[candidate / 64] >> (candidate % 64) & 1 == 1
    }

    pub(super) const fn insert(&mut self, candidate: CandidateIndex) {
        self.0[candidate / 64] |= 1 << (candidate % 64);
    }

    pub(super) fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }

    pub(super) fn each(&self, mut each: impl FnMut(CandidateIndex)) {
        for (index, &word) in self.0.iter().enumerate() {
            let mut word = word;
            while word != 0 {
                each(index * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}

/// A set of literals, to walk a chain without visiting a node twice.
#[derive(Clone, Copy)]
pub(super) struct LiteralSet([u64; Literal::COUNT.div_ceil(64)]);

impl LiteralSet {
    pub(super) const fn new() -> Self {
        Self([0; Literal::COUNT.div_ceil(64)])
    }

    /// Adds a literal; whether it was not in the set before.
    pub(super) const fn insert(&mut self, literal: Literal) -> bool {
        let (word, bit) = (literal.index() / 64, 1 << (literal.index() % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }
}
