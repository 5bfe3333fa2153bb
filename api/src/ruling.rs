//! What does the referees' handbook say about a breach?

use crate::context::Context;
use crate::error::{Error, Source};
use crate::fields;
use crate::paint::{BAD, BOLD, DIM, GOOD, styled};
use crate::question;
use game::Rules;
use notation::{parse_position, parse_position_of_sides};
use referee::json::{CaseInput, WrittenRuling, is_about_sides, ruling_with_texts};
use referee::text::{class, consequence, continuation, decider, number, points, title};
use referee::{Case, Class, Ruling, catalogue, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::{Language, Localized, Message, message};

/// Asks for the ruling on a breach: the entry of the handbook with its facts, or a record that shows the breach.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct RulingQuestion(#[schemars(with = "CaseInput")] Value);

impl From<Value> for RulingQuestion {
    fn from(case: Value) -> Self {
        Self(case)
    }
}

impl question::Question for RulingQuestion {
    const NAME: &'static str = "ruling";
    type Answer = RulingAnswer;

    fn answer(self, context: &Context) -> Result<RulingAnswer, Error> {
        let (answer, warning) = answer(&self.0, context)?;
        // Warnings have no receiver here; the ruling stands without them.
        drop(warning);
        Ok(answer)
    }
}

/// Returns the ruling on a case, and what is odd about its position although there is a ruling.
///
/// # Errors
/// Returns what is unknown, missing, impossible or contradictory.
pub fn answer(case: &Value, context: &Context) -> Result<(RulingAnswer, Option<Error>), Error> {
    if let Some(object) = case.as_object()
        && let Err(unknown) = fields::check_case(object)
        && let Some(first) = unknown.into_iter().next()
    {
        return Err(first);
    }
    let rules = rules_of(case, context)?;
    let warning = match case.get("position").and_then(Value::as_str) {
        Some(line) => check_position(context, &rules, case, line)?,
        None => None,
    };
    let case = referee::json::case(&rules, case).map_err(|problem| Error::of(&problem))?;
    let ruling = rule(&case).map_err(|problem| Error::of(&problem))?;
    Ok((RulingAnswer::new(context.language, ruling, case), warning))
}

/// Returns the rule set of a case: the one it names, or its record or its position names, or the chosen one.
fn rules_of(case: &Value, context: &Context) -> Result<Rules, Error> {
    let book = &context.book;
    if let Some(name) = case.get("ruleset").and_then(Value::as_str) {
        let unknown = || Error::new(message!("rule-set-unknown", name));
        return book.get(name).cloned().ok_or_else(unknown);
    }
    let named = |text: &str| {
        let name = text.split_whitespace().find_map(|field| field.strip_prefix("rules="))?;
        book.get(name).cloned()
    };
    let in_position = case.get("position").and_then(Value::as_str).and_then(named);
    let in_record = match case.get("record") {
        Some(Value::String(text)) => named(text),
        Some(record) => record.get("rules").and_then(Value::as_str).and_then(|name| book.get(name).cloned()),
        None => None,
    };
    Ok(in_position.or(in_record).unwrap_or_else(|| context.rules()))
}

/// Returns what is wrong with a position, and where. It is refused, unless the entry asks only what the two sides have and
/// may call: then that is only odd.
fn check_position(context: &Context, rules: &Rules, case: &Value, line: &str) -> Result<Option<Error>, Error> {
    let book = context.book.clone().with_default(rules.clone());
    let Err(error) = parse_position(line, &book) else { return Ok(None) };
    let place = Source { name: "position".to_owned(), line: 1, text: line.to_owned() };
    let error = Error::of(&error).in_source(place, &error.labels);
    let entry = case.get("entry").and_then(Value::as_str).and_then(|number| catalogue::find(rules, number).ok());
    let is_ruled_on = entry.is_some_and(is_about_sides) && parse_position_of_sides(line, &book).is_ok();
    if is_ruled_on { Ok(Some(error)) } else { Err(error) }
}

/// A ruling.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RulingAnswer {
    /// The ruling with its sentences.
    #[serde(flatten)]
    #[schemars(with = "WrittenRuling")]
    written: Value,
    /// Case of the ruling.
    #[serde(skip)]
    case: Box<Case>,
    #[serde(skip)]
    ruling: Box<Ruling>,
}

impl RulingAnswer {
    /// Returns the answer that gives this ruling, with its sentences in a language.
    #[must_use]
    pub fn new(language: Language, ruling: Ruling, case: Case) -> Self {
        Self { written: ruling_with_texts(&ruling, language), case: Box::new(case), ruling: Box::new(ruling) }
    }

    /// Returns the ruling.
    #[must_use]
    pub const fn ruling(&self) -> &Ruling {
        &self.ruling
    }

    /// Returns the case.
    #[must_use]
    pub const fn case(&self) -> &Case {
        &self.case
    }
}

impl question::Answer for RulingAnswer {
    fn line(&self) -> String {
        line(&self.ruling)
    }

    fn rows(&self, language: Language) -> Vec<String> {
        rows(language, &self.ruling)
    }
}

/// Returns a ruling in one line for a pipe: the class, the points, then how the game goes on and where that is written.
#[must_use]
pub fn line(ruling: &Ruling) -> String {
    let points: Vec<String> = ruling.points.iter().map(|(seat, points)| format!("{seat}={points}")).collect();
    let Ruling { class, game, decided_by, entry, row, .. } = ruling;
    let (class, game, decided_by) = (class.name(), game.name(), decided_by.name());
    format!("{class} {} game={game} decided_by={decided_by} entry={entry} row={row}", points.join(" "))
}

/// Returns a ruling for people: the decision first, then consequences, reasons, the right of appeal.
#[must_use]
pub fn rows(language: Language, ruling: &Ruling) -> Vec<String> {
    let say = |message: Message| message.text(language);
    let style = if matches!(ruling.class, Class::None | Class::Unerheblich) { GOOD } else { BAD };
    let (entry, about) = (say(number(ruling.entry)), say(title(ruling.entry)));
    let mut rows = vec![
        format!("{}  {}", styled(&entry, BOLD), styled(&about, BOLD)),
        format!("{}  {}", styled(&say(class(ruling.class)), style), say(points(ruling))),
        say(continuation(ruling)),
    ];
    rows.extend(ruling.consequences.iter().map(|further| format!("- {}", say(consequence(ruling, further)))));
    rows.push(String::new());
    for (number, step) in (1..).zip(&ruling.reasons) {
        let text = step.message.text(language);
        rows.push(format!("{number}. {text} {}", styled(&format!("[{}]", step.paragraph), DIM)));
    }
    rows.push(String::new());
    rows.push(say(message!("decided-by", decider = decider(ruling.decided_by))));
    rows.push(ruling.remedy.text(language));
    if ruling.needs_protocol() {
        rows.push(say(message!("needs-protocol")));
    }
    rows
}
