//! What sentences of a language share: lists, houses, numbers and short phrases.

use crate::grid::{House, HouseKind};

/// The small words of a language.
pub(super) struct Grammar {
    /// Between the items of a list but the last two.
    pub(super) list: &'static str,
    /// Between the last two, where all hold.
    pub(super) and: &'static str,
    /// Between the last two, where one holds.
    pub(super) or: &'static str,
    /// Between longer items.
    pub(super) comma: &'static str,
    /// Several houses, grouped by kind.
    pub(super) houses: fn(&[House]) -> String,
    /// Lines, by the kind: one of them, and several.
    pub(super) lines: fn(HouseKind) -> [&'static str; 2],
    /// A small number in words.
    pub(super) number: fn(usize) -> String,
    /// A deadly pattern of four cells, and one of more.
    pub(super) figures: [&'static str; 2],
    /// Candidates to strike out, and candidates that are there.
    pub(super) removed: Order,
    pub(super) present: Order,
    /// Why a digit has one place left, which is named next: houses that hold it already; anything else.
    pub(super) left: [&'static str; 2],
    /// How several ways end: two, and more of them, `{number}`.
    pub(super) ways: [&'static str; 2],
    /// A chain's conclusion: `{cell}` takes `{digit}`, and it does not.
    pub(super) conclusions: [&'static str; 2],
    /// Why a node of a chain follows: the last place in a house, `{}`; a pattern; a pattern or a chain within.
    pub(super) last_place: [&'static str; 2],
    pub(super) by_pattern: &'static str,
    pub(super) by_inner_chain: &'static str,
    /// Between the lines of thought of an arm, and for what is left out.
    pub(super) then: &'static str,
    pub(super) omission: &'static str,
    /// An arm whose assumption is the conclusion.
    pub(super) at_once: &'static str,
    /// One chain within the chain, and `{inner}` of them.
    pub(super) inner: [&'static str; 2],
    /// Where to look: `{where}`.
    pub(super) nudge: &'static str,
    /// The effect: what is written, and what goes.
    pub(super) effects: [&'static str; 2],
}

/// How the last two items of a list are joined.
#[derive(Clone, Copy)]
pub(super) enum Joint {
    And,
    Or,
}

/// Whether digits or cells are named first, and the words between.
#[derive(Clone, Copy)]
pub(super) enum Order {
    DigitsFirst(&'static str),
    CellsFirst(&'static str),
}

impl Grammar {
    pub(super) const fn joint(&self, joint: Joint) -> &'static str {
        match joint {
            Joint::And => self.and,
            Joint::Or => self.or,
        }
    }
}

/// Houses that follow each other and are of one kind, as numbers from 1.
pub(super) fn by_kind(houses: &[House]) -> Vec<(HouseKind, Vec<String>)> {
    houses
        .chunk_by(|one, other| one.kind() == other.kind())
        .map(|group| (group[0].kind(), group.iter().map(|house| (house.index() + 1).to_string()).collect()))
        .collect()
}

/// The items with `list` between them, and `last` between the last two.
pub(super) fn join(items: &[String], list: &str, last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., end] => format!("{}{last}{end}", rest.join(list)),
    }
}
