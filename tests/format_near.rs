//! Texts that are almost a form, and texts that are in one without looking like its example.
#![cfg(feature = "formats")]

use ninewise::format::{FORMS, parse};
use std::collections::HashSet;
use std::fs;

const PUZZLE: &str = "000000006007400009040030020005060000039000508810000000008004090300000000970800400";
/// The same with candidate 2 of r4c2 entered.
const ENTERED: &str = "........6..74....9.4..3..2..+25.6.....39...5.881.........8..4.9.3........97.8..4..";

fn file(name: &str) -> String {
    let path = format!("{}/tests/data/formats/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The puzzle in nine lines: `before` each, `between` two cells, `after` each, and `blank` for a blank.
fn laid_out(before: &str, between: &str, after: &str, blank: &str) -> String {
    let cell = |cell: char| if cell == '0' { blank.to_owned() } else { cell.to_string() };
    let rows =
        PUZZLE.as_bytes().chunks(9).map(|row| row.iter().map(|&byte| cell(byte as char)).collect::<Vec<_>>());
    rows.map(|row| format!("{before}{}{after}\n", row.join(between))).collect()
}

fn html(open: &str, close: &str) -> String {
    format!(
        "<table>{}</table>",
        laid_out(&format!("<tr>{open}"), &format!("{close}{open}"), &format!("{close}</tr>"), "&nbsp;")
    )
}

/// Texts in a form that give the puzzle.
fn readings() -> Vec<(&'static str, String)> {
    let list = laid_out("[", ", ", "],", "0");
    let (csv, tsv) = (laid_out("", ",", "", ""), laid_out("", "\t", "", ""));
    let labelled = |row: (char, &str)| format!("{},{}\n", row.0, row.1);
    vec![
        ("link", format!("https://example.org/solve?size=9&puzzle={PUZZLE}")),
        ("link", format!("https://example.org/{PUZZLE}?sol={}", "1".repeat(81))),
        (
            "sudoku-exchange-link",
            format!("Can you do this? https://sudokuexchange.com/play/?s={PUZZLE} It is hard."),
        ),
        ("sudokuwiki-link", format!("www.sudokuwiki.org/Sudoku.htm?bd={}", PUZZLE.replace('0', "."))),
        ("sudokupad-link", "scfoAQ7iJONWFu3dF88pUSEJrK9HSO".into()),
        (
            "opensudoku",
            format!("<opensudoku><!-- <game data='1'/> --><game id=\"1\" data='{PUZZLE}'/></opensudoku>"),
        ),
        ("opensudoku", format!("<game data=\"version: 1\n{}\"/>", file("31-opensudoku-cells.txt").trim())),
        ("html-table", html("<td>", "</td>")),
        ("html-table", html("<TD class=\"x\"><b>", "</b></TD>")),
        ("html-table", laid_out("<tr><td><input value='", "'></td><td><input value='", "'></td></tr>", "")),
        ("list", format!("int[][] board = {{\n{}}};", list.replace('[', "{").replace(']', "}"))),
        ("list", format!("[{}]", list.replace(',', " "))),
        ("list", format!("grid = np.array([{list}], dtype=int)  # 23 clues")),
        ("list", format!("let board: [[u8; 9]; 9] = [{list}];")),
        ("list", format!("let board = vec![{}];", list.replace('[', "vec!["))),
        ("list", format!("({})", list.replace('[', "(").replace(']', ")"))),
        ("list", format!("[{}]", laid_out("\"", "", "\",", "."))),
        ("list", format!("[{}]", list.replace("0,", "-1,").replace("0]", "-1]"))),
        (
            "list",
            format!("{{\"difficulty\": 3, \"puzzle\": \"{PUZZLE}\", \"solution\": \"{}\"}}", "1".repeat(81)),
        ),
        ("list", format!("puzzle = [{list}]\nsolution = [{}]", list.replace('0', "1"))),
        ("line", format!("puzzle = \"{PUZZLE}\";")),
        ("line", format!("17. {PUZZLE}")),
        ("records", format!("17,{PUZZLE},easy")),
        ("data-set", format!("puzzle;solution\n{PUZZLE};{}\n", "1".repeat(81))),
        ("csv", laid_out("", ";", "", "")),
        ("csv", laid_out("", ", ", "", "0")),
        ("csv", laid_out("\"", "\",\"", "\",", "")),
        ("csv", csv.trim_end().replace('\n', ",")),
        ("csv", format!("1,2,3,4,5,6,7,8,9\n{csv}")),
        (
            "csv",
            format!(",a,b,c,d,e,f,g,h,i\n{}", ('A'..='I').zip(csv.lines()).map(labelled).collect::<String>()),
        ),
        ("tsv", format!("{tsv}\n")),
        ("tsv", tsv.replace('\n', "\r\n")),
        ("table", laid_out("|", "|", "|", " ")),
        ("table", laid_out("", " | ", "", " ")),
        (
            "table",
            format!(
                "| | | | | | | | | |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n{}",
                laid_out("| ", " | ", " |", " ")
            ),
        ),
        ("table", laid_out("│ ", " │ ", " │\n├───┼───┼───╫───┼───┼───╫───┼───┼───┤", " ")),
        ("frame", file("09-bordered-plus.txt").replace('.', " ")),
        ("simple-sudoku", file("11-simple-sudoku-clipboard.ss").replace('.', " ")),
        ("simple-sudoku", file("11-simple-sudoku-clipboard.ss").replace('.', "-")),
        ("rows", format!("From https://example.org/daily\n{}\nThanks!", laid_out("", "", "", "."))),
    ]
}

#[test]
fn a_form_is_read_in_its_varieties() {
    for (form, text) in readings() {
        let parsed = parse(&text).unwrap_or_else(|error| panic!("{form}: {error}\n{text}"));
        assert_eq!(
            (parsed.grid.to_string().replace('.', "0").as_str(), parsed.format),
            (PUZZLE, form),
            "{text}"
        );
    }
}

/// A form, a text that is not quite in it, and the code of the error or, after `=`, the form that it is in.
fn near_misses() -> Vec<(&'static str, String, &'static str)> {
    let list = laid_out("[", ",", "],", "0");
    let edited = |name: &str, from: &str, to: &str| file(name).replacen(from, to, 1);
    vec![
        ("variant", format!("3x3: {PUZZLE}"), "=line"),
        ("variant", format!("3x3::k:{}", "12,".repeat(81)), "variant"),
        ("variant", "3x3:d:k:12,12".into(), "variant"),
        ("variant", "4x4:::1,2".into(), "size"),
        ("variant", "=12 +0 ".repeat(41), "variant"),
        ("variant", "<>^v<>^v<".repeat(9), "variant"),
        ("variant", format!("{}\n", ".".repeat(21)).repeat(21), "variant"),
        (
            "sudokuwiki-link",
            format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{}", "015y2e685w".repeat(16)),
            "link",
        ),
        ("sudokuwiki-link", format!("https://www.sudokuwiki.org/killersudoku.htm?bd={PUZZLE}"), "variant"),
        ("sudokuwiki-link", format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", &PUZZLE[1..]), "length"),
        ("sudokuwiki-link", "https://www.sudokuwiki.org/X_Wing_Strategy".into(), "link"),
        ("sudoku-exchange-link", "https://sudokuexchange.com/".into(), "link"),
        ("sudoku-exchange-link", format!("https://sudokuexchange.com/play/?s={}o", &PUZZLE[1..]), "link"),
        ("f-puzzles-link", file("33b-fpuzzles-url.txt")[..200].into(), "damaged"),
        ("f-puzzles-link", "https://www.f-puzzles.com/".into(), "link"),
        ("sudokupad-link", "https://sudokupad.app/abc123def".into(), "link"),
        ("sudokupad-link", "https://sudokupad.app/scfoAQ7iJONWFu3dF88pUSEJrK9HS".into(), "length"),
        ("sudokupad-link", "https://sudokupad.app/scfoAQ7iJONWFu3dF88pUSEJrK9HSO*abc".into(), "variant"),
        ("sudokupad-link", edited("34b-sudokupad-ctc-url.txt", "ctcN4", "ctcM4"), "damaged"),
        ("link", format!("https://example.org/{PUZZLE}/{PUZZLE}"), "several"),
        ("link", "https://example.org/#m=edit&p=7VTbjtowEH3PV1R+9kPsXMjlbbtd+kLZy1JtVwhVIQQ2".into(), "link"),
        ("opensudoku", "<opensudoku><name>Own</name></opensudoku>".into(), "damaged"),
        ("opensudoku", format!("<opensudoku><game data=\"{}\"/></opensudoku>", &PUZZLE[1..]), "length"),
        ("html-table", html("<td>", "</td>").replacen("<td>8</td>", "", 1), "row-length"),
        ("html-table", html("<td>", "</td>").replacen("<tr>", "<tr><td>", 1), "row-length"),
        ("sdk", edited("15-sadman-state.sdk", ".25.6", ".26.7"), "damaged"),
        ("sdk", edited("14-sadman.sdk", "........6\n", ""), "row-count"),
        (
            "f-puzzles",
            edited(
                "33-fpuzzles.json",
                "\"title\"",
                "\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"5\"}],\"title\"",
            ),
            "variant",
        ),
        ("f-puzzles", edited("33-fpuzzles.json", "\"title\"", "\"diagonal+\":true,\"title\""), "variant"),
        ("f-puzzles", edited("33-fpuzzles.json", "\"size\":9", "\"size\":16"), "size"),
        ("f-puzzles", edited("33-fpuzzles.json", "{}", "{\"region\":4}"), "variant"),
        ("ctc", edited("34-ctc-scl.json", "[[0,0],[0,1]", "[[0,0],[0,5]"), "variant"),
        (
            "ctc",
            edited(
                "34-ctc-scl.json",
                "\"regions\"",
                "\"cages\":[{\"cells\":[[0,0]],\"value\":5}],\"regions\"",
            ),
            "variant",
        ),
        ("ctc", edited("34-ctc-scl.json", "{},", ""), "row-length"),
        ("list", format!("[{}]", list.replace("8,1,0", "8,10,0")), "value"),
        ("list", format!("[{}]", list.replacen("8,1,0", "8,1", 1)), "row-length"),
        ("list", format!("[{}]", list.split_once('\n').expect("lines").1), "row-count"),
        ("list", format!("[{list}"), "damaged"),
        ("list", "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]".into(), "size"),
        ("list", format!("a = [{list}]\nb = [{list}]"), "several"),
        ("list", "[\"ready\", \"steady\", \"go\"]".into(), "format"),
        ("sukaku", edited("22-sukaku-729-dot.txt", "1", "3"), "character"),
        ("sukaku", PUZZLE.repeat(9), "length"),
        ("sukaku", format!("{PUZZLE}\n").repeat(9), "several"),
        ("opensudoku-cells", file("31-opensudoku-cells.txt")[2..].into(), "damaged"),
        ("opensudoku-cells", edited("31-opensudoku-cells.txt", "0|0|1", "10|0|1"), "damaged"),
        ("hodoku", format!(":0000:x:{ENTERED}:111 2x2::"), "damaged"),
        ("hodoku", ":0000:x:........6..74....9:111::".into(), "length"),
        ("susser", format!("{ENTERED}:111 012"), "damaged"),
        ("susser", format!("{ENTERED}:11"), "damaged"),
        ("susser", format!("{}:111", &ENTERED[1..]), "character"),
        ("susser-short", "5,3,,,7,,,,".into(), "character"),
        ("susser-short", edited("25-susser-short.txt", "*6", "*66*"), "row-length"),
        ("gsf", format!("1,2,3,4,{},a,b,c", &PUZZLE[1..]), "length"),
        ("data-set", format!("puzzle,solution\n{},{PUZZLE}\n", &PUZZLE[1..]), "length"),
        ("records", format!("17,{},easy", &PUZZLE[1..]), "length"),
        ("records", format!("17,{},{PUZZLE},easy", "1".repeat(81)), "ambiguous"),
        ("line", format!("{},{PUZZLE}", "1".repeat(81)), "ambiguous"),
        ("line", format!("{PUZZLE},{}", "1".repeat(81)), "=line"),
        ("csv", laid_out("", ",", "", "").replace("8,1,", "8,10,"), "value"),
        ("csv", laid_out("", ",", "", "").replacen("8,1,", "8,", 1), "row-length"),
        ("tsv", laid_out("", "\t", "", "").trim().into(), "row-length"),
        ("tsv", laid_out("", "\t", "", "").split_once('\n').expect("lines").1.into(), "row-count"),
        ("table", laid_out("|", "|", "|", " ").replace("|8|1|", "|8|"), "row-length"),
        (
            "table",
            laid_out("|", "|", "|", " ").lines().map(|line| format!("{}\n", &line[2..])).collect(),
            "row-length",
        ),
        ("pencil-marks", edited("21-pencilmark-81-tokens.txt", "125 ", ""), "row-length"),
        ("pencil-marks", edited("21-pencilmark-81-tokens.txt", "125 ", "115 "), "value"),
        ("pencil-marks", laid_out("", " ", "", ".").replacen("8 1", "8 12", 1), "value"),
        ("line", format!("{PUZZLE}5 # comment"), "length"),
        ("line", format!("S9B{}", "015y2e685w".repeat(16)), "format"),
        (
            "simple-sudoku",
            edited("11-simple-sudoku-clipboard.ss", ".|6", "|6").replacen("..6|", ".6|", 1),
            "row-length",
        ),
        ("frame", edited("09-bordered-plus.txt", "| . . 7", "| . 7"), "row-length"),
        ("frame", edited("09-bordered-plus.txt", "7", "+7"), "character"),
        ("rows", laid_out("", "", "", " ").trim().into(), "row-length"),
        ("rows", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n".repeat(16), "size"),
    ]
}

#[test]
fn near_misses_are_refused_or_read_as_what_they_are() {
    for (form, text, expected) in near_misses() {
        match parse(&text) {
            Ok(parsed) => assert_eq!(format!("={}", parsed.format), expected, "{form}\n{text}"),
            Err(error) => assert_eq!(error.kind.code(), expected, "{form}: {error}\n{text}"),
        }
    }
}

#[test]
fn every_form_has_a_near_miss_and_its_own_name() {
    let missed: HashSet<&str> = near_misses().into_iter().map(|(form, ..)| form).collect();
    let ids: HashSet<&str> = FORMS.iter().map(|form| form.id).collect();
    assert_eq!(ids.len(), FORMS.len());
    assert_eq!(missed, ids);
}
