//! lz-string's compression, undone: what f-puzzles and SudokuPad put into links.
//!
//! A packed text can stand for one as long as the square of its own length, so the length is limited here; the crates
//! for it have no such limit.

/// Codes that are no entry of the dictionary: a character of 8 bits, one of 16, the end.
const NARROW: usize = 0;
const WIDE: usize = 1;
const END: usize = 2;

/// A piece of what is unpacked so far, or, by one unit, of what comes next.
#[derive(Clone, Copy)]
struct Piece {
    start: usize,
    length: usize,
}

/// The text packed as base64, where it is whole and at most `limit` UTF-16 units long.
pub(super) fn unpack(packed: &str, limit: usize) -> Option<String> {
    let mut bits = Bits { sextets: packed.bytes().map(sextet).collect::<Option<_>>()?, next: 0 };
    let mut units: Vec<u16> = Vec::new();
    let mut dictionary = vec![Piece { start: 0, length: 0 }; 3];
    let mut width = Width { bits: 2, left: 1 };
    let mut last: Option<Piece> = None;
    loop {
        let code = bits.take(width.bits)?;
        let start = units.len();
        let piece = match code {
            END => return Some(String::from_utf16_lossy(&units)),
            NARROW | WIDE => {
                units.push(bits.take(if code == NARROW { 8 } else { 16 })? as u16);
                let piece = Piece { start, length: 1 };
                dictionary.push(piece);
                width.grow();
                piece
            }
            _ => {
                let longer = last.map(|last| Piece { length: last.length + 1, ..last });
                let known = dictionary.get(code).copied().or(longer.filter(|_| code == dictionary.len()))?;
                if start + known.length > limit {
                    return None;
                }
                (known.start..known.start + known.length).for_each(|index| units.push(units[index]));
                Piece { start, ..known }
            }
        };
        if let Some(last) = last {
            dictionary.push(Piece { length: last.length + 1, ..last });
            width.grow();
        }
        last = Some(piece);
    }
}

/// How many bits the next code has: one more each time the dictionary doubles.
struct Width {
    bits: u32,
    left: usize,
}

impl Width {
    fn grow(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.bits += 1;
            self.left = 1 << (self.bits - 1);
        }
    }
}

/// Six bits a character, the first bit the highest.
struct Bits {
    sextets: Vec<u8>,
    next: usize,
}

impl Bits {
    /// A number of `width` bits, the first bit the lowest.
    fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..width {
            let sextet = self.sextets.get(self.next / 6)?;
            number |= usize::from(sextet >> (5 - self.next % 6) & 1) << place;
            self.next += 1;
        }
        Some(number)
    }
}

/// The value of a character of base64; the padding counts as zero.
const fn sextet(byte: u8) -> Option<u8> {
    Some(match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        b'=' => 0,
        _ => return None,
    })
}
