//! Text to board and back: every file of the collections, every error, every style.

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
    let refused = [("23", "character"), ("26", "character"), ("36", "length"), ("38", "character")];
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
fn an_81_character_line_is_read_with_each_kind_of_blank() {
    for blank in ".0*_-?xX# ".chars() {
        let text = PUZZLE.replace('0', &blank.to_string());
        for end in ["", "\n", "\r\n", "\n\n"] {
            let parsed = parse(&format!("{text}{end}")).unwrap_or_else(|error| panic!("{blank:?}: {error}"));
            assert_eq!((line(&parsed).as_str(), parsed.format), (PUZZLE, "line"), "{blank:?}");
        }
    }
}

/// A text that is no board: the code, and the sentence.
#[test]
fn errors_say_what_is_wrong_and_where() {
    let nine = "123456789\n".repeat(9);
    let rows = |from: &str, to: &str| nine.replacen(from, to, 1);
    let table: &[(String, &str, &str)] = &[
        (String::new(), "length", "Found 0 cells; a board has 81."),
        (" \r\n\t ".into(), "length", "Found 0 cells; a board has 81."),
        ("5".into(), "length", "Found 1 cells; a board has 81."),
        (PUZZLE[1..].into(), "length", "Found 80 cells; a board has 81."),
        (PUZZLE.to_owned() + "7", "length", "Found 82 cells; a board has 81."),
        (PUZZLE.repeat(2), "length", "Found 162 cells; a board has 81."),
        (format!("{PUZZLE}\n{}", &PUZZLE[1..]), "length", "Line 2 has 80 cells; a board has 81."),
        (format!("{PUZZLE}\n").repeat(50), "several", "This text holds 50 puzzles; one is expected here."),
        (nine[..80].into(), "row-count", "Found 8 rows; a board has 9."),
        (rows("9\n1", "\n1"), "row-length", "Row 1 has 8 cells: 80 of 81 found."),
        (rows("9\n1", "\n91"), "row-length", "Row 1 has 8 cells; a row has 9."),
        (rows("9", "o"), "character", "'o' at line 1, column 9 is neither a digit nor a blank."),
        (rows("4", "|\u{3000}é"), "character", "'é' at line 1, column 6 is neither a digit nor a blank."),
        (
            format!("o{}", &PUZZLE[1..]),
            "character",
            "'o' at line 1, column 1 is neither a digit nor a blank.",
        ),
        (
            format!("{}l", &PUZZLE[..80]),
            "character",
            "'l' at line 1, column 81 is neither a digit nor a blank.",
        ),
        (
            format!("{}S", &PUZZLE[..80]),
            "character",
            "'S' at line 1, column 81 is neither a digit nor a blank.",
        ),
        (
            format!("{}B", &PUZZLE[..80]),
            "character",
            "'B' at line 1, column 81 is neither a digit nor a blank.",
        ),
        (
            format!("x{}", &PUZZLE[1..]),
            "blanks",
            "Line 1, column 1 has 'x' for a blank, the other blanks are '0'.",
        ),
        ("1234\n3412\n2143\n4321\n".into(), "size", "This is a 4x4 board; only 9x9 is supported."),
        (
            "Dear Sir or Madam,\nthank you for your letter.".into(),
            "format",
            "This text holds no board in a known puzzle format.",
        ),
        ("�".repeat(81), "character", "'�' at line 1, column 1 is neither a digit nor a blank."),
    ];
    for (text, code, sentence) in table {
        let error = parse(text).expect_err(text);
        assert_eq!((error.kind.code(), error.to_string().as_str()), (*code, *sentence), "{text:?}");
    }
}

/// One board as one line, spaced, in groups, in rows, with labels: always the same.
#[test]
fn a_board_may_be_laid_out_in_any_rows() {
    let spaced = |size: usize, end: &str| -> String {
        let chunks = PUZZLE.as_bytes().chunks(size).map(|chunk| std::str::from_utf8(chunk).expect("ASCII"));
        chunks.map(|chunk| chunk.to_owned() + end).collect()
    };
    let lettered: String = (b'A'..)
        .zip(PUZZLE.as_bytes().chunks(9))
        .map(|(letter, row)| {
            format!("{0} | {1} | {0}\n", letter as char, std::str::from_utf8(row).expect("ASCII"))
        })
        .collect();
    let texts = [
        spaced(1, " "),
        spaced(9, " "),
        spaced(9, "."),
        spaced(9, "/"),
        spaced(9, ","),
        spaced(3, " "),
        spaced(1, "\n"),
        spaced(3, "\n"),
        spaced(9, "\n"),
        spaced(9, "\r"),
        spaced(9, "\r\n"),
        spaced(27, "\n"),
        format!("\u{feff}{}", spaced(9, "\n\n")),
        format!("> {}", spaced(9, "\n> ")),
        format!("```\n{}```\n", spaced(9, "\n")),
        format!("  1 2 3 4 5 6 7 8 9\n{lettered}"),
        format!("123 456 789\n{}", spaced(9, "\n")),
        format!("Puzzle 123 (easy)\n{}# 5 stars\n", spaced(9, "\n")),
        spaced(9, "\n").replace('0', " "),
        spaced(9, "\n").replace('0', " ").replace(" \n", "\n"),
    ];
    for text in texts {
        let parsed = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(line(&parsed), PUZZLE, "{text}");
    }
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
