//! The words of the puzzle: houses, peers, sets, clashes, and candidates kept in step.

use ninewise::grid::LineError;
use ninewise::{Board, Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("1 to 9")
}

#[test]
fn every_house_has_nine_cells_in_order_and_every_cell_three_houses() {
    for house in House::all() {
        let cells: Vec<_> = house.cells().collect();
        let listed: Vec<_> = (0..9).map(|position| house.cell(position)).collect();
        assert_eq!(cells, listed, "{house}");
        assert!(cells.iter().all(|cell| cell.houses().contains(&house)), "{house}");
    }
    for cell in Cell::all() {
        assert_eq!(House::all().filter(|house| house.cells().contains(cell)).count(), 3, "{cell}");
    }
    assert_eq!(House::of_kind(HouseKind::Box).nth(5), Some(House::boxed(5)));
}

#[test]
fn cells_see_each_other_in_810_of_3240_pairs() {
    let pairs = Cell::all().flat_map(|a| Cell::all().map(move |b| (a, b))).filter(|(a, b)| a < b);
    let (seen, unseen): (Vec<_>, Vec<_>) = pairs.partition(|(a, b)| a.sees(*b));
    assert_eq!((seen.len(), unseen.len()), (810, 2430));
    for value in [1, 5, 9] {
        for (&(a, b), valid) in seen.iter().zip([false; 810]).chain(unseen.iter().zip([true; 2430])) {
            let mut grid = Grid::default();
            grid.set(a, Some(digit(value)));
            grid.set(b, Some(digit(value)));
            assert_eq!(grid.is_valid(), valid, "{value} in {a} and {b}");
            assert_eq!(grid.conflicts().is_empty(), valid, "{value} in {a} and {b}");
        }
    }
}

#[test]
fn full_grids_that_pass_careless_checks_are_not_valid() {
    let latin: String = (0..81).map(|i| char::from(b'1' + ((i % 9 + i / 9) % 9) as u8)).collect();
    let grid: Grid = latin.parse().expect("81 digits");
    assert!(grid.is_full() && !grid.is_valid());
    assert!(grid.conflicts().iter().all(|conflict| conflict.house.kind() == HouseKind::Box));
    let fives: Grid = "5".repeat(81).parse().expect("81 digits");
    assert_eq!(fives.conflicts().len(), 27 * 36);
}

#[test]
fn a_line_reads_back_as_it_was_written() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let grid: Grid = line.parse().expect("81 cells");
    assert_eq!(grid.to_string(), line);
    assert_eq!(grid.filled().count(), 30);
    assert_eq!(line.replace('.', "0").parse(), Ok(grid));
    assert_eq!("".parse::<Grid>(), Err(LineError::Length(0)));
    assert_eq!(line[1..].parse::<Grid>(), Err(LineError::Length(80)));
    assert_eq!(line.replace('7', "x").parse::<Grid>(), Err(LineError::Character(4)));
}

#[test]
fn sets_obey_set_algebra() {
    let (row, boxed) = (House::row(4).cells(), House::boxed(4).cells());
    assert_eq!((row & boxed).len(), 3);
    assert_eq!((row | boxed).len(), 15);
    assert_eq!((row - boxed) | (row & boxed), row);
    assert!((row & boxed).is_subset(row) && (row - boxed).is_disjoint(boxed));
    assert_eq!((row & boxed).common_houses().collect::<Vec<_>>(), [House::row(4), House::boxed(4)]);
    assert_eq!((row & boxed).common_peers(), (row | boxed) - (row & boxed));
    assert_eq!(CellSet::EMPTY.common_peers(), CellSet::ALL);
    assert_eq!(CellSet::EMPTY.common_houses().count(), 0);
    let odd: DigitSet = Digit::all().filter(|d| d.get() % 2 == 1).collect();
    assert_eq!((odd.len(), odd.first(), odd.single()), (5, Digit::new(1), None));
    assert_eq!(DigitSet::from_mask(0xffff), DigitSet::ALL);
    assert_eq!(odd.with(digit(2)).without(digit(2)), odd);
}

#[test]
fn board_keeps_both_views_of_the_candidates_in_step() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut board = Board::new(&line.parse().expect("81 cells"));
    board.place(Cell::at(4, 4), digit(5));
    board.remove(Candidate::new(Cell::at(0, 2), digit(1)));
    board.remove(Candidate::new(Cell::at(0, 0), digit(1)));
    for cell in Cell::all() {
        for d in Digit::all() {
            let candidate = Candidate::new(cell, d);
            assert_eq!(board.has(candidate), board.positions(d).contains(cell), "{candidate}");
            let ruled_out =
                board.digit(cell).is_some() || board.digits().cells_of(d).into_iter().any(|c| c.sees(cell));
            assert!(!(board.has(candidate) && ruled_out), "{candidate}");
        }
    }
    assert_eq!(board.open_cells().len(), 50);
    let mut kept = [DigitSet::ALL; 81];
    kept[2] = DigitSet::of(digit(4));
    let narrowed = Board::with_candidates(board.digits(), &kept);
    assert_eq!(narrowed.candidates(Cell::at(0, 2)).single(), Some(digit(4)));
}

#[test]
fn cells_are_told_apart_by_their_number_of_candidates() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let board = Board::new(&line.parse().expect("81 cells"));
    for count in 0..=9 {
        let counted: CellSet = Cell::all().filter(|&cell| board.candidates(cell).len() == count).collect();
        assert_eq!(board.cells_with(count), counted, "{count}");
        assert_eq!(Board::new(&Grid::default()).cells_with(count).len(), if count == 9 { 81 } else { 0 });
    }
    let open: CellSet = Cell::all().filter(|&cell| board.digit(cell).is_none()).collect();
    assert_eq!(board.open_cells(), open);
}
