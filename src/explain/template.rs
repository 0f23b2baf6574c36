//! Templates: words with `{slots}` that the step fills and `[shape groups]` of words.
//!
//! `[base {base}] can hold the {digit} only here` becomes "rows 1 and 9 can hold the 6 only here", where the first four
//! words belong to the shape of base houses. A slot in capitals (`{Base}`) starts a sentence. Line breaks are kept.

use super::slots;
use super::text::Shape;
use super::writer::Writer;
use crate::techniques::{HouseRole, Role, Step};

/// The names of shapes in templates.
const SHAPES: [(&str, Shape); 13] = [
    ("def", Shape::Mark(Role::Defining)),
    ("pivot", Shape::Mark(Role::Pivot)),
    ("pincer", Shape::Mark(Role::Pincer)),
    ("fin", Shape::Mark(Role::Fin)),
    ("roof", Shape::Mark(Role::Roof)),
    ("floor", Shape::Mark(Role::Floor)),
    ("set", Shape::Mark(Role::SetA)),
    ("common", Shape::Mark(Role::Common)),
    ("house", Shape::House(HouseRole::Pattern)),
    ("base", Shape::House(HouseRole::Base)),
    ("cover", Shape::House(HouseRole::Cover)),
    ("gone", Shape::Removed),
    ("put", Shape::Placed),
];

/// Writes `template` with what `step` puts into its slots.
pub(super) fn fill(writer: &mut Writer<'_>, step: &Step, template: &str) {
    let mut rest = template;
    while let Some(at) = rest.find(['{', '[', ']', '\n']) {
        if at > 0 {
            writer.text(&rest[..at]);
        }
        let after = &rest[at + 1..];
        rest = match rest.as_bytes()[at] {
            b'{' => slot(writer, step, after),
            b'[' => group(writer, after),
            b']' => {
                writer.shape(None);
                after
            }
            _ => {
                writer.line(None);
                after
            }
        };
    }
    if !rest.is_empty() {
        writer.text(rest);
    }
}

/// Fills the slot whose name starts `text`; gives what follows it. An unknown slot stands as it is.
fn slot<'t>(writer: &mut Writer<'_>, step: &Step, text: &'t str) -> &'t str {
    let (name, after) = text.split_once('}').unwrap_or((text, ""));
    if name.starts_with(|first: char| first.is_ascii_uppercase()) {
        writer.capital();
    }
    if !slots::fill(writer, step, &name.to_ascii_lowercase()) {
        writer.text(&format!("{{{name}}}"));
    }
    after
}

/// Starts the group of words whose shape's name starts `text`; gives what follows the name.
fn group<'t>(writer: &mut Writer<'_>, text: &'t str) -> &'t str {
    let (name, after) = text.split_once(' ').unwrap_or((text, ""));
    let known = SHAPES.iter().find(|(known, _)| *known == name).map(|&(_, shape)| shape);
    writer.shape(known);
    after
}
