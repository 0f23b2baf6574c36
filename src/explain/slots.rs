//! What a step puts into the slots of a template: digits, cells and houses by role, the effect, the arms of a chain.

use super::chain::{self, Arms};
use super::grammar::Joint::{And, Or};
use super::template;
use super::writer::Writer;
use crate::grid::{CellSet, DigitSet, House};
use crate::techniques::{HouseRole, Role, Step};

/// Writes what belongs into the slot; `false` where there is no such slot.
pub(super) fn fill(writer: &mut Writer<'_>, step: &Step, slot: &str) -> bool {
    evidence(writer, step, slot) || figures(writer, step, slot) || chains(writer, step, slot)
}

/// Slots of singles, locked candidates, subsets, fish, wings, and the effect of every step.
fn evidence(writer: &mut Writer<'_>, step: &Step, slot: &str) -> bool {
    let grammar = writer.grammar;
    match slot {
        "digit" => writer.digits(digits_changed(step), Or),
        "cell" => writer.cells(cells_changed(step), And),
        "removed" => writer.candidates(&step.eliminations, grammar.removed),
        "digits" => writer.digits(digits_of(step, &[Role::Defining]), And),
        "digits-or" => writer.digits(digits_of(step, &[Role::Defining]), Or),
        "cells" => writer.cells(step.cells_marked(Role::Defining), And),
        "count" => writer.text(&(grammar.number)(step.cells_marked(Role::Defining).len())),
        "house" => writer.houses(&houses(step, HouseRole::Pattern)),
        "base" => writer.houses(&houses(step, HouseRole::Base)),
        "cover" => writer.houses(&houses(step, HouseRole::Cover)),
        "left" => {
            let reasons = grammar.left;
            template::fill(writer, step, reasons[usize::from(houses(step, HouseRole::Cover).is_empty())]);
        }
        "size" => writer.text(&(grammar.number)(houses(step, HouseRole::Base).len())),
        "base-lines" => writer.text(lines(writer, step, HouseRole::Base)[1]),
        "cover-line" => writer.text(lines(writer, step, HouseRole::Cover)[0]),
        "cover-lines" => writer.text(lines(writer, step, HouseRole::Cover)[1]),
        "pivot" => writer.cells(step.cells_marked(Role::Pivot), And),
        "pivot-digits" => writer.digits(digits_of(step, &[Role::Pivot]), Or),
        "turn-a" => writer.digits(turn(step, 0).0, Or),
        "turn-b" => writer.digits(turn(step, 1).0, Or),
        "pincer-a" => writer.cells(turn(step, 0).1, And),
        "pincer-b" => writer.cells(turn(step, 1).1, And),
        _ => return false,
    }
    true
}

/// Slots of deadly patterns.
fn figures(writer: &mut Writer<'_>, step: &Step, slot: &str) -> bool {
    let pair = digits_of(step, &[Role::Floor, Role::Roof]);
    match slot {
        "pair" => writer.digits(pair, And),
        "pair-or" => writer.digits(pair, Or),
        "floor" => writer.cells(step.cells_marked(Role::Floor), And),
        "roof" => writer.cells(step.cells_marked(Role::Roof), And),
        "figure" => {
            let cells = step.cells_marked(Role::Floor) | step.cells_marked(Role::Roof);
            writer.text(writer.grammar.figures[usize::from(cells.len() > 4)]);
        }
        "kept" => writer.digits(pair - digits_changed(step), Or),
        "extra" => writer.digits(digits_of(step, &[Role::Fin]), And),
        "extra-or" => writer.digits(digits_of(step, &[Role::Fin]), Or),
        "extra-cells" => writer.cells(step.cells_marked(Role::Fin), And),
        "extras" => {
            let fins = step.marks.iter().filter(|mark| mark.role == Role::Fin);
            let fins: Vec<_> = fins.map(|mark| mark.candidate).collect();
            writer.candidates(&fins, writer.grammar.present);
        }
        "set" => writer.cells(step.cells_marked(Role::SetA), And),
        "set-digits" => writer.digits(digits_of(step, &[Role::SetA]), And),
        "subset-digits" => writer.digits(digits_of(step, &[Role::SetA, Role::Fin]), And),
        "subset-size" => writer.text(&(writer.grammar.number)(step.cells_marked(Role::SetA).len() + 1)),
        "common" => writer.digits(digits_of(step, &[Role::Common]), Or),
        _ => return false,
    }
    true
}

/// Slots of chains.
fn chains(writer: &mut Writer<'_>, step: &Step, slot: &str) -> bool {
    let arms = Arms::of(step);
    match slot {
        "arms" => chain::write_arms(writer, step, &arms),
        "inner" => chain::write_inner(writer, step),
        "assumption" => chain::write_assumption(writer, &arms),
        "start-cell" => writer.cells(arms.start_cells(), Or),
        "start-digit" => writer.digits(arms.start_digits(), Or),
        "clash-cell" => writer.cells(arms.clash().map_or(CellSet::EMPTY, |node| node.cells), And),
        "clash-digit" => {
            let digit = arms.clash().map(|node| node.digit);
            writer.digits(digit.map_or(DigitSet::EMPTY, DigitSet::of), And);
        }
        "ways" => {
            let ways = writer.grammar.ways;
            template::fill(writer, step, ways[usize::from(arms.len() > 2)]);
        }
        "arm-count" => writer.text(&(writer.grammar.number)(arms.len())),
        "inner-count" => writer.text(&(writer.grammar.number)(chain::inner_count(step))),
        "conclusion" => {
            let conclusions = writer.grammar.conclusions;
            template::fill(writer, step, conclusions[usize::from(step.placements.is_empty())]);
        }
        "where" => look(writer, step),
        _ => return false,
    }
    true
}

/// Where to look, for the first level of a hint.
fn look(writer: &mut Writer<'_>, step: &Step) {
    let places = super::look(step);
    if places.houses.is_empty() {
        writer.cells(places.cells, And);
    } else {
        writer.houses(&places.houses);
    }
}

/// The digits that a step writes or, where it writes none, strikes.
fn digits_changed(step: &Step) -> DigitSet {
    let changed = if step.placements.is_empty() { &step.eliminations } else { &step.placements };
    changed.iter().map(|candidate| candidate.digit).collect()
}

/// The cells that a step writes in or, where it writes nothing, strikes in.
fn cells_changed(step: &Step) -> CellSet {
    let changed = if step.placements.is_empty() { &step.eliminations } else { &step.placements };
    changed.iter().map(|candidate| candidate.cell).collect()
}

fn digits_of(step: &Step, roles: &[Role]) -> DigitSet {
    step.marks.iter().filter(|mark| roles.contains(&mark.role)).map(|mark| mark.candidate.digit).collect()
}

/// The houses with a role, in order.
pub(super) fn houses(step: &Step, role: HouseRole) -> Vec<House> {
    let mut houses: Vec<House> =
        step.houses.iter().filter(|mark| mark.role == role).map(|mark| mark.house).collect();
    houses.sort_unstable();
    houses
}

/// The words for the sort of lines that have a role.
fn lines(writer: &Writer<'_>, step: &Step, role: HouseRole) -> [&'static str; 2] {
    houses(step, role).first().map_or([""; 2], |house| (writer.grammar.lines)(house.kind()))
}

/// The digit by which a wing's pivot makes one of its pincers the end, and that pincer.
fn turn(step: &Step, branch: usize) -> (DigitSet, CellSet) {
    let link = step.links.iter().find(|link| link.branch == branch);
    link.map_or((DigitSet::EMPTY, CellSet::EMPTY), |link| (DigitSet::of(link.from.digit), link.to.cells))
}
