//! Four lanes in an SSE register, eight in an AVX one, and the choice between them at run time.

use super::{Job, Quad, Vector, Wide, operators};
use std::arch::x86_64::*;
use std::sync::atomic::{AtomicU8, Ordering};

/// What the processor can do, from the least on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(super) enum Level {
    /// What every x86-64 processor has.
    Sse2 = 1,
    /// SSE4.1 with popcount: nearly all since 2008.
    Sse41,
    /// 256-bit vectors: most since 2013.
    Avx2,
    /// 256-bit vectors with three-operand logic.
    Avx512,
}

impl Level {
    const ALL: [Self; 4] = [Self::Sse2, Self::Sse41, Self::Avx2, Self::Avx512];

    /// Whether this processor reaches the level.
    fn is_available(self) -> bool {
        match self {
            Self::Sse2 => true,
            Self::Sse41 => is_x86_feature_detected!("sse4.1") && is_x86_feature_detected!("popcnt"),
            Self::Avx2 => {
                Self::Sse41.is_available()
                    && is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
            }
            Self::Avx512 => {
                Self::Avx2.is_available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
        }
    }

    /// The levels of this processor.
    pub(super) fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|level| level.is_available())
    }

    /// The highest level of this processor.
    fn best() -> Self {
        static BEST: AtomicU8 = AtomicU8::new(0);
        let known = BEST.load(Ordering::Relaxed);
        if let Some(level) = Self::ALL.into_iter().find(|&level| level as u8 == known) {
            return level;
        }
        let best = Self::available().last().expect("the first level is always there");
        BEST.store(best as u8, Ordering::Relaxed);
        best
    }
}

/// Runs `job` with the best vectors of this processor.
#[inline(always)]
pub(in crate::search) fn run<J: Job>(job: J) -> J::Output {
    run_at(Level::best(), job)
}

/// Runs `job` with the vectors of `level`, which this processor must reach.
#[inline(always)]
pub(super) fn run_at<J: Job>(level: Level, job: J) -> J::Output {
    match level {
        Level::Sse2 => job.run::<Xmm<false>, 2>(),
        // SAFETY: the caller has it from `Level::available`, which asked the processor for just these features.
        Level::Sse41 => unsafe { run_sse41(job) },
        // SAFETY: as above.
        Level::Avx2 => unsafe { run_avx2(job) },
        // SAFETY: as above.
        Level::Avx512 => unsafe { run_avx512(job) },
    }
}

#[target_feature(enable = "sse4.1,popcnt")]
fn run_sse41<J: Job>(job: J) -> J::Output {
    job.run::<Xmm<true>, 2>()
}

#[target_feature(enable = "sse4.1,popcnt,avx2,bmi1,bmi2")]
fn run_avx2<J: Job>(job: J) -> J::Output {
    job.run::<Ymm, 1>()
}

#[target_feature(enable = "sse4.1,popcnt,avx2,bmi1,bmi2,avx512f,avx512bw,avx512dq,avx512vl")]
fn run_avx512<J: Job>(job: J) -> J::Output {
    job.run::<Ymm, 1>()
}

/// Four 32-bit lanes in an SSE register, with or without the instructions of SSE4.1.
#[derive(Clone, Copy)]
struct Xmm<const SSE41: bool>(__m128i);

/// Eight 32-bit lanes in an AVX register.
#[derive(Clone, Copy)]
struct Ymm(__m256i);

operators!(Xmm [SSE41: bool]: _mm_and_si128 _mm_or_si128 _mm_xor_si128 _mm_add_epi32 _mm_sub_epi32);
operators!(Ymm []: _mm256_and_si256 _mm256_or_si256 _mm256_xor_si256 _mm256_add_epi32 _mm256_sub_epi32);

impl<const SSE41: bool> Vector for Xmm<SSE41> {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: SSE2 is part of x86-64; so throughout `Xmm` where nothing else is said.
        Self(unsafe { _mm_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: SSE2.
        Self(unsafe { _mm_andnot_si128(other.0, self.0) })
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        // SAFETY: SSE2. The count is a constant once this is compiled.
        Self(unsafe { _mm_sll_epi32(self.0, _mm_cvtsi32_si128(BITS as i32)) })
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        // SAFETY: SSE2. The count is a constant once this is compiled.
        Self(unsafe { _mm_srl_epi32(self.0, _mm_cvtsi32_si128(BITS as i32)) })
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        if SSE41 {
            // SAFETY: `Xmm<true>` is used after detection only.
            return Self(unsafe { _mm_min_epu32(self.0, other.0) });
        }
        // SAFETY: SSE2.
        Self(unsafe { _mm_andnot_si128(_mm_cmpeq_epi32(self.0, _mm_setzero_si128()), other.0) })
    }

    #[inline(always)]
    fn has_zero(self) -> bool {
        self.zero_lanes() != 0
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        // SAFETY: SSE2.
        let zero = unsafe { _mm_cmpeq_epi32(self.0, _mm_setzero_si128()) };
        // SAFETY: SSE2.
        unsafe { _mm_movemask_ps(_mm_castsi128_ps(zero)) as u32 }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        if SSE41 {
            // SAFETY: `Xmm<true>` is used after detection only.
            return unsafe { _mm_testz_si128(self.0, self.0) != 0 };
        }
        self.zero_lanes() == 0b1111
    }
}

impl<const SSE41: bool> Quad for Xmm<SSE41> {
    #[inline(always)]
    fn from_words(words: [u32; 4]) -> Self {
        let [a, b, c, d] = words.map(|word| word as i32);
        // SAFETY: SSE2.
        Self(unsafe { _mm_setr_epi32(a, b, c, d) })
    }

    #[inline(always)]
    fn to_words(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: the sixteen bytes may be written, at any alignment.
        unsafe { _mm_storeu_si128(words.as_mut_ptr().cast(), self.0) };
        words
    }

    #[inline(always)]
    fn from_bytes(bytes: &[u8; 16]) -> Self {
        // SAFETY: the sixteen bytes may be read, at any alignment.
        Self(unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn to_bytes(self) -> [u8; 16] {
        let mut bytes = [0; 16];
        // SAFETY: the sixteen bytes may be written, at any alignment.
        unsafe { _mm_storeu_si128(bytes.as_mut_ptr().cast(), self.0) };
        bytes
    }

    #[inline(always)]
    fn zip_low(self, other: Self) -> Self {
        // SAFETY: SSE2.
        Self(unsafe { _mm_unpacklo_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn zip_high(self, other: Self) -> Self {
        // SAFETY: SSE2.
        Self(unsafe { _mm_unpackhi_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn low_pairs(self, other: Self) -> Self {
        // SAFETY: SSE2.
        Self(unsafe { _mm_unpacklo_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn high_pairs(self, other: Self) -> Self {
        // SAFETY: SSE2.
        Self(unsafe { _mm_unpackhi_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn rotate(self) -> Self {
        // SAFETY: SSE2.
        Self(unsafe { _mm_shuffle_epi32::<0b11_00_10_01>(self.0) })
    }

    #[inline(always)]
    fn pick(self, indices: Self) -> Self {
        if SSE41 {
            // SAFETY: `Xmm<true>` is used after detection only.
            return Self(unsafe { _mm_shuffle_epi8(self.0, indices.0) });
        }
        let bytes = self.to_bytes();
        let pick = |index: u8| if index < 128 { bytes[usize::from(index % 16)] } else { 0 };
        Self::from_bytes(&indices.to_bytes().map(pick))
    }

    #[inline(always)]
    fn equal_bytes(self, other: Self) -> Self {
        // SAFETY: SSE2.
        Self(unsafe { _mm_cmpeq_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn top_bits(self) -> u32 {
        // SAFETY: SSE2.
        unsafe { _mm_movemask_epi8(self.0) as u32 }
    }
}

impl<const SSE41: bool> Wide<2> for Xmm<SSE41> {
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
        // SAFETY: SSE2.
        Self(unsafe {
            match LANE {
                0 => _mm_shuffle_epi32::<0b00_00_00_00>(lane),
                1 => _mm_shuffle_epi32::<0b01_01_01_01>(lane),
                2 => _mm_shuffle_epi32::<0b10_10_10_10>(lane),
                _ => _mm_shuffle_epi32::<0b11_11_11_11>(lane),
            }
        })
    }
}

impl Vector for Ymm {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: `Ymm` is used after detection of AVX2 only; so throughout.
        Self(unsafe { _mm256_set1_epi32(word as i32) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: AVX2 was detected.
        Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        // SAFETY: AVX2 was detected. The count is a constant once this is compiled.
        Self(unsafe { _mm256_sll_epi32(self.0, _mm_cvtsi32_si128(BITS as i32)) })
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        // SAFETY: AVX2 was detected. The count is a constant once this is compiled.
        Self(unsafe { _mm256_srl_epi32(self.0, _mm_cvtsi32_si128(BITS as i32)) })
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        // SAFETY: AVX2 was detected.
        Self(unsafe { _mm256_min_epu32(self.0, other.0) })
    }

    #[inline(always)]
    fn has_zero(self) -> bool {
        self.zero_lanes() != 0
    }

    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        // SAFETY: AVX2 was detected.
        let zero = unsafe { _mm256_cmpeq_epi32(self.0, _mm256_setzero_si256()) };
        // SAFETY: AVX2 was detected.
        unsafe { _mm256_movemask_ps(_mm256_castsi256_ps(zero)) as u32 }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: AVX2 was detected.
        unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
    }
}

impl Wide<1> for Ymm {
    type Quad = Xmm<true>;

    #[inline(always)]
    fn join(halves: [Xmm<true>; 2]) -> [Self; 1] {
        // SAFETY: AVX2 was detected.
        [Self(unsafe { _mm256_set_m128i(halves[1].0, halves[0].0) })]
    }

    #[inline(always)]
    fn halves(group: [Self; 1]) -> [Xmm<true>; 2] {
        // SAFETY: AVX2 was detected.
        unsafe { [Xmm(_mm256_castsi256_si128(group[0].0)), Xmm(_mm256_extracti128_si256::<1>(group[0].0))] }
    }

    #[inline(always)]
    fn broadcast<const LANE: i32>(quad: Xmm<true>) -> Self {
        // SAFETY: AVX2 was detected.
        Self(unsafe { _mm256_broadcastd_epi32(Xmm::<true>::broadcast::<LANE>(quad).0) })
    }
}
