//! Boards as text: the styles that are written.

use super::Parsed;
#[cfg(feature = "formats")]
use crate::grid::Digit;
use crate::grid::{Board, Cell, DigitSet, Grid};

macro_rules! styles {
    ($($(#[$attribute:meta])* $style:ident, $id:literal, $name:literal, $write:expr;)*) => {
        /// A form in which [`format`] writes.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum Style {
            $($(#[$attribute])* #[doc = concat!($name, ".")] $style,)*
        }

        impl Style {
            /// Every style.
            pub const ALL: &[Self] = &[$($(#[$attribute])* Self::$style),*];

            /// A stable name, in kebab case.
            pub const fn id(self) -> &'static str {
                match self { $($(#[$attribute])* Self::$style => $id),* }
            }

            /// The style in words.
            pub const fn name(self) -> &'static str {
                match self { $($(#[$attribute])* Self::$style => $name),* }
            }

            const fn writer(self) -> fn(&Parsed) -> String {
                match self { $($(#[$attribute])* Self::$style => $write),* }
            }
        }
    };
}

#[rustfmt::skip]
styles! {
                                Line,          "line",                 "81 characters, dots for blanks",    |board| board.grid.to_string();
                                LineZero,      "line-zero",            "81 characters, zeros for blanks",   |board| zeros(&board.grid);
                                Rows,          "rows",                 "Nine rows",                         |board| rows(&board.grid, "", ".");
                                Frame,         "frame",                "A framed grid",                     |board| frame(&cells(&board.grid), ["+", "+", "+", "+"]);
                                PencilMarks,   "pencil-marks",         "A grid of candidates",              pencil_marks;
                                SimpleSudoku,  "simple-sudoku",        "Simple Sudoku's clipboard",         simple_sudoku;
    #[cfg(feature = "formats")] Sdk,           "sdk",                  "SadMan's .sdk file",                sdk;
    #[cfg(feature = "formats")] Hodoku,        "hodoku",               "HoDoKu's library line",             |board| format!(":0000:x:{}:{}::", marked_line(board), struck_out(board));
    #[cfg(feature = "formats")] Susser,        "susser",               "Sudoku Susser's line",              susser;
    #[cfg(feature = "formats")] Sukaku,        "sukaku",               "729 characters of candidates",      sukaku;
    #[cfg(feature = "formats")] SudokuWiki,    "sudokuwiki-link",      "A SudokuWiki link",                 |board| format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", zeros(&board.grid));
    #[cfg(feature = "formats")] SudokuExchange, "sudoku-exchange-link", "A Sudoku Exchange link",           |board| format!("https://sudokuexchange.com/play/?s={}", zeros(&board.grid));
    #[cfg(feature = "formats")] SudokuPad,     "sudokupad-link",       "A SudokuPad link",                  |board| format!("https://sudokupad.app/scf{}", scf(&board.grid));
    #[cfg(feature = "formats")] OpenSudoku,    "opensudoku",           "OpenSudoku's XML",                  opensudoku;
    #[cfg(feature = "formats")] Json,          "json",                 "JSON, a list of lists of strings",  json;
    #[cfg(feature = "formats")] Csv,           "csv",                  "Nine lines of nine fields (CSV)",   |board| rows(&board.grid, ",", "");
    #[cfg(feature = "formats")] CsvRow,        "csv-row",              "One line of 81 fields (CSV)",       |board| rows(&board.grid, ",", "").trim_end().replace('\n', ",");
    #[cfg(feature = "formats")] Markdown,      "markdown",             "A Markdown table",                  markdown;
}

impl Style {
    /// The style of the given [`Style::id`].
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|style| style.id() == id)
    }
}

/// Writes a board.
///
/// ```
/// use ninewise::format::{Style, format, parse};
/// let board = parse(&".".repeat(81)).unwrap();
/// assert_eq!(format(&board, Style::LineZero), "0".repeat(81));
/// ```
pub fn format(board: &Parsed, style: Style) -> String {
    style.writer()(board)
}

/// Nine lines of nine cells with `between` between two cells and `blank` for a blank.
#[inline(never)]
fn rows(grid: &Grid, between: &str, blank: &str) -> String {
    let row = |row| {
        (0..9).map(|column| number(grid, Cell::at(row, column), blank)).collect::<Vec<_>>().join(between)
    };
    (0..9).map(|index| row(index) + "\n").collect()
}

/// Each cell as a digit or a dot.
#[inline(never)]
fn cells(grid: &Grid) -> Vec<String> {
    Cell::all().map(|cell| number(grid, cell, ".")).collect()
}

#[inline(never)]
fn number(grid: &Grid, cell: Cell, blank: &str) -> String {
    grid.get(cell).map_or(blank.to_owned(), |digit| digit.to_string())
}

#[inline(never)]
fn zeros(grid: &Grid) -> String {
    grid.to_string().replace('.', "0")
}

/// The candidates of the board's open cells: those that the digits leave and the board does not lack.
fn candidates(board: &Parsed) -> [DigitSet; 81] {
    let full = Board::new(&board.grid);
    let mut candidates = board.candidates.unwrap_or([DigitSet::ALL; 81]);
    for cell in Cell::all() {
        candidates[cell.index()] &= full.candidates(cell);
    }
    candidates
}

/// 81 cells in columns as wide as they need, with a frame around the boxes. The corners are those of the outer rules,
/// between boxes there, at the ends of the inner rules, and between boxes there.
#[inline(never)]
fn frame(cells: &[String], corners: [&str; 4]) -> String {
    let width = |column: usize| cells.iter().skip(column).step_by(9).map(String::len).max().unwrap_or(1);
    let span =
        |stack: usize| "-".repeat((0..3).map(|column| width(stack * 3 + column) + 1).sum::<usize>() + 1);
    let rule =
        |end: &str, cross: &str| format!("{end}{}{cross}{}{cross}{}{end}\n", span(0), span(1), span(2));
    let [outer, outer_cross, inner, inner_cross] = corners;
    let mut text = rule(outer, outer_cross);
    for (index, cell) in cells.iter().enumerate() {
        let column = index % 9;
        if column == 0 {
            text.push_str("| ");
        }
        text.push_str(&format!("{cell:<width$} ", width = width(column)));
        match column {
            8 => text.push_str("|\n"),
            2 | 5 => text.push_str("| "),
            _ => {}
        }
        match index {
            26 | 53 => text.push_str(&rule(inner, inner_cross)),
            80 => text.push_str(&rule(outer, outer_cross)),
            _ => {}
        }
    }
    text
}

/// The candidates, framed. Filled cells are marked, `<5>` a given and `*5*` an entry, only where an open cell with a
/// single candidate would be taken for one.
fn pencil_marks(board: &Parsed) -> String {
    let open = candidates(board);
    let looks_filled = |cell: Cell| {
        let here = open[cell.index()];
        let holds = |peer: Cell| open[peer.index()].len() > 1 && here.is_subset(open[peer.index()]);
        here.len() == 1 && !cell.peers().into_iter().any(holds)
    };
    let marked = board.givens != board.grid || Cell::all().any(looks_filled);
    let write = |cell: Cell| match (board.givens.get(cell), board.grid.get(cell)) {
        (Some(digit), _) if marked => format!("<{digit}>"),
        (None, Some(digit)) => format!("*{digit}*"),
        (Some(digit), _) => digit.to_string(),
        (None, None) => set(open[cell.index()]),
    };
    frame(&Cell::all().map(write).collect::<Vec<_>>(), ["+"; 4])
}

#[inline(never)]
fn set(digits: DigitSet) -> String {
    if digits.is_empty() { "{}".to_owned() } else { digits.to_string() }
}

/// The givens, and where there is more to tell, the digits and the candidates in a second and third grid.
fn simple_sudoku(board: &Parsed) -> String {
    let compact = |grid: &Grid| {
        let rule = "|---+---+---|\n";
        let row = |row: &[String]| {
            format!("|{}|{}|{}|\n", row[..3].concat(), row[3..6].concat(), row[6..].concat())
        };
        let bands =
            cells(grid).chunks(27).map(|band| band.chunks(9).map(row).collect()).collect::<Vec<String>>();
        format!("*-----------*\n{}*-----------*\n", bands.join(rule))
    };
    let open = candidates(board);
    let told = board.candidates.is_some() || board.givens != board.grid;
    if !told || open.iter().all(|digits| digits.len() < 2) {
        return compact(&board.grid);
    }
    let write = |cell: Cell| board.grid.get(cell).map_or(set(open[cell.index()]), |digit| digit.to_string());
    let third = frame(&Cell::all().map(write).collect::<Vec<_>>(), ["*", "-", "|", "+"]);
    format!("{}\n{}\n{third}", compact(&board.givens), compact(&board.grid))
}

#[cfg(feature = "formats")]
fn sdk(board: &Parsed) -> String {
    let puzzle = format!("[Puzzle]\n{}", rows(&board.givens, "", "."));
    let state = || format!("[State]\n{}", rows(&board.grid, "", "."));
    if board.givens == board.grid { puzzle } else { puzzle + &state() }
}

/// The line with `+` before each entry.
#[cfg(feature = "formats")]
#[inline(never)]
fn marked_line(board: &Parsed) -> String {
    let write = |cell| match (board.givens.get(cell), board.grid.get(cell)) {
        (None, Some(digit)) => format!("+{digit}"),
        _ => number(&board.grid, cell, "."),
    };
    Cell::all().map(write).collect()
}

/// Candidates that the digits leave and the board lacks: digit, row, column.
#[cfg(feature = "formats")]
fn struck_out(board: &Parsed) -> String {
    let (full, open) = (Board::new(&board.grid), candidates(board));
    let lacking = |cell: Cell| {
        let digits = full.candidates(cell) - open[cell.index()];
        digits.map(move |digit| format!("{digit}{}{}", cell.row() + 1, cell.column() + 1))
    };
    Cell::all().flat_map(lacking).collect::<Vec<_>>().join(" ")
}

#[cfg(feature = "formats")]
fn susser(board: &Parsed) -> String {
    let line = marked_line(board);
    if board.candidates.is_some() { format!("{line}:{}", struck_out(board)) } else { line }
}

#[cfg(feature = "formats")]
fn sukaku(board: &Parsed) -> String {
    let open = candidates(board);
    let set = |cell: Cell| board.grid.get(cell).map_or(open[cell.index()], DigitSet::of);
    let places = Cell::all().flat_map(|cell| {
        Digit::all()
            .map(move |digit| if set(cell).contains(digit) { (b'0' + digit.get()) as char } else { '.' })
    });
    places.collect()
}

/// Each digit with up to five blanks behind it as one character.
#[cfg(feature = "formats")]
fn scf(grid: &Grid) -> String {
    let mut rest = &grid.numbers()[..];
    let mut text = String::new();
    while let [digit, behind @ ..] = rest {
        let blanks = behind.iter().take(5).take_while(|&&number| number == 0).count();
        text.push(super::links::SCF[usize::from(*digit) + 10 * blanks] as char);
        rest = &behind[blanks..];
    }
    text
}

#[cfg(feature = "formats")]
fn opensudoku(board: &Parsed) -> String {
    let line = zeros(&board.grid);
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <game data=\"{line}\"/>\n</opensudoku>\n"
    )
}

#[cfg(feature = "formats")]
fn json(board: &Parsed) -> String {
    let quoted: Vec<String> = cells(&board.grid).iter().map(|cell| format!("\"{cell}\"")).collect();
    let rows: Vec<String> = quoted.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    format!("[{}]", rows.join(",\n "))
}

#[cfg(feature = "formats")]
fn markdown(board: &Parsed) -> String {
    let head = format!("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|{}\n", "---|".repeat(9));
    let row = |line: &str| format!("| {} |\n", line);
    rows(&board.grid, " | ", " ").lines().fold(head, |text, line| text + &row(line))
}
