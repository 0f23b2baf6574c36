//! The candidates that have a strong link, the *ends*: a chain of one arm goes by nothing else between its first and
//! its last candidate.

use super::literal::CandidateIndex;
use super::scratch::{self, GROUPS, PLACES, Scratch};
use super::tree::Cause;

const NO_END: u16 = u16::MAX;

/// The ends of a grid and their links.
pub(super) struct Ends {
    list: Vec<CandidateIndex>,
    number: [u16; 729],
    /// By group: mask of its members that are ends.
    masks: [u16; GROUPS],
    strong: Vec<Strong>,
}

/// The candidates that an end, once off, turns on: at most one in each of its groups.
#[derive(Clone, Copy)]
struct Strong {
    targets: [(u16, Cause); 4],
    len: u8,
}

impl Ends {
    pub(super) fn new(grid: &Scratch) -> Self {
        let mut ends =
            Self { list: Vec::new(), number: [NO_END; 729], masks: [0; GROUPS], strong: Vec::new() };
        for candidate in grid.all() {
            let strong = Strong::new(grid, candidate);
            if strong.len > 0 {
                ends.number[candidate] = ends.list.len() as u16;
                ends.list.push(candidate);
                ends.strong.push(strong);
                PLACES[candidate].iter().for_each(|place| ends.masks[place.group as usize] |= place.bit);
            }
        }
        ends
    }

    /// All of them, in order.
    pub(super) fn list(&self) -> &[CandidateIndex] {
        &self.list
    }

    /// The place of a candidate in the list.
    pub(super) fn number(&self, candidate: CandidateIndex) -> Option<usize> {
        let number = self.number[candidate];
        (number != NO_END).then_some(number as usize)
    }

    /// Calls `each` with the ends that a candidate, once on, turns off: those of its cell if `cells`, then those of
    /// its houses.
    #[inline]
    pub(super) fn weak(
        &self,
        candidate: CandidateIndex,
        cells: bool,
        mut each: impl FnMut(CandidateIndex, Cause),
    ) {
        for (place, cause) in PLACES[candidate].iter().zip(Cause::LINKS).skip(usize::from(!cells)) {
            let group = place.group as usize;
            for bit in scratch::bits(self.masks[group] & place.others) {
                each(scratch::member(group, bit), cause);
            }
        }
    }

    /// The ends that an end, once off, turns on.
    #[inline]
    pub(super) fn strong(&self, end: CandidateIndex) -> impl Iterator<Item = (CandidateIndex, Cause)> + '_ {
        let strong = &self.strong[self.number[end] as usize];
        strong.targets[..strong.len as usize].iter().map(|&(target, cause)| (target as CandidateIndex, cause))
    }
}

impl Strong {
    /// Where a line and a box give the same target, the box counts.
    fn new(grid: &Scratch, candidate: CandidateIndex) -> Self {
        let mut strong = Self { targets: [(0, Cause::Assumption); 4], len: 0 };
        let left = grid.without(candidate);
        for (kind, &others) in left.iter().enumerate() {
            if others & others.wrapping_sub(1) == 0 && others != 0 {
                let group = PLACES[candidate][kind].group as usize;
                let target = scratch::member(group, others.trailing_zeros() as usize) as u16;
                let len = strong.len as usize;
                if strong.targets[..len].iter().all(|&(known, _)| known != target) {
                    strong.targets[len] = (target, Cause::LINKS[kind]);
                    strong.len += 1;
                }
            }
        }
        strong
    }
}
