//! A fixed place in memory through which lines go in and out: the cheap way for single calls.
//!
//! The caller writes a line of 81 bytes at `line_at()`, calls, and reads the answer at `solution_at()` and
//! `other_at()`. Nothing is allocated and no string is converted.

use crate::grid::{Cell, Digit, Grid};
use crate::search::{self, Solutions};
use wasm_bindgen::prelude::*;

/// Bytes of one board.
const LINE: usize = 81;

/// What [`Exchange`]'s calls answer when the bytes are no line of digits, dots and zeros.
const UNREADABLE: u32 = u32::MAX;

/// The place. See the module's description.
#[wasm_bindgen]
pub struct Exchange {
    line: [u8; LINE],
    solution: [u8; LINE],
    other: [u8; LINE],
}

#[wasm_bindgen]
impl Exchange {
    /// A place of its own, at the same address for as long as it lives.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made from JavaScript only")]
    pub fn new() -> Self {
        Self { line: [b'.'; LINE], solution: [b'.'; LINE], other: [b'.'; LINE] }
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
        let Some(grid) = self.grid() else { return UNREADABLE };
        match search::solve(&grid) {
            Solutions::None if grid.is_valid() => 0,
            Solutions::None => 3,
            Solutions::Unique(solution) => {
                self.solution = line(&solution);
                1
            }
            Solutions::Multiple(solution, other) => {
                self.solution = line(&solution);
                self.other = line(&other);
                2
            }
        }
    }

    /// 0 or 1, `u32::MAX` unreadable.
    pub fn is_valid(&self) -> u32 {
        self.grid().map_or(UNREADABLE, |grid| grid.is_valid().into())
    }

    /// Number of solutions up to `limit`, `u32::MAX` unreadable.
    pub fn count(&self, limit: u32) -> u32 {
        self.grid().map_or(UNREADABLE, |grid| search::count(&grid, limit as usize) as u32)
    }

    fn grid(&self) -> Option<Grid> {
        let mut grid = Grid::default();
        for (cell, &byte) in Cell::all().zip(&self.line) {
            match byte {
                b'.' | b'0' => {}
                b'1'..=b'9' => grid.set(cell, Digit::new(byte - b'0')),
                _ => return None,
            }
        }
        Some(grid)
    }
}

fn line(grid: &Grid) -> [u8; LINE] {
    grid.numbers().map(|number| if number == 0 { b'.' } else { b'0' + number })
}
