//! Long check: whole paths of random minimal puzzles and of a file of puzzles, every step against the solution.
//!
//! `cargo test --release --test paths [-- COUNT [FILE [START]]]` walks `COUNT` random minimal puzzles (1000 unless told)
//! and, from a random position of each (some cells filled in, some wrong candidates struck out), one step; then every
//! puzzle of `FILE`, a path under the folder that `NINEWISE_DATA` names, or else under `../shared/data`. `START` is the
//! random numbers' seed.

#![allow(clippy::print_stdout, reason = "a report is its purpose")]

#[path = "../common/mod.rs"]
mod common;

use common::Random;
use ninewise::techniques::{Step, Technique, Uniqueness, first_step};
use ninewise::{Board, Grid, search};
use std::collections::BTreeMap;
use std::{env, fs, process::ExitCode};

#[derive(Default)]
struct Report {
    steps: BTreeMap<Technique, usize>,
    wrong: usize,
    stuck: usize,
}

impl Report {
    /// Counts the step; whether it agrees with the board and the solution.
    fn check(&mut self, step: &Step, board: &Board, solution: &Grid) -> bool {
        *self.steps.entry(step.technique).or_default() += 1;
        let right = step.placements.iter().all(|c| solution.get(c.cell) == Some(c.digit))
            && step.eliminations.iter().all(|c| board.has(*c) && solution.get(c.cell) != Some(c.digit))
            && step.marks.iter().all(|mark| board.has(mark.candidate));
        if !right {
            self.wrong += 1;
            println!("wrong: {step:?} on {board:?}");
        }
        right
    }

    fn walk(&mut self, mut board: Board, solution: &Grid) {
        while let Some(step) = first_step(&board, Uniqueness::Assumed) {
            if !self.check(&step, &board, solution) {
                return;
            }
            step.apply(&mut board);
        }
        if !board.is_full() {
            self.stuck += 1;
            println!("stuck: {board:?}");
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse().ok());
    let mut report = Report::default();
    let mut random = Random(number(2).unwrap_or(1));
    for _ in 0..number(0).unwrap_or(1000) {
        let (puzzle, solution) = random.minimal_puzzle();
        report.walk(Board::new(&puzzle), &solution);
        let position = random.position(&puzzle, &solution);
        if let Some(step) = first_step(&position, Uniqueness::Assumed) {
            report.check(&step, &position, &solution);
        }
    }
    if let Some(file) = arguments.get(1) {
        let folder = env::var("NINEWISE_DATA").unwrap_or_else(|_| "../shared/data".into());
        let text = fs::read_to_string(format!("{folder}/{file}")).expect("the file can be read");
        for puzzle in text.lines().filter_map(|line| line.get(..81)?.parse::<Grid>().ok()) {
            let solution = search::solutions(&puzzle, 1)[0];
            report.walk(Board::new(&puzzle), &solution);
        }
    }
    for (technique, count) in &report.steps {
        println!("{count:>8} {}", technique.id());
    }
    println!("{} wrong, {} stuck", report.wrong, report.stuck);
    if report.wrong + report.stuck > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
