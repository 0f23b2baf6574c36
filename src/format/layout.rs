//! What each line of a text is: a row of cells, a drawn rule, a label, or nothing.

use super::cells::{self, Mark, is_cell};
use std::cell::OnceCell;

/// A cleaned text, its lines, and what they are: found out once they are asked for.
pub(super) struct Text<'a> {
    pub(super) all: &'a str,
    /// The byte of the whole text where this part of it starts.
    pub(super) start: usize,
    lines: OnceCell<Vec<(usize, &'a str)>>,
    layout: OnceCell<Layout<'a>>,
}

/// The rows of a text, in groups between labels.
#[derive(Default)]
pub(super) struct Layout<'a> {
    pub(super) rows: Vec<Row<'a>>,
    /// Where the groups end, all but the last.
    ends: Vec<usize>,
    /// Whether lines are drawn around boxes or cells.
    pub(super) framed: bool,
    /// Whether a rule starts and ends with `*`.
    pub(super) starred: bool,
}

/// A line that holds cells.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub(super) line: &'a str,
    /// Its first byte in the cleaned text.
    pub(super) start: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Sort {
    Nothing,
    Rule,
    /// A rule, or nine blanks that are drawn as `-`.
    NineDashes,
    Label,
    Cells,
}

impl<'a> Text<'a> {
    pub(super) fn new(all: &'a str) -> Self {
        Self::part(all, 0)
    }

    /// A part of a text that starts at its byte `start`.
    pub(super) fn part(all: &'a str, start: usize) -> Self {
        Self { all, start, lines: OnceCell::new(), layout: OnceCell::new() }
    }

    /// Every line that has more than spaces, with its first byte. Tabs are more: they can be a row of blanks.
    #[inline(never)]
    pub(super) fn lines(&self) -> impl DoubleEndedIterator<Item = (usize, &'a str)> {
        let lines = self.lines.get_or_init(|| {
            let filled = |line: &&str| !line.bytes().all(|byte| byte == b' ') || line.len() >= 81;
            let lines = self.all.split('\n').filter(filled);
            lines.map(|line| (self.start + offset_in(self.all, line), line)).collect()
        });
        lines.iter().copied()
    }

    /// What the lines are.
    #[inline(never)]
    pub(super) fn layout(&self) -> &Layout<'a> {
        self.layout.get_or_init(|| Layout::new(self))
    }
}

impl<'a> Layout<'a> {
    fn new(text: &Text<'a>) -> Self {
        let sorted: Vec<_> = text.lines().map(|(start, line)| (sort(line), Row { line, start })).collect();
        let dashes_are_rows = dashes_are_rows(&sorted);
        let mut layout = Self::default();
        for (sort, row) in sorted {
            let sort = match sort {
                Sort::NineDashes if dashes_are_rows => Sort::Cells,
                Sort::NineDashes => Sort::Rule,
                sort => sort,
            };
            layout.add(sort, row);
        }
        layout
    }

    fn add(&mut self, sort: Sort, row: Row<'a>) {
        match sort {
            Sort::Nothing | Sort::NineDashes => {}
            Sort::Rule => {
                self.framed = true;
                self.starred |= row.line.trim().starts_with('*');
            }
            Sort::Label => self.ends.push(self.rows.len()),
            Sort::Cells => {
                self.framed |= row.line.contains('|');
                self.rows.push(row);
            }
        }
    }

    /// The groups that have rows.
    pub(super) fn groups(&self) -> impl Iterator<Item = &[Row<'a>]> {
        let ends = self.ends.iter().copied().chain([self.rows.len()]);
        let groups = ends.scan(0, |start, end| Some(&self.rows[std::mem::replace(start, end)..end]));
        groups.filter(|group| !group.is_empty())
    }
}

impl<'a> Row<'a> {
    /// The characters that stand for cells, right or wrong: all but spaces and bars.
    #[inline(never)]
    pub(super) fn marks(&self) -> Vec<Mark> {
        let is_layout = |mark: &Mark| matches!(mark.character, ' ' | '\t' | '|');
        cells::marks(self.line, self.start).filter(|mark| !is_layout(mark)).collect()
    }

    /// The parts between spaces and bars, with their first bytes.
    #[inline(never)]
    pub(super) fn tokens(&self) -> Vec<(usize, &'a str)> {
        let parts = self.line.split([' ', '\t', '|']).filter(|part| !part.is_empty());
        parts.map(|part| (self.start + offset_in(self.line, part), part)).collect()
    }

    /// Whether the line is long enough for a whole board rather than a row of one.
    pub(super) fn is_long(&self) -> bool {
        is_long(self.line)
    }
}

/// Where `part`, a piece of `whole`, starts in it.
pub(super) fn offset_in(whole: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(whole.as_ptr() as usize)
}

fn sort(line: &str) -> Sort {
    let trimmed = line.trim();
    if trimmed.is_empty() && line.len() < 81 {
        Sort::Nothing
    } else if is_rule(trimmed) {
        let only = |allowed: &str| trimmed.chars().all(|character| allowed.contains(character));
        let nine = trimmed.matches('-').count() == 9 && only("-| ");
        if nine { Sort::NineDashes } else { Sort::Rule }
    } else if is_long(line) {
        Sort::Cells
    } else if is_comment(trimmed) || is_label(trimmed) {
        Sort::Label
    } else {
        Sort::Cells
    }
}

/// Whether the line draws: dashes and corners, no digit, and not 81 dashes that are blanks.
fn is_rule(line: &str) -> bool {
    let drawn = || ["---", "===", "+-", "-+", ":-", "-:"].iter().any(|piece| line.contains(piece));
    let whole_board = || line.len() == 81 && line.bytes().all(|byte| byte == b'-');
    line.bytes().all(|byte| b"-=+|:.'* ".contains(&byte)) && drawn() && !whole_board()
}

/// Whether the line can hold 81 cells: 60 or more, or 81 places of which some are spaces.
fn is_long(line: &str) -> bool {
    let cells = || line.chars().filter(|&character| character != ' ' && is_cell(character));
    let spaced = || line.len() == 81 && line.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'));
    line.len() >= 60 && (cells().nth(59).is_some() || spaced())
}

/// Whether the line starts with a comment sign and is not a row whose blanks are `#`.
fn is_comment(line: &str) -> bool {
    let cells = line.chars().filter(|character| !matches!(character, ' ' | '|'));
    let row = || cells.clone().take(10).count() == 9 && cells.clone().all(is_cell);
    line.starts_with("//") || line.starts_with(';') || (line.starts_with('#') && !row())
}

/// Whether the line holds a word: three letters in a row, other than those taken for blanks.
fn is_label(line: &str) -> bool {
    let mut run = 0;
    line.chars().any(|character| {
        let letter = is_letter(character) && !"xXoO".contains(character);
        run = if letter { run + 1 } else { 0 };
        run == 3
    })
}

/// Whether the character is a letter, or from a script that is not Latin: without Unicode's tables, which are large.
pub(super) const fn is_letter(character: char) -> bool {
    character.is_ascii_alphabetic() || matches!(character, '\u{c0}'..='\u{1fff}' | '\u{3040}'..='\u{fefe}')
}

/// Whether lines of nine dashes are rows: where other rows have `-` for a blank, or there are no other rows.
///
/// Where both rows and rules are nine dashes long, three rules too many tell: the fourth and eighth line are rules.
fn dashes_are_rows(sorted: &[(Sort, Row<'_>)]) -> bool {
    let rows = || sorted.iter().filter(|(sort, _)| matches!(sort, Sort::Cells | Sort::NineDashes));
    let others = || rows().filter(|(sort, _)| *sort == Sort::Cells);
    if others().count() == 0 {
        return rows().count() == 9;
    }
    let is_rule = |index| rows().nth(index).is_some_and(|(sort, _)| *sort == Sort::NineDashes);
    let ruled = rows().count() == 11 && is_rule(3) && is_rule(7);
    others().any(|(_, row)| row.line.contains('-')) && !ruled
}
