//! Four lanes as a `v128` of WebAssembly.

use super::{Quad, Vector, Wide, operators};
use std::arch::wasm32::*;

/// Four 32-bit lanes.
#[derive(Clone, Copy)]
pub(super) struct V128(v128);

operators!(V128 []: v128_and v128_or v128_xor i32x4_add i32x4_sub);

impl Vector for V128 {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self(u32x4_splat(word))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(i32x4_shl(self.0, BITS))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(u32x4_shr(self.0, BITS))
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        Self(u32x4_min(self.0, other.0))
    }

    #[inline(always)]
    fn has_zero(self) -> bool {
        !i32x4_all_true(self.0)
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        i32x4_bitmask(i32x4_eq(self.0, i32x4_splat(0))).into()
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }
}

impl Quad for V128 {
    #[inline(always)]
    fn from_words(words: [u32; 4]) -> Self {
        Self(u32x4(words[0], words[1], words[2], words[3]))
    }

    #[inline(always)]
    fn to_words(self) -> [u32; 4] {
        [
            u32x4_extract_lane::<0>(self.0),
            u32x4_extract_lane::<1>(self.0),
            u32x4_extract_lane::<2>(self.0),
            u32x4_extract_lane::<3>(self.0),
        ]
    }

    #[inline(always)]
    fn from_bytes(bytes: &[u8; 16]) -> Self {
        // SAFETY: the sixteen bytes may be read, and wasm loads need no alignment.
        Self(unsafe { v128_load(bytes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn to_bytes(self) -> [u8; 16] {
        let mut bytes = [0; 16];
        // SAFETY: the sixteen bytes may be written, and wasm stores need no alignment.
        unsafe { v128_store(bytes.as_mut_ptr().cast(), self.0) };
        bytes
    }

    #[inline(always)]
    fn zip_low(self, other: Self) -> Self {
        Self(i32x4_shuffle::<0, 4, 1, 5>(self.0, other.0))
    }

    #[inline(always)]
    fn zip_high(self, other: Self) -> Self {
        Self(i32x4_shuffle::<2, 6, 3, 7>(self.0, other.0))
    }

    #[inline(always)]
    fn low_pairs(self, other: Self) -> Self {
        Self(i64x2_shuffle::<0, 2>(self.0, other.0))
    }

    #[inline(always)]
    fn high_pairs(self, other: Self) -> Self {
        Self(i64x2_shuffle::<1, 3>(self.0, other.0))
    }

    #[inline(always)]
    fn rotate(self) -> Self {
        Self(i32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn pick(self, indices: Self) -> Self {
        Self(i8x16_swizzle(self.0, indices.0))
    }

    #[inline(always)]
    fn equal_bytes(self, other: Self) -> Self {
        Self(i8x16_eq(self.0, other.0))
    }

    #[inline(always)]
    fn top_bits(self) -> u32 {
        i8x16_bitmask(self.0).into()
    }
}

impl Wide<2> for V128 {
    type Quad = Self;

    #[inline(always)]
    fn join(halves: [Self; 2]) -> [Self; 2] {
        halves
    }

    #[inline(always)]
    fn halves(group: [Self; 2]) -> [Self; 2] {
        group
    }

    #[inline(always)]
    fn broadcast<const LANE: i32>(quad: Self) -> Self {
        let lane = quad.0;
        Self(match LANE {
            0 => i32x4_shuffle::<0, 0, 0, 0>(lane, lane),
            1 => i32x4_shuffle::<1, 1, 1, 1>(lane, lane),
            2 => i32x4_shuffle::<2, 2, 2, 2>(lane, lane),
            _ => i32x4_shuffle::<3, 3, 3, 3>(lane, lane),
        })
    }
}
