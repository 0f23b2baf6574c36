//! Results in the shape of `js/types.d.ts`: plain objects and arrays, camelCase, cells 0 to 80, never a `Map`.

use crate::format;
use crate::grid::{self, DigitSet, Grid, HouseKind};
use crate::search::Solutions;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
pub(super) struct SolveResult {
    status: &'static str,
    solution: Option<String>,
    other: Option<String>,
    conflicts: Vec<Conflict>,
}

#[derive(Serialize)]
pub(super) struct Conflict {
    digit: u8,
    cells: [usize; 2],
    house: House,
}

#[derive(Serialize)]
pub(super) struct House {
    pub(super) kind: &'static str,
    pub(super) index: usize,
}

#[derive(Serialize)]
pub(super) struct Parsed {
    board: String,
    givens: String,
    candidates: Option<Vec<u16>>,
    format: &'static str,
}

/// `null` for what is absent, objects for maps.
pub(super) fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

impl SolveResult {
    pub(super) fn new(grid: &Grid, solutions: Solutions) -> Self {
        let (status, solution, other) = match solutions {
            Solutions::None => ("none", None, None),
            Solutions::Unique(solution) => ("unique", Some(solution), None),
            Solutions::Multiple(solution, other) => ("multiple", Some(solution), Some(other)),
        };
        let line = |grid: Grid| grid.to_string();
        Self { status, solution: solution.map(line), other: other.map(line), conflicts: conflicts(grid) }
    }
}

pub(super) fn conflicts(grid: &Grid) -> Vec<Conflict> {
    grid.conflicts().into_iter().map(Conflict::from).collect()
}

impl From<grid::Conflict> for Conflict {
    fn from(conflict: grid::Conflict) -> Self {
        Self {
            digit: conflict.digit.get(),
            cells: conflict.cells.map(grid::Cell::index),
            house: conflict.house.into(),
        }
    }
}

impl From<grid::House> for House {
    fn from(house: grid::House) -> Self {
        let kind = match house.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        };
        Self { kind, index: house.index() }
    }
}

impl From<&format::Parsed> for Parsed {
    fn from(parsed: &format::Parsed) -> Self {
        Self {
            board: parsed.grid.to_string(),
            givens: parsed.givens.to_string(),
            candidates: parsed.candidates.map(|cells| cells.map(DigitSet::mask).to_vec()),
            format: parsed.format,
        }
    }
}
