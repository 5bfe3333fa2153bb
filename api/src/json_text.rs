//! What is wrong with a text that should be JSON: a game a line, a vector a line, a case.

use crate::error::{Error, Source};
use notation::Label;
use serde_json::error::Category;
use text::{Message, json_error, message};

/// Number of letters that are quoted before and after the place.
const QUOTED: usize = 40;

/// Expected content of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A game written down.
    Record,
    /// A rule-book vector.
    Vector,
    /// Some object.
    Object,
}

impl What {
    fn message(self) -> Message {
        match self {
            Self::Record => message!("json-record"),
            Self::Vector => message!("json-vector"),
            Self::Object => message!("json-object"),
        }
    }
}

/// Returns what is wrong with a text, which begins on the line that the source says, and with which line of it.
#[must_use]
pub fn error(what: What, error: &serde_json::Error, source: &Source) -> (usize, Error) {
    let what = what.message();
    let said = json_error(&error.to_string());
    let line = source.line + error.line().max(1) - 1;
    let text = source.text.lines().nth(error.line().max(1) - 1).unwrap_or_default();
    if error.classify() == Category::Data {
        return (source.line, Error::new(message!("json-no-such-thing", what, error = said)));
    }
    let place = place_in(text, error.column());
    if !error.is_eof() {
        return (line, quoted(Error::new(message!("json-no-json", error = said)), source, line, text, place));
    }
    let first = source.line;
    let (message, help) = if line == first {
        (message!("json-line-ends", what), message!("json-torn-line", line))
    } else {
        (message!("json-text-ends", what, line = first), message!("json-torn-lines", first, line))
    };
    (line, quoted(Error::new(message).with_help(help), source, line, text, text.len()))
}

/// Returns the byte of a line in which the error is; columns are bytes, from 1.
fn place_in(text: &str, column: usize) -> usize {
    let mut place = column.saturating_sub(1).min(text.len());
    while !text.is_char_boundary(place) {
        place -= 1;
    }
    place
}

/// Shows some of a line, which may be a whole game, on both sides of a place.
fn quoted(error: Error, source: &Source, line: usize, text: &str, place: usize) -> Error {
    let start = text[..place].char_indices().rev().nth(QUOTED - 1).map_or(0, |(start, _)| start);
    let end = text[place..].char_indices().nth(QUOTED).map_or(text.len(), |(end, _)| place + end);
    let dots = |is_cut: bool| if is_cut { ".. " } else { "" };
    let before = format!("{}{}", dots(start != 0), &text[start..place]);
    let after = &text[place..end];
    let width = after.chars().next().map_or(0, char::len_utf8);
    let label = Label { span: (before.len()..before.len() + width).into(), text: None };
    let shown = format!("{before}{after}{}", if end == text.len() { "" } else { " .." });
    error.in_source(Source { name: source.name.clone(), line, text: shown }, &[label])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn told(text: &str) -> (usize, String, String) {
        let source = Source { name: "games.jsonl".to_owned(), line: 7, text: text.to_owned() };
        let error = serde_json::from_str::<Value>(text).expect_err("it is no JSON");
        let (line, told) = super::error(What::Record, &error, &source);
        (line, told.to_string(), told.help_text(text::Language::English).unwrap_or_default())
    }

    #[test]
    fn a_torn_line_is_named_with_what_to_do() {
        let (line, message, help) = told(r#"{"rules":"ddv","hands":{"N":["C"#);
        assert_eq!((line, message.as_str()), (7, "the line ends in the middle of a game record"));
        assert!(help.contains("delete line 7"), "{help}");
        let (line, message, help) = told("{\n \"rules\": \"ddv\",\n");
        assert_eq!((line, message.as_str()), (9, "the game record that begins on line 7 ends in the middle"));
        assert!(help.contains("delete lines 7 to 9"), "{help}");
    }

    #[test]
    fn what_is_no_json_is_told_with_its_line_in_the_file() {
        let (line, message, _) = told("{\"a\":1,\n\"b\" 2}");
        assert_eq!((line, message.as_str()), (8, "this is not JSON: expected `:`"));
        assert_eq!(told(&format!("[\"{}\u{e4}\" 2]", "x".repeat(500))).0, 7);
    }
}
