//! Boards as text: the styles that are written.

use super::Parsed;
use crate::grid::{Board, Cell, DigitSet, Grid};
use std::fmt::Display;

macro_rules! styles {
    ($($style:ident, $id:literal, $name:literal, $write:expr;)*) => {
        /// A form in which [`format`] writes.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum Style {
            $(#[doc = concat!($name, ".")] $style,)*
        }

        impl Style {
            /// Every style.
            pub const ALL: &[Self] = &[$(Self::$style),*];

            /// A stable name, in kebab case.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$style => $id),* }
            }

            /// The style in words.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$style => $name),* }
            }

            const fn writer(self) -> fn(&Parsed) -> String {
                match self { $(Self::$style => $write),* }
            }
        }
    };
}

styles! {
    Line,        "line",         "81 characters, dots for blanks",  |board| board.grid.to_string();
    LineZero,    "line-zero",    "81 characters, zeros for blanks", |board| board.grid.to_string().replace('.', "0");
    Rows,        "rows",         "Nine rows",                       |board| rows(&board.grid, "");
    Frame,       "frame",        "A framed grid",                   |board| frame(&cells(&board.grid));
    PencilMarks, "pencil-marks", "A grid of candidates",            pencil_marks;
}

impl Style {
    /// The style of the given [`Style::id`].
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|style| style.id() == id)
    }
}

/// Writes a board.
///
/// ```
/// use ninewise::format::{Style, format, parse};
/// let board = parse(&".".repeat(81)).unwrap();
/// assert_eq!(format(&board, Style::LineZero), "0".repeat(81));
/// ```
pub fn format(board: &Parsed, style: Style) -> String {
    style.writer()(board)
}

/// Nine lines of nine cells with `between` between two cells.
fn rows(grid: &Grid, between: &str) -> String {
    cells(grid).chunks(9).map(|row| row.join(between) + "\n").collect()
}

/// Each cell as a digit or a dot.
fn cells(grid: &Grid) -> Vec<String> {
    Cell::all().map(|cell| number(grid, cell, ".")).collect()
}

fn number(grid: &Grid, cell: Cell, blank: &str) -> String {
    grid.get(cell).map_or(blank.to_owned(), |digit| digit.to_string())
}

/// The candidates of the board's open cells; where it carries none, those that the digits leave.
fn candidates(board: &Parsed) -> [DigitSet; 81] {
    board.candidates.unwrap_or_else(|| {
        let full = Board::new(&board.grid);
        let mut candidates = [DigitSet::EMPTY; 81];
        Cell::all().for_each(|cell| candidates[cell.index()] = full.candidates(cell));
        candidates
    })
}

/// 81 cells in columns as wide as they need, with a frame around the boxes.
fn frame(cells: &[String]) -> String {
    let width = |column: usize| cells.iter().skip(column).step_by(9).map(String::len).max().unwrap_or(1);
    let span =
        |stack: usize| "-".repeat((0..3).map(|column| width(stack * 3 + column) + 1).sum::<usize>() + 1);
    let rule = format!("+{}+{}+{}+\n", span(0), span(1), span(2));
    let mut text = rule.clone();
    for (index, cell) in cells.iter().enumerate() {
        let column = index % 9;
        if column == 0 {
            text.push_str("| ");
        }
        text.push_str(&format!("{cell:<width$} ", width = width(column)));
        match column {
            8 => text.push_str("|\n"),
            2 | 5 => text.push_str("| "),
            _ => {}
        }
        if index % 27 == 26 {
            text.push_str(&rule);
        }
    }
    text
}

/// The candidates, framed. Filled cells are marked, `<5>` a given and `*5*` an entry, only where an open cell with a
/// single candidate would be taken for one.
fn pencil_marks(board: &Parsed) -> String {
    let open = candidates(board);
    let marked = open.iter().any(|digits| digits.len() == 1) || board.givens != board.grid;
    let given = |digit: &dyn Display| if marked { format!("<{digit}>") } else { digit.to_string() };
    let write = |cell: Cell| match (board.givens.get(cell), board.grid.get(cell)) {
        (Some(digit), _) => given(&digit),
        (None, Some(digit)) => format!("*{digit}*"),
        (None, None) if open[cell.index()].is_empty() => ".".to_owned(),
        (None, None) => open[cell.index()].to_string(),
    };
    frame(&Cell::all().map(write).collect::<Vec<_>>())
}
