//! The engine against a naive solver and against boards whose answers are known.

use ninewise::Grid;
use ninewise::search::{
    LINE_LENGTH, Line, Solutions, batch, count, count_line, solutions, solve, solve_line, status,
};

mod naive {
    //! The obvious solver: the cell with the fewest digits left, each digit in turn.

    /// 81 numbers, row by row; 0 is a blank.
    pub(crate) type Cells = [u8; 81];

    fn houses(cell: usize) -> [usize; 3] {
        [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
    }

    /// The digits that stand in each house, a bit for each; `None` if one stands there twice.
    fn seen(cells: &Cells) -> Option<[u16; 27]> {
        let mut seen = [0; 27];
        for (cell, &number) in cells.iter().enumerate().filter(|(_, number)| **number != 0) {
            for house in houses(cell) {
                if seen[house] >> number & 1 == 1 {
                    return None;
                }
                seen[house] |= 1 << number;
            }
        }
        Some(seen)
    }

    pub(crate) fn is_valid(cells: &Cells) -> bool {
        seen(cells).is_some()
    }

    /// Up to `limit` solutions.
    pub(crate) fn solutions(cells: &Cells, limit: usize) -> Vec<Cells> {
        let mut found = Vec::new();
        search(*cells, limit, &mut found);
        found
    }

    fn search(mut cells: Cells, limit: usize, found: &mut Vec<Cells>) {
        let Some(seen) = seen(&cells) else { return };
        let taken = |cell: usize| houses(cell).iter().fold(0, |taken, &house| taken | seen[house]);
        let open = (0..81).filter(|&cell| cells[cell] == 0).map(|cell| (cell, taken(cell)));
        let Some((cell, taken)) = open.max_by_key(|(_, taken)| taken.count_ones()) else {
            return found.push(cells);
        };
        for digit in (1..=9).filter(|digit| taken >> digit & 1 == 0) {
            if found.len() < limit {
                cells[cell] = digit;
                search(cells, limit, found);
            }
        }
    }
}

/// A small generator of pseudo-random numbers, the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }
}

impl Random {
    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut numbers = std::array::from_fn(|index| index);
        for end in (2..=N).rev() {
            numbers.swap(end - 1, self.below(end));
        }
        numbers
    }

    /// A full grid without clashes: the cyclic one with digits, rows and columns exchanged.
    fn full(&mut self) -> naive::Cells {
        let digits = self.shuffled::<9>();
        let [rows, columns] = [(); 2].map(|()| {
            let bands = self.shuffled::<3>();
            bands.map(|band| self.shuffled::<3>().map(|line| 3 * band + line)).concat()
        });
        std::array::from_fn(|cell| {
            let (row, column) = (rows[cell / 9], columns[cell % 9]);
            digits[(3 * row + row / 3 + column) % 9] as u8 + 1
        })
    }

    /// `givens` cells of a full grid.
    fn solvable(&mut self, givens: usize) -> naive::Cells {
        let (full, order) = (self.full(), self.shuffled::<81>());
        let mut cells = [0; 81];
        for &cell in &order[..givens] {
            cells[cell] = full[cell];
        }
        cells
    }

    /// The same with some cells overwritten at random, so that many have no solution and some clash.
    fn damaged(&mut self, givens: usize) -> naive::Cells {
        let mut cells = self.solvable(givens);
        for _ in 0..=self.below(3) {
            cells[self.below(81)] = self.below(10) as u8;
        }
        cells
    }
}

fn grid(cells: &naive::Cells) -> Grid {
    let line = cells.map(|number| char::from(b'0' + number)).iter().collect::<String>();
    line.parse().expect("81 digits are a line")
}

/// Every answer the engine can give on a board, against the naive solver's.
fn assert_agrees(cells: &naive::Cells) {
    const LIMIT: usize = 5;
    let grid = grid(cells);
    let expected = naive::solutions(cells, LIMIT);
    assert_eq!(count(&grid, LIMIT), expected.len(), "{grid}");
    assert_eq!(count_line(&cells.map(|number| b'0' + number), LIMIT), Some(expected.len()), "{grid}");
    let found = solutions(&grid, LIMIT);
    assert_eq!(found.len(), expected.len(), "{grid}");
    for (index, solution) in found.iter().enumerate() {
        assert_solves(&grid, solution);
        assert!(!found[..index].contains(solution), "{grid} has {solution} twice");
    }
    if expected.len() < LIMIT {
        let mut numbers: Vec<_> = found.iter().map(|grid| *grid.numbers()).collect();
        numbers.sort();
        let mut expected = expected.clone();
        expected.sort();
        assert_eq!(numbers, expected, "{grid}");
    }
    match (solve(&grid), &found[..]) {
        (Solutions::None, []) => {}
        (Solutions::Unique(only), [one]) => assert_eq!(only, *one, "{grid}"),
        (Solutions::Multiple(a, b), [one, other, ..]) => assert_eq!((a, b), (*one, *other), "{grid}"),
        (answer, _) => panic!("{answer:?} for {grid}"),
    }
}

fn assert_solves(board: &Grid, solution: &Grid) {
    assert!(solution.is_full() && solution.is_valid(), "{solution} for {board}");
    assert!(board.filled().all(|(cell, digit)| solution.get(cell) == Some(digit)), "{solution} for {board}");
}

#[test]
fn agrees_with_the_naive_solver_on_solvable_boards() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for round in 0..492 {
        assert_agrees(&random.solvable(round % 82));
    }
}

#[test]
fn agrees_with_the_naive_solver_on_damaged_boards() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    for round in 0..480 {
        assert_agrees(&random.damaged(24 + round % 58));
    }
}

#[test]
fn agrees_with_the_naive_solver_on_random_digits() {
    let mut random = Random(0x1234_5678_9abc_def1);
    for round in 0..120 {
        let mut cells = [0; 81];
        for _ in 0..round % 12 {
            cells[random.below(81)] = random.below(9) as u8 + 1;
        }
        assert_agrees(&cells);
    }
}

/// Boards with one solution, and the solution.
const UNIQUE: [(&str, &str); 6] = [
    ("kaggle", include_str!("data/puzzles/kaggle.txt")),
    ("clue17", include_str!("data/puzzles/clue17.txt")),
    ("minimal", include_str!("data/puzzles/minimal.txt")),
    ("top1465", include_str!("data/puzzles/top1465.txt")),
    ("hardest11", include_str!("data/puzzles/hardest11.txt")),
    ("hardest1106", include_str!("data/puzzles/hardest1106.txt")),
];

/// Boards with two solutions or more.
const MULTIPLE: &str = include_str!("data/puzzles/multi.txt");

#[test]
fn finds_the_known_solutions() {
    for (set, lines) in UNIQUE {
        for (index, line) in lines.lines().enumerate() {
            let (board, solution) = line.split_once(' ').unwrap();
            let answer = solve(&board.parse().unwrap());
            let expected = Solutions::Unique(solution.parse().unwrap());
            assert_eq!(answer, expected, "tests/data/puzzles/{set}.txt:{}", index + 1);
        }
    }
}

#[test]
fn finds_two_solutions_where_there_are_many() {
    for (index, line) in MULTIPLE.lines().enumerate() {
        let board = line.parse().unwrap();
        let Solutions::Multiple(one, other) = solve(&board) else {
            panic!("tests/data/puzzles/multi.txt:{}", index + 1);
        };
        assert_ne!(one, other);
        assert_solves(&board, &one);
        assert_solves(&board, &other);
    }
}

#[test]
fn counts_exactly_up_to_the_limit() {
    for line in MULTIPLE.lines().take(5) {
        let grid: Grid = line.parse().unwrap();
        let all = naive::solutions(grid.numbers(), 100).len();
        for limit in [0, 1, 2, all - 1, all, all + 1] {
            let expected = if all < 100 { all.min(limit) } else { limit.min(100) };
            assert_eq!(count(&grid, limit.min(100)), expected, "{line} to {limit}");
            assert_eq!(solutions(&grid, limit.min(100)).len(), expected, "{line} to {limit}");
        }
    }
}

/// Boards on which solvers hang or answer nonsense, with their number of solutions up to 3.
const HARD: [(&str, usize); 10] = [
    (".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 0),
    ("001000000200000000003000000400000005005000600600000040007103000800000000009020000", 3),
    ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1),
    (".876543212........3........4........5........6........7........8........9........", 0),
    ("123456789234567891345678912456789123567891234678912345789123456891234567912345678", 0),
    ("555555555555555555555555555555555555555555555555555555555555555555555555555555555", 0),
    (".................................................................................", 3),
    ("..9.7...5..21..9..1...28....7...5..1..851......5....3.......3..68........21.....7", 0),
    ("....................................................................1234567.....8", 0),
    ("1...............................................................................1", 3),
];

#[test]
fn hard_boards_are_answered_exactly() {
    for (board, expected) in HARD {
        assert_eq!(count(&board.parse().unwrap(), 3), expected, "{board}");
    }
}

#[test]
fn the_empty_grid_stops_at_any_limit() {
    let found = solutions(&Grid::default(), 1_000);
    assert_eq!(found.len(), 1_000);
    assert_eq!(found, solutions(&Grid::default(), 1_000));
    assert_eq!(count(&Grid::default(), 1_000), 1_000);
}

#[test]
fn a_full_grid_is_its_own_solution() {
    let mut random = Random(77);
    for _ in 0..50 {
        let full = random.full();
        let mut blank = full;
        blank[random.below(81)] = 0;
        assert_eq!(solve(&grid(&full)), Solutions::Unique(grid(&full)));
        assert_eq!(solve(&grid(&blank)), Solutions::Unique(grid(&full)));
    }
}

#[test]
fn two_equal_digits_in_a_house_are_no_board() {
    for digit in [4, 5, 9] {
        for first in (0..81).step_by(5) {
            for second in first + 1..81 {
                let mut cells = [0; 81];
                (cells[first], cells[second]) = (digit, digit);
                let expected = usize::from(naive::is_valid(&cells));
                assert_eq!(count(&grid(&cells), 1), expected, "{digit} in {first} and {second}");
            }
        }
    }
}

#[test]
fn lines_hold_digits_and_dots_alone() {
    let line: &Line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let Some(Solutions::Unique(solution)) = solve_line(line) else { panic!() };
    for byte in 0..=255 {
        for place in [0, 10, 40, 64, 65, 80] {
            let mut line = *line;
            line[place] = byte;
            let readable = byte == b'.' || byte.is_ascii_digit();
            assert_eq!(solve_line(&line).is_some(), readable, "{byte} in {place}");
            assert_eq!(count_line(&line, 1).is_some(), readable, "{byte} in {place}");
            let (mut answer, mut answers) = ([7], [0; LINE_LENGTH]);
            let boards = batch(&line, &mut answer, &mut answers).boards;
            assert_eq!(boards == 0, byte == b'#' && place == 0);
            assert_eq!(boards == 1 && answer[0] != status::UNREADABLE, readable, "{byte} in {place}");
        }
    }
    let zeros = line.map(|byte| if byte == b'.' { b'0' } else { byte });
    assert_eq!(solve_line(&zeros), Some(Solutions::Unique(solution)));
}
