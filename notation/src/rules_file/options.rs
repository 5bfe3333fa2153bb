//! Options by their names.

use super::error::OptionError;
use crate::closest;
use game::Rules;
use game::rules::{OPTIONS, OptionValue, Parts, RuleOption, Shape};
use serde_json::{Value, json};

/// Returns the value of an option, or `None` if there is no option with this name.
#[must_use]
pub fn option_value(rules: &Rules, option: &str) -> Option<OptionValue> {
    RuleOption::named(option).map(|option| option.of(rules))
}

/// Returns the rule set with one option changed. Whether the options still fit together is not checked, see
/// [`Rules::check`].
///
/// # Examples
/// ```
/// use doko_notation::rules_file::with_option;
/// use game::{Rules, rules::SecondHeartTen};
///
/// let rules = with_option(&Rules::BSV, "second_heart_ten_wins", &serde_json::json!("always"))?;
/// assert_eq!(rules.deck.second_heart_ten_wins, SecondHeartTen::Always);
/// # Ok::<(), doko_notation::rules_file::OptionError>(())
/// ```
///
/// # Errors
/// Returns what is wrong if there is no such option or it cannot have this value.
pub fn with_option(rules: &Rules, option: &str, value: impl Into<OptionValue>) -> Result<Rules, OptionError> {
    let Some(named) = RuleOption::named(option) else {
        let names = OPTIONS.iter().map(|option| option.name).chain(["extends", "name"]);
        return Err(OptionError::Unknown {
            option: option.to_owned(),
            meant: closest(option, names).map(str::to_owned),
        });
    };
    let mut changed = rules.clone();
    match named.set(&mut changed, &value.into()) {
        Ok(()) => Ok(changed),
        Err(mismatch) => {
            let meant = match &mismatch.found {
                OptionValue::Text(text) => closest(text, mismatch.words.iter().copied()).map(str::to_owned),
                _ => None,
            };
            Err(OptionError::BadValue {
                option: option.to_owned(),
                value: mismatch.found.to_string(),
                expected: Box::new(mismatch.expected),
                meant,
            })
        }
    }
}

/// Returns the JSON Schema of a rule set as [`to_json`](super::to_json) writes it.
#[must_use]
pub fn schema() -> Value {
    let mut properties: serde_json::Map<String, Value> =
        OPTIONS.iter().map(|option| (option.name.to_owned(), schema_of(&option.shape()))).collect();
    properties.insert("name".to_owned(), json!({ "type": "string", "pattern": "^[A-Za-z0-9_-]+$" }));
    let required: Vec<&str> = ["name"].into_iter().chain(OPTIONS.iter().map(|option| option.name)).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rules",
        "description": "A rule set of Doppelkopf with all its options",
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

fn schema_of(shape: &Shape) -> Value {
    match shape {
        Shape::Bool => json!({ "type": "boolean" }),
        Shape::Number(most) => json!({ "type": "integer", "minimum": 0, "maximum": most }),
        Shape::Words(words) => json!({ "enum": words }),
        Shape::Pattern(pattern, _) => json!({ "type": "string", "pattern": pattern }),
        Shape::List(item, None) => json!({ "type": "array", "items": schema_of(item) }),
        Shape::List(item, Some(n)) => {
            json!({ "type": "array", "items": schema_of(item), "minItems": n, "maxItems": n })
        }
        Shape::Table(parts, which) => {
            let properties: serde_json::Map<String, Value> =
                parts.iter().map(|(name, part)| ((*name).to_owned(), schema_of(part))).collect();
            let mut schema = json!({ "type": "object", "properties": properties, "additionalProperties": false });
            if *which == Parts::All {
                schema["required"] = parts.iter().map(|(name, _)| *name).collect();
            }
            schema
        }
        Shape::AnyOf(shapes) => json!({ "anyOf": shapes.iter().map(schema_of).collect::<Vec<_>>() }),
    }
}
