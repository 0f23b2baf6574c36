//! One logical step: what it changes and what it rests on.

use super::Technique;
use crate::grid::{Board, Candidate, Cell, CellSet, Digit, House};

/// A step of reasoning: its effect, and its evidence with roles, enough to draw and to explain it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What kind of reasoning it is.
    pub technique: Technique,
    /// Digits to write.
    pub placements: Vec<Candidate>,
    /// Candidates to strike out; each is on the board before the step.
    pub eliminations: Vec<Candidate>,
    /// Candidates of the pattern.
    pub marks: Vec<Mark>,
    /// Houses to look at.
    pub houses: Vec<HouseMark>,
    /// Inferences in reading order.
    pub links: Vec<Link>,
    /// How the inferences fit together, where the step is a chain.
    pub chain: Option<Chain>,
}

/// A candidate of the pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// Which.
    pub candidate: Candidate,
    /// What it does in the pattern.
    pub role: Role,
}

/// What a candidate does in a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Makes the pattern; the role of patterns that have just one.
    Defining,
    /// Of the cell a wing turns on.
    Pivot,
    /// Of a cell at the end of a wing.
    Pincer,
    /// Spoils the bare pattern, so that one of its kind must hold.
    Fin,
    /// One of a rectangle's or loop's two digits, in a cell that has others too.
    Roof,
    /// One of a rectangle's or loop's two digits, in a cell that has no other.
    Floor,
    /// Taken as true in a chain.
    On,
    /// Taken as false in a chain.
    Off,
    /// Of the first colour.
    ColorA,
    /// Of the second colour.
    ColorB,
    /// Of the first set of cells.
    SetA,
    /// Of the second set of cells.
    SetB,
    /// Of the third set of cells.
    SetC,
    /// Shared by the sets.
    Common,
}

/// A house to look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HouseMark {
    /// Which.
    pub house: House,
    /// What it does in the pattern.
    pub role: HouseRole,
}

/// What a house does in a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HouseRole {
    /// Holds the pattern.
    Pattern,
    /// Its candidates of the digit all lie in the cover houses.
    Base,
    /// Loses the digit outside the base houses; has it already, where a house has one place left for it.
    Cover,
    /// Holds the first set of cells.
    SetA,
    /// Holds the second set of cells.
    SetB,
}

/// One end of an inference: a digit in one cell, or in one of several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells it may be in.
    pub cells: CellSet,
}

/// An inference from one node to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// What is known.
    pub from: Node,
    /// What follows.
    pub to: Node,
    /// Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false.
    pub strong: bool,
    /// The arm of the chain, from 0.
    pub branch: usize,
}

/// How the inferences of a chain fit together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// How its arms meet.
    pub shape: ChainShape,
    /// The nodes that Sudoku Explainer counts: its rating grows with them.
    pub length: usize,
    /// Its arms: the branches from this number on are those of chains within the chain.
    pub arms: usize,
}

/// How the arms of a chain meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChainShape {
    /// Comes back to its start: its candidates are true and false by turns, one way round or the other.
    Cycle,
    /// From one assumption to its opposite, in one arm.
    Single,
    /// From one assumption, in two arms, to a candidate that would be both true and false.
    Contradiction,
    /// From an assumption and from its opposite to the same conclusion.
    Double,
    /// From every candidate of a cell to the same conclusion.
    Cell,
    /// From every place of a digit in a house to the same conclusion.
    House,
}

impl Step {
    /// A step of `technique` without effect or evidence yet.
    pub fn new(technique: Technique) -> Self {
        Self {
            technique,
            placements: Vec::new(),
            eliminations: Vec::new(),
            marks: Vec::new(),
            houses: Vec::new(),
            links: Vec::new(),
            chain: None,
        }
    }

    /// With a digit to write.
    #[must_use]
    pub fn placing(mut self, cell: Cell, digit: Digit) -> Self {
        self.placements.push(Candidate::new(cell, digit));
        self
    }

    /// With `digit` to strike out from `cells`.
    #[must_use]
    pub fn striking(mut self, digit: Digit, cells: CellSet) -> Self {
        self.eliminations.extend(cells.map(|cell| Candidate::new(cell, digit)));
        self
    }

    /// With `digit` marked in `cells`.
    #[must_use]
    pub fn marking(mut self, digit: Digit, cells: CellSet, role: Role) -> Self {
        self.marks.extend(cells.map(|cell| Mark { candidate: Candidate::new(cell, digit), role }));
        self
    }

    /// With a house to look at.
    #[must_use]
    pub fn within(mut self, house: House, role: HouseRole) -> Self {
        self.houses.push(HouseMark { house, role });
        self
    }

    /// Makes the step's changes on a board.
    pub fn apply(&self, board: &mut Board) {
        for &candidate in &self.eliminations {
            board.remove(candidate);
        }
        for &Candidate { cell, digit } in &self.placements {
            board.place(cell, digit);
        }
    }

    /// The cells that have a mark of the given role.
    pub fn cells_marked(&self, role: Role) -> CellSet {
        self.marks.iter().filter(|mark| mark.role == role).map(|mark| mark.candidate.cell).collect()
    }
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Self {
        Self { digit: candidate.digit, cells: CellSet::of(candidate.cell) }
    }
}
