//! Every step of every technique agrees with the only solution, and its evidence with the board.

mod common;

use common::Random;
use ninewise::techniques::{Path, Producer, Sink, Step, Technique, Uniqueness, first_step};
use ninewise::{Board, Cell, Digit, Grid, techniques};

/// The searches whose steps are all looked at; the dearer ones are on the path only.
const CHEAP: u16 = 80;

fn assert_sound(step: &Step, board: &Board, solution: &Grid) {
    let place = || format!("{step:?}\non {} {:?}", board.digits(), board);
    assert!(!step.placements.is_empty() || !step.eliminations.is_empty(), "no effect: {}", place());
    for candidate in &step.placements {
        assert_eq!(solution.get(candidate.cell), Some(candidate.digit), "{}", place());
    }
    for candidate in &step.eliminations {
        assert!(board.has(*candidate), "{candidate} is not on the board: {}", place());
        assert_ne!(solution.get(candidate.cell), Some(candidate.digit), "{}", place());
    }
    for mark in &step.marks {
        assert!(board.has(mark.candidate), "mark {} is not on the board: {}", mark.candidate, place());
    }
    assert!(!step.marks.is_empty() || !step.links.is_empty(), "no evidence: {}", place());
}

fn cheap_producers() -> impl Iterator<Item = &'static Producer> {
    techniques::PRODUCERS.iter().filter(|producer| producer.techniques[0].base_rating() < CHEAP)
}

fn assert_all_sound(board: &Board, solution: &Grid) -> usize {
    let mut steps = 0;
    for producer in cheap_producers() {
        let mut sink = Sink::all(board);
        assert!(producer.find(board, &mut sink).is_continue(), "a sink for all steps never has enough");
        for step in sink.into_steps() {
            assert!(producer.techniques.contains(&step.technique), "{step:?} of another search");
            assert_sound(&step, board, solution);
            steps += 1;
        }
    }
    steps
}

#[test]
fn every_step_on_the_path_and_beside_it_agrees_with_the_solution() {
    let mut random = Random(1);
    for _ in 0..6 {
        let (puzzle, solution) = random.minimal_puzzle();
        let mut board = Board::new(&puzzle);
        while let Some(step) = first_step(&board, Uniqueness::Assumed) {
            assert!(assert_all_sound(&board, &solution) > 0 || step.technique.base_rating() >= CHEAP);
            assert_sound(&step, &board, &solution);
            step.apply(&mut board);
        }
    }
}

#[test]
fn steps_from_positions_with_entries_and_struck_candidates_agree_with_the_solution() {
    let mut random = Random(2);
    for _ in 0..6 {
        let (puzzle, solution) = random.minimal_puzzle();
        for _ in 0..5 {
            let board = random.position(&puzzle, &solution);
            assert_all_sound(&board, &solution);
        }
    }
}

#[test]
fn techniques_that_assume_uniqueness_stay_out_of_open_paths() {
    let mut random = Random(3);
    for _ in 0..5 {
        let (puzzle, solution) = random.minimal_puzzle();
        let mut board = Board::new(&puzzle);
        for step in Path::new(board.clone(), Uniqueness::Open) {
            assert!(!step.technique.assumes_unique(), "{step:?}");
            assert_sound(&step, &board, &solution);
            step.apply(&mut board);
        }
    }
}

/// Applies the first step of the cheap searches until there is none; the number of steps.
fn cheap_path(mut board: Board) -> usize {
    (0..)
        .take_while(|_| {
            let mut sink = Sink::first(&board);
            let found = cheap_producers().any(|producer| producer.find(&board, &mut sink).is_break());
            let steps = sink.into_steps();
            steps.iter().for_each(|step| step.apply(&mut board));
            found
        })
        .count()
}

#[test]
fn paths_of_boards_without_a_solution_end() {
    let mut random = Random(4);
    for _ in 0..5 {
        let (mut puzzle, solution) = random.minimal_puzzle();
        let open: Vec<_> = Cell::all().filter(|&cell| puzzle.get(cell).is_none()).collect();
        let wrong = open[random.below(open.len())];
        puzzle.set(wrong, Digit::all().find(|&digit| solution.get(wrong) != Some(digit)));
        assert!(cheap_path(Board::new(&puzzle)) <= 81 * 9);
    }
    for clashing in ["1".repeat(81), format!("11{}", ".".repeat(79))] {
        let grid: Grid = clashing.parse().expect("81 cells");
        assert!(cheap_path(Board::new(&grid)) <= 81 * 9);
    }
}

#[test]
fn a_solved_board_has_no_step() {
    let (_, solution) = Random(5).minimal_puzzle();
    let board = Board::new(&solution);
    assert_eq!(first_step(&board, Uniqueness::Assumed), None);
    assert!(Technique::ALL.iter().all(|&technique| techniques::all_steps(&board, technique).is_empty()));
}
