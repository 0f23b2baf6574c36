//! Chains of one arm: cycles that come back to their start, and forcing chains that reach their start's opposite.

use super::ends::Ends;
use super::hint::{Collector, Hint, Kind, Path, PathNode, Rank, Removals};
use super::literal::{self, CandidateBits, CandidateIndex, Literal};
use super::reach::{self, Cluster, Prospect};
use super::scratch::Scratch;
use super::tree::Cause;
use crate::grid::CellSet;

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

impl Pass {
    const fn cycle(self) -> Kind {
        Kind::Cycle { cells: self.cells, houses: self.houses }
    }

    const fn chain(self) -> Kind {
        Kind::Single { cells: self.cells }
    }

    const fn uses(self, cause: Cause) -> bool {
        if matches!(cause, Cause::Cell) { self.cells } else { self.houses }
    }
}

/// All cycles and forcing chains, best first; only the very best if `best_only`.
pub(super) fn search(grid: &Scratch, best_only: bool) -> Vec<Hint> {
    let ends = Ends::new(grid);
    let (prospects, clusters) = reach::prospects(grid, &ends);
    let mut search = Search { grid, walk: Walk::new(&ends), hints: Collector::new(best_only) };
    search.add_chains(&prospects);
    search.add_cycles(&prospects, &clusters);
    search.into_hints()
}

/// A hint to be kept.
enum Found {
    /// The nodes of a cycle, from the end back to the start.
    Cycle(Pass, Vec<Node>),
    /// A chain that is still to be walked.
    Chain(Pass, Literal),
}

struct Search<'a> {
    grid: &'a Scratch,
    walk: Walk<'a>,
    hints: Collector<Found>,
}

/// The digits, as a mask, of which some candidate sees one that is on and one that is off in the cluster. A cycle can
/// remove no other.
fn trapped(cluster: &Cluster, cells_of: &[CellSet; 9]) -> u16 {
    let seen = |set: &CandidateBits| {
        let mut seen = [CellSet::EMPTY; 9];
        set.each(|index| {
            let candidate = literal::candidate(index);
            seen[candidate.digit.index()] |= candidate.cell.peers();
        });
        seen
    };
    let (on, off) = (seen(&cluster.on), seen(&cluster.off));
    (0..9)
        .filter(|&digit| !(on[digit] & off[digit] & cells_of[digit]).is_empty())
        .fold(0, |mask, digit| mask | 1 << digit)
}

/// When Sudoku Explainer would find a hint: by pass, by start, its cycles before its chains.
const fn sequence(pass: usize, start: usize, place: u16) -> usize {
    (pass * 729 + start) << 16 | place as usize
}

impl Search<'_> {
    /// The forcing chains, of which the length is known.
    fn add_chains(&mut self, prospects: &[Prospect]) {
        for (number, pass) in PASSES.into_iter().enumerate().filter(|(_, pass)| pass.houses) {
            let links = usize::from(pass.cells);
            for (index, prospect) in prospects.iter().enumerate() {
                let lengths = [(true, prospect.off[links]), (false, prospect.on[links])];
                for (on, length) in lengths.into_iter().filter(|&(_, length)| length > 0) {
                    let source = Literal::new(prospect.start, on);
                    let rank = Rank::new(pass.chain(), length);
                    let sequence = sequence(number, index, u16::MAX - u16::from(on));
                    self.add(Removals::by(self.grid, source.opposite()), rank, sequence, |_| {
                        Found::Chain(pass, source)
                    });
                }
            }
        }
    }

    fn add_cycles(&mut self, prospects: &[Prospect], clusters: &[Cluster]) {
        let mut cells_of = [CellSet::EMPTY; 9];
        for candidate in self.grid.all().map(literal::candidate) {
            cells_of[candidate.digit.index()] |= CellSet::of(candidate.cell);
        }
        let trapped: Vec<_> = clusters.iter().map(|cluster| trapped(cluster, &cells_of)).collect();
        for (number, pass) in PASSES.into_iter().enumerate() {
            for (index, prospect) in prospects.iter().enumerate() {
                let Some(cluster) = prospect.cluster else { continue };
                let usable = match pass {
                    Pass { cells: false, .. } => trapped[cluster] >> (prospect.start % 9) & 1 == 1,
                    Pass { houses: false, .. } => self.grid.cell(prospect.start / 9).count_ones() == 2,
                    _ => true,
                };
                if trapped[cluster] == 0 || !usable {
                    continue;
                }
                self.walk.cycles(prospect.start, &clusters[cluster], pass, self.hints.most(pass.cycle()));
                for place in 0..self.walk.ends.len() {
                    let end = self.walk.ends[place];
                    // The start is counted once.
                    let rank = Rank::new(pass.cycle(), self.walk.back(end).count() - 1);
                    let removals = Removals::of(self.grid, self.walk.cycle_removals(&cells_of, end));
                    let sequence = sequence(number, index, place as u16);
                    self.add(removals, rank, sequence, |walk| Found::Cycle(pass, walk.back(end).collect()));
                }
            }
        }
    }

    fn add(
        &mut self,
        removals: Option<Removals>,
        rank: Rank,
        sequence: usize,
        found: impl FnOnce(&Walk<'_>) -> Found,
    ) {
        if let Some(removals) = removals.filter(|removals| self.hints.wants(removals, rank, sequence)) {
            self.hints.put(removals, rank, sequence, found(&self.walk));
        }
    }

    fn into_hints(self) -> Vec<Hint> {
        let Self { grid, mut walk, hints } = self;
        let sorted = hints.into_sorted().map(|(complexity, removals, found)| {
            let (kind, placed, paths) = match found {
                Found::Cycle(pass, nodes) => (pass.cycle(), None, vec![there(&nodes), back(&nodes)]),
                Found::Chain(pass, source) => {
                    let nodes = walk.chain(source, pass);
                    (pass.chain(), (!source.is_on()).then_some(source.candidate()), vec![there(&nodes)])
                }
            };
            debug_assert_eq!(paths[0].nodes.len(), complexity, "the sets tell the length");
            Hint { kind, complexity, removals: removals.candidates(grid), placed, paths }
        });
        sorted.collect()
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
struct Walk<'a> {
    by: &'a Ends,
    nodes: Vec<Node>,
    on_queue: Vec<u16>,
    off_queue: Vec<u16>,
    on: CandidateBits,
    off: CandidateBits,
    ends: Vec<u16>,
}

impl<'a> Walk<'a> {
    fn new(by: &'a Ends) -> Self {
        Self {
            by,
            nodes: Vec::new(),
            on_queue: Vec::new(),
            off_queue: Vec::new(),
            on: CandidateBits::default(),
            off: CandidateBits::default(),
            ends: Vec::new(),
        }
    }

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

    fn candidate(&self, id: u16) -> CandidateIndex {
        self.nodes[id as usize].literal.candidate()
    }

    /// Fills `ends` with the nodes, from four links on to `most`, that are the start again.
    fn cycles(&mut self, start: CandidateIndex, cluster: &Cluster, pass: Pass, most: usize) {
        self.begin(Literal::on(start));
        let mut length = 0;
        let (mut next_on, mut next_off) = (0, 0);
        while next_on < self.on_queue.len() || next_off < self.off_queue.len() {
            length += 2;
            if length > most {
                return;
            }
            while next_on < self.on_queue.len() {
                self.spread_off(self.on_queue[next_on], cluster, pass);
                next_on += 1;
            }
            while next_off < self.off_queue.len() {
                self.spread_on(self.off_queue[next_off], cluster, pass, (length >= 4).then_some(start));
                next_off += 1;
            }
        }
    }

    /// The off nodes that an on node gives, less those it follows from; one may come more than once.
    fn spread_off(&mut self, from: u16, cluster: &Cluster, pass: Pass) {
        self.by.weak(self.candidate(from), pass.cells, |target, cause| {
            let literal = Literal::off(target);
            let wanted = cluster.off.contains(target)
                && !(self.off.contains(target) && self.back(from).any(|node| node.literal == literal));
            if wanted {
                self.add(literal, cause, from);
            }
        });
    }

    fn spread_on(&mut self, from: u16, cluster: &Cluster, pass: Pass, start: Option<CandidateIndex>) {
        for (target, cause) in self.by.strong(self.candidate(from)).filter(|&(_, cause)| pass.uses(cause)) {
            if start == Some(target) {
                let end = self.push(Literal::on(target), cause, from);
                self.ends.push(end);
            }
            if cluster.on.contains(target) && !self.on.contains(target) {
                self.add(Literal::on(target), cause, from);
            }
        }
    }

    /// The nodes, from the end back, of the chain from `source` to its opposite; none if there is no such chain.
    fn chain(&mut self, source: Literal, pass: Pass) -> Vec<Node> {
        self.begin(source);
        let (mut next_on, mut next_off) = (0, 0);
        while next_on < self.on_queue.len() || next_off < self.off_queue.len() {
            while next_on < self.on_queue.len() {
                if let Some(end) = self.turn_off(self.on_queue[next_on], source, pass) {
                    return self.back(end).collect();
                }
                next_on += 1;
            }
            while next_off < self.off_queue.len() {
                if let Some(end) = self.turn_on(self.off_queue[next_off], source, pass) {
                    return self.back(end).collect();
                }
                next_off += 1;
            }
        }
        Vec::new()
    }

    /// Adds what an on node turns off and may turn on more by; gives the end of the chain if it turns off its source.
    fn turn_off(&mut self, from: u16, source: Literal, pass: Pass) -> Option<u16> {
        let candidate = self.candidate(from);
        let target = source.candidate();
        if source.is_on() && target != candidate {
            let mut links = Cause::LINKS.into_iter().filter(|&link| link != Cause::Cell || pass.cells);
            if let Some(cause) = links.find(|link| link.group(candidate) == link.group(target)) {
                return Some(self.push(source.opposite(), cause, from));
            }
        }
        self.by.weak(candidate, pass.cells, |target, cause| {
            if !self.off.contains(target) {
                self.add(Literal::off(target), cause, from);
            }
        });
        None
    }

    /// Adds what an off node turns on; gives the end of the chain if that is its source.
    fn turn_on(&mut self, from: u16, source: Literal, pass: Pass) -> Option<u16> {
        for (target, cause) in self.by.strong(self.candidate(from)).filter(|&(_, cause)| pass.uses(cause)) {
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

/// The path whose nodes, from the end back, these are.
fn there(nodes: &[Node]) -> Path {
    line(nodes.iter().map(|node| (node.literal, node.cause)))
}

/// A cycle the other way round: each literal's opposite, with the causes where they were.
fn back(nodes: &[Node]) -> Path {
    line(nodes.iter().rev().map(|node| (node.literal.opposite(), node.cause)))
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
    let last = nodes.len().saturating_sub(1);
    for (index, node) in nodes.iter_mut().enumerate() {
        if index < last {
            node.parents.push(index as u16 + 1);
        } else if closed {
            node.parents.push(0);
        }
    }
    Path { nodes }
}
