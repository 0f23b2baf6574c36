//! Any bytes as a text: no panic, errors with a place in the text, and every board that is read is written and read
//! again in every style. `cargo run --release --bin parse -- ../../tests/data/formats ../../tests/data/wild`
#![no_main]

use libfuzzer_sys::fuzz_target;
use ninewise::format::{Style, format, parse, parse_all};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match parse(&text) {
        Ok(board) => {
            for &style in Style::ALL {
                let written = format(&board, style);
                let back = parse(&written).expect("what is written is read");
                // 729 characters have no mark for an open cell with one candidate.
                assert!(style == Style::Sukaku || back.grid == board.grid, "{}\n{written}", style.id());
            }
        }
        Err(error) => {
            let line = text.lines().nth(error.line - 1).map_or(0, |line| line.chars().count());
            assert!(error.line >= 1 && error.column >= 1, "{error:?}");
            assert!(text.contains(['\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}']) || error.column <= line + 1, "{error:?}");
            assert!(!error.to_string().is_empty() && !error.kind.code().is_empty());
        }
    }
    let _ = parse_all(&text);
});
