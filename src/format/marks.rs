//! Cells written as their candidates: `125`, with `6` for a filled cell.
//!
//! A lone digit is a filled cell or an open one with a single candidate left. Where the text marks filled cells
//! (`<6>` given, `*6*` entered), only those are filled. Else HoDoKu's test tells: filled is what no open cell that sees
//! it still holds. Simple Sudoku writes alone only what is filled: there the test tells givens from entries.

use super::Parsed;
use super::cells;
use super::error::{Fault, ParseErrorKind};
use super::layout::Row;
use crate::grid::{Cell, DigitSet, Grid};

/// A cell of a grid of candidates.
#[derive(Clone, Copy, PartialEq)]
enum Token {
    Given(DigitSet),
    Entry(DigitSet),
    /// An entry in SudoCue's way, beside givens without a mark.
    User(DigitSet),
    Plain(DigitSet),
}

/// What a lone digit without a mark is, if cells that see it still hold it as a candidate.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Lone {
    /// An open cell.
    Open,
    /// An entry.
    Entry,
}

/// Whether the token can't be a plain digit or blank: no candidates, two or more, or a marked digit.
pub(super) fn is_many(token: &str) -> bool {
    read_token(token).is_some_and(|read| !matches!(read, Token::Plain(digits) if digits.len() == 1))
}

/// Whether the row is nine cells of candidates, not just nine digits.
pub(super) fn is_row(row: &Row<'_>) -> bool {
    let tokens = row.tokens();
    tokens.len() == 9
        && tokens.iter().all(|(_, token)| read_token(token).is_some())
        && tokens.iter().any(|(_, token)| is_many(token))
}

/// 81 tokens as a board with candidates.
pub(super) fn read(tokens: &[(usize, &str)], lone: Lone) -> Result<Parsed, Fault> {
    let read: Vec<Token> =
        tokens.iter().map(|(start, token)| known(*start, token)).collect::<Result<_, _>>()?;
    let read: [Token; 81] = read.try_into().map_err(|found: Vec<_>| {
        Fault::new(ParseErrorKind::CellCount(found.len()), tokens.first().map_or(0, |token| token.0))
    })?;
    Ok(assemble(&read, lone))
}

/// 81 sets of candidates as a board.
#[cfg(feature = "formats")]
pub(super) fn from_sets(sets: [DigitSet; 81]) -> Parsed {
    assemble(&sets.map(Token::Plain), Lone::Open)
}

fn assemble(read: &[Token; 81], lone: Lone) -> Parsed {
    let all = read.map(Token::digits);
    let marked = read.iter().any(|token| matches!(token, Token::Given(_) | Token::Entry(_)));
    let is_lone = |cell: Cell| matches!(read[cell.index()], Token::Plain(digits) if digits.len() == 1);
    let is_struck_out = |cell: Cell| {
        let holds =
            |peer: Cell| !is_filled(read[peer.index()]) && !all[peer.index()].is_disjoint(all[cell.index()]);
        !cell.peers().into_iter().any(|peer| !is_lone(peer) && holds(peer))
    };
    let (mut grid, mut givens, mut candidates) = (Grid::default(), Grid::default(), all);
    for cell in Cell::all() {
        let by_test = !marked && is_lone(cell);
        let given = matches!(read[cell.index()], Token::Given(_)) || (by_test && is_struck_out(cell));
        if given || is_filled(read[cell.index()]) || (by_test && lone == Lone::Entry) {
            let digit = all[cell.index()].single();
            grid.set(cell, digit);
            givens.set(cell, digit.filter(|_| given));
            candidates[cell.index()] = DigitSet::EMPTY;
        }
    }
    Parsed { grid, givens, candidates: Some(candidates), format: "" }
}

const fn is_filled(token: Token) -> bool {
    !matches!(token, Token::Plain(_))
}

/// The candidates of `board` with the digits that the text gives beside them; `start` is where the candidates are.
pub(super) fn with_digits(
    board: &Parsed,
    givens: &Grid,
    filled: &Grid,
    start: usize,
) -> Result<Parsed, Fault> {
    let all = board.candidates.unwrap_or([DigitSet::EMPTY; 81]);
    let mut candidates = all;
    for cell in Cell::all() {
        let here = board.grid.get(cell).map_or(all[cell.index()], DigitSet::of);
        let digit = filled.get(cell);
        let agrees = givens.get(cell).is_none_or(|given| digit == Some(given))
            && digit.is_none_or(|digit| here == DigitSet::of(digit));
        if !agrees {
            return Err(Fault::new(ParseErrorKind::Damaged("a Simple Sudoku clipboard"), start));
        }
        candidates[cell.index()] = if digit.is_some() { DigitSet::EMPTY } else { here };
    }
    Ok(Parsed { grid: *filled, givens: *givens, candidates: Some(candidates), format: "" })
}

impl Token {
    const fn digits(self) -> DigitSet {
        match self {
            Self::Given(digits) | Self::Entry(digits) | Self::User(digits) | Self::Plain(digits) => digits,
        }
    }
}

fn known(start: usize, token: &str) -> Result<Token, Fault> {
    read_token(token).ok_or_else(|| {
        match cells::marks(token, start).find(|mark| !mark.character.is_ascii_digit()) {
            Some(mark) => Fault::new(ParseErrorKind::Character(mark.character), mark.offset),
            None => Fault::new(ParseErrorKind::Value(token.chars().take(20).collect()), start),
        }
    })
}

#[inline(never)]
fn read_token(token: &str) -> Option<Token> {
    let between = |open, close| token.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    let one = |text| digits(text).filter(|digits| digits.len() == 1);
    if let Some(given) = between('<', '>') {
        return one(given).map(Token::Given);
    }
    if let Some(entry) = between('*', '*') {
        return one(entry).map(Token::Entry);
    }
    if let Some(entry) = token.strip_prefix('u') {
        return one(entry).map(Token::User);
    }
    if token == "{}" {
        return Some(Token::Plain(DigitSet::EMPTY));
    }
    let decoration = ['*', '#', '+', '-'];
    digits(token.trim_matches(decoration)).map(Token::Plain)
}

/// One to nine different digits as a set.
fn digits(text: &str) -> Option<DigitSet> {
    if text.len() > 9 {
        return None;
    }
    let each = || text.chars().map(cells::digit);
    let set: DigitSet = each().flatten().collect();
    (!text.is_empty() && text.len() == set.len() && each().all(|digit| digit.is_some())).then_some(set)
}
