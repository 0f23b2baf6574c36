//! One small vector type: four or eight 32-bit lanes on wasm, x86-64 and plain arrays.
//!
//! The engine is written once, over the traits of this module. Lanes hold sets of cells, so a vector is a row of
//! sets: `&`, `|` and `^` are set operations lane by lane, `shl` and `shr` move every cell of a lane along.
//!
//! The candidates of the digits 1 to 8 always come as a group of `N` vectors, together eight lanes:
//!
//! ```text
//!   N = 2   [ 1 2 3 4 ] [ 5 6 7 8 ]     128-bit vectors: wasm simd128, SSE, plain arrays
//!   N = 1   [ 1 2 3 4   5 6 7 8 ]       256-bit vectors: AVX2, AVX-512VL
//! ```
//!
//! All `unsafe` of the crate is in here. What makes it sound is one rule: types that need more than the target's
//! guaranteed instructions have no public name, and [`run`] alone uses them, after it has asked the processor.

#![allow(unsafe_code)]

#[cfg(any(test, not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))))]
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;
#[cfg(target_arch = "x86_64")]
mod x86;

use std::ops::{Add, BitAnd, BitOr, BitXor, Sub};

/// A vector of 32-bit lanes, each a set of cells or a number.
pub(super) trait Vector:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
{
    /// `word` in every lane.
    fn splat(word: u32) -> Self;

    /// `self & !other`: what is in `self` alone.
    fn without(self, other: Self) -> Self;

    /// Every lane shifted up by `BITS`.
    fn shl<const BITS: u32>(self) -> Self;

    /// Every lane shifted down by `BITS`.
    fn shr<const BITS: u32>(self) -> Self;

    /// A vector whose lanes are zero where a lane of `self` or of `other` is zero, and only there.
    fn both(self, other: Self) -> Self;

    /// Whether a lane is zero.
    fn has_zero(self) -> bool;

    /// One bit for each lane, lowest lane first: set where the lane is zero.
    fn zero_lanes(self) -> u32;

    /// Whether every lane is zero.
    fn is_zero(self) -> bool;
}

/// A vector of four lanes, or sixteen bytes.
pub(super) trait Quad: Vector {
    /// The four lanes, lowest first.
    fn from_words(words: [u32; 4]) -> Self;

    /// The four lanes, lowest first.
    fn to_words(self) -> [u32; 4];

    /// The sixteen bytes, lowest first.
    fn from_bytes(bytes: &[u8; 16]) -> Self;

    /// The sixteen bytes, lowest first.
    fn to_bytes(self) -> [u8; 16];

    /// `self[0], other[0], self[1], other[1]`
    fn zip_low(self, other: Self) -> Self;

    /// `self[2], other[2], self[3], other[3]`
    fn zip_high(self, other: Self) -> Self;

    /// `self[0], self[1], other[0], other[1]`
    fn low_pairs(self, other: Self) -> Self;

    /// `self[2], self[3], other[2], other[3]`
    fn high_pairs(self, other: Self) -> Self;

    /// Each of the first three lanes takes the next one's place: `self[1], self[2], self[0], self[3]`.
    fn rotate(self) -> Self;

    /// For each byte of `indices` the byte of `self` it names, or 0 if its top bit is set.
    fn pick(self, indices: Self) -> Self;

    /// The bytes that are equal, as 255; the others 0.
    fn equal_bytes(self, other: Self) -> Self;

    /// The top bit of each byte, lowest byte first.
    fn top_bits(self) -> u32;
}

/// A vector of which `N` make eight lanes.
pub(super) trait Wide<const N: usize>: Vector {
    /// The four-lane vector that goes with it.
    type Quad: Quad;

    /// Eight lanes from two fours.
    fn join(halves: [Self::Quad; 2]) -> [Self; N];

    /// The lower and the upper four of eight lanes.
    fn halves(group: [Self; N]) -> [Self::Quad; 2];

    /// Lane `LANE` of `quad` in every lane.
    fn broadcast<const LANE: i32>(quad: Self::Quad) -> Self;
}

/// Work that is written once for all vectors.
pub(super) trait Job {
    /// What comes out of it.
    type Output;

    /// Does the work. Implementations and all they call must be `#[inline(always)]`, so that they are compiled
    /// for the instructions of the function that calls this.
    fn run<W: Wide<N>, const N: usize>(self) -> Self::Output;
}

#[cfg(target_arch = "x86_64")]
pub(super) use x86::run;

/// Runs `job` with the target's vectors.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
pub(super) fn run<J: Job>(job: J) -> J::Output {
    job.run::<wasm::V128, 2>()
}

/// Runs `job` with plain arrays.
#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
#[inline(always)]
pub(super) fn run<J: Job>(job: J) -> J::Output {
    job.run::<scalar::Words, 2>()
}

/// Runs the job that `job` makes with every kind of vector that works here, plain arrays first.
#[cfg(test)]
pub(super) fn run_all<J: Job>(job: impl Fn() -> J) -> Vec<J::Output> {
    let mut outputs = vec![job().run::<scalar::Words, 2>()];
    #[cfg(target_arch = "x86_64")]
    outputs.extend(x86::Level::available().map(|level| x86::run_at(level, job())));
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    outputs.push(run(job()));
    outputs
}

/// Implements the five operators of a vector type by functions on what it wraps: `&`, `|`, `^`, `+` and `-`.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
macro_rules! operators {
    ($vector:ident $generics:tt: $($function:ident)*) => {
        operators!(@each $vector $generics:
            BitAnd bitand BitOr bitor BitXor bitxor Add add Sub sub; $($function)*);
    };
    (@each $vector:ident $generics:tt:; ) => {};
    (@each $vector:ident $generics:tt: $trait:ident $method:ident $($others:ident)*; $function:ident $($functions:ident)*) => {
        operators!(@one $vector $generics $trait $method $function);
        operators!(@each $vector $generics: $($others)*; $($functions)*);
    };
    (@one $vector:ident [$($name:ident: $kind:ty)?] $trait:ident $method:ident $function:ident) => {
        impl $(<const $name: $kind>)? std::ops::$trait for $vector $(<$name>)? {
            type Output = Self;
            #[inline(always)]
            #[allow(unused_unsafe, reason = "the functions of wasm need no `unsafe`")]
            fn $method(self, other: Self) -> Self {
                // SAFETY: whoever runs code on this type has made sure of its instructions; see the module.
                Self(unsafe { $function(self.0, other.0) })
            }
        }
    };
}
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
use operators;
