//! A set of digits.

use super::Digit;
use std::fmt;

/// A set of digits: the candidates of a cell, the digits of a subset.
///
/// ```
/// use ninewise::{Digit, DigitSet};
/// let two: DigitSet = [3, 7].into_iter().filter_map(Digit::new).collect();
/// assert_eq!(two.len(), 2);
/// assert_eq!((DigitSet::ALL - two).len(), 7);
/// assert_eq!(two.to_string(), "37");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct DigitSet(u16);

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(0);
    /// All nine.
    pub const ALL: Self = Self(0x1ff);

    /// The set with just `digit`.
    pub const fn of(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// The set whose mask is `mask`: bit 0 for digit 1 up to bit 8 for digit 9. Higher bits are ignored.
    pub const fn from_mask(mask: u16) -> Self {
        Self(mask & 0x1ff)
    }

    /// Bit 0 for digit 1 up to bit 8 for digit 9.
    pub const fn mask(self) -> u16 {
        self.0
    }

    /// Number of digits.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `digit` is in the set.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Whether every digit of `self` is in `other`.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two have no digit in common.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The set with `digit` added.
    #[must_use]
    pub const fn with(self, digit: Digit) -> Self {
        Self(self.0 | 1 << digit.index())
    }

    /// The set with `digit` taken out.
    #[must_use]
    pub const fn without(self, digit: Digit) -> Self {
        Self(self.0 & !(1 << digit.index()))
    }

    /// The smallest digit.
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 { None } else { Some(Digit::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// The only digit, where there is just one.
    pub const fn single(self) -> Option<Digit> {
        if self.0.count_ones() == 1 { self.first() } else { None }
    }
}

super::set_operators!(DigitSet);

impl Iterator for DigitSet {
    type Item = Digit;

    /// Takes the smallest digit out of the set.
    fn next(&mut self) -> Option<Digit> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl ExactSizeIterator for DigitSet {
    fn len(&self) -> usize {
        (*self).len()
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        { *self }.try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
