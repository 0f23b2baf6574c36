//! A board in nine rows: bare, spaced, framed, labelled, one below the other; and nine rows of candidates.

use super::Parsed;
use super::cells::{self, Mark};
use super::error::{Fault, ParseErrorKind};
use super::layout::{Row, Text};
use super::marks::{self, Lone};
use crate::grid::{Cell, Grid};

/// Whether the text has rows.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    !text.layout().rows.is_empty()
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
    are_marks(&tokens(&text.layout().rows))
}

/// The tokens of the rows, 81 and a few more at most.
fn tokens<'a>(rows: &[Row<'a>]) -> Vec<(usize, &'a str)> {
    let mut tokens = Vec::new();
    for row in rows.iter().take_while(|row| row.line.len() < 2000) {
        tokens.extend(row.tokens());
        if tokens.len() > 81 {
            break;
        }
    }
    tokens
}

/// Whether these are 81 cells of candidates: more than digits, and no blanks among them.
fn are_marks(tokens: &[(usize, &str)]) -> bool {
    tokens.len() == 81
        && tokens.iter().any(|(_, token)| marks::is_many(token))
        && !tokens.iter().any(|(_, token)| matches!(*token, "." | "0"))
}

/// Every board of the text.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    if let Some(grid) = read_spaced(text).or_else(|| read_spaced_frame(text)) {
        return Ok(vec![Parsed::from(grid)]);
    }
    let lone = if text.layout().starred { Lone::Entry } else { Lone::Open };
    let mut boards = Vec::new();
    for group in text.layout().groups() {
        boards.extend(read_group(without_header(group), lone)?);
    }
    Ok(boards)
}

/// The rows less a first one that counts the columns.
fn without_header<'r, 'a>(group: &'r [Row<'a>]) -> &'r [Row<'a>] {
    let counts = |row: &Row<'_>| {
        let names: String = row.marks().iter().map(|mark| mark.character.to_ascii_uppercase()).collect();
        ["123456789", "ABCDEFGHI", "ABCDEFGHJ"].contains(&names.as_str())
    };
    match group {
        [first, rest @ ..] if rest.len() == 9 && counts(first) => rest,
        _ => group,
    }
}

fn read_group(rows: &[Row<'_>], lone: Lone) -> Result<Vec<Parsed>, Fault> {
    let nines = rows.len().is_multiple_of(9);
    if rows.len() > 81 && !(nines && rows.iter().all(|row| row.line.len() >= 9)) {
        return Err(Fault::new(ParseErrorKind::RowCount(rows.len()), rows[0].start));
    }
    let cells: Vec<Vec<Mark>> =
        rows.iter().enumerate().map(|(index, row)| cells_of(row, index % 9)).collect();
    let is_proper = |(row, cells): (&Row<'_>, &Vec<Mark>)| cells.len() == 9 || marks::is_row(row);
    if nines && rows.iter().zip(&cells).all(is_proper) {
        return read_nines(rows, &cells, lone);
    }
    let all: Vec<Mark> = cells.iter().flatten().copied().collect();
    let even =
        cells.iter().all(|row| row.len() == cells[0].len()) || cells.iter().all(|row| row.len() % 9 == 0);
    if all.len() == 81 && even {
        return Ok(vec![Parsed::from(cells::grid(&all)?)]);
    }
    let tokens = tokens(rows);
    if are_marks(&tokens) {
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
    } else if cells.len() == 11 && matches!(cells[0].character, 'r' | 'R') {
        cells.remove(0);
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
        if !rows.iter().zip(cells).any(|(row, cells)| cells.len() != 9 || marks::is_row(row)) {
            boards.push(Parsed::from(cells::grid(&cells.concat())?));
            continue;
        }
        let tokens = tokens(rows);
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
    let size = rows.len();
    let tokens: Vec<usize> = rows.iter().map(|row| row.tokens().len()).collect();
    let lengths: Vec<usize> = cells.iter().map(Vec::len).collect();
    let is_square = |lengths: &[usize]| size > 3 && size != 9 && lengths.iter().all(|&length| length == size);
    let start = rows.first().map_or(0, |row| row.start);
    if is_square(&tokens) || is_square(&lengths) {
        return Fault::new(ParseErrorKind::Size(size), start);
    }
    if let Some(fault) = cells.iter().find_map(|row| cells::find_stranger(row)) {
        return fault;
    }
    let spaced = tokens.iter().filter(|&&count| count == 9).count() * 2 > size;
    let mut long = rows.iter().flat_map(Row::tokens).filter(|(_, token)| token.len() > 1);
    if spaced
        && !rows.iter().any(marks::is_row)
        && let Some((start, token)) = long.next()
    {
        return Fault::new(ParseErrorKind::Value(token.chars().take(20).collect()), start);
    }
    let lengths = if rows.iter().any(marks::is_row) { tokens } else { lengths };
    let total = lengths.iter().sum();
    match lengths.iter().position(|&length| length != 9) {
        Some(index) if size == 9 => {
            let kind = ParseErrorKind::RowLength { row: index + 1, found: lengths[index], total };
            Fault::new(kind, rows[index].start)
        }
        None if size > 1 => Fault::new(ParseErrorKind::RowCount(size), start),
        _ => Fault::new(ParseErrorKind::CellCount(total), start),
    }
}

/// Nine lines of nine places whose blanks are spaces; those at the end of a line may be cut.
///
/// A short first line that starts with a digit is refused: whoever trims a text cuts spaces there that were cells.
fn read_spaced(text: &Text<'_>) -> Option<Grid> {
    let lines: Vec<&str> = text.all.trim_end_matches('\n').split('\n').collect();
    let fits = |line: &&str| line.len() <= 9 && line.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'));
    let whole = lines.first().is_some_and(|line| line.len() == 9 || line.starts_with(' '));
    if lines.len() != 9 || !whole || !lines.iter().all(fits) || !lines.iter().any(|line| line.len() == 9) {
        return None;
    }
    Some(from_places(lines.iter().map(|line| line.chars().collect())))
}

/// Nine framed lines of three boxes whose blanks are spaces: each box three places wide, five with spaces between
/// them, or seven with spaces around them too.
fn read_spaced_frame(text: &Text<'_>) -> Option<Grid> {
    let rows: Vec<Vec<&str>> = text.layout().rows.iter().take(10).map(|row| boxes(row.line)).collect();
    let width = rows.first()?.first()?.len();
    let step = if width == 3 { 1 } else { 2 };
    let is_place = |index: usize| if width == 7 { index % 2 == 1 } else { index.is_multiple_of(step) };
    let fits = |part: &&str| {
        let places = part.bytes().enumerate();
        part.len() == width
            && places
                .into_iter()
                .all(|(index, byte)| byte == b' ' || (is_place(index) && matches!(byte, b'1'..=b'9')))
    };
    let regular = rows.len() == 9 && rows.iter().all(|parts| parts.len() == 3 && parts.iter().all(fits));
    if !regular || ![3, 5, 7].contains(&width) {
        return None;
    }
    let places = |part: &str| {
        part.chars()
            .enumerate()
            .filter(|(index, _)| is_place(*index))
            .map(|(_, character)| character)
            .collect::<Vec<_>>()
    };
    Some(from_places(rows.iter().map(|parts| parts.iter().flat_map(|part| places(part)).collect())))
}

/// The parts of a line between bars, less empty ones before the first and behind the last.
fn boxes(line: &str) -> Vec<&str> {
    let trimmed = line.trim();
    let inside = trimmed.strip_prefix('|').and_then(|rest| rest.strip_suffix('|'));
    inside.unwrap_or(line).split('|').collect()
}

fn from_places(rows: impl Iterator<Item = Vec<char>>) -> Grid {
    let mut grid = Grid::default();
    for (row, places) in rows.enumerate() {
        for (column, character) in places.into_iter().enumerate() {
            grid.set(Cell::at(row, column), cells::digit(character));
        }
    }
    grid
}
