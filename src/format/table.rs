//! Cells in fields: commas, semicolons, tabs, bars. An empty field is a blank.

use super::Parsed;
use super::cells::{self, Mark};
use super::error::{Fault, ParseErrorKind};
use super::layout::{Text, is_letter, offset_in};
use super::marks::{self, Lone};

/// What stands in one field, and where.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
}

/// Whether the lines are rows of fields between commas or semicolons.
pub(super) fn sniff_csv(text: &Text<'_>) -> bool {
    separator(text, &[',', ';']).is_some()
}

/// Whether the lines are rows of fields between tabs.
pub(super) fn sniff_tsv(text: &Text<'_>) -> bool {
    separator(text, &['\t']).is_some()
}

/// Whether the lines are rows of single cells between bars.
pub(super) fn sniff_bars(text: &Text<'_>) -> bool {
    let lines = || barred_lines(text).take(30).map(|(_, line)| line.matches('|').count());
    lines().count() > 3 && lines().filter(|&bars| bars >= 8).count() * 2 > lines().count()
}

pub(super) fn read_separated(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let separator = separator(text, &[',', ';', '\t']).unwrap_or(',');
    let mut rows: Vec<Vec<Field<'_>>> =
        text.lines().map(|(start, line)| fields(line, start, separator)).collect();
    if rows.len() == 1 && rows[0].len() == 81 {
        rows = rows[0].chunks(9).map(<[Field<'_>]>::to_vec).collect();
    }
    let closed = |row: &Vec<Field<'_>>| row.len() == 10 && row[9].text.is_empty();
    if rows.iter().all(closed) {
        rows.iter_mut().for_each(|row| row.truncate(9));
    }
    read_rows(&rows, text.start)
}

/// The board of rows of single cells between bars.
pub(super) fn read_bars(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let lines: Vec<(usize, &str)> = barred_lines(text).collect();
    let opened = lines.iter().all(|(_, line)| line.trim_start().starts_with('|'));
    let closed = lines.iter().all(|(_, line)| line.trim_end().ends_with('|'));
    let mut rows: Vec<Vec<Field<'_>>> = lines.iter().map(|(start, line)| fields(line, *start, '|')).collect();
    for row in &mut rows {
        let (open, close) = match row.len() {
            9 => (false, false),
            11 => (true, true),
            _ => (opened, closed),
        };
        let end = row.len() - usize::from(close);
        *row = row[usize::from(open).min(end)..end].to_vec();
    }
    read_rows(&rows, text.start)
}

/// The board of rows of fields: nine of nine, with or without a heading row and a column of labels.
pub(super) fn read_rows(rows: &[Vec<Field<'_>>], start: usize) -> Result<Vec<Parsed>, Fault> {
    let mut rows = rows;
    let is_heading = |row: &Vec<Field<'_>>| {
        let counts = |(index, field): (usize, &Field<'_>)| field.text.parse() == Ok(index + 1);
        let cells = &row[row.len().saturating_sub(9)..];
        let named = cells
            .iter()
            .all(|field| field.text.chars().any(is_letter) && field.text != "x" && field.text != "X");
        named || cells.iter().all(|field| field.text.is_empty()) || cells.iter().enumerate().all(counts)
    };
    if rows.len() == 10 && is_heading(&rows[0]) {
        rows = &rows[1..];
    }
    let labelled = rows.len() == 9
        && rows.iter().enumerate().all(|(index, row)| row.len() == 10 && is_label(row[0].text, index));
    let rows: Vec<&[Field<'_>]> =
        rows.iter().map(|row| if labelled { &row[1..] } else { &row[..] }).collect();
    check_shape(&rows, start)?;
    let all = rows.concat();
    let is_blank = |field: &Field<'_>| matches!(field.text, "" | "." | "0");
    let tokens: Vec<(usize, &str)> = all.iter().map(|field| (field.start, field.text)).collect();
    if tokens.iter().any(|(_, token)| marks::is_many(token)) && !all.iter().any(is_blank) {
        return Ok(vec![marks::read(&tokens, Lone::Open)?]);
    }
    let marks: Vec<Mark> = all.iter().map(mark).collect::<Result<_, _>>()?;
    Ok(vec![Parsed::from(cells::grid(&marks)?)])
}

/// Whether `label` is the name of the row: `1`, `A`, `r1`.
fn is_label(label: &str, index: usize) -> bool {
    let number = label.strip_prefix(['r', 'R']).unwrap_or(label);
    number.parse() == Ok(index + 1)
        || (label.len() == 1 && "ABCDEFGHI".find(&label.to_ascii_uppercase()) == Some(index))
}

fn check_shape(rows: &[&[Field<'_>]], start: usize) -> Result<(), Fault> {
    let size = rows.len();
    let place = |row: usize| rows[row].first().map_or(start, |field| field.start);
    if size > 3 && size != 9 && rows.iter().all(|row| row.len() == size) {
        return Err(Fault::new(ParseErrorKind::Size(size), place(0)));
    }
    if size != 9 {
        return Err(Fault::new(ParseErrorKind::RowCount(size), start));
    }
    match rows.iter().position(|row| row.len() != 9) {
        Some(row) => {
            let total = rows.iter().map(|row| row.len()).sum();
            Err(Fault::new(
                ParseErrorKind::RowLength { row: row + 1, found: rows[row].len(), total },
                place(row),
            ))
        }
        None => Ok(()),
    }
}

/// A field as a cell. All blanks of a table are one kind: an empty field beside a zero is nothing odd.
fn mark(field: &Field<'_>) -> Result<Mark, Fault> {
    let mut characters = field.text.chars();
    match (characters.next(), characters.next()) {
        (None, _) => Ok(Mark { character: '.', offset: field.start }),
        (Some(character), None) => Ok(Mark { character, offset: field.start }),
        _ => {
            let kind = ParseErrorKind::Value(field.text.chars().take(20).collect());
            Err(Fault::new(kind, field.start))
        }
    }
}

/// The separator that stands eight times or so in most lines.
fn separator(text: &Text<'_>, choice: &[char]) -> Option<char> {
    let fits = |separator: &char| {
        let counts = || text.lines().take(30).map(|(_, line)| line.matches(*separator).count());
        let many = counts().filter(|&count| count >= 4).count();
        (many > 3 && many * 2 > counts().count())
            || (counts().count() == 1 && counts().all(|count| count == 80))
    };
    choice.iter().copied().find(fits)
}

/// The fields of a line, without spaces and quotation marks around them.
#[inline(never)]
pub(super) fn fields(line: &str, start: usize, separator: char) -> Vec<Field<'_>> {
    let field = |part| {
        let text: &str = str::trim(part);
        let text = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text).trim();
        Field { text, start: start + offset_in(line, text) }
    };
    line.split(separator).map(field).collect()
}

fn barred_lines<'a>(text: &Text<'a>) -> impl Iterator<Item = (usize, &'a str)> {
    let is_rule =
        |line: &str| line.chars().all(|character| "|+-=: ".contains(character)) && line.contains('-');
    text.lines().filter(move |(_, line)| line.contains('|') && !is_rule(line))
}
