//! Text to grid and back.

use crate::grid::{DigitSet, Grid};
use std::fmt;

/// What was read, and as what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// All digits of the text: givens and entries.
    pub grid: Grid,
    /// The digits that are givens. The same as `grid` where the form does not tell them apart.
    pub givens: Grid,
    /// Candidates by cell, where the form carries them.
    pub candidates: Option<[DigitSet; 81]>,
    /// Name of the form, in kebab case, stable.
    pub format: &'static str,
}

/// Why a text is no board, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// What is wrong.
    pub kind: ParseErrorKind,
    /// Line in the text, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// What is wrong with a text that is no board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseErrorKind {
    /// The text holds this many cells, not 81.
    CellCount(usize),
    /// This character can be no cell.
    Character(char),
}

impl ParseErrorKind {
    /// A stable name for the kind of error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::CellCount(_) => "length",
            Self::Character(_) => "character",
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ParseErrorKind::CellCount(found) => write!(f, "Found {found} cells; a board has 81."),
            ParseErrorKind::Character(character) => {
                let Self { line, column, .. } = self;
                write!(f, "{character:?} at line {line}, column {column} is neither a digit nor a blank.")
            }
        }
    }
}

impl std::error::Error for ParseError {}

/// Reads a board.
///
/// # Errors
/// Where the text is no board: what is wrong, and where.
pub fn parse(text: &str) -> Result<Parsed, ParseError> {
    use crate::grid::LineError;
    let grid: Grid = text.trim_end().parse().map_err(|error| match error {
        LineError::Length(found) => ParseError { kind: ParseErrorKind::CellCount(found), line: 1, column: 1 },
        LineError::Character(index) => {
            let character = text.chars().nth(index).unwrap_or_default();
            ParseError { kind: ParseErrorKind::Character(character), line: 1, column: index + 1 }
        }
    })?;
    Ok(Parsed { grid, givens: grid, candidates: None, format: "line" })
}
