//! Slow, plain searches straight from the rules, and the quick ones held against them.

use super::grow::{Grower, Mode};
use super::hint::{Hint, Kind, Rank};
use super::literal::{self, Literal};
use super::scratch::Scratch;
use super::tree::Forest;
use super::{loops, patterns};
use crate::grid::{Board, Candidate, Cell, Digit, House, HouseKind};
use crate::techniques::{Path, Technique, Uniqueness, all_steps};

const PUZZLES: [&str; 4] = [
    ".6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..657.65...78..173528946",
    "..1....4....2...954..5.......97.5.1.13....5...7.....8.2..3....1..8.79.....7..6..9",
    "...25....65....4..3.9......4.....13..8....6.9....835.......1.4..91.7.3..5...9....",
    "34.6.......7.......2..8.57......5....7..1..2....4......36.2..1.......9.......7.82",
];

/// Boards on the way through the puzzles.
fn boards() -> impl Iterator<Item = Board> {
    PUZZLES.into_iter().flat_map(|puzzle| {
        let grid = puzzle.parse().expect("the puzzle is 81 characters");
        let mut path = Path::new(Board::new(&grid), Uniqueness::Assumed);
        std::iter::from_fn(move || path.next().map(|_| path.board().clone())).step_by(7)
    })
}

fn houses_of(cell: Cell) -> [House; 3] {
    [House::boxed(cell.box_index()), House::row(cell.row()), House::column(cell.column())]
}

fn places(board: &Board, house: House, digit: Digit) -> Vec<Cell> {
    (board.positions(digit) & house.cells()).collect()
}

/// What an on candidate turns off, in order.
fn weak(board: &Board, Candidate { cell, digit }: Candidate, cells: bool) -> Vec<Candidate> {
    let mut off = Vec::new();
    if cells {
        off.extend(board.candidates(cell).without(digit).map(|digit| Candidate::new(cell, digit)));
    }
    for place in houses_of(cell).into_iter().flat_map(|house| places(board, house, digit)) {
        let candidate = Candidate::new(place, digit);
        if place != cell && !off.contains(&candidate) {
            off.push(candidate);
        }
    }
    off
}

/// What an off candidate turns on, in order, each with the set in which it is the last.
fn strong(board: &Board, off: Candidate, cells: bool, houses: bool) -> Vec<(Candidate, Vec<Candidate>)> {
    let Candidate { cell, digit } = off;
    let mut sets: Vec<Vec<Candidate>> = Vec::new();
    let all_digits = Digit::all().map(|digit| Candidate::new(cell, digit)).collect();
    let of_house =
        |house: House| (0..9).map(|position| Candidate::new(house.cell(position), digit)).collect();
    sets.extend(cells.then_some(all_digits));
    sets.extend(houses_of(cell).into_iter().filter(|_| houses).map(of_house));
    let mut on: Vec<(Candidate, Vec<Candidate>)> = Vec::new();
    for set in sets {
        let left: Vec<_> = set.iter().copied().filter(|&other| board.has(other) && other != off).collect();
        if let [last] = left[..]
            && on.iter().all(|&(known, _)| known != last)
        {
            on.push((last, set));
        }
    }
    on
}

/// A literal with the place of the node it follows from.
type Node = (Candidate, bool, Option<usize>);

fn back(nodes: &[Node], mut id: usize) -> Vec<(Candidate, bool)> {
    let mut line = Vec::new();
    loop {
        let (candidate, on, parent) = nodes[id];
        line.push((candidate, on));
        match parent {
            Some(parent) => id = parent,
            None => return line,
        }
    }
}

/// The lines, from the end back, of the cycles or of the chain from a literal.
fn walk(
    board: &Board,
    start: (Candidate, bool),
    pass: (bool, bool),
    cycles: bool,
) -> Vec<Vec<(Candidate, bool)>> {
    let mut nodes: Vec<Node> = vec![(start.0, start.1, None)];
    let mut layer = vec![0];
    let mut found: Vec<Vec<(Candidate, bool)>> = Vec::new();
    let mut length = 1;
    while let Some(&first) = layer.first() {
        let on_layer = nodes[first].1;
        let mut next = Vec::new();
        length += 1;
        for id in layer {
            let (candidate, ..) = nodes[id];
            let targets = if on_layer {
                weak(board, candidate, pass.0)
            } else {
                strong(board, candidate, pass.0, pass.1).into_iter().map(|(target, _)| target).collect()
            };
            for target in targets {
                let ends = match cycles {
                    true => !on_layer && length > 4 && target == start.0,
                    false => target == start.0 && on_layer == start.1,
                };
                if ends && (cycles || found.is_empty()) {
                    let mut line = back(&nodes, id);
                    line.insert(0, (target, !on_layer));
                    found.push(line);
                }
                let known = match cycles && on_layer {
                    true => back(&nodes, id).contains(&(target, false)),
                    false => nodes.iter().any(|&(candidate, on, _)| (candidate, on) == (target, !on_layer)),
                };
                if !known {
                    next.push(nodes.len());
                    nodes.push((target, !on_layer, Some(id)));
                }
            }
        }
        layer = next;
    }
    found
}

fn cycle_removals(board: &Board, line: &[(Candidate, bool)]) -> Vec<Candidate> {
    let goes = |candidate: Candidate| {
        let sees = |on| {
            line.iter().any(|&(other, state)| {
                state == on && other.digit == candidate.digit && other.cell.sees(candidate.cell)
            })
        };
        sees(true) && sees(false) && line.iter().all(|(other, _)| other.cell != candidate.cell)
    };
    candidates(board).filter(|&candidate| goes(candidate)).collect()
}

fn candidates(board: &Board) -> impl Iterator<Item = Candidate> + '_ {
    Cell::all().flat_map(|cell| board.candidates(cell).map(move |digit| Candidate::new(cell, digit)))
}

/// A hint as both sides have it: what it removes, and its arm from the end back.
type Plain = (Vec<usize>, Vec<(usize, bool)>);

/// Every cycle and chain in the order of the rules, sorted, without those that remove what one before removes.
fn single_chains(board: &Board) -> Vec<Plain> {
    let mut hints: Vec<(Rank, Plain)> = Vec::new();
    for pass in [(false, true), (true, false), (true, true)] {
        for start in candidates(board).filter(|start| board.candidates(start.cell).len() > 1) {
            if !pass.1 && board.candidates(start.cell).len() > 2 {
                continue;
            }
            for mut line in walk(board, (start, true), pass, true) {
                line.pop();
                let removals = cycle_removals(board, &line);
                let kind = Kind::Cycle { cells: pass.0, houses: pass.1 };
                hints.push((Rank::new(kind, line.len()), plain(&removals, &line)));
            }
            for on in [true, false].into_iter().filter(|_| pass.1) {
                for line in walk(board, (start, on), pass, false) {
                    let rest = board.candidates(start.cell).without(start.digit);
                    let removals: Vec<_> = match on {
                        true => vec![start],
                        false => rest.map(|digit| Candidate::new(start.cell, digit)).collect(),
                    };
                    hints.push((
                        Rank::new(Kind::Single { cells: pass.0 }, line.len()),
                        plain(&removals, &line),
                    ));
                }
            }
        }
    }
    hints.retain(|(_, (removals, _))| !removals.is_empty());
    hints.sort_by(|a, b| a.0.partial_cmp(&b.0).expect("no rank is NaN"));
    let mut kept: Vec<Plain> = Vec::new();
    for (_, hint) in hints {
        if kept.iter().all(|(removals, _)| *removals != hint.0) {
            kept.push(hint);
        }
    }
    kept
}

fn plain(removals: &[Candidate], line: &[(Candidate, bool)]) -> Plain {
    let removals = removals.iter().map(|candidate| candidate.index()).collect();
    (removals, line.iter().map(|&(candidate, on)| (candidate.index(), on)).collect())
}

fn plain_hint(hint: &Hint) -> Plain {
    let literals = hint.paths[0].literals();
    (hint.removals.clone(), literals.map(|literal| (literal.candidate(), literal.is_on())).collect())
}

#[test]
fn single_chains_are_those_of_the_plain_search() {
    let mut found = 0;
    for board in boards() {
        let grid = Scratch::new(&board);
        let expected = single_chains(&board);
        let hints: Vec<_> = loops::search(&grid, false).iter().map(plain_hint).collect();
        assert_eq!(hints, expected, "{}", board.digits());
        let best: Vec<_> = loops::search(&grid, true).iter().map(plain_hint).collect();
        assert_eq!(best.first(), expected.first(), "{}", board.digits());
        found += expected.len();
    }
    assert!(found > 100, "just {found} chains to compare");
}

/// Everything that follows from an assumption, with its parents, in order; the last node is the far end of a
/// contradiction where that ends it.
fn follow(source: &Board, start: (Candidate, bool), mode: Mode) -> Vec<(Literal, Vec<Literal>)> {
    let literal = |candidate: Candidate, on| Literal::new(candidate.index(), on);
    let mut board = source.clone();
    let mut nodes = vec![(literal(start.0, start.1), Vec::new())];
    let (mut on_done, mut off_done) = (0, 0);
    loop {
        let of_state =
            |on| nodes.iter().map(|&(literal, _)| literal).filter(move |literal| literal.is_on() == on);
        let next = of_state(true).nth(on_done).or_else(|| of_state(false).nth(off_done));
        let Some(from) = next else { return nodes };
        let candidate = literal::candidate(from.candidate());
        let mut targets = Vec::new();
        if from.is_on() {
            on_done += 1;
            targets.extend(
                weak(&board, candidate, mode.cells).into_iter().map(|off| (literal(off, false), vec![from])),
            );
        } else {
            off_done += 1;
            for (on, set) in strong(&board, candidate, mode.cells, true) {
                let gone = set.into_iter().filter(|&other| source.has(other) && !board.has(other));
                let parents = std::iter::once(from).chain(gone.map(|gone| literal(gone, false))).collect();
                targets.push((literal(on, true), parents));
            }
            if mode.dynamic {
                board.remove(candidate);
            }
        }
        for (target, parents) in targets {
            let known = |wanted: Literal| nodes.iter().any(|&(literal, _)| literal == wanted);
            let clash = known(target.opposite());
            if clash || !known(target) {
                nodes.push((target, parents));
            }
            if clash {
                return nodes;
            }
        }
    }
}

#[test]
fn trees_are_those_of_the_plain_search() {
    for mode in [Mode::NISHIO, Mode::MULTIPLE, Mode::dynamic(0)] {
        let mut grower = Grower::new(mode);
        for board in boards() {
            let grid = Scratch::new(&board);
            for (candidate, on) in
                candidates(&board).flat_map(|candidate| [(candidate, true), (candidate, false)])
            {
                let mut forest = Forest::default();
                let tree = grower.grow(&grid, Literal::new(candidate.index(), on), &mut forest);
                let expected = follow(&board, (candidate, on), mode);
                let far_end = usize::from(forest.tree(tree).clash.is_some());
                assert_eq!(
                    forest.nodes(tree).len() + far_end,
                    expected.len(),
                    "{candidate} in {}",
                    board.digits()
                );
                for (id, (literal, parents)) in expected.iter().enumerate() {
                    let path = forest.path(tree, id as u16, &mut Vec::new());
                    let node = &path.nodes[0];
                    let from: Vec<_> =
                        node.parents.iter().map(|&parent| path.nodes[parent as usize].literal).collect();
                    assert_eq!(
                        (node.literal, from),
                        (*literal, parents.clone()),
                        "{candidate} in {}",
                        board.digits()
                    );
                }
            }
        }
    }
}

/// With all candidates as the source, every pattern depends on a removal.
#[test]
fn patterns_are_those_of_the_finders() {
    use Technique::{Claiming, HiddenPair, NakedPair, Pointing, XWing};
    let full = Scratch::new(&Board::new(&crate::grid::Grid::default()));
    let finders: [&[Technique]; 4] = [&[Pointing, Claiming], &[HiddenPair], &[NakedPair], &[XWing]];
    let mut found = [0; 4];
    for board in boards() {
        for (index, (rule, finders)) in patterns::RULES.iter().zip(finders).enumerate() {
            let mut patterns = Vec::new();
            rule(&full, &Scratch::new(&board), &mut patterns);
            let mut ours: Vec<_> = patterns.into_iter().map(|pattern| pattern.removals).collect();
            let steps = finders.iter().flat_map(|&technique| all_steps(&board, technique));
            let mut theirs: Vec<Vec<_>> = steps
                .map(|step| step.eliminations.iter().map(|candidate| candidate.index()).collect())
                .collect();
            theirs.iter_mut().for_each(|removals| removals.sort_unstable());
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs, "{finders:?} in {}", board.digits());
            found[index] += ours.len();
        }
    }
    assert!(found[..3].iter().all(|&count| count > 0), "{found:?}");
}

/// The houses are those that chains know them by.
#[test]
fn houses_are_numbered_by_kind() {
    for (index, kind) in [HouseKind::Box, HouseKind::Row, HouseKind::Column].into_iter().enumerate() {
        for (number, house) in House::of_kind(kind).enumerate() {
            assert_eq!(super::scratch::house(index * 9 + number), house);
            for position in 0..9 {
                assert_eq!(super::scratch::at(index * 9 + number, position), house.cell(position).index());
            }
        }
    }
}
