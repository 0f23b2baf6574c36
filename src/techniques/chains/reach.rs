//! Which chains of one arm there are, found by sets alone: no order, no lengths.
//!
//! Only a candidate with a strong link (an *end*) can be turned on by a chain. For each end, the ends that it turns on,
//! directly or in the end, are a row of bits; a chain exists where the rows say so, and only then is it worth a walk.

use super::literal::{CandidateBits, CandidateIndex};
use super::scratch::{self, GROUPS, PLACES, Scratch};
use super::tree::{Cause, Strong};

/// The chains to look for from one start.
pub(super) struct Prospect {
    /// Whether the start, on, leads to its being off.
    pub(super) off: bool,
    /// Whether the start, off, leads to its being on.
    pub(super) on: bool,
    /// Where a cycle may lead: the candidates that turn the start on and that it turns on; the start is one of them.
    pub(super) cycle: Option<CandidateBits>,
}

const NO_END: u16 = u16::MAX;

/// Which candidates turn on which.
pub(super) struct Reach {
    ends: Vec<CandidateIndex>,
    end_of: [u16; 729],
    /// By group: mask of its members that are ends.
    masks: [u16; GROUPS],
    links: Vec<Strong>,
    /// Words in a row of bits, one bit for each end.
    words: usize,
    /// By end: the ends at its strong links.
    strong: Vec<u64>,
    /// By end: the ends that it turns on.
    rows: Vec<u64>,
    /// By group: its members that are ends.
    members: Vec<u64>,
    /// By group: the ends that are turned on once all its members that are ends are off.
    group_rows: Vec<u64>,
}

impl Reach {
    pub(super) fn new(grid: &Scratch) -> Self {
        let mut reach = Self {
            ends: Vec::new(),
            end_of: [NO_END; 729],
            masks: [0; GROUPS],
            links: Vec::new(),
            words: 0,
            strong: Vec::new(),
            rows: Vec::new(),
            members: Vec::new(),
            group_rows: Vec::new(),
        };
        reach.find_ends(grid);
        reach.words = reach.ends.len().div_ceil(64);
        reach.link_ends();
        reach.close();
        reach.fill_group_rows();
        reach
    }

    fn find_ends(&mut self, grid: &Scratch) {
        for candidate in grid.all() {
            let links = Strong::new(grid, candidate, true);
            if !links.as_slice().is_empty() {
                self.end_of[candidate] = self.ends.len() as u16;
                self.ends.push(candidate);
                self.links.push(links);
                for place in &PLACES[candidate] {
                    self.masks[place.group as usize] |= place.bit;
                }
            }
        }
    }

    /// The strong links, and the rows of what follows in one step: a weak link, then a strong one.
    fn link_ends(&mut self) {
        let words = self.words;
        self.strong = vec![0; self.ends.len() * words];
        self.rows = vec![0; self.ends.len() * words];
        self.members = vec![0; GROUPS * words];
        for (end, &candidate) in self.ends.iter().enumerate() {
            for &(target, _) in self.links[end].as_slice() {
                insert(&mut self.strong[end * words..], self.end_of[target]);
            }
            for place in &PLACES[candidate] {
                insert(&mut self.members[place.group as usize * words..], end as u16);
            }
        }
        for (end, &candidate) in self.ends.iter().enumerate() {
            let mut others = self.weak(candidate);
            remove(&mut others, end as u16);
            for other in bits(&others) {
                add(&mut self.rows[end * words..], &self.strong[other * words..][..words]);
            }
        }
    }

    /// The ends in a candidate's groups, itself included.
    fn weak(&self, candidate: CandidateIndex) -> Row {
        let mut row = [0; ROW];
        for place in &PLACES[candidate] {
            add(&mut row, &self.members[place.group as usize * self.words..][..self.words]);
        }
        row
    }

    /// From one step to any number of steps.
    fn close(&mut self) {
        let words = self.words;
        let mut direct = Vec::new();
        let starts: Vec<_> = (0..self.ends.len())
            .map(|end| {
                direct.extend(bits(self.row(end)));
                direct.len()
            })
            .collect();
        // Forwards and backwards by turns: most rows are complete after few rounds.
        let mut forwards = true;
        let mut changed = true;
        while changed {
            changed = false;
            for index in 0..self.ends.len() {
                let end = if forwards { index } else { self.ends.len() - 1 - index };
                let first = if end == 0 { 0 } else { starts[end - 1] };
                for &next in &direct[first..starts[end]] {
                    for word in 0..words {
                        let more = self.rows[next * words + word] & !self.rows[end * words + word];
                        self.rows[end * words + word] |= more;
                        changed |= more != 0;
                    }
                }
            }
            forwards = !forwards;
        }
    }

    fn fill_group_rows(&mut self) {
        let words = self.words;
        self.group_rows = vec![0; GROUPS * words];
        for (end, &candidate) in self.ends.iter().enumerate() {
            let row = self.after_off(end);
            for place in &PLACES[candidate] {
                add(&mut self.group_rows[place.group as usize * words..], &row[..words]);
            }
        }
    }

    /// The ends that are turned on once `end` is off.
    fn after_off(&self, end: usize) -> Row {
        let mut row = [0; ROW];
        for target in bits(self.strong_of(end)) {
            insert(&mut row, target as u16);
            add(&mut row, self.row(target));
        }
        row
    }

    fn row(&self, end: usize) -> &[u64] {
        &self.rows[end * self.words..][..self.words]
    }

    fn strong_of(&self, end: usize) -> &[u64] {
        &self.strong[end * self.words..][..self.words]
    }

    /// The ends that a candidate turns on.
    fn after_on(&self, candidate: CandidateIndex) -> Row {
        let mut row = [0; ROW];
        match self.end_of[candidate] {
            NO_END => PLACES[candidate].iter().for_each(|place| {
                add(&mut row, &self.group_rows[place.group as usize * self.words..][..self.words]);
            }),
            end => add(&mut row, self.row(end as usize)),
        }
        row
    }

    /// The ends that a candidate, once on, turns off: those of its cell if `cells`, then those of its houses.
    pub(super) fn weak_ends(
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

    /// The candidates that an end, once off, turns on.
    pub(super) fn strong_ends(&self, end: CandidateIndex) -> &[(CandidateIndex, Cause)] {
        self.links[self.end_of[end] as usize].as_slice()
    }

    /// The chains worth looking for from a candidate.
    pub(super) fn prospect(&self, start: CandidateIndex) -> Prospect {
        let reached = self.after_on(start);
        let mut weak = self.weak(start);
        let end = self.end_of[start];
        if end == NO_END {
            return Prospect { off: meet(&reached, &weak), on: false, cycle: None };
        }
        remove(&mut weak, end);
        let on = bits(self.strong_of(end as usize)).any(|first| contains(self.row(first), end));
        let mut component: CandidateBits = bits(&reached)
            .filter(|&other| other != end as usize && contains(self.row(other), end))
            .map(|other| self.ends[other])
            .collect();
        let cycle = (!component.is_empty()).then(|| {
            component.insert(start);
            component
        });
        Prospect { off: meet(&reached, &weak), on, cycle }
    }
}

/// As many bits as there can be ends.
const ROW: usize = 729_usize.div_ceil(64);

type Row = [u64; ROW];

fn add(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

const fn insert(row: &mut [u64], bit: u16) {
    row[bit as usize / 64] |= 1 << (bit % 64);
}

const fn remove(row: &mut [u64], bit: u16) {
    row[bit as usize / 64] &= !(1 << (bit % 64));
}

const fn contains(row: &[u64], bit: u16) -> bool {
    row[bit as usize / 64] >> (bit % 64) & 1 == 1
}

fn meet(row: &[u64], other: &[u64]) -> bool {
    row.iter().zip(other).any(|(word, other)| word & other != 0)
}

fn bits(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    row.iter().enumerate().flat_map(|(index, &word)| {
        let mut word = word;
        std::iter::from_fn(move || {
            let lowest = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(index * 64 + lowest)
        })
    })
}
