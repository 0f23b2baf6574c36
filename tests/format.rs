//! Text to board and back: every file of the collections, every style.
#![cfg(feature = "formats")]

use ninewise::format::{ParseErrorKind, Parsed, Style, format, parse, parse_all};
use ninewise::{Cell, Digit};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

const PUZZLE: &str = "000000006007400009040030020005060000039000508810000000008004090300000000970800400";

fn line(parsed: &Parsed) -> String {
    parsed.grid.to_string().replace('.', "0")
}

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder)
}

fn content(folder: &str, name: &str) -> String {
    fs::read_to_string(data(folder).join(name)).unwrap_or_else(|error| panic!("{folder}/{name}: {error}"))
}

/// File, form, and where the file has the 2 that the others leave open: entered, a candidate, or not at all.
const FILES: &[(&str, &str, Two)] = &[
    ("01-line-dot.txt", "line", Two::Absent),
    ("02-line-zero.txt", "line", Two::Absent),
    ("03-line-X.txt", "line", Two::Absent),
    ("03-line-dash.txt", "line", Two::Absent),
    ("03-line-hash.txt", "line", Two::Absent),
    ("03-line-question.txt", "line", Two::Absent),
    ("03-line-space.txt", "line", Two::Absent),
    ("03-line-star.txt", "line", Two::Absent),
    ("03-line-underscore.txt", "line", Two::Absent),
    ("03-line-x.txt", "line", Two::Absent),
    ("04-line-comment.txt", "line", Two::Absent),
    ("05-nine-lines.txt", "rows", Two::Absent),
    ("06-nine-lines-spaced.txt", "rows", Two::Absent),
    ("07-nine-lines-crlf.txt", "rows", Two::Absent),
    ("08-bordered-qqwing.txt", "frame", Two::Absent),
    ("09-bordered-plus.txt", "frame", Two::Absent),
    ("10-bordered-unicode.txt", "frame", Two::Absent),
    ("11-simple-sudoku-clipboard.ss", "simple-sudoku", Two::Absent),
    ("12-simple-sudoku-v2.ss", "frame", Two::Absent),
    ("13-simple-sudoku-v1.ss", "rows", Two::Absent),
    ("14-sadman.sdk", "sdk", Two::Absent),
    ("15-sadman-state.sdk", "sdk", Two::Entry),
    ("16-sudocue.sdk", "sdk", Two::Absent),
    ("18-vbforums.msk", "rows", Two::Absent),
    ("19-sudoku-solver.spf", "frame", Two::Absent),
    ("20-pencilmark-grid.txt", "pencil-marks", Two::Candidate),
    ("21-pencilmark-81-tokens.txt", "pencil-marks", Two::Candidate),
    ("22-sukaku-729-dot.txt", "sukaku", Two::Candidate),
    ("23-sukaku-729-zero.txt", "sukaku", Two::Candidate),
    ("24-susser.txt", "susser", Two::Entry),
    ("25-susser-short.txt", "susser-short", Two::Absent),
    ("26-hodoku-library.txt", "hodoku", Two::Entry),
    ("27-gsf.txt", "gsf", Two::Absent),
    ("28-sudokuwiki-url.txt", "sudokuwiki-link", Two::Absent),
    ("29-sudokuexchange-url.txt", "sudoku-exchange-link", Two::Absent),
    ("30-opensudoku.xml", "opensudoku", Two::Absent),
    ("31-opensudoku-cells.txt", "opensudoku-cells", Two::Absent),
    ("32-sudokupad-scf.txt", "sudokupad-link", Two::Absent),
    ("33-fpuzzles.json", "f-puzzles", Two::Absent),
    ("33b-fpuzzles-url.txt", "f-puzzles-link", Two::Absent),
    ("33c-sudokupad-fpuz-url.txt", "sudokupad-link", Two::Absent),
    ("34-ctc-scl.json", "ctc", Two::Absent),
    ("34b-sudokupad-ctc-url.txt", "sudokupad-link", Two::Absent),
    ("35-leetcode.json", "list", Two::Absent),
    ("36-json-numbers.json", "list", Two::Absent),
    ("37-json-null.json", "list", Two::Absent),
    ("38-python-list.txt", "list", Two::Absent),
    ("39-kaggle.csv", "data-set", Two::Absent),
    ("40-kaggle-3m.csv", "data-set", Two::Absent),
    ("42-csv-commas.csv", "csv", Two::Absent),
    ("43-excel.tsv", "tsv", Two::Absent),
    ("44-fullwidth.txt", "rows", Two::Absent),
    ("45-arabic-indic.txt", "line", Two::Absent),
    ("46-emoji-keycaps.txt", "rows", Two::Absent),
    ("47-markdown-table.md", "table", Two::Absent),
    ("48-bom-nbsp.txt", "rows", Two::Absent),
    ("49-sudocue.sdx", "pencil-marks", Two::Entry),
];

/// Files with more than one puzzle, the first of them ours.
const COLLECTIONS: &[(&str, &str, usize)] =
    &[("17-collection.sdm", "line", 2), ("41-euler-p096.txt", "rows", 2)];

#[derive(Clone, Copy, PartialEq)]
enum Two {
    Absent,
    Entry,
    Candidate,
}

#[test]
fn every_file_gives_its_puzzle() {
    let expected = content("formats", "expected.txt");
    assert_eq!(expected.lines().next(), Some(PUZZLE));
    let cell = Cell::at(3, 1);
    for &(name, form, two) in FILES {
        let parsed = parse(&content("formats", name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(parsed.format, form, "{name}");
        assert_eq!(parsed.givens.to_string().replace('.', "0"), PUZZLE, "{name}");
        let mut grid = parsed.grid;
        assert_eq!(grid.get(cell).map(Digit::get), (two == Two::Entry).then_some(2), "{name}");
        grid.set(cell, None);
        assert_eq!(grid, parsed.givens, "{name}");
        if two == Two::Candidate {
            let candidates = parsed.candidates.expect("a grid of candidates");
            assert_eq!(candidates[cell.index()].to_string(), "2", "{name}");
            assert_eq!(candidates[0].to_string(), "125", "{name}");
        }
    }
    for &(name, form, count) in COLLECTIONS {
        let text = content("formats", name);
        let boards = parse_all(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(
            (boards.len(), boards[0].format, line(&boards[0]).as_str()),
            (count, form, PUZZLE),
            "{name}"
        );
        let error = parse(&text).expect_err(name);
        assert_eq!(error.kind, ParseErrorKind::Several(count), "{name}");
    }
}

#[test]
fn every_file_is_in_a_table() {
    let listed: HashSet<String> =
        FILES.iter().map(|row| row.0).chain(COLLECTIONS.iter().map(|row| row.0)).map(str::to_owned).collect();
    let folder = fs::read_dir(data("formats")).expect("the folder is in the repository");
    for entry in folder {
        let name = entry.expect("a readable folder").file_name().into_string().expect("ASCII names");
        assert!(name == "expected.txt" || listed.contains(&name), "{name}");
    }
}

/// Texts as people share them, with the board in them or why there is none.
#[test]
fn texts_from_the_wild_are_read_or_refused() {
    let refused = [("23", "character"), ("26", "format"), ("36", "length"), ("38", "character")];
    let mut seen = 0;
    for entry in fs::read_dir(data("wild")).expect("the folder is in the repository") {
        let path = entry.expect("a readable folder").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("ASCII names").to_owned();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        seen += 1;
        let text = fs::read_to_string(&path).expect("UTF-8");
        let expected = content("wild", &format!("{name}.expected"));
        match refused.iter().find(|(refused, _)| *refused == name) {
            Some((_, code)) => {
                let error = parse(&text).expect_err(&name);
                assert_eq!(
                    (error.kind.code(), error.line),
                    (*code, if name == "26" { 2 } else { 1 }),
                    "{name}"
                );
            }
            None => {
                let parsed = parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
                assert_eq!(parsed.grid.to_string(), expected.trim(), "{name}");
            }
        }
    }
    assert_eq!(seen, 20);
}

#[test]
fn every_style_is_read_back() {
    let board = parse(PUZZLE).expect("a line");
    for &style in Style::ALL {
        let text = format(&board, style);
        let back = parse(&text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", style.id()));
        assert_eq!(line(&back), PUZZLE, "{}\n{text}", style.id());
        assert_eq!(Style::from_id(style.id()), Some(style));
    }
}
