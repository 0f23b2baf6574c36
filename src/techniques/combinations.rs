//! Choices of some of several items, in the order in which Sudoku Explainer tries them.

/// Chosen items, as flags by index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Combination(u32);

impl Iterator for Combination {
    type Item = usize;

    /// Takes the lowest index out.
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(index)
    }
}

/// Every choice of `size` of `count` items, as increasing binary numbers: 01, 02, 12, 03, 13, 23, ...
///
/// At most 31 items. Items that can't take part may be left out beforehand: the order of the rest stays.
pub(super) fn combinations(count: usize, size: usize) -> impl Iterator<Item = Combination> {
    debug_assert!(count < 32, "flags of a combination have 32 bits");
    let end = 1 << count;
    let first = if size <= count { Some((1 << size) - 1) } else { None };
    std::iter::successors(first, move |&flags| following(flags).filter(|&next| next < end)).map(Combination)
}

/// The next larger number with as many bits set; none after the empty choice.
fn following(flags: u32) -> Option<u32> {
    if flags == 0 {
        return None;
    }
    let lowest = flags & flags.wrapping_neg();
    let raised = flags + lowest;
    Some(raised | ((flags ^ raised) / lowest) >> 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(count: usize, size: usize) -> Vec<Vec<usize>> {
        combinations(count, size).map(Iterator::collect).collect()
    }

    #[test]
    fn in_order_of_binary_numbers() {
        assert_eq!(listed(4, 2), [[0, 1], [0, 2], [1, 2], [0, 3], [1, 3], [2, 3]]);
        assert_eq!(listed(9, 4).len(), 126);
        assert_eq!(listed(3, 3), [[0, 1, 2]]);
        assert_eq!(listed(3, 0), [[0usize; 0]]);
        assert!(listed(2, 3).is_empty());
    }
}
