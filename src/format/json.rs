//! Boards in lists and objects: JSON of any shape, program code, f-puzzles, CtC.

use super::Parsed;
use super::cells;
use super::error::{Fault, ParseErrorKind, Variant};
use super::layout::{Text, is_letter};
use super::literal::{self, Node, Value};
use crate::grid::{Cell, Digit, Grid};

/// What stands for a blank in a list.
const BLANK_WORDS: [&str; 10] =
    ["null", "None", "nil", "undefined", "NULL", "NaN", "nan", "NA", "false", "False"];
/// Names of what isn't the puzzle when a puzzle stands beside it.
const ANSWERS: [&str; 4] = ["solution", "solved", "answer", "result"];

/// Whether the text is an f-puzzles object.
pub(super) fn sniff_fpuzzles(text: &Text<'_>) -> bool {
    is_object(text) && text.all.contains("\"grid\"") && text.all.contains("\"size\"")
}

/// Whether the text is an object as SudokuPad's `ctc` and `scl` links hold it.
pub(super) fn sniff_ctc(text: &Text<'_>) -> bool {
    is_object(text) && text.all.contains("\"cells\"")
}

/// Whether the text has a list or object, and at most a name and a type before it.
pub(super) fn sniff_list(text: &Text<'_>) -> bool {
    let Some(at) = text.all.find(['[', '{']) else { return starts_with(text, '(') };
    let (before, inside) = (&text.all[..at], text.all[at + 1..].trim_start());
    let named = before.len() < 200 && before.chars().filter(char::is_ascii_digit).count() < 9;
    let first = inside.chars().next().unwrap_or(' ');
    let opens = "[{(\"'.]-+_?*".contains(first) || first.is_ascii_digit() || inside.starts_with("//");
    let word_end = inside.find(|character: char| {
        !is_letter(character) && !character.is_ascii_digit() && !"_.!".contains(character)
    });
    let (word, behind) = inside.split_at(word_end.unwrap_or(inside.len()));
    let key = || text.all[at..].starts_with('{') && behind.trim_start().starts_with(':');
    let call = || !word.is_empty() && behind.starts_with(['[', '(', '{']);
    named && !before.contains('|') && (opens || BLANK_WORDS.contains(&word) || key() || call())
}

fn is_object(text: &Text<'_>) -> bool {
    starts_with(text, '{')
}

fn starts_with(text: &Text<'_>, bracket: char) -> bool {
    text.all.trim_start().starts_with(bracket)
}

/// Every board of a list or object.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let nodes = literal::read(text.all, text.start)?;
    let mut found = Vec::new();
    for (name, node) in &nodes {
        refuse_variants(node)?;
        collect(node, is_answer(name), &mut found);
    }
    let puzzles = found.iter().filter(|(is_answer, _)| !is_answer).count();
    let chosen = found.iter().filter(|(is_answer, _)| !is_answer || puzzles == 0);
    let boards: Vec<Parsed> = chosen.map(|(_, cells)| board(cells)).collect::<Result<_, _>>()?;
    if boards.is_empty() { Err(explain(nodes.iter().map(|(_, node)| node), text.start)) } else { Ok(boards) }
}

/// One cell of a list.
#[derive(Clone, Copy)]
struct Item<'a> {
    kind: Kind<'a>,
    /// Whether the cell says that it is a given.
    given: bool,
    start: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind<'a> {
    Digit(u8),
    Zero,
    /// `null`, an empty text, -1: no digit in any way of counting.
    Blank,
    Wrong(&'a str),
}

fn is_answer(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ANSWERS.iter().any(|answer| name.contains(answer))
}

/// Every part of `node` that has the shape of a board, and whether it stands under a name for a solution.
fn collect<'a>(node: &Node<'a>, answer: bool, found: &mut Vec<(bool, Vec<Item<'a>>)>) {
    if let Some(cells) = shaped(node) {
        found.push((answer, cells));
        return;
    }
    match &node.value {
        Value::List(nodes) => nodes.iter().for_each(|node| collect(node, answer, found)),
        Value::Map(entries) => {
            entries.iter().for_each(|(name, node)| collect(node, answer || is_answer(name), found));
        }
        Value::Text(_) | Value::Word(_) => {}
    }
}

/// The cells of nine rows of nine, of 81 cells, or of a text of 81 characters.
fn shaped<'a>(node: &Node<'a>) -> Option<Vec<Item<'a>>> {
    let whole = |node: &Node<'a>, length| {
        let text = node.word().filter(|text| text.chars().count() == length)?;
        text.chars().all(cells::is_cell).then(|| text_items(text, node.start + 1))
    };
    let Value::List(nodes) = &node.value else { return whole(node, 81) };
    let cells = |nodes: &[Node<'a>]| nodes.iter().map(item).collect::<Option<Vec<_>>>();
    match nodes.len() {
        9 => {
            let row = |node: &Node<'a>| match &node.value {
                Value::List(nodes) if nodes.len() == 9 => cells(nodes),
                _ => whole(node, 9),
            };
            Some(nodes.iter().map(row).collect::<Option<Vec<_>>>()?.concat())
        }
        81 => cells(nodes),
        _ => None,
    }
}

fn text_items(text: &str, start: usize) -> Vec<Item<'_>> {
    let kind = |character: char| match character {
        '0' => Kind::Zero,
        _ => cells::digit(character).map_or(Kind::Blank, |digit| Kind::Digit(digit.get())),
    };
    text.char_indices()
        .map(|(at, character)| Item { kind: kind(character), given: false, start: start + at })
        .collect()
}

/// The node as a cell; `None` for a list.
fn item<'a>(node: &Node<'a>) -> Option<Item<'a>> {
    let word = match &node.value {
        Value::List(_) => return None,
        Value::Text(word) | Value::Word(word) => *word,
        Value::Map(_) => {
            let inner = ["value", "digit", "number"].iter().find_map(|name| node.get(name));
            inner.map_or(Some(""), Node::word)?
        }
    };
    let given = node.get("given").and_then(Node::word) == Some("true");
    Some(Item { kind: kind(word), given, start: node.start })
}

fn kind(word: &str) -> Kind<'_> {
    let whole =
        word.strip_suffix(".0").or(word.strip_suffix('.').filter(|rest| !rest.is_empty())).unwrap_or(word);
    match whole.trim() {
        "" | "-1" => Kind::Blank,
        "0" => Kind::Zero,
        word if BLANK_WORDS.contains(&word) => Kind::Blank,
        word => match (word.parse(), word.chars().next()) {
            (Ok(value @ 1..=9), _) => Kind::Digit(value),
            (_, Some(sign)) if sign.len_utf8() == word.len() && cells::is_cell(sign) => Kind::Blank,
            _ => Kind::Wrong(word),
        },
    }
}

/// The cells as a board. Where something else stands for blanks and zero fits as a digit, digits count from 0.
fn board(cells: &[Item<'_>]) -> Result<Parsed, Fault> {
    if let Some(Item { kind: Kind::Wrong(word), start, .. }) =
        cells.iter().find(|item| matches!(item.kind, Kind::Wrong(_)))
    {
        let kind = ParseErrorKind::Value(word.chars().take(20).collect());
        return Err(Fault::new(kind, *start));
    }
    let has = |kind| cells.iter().any(|item| item.kind == kind);
    if has(Kind::Blank) && has(Kind::Zero) && !has(Kind::Digit(9)) {
        let from_zero = fill(cells, 1);
        if from_zero.grid.is_valid() {
            return Ok(from_zero);
        }
    }
    Ok(fill(cells, 0))
}

fn fill(cells: &[Item<'_>], first: u8) -> Parsed {
    let (mut grid, mut givens) = (Grid::default(), Grid::default());
    let told = cells.iter().any(|item| item.given);
    for (cell, item) in Cell::all().zip(cells) {
        let digit = match item.kind {
            Kind::Digit(value) => Digit::new(value + first),
            Kind::Zero => Digit::new(first),
            Kind::Blank | Kind::Wrong(_) => None,
        };
        grid.set(cell, digit);
        givens.set(cell, digit.filter(|_| item.given || !told));
    }
    Parsed { grid, givens, candidates: None, format: "" }
}

/// Why no part of the values is a board: the list that comes nearest.
fn explain<'a>(nodes: impl Iterator<Item = &'a Node<'a>>, start: usize) -> Fault {
    let mut open: Vec<&Node<'_>> = nodes.collect();
    open.reverse();
    while let Some(node) = open.pop() {
        match &node.value {
            Value::List(rows) => {
                if let Some(kind) = misshapen(rows) {
                    return Fault::new(kind, node.start);
                }
                open.extend(rows.iter().rev());
            }
            Value::Map(entries) => open.extend(entries.iter().rev().map(|(_, node)| node)),
            Value::Text(_) | Value::Word(_) => {}
        }
    }
    Fault::new(ParseErrorKind::Unknown, start)
}

fn misshapen(rows: &[Node<'_>]) -> Option<ParseErrorKind> {
    let length = |row: &Node<'_>| match &row.value {
        Value::List(cells) => Some(cells.len()),
        Value::Text(text) => Some(text.chars().count()).filter(|&length| length > 2),
        Value::Map(_) | Value::Word(_) => None,
    };
    let Some(lengths) = rows.iter().map(length).collect::<Option<Vec<_>>>() else {
        let flat = rows.len() > 9 && rows.iter().all(|row| item(row).is_some());
        return flat.then_some(ParseErrorKind::CellCount(rows.len()));
    };
    let size = rows.len();
    let wrong = lengths.iter().position(|&length| length != 9);
    match wrong {
        _ if size > 3 && size != 9 && lengths.iter().all(|&length| length == size) => {
            Some(ParseErrorKind::Size(size))
        }
        Some(row) if size == 9 => {
            let total = lengths.iter().sum();
            Some(ParseErrorKind::RowLength { row: row + 1, found: lengths[row], total })
        }
        None if size > 1 && size != 9 => Some(ParseErrorKind::RowCount(size)),
        _ => None,
    }
}

/// Refuses objects of f-puzzles and CtC that carry more than a classic board.
fn refuse_variants(node: &Node<'_>) -> Result<(), Fault> {
    let Value::Map(entries) = &node.value else { return Ok(()) };
    let fault = |kind, node: &Node<'_>| Err(Fault::new(kind, node.start));
    for (name, node) in entries {
        let filled = match &node.value {
            Value::List(nodes) => !nodes.is_empty(),
            Value::Word(word) => *word == "true",
            Value::Map(_) | Value::Text(_) => false,
        };
        match *name {
            "size" => match node.word().and_then(|word| word.parse().ok()) {
                None | Some(9) => {}
                Some(size) => return fault(ParseErrorKind::Size(size), node),
            },
            "killercage" | "cages" if filled => return fault(ParseErrorKind::Variant(Variant::Killer), node),
            "regions" if node.list().is_some_and(|regions| !regions.iter().all(is_box)) => {
                return fault(ParseErrorKind::Variant(Variant::Jigsaw), node);
            }
            "grid" | "cells" if has_regions(node) => {
                return fault(ParseErrorKind::Variant(Variant::Jigsaw), node);
            }
            name if filled && RULES.contains(&name) => {
                return fault(ParseErrorKind::Variant(Variant::Rules), node);
            }
            _ => {}
        }
    }
    Ok(())
}

/// Entries of f-puzzles and CtC objects that add rules, or draw something that may.
const RULES: &[&str] = &[
    "diagonal+",
    "diagonal-",
    "antiknight",
    "antiking",
    "disjointgroups",
    "nonconsecutive",
    "negative",
    "negativeconstraints",
    "difference",
    "ratio",
    "xv",
    "clone",
    "quadruple",
    "betweenline",
    "lockout",
    "minimum",
    "maximum",
    "palindrome",
    "renban",
    "whispers",
    "regionsumline",
    "regionsum",
    "thermometer",
    "slowthermometer",
    "thermos",
    "sandwichsum",
    "littlekillersum",
    "xsum",
    "skyscraper",
    "arrow",
    "arrows",
    "even",
    "odd",
    "extraregion",
    "lines",
    "overlays",
];

/// Whether a list of `[row, column]` is one of the nine boxes.
fn is_box(region: &Node<'_>) -> bool {
    let place = |cell: &Node<'_>| {
        let [row, column] = cell.list()? else { return None };
        let index = |node: &Node<'_>| node.word()?.parse::<usize>().ok().filter(|&index| index < 9);
        Some(Cell::at(index(row)?, index(column)?).box_index())
    };
    let boxes: Option<Vec<usize>> = region.list().and_then(|cells| cells.iter().map(place).collect());
    boxes.is_some_and(|boxes| boxes.len() == 9 && boxes.iter().all(|&index| index == boxes[0]))
}

/// Whether cells of an f-puzzles grid are in another region than their box.
fn has_regions(grid: &Node<'_>) -> bool {
    let rows = grid.list().unwrap_or_default().iter().take(9).enumerate();
    rows.flat_map(|(row, node)| {
        node.list()
            .unwrap_or_default()
            .iter()
            .take(9)
            .enumerate()
            .map(move |(column, cell)| (Cell::at(row, column), cell))
    })
    .filter_map(|(cell, node)| Some((cell, node.get("region")?.word()?)))
    .any(|(cell, region)| region != "null" && region.parse() != Ok(cell.box_index()))
}
