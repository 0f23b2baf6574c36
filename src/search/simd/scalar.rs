//! Four lanes as a plain array: the reference for the others, and the vector of targets that have none.

use super::{Quad, Vector, Wide};
use std::array::from_fn;
use std::ops::{Add, BitAnd, BitOr, BitXor, Sub};

/// Four 32-bit lanes.
#[derive(Clone, Copy)]
pub(super) struct Words([u32; 4]);

macro_rules! lane_by_lane {
    ($($trait:ident $method:ident $function:path),*) => {$(
        impl $trait for Words {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(from_fn(|lane| $function(self.0[lane], other.0[lane])))
            }
        }
    )*};
}

lane_by_lane!(
    BitAnd bitand u32::bitand,
    BitOr bitor u32::bitor,
    BitXor bitxor u32::bitxor,
    Add add u32::wrapping_add,
    Sub sub u32::wrapping_sub
);

impl Vector for Words {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self([word; 4])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane] & !other.0[lane]))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Self(self.0.map(|word| word << BITS))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Self(self.0.map(|word| word >> BITS))
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane].min(other.0[lane])))
    }

    #[inline(always)]
    fn has_zero(self) -> bool {
        self.0.contains(&0)
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        (0..4).map(|lane| u32::from(self.0[lane] == 0) << lane).sum()
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0 == [0; 4]
    }
}

impl Quad for Words {
    #[inline(always)]
    fn from_words(words: [u32; 4]) -> Self {
        Self(words)
    }

    #[inline(always)]
    fn to_words(self) -> [u32; 4] {
        self.0
    }

    #[inline(always)]
    fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self(from_fn(|lane| u32::from_le_bytes(from_fn(|byte| bytes[4 * lane + byte]))))
    }

    #[inline(always)]
    fn to_bytes(self) -> [u8; 16] {
        from_fn(|index| self.0[index / 4].to_le_bytes()[index % 4])
    }

    #[inline(always)]
    fn zip_low(self, other: Self) -> Self {
        Self([self.0[0], other.0[0], self.0[1], other.0[1]])
    }

    #[inline(always)]
    fn zip_high(self, other: Self) -> Self {
        Self([self.0[2], other.0[2], self.0[3], other.0[3]])
    }

    #[inline(always)]
    fn low_pairs(self, other: Self) -> Self {
        Self([self.0[0], self.0[1], other.0[0], other.0[1]])
    }

    #[inline(always)]
    fn high_pairs(self, other: Self) -> Self {
        Self([self.0[2], self.0[3], other.0[2], other.0[3]])
    }

    #[inline(always)]
    fn rotate(self) -> Self {
        Self([self.0[1], self.0[2], self.0[0], self.0[3]])
    }

    #[inline(always)]
    fn pick(self, indices: Self) -> Self {
        let (bytes, indices) = (self.to_bytes(), indices.to_bytes());
        let pick = |index: u8| if index < 128 { bytes[usize::from(index % 16)] } else { 0 };
        Self::from_bytes(&indices.map(pick))
    }

    #[inline(always)]
    fn equal_bytes(self, other: Self) -> Self {
        let (bytes, other) = (self.to_bytes(), other.to_bytes());
        Self::from_bytes(&from_fn(|index| if bytes[index] == other[index] { 255 } else { 0 }))
    }

    #[inline(always)]
    fn top_bits(self) -> u32 {
        let bytes = self.to_bytes();
        (0..16).map(|index| u32::from(bytes[index] >> 7) << index).sum()
    }
}

impl Wide<2> for Words {
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
        Self::splat(quad.0[LANE as usize])
    }
}
