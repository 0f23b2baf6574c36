//! The search: propagate, guess, propagate, and take back what fails.

use super::branch::choose;
use super::counters;
use super::pairs::apply_hidden_pairs;
use super::propagate::{Outcome, propagate};
use super::simd::Wide;
use super::state::State;
use super::text::Start;

/// Boards with this many givens look like having several solutions from the start.
const MANY_GIVENS: u32 = 28;

/// A root whose best guess costs more than this looks like the root of a large tree.
const LARGE: u32 = 500_000;

/// A digit still to be tried in a cell.
pub(super) struct Untried<W: Wide<N>, const N: usize> {
    /// The candidates before the guess.
    state: State<W, N>,
    place: u8,
    digit: u8,
    /// Number of guesses before it.
    depth: u32,
}

/// When to trade a small tree for quick steps; see [`branch`](super::branch).
///
/// While nearly all guesses turn out right, the board looks like having many solutions. Hard boards with one
/// solution show by their first contradictions that they are none of these.
struct Mood {
    fails: u32,
    /// Contradictions to assume beforehand, and guesses to make before anything is concluded.
    doubt: u32,
    patience: u32,
}

impl Mood {
    fn new(givens: u32) -> Self {
        let (doubt, patience) = if givens >= MANY_GIVENS { (0, 0) } else { (1, 3) };
        Self { fails: 0, doubt, patience }
    }

    fn is_hasty(&self, depth: u32) -> bool {
        depth >= self.patience && 2 * self.fails + self.doubt <= depth
    }
}

/// Takes each solution as it is found.
///
/// A trait and not a closure, because a closure would be compiled apart, without the instructions of the vectors.
pub(super) trait Receiver {
    /// Implementations must be `#[inline(always)]`, as those of [`Job`](super::simd::Job).
    fn receive<W: Wide<N>, const N: usize>(&mut self, solved: &State<W, N>);
}

/// Finds solutions until there are no more or `limit` is reached, and returns how many.
///
/// `untried` must be empty and is left so; it is passed in to be allocated once for many boards.
#[inline(always)]
pub(super) fn search<W: Wide<N>, const N: usize>(
    start: Start<W, N>,
    limit: usize,
    untried: &mut Vec<Untried<W, N>>,
    receiver: &mut impl Receiver,
) -> usize {
    if start.clashes || limit == 0 {
        return 0;
    }
    let mut mood = Mood::new(start.givens);
    let (mut state, mut depth, mut solutions) = (start.state, 0, 0);
    let mut at_root = true;
    loop {
        let hasty = mood.is_hasty(depth);
        match propagate(&mut state, hasty) {
            Outcome::Open => {
                let guess = choose(&state, hasty);
                if std::mem::take(&mut at_root)
                    && !hasty
                    && guess.cost > LARGE
                    && apply_hidden_pairs(&mut state)
                {
                    continue;
                }
                counters::guess(guess.digits().len());
                let (place, digits) = (guess.place as u8, guess.digits());
                for &digit in digits[1..].iter().rev() {
                    untried.push(Untried { state, place, digit, depth });
                }
                state.put(guess.place, digits[0].into());
                depth += 1;
                continue;
            }
            Outcome::Contradiction => mood.fails += 1,
            Outcome::Solved => {
                receiver.receive(&state);
                solutions += 1;
                if solutions == limit {
                    untried.clear();
                }
            }
        }
        let Some(next) = untried.pop() else { return solutions };
        state = next.state;
        state.put(next.place.into(), next.digit.into());
        depth = next.depth + 1;
    }
}
