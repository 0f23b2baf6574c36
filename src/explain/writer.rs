//! Builds a [`Text`] piece by piece: lists of cells, digits and houses, spacing, capitals.

use super::grammar::{Grammar, Joint, Order};
use super::text::{Line, Part, Shape, Text};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// A text under construction.
pub(super) struct Writer<'a> {
    pub(super) grammar: &'a Grammar,
    lines: Vec<Line>,
    shape: Option<Shape>,
    capital: Capital,
}

/// Whether the next letter is to be a capital.
#[derive(PartialEq, Eq)]
enum Capital {
    No,
    Next,
}

impl<'a> Writer<'a> {
    pub(super) fn new(grammar: &'a Grammar) -> Self {
        Self { grammar, lines: vec![Line::default()], shape: None, capital: Capital::No }
    }

    pub(super) fn finish(self) -> Text {
        Text { lines: self.lines.into_iter().filter(|line| !line.parts.is_empty()).collect() }
    }

    /// Starts a line, with a shape before it or none.
    pub(super) fn line(&mut self, head: Option<Shape>) {
        self.lines.push(Line { head, parts: Vec::new() });
    }

    /// The words that follow belong to this shape.
    pub(super) const fn shape(&mut self, shape: Option<Shape>) {
        self.shape = shape;
    }

    /// The word that follows starts with a capital.
    pub(super) const fn capital(&mut self) {
        self.capital = Capital::Next;
    }

    pub(super) fn text(&mut self, text: &str) {
        self.push(text, None);
    }

    pub(super) fn cell(&mut self, cell: Cell) {
        self.push(&cell.to_string(), Some(cell));
    }

    pub(super) fn cells(&mut self, cells: CellSet, joint: Joint) {
        let cells: Vec<Cell> = cells.collect();
        self.list(&cells, joint, |writer, &cell| writer.cell(cell));
    }

    pub(super) fn digits(&mut self, digits: DigitSet, joint: Joint) {
        let digits: Vec<Digit> = digits.collect();
        self.list(&digits, joint, |writer, digit| writer.text(&digit.to_string()));
    }

    pub(super) fn houses(&mut self, houses: &[House]) {
        self.text(&(self.grammar.houses)(houses));
    }

    /// `3 and 7 from r1c1, 5 from r2c2`: what has the same cells is said once.
    pub(super) fn candidates(&mut self, candidates: &[Candidate], order: Order) {
        let groups = by_cells(candidates);
        for (index, &(digits, cells)) in groups.iter().enumerate() {
            if index > 0 {
                self.text(self.grammar.comma);
            }
            match order {
                Order::DigitsFirst(between) => {
                    self.digits(digits, Joint::And);
                    self.text(between);
                    self.cells(cells, Joint::And);
                }
                Order::CellsFirst(between) => {
                    self.cells(cells, Joint::And);
                    self.text(between);
                    self.digits(digits, Joint::And);
                }
            }
        }
    }

    /// `r1c1 = 5, r2c2 = 7`.
    pub(super) fn placements(&mut self, placements: &[Candidate]) {
        for (index, placed) in placements.iter().enumerate() {
            if index > 0 {
                self.text(self.grammar.comma);
            }
            self.cell(placed.cell);
            self.text(&format!(" = {}", placed.digit));
        }
    }

    fn list<T>(&mut self, items: &[T], joint: Joint, mut write: impl FnMut(&mut Self, &T)) {
        for (index, item) in items.iter().enumerate() {
            match items.len() - index {
                _ if index == 0 => {}
                1 => self.text(self.grammar.joint(joint)),
                _ => self.text(self.grammar.list),
            }
            write(self, item);
        }
    }

    fn push(&mut self, text: &str, cell: Option<Cell>) {
        let mut text = text.to_owned();
        if self.capital == Capital::Next {
            self.capital = Capital::No;
            capitalise(&mut text);
        }
        let shape = self.shape;
        let parts = &mut self.lines.last_mut().expect("a text starts with a line").parts;
        if let Some(last) = parts.last_mut() {
            if needs_space(&last.text, &text) {
                last.text.push(' ');
            } else if last.text.ends_with('）') {
                text = text.trim_start().to_owned();
            }
            if last.shape == shape && last.cell.is_none() && cell.is_none() {
                return last.text.push_str(&text);
            }
        }
        parts.push(Part { text, cell, shape });
    }
}

fn capitalise(text: &mut String) {
    if let Some(first) = text.get(..1) {
        let first = first.to_ascii_uppercase();
        text.replace_range(..1, &first);
    }
}

/// Chinese characters and digits or Latin letters are set apart.
fn needs_space(before: &str, after: &str) -> bool {
    let is_han = |character: char| ('\u{4e00}'..='\u{9fff}').contains(&character);
    match (before.chars().last(), after.chars().next()) {
        (Some(last), Some(first)) => {
            is_han(last) && first.is_ascii_alphanumeric() || last.is_ascii_alphanumeric() && is_han(first)
        }
        _ => false,
    }
}

/// The candidates as digits with the same cells, by the first digit.
fn by_cells(candidates: &[Candidate]) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for digit in Digit::all() {
        let cells: CellSet =
            candidates.iter().filter(|candidate| candidate.digit == digit).map(|c| c.cell).collect();
        if cells.is_empty() {
            continue;
        }
        match groups.iter_mut().find(|(_, known)| *known == cells) {
            Some((digits, _)) => *digits = digits.with(digit),
            None => groups.push((DigitSet::of(digit), cells)),
        }
    }
    groups
}
