//! Chains of several arms: from both literals of a candidate, from every candidate of a cell, from every place of a
//! digit in a house.

use super::hint::{Collector, Hint, Kind, Rank, Removals};
use super::literal::{CandidateBits, CandidateIndex, Literal};
use super::loops;
use super::patterns;
use super::scratch::{self, Scratch};
use super::tree::{self, NodeId, Strong, Tree};
use std::rc::Rc;

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

/// A search of one mode. It keeps its memory from one grid to the next.
pub(super) struct Arms {
    mode: Mode,
    grower: Grower,
    trees: Vec<Tree>,
    used: usize,
    tree_of: Box<[u16; Literal::COUNT]>,
    order: Vec<NodeId>,
}

const NO_TREE: u16 = u16::MAX;

/// The end of an arm: which tree, which node.
#[derive(Clone, Copy)]
struct End {
    tree: u16,
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
            trees: Vec::new(),
            used: 0,
            tree_of: Box::new([NO_TREE; Literal::COUNT]),
            order: Vec::new(),
        }
    }

    /// All hints, best first; only the very best if `best_only`.
    pub(super) fn search(&mut self, grid: &Scratch, best_only: bool) -> Vec<Hint> {
        self.used = 0;
        self.tree_of.fill(NO_TREE);
        let mut hints = Hints { collector: Collector::new(best_only), sequence: 0 };
        let least = if self.mode.dynamic { 2 } else { 3 };
        for cell in (0..81).filter(|&cell| grid.cells[cell].count_ones() >= least) {
            self.search_cell(grid, cell, &mut hints);
        }
        let sorted = hints.collector.into_sorted();
        sorted
            .map(|(complexity, removals, Found { kind, placed, ends })| {
                let paths = ends.iter().map(|end| self.trees[end.tree as usize].path(end.node)).collect();
                Hint { kind, complexity, removals: removals.candidates(grid), placed, paths }
            })
            .collect()
    }

    fn search_cell(&mut self, grid: &Scratch, cell: usize, hints: &mut Hints) {
        for candidate in grid.of_cell(cell) {
            if self.mode.dynamic {
                self.add_contradiction(grid, Literal::on(candidate), hints);
                self.add_contradiction(grid, Literal::off(candidate), hints);
                if self.mode.cells && grid.cells[cell].count_ones() >= 3 {
                    self.add_double(grid, candidate, hints);
                }
            }
            if self.mode.cells {
                self.search_houses(grid, candidate, hints);
            }
        }
        if self.mode.cells {
            let starts: Vec<_> =
                grid.of_cell(cell).map(|candidate| self.tree(grid, Literal::on(candidate))).collect();
            self.add_common(grid, Kind::Cell { cell }, &starts, hints);
        }
    }

    /// The houses that are met for the first time, with this digit, in this cell.
    fn search_houses(&mut self, grid: &Scratch, candidate: CandidateIndex, hints: &mut Hints) {
        let (cell, digit) = (candidate / 9, candidate % 9);
        for (house, position) in scratch::HOUSES_OF[cell].into_iter().zip(scratch::POSITION_IN[cell]) {
            let (house, places) = (house as usize, grid.positions[house as usize][digit]);
            if places.count_ones() >= 2 && places.trailing_zeros() == u32::from(position) {
                let starts: Vec<_> =
                    grid.in_house(house, digit).map(|place| self.tree(grid, Literal::on(place))).collect();
                self.add_common(grid, Kind::House { house, digit }, &starts, hints);
            }
        }
    }

    fn add_contradiction(&mut self, grid: &Scratch, assumption: Literal, hints: &mut Hints) {
        let tree = self.tree(grid, assumption);
        if let Some(clash) = self.trees[tree as usize].clash {
            let kind = Kind::Contradiction { assumption };
            self.add(grid, kind, assumption.opposite(), &clash.map(|node| End { tree, node }), hints);
        }
    }

    fn add_double(&mut self, grid: &Scratch, candidate: CandidateIndex, hints: &mut Hints) {
        let starts = [self.tree(grid, Literal::on(candidate)), self.tree(grid, Literal::off(candidate))];
        self.add_common(grid, Kind::Double { candidate }, &starts, hints);
    }

    /// What all the trees have in common, on first, in the order of the first tree.
    fn add_common(&mut self, grid: &Scratch, kind: Kind, trees: &[u16], hints: &mut Hints) {
        for on in [true, false] {
            let mut common: Option<CandidateBits> = None;
            for &tree in trees {
                let tree = &self.trees[tree as usize];
                let set = if on { &tree.on } else { &tree.off };
                common.get_or_insert(*set).keep(set);
            }
            let Some(common) = common.filter(|common| !common.is_empty()) else { continue };
            let first = &self.trees[trees[0] as usize];
            let order = if on { &first.on_order } else { &first.off_order };
            let literals: Vec<_> = order
                .iter()
                .map(|&id| first.node(id).literal)
                .filter(|literal| common.contains(literal.candidate()))
                .collect();
            for literal in literals {
                let ends: Vec<_> = trees
                    .iter()
                    .map(|&tree| End { tree, node: self.trees[tree as usize].node_of(literal) })
                    .collect();
                self.add(grid, kind, literal, &ends, hints);
            }
        }
    }

    fn add(&mut self, grid: &Scratch, kind: Kind, conclusion: Literal, ends: &[End], hints: &mut Hints) {
        let Some(removals) = Removals::by(grid, conclusion) else { return };
        hints.sequence += 1;
        let Some(complexity) = self.complexity(ends, hints.collector.limit(&removals)) else { return };
        let rank = Rank::new(kind, complexity);
        if hints.collector.wants(&removals, rank) {
            let placed = conclusion.is_on().then_some(conclusion.candidate());
            let found = Found { kind, placed, ends: ends.to_vec() };
            hints.collector.put(removals, rank, hints.sequence, found);
        }
    }

    /// The nodes of all arms, and of the chains within them; `None` if they are more than `limit`.
    fn complexity(&mut self, ends: &[End], limit: usize) -> Option<usize> {
        let mut total = 0;
        for end in ends {
            total += self.trees[end.tree as usize].count(end.node, &mut self.order);
            if total > limit {
                return None;
            }
        }
        if ends.iter().any(|end| self.trees[end.tree as usize].has_nested()) {
            let mut counted: Vec<&Hint> = Vec::new();
            for end in ends {
                let tree = &self.trees[end.tree as usize];
                tree.walk(end.node, &mut self.order);
                for nested in self.order.iter().filter_map(|&id| tree.nested(id)) {
                    if !counted.iter().any(|known| known.same_chain(nested)) {
                        total += nested.complexity;
                        counted.push(nested);
                    }
                }
            }
        }
        (total <= limit).then_some(total)
    }

    /// The tree of an assumption.
    fn tree(&mut self, grid: &Scratch, assumption: Literal) -> u16 {
        let slot = &mut self.tree_of[assumption.index()];
        if *slot == NO_TREE {
            *slot = self.used as u16;
            if self.used == self.trees.len() {
                self.trees.push(Tree::default());
            }
            self.grower.grow(grid, assumption, &mut self.trees[self.used]);
            self.used += 1;
        }
        *slot
    }
}

/// Follows an assumption as far as it goes.
struct Grower {
    mode: Mode,
    chains: Vec<Chains>,
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

impl Grower {
    fn new(mode: Mode) -> Self {
        let several = |mode| Chains::Several(Box::new(Arms::new(mode)));
        let chains = match mode.level {
            0 | 1 => vec![],
            2 => vec![Chains::Single],
            3 => vec![Chains::Single, several(Mode::MULTIPLE)],
            4 => vec![several(Mode::dynamic(0))],
            level => vec![several(Mode::dynamic(0)), several(Mode::dynamic(level - 3))],
        };
        Self { mode, chains, parents: Vec::new() }
    }

    /// Fills `tree` with all that follows from `assumption`, or with what did up to the first contradiction.
    fn grow(&mut self, source: &Scratch, assumption: Literal, tree: &mut Tree) {
        tree.plant(assumption);
        let mut grid = source.clone();
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            let clash = if let Some(&from) = tree.on_order.get(next_on) {
                next_on += 1;
                self.spread_off(&grid, from, tree)
            } else if let Some(&from) = tree.off_order.get(next_off) {
                next_off += 1;
                self.spread_on(source, &mut grid, from, tree)
            } else if self.mode.level > 0 && self.lean_on_patterns(source, &grid, tree) {
                None
            } else {
                return;
            };
            if clash.is_some() {
                tree.clash = clash;
                return;
            }
        }
    }

    /// Adds what an on node turns off; the two ends of a contradiction if it meets one.
    fn spread_off(&self, grid: &Scratch, from: NodeId, tree: &mut Tree) -> Option<[NodeId; 2]> {
        let candidate = tree.node(from).literal.candidate();
        for (target, cause) in tree::weak(grid, candidate, self.mode.cells) {
            if tree.on.contains(target) {
                let off = tree.add_end(Literal::off(target), cause, &[from], None);
                return Some([tree.node_of(Literal::on(target)), off]);
            }
            if !tree.off.contains(target) {
                tree.add(Literal::off(target), cause, &[from], None);
            }
        }
        None
    }

    /// Adds what an off node turns on, and takes its candidate off the grid.
    fn spread_on(
        &mut self,
        source: &Scratch,
        grid: &mut Scratch,
        from: NodeId,
        tree: &mut Tree,
    ) -> Option<[NodeId; 2]> {
        let candidate = tree.node(from).literal.candidate();
        let strong = Strong::new(grid, candidate, self.mode.cells, true);
        for &(target, cause) in strong.as_slice() {
            if tree.on.contains(target) && !tree.off.contains(target) {
                continue;
            }
            self.parents.clear();
            self.parents.push(from);
            self.add_hidden_parents(source, grid, target, cause, tree);
            if tree.off.contains(target) {
                let on = tree.add_end(Literal::on(target), cause, &self.parents, None);
                return Some([on, tree.node_of(Literal::off(target))]);
            }
            tree.add(Literal::on(target), cause, &self.parents, None);
        }
        if self.mode.dynamic {
            grid.remove(candidate);
        }
        None
    }

    /// The removals that have left `target` the only other place, or the only other digit.
    fn add_hidden_parents(
        &mut self,
        source: &Scratch,
        grid: &Scratch,
        target: CandidateIndex,
        cause: tree::Cause,
        tree: &Tree,
    ) {
        let (cell, digit) = (target / 9, target % 9);
        match cause.kind() {
            None => {
                let gone = scratch::bits(source.cells[cell] & !grid.cells[cell]);
                tree.off_nodes(gone.map(|digit| cell * 9 + digit), &mut self.parents);
            }
            Some(kind) => {
                let house = scratch::HOUSES_OF[cell][kind] as usize;
                let gone = scratch::bits(source.positions[house][digit] & !grid.positions[house][digit]);
                let gone = gone.map(|position| scratch::at(house, position) * 9 + digit);
                tree.off_nodes(gone, &mut self.parents);
            }
        }
    }

    /// Adds what patterns and chains rule out that the removals so far have made possible; whether there is any.
    fn lean_on_patterns(&mut self, source: &Scratch, grid: &Scratch, tree: &mut Tree) -> bool {
        for rule in patterns::RULES {
            let mut found = Vec::new();
            rule(source, grid, &mut found);
            for pattern in &found {
                self.rule_out(&pattern.removals, &pattern.conditions, None, tree);
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
                    let nested = tree.add_nested(Rc::new(hint));
                    self.rule_out(&removals, &conditions, Some(nested), tree);
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
        nested: Option<u16>,
        tree: &mut Tree,
    ) {
        self.parents.clear();
        tree.off_nodes(conditions.iter().copied(), &mut self.parents);
        for &removal in removals {
            if !tree.contains(Literal::off(removal)) {
                tree.add(Literal::off(removal), tree::Cause::Pattern, &self.parents, nested);
            }
        }
    }
}
