//! The fields of a JSON record or case: a name that nobody knows is an error, not silence.

use crate::trouble::Trouble;
use game::Rules;
use game::notation::closest;
use game::rules_file::{OPTIONS, with_option};
use serde_json::{Map, Value};

/// Other names that some fields of a record may have.
const ALIASES: [&str; 2] = ["condition", "partner"];

/// Options of a rule set beside the fields of a record, as the input of a rule-book vector has them.
pub(crate) type Options = Vec<(String, Value)>;

/// Checks the names of all fields and returns those that are options.
pub(crate) fn check(record: &Value) -> Result<Options, Vec<Trouble>> {
    let schema = game::record::schema();
    let mut troubles = Vec::new();
    let mut options = Options::new();
    let mut known: Vec<&str> = names(&schema).chain(ALIASES).collect();
    known.sort_unstable();
    for (name, value) in record.as_object().into_iter().flatten() {
        if known.contains(&name.as_str()) {
            check_inside(&schema, &schema["properties"][name], name, value, &mut troubles);
        } else if OPTIONS.contains(&name.as_str()) {
            options.push((name.clone(), value.clone()));
        } else {
            troubles.push(unknown("", name, known.iter().copied().chain(OPTIONS.iter().copied()), &known));
        }
    }
    if troubles.is_empty() { Ok(options) } else { Err(troubles) }
}

/// Checks the names of all fields of a case; those of its record and its facts are checked where they are read.
pub(crate) fn check_case(case: &Map<String, Value>) -> Result<(), Vec<Trouble>> {
    let schema = referee::json::case_schema();
    let known: Vec<&str> = names(&schema).collect();
    let mut troubles = Vec::new();
    for (name, value) in case {
        match name.as_str() {
            "record" | "facts" => {}
            name if known.contains(&name) => {
                check_inside(&schema, &schema["properties"][name], name, value, &mut troubles);
            }
            name => troubles.push(unknown("", name, known.iter().copied(), &known)),
        }
    }
    if troubles.is_empty() { Ok(()) } else { Err(troubles) }
}

/// Returns the rule set with these options.
pub(crate) fn with_options(rules: &Rules, options: &Options) -> Result<Rules, Trouble> {
    options.iter().try_fold(rules.clone(), |rules, (name, value)| {
        with_option(&rules, name, value).map_err(|error| Trouble::new(format!("field \"{name}\": {error}")))
    })
}

/// Checks the names in the objects of a list, or in an object.
fn check_inside(schema: &Value, part: &Value, place: &str, value: &Value, troubles: &mut Vec<Trouble>) {
    let part = resolved(schema, part);
    match value {
        Value::Array(values) => {
            for (number, value) in values.iter().enumerate() {
                check_inside(schema, &part["items"], &format!("{place}[{number}]"), value, troubles);
            }
        }
        Value::Object(fields) if part["properties"].is_object() => {
            let known: Vec<&str> = names(part).collect();
            let unknowns = fields.keys().filter(|name| !known.contains(&name.as_str()));
            troubles.extend(unknowns.map(|name| unknown(place, name, known.iter().copied(), &known)));
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

fn unknown<'a>(place: &str, name: &str, candidates: impl IntoIterator<Item = &'a str>, known: &[&str]) -> Trouble {
    let place = if place.is_empty() { String::new() } else { format!("{place}: ") };
    let help = match closest(name, candidates) {
        Some(meant) => format!("did you mean \"{meant}\"?"),
        None => format!("the fields are {}", known.join(", ")),
    };
    Trouble::new(format!("{place}unknown field \"{name}\"")).with_help(help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn messages(record: &Value) -> Vec<String> {
        let troubles = check(record).err().unwrap_or_default();
        troubles
            .iter()
            .map(|trouble| format!("{trouble}; {}", trouble.help_text(text::Language::English).unwrap_or_default()))
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
                "announcements[0]: unknown field \"says\"; did you mean \"say\"?",
                "unknown field \"anouncements\"; did you mean \"announcements\"?",
                "hands: unknown field \"North\"; the fields are E, N, S, W",
            ]
        );
    }

    #[test]
    fn an_unknown_field_of_a_case_is_named() {
        let case = json!({ "entry": "3.8.1", "ofender": "E", "claims": [{ "claimant": "N", "when": 3 }] });
        let troubles = check_case(case.as_object().expect("an object")).err().unwrap_or_default();
        let messages: Vec<String> = troubles.iter().map(ToString::to_string).collect();
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
