//! The exports as JavaScript sees them; run by `npm test` in Node and in a headless browser.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, JSON, Object, Reflect, Uint8Array, WebAssembly};
use ninewise::wasm;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

const BOARD: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain values").into()
}

fn get(value: &JsValue, key: &str) -> JsValue {
    Reflect::get(value, &key.into()).expect("an object")
}

/// A board of blanks but for the given start.
fn starting(start: &str) -> String {
    format!("{start:.<81}")
}

/// Writes a line where the exchange reads it, as JavaScript does.
fn write(exchange: &wasm::Exchange, line: &str) {
    let memory: WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    let at = exchange.line_at() as u32;
    Uint8Array::new_with_byte_offset_and_length(&memory.buffer(), at, 81).copy_from(line.as_bytes());
}

#[wasm_bindgen_test]
fn one_solution() {
    let result = wasm::solve(BOARD).expect("a board");
    let expected = format!(r#"{{"status":"unique","solution":"{SOLUTION}","other":null,"conflicts":[]}}"#);
    assert_eq!(json(&result), expected);
    assert_eq!(wasm::count(BOARD, 1000), Ok(1));
    assert_eq!(wasm::solutions(BOARD, 10), Ok(vec![SOLUTION.to_owned()]));
}

#[wasm_bindgen_test]
fn several_solutions() {
    let result = wasm::solve(&starting("")).expect("a board");
    assert_eq!(get(&result, "status"), "multiple");
    assert_ne!(get(&result, "solution"), get(&result, "other"));
    assert_eq!(wasm::count(&starting(""), 7), Ok(7));
    assert_eq!(wasm::solutions(&starting(""), 3).map(|lines| lines.len()), Ok(3));
}

#[wasm_bindgen_test]
fn no_solution_because_of_a_clash() {
    let result = wasm::solve(&starting("5........5")).expect("a board");
    let clash = |house| format!(r#"{{"digit":5,"cells":[0,9],"house":{{"kind":"{house}","index":0}}}}"#);
    let conflicts = format!("[{},{}]", clash("column"), clash("box"));
    let expected = format!(r#"{{"status":"none","solution":null,"other":null,"conflicts":{conflicts}}}"#);
    assert_eq!(json(&result), expected);
    assert_eq!(json(&wasm::conflicts(&starting("5........5")).expect("a board")), conflicts);
    assert!(!wasm::is_valid(&starting("5........5")));
}

#[wasm_bindgen_test]
fn no_solution_by_proof() {
    let board = starting(".876543212........3........4........5........6........7........8........9");
    assert!(wasm::is_valid(&board));
    assert_eq!(get(&wasm::solve(&board).expect("a board"), "status"), "none");
}

#[wasm_bindgen_test]
fn results_are_plain_objects() {
    for value in [wasm::solve(BOARD), wasm::parse(BOARD), wasm::conflicts(BOARD)] {
        let value = value.expect("a board");
        let plain = Object::get_prototype_of(&value).constructor();
        assert!(plain == Object::new().constructor() || plain == Array::new().constructor());
    }
}

#[wasm_bindgen_test]
fn errors_have_a_code_and_a_place() {
    let error = wasm::solve("12x45\u{1f600}").expect_err("no board");
    assert!(get(&error, "code").is_string() && get(&error, "message").is_string());
    assert_eq!(get(&error, "line"), 1);
    assert!(!wasm::is_valid("12345"));
    assert!(wasm::parse("").is_err());
}

#[wasm_bindgen_test]
fn the_exchange_answers_as_the_functions_do() {
    let mut exchange = wasm::Exchange::new();
    for board in [BOARD.to_owned(), starting(""), starting("55"), starting("12"), starting("x")] {
        write(&exchange, &board);
        let status = wasm::solve(&board).ok().and_then(|result| get(&result, "status").as_string());
        let expected = match (status.as_deref(), wasm::is_valid(&board)) {
            (Some("unique"), _) => 1,
            (Some("multiple"), _) => 2,
            (Some(_), true) => 0,
            (Some(_), false) => 3,
            (None, _) => u32::MAX,
        };
        assert_eq!(exchange.solve(), expected, "{board}");
    }
}

#[wasm_bindgen_test]
fn a_batch_streams_through_its_buffers() {
    let mut batch = wasm::Batch::new();
    let short = "5\n".repeat(batch.input_size() / 2);
    let memory: WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    let input = Uint8Array::new_with_byte_offset_and_length(
        &memory.buffer(),
        batch.input_at() as u32,
        short.len() as u32,
    );
    input.copy_from(short.as_bytes());
    let (mut from, mut boards) = (0, 0);
    while from < short.len() {
        boards += batch.run(from, short.len());
        assert!(batch.consumed() > 0);
        from += batch.consumed();
    }
    assert_eq!(boards, short.len() / 2);
    assert_eq!(batch.run(short.len() + 1, 0), 0);
}

#[wasm_bindgen_test]
fn hints_and_ratings_are_plain_objects() {
    let (uniqueness, order, language) = (true, "easiest", "en");
    let step = wasm::hint(BOARD, None, None, uniqueness, order, language).expect("a board");
    assert_eq!(get(&step, "technique"), "hidden-single-box");
    assert_eq!(Array::from(&get(&step, "placements")).length(), 1);
    let solved = wasm::hint(SOLUTION, None, None, uniqueness, order, language).expect("a board");
    assert!(solved.is_null());
    let path = wasm::explain(BOARD, None, None, uniqueness, order, language).expect("a board");
    assert_eq!(get(&path, "solution"), SOLUTION);
    let rating = wasm::rate(BOARD).expect("a board");
    assert_eq!(
        (get(&rating, "er").as_f64(), get(&rating, "level").as_string()),
        (Some(1.2), Some("gentle".into()))
    );
}

#[wasm_bindgen_test]
fn styles_are_written_and_read() {
    for style in wasm::styles() {
        let text = wasm::format(BOARD, &style).expect("a board").expect("a style");
        assert!(wasm::is_valid(&text), "{style}: {text}");
    }
    assert_eq!(wasm::format(BOARD, "none"), Ok(None));
}
