//! Puzzles of other kinds that have a text form of their own: named, and refused.

use super::Parsed;
use super::error::{Fault, ParseErrorKind, Variant};
use super::layout::Text;

/// Whether the text is a killer in the manner of `3x3::k:` or SumoCue, signs between cells, or a samurai.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    kind(text).is_some()
}

/// Never a board.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    Err(Fault::new(kind(text).unwrap_or(ParseErrorKind::Unknown), text.start))
}

fn kind(text: &Text<'_>) -> Option<ParseErrorKind> {
    let all = text.all.trim();
    by_size(all).or_else(|| {
        let variant = if is_sumocue(all) {
            Variant::Killer
        } else if is_signs(all) {
            Variant::GreaterThan
        } else if is_samurai(text) {
            Variant::Samurai
        } else {
            return None;
        };
        Some(ParseErrorKind::Variant(variant))
    })
}

/// A text like `3x3::k:`, `3x3:d:k:` or `4x4:`: box size, rules, kind.
fn by_size(text: &str) -> Option<ParseErrorKind> {
    let (size, rest) = text.get(..40.min(text.len())).unwrap_or("").split_once(':')?;
    let (rows, columns) = size.split_once('x')?;
    let (rows, columns): (usize, usize) = (rows.parse().ok()?, columns.parse().ok()?);
    let (flags, _) = rest.rsplit_once(':')?;
    Some(match (rows.saturating_mul(columns), flags) {
        (9, flags) if flags.contains('k') => ParseErrorKind::Variant(Variant::Killer),
        (9, flags) if flags.contains('j') => ParseErrorKind::Variant(Variant::Jigsaw),
        (9, _) => ParseErrorKind::Variant(Variant::Rules),
        (size @ 4..=25, _) => ParseErrorKind::Size(size),
        _ => return None,
    })
}

/// 81 cells like `=12` (a cage with its sum) and `+9` (the cage of that cell).
fn is_sumocue(text: &str) -> bool {
    let cells = || text.split_whitespace().filter(|part| part.len() > 1 && part.starts_with(['=', '+']));
    let numbers = cells().filter(|part| part[1..].bytes().all(|byte| byte.is_ascii_digit()));
    text.starts_with("SumoCue") || (cells().any(|part| part.starts_with('=')) && numbers.count() >= 70)
}

fn is_signs(text: &str) -> bool {
    let signs = || text.chars().filter(|character| !character.is_whitespace());
    text.contains('<')
        && text.contains('>')
        && signs().take(81).count() == 81
        && signs().all(|character| "<>^v=|-".contains(character))
}

/// 21 rows, the first of nine cells, a gap and nine cells.
fn is_samurai(text: &Text<'_>) -> bool {
    let rows: Vec<usize> = text.layout().rows.iter().take(22).map(|row| row.marks().len()).collect();
    rows.len() == 21 && (rows.iter().all(|&length| length == 21) || (rows[0] == 18 && rows[6] == 21))
}
