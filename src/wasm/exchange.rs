//! A fixed place in memory through which lines go in and out: the cheap way for single calls.
//!
//! The caller writes a line of 81 bytes at `line_at()`, calls, and reads the answer at `solution_at()` and
//! `other_at()`. Nothing is allocated and no string is converted.

use crate::grid::Grid;
use crate::search::{self, Line, Solutions};
use wasm_bindgen::prelude::*;

/// What [`Exchange`]'s calls answer when the bytes are no line of digits, dots and zeros.
const UNREADABLE: u32 = u32::MAX;

/// The place. See the module's description.
#[wasm_bindgen]
pub struct Exchange {
    line: Line,
    solution: Line,
    other: Line,
}

#[wasm_bindgen]
impl Exchange {
    /// A place of its own, at the same address for as long as it lives.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made from JavaScript only")]
    pub fn new() -> Self {
        Self { line: [b'.'; 81], solution: [b'.'; 81], other: [b'.'; 81] }
    }

    /// Where the line is written.
    pub fn line_at(&self) -> *const u8 {
        self.line.as_ptr()
    }

    /// Where the solution is read.
    pub fn solution_at(&self) -> *const u8 {
        self.solution.as_ptr()
    }

    /// Where the second solution is read.
    pub fn other_at(&self) -> *const u8 {
        self.other.as_ptr()
    }

    /// 0 none, 1 unique, 2 multiple, 3 none because digits clash, `u32::MAX` unreadable.
    pub fn solve(&mut self) -> u32 {
        match search::solve_line(&self.line) {
            None => UNREADABLE,
            Some(Solutions::None) if self.is_valid() == 1 => 0,
            Some(Solutions::None) => 3,
            Some(Solutions::Unique(solution)) => {
                self.solution = solution;
                1
            }
            Some(Solutions::Multiple(solution, other)) => {
                (self.solution, self.other) = (solution, other);
                2
            }
        }
    }

    /// 0 or 1, `u32::MAX` unreadable.
    pub fn is_valid(&self) -> u32 {
        Grid::from_line(&self.line).map_or(UNREADABLE, |grid| grid.is_valid().into())
    }

    /// Number of solutions up to `limit`, `u32::MAX` unreadable.
    pub fn count(&self, limit: u32) -> u32 {
        search::count_line(&self.line, limit as usize).map_or(UNREADABLE, |count| count as u32)
    }
}
