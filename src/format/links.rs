//! Links that carry a board: SudokuWiki, Sudoku Exchange, f-puzzles, SudokuPad, and any address with 81 cells in it.

use super::Parsed;
use super::cells::{self, is_cell};
use super::error::{Fault, ParseErrorKind, Variant};
use super::json;
use super::layout::{Text, is_letter, offset_in};
use super::sukaku;
use super::unpack::unpack;
use percent_encoding::percent_decode_str;

/// Links of one text are unpacked up to this length in sum: no text is slow to read.
const UNPACKED_MAX: usize = 1 << 18;
/// Parts of an address that are looked at.
const PARTS_MAX: usize = 40;
/// What a compressed board starts with, in SudokuPad's links and alone.
const PACKED: [&str; 5] = ["fpuzzles", "fpuz", "ctc", "scl", "scf"];
/// SudokuPad's digits: 0 to 9, and 10 more for each blank that follows.
pub(super) const SCF: &[u8; 60] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// Who makes links of a kind.
#[derive(Clone, Copy, PartialEq)]
enum Service {
    SudokuWiki,
    SudokuExchange,
    FPuzzles,
    SudokuPad,
    Other,
}

/// An address in a text, taken apart.
struct Link<'a> {
    service: Service,
    /// Names and values behind `?`, `&` and `#`, and each step of the path under the name "".
    values: Vec<(&'a str, String)>,
    path: &'a str,
    start: usize,
}

pub(super) fn sniff_sudokuwiki(text: &Text<'_>) -> bool {
    sniff(text, Service::SudokuWiki)
}

pub(super) fn sniff_sudoku_exchange(text: &Text<'_>) -> bool {
    sniff(text, Service::SudokuExchange)
}

pub(super) fn sniff_fpuzzles(text: &Text<'_>) -> bool {
    sniff(text, Service::FPuzzles)
}

pub(super) fn sniff_sudokupad(text: &Text<'_>) -> bool {
    sniff(text, Service::SudokuPad)
}

/// Whether the text is nothing but an address, or holds one with 81 cells in it.
pub(super) fn sniff_other(text: &Text<'_>) -> bool {
    links(text).first().is_some_and(|link| {
        let alone = text.all.split_whitespace().nth(1).is_none();
        alone || link.values.iter().any(|(_, value)| is_board(value))
    })
}

fn sniff(text: &Text<'_>, service: Service) -> bool {
    service.names().iter().any(|name| text.all.contains(name))
        && links(text).iter().any(|link| link.service == service && !link.values.is_empty())
}

/// The board of each link in the text.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Parsed>, Fault> {
    let mut boards = Vec::new();
    let mut limit = UNPACKED_MAX;
    for link in links(text).iter().filter(|link| !link.values.is_empty()) {
        let read = match link.service {
            Service::SudokuWiki => read_sudokuwiki(link),
            Service::SudokuExchange => link.value("s").and_then(read_cells),
            Service::FPuzzles => {
                link.value("load").and_then(|packed| read_packed("fpuz", packed, &mut limit))
            }
            Service::SudokuPad => read_sudokupad(link, &mut limit),
            Service::Other => read_other(link),
        };
        boards.extend(read.map_err(|kind| Fault::new(kind, link.start))?);
    }
    if boards.is_empty() { Err(Fault::new(ParseErrorKind::Link, text.start)) } else { Ok(boards) }
}

#[inline(never)]
fn links<'a>(text: &Text<'a>) -> Vec<Link<'a>> {
    let mut links = Vec::new();
    for (start, line) in text.lines().filter(|(_, line)| !line.starts_with('#')) {
        let tokens = line.split([' ', '\t']).filter(|token| token.len() > 8);
        links.extend(tokens.filter_map(|token| Link::new(token, start + offset_in(line, token))));
    }
    links
}

impl<'a> Link<'a> {
    /// The token as a link, where it is one.
    fn new(token: &'a str, start: usize) -> Option<Self> {
        let token = token.trim_matches(['<', '>', '"', '\'', '(', ')', ',']);
        if packed_kind(token).is_some() {
            let values = vec![("", token.to_owned())];
            return Some(Self { service: Service::SudokuPad, values, path: "", start });
        }
        let has =
            |scheme: &str| token.get(..scheme.len()).is_some_and(|head| head.eq_ignore_ascii_case(scheme));
        let scheme = ["https://", "http://"].into_iter().find(|scheme| has(scheme));
        let address = &token[scheme.map_or(0, str::len)..];
        let host_end = address.find(['/', '?', '#']).unwrap_or(address.len());
        let (host, rest) = address.split_at(host_end);
        let is_host = host.contains('.') && host.contains(is_letter) && !host.contains([':', ',', '=']);
        let rest_start = rest.find(['?', '#']).unwrap_or(rest.len());
        let (path, query) = rest.split_at(rest_start);
        if !is_host || (scheme.is_none() && rest.len() < 20) {
            return None;
        }
        let named = query.split(['?', '&', '#']).filter(|part| !part.is_empty());
        let named = named.map(|part| part.split_once('=').unwrap_or(("", part)));
        let steps = path.split('/').filter(|step| !step.is_empty()).map(|step| ("", step));
        let decode = |(name, value)| (name, percent_decode_str(value).decode_utf8_lossy().into_owned());
        Some(Self {
            service: Service::of(host),
            values: steps.chain(named).take(PARTS_MAX).map(decode).collect(),
            path,
            start,
        })
    }

    fn value(&self, name: &str) -> Result<&str, ParseErrorKind> {
        let found = self.values.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.as_str()).ok_or(ParseErrorKind::Link)
    }
}

impl Service {
    const NAMED: [Self; 4] = [Self::SudokuWiki, Self::SudokuExchange, Self::FPuzzles, Self::SudokuPad];

    fn of(host: &str) -> Self {
        let is = |service: &Self| service.names().iter().any(|name| host.ends_with(name));
        Self::NAMED.into_iter().find(is).unwrap_or(Self::Other)
    }

    /// What tells its links from others: hosts, and for SudokuPad what a compressed board starts with.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Self::SudokuWiki => &["sudokuwiki.org"],
            Self::SudokuExchange => &["sudokuexchange.com"],
            Self::FPuzzles => &["f-puzzles.com"],
            Self::SudokuPad => &["sudokupad.app", "crackingthecryptic.com", "fpuz", "ctc", "scl", "scf"],
            Self::Other => &["."],
        }
    }
}

fn read_sudokuwiki(link: &Link<'_>) -> Result<Vec<Parsed>, ParseErrorKind> {
    let page = link.path.to_ascii_lowercase();
    for (name, variant) in
        [("killer", Variant::Killer), ("jigsaw", Variant::Jigsaw), ("sudokux", Variant::Rules)]
    {
        if page.contains(name) {
            return Err(ParseErrorKind::Variant(variant));
        }
    }
    read_cells(link.value("bd")?)
}

/// 81 cells, or 729 characters of candidates.
fn read_cells(value: &str) -> Result<Vec<Parsed>, ParseErrorKind> {
    let text = Text::new(value);
    if sukaku::sniff(&text) {
        return sukaku::read(&text).map_err(|fault| fault.kind);
    }
    if !value.chars().all(is_cell) {
        return Err(ParseErrorKind::Link);
    }
    let marks: Vec<_> = cells::marks(value, 0).collect();
    cells::grid(&marks).map(|grid| vec![Parsed::from(grid)]).map_err(|fault| fault.kind)
}

fn read_sudokupad(link: &Link<'_>, limit: &mut usize) -> Result<Vec<Parsed>, ParseErrorKind> {
    let packed = link.values.iter().find_map(|(_, value)| Some((packed_kind(value)?, value)));
    let (kind, value) = packed.ok_or(ParseErrorKind::Link)?;
    read_packed(kind, &value[kind.len()..], limit)
}

/// The only value that is a board; the ones named as a solution don't count.
fn read_other(link: &Link<'_>) -> Result<Vec<Parsed>, ParseErrorKind> {
    let boards = || link.values.iter().filter(|(_, value)| is_board(value));
    let puzzles: Vec<_> = boards().filter(|(name, _)| !name.to_ascii_lowercase().contains("sol")).collect();
    match (puzzles.as_slice(), boards().count()) {
        ([(_, value)], _) => read_cells(value),
        ([], 0) => Err(ParseErrorKind::Link),
        (several, all) => Err(ParseErrorKind::Several(several.len().max(all))),
    }
}

fn is_board(value: &str) -> bool {
    value.len() == 81 && value.chars().all(is_cell)
}

/// The prefix that tells how a value is compressed, where it has one and enough behind it.
fn packed_kind(value: &str) -> Option<&'static str> {
    let kind = PACKED.into_iter().find(|kind| value.starts_with(kind))?;
    let rest = &value[kind.len()..];
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"+/=%*-_ ".contains(&byte);
    (rest.len() > 13 && rest.bytes().all(fits)).then_some(kind)
}

/// The board behind a prefix; what unpacking it takes is taken off `limit`.
fn read_packed(kind: &str, packed: &str, limit: &mut usize) -> Result<Vec<Parsed>, ParseErrorKind> {
    if kind == "scf" {
        return read_scf(packed);
    }
    let packed = percent_decode_str(packed).decode_utf8_lossy().replace(' ', "+");
    let damaged = ParseErrorKind::Damaged("a compressed link");
    let text = unpack(&packed, *limit).filter(|text| text.starts_with('{')).ok_or(damaged)?;
    *limit = limit.saturating_sub(text.len());
    json::read(&Text::new(&text)).map_err(|fault| fault.kind)
}

fn read_scf(packed: &str) -> Result<Vec<Parsed>, ParseErrorKind> {
    let (digits, constraints) = packed.split_once('*').unwrap_or((packed, ""));
    if !constraints.is_empty() {
        return Err(ParseErrorKind::Variant(Variant::Rules));
    }
    let mut line = String::new();
    for byte in digits.bytes().take(82) {
        let index = SCF.iter().position(|&known| known == byte).ok_or(ParseErrorKind::Link)?;
        line.extend(char::from_digit(index as u32 % 10, 10));
        line.extend(std::iter::repeat_n('0', index / 10));
    }
    read_cells(&line)
}
