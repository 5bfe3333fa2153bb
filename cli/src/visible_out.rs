//! The last gate before the terminal: whatever text from outside an answer holds, it cannot control the terminal.
//!
//! Texts from outside are made visible where they are quoted, see [`text::visible`]. Should one be forgotten, it is
//! caught here: of all control sequences only those that colour our own words pass.

use std::io::{self, Write};
use text::visible_lines;

/// A writer that lets nothing through that controls a terminal, except colours.
#[derive(Debug)]
pub(crate) struct Visible<W> {
    inner: W,
}

impl<W: Write> Visible<W> {
    pub(crate) const fn new(inner: W) -> Self {
        Self { inner }
    }
}

impl<W: Write> Write for Visible<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let is_plain = |byte: &u8| matches!(byte, b'\n' | b'\t' | b' '..=b'~');
        // Most text is plain; texts are written whole, so a letter of several bytes is not torn apart.
        match std::str::from_utf8(bytes) {
            Ok(text) if !bytes.iter().all(is_plain) => self.inner.write_all(filtered(text).as_bytes())?,
            _ => self.inner.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn filtered(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\u{1b}') {
        shown.push_str(&shown_text(&rest[..at]));
        let len = length_of_style(&rest[at..]).unwrap_or(0);
        shown.push_str(&rest[at..at + len]);
        rest = &rest[at + len..];
        if len == 0 {
            shown.push_str(&visible_lines("\u{1b}"));
            rest = &rest[1..];
        }
    }
    shown.push_str(&shown_text(rest));
    shown
}

/// Returns a text made visible, its tabs left alone: our own tables have them.
fn shown_text(text: &str) -> String {
    let parts: Vec<_> = text.split('\t').map(visible_lines).collect();
    parts.join("\t")
}

/// Returns how long the sequence is that begins here, if it is one that sets a colour or a style, or ends it.
fn length_of_style(text: &str) -> Option<usize> {
    let code = text.strip_prefix("\u{1b}[")?;
    let (code, _) = code.split_once('m')?;
    let is_known =
        |number: &str| number.parse().is_ok_and(|number: u8| matches!(number, 0..=4 | 22..=24 | 30..=39 | 90..=97));
    (code.is_empty() || code.len() <= 20 && code.split(';').all(is_known)).then_some(code.len() + 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::paint::{GOOD, styled};

    #[test]
    fn colours_pass_and_nothing_else_does() {
        let mut out = Visible::new(Vec::new());
        let text = styled("JA\t♥10", GOOD);
        writeln!(out, "{text}").expect("a vector takes all");
        assert_eq!(out.inner, format!("{text}\n").into_bytes());
        for text in
            ["\u{1b}[2J", "\u{1b}]0;title\u{7}", "\u{1b}[8mhidden", "\u{9b}2J", "a\u{8}b", "\u{1b}", "\u{1b}[m\u{1b}c"]
        {
            let mut out = Visible::new(Vec::new());
            write!(out, "{text}").expect("a vector takes all");
            let shown = String::from_utf8(out.inner).expect("it is text").replace("\u{1b}[m", "");
            assert!(!shown.chars().any(char::is_control), "{shown:?}");
        }
    }
}
