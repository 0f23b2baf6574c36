//! Chains: the steps and ratings of puzzles that need them, and the form of their evidence.

use ninewise::techniques::{Chain, ChainShape, Path, Role, Step, Technique, Uniqueness, all_steps};
use ninewise::{Board, Candidate, Grid, rate, search};
use std::collections::HashMap;

/// Puzzles, their ER in Sudoku Explainer 1.2.1, and a technique on its way through them.
const PUZZLES: [(&str, u16, Technique); 8] = [
    (
        ".6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..657.65...78..173528946",
        65,
        Technique::XCycle,
    ),
    (
        "................12..3.45.........6.3..4...5...2.4........3......7...6..821.......",
        66,
        Technique::TurbotFish,
    ),
    (
        "..1....4....2...954..5.......97.5.1.13....5...7.....8.2..3....1..8.79.....7..6..9",
        67,
        Technique::YCycle,
    ),
    (
        "................12..3.45...........6.....3....7.2....4.....6.3.4.....5..82.1.....",
        78,
        Technique::NishioForcingChain,
    ),
    (
        "1.5.8.......4.6......7...82..6..29..392...8.1.1.......62...749.........57..9....3",
        83,
        Technique::HouseForcingChain,
    ),
    (
        "5..2....9......12.1..8.47...6.5.7..1.5......8....8.2...2.34....6.1.......7..18...",
        83,
        Technique::CellForcingChain,
    ),
    (
        "...25....65....4..3.9......4.....13..8....6.9....835.......1.4..91.7.3..5...9....",
        88,
        Technique::DynamicForcingChain,
    ),
    (
        "34.6.......7.......2..8.57......5....7..1..2....4......36.2..1.......9.......7.82",
        90,
        Technique::DynamicForcingChain,
    ),
];

fn grid(line: &str) -> Grid {
    line.parse().expect("the puzzle is 81 characters")
}

fn path(line: &str) -> impl Iterator<Item = (Board, Step)> {
    let mut path = Path::new(Board::new(&grid(line)), Uniqueness::Assumed);
    std::iter::from_fn(move || {
        let before = path.board().clone();
        path.next().map(|step| (before, step))
    })
}

#[test]
fn ratings_and_techniques() {
    for (puzzle, er, technique) in PUZZLES {
        assert_eq!(rate::rate(&grid(puzzle), 1).er, er, "{puzzle}");
        assert!(path(puzzle).any(|(_, step)| step.technique == technique), "no {technique:?} in {puzzle}");
    }
}

#[test]
fn steps_agree_with_the_solution() {
    for (puzzle, ..) in PUZZLES {
        let solution = search::solutions(&grid(puzzle), 1)[0];
        let holds = |candidate: &Candidate| solution.get(candidate.cell) == Some(candidate.digit);
        for (board, step) in path(puzzle) {
            assert!(step.placements.iter().all(holds), "{puzzle}: {step:?}");
            assert!(!step.eliminations.iter().any(holds), "{puzzle}: {step:?}");
            assert!(step.eliminations.iter().all(|&candidate| board.has(candidate)), "{puzzle}: {step:?}");
        }
    }
}

/// The chain alone is looked for first; it must be the first of all.
#[test]
fn the_first_step_is_the_best_of_all() {
    for (puzzle, _, technique) in PUZZLES {
        let (board, step) = path(puzzle)
            .find(|(_, step)| step.technique == technique)
            .expect("the puzzle needs the technique");
        let all = all_steps(&board, technique);
        assert_eq!(all[0], step, "{puzzle}");
        assert!(all.iter().all(|other| other.rating() >= step.rating()), "{puzzle}");
    }
}

#[test]
fn evidence_can_be_read_link_by_link() {
    for (puzzle, ..) in PUZZLES {
        for (board, step) in path(puzzle) {
            if let Some(chain) = step.chain {
                read(&board, &step, chain).unwrap_or_else(|what| panic!("{puzzle}: {what}: {step:?}"));
            }
        }
    }
}

/// Follows each arm from its assumption and checks that the arms end as the shape says.
fn read(board: &Board, step: &Step, chain: Chain) -> Result<(), &'static str> {
    let mut nodes = 0;
    let mut ends = Vec::new();
    for branch in 0..chain.arms {
        let mut known = HashMap::new();
        let mut end = None;
        for link in step.links.iter().filter(|link| link.branch == branch) {
            let [from, to] = [link.from, link.to].map(|node| {
                Candidate::new(node.cells.single().expect("chains have no grouped nodes"), node.digit)
            });
            if known.is_empty() {
                known.insert(from, !link.strong);
            }
            let from_on = *known.get(&from).ok_or("a link starts at what is not known yet")?;
            if link.strong == from_on {
                return Err("a link does not suit its start");
            }
            if from.cell != to.cell && !(from.digit == to.digit && from.cell.sees(to.cell)) {
                return Err("the ends of a link do not see each other");
            }
            if !board.has(from) || !board.has(to) {
                return Err("a node is not on the board");
            }
            known.insert(to, link.strong);
            end = Some((to, link.strong));
        }
        nodes += known.len();
        ends.extend(end);
        let marked = |(&candidate, &on): (&Candidate, &bool)| {
            let role = if on { Role::On } else { Role::Off };
            step.marks.iter().any(|mark| mark.candidate == candidate && mark.role == role)
        };
        if !known.iter().all(marked) {
            return Err("a node has no mark");
        }
    }
    let agree = ends.windows(2).all(|pair| match chain.shape {
        ChainShape::Contradiction => pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1,
        _ => pair[0] == pair[1],
    });
    let counted = match chain.shape {
        // Its start and its end are the same candidate, once on and once off.
        ChainShape::Single => nodes + 1,
        _ => nodes + chain.arms - ends.len(),
    };
    match (agree, counted == chain.length) {
        (false, _) => Err("the arms do not meet"),
        (_, false) => Err("the length is not the number of nodes"),
        _ => Ok(()),
    }
}
