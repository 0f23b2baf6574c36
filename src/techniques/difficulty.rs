//! Sudoku Explainer's rating of one step, in tenths.

use super::{Role, Step, Technique};

impl Step {
    /// The technique's base rating and what the size of this step adds to it, in tenths: 72 for 7.2.
    pub fn rating(&self) -> u16 {
        self.technique.base_rating() + self.surcharge()
    }

    fn surcharge(&self) -> u16 {
        use Technique as T;
        if let Some(chain) = self.chain {
            return chain_surcharge(chain.length);
        }
        match self.technique {
            T::UniqueRectangle3 | T::UniqueLoop3 => self.loop_surcharge() + self.subset_cells(),
            T::UniqueRectangle3Hidden | T::UniqueLoop3Hidden => {
                self.loop_surcharge() + self.subset_cells() - 1
            }
            T::UniqueLoop1 | T::UniqueLoop2 | T::UniqueLoop4 => self.loop_surcharge(),
            T::Bug3 => self.subset_cells(),
            _ => 0,
        }
    }

    /// What the cells of a unique loop add: six of them nothing, eight 0.1, more 0.4.
    fn loop_surcharge(&self) -> u16 {
        match (self.cells_marked(Role::Floor) | self.cells_marked(Role::Roof)).len() {
            ..=6 => 0,
            7..=8 => 1,
            _ => 4,
        }
    }

    /// The cells of the subset apart from those of the deadly pattern, which count as one.
    fn subset_cells(&self) -> u16 {
        self.cells_marked(Role::SetA).len() as u16
    }
}

/// What a chain of `length` nodes adds: 0.1 for each of the thresholds 4, 6, 8, 12, 16, 24, 32, ... that the nodes
/// between its ends exceed.
fn chain_surcharge(length: usize) -> u16 {
    let between = length.saturating_sub(2);
    let (mut surcharge, mut threshold) = (0, 4);
    while between > threshold {
        surcharge += 1;
        threshold = if surcharge % 2 == 1 { threshold * 3 / 2 } else { threshold * 4 / 3 };
    }
    surcharge
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, CellSet, Digit};
    use crate::techniques::{Chain, ChainShape};

    fn cells(count: usize) -> CellSet {
        Cell::all().take(count).collect()
    }

    /// A step with `pattern` cells of the deadly pattern and `subset` cells of the subset.
    fn step(technique: Technique, pattern: usize, subset: usize) -> Step {
        let digit = Digit::from_index(0);
        Step::new(technique)
            .marking(digit, cells(pattern - 2), Role::Floor)
            .marking(digit, cells(pattern) - cells(pattern - 2), Role::Roof)
            .marking(digit, cells(pattern + subset) - cells(pattern), Role::SetA)
    }

    #[test]
    fn loops_rate_by_their_cells_and_subsets_by_theirs() {
        use Technique as T;
        let rows = [
            (T::UniqueRectangle1, 4, 0, 45),
            (T::UniqueRectangle3, 4, 1, 46),
            (T::UniqueRectangle3, 4, 2, 47),
            (T::UniqueRectangle3Hidden, 4, 1, 45),
            (T::UniqueRectangle3Hidden, 4, 2, 46),
            (T::UniqueLoop2, 6, 0, 46),
            (T::UniqueLoop4, 8, 0, 47),
            (T::UniqueLoop1, 10, 0, 50),
            (T::UniqueLoop1, 14, 0, 50),
            (T::UniqueLoop3, 8, 2, 49),
            (T::UniqueLoop3Hidden, 10, 2, 51),
        ];
        for (technique, pattern, subset, rating) in rows {
            assert_eq!(step(technique, pattern, subset).rating(), rating, "{technique:?} {pattern} {subset}");
        }
    }

    #[test]
    fn a_bug_of_type_3_rates_by_the_cells_of_its_subset() {
        for (subset, rating) in [(1, 58), (2, 59), (5, 62)] {
            assert_eq!(step(Technique::Bug3, 2, subset).rating(), rating, "{subset}");
        }
    }

    #[test]
    fn chains_rate_by_the_thresholds_their_nodes_exceed() {
        let rows =
            [(0, 0), (6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (14, 3), (15, 4), (18, 4), (19, 5)];
        let long =
            [(26, 5), (27, 6), (34, 6), (35, 7), (50, 7), (51, 8), (67, 9), (99, 10), (131, 11), (195, 12)];
        for (length, surcharge) in rows.into_iter().chain(long) {
            let chain = Chain { shape: ChainShape::Single, length, arms: 1 };
            let step = Step { chain: Some(chain), ..Step::new(Technique::ForcingChain) };
            assert_eq!(step.rating(), 70 + surcharge, "{length} nodes");
        }
    }
}
