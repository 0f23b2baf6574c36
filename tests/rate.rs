//! Ratings: those of Sudoku Explainer 1.2.1 in `data/ratings.txt`, and the answers for boards that are no puzzle.

use ninewise::rate::{Level, Rating, rate};
use ninewise::{Grid, search};

const ROWS: &str = include_str!("data/ratings.txt");
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn rated(line: &str) -> Rating {
    let grid: Grid = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    rate(&grid, search::count(&grid, 2))
}

#[test]
fn ratings_equal_those_of_sudoku_explainer() {
    let mut count = 0;
    for (index, line) in ROWS.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let (puzzle, expected) = line.split_once(' ').expect("a puzzle and its rating");
        let Rating { er, ep, ed, .. } = rated(puzzle);
        let written = [er, ep, ed].map(|rating| format!("{}.{}", rating / 10, rating % 10)).join("/");
        assert_eq!(written, expected, "tests/data/ratings.txt:{}: {puzzle}", index + 1);
        count += 1;
    }
    assert!(count > 20, "only {count} rows");
}

#[test]
fn what_is_no_puzzle_is_not_rated() {
    let open = format!("..{}", &SOLVED[2..]);
    let swapped = SOLVED.replacen("53", "35", 1);
    let clashing = format!("55{}", ".".repeat(79));
    let unsolvable = format!("12345678.........9{}", ".".repeat(63));
    let ambiguous = format!("1{}", ".".repeat(80));
    for (line, level) in [
        (SOLVED, Level::Solved),
        (&swapped, Level::Unsolvable),
        (&clashing, Level::Unsolvable),
        (&unsolvable, Level::Unsolvable),
        (&ambiguous, Level::Ambiguous),
    ] {
        let unrated = Rating { er: 0, ep: 0, ed: 0, technique: None, level };
        assert_eq!(rated(line), unrated, "{line}");
    }
    assert_eq!(rated(&open).level, Level::Gentle);
}

#[test]
fn the_level_changes_at_its_limits() {
    let levels = [
        (19, Level::Gentle),
        (20, Level::Moderate),
        (29, Level::Moderate),
        (30, Level::Tricky),
        (44, Level::Tricky),
        (45, Level::Hard),
        (66, Level::Hard),
        (67, Level::VeryHard),
        (83, Level::VeryHard),
        (84, Level::Extreme),
        (119, Level::Extreme),
    ];
    for (er, level) in levels {
        assert_eq!(Level::of(er), level, "{er}");
    }
}
