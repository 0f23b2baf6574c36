//! The forms that are read in every build: lines, rows, frames; and what is said of texts that are none.

use ninewise::format::{Parsed, parse};

const PUZZLE: &str = "000000006007400009040030020005060000039000508810000000008004090300000000970800400";

fn line(parsed: &Parsed) -> String {
    parsed.grid.to_string().replace('.', "0")
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
