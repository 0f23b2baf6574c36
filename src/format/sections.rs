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
    (text.all.contains('[') && sections(text).any(|(name, _)| name == "puzzle"))
        || (titled(text.all)
            && text.layout().rows().count() == 9
            && !text.layout().rows().any(|row| row.is_long()))
}

/// The puzzle, with the entries of its state and its pencil marks.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let section =
        |wanted: fn(&str) -> bool| sections(text).find(|(name, _)| wanted(name)).map(|(_, part)| part);
    let Some(puzzle) = section(|name| name == "puzzle") else { return rows::read(text) };
    let givens = read_grid(&puzzle)?;
    let state = section(|name| name == "state");
    let grid = state.as_ref().map_or(Ok(givens), read_grid)?;
    if let Some(state) = &state
        && givens.filled().any(|(cell, digit)| grid.get(cell) != Some(digit))
    {
        return Err(Fault::new(FORM, state.start));
    }
    let marks = section(|name| name.contains("pencil") || name.contains("candidate"));
    let candidates = marks.map(|marks| read_marks(&grid, &marks)).transpose()?;
    Ok(vec![Parsed { grid, givens, candidates, format: "" }])
}

/// Every part under a line like `[Puzzle]`, by its name in lower case.
fn sections<'a>(text: &Text<'a>) -> impl Iterator<Item = (String, Text<'a>)> {
    let heading = |line: &str| Some(line.trim().strip_prefix('[')?.strip_suffix(']')?.to_ascii_lowercase());
    let headings: Vec<_> =
        text.lines().filter_map(|(at, line)| Some((at, at + line.len(), heading(line)?))).collect();
    let ends: Vec<usize> =
        headings.iter().skip(1).map(|(at, ..)| *at).chain([text.start + text.all.len()]).collect();
    let (all, base) = (text.all, text.start);
    headings
        .into_iter()
        .zip(ends)
        .map(move |((_, start, name), end)| (name, Text::part(&all[start - base..end - base], start)))
}

fn read_grid(section: &Text<'_>) -> Result<Grid, Fault> {
    match &rows::read(section)?[..] {
        [board] => Ok(board.grid),
        _ => Err(Fault::new(FORM, section.start)),
    }
}

/// Nine rows of nine fields of digits; a field without any is an open cell without marks.
fn read_marks(grid: &Grid, section: &Text<'_>) -> Result<[DigitSet; 81], Fault> {
    let comma = section.all.contains(',');
    let mut fields = Vec::new();
    for (start, line) in section.lines() {
        let parts = line
            .trim()
            .trim_end_matches(',')
            .split(|character| if comma { character == ',' } else { character == ' ' });
        fields.extend(parts.map(|part| (start + offset_in(line, part), part.trim())));
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
