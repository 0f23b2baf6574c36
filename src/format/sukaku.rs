//! 729 characters: nine for each cell, each candidate in its place.

use super::Parsed;
use super::error::{Fault, ParseErrorKind};
use super::layout::Text;
use super::marks;
use crate::grid::{Digit, DigitSet};

/// Whether the text is 729 digits and blanks, most digits in their places.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    let places = || text.all.chars().filter(|character| !character.is_whitespace());
    let digits = || places().enumerate().filter(|(_, character)| matches!(character, '1'..='9'));
    let right = || digits().filter(|(index, character)| is_in_place(*index, *character));
    places().take(730).count() == 729
        && places().all(|character| matches!(character, '0'..='9' | '.' | '*' | '_' | '-'))
        && right().count() * 2 > digits().count()
}

/// The candidates; a cell with a single one that no other cell holds is filled.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let mut sets = [DigitSet::EMPTY; 81];
    let places = text.all.char_indices().filter(|(_, character)| !character.is_whitespace());
    for (index, (at, character)) in places.enumerate() {
        if let '1'..='9' = character {
            if !is_in_place(index, character) {
                return Err(Fault::new(ParseErrorKind::Character(character), text.start + at));
            }
            sets[index / 9] = sets[index / 9].with(Digit::from_index(index % 9));
        }
    }
    Ok(vec![marks::from_sets(sets)])
}

const fn is_in_place(index: usize, digit: char) -> bool {
    digit as usize == '1' as usize + index % 9
}
