//! SadMan's `.sdk` files: `#` lines, `[Puzzle]`, `[State]`, and pencil marks.

use super::Parsed;
use super::error::{Fault, ParseErrorKind};
use super::layout::{Text, offset_in};
use super::{cells, rows};
use crate::grid::{Board, Cell, Digit, DigitSet, Grid};

const FORM: ParseErrorKind = ParseErrorKind::Damaged("a SadMan file");

/// Whether the text has a puzzle section, or nine rows under lines like `#AAuthor`.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    let titled = |line: &str| {
        let mut characters = line.chars();
        characters.next() == Some('#') && characters.next().is_some_and(|letter| "ADCBSLU".contains(letter))
    };
    section(text, "puzzle").is_some()
        || (titled(text.all)
            && text.layout().rows.len() == 9
            && !text.layout().rows.iter().any(|row| row.is_long()))
}

/// The puzzle, with the entries of its state and its pencil marks.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let Some(puzzle) = section(text, "puzzle") else { return rows::read(text) };
    let givens = read_grid(&puzzle)?;
    let state = section(text, "state");
    let grid = state.as_ref().map_or(Ok(givens), read_grid)?;
    if let Some(state) = &state
        && givens.filled().any(|(cell, digit)| grid.get(cell) != Some(digit))
    {
        return Err(Fault::new(FORM, state.start));
    }
    let marks = section(text, "pencil").or_else(|| section(text, "candidate"));
    let candidates = marks.map(|marks| read_marks(&grid, &marks)).transpose()?;
    Ok(vec![Parsed { grid, givens, candidates, format: "" }])
}

/// The part under a line like `[Puzzle]`, by the start of its name in lower case.
#[inline(never)]
fn section<'a>(text: &Text<'a>, wanted: &str) -> Option<Text<'a>> {
    let is_heading = |line: &str| line.starts_with('[') && line.trim_end().ends_with(']');
    let is_wanted =
        |line: &str| line[1..].get(..wanted.len()).is_some_and(|name| name.eq_ignore_ascii_case(wanted));
    let mut headings = text.lines().filter(|(_, line)| is_heading(line));
    let (at, line) = headings.find(|(_, line)| is_wanted(line))?;
    let start = at + line.len() - text.start;
    let end = headings.next().map_or(text.all.len(), |(at, _)| at - text.start);
    Some(Text::part(&text.all[start..end], text.start + start))
}

fn read_grid(section: &Text<'_>) -> Result<Grid, Fault> {
    match &rows::read(section)?[..] {
        [board] => Ok(board.grid),
        _ => Err(Fault::new(FORM, section.start)),
    }
}

/// Nine rows of nine fields of digits; a field without any is an open cell without marks.
fn read_marks(grid: &Grid, section: &Text<'_>) -> Result<[DigitSet; 81], Fault> {
    let separator = if section.all.contains(',') { ',' } else { ' ' };
    let mut fields = Vec::new();
    for (start, line) in section.lines() {
        let mut row: Vec<_> =
            line.trim().split(separator).map(|part| (start + offset_in(line, part), part.trim())).collect();
        if row.len() == 10 && row[9].1.is_empty() {
            row.pop();
        }
        fields.extend(row);
    }
    if fields.len() != 81 {
        return Err(Fault::new(FORM, section.start));
    }
    let board = Board::new(grid);
    let mut candidates = [DigitSet::EMPTY; 81];
    for (cell, (start, field)) in Cell::all().zip(fields) {
        let digits: Option<DigitSet> =
            field.chars().map(cells::digit).collect::<Option<Vec<Digit>>>().map(DigitSet::from_iter);
        let marks = digits.ok_or(Fault::new(FORM, start))?;
        let open = board.candidates(cell);
        candidates[cell.index()] = if marks.is_empty() { open } else { marks & open };
    }
    Ok(candidates)
}
