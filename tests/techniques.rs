//! Each technique finds its steps and passes over near misses: the rows of `data/techniques.txt`; and the table itself.

use ninewise::techniques::{PRODUCERS, Step, Technique, all_steps};
use ninewise::{Board, Candidate, Cell, Digit, Grid};
use std::collections::{BTreeMap, BTreeSet};

const ROWS: &str = include_str!("data/techniques.txt");

/// From this rating on a search takes seconds: the long check of ratings holds these.
const TOO_LONG: u16 = 95;

/// A position, and an effect that the technique has on it or, of a near miss, must not have.
struct Row {
    place: String,
    technique: Technique,
    board: Board,
    effect: BTreeSet<String>,
    is_hit: bool,
}

/// `r1c2<>37` is `r1c2<>3` and `r1c2<>7`; `r1c2=3` stays.
fn split(effects: &str) -> impl Iterator<Item = (Candidate, String)> {
    effects.split_whitespace().flat_map(|effect| {
        let sign = if effect.contains("<>") { "<>" } else { "=" };
        let (cell, digits) = effect.split_once(sign).expect("an effect is r1c2=3 or r1c2<>37");
        let place = |index: usize| usize::from(cell.as_bytes()[index] - b'1');
        let cell = Cell::at(place(1), place(3));
        digits.bytes().map(move |digit| {
            let digit = Digit::new(digit - b'0').expect("digits are 1 to 9");
            (Candidate::new(cell, digit), format!("{cell}{sign}{digit}"))
        })
    })
}

fn rows() -> Vec<Row> {
    let lines = ROWS.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let read = |(index, line): (usize, &str)| {
        let place = format!("tests/data/techniques.txt:{}", index + 1);
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[id, grid, struck, effect] = columns.as_slice() else { panic!("{place}: four columns") };
        let mut board = Board::new(&grid.parse::<Grid>().unwrap_or_else(|error| panic!("{place}: {error}")));
        split(struck).for_each(|(candidate, _)| board.remove(candidate));
        Row {
            technique: Technique::from_id(id).unwrap_or_else(|| panic!("{place}: no technique {id}")),
            board,
            effect: split(effect.trim_start_matches("not ")).map(|(_, effect)| effect).collect(),
            is_hit: !effect.starts_with("not "),
            place,
        }
    };
    lines.map(read).collect()
}

fn effect(step: &Step) -> BTreeSet<String> {
    let written = step.placements.iter().map(|candidate| format!("{}={}", candidate.cell, candidate.digit));
    let struck = step.eliminations.iter().map(|candidate| format!("{}<>{}", candidate.cell, candidate.digit));
    written.chain(struck).collect()
}

#[test]
fn every_row_is_found_or_passed_over() {
    for row in rows() {
        let found: Vec<_> = all_steps(&row.board, row.technique).iter().map(effect).collect();
        let Row { place, technique, board, effect, is_hit } = row;
        assert_eq!(
            found.contains(&effect),
            is_hit,
            "{place}: {effect:?} by {} on {}: {found:?}",
            technique.id(),
            board.digits()
        );
    }
}

#[test]
fn every_technique_has_two_hits_and_a_near_miss() {
    let mut counts: BTreeMap<Technique, [usize; 2]> = BTreeMap::new();
    for row in rows() {
        counts.entry(row.technique).or_default()[usize::from(row.is_hit)] += 1;
    }
    for technique in Technique::ALL.iter().filter(|technique| technique.base_rating() < TOO_LONG) {
        let [misses, hits] = counts.get(technique).copied().unwrap_or_default();
        assert!(hits >= 2 && misses >= 1, "{}: {hits} hits, {misses} near misses", technique.id());
    }
}

#[test]
fn ids_are_words_in_lower_case_and_name_one_technique() {
    for &technique in Technique::ALL {
        let id = technique.id();
        assert!(id.split('-').all(|word| !word.is_empty()), "{id}");
        assert!(id.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-'), "{id}");
        assert_eq!(Technique::from_id(id), Some(technique), "{id}");
    }
    assert_eq!(Technique::from_id("guess"), None);
}

#[test]
fn the_table_is_in_order_of_difficulty() {
    assert!(Technique::ALL.is_sorted_by_key(|technique| technique.base_rating()));
    let produced: Vec<_> = PRODUCERS.iter().flat_map(|producer| producer.techniques).copied().collect();
    assert_eq!(produced, Technique::ALL);
}

#[test]
fn only_patterns_that_would_have_two_solutions_assume_uniqueness() {
    let assuming = Technique::ALL.iter().filter(|technique| technique.assumes_unique());
    assert!(assuming.clone().all(|technique| {
        let id = technique.id();
        id.starts_with("unique-") || id.starts_with("bug-")
    }));
    assert_eq!(assuming.count(), 14);
}
