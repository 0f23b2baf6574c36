//! What follows without a guess: the rules of a pass, repeated until nothing changes.
//!
//! A pass applies, to all digits at once:
//!
//! 1. the **band rule**: in a band, each row takes the digit from another box;
//! 2. the **stack rule**: in a stack, each column takes the digit from another band;
//! 3. **row singles**: a digit with one cell left in a row goes there;
//! 4. **naked singles**: a cell with one digit left takes it;
//! 5. what is placed by 3 and 4 is struck out of its row and its cell.
//!
//! Nothing else is needed: a digit with one cell left in a column or box is confined by 1 and 2 to one row of one
//! box, and found by 3 in the next pass; and a placed digit leaves its column and box by 1 and 2 too.

use super::counters;
use super::layout::{CELLS, GUARDS, ROW, ROWS};
use super::simd::{Quad, Vector, Wide};
use super::state::{Counts, State, but_lowest, columns, empty_rows, to_all_rows};

/// What the passes came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// A digit or a cell is left without a place.
    Contradiction,
    /// Every cell has one digit, and they agree.
    Solved,
    /// Somewhere a choice is open.
    Open,
}

/// Applies the rules until nothing changes, or until a contradiction or the solution is there.
///
/// `hasty` is for boards that look like having many solutions: it stops when the singles add nothing, though the
/// band and stack rules may have more to say.
#[inline(always)]
pub(super) fn propagate<W: Wide<N>, const N: usize>(state: &mut State<W, N>, hasty: bool) -> Outcome {
    let mut singles_are_done = false;
    loop {
        let before = apply_band_rule(*state);
        if before.has_empty_band() {
            return Outcome::Contradiction;
        }
        if singles_are_done && before.equals(state) {
            return Outcome::Open;
        }
        counters::pass();
        let confined = apply_stack_rule(before);
        let placed = confined.row_singles();
        let counts = Counts::of(&confined);
        if !W::Quad::from_words([CELLS, CELLS, CELLS, 0]).without(counts.one).is_zero() {
            return Outcome::Contradiction;
        }
        if counts.two.is_zero() {
            *state = confined;
            return if state.reaches_all() { Outcome::Solved } else { Outcome::Contradiction };
        }
        *state = place_singles(confined, &placed, counts.one.without(counts.two));
        singles_are_done = state.equals(&confined);
        if singles_are_done && hasty {
            return Outcome::Open;
        }
    }
}

/// Rule 1 for all digits.
#[inline(always)]
fn apply_band_rule<W: Wide<N>, const N: usize>(mut state: State<W, N>) -> State<W, N> {
    for part in 0..N {
        state.eight[part] = band_rule(state.eight[part]);
    }
    state.nine = band_rule_in_lanes(state.nine);
    state
}

/// Rule 2 for all digits.
#[inline(always)]
fn apply_stack_rule<W: Wide<N>, const N: usize>(mut state: State<W, N>) -> State<W, N> {
    for part in 0..N {
        state.eight[part] = stack_rule(state.eight[part]);
    }
    state.nine = stack_rule_in_lanes(state.nine);
    state
}

/// Rule 1, exactly: a row keeps the digit in a box only if the other two rows can take it from the other two boxes.
///
/// Whether a row reaches a box is one bit, so the three bands fit in one word, three bits each in every row:
///
/// ```text
///    row of `reach`:   lower 2 1 0 | middle 2 1 0 | upper 2 1 0       (boxes of the three bands)
/// ```
///
/// With `a[r][k]` for "row r reaches box k", indices modulo 3, row r keeps box k if
/// `a[r+1][k+1] & a[r+2][k+2] | a[r+1][k+2] & a[r+2][k+1]`.
#[inline(always)]
fn band_rule<V: Vector>(bands: [V; 3]) -> [V; 3] {
    let [upper, middle, lower] = bands;
    let fields = [V::splat(0o007 * ROWS), V::splat(0o070 * ROWS), V::splat(0o700 * ROWS)];
    let reach = ((upper | upper.shr::<3>() | upper.shr::<6>()) & fields[0])
        | ((middle | middle.shl::<3>() | middle.shr::<3>()) & fields[1])
        | ((lower | lower.shl::<3>() | lower.shl::<6>()) & fields[2]);
    let next = (reach.shr::<1>() & V::splat(0o333 * ROWS)) | (reach.shl::<2>() & V::splat(0o444 * ROWS));
    let after_next =
        (reach.shr::<2>() & V::splat(0o111 * ROWS)) | (reach.shl::<1>() & V::splat(0o666 * ROWS));
    let kept = row_after((next & row_after(after_next)) | (after_next & row_after(next)));
    let kept = [kept & fields[0], kept & fields[1], kept & fields[2]];
    [
        upper & (kept[0] | kept[0].shl::<3>() | kept[0].shl::<6>()),
        middle & (kept[1] | kept[1].shl::<3>() | kept[1].shr::<3>()),
        lower & (kept[2] | kept[2].shr::<3>() | kept[2].shr::<6>()),
    ]
}

/// Each row takes the place of the one before it, the upper row that of the lower one.
///
/// Two stray bits come to lie above the lower row; all users mask them out.
#[inline(always)]
fn row_after<V: Vector>(x: V) -> V {
    x.shr::<10>() | x.shl::<20>()
}

/// Rule 1 for a digit whose bands are lanes. Doubled, the three boxes of a row turn by plain shifts.
#[inline(always)]
fn band_rule_in_lanes<V: Vector>(x: V) -> V {
    let boxes = V::splat(7 * ROWS);
    let reach = (x | x.shr::<3>() | x.shr::<6>()) & boxes;
    let doubled = reach | reach.shl::<3>();
    let (next, after_next) = (doubled.shr::<1>(), doubled.shr::<2>());
    let kept = row_after((next & row_after(after_next)) | (after_next & row_after(next))) & boxes;
    x & (kept | kept.shl::<3>() | kept.shl::<6>())
}

/// Rule 2, exactly: a band keeps the digit in a column only if the other two bands can take it in the other two
/// columns of the stack.
///
/// The same test as in the band rule with bands for rows and columns for boxes. The nine columns, doubled, turn by
/// shifts of three, which go from a column to the next one of its box.
///
/// ```text
///    bits 17-0     c9 c6 c3  c8 c5 c2  c7 c4 c1 | c9 c6 c3  c8 c5 c2  c7 c4 c1
///    shr 3                                        c7 c4 c1  c9 c6 c3  c8 c5 c2
/// ```
#[inline(always)]
fn stack_rule<V: Vector>(bands: [V; 3]) -> [V; 3] {
    let [upper, middle, lower] = [turned(bands[0]), turned(bands[1]), turned(bands[2])];
    [
        bands[0] & other_bands_fit(middle, lower),
        bands[1] & other_bands_fit(lower, upper),
        bands[2] & other_bands_fit(upper, middle),
    ]
}

/// The columns of a band, turned by one and by two columns within their boxes.
#[inline(always)]
fn turned<V: Vector>(band: V) -> [V; 2] {
    let columns = columns(band);
    let doubled = columns | columns.shl::<9>();
    [doubled.shr::<3>(), doubled.shr::<6>()]
}

/// The cells whose column leaves the other two columns of its stack to the two bands given.
#[inline(always)]
fn other_bands_fit<V: Vector>([one, two]: [V; 2], [other_one, other_two]: [V; 2]) -> V {
    to_all_rows(((one & other_two) | (two & other_one)) & V::splat(ROW))
}

/// Rule 2 for a digit whose bands are lanes.
#[inline(always)]
fn stack_rule_in_lanes<Q: Quad>(x: Q) -> Q {
    let [one, two] = turned(x);
    let fit = ((one & two.rotate()) | (two & one.rotate())).rotate();
    x & to_all_rows(fit & Q::splat(ROW))
}

/// What a pass knows to be placed by row singles.
struct Singles<W: Wide<N>, const N: usize> {
    /// All ones in each row where the digit has one cell left.
    eight: [[W; 3]; N],
    nine: W::Quad,
    /// The cells these digits go to; a band in each of the first three lanes.
    cells: W::Quad,
}

impl<W: Wide<N>, const N: usize> State<W, N> {
    /// Whether a digit has no cell left in a band.
    #[inline(always)]
    fn has_empty_band(&self) -> bool {
        let mut eight = self.eight[0][0];
        for part in 0..N {
            eight = eight.both(self.eight[part][0]).both(self.eight[part][1]).both(self.eight[part][2]);
        }
        eight.has_zero() || (self.nine | W::Quad::from_words([0, 0, 0, CELLS])).has_zero()
    }

    #[inline(always)]
    pub(super) fn equals(&self, other: &Self) -> bool {
        let mut eight = W::splat(0);
        for part in 0..N {
            for band in 0..3 {
                eight = eight | (self.eight[part][band] ^ other.eight[part][band]);
            }
        }
        eight.is_zero() && (self.nine ^ other.nine).is_zero()
    }

    /// Rule 3.
    #[inline(always)]
    fn row_singles(&self) -> Singles<W, N> {
        let nine = single_rows(self.nine);
        let (mut eight, mut placed) = (self.eight, self.eight);
        for part in 0..N {
            for band in 0..3 {
                eight[part][band] = single_rows(self.eight[part][band]);
                placed[part][band] = self.eight[part][band] & eight[part][band];
            }
        }
        let placed = State { eight: placed, nine: self.nine & nine };
        Singles { eight, nine, cells: placed.fold(|a, b| a | b) }
    }
}

/// All ones in each row with a single cell. In a row with none it may answer anything: that is a contradiction,
/// and the next pass finds it.
#[inline(always)]
fn single_rows<V: Vector>(x: V) -> V {
    empty_rows(but_lowest(x))
}

/// Rules 4 and 5. `naked` are the cells with one candidate, a band in each of the first three lanes.
#[inline(always)]
fn place_singles<W: Wide<N>, const N: usize>(
    mut state: State<W, N>,
    singles: &Singles<W, N>,
    naked: W::Quad,
) -> State<W, N> {
    let naked_in = [W::broadcast::<0>(naked), W::broadcast::<1>(naked), W::broadcast::<2>(naked)];
    let cells = singles.cells;
    let taken_in = [W::broadcast::<0>(cells), W::broadcast::<1>(cells), W::broadcast::<2>(cells)];
    for part in 0..N {
        for band in 0..3 {
            let x = &mut state.eight[part][band];
            *x = place(*x, singles.eight[part][band] | naked_in[band], taken_in[band]);
        }
    }
    state.nine = place(state.nine, singles.nine | naked, cells);
    state
}

/// Reduces each row of `x` that has a cell of `certain` to that cell, the lowest if there are two, and strikes
/// `taken` out of the others.
///
/// Two in a row are a contradiction: the one that is dropped has no candidate left, which the next pass finds.
#[inline(always)]
fn place<V: Vector>(x: V, certain: V, taken: V) -> V {
    let placed = x & certain;
    let less = placed + V::splat(CELLS);
    let guards = V::splat(GUARDS).without(less);
    let open_rows = guards - guards.shr::<9>();
    placed.without(less) | (x.without(taken) & open_rows)
}
