//! Long check: positions with a known step, against the finders of the techniques that cover it.
//!
//! `cargo test --release --test cases` reads `tech/technique_cases_public.tsv` in the folder that `NINEWISE_DATA` names,
//! or else in `../shared/data`. A case passes if the steps found hold its whole effect; a negative one if none does.

#![allow(clippy::print_stdout, reason = "a report is its purpose")]

use ninewise::techniques::{Step, Technique, all_steps};
use ninewise::{Board, Candidate, Cell, Digit, DigitSet, Grid};
use std::collections::BTreeMap;
use std::{env, fs, process::ExitCode};

/// The code of a kind of case, and the techniques whose steps may hold its effect: of a subset in a house with few open
/// cells, Sudoku Explainer knows the complementary one only.
const COVERED: &[(&str, &[&str])] = &[
    ("0000", &["full-house"]),
    ("0002", &["hidden-single-box", "hidden-single-line", "full-house"]),
    ("0003", &["naked-single"]),
    ("0100", &["pointing"]),
    ("0101", &["claiming"]),
    ("0110", &["naked-pair"]),
    ("0111", &["naked-triplet", "hidden-pair"]),
    ("0200", &["naked-pair"]),
    ("0201", &["naked-triplet", "hidden-pair"]),
    ("0202", &["naked-quad"]),
    ("0210", &["hidden-pair", "naked-pair", "naked-triplet"]),
    ("0211", &["hidden-triplet", "naked-pair", "naked-triplet"]),
    ("0212", &["hidden-quad", "naked-pair", "naked-triplet", "naked-quad"]),
    ("0300", &["x-wing"]),
    ("0301", &["swordfish"]),
    ("0302", &["jellyfish"]),
    ("0400", SINGLE_CHAINS),
    ("0401", SINGLE_CHAINS),
    ("0403", SINGLE_CHAINS),
    ("0600", &["unique-rectangle-1"]),
    ("0601", &["unique-rectangle-2"]),
    ("0602", &["unique-rectangle-3", "unique-rectangle-3-hidden"]),
    ("0603", &["unique-rectangle-4"]),
    ("0604", &["unique-rectangle-2"]),
    ("0610", &["bug-1"]),
    ("0701", SINGLE_CHAINS),
    ("0702", SINGLE_CHAINS),
    ("0703", SINGLE_CHAINS),
    ("0706", SINGLE_CHAINS),
    ("0707", SINGLE_CHAINS),
    ("0708", SINGLE_CHAINS),
    ("0800", &["xy-wing"]),
    ("0801", &["xyz-wing"]),
    ("0803", SINGLE_CHAINS),
];

/// Cycles and chains in one arm: of two that strike the same, Sudoku Explainer keeps the easier one.
const SINGLE_CHAINS: &[&str] = &["x-cycle", "y-cycle", "turbot-fish", "x-chain", "xy-cycle", "forcing-chain"];

/// Cases outside our definitions: a rectangle must have both digits as candidates in all four cells; and in the named
/// one the subset of type 3 takes more than half the open cells, and its complement lacks a candidate (type 4 applies).
fn is_outside(columns: &[&str]) -> bool {
    columns[2].starts_with("060") && columns[4] == "with missing candidates" || columns[0] == "reg0930"
}

struct Case {
    id: String,
    code: String,
    negative: bool,
    board: Board,
    effect: Vec<Candidate>,
    placing: bool,
}

/// `r1c2<>3 r4c5=6` and so on.
fn candidates(text: &str) -> Vec<Candidate> {
    let read = |word: &str| {
        let numbers: Vec<usize> =
            word.bytes().filter(u8::is_ascii_digit).map(|b| (b - b'0') as usize).collect();
        let digit = Digit::new(numbers[2] as u8).expect("digits are 1 to 9");
        Candidate::new(Cell::at(numbers[0] - 1, numbers[1] - 1), digit)
    };
    text.split_whitespace().map(read).collect()
}

fn board(line: &str, candidates: &str) -> Board {
    let grid: Grid = line.parse().expect("the grid is a line");
    let kept: Vec<DigitSet> = candidates
        .as_bytes()
        .chunks(9)
        .map(|cell| {
            cell.iter().filter(|byte| **byte != b'.').filter_map(|byte| Digit::new(byte - b'0')).collect()
        })
        .collect();
    Board::with_candidates(&grid, &kept.try_into().expect("81 cells of candidates"))
}

fn read() -> Vec<Case> {
    let folder = env::var("NINEWISE_DATA").unwrap_or_else(|_| "../shared/data".into());
    let path = format!("{folder}/tech/technique_cases_public.tsv");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows = text.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    let rows = rows.filter(|columns| !is_outside(columns)).map(|columns| {
        let placing = !columns[11].is_empty();
        Case {
            id: format!("{} {} {}", columns[0], columns[1], columns[4]),
            code: columns[2].into(),
            negative: columns[5] == "negative",
            board: board(columns[8], columns[16]),
            effect: candidates(columns[if placing { 11 } else { 10 }]),
            placing,
        }
    });
    rows.collect()
}

/// What a step writes, or what it strikes: beside a digit written, the other candidates of the cell.
fn changes(case: &Case, step: &Step) -> Vec<Candidate> {
    if case.placing {
        return step.placements.clone();
    }
    let beside = |&Candidate { cell, digit }: &Candidate| {
        case.board.candidates(cell).without(digit).map(move |other| Candidate::new(cell, other))
    };
    step.eliminations.iter().copied().chain(step.placements.iter().flat_map(beside)).collect()
}

fn passes(case: &Case, techniques: &[&str]) -> bool {
    let technique = |id: &&str| Technique::from_id(id).expect("an id of the table");
    let steps: Vec<Step> = techniques.iter().flat_map(|id| all_steps(&case.board, technique(id))).collect();
    if case.negative {
        return steps.is_empty();
    }
    let found: Vec<Candidate> = steps.iter().flat_map(|step| changes(case, step)).collect();
    case.effect.iter().all(|candidate| found.contains(candidate))
}

fn main() -> ExitCode {
    let mut failed = 0;
    let mut kinds: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for case in read() {
        let Some((code, techniques)) = COVERED.iter().find(|(code, _)| *code == case.code) else { continue };
        let kind = kinds.entry(code).or_default();
        kind.1 += 1;
        if passes(&case, techniques) {
            kind.0 += 1;
        } else {
            failed += 1;
            println!("{}: not {:?} on {}", case.id, case.effect, case.board.digits());
        }
    }
    for (code, (passed, all)) in &kinds {
        println!("{code}: {passed}/{all}");
    }
    if failed > 0 || kinds.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
