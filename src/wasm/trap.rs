//! Ways to trap, for tests of the wrapper.

use std::hint::black_box;
use wasm_bindgen::prelude::*;

/// Panics, or exhausts the stack or the memory.
#[wasm_bindgen]
pub fn trap(kind: &str) {
    match kind {
        "stack" => drop(black_box(recurse(black_box(1)))),
        "memory" => exhaust(),
        _ => panic!("forced"),
    }
}

fn recurse(depth: u64) -> [u64; 64] {
    let mut frame = [depth; 64];
    if black_box(depth) > 0 {
        frame = recurse(depth + 1);
    }
    black_box(frame)
}

fn exhaust() {
    let mut held = Vec::new();
    loop {
        held.push(black_box(vec![1_u8; 1 << 24]));
    }
}
