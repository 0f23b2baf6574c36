//! Where to guess when the rules are done, and which digit first.
//!
//! The tree is small if each guess changes much. What placing digit `d` in a cell changes is estimated by
//!
//! ```text
//!    score = 2 * (peers that may hold d) + 5 * (those of them that are tight for d)
//! ```
//!
//! A candidate is *tight* if striking it out leaves a single: its cell has two candidates, or its digit at most two
//! places in its row or column. (Rows and columns do as well as all houses and cost less.)
//!
//! The subtree below a digit shrinks about exponentially with the score, so a cell costs the sum of
//! `exp(-score / 8)` over its digits, and the cheapest cell is taken. All cells with two candidates compete; if
//! there are few of these, the cells with three do too. The digit with the highest score is tried first.
//!
//! Where several solutions are likely, most guesses are right and the tree hardly matters. There the choice is
//! quick: of the cells of which one digit is in the last two places of a row or column and the other is not, the
//! first four compete, and the highest single score wins. (Cells of which both are sit in small patterns that
//! can be swapped, and settle little.)

use super::layout::{Bits, CELLS, GUARDS, PEERS, PLACES, ROW, ROWS, Split, take_first};
use super::simd::{Quad, Vector, Wide};
use super::state::{Counts, State, but_lowest, cells_of, empty_rows, more_than_two, to_all_rows};

/// With so many cells of two candidates those of three do not compete.
const PLENTY: u32 = 6;

/// Number of cells that compete in a quick choice.
const QUICK_CELLS: usize = 4;

/// A cell and the digits to try in it, in order.
pub(super) struct Guess {
    /// The place of the cell.
    pub(super) place: usize,
    /// What the tree below is estimated to cost, on the scale of [`SUBTREE`].
    pub(super) cost: u32,
    digits: [u8; 9],
    len: usize,
}

impl Guess {
    /// 0 for 1 up to 8 for 9.
    #[inline(always)]
    pub(super) fn digits(&self) -> &[u8] {
        &self.digits[..self.len]
    }
}

/// `2^22 * exp(-score / 8)` by score, which is 140 at most: 20 peers that are all tight.
static SUBTREE: [u32; 256] = {
    let step = 3_790_295_343; // 2^32 * exp(-1/8)
    let mut sizes = [0; 256];
    let mut size: u64 = 1 << 54;
    let mut score = 0;
    while score < 256 {
        sizes[score] = (size >> 32) as u32;
        size = ((size as u128 * step) >> 32) as u64;
        score += 1;
    }
    sizes
};

/// Chooses the cell to guess in. The board must have a cell with two candidates or more.
#[inline(always)]
pub(super) fn choose<W: Wide<N>, const N: usize>(state: &State<W, N>, quick: bool) -> Guess {
    let counts = Counts::of(state);
    let pairs = counts.two.without(counts.three);
    let scarce = state.scarce();
    let tight = scarce.with_cells(state, pairs);
    let scores = Scores { state, all: Places::of(state), tight: Places::of(&tight) };
    let cells = cells_of(pairs);
    if quick && cells != (0, 0) {
        let mixed = cells_of(scarce.fold(|a, b| a ^ b) & pairs);
        return scores.pair_guess(scores.best_pair_quickly(if mixed == (0, 0) { cells } else { mixed }));
    }
    let best = scores.best_pair(cells);
    if cells.0.count_ones() + cells.1.count_ones() >= PLENTY {
        return scores.pair_guess(best);
    }
    let triples = cells_of(counts.three.without(counts.four));
    match scores.best_triple(triples, best.cost()) {
        (cost, Some(place)) => scores.guess(place, cost),
        _ if cells != (0, 0) => scores.pair_guess(best),
        (cost, None) => scores.guess(scores.fewest_candidates(), cost),
    }
}

/// A cell with two candidates and what it costs, so that the lowest is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked(u32);

impl Ranked {
    const WORST: Self = Self(u32::MAX);

    /// The highest cost there can be.
    const MOST: u32 = u32::MAX >> 8;

    #[inline(always)]
    fn new(cost: u32, high_digit_first: bool, place: usize) -> Self {
        Self(cost << 8 | u32::from(high_digit_first) << 7 | place as u32)
    }

    fn cost(self) -> u32 {
        self.0 >> 8
    }

    fn high_digit_first(self) -> bool {
        self.0 >> 7 & 1 == 1
    }

    fn place(self) -> usize {
        self.0 as usize % 128
    }
}

impl<W: Wide<N>, const N: usize> State<W, N> {
    /// The candidates of digits that have at most two places in the row or in the column.
    #[inline(always)]
    fn scarce(&self) -> Self {
        let mut scarce = *self;
        for part in 0..N {
            let bands = self.eight[part];
            let columns = columns_of_two(bands);
            for band in 0..3 {
                scarce.eight[part][band] = bands[band] & (rows_of_two(bands[band]) | columns);
            }
        }
        let turned = self.nine.rotate();
        let columns = columns_of_two([self.nine, turned, turned.rotate()]);
        scarce.nine = self.nine & (rows_of_two(self.nine) | columns);
        scarce
    }

    /// The candidates of `self`, with those of `other` in the cells of `cells`, which has a band in each lane.
    #[inline(always)]
    fn with_cells(mut self, other: &Self, cells: W::Quad) -> Self {
        let cells_in = [W::broadcast::<0>(cells), W::broadcast::<1>(cells), W::broadcast::<2>(cells)];
        for part in 0..N {
            for band in 0..3 {
                let more = other.eight[part][band] & cells_in[band];
                self.eight[part][band] = self.eight[part][band] | more;
            }
        }
        self.nine = self.nine | (other.nine & cells);
        self
    }
}

/// All cells of each row in which `x` has two cells at most.
#[inline(always)]
fn rows_of_two<V: Vector>(x: V) -> V {
    // The guards stop the borrow of rows that are empty by now.
    let but_one = but_lowest(x);
    let but_two = but_one & ((but_one | V::splat(GUARDS)) - V::splat(ROWS));
    empty_rows(but_two)
}

/// All cells, in any band, of each column in which the three bands have two cells at most together.
#[inline(always)]
fn columns_of_two<V: Vector>(bands: [V; 3]) -> V {
    to_all_rows(V::splat(ROW).without(more_than_two(bands)))
}

/// For each digit the cells that may hold it, as places.
struct Places {
    upper: [u64; 16],
    lower: [u32; 16],
}

impl Places {
    #[inline(always)]
    fn of<W: Wide<N>, const N: usize>(state: &State<W, N>) -> Self {
        let mut places = Self { upper: [0; 16], lower: [0; 16] };
        let halves = [state.halves(0), state.halves(1), state.halves(2)];
        for half in 0..2 {
            let (upper, middle) = (halves[0][half], halves[1][half]);
            let pairs = [upper.zip_low(middle).to_words(), upper.zip_high(middle).to_words()];
            let lower = halves[2][half].to_words();
            for lane in 0..4 {
                let [first, second] = [pairs[lane / 2][lane % 2 * 2], pairs[lane / 2][lane % 2 * 2 + 1]];
                places.upper[4 * half + lane] = u64::from(first) | u64::from(second) << 32;
                places.lower[4 * half + lane] = lower[lane];
            }
        }
        (places.upper[8], places.lower[8]) = cells_of(state.nine);
        places
    }

    /// How many of `cells` may hold `digit`.
    #[inline(always)]
    fn count(&self, digit: usize, cells: &Split) -> u32 {
        (self.upper[digit] & cells.0).count_ones() + (self.lower[digit] & cells.1).count_ones()
    }
}

/// What the scores of the candidates are made of.
struct Scores<'a, W: Wide<N>, const N: usize> {
    state: &'a State<W, N>,
    all: Places,
    tight: Places,
}

impl<'a, W: Wide<N>, const N: usize> Scores<'a, W, N> {
    #[inline(always)]
    fn score(&self, place: usize, digit: u32) -> u8 {
        let (peers, digit) = (&PEERS[place % 128], digit as usize % 16);
        (2 * self.all.count(digit, peers) + 5 * self.tight.count(digit, peers)) as u8
    }

    /// The two digits of a cell with two candidates.
    #[inline(always)]
    fn two_digits(&self, place: usize) -> [u32; 2] {
        let digits = self.state.digits(place);
        [digits.trailing_zeros(), 31 - digits.leading_zeros()]
    }

    /// The cheapest of `cells`, which have two candidates each.
    #[inline(always)]
    fn best_pair(&self, mut cells: Split) -> Ranked {
        let mut best = Ranked::WORST;
        while cells != (0, 0) {
            let place = take_first(&mut cells);
            let [low, high] = self.two_digits(place).map(|digit| self.score(place, digit));
            let cost = SUBTREE[usize::from(low)] + SUBTREE[usize::from(high)];
            best = best.min(Ranked::new(cost, high > low, place));
        }
        best
    }

    /// The one with the highest score of the first few of `cells`, which have two candidates each.
    #[inline(always)]
    fn best_pair_quickly(&self, mut cells: Split) -> Ranked {
        let mut best = Ranked::WORST;
        for _ in 0..QUICK_CELLS {
            let place = take_first(&mut cells);
            let [low, high] = self.two_digits(place).map(|digit| self.score(place, digit));
            let rank = 64 * u32::from(low.max(high)) + u32::from(low.min(high));
            best = best.min(Ranked::new(Ranked::MOST - rank, high > low, place));
            if cells == (0, 0) {
                break;
            }
        }
        best
    }

    /// The cheapest of `cells`, which have three candidates each, if it costs less than `limit`; and its cost.
    #[inline(always)]
    fn best_triple(&self, mut cells: Split, limit: u32) -> (u32, Option<usize>) {
        let mut best = (limit, None);
        while cells != (0, 0) {
            let place = take_first(&mut cells);
            let digits = self.state.digits(place);
            let (low, high) = (digits.trailing_zeros(), 31 - digits.leading_zeros());
            let middle = (digits ^ 1 << low ^ 1 << high).trailing_zeros();
            let [low, middle, high] = [low, middle, high].map(|digit| self.score(place, digit));
            let cost = SUBTREE[usize::from(low)] + SUBTREE[usize::from(middle)] + SUBTREE[usize::from(high)];
            if cost < best.0 {
                best = (cost, Some(place));
            }
        }
        best
    }

    /// The cell with the fewest candidates, for boards on which every open cell has four or more.
    #[inline(never)]
    fn fewest_candidates(&self) -> usize {
        let open = (0..PLACES).filter(|place| CELLS >> (place % 32) & 1 == 1);
        let len = |place: usize| self.state.digits(place).count_ones();
        open.filter(|&place| len(place) > 1).min_by_key(|&place| len(place)).expect("a choice is open")
    }

    /// The two digits of the cell, in the order that was found.
    #[inline(always)]
    fn pair_guess(&self, best: Ranked) -> Guess {
        let [low, high] = self.two_digits(best.place()).map(|digit| digit as u8);
        let [first, second] = if best.high_digit_first() { [high, low] } else { [low, high] };
        Guess { place: best.place(), cost: best.cost(), digits: [first, second, 0, 0, 0, 0, 0, 0, 0], len: 2 }
    }

    /// All digits of a cell, the highest score first.
    #[inline(always)]
    fn guess(&self, place: usize, cost: u32) -> Guess {
        let mut guess = Guess { place, cost, digits: [0; 9], len: 0 };
        let mut scores = [0; 9];
        for digit in Bits(self.state.digits(place)) {
            let score = self.score(place, digit);
            let mut slot = guess.len;
            while slot > 0 && scores[slot - 1] < score {
                (scores[slot], guess.digits[slot]) = (scores[slot - 1], guess.digits[slot - 1]);
                slot -= 1;
            }
            (scores[slot], guess.digits[slot]) = (score, digit as u8);
            guess.len += 1;
        }
        guess
    }
}
