//! One of the nine digits.

use std::fmt;

/// A digit from 1 to 9.
///
/// ```
/// use ninewise::Digit;
/// assert_eq!(Digit::new(5).unwrap().get(), 5);
/// assert_eq!(Digit::new(0), None);
/// assert_eq!(Digit::all().count(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// The digit `value`; `None` outside 1 to 9.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= 9 { Some(Self(value)) } else { None }
    }

    /// The digit of the given index, 0 for 1 up to 8 for 9.
    ///
    /// # Panics
    /// If `index` is over 8.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 9, "a digit's index is 0 to 8");
        Self(index as u8 + 1)
    }

    /// All nine, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..9).map(Self::from_index)
    }

    /// 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// 0 to 8, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
