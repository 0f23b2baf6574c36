//! Follows an assumption as far as it goes, in Sudoku Explainer's order.

use super::arms::Arms;
use super::hint::Hint;
use super::literal::{CandidateIndex, Literal};
use super::loops;
use super::patterns;
use super::scratch::{self, PLACES, Scratch};
use super::tree::{Cause, Forest, NodeId, Parents, Strong, TreeId};

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
        let tree = forest.plant();
        self.on_queue.clear();
        self.off_queue.clear();
        self.add(assumption, Cause::Assumption, Parents::NONE, forest);
        forest.young().clash =
            if self.mode.dynamic { self.follow_dynamic(source, forest) } else { self.follow(source, forest) };
        tree
    }

    fn follow(&mut self, grid: &Scratch, forest: &mut Forest) -> Option<Clash> {
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(&from) = self.on_queue.get(next_on) {
                next_on += 1;
                let clash = self.spread_off(grid, from, forest);
                if clash.is_some() {
                    return clash;
                }
            } else if let Some(&from) = self.off_queue.get(next_off) {
                next_off += 1;
                let clash = self.spread_on(grid, grid, from, forest);
                if clash.is_some() {
                    return clash;
                }
            } else {
                return None;
            }
        }
    }

    fn follow_dynamic(&mut self, source: &Scratch, forest: &mut Forest) -> Option<Clash> {
        let mut grid = source.clone();
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(&from) = self.on_queue.get(next_on) {
                next_on += 1;
                let clash = self.spread_off(&grid, from, forest);
                if clash.is_some() {
                    return clash;
                }
            } else if let Some(&from) = self.off_queue.get(next_off) {
                next_off += 1;
                let clash = self.spread_on(source, &grid, from, forest);
                if clash.is_some() {
                    return clash;
                }
                grid.remove(candidate(forest, from));
            } else if self.mode.level == 0 || !self.lean_on_patterns(source, &grid, forest) {
                return None;
            }
        }
    }

    fn add(&mut self, literal: Literal, cause: Cause, parents: Parents<'_>, forest: &mut Forest) {
        let id = forest.add(literal, cause, parents);
        self.node_of[literal.index()] = id;
        if literal.is_on() {
            self.on_queue.push(id);
        } else {
            self.off_queue.push(id);
        }
    }

    /// Adds what an on node turns off; the two ends of a contradiction if it meets one.
    fn spread_off(&mut self, grid: &Scratch, from: NodeId, forest: &mut Forest) -> Option<Clash> {
        let candidate = candidate(forest, from);
        for (place, cause) in PLACES[candidate].iter().zip(Cause::LINKS).skip(usize::from(!self.mode.cells)) {
            let group = place.group as usize;
            for bit in scratch::bits(grid.group(group) & place.others) {
                let target = scratch::member(group, bit);
                let tree = forest.young();
                if tree.on.contains(target) {
                    let off = forest.add_end(Literal::off(target), cause, Parents::one(from));
                    return Some([self.node_of[Literal::on(target).index()], off]);
                }
                if !tree.off.contains(target) {
                    self.add(Literal::off(target), cause, Parents::one(from), forest);
                }
            }
        }
        None
    }

    /// Adds what an off node turns on; the two ends of a contradiction if it meets one.
    fn spread_on(
        &mut self,
        source: &Scratch,
        grid: &Scratch,
        from: NodeId,
        forest: &mut Forest,
    ) -> Option<Clash> {
        let strong = Strong::new(grid, candidate(forest, from), self.mode.cells);
        for &(target, cause) in strong.as_slice() {
            let tree = forest.young();
            let clash = tree.off.contains(target);
            if tree.on.contains(target) && !clash {
                continue;
            }
            let mut parents = std::mem::take(&mut self.parents);
            parents.clear();
            let group = cause.group(target).expect("a link is in a group");
            // The removals that have left the target the only other member.
            let gone = source.group(group) & !grid.group(group);
            parents
                .extend(scratch::members(group, gone).map(|gone| self.node_of[Literal::off(gone).index()]));
            let follows = Parents::new(from, &parents);
            let on = if clash {
                Some(forest.add_end(Literal::on(target), cause, follows))
            } else {
                self.add(Literal::on(target), cause, follows, forest);
                None
            };
            self.parents = parents;
            if let Some(on) = on {
                return Some([on, self.node_of[Literal::off(target).index()]]);
            }
        }
        None
    }

    /// Adds what patterns and chains rule out that the removals so far have made possible; whether there is any.
    fn lean_on_patterns(&mut self, source: &Scratch, grid: &Scratch, forest: &mut Forest) -> bool {
        for rule in patterns::RULES {
            let mut found = Vec::new();
            rule(source, grid, &mut found);
            for pattern in &found {
                self.rule_out(&pattern.removals, &pattern.conditions, None, forest);
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
                    let nested = forest.add_nested(hint);
                    self.rule_out(&removals, &conditions, Some(nested), forest);
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
        forest: &mut Forest,
    ) {
        let nodes: Vec<_> = conditions.iter().map(|&gone| self.node_of[Literal::off(gone).index()]).collect();
        let [first, more @ ..] = nodes.as_slice() else { return };
        for &removal in removals {
            if !forest.young().off.contains(removal) {
                let parents = Parents::new(*first, more).through(nested);
                self.add(Literal::off(removal), Cause::Pattern, parents, forest);
            }
        }
    }
}

fn candidate(forest: &mut Forest, id: NodeId) -> CandidateIndex {
    forest.young_node(id).literal.candidate()
}
