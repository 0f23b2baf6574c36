//! Follows an assumption as far as it goes, in Sudoku Explainer's order.

use super::arms::Arms;
use super::hint::Hint;
use super::literal::{CandidateIndex, Literal};
use super::loops;
use super::patterns;
use super::scratch::{self, PLACES, Scratch};
use super::tree::{Cause, Forest, NodeId, Parents, Tree, TreeId};

/// What a search may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Mode {
    /// Links within cells; without them, only contradictions are looked for.
    pub(super) cells: bool,
    /// Links may lean on what the chain has removed so far.
    pub(super) dynamic: bool,
    /// 1: simple patterns as well; from 2 on chains as well.
    pub(super) level: usize,
}

impl Mode {
    pub(super) const NISHIO: Self = Self { cells: false, dynamic: true, level: 0 };
    pub(super) const MULTIPLE: Self = Self { cells: true, dynamic: false, level: 0 };

    pub(super) const fn dynamic(level: usize) -> Self {
        Self { cells: true, dynamic: true, level }
    }
}

/// Grows trees; keeps its memory from one to the next.
pub(super) struct Grower {
    mode: Mode,
    chains: Vec<Chains>,
    on_queue: Vec<NodeId>,
    off_queue: Vec<NodeId>,
    node_of: Box<[NodeId; Literal::COUNT]>,
    parents: Vec<NodeId>,
}

/// The chains that a chain may lean on.
enum Chains {
    Single,
    Several(Box<Arms>),
}

impl Chains {
    fn search(&mut self, grid: &Scratch) -> Vec<Hint> {
        match self {
            Self::Single => loops::search(grid, false),
            Self::Several(arms) => arms.search(grid, false),
        }
    }
}

/// A tree in growth.
struct Growth<'a> {
    /// The grid before the assumption.
    source: &'a Scratch,
    forest: &'a mut Forest,
    tree: &'a mut Tree,
}

/// A group that one candidate is left of.
struct Last {
    group: usize,
    others: u16,
    /// The candidate that has just gone.
    gone_now: u16,
    cause: Cause,
}

/// The nodes, on and off, of a candidate that would have to be both.
type Clash = [NodeId; 2];

impl Grower {
    pub(super) fn new(mode: Mode) -> Self {
        let several = |mode| Chains::Several(Box::new(Arms::new(mode)));
        let chains = match mode.level {
            0 | 1 => vec![],
            2 => vec![Chains::Single],
            3 => vec![Chains::Single, several(Mode::MULTIPLE)],
            4 => vec![several(Mode::dynamic(0))],
            level => vec![several(Mode::dynamic(0)), several(Mode::dynamic(level - 3))],
        };
        Self {
            mode,
            chains,
            on_queue: Vec::new(),
            off_queue: Vec::new(),
            node_of: Box::new([0; Literal::COUNT]),
            parents: Vec::new(),
        }
    }

    /// Adds the tree of all that follows from `assumption`, or of what did up to the first contradiction.
    pub(super) fn grow(&mut self, source: &Scratch, assumption: Literal, forest: &mut Forest) -> TreeId {
        let mut tree = forest.plant();
        self.on_queue.clear();
        self.off_queue.clear();
        let mut growth = Growth { source, forest, tree: &mut tree };
        self.add(assumption, Cause::Assumption, Parents::NONE, &mut growth);
        let clash = self.follow(&mut growth);
        tree.clash = clash;
        forest.keep(tree)
    }

    fn follow(&mut self, growth: &mut Growth<'_>) -> Option<Clash> {
        let mut grid = growth.source.clone();
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            let clash = if let Some(&from) = self.on_queue.get(next_on) {
                next_on += 1;
                self.spread_off(&grid, from, growth)
            } else if let Some(&from) = self.off_queue.get(next_off) {
                next_off += 1;
                let candidate = growth.forest.literal(growth.tree, from).candidate();
                let left = if self.mode.dynamic { grid.remove(candidate) } else { grid.without(candidate) };
                self.spread_on(left, from, candidate, growth)
            } else if self.mode.level > 0 && self.lean_on_patterns(&grid, growth) {
                None
            } else {
                return None;
            };
            if clash.is_some() {
                return clash;
            }
        }
    }

    #[inline]
    fn add(&mut self, literal: Literal, cause: Cause, parents: Parents<'_>, growth: &mut Growth<'_>) {
        let id = growth.forest.add(growth.tree, literal, cause, parents);
        self.node_of[literal.index()] = id;
        let queue = if literal.is_on() { &mut self.on_queue } else { &mut self.off_queue };
        queue.push(id);
    }

    /// Adds what an on node turns off; the two ends of a contradiction if it meets one.
    fn spread_off(&mut self, grid: &Scratch, from: NodeId, growth: &mut Growth<'_>) -> Option<Clash> {
        let candidate = growth.forest.literal(growth.tree, from).candidate();
        for (place, cause) in PLACES[candidate].iter().zip(Cause::LINKS).skip(usize::from(!self.mode.cells)) {
            let group = place.group as usize;
            for bit in scratch::bits(grid.group(group) & place.others) {
                let target = scratch::member(group, bit);
                if growth.tree.on.contains(target) {
                    let off =
                        growth.forest.add_end(growth.tree, Literal::off(target), cause, Parents::one(from));
                    return Some([self.node_of[Literal::on(target).index()], off]);
                }
                if !growth.tree.off.contains(target) {
                    self.add(Literal::off(target), cause, Parents::one(from), growth);
                }
            }
        }
        None
    }

    /// Adds what an off node turns on: the last one left of a group. The two ends of a contradiction if it meets one.
    #[inline]
    fn spread_on(
        &mut self,
        left: [u16; 4],
        from: NodeId,
        candidate: CandidateIndex,
        growth: &mut Growth<'_>,
    ) -> Option<Clash> {
        for (kind, &others) in left.iter().enumerate().skip(usize::from(!self.mode.cells)) {
            if others & others.wrapping_sub(1) == 0 && others != 0 {
                let place = &PLACES[candidate][kind];
                let last = Last {
                    group: place.group as usize,
                    others,
                    gone_now: place.bit,
                    cause: Cause::LINKS[kind],
                };
                let clash = self.turn_on(last, from, growth);
                if clash.is_some() {
                    return clash;
                }
            }
        }
        None
    }

    fn turn_on(&mut self, last: Last, from: NodeId, growth: &mut Growth<'_>) -> Option<Clash> {
        let target = scratch::member(last.group, last.others.trailing_zeros() as usize);
        let clash = growth.tree.off.contains(target);
        if growth.tree.on.contains(target) && !clash {
            return None;
        }
        let mut more = std::mem::take(&mut self.parents);
        more.clear();
        if self.mode.dynamic {
            // The removals before this one that have left the target the last.
            let gone = growth.source.group(last.group) & !(last.others | last.gone_now);
            more.extend(
                scratch::members(last.group, gone).map(|gone| self.node_of[Literal::off(gone).index()]),
            );
        }
        let parents = Parents::new(from, &more);
        let on = if clash {
            Some(growth.forest.add_end(growth.tree, Literal::on(target), last.cause, parents))
        } else {
            self.add(Literal::on(target), last.cause, parents, growth);
            None
        };
        self.parents = more;
        on.map(|on| [on, self.node_of[Literal::off(target).index()]])
    }

    /// Adds what patterns and chains rule out that the removals so far have made possible; whether there is any.
    fn lean_on_patterns(&mut self, grid: &Scratch, growth: &mut Growth<'_>) -> bool {
        let source = growth.source;
        for rule in patterns::RULES {
            let mut found = Vec::new();
            rule(source, grid, &mut found);
            for pattern in &found {
                self.rule_out(&pattern.removals, &pattern.conditions, None, growth);
            }
            if !found.is_empty() {
                return true;
            }
        }
        for index in 0..self.chains.len() {
            let mut any = false;
            for hint in self.chains[index].search(grid) {
                let conditions = hint.conditions(source, grid);
                if !conditions.is_empty() {
                    any = true;
                    let removals = hint.removals.clone();
                    let nested = growth.forest.add_nested(growth.tree, hint);
                    self.rule_out(&removals, &conditions, Some(nested), growth);
                }
            }
            if any {
                return true;
            }
        }
        false
    }

    fn rule_out(
        &mut self,
        removals: &[CandidateIndex],
        conditions: &[CandidateIndex],
        nested: Option<u32>,
        growth: &mut Growth<'_>,
    ) {
        let nodes: Vec<_> = conditions.iter().map(|&gone| self.node_of[Literal::off(gone).index()]).collect();
        let [first, more @ ..] = nodes.as_slice() else { return };
        for &removal in removals {
            if !growth.tree.off.contains(removal) {
                let parents = Parents::new(*first, more).through(nested);
                self.add(Literal::off(removal), Cause::Pattern, parents, growth);
            }
        }
    }
}
