//! Every form that is read, in the order in which a text is held against them. The first that fits reads it.

use super::Parsed;
use super::error::Fault;
use super::layout::Text;
#[cfg(feature = "formats")]
use super::{json, links, markup, opensudoku, records, sections, sukaku, susser, table, variants};
use super::{line, rows};

/// A form of text.
pub struct Form {
    /// A stable name, in kebab case.
    pub id: &'static str,
    /// The form in words, as in "Read as ...".
    pub name: &'static str,
    /// The start of a text in this form.
    pub example: &'static str,
    /// Whether a text is in this form, right or wrong.
    pub(super) sniff: fn(&Text<'_>) -> bool,
    /// Every board of a text in this form.
    pub(super) read: fn(&Text<'_>) -> Result<Vec<Parsed>, Fault>,
}

macro_rules! forms {
    ($($(#[$attribute:meta])* $id:literal, $name:literal, $example:literal, $sniff:expr, $read:expr;)*) => {
        &[$($(#[$attribute])* Form { id: $id, name: $name, example: $example, sniff: $sniff, read: $read }),*]
    };
}

/// Every form, in the order of detection.
#[rustfmt::skip]
pub static FORMS: &[Form] = forms! {
    #[cfg(feature = "formats")] "variant",            "a puzzle of another kind",     "3x3::k:12,12,9,...",             variants::sniff,              variants::read;
    #[cfg(feature = "formats")] "sudokuwiki-link",    "a SudokuWiki link",            "https://www.sudokuwiki.org/sudoku.htm?bd=00007...", links::sniff_sudokuwiki, links::read;
    #[cfg(feature = "formats")] "sudoku-exchange-link", "a Sudoku Exchange link",     "https://sudokuexchange.com/play/?s=00007...", links::sniff_sudoku_exchange, links::read;
    #[cfg(feature = "formats")] "f-puzzles-link",     "an f-puzzles link",            "https://www.f-puzzles.com/?load=N4IgzglgX...", links::sniff_fpuzzles, links::read;
    #[cfg(feature = "formats")] "sudokupad-link",     "a SudokuPad link",             "https://sudokupad.app/scfoAQ7iJO...", links::sniff_sudokupad,  links::read;
    #[cfg(feature = "formats")] "link",               "a link with 81 cells",         "https://example.org/?puzzle=00007...", links::sniff_other,     links::read;
    #[cfg(feature = "formats")] "opensudoku",         "OpenSudoku's XML",             "<opensudoku><game data=\"00007...", opensudoku::sniff,         opensudoku::read;
    #[cfg(feature = "formats")] "html-table",         "an HTML table",                "<table><tr><td>5</td><td></td>...", markup::sniff,             markup::read;
    #[cfg(feature = "formats")] "sdk",                "a SadMan file",                "[Puzzle]\n........6\n...",        sections::sniff,              sections::read;
    #[cfg(feature = "formats")] "f-puzzles",          "an f-puzzles object",          "{\"size\":9,\"grid\":[[{},...",    json::sniff_fpuzzles,         json::read;
    #[cfg(feature = "formats")] "ctc",                "a SudokuPad object",           "{\"cells\":[[{},{\"value\":...",   json::sniff_ctc,              json::read;
    #[cfg(feature = "formats")] "list",               "a list of JSON or of a program", "[[5, 3, 0, 0, 7, ...",         json::sniff_list,             json::read;
    #[cfg(feature = "formats")] "sukaku",             "729 characters of candidates", "12..5.....2..5..89123...",       sukaku::sniff,                sukaku::read;
    #[cfg(feature = "formats")] "opensudoku-cells",   "OpenSudoku's cells",           "0|0|1|0|0|1|6|0|0|...",          opensudoku::sniff_cells,      opensudoku::read_cells;
    #[cfg(feature = "formats")] "hodoku",             "a HoDoKu library line",        ":0000:x:........6...:111 212::", susser::sniff_library,        susser::read_library;
    #[cfg(feature = "formats")] "susser",             "a Susser line",                "...+25.6...:111 212",            susser::sniff,                susser::read;
    #[cfg(feature = "formats")] "susser-short",       "a short Susser line",          "*6,..74*9,.4*3..2.,...",         susser::sniff_short,          susser::read_short;
    #[cfg(feature = "formats")] "gsf",                "gsf's list",                   "99480,0,0,0,........6...,name,", records::sniff_gsf,           records::read_gsf;
    #[cfg(feature = "formats")] "data-set",           "records with a header",        "quizzes,solutions\n00007...",    records::sniff,               records::read;
    #[cfg(feature = "formats")] "records",            "records with 81 cells in a field", "17,........6...,easy",       records::sniff_bare,          records::read_bare;
    #[cfg(feature = "formats")] "csv",                "cells between commas",         ",,,,,,,,6\n,,7,4,,,,,9\n...",    table::sniff_csv,             table::read_separated;
    #[cfg(feature = "formats")] "tsv",                "cells between tabs",           "\t\t\t\t\t\t\t\t6\n\t\t7...",   table::sniff_tsv,             table::read_separated;
    #[cfg(feature = "formats")] "table",              "cells between bars",           "| 5 | 3 |   |   | 7 | ...",      table::sniff_bars,            table::read_bars;
                                "pencil-marks",       "a grid of candidates",         "| 125 2589 123 | 12579 ...",     rows::sniff_marks,            rows::read;
                                "line",               "lines of 81 characters",       "........6..74....9.4 ...",       line::sniff,                  line::read;
                                "simple-sudoku",      "a Simple Sudoku grid",         "*-----------*\n|..7|4 ...",      rows::sniff_simple_sudoku,    rows::read;
                                "frame",              "a framed grid",                "| . . 7 | 4 . . | . . 9 |",      rows::sniff_frame,            rows::read;
                                "rows",               "nine rows",                    "........6\n..74....9\n.4 ...",   rows::sniff,                  rows::read;
};
