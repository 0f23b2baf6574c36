//! How difficult a puzzle is, on Sudoku Explainer's scale.

use crate::grid::{Board, Grid};
use crate::techniques::{Path, Step, Technique, Uniqueness};

/// How difficult a puzzle is, as Sudoku Explainer 1.2.1 rates it. Ratings are in tenths: 72 for 7.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The hardest step's rating.
    pub er: u16,
    /// The hardest rating up to the first step that writes a digit.
    pub ep: u16,
    /// The first step's rating.
    pub ed: u16,
    /// The first of the hardest steps; `None` where there is no step.
    pub technique: Option<Technique>,
    /// `er` in a word.
    pub level: Level,
}

/// A word for how difficult a puzzle is, or why it has no rating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// No solution: digits clash, or no digits fit.
    Unsolvable,
    /// Several solutions.
    Ambiguous,
    /// No open cell left.
    Solved,
    /// Under 2.0.
    Gentle,
    /// Under 3.0.
    Moderate,
    /// Under 4.5.
    Tricky,
    /// Under 6.7.
    Hard,
    /// Under 8.4.
    VeryHard,
    /// From 8.4.
    Extreme,
}

/// The rating of a puzzle for which no technique finds a step, as in Sudoku Explainer.
const STUCK: u16 = 200;

/// Rates a puzzle that has `solutions` solutions; it is enough to count to two.
///
/// Only a puzzle with one solution is rated. A grid without a solution (clashing digits among others), with several,
/// or without an open cell has the ratings 0 and says so by its level. Should no technique find a step, `er` is 200, and
/// so is `ep` if no digit was written, and `ed` if no step was found at all.
///
/// ```
/// use ninewise::{Grid, rate::{Level, rate}, search};
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let rating = rate(&grid, search::count(&grid, 2));
/// assert_eq!((rating.er, rating.ep, rating.ed, rating.level), (12, 12, 12, Level::Gentle));
/// ```
pub fn rate(grid: &Grid, solutions: usize) -> Rating {
    let unrated = |level| Rating { er: 0, ep: 0, ed: 0, technique: None, level };
    match solutions {
        _ if !grid.is_valid() => unrated(Level::Unsolvable),
        _ if grid.is_full() => unrated(Level::Solved),
        0 => unrated(Level::Unsolvable),
        1 => rate_path(Path::new(Board::new(grid), Uniqueness::Assumed)),
        _ => unrated(Level::Ambiguous),
    }
}

fn rate_path(mut path: Path) -> Rating {
    let mut steps = Steps::default();
    path.by_ref().for_each(|step| steps.add(&step));
    if !path.board().is_full() {
        steps.stick();
    }
    Rating {
        er: steps.er,
        ep: steps.ep,
        ed: steps.ed.unwrap_or(STUCK),
        technique: steps.hardest,
        level: Level::of(steps.er),
    }
}

/// The ratings of the steps so far.
#[derive(Default)]
struct Steps {
    er: u16,
    ep: u16,
    ed: Option<u16>,
    hardest: Option<Technique>,
    placed: bool,
}

impl Steps {
    fn add(&mut self, step: &Step) {
        let rating = step.rating();
        self.ed.get_or_insert(rating);
        if rating > self.er {
            self.er = rating;
            self.hardest = Some(step.technique);
        }
        if !self.placed {
            self.ep = self.er;
            self.placed = !step.placements.is_empty();
        }
    }

    /// No further step was found.
    fn stick(&mut self) {
        self.er = STUCK;
        if !self.placed {
            self.ep = STUCK;
        }
    }
}

impl Level {
    /// The word for the rating of a puzzle's hardest step, in tenths.
    pub const fn of(er: u16) -> Self {
        match er {
            ..20 => Self::Gentle,
            20..30 => Self::Moderate,
            30..45 => Self::Tricky,
            45..67 => Self::Hard,
            67..84 => Self::VeryHard,
            84.. => Self::Extreme,
        }
    }

    /// The stable name: words in lower case, joined by hyphens.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Unsolvable => "unsolvable",
            Self::Ambiguous => "ambiguous",
            Self::Solved => "solved",
            Self::Gentle => "gentle",
            Self::Moderate => "moderate",
            Self::Tricky => "tricky",
            Self::Hard => "hard",
            Self::VeryHard => "very-hard",
            Self::Extreme => "extreme",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, Digit};

    fn placing(technique: Technique) -> Step {
        Step::new(technique).placing(Cell::at(0, 0), Digit::from_index(0))
    }

    #[test]
    fn the_pearl_is_the_hardest_step_up_to_the_first_digit_written() {
        let mut steps = Steps::default();
        let path = [Step::new(Technique::NakedPair), Step::new(Technique::Pointing)];
        path.iter().for_each(|step| steps.add(step));
        steps.add(&placing(Technique::HiddenSingleBox));
        steps.add(&placing(Technique::NakedSingle));
        assert_eq!((steps.er, steps.ep, steps.ed), (30, 30, Some(30)));
        steps.add(&Step::new(Technique::XWing));
        assert_eq!((steps.er, steps.ep, steps.ed), (32, 30, Some(30)));
        assert_eq!(steps.hardest, Some(Technique::XWing));
    }

    #[test]
    fn a_path_that_sticks_rates_20() {
        let mut steps = Steps::default();
        steps.add(&Step::new(Technique::Pointing));
        steps.stick();
        assert_eq!((steps.er, steps.ep, steps.ed), (STUCK, STUCK, Some(26)));
        let mut steps = Steps::default();
        steps.add(&placing(Technique::HiddenSingleLine));
        steps.stick();
        assert_eq!((steps.er, steps.ep, steps.ed), (STUCK, 15, Some(15)));
    }
}
