//! Fixed buffers through which many lines stream, so that memory does not grow with the input.

use crate::search::{self, LINE_LENGTH};
use wasm_bindgen::prelude::*;

/// Bytes of input that a [`Batch`] takes at once.
const INPUT: usize = 1 << 16;

/// Boards that a [`Batch`] answers at once: as many full lines as its input holds.
const BOARDS: usize = INPUT / LINE_LENGTH;

/// The buffers. The caller writes whole lines at `input_at()`, calls [`Batch::run`] until all of them are
/// consumed, and reads the answers after each call.
#[wasm_bindgen]
pub struct Batch {
    input: Box<[u8]>,
    status: Box<[u8]>,
    solutions: Box<[u8]>,
    consumed: usize,
}

#[wasm_bindgen]
impl Batch {
    /// Buffers of their own, at the same addresses for as long as they live.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made from JavaScript only")]
    pub fn new() -> Self {
        Self {
            input: vec![0; INPUT].into(),
            status: vec![0; BOARDS].into(),
            solutions: vec![0; BOARDS * LINE_LENGTH].into(),
            consumed: 0,
        }
    }

    /// Where lines are written.
    pub fn input_at(&self) -> *const u8 {
        self.input.as_ptr()
    }

    /// Bytes of room at `input_at()`.
    pub fn input_size(&self) -> usize {
        self.input.len()
    }

    /// Where the status of each board is read, one byte each.
    pub fn status_at(&self) -> *const u8 {
        self.status.as_ptr()
    }

    /// Where the solution of each board is read, 82 bytes each.
    pub fn solutions_at(&self) -> *const u8 {
        self.solutions.as_ptr()
    }

    /// Answers the boards of the input from byte `from` up to byte `to`; the number of boards. It stops when the
    /// answers are full: see [`Batch::consumed`].
    pub fn run(&mut self, from: usize, to: usize) -> usize {
        let input = self.input.get(from..to).unwrap_or_default();
        let progress = search::batch(input, &mut self.status, &mut self.solutions);
        self.consumed = progress.consumed;
        progress.boards
    }

    /// Bytes of input that the last run is done with.
    pub fn consumed(&self) -> usize {
        self.consumed
    }
}
