//! The fields of a JSON record or case: an unknown name is an error, not silence.

use crate::error::Error;
use game::Rules;
use game::rules::RuleOption;
use game::rules::{OPTIONS, OptionValue};
use notation::closest;
use notation::rules_file::{read_value, with_option};
use serde_json::{Map, Value};
use text::{Arg, Join, Localized, message};

/// Fields by name, each with the fields of the objects in it; a field with an empty list is not searched.
type Fields = &'static [(&'static str, &'static [&'static str])];

/// The fields of a record. They stand here and not in its schema alone, which a page would have to download; a test compares both.
const RECORD: Fields = &[
    ("announcements", &["before_card", "player", "say", "team", "timing"]),
    ("clarifying_trick", &[]),
    ("dealer", &[]),
    ("exchanged", &[]),
    ("game", &[]),
    ("given", &[]),
    ("giver", &[]),
    ("hands", &["E", "N", "S", "W"]),
    ("hochzeit_condition", &[]),
    ("hochzeiter", &[]),
    ("hyperschweine", &[]),
    ("incidents", &["at", "player", "what"]),
    ("pflichtsolo_open", &[]),
    ("players", &["E", "N", "S", "W"]),
    ("re", &[]),
    ("reservation", &[]),
    ("returned", &[]),
    ("rules", &[]),
    ("schweine", &[]),
    ("schweine_said", &[]),
    ("soloist", &[]),
    ("superschweine", &[]),
    ("taker", &[]),
    ("tricks_played", &["cards", "lead"]),
    ("trumps_given", &[]),
    ("trumps_returned", &[]),
    ("vorbehalte", &["act", "player"]),
    ("vorfuehren", &[]),
];

/// The fields of a case.
const CASE: Fields = &[
    ("absagen_by_opponents", &[]),
    ("announced", &["claimant", "manner", "order", "suits"]),
    ("claims", &["after_cards", "at", "certain", "claimant", "claimant_acted_since", "recognisable"]),
    ("entry", &[]),
    ("facts", &[]),
    ("game", &["solo_kind", "soloist", "type"]),
    ("offender", &[]),
    ("position", &[]),
    ("record", &[]),
    ("ruleset", &[]),
];

/// Other names that some fields of a record may have.
const ALIASES: [&str; 2] = ["condition", "partner"];

/// Options of a rule set beside the fields of a record, as the input of a rule-book vector has them.
pub type Options = Vec<(String, Value)>;

/// Checks the names of all fields and returns those that are options.
///
/// # Errors
/// Returns every unknown name.
pub fn check(record: &Value) -> Result<Options, Vec<Error>> {
    let mut errors = Vec::new();
    let mut options = Options::new();
    let mut known: Vec<&str> = names(RECORD).chain(ALIASES).collect();
    known.sort_unstable();
    for (name, value) in record.as_object().into_iter().flatten() {
        if known.contains(&name.as_str()) {
            check_inside(inside(RECORD, name), name, value, &mut errors);
        } else if RuleOption::named(name.as_str()).is_some() {
            options.push((name.clone(), value.clone()));
        } else {
            errors.push(unknown("", name, known.iter().copied().chain(RuleOption::names()), &known));
        }
    }
    if errors.is_empty() { Ok(options) } else { Err(errors) }
}

/// Checks the names of all fields of a case; those of its record and its facts are checked where they are read.
///
/// # Errors
/// Returns every unknown name.
pub fn check_case(case: &Map<String, Value>) -> Result<(), Vec<Error>> {
    let known: Vec<&str> = names(CASE).collect();
    let mut errors = Vec::new();
    for (name, value) in case {
        if known.contains(&name.as_str()) {
            check_inside(inside(CASE, name), name, value, &mut errors);
        } else {
            errors.push(unknown("", name, known.iter().copied(), &known));
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Returns the first unknown name in a claim of all remaining tricks.
pub(crate) fn unknown_in_announced(announced: &Value) -> Option<Error> {
    let mut errors = Vec::new();
    check_inside(inside(CASE, "announced"), "announced", announced, &mut errors);
    errors.into_iter().next()
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

/// Returns an error for every name in the objects of a field that is not among `known`.
#[cfg(feature = "conform")]
pub(crate) fn unknown_inside(known: &[&str], place: &str, value: &Value) -> Vec<Error> {
    let mut errors = Vec::new();
    check_inside(known, place, value, &mut errors);
    errors
}

/// Returns the options in which some rules differ from others.
pub(crate) fn differing(rules: &Rules, from: &Rules) -> Options {
    let options = OPTIONS.iter().filter(|option| option.of(rules) != option.of(from));
    let json = |option: &RuleOption| serde_json::to_value(option.of(rules)).unwrap_or_default();
    options.map(|option| (option.name.to_owned(), json(option))).collect()
}

/// Beginnings of the line of a record with options of its rule set: `options { call_limits = [11, 9, 6, 3, 3] }`.
const OPTIONS_LINE: [&str; 2] = ["options ", "optionen "];

/// Returns options as the line of a record that has them; empty if there are none.
pub(crate) fn options_line(options: &Options) -> String {
    let parts = options.iter().map(|(name, value)| (name.clone(), OptionValue::from(value))).collect();
    if options.is_empty() { String::new() } else { format!("{}{}\n", OPTIONS_LINE[0], OptionValue::Table(parts)) }
}

/// Returns the options that a line of a record has, if it is one that has them, and else `None`.
///
/// # Errors
/// There may be something else in it.
pub(crate) fn read_options(line: &str) -> Option<Result<Options, Error>> {
    let table = OPTIONS_LINE.iter().find_map(|beginning| line.trim().strip_prefix(beginning))?;
    let expected = || Error::new(message!("field-options-line")).with_help(message!("field-options-line.help"));
    let OptionValue::Table(parts) = read_value(table) else { return Some(Err(expected())) };
    if let Some((name, _)) = parts.iter().find(|(name, _)| RuleOption::named(name).is_none()) {
        let names: Vec<&str> = RuleOption::names().collect();
        return Some(Err(unknown("", name, RuleOption::names(), &names)));
    }
    let json = |value| serde_json::to_value(value).unwrap_or_default();
    Some(Ok(parts.into_iter().map(|(name, value)| (name, json(value))).collect()))
}

/// Checks the names in the objects of a list, or in an object.
fn check_inside(known: &[&str], place: &str, value: &Value, errors: &mut Vec<Error>) {
    match value {
        Value::Array(values) => {
            for (number, value) in values.iter().enumerate() {
                check_inside(known, &format!("{place}[{number}]"), value, errors);
            }
        }
        Value::Object(fields) if !known.is_empty() => {
            let unknowns = fields.keys().filter(|name| !known.contains(&name.as_str()));
            errors.extend(unknowns.map(|name| unknown(place, name, known.iter().copied(), known)));
        }
        _ => {}
    }
}

fn names(fields: Fields) -> impl Iterator<Item = &'static str> {
    fields.iter().map(|(name, _)| *name)
}

/// Returns the names of the fields in the objects of a field.
fn inside(fields: Fields, name: &str) -> &'static [&'static str] {
    fields.iter().find(|(known, _)| *known == name).map_or(&[], |(_, inside)| inside)
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

    /// Returns the schema itself, or what it refers to, or that of the things in a list; of several, the first one, which is what
    /// a part that may be absent or shortened is in full.
    fn resolved<'a>(schema: &'a Value, part: &'a Value) -> &'a Value {
        let first = part["anyOf"].as_array().and_then(|parts| parts.first());
        let path = part["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/"));
        let meant = first.or_else(|| path.map(|name| &schema["$defs"][name]));
        match meant.or_else(|| part.get("items").filter(|items| items.is_object())) {
            Some(meant) => resolved(schema, meant),
            None => part,
        }
    }

    #[test]
    fn the_fields_are_those_of_the_schemas() {
        let names =
            |part: &Value| part["properties"].as_object().map(|fields| fields.keys().cloned().collect::<Vec<_>>());
        for (schema, fields, elsewhere) in
            [(notation::record::schema(), RECORD, &[][..]), (referee::json::case_schema(), CASE, &["facts", "record"])]
        {
            assert_eq!(names(&schema).unwrap_or_default(), super::names(fields).collect::<Vec<_>>());
            for (name, inside) in fields {
                let within =
                    names(resolved(&schema, &schema["properties"][name])).filter(|_| !elsewhere.contains(name));
                assert_eq!(within.unwrap_or_default(), *inside, "{name}");
            }
        }
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
