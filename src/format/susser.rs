//! Lines with entries and struck-out candidates: Sudoku Susser, its short form, HoDoKu's library.

use super::Parsed;
use super::cells::{self, Mark, is_cell};
use super::error::{Fault, ParseErrorKind};
use super::layout::{Text, offset_in};
use crate::grid::{Board, Candidate, Cell, Digit, DigitSet, Grid};

const SUSSER: ParseErrorKind = ParseErrorKind::Damaged("a Susser line");
const LIBRARY: ParseErrorKind = ParseErrorKind::Damaged("a HoDoKu library line");

/// Whether the text is one line of 81 cells with `+` before some, or `:` and struck-out candidates behind.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    let line = text.all.trim();
    let (values, deleted) = line.split_once(':').unwrap_or((line, ""));
    let marked = values.contains('+') || line.contains(':');
    marked
        && values.len() <= 162
        && values.chars().filter(|&character| character != '+').count() == 81
        && values.chars().all(|character| character == '+' || is_cell(character))
        && deleted.chars().all(|character| character == ' ' || character.is_ascii_digit())
}

/// The board of a Susser line.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let line = text.all.trim();
    let start = text.start + offset_in(text.all, line);
    let (values, deleted) = line.split_once(':').map_or((line, None), |(values, rest)| (values, Some(rest)));
    let mut board = read_values(values, start)?;
    if let Some(deleted) = deleted {
        strike_out(&mut board, deleted, start + values.len() + 1, SUSSER)?;
    }
    Ok(vec![board])
}

/// Whether every line is `:technique:candidates:values:deleted:eliminations:placements:`, or a comment.
pub(super) fn sniff_library(text: &Text<'_>) -> bool {
    let mut lines = library_lines(text).peekable();
    lines.peek().is_some() && lines.all(|(_, line)| line.starts_with(':') && line.matches(':').count() >= 6)
}

/// The board of each library line.
pub(super) fn read_library(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    library_lines(text)
        .map(|(start, line)| {
            let mut fields = line.split(':').skip(3);
            let (values, deleted) = (fields.next().unwrap_or(""), fields.next().unwrap_or(""));
            let mut board = read_values(values, start + offset_in(line, values))?;
            strike_out(&mut board, deleted, start + offset_in(line, deleted), LIBRARY)?;
            Ok(board)
        })
        .collect()
}

fn library_lines<'a>(text: &Text<'a>) -> impl Iterator<Item = (usize, &'a str)> {
    text.lines().map(|(start, line)| (start, line.trim())).filter(|(_, line)| !line.starts_with('#'))
}

/// Cells, those with `+` before them entered.
fn read_values(values: &str, start: usize) -> Result<Parsed, Fault> {
    let all: Vec<Mark> = cells::marks(values, start).collect();
    let is_entry = |index: usize| index > 0 && all[index - 1].character == '+';
    let places: Vec<usize> = (0..all.len()).filter(|&index| all[index].character != '+').collect();
    let marks: Vec<Mark> = places.iter().map(|&index| all[index]).collect();
    let grid = cells::grid(&marks)?;
    let mut givens = grid;
    for (cell, &index) in Cell::all().zip(&places) {
        if is_entry(index) {
            givens.set(cell, None);
        }
    }
    Ok(Parsed { grid, givens, candidates: None, format: "" })
}

/// Strikes out the candidates of a list like `111 212`: digit, row, column.
fn strike_out(board: &mut Parsed, deleted: &str, start: usize, kind: ParseErrorKind) -> Result<(), Fault> {
    let mut position = Board::new(&board.grid);
    for part in deleted.split(' ').filter(|part| !part.is_empty()) {
        let fault = || Fault::new(kind.clone(), start + offset_in(deleted, part));
        let digits: Option<Vec<Digit>> = part.chars().map(cells::digit).collect();
        let [digit, row, column] = digits.ok_or_else(fault)?[..] else { return Err(fault()) };
        position.remove(Candidate::new(Cell::at(row.index(), column.index()), digit));
    }
    let mut candidates = [DigitSet::EMPTY; 81];
    Cell::all().for_each(|cell| candidates[cell.index()] = position.candidates(cell));
    board.candidates = Some(candidates);
    Ok(())
}

/// Whether the text is nine rows in one line with commas between, some blanks drawn together as `*`.
pub(super) fn sniff_short(text: &Text<'_>) -> bool {
    let line = text.all.trim();
    line.contains('*')
        && line.matches(',').count() == 8
        && line.chars().all(|character| "0.*,123456789".contains(character))
}

/// The board of nine short rows: each `*` is as many blanks as the row lacks, and missing ends are blanks.
pub(super) fn read_short(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let mut grid = Grid::default();
    for (row, short) in text.all.trim().split(',').enumerate() {
        let fault = || {
            Fault::new(
                ParseErrorKind::RowLength { row: row + 1, found: short.len(), total: 81 },
                text.start + offset_in(text.all, short),
            )
        };
        let stars = short.matches('*').count();
        let lacking = (9 + stars).checked_sub(short.len()).ok_or_else(fault)?;
        let run = lacking.checked_div(stars).unwrap_or(0);
        if run * stars != lacking && stars > 0 {
            return Err(fault());
        }
        let whole = short.replace('*', &".".repeat(run));
        for (column, character) in whole.chars().enumerate() {
            grid.set(Cell::at(row, column), cells::digit(character));
        }
    }
    Ok(vec![Parsed::from(grid)])
}
