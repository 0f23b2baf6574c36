//! Lists and objects as programs write them: JSON, Python, JavaScript, Java, C, Rust, numpy.
//!
//! One lenient reader for all: commas may be missing, words before a bracket (`np.array(`, `vec![`) are skipped, `{}`
//! is an object where a key stands first and else a list. Depth is limited, so no text can exhaust the stack.

use super::error::{Fault, ParseErrorKind};
use super::layout::is_letter;

/// Brackets deeper than this hold no board.
const DEPTH: usize = 24;

/// A value and the byte of the text where it starts.
#[derive(Debug)]
pub(super) struct Node<'a> {
    pub(super) value: Value<'a>,
    pub(super) start: usize,
}

#[derive(Debug)]
pub(super) enum Value<'a> {
    List(Vec<Node<'a>>),
    Map(Vec<(&'a str, Node<'a>)>),
    /// The inside of a pair of quotation marks, escapes as they stand.
    Text(&'a str),
    /// A number, a name, or a single sign.
    Word(&'a str),
}

impl<'a> Node<'a> {
    /// The value under `key`, where this is an object.
    pub(super) fn get(&self, key: &str) -> Option<&Self> {
        let Value::Map(entries) = &self.value else { return None };
        entries.iter().find(|(name, _)| *name == key).map(|(_, node)| node)
    }

    pub(super) fn list(&self) -> Option<&[Self]> {
        if let Value::List(nodes) = &self.value { Some(nodes) } else { None }
    }

    /// The text or word.
    pub(super) fn word(&self) -> Option<&'a str> {
        if let Value::Text(word) | Value::Word(word) = self.value { Some(word) } else { None }
    }
}

/// Every value of a text that starts with a bracket, with the name before it; `start` is the text's first byte.
pub(super) fn read(text: &str, start: usize) -> Result<Vec<(&str, Node<'_>)>, Fault> {
    let mut reader = Reader { text, start, next: 0 };
    let mut nodes = Vec::new();
    while let Some(skipped) = text[reader.next..].find(['[', '{', '(']) {
        let before = &text[reader.next..reader.next + skipped];
        reader.next += skipped;
        nodes.push((name(before), reader.value(0)?));
    }
    Ok(nodes)
}

/// The last name of the text before a value, as in `let board: Vec<_> =`.
fn name(before: &str) -> &str {
    let before = before.rsplit(['\n', ';', '}', ']']).next().unwrap_or(before);
    let before = before.split(['=', ':']).next().unwrap_or(before);
    before.split_whitespace().next_back().unwrap_or("")
}

struct Reader<'a> {
    text: &'a str,
    start: usize,
    next: usize,
}

impl<'a> Reader<'a> {
    /// The value at the next byte that is neither space nor comment.
    fn value(&mut self, depth: usize) -> Result<Node<'a>, Fault> {
        self.skip_space();
        let at = self.next;
        let value = match self.peek() {
            _ if depth > DEPTH => return Err(self.damaged(at)),
            Some('[' | '(') => Value::List(self.list(depth)?),
            Some('{') => self.braces(depth)?,
            Some(quote @ ('"' | '\'')) => Value::Text(self.text(quote)?),
            Some(_) => {
                let word = self.word();
                let opens = matches!(self.peek(), Some('[' | '(' | '{')) && word.chars().all(is_name);
                return if opens { self.value(depth + 1) } else { Ok(self.node(at, Value::Word(word))) };
            }
            None => return Err(self.damaged(at)),
        };
        Ok(self.node(at, value))
    }

    /// The values up to the closing bracket, which is taken.
    fn list(&mut self, depth: usize) -> Result<Vec<Node<'a>>, Fault> {
        let at = self.next;
        self.next += 1;
        let mut nodes = Vec::new();
        loop {
            self.skip_separators();
            match self.peek() {
                None => return Err(self.damaged(at)),
                Some(']' | ')' | '}') => break,
                Some(_) => nodes.push(self.value(depth + 1)?),
            }
        }
        self.next += 1;
        Ok(nodes)
    }

    /// An object, or a list in braces.
    fn braces(&mut self, depth: usize) -> Result<Value<'a>, Fault> {
        let at = self.next;
        self.next += 1;
        let mut entries = Vec::new();
        loop {
            self.skip_separators();
            let Some(character) = self.peek() else { return Err(self.damaged(at)) };
            if character == '}' {
                self.next += 1;
                return Ok(Value::Map(entries));
            }
            let key = match character {
                '"' | '\'' => Some(self.text(character)?),
                '[' | '(' | '{' => None,
                _ => Some(self.word()),
            };
            self.skip_space();
            match key {
                Some(key) if self.peek() == Some(':') => {
                    self.next += 1;
                    entries.push((key, self.value(depth + 1)?));
                }
                _ if entries.is_empty() => {
                    self.next = at;
                    return Ok(Value::List(self.list(depth)?));
                }
                _ => return Err(self.damaged(self.next)),
            }
        }
    }

    /// The inside of the quotation at the next byte.
    fn text(&mut self, quote: char) -> Result<&'a str, Fault> {
        let at = self.next + 1;
        let mut escaped = false;
        let end = self.text[at..].find(|character| {
            let ends = character == quote && !escaped;
            escaped = character == '\\' && !escaped;
            ends
        });
        let end = at + end.ok_or_else(|| self.damaged(self.next))?;
        self.next = end + 1;
        Ok(&self.text[at..end])
    }

    /// A name or number, or else a single character.
    fn word(&mut self) -> &'a str {
        let rest = &self.text[self.next..];
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let length = rest.find(|character| !is_name(character)).unwrap_or(rest.len()).max(first);
        self.next += length;
        &rest[..length]
    }

    fn peek(&self) -> Option<char> {
        self.text[self.next..].chars().next()
    }

    fn skip_separators(&mut self) {
        self.skip_space();
        while matches!(self.peek(), Some(',' | ';')) {
            self.next += 1;
            self.skip_space();
        }
    }

    fn skip_space(&mut self) {
        loop {
            let rest = &self.text[self.next..];
            let trimmed = rest.trim_start();
            let comment = trimmed.starts_with("//") || trimmed.starts_with('#');
            let comment_length = if comment { trimmed.find('\n').unwrap_or(trimmed.len()) } else { 0 };
            self.next += rest.len() - trimmed.len() + comment_length;
            if !comment {
                return;
            }
        }
    }

    const fn node(&self, at: usize, value: Value<'a>) -> Node<'a> {
        Node { value, start: self.start + at }
    }

    const fn damaged(&self, at: usize) -> Fault {
        Fault::new(ParseErrorKind::Damaged("a list"), self.start + at)
    }
}

/// Whether the character is part of a name or number.
fn is_name(character: char) -> bool {
    is_letter(character) || character.is_ascii_digit() || "_.+-!$".contains(character)
}
