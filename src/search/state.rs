//! All candidates of a board in seven vectors, and what can be asked of them.

use super::layout::{CELLS, GUARDS, ROW, ROW_OF, ROWS, Split};
use super::simd::{Quad, Vector, Wide};

/// The candidates of a board; see [`layout`](super::layout) for the place of each.
///
/// It is copied at each guess: 112 bytes cost less than a record of what to undo.
#[derive(Clone, Copy)]
pub(super) struct State<W: Wide<N>, const N: usize> {
    /// Digits 1 to 8, by group of lanes and by band.
    pub(super) eight: [[W; 3]; N],
    /// Digit 9, a band in each of the first three lanes.
    pub(super) nine: W::Quad,
}

/// Which cells have at least one, two, three and four candidates; a band in each of the first three lanes.
///
/// The fourth lane is to be ignored.
#[derive(Clone, Copy)]
pub(super) struct Counts<Q> {
    pub(super) one: Q,
    pub(super) two: Q,
    pub(super) three: Q,
    pub(super) four: Q,
}

impl<W: Wide<N>, const N: usize> State<W, N> {
    /// The eight lanes of `band` as two fours.
    #[inline(always)]
    pub(super) fn halves(&self, band: usize) -> [W::Quad; 2] {
        let mut group = [self.eight[0][band]; N];
        for part in 1..N {
            group[part] = self.eight[part][band];
        }
        W::halves(group)
    }

    /// The cells of each digit in `band`.
    #[inline(always)]
    pub(super) fn words(&self, band: usize) -> [u32; 9] {
        let [low, high] = self.halves(band);
        let ([a, b, c, d], [e, f, g, h]) = (low.to_words(), high.to_words());
        [a, b, c, d, e, f, g, h, self.nine.to_words()[band]]
    }

    /// The digits that `place` may hold, a bit for each, 1 in the lowest.
    #[inline(always)]
    pub(super) fn digits(&self, place: usize) -> u32 {
        let (band, bit) = (place / 32 % 3, 1 << (place % 32));
        let mut missing = 0;
        for part in 0..N {
            let lanes = 8 / N as u32;
            missing |= (self.eight[part][band] & W::splat(bit)).zero_lanes() << (lanes * part as u32);
        }
        let nine = ((self.nine & W::Quad::splat(bit)).zero_lanes() >> band) & 1;
        (missing | nine << 8) ^ 0x1ff
    }

    /// Writes a digit (0 for 1 up to 8 for 9): strikes the others out of its cell, and it out of its row.
    #[inline(always)]
    pub(super) fn put(&mut self, place: usize, digit: usize) {
        let (band, bit, row) = (place / 32 % 3, 1 << (place % 32), ROW_OF[place % 32]);
        let own = lane_of::<W, N>(digit);
        for part in 0..N {
            // In the digit's own lane the rest of the row, in every other the cell.
            let struck = W::splat(bit) ^ (own[part] & W::splat(row));
            self.eight[part][band] = self.eight[part][band].without(struck);
        }
        let struck = if digit == 8 { bit ^ row } else { bit };
        self.nine = self.nine.without(four_lanes::<W::Quad>(&LANE[band], 0) & W::Quad::splat(struck));
    }

    /// Leaves `cells` of `band` to two digits: strikes all others out of them. Tells whether there were any.
    #[inline(always)]
    pub(super) fn reserve(&mut self, band: usize, cells: u32, digits: [usize; 2]) -> bool {
        let (first, second) = (lane_of::<W, N>(digits[0]), lane_of::<W, N>(digits[1]));
        let mut found = false;
        for part in 0..N {
            let struck = W::splat(cells).without(first[part] | second[part]);
            found |= !(self.eight[part][band] & struck).is_zero();
            self.eight[part][band] = self.eight[part][band].without(struck);
        }
        let nine = if digits[1] == 8 { 0 } else { cells };
        let struck = four_lanes::<W::Quad>(&LANE[band], 0) & W::Quad::splat(nine);
        found |= !(self.nine & struck).is_zero();
        self.nine = self.nine.without(struck);
        found
    }

    /// All nine digits joined by an operation; a band in each of the first three lanes.
    #[inline(always)]
    pub(super) fn fold(&self, join: impl Fn(W::Quad, W::Quad) -> W::Quad) -> W::Quad {
        let halves = [self.halves(0), self.halves(1), self.halves(2)];
        let [low, high] = zipped(halves.map(|[low, high]| join(low, high)));
        let (upper_middle, lower) = (join(low[0], high[0]), join(low[1], high[1]));
        join(join(upper_middle.low_pairs(lower), upper_middle.high_pairs(lower)), self.nine)
    }

    /// Whether every digit has a cell in each row and in each box.
    #[inline(always)]
    pub(super) fn reaches_all(&self) -> bool {
        let nine = self.nine | W::Quad::from_words([0, 0, 0, CELLS]);
        let mut missing = missing_houses(nine);
        for band in 0..3 {
            for half in self.halves(band) {
                missing = missing | missing_houses(half);
            }
        }
        missing.is_zero()
    }
}

/// All ones in the lane of each digit, 9 and beyond apart.
static LANE: [[u32; 8]; 16] = {
    let mut lanes = [[0; 8]; 16];
    let mut lane = 0;
    while lane < 8 {
        lanes[lane][lane] = u32::MAX;
        lane += 1;
    }
    lanes
};

/// All ones in the lane of `digit`, none for 9.
#[inline(always)]
fn lane_of<W: Wide<N>, const N: usize>(digit: usize) -> [W; N] {
    let words = &LANE[digit % 16];
    W::join([four_lanes(words, 0), four_lanes(words, 4)])
}

#[inline(always)]
fn four_lanes<Q: Quad>(words: &[u32; 8], first: usize) -> Q {
    Q::from_words([words[first], words[first + 1], words[first + 2], words[first + 3]])
}

/// Not zero in the lanes in which a row or a box of the band is empty.
#[inline(always)]
fn missing_houses<V: Vector>(x: V) -> V {
    let rows = V::splat(GUARDS).without(x + V::splat(CELLS));
    let columns = x | x.shr::<10>() | x.shr::<20>();
    let boxes = V::splat(7).without(columns | columns.shr::<3>() | columns.shr::<6>());
    rows | boxes
}

/// All ones in each row of `x` that is empty, zero in the others.
///
/// ```text
///    G 000000000       +  0 111111111  =  0 111111111   no carry: the guard says "empty",
///    G 000010000       +  0 111111111  =  1 000001111   carry
///
///    empty guards      -  the same, moved to the row's lowest bit  =  nine ones
/// ```
#[inline(always)]
pub(super) fn empty_rows<V: Vector>(x: V) -> V {
    let guards = V::splat(GUARDS).without(x + V::splat(CELLS));
    guards - guards.shr::<9>()
}

/// `x` without the lowest cell of each row; a row must have at least one.
#[inline(always)]
pub(super) fn but_lowest<V: Vector>(x: V) -> V {
    x & (x - V::splat(ROWS))
}

/// The columns of the band, as cells of its upper row, in which `x` has a cell.
#[inline(always)]
pub(super) fn columns<V: Vector>(x: V) -> V {
    (x | x.shr::<10>() | x.shr::<20>()) & V::splat(ROW)
}

/// Sets of the upper row, repeated in all three.
#[inline(always)]
pub(super) fn to_all_rows<V: Vector>(upper: V) -> V {
    upper | upper.shl::<10>() | upper.shl::<20>()
}

/// Counts the bits of three vectors, row by row: the cells of the upper row where three or more are set in all
/// rows together. Above the upper row anything may stand.
#[inline(always)]
pub(super) fn more_than_two<V: Vector>([a, b, c]: [V; 3]) -> V {
    let ab = a & b;
    let (one, two, three) = (a | b | c, ab | (a & c) | (b & c), ab & c);
    let (next_one, next_two, next_three) = (one.shr::<10>(), two.shr::<10>(), three.shr::<10>());
    let (last_one, last_two, last_three) = (one.shr::<20>(), two.shr::<20>(), three.shr::<20>());
    let one_of_both = one | next_one;
    let two_of_both = two | next_two | (one & next_one);
    let three_of_both = three | next_three | (two & next_one) | (one & next_two);
    three_of_both | last_three | (two_of_both & last_one) | (one_of_both & last_two)
}

/// The cells of the first three lanes, as places.
#[inline(always)]
pub(super) fn cells_of<Q: Quad>(bands: Q) -> Split {
    let [upper, middle, lower, _] = bands.to_words();
    (u64::from(upper) | u64::from(middle) << 32, lower)
}

/// Four vectors of four digits become one of three bands: the first step of each fold over the digits.
///
/// ```text
///    upper  [u1 u2 u3 u4]                      [u1 m1 u2 m2] [u3 m3 u4 m4]
///    middle [m1 m2 m3 m4]   zips to            [l1 l1 l2 l2] [l3 l3 l4 l4]
///    lower  [l1 l2 l3 l4]
/// ```
#[inline(always)]
pub(super) fn zipped<Q: Quad>(bands: [Q; 3]) -> [[Q; 2]; 2] {
    let [upper, middle, lower] = bands;
    [[upper.zip_low(middle), lower.zip_low(lower)], [upper.zip_high(middle), lower.zip_high(lower)]]
}

impl<Q: Quad> Counts<Q> {
    /// Counts the candidates of each cell. What is not used of it costs nothing.
    #[inline(always)]
    pub(super) fn of<W: Wide<N, Quad = Q>, const N: usize>(state: &State<W, N>) -> Self {
        let halves = [state.halves(0), state.halves(1), state.halves(2)];
        let one = zipped(halves.map(|[low, high]| low | high));
        let two = zipped(halves.map(|[low, high]| low & high));
        let pair = |band: usize| Self::pair([one[0][band], two[0][band]], [one[1][band], two[1][band]]);
        let (upper_middle, lower) = (pair(0), pair(1));
        let digits_1_3_5_7 = upper_middle.with(lower, Q::low_pairs);
        let digits_2_4_6_8 = upper_middle.with(lower, Q::high_pairs);
        digits_1_3_5_7.sum(digits_2_4_6_8).add_one(state.nine)
    }

    /// Two digits here and two digits there.
    #[inline(always)]
    fn pair([one, two]: [Q; 2], [other_one, other_two]: [Q; 2]) -> Self {
        Self {
            one: one | other_one,
            two: two | other_two | (one & other_one),
            three: (two & other_one) | (one & other_two),
            four: two & other_two,
        }
    }

    #[inline(always)]
    fn with(self, other: Self, joined: impl Fn(Q, Q) -> Q) -> Self {
        Self {
            one: joined(self.one, other.one),
            two: joined(self.two, other.two),
            three: joined(self.three, other.three),
            four: joined(self.four, other.four),
        }
    }

    #[inline(always)]
    fn sum(self, other: Self) -> Self {
        let (a, b) = (self, other);
        Self {
            one: a.one | b.one,
            two: a.two | b.two | (a.one & b.one),
            three: a.three | b.three | (a.two & b.one) | (a.one & b.two),
            four: a.four | b.four | (a.three & b.one) | (a.two & b.two) | (a.one & b.three),
        }
    }

    #[inline(always)]
    fn add_one(self, digit: Q) -> Self {
        Self {
            one: self.one | digit,
            two: self.two | (self.one & digit),
            three: self.three | (self.two & digit),
            four: self.four | (self.three & digit),
        }
    }
}
