//! Errors as plain objects; the wrapper in `js/` makes a `SudokuError` of them.

use super::wire;
use crate::format::{Detail, ParseError};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
struct Fault<'a> {
    code: &'a str,
    message: String,
    line: usize,
    column: usize,
    details: BTreeMap<&'static str, Fact>,
}

struct Fact(Detail);

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Detail::Number(number) => serializer.serialize_u32(*number as u32),
            Detail::Text(text) => serializer.serialize_str(text),
        }
    }
}

pub(super) fn to_js(error: ParseError) -> JsValue {
    let ParseError { kind, line, column } = &error;
    let details = kind.details().into_iter().map(|(name, detail)| (name, Fact(detail))).collect();
    let fault =
        Fault { code: kind.code(), message: error.to_string(), line: *line, column: *column, details };
    wire::to_js(&fault).unwrap_or_else(|error| error)
}
