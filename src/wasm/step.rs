//! A step in the shape of `js/types.d.ts`: its effect, its evidence, and its texts in parts.

use super::teach::tenths;
use super::wire::House;
use crate::explain::{self, Language, Shape, Text};
use crate::grid::{self, CellSet};
use crate::techniques::{self, ChainShape, HouseRole, Role};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Step {
    technique: &'static str,
    name: &'static str,
    rating: f64,
    text: String,
    nudge: Vec<Line>,
    sentence: Vec<Line>,
    effect: Vec<Line>,
    look: Look,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    marks: Vec<Mark>,
    houses: Vec<HouseMark>,
    links: Vec<Link>,
    chain: Option<Chain>,
}

/// Why there is no step.
#[derive(Serialize)]
pub(super) struct Trouble {
    trouble: &'static str,
    text: String,
    sentence: Vec<Line>,
    entries: Vec<usize>,
    struck: Vec<Candidate>,
}

#[derive(Serialize)]
struct Look {
    houses: Vec<House>,
    cells: Vec<usize>,
}

#[derive(Serialize)]
struct Candidate {
    cell: usize,
    digit: u8,
}

#[derive(Serialize)]
struct Mark {
    cell: usize,
    digit: u8,
    role: &'static str,
}

#[derive(Serialize)]
struct HouseMark {
    kind: &'static str,
    index: usize,
    role: &'static str,
}

#[derive(Serialize)]
struct Link {
    from: Node,
    to: Node,
    strong: bool,
    branch: usize,
}

#[derive(Serialize)]
struct Node {
    digit: u8,
    cells: Vec<usize>,
}

#[derive(Serialize)]
struct Chain {
    shape: &'static str,
    length: usize,
    arms: usize,
}

#[derive(Serialize)]
struct Line {
    head: Option<ShapeName>,
    parts: Vec<Part>,
}

#[derive(Serialize)]
struct Part {
    text: String,
    cell: Option<usize>,
    shape: Option<ShapeName>,
}

/// What on the board some words belong to.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum ShapeName {
    Mark { role: &'static str },
    House { role: &'static str },
    Branch { branch: usize },
    Removed,
    Placed,
}

impl Step {
    pub(super) fn new(step: &techniques::Step, language: Language) -> Self {
        let sentence = explain::sentence(step, language);
        let look = explain::look(step);
        Self {
            technique: step.technique.id(),
            name: explain::name(step.technique, language),
            rating: tenths(step.rating()),
            text: sentence.to_string(),
            nudge: lines(explain::nudge(step, language)),
            sentence: lines(sentence),
            effect: lines(explain::effect(step, language)),
            look: Look {
                houses: look.houses.into_iter().map(House::from).collect(),
                cells: indices(look.cells),
            },
            placements: candidates(&step.placements),
            eliminations: candidates(&step.eliminations),
            marks: step.marks.iter().map(Mark::from).collect(),
            houses: step.houses.iter().map(HouseMark::from).collect(),
            links: step.links.iter().map(Link::from).collect(),
            chain: step.chain.map(Chain::from),
        }
    }
}

impl Trouble {
    pub(super) fn new(trouble: &explain::Trouble, language: Language) -> Self {
        let sentence = explain::trouble(trouble, language);
        let (id, entries, struck) = match trouble {
            explain::Trouble::Wrong { entries, struck } => ("wrong", *entries, &struck[..]),
            explain::Trouble::NoSolution => ("no-solution", CellSet::EMPTY, &[][..]),
            explain::Trouble::Stuck => ("stuck", CellSet::EMPTY, &[][..]),
        };
        Self {
            trouble: id,
            text: sentence.to_string(),
            sentence: lines(sentence),
            entries: indices(entries),
            struck: candidates(struck),
        }
    }
}

impl From<&grid::Candidate> for Candidate {
    fn from(candidate: &grid::Candidate) -> Self {
        Self { cell: candidate.cell.index(), digit: candidate.digit.get() }
    }
}

impl From<&techniques::Mark> for Mark {
    fn from(mark: &techniques::Mark) -> Self {
        let Candidate { cell, digit } = Candidate::from(&mark.candidate);
        Self { cell, digit, role: role(mark.role) }
    }
}

impl From<&techniques::HouseMark> for HouseMark {
    fn from(mark: &techniques::HouseMark) -> Self {
        let House { kind, index } = mark.house.into();
        Self { kind, index, role: house_role(mark.role) }
    }
}

impl From<&techniques::Link> for Link {
    fn from(link: &techniques::Link) -> Self {
        let techniques::Link { from, to, strong, branch } = *link;
        Self { from: from.into(), to: to.into(), strong, branch }
    }
}

impl From<techniques::Node> for Node {
    fn from(node: techniques::Node) -> Self {
        Self { digit: node.digit.get(), cells: indices(node.cells) }
    }
}

impl From<techniques::Chain> for Chain {
    fn from(chain: techniques::Chain) -> Self {
        let techniques::Chain { shape, length, arms } = chain;
        Self { shape: chain_shape(shape), length, arms }
    }
}

impl From<Shape> for ShapeName {
    fn from(shape: Shape) -> Self {
        match shape {
            Shape::Mark(mark) => Self::Mark { role: role(mark) },
            Shape::House(house) => Self::House { role: house_role(house) },
            Shape::Branch(branch) => Self::Branch { branch },
            Shape::Removed => Self::Removed,
            Shape::Placed => Self::Placed,
        }
    }
}

fn lines(text: Text) -> Vec<Line> {
    let part = |part: explain::Part| Part {
        text: part.text,
        cell: part.cell.map(grid::Cell::index),
        shape: part.shape.map(ShapeName::from),
    };
    let line = |line: explain::Line| Line {
        head: line.head.map(ShapeName::from),
        parts: line.parts.into_iter().map(part).collect(),
    };
    text.lines.into_iter().map(line).collect()
}

fn candidates(candidates: &[grid::Candidate]) -> Vec<Candidate> {
    candidates.iter().map(Candidate::from).collect()
}

fn indices(cells: CellSet) -> Vec<usize> {
    cells.into_iter().map(grid::Cell::index).collect()
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::Defining => "defining",
        Role::Pivot => "pivot",
        Role::Pincer => "pincer",
        Role::Fin => "fin",
        Role::Roof => "roof",
        Role::Floor => "floor",
        Role::On => "on",
        Role::Off => "off",
        Role::ColorA => "colorA",
        Role::ColorB => "colorB",
        Role::SetA => "setA",
        Role::SetB => "setB",
        Role::SetC => "setC",
        Role::Common => "common",
    }
}

const fn house_role(role: HouseRole) -> &'static str {
    match role {
        HouseRole::Pattern => "pattern",
        HouseRole::Base => "base",
        HouseRole::Cover => "cover",
        HouseRole::SetA => "setA",
        HouseRole::SetB => "setB",
    }
}

const fn chain_shape(shape: ChainShape) -> &'static str {
    match shape {
        ChainShape::Cycle => "cycle",
        ChainShape::Single => "single",
        ChainShape::Contradiction => "contradiction",
        ChainShape::Double => "double",
        ChainShape::Cell => "cell",
        ChainShape::House => "house",
    }
}
