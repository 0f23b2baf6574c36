//! A board in nine rows: bare, spaced, framed, labelled, one below the other; and nine rows of candidates.

use super::Parsed;
use super::cells::{self, Mark};
use super::error::{Fault, ParseErrorKind};
use super::layout::{Row, Text};
use super::marks::{self, Lone};
use crate::grid::{Cell, Grid};

/// Whether the text has rows.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    text.layout().rows().next().is_some()
}

/// Whether the text has rows and something drawn around them.
pub(super) fn sniff_frame(text: &Text<'_>) -> bool {
    text.layout().framed && sniff(text)
}

/// Whether the text is framed as Simple Sudoku does it.
pub(super) fn sniff_simple_sudoku(text: &Text<'_>) -> bool {
    text.layout().starred && sniff(text) && !sniff_marks(text)
}

/// Whether the text is one grid of candidates.
pub(super) fn sniff_marks(text: &Text<'_>) -> bool {
    let tokens = || text.layout().rows().flat_map(Row::tokens);
    tokens().count() == 81 && tokens().any(|(_, token)| marks::is_many(token))
}

/// Every board of the text.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    if let Some(grid) = read_spaced(text) {
        return Ok(vec![Parsed::from(grid)]);
    }
    let lone = if text.layout().starred { Lone::Entry } else { Lone::Open };
    let mut boards = Vec::new();
    for group in &text.layout().groups {
        boards.extend(read_group(without_header(group), lone)?);
    }
    Ok(boards)
}

/// The rows less a first one that counts the columns.
fn without_header<'r, 'a>(group: &'r [Row<'a>]) -> &'r [Row<'a>] {
    let counts = |row: &Row<'_>| {
        let names: String = row.marks().iter().map(|mark| mark.character).collect();
        ["123456789", "ABCDEFGHI", "ABCDEFGHJ"].contains(&names.to_uppercase().as_str())
    };
    match group {
        [first, rest @ ..] if rest.len() == 9 && counts(first) => rest,
        _ => group,
    }
}

fn read_group(rows: &[Row<'_>], lone: Lone) -> Result<Vec<Parsed>, Fault> {
    let cells: Vec<Vec<Mark>> =
        rows.iter().enumerate().map(|(index, row)| cells_of(row, index % 9)).collect();
    let is_proper = |(row, cells): (&Row<'_>, &Vec<Mark>)| cells.len() == 9 || marks::is_row(row);
    if rows.len().is_multiple_of(9) && rows.iter().zip(&cells).all(is_proper) {
        return read_nines(rows, &cells, lone);
    }
    let all: Vec<Mark> = cells.iter().flatten().copied().collect();
    let even =
        cells.iter().all(|row| row.len() == cells[0].len()) || cells.iter().all(|row| row.len() % 9 == 0);
    if all.len() == 81 && even {
        return Ok(vec![Parsed::from(cells::grid(&all)?)]);
    }
    let tokens: Vec<_> = rows.iter().flat_map(Row::tokens).collect();
    if tokens.len() == 81 && tokens.iter().any(|(_, token)| marks::is_many(token)) {
        return Ok(vec![marks::read(&tokens, lone)?]);
    }
    Err(miscount(rows, &cells))
}

/// The cells of a row, less a label before or behind them.
fn cells_of(row: &Row<'_>, index: usize) -> Vec<Mark> {
    let mut cells = row.marks();
    let is_letter = |mark: &Mark| "ABCDEFGHI".chars().nth(index) == Some(mark.character.to_ascii_uppercase());
    if cells.len() == 11 && cells.last().is_some_and(is_letter) {
        cells.pop();
    }
    if cells.len() == 11 && matches!(cells[1].character, ':' | ')' | '.') {
        cells.remove(1);
    }
    let is_label = |mark: &Mark| is_letter(mark) || mark.character.to_digit(10) == Some(index as u32 + 1);
    if cells.len() == 10 && is_label(&cells[0]) {
        cells.remove(0);
    }
    cells
}

/// Nine rows each: digits make a board, candidates make one with the digits before them, as in Simple Sudoku's
/// clipboard of givens, givens with entries, and candidates.
fn read_nines(rows: &[Row<'_>], cells: &[Vec<Mark>], lone: Lone) -> Result<Vec<Parsed>, Fault> {
    let mut boards: Vec<Parsed> = Vec::new();
    for (rows, cells) in rows.chunks(9).zip(cells.chunks(9)) {
        if !rows.iter().zip(cells).any(|(row, cells)| cells.len() != 9 || marks::has_many(row)) {
            boards.push(Parsed::from(cells::grid(&cells.concat())?));
            continue;
        }
        let tokens: Vec<_> = rows.iter().flat_map(Row::tokens).collect();
        let board = marks::read(&tokens, lone)?;
        let grids = boards.iter().take_while(|board| board.candidates.is_none()).map(|board| board.grid);
        let before: Vec<Grid> = grids.collect();
        match before[..] {
            [.., filled] if before.len() == boards.len() && before.len() <= 2 => {
                boards = vec![marks::with_digits(&board, &before[0], &filled, tokens[0].0)?];
            }
            _ => boards.push(board),
        }
    }
    Ok(boards)
}

fn miscount(rows: &[Row<'_>], cells: &[Vec<Mark>]) -> Fault {
    if let Some(fault) = cells.iter().find_map(|row| cells::find_stranger(row)) {
        return fault;
    }
    let lengths: Vec<usize> = if rows.iter().any(marks::is_row) {
        rows.iter().map(|row| row.tokens().len()).collect()
    } else {
        cells.iter().map(Vec::len).collect()
    };
    let total = lengths.iter().sum();
    let start = rows.first().map_or(0, |row| row.start);
    if rows.len() == 9
        && let Some(index) = lengths.iter().position(|&length| length != 9)
    {
        let kind = ParseErrorKind::RowLength { row: index + 1, found: lengths[index], total };
        return Fault::new(kind, rows[index].start);
    }
    let size = rows.len();
    if size > 3 && size != 9 && lengths.iter().all(|&length| length == size) {
        Fault::new(ParseErrorKind::Size(size), start)
    } else if size > 1 && lengths.iter().all(|&length| length == 9) {
        Fault::new(ParseErrorKind::RowCount(size), start)
    } else {
        Fault::new(ParseErrorKind::CellCount(total), start)
    }
}

/// Nine lines of nine places whose blanks are spaces; those at the end of a line may be cut.
///
/// A short first line that starts with a digit is refused: whoever trims a text cuts spaces there that were cells.
fn read_spaced(text: &Text<'_>) -> Option<Grid> {
    let lines: Vec<&str> = text.all.trim_end_matches('\n').split('\n').collect();
    let fits = |line: &&str| line.len() <= 9 && line.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'));
    if lines.len() != 9 || !lines.iter().all(fits) || !lines.iter().any(|line| line.len() == 9) {
        return None;
    }
    if lines[0].len() < 9 && !lines[0].starts_with(' ') {
        return None;
    }
    let mut grid = Grid::default();
    for (row, line) in lines.iter().enumerate() {
        for (column, character) in line.chars().enumerate() {
            grid.set(Cell::at(row, column), cells::digit(character));
        }
    }
    Some(grid)
}
