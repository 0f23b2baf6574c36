//! Hints, paths and ratings for JavaScript.

use super::step::{self, Trouble};
use super::{error, text, wire};
use crate::explain::{self, Language};
use crate::format;
use crate::grid::{Board, DigitSet, Grid};
use crate::rate::Level;
use crate::teach::{self, Hint, Options, Order};
use crate::techniques::{Technique, Uniqueness};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[derive(Serialize)]
struct Explanation {
    steps: Vec<step::Step>,
    solved: bool,
    solution: Option<String>,
    hardest: f64,
    trouble: Option<Trouble>,
}

#[derive(Serialize)]
struct Rating {
    er: f64,
    ep: f64,
    ed: f64,
    technique: Option<&'static str>,
    level: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TechniqueEntry {
    id: &'static str,
    name: &'static str,
    description: &'static str,
    rating: f64,
    assumes_unique: bool,
}

/// A position, and how its steps are looked for and told.
struct Task {
    board: Board,
    options: Options,
    language: Language,
}

/// The next step; `null` for a solved board; why there is none otherwise.
///
/// `givens` and `candidates` (81 masks) go before those in the text. `order` is "easiest" or "explainer".
///
/// # Errors
/// Where `board` or `givens` is no board.
#[wasm_bindgen]
pub fn hint(
    board: &str,
    givens: Option<String>,
    candidates: Option<Vec<u16>>,
    uniqueness: bool,
    order: &str,
    language: &str,
) -> Result<JsValue, JsValue> {
    let task = Task::new(board, givens, candidates, uniqueness, order, language)?;
    match teach::hint(&task.board, &task.options) {
        Hint::Step(step) => wire::to_js(&step::Step::new(&step, task.language)),
        Hint::Trouble(trouble) => wire::to_js(&Trouble::new(&trouble, task.language)),
        Hint::Solved => Ok(JsValue::NULL),
    }
}

/// The whole path. The parameters are those of [`hint`].
///
/// # Errors
/// Where `board` or `givens` is no board.
#[wasm_bindgen]
pub fn explain(
    board: &str,
    givens: Option<String>,
    candidates: Option<Vec<u16>>,
    uniqueness: bool,
    order: &str,
    language: &str,
) -> Result<JsValue, JsValue> {
    let task = Task::new(board, givens, candidates, uniqueness, order, language)?;
    let path = teach::explain(&task.board, &task.options);
    wire::to_js(&Explanation {
        steps: path.steps.iter().map(|step| step::Step::new(step, task.language)).collect(),
        solved: path.solved,
        solution: path.solution.map(|grid| grid.to_string()),
        hardest: tenths(path.hardest),
        trouble: path.trouble.map(|trouble| Trouble::new(&trouble, task.language)),
    })
}

/// How difficult a puzzle is.
///
/// # Errors
/// Where `board` is no board.
#[wasm_bindgen]
pub fn rate(board: &str) -> Result<JsValue, JsValue> {
    let rating = teach::rate(&text::read(board)?);
    wire::to_js(&Rating {
        er: tenths(rating.er),
        ep: tenths(rating.ep),
        ed: tenths(rating.ed),
        technique: rating.technique.map(|technique| technique.id()),
        level: Level::id(rating.level),
    })
}

/// Every technique in Sudoku Explainer's order: its id, its name and what it is.
///
/// # Errors
/// None is known: the list is always the same.
#[wasm_bindgen]
pub fn techniques(language: &str) -> Result<JsValue, JsValue> {
    let language = Language::from_code(language).unwrap_or_default();
    let list = Technique::ALL.iter().map(|&technique| TechniqueEntry {
        id: technique.id(),
        name: explain::name(technique, language),
        description: explain::description(technique, language),
        rating: tenths(technique.base_rating()),
        assumes_unique: technique.assumes_unique(),
    });
    wire::to_js(&list.collect::<Vec<_>>())
}

/// A rating as JavaScript has it: 7.2 for 72.
pub(super) fn tenths(rating: u16) -> f64 {
    f64::from(rating) / 10.0
}

impl Task {
    fn new(
        board: &str,
        givens: Option<String>,
        candidates: Option<Vec<u16>>,
        uniqueness: bool,
        order: &str,
        language: &str,
    ) -> Result<Self, JsValue> {
        let parsed = format::parse(board).map_err(error::to_js)?;
        let givens: Option<Grid> = match givens {
            Some(givens) => Some(text::read(&givens)?),
            None => (parsed.givens != parsed.grid).then_some(parsed.givens),
        };
        let masks = candidates.and_then(|masks| <[u16; 81]>::try_from(masks).ok());
        let kept = masks.map(|masks| masks.map(DigitSet::from_mask)).or(parsed.candidates);
        let board = match kept {
            Some(kept) => Board::with_candidates(&parsed.grid, &kept),
            None => Board::new(&parsed.grid),
        };
        let uniqueness = if uniqueness { Uniqueness::Assumed } else { Uniqueness::Open };
        let order = if order == "explainer" { Order::Explainer } else { Order::Easiest };
        let language = Language::from_code(language).unwrap_or_default();
        Ok(Self { board, options: Options { givens, uniqueness, order }, language })
    }
}
