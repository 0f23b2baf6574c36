//! Why there is no next step, in words.

use super::Language;
use super::grammar::Joint;
use super::text::{Shape, Text};
use super::writer::Writer;
use crate::grid::{Candidate, CellSet};

/// Why there is no next step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Digits or struck candidates that contradict the only solution.
    Wrong {
        /// Cells with another digit than in the solution.
        entries: CellSet,
        /// Candidates of the solution that were struck out.
        struck: Vec<Candidate>,
    },
    /// The position has no solution.
    NoSolution,
    /// No technique finds a step.
    Stuck,
}

/// The sentence for a trouble.
pub fn trouble(trouble: &Trouble, language: Language) -> Text {
    let words = match language {
        Language::English => &super::en::TROUBLE,
        Language::Chinese => &super::zh::TROUBLE,
    };
    let mut writer = Writer::new(language.grammar());
    match trouble {
        Trouble::Wrong { entries, struck } => write_wrong(&mut writer, words, *entries, struck),
        Trouble::NoSolution => writer.text(words.no_solution),
        Trouble::Stuck => writer.text(words.stuck),
    }
    writer.finish()
}

/// The sentences for troubles; those about a wrong position go on with a list and end with a stop.
pub(super) struct TroubleWords {
    pub(super) entries: &'static str,
    pub(super) struck: &'static str,
    pub(super) stop: &'static str,
    pub(super) no_solution: &'static str,
    pub(super) stuck: &'static str,
}

fn write_wrong(writer: &mut Writer<'_>, words: &TroubleWords, entries: CellSet, struck: &[Candidate]) {
    if !entries.is_empty() {
        writer.text(words.entries);
        writer.cells(entries, Joint::And);
        writer.text(words.stop);
        writer.line(None);
    }
    if !struck.is_empty() {
        writer.text(words.struck);
        writer.shape(Some(Shape::Removed));
        writer.candidates(struck, writer.grammar.present);
        writer.shape(None);
        writer.text(words.stop);
    }
}
