//! What do rule sets say, option by option, and where do they differ?

mod form;
mod wall;

pub use form::{CanBeAnswer, ChapterAnswer, ChoiceAnswer, FieldAnswer, ListAnswer, PartAnswer, form};
pub use wall::{Section, Wall, effective, heading_and_options};

use crate::context::Context;
use crate::error::Error;
use crate::paint::{self, BOLD, DIM, folded, styled};
use crate::question;
use game::rules::Sonderpunkt;
use game::rules::{OPTIONS, OptionValue};
use game::{ItemKind, Rules};
use notation::rules_file::{option_about, option_message, to_json, value_message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::{Arg, Join, Language, Localized, Message, message};

/// Asks what rule sets say.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RulesQuestion {
    /// The names of rule sets; all that have a name if none is given.
    pub sets: Vec<String>,
    /// Whether only options with differences are listed.
    pub diff: bool,
    /// Whether the answer includes a form of the rules of the request, from which a rule file can be made.
    pub form: bool,
}

impl question::Question for RulesQuestion {
    const NAME: &'static str = "rules";
    type Answer = RulesAnswer;

    fn answer(self, context: &Context) -> Result<RulesAnswer, Error> {
        let book = &context.book;
        let names: Vec<&str> =
            if self.sets.is_empty() { book.names().collect() } else { self.sets.iter().map(String::as_str).collect() };
        let set = |name: &str| {
            book.get(name).cloned().ok_or_else(|| {
                let known = Arg::list(book.names(), Join::Comma);
                Error::new(message!("rule-set-unknown", name)).with_help(message!("rule-set-unknown-help", known))
            })
        };
        let sets = names.into_iter().map(set).collect::<Result<Vec<Rules>, Error>>()?;
        let form = self.form.then(|| form(context.language, &context.rules()));
        let which = if self.diff { Which::Different } else { Which::All };
        Ok(RulesAnswer { form, ..answer(context.language, &sets, which) })
    }
}

/// Options that are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All.
    All,
    /// Options in which the rule sets differ.
    Different,
}

/// Returns what rule sets say.
#[must_use]
pub fn answer(language: Language, sets: &[Rules], which: Which) -> RulesAnswer {
    let options = OPTIONS.iter().filter_map(|option| {
        let values: Vec<OptionValue> = sets.iter().map(|rules| option.of(rules)).collect();
        let differs = values.iter().any(|value| *value != values[0]);
        (differs || which == Which::All).then(|| OptionAnswer::new(language, option.name, &values))
    });
    let set = |rules: &Rules| SetAnswer {
        name: rules.name.to_string(),
        options: to_json(rules),
        special_points: rules.special.points.iter().map(|&point| PointAnswer::new(language, point)).collect(),
        wall: Wall::of(language, rules),
    };
    RulesAnswer { options: options.collect(), sets: sets.iter().map(set).collect(), form: None }
}

/// Returns what an option is called.
fn name(option: &str) -> Message {
    option_message(option).unwrap_or_else(|| Message::verbatim(option))
}

/// Options of rule sets.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RulesAnswer {
    /// The options, in the order of the rule books.
    pub options: Vec<OptionAnswer>,
    /// The rule sets.
    pub sets: Vec<SetAnswer>,
    /// The options of the rules of the request by chapter, with what each can be, if that was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<Vec<ChapterAnswer>>,
}

/// An option.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OptionAnswer {
    /// Its name in a rule file.
    pub option: &'static str,
    /// Name of the option.
    pub name: String,
    /// Meaning of the option.
    pub about: String,
    /// Its value in each of the rule sets, in words.
    pub values: Vec<String>,
    /// The same for programs, in one line.
    #[serde(skip)]
    lines: Vec<String>,
}

/// A rule set.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetAnswer {
    /// Its name.
    pub name: String,
    /// All options as a rule file has them.
    pub options: Value,
    /// The special points that can be earned.
    pub special_points: Vec<PointAnswer>,
    /// The rule set in sentences, as one would pin it to the wall.
    pub wall: Wall,
}

/// A special point of a rule set.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PointAnswer {
    /// Its name on a score, such as `fuchs`.
    pub name: &'static str,
    /// That in words.
    pub text: String,
}

impl PointAnswer {
    fn new(language: Language, point: Sonderpunkt) -> Self {
        let item = ItemKind::Sonder(point);
        Self { name: item.name(), text: item.text(language) }
    }
}

impl OptionAnswer {
    fn new(language: Language, option: &'static str, values: &[OptionValue]) -> Self {
        Self {
            option,
            name: name(option).text(language),
            about: option_about(option).map_or_else(String::new, |about| about.text(language)),
            values: values.iter().map(|value| value_message(option, value).text(language)).collect(),
            lines: values.iter().map(plain).collect(),
        }
    }

    /// Returns what a rule file calls the option.
    fn key(&self) -> String {
        styled(&format!("`{}`", self.option), DIM)
    }

    /// Returns the rows of the option: what it is called, and the value of each rule set in a column of its own.
    fn rows(&self, width: usize, column: usize) -> Vec<String> {
        let mut rows = vec![format!("{}  {}", self.name, self.key())];
        if width < paint::width(&rows[0]) {
            rows = vec![self.name.clone(), format!("  {}", self.key())];
        }
        let same = self.values.iter().all(|value| *value == self.values[0]);
        let (values, column) = if same { (&self.values[..1], width - INDENT) } else { (&self.values[..], column) };
        let folded: Vec<Vec<String>> = values.iter().map(|value| folded(value, column)).collect();
        let height = folded.iter().map(Vec::len).max().unwrap_or_default();
        rows.extend((0..height).map(|row| {
            let cells = folded.iter().map(|rows| {
                let cell = rows.get(row).map_or("", String::as_str);
                format!("{cell}{}", " ".repeat(column.saturating_sub(paint::width(cell))))
            });
            let cells: Vec<String> = cells.collect();
            format!("{}{}", " ".repeat(INDENT), cells.join(&" ".repeat(GAP))).trim_end().to_owned()
        }));
        rows
    }
}

/// Returns a value without the signs that only a file needs.
fn plain(value: &OptionValue) -> String {
    match value {
        OptionValue::List(values) => values.iter().map(plain).collect::<Vec<_>>().join(" "),
        OptionValue::Text(text) => text.clone(),
        OptionValue::Table(parts) => {
            parts.iter().map(|(key, value)| format!("{key} {}", plain(value))).collect::<Vec<_>>().join(", ")
        }
        value => value.to_string(),
    }
}

/// Indentation of values below the name of their option.
const INDENT: usize = 2;
/// The space between two columns.
const GAP: usize = 2;
/// The narrowest column in which values still read.
const NARROWEST: usize = 14;

impl RulesAnswer {
    /// Returns the rule sets side by side, in rows of this width; one below the other where there is no room.
    #[must_use]
    pub fn rows_within(&self, width: usize) -> Vec<String> {
        let n_sets = self.sets.len().max(1);
        let column = (width - INDENT).saturating_sub(GAP * (n_sets - 1)) / n_sets;
        if column < NARROWEST {
            return self.rows_below_each_other(width);
        }
        let pad = |name: &str| " ".repeat(column.saturating_sub(paint::width(name)));
        let names = self.sets.iter().map(|set| format!("{}{}", styled(&set.name, BOLD), pad(&set.name)));
        let names: Vec<String> = names.collect();
        let heading = format!("{}{}", " ".repeat(INDENT), names.join(&" ".repeat(GAP)));
        let mut rows = vec![heading.trim_end().to_owned()];
        rows.extend(self.options.iter().flat_map(|option| option.rows(width, column)));
        rows
    }

    fn rows_below_each_other(&self, width: usize) -> Vec<String> {
        let rows = self.options.iter().flat_map(|option| {
            let heading = format!("{}  {}", option.name, option.key());
            let values = self
                .sets
                .iter()
                .zip(&option.values)
                .flat_map(|(set, value)| folded(&format!("{}: {value}", set.name), width - INDENT));
            let values = values.map(|row| format!("{}{row}", " ".repeat(INDENT)));
            folded(&heading, width).into_iter().chain(values).collect::<Vec<_>>()
        });
        rows.collect()
    }
}

impl question::Answer for RulesAnswer {
    /// Returns the options, a line each: the name in a rule file, then the value of each rule set.
    fn line(&self) -> String {
        let lines = self.options.iter().map(|option| format!("{}\t{}", option.option, option.lines.join("\t")));
        lines.collect::<Vec<String>>().join("\n")
    }

    fn rows(&self, _language: Language) -> Vec<String> {
        /// Number of columns that fits every terminal.
        const WIDTH: usize = 80;
        self.rows_within(WIDTH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_wider_than_the_terminal_nor_broken_inside_a_word() {
        for language in Language::ALL {
            let answer = answer(language, &Rules::ALL, Which::All);
            for width in [60, 80] {
                for row in answer.rows_within(width) {
                    assert!(paint::width(&row) <= width, "{width}: {row}");
                }
            }
            let text = answer.rows_within(60).join(" ");
            for value in answer.options.iter().flat_map(|option| &option.values) {
                value.split(' ').for_each(|word| assert!(text.contains(word), "{word} is broken"));
            }
        }
    }
}
