//! What follows from one assumption: a tree of literals, each with the literals that it follows from.

use super::hint::{Hint, Path, PathNode};
use super::literal::{CandidateBits, CandidateIndex, Literal, LiteralSet};
use super::scratch::{self, Scratch};
use std::rc::Rc;

/// Why a literal follows from its parents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// It does not: it is what the tree assumes.
    Assumption,
    /// A cell holds one digit.
    Cell,
    /// A box holds each digit once.
    Box,
    /// A row holds each digit once.
    Row,
    /// A column holds each digit once.
    Column,
    /// A pattern, or a chain within the chain, rules it out.
    Pattern,
}

impl Cause {
    /// By place in [`scratch::KINDS`].
    pub(super) const HOUSES: [Self; 3] = [Self::Box, Self::Row, Self::Column];

    /// The place in [`scratch::KINDS`], for houses.
    pub(super) const fn kind(self) -> Option<usize> {
        match self {
            Self::Box => Some(0),
            Self::Row => Some(1),
            Self::Column => Some(2),
            _ => None,
        }
    }
}

/// Index of a node in its tree.
pub(super) type NodeId = u16;

#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    first_parent: u32,
    parents: u16,
    nested: u16,
}

const NO_NESTED: u16 = u16::MAX;

/// All that follows from one assumption, in the order in which it was found.
pub(super) struct Tree {
    nodes: Vec<Node>,
    parents: Vec<NodeId>,
    nested: Vec<Rc<Hint>>,
    node_of: Box<[NodeId; Literal::COUNT]>,
    pub(super) on: CandidateBits,
    pub(super) off: CandidateBits,
    pub(super) on_order: Vec<NodeId>,
    pub(super) off_order: Vec<NodeId>,
    /// The two nodes, on and off, that contradict each other; the search has stopped there.
    pub(super) clash: Option<[NodeId; 2]>,
    counts: Vec<u16>,
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            parents: Vec::new(),
            nested: Vec::new(),
            node_of: Box::new([0; Literal::COUNT]),
            on: CandidateBits::default(),
            off: CandidateBits::default(),
            on_order: Vec::new(),
            off_order: Vec::new(),
            clash: None,
            counts: Vec::new(),
        }
    }
}

impl Tree {
    /// Empties the tree and assumes `root`.
    pub(super) fn plant(&mut self, root: Literal) {
        self.nodes.clear();
        self.parents.clear();
        self.nested.clear();
        self.on = CandidateBits::default();
        self.off = CandidateBits::default();
        self.on_order.clear();
        self.off_order.clear();
        self.clash = None;
        self.counts.clear();
        self.add(root, Cause::Assumption, &[], None);
    }

    pub(super) fn node(&self, id: NodeId) -> Node {
        self.nodes[id as usize]
    }

    /// The node of a literal that is in the tree.
    pub(super) fn node_of(&self, literal: Literal) -> NodeId {
        self.node_of[literal.index()]
    }

    pub(super) fn contains(&self, literal: Literal) -> bool {
        if literal.is_on() {
            self.on.contains(literal.candidate())
        } else {
            self.off.contains(literal.candidate())
        }
    }

    fn parents(&self, node: Node) -> &[NodeId] {
        &self.parents[node.first_parent as usize..][..node.parents as usize]
    }

    /// Adds a node that is not yet in the tree.
    pub(super) fn add(
        &mut self,
        literal: Literal,
        cause: Cause,
        parents: &[NodeId],
        nested: Option<u16>,
    ) -> NodeId {
        let id = self.add_end(literal, cause, parents, nested);
        self.node_of[literal.index()] = id;
        if literal.is_on() {
            self.on.insert(literal.candidate());
            self.on_order.push(id);
        } else {
            self.off.insert(literal.candidate());
            self.off_order.push(id);
        }
        id
    }

    /// Adds a node that stays out of the sets: the far end of a contradiction.
    pub(super) fn add_end(
        &mut self,
        literal: Literal,
        cause: Cause,
        parents: &[NodeId],
        nested: Option<u16>,
    ) -> NodeId {
        let first_parent = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        let nested = nested.unwrap_or(NO_NESTED);
        self.nodes.push(Node { literal, cause, first_parent, parents: parents.len() as u16, nested });
        (self.nodes.len() - 1) as NodeId
    }

    /// Keeps a chain that nodes to come are concluded by.
    pub(super) fn add_nested(&mut self, hint: Rc<Hint>) -> u16 {
        self.nested.push(hint);
        (self.nested.len() - 1) as u16
    }

    /// The nodes that the cell's removed candidates, or the house's, are off by.
    pub(super) fn off_nodes(&self, removed: impl Iterator<Item = CandidateIndex>, nodes: &mut Vec<NodeId>) {
        nodes.extend(removed.map(|candidate| self.node_of(Literal::off(candidate))));
    }

    /// `from` and all it follows from, nearest first, each literal once.
    pub(super) fn walk(&self, from: NodeId, order: &mut Vec<NodeId>) {
        let mut seen = LiteralSet::new();
        order.clear();
        order.push(from);
        seen.insert(self.node(from).literal);
        let mut next = 0;
        while next < order.len() {
            let node = self.node(order[next]);
            order.extend(self.parents(node).iter().filter(|&&parent| seen.insert(self.node(parent).literal)));
            next += 1;
        }
    }

    /// How many literals [`Tree::walk`] visits.
    pub(super) fn count(&mut self, from: NodeId, order: &mut Vec<NodeId>) -> usize {
        if self.counts.len() < self.nodes.len() {
            self.counts.resize(self.nodes.len(), 0);
        }
        let slot = from as usize;
        if self.counts[slot] == 0 {
            self.walk(from, order);
            self.counts[slot] = order.len() as u16;
        }
        self.counts[slot] as usize
    }

    /// The chain that a node was concluded by.
    pub(super) fn nested(&self, id: NodeId) -> Option<&Rc<Hint>> {
        self.nested.get(self.node(id).nested as usize)
    }

    pub(super) fn has_nested(&self) -> bool {
        !self.nested.is_empty()
    }

    /// A copy of what `from` follows from.
    pub(super) fn path(&self, from: NodeId) -> Path {
        let mut order = Vec::new();
        self.walk(from, &mut order);
        let mut place = [0; Literal::COUNT];
        for (index, &id) in order.iter().enumerate() {
            place[self.node(id).literal.index()] = index as u16;
        }
        let nodes = order.iter().map(|&id| {
            let node = self.node(id);
            PathNode {
                literal: node.literal,
                cause: node.cause,
                parents: self
                    .parents(node)
                    .iter()
                    .map(|&parent| place[self.node(parent).literal.index()])
                    .collect(),
                nested: self.nested.get(node.nested as usize).cloned(),
            }
        });
        Path { nodes: nodes.collect() }
    }
}

/// The candidates that `literal`, on, turns off: those of its cell if `cells`, then those of its houses.
pub(super) fn weak(
    grid: &Scratch,
    candidate: CandidateIndex,
    cells: bool,
) -> impl Iterator<Item = (CandidateIndex, Cause)> {
    let (cell, digit) = (candidate / 9, candidate % 9);
    let own = if cells { grid.cells[cell] & !(1 << digit) } else { 0 };
    let [boxed, row, column] = scratch::HOUSES_OF[cell].map(usize::from);
    let [in_box, in_row, in_column] = scratch::POSITION_IN[cell];
    // The cells of the line that lie in the box come with the box.
    let outside = |position: u8| !(0b111 << (position / 3 * 3));
    let masks = [
        grid.positions[boxed][digit] & !(1 << in_box),
        grid.positions[row][digit] & outside(in_row),
        grid.positions[column][digit] & outside(in_column),
    ];
    let others = scratch::bits(own).map(move |other| (cell * 9 + other, Cause::Cell));
    let places = [boxed, row, column].into_iter().zip(masks).zip(Cause::HOUSES).flat_map(
        move |((house, mask), cause)| {
            scratch::bits(mask).map(move |position| (scratch::at(house, position) * 9 + digit, cause))
        },
    );
    others.chain(places)
}

/// The candidates that `candidate`, off, turns on, at most four.
pub(super) struct Strong {
    targets: [(CandidateIndex, Cause); 4],
    len: usize,
}

impl Strong {
    /// Through its cell if `cells`, then through its houses if `houses`.
    pub(super) fn new(grid: &Scratch, candidate: CandidateIndex, cells: bool, houses: bool) -> Self {
        let mut strong = Self { targets: [(0, Cause::Assumption); 4], len: 0 };
        let (cell, digit) = (candidate / 9, candidate % 9);
        if cells && grid.cells[cell].count_ones() == 2 {
            let other = grid.cells[cell] & !(1 << digit);
            strong.push(cell * 9 + other.trailing_zeros() as usize, Cause::Cell);
        }
        if houses {
            for (kind, cause) in Cause::HOUSES.into_iter().enumerate() {
                let house = scratch::HOUSES_OF[cell][kind] as usize;
                let places = grid.positions[house][digit];
                if places.count_ones() == 2 {
                    let other = places & !(1 << scratch::POSITION_IN[cell][kind]);
                    strong.push(scratch::at(house, other.trailing_zeros() as usize) * 9 + digit, cause);
                }
            }
        }
        strong
    }

    /// Adds a target, unless it is there already: the first cause counts.
    fn push(&mut self, target: CandidateIndex, cause: Cause) {
        if self.as_slice().iter().all(|&(known, _)| known != target) {
            self.targets[self.len] = (target, cause);
            self.len += 1;
        }
    }

    pub(super) fn as_slice(&self) -> &[(CandidateIndex, Cause)] {
        &self.targets[..self.len]
    }
}
