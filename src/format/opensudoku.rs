//! OpenSudoku: its XML files, and the cells of its saved games.

use super::Parsed;
use super::cells;
use super::error::{Fault, ParseErrorKind};
use super::layout::{Text, offset_in};
use super::markup;
use crate::grid::{Board, Cell, Digit, DigitSet, Grid};

const CELLS: ParseErrorKind = ParseErrorKind::Damaged("OpenSudoku's cells");

/// Whether the text has `game` elements.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    text.all.contains("<game ") || text.all.contains("<opensudoku")
}

/// The board of each `game` element.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let games = markup::tags(text.all).filter(|tag| tag.name == "game");
    let data = games.filter_map(|tag| tag.attribute("data").or(tag.attribute("cells_data")));
    let boards: Result<Vec<_>, _> = data
        .map(|data| {
            let start = text.start + offset_in(text.all, data);
            if data.contains('|') {
                return read_fields(data, start);
            }
            let marks: Vec<_> = cells::marks(data, start).collect();
            cells::grid(&marks).map(Parsed::from)
        })
        .collect();
    match boards {
        Ok(boards) if boards.is_empty() => {
            Err(Fault::new(ParseErrorKind::Damaged("OpenSudoku's XML"), text.start))
        }
        boards => boards,
    }
}

/// Whether the text is 81 times `value|notes|editable`, by its bars.
pub(super) fn sniff_cells(text: &Text<'_>) -> bool {
    let allowed = |character: char| character.is_ascii_digit() || "|,-\n: ".contains(character);
    let data = without_version(text.all);
    data.matches('|').count() >= 240 && data.chars().all(allowed)
}

/// The board of a saved game.
pub(super) fn read_cells(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    Ok(vec![read_fields(text.all, text.start)?])
}

fn without_version(data: &str) -> &str {
    let data = data.trim();
    let rest = data
        .strip_prefix("version:")
        .map(|rest| rest.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()));
    rest.unwrap_or(data).trim()
}

fn read_fields(data: &str, start: usize) -> Result<Parsed, Fault> {
    let cells_data = without_version(data);
    let start = start + offset_in(data, cells_data);
    let fields: Vec<&str> = cells_data.trim_end_matches('|').split('|').collect();
    if fields.len() != 243 {
        return Err(Fault::new(CELLS, start));
    }
    let (mut grid, mut givens, mut notes) = (Grid::default(), Grid::default(), [DigitSet::EMPTY; 81]);
    for (cell, field) in Cell::all().zip(fields.chunks(3)) {
        let fault = |part: &str| Fault::new(CELLS, start + offset_in(cells_data, part));
        let value: u8 = field[0].parse().ok().filter(|&value| value < 10).ok_or_else(|| fault(field[0]))?;
        grid.set(cell, Digit::new(value));
        givens.set(cell, Digit::new(value).filter(|_| field[2] == "0"));
        notes[cell.index()] = read_notes(field[1]).ok_or_else(|| fault(field[1]))?;
    }
    Ok(Parsed { grid, givens, candidates: with_notes(&grid, notes), format: "" })
}

/// Notes as a mask, or in old files as digits with commas behind them.
fn read_notes(field: &str) -> Option<DigitSet> {
    if field == "-" {
        Some(DigitSet::EMPTY)
    } else if field.contains(',') {
        field.split(',').filter(|part| !part.is_empty()).map(|part| Digit::new(part.parse().ok()?)).collect()
    } else {
        field.parse().ok().filter(|&mask: &u16| mask < 512).map(DigitSet::from_mask)
    }
}

/// Notes as candidates, if there are any: a cell without notes has all that its peers leave.
fn with_notes(grid: &Grid, mut notes: [DigitSet; 81]) -> Option<[DigitSet; 81]> {
    let board = Board::new(grid);
    let open = || board.open_cells().into_iter();
    if open().all(|cell| notes[cell.index()].is_empty()) {
        return None;
    }
    for cell in Cell::all() {
        if board.digit(cell).is_some() || notes[cell.index()].is_empty() {
            notes[cell.index()] = board.candidates(cell);
        }
    }
    Some(notes)
}
