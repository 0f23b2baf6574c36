#![doc = include_str!("../README.md")]

pub mod grid;

pub mod format;
pub mod search;
pub mod techniques;

pub mod explain;
pub mod rate;

pub mod teach;

#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use grid::{Board, Candidate, Cell, CellSet, Conflict, Digit, DigitSet, Grid, House, HouseKind};
