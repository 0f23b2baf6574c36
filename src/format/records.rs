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
    records(text).nth(1).is_some() && column(text).is_some()
}

/// Whether the first line is a record of gsf's list: six commas or more, the fifth field 81 cells.
pub(super) fn sniff_gsf(text: &Text<'_>) -> bool {
    let first = records(text).next().unwrap_or_default();
    first.len() > 6 && first.get(4).is_some_and(is_board)
}

/// Whether the first line is a record that has 81 cells in some field but the first.
pub(super) fn sniff_bare(text: &Text<'_>) -> bool {
    let first = records(text).next().unwrap_or_default();
    first.iter().skip(1).any(is_board) && !first.iter().take(1).any(is_board)
}

/// The puzzles of a data set.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let column = column(text).unwrap_or(0);
    records(text).skip(1).map(|record| read_field(&record, column, text.start)).collect()
}

/// The puzzles of gsf's list.
pub(super) fn read_gsf(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    records(text).map(|record| read_field(&record, 4, text.start)).collect()
}

/// The puzzles of records without a header: the first column with 81 cells.
pub(super) fn read_bare(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let first = records(text).next().unwrap_or_default();
    let column = first.iter().position(is_board).unwrap_or(0);
    records(text).map(|record| read_field(&record, column, text.start)).collect()
}

fn read_field(record: &[Field<'_>], column: usize, start: usize) -> Result<Parsed, Fault> {
    let start = record.first().map_or(start, |field| field.start);
    let field = record.get(column).ok_or(Fault::new(ParseErrorKind::CellCount(0), start))?;
    let marks: Vec<_> = cells::marks(field.text, field.start).collect();
    cells::grid(&marks).map(Parsed::from)
}

fn is_board(field: &Field<'_>) -> bool {
    field.text.len() == 81 && field.text.chars().all(is_cell)
}

/// Every line in fields.
fn records<'a>(text: &Text<'a>) -> impl Iterator<Item = Vec<Field<'a>>> {
    let first = text.lines().next().map_or("", |(_, line)| line);
    let separator = SEPARATORS.into_iter().find(|&separator| first.contains(separator)).unwrap_or(',');
    text.lines().map(move |(start, line)| fields(line, start, separator))
}

/// The column that the header names.
fn column(text: &Text<'_>) -> Option<usize> {
    let header = records(text).next()?;
    COLUMNS.iter().find_map(|name| header.iter().position(|field| field.text.eq_ignore_ascii_case(name)))
}
