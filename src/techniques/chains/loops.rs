//! Chains of one arm: cycles that come back to their start, and forcing chains that reach their start's opposite.

use super::hint::{Collector, Hint, Kind, Path, PathNode, Rank, Removals};
use super::literal::{CandidateBits, CandidateIndex, Literal};
use super::scratch::Scratch;
use super::tree::{self, Cause, Strong};
use crate::grid::{Cell, CellSet};

/// The links a pass may use: within cells, within houses.
#[derive(Clone, Copy)]
struct Pass {
    cells: bool,
    houses: bool,
}

const PASSES: [Pass; 3] = [
    Pass { cells: false, houses: true },
    Pass { cells: true, houses: false },
    Pass { cells: true, houses: true },
];

/// All cycles and forcing chains, best first; only the very best if `best_only`.
pub(super) fn search(grid: &Scratch, best_only: bool) -> Vec<Hint> {
    let mut search = Search { grid, walk: Walk::default(), hints: Collector::new(best_only), sequence: 0 };
    for pass in PASSES {
        for candidate in grid.all().filter(|candidate| grid.cells[candidate / 9].count_ones() > 1) {
            search.start_at(candidate, pass);
        }
    }
    let sorted = search.hints.into_sorted();
    sorted
        .map(|(complexity, removals, (kind, placed, paths))| {
            let removals = removals.candidates(grid);
            Hint { kind, complexity, removals, placed, paths }
        })
        .collect()
}

type Found = (Kind, Option<CandidateIndex>, Vec<Path>);

struct Search<'a> {
    grid: &'a Scratch,
    walk: Walk,
    hints: Collector<Found>,
    sequence: usize,
}

impl Search<'_> {
    fn start_at(&mut self, start: CandidateIndex, pass: Pass) {
        if !pass.houses && self.grid.cells[start / 9].count_ones() > 2 {
            return;
        }
        self.walk.cycles(self.grid, start, pass);
        for end in std::mem::take(&mut self.walk.ends) {
            self.add_cycle(end, pass);
        }
        if pass.houses {
            for source in [Literal::on(start), Literal::off(start)] {
                if let Some(end) = self.walk.chain(self.grid, source, pass) {
                    self.add_chain(end, source.opposite(), pass);
                }
            }
        }
    }

    fn add_cycle(&mut self, end: u16, pass: Pass) {
        let path = self.walk.path(end);
        let kind = Kind::Cycle { cells: pass.cells, houses: pass.houses };
        let rank = Rank::new(kind, path.nodes.len());
        self.sequence += 1;
        let Some(removals) = Removals::of(self.grid, cycle_removals(self.grid, &path)) else { return };
        if self.hints.wants(&removals, rank) {
            let back = self.walk.reversed(end);
            self.hints.put(removals, rank, self.sequence, (kind, None, vec![path, back]));
        }
    }

    fn add_chain(&mut self, end: u16, target: Literal, pass: Pass) {
        let kind = Kind::Single { cells: pass.cells };
        let rank = Rank::new(kind, self.walk.depth(end));
        self.sequence += 1;
        let Some(removals) = Removals::by(self.grid, target) else { return };
        if self.hints.wants(&removals, rank) {
            let placed = target.is_on().then_some(target.candidate());
            self.hints.put(removals, rank, self.sequence, (kind, placed, vec![self.walk.path(end)]));
        }
    }
}

/// The candidates, outside the cycle's cells, that see their digit both on and off.
fn cycle_removals(grid: &Scratch, path: &Path) -> Vec<CandidateIndex> {
    let mut cells = CellSet::EMPTY;
    let mut seen = [[CellSet::EMPTY; 9]; 2];
    for literal in path.literals() {
        let (cell, digit) = (cell_of(literal), literal.candidate() % 9);
        cells = cells.with(cell);
        let side = &mut seen[usize::from(literal.is_on())][digit];
        *side |= cell.peers();
    }
    let [off, on] = seen;
    let mut removals: Vec<_> = (0..9)
        .flat_map(|digit| {
            let gone = CellSet::from_mask(grid.digits[digit]) & on[digit] & (off[digit] - cells);
            gone.map(move |cell| cell.index() * 9 + digit)
        })
        .collect();
    removals.sort_unstable();
    removals
}

fn cell_of(literal: Literal) -> Cell {
    super::literal::candidate(literal.candidate()).cell
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

    /// Fills `ends` with the nodes, four or more links on, that are the start again.
    fn cycles(&mut self, grid: &Scratch, start: CandidateIndex, pass: Pass) {
        self.begin(Literal::on(start));
        let mut length = 0;
        let (mut next_on, mut next_off) = (0, 0);
        while next_on < self.on_queue.len() || next_off < self.off_queue.len() {
            length += 2;
            while next_on < self.on_queue.len() {
                self.spread_off(grid, self.on_queue[next_on], pass);
                next_on += 1;
            }
            while next_off < self.off_queue.len() {
                self.spread_on(grid, self.off_queue[next_off], pass, (length >= 4).then_some(start));
                next_off += 1;
            }
        }
    }

    /// The off nodes that an on node gives, less those it follows from; one may come more than once.
    fn spread_off(&mut self, grid: &Scratch, from: u16, pass: Pass) {
        let mut ancestors = CandidateBits::default();
        let mut id = from;
        while id != NO_PARENT {
            let node = self.nodes[id as usize];
            if !node.literal.is_on() {
                ancestors.insert(node.literal.candidate());
            }
            id = node.parent;
        }
        let candidate = self.nodes[from as usize].literal.candidate();
        for (target, cause) in tree::weak(grid, candidate, pass.cells) {
            if !ancestors.contains(target) {
                self.add(Literal::off(target), cause, from);
            }
        }
    }

    fn spread_on(&mut self, grid: &Scratch, from: u16, pass: Pass, start: Option<CandidateIndex>) {
        let candidate = self.nodes[from as usize].literal.candidate();
        for &(target, cause) in Strong::new(grid, candidate, pass.cells, pass.houses).as_slice() {
            if start == Some(target) {
                let end = self.push(Literal::on(target), cause, from);
                self.ends.push(end);
            }
            if !self.on.contains(target) {
                self.add(Literal::on(target), cause, from);
            }
        }
    }

    /// The first node that is the opposite of `source`.
    fn chain(&mut self, grid: &Scratch, source: Literal, pass: Pass) -> Option<u16> {
        self.begin(source);
        let (mut next_on, mut next_off) = (0, 0);
        while next_on < self.on_queue.len() || next_off < self.off_queue.len() {
            while next_on < self.on_queue.len() {
                let from = self.on_queue[next_on];
                next_on += 1;
                let candidate = self.nodes[from as usize].literal.candidate();
                for (target, cause) in tree::weak(grid, candidate, pass.cells) {
                    let literal = Literal::off(target);
                    if literal.opposite() == source {
                        return Some(self.push(literal, cause, from));
                    }
                    if !self.off.contains(target) {
                        self.add(literal, cause, from);
                    }
                }
            }
            while next_off < self.off_queue.len() {
                let from = self.off_queue[next_off];
                next_off += 1;
                let candidate = self.nodes[from as usize].literal.candidate();
                for &(target, cause) in Strong::new(grid, candidate, pass.cells, true).as_slice() {
                    let literal = Literal::on(target);
                    if literal.opposite() == source {
                        return Some(self.push(literal, cause, from));
                    }
                    if !self.on.contains(target) {
                        self.add(literal, cause, from);
                    }
                }
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

    fn path(&self, end: u16) -> Path {
        let nodes: Vec<Node> = self.back(end).collect();
        line(nodes.iter().map(|node| (node.literal, node.cause)))
    }

    /// The cycle the other way round: each literal's opposite, with the causes where they were.
    fn reversed(&self, end: u16) -> Path {
        let mut nodes: Vec<Node> = self.back(end).collect();
        nodes.reverse();
        line(nodes.iter().map(|node| (node.literal.opposite(), node.cause)))
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
