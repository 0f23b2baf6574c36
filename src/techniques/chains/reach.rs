//! Which chains of one arm there are, and how long they are, found by sets alone; only those that are wanted need then
//! be walked link by link.
//!
//! A set of ends is a row of bits. From an end that is on, one *step* is a weak link and then a strong one; the ends
//! reached in one step, in two and so on give the chain's length, and all of them together say where cycles may be.

use super::ends::Ends;
use super::literal::{CandidateBits, CandidateIndex};
use super::scratch::{GROUPS, PLACES, Scratch};
use super::tree::Cause;

/// The chains from one candidate. Lengths are in nodes; 0 where there is no chain.
pub(super) struct Prospect {
    pub(super) start: CandidateIndex,
    /// From on to off, by houses alone and by all links.
    pub(super) off: [usize; 2],
    /// From off to on, by houses alone and by all links.
    pub(super) on: [usize; 2],
    /// The cluster that its cycles are in.
    pub(super) cluster: Option<usize>,
}

/// Candidates that are all on, or all off, together: what the cycles of one part of the grid may go by.
pub(super) struct Cluster {
    pub(super) on: CandidateBits,
    pub(super) off: CandidateBits,
}

/// All chains worth a walk, and the clusters of their cycles.
pub(super) fn prospects(grid: &Scratch, ends: &Ends) -> (Vec<Prospect>, Vec<Cluster>) {
    match ends.list().len() {
        ..=64 => Reach::<1>::new(ends).prospects(grid),
        65..=128 => Reach::<2>::new(ends).prospects(grid),
        129..=256 => Reach::<4>::new(ends).prospects(grid),
        _ => Reach::<12>::new(ends).prospects(grid),
    }
}

/// A set of ends.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row<const W: usize>([u64; W]);

impl<const W: usize> Row<W> {
    const EMPTY: Self = Self([0; W]);

    fn insert(&mut self, end: usize) {
        self.0[end / 64] |= 1 << (end % 64);
    }

    fn remove(&mut self, end: usize) {
        self.0[end / 64] &= !(1 << (end % 64));
    }

    fn contains(&self, end: usize) -> bool {
        self.0[end / 64] >> (end % 64) & 1 == 1
    }

    fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    fn take_away(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= !other);
    }

    fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Whether there are at least two.
    fn has_two(&self) -> bool {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() > 1
    }

    fn each(&self, mut each: impl FnMut(usize)) {
        for (index, &word) in self.0.iter().enumerate() {
            let mut word = word;
            while word != 0 {
                each(index * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    fn union(&self, rows: &[Self]) -> Self {
        let mut union = Self::EMPTY;
        self.each(|end| union.add(&rows[end]));
        union
    }
}

/// The links of one sort: those within houses, or all.
struct Links<const W: usize> {
    /// By end: the ends at its strong links.
    strong: Vec<Row<W>>,
    /// By end: the ends it turns on in one step.
    step: Vec<Row<W>>,
}

struct Reach<'a, const W: usize> {
    ends: &'a Ends,
    /// By group: its ends.
    groups: Vec<Row<W>>,
    houses: Links<W>,
    all: Links<W>,
    /// By end: the ends it turns on in any number of steps.
    reached: Vec<Row<W>>,
    /// By group: the ends that are turned on, in any number of steps, once one of its ends is off.
    group_reached: Vec<Row<W>>,
}

impl<'a, const W: usize> Reach<'a, W> {
    fn new(ends: &'a Ends) -> Self {
        let mut groups = vec![Row::EMPTY; GROUPS];
        for (end, &candidate) in ends.list().iter().enumerate() {
            PLACES[candidate].iter().for_each(|place| groups[place.group as usize].insert(end));
        }
        let houses = Links::new(ends, &groups, false);
        let all = Links::new(ends, &groups, true);
        let reached: Vec<_> = (0..ends.list().len()).map(|end| all.closure(end)).collect();
        let mut group_reached = vec![Row::EMPTY; GROUPS];
        for (end, &candidate) in ends.list().iter().enumerate() {
            let mut row = all.strong[end].union(&reached);
            row.add(&all.strong[end]);
            PLACES[candidate].iter().for_each(|place| group_reached[place.group as usize].add(&row));
        }
        Self { ends, groups, houses, all, reached, group_reached }
    }

    fn prospects(&self, grid: &Scratch) -> (Vec<Prospect>, Vec<Cluster>) {
        let (clusters, cluster_of) = self.clusters();
        let mut prospects = Vec::new();
        for start in grid.all().filter(|&start| grid.cell(start / 9).count_ones() > 1) {
            let end = self.ends.number(start);
            let prospect = Prospect {
                start,
                off: self.off_lengths(start, end),
                on: end.map_or([0; 2], |end| self.on_lengths(end)),
                cluster: end.and_then(|end| cluster_of[end]),
            };
            if prospect.off[1] > 0 || prospect.on[1] > 0 || prospect.cluster.is_some() {
                prospects.push(prospect);
            }
        }
        (prospects, clusters)
    }

    fn off_lengths(&self, start: CandidateIndex, end: Option<usize>) -> [usize; 2] {
        let by_all = weak(&self.groups, start, end, true);
        let reached = match end {
            Some(end) => self.reached[end],
            None => {
                let mut row = Row::EMPTY;
                PLACES[start].iter().for_each(|place| row.add(&self.group_reached[place.group as usize]));
                row
            }
        };
        if !reached.meets(&by_all) {
            return [0; 2];
        }
        let mut known = Row::EMPTY;
        if let Some(end) = end {
            known.insert(end);
        }
        let by_houses = weak(&self.groups, start, end, false);
        let from = |links: &Links<W>, weak: &Row<W>| {
            // The start, then an off and an on node for each step, then the start off.
            links
                .steps(weak.union(&links.strong), known, |row| row.meets(weak))
                .map_or(0, |steps| 2 + 2 * steps)
        };
        [from(&self.houses, &by_houses), from(&self.all, &by_all)]
    }

    fn on_lengths(&self, end: usize) -> [usize; 2] {
        let mut possible = false;
        self.all.strong[end].each(|first| possible |= self.reached[first].contains(end));
        if !possible {
            return [0; 2];
        }
        [&self.houses, &self.all].map(|links| {
            // The start, off; its strong link's end; an off and an on node for each step.
            let first = links.strong[end];
            links
                .steps(first.union(&links.step), first, |row| row.contains(end))
                .map_or(0, |steps| 2 + 2 * steps)
        })
    }

    /// The sets that turn each other on, with what is off between them, less what no cycle can go by.
    fn clusters(&self) -> (Vec<Cluster>, Vec<Option<usize>>) {
        let mut clusters = Vec::new();
        let mut cluster_of = vec![None; self.ends.list().len()];
        let mut done = Row::<W>::EMPTY;
        for end in 0..self.ends.list().len() {
            let mut on = Row::EMPTY;
            self.reached[end].each(|other| {
                if self.reached[other].contains(end) {
                    on.insert(other);
                }
            });
            on.insert(end);
            if done.contains(end) || !on.has_two() {
                continue;
            }
            done.add(&on);
            let Some((on, off)) = self.strip(on) else { continue };
            on.each(|end| cluster_of[end] = Some(clusters.len()));
            let candidates = |row: Row<W>| {
                let mut set = CandidateBits::default();
                row.each(|end| set.insert(self.ends.list()[end]));
                set
            };
            clusters.push(Cluster { on: candidates(on), off: candidates(off) });
        }
        (clusters, cluster_of)
    }

    /// Takes off, again and again, what has less than two neighbours of the other colour: a cycle could not leave it.
    fn strip(&self, mut on: Row<W>) -> Option<(Row<W>, Row<W>)> {
        let weak = |end: usize| weak(&self.groups, self.ends.list()[end], Some(end), true);
        let mut seen = Row::EMPTY;
        on.each(|end| seen.add(&weak(end)));
        let mut off = seen.and(&on.union(&self.all.strong));
        loop {
            let keep = |row: Row<W>, others: &Row<W>| {
                let mut kept = Row::EMPTY;
                row.each(|end| {
                    if weak(end).and(others).has_two() && self.all.strong[end].meets(others) {
                        kept.insert(end);
                    }
                });
                kept
            };
            let on_kept = keep(on, &off);
            let off_kept = keep(off, &on_kept);
            if on_kept == on && off_kept == off {
                return (!on.is_empty()).then_some((on, off));
            }
            (on, off) = (on_kept, off_kept);
        }
    }
}

impl<const W: usize> Links<W> {
    fn new(ends: &Ends, groups: &[Row<W>], cells: bool) -> Self {
        let strong: Vec<_> = ends
            .list()
            .iter()
            .map(|&end| {
                let mut row = Row::EMPTY;
                for (target, _) in ends.strong(end).filter(|&(_, cause)| cells || cause != Cause::Cell) {
                    row.insert(ends.number(target).expect("a strong link has an end at both ends"));
                }
                row
            })
            .collect();
        let step = ends.list().iter().enumerate();
        let step =
            step.map(|(end, &candidate)| weak(groups, candidate, Some(end), cells).union(&strong)).collect();
        Self { strong, step }
    }

    /// All ends that are reached from one in any number of steps.
    fn closure(&self, from: usize) -> Row<W> {
        let mut reached = self.step[from];
        let mut fresh = reached;
        while !fresh.is_empty() {
            fresh = fresh.union(&self.step);
            fresh.take_away(&reached);
            reached.add(&fresh);
        }
        reached
    }

    /// In how many steps, from `first`, some end is reached that suits.
    fn steps(&self, first: Row<W>, mut known: Row<W>, suits: impl Fn(&Row<W>) -> bool) -> Option<usize> {
        let mut fresh = first;
        let mut steps = 1;
        loop {
            if suits(&fresh) {
                return Some(steps);
            }
            fresh.take_away(&known);
            if fresh.is_empty() {
                return None;
            }
            known.add(&fresh);
            fresh = fresh.union(&self.step);
            steps += 1;
        }
    }
}

/// The ends that a candidate, once on, turns off.
fn weak<const W: usize>(
    groups: &[Row<W>],
    candidate: CandidateIndex,
    own: Option<usize>,
    cells: bool,
) -> Row<W> {
    let mut row = Row::EMPTY;
    PLACES[candidate]
        .iter()
        .skip(usize::from(!cells))
        .for_each(|place| row.add(&groups[place.group as usize]));
    if let Some(own) = own {
        row.remove(own);
    }
    row
}
