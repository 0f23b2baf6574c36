//! Hints and paths: what a position calls for, in which order, and that no step contradicts the solution.

mod common;

use common::Random;
use ninewise::explain::Trouble;
use ninewise::rate::Level;
use ninewise::teach::{Explanation, Hint, Options, Order, explain, hint, rate};
use ninewise::techniques::{HouseMark, HouseRole, Step, Technique, Uniqueness, all_steps, first_step};
use ninewise::{Board, Candidate, Cell, CellSet, Digit, DigitSet, Grid, search::Solutions, search::solve};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Each with one solution; from singles to a forcing chain.
const PUZZLES: [&str; 8] = [
    EASY,
    "9.2..5..7.7...26...61....9...65.....3....8..9.....3.62..72..8....3.4......5...4.6",
    "......7..3.5..........42.......3..26..8.71.43.5..2...77...83....6.9...5...1......",
    "...942...2.....1....61...57.2...8...7...1...5.5...4..6.7..2..3.4...5.67...8......",
    ".......4...83.2.6....97.....97.........6......41.5.38..6..4..19...8..62..3.......",
    "..6......31.2.....5.7.....3..5.......31..7..2...4..9..4.26..7.5...3..8......5...1",
    "...62..........13.7..9.56.8.694..2..8.2.6...7...........85...46.36....5.....7....",
    "...4...3.4.3...1...96....78...1...6.9....8...7.......4..5..3.16.2..1.....34..7...",
];

fn grid(line: &str) -> Grid {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn solution_of(grid: &Grid) -> Grid {
    match solve(grid) {
        Solutions::Unique(solution) => solution,
        other => panic!("{grid}: {other:?}"),
    }
}

fn hint_for(line: &str) -> Hint {
    hint(&Board::new(&grid(line)), &Options::default())
}

fn assert_sound(step: &Step, board: &Board, solution: &Grid) {
    assert!(!step.placements.is_empty() || !step.eliminations.is_empty(), "no effect: {step:?}");
    for placed in &step.placements {
        assert_eq!(solution.get(placed.cell), Some(placed.digit), "{step:?} on {board:?}");
    }
    for &gone in &step.eliminations {
        assert!(board.has(gone), "{gone} is not there: {step:?}");
        assert_ne!(solution.get(gone.cell), Some(gone.digit), "{step:?} on {board:?}");
    }
}

#[test]
fn a_hint_from_any_right_position_agrees_with_the_solution_in_both_orders() {
    let mut random = Random(7);
    for puzzle in PUZZLES.map(grid) {
        let solution = solution_of(&puzzle);
        for order in [Order::Easiest, Order::Explainer] {
            for _ in 0..3 {
                let mut board = random.position(&puzzle, &solution);
                let options = Options { givens: Some(puzzle), order, ..Options::default() };
                loop {
                    match hint(&board, &options) {
                        Hint::Step(step) => {
                            assert_sound(&step, &board, &solution);
                            step.apply(&mut board);
                        }
                        Hint::Solved => break,
                        Hint::Trouble(trouble) => panic!("{trouble:?} on {board:?}"),
                    }
                }
                assert_eq!(*board.digits(), solution);
            }
        }
    }
}

#[test]
fn a_path_reaches_the_solution_and_says_its_hardest_step() {
    for puzzle in PUZZLES.map(grid) {
        for order in [Order::Easiest, Order::Explainer] {
            let path = explain(&Board::new(&puzzle), &Options { order, ..Options::default() });
            let mut board = Board::new(&puzzle);
            path.steps.iter().for_each(|step| step.apply(&mut board));
            assert!(path.solved && path.trouble.is_none());
            assert_eq!(path.solution, Some(*board.digits()));
            assert_eq!(Some(path.hardest), path.steps.iter().map(Step::rating).max());
            if order == Order::Explainer {
                assert_eq!(path.hardest, rate(&puzzle).er, "{puzzle}");
            }
        }
    }
}

#[test]
fn solved_and_unsolvable_boards_are_told_apart() {
    let solved = solution_of(&grid(EASY)).to_string();
    assert_eq!(hint_for(&solved), Hint::Solved);
    let clash = format!("55{}", &EASY[2..]);
    assert_eq!(hint_for(&clash), Hint::Trouble(Trouble::NoSolution));
    let full_but_wrong = "1".repeat(81);
    assert_eq!(hint_for(&full_but_wrong), Hint::Trouble(Trouble::NoSolution));
    let path = explain(&Board::new(&grid(&clash)), &Options::default());
    let nothing = Explanation {
        steps: Vec::new(),
        solved: false,
        solution: None,
        hardest: 0,
        trouble: Some(Trouble::NoSolution),
    };
    assert_eq!(path, nothing);
    let path = explain(&Board::new(&grid(&solved)), &Options::default());
    assert!(path.solved && path.steps.is_empty() && path.solution == Some(grid(&solved)));
}

#[test]
fn a_wrong_entry_is_named_where_the_givens_are_known() {
    let givens = grid(EASY);
    let mut entries = givens;
    entries.set(Cell::at(0, 2), Digit::new(1));
    entries.set(Cell::at(0, 3), Digit::new(6));
    let options = Options { givens: Some(givens), ..Options::default() };
    let expected = Trouble::Wrong { entries: CellSet::of(Cell::at(0, 2)), struck: Vec::new() };
    assert_eq!(hint(&Board::new(&entries), &options), Hint::Trouble(expected));
}

#[test]
fn a_struck_candidate_of_the_solution_is_named_and_others_are_not() {
    let puzzle = grid(EASY);
    let solution = solution_of(&puzzle);
    let cell = Cell::at(0, 2);
    let mut board = Board::new(&puzzle);
    let wrong =
        board.candidates(cell).find(|&digit| solution.get(cell) != Some(digit)).expect("there is one");
    board.remove(Candidate::new(cell, wrong));
    assert!(matches!(hint(&board, &Options::default()), Hint::Step(_)));
    let truth = Candidate::new(cell, solution.get(cell).expect("a solution is full"));
    board.remove(truth);
    let expected = Trouble::Wrong { entries: CellSet::EMPTY, struck: vec![truth] };
    assert_eq!(hint(&board, &Options::default()), Hint::Trouble(expected));
}

#[test]
fn a_naked_single_comes_before_a_direct_hidden_pair_for_people_only() {
    let mut shown = 0;
    for puzzle in PUZZLES.map(grid) {
        let mut board = Board::new(&puzzle);
        while let Some(step) = first_step(&board, Uniqueness::Assumed) {
            if step.technique == Technique::DirectHiddenPair
                && !all_steps(&board, Technique::NakedSingle).is_empty()
            {
                let Hint::Step(easiest) = hint(&board, &Options::default()) else { panic!("{board:?}") };
                assert_eq!(easiest.technique, Technique::NakedSingle);
                let explainer = Options { order: Order::Explainer, ..Options::default() };
                assert_eq!(hint(&board, &explainer), Hint::Step(step.clone()));
                shown += 1;
            }
            step.apply(&mut board);
        }
    }
    assert!(shown > 0, "no board has both");
}

#[test]
fn the_lines_that_leave_a_hidden_single_its_cell_have_the_digit_and_leave_no_other() {
    let (mut told, mut untold) = (0, 0);
    for puzzle in PUZZLES.map(grid) {
        let mut board = Board::new(&puzzle);
        while let Some(step) = first_step(&board, Uniqueness::Assumed) {
            if matches!(step.technique, Technique::HiddenSingleBox | Technique::HiddenSingleLine) {
                let Candidate { cell, digit } = step.placements[0];
                let (covers, patterns): (Vec<&HouseMark>, Vec<&HouseMark>) =
                    step.houses.iter().partition(|mark| mark.role == HouseRole::Cover);
                let mut open = (patterns[0].house.cells() & board.open_cells()).without(cell);
                for cover in &covers {
                    let cells = cover.house.cells();
                    assert!(
                        !cells.is_disjoint(board.digits().cells_of(digit)),
                        "no {digit} in {}",
                        cover.house
                    );
                    assert!(!open.is_disjoint(cells), "{} is not needed", cover.house);
                    open -= cells;
                }
                let unseen = |other: Cell| board.digits().cells_of(digit).is_disjoint(other.peers());
                if covers.is_empty() {
                    untold += 1;
                    assert!({ open }.any(unseen), "{step:?}");
                } else {
                    told += 1;
                    assert!(open.is_empty(), "{step:?}");
                }
            }
            step.apply(&mut board);
        }
    }
    assert!(told > untold && untold > 0, "{told} told, {untold} not");
}

#[test]
fn of_several_singles_the_one_in_the_fullest_house_comes_first() {
    let Hint::Step(step) = hint_for(EASY) else { panic!("it has a step") };
    let board = Board::new(&grid(EASY));
    let open = |step: &Step| (step.houses[0].house.cells() & board.open_cells()).len();
    let best = all_steps(&board, step.technique).iter().map(open).min();
    assert_eq!(Some(open(&step)), best);
}

#[test]
fn techniques_that_assume_uniqueness_stay_out_where_there_are_several_solutions_or_when_asked() {
    let (mut used, mut several) = (0, 0);
    for puzzle in PUZZLES.map(grid) {
        let board = Board::new(&puzzle);
        let with = explain(&board, &Options::default());
        used += with.steps.iter().filter(|step| step.technique.assumes_unique()).count();
        let asked = Options { uniqueness: Uniqueness::Open, ..Options::default() };
        let without = explain(&board, &asked);
        assert!(without.solved && without.steps.iter().all(|step| !step.technique.assumes_unique()));
        for (cell, _) in puzzle.filled().take(4) {
            let mut open = puzzle;
            open.set(cell, None);
            let path = explain(&Board::new(&open), &Options::default());
            if path.solution.is_none() {
                several += 1;
                assert!(path.steps.iter().all(|step| !step.technique.assumes_unique()), "{open}");
            }
        }
    }
    assert!(several > 20, "few puzzles with several solutions");
    assert!(used > 0, "no puzzle uses uniqueness");
}

#[test]
fn the_empty_board_has_no_step_and_says_so_at_once() {
    let empty = ".".repeat(81);
    assert_eq!(hint_for(&empty), Hint::Trouble(Trouble::Stuck));
    let path = explain(&Board::new(&grid(&empty)), &Options::default());
    assert_eq!((path.solved, path.trouble), (false, Some(Trouble::Stuck)));
}

#[test]
fn a_position_that_leaves_no_solution_of_a_puzzle_with_several_says_so() {
    let mut open = solution_of(&grid(EASY));
    let corners = [Cell::at(3, 5), Cell::at(3, 8), Cell::at(4, 5), Cell::at(4, 8)];
    corners.iter().for_each(|&cell| open.set(cell, None));
    assert!(matches!(solve(&open), Solutions::Multiple(..)));
    let mut board = Board::new(&open);
    assert_eq!(hint(&board, &Options::default()), Hint::Trouble(Trouble::Stuck));
    let [one, other] = [0, 1].map(|index| board.candidates(corners[0]).nth(index).expect("two candidates"));
    board.remove(Candidate::new(corners[0], one));
    assert!(matches!(hint(&board, &Options::default()), Hint::Step(_)));
    board.remove(Candidate::new(corners[1], other));
    assert!(matches!(hint(&board, &Options::default()), Hint::Step(_)));
    board.remove(Candidate::new(corners[1], one));
    assert_eq!(hint(&board, &Options::default()), Hint::Trouble(Trouble::NoSolution));
}

#[test]
fn rating_counts_the_solutions_itself() {
    let level = |line: &str| rate(&grid(line)).level;
    assert_eq!(level(EASY), Level::Gentle);
    assert_eq!(level(&".".repeat(81)), Level::Ambiguous);
    assert_eq!(level(&format!("55{}", ".".repeat(79))), Level::Unsolvable);
    assert_eq!(level(&solution_of(&grid(EASY)).to_string()), Level::Solved);
}

/// Candidates as digits, 81 words of them; a word of one digit that stands in `values` is a digit.
fn board_of(values: &str, notes: &str) -> Board {
    let mut kept = [DigitSet::EMPTY; 81];
    for (index, word) in notes.split_whitespace().enumerate() {
        kept[index] = word.bytes().filter_map(|byte| Digit::new(byte - b'0')).collect();
    }
    Board::with_candidates(&grid(values), &kept)
}

#[test]
fn reported_traps_of_hint_engines_are_none() {
    let path_of = |line: &str| {
        let puzzle = grid(line);
        let solution = solution_of(&puzzle);
        let mut board = Board::new(&puzzle);
        let path = explain(&board, &Options::default());
        for step in &path.steps {
            assert_sound(step, &board, &solution);
            step.apply(&mut board);
        }
        assert!(path.solved, "{line}");
    };
    // A rectangle over four boxes, pairs without a common house, sets that share a cell, a vanished candidate, and a
    // puzzle beyond basic techniques.
    path_of("1549..........41...6.75...9.1...8...69...7.4...5....37.8.....1.....3..68......5..");
    path_of("003020600900305001001806400008102900700000008006708200002609500800203009005010300");
    path_of("........932.1...7.9..6.28...89...1..5.......7..1...69...29.6..3.3...7.817........");
    path_of("000000030000003962004080000009002004080050000012460000000000000095000107160007203");
}

#[test]
fn a_grave_is_seen_only_where_it_is_one() {
    let bug = |board: &Board| all_steps(board, Technique::Bug1);
    let trap = board_of(
        "758392001100405089004108200800924000436517928000683104007809516689251003500706892",
        "7 5 8 3 9 2 46 46 1 1 26 23 4 67 5 37 8 9 39 69 4 1 67 8 2 357 57 8 17 15 9 2 4 36 36 57 4 3 6 5 1 7 9 2 8 29 279 \
         25 6 8 3 1 57 4 23 24 7 8 34 9 5 1 6 6 8 9 2 5 1 47 47 3 5 14 13 7 34 6 8 9 2",
    );
    assert_eq!(bug(&trap), []);
    let grave = board_of(
        "010045306000130507325769184502001039938004015070593802283456971050900003694317258",
        "78 1 79 28 4 5 3 29 6 48 46 69 1 3 28 5 29 7 3 2 5 7 6 9 1 8 4 5 46 2 68 78 1 467 3 9 9 3 8 26 27 4 67 1 5 14 7 16 \
         5 9 3 8 46 2 2 8 3 4 5 6 9 7 1 17 5 17 9 28 28 46 46 3 6 9 4 3 1 7 2 5 8",
    );
    let steps = bug(&grave);
    let gone = steps[0].eliminations.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(gone, ["r4c7=4", "r4c7=7"]);
}

#[test]
fn no_right_entry_of_a_hard_puzzle_is_called_wrong() {
    let puzzle = grid("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
    let solution = solution_of(&puzzle);
    let mut entered = puzzle;
    let options = Options { givens: Some(puzzle), ..Options::default() };
    // Hints are asked for once the board is easy enough to be quick.
    for (index, cell) in Cell::all().enumerate() {
        entered.set(cell, solution.get(cell));
        if index < 30 {
            continue;
        }
        match hint(&Board::new(&entered), &options) {
            Hint::Step(step) => assert_sound(&step, &Board::new(&entered), &solution),
            Hint::Solved => assert!(entered.is_full()),
            Hint::Trouble(trouble) => panic!("{trouble:?}"),
        }
    }
    assert_eq!(hint(&Board::new(&entered), &options), Hint::Solved);
}
