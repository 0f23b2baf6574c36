//! Text in parts: plain words, names of cells, and words that a shape on the board belongs to.

use crate::grid::Cell;
use crate::techniques::{HouseRole, Role};
use std::fmt;

/// A text of one or several lines. Its `Display` is the plain text, lines separated by LF.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// In reading order.
    pub lines: Vec<Line>,
}

/// A line of a [`Text`]: a paragraph, or one arm of a chain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The shape that stands before the line: an arm's.
    pub head: Option<Shape>,
    /// What the line says, in reading order.
    pub parts: Vec<Part>,
}

/// A piece of a [`Line`].
///
/// Parts of the same shape that follow each other are one group of words: the shape stands before the first of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it says.
    pub text: String,
    /// The cell that it names, if it does.
    pub cell: Option<Cell>,
    /// What on the board the words belong to.
    pub shape: Option<Shape>,
}

/// What on the board some words belong to; it is drawn in the same way here and there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// Candidates with this role.
    Mark(Role),
    /// Houses with this role.
    House(HouseRole),
    /// An arm of a chain, from 0.
    Branch(usize),
    /// Candidates to strike out.
    Removed,
    /// Digits to write.
    Placed,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts.iter().try_for_each(|part| f.write_str(&part.text))
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, line) in self.lines.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{line}")?;
        }
        Ok(())
    }
}
