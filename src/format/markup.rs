//! Tags of XML and HTML, and tables in HTML.
//!
//! Web pages are rarely well-formed XML, so an XML parser would be needed beside this scanner, not in place of it.

use super::Parsed;
use super::error::{Fault, ParseErrorKind};
use super::layout::Text;
use super::table::{self, Field};

/// A tag and the text behind it, up to the next tag.
pub(super) struct Tag<'a> {
    /// In lower case as written, with `/` before a closing one.
    pub(super) name: &'a str,
    attributes: &'a str,
    text: &'a str,
    text_start: usize,
}

impl<'a> Tag<'a> {
    /// The value of an attribute, in either sort of quotation marks.
    pub(super) fn attribute(&self, name: &str) -> Option<&'a str> {
        let mut rest = self.attributes;
        while let Some((before, after)) = rest.split_once('=') {
            let after = after.trim_start();
            let quote = after.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
            let (value, next) = after[1..].split_once(quote)?;
            if before.trim() == name {
                return Some(value);
            }
            rest = next;
        }
        None
    }
}

/// The tags of a text, without comments.
pub(super) fn tags(text: &str) -> impl Iterator<Item = Tag<'_>> {
    let mut next = 0;
    std::iter::from_fn(move || {
        loop {
            let open = next + text[next..].find('<')?;
            if text[open..].starts_with("<!--") {
                next = open + text[open..].find("-->")?;
                continue;
            }
            let close = open + text[open..].find('>')?;
            let end = text[close..].find('<').map_or(text.len(), |length| close + length);
            next = end;
            let inside = &text[open + 1..close];
            let name_end = inside.find(char::is_whitespace).unwrap_or(inside.len());
            let (name, attributes) = inside.split_at(name_end);
            let (name, text_start) = (name.trim_end_matches('/'), close + 1);
            return Some(Tag { name, attributes, text: &text[text_start..end], text_start });
        }
    })
}

/// Whether the text has table cells.
pub(super) fn sniff(text: &Text<'_>) -> bool {
    ["<td", "<TD"].iter().any(|tag| text.all.contains(tag))
}

/// The board of a table; the text in each cell, or the value of the input field in it, is a cell.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let mut rows: Vec<Vec<Field<'_>>> = Vec::new();
    let mut inside = false;
    for tag in tags(text.all) {
        let name = tag.name.to_ascii_lowercase();
        match name.as_str() {
            "tr" => rows.push(Vec::new()),
            "td" | "th" => {
                inside = true;
                let field = Field { text: visible(tag.text), start: text.start + tag.text_start };
                rows.last_mut()
                    .ok_or(Fault::new(ParseErrorKind::Damaged("a table"), text.start))?
                    .push(field);
            }
            "/td" | "/th" => inside = false,
            _ if inside => {
                let value = if name == "input" { tag.attribute("value") } else { None };
                let shown = value.map_or(visible(tag.text), str::trim);
                if let Some(field) = rows.last_mut().and_then(|row| row.last_mut())
                    && field.text.is_empty()
                {
                    *field = Field { text: shown, start: text.start + tag.text_start };
                }
            }
            _ => {}
        }
    }
    rows.retain(|row| !row.is_empty());
    table::read_rows(&rows, text.start)
}

/// The text less space and entities, which stand for spaces here.
fn visible(text: &str) -> &str {
    let text = text.trim();
    if text.starts_with('&') { "" } else { text }
}
