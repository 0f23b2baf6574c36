//! How much work the engine did, for benchmarks: unlike times, counts are the same on every machine and every day.
//!
//! Counted only with the feature `counters`, which is for development.

#[cfg(feature = "counters")]
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

#[cfg(feature = "counters")]
static GUESSES: AtomicU64 = AtomicU64::new(0);
#[cfg(feature = "counters")]
static PASSES: AtomicU64 = AtomicU64::new(0);

/// Guesses and passes since the last call, of all threads.
#[cfg(feature = "counters")]
pub fn take() -> (u64, u64) {
    (GUESSES.swap(0, Relaxed), PASSES.swap(0, Relaxed))
}

/// Counts digits to try in a cell, but for the last one.
#[inline(always)]
pub(super) fn guess(_digits: usize) {
    #[cfg(feature = "counters")]
    GUESSES.fetch_add(_digits as u64 - 1, Relaxed);
}

/// Counts a round of the rules.
#[inline(always)]
pub(super) fn pass() {
    #[cfg(feature = "counters")]
    PASSES.fetch_add(1, Relaxed);
}
