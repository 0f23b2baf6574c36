//! Chains of several arms: from both literals of a candidate, from every candidate of a cell, from every place of a
//! digit in a house.

use super::grow::{Grower, Mode};
use super::hint::{Collector, Hint, Kind, Rank, Removals};
use super::literal::{CandidateBits, CandidateIndex, Literal};
use super::scratch::{self, PLACES, Scratch};
use super::tree::{Forest, NodeId, TreeId};

/// A search of one mode. It keeps its memory from one grid to the next.
pub(super) struct Arms {
    mode: Mode,
    grower: Grower,
    forest: Forest,
    tree_of: Box<[u16; Literal::COUNT]>,
    /// By arm and literal: the node, where the literal is common to all arms.
    node_of: Vec<[NodeId; Literal::COUNT]>,
    order: Vec<NodeId>,
}

const NO_TREE: u16 = u16::MAX;

/// The end of an arm.
#[derive(Clone, Copy)]
struct End {
    tree: TreeId,
    node: NodeId,
}

struct Found {
    kind: Kind,
    placed: Option<CandidateIndex>,
    ends: Vec<End>,
}

struct Hints {
    collector: Collector<Found>,
    sequence: usize,
}

impl Arms {
    pub(super) fn new(mode: Mode) -> Self {
        Self {
            mode,
            grower: Grower::new(mode),
            forest: Forest::default(),
            tree_of: Box::new([NO_TREE; Literal::COUNT]),
            node_of: Vec::new(),
            order: Vec::new(),
        }
    }

    /// All hints, best first; only the very best if `best_only`.
    pub(super) fn search(&mut self, grid: &Scratch, best_only: bool) -> Vec<Hint> {
        self.forest.clear();
        self.tree_of.fill(NO_TREE);
        let mut hints = Hints { collector: Collector::new(best_only), sequence: 0 };
        let least = if self.mode.dynamic { 2 } else { 3 };
        for cell in (0..81).filter(|&cell| grid.cell(cell).count_ones() >= least) {
            self.search_cell(grid, cell, &mut hints);
        }
        let sorted = hints.collector.into_sorted();
        sorted
            .map(|(complexity, removals, Found { kind, placed, ends })| {
                let paths =
                    ends.iter().map(|end| self.forest.path(end.tree, end.node, &mut self.order)).collect();
                Hint { kind, complexity, removals: removals.candidates(grid), placed, paths }
            })
            .collect()
    }

    fn search_cell(&mut self, grid: &Scratch, cell: usize, hints: &mut Hints) {
        for candidate in grid.members(cell) {
            if self.mode.dynamic {
                self.add_contradiction(grid, Literal::on(candidate), hints);
                let double = self.mode.cells && grid.cell(cell).count_ones() >= 3;
                if !self.off_is_idle(grid, candidate, double) {
                    self.add_contradiction(grid, Literal::off(candidate), hints);
                    if double {
                        self.add_double(grid, candidate, hints);
                    }
                }
            }
            if self.mode.cells {
                self.search_houses(grid, candidate, hints);
            }
        }
        if self.mode.cells {
            self.add_group(grid, Kind::Cell { cell }, cell, hints);
        }
    }

    /// Whether it is clear, without its tree, that the candidate's being off gives neither a contradiction nor, if
    /// `double`, anything that its being on gives too.
    ///
    /// Off, it has the same consequences as any one candidate on that it leaves the last of a group; that one's tree
    /// is needed anyway. Where patterns are leant on, that need not be so.
    fn off_is_idle(&mut self, grid: &Scratch, candidate: CandidateIndex, double: bool) -> bool {
        if self.mode.level > 0 {
            return false;
        }
        let links =
            grid.without(candidate).into_iter().zip(PLACES[candidate]).skip(usize::from(!self.mode.cells));
        let Some((last, place)) = links.into_iter().find(|(others, _)| others.is_power_of_two()) else {
            return true;
        };
        let partner = scratch::member(place.group as usize, last.trailing_zeros() as usize);
        let [same, own] = [partner, candidate].map(|on| self.tree(grid, Literal::on(on)));
        let [same, own] = [same, own].map(|tree| self.forest.tree(tree));
        same.clash.is_none() && !(double && (same.on.meets(&own.on) || same.off.meets(&own.off)))
    }

    /// The houses that are met for the first time, with this digit, in this cell.
    fn search_houses(&mut self, grid: &Scratch, candidate: CandidateIndex, hints: &mut Hints) {
        for place in &PLACES[candidate][1..] {
            let (group, members) = (place.group as usize, grid.group(place.group as usize));
            if members.count_ones() >= 2 && members & members.wrapping_neg() == place.bit {
                let kind = Kind::House { house: scratch::house_of_group(group), digit: candidate % 9 };
                self.add_group(grid, kind, group, hints);
            }
        }
    }

    fn add_contradiction(&mut self, grid: &Scratch, assumption: Literal, hints: &mut Hints) {
        let tree = self.tree(grid, assumption);
        if let Some(clash) = self.forest.tree(tree).clash {
            let kind = Kind::Contradiction { assumption };
            self.add(grid, kind, assumption.opposite(), &clash.map(|node| End { tree, node }), hints);
        }
    }

    fn add_double(&mut self, grid: &Scratch, candidate: CandidateIndex, hints: &mut Hints) {
        let trees = [self.tree(grid, Literal::on(candidate)), self.tree(grid, Literal::off(candidate))];
        self.add_common(grid, Kind::Double { candidate }, &trees, hints);
    }

    /// One of the group's candidates holds.
    fn add_group(&mut self, grid: &Scratch, kind: Kind, group: usize, hints: &mut Hints) {
        let mut trees = [0; 9];
        let mut len = 0;
        for candidate in grid.members(group) {
            trees[len] = self.tree(grid, Literal::on(candidate));
            len += 1;
        }
        self.add_common(grid, kind, &trees[..len], hints);
    }

    /// What all the trees have in common, on first, in the order of the first tree.
    fn add_common(&mut self, grid: &Scratch, kind: Kind, trees: &[TreeId], hints: &mut Hints) {
        let common = |set: fn(&Self, TreeId) -> &CandidateBits| {
            let mut common = *set(self, trees[0]);
            trees[1..].iter().for_each(|&tree| common.keep(set(self, tree)));
            common
        };
        let on = common(|arms, tree| &arms.forest.tree(tree).on);
        let off = common(|arms, tree| &arms.forest.tree(tree).off);
        if on.is_empty() && off.is_empty() {
            return;
        }
        let is_common =
            |literal: Literal| (if literal.is_on() { &on } else { &off }).contains(literal.candidate());
        self.find_nodes(trees, is_common);
        let first = self.forest.nodes(trees[0]);
        let literals: Vec<_> =
            first.iter().map(|node| node.literal).filter(|&literal| is_common(literal)).collect();
        let (on, off): (Vec<_>, Vec<_>) = literals.into_iter().partition(|literal| literal.is_on());
        for literal in on.into_iter().chain(off) {
            let mut ends = [End { tree: 0, node: 0 }; 9];
            for (arm, &tree) in trees.iter().enumerate() {
                ends[arm] = End { tree, node: self.node_of[arm][literal.index()] };
            }
            self.add(grid, kind, literal, &ends[..trees.len()], hints);
        }
    }

    fn find_nodes(&mut self, trees: &[TreeId], wanted: impl Fn(Literal) -> bool) {
        while self.node_of.len() < trees.len() {
            self.node_of.push([0; Literal::COUNT]);
        }
        for (node_of, &tree) in self.node_of.iter_mut().zip(trees) {
            for (id, node) in self.forest.nodes(tree).iter().enumerate() {
                if wanted(node.literal) {
                    node_of[node.literal.index()] = id as NodeId;
                }
            }
        }
    }

    fn add(&mut self, grid: &Scratch, kind: Kind, conclusion: Literal, ends: &[End], hints: &mut Hints) {
        let Some(removals) = Removals::by(grid, conclusion) else { return };
        hints.sequence += 1;
        let Some(complexity) = self.complexity(ends, hints.collector.limit(&removals)) else { return };
        let rank = Rank::new(kind, complexity);
        if hints.collector.wants(&removals, rank, hints.sequence) {
            let placed = conclusion.is_on().then_some(conclusion.candidate());
            let found = Found { kind, placed, ends: ends.to_vec() };
            hints.collector.put(removals, rank, hints.sequence, found);
        }
    }

    /// The nodes of all arms, and of the chains within them; `None` if they are more than `limit`.
    fn complexity(&mut self, ends: &[End], limit: usize) -> Option<usize> {
        let mut total = 0;
        for end in ends {
            total += self.forest.count(end.tree, end.node, &mut self.order);
            if total > limit {
                return None;
            }
        }
        let mut counted: Vec<&Hint> = Vec::new();
        for end in ends.iter().filter(|end| self.forest.has_nested(end.tree)) {
            self.forest.walk(end.tree, end.node, &mut self.order);
            for nested in self.order.iter().filter_map(|&id| self.forest.nested(end.tree, id)) {
                if !counted.iter().any(|known| known.same_chain(nested)) {
                    total += nested.complexity;
                    counted.push(nested);
                }
            }
        }
        (total <= limit).then_some(total)
    }

    /// The tree of an assumption.
    fn tree(&mut self, grid: &Scratch, assumption: Literal) -> TreeId {
        let known = self.tree_of[assumption.index()];
        if known != NO_TREE {
            return known as TreeId;
        }
        let tree = self.grower.grow(grid, assumption, &mut self.forest);
        self.tree_of[assumption.index()] = tree as u16;
        tree
    }
}
