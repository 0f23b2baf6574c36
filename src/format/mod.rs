//! Text to board and back.
//!
//! [`parse`] recognises a form by its shape and reads it; [`FORMS`] lists the forms. [`format`] writes a board in a
//! [`Style`]. Architecture invariant: nothing here solves; a text is read as it stands, whether or not its board
//! breaks the rules.

mod cells;
mod clean;
mod error;
mod forms;
#[cfg(feature = "formats")]
mod json;
mod layout;
mod line;
#[cfg(feature = "formats")]
mod links;
#[cfg(feature = "formats")]
mod literal;
mod marks;
#[cfg(feature = "formats")]
mod markup;
#[cfg(feature = "formats")]
mod opensudoku;
#[cfg(feature = "formats")]
mod records;
mod rows;
#[cfg(feature = "formats")]
mod sections;
mod style;
#[cfg(feature = "formats")]
mod sukaku;
#[cfg(feature = "formats")]
mod susser;
#[cfg(feature = "formats")]
mod table;
#[cfg(feature = "formats")]
mod unpack;
#[cfg(feature = "formats")]
mod variants;

pub use error::{Detail, ParseError, ParseErrorKind, Variant};
pub use forms::{FORMS, Form};
pub use style::{Style, format};

use crate::grid::{DigitSet, Grid};
use error::Fault;
use layout::Text;

/// What was read, and as what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// All digits of the text: givens and entries.
    pub grid: Grid,
    /// The digits that are givens. The same as `grid` where the form does not tell them apart.
    pub givens: Grid,
    /// Candidates by cell, none for a cell with a digit, where the form carries them.
    pub candidates: Option<[DigitSet; 81]>,
    /// The [`Form::id`] of the form.
    pub format: &'static str,
}

impl From<Grid> for Parsed {
    /// A board whose digits are all givens, as read from a line.
    fn from(grid: Grid) -> Self {
        Self { grid, givens: grid, candidates: None, format: "line" }
    }
}

/// Reads a board from a text in any of the [`FORMS`].
///
/// ```
/// let text = "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
/// let parsed = ninewise::format::parse(text).unwrap();
/// assert!(parsed.grid.to_string().starts_with("53..7....6..195"));
/// assert_eq!(parsed.format, "line");
/// ```
///
/// # Errors
/// Where the text is no board, or several: what is wrong, and where.
pub fn parse(text: &str) -> Result<Parsed, ParseError> {
    if let Some(grid) = line::plain(text) {
        return Ok(Parsed::from(grid));
    }
    let mut boards = parse_all(text)?;
    match (boards.pop(), boards.len()) {
        (Some(board), 0) => Ok(board),
        (_, more) => Err(ParseError { kind: ParseErrorKind::Several(more + 1), line: 1, column: 1 }),
    }
}

/// Reads every board of a text: a collection, or one board in any form.
///
/// ```
/// let text = format!("{}\n{}\n", "1".repeat(81), "2".repeat(81));
/// assert_eq!(ninewise::format::parse_all(&text).unwrap().len(), 2);
/// assert_eq!(ninewise::format::parse(&text).unwrap_err().to_string(),
///            "This text holds 2 puzzles; one is expected here.");
/// ```
///
/// # Errors
/// Where a part of the text is no board, or there is none: what is wrong, and where.
pub fn parse_all(text: &str) -> Result<Vec<Parsed>, ParseError> {
    let cleaned = clean::clean(text);
    read(&Text::new(&cleaned)).map_err(|Fault { kind, offset }| {
        let (line, column) = clean::place(text, offset);
        ParseError { kind, line, column }
    })
}

fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    if text.all.trim().is_empty() {
        return Err(Fault::new(ParseErrorKind::CellCount(0), 0));
    }
    let Some(form) = FORMS.iter().find(|form| (form.sniff)(text)) else {
        return Err(Fault::new(ParseErrorKind::Unknown, 0));
    };
    let mut boards = (form.read)(text)?;
    boards.iter_mut().for_each(|board| board.format = form.id);
    if boards.is_empty() { Err(Fault::new(ParseErrorKind::Unknown, 0)) } else { Ok(boards) }
}
