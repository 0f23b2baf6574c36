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

fn based_on(board: &Board, size: usize, kind: HouseKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let lines: Vec<House> = House::of_kind(kind).collect();
    let free = |&digit: &Digit| board.digits().cells_of(digit).len() + 2 * size <= 9;
    let candidates: Vec<(Digit, u32)> =
        Digit::all().filter(free).map(|digit| (digit, bases_of(board, size, digit, &lines))).collect();
    if candidates.iter().all(|(_, bases)| (bases.count_ones() as usize) < size) {
        return ControlFlow::Continue(());
    }
    for chosen in combinations(lines.len(), size) {
        for &(digit, _) in candidates.iter().filter(|&&(_, bases)| chosen.is_within(bases)) {
            let bases: Vec<House> = chosen.map(|index| lines[index]).collect();
            swims(board, digit, &bases, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The lines that may be among the bases of a fish, as flags.
fn bases_of(board: &Board, size: usize, digit: Digit, lines: &[House]) -> u32 {
    let fits = |&line: &House| (2..=size).contains(&places(board, digit, line).len());
    lines.iter().enumerate().map(|(index, line)| u32::from(fits(line)) << index).sum()
}

fn places(board: &Board, digit: Digit, line: House) -> CellSet {
    board.positions(digit) & line.cells()
}

/// Pushes the fish of `bases`, if their places lie in as many lines across.
fn swims(board: &Board, digit: Digit, bases: &[House], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let body = bases.iter().fold(CellSet::EMPTY, |body, &base| body | places(board, digit, base));
    let across = if bases[0].kind() == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
    let covers: Vec<House> =
        House::of_kind(across).filter(|cover| !cover.cells().is_disjoint(body)).collect();
    if covers.len() != bases.len() {
        return ControlFlow::Continue(());
    }
    let covered = covers.iter().fold(CellSet::EMPTY, |cells, cover| cells | cover.cells());
    let struck = (board.positions(digit) & covered) - body;
    if struck.is_empty() {
        return ControlFlow::Continue(());
    }
    let step =
        Step::new(BY_SIZE[bases.len() - 2]).marking(digit, body, Role::Defining).striking(digit, struck);
    let step = bases.iter().fold(step, |step, &base| step.within(base, HouseRole::Base));
    sink.push(covers.iter().fold(step, |step, &cover| step.within(cover, HouseRole::Cover)))
}
