//! 81 characters to a grid: digits, and blanks of one kind.

use super::error::{Fault, ParseErrorKind};
use crate::grid::{Cell, Digit, Grid};

/// More kinds of wrong characters than a slip of the pen explains.
const STRANGERS_MAX: usize = 4;

/// A character that stands for a cell, and its byte in the cleaned text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) character: char,
    pub(super) offset: usize,
}

/// The marks of a part of the cleaned text that starts at byte `start`.
pub(super) fn marks(part: &str, start: usize) -> impl Iterator<Item = Mark> {
    part.char_indices().map(move |(index, character)| Mark { character, offset: start + index })
}

/// Whether the character can be a cell: a digit from 1 to 9 or a blank.
///
/// `.` and `0` are one kind of blank; of the others only one is in a text.
pub(super) const fn is_cell(character: char) -> bool {
    matches!(character, '1'..='9' | '.' | '0' | '_' | '*' | '-' | '?' | 'x' | 'X' | '#' | ' ')
}

/// What is wrong with the first mark that can't be a cell; with strangers of many kinds, the text is no board at all.
pub(super) fn find_stranger(marks: &[Mark]) -> Option<Fault> {
    let strangers = || marks.iter().filter(|mark| !is_cell(mark.character));
    let first = strangers().next()?;
    let mut kinds: Vec<char> = Vec::new();
    for mark in strangers() {
        if !kinds.contains(&mark.character) {
            kinds.push(mark.character);
        }
        if kinds.len() > STRANGERS_MAX {
            return Some(Fault::new(ParseErrorKind::Unknown, first.offset));
        }
    }
    Some(Fault::new(ParseErrorKind::Character(first.character), first.offset))
}

/// The marks as a grid: 81 of them, with one kind of blank.
#[inline(never)]
pub(super) fn grid(marks: &[Mark]) -> Result<Grid, Fault> {
    if let Some(fault) = find_stranger(marks) {
        return Err(fault);
    }
    if marks.len() != 81 {
        let offset = marks.first().map_or(0, |mark| mark.offset);
        return Err(Fault::new(ParseErrorKind::CellCount(marks.len()), offset));
    }
    check_blanks(marks)?;
    let mut grid = Grid::default();
    for (cell, mark) in Cell::all().zip(marks) {
        grid.set(cell, digit(mark.character));
    }
    Ok(grid)
}

/// The digit that a cell character stands for; `None` for a blank.
pub(super) fn digit(character: char) -> Option<Digit> {
    character.to_digit(10).and_then(|value| Digit::new(value as u8))
}

fn check_blanks(marks: &[Mark]) -> Result<(), Fault> {
    let blanks = || marks.iter().filter(|mark| !matches!(mark.character, '1'..='9'));
    let kind = |mark: &Mark| if mark.character == '0' { '.' } else { mark.character };
    let count = |wanted: char| blanks().filter(|mark| kind(mark) == wanted).count();
    let Some(usual) = blanks().max_by_key(|mark| count(kind(mark))) else { return Ok(()) };
    match blanks().find(|mark| kind(mark) != kind(usual)) {
        Some(odd) => {
            let kind = ParseErrorKind::Blanks { found: odd.character, usual: usual.character };
            Err(Fault::new(kind, odd.offset))
        }
        None => Ok(()),
    }
}
