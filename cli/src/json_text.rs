//! What is wrong with a text that should be JSON: a game a line, a vector a line, a case.

use crate::trouble::{Source, Trouble};
use game::notation::Label;
use serde_json::Error;
use serde_json::error::Category;

/// How many letters before the place are quoted, and after it.
const QUOTED: usize = 40;

/// Returns what is wrong with a text, which begins on the line that the source says, and with which line of it; `what` is
/// what it should be, such as "game record".
pub(crate) fn trouble(what: &str, error: &Error, source: &Source) -> (usize, Trouble) {
    let line = source.line + error.line().max(1) - 1;
    let text = source.text.lines().nth(error.line().max(1) - 1).unwrap_or_default();
    if error.classify() == Category::Data {
        return (source.line, Trouble::new(format!("this is no {what}: {}", without_place(error))));
    }
    let place = place_in(text, error.column());
    if !error.is_eof() {
        let trouble = Trouble::new(format!("this is no JSON: {}", without_place(error)));
        return (line, quoted(trouble, source, line, text, place));
    }
    let message = if line == source.line {
        format!("the line ends in the middle of a {what}")
    } else {
        format!("the {what} that begins on line {} ends in the middle", source.line)
    };
    let lines = if line == source.line { format!("line {line}") } else { format!("lines {} to {line}", source.line) };
    let help = format!("it was cut off while it was written or copied: delete {lines}, or copy the file once more");
    (line, quoted(Trouble::new(message).with_help(help), source, line, text, text.len()))
}

/// Returns the message without where it is, which is told in the numbers of the whole file.
fn without_place(error: &Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.as_str(), |(message, _)| message).to_owned()
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
fn quoted(trouble: Trouble, source: &Source, line: usize, text: &str, place: usize) -> Trouble {
    let start = text[..place].char_indices().rev().nth(QUOTED - 1).map_or(0, |(start, _)| start);
    let end = text[place..].char_indices().nth(QUOTED).map_or(text.len(), |(end, _)| place + end);
    let dots = |is_cut: bool| if is_cut { ".. " } else { "" };
    let before = format!("{}{}", dots(start != 0), &text[start..place]);
    let after = &text[place..end];
    let width = after.chars().next().map_or(0, char::len_utf8);
    let label = Label { span: (before.len()..before.len() + width).into(), text: None };
    let shown = format!("{before}{after}{}", if end == text.len() { "" } else { " .." });
    trouble.in_source(Source { name: source.name.clone(), line, text: shown }, &[label])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn told(text: &str) -> (usize, String, String) {
        let source = Source { name: "games.jsonl".to_owned(), line: 7, text: text.to_owned() };
        let error = serde_json::from_str::<Value>(text).expect_err("it is no JSON");
        let (line, trouble) = trouble("game record", &error, &source);
        (line, trouble.to_string(), trouble.help_text(text::Language::English).unwrap_or_default())
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
        assert_eq!((line, message.as_str()), (8, "this is no JSON: expected `:`"));
        assert_eq!(told(&format!("[\"{}\u{e4}\" 2]", "x".repeat(500))).0, 7);
    }
}
