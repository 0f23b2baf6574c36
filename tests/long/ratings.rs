//! Long check: every reference rating of Sudoku Explainer 1.2.1, against ours.
//!
//! `cargo test --release --test ratings [-- FILE [LOWEST HIGHEST]]` reads `tech/FILE` (`se_public.tsv` unless named) in
//! the folder that `NINEWISE_DATA` names, or else in `../shared/data`, and compares the rows whose ER is in the range.

#![allow(clippy::print_stdout, reason = "a report is its purpose")]

use ninewise::{Grid, rate::rate, search};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use std::{env, fs, process::ExitCode};

/// A reference rating: tenths, `None` where it was not published.
struct Row {
    puzzle: Grid,
    expected: [Option<u16>; 3],
    java_ms: Option<u64>,
}

#[derive(Default)]
struct Band {
    equal: usize,
    differ: usize,
    times: Vec<Duration>,
    java_ms: Vec<u64>,
}

fn tenths(text: &str) -> Option<u16> {
    text.parse::<f64>().ok().map(|rating| (rating * 10.0).round() as u16)
}

fn read(file: &str) -> Vec<Row> {
    let folder = env::var("NINEWISE_DATA").unwrap_or_else(|_| "../shared/data".into());
    let path = format!("{folder}/tech/{file}");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows = text.lines().skip(1).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        Row {
            puzzle: columns[0].parse().expect("the first column is a puzzle"),
            expected: [1, 2, 3].map(|index| tenths(columns[index])),
            java_ms: columns[4].parse().ok(),
        }
    });
    rows.collect()
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let file = arguments.first().map_or("se_public.tsv", String::as_str);
    let lowest = arguments.get(1).and_then(|text| tenths(text)).unwrap_or(0);
    let highest = arguments.get(2).and_then(|text| tenths(text)).unwrap_or(u16::MAX);
    let mut bands: BTreeMap<u16, Band> = BTreeMap::new();
    let wanted = |row: &Row| row.expected[0].is_some_and(|er| (lowest..=highest).contains(&er));
    for row in read(file).into_iter().filter(wanted) {
        let band = bands.entry(row.expected[0].unwrap_or(0) / 10).or_default();
        compare(&row, band);
    }
    for (er, band) in &mut bands {
        print_band(*er, band);
    }
    let differ = bands.values().any(|band| band.differ > 0);
    if differ || bands.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn compare(row: &Row, band: &mut Band) {
    let solutions = search::count(&row.puzzle, 2);
    let start = Instant::now();
    let rating = rate(&row.puzzle, solutions);
    band.times.push(start.elapsed());
    band.java_ms.extend(row.java_ms);
    let ours = [rating.er, rating.ep, rating.ed];
    if row.expected.iter().zip(ours).all(|(expected, ours)| expected.is_none_or(|value| value == ours)) {
        band.equal += 1;
    } else {
        band.differ += 1;
        println!("{} expected {:?} ours {ours:?}", row.puzzle, row.expected.map(|value| value.unwrap_or(0)));
    }
}

fn print_band(er: u16, band: &mut Band) {
    band.times.sort();
    band.java_ms.sort();
    let median = band.times[band.times.len() / 2];
    let longest = band.times[band.times.len() - 1];
    let java = band.java_ms.get(band.java_ms.len() / 2).map_or("-".into(), u64::to_string);
    let all = band.equal + band.differ;
    println!(
        "ER {er}: {}/{all} equal; median {median:?}, longest {longest:?}; Java median {java} ms",
        band.equal
    );
}
