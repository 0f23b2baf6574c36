//! Why a text is no board: kinds, codes and sentences.

use std::fmt;

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
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text, or one line of it, holds this many cells, not 81.
    CellCount(usize),
    /// The text holds this many rows, not nine.
    RowCount(usize),
    /// A row holds too few or too many cells.
    RowLength {
        /// The row, from 1.
        row: usize,
        /// Cells in it.
        found: usize,
        /// Cells in all rows.
        total: usize,
    },
    /// This character can be no cell.
    Character(char),
    /// This number or word can be no cell.
    Value(String),
    /// A second sort of blank beside the customary one of the text.
    Blanks {
        /// The sort that stands here.
        found: char,
        /// The sort of blank in the rest of the text.
        usual: char,
    },
    /// The text holds this many boards, where one is due.
    Several(usize),
    /// A known form, cut short or damaged.
    Damaged(&'static str),
    /// A puzzle of another kind.
    Variant(Variant),
    /// A board with another number of rows.
    Size(usize),
    /// Two readings that give different boards.
    Ambiguous {
        /// What the text can be.
        first: &'static str,
        /// What it can be as well.
        second: &'static str,
    },
    /// No known form.
    Unknown,
    /// A link that holds no board in a known form.
    Link,
}

/// A puzzle that is not classic Sudoku, told by its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Cages with sums.
    Killer,
    /// Boxes of irregular shape.
    Jigsaw,
    /// Signs between cells.
    GreaterThan,
    /// Several boards that overlap.
    Samurai,
    /// Rules beyond rows, columns and boxes.
    Rules,
}

/// One fact of an error, for a sentence in another language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// A count or a place from 1.
    Number(usize),
    /// Text out of the input, or the id of a form or variant.
    Text(String),
}

impl Variant {
    /// A stable name in kebab case.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Killer => "killer",
            Self::Jigsaw => "jigsaw",
            Self::GreaterThan => "greater-than",
            Self::Samurai => "samurai",
            Self::Rules => "rules",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Killer => "a killer Sudoku (cage sums)",
            Self::Jigsaw => "a jigsaw Sudoku (irregular boxes)",
            Self::GreaterThan => "a greater-than Sudoku (signs between cells)",
            Self::Samurai => "a samurai Sudoku (boards that overlap)",
            Self::Rules => "a Sudoku variant (rules beyond rows, columns and boxes)",
        })
    }
}

impl ParseErrorKind {
    /// A stable name for the kind of error, in kebab case.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::CellCount(_) => "length",
            Self::RowCount(_) => "row-count",
            Self::RowLength { .. } => "row-length",
            Self::Character(_) => "character",
            Self::Value(_) => "value",
            Self::Blanks { .. } => "blanks",
            Self::Several(_) => "several",
            Self::Damaged(_) => "damaged",
            Self::Variant(_) => "variant",
            Self::Size(_) => "size",
            Self::Ambiguous { .. } => "ambiguous",
            Self::Unknown => "format",
            Self::Link => "link",
        }
    }

    /// The facts of the sentence, by name: with [`ParseErrorKind::code`], line and column, all that a translation
    /// needs.
    ///
    /// ```
    /// use ninewise::format::{Detail, parse};
    /// let error = parse(&"5".repeat(80)).unwrap_err();
    /// assert_eq!(error.kind.details(), [("found", Detail::Number(80))]);
    /// ```
    pub fn details(&self) -> Vec<(&'static str, Detail)> {
        let text = |name, value: &dyn fmt::Display| (name, Detail::Text(value.to_string()));
        match self {
            Self::CellCount(found) | Self::RowCount(found) | Self::Several(found) | Self::Size(found) => {
                vec![("found", Detail::Number(*found))]
            }
            Self::RowLength { row, found, total } => vec![
                ("row", Detail::Number(*row)),
                ("found", Detail::Number(*found)),
                ("total", Detail::Number(*total)),
            ],
            Self::Character(found) => vec![text("found", found)],
            Self::Value(found) => vec![text("found", found)],
            Self::Blanks { found, usual } => vec![text("found", found), text("usual", usual)],
            Self::Damaged(form) => vec![text("form", form)],
            Self::Variant(variant) => vec![text("variant", &variant.id())],
            Self::Ambiguous { first, second } => vec![text("first", first), text("second", second)],
            Self::Unknown | Self::Link => Vec::new(),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, line, column } = self;
        match kind {
            ParseErrorKind::CellCount(found) if *line > 1 => {
                write!(f, "Line {line} has {found} cells; a board has 81.")
            }
            ParseErrorKind::CellCount(found) => write!(f, "Found {found} cells; a board has 81."),
            ParseErrorKind::RowCount(found) => write!(f, "Found {found} rows; a board has 9."),
            ParseErrorKind::RowLength { row, found, total: 81 } => {
                write!(f, "Row {row} has {found} cells; a row has 9.")
            }
            ParseErrorKind::RowLength { row, found, total } => {
                write!(f, "Row {row} has {found} cells: {total} of 81 found.")
            }
            ParseErrorKind::Character(found) => {
                write!(f, "{found:?} at line {line}, column {column} is neither a digit nor a blank.")
            }
            ParseErrorKind::Value(found) => {
                write!(f, "{found} at line {line}, column {column} is not a digit from 1 to 9.")
            }
            ParseErrorKind::Blanks { found, usual } => {
                write!(
                    f,
                    "Line {line}, column {column} has {found:?} for a blank, the other blanks are {usual:?}."
                )
            }
            ParseErrorKind::Several(found) => {
                write!(f, "This text holds {found} puzzles; one is expected here.")
            }
            ParseErrorKind::Damaged(form) => {
                write!(
                    f,
                    "This looks like {form}, but it is damaged or cut short at line {line}, column {column}."
                )
            }
            ParseErrorKind::Variant(variant) => {
                write!(f, "This is {variant}; only classic Sudoku is supported.")
            }
            ParseErrorKind::Size(size) => {
                write!(f, "This is a {size}x{size} board; only 9x9 is supported.")
            }
            ParseErrorKind::Ambiguous { first, second } => {
                write!(f, "This text can be read as {first} or as {second}, with different boards.")
            }
            ParseErrorKind::Unknown => f.write_str("This text holds no board in a known puzzle format."),
            ParseErrorKind::Link => f.write_str("This link holds no board in a known puzzle format."),
        }
    }
}

impl std::error::Error for ParseError {}

impl ParseErrorKind {
    /// Two boards in one line, the first one full: a solution before its puzzle, or a solved board with another.
    pub(super) const TWO_BOARDS: Self =
        Self::Ambiguous { first: "the solved board that comes first", second: "the puzzle behind it" };
}

/// What is wrong, and the byte of the cleaned text where it shows.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) kind: ParseErrorKind,
    pub(super) offset: usize,
}

impl Fault {
    pub(super) const fn new(kind: ParseErrorKind, offset: usize) -> Self {
        Self { kind, offset }
    }
}
