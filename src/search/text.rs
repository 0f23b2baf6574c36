//! Lines of 81 characters to candidates and back, sixteen characters at a time.
//!
//! # Reading
//!
//! The characters of a band are picked into the order of the lane's bits, and taken apart by the bits of their
//! code. A digit's cells are those whose low four bits are just its own:
//!
//! ```text
//!    characters in lane order     . 7 . 1 ...
//!    bit 0 of each code           0 1 0 1          digit 7 = 0111:  bit 0 & bit 1 & bit 2 & !bit 3
//!    bit 1                        1 1 1 0
//!    bit 2                        1 1 1 0
//!    bit 3                        1 0 1 0          a dot is 1110 and matches no digit, nor does 0
//! ```
//!
//! # Writing
//!
//! The way back: four sets of cells hold the bits of the digits less one, and each character's bit is picked out
//! of its set.

use super::layout::{CELLS, place};
use super::simd::{Quad, Vector, Wide};
use super::state::{State, empty_rows};

/// 81 characters, row by row: a digit, or `.` or `0` for a blank.
pub type Line = [u8; 81];

/// A board at the start.
pub(super) struct Start<W: Wide<N>, const N: usize> {
    /// Givens, and the candidates that they leave in their cells and rows.
    pub(super) state: State<W, N>,
    /// Number of givens.
    pub(super) givens: u32,
    /// Whether a digit stands twice in a row. (Columns and boxes come out in the first pass.)
    pub(super) clashes: bool,
}

/// Whether every character is a digit or a dot.
#[inline(always)]
pub(super) fn is_readable<Q: Quad>(line: &Line) -> bool {
    /// For the low four bits of a code the one character allowed to have them; 0 and 1 where there is none.
    const ALLOWED: [u8; 16] = *b"0123456789\x01\x01\x01\x01.\x01";
    let (allowed, low_bits) = (Q::from_bytes(&ALLOWED), Q::splat(0x0f0f_0f0f));
    let mut readable = Q::splat(u32::MAX);
    for start in [0, 16, 32, 48, 64, 65] {
        let characters = Q::from_bytes(sixteen(line, start));
        readable = readable & allowed.pick(characters & low_bits).equal_bytes(characters);
    }
    readable.top_bits() == 0xffff
}

/// The candidates at the start. Only the low four bits of each character are looked at.
#[inline(always)]
pub(super) fn read<W: Wide<N>, const N: usize>(line: &Line) -> Start<W, N> {
    let bands = [planes::<W::Quad>(line, 0), planes::<W::Quad>(line, 1), planes::<W::Quad>(line, 2)];
    let given = bands.map(|[one, two, four, eight]| (one | two | four | eight) & !(four & eight));
    let nine = bands.map(|[one, two, four, eight]| one & eight & !(two | four));
    let nine = W::Quad::from_words([nine[0], nine[1], nine[2], 0]);
    let mut clashes = clashing(nine);
    let mut eight = [[W::splat(0); 3]; N];
    for band in 0..3 {
        let (low, high) = (digits::<W::Quad>(bands[band], 1), digits::<W::Quad>(bands[band], 5));
        clashes = clashes | clashing(low) | clashing(high);
        let given = W::Quad::splat(given[band]);
        let group = W::join([opened(low, given), opened(high, given)]);
        for part in 0..N {
            eight[part][band] = group[part];
        }
    }
    let nine = opened(nine, W::Quad::from_words([given[0], given[1], given[2], CELLS]));
    Start {
        state: State { eight, nine },
        givens: given.map(u32::count_ones).iter().sum(),
        clashes: !clashes.is_zero(),
    }
}

/// The cells of rows with two of the digit.
#[inline(always)]
fn clashing<V: Vector>(x: V) -> V {
    x & (x + V::splat(CELLS))
}

/// The digit's givens, and in rows without one all cells that no given takes.
#[inline(always)]
fn opened<V: Vector>(x: V, givens: V) -> V {
    x | empty_rows(x).without(givens)
}

/// For each of the low four bits of a character's code, the cells of the band that have it.
#[inline(always)]
fn planes<Q: Quad>(line: &Line, band: usize) -> [u32; 4] {
    let low = Q::from_bytes(sixteen(line, 27 * band)).pick(Q::from_bytes(&TO_LANE[0]));
    let high = Q::from_bytes(sixteen(line, 27 * band + HIGH)).pick(Q::from_bytes(&TO_LANE[1]));
    [
        low.shl::<7>().top_bits() | high.shl::<7>().top_bits() << 14,
        low.shl::<6>().top_bits() | high.shl::<6>().top_bits() << 14,
        low.shl::<5>().top_bits() | high.shl::<5>().top_bits() << 14,
        low.shl::<4>().top_bits() | high.shl::<4>().top_bits() << 14,
    ]
}

/// The cells of the digits from `first` on, a digit in each lane.
#[inline(always)]
fn digits<Q: Quad>(planes: [u32; 4], first: u32) -> Q {
    let mut cells = Q::splat(u32::MAX);
    for (bit, plane) in planes.into_iter().enumerate() {
        let unset = |lane: u32| if (first + lane) >> bit & 1 == 0 { u32::MAX } else { 0 };
        cells = cells & (Q::splat(plane) ^ Q::from_words([unset(0), unset(1), unset(2), unset(3)]));
    }
    cells
}

/// Where in a band the sixteen characters begin that hold the upper bits of the lane.
const HIGH: usize = 11;

/// Which of sixteen characters of a band goes to each bit of the lane: bits 0 to 13 from the band's begin, bits 14
/// to 28 from character 11 on. 255, which picks nothing, for the guards.
static TO_LANE: [[u8; 16]; 2] = {
    let mut indices = [[255; 16]; 2];
    let mut cell = 0;
    while cell < 27 {
        let bit = place(cell / 9, cell % 9);
        if bit < 14 {
            indices[0][bit] = cell as u8;
        } else {
            indices[1][bit - 14] = (cell - HIGH) as u8;
        }
        cell += 1;
    }
    indices
};

/// For the characters from 0 and from 11 on: the byte of a lane that holds the character's bit, and that bit.
static FROM_LANE: [([u8; 16], [u8; 16]); 2] = {
    let mut from = [([0; 16], [0; 16]); 2];
    let mut index = 0;
    while index < 32 {
        let (part, character) = (index / 16, index % 16);
        let cell = character + part * HIGH;
        let bit = place(cell / 9, cell % 9);
        from[part].0[character] = (bit / 8) as u8;
        from[part].1[character] = 1 << (bit % 8);
        index += 1;
    }
    from
};

/// Writes the line of a solved board.
#[inline(always)]
pub(super) fn write<W: Wide<N>, const N: usize>(state: &State<W, N>, line: &mut Line) {
    let nine = state.nine.to_words();
    for band in 0..3 {
        let [low, high] = state.halves(band);
        let [_, two, three, four] = (low | high).to_words();
        let [five, six, seven, eight] = high.to_words();
        let planes = W::Quad::from_words([two | four, three | four, five | six | seven | eight, nine[band]]);
        for (part, start) in [27 * band, 27 * band + HIGH].into_iter().enumerate() {
            let (bytes, bits) =
                (W::Quad::from_bytes(&FROM_LANE[part].0), W::Quad::from_bytes(&FROM_LANE[part].1));
            let mut characters = W::Quad::splat(0);
            for plane in 0..4 {
                let picked = planes.pick(bytes + W::Quad::splat(0x0404_0404 * plane)) & bits;
                let value = W::Quad::splat(0x0101_0101 << plane);
                characters = characters | (picked.equal_bytes(bits) & value);
            }
            let characters = (characters + W::Quad::splat(0x3131_3131)).to_bytes();
            line[start..start + 16].copy_from_slice(&characters);
        }
    }
}

/// Sixteen characters of a line.
#[inline(always)]
fn sixteen(line: &Line, start: usize) -> &[u8; 16] {
    line[start..start + 16].try_into().expect("the range is sixteen long")
}
