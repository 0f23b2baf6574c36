//! Fish: one digit, as many base lines as cover lines across them.
//!
//! ```text
//!          cover   cover
//!  base      5       5      Each base row needs a 5 in a cover column,
//!  base      5       5      so the other 5s of those columns go (x).
//!            x       x
//! ```

use super::combinations::combinations;
use super::{HouseRole, Role, Sink, Step, Technique};
use crate::grid::{Board, CellSet, Digit, House, HouseKind};
use std::ops::ControlFlow;

const BY_SIZE: [Technique; 3] = [Technique::XWing, Technique::Swordfish, Technique::Jellyfish];

/// X-wing (2), swordfish (3), jellyfish (4).
pub(super) fn basic(board: &Board, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    based_on(board, size, HouseKind::Column, sink)?;
    based_on(board, size, HouseKind::Row, sink)
}

/// By bases, then by digit, as Sudoku Explainer finds them.
fn based_on(board: &Board, size: usize, kind: HouseKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut found = Vec::new();
    for digit in Digit::all() {
        let fits = |&line: &House| (2..=size).contains(&places(board, digit, line).len());
        let lines: Vec<House> = House::of_kind(kind).filter(fits).collect();
        if lines.len() < size || board.digits().cells_of(digit).len() + 2 * size > 9 {
            continue;
        }
        for chosen in combinations(lines.len(), size) {
            let bases: Vec<House> = chosen.map(|index| lines[index]).collect();
            found.extend(swims(board, digit, &bases).map(|step| (order(&bases), step)));
        }
    }
    found.sort_by_key(|&(order, _)| order);
    found.into_iter().try_for_each(|(_, step)| sink.push(step))
}

/// The place of a choice of lines among all choices of as many.
fn order(bases: &[House]) -> u32 {
    bases.iter().map(|base| 1 << base.index()).sum()
}

fn places(board: &Board, digit: Digit, line: House) -> CellSet {
    board.positions(digit) & line.cells()
}

/// The fish of `bases`, if their places lie in as many lines across and something goes.
fn swims(board: &Board, digit: Digit, bases: &[House]) -> Option<Step> {
    let body = bases.iter().fold(CellSet::EMPTY, |body, &base| body | places(board, digit, base));
    let across = if bases[0].kind() == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
    let covers: Vec<House> =
        House::of_kind(across).filter(|cover| !cover.cells().is_disjoint(body)).collect();
    if covers.len() != bases.len() {
        return None;
    }
    let covered = covers.iter().fold(CellSet::EMPTY, |cells, cover| cells | cover.cells());
    let struck = (board.positions(digit) & covered) - body;
    if struck.is_empty() {
        return None;
    }
    let step =
        Step::new(BY_SIZE[bases.len() - 2]).marking(digit, body, Role::Defining).striking(digit, struck);
    let step = bases.iter().fold(step, |step, &base| step.within(base, HouseRole::Base));
    Some(covers.iter().fold(step, |step, &cover| step.within(cover, HouseRole::Cover)))
}
