//! How fast the engine is, by set and question: `cargo bench`. Every answer is checked.
//!
//! Small sets are in `tests/data/puzzles`; whole ones are taken from `puzzles/` in the folder that `NINEWISE_DATA`
//! names, or else in `../shared/data`, if they are there. With `--features counters` the guesses and passes that a
//! board takes are printed first: these do not depend on the machine.

use divan::Bencher;
use divan::counter::ItemsCount;
use ninewise::search::{LINE_LENGTH, Line, batch, count_line, status};
use std::path::Path;

const SETS: [&str; 7] = ["kaggle", "clue17", "minimal", "top1465", "hardest11", "hardest1106", "multi"];

/// So many boards of a set at most, taken at even distances.
const MOST: usize = 2_000;

fn main() {
    #[cfg(feature = "counters")]
    print_counts();
    divan::main();
}

/// The boards of a set.
fn boards(set: &str) -> Vec<Line> {
    let folder = std::env::var("NINEWISE_DATA").unwrap_or_else(|_| "../shared/data".into());
    let whole = Path::new(&folder).join("puzzles").join(set).with_extension("txt");
    let small = Path::new("tests/data/puzzles").join(set).with_extension("txt");
    let text =
        std::fs::read_to_string(whole).or_else(|_| std::fs::read_to_string(small)).expect("a set of boards");
    let lines: Vec<Line> = text.lines().filter_map(|line| line.as_bytes().first_chunk().copied()).collect();
    lines.iter().step_by(lines.len().div_ceil(MOST)).copied().collect()
}

/// Number of solutions of the boards of a set, up to 2.
fn solutions(set: &str) -> usize {
    if set == "multi" { 2 } else { 1 }
}

/// The first solution.
#[divan::bench(args = SETS)]
fn first(bencher: Bencher<'_, '_>, set: &str) {
    count_all(bencher, set, 1);
}

/// One solution or more.
#[divan::bench(args = SETS)]
fn unique(bencher: Bencher<'_, '_>, set: &str) {
    count_all(bencher, set, 2);
}

fn count_all(bencher: Bencher<'_, '_>, set: &str, limit: usize) {
    let boards = boards(set);
    let expected = Some(solutions(set).min(limit));
    bencher.counter(ItemsCount::new(boards.len())).bench(|| {
        assert!(boards.iter().all(|board| count_line(board, limit) == expected));
    });
}

/// Lines to statuses and solutions.
#[divan::bench(args = SETS)]
fn batches(bencher: Bencher<'_, '_>, set: &str) {
    let text: Vec<u8> = boards(set).iter().flat_map(|line| [&line[..], b"\n"].concat()).collect();
    let count = text.len() / LINE_LENGTH;
    let (mut answers, mut lines) = (vec![0; count], vec![0; text.len()]);
    let expected = if set == "multi" { status::MULTIPLE } else { status::UNIQUE };
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        assert_eq!(batch(&text, &mut answers, &mut lines).boards, count);
        assert!(answers.iter().all(|&answer| answer == expected));
    });
}

#[cfg(feature = "counters")]
fn print_counts() {
    use ninewise::search::counters;
    println!("{:12} {:>8} {:>8} {:>8} {:>8}", "per board", "guesses", "passes", "guesses", "passes");
    for set in SETS {
        let boards = boards(set);
        let counts = [1, 2].map(|limit| {
            counters::take();
            let expected = Some(solutions(set).min(limit));
            assert!(boards.iter().all(|board| count_line(board, limit) == expected));
            counters::take()
        });
        let [(g, p), (g2, p2)] =
            counts.map(|(g, p)| (g as f64 / boards.len() as f64, p as f64 / boards.len() as f64));
        println!("{set:12} {g:8.3} {p:8.2} {g2:8.3} {p2:8.2}");
    }
}
