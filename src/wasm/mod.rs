//! The engine as JavaScript sees it: text in, plain values out. The package's wrapper in `js/` is built on these
//! exports; the contract for callers (argument checks, `SudokuError`) is the wrapper's.
//!
//! Without the features `formats` and `teach` there are only [`Exchange`] and [`Batch`]: lines in, lines out.

mod batch;
#[cfg(feature = "formats")]
mod error;
mod exchange;
#[cfg(feature = "teach")]
mod step;
#[cfg(feature = "teach")]
mod teach;
#[cfg(feature = "formats")]
mod text;
#[cfg(feature = "trap")]
mod trap;
#[cfg(feature = "formats")]
mod wire;

use wasm_bindgen::prelude::*;

pub use batch::Batch;
pub use exchange::Exchange;
#[cfg(feature = "teach")]
pub use teach::{explain, hint, rate, techniques};
#[cfg(feature = "formats")]
pub use text::{conflicts, count, format, is_valid, parse, solutions, solve, styles};

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
