//! What keyboards, phones, spreadsheets and web pages do to a text, undone: every script's digits become ASCII, odd
//! spaces become spaces, line ends become LF, drawn lines become `-`, `|` and `+`, what can't be seen is dropped.
//!
//! Columns lost on the way are found again by [`place`], which cleans a second time: only errors pay for it.

use std::borrow::Cow;

/// The zeros of Unicode's decimal digits; the nine others follow each.
const ZEROS: [u32; 65] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0,
    0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50,
    0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x10D30, 0x11066, 0x110F0,
    0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0, 0x11730, 0x118E0, 0x11950, 0x11C50,
    0x11D50, 0x11DA0, 0x16A60, 0x16AC0, 0x16B50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140,
    0x1E2F0, 0x1E950, 0x1FBF0,
];

/// The ones of circled and bracketed digits; the eight others follow each.
const RINGED_ONES: [u32; 8] = [0x2460, 0x2474, 0x2488, 0x24F5, 0x2776, 0x2780, 0x278A, 0x1F102];

/// The text as the readers want it; the very same where there is nothing to do.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    let is_clean = |byte: u8| matches!(byte, b'\n' | b'\t' | b' '..=b'=' | b'?'..=b'_' | b'a'..=b'~');
    if text.bytes().all(is_clean) {
        return Cow::Borrowed(text);
    }
    let mut cleaned = String::with_capacity(text.len());
    walk(text, |character, _, _| {
        cleaned.push(character);
        true
    });
    Cow::Owned(cleaned)
}

/// Line and column, from 1, in `text` of what became the byte `offset` of the cleaned text.
pub(super) fn place(text: &str, offset: usize) -> (usize, usize) {
    let (mut length, mut place) = (0, (1, 1));
    walk(text, |character, line, column| {
        let before = length <= offset;
        if before {
            place = (line, column);
        }
        length += character.len_utf8();
        before
    });
    place
}

/// Cleans `text` and hands each character on with its line and column, until `emit` returns false.
fn walk(text: &str, mut emit: impl FnMut(char, usize, usize) -> bool) {
    let quoted = is_quoted(text);
    let (mut line, mut column) = (1, 0);
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        column += 1;
        let going = match character {
            '\r' | '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => {
                if character == '\r' {
                    rest.next_if_eq(&'\n');
                }
                let going = emit('\n', line, column);
                (line, column) = (line + 1, 0);
                going
            }
            '>' if quoted && column == 1 => {
                if rest.next_if_eq(&' ').is_some() {
                    column += 1;
                }
                true
            }
            '`' => true,
            '…' => (0..3).all(|_| emit('.', line, column)),
            _ => plain(character).is_none_or(|character| emit(character, line, column)),
        };
        if !going {
            return;
        }
    }
}

/// Whether every line that is not empty starts with the `>` of a quotation.
fn is_quoted(text: &str) -> bool {
    !text.contains(['<', '^'])
        && text.lines().filter(|line| !line.trim().is_empty()).all(|line| line.starts_with('>'))
}

/// The plain character for `character`; `None` for one that can't be seen.
fn plain(character: char) -> Option<char> {
    Some(match character {
        '\t' | ' '..='~' => character,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' => {
            return None;
        }
        '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{20e3}' | '\0'..='\u{1f}' | '\u{7f}' => return None,
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => ' ',
        '‐'..='―' | '−' => '-',
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        '·' | '•' | '∙' | '⋅' | '・' | '。' | '｡' => '.',
        '⬜' | '⬛' | '□' | '■' | '▢' | '▪'..='▫' | '◻'..='◾' | '○' | '●' | '◯' | '☐' => {
            '.'
        }
        '⓪' | '⓿' => '0',
        '─' | '━' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '═' | '╴' | '╶' | '╸' | '╺' | '╼' | '╾' => {
            '-'
        }
        '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║' | '╵' | '╷' | '╹' | '╻' | '╽' | '╿' => {
            '|'
        }
        '┌'..='╋' | '╒'..='╰' => '+',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(character as u32 - 0xfee0).unwrap_or(character),
        _ => foreign_digit(character).unwrap_or(character),
    })
}

/// The ASCII digit for a digit of another script or in a ring.
fn foreign_digit(character: char) -> Option<char> {
    let code = character as u32;
    let decimal = ZEROS[..ZEROS.partition_point(|&zero| zero <= code)].last().map(|zero| code - zero);
    let ringed = || RINGED_ONES.iter().map(|one| code.wrapping_sub(*one)).find(|&above| above < 9);
    let value = decimal.filter(|&value| value < 10).or_else(|| ringed().map(|above| above + 1));
    value.and_then(|value| char::from_digit(value, 10))
}
