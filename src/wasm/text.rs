//! The functions that take a board in any form of text.

use super::{error, wire};
use crate::format;
use crate::grid::Grid;
use crate::search;
use wasm_bindgen::prelude::*;

/// Whether `board` is a board on which no digit stands twice in a house.
#[wasm_bindgen]
pub fn is_valid(board: &str) -> bool {
    format::parse(board).is_ok_and(|parsed| parsed.grid.is_valid())
}

/// Status, one or two solutions, and the clashes.
///
/// # Errors
/// Where `board` is no board; so do all functions that take one.
#[wasm_bindgen]
pub fn solve(board: &str) -> Result<JsValue, JsValue> {
    let grid = read(board)?;
    wire::to_js(&wire::SolveResult::new(&grid, search::solve(&grid)))
}

/// The clashes alone: for callers of [`Exchange::solve`], which gives no more than a status.
///
/// # Errors
/// See [`solve`].
#[wasm_bindgen]
pub fn conflicts(board: &str) -> Result<JsValue, JsValue> {
    wire::to_js(&wire::conflicts(&read(board)?))
}

/// Number of solutions, exact up to `limit`.
///
/// # Errors
/// See [`solve`].
#[wasm_bindgen]
pub fn count(board: &str, limit: u32) -> Result<u32, JsValue> {
    Ok(search::count(&read(board)?, limit as usize) as u32)
}

/// Up to `limit` different solutions, as lines.
///
/// # Errors
/// See [`solve`].
#[wasm_bindgen]
pub fn solutions(board: &str, limit: u32) -> Result<Vec<String>, JsValue> {
    let found = search::solutions(&read(board)?, limit as usize);
    Ok(found.iter().map(Grid::to_string).collect())
}

/// What was read from `text`, and as what.
///
/// # Errors
/// See [`solve`].
#[wasm_bindgen]
pub fn parse(text: &str) -> Result<JsValue, JsValue> {
    let parsed = format::parse(text).map_err(error::to_js)?;
    wire::to_js(&wire::Parsed::from(&parsed))
}

/// A board in another style of text. `None` where there is no such style.
///
/// # Errors
/// See [`solve`].
#[wasm_bindgen]
pub fn format(board: &str, style: &str) -> Result<Option<String>, JsValue> {
    let parsed = format::parse(board).map_err(error::to_js)?;
    Ok(format::Style::from_id(style).map(|style| format::format(&parsed, style)))
}

/// The styles of [`format`].
#[wasm_bindgen]
pub fn styles() -> Vec<String> {
    format::Style::ALL.iter().map(|style| style.id().to_owned()).collect()
}

pub(super) fn read(board: &str) -> Result<Grid, JsValue> {
    format::parse(board).map(|parsed| parsed.grid).map_err(error::to_js)
}
