//! Errors as plain objects; the wrapper in `js/` makes a `SudokuError` of them.

use super::wire;
use crate::format::ParseError;
use serde::Serialize;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
struct Fault<'a> {
    code: &'a str,
    message: String,
    line: usize,
    column: usize,
}

pub(super) fn to_js(error: &ParseError) -> JsValue {
    let fault =
        Fault { code: error.kind.code(), message: error.to_string(), line: error.line, column: error.column };
    wire::to_js(&fault).unwrap_or_else(|error| error)
}
