//! Puzzles as fields of records: data sets with a header, gsf's list, any comma line with 81 cells in it.

use super::Parsed;
use super::cells::{self, is_cell};
use super::error::{Fault, ParseErrorKind};
use super::layout::Text;
use super::table::{Field, fields};

/// Names of the column with the puzzle, the best first.
const COLUMNS: [&str; 10] =
    ["puzzle", "puzzles", "quizzes", "quiz", "question", "board", "grid", "sudoku", "problem", "mission"];
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// Whether the first line names a column with puzzles.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    text.lines().nth(1).is_some() && column(text).is_some()
}

/// Whether the first line is a record of gsf's list: six commas or more, the fifth field 81 cells.
pub(super) fn sniff_gsf(text: &Text<'_>) -> bool {
    let first = first(text);
    first.len() > 6 && first.get(4).is_some_and(is_board)
}

/// Whether the first line is a record that has 81 cells in some field but the first.
pub(super) fn sniff_bare(text: &Text<'_>) -> bool {
    let first = first(text);
    first.iter().skip(1).any(is_board) && !first.iter().take(1).any(is_board)
}

/// The puzzles of a data set.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let column = column(text).unwrap_or(0);
    read_column(text, column, 1)
}

/// The puzzles of gsf's list.
pub(super) fn read_gsf(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    read_column(text, 4, 0)
}

/// The puzzles of records without a header: the first column with 81 cells, unless it is a solution before the puzzle.
pub(super) fn read_bare(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let first = first(text);
    let column = first.iter().position(is_board).unwrap_or(0);
    let is_full = |field: &&Field<'_>| field.text.bytes().all(|byte| matches!(byte, b'1'..=b'9'));
    let mut boards = first.iter().filter(|field| is_board(field));
    match (boards.next().filter(is_full), boards.find(|field| !is_full(field))) {
        (Some(_), Some(puzzle)) => Err(Fault::new(ParseErrorKind::TWO_BOARDS, puzzle.start)),
        _ => read_column(text, column, 0),
    }
}

fn is_board(field: &Field<'_>) -> bool {
    field.text.len() == 81 && field.text.chars().all(is_cell)
}

/// The first line in fields.
#[inline(never)]
fn first<'a>(text: &Text<'a>) -> Vec<Field<'a>> {
    text.lines().next().map(|(start, line)| fields(line, start, separator(text))).unwrap_or_default()
}

fn separator(text: &Text<'_>) -> char {
    let first = text.lines().next().map_or("", |(_, line)| line);
    SEPARATORS.into_iter().find(|&separator| first.contains(separator)).unwrap_or(',')
}

/// The puzzles of all lines but the first few.
fn read_column(text: &Text<'_>, column: usize, skipped: usize) -> Result<Vec<Parsed>, Fault> {
    let separator = separator(text);
    text.lines()
        .skip(skipped)
        .map(|(start, line)| {
            let record = fields(line, start, separator);
            let field = record.get(column).ok_or(Fault::new(ParseErrorKind::CellCount(0), start))?;
            let marks: Vec<_> = cells::marks(field.text, field.start).collect();
            cells::grid(&marks).map(Parsed::from)
        })
        .collect()
}

/// The column that the header names.
fn column(text: &Text<'_>) -> Option<usize> {
    let header = first(text);
    COLUMNS.iter().find_map(|name| header.iter().position(|field| field.text.eq_ignore_ascii_case(name)))
}
