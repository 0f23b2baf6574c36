//! What follows from one assumption: a tree of literals, each with the literals that it follows from.

use super::hint::{Hint, Path, PathNode};
use super::literal::{CandidateBits, CandidateIndex, Literal, LiteralSet};
use super::scratch::PLACES;
use std::rc::Rc;

/// Why a literal follows from its parents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
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
    /// None: it is what the tree assumes.
    Assumption,
}

impl Cause {
    /// In the order in which links are looked for, and as [`PLACES`] has them.
    pub(super) const LINKS: [Self; 4] = [Self::Cell, Self::Box, Self::Row, Self::Column];

    /// The group of `candidate` in which the link is.
    pub(super) const fn group(self, candidate: CandidateIndex) -> Option<usize> {
        match self {
            Self::Pattern | Self::Assumption => None,
            link => Some(PLACES[candidate][link as usize].group as usize),
        }
    }
}

/// Index of a node in its tree.
pub(super) type NodeId = u16;

/// Index of a tree in its forest.
pub(super) type TreeId = usize;

/// A literal of a tree.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    /// How many parents there are beside the first.
    more: u16,
    parent: NodeId,
    first_more: u32,
    nested: u32,
}

const NONE: NodeId = NodeId::MAX;
const NO_NESTED: u32 = u32::MAX;

/// What follows from one assumption. Its nodes are in the order in which they were found.
#[derive(Clone, Default)]
pub(super) struct Tree {
    start: usize,
    /// Number of nodes in the sets.
    len: usize,
    /// The candidates of the on nodes.
    pub(super) on: CandidateBits,
    /// The candidates of the off nodes.
    pub(super) off: CandidateBits,
    /// The two nodes, on and off, that contradict each other; the search has stopped there. One of them, the last, is
    /// not in the sets.
    pub(super) clash: Option<[NodeId; 2]>,
    has_nested: bool,
}

/// Trees, one after the other.
#[derive(Default)]
pub(super) struct Forest {
    trees: Vec<Tree>,
    nodes: Vec<Node>,
    more_parents: Vec<NodeId>,
    nested: Vec<Rc<Hint>>,
    /// By node: how many literals it follows from, itself included; 0 if not yet known.
    counts: Vec<u16>,
}

impl Forest {
    /// Fells all trees.
    pub(super) fn clear(&mut self) {
        self.trees.clear();
        self.nodes.clear();
        self.more_parents.clear();
        self.nested.clear();
        self.counts.clear();
    }

    /// A seedling: a tree that is not in the forest yet, but whose nodes will be.
    pub(super) fn plant(&self) -> Tree {
        Tree { start: self.nodes.len(), ..Tree::default() }
    }

    /// Takes in a tree that is grown.
    pub(super) fn keep(&mut self, tree: Tree) -> TreeId {
        self.trees.push(tree);
        self.trees.len() - 1
    }

    pub(super) fn tree(&self, tree: TreeId) -> &Tree {
        &self.trees[tree]
    }

    /// The literal of a node of a seedling.
    #[inline]
    pub(super) fn literal(&self, tree: &Tree, id: NodeId) -> Literal {
        self.nodes[tree.start + id as usize].literal
    }

    pub(super) fn node(&self, tree: TreeId, id: NodeId) -> Node {
        self.nodes[self.trees[tree].start + id as usize]
    }

    /// The nodes in the tree's sets.
    #[inline]
    pub(super) fn nodes(&self, tree: TreeId) -> &[Node] {
        let Tree { start, len, .. } = self.trees[tree];
        &self.nodes[start..start + len]
    }

    fn parents(&self, node: Node) -> impl Iterator<Item = NodeId> + '_ {
        let first = (node.parent != NONE).then_some(node.parent);
        let more = &self.more_parents[node.first_more as usize..][..node.more as usize];
        first.into_iter().chain(more.iter().copied())
    }

    /// Adds a node to a seedling and its sets.
    #[inline]
    pub(super) fn add(
        &mut self,
        tree: &mut Tree,
        literal: Literal,
        cause: Cause,
        parents: Parents<'_>,
    ) -> NodeId {
        tree.len += 1;
        if literal.is_on() {
            tree.on.insert(literal.candidate());
        } else {
            tree.off.insert(literal.candidate());
        }
        self.add_end(tree, literal, cause, parents)
    }

    /// Adds a node to a seedling, but not to its sets: the far end of a contradiction, after which none comes.
    #[inline]
    pub(super) fn add_end(
        &mut self,
        tree: &Tree,
        literal: Literal,
        cause: Cause,
        parents: Parents<'_>,
    ) -> NodeId {
        let id = self.nodes.len() - tree.start;
        let node = Node {
            literal,
            cause,
            parent: parents.first,
            more: parents.more.len() as u16,
            first_more: self.more_parents.len() as u32,
            nested: parents.nested,
        };
        if !parents.more.is_empty() {
            self.more_parents.extend_from_slice(parents.more);
        }
        self.nodes.push(node);
        id as NodeId
    }

    /// Keeps a chain that nodes of a seedling are concluded by.
    pub(super) fn add_nested(&mut self, tree: &mut Tree, hint: Hint) -> u32 {
        tree.has_nested = true;
        self.nested.push(Rc::new(hint));
        (self.nested.len() - 1) as u32
    }

    /// A node and all it follows from, nearest first, each literal once.
    pub(super) fn walk(&self, tree: TreeId, from: NodeId, order: &mut Vec<NodeId>) {
        let nodes = &self.nodes[self.trees[tree].start..];
        let mut seen = LiteralSet::new();
        order.clear();
        order.push(from);
        seen.insert(nodes[from as usize].literal);
        let mut next = 0;
        while let Some(&id) = order.get(next) {
            order.extend(
                self.parents(nodes[id as usize])
                    .filter(|&parent| seen.insert(nodes[parent as usize].literal)),
            );
            next += 1;
        }
    }

    /// How many literals [`Forest::walk`] visits.
    pub(super) fn count(&mut self, tree: TreeId, from: NodeId, order: &mut Vec<NodeId>) -> usize {
        if self.counts.len() < self.nodes.len() {
            self.counts.resize(self.nodes.len(), 0);
        }
        let slot = self.trees[tree].start + from as usize;
        if self.counts[slot] == 0 {
            self.walk(tree, from, order);
            self.counts[slot] = order.len() as u16;
        }
        self.counts[slot] as usize
    }

    pub(super) fn has_nested(&self, tree: TreeId) -> bool {
        self.trees[tree].has_nested
    }

    /// The chain that a node was concluded by.
    pub(super) fn nested(&self, tree: TreeId, id: NodeId) -> Option<&Rc<Hint>> {
        self.nested.get(self.node(tree, id).nested as usize)
    }

    /// A copy of what a node follows from.
    pub(super) fn path(&self, tree: TreeId, from: NodeId, order: &mut Vec<NodeId>) -> Path {
        self.walk(tree, from, order);
        let mut place = [0; Literal::COUNT];
        for (index, &id) in order.iter().enumerate() {
            place[self.node(tree, id).literal.index()] = index as u16;
        }
        let nodes = order.iter().map(|&id| {
            let node = self.node(tree, id);
            let parents =
                self.parents(node).map(|parent| place[self.node(tree, parent).literal.index()]).collect();
            PathNode {
                literal: node.literal,
                cause: node.cause,
                parents,
                nested: self.nested(tree, id).cloned(),
            }
        });
        Path { nodes: nodes.collect() }
    }
}

/// What a new node follows from.
#[derive(Clone, Copy)]
pub(super) struct Parents<'a> {
    first: NodeId,
    more: &'a [NodeId],
    nested: u32,
}

impl<'a> Parents<'a> {
    /// Nothing.
    pub(super) const NONE: Self = Self { first: NONE, more: &[], nested: NO_NESTED };

    pub(super) const fn one(parent: NodeId) -> Self {
        Self { first: parent, more: &[], nested: NO_NESTED }
    }

    pub(super) const fn new(first: NodeId, more: &'a [NodeId]) -> Self {
        Self { first, more, nested: NO_NESTED }
    }

    /// By way of a chain that the forest keeps.
    pub(super) fn through(self, nested: Option<u32>) -> Self {
        Self { nested: nested.unwrap_or(NO_NESTED), ..self }
    }
}
