//! A board in one line: 81 characters, with or without spaces, separators between rows, or a comment behind.

use super::Parsed;
use super::cells::{self, Mark, is_cell};
use super::error::{Fault, ParseErrorKind};
use super::layout::{Row, Text};
use crate::grid::{Cell, Digit, Grid};

/// Reads 81 bytes, digits and dots, and nothing else: the form that must cost nothing.
pub(super) fn plain(text: &str) -> Option<Grid> {
    let bytes: &[u8; 81] = text.as_bytes().try_into().ok()?;
    let mut grid = Grid::default();
    for (cell, &byte) in Cell::all().zip(bytes) {
        match byte {
            b'.' | b'0' => {}
            b'1'..=b'9' => grid.set(cell, Digit::new(byte - b'0')),
            _ => return None,
        }
    }
    Some(grid)
}

/// Whether every row of the text is long enough for a board.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    let rows = &text.layout().rows;
    !rows.is_empty() && rows.iter().all(Row::is_long)
}

/// One board for each line.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    text.layout().rows.iter().map(|row| read_row(row).map(Parsed::from)).collect()
}

fn read_row(row: &Row<'_>) -> Result<Grid, Fault> {
    let all: Vec<Mark> = cells::marks(row.line, row.start).collect();
    if all.len() == 81 && all.iter().all(|mark| matches!(mark.character, ' ' | '1'..='9')) {
        return cells::grid(&all);
    }
    let trimmed = trim(&all);
    let is_full = |run: &[Mark]| run.iter().all(|mark| matches!(mark.character, '1'..='9'));
    if let Some(run) = runs(trimmed).filter(|run| run.len() == 81).nth(1)
        && is_full(&trimmed[..81])
        && !is_full(run)
    {
        return Err(Fault::new(ParseErrorKind::TWO_BOARDS, run[0].offset));
    }
    if let Some(marks) = first_81(trimmed).or_else(|| joined_rows(trimmed)).or_else(|| only_run(trimmed)) {
        return cells::grid(&marks);
    }
    let tight: Vec<Mark> =
        trimmed.iter().filter(|mark| !matches!(mark.character, ' ' | '\t' | '|')).copied().collect();
    if tight.len() == 81 { cells::grid(&tight) } else { Err(miscount(trimmed)) }
}

/// The marks without spaces, tabs and quotation marks at both ends.
fn trim(marks: &[Mark]) -> &[Mark] {
    let is_cell = |mark: &Mark| !matches!(mark.character, ' ' | '\t' | '"' | '\'' | ',' | ';');
    let start = marks.iter().position(is_cell).unwrap_or(0);
    let end = marks.iter().rposition(is_cell).map_or(start, |last| last + 1);
    &marks[start..end]
}

/// The first 81 marks, where a comment or nothing follows them.
fn first_81(marks: &[Mark]) -> Option<Vec<Mark>> {
    let (cells, rest) = marks.split_at_checked(81)?;
    let solid = cells.iter().all(|mark| mark.character != ' ' && is_cell(mark.character));
    let is_end = |mark: &Mark| matches!(mark.character, ' ' | '\t' | ',' | ';' | ':' | '"' | '\'');
    let hash = |mark: &Mark| mark.character == '#' && cells.iter().all(|cell| cell.character != '#');
    let ends = rest.first().is_none_or(|mark| is_end(mark) || hash(mark));
    (solid && ends).then(|| cells.to_vec())
}

/// The cells of nine rows of nine with one and the same separator between them, or behind each.
fn joined_rows(marks: &[Mark]) -> Option<Vec<Mark>> {
    let separator = marks.get(9)?.character;
    let (separators, cells): (Vec<_>, Vec<_>) =
        marks.iter().enumerate().partition(|(index, _)| index % 10 == 9);
    let fits = cells.len() == 81
        && !matches!(separator, '1'..='9')
        && separators.iter().all(|(_, mark)| mark.character == separator);
    fits.then(|| cells.into_iter().map(|(_, mark)| *mark).collect())
}

/// The only run of 81 cells among words and signs that are no cells.
fn only_run(marks: &[Mark]) -> Option<Vec<Mark>> {
    let mut runs = runs(marks).filter(|run| run.len() == 81);
    let run = runs.next()?;
    runs.next().is_none().then(|| run.to_vec())
}

/// The parts between spaces, quotation marks and signs of punctuation that are cells and nothing else.
fn runs(marks: &[Mark]) -> impl Iterator<Item = &[Mark]> {
    let parts = marks.split(|mark| " \t\"',;:=|()".contains(mark.character));
    parts.filter(|part| part.iter().all(|mark| is_cell(mark.character)))
}

/// What to say of a line that is no board: how long its longest run of cells is, the first wrong character, or how
/// many cells there are in all.
fn miscount(marks: &[Mark]) -> Fault {
    let start = |marks: &[Mark]| marks.first().map_or(0, |mark| mark.offset);
    if let Some(run) = runs(marks).find(|run| run.len() >= 60) {
        return Fault::new(ParseErrorKind::CellCount(run.len()), start(run));
    }
    let is_layout = |mark: &Mark| matches!(mark.character, ' ' | '\t' | '|');
    let cells: Vec<Mark> = marks.iter().filter(|mark| !is_layout(mark)).copied().collect();
    let count = Fault::new(ParseErrorKind::CellCount(cells.len()), start(marks));
    cells::find_stranger(&cells).unwrap_or(count)
}
