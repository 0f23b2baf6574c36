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
