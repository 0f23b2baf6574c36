//! Where each candidate has its bit: cells in a lane, digits in the lanes, bands in the vectors.
//!
//! # A lane: the cells of one band
//!
//! For one digit and one band, a 32-bit lane holds the cells in which the digit is still possible. The three rows
//! of the band follow each other, nine bits each, with a *guard* bit after each row. In a row the box is the fast
//! index: first the left columns of the three boxes, then the middle ones, then the right ones.
//!
//! ```text
//!    columns of the band as you see them       bit of each column within its row
//!
//!      box 0   |  box 1   |  box 2
//!    c1 c2 c3  | c4 c5 c6 | c7 c8 c9            0  3  6 | 1  4  7 | 2  5  8
//!
//!    bits of a lane
//!
//!    31 30 29 |28                   20|19 |18                   10| 9 | 8                    0|
//!     -  -  G |c9 c6 c3 c8 c5 c2 c7 c4 c1| G | ... the middle row .. | G | ... the upper row ... |
//! ```
//!
//! This order makes "the same box, next column" a step of three bits and "next box, same column" a step of one, so
//! that both turn by plain shifts. The guard bits are 0 in every set. They catch the carry when a sum runs over
//! the end of a row, which answers "is this row empty?" for three rows of four or eight digits at once.
//!
//! # The lanes: digits
//!
//! ```text
//!                  digits 1-8: eight lanes, as one or two vectors      digit 9: the lanes are the bands
//!    upper band    [ 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 ]
//!    middle band   [ 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 ]                   [ upper | middle | lower | 0 ]
//!    lower band    [ 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 ]
//! ```
//!
//! With 128-bit vectors that is seven vectors, 112 bytes, for all 729 candidates.
//!
//! # A place
//!
//! The engine names a cell by its *place*: 32 times the band plus the bit in the lane. So the places of the upper
//! and the middle band are the bits of a `u64`, those of the lower band the bits of a `u32`.

/// The lowest bit of each row.
pub(super) const ROWS: u32 = 1 | 1 << 10 | 1 << 20;

/// One row of nine cells, the upper one.
pub(super) const ROW: u32 = 0x1ff;

/// All 27 cells of a band.
pub(super) const CELLS: u32 = ROW * ROWS;

/// The guard bit after each row.
pub(super) const GUARDS: u32 = 0x200 * ROWS;

/// Number of places, with those that no cell has.
pub(super) const PLACES: usize = 96;

/// The place of the cell in `row` and `column`.
pub(super) const fn place(row: usize, column: usize) -> usize {
    32 * (row / 3) + 10 * (row % 3) + 3 * (column % 3) + column / 3
}

/// For the bits of a lane, the cells of the row they are in.
pub(super) static ROW_OF: [u32; 32] = {
    let mut rows = [0; 32];
    let mut bit = 0;
    while bit < 30 {
        rows[bit] = ROW << (bit / 10 * 10);
        bit += 1;
    }
    rows
};

/// For the bits of a lane, the cells of the box they are in.
pub(super) static BOX_OF: [u32; 32] = {
    let mut boxes = [0; 32];
    let mut bit = 0;
    while bit < 30 {
        boxes[bit] = (0b001_001_001 * ROWS) << (bit % 10 % 3);
        bit += 1;
    }
    boxes
};

/// Sets of cells of the whole grid: the places of the upper two bands, and of the lower one.
pub(super) type Split = (u64, u32);

/// For each place, its cell's 20 peers.
pub(super) static PEERS: [Split; 128] = {
    let mut peers = [(0, 0); 128];
    let mut cell = 0;
    while cell < 81 {
        let mut other = 0;
        while other < 81 {
            let (row, column) = (other / 9, other % 9);
            let boxed = row / 3 == cell / 27 && column / 3 == cell % 9 / 3;
            if other != cell && (row == cell / 9 || column == cell % 9 || boxed) {
                let (here, there) = (place(cell / 9, cell % 9), place(row, column));
                if there < 64 {
                    peers[here].0 |= 1 << there;
                } else {
                    peers[here].1 |= 1 << (there - 64);
                }
            }
            other += 1;
        }
        cell += 1;
    }
    peers
};

/// Takes the lowest place out of `cells`, which must have one.
#[inline(always)]
pub(super) fn take_first(cells: &mut Split) -> usize {
    let (upper, lower) = *cells;
    let in_upper = upper != 0;
    cells.0 = upper & upper.wrapping_sub(1);
    cells.1 = if in_upper { lower } else { lower & lower.wrapping_sub(1) };
    if in_upper { upper.trailing_zeros() as usize } else { 64 + lower.trailing_zeros() as usize }
}

/// The set bits of a number, lowest first.
pub(super) struct Bits(pub(super) u32);

impl Iterator for Bits {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        let bit = self.0.trailing_zeros();
        if bit == 32 {
            return None;
        }
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
