//! The lists in README.md say what the tables in the code say.

use ninewise::explain::{Language, name};
use ninewise::format::{FORMS, Style};
use ninewise::techniques::Technique;

const README: &str = include_str!("../README.md");

/// Whether README.md has these lines one after the other; the message has them, to be put there.
fn assert_lists(lines: &str) {
    assert!(README.contains(lines), "README.md lacks these lines:\n\n{lines}");
}

#[test]
fn techniques_are_listed_with_their_names_and_ratings() {
    let row = |&technique: &Technique| {
        let (english, chinese) = (name(technique, Language::English), name(technique, Language::Chinese));
        let rating = technique.base_rating();
        format!("| {}.{} | {english} | {chinese} | `{}` |\n", rating / 10, rating % 10, technique.id())
    };
    assert_lists(&Technique::ALL.iter().map(row).collect::<String>());
}

#[test]
fn forms_read_are_listed() {
    // The first is for puzzles that are refused.
    assert_lists(
        &FORMS[1..].iter().map(|form| format!("| `{}` | {} |\n", form.id, form.name)).collect::<String>(),
    );
}

#[test]
fn styles_written_are_listed() {
    assert_lists(
        &Style::ALL
            .iter()
            .map(|style| format!("| `{}` | {} |\n", style.id(), style.name()))
            .collect::<String>(),
    );
}
