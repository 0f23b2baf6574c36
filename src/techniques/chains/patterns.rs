//! The simple patterns that a dynamic chain may lean on, looked for on its scratch grid.

use super::literal::CandidateIndex;
use super::scratch::{self, HOUSES, Scratch};

/// A pattern that some removal of the chain has made possible.
pub(super) struct Pattern {
    /// What it removes, in order.
    pub(super) removals: Vec<CandidateIndex>,
    /// The candidates that had to go for it.
    pub(super) conditions: Vec<CandidateIndex>,
}

/// Looks for patterns on a grid (second) that were not yet there on the source grid (first).
pub(super) type Rule = fn(&Scratch, &Scratch, &mut Vec<Pattern>);

/// In the order in which they are tried: the first that gives a pattern is the last.
pub(super) const RULES: [Rule; 4] = [locked, hidden_pair, naked_pair, x_wing];

const BOXES: std::ops::Range<usize> = 0..9;
const ROWS: std::ops::Range<usize> = 9..18;
const COLUMNS: std::ops::Range<usize> = 18..27;

/// Two houses, a box and a line, that cross: masks of the shared positions within the one and the other.
#[derive(Clone, Copy)]
struct Crossing {
    base: usize,
    cover: usize,
    in_base: u16,
    in_cover: u16,
}

/// Box and column, box and row, column and box, row and box; by base, then by cover.
static CROSSINGS: [Crossing; 108] = crossings();

const fn crossings() -> [Crossing; 108] {
    let mut table = [Crossing { base: 0, cover: 0, in_base: 0, in_cover: 0 }; 108];
    let (mut len, mut group) = (0, 0);
    while group < 4 {
        let mut pair = 0;
        while pair < 81 {
            let (first, second) = (pair / 9, pair % 9);
            let (boxed, line, column) = match group {
                0 => (first, second, true),
                1 => (first, second, false),
                2 => (second, first, true),
                _ => (second, first, false),
            };
            let (meet, stripe) = if column { (boxed % 3, boxed / 3) } else { (boxed / 3, boxed % 3) };
            if line / 3 == meet {
                let in_box = if column { 0b1001001 << (line % 3) } else { 0b111 << (line % 3 * 3) };
                let in_line = 0b111 << (stripe * 3);
                let line = if column { 18 + line } else { 9 + line };
                table[len] = if group < 2 {
                    Crossing { base: boxed, cover: line, in_base: in_box, in_cover: in_line }
                } else {
                    Crossing { base: line, cover: boxed, in_base: in_line, in_cover: in_box }
                };
                len += 1;
            }
            pair += 1;
        }
        group += 1;
    }
    table
}

/// Pointing and claiming.
fn locked(source: &Scratch, grid: &Scratch, found: &mut Vec<Pattern>) {
    let digits: [u16; HOUSES] = std::array::from_fn(|house| {
        numbers_where(|digit| {
            let places = grid.places(house, digit);
            places != source.places(house, digit) && matches!(places.count_ones(), 2 | 3)
        })
    });
    for &Crossing { base, cover, in_base, in_cover } in &CROSSINGS {
        for digit in scratch::bits(digits[base]) {
            let places = grid.places(base, digit);
            let removed = grid.places(cover, digit) & !in_cover;
            if places & !in_base == 0 && removed != 0 {
                let gone = source.places(base, digit) & !places & !in_base;
                push(
                    in_order(candidates(cover, removed, digit)),
                    candidates(base, gone, digit).collect(),
                    found,
                );
            }
        }
    }
}

/// Two digits of a house that have the same two places.
fn hidden_pair(source: &Scratch, grid: &Scratch, found: &mut Vec<Pattern>) {
    for house in BOXES.chain(COLUMNS).chain(ROWS).filter(|&house| grid.open[house] > 4) {
        let places = |digit| grid.places(house, digit);
        for (first, second) in pairs_of(|digit| places(digit).count_ones() == 2) {
            if places(first) != places(second) {
                continue;
            }
            let both = places(first);
            let digits = 1 << first | 1 << second;
            let removals: Vec<_> = scratch::bits(both)
                .map(|position| scratch::at(house, position))
                .flat_map(|cell| scratch::bits(grid.cell(cell) & !digits).map(move |digit| cell * 9 + digit))
                .collect();
            let conditions: Vec<_> = scratch::bits(!both & 0x1ff)
                .map(|position| scratch::at(house, position))
                .flat_map(|cell| scratch::bits(source.cell(cell) & digits).map(move |digit| cell * 9 + digit))
                .collect();
            push(removals, conditions, found);
        }
    }
}

/// Two cells of a house that have the same two candidates.
fn naked_pair(source: &Scratch, grid: &Scratch, found: &mut Vec<Pattern>) {
    for house in BOXES.chain(COLUMNS).chain(ROWS).filter(|&house| grid.open[house] >= 4) {
        for (first, second) in pairs_of(|position| grid.cell(scratch::at(house, position)).count_ones() == 2)
        {
            let cells = [scratch::at(house, first), scratch::at(house, second)];
            let digits = grid.cell(cells[0]);
            if digits != grid.cell(cells[1]) {
                continue;
            }
            let removals: Vec<_> = (0..9)
                .map(|position| scratch::at(house, position))
                .filter(|cell| !cells.contains(cell))
                .flat_map(|cell| scratch::bits(grid.cell(cell) & digits).map(move |digit| cell * 9 + digit))
                .collect();
            let conditions: Vec<_> = cells
                .into_iter()
                .flat_map(|cell| {
                    scratch::bits(source.cell(cell) & !digits).map(move |digit| cell * 9 + digit)
                })
                .collect();
            push(removals, conditions, found);
        }
    }
}

/// Two columns, or two rows, in which a digit has the same two places.
fn x_wing(source: &Scratch, grid: &Scratch, found: &mut Vec<Pattern>) {
    for (lines, covers) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
        let digits: [u16; 9] = std::array::from_fn(|line| {
            numbers_where(|digit| {
                grid.places(lines.start + line, digit).count_ones() == 2 && grid.placed[digit] <= 5
            })
        });
        for (first, second) in pairs() {
            let bases = [lines.start + first, lines.start + second];
            for digit in scratch::bits(digits[first] & digits[second]) {
                let places = grid.places(bases[0], digit);
                if places != grid.places(bases[1], digit) {
                    continue;
                }
                let outside = !(1 << first | 1 << second);
                let removals = scratch::bits(places)
                    .map(|place| covers.start + place)
                    .flat_map(|cover| candidates(cover, grid.places(cover, digit) & outside, digit));
                let conditions = bases
                    .into_iter()
                    .flat_map(|base| candidates(base, source.places(base, digit) & !places, digit))
                    .collect();
                push(in_order(removals), conditions, found);
            }
        }
    }
}

fn push(removals: Vec<CandidateIndex>, conditions: Vec<CandidateIndex>, found: &mut Vec<Pattern>) {
    if !removals.is_empty() && !conditions.is_empty() {
        found.push(Pattern { removals, conditions });
    }
}

/// The pairs of numbers up to 8 in increasing order of their mask: 01, 02, 12, 03 and so on.
fn pairs() -> impl Iterator<Item = (usize, usize)> {
    (1..9).flat_map(|second| (0..second).map(move |first| (first, second)))
}

/// The same for those numbers alone that `suits` takes.
fn pairs_of(suits: impl Fn(usize) -> bool) -> impl Iterator<Item = (usize, usize)> {
    let suiting = numbers_where(suits);
    scratch::bits(suiting).flat_map(move |second| {
        scratch::bits(suiting & ((1 << second) - 1)).map(move |first| (first, second))
    })
}

/// The mask of the numbers up to 8 that suit.
fn numbers_where(suits: impl Fn(usize) -> bool) -> u16 {
    (0..9).filter(|&number| suits(number)).fold(0, |mask, number| mask | 1 << number)
}

fn candidates(house: usize, positions: u16, digit: usize) -> impl Iterator<Item = CandidateIndex> {
    scratch::bits(positions).map(move |position| scratch::at(house, position) * 9 + digit)
}

fn in_order(candidates: impl Iterator<Item = CandidateIndex>) -> Vec<CandidateIndex> {
    let mut sorted: Vec<_> = candidates.collect();
    sorted.sort_unstable();
    sorted
}
