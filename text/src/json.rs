//! The errors of serde about JSON, as messages.
//!
//! Its errors are English sentences and nothing else, so they are read like any other text. What is not known here stays
//! as it is.

use crate::message;
use crate::message::{Arg, Join, Message};

/// Returns what serde or serde_json say in a message of the catalogue, without the place.
#[must_use]
pub fn json_error(said: &str) -> Message {
    let said = said.rsplit_once(" at line ").map_or(said, |(said, _)| said);
    mismatch(said).or_else(|| name(said)).or_else(|| syntax(said)).unwrap_or_else(|| Message::verbatim(said))
}

/// `invalid type: string "x", expected u8`
fn mismatch(said: &str) -> Option<Message> {
    if let Some(rest) = said.strip_prefix("invalid length ") {
        let (n, expected) = rest.split_once(", expected ")?;
        return Some(message!("json-length", n, expected = self::expected(expected)));
    }
    let rest = said.strip_prefix("invalid type: ").or_else(|| said.strip_prefix("invalid value: "))?;
    let (found, expected) = rest.rsplit_once(", expected ")?;
    Some(message!("json-mismatch", found = self::found(found), expected = self::expected(expected)))
}

fn found(text: &str) -> Message {
    let value = |prefix: &str| text.strip_prefix(prefix).map(|value| value.trim_matches('`').to_owned());
    match text {
        "map" => message!("json-a-map"),
        "sequence" => message!("json-a-list"),
        "null" | "unit value" => Message::verbatim("null"),
        _ => {
            let value =
                ["string ", "integer ", "floating point ", "boolean ", "character "].iter().find_map(|it| value(it));
            Message::verbatim(value.unwrap_or_else(|| text.to_owned()))
        }
    }
}

fn expected(text: &str) -> Message {
    match text {
        "a string" | "string" | "a borrowed string" => message!("json-a-text"),
        "u8" | "u16" | "u32" | "u64" | "usize" => message!("json-a-count"),
        "i8" | "i16" | "i32" | "i64" | "isize" => message!("json-a-whole-number"),
        "f32" | "f64" => message!("json-a-number"),
        "a boolean" => message!("json-a-truth"),
        "a sequence" => message!("json-a-list"),
        "a map" => message!("json-a-map"),
        _ if text.starts_with("struct ") => message!("json-a-map"),
        _ => Message::verbatim(text),
    }
}

/// `unknown field `x`, expected one of `a`, `b``
fn name(said: &str) -> Option<Message> {
    let (what, rest) = ["missing field", "duplicate field", "unknown field", "unknown variant"]
        .into_iter()
        .find_map(|what| Some((what, said.strip_prefix(what)?)))?;
    let mut quoted = rest.split('`').skip(1).step_by(2);
    let name = quoted.next()?;
    Some(match what {
        "missing field" => message!("json-missing-field", name),
        "duplicate field" => message!("json-duplicate-field", name),
        _ => {
            let known = Arg::list(quoted.map(|name| Arg::from(format!("`{name}`"))), Join::Or);
            let id = if what == "unknown field" { "json-unknown-field" } else { "json-unknown-word" };
            Message::new(id).with("name", name).with("known", known)
        }
    })
}

fn syntax(said: &str) -> Option<Message> {
    Some(match said {
        "expected value" => message!("json-expected-value"),
        "trailing comma" => message!("json-trailing-comma"),
        "trailing characters" => message!("json-trailing-characters"),
        "key must be a string" => message!("json-key"),
        "invalid number" | "number out of range" => message!("json-bad-number"),
        "recursion limit exceeded" => message!("json-too-deep"),
        _ if said.starts_with("EOF while parsing") => message!("json-ends"),
        _ if said.starts_with("control character") => message!("json-control-character"),
        _ if said.starts_with("invalid escape") => message!("json-escape"),
        _ if said.starts_with("data did not match any variant") => message!("json-no-variant"),
        _ => {
            let signs = said.strip_prefix("expected `")?.strip_suffix('`')?;
            message!(
                "json-expected-sign",
                signs = Arg::list(signs.split("` or `").map(|sign| format!("`{sign}`")), Join::Or)
            )
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn what_serde_says_is_told_in_german() {
        for (said, german) in [
            ("invalid type: string \"x\", expected u8", "\"x\" steht da, erwartet wird eine Zahl ab 0"),
            ("missing field `hands` at line 1 column 5", "das Feld `hands` fehlt"),
            ("expected `,` or `}` at line 3 column 9", "erwartet wird `,` oder `}`"),
            ("unknown variant `x`, expected `a` or `b`", "`x` ist hier nicht möglich, nur `a` oder `b`"),
            ("a riddle", "a riddle"),
        ] {
            assert_eq!(json_error(said).text(Language::German), german);
        }
    }
}
