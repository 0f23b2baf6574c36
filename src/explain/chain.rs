//! The arms of a chain as lines of text.
//!
//! An arm is told link by link, each arrow one inference: `r2c5 = 7 → r2c9 ≠ 7 → r2c9 = 1`. What follows from several
//! nodes at once starts a new line of thought. Where a digit is on because it has one place left in a house, the house
//! is named. A long arm is told by the digits that it turns on.

use super::grammar::Joint;
use super::text::Shape;
use super::writer::Writer;
use crate::grid::{CellSet, DigitSet};
use crate::techniques::{Chain, ChainShape, Link, Node, Role, Step, Technique};

const ARROW: &str = " → ";
/// More inferences than this in an arm are not told one by one.
const LONG: usize = 16;
/// Digits told of an arm that is longer still: from its start, and before its end.
const SHORTENED: (usize, usize) = (4, 10);

/// A node, and whether it is on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    node: Node,
    on: bool,
}

/// One arm: its assumption, and what follows.
struct Arm {
    start: State,
    inferences: Vec<Inference>,
}

/// Nodes of the same digit that follow from the same nodes before them.
struct Inference {
    parents: Vec<State>,
    nodes: Vec<State>,
}

/// The arms of a step's chain; none where the step is no chain.
pub(super) struct Arms(Vec<Arm>);

impl Arms {
    pub(super) fn of(step: &Step) -> Self {
        let Some(chain) = step.chain else { return Self(Vec::new()) };
        Self((0..chain.arms).filter_map(|branch| arm(step, chain, branch)).collect())
    }

    pub(super) const fn len(&self) -> usize {
        self.0.len()
    }

    /// The cells of the assumptions.
    pub(super) fn start_cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |cells, arm| cells | arm.start.node.cells)
    }

    /// The digits of the assumptions.
    pub(super) fn start_digits(&self) -> DigitSet {
        self.0.iter().map(|arm| arm.start.node.digit).collect()
    }

    /// The candidate that the first arm ends in.
    pub(super) fn clash(&self) -> Option<Node> {
        Some(self.0.first()?.end().node)
    }
}

impl Arm {
    fn end(&self) -> State {
        self.nodes().last().unwrap_or(self.start)
    }

    fn nodes(&self) -> impl DoubleEndedIterator<Item = State> {
        self.inferences.iter().flat_map(|inference| inference.nodes.iter().copied())
    }

    /// The node as the arm knows it so far.
    fn known(&self, node: Node) -> State {
        self.nodes().rev().find(|state| state.node == node).unwrap_or(self.start)
    }

    /// Adds a node, to the last inference if it goes with its nodes.
    fn add(&mut self, node: State, parents: Vec<State>) {
        match self.inferences.last_mut() {
            Some(last) if last.parents == parents && goes_with(last.nodes[0], node) => last.nodes.push(node),
            _ => self.inferences.push(Inference { parents, nodes: vec![node] }),
        }
    }
}

/// Whether two nodes can be said at once: `r1c1 and r1c2 ≠ 5`.
fn goes_with(one: State, other: State) -> bool {
    !one.on && !other.on && one.node.digit == other.node.digit
}

fn arm(step: &Step, chain: Chain, branch: usize) -> Option<Arm> {
    let links: Vec<&Link> = step.links.iter().filter(|link| link.branch == branch).collect();
    let start = match links.first() {
        Some(first) => State { node: first.from, on: starts_on(step, chain, branch, first) },
        None => conclusion(step)?,
    };
    let mut arm = Arm { start, inferences: Vec::new() };
    for run in links.chunk_by(|one, other| one.to == other.to) {
        let parents = run.iter().map(|link| arm.known(link.from)).collect();
        arm.add(State { node: run[0].to, on: run[0].strong }, parents);
    }
    Some(arm)
}

/// Whether an arm assumes that its first candidate is on.
fn starts_on(step: &Step, chain: Chain, branch: usize, first: &Link) -> bool {
    match chain.shape {
        ChainShape::Cell | ChainShape::House => true,
        ChainShape::Double => branch == 0,
        ChainShape::Cycle => !first.strong,
        ChainShape::Single | ChainShape::Contradiction => {
            !step.placements.iter().any(|&placed| Node::from(placed) == first.from)
        }
    }
}

/// What a chain that is no cycle concludes.
fn conclusion(step: &Step) -> Option<State> {
    let placed = step.placements.first().map(|&placed| State { node: placed.into(), on: true });
    placed.or_else(|| Some(State { node: (*step.eliminations.first()?).into(), on: false }))
}

/// The chains within the chain.
pub(super) fn inner_count(step: &Step) -> usize {
    let outer = step.chain.map_or(0, |chain| chain.arms);
    let branches = step.links.iter().map(|link| link.branch + 1).max().unwrap_or(0);
    branches.saturating_sub(outer)
}

pub(super) fn write_inner(writer: &mut Writer<'_>, step: &Step) {
    let inner = writer.grammar.inner;
    match inner_count(step) {
        0 => {}
        count => super::template::fill(writer, step, inner[usize::from(count > 1)]),
    }
}

pub(super) fn write_assumption(writer: &mut Writer<'_>, arms: &Arms) {
    if let Some(arm) = arms.0.first() {
        write_state(writer, arm.start);
    }
}

/// Each arm on a line of its own.
pub(super) fn write_arms(writer: &mut Writer<'_>, step: &Step, arms: &Arms) {
    for (branch, arm) in arms.0.iter().enumerate() {
        writer.line(Some(Shape::Branch(branch)));
        if arm.inferences.is_empty() {
            write_state(writer, arm.start);
            writer.text(writer.grammar.at_once);
        } else if arm.inferences.len() > LONG {
            write_shortened(writer, arm);
        } else {
            write_arm(writer, arm, by_pattern(writer, step));
        }
    }
    writer.line(None);
}

/// Why a candidate is off that no digit rules out.
fn by_pattern(writer: &Writer<'_>, step: &Step) -> &'static str {
    if step.technique <= Technique::DynamicForcingChainPlus {
        writer.grammar.by_pattern
    } else {
        writer.grammar.by_inner_chain
    }
}

fn write_arm(writer: &mut Writer<'_>, arm: &Arm, by_pattern: &str) {
    let mut before: Option<&[State]> = None;
    for Inference { parents, nodes } in &arm.inferences {
        if before.is_none_or(|told| !same(told, parents)) {
            if before.is_some() {
                writer.text(writer.grammar.then);
            }
            write_states(writer, parents);
        }
        writer.text(ARROW);
        write_states(writer, nodes);
        write_reason(writer, nodes, parents, by_pattern);
        before = Some(nodes);
    }
}

/// Whether both hold the same nodes, in whatever order.
fn same(one: &[State], other: &[State]) -> bool {
    one.len() == other.len() && one.iter().all(|state| other.contains(state))
}

/// Says why nodes follow where it can't be seen at once.
fn write_reason(writer: &mut Writer<'_>, nodes: &[State], parents: &[State], by_pattern: &str) {
    let state = nodes[0];
    if !state.on {
        if parents.iter().any(|parent| !parent.on) {
            writer.text(by_pattern);
        }
        return;
    }
    let mut cells = state.node.cells;
    for parent in parents {
        if parent.node.digit != state.node.digit {
            return;
        }
        cells |= parent.node.cells;
    }
    let mut houses = cells.common_houses();
    if let (Some(house), None) = (houses.next(), houses.next()) {
        let [open, close] = writer.grammar.last_place;
        writer.text(open);
        writer.houses(&[house]);
        writer.text(close);
    }
}

/// The digits that a long arm turns on, and its end.
fn write_shortened(writer: &mut Writer<'_>, arm: &Arm) {
    let end = arm.end();
    let told = arm.nodes().filter(|state| state.on || *state == end);
    let told: Vec<State> = std::iter::once(arm.start).chain(told).collect();
    let (first, last) = SHORTENED;
    let omitted = first..told.len().saturating_sub(last);
    for (index, &state) in
        told.iter().enumerate().filter(|(index, _)| *index == first || !omitted.contains(index))
    {
        if index > 0 {
            writer.text(ARROW);
        }
        if omitted.contains(&index) {
            writer.text(writer.grammar.omission);
        } else {
            write_state(writer, state);
        }
    }
}

/// Several nodes, those of a digit that are off as one: `r1c1 and r1c2 ≠ 5 + r3c3 = 2`.
fn write_states(writer: &mut Writer<'_>, states: &[State]) {
    let mut groups: Vec<(State, CellSet)> = Vec::new();
    for &state in states {
        match groups.iter_mut().find(|(first, _)| goes_with(*first, state)) {
            Some((_, cells)) => *cells |= state.node.cells,
            None => groups.push((state, state.node.cells)),
        }
    }
    for (index, &(state, cells)) in groups.iter().enumerate() {
        if index > 0 {
            writer.text(" + ");
        }
        writer.cells(cells, Joint::And);
        write_sign(writer, state);
    }
}

fn write_state(writer: &mut Writer<'_>, state: State) {
    writer.cells(state.node.cells, Joint::Or);
    write_sign(writer, state);
}

fn write_sign(writer: &mut Writer<'_>, state: State) {
    let sign = if state.on { " = " } else { " ≠ " };
    writer.text(&format!("{sign}{}", state.node.digit));
}

/// The cell in which a chain starts, for a hint that says where to look.
pub(super) fn start_cells(step: &Step) -> CellSet {
    match Arms::of(step).start_cells() {
        cells if cells.is_empty() => step.cells_marked(Role::On),
        cells => cells,
    }
}
