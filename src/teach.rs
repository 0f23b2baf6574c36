//! The teacher: the next step of a position, the whole path, the rating. Search says whether the position is right;
//! techniques say how a person goes on.
//!
//! # The order for people
//!
//! [`Order::Easiest`] goes by how hard a technique is to see, not by Sudoku Explainer's rating: the two differ for the
//! few techniques that `ease` lists. Among the singles, locked candidates, subsets and fish of one sort it takes the
//! one with the fewest empty cells to look at.

use crate::explain::Trouble;
use crate::grid::{Board, Candidate, Cell, CellSet, Grid};
use crate::rate::{self, Rating};
use crate::search::{self, Solutions};
use crate::techniques::{HouseRole, PRODUCERS, Producer, Sink, Step, Technique, Uniqueness};

/// How steps are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The digits that belong to the puzzle, where they are known: entries are judged by their solution. Otherwise all
    /// digits are taken as right.
    pub givens: Option<Grid>,
    /// Whether techniques that assume a single solution may be used. They never are where there are several.
    pub uniqueness: Uniqueness,
    /// Which step comes first.
    pub order: Order,
}

/// Which of several steps comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The one that a person sees most easily.
    #[default]
    Easiest,
    /// The one that Sudoku Explainer 1.2.1 takes.
    Explainer,
}

/// What a position calls for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// The next step.
    Step(Step),
    /// Nothing: every cell has its digit.
    Solved,
    /// No step can be told.
    Trouble(Trouble),
}

/// A path and where it ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// Whether they end with every cell filled.
    pub solved: bool,
    /// The puzzle's only solution; `None` where there is none or several.
    pub solution: Option<Grid>,
    /// The highest rating of a step, in tenths; 0 without steps.
    pub hardest: u16,
    /// Why the path does not reach the end.
    pub trouble: Option<Trouble>,
}

impl Default for Options {
    /// No givens known, uniqueness assumed, the easiest step first.
    fn default() -> Self {
        Self { givens: None, uniqueness: Uniqueness::Assumed, order: Order::default() }
    }
}

/// The next step of a position, from its digits and the candidates that are left.
///
/// ```
/// use ninewise::{Board, Grid, teach::{Hint, Options, hint}};
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let Hint::Step(step) = hint(&Board::new(&grid), &Options::default()) else { panic!("it has a step") };
/// assert_eq!(step.placements.len(), 1);
/// ```
pub fn hint(board: &Board, options: &Options) -> Hint {
    match judge(board, options) {
        Verdict::Solved => Hint::Solved,
        Verdict::Trouble(trouble) => Hint::Trouble(trouble),
        Verdict::Sound(solution) => {
            let step = Searches::new(options, solution).next_step(board);
            step.map_or(Hint::Trouble(Trouble::Stuck), Hint::Step)
        }
    }
}

/// All steps from a position to the end, or as far as they go.
///
/// ```
/// use ninewise::{Board, Grid, teach::{Options, explain}};
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let path = explain(&Board::new(&grid), &Options::default());
/// assert_eq!((path.steps.len(), path.solved, path.hardest), (51, true, 12));
/// ```
pub fn explain(board: &Board, options: &Options) -> Explanation {
    let mut path =
        Explanation { steps: Vec::new(), solved: false, solution: None, hardest: 0, trouble: None };
    path.solution = match judge(board, options) {
        Verdict::Solved => {
            return Explanation { solved: true, solution: Some(*board.digits()), ..path };
        }
        Verdict::Trouble(trouble) => return Explanation { trouble: Some(trouble), ..path },
        Verdict::Sound(solution) => solution,
    };
    let searches = Searches::new(options, path.solution);
    let mut board = board.clone();
    while let Some(step) = searches.next_step(&board) {
        step.apply(&mut board);
        path.hardest = path.hardest.max(step.rating());
        path.steps.push(step);
    }
    path.solved = board.is_full();
    path.trouble = (!path.solved).then_some(Trouble::Stuck);
    path
}

/// Rates a puzzle as Sudoku Explainer 1.2.1 does; see [`rate::rate`] for boards that have not just one solution.
pub fn rate(grid: &Grid) -> Rating {
    rate::rate(grid, search::count(grid, 2))
}

/// Whether steps can be told from a position.
enum Verdict {
    Solved,
    Trouble(Trouble),
    /// The solution is known where there is just one.
    Sound(Option<Grid>),
}

fn judge(board: &Board, options: &Options) -> Verdict {
    let puzzle = options.givens.unwrap_or(*board.digits());
    match search::solve(&puzzle) {
        Solutions::None => Verdict::Trouble(Trouble::NoSolution),
        Solutions::Unique(solution) => match wrong(board, &solution) {
            Some(wrong) => Verdict::Trouble(wrong),
            None if board.is_full() => Verdict::Solved,
            None => Verdict::Sound(Some(solution)),
        },
        Solutions::Multiple(..) if !fits_some(board, &puzzle) => Verdict::Trouble(Trouble::NoSolution),
        Solutions::Multiple(..) if board.is_full() => Verdict::Solved,
        Solutions::Multiple(..) => Verdict::Sound(None),
    }
}

/// What of a position contradicts the solution.
fn wrong(board: &Board, solution: &Grid) -> Option<Trouble> {
    let differs = |cell: &Cell| board.digit(*cell).is_some_and(|digit| solution.get(*cell) != Some(digit));
    let entries: CellSet = Cell::all().filter(differs).collect();
    let truth = board.open_cells().filter_map(|cell| Some(Candidate::new(cell, solution.get(cell)?)));
    let struck: Vec<Candidate> =
        truth.filter(|&candidate| !board.has(candidate) && !is_seen(board, candidate)).collect();
    (!entries.is_empty() || !struck.is_empty()).then_some(Trouble::Wrong { entries, struck })
}

/// Whether a peer holds the digit, so that nobody had to strike it.
fn is_seen(board: &Board, candidate: Candidate) -> bool {
    !board.digits().cells_of(candidate.digit).is_disjoint(candidate.cell.peers())
}

/// Solutions of a puzzle with several that a position is held against.
const TRIED: usize = 1000;

/// Whether a position leaves any solution of a puzzle with several. Where there are [`TRIED`] solutions or more and none
/// of the first fits, one of the others is taken to.
fn fits_some(board: &Board, puzzle: &Grid) -> bool {
    if *puzzle == *board.digits() && *board == Board::new(puzzle) {
        return true;
    }
    if search::count(board.digits(), 1) == 0 {
        return false;
    }
    let solutions = search::solutions(board.digits(), TRIED);
    let allows = |cell: Cell, solution: &Grid| {
        let digit = solution.get(cell);
        board.digit(cell).is_some() || digit.is_some_and(|digit| board.has(Candidate::new(cell, digit)))
    };
    solutions.len() == TRIED
        || solutions.iter().any(|solution| Cell::all().all(|cell| allows(cell, solution)))
}

/// From this rating on techniques are used on puzzles with one solution only: on others chains within chains take
/// minutes, and nothing leads to the end.
const NESTED: u16 = 95;

/// The searches for steps that fit a puzzle, in order.
struct Searches {
    producers: Vec<&'static Producer>,
    order: Order,
}

impl Searches {
    /// `solution`: the only one; `None` where there are several.
    fn new(options: &Options, solution: Option<Grid>) -> Self {
        let assumed = solution.is_some() && options.uniqueness == Uniqueness::Assumed;
        let usable = |producer: &&Producer| {
            (assumed || !producer.assumes_unique)
                && (solution.is_some() || producer.techniques[0].base_rating() < NESTED)
        };
        let mut producers: Vec<&Producer> = PRODUCERS.iter().filter(usable).collect();
        if options.order == Order::Easiest {
            producers.sort_by_key(|producer| ease(producer.techniques[0]));
        }
        Self { producers, order: options.order }
    }

    fn next_step(&self, board: &Board) -> Option<Step> {
        self.producers.iter().find_map(|producer| self.best_of(producer, board))
    }

    fn best_of(&self, producer: &Producer, board: &Board) -> Option<Step> {
        let choose = self.order == Order::Easiest && producer.techniques[0].base_rating() < HARD;
        let mut sink = if choose { Sink::all(board) } else { Sink::first(board) };
        let _ = producer.find(board, &mut sink);
        sink.into_steps().into_iter().min_by_key(|step| cells_to_look_at(board, step))
    }
}

/// From this rating on the first step found is taken: further ones take long to find.
const HARD: u16 = 42;

/// How hard a technique is to see, on the scale of ratings.
const fn ease(technique: Technique) -> u16 {
    match technique {
        // One cell, where candidates are written: easier than two steps in one.
        Technique::NakedSingle => 16,
        // Lines that are far apart, after all subsets of up to three cells in one house.
        Technique::XWing => 41,
        Technique::Swordfish => 47,
        // All combinations of several cells, digit by digit: after the chains that can be followed.
        Technique::AlignedPairExclusion => 67,
        Technique::AlignedTripletExclusion => 81,
        other => other.base_rating(),
    }
}

/// The empty cells of the houses that hold a step's pattern; without houses, those that its cell sees.
fn cells_to_look_at(board: &Board, step: &Step) -> usize {
    let houses = step.houses.iter().filter(|mark| mark.role != HouseRole::Cover);
    let mut cells = houses.fold(CellSet::EMPTY, |cells, mark| cells | mark.house.cells());
    if cells.is_empty() {
        cells = step.placements.iter().fold(CellSet::EMPTY, |cells, placed| cells | placed.cell.peers());
    }
    (cells & board.open_cells()).len()
}
