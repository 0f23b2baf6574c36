//! The words of the puzzle: cell, digit, house, candidate, sets of them, and the two kinds of board.
//!
//! [`Grid`] holds digits only, any 81 cells, and may break the rules. [`Board`] adds candidates and keeps both in
//! step. Architecture invariant: this module uses no other module of the crate.

mod board;
mod candidate;
mod cell;
mod cell_set;
mod digit;
mod digit_set;
mod grid;
mod house;

pub use board::Board;
pub use candidate::Candidate;
pub use cell::Cell;
pub use cell_set::CellSet;
pub use digit::Digit;
pub use digit_set::DigitSet;
pub use grid::{Conflict, Grid, LineError};
pub use house::{House, HouseKind};

/// Union, intersection, difference and their assigning forms for a set that is one integer of flags.
macro_rules! set_operators {
    ($set:ident) => {
        impl std::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl std::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl std::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        impl std::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }
        impl std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }
    };
}
use set_operators;
