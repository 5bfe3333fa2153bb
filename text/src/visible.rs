//! Text that somebody else wrote, made fit to be shown.
//!
//! A name of a bot, a card that cannot be read, a message of another program: whatever comes from outside can hold
//! sequences that clear a terminal, colour it, or turn what follows around. Every such text goes through here before it is
//! shown, on a terminal or on a page; nobody needs a way of his own.

use std::borrow::Cow;
use std::fmt::Write;

/// The number of characters that a message quotes.
const QUOTED: usize = 60;

/// Returns a text in one line, with everything that is not seen, or that changes how other things are seen, written out: a
/// line break as `\n`, an escape as `\u001b`.
///
/// # Examples
/// ```
/// use doko_text::visible;
///
/// assert_eq!(visible("H\u{1b}[2JT\n"), r"H\u001b[2JT\n");
/// assert_eq!(visible("Müller ♥10"), "Müller ♥10");
/// ```
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    with_written_out(text, is_unseen)
}

/// Returns a text like [`visible`], except that its lines stay lines. Tabs and the `\r` of a line end from Windows become
/// spaces and nothing.
#[must_use]
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    if text.contains(['\r', '\t']) {
        let text = text.replace("\r\n", "\n").replace('\t', "    ");
        return Cow::Owned(with_written_out(&text, |c| c != '\n' && is_unseen(c)).into_owned());
    }
    with_written_out(text, |c| c != '\n' && is_unseen(c))
}

/// Returns a text as [`visible`] does, cut after some characters if it is long.
///
/// # Examples
/// ```
/// use doko_text::brief;
///
/// assert_eq!(brief("XY"), "XY");
/// assert_eq!(brief(&"HT,".repeat(20_000)).chars().count(), 61);
/// ```
#[must_use]
pub fn brief(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => Cow::Owned(format!("{}…", visible(&text[..end]))),
        None => visible(text),
    }
}

fn with_written_out(text: &str, is_unseen: impl Fn(char) -> bool) -> Cow<'_, str> {
    let Some(first) = text.find(&is_unseen) else { return Cow::Borrowed(text) };
    let mut seen = text[..first].to_owned();
    for c in text[first..].chars() {
        match c {
            _ if !is_unseen(c) => seen.push(c),
            '\n' => seen.push_str("\\n"),
            '\r' => seen.push_str("\\r"),
            '\t' => seen.push_str("\\t"),
            _ => {
                // Writing to a string cannot fail. This is how JSON writes it, too.
                let _ = write!(seen, "\\u{:04x}", u32::from(c));
            }
        }
    }
    Cow::Owned(seen)
}

/// Returns whether a character is a control character, turns the direction of writing, or has no width.
const fn is_unseen(c: char) -> bool {
    matches!(c,
        // The characters of ASCII and of Latin-1 that control a terminal.
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        // Soft hyphen, marks and changes of direction, ends of lines and paragraphs.
        | '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        // A byte order mark inside a text, and marks around annotations.
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_controls_a_terminal_is_left() {
        let all: String = ('\0'..='\u{ffff}').collect();
        for seen in [visible(&all), visible_lines(&all)] {
            let left: Vec<char> = seen.chars().filter(|&c| c != '\n' && (c.is_control() || is_unseen(c))).collect();
            assert_eq!(left, []);
        }
        assert_eq!(visible("\u{9b}2J\u{202e}"), r"\u009b2J\u202e");
    }

    #[test]
    fn lines_stay_lines_where_they_may() {
        assert_eq!(visible_lines("a\r\n\tb\u{7}\n"), "a\n    b\\u0007\n");
        assert_eq!(visible("a\tb\r"), r"a\tb\r");
    }

    #[test]
    fn german_and_the_symbols_of_telephones_are_left_alone() {
        for text in ["Kö Grün ♥️10 §7", "Ko\u{308}nig", "日本 🂡"] {
            assert_eq!(visible(text), text);
        }
    }
}
