//! Every form that is read, in the order in which a text is held against them. The first that fits reads it.

use super::Parsed;
use super::error::Fault;
use super::layout::Text;
use super::{line, rows};

/// A form of text.
pub struct Form {
    /// A stable name, in kebab case.
    pub id: &'static str,
    /// The form in words, as in "Read as ...".
    pub name: &'static str,
    /// The start of a text in this form.
    pub example: &'static str,
    /// Whether a text is in this form, right or wrong.
    pub(super) sniff: fn(&Text<'_>) -> bool,
    /// Every board of a text in this form.
    pub(super) read: fn(&Text<'_>) -> Result<Vec<Parsed>, Fault>,
}

macro_rules! forms {
    ($($id:literal, $name:literal, $example:literal, $sniff:expr, $read:expr;)*) => {
        &[$(Form { id: $id, name: $name, example: $example, sniff: $sniff, read: $read }),*]
    };
}

/// Every form, in the order of detection.
#[rustfmt::skip]
pub static FORMS: &[Form] = forms! {
    "pencil-marks",  "a grid of candidates",   "| 125 2589 123 | 12579 ...",  rows::sniff_marks,         rows::read;
    "line",          "lines of 81 characters", "........6..74....9.4 ...",    line::sniff,               line::read;
    "simple-sudoku", "a Simple Sudoku grid",   "*-----------*\n|..7|4 ...",   rows::sniff_simple_sudoku, rows::read;
    "frame",         "a framed grid",          "| . . 7 | 4 . . | . . 9 |",   rows::sniff_frame,         rows::read;
    "rows",          "nine rows",              "........6\n..74....9\n.4 ...", rows::sniff,               rows::read;
};
