//! Chains of one arm: cycles that come back to their start, and forcing chains that reach their start's opposite.

use super::hint::{Collector, Hint, Kind, Path, PathNode, Rank, Removals};
use super::literal::{self, CandidateBits, CandidateIndex, Literal};
use super::reach::{Prospect, Reach};
use super::scratch::Scratch;
use super::tree::Cause;
use crate::grid::CellSet;

/// The links a pass may use: within cells, within houses.
#[derive(Clone, Copy)]
struct Pass {
    cells: bool,
    houses: bool,
}

impl Pass {
    fn strong(
        self,
        reach: &Reach,
        end: CandidateIndex,
    ) -> impl Iterator<Item = (CandidateIndex, Cause)> + '_ {
        let usable = move |cause| if cause == Cause::Cell { self.cells } else { self.houses };
        reach.strong_ends(end).iter().copied().filter(move |&(_, cause)| usable(cause))
    }

    const fn cycle(self) -> Kind {
        Kind::Cycle { cells: self.cells, houses: self.houses }
    }

    const fn chain(self) -> Kind {
        Kind::Single { cells: self.cells }
    }
}

const PASSES: [Pass; 3] = [
    Pass { cells: false, houses: true },
    Pass { cells: true, houses: false },
    Pass { cells: true, houses: true },
];

/// All cycles and forcing chains, best first; only the very best if `best_only`.
pub(super) fn search(grid: &Scratch, best_only: bool) -> Vec<Hint> {
    let reach = Reach::new(grid);
    let prospects: Vec<_> = grid
        .all()
        .filter(|&start| grid.cell(start / 9).count_ones() > 1)
        .map(|start| (start, reach.prospect(start)))
        .filter(|(_, prospect)| prospect.off || prospect.on || prospect.cycle.is_some())
        .collect();
    search_from(grid, &reach, &prospects, best_only)
}

fn search_from(
    grid: &Scratch,
    reach: &Reach,
    prospects: &[(CandidateIndex, Prospect)],
    best_only: bool,
) -> Vec<Hint> {
    let mut cells_of = [CellSet::EMPTY; 9];
    for candidate in grid.all().map(literal::candidate) {
        cells_of[candidate.digit.index()] |= CellSet::of(candidate.cell);
    }
    let hints = Collector::new(best_only);
    let mut search =
        Search { grid, cells_of, reach, walk: Walk::default(), hints, sequence: 0, most: [0; 2] };
    for pass in PASSES {
        search.set_limits(pass);
        for (start, prospect) in prospects {
            search.start_at(*start, prospect, pass);
        }
    }
    let sorted = search.hints.into_sorted();
    sorted
        .map(|(complexity, removals, found)| {
            let Found { kind, placed, .. } = found;
            Hint { kind, complexity, removals: removals.candidates(grid), placed, paths: found.paths() }
        })
        .collect()
}

struct Found {
    kind: Kind,
    placed: Option<CandidateIndex>,
    /// From the end back to the start.
    nodes: Vec<Node>,
}

impl Found {
    /// Its one arm; of a cycle also the way back, each literal's opposite, with the causes where they were.
    fn paths(&self) -> Vec<Path> {
        let mut paths = vec![line(self.nodes.iter().map(|node| (node.literal, node.cause)))];
        if matches!(self.kind, Kind::Cycle { .. }) {
            paths.push(line(self.nodes.iter().rev().map(|node| (node.literal.opposite(), node.cause))));
        }
        paths
    }
}

struct Search<'a> {
    grid: &'a Scratch,
    /// By digit: the cells that have it as a candidate.
    cells_of: [CellSet; 9],
    reach: &'a Reach,
    walk: Walk,
    hints: Collector<Found>,
    sequence: usize,
    /// The most nodes of a cycle, and of a chain, that would still be wanted.
    most: [usize; 2],
}

impl Search<'_> {
    fn set_limits(&mut self, pass: Pass) {
        self.most = [pass.cycle(), pass.chain()].map(|kind| self.hints.most(kind));
    }

    fn start_at(&mut self, start: CandidateIndex, prospect: &Prospect, pass: Pass) {
        if !pass.houses && self.grid.cell(start / 9).count_ones() > 2 {
            return;
        }
        if let Some(component) = &prospect.cycle {
            self.walk.cycles(self.reach, start, component, pass, self.most[0]);
            for index in 0..self.walk.ends.len() {
                self.add_cycle(self.walk.ends[index], pass);
            }
        }
        if pass.houses {
            for source in [Literal::on(start), Literal::off(start)] {
                let possible = if source.is_on() { prospect.off } else { prospect.on };
                let end = possible.then(|| self.walk.chain(self.reach, source, pass, self.most[1])).flatten();
                if let Some(end) = end {
                    self.add_chain(end, source.opposite(), pass);
                }
            }
        }
    }

    fn add_cycle(&mut self, end: u16, pass: Pass) {
        let rank = Rank::new(pass.cycle(), self.walk.depth(end) - 1);
        self.sequence += 1;
        let removals = self.walk.cycle_removals(&self.cells_of, end);
        let Some(removals) = Removals::of(self.grid, removals) else { return };
        if self.hints.wants(&removals, rank) {
            let found = Found { kind: pass.cycle(), placed: None, nodes: self.walk.back(end).collect() };
            self.hints.put(removals, rank, self.sequence, found);
            self.set_limits(pass);
        }
    }

    fn add_chain(&mut self, end: u16, target: Literal, pass: Pass) {
        let rank = Rank::new(pass.chain(), self.walk.depth(end));
        self.sequence += 1;
        let Some(removals) = Removals::by(self.grid, target) else { return };
        if self.hints.wants(&removals, rank) {
            let placed = target.is_on().then_some(target.candidate());
            let found = Found { kind: pass.chain(), placed, nodes: self.walk.back(end).collect() };
            self.hints.put(removals, rank, self.sequence, found);
            self.set_limits(pass);
        }
    }
}

#[derive(Clone, Copy)]
struct Node {
    literal: Literal,
    cause: Cause,
    parent: u16,
}

const NO_PARENT: u16 = u16::MAX;

/// A breadth-first walk from one literal, on and off by turns.
#[derive(Default)]
struct Walk {
    nodes: Vec<Node>,
    on_queue: Vec<u16>,
    off_queue: Vec<u16>,
    on: CandidateBits,
    off: CandidateBits,
    ends: Vec<u16>,
}

impl Walk {
    fn begin(&mut self, source: Literal) {
        self.nodes.clear();
        self.on_queue.clear();
        self.off_queue.clear();
        self.on = CandidateBits::default();
        self.off = CandidateBits::default();
        self.ends.clear();
        self.add(source, Cause::Assumption, NO_PARENT);
    }

    fn add(&mut self, literal: Literal, cause: Cause, parent: u16) {
        let id = self.push(literal, cause, parent);
        if literal.is_on() {
            self.on.insert(literal.candidate());
            self.on_queue.push(id);
        } else {
            self.off.insert(literal.candidate());
            self.off_queue.push(id);
        }
    }

    fn push(&mut self, literal: Literal, cause: Cause, parent: u16) -> u16 {
        self.nodes.push(Node { literal, cause, parent });
        (self.nodes.len() - 1) as u16
    }

    /// Fills `ends` with the nodes, from four links on to `most`, that are the start again. It goes by on nodes within
    /// `component` alone, as all cycles do.
    fn cycles(
        &mut self,
        reach: &Reach,
        start: CandidateIndex,
        component: &CandidateBits,
        pass: Pass,
        most: usize,
    ) {
        self.begin(Literal::on(start));
        let mut length = 0;
        let (mut next_on, mut next_off) = (0, 0);
        while next_on < self.on_queue.len() || next_off < self.off_queue.len() {
            length += 2;
            if length > most {
                return;
            }
            while next_on < self.on_queue.len() {
                self.spread_off(reach, self.on_queue[next_on], pass);
                next_on += 1;
            }
            while next_off < self.off_queue.len() {
                let closing = (length >= 4).then_some(start);
                self.spread_on(reach, self.off_queue[next_off], pass, component, closing);
                next_off += 1;
            }
        }
    }

    /// The off nodes that an on node gives, less those it follows from; one may come more than once.
    fn spread_off(&mut self, reach: &Reach, from: u16, pass: Pass) {
        let candidate = self.nodes[from as usize].literal.candidate();
        reach.weak_ends(candidate, pass.cells, |target, cause| {
            let literal = Literal::off(target);
            if !(self.off.contains(target) && self.back(from).any(|node| node.literal == literal)) {
                self.add(literal, cause, from);
            }
        });
    }

    fn spread_on(
        &mut self,
        reach: &Reach,
        from: u16,
        pass: Pass,
        component: &CandidateBits,
        start: Option<CandidateIndex>,
    ) {
        let candidate = self.nodes[from as usize].literal.candidate();
        for (target, cause) in pass.strong(reach, candidate) {
            if start == Some(target) {
                let end = self.push(Literal::on(target), cause, from);
                self.ends.push(end);
            }
            if component.contains(target) && !self.on.contains(target) {
                self.add(Literal::on(target), cause, from);
            }
        }
    }

    /// The first node that is the opposite of `source`, if it comes after `most` nodes or less.
    fn chain(&mut self, reach: &Reach, source: Literal, pass: Pass, most: usize) -> Option<u16> {
        self.begin(source);
        let (mut next_on, mut next_off) = (0, 0);
        let mut length = 1;
        while next_on < self.on_queue.len() || next_off < self.off_queue.len() {
            length += 1;
            if length > most {
                return None;
            }
            if next_on < self.on_queue.len() {
                for place in std::mem::replace(&mut next_on, self.on_queue.len())..next_on {
                    let from = self.on_queue[place];
                    if let Some(end) = self.turn_off(reach, from, source, pass) {
                        return Some(end);
                    }
                }
            } else {
                for place in std::mem::replace(&mut next_off, self.off_queue.len())..next_off {
                    let from = self.off_queue[place];
                    if let Some(end) = self.turn_on(reach, from, source, pass) {
                        return Some(end);
                    }
                }
            }
        }
        None
    }

    /// Adds what an on node turns off and may turn on more by; gives the end of the chain if it turns off its source.
    fn turn_off(&mut self, reach: &Reach, from: u16, source: Literal, pass: Pass) -> Option<u16> {
        let candidate = self.nodes[from as usize].literal.candidate();
        let target = source.candidate();
        if source.is_on() && target != candidate {
            let links = Cause::LINKS.into_iter().skip(usize::from(!pass.cells));
            let shared = links.into_iter().find(|link| link.group(candidate) == link.group(target));
            if let Some(cause) = shared {
                return Some(self.push(source.opposite(), cause, from));
            }
        }
        reach.weak_ends(candidate, pass.cells, |target, cause| {
            if !self.off.contains(target) {
                self.add(Literal::off(target), cause, from);
            }
        });
        None
    }

    /// Adds what an off node turns on; gives the end of the chain if that is its source.
    fn turn_on(&mut self, reach: &Reach, from: u16, source: Literal, pass: Pass) -> Option<u16> {
        let candidate = self.nodes[from as usize].literal.candidate();
        for (target, cause) in pass.strong(reach, candidate) {
            if source == Literal::off(target) {
                return Some(self.push(Literal::on(target), cause, from));
            }
            if !self.on.contains(target) {
                self.add(Literal::on(target), cause, from);
            }
        }
        None
    }

    /// `end` and the nodes it follows from.
    fn back(&self, end: u16) -> impl Iterator<Item = Node> + '_ {
        let mut id = end;
        std::iter::from_fn(move || {
            let node = *self.nodes.get(id as usize)?;
            id = node.parent;
            Some(node)
        })
    }

    fn depth(&self, end: u16) -> usize {
        self.back(end).count()
    }

    /// The candidates, outside the cycle's cells, that see their digit both on and off.
    fn cycle_removals(&self, cells_of: &[CellSet; 9], end: u16) -> Vec<CandidateIndex> {
        let mut cells = CellSet::EMPTY;
        let mut seen = [[CellSet::EMPTY; 9]; 2];
        for node in self.back(end) {
            let candidate = literal::candidate(node.literal.candidate());
            cells = cells.with(candidate.cell);
            seen[usize::from(node.literal.is_on())][candidate.digit.index()] |= candidate.cell.peers();
        }
        let mut removals = Vec::new();
        for (digit, &places) in cells_of.iter().enumerate() {
            let gone = places & seen[0][digit] & (seen[1][digit] - cells);
            removals.extend(gone.map(|cell| cell.index() * 9 + digit));
        }
        removals.sort_unstable();
        removals
    }
}

/// A path in which each literal follows from the next; the first literal again, at the end, closes it.
fn line(literals: impl Iterator<Item = (Literal, Cause)>) -> Path {
    let mut nodes: Vec<PathNode> = literals
        .map(|(literal, cause)| PathNode { literal, cause, parents: Vec::new(), nested: None })
        .collect();
    let closed =
        nodes.len() > 1 && nodes.first().map(|node| node.literal) == nodes.last().map(|node| node.literal);
    if closed {
        nodes.pop();
    }
    let last = nodes.len() - 1;
    for (index, node) in nodes.iter_mut().enumerate() {
        if index < last {
            node.parents.push(index as u16 + 1);
        } else if closed {
            node.parents.push(0);
        }
    }
    Path { nodes }
}
