//! Rule sets as text: a club's own rules from a TOML file that says only what differs.
//!
//! ```
//! let rules = doko_notation::rules_file::parse_rules(
//!     r#"
//!     extends = "ddv"
//!     name = "stammtisch"
//!     werfen_kings = 5
//!     "#,
//!     "club",
//! )?;
//! assert_eq!((&*rules.name, rules.werfen.kings, rules.deck.hand_size), ("stammtisch", Some(5), 12));
//! # Ok::<(), doko_notation::rules_file::RulesFileError>(())
//! ```
//!
//! Options and values are called as in `datasets/options.md`; `"off"` stands for an option that is not used.

mod error;
mod options;
mod value;
mod words;

pub use error::{OptionError, RulesFileError, RulesFileProblem};
pub use options::{option_value, schema, with_option};
pub use words::{option_about, option_message, value_message};

use crate::{Label, Span, closest};
use game::rules::{OPTIONS, OptionValue};
use game::{Rules, RulesConflict};
use serde_json::Value;
use std::ops::Range;
use text::{Language, message};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};
use value::from_toml;

type Entry<'a, 'i> = (&'a Spanned<std::borrow::Cow<'i, str>>, &'a Spanned<DeValue<'i>>);

/// Returns the rule set that a file describes. It has the given name if the file does not say `name`. What follows from
/// other options need not be said, see [`Rules::fitted`].
///
/// # Errors
/// Returns the first thing that is wrong, and where.
pub fn parse_rules(text: &str, name: &str) -> Result<Rules, RulesFileError> {
    let file = DeTable::parse(text).map_err(syntax)?.into_inner();
    let mut rules = base(&file)?;
    rules.name = own_name(&file, name)?.into();
    for (key, value) in file.iter().filter(|(key, _)| !matches!(&**key.get_ref(), "extends" | "name")) {
        let option = key.get_ref();
        rules = with_option(&rules, option, from_toml(value.get_ref())).map_err(|error| {
            let span = if matches!(error, OptionError::Unknown { .. }) { key.span() } else { value.span() };
            RulesFileError::at(RulesFileProblem::Option(error), span.into())
        })?;
    }
    let rules = rules.fitted(|option| entry(&file, option).is_some());
    rules.check().map_err(|conflict| conflicting(conflict, &file))?;
    Ok(rules)
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        Self { start: range.start, end: range.end }
    }
}

fn syntax(error: toml::de::Error) -> RulesFileError {
    let labels = error.span().map(|span| Label::new(span.into())).into_iter().collect();
    let message = error.message().lines().collect::<Vec<_>>().join(", ");
    RulesFileError { problem: RulesFileProblem::Syntax { message }, labels }
}

fn entry<'a, 'i>(file: &'a DeTable<'i>, name: &str) -> Option<Entry<'a, 'i>> {
    file.iter().find(|(key, _)| key.get_ref() == name)
}

fn base(file: &DeTable<'_>) -> Result<Rules, RulesFileError> {
    let Some((_, value)) = entry(file, "extends") else {
        return Err(RulesFileError { problem: RulesFileProblem::NoBase, labels: Vec::new() });
    };
    let name = value.get_ref().as_str().unwrap_or_default();
    Rules::named(name).ok_or_else(|| {
        let meant = closest(name, Rules::ALL.iter().map(|rules| rules.name.as_ref())).map(str::to_owned);
        RulesFileError::at(RulesFileProblem::UnknownBase { name: name.to_owned(), meant }, value.span().into())
    })
}

fn own_name(file: &DeTable<'_>, otherwise: &str) -> Result<String, RulesFileError> {
    let given = entry(file, "name").map(|(_, value)| value);
    let name = given.map_or(otherwise, |value| value.get_ref().as_str().unwrap_or_default()).to_owned();
    let problem = if !is_word(&name) {
        RulesFileProblem::BadName { name }
    } else if Rules::named(&name.to_lowercase()).is_some() {
        RulesFileProblem::TakenName { name }
    } else {
        return Ok(name);
    };
    let labels = given.map(|value| Label::new(value.span().into())).into_iter().collect();
    Err(RulesFileError { problem, labels })
}

/// Returns whether a rule set can have this name: letters, digits, `-` and `_`.
#[must_use]
pub fn is_word(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
}

/// Points at those of the options that the file itself sets.
fn conflicting(conflict: RulesConflict, file: &DeTable<'_>) -> RulesFileError {
    let spans = conflict.options.iter().filter_map(|option| entry(file, option));
    let mut labels: Vec<Label> =
        spans.map(|(key, value)| Label::new(Span { start: key.span().start, end: value.span().end })).collect();
    labels.sort_by_key(|label| label.span.start);
    RulesFileError { problem: RulesFileProblem::Conflict(conflict), labels }
}

/// Returns the rule file of a rule set: the published one it extends and what differs from it.
#[must_use]
pub fn to_toml(rules: &Rules) -> String {
    let options = options_toml(rules);
    let (extends, options) = options.split_once('\n').expect("the first line names the published rule set");
    format!("{extends}\nname = \"{}\"\n{options}", rules.name)
}

/// Returns what decides a game by these rules as lines of a rule file: the published rule set they extend and the options that
/// differ from it. The same rules under another name have the same text.
#[must_use]
pub fn options_toml(rules: &Rules) -> String {
    let base = Rules::ALL.into_iter().find(|base| base.book == rules.book).expect("every book is a published rule set");
    let differing = OPTIONS.iter().filter(|option| option.of(rules) != option.of(&base));
    let differing = differing.map(|option| format!("{} = {}\n", option.name, option.of(rules)));
    [format!("extends = \"{}\"\n", base.name)].into_iter().chain(differing).collect()
}

/// Returns the rule file of a rule set like [`to_toml`], with a comment over each option that says what it is called and
/// what its value means.
#[must_use]
pub fn annotated_toml(rules: &Rules, language: Language) -> String {
    let lines = to_toml(rules);
    let annotated = lines.lines().map(|line| {
        let option = line.split(" = ").next().unwrap_or_default();
        let comment = option_message(option).zip(option_value(rules, option)).map(|(name, value)| {
            let value = value_message(option, &value);
            format!("\n# {}\n", message!("rule-sentence", name, value).text(language))
        });
        format!("{}{line}\n", comment.unwrap_or_default())
    });
    annotated.collect()
}

/// Returns the value that a text is in a rule file; a word may go without its quotes.
#[must_use]
pub fn read_value(text: &str) -> OptionValue {
    let line = format!("value = {text}");
    let read = DeTable::parse(&line).ok().and_then(|table| {
        let table = table.into_inner();
        let (_, value) = entry(&table, "value").filter(|_| table.len() == 1)?;
        Some(from_toml(value.get_ref()))
    });
    read.unwrap_or_else(|| OptionValue::Text(text.trim_matches('"').to_owned()))
}

/// Returns the rule set with all its options as a JSON object.
#[must_use]
pub fn to_json(rules: &Rules) -> Value {
    let mut object = serde_json::Map::new();
    object.insert("name".to_owned(), Value::from(&*rules.name));
    for option in OPTIONS {
        object.insert(option.name.to_owned(), serde_json::to_value(option.of(rules)).expect("plain values are JSON"));
    }
    Value::Object(object)
}

/// Returns the rule set that [`to_json`] wrote. The paragraphs cited are those of the published rule set of this name, or
/// of the DDV.
///
/// # Errors
/// Returns the first option that does not exist or cannot have its value, or options that do not fit together.
pub fn from_json(json: &Value) -> Result<Rules, RulesFileError> {
    let name = json["name"].as_str().unwrap_or_default();
    let mut rules = Rules::named(name).unwrap_or(Rules::DDV);
    let nowhere = |problem| RulesFileError { problem, labels: Vec::new() };
    if !is_word(name) {
        return Err(nowhere(RulesFileProblem::BadName { name: name.to_owned() }));
    }
    rules.name = name.to_owned().into();
    for (option, value) in json.as_object().into_iter().flatten().filter(|(option, _)| *option != "name") {
        rules = with_option(&rules, option, value).map_err(|error| nowhere(RulesFileProblem::Option(error)))?;
    }
    rules.check().map_err(|conflict| nowhere(RulesFileProblem::Conflict(conflict)))?;
    Ok(rules)
}
