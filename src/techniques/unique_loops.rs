//! Unique rectangles and loops: cells that could swap two digits all round, were it not for their other candidates.
//!
//! ```text
//!  {ab}   ----  {ab}       If all four were {ab}, the two digits could be swapped and the puzzle would
//!   |            |         have two solutions. So with one solution, an extra candidate (c) holds:
//!  {abc}  ----  {abc}      cells that see both c lose it (type 2).
//! ```

use super::combinations::combinations;
use super::subsets::digits_of;
use super::{HouseRole, Role, Sink, Step, Technique};
use crate::grid::{Board, Cell, CellSet, Digit, DigitSet, House};
use std::ops::ControlFlow;

mod walk;

/// A deadly loop: its cells hold both digits, and some of them others too.
struct Loop {
    cells: CellSet,
    pair: [Digit; 2],
    /// The cells with extra candidates, in the order of the walk round the loop.
    extra_cells: Vec<Cell>,
    extra_digits: DigitSet,
}

/// What type 1 to 4 does with the extra candidates; type 3 with a naked or a hidden subset.
#[derive(Clone, Copy)]
enum Type {
    One,
    Two,
    Three,
    ThreeHidden,
    Four,
}

/// Unique rectangles and loops of every type, easiest first.
pub(super) fn all(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut found = Found { board, steps: Vec::new(), repeats: Vec::new() };
    for start in board.cells_with(2) {
        walk::loops_from(board, start, |cells, pair| {
            let deadly = Loop::new(board, cells, pair);
            match deadly.extra_cells.len() {
                0 => {}
                1 => found.type_1(&deadly),
                count => {
                    if deadly.extra_digits.len() == 1 {
                        found.type_2(&deadly);
                    } else if count == 2 {
                        found.type_3(&deadly);
                    }
                    if count == 2 {
                        found.type_4(&deadly);
                    }
                }
            }
        });
    }
    found.steps.sort_by_key(|(_, step)| (step.rating(), type_number(step.technique)));
    found.steps.into_iter().chain(found.repeats).try_for_each(|(_, step)| sink.push(step))
}

/// Types in order: a naked and a hidden subset are both type 3.
fn type_number(technique: Technique) -> usize {
    match technique {
        Technique::UniqueRectangle1 | Technique::UniqueLoop1 => 1,
        Technique::UniqueRectangle2 | Technique::UniqueLoop2 => 2,
        Technique::UniqueRectangle4 | Technique::UniqueLoop4 => 4,
        _ => 3,
    }
}

impl Loop {
    fn new(board: &Board, path: &[Cell], pair: [Digit; 2]) -> Self {
        let extra_cells: Vec<Cell> =
            path.iter().copied().filter(|&cell| board.candidates(cell).len() > 2).collect();
        let extras = extra_cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | board.candidates(cell));
        let extra_digits = extras.without(pair[0]).without(pair[1]);
        Self { cells: path.iter().copied().collect(), pair, extra_cells, extra_digits }
    }

    fn technique(&self, kind: Type) -> Technique {
        let rectangle = self.cells.len() == 4;
        match (kind, rectangle) {
            (Type::One, true) => Technique::UniqueRectangle1,
            (Type::Two, true) => Technique::UniqueRectangle2,
            (Type::Three, true) => Technique::UniqueRectangle3,
            (Type::ThreeHidden, true) => Technique::UniqueRectangle3Hidden,
            (Type::Four, true) => Technique::UniqueRectangle4,
            (Type::One, false) => Technique::UniqueLoop1,
            (Type::Two, false) => Technique::UniqueLoop2,
            (Type::Three, false) => Technique::UniqueLoop3,
            (Type::ThreeHidden, false) => Technique::UniqueLoop3Hidden,
            (Type::Four, false) => Technique::UniqueLoop4,
        }
    }

    /// The step with the loop's evidence: floor, roof and extra candidates.
    fn step(&self, board: &Board, kind: Type) -> Step {
        let roof: CellSet = self.extra_cells.iter().copied().collect();
        let mut step = Step::new(self.technique(kind));
        for digit in self.pair {
            step = step.marking(digit, self.cells - roof, Role::Floor).marking(digit, roof, Role::Roof);
        }
        self.extra_digits
            .fold(step, |step, digit| step.marking(digit, roof & board.positions(digit), Role::Fin))
    }
}

/// The steps found so far, each with the cells of its loop.
struct Found<'a> {
    board: &'a Board,
    steps: Vec<(CellSet, Step)>,
    /// Further steps of a loop that has one of the same technique. Sudoku Explainer drops them, be they easier or not:
    /// here they come last.
    repeats: Vec<(CellSet, Step)>,
}

impl Found<'_> {
    /// Keeps a step that changes the board in a way not found yet.
    fn keep(&mut self, cells: CellSet, mut step: Step) {
        step.eliminations.retain(|&candidate| self.board.has(candidate));
        if step.eliminations.is_empty() {
            return;
        }
        let alike = |(other, kept): &&(CellSet, Step)| *other == cells && kept.technique == step.technique;
        let same = |(_, kept): &(CellSet, Step)| kept.eliminations == step.eliminations;
        if !self.steps.iter().any(|kept| alike(&kept)) {
            self.steps.push((cells, step));
        } else if !self.steps.iter().chain(&self.repeats).filter(alike).any(same) {
            self.repeats.push((cells, step));
        }
    }

    /// One cell with extras: it can't be either of the two digits.
    fn type_1(&mut self, deadly: &Loop) {
        let cell = CellSet::of(deadly.extra_cells[0]);
        let step = deadly.step(self.board, Type::One);
        self.keep(deadly.cells, deadly.pair.into_iter().fold(step, |step, digit| step.striking(digit, cell)));
    }

    /// Several cells with one extra digit: one of them holds it.
    fn type_2(&mut self, deadly: &Loop) {
        let roof: CellSet = deadly.extra_cells.iter().copied().collect();
        if let Some(digit) = deadly.extra_digits.single() {
            let step = deadly.step(self.board, Type::Two);
            self.keep(deadly.cells, step.striking(digit, roof.common_peers()));
        }
    }

    /// Two cells with several extra digits: together they are one cell of a subset.
    fn type_3(&mut self, deadly: &Loop) {
        for house in shared_houses(deadly) {
            self.naked_subsets(deadly, house);
            self.hidden_subsets(deadly, house);
        }
    }

    fn naked_subsets(&mut self, deadly: &Loop, house: House) {
        let [first, second] = [deadly.extra_cells[0], deadly.extra_cells[1]];
        let open = house.cells() & self.board.open_cells();
        let others: Vec<Cell> =
            in_order(house).filter(|&c| c != first && c != second && open.contains(c)).collect();
        let common = (self.board.candidates(first) & self.board.candidates(second)) & deadly.extra_digits;
        for size in deadly.extra_digits.len()..=(open.len() / 2).min(7) {
            for chosen in combinations(others.len(), size - 1) {
                let cells: CellSet = chosen.map(|index| others[index]).collect();
                let digits = digits_of(self.board, cells) | common;
                if digits.len() == size && deadly.extra_digits.is_subset(digits) {
                    let rest = house.cells() - cells.with(first).with(second);
                    self.subset(
                        deadly,
                        Type::Three,
                        house,
                        (cells, digits),
                        |step, digit| step.striking(digit, rest),
                        digits,
                    );
                }
            }
        }
    }

    fn hidden_subsets(&mut self, deadly: &Loop, house: House) {
        let [first, second] = [deadly.extra_cells[0], deadly.extra_cells[1]];
        let open = house.cells() & self.board.open_cells();
        let places = |digit: Digit| (self.board.positions(digit) & house.cells()).without(second);
        let pair: DigitSet = deadly.pair.into_iter().collect();
        let others: Vec<Digit> =
            (DigitSet::ALL - pair - deadly.extra_digits).filter(|&digit| places(digit).len() >= 2).collect();
        let mut sets = Vec::new();
        for size in (2..).take_while(|size| 2 * size < open.len()) {
            for chosen in combinations(others.len(), size - 2) {
                let digits = chosen.map(|index| others[index]).collect::<DigitSet>() | pair;
                let cells = { digits }.fold(CellSet::EMPTY, |cells, digit| cells | places(digit));
                if cells.len() == size && deadly.pair.iter().all(|&digit| places(digit).len() >= 2) {
                    sets.push((cells.without(first), digits));
                }
            }
        }
        for (cells, digits) in sets {
            let strike = |step: Step, digit| step.striking(digit, cells);
            self.subset(deadly, Type::ThreeHidden, house, (cells, digits), strike, DigitSet::ALL - digits);
        }
    }

    /// Keeps a step of type 3 that strikes the digits of `struck` by `strike`.
    fn subset(
        &mut self,
        deadly: &Loop,
        kind: Type,
        house: House,
        (cells, digits): (CellSet, DigitSet),
        strike: impl Fn(Step, Digit) -> Step,
        struck: DigitSet,
    ) {
        let mut step = deadly.step(self.board, kind).within(house, HouseRole::Pattern);
        for digit in digits {
            step = step.marking(digit, cells & self.board.positions(digit), Role::SetA);
        }
        self.keep(deadly.cells, { struck }.fold(step, strike));
    }

    /// Two cells that keep one of the two digits between them: neither is the other digit.
    fn type_4(&mut self, deadly: &Loop) {
        let roof: CellSet = deadly.extra_cells.iter().copied().collect();
        let [one, other] = deadly.pair;
        for (locked, struck) in [(one, other), (other, one)] {
            let house = shared_houses(deadly)
                .filter(|house| (self.board.positions(locked) & house.cells()).is_subset(roof))
                .last();
            if let Some(house) = house {
                let step = deadly.step(self.board, Type::Four).within(house, HouseRole::Pattern);
                return self.keep(deadly.cells, step.striking(struck, roof));
            }
        }
    }
}

/// The houses of the two cells with extras: box, row, column.
fn shared_houses(deadly: &Loop) -> impl Iterator<Item = House> + use<> {
    let [first, second] = [deadly.extra_cells[0], deadly.extra_cells[1]];
    walk::houses_of(first).into_iter().filter(move |house| house.cells().contains(second))
}

fn in_order(house: House) -> impl Iterator<Item = Cell> {
    (0..9).map(move |position| house.cell(position))
}
