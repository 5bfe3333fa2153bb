//! The fields of a JSON record or case: a name that nobody knows is an error, not silence.

use crate::error::Error;
use game::Rules;
use game::notation::closest;
use game::rules_file::{OPTIONS, with_option};
use serde_json::{Map, Value};
use text::{Arg, Join, Localized, message};

/// Other names that some fields of a record may have.
const ALIASES: [&str; 2] = ["condition", "partner"];

/// Options of a rule set beside the fields of a record, as the input of a rule-book vector has them.
pub type Options = Vec<(String, Value)>;

/// Checks the names of all fields and returns those that are options.
///
/// # Errors
/// Returns every name that nobody knows.
pub fn check(record: &Value) -> Result<Options, Vec<Error>> {
    let schema = game::record::schema();
    let mut errors = Vec::new();
    let mut options = Options::new();
    let mut known: Vec<&str> = names(&schema).chain(ALIASES).collect();
    known.sort_unstable();
    for (name, value) in record.as_object().into_iter().flatten() {
        if known.contains(&name.as_str()) {
            check_inside(&schema, &schema["properties"][name], name, value, &mut errors);
        } else if OPTIONS.contains(&name.as_str()) {
            options.push((name.clone(), value.clone()));
        } else {
            errors.push(unknown("", name, known.iter().copied().chain(OPTIONS.iter().copied()), &known));
        }
    }
    if errors.is_empty() { Ok(options) } else { Err(errors) }
}

/// Checks the names of all fields of a case; those of its record and its facts are checked where they are read.
///
/// # Errors
/// Returns every name that nobody knows.
pub fn check_case(case: &Map<String, Value>) -> Result<(), Vec<Error>> {
    let schema = referee::json::case_schema();
    let known: Vec<&str> = names(&schema).collect();
    let mut errors = Vec::new();
    for (name, value) in case {
        match name.as_str() {
            "record" | "facts" => {}
            name if known.contains(&name) => {
                check_inside(&schema, &schema["properties"][name], name, value, &mut errors);
            }
            name => errors.push(unknown("", name, known.iter().copied(), &known)),
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Returns the rule set with these options.
///
/// # Errors
/// Returns what is wrong with an option.
pub fn with_options(rules: &Rules, options: &Options) -> Result<Rules, Error> {
    options.iter().try_fold(rules.clone(), |rules, (name, value)| {
        with_option(&rules, name, value)
            .map_err(|error| Error::new(message!("field-option", name, error = error.message())))
    })
}

/// Checks the names in the objects of a list, or in an object.
fn check_inside(schema: &Value, part: &Value, place: &str, value: &Value, errors: &mut Vec<Error>) {
    let part = resolved(schema, part);
    match value {
        Value::Array(values) => {
            for (number, value) in values.iter().enumerate() {
                check_inside(schema, &part["items"], &format!("{place}[{number}]"), value, errors);
            }
        }
        Value::Object(fields) if part["properties"].is_object() => {
            let known: Vec<&str> = names(part).collect();
            let unknowns = fields.keys().filter(|name| !known.contains(&name.as_str()));
            errors.extend(unknowns.map(|name| unknown(place, name, known.iter().copied(), &known)));
        }
        _ => {}
    }
}

/// Returns the schema itself, or what it refers to; of several, the first one, which is what a part that may be absent or
/// shortened is in full.
fn resolved<'a>(schema: &'a Value, part: &'a Value) -> &'a Value {
    if let Some(first) = part["anyOf"].as_array().and_then(|parts| parts.first()) {
        return resolved(schema, first);
    }
    match part["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        Some(name) => resolved(schema, &schema["$defs"][name]),
        None => part,
    }
}

fn names(schema: &Value) -> impl Iterator<Item = &str> {
    schema["properties"].as_object().into_iter().flat_map(Map::keys).map(String::as_str)
}

fn unknown<'a>(place: &str, name: &str, candidates: impl IntoIterator<Item = &'a str>, known: &[&str]) -> Error {
    let help = match closest(name, candidates) {
        Some(meant) => message!("did-you-mean", name = format!("`{meant}`")),
        None => message!("field-known", known = Arg::list(known.iter().copied(), Join::Comma)),
    };
    let message = match place {
        "" => message!("field-unknown", name),
        place => message!("field-unknown-in", place, name),
    };
    Error::new(message).with_help(help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn messages(record: &Value) -> Vec<String> {
        let errors = check(record).err().unwrap_or_default();
        errors
            .iter()
            .map(|error| format!("{error}; {}", error.help_text(text::Language::English).unwrap_or_default()))
            .collect()
    }

    #[test]
    fn an_unknown_field_is_named_wherever_it_stands() {
        let record = json!({
            "dealer": "W", "anouncements": [], "hands": { "N": [], "North": [] },
            "announcements": [{ "before_card": 3, "player": "N", "says": "re" }],
        });
        assert_eq!(
            messages(&record),
            [
                "announcements[0]: unknown field \"says\"; did you mean `say`?",
                "unknown field \"anouncements\"; did you mean `announcements`?",
                "hands: unknown field \"North\"; the fields are E, N, S, W",
            ]
        );
    }

    #[test]
    fn an_unknown_field_of_a_case_is_named() {
        let case = json!({ "entry": "3.8.1", "ofender": "E", "claims": [{ "claimant": "N", "when": 3 }] });
        let errors = check_case(case.as_object().expect("an object")).err().unwrap_or_default();
        let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(messages, ["claims[0]: unknown field \"when\"", "unknown field \"ofender\""]);
        for line in include_str!("../../datasets/rulebook/referee.jsonl").lines() {
            let vector: Value = serde_json::from_str(line).expect("the file holds vectors");
            assert!(check_case(vector["input"].as_object().expect("an object")).is_ok(), "{line}");
        }
    }

    #[test]
    fn options_and_other_names_are_known() {
        let record = json!({ "condition": "first_foreign", "partner": "N", "second_heart_ten_wins": "when_trump" });
        let options = check(&record).unwrap_or_default();
        assert_eq!(options, [("second_heart_ten_wins".to_owned(), json!("when_trump"))]);
        let rules = with_options(&Rules::DDV, &options).unwrap_or(Rules::DDV);
        assert_ne!(rules, Rules::DDV);
    }

    #[test]
    fn the_input_of_every_game_vector_is_known() {
        let lines = include_str!("../../datasets/rulebook/games.jsonl").lines();
        for line in lines {
            let vector: Value = serde_json::from_str(line).expect("the file holds vectors");
            assert_eq!(messages(&vector["input"]), [""; 0], "{line}");
        }
    }
}
