//! What holds for any board and any text: styles are read back, nothing panics.
#![cfg(feature = "formats")]

use ninewise::format::{FORMS, Parsed, Style, format, parse, parse_all};
use ninewise::{Board, Candidate, Cell, Digit, DigitSet, Grid};

/// A generator of numbers with a fixed start (xorshift), so that every run tests the same.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }

    fn one_in(&mut self, chance: usize) -> bool {
        self.below(chance) == 0
    }

    /// Some digits that need not keep the rules, some of them entries, and perhaps candidates.
    fn board(&mut self) -> Parsed {
        let (sparse, mut grid) = (1 + self.below(4), Grid::default());
        for cell in Cell::all() {
            let digit = Digit::from_index(self.below(9));
            let fits = self.one_in(30) || Board::new(&grid).candidates(cell).contains(digit);
            if fits && self.one_in(sparse) {
                grid.set(cell, Some(digit));
            }
        }
        let mut board = Parsed::from(grid);
        if self.one_in(2) {
            for (cell, _) in grid.filled().filter(|_| self.one_in(4)).collect::<Vec<_>>() {
                board.givens.set(cell, None);
            }
        }
        if self.one_in(2) {
            board.candidates = Some(self.candidates(&grid));
        }
        board
    }

    /// What the digits of `grid` leave, less some, two at least in each open cell where there are two.
    fn candidates(&mut self, grid: &Grid) -> [DigitSet; 81] {
        let mut board = Board::new(grid);
        for index in 0..729 {
            let candidate = Candidate::new(Cell::at(index / 81, index / 9 % 9), Digit::from_index(index % 9));
            if board.candidates(candidate.cell).len() > 2 && self.one_in(3) {
                board.remove(candidate);
            }
        }
        Cell::all().map(|cell| board.candidates(cell)).collect::<Vec<_>>().try_into().expect("81 cells")
    }
}

/// What a style carries besides the digits.
#[derive(Clone, Copy)]
struct Carries {
    givens: bool,
    candidates: bool,
}

fn carries(style: Style) -> Carries {
    let (givens, candidates) = match style {
        Style::PencilMarks | Style::Hodoku | Style::Susser => (true, true),
        Style::Sukaku => (false, true),
        Style::Sdk => (true, false),
        _ => (false, false),
    };
    Carries { givens, candidates }
}

#[test]
fn every_style_gives_the_board_back() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for round in 0..60 {
        let board = random.board();
        let open = |parsed: &Parsed| {
            let position =
                Board::with_candidates(&parsed.grid, &parsed.candidates.unwrap_or([DigitSet::ALL; 81]));
            Cell::all().map(|cell| position.candidates(cell)).collect::<Vec<_>>()
        };
        for &style in Style::ALL {
            let text = format(&board, style);
            let back = parse(&text).unwrap_or_else(|error| panic!("{round} {}: {error}\n{text}", style.id()));
            let Carries { givens, candidates } = carries(style);
            // 729 characters have no mark for an open cell with a single candidate that looks like a filled one.
            if style == Style::Sukaku && has_open_like_filled(&board) {
                continue;
            }
            assert_eq!(back.grid, board.grid, "{round} {}\n{text}", style.id());
            if givens {
                assert_eq!(back.givens, board.givens, "{round} {}\n{text}", style.id());
            }
            if candidates && (board.candidates.is_some() || back.candidates.is_some()) {
                assert_eq!(open(&back), open(&board), "{round} {}\n{text}", style.id());
            }
        }
    }
}

fn has_open_like_filled(board: &Parsed) -> bool {
    let position = Board::with_candidates(&board.grid, &board.candidates.unwrap_or([DigitSet::ALL; 81]));
    position.open_cells().into_iter().any(|cell| {
        let here = position.candidates(cell);
        let holds = |peer| position.candidates(peer).len() > 1 && here.is_subset(position.candidates(peer));
        here.len() == 1 && !cell.peers().into_iter().any(holds)
    })
}

/// Simple Sudoku's three grids tell givens, entries and candidates apart wherever some cell has two candidates.
#[test]
fn simple_sudoku_gives_entries_and_candidates_back() {
    let mut random = Random(7);
    let mut told = 0;
    for round in 0..60 {
        let mut board = random.board();
        let candidates = random.candidates(&board.grid);
        board.candidates = Some(candidates);
        if candidates.iter().all(|digits| digits.len() < 2) {
            continue;
        }
        told += 1;
        let text = format(&board, Style::SimpleSudoku);
        let back = parse(&text).unwrap_or_else(|error| panic!("{round}: {error}\n{text}"));
        board.format = "simple-sudoku";
        assert_eq!(back, board, "{round}\n{text}");
    }
    assert!(told > 30);
}

/// Pieces of every form, to be mixed.
fn pieces() -> Vec<String> {
    let signs =
        "[ { ( ] } ) \" ' | , ; : < > + - * # = / \\ . 0 1 9 x o e \t \n \r\n \u{feff} \u{2028} … １ 5️⃣ é �";
    let words = "<td> <tr> <game  data=\" <!-- --> [Puzzle] [State] http://a.bc/?d= fpuz ctc scf null np.array( \
                 \"grid\" \"size\" \"cells\" \"value\" puzzle, :0000:x: 3x3:k: --- +---+ |---| Grid Version <5> *5* u5 {}";
    let styles = Style::ALL.iter().map(|&style| format(&Parsed::from(Grid::default()), style));
    signs.split(' ').chain(words.split(' ')).map(str::to_owned).chain(styles).chain([" ".into()]).collect()
}

#[test]
fn no_text_panics() {
    let mut random = Random(11);
    let pieces = pieces();
    for _ in 0..1000 {
        let few: Vec<&String> =
            (0..1 + random.below(6)).map(|_| &pieces[random.below(pieces.len())]).collect();
        let text: String = (0..random.below(60)).map(|_| few[random.below(few.len())].as_str()).collect();
        let _ = (parse(&text), parse_all(&text));
    }
    for _ in 0..800 {
        let bytes: Vec<u8> = (0..random.below(300)).map(|_| random.below(256) as u8).collect();
        let _ = parse(&String::from_utf8_lossy(&bytes));
    }
}

/// One character of a good text taken out, doubled or changed.
#[test]
fn no_damaged_text_panics_and_errors_are_in_the_text() {
    let mut random = Random(13);
    for round in 0..400 {
        let board = random.board();
        let style = Style::ALL[round % Style::ALL.len()];
        let text: Vec<char> = format(&board, style).chars().collect();
        let mut damaged = text.clone();
        for _ in 0..1 + random.below(3) {
            let at = random.below(damaged.len());
            let other = text[random.below(text.len())];
            match random.below(3) {
                0 => drop(damaged.remove(at)),
                1 => damaged.insert(at, other),
                _ => damaged[at] = other,
            }
        }
        let damaged: String = damaged.into_iter().collect();
        if let Err(error) = parse(&damaged) {
            let line = damaged.split('\n').nth(error.line - 1);
            let length = line.unwrap_or_else(|| panic!("{error:?}\n{damaged}")).chars().count();
            assert!(error.column >= 1 && error.column <= length + 1, "{error:?}\n{damaged}");
            assert!(error.to_string().ends_with('.'), "{error}");
            assert!(!error.kind.code().is_empty());
        }
    }
}

/// Long texts that make a careless reader recurse or start over at each character.
#[test]
fn long_hostile_texts_are_refused() {
    let mut starts: Vec<String> = FORMS.iter().map(|form| form.example.to_owned()).collect();
    starts.extend(
        ["[", "{\"a\":", "(", "<", "<!--", "<td>", "|", ",", "\"", "http://a.bc/?", "1\n", ":"]
            .map(String::from),
    );
    for piece in pieces().into_iter().chain(starts.clone()).filter(|piece| !piece.is_empty()) {
        let text = piece.repeat(4_000 / piece.len());
        let _ = parse(&text);
        let _ = parse(&format!("[{text}"));
    }
}
