//! Studies as TOML files.

use super::directed::{Orders, Wanted, Word};
use super::maxim::Maxim;
use super::{Arm, Measure, Part, Row, Study, entrants};
use crate::journal::no_json;
use bots::{Condition, Spec};
use game::{Call, Rules, Seat, Solo};
use notation::rules_file::with_option;
use notation::{Span, closest};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use text::{Arg, Join, Localized, Message, english_errors, message};
use toml::{Spanned, Value};

/// The most rows of a study: every row is kept in memory with the deals that meet its condition, counted.
const MOST_ROWS: usize = 1000;

/// The most deals of a row; a thousand such rows can still be counted.
const MOST_DEALS: u64 = 1_000_000_000;

/// The most openings of a deal with open cards.
const MOST_OPENINGS: u64 = 10_000;

/// Error of a file, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyError {
    /// Description of the error.
    pub what: Message,
    /// Advice on the error.
    pub help: Option<Message>,
    /// The part of the file that is wrong, in bytes.
    pub span: Option<Span>,
}

impl Localized for StudyError {
    fn message(&self) -> Message {
        self.what.clone()
    }

    fn help(&self) -> Option<Message> {
        self.help.clone()
    }
}

english_errors!(StudyError);

fn wrong(span: Range<usize>, what: Message) -> StudyError {
    StudyError { what, help: None, span: Some(Span { start: span.start, end: span.end }) }
}

fn helped(span: Range<usize>, what: Message, help: Message) -> StudyError {
    StudyError { help: Some(help), ..wrong(span, what) }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StudyFile {
    title: String,
    #[serde(default)]
    question: String,
    rules: Option<Spanned<String>>,
    #[serde(default = "one")]
    seed: u64,
    #[serde(default = "thousand")]
    deals: Spanned<u64>,
    bots: Option<Spanned<BotsFile>>,
    part: Vec<Spanned<PartFile>>,
}

const fn one() -> u64 {
    1
}

fn thousand() -> Spanned<u64> {
    Spanned::new(0..0, 1000)
}

#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum BotsFile {
    One(String),
    Four(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartFile {
    title: String,
    value: Option<Spanned<String>>,
    #[serde(default = "openings")]
    openings: Spanned<u64>,
    seat: Option<Spanned<String>>,
    dealer: Option<Spanned<String>>,
    #[serde(rename = "where")]
    condition: Option<Spanned<String>>,
    deals: Option<Spanned<u64>>,
    bots: Option<Spanned<BotsFile>>,
    #[serde(default)]
    sweep: BTreeMap<String, Spanned<Vec<Value>>>,
    arm: Vec<Spanned<ArmFile>>,
}

fn openings() -> Spanned<u64> {
    Spanned::new(0..0, 16)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmFile {
    name: String,
    vorbehalt: Option<Spanned<String>>,
    calls: Option<Vec<Spanned<String>>>,
    #[serde(default)]
    play: Vec<Spanned<String>>,
    bots: Option<Spanned<BotsFile>>,
    #[serde(default)]
    rules: BTreeMap<String, Spanned<Value>>,
}

/// Reads a study. `rules` is the rule set of files that name none; `find_rules` finds those that do by name.
///
/// # Errors
/// Returns the first thing that is wrong, and where.
pub fn parse(
    text: &str,
    rules: &Rules,
    find_rules: impl Fn(&str) -> Result<Rules, Message>,
) -> Result<Study, StudyError> {
    let file: StudyFile = toml::from_str(text).map_err(|error| StudyError {
        what: message!("study-no-toml", error = error.message().lines().collect::<Vec<_>>().join(", ")),
        help: Some(message!("study-no-toml.help")),
        span: error.span().map(|span| Span { start: span.start, end: span.end }),
    })?;
    let rules = match &file.rules {
        None => rules.clone(),
        Some(name) => find_rules(name.get_ref()).map_err(|why| wrong(name.span(), why))?,
    };
    let specs = match &file.bots {
        None => four(&["rules".parse().expect("a bot of the roster")]),
        Some(bots) => specs(bots)?,
    };
    let parts = file.part.iter().map(|part| read_part(&file, part, &rules, &specs)).collect::<Result<Vec<_>, _>>()?;
    if parts.is_empty() {
        return Err(StudyError { what: message!("study-no-part"), help: None, span: None });
    }
    let n_rows: usize = parts.iter().map(|part| part.rows.len()).sum();
    if MOST_ROWS < n_rows {
        return Err(StudyError { span: None, ..too_many_rows(0..0, Some(n_rows)) });
    }
    let (title, question, seed) = (file.title.clone(), file.question.clone(), file.seed);
    Ok(Study { title, question, rules, seed, parts, text: text.to_owned() })
}

fn too_many_rows(span: Range<usize>, n_rows: Option<usize>) -> StudyError {
    let what = match n_rows {
        Some(n) => message!("study-rows", n, most = MOST_ROWS),
        None => message!("study-countless-rows", most = MOST_ROWS),
    };
    helped(span, what, message!("study-rows.help"))
}

fn read_part(
    file: &StudyFile,
    spanned: &Spanned<PartFile>,
    rules: &Rules,
    specs: &[Spec; 4],
) -> Result<Part, StudyError> {
    let part = spanned.get_ref();
    let deals = part.deals.as_ref().unwrap_or(&file.deals);
    if !(1..=MOST_DEALS).contains(deals.get_ref()) {
        return Err(wrong(deals.span(), message!("study-deals", most = MOST_DEALS)));
    }
    let measure = measure(part)?;
    let specs = &part.bots.as_ref().map_or_else(|| Ok(specs.clone()), self::specs)?;
    let arms = part.arm.iter().map(|arm| read_arm(arm, measure, rules, specs)).collect::<Result<Vec<_>, _>>()?;
    if arms.is_empty() {
        return Err(wrong(spanned.span(), message!("study-no-arm")));
    }
    let is_twice = |at: &usize| arms[..*at].iter().any(|before| before.name == arms[*at].name);
    if let Some(at) = (0..arms.len()).find(is_twice) {
        return Err(wrong(part.arm[at].span(), message!("study-two-arms", arm = &arms[at].name)));
    }
    let rows = rows(part)?;
    if measure == Measure::Claims && 1 < rows.len() {
        return Err(helped(spanned.span(), message!("study-swept-claims"), message!("study-swept-claims.help")));
    }
    Ok(Part {
        title: part.title.clone(),
        measure,
        seat: seat(part.seat.as_ref(), Seat::N)?,
        dealer: seat(part.dealer.as_ref(), Seat::W)?,
        condition: part.condition.as_ref().map_or_else(String::new, |condition| condition.get_ref().clone()),
        deals: *deals.get_ref(),
        rows,
        arms,
    })
}

fn measure(part: &PartFile) -> Result<Measure, StudyError> {
    let words = ["points", "open-cards", "claims"];
    match part.value.as_ref().map(|value| (value.get_ref().as_str(), value.span())) {
        None | Some(("points", _)) => Ok(Measure::Points),
        Some(("open-cards", _)) if !(1..=MOST_OPENINGS).contains(part.openings.get_ref()) => {
            Err(wrong(part.openings.span(), message!("study-openings", most = MOST_OPENINGS)))
        }
        Some(("open-cards", _)) => Ok(Measure::OpenCards { openings: *part.openings.get_ref() }),
        Some(("claims", _)) => Ok(Measure::Claims),
        Some((other, span)) => {
            let words = Arg::list(words, Join::Comma);
            Err(helped(span, message!("study-measure", measure = other), message!("study-expected", words)))
        }
    }
}

fn seat(given: Option<&Spanned<String>>, otherwise: Seat) -> Result<Seat, StudyError> {
    let Some(given) = given else { return Ok(otherwise) };
    let mut letters = given.get_ref().chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(wrong(given.span(), message!("study-seat", seat = given.get_ref()))),
    }
}

/// Returns a row for every combination of what is swept, the first name changing slowest.
fn rows(part: &PartFile) -> Result<Vec<Row>, StudyError> {
    let n_rows = part.sweep.values().try_fold(1_usize, |n_rows, values| n_rows.checked_mul(values.get_ref().len()));
    if n_rows.is_none_or(|n_rows| MOST_ROWS < n_rows) {
        let span = part.sweep.values().next().map_or(0..0, Spanned::span);
        return Err(too_many_rows(span, n_rows));
    }
    let mut combinations: Vec<Vec<(String, String)>> = vec![Vec::new()];
    for (name, values) in &part.sweep {
        let is_used = part.condition.as_ref().is_some_and(|text| text.get_ref().contains(&format!("{{{name}}}")));
        if !is_used {
            return Err(wrong(values.span(), message!("study-unused", name)));
        }
        if values.get_ref().is_empty() {
            return Err(wrong(values.span(), message!("study-no-values", name)));
        }
        let words: Vec<String> = values.get_ref().iter().map(word).collect();
        combinations = combinations
            .into_iter()
            .flat_map(|before| {
                let longer = |value: &String| [before.clone(), vec![(name.clone(), value.clone())]].concat();
                words.iter().map(longer).collect::<Vec<_>>()
            })
            .collect();
    }
    combinations.into_iter().map(|parameters| row(part, parameters)).collect()
}

fn row(part: &PartFile, parameters: Vec<(String, String)>) -> Result<Row, StudyError> {
    let Some(template) = &part.condition else { return Ok(Row { parameters, condition: None }) };
    let fill = |text: String, (name, value): &(String, String)| text.replace(&format!("{{{name}}}"), value);
    let text = parameters.iter().fold(template.get_ref().clone(), fill);
    let condition: Condition = text.parse().map_err(|error: bots::ConditionError| {
        helped(
            template.span(),
            message!("study-condition", text, why = error.message()),
            message!("study-condition.help"),
        )
    })?;
    Ok(Row { parameters, condition: Some(condition) })
}

fn word(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Integer(number) => number.to_string(),
        other => format!("{other:?}"),
    }
}

fn read_arm(spanned: &Spanned<ArmFile>, measure: Measure, rules: &Rules, specs: &[Spec; 4]) -> Result<Arm, StudyError> {
    let arm = spanned.get_ref();
    let mut changed = rules.clone();
    for (option, value) in &arm.rules {
        let json = serde_json::to_value(value.get_ref()).map_err(|error| wrong(value.span(), no_json(&error)))?;
        changed = with_option(&changed, option, &json).map_err(|error| wrong(value.span(), error.message()))?;
    }
    changed.check().map_err(|conflict| wrong(spanned.span(), conflict.message()))?;
    if changed.deck() != rules.deck() {
        return Err(wrong(spanned.span(), message!("study-deck", arm = &arm.name)));
    }
    let vorbehalt = arm.vorbehalt.as_ref().map(|name| vorbehalt(name, measure, &changed)).transpose()?;
    let calls = arm.calls.as_ref().map(|calls| calls.iter().map(call).collect::<Result<_, _>>()).transpose()?;
    let specs = arm.bots.as_ref().map_or_else(|| Ok(specs.clone()), self::specs)?;
    let play = arm.play.iter().map(|maxim| self::maxim(maxim, measure)).collect::<Result<_, _>>()?;
    let orders = Orders { vorbehalt, calls, play };
    let commands = specs.iter().filter_map(Spec::command).map(str::to_owned).collect();
    Ok(Arm { name: arm.name.clone(), orders, rules: changed, entrants: entrants(&specs), commands })
}

fn vorbehalt(name: &Spanned<String>, measure: Measure, rules: &Rules) -> Result<Wanted, StudyError> {
    let soli: Vec<&str> = rules.soli.named.iter().map(|solo| solo.name()).collect();
    let known = ["gesund", "hochzeit"].into_iter().chain(soli.iter().copied());
    let wanted = Wanted::from_name(name.get_ref());
    match wanted {
        Some(Wanted::Solo(solo)) if !soli.contains(&solo.name()) => {
            let soli = Arg::list(soli, Join::Comma);
            Err(helped(
                name.span(),
                message!("study-solo", solo = name.get_ref()),
                message!("study-expected", words = soli),
            ))
        }
        Some(Wanted::Hochzeit) if matches!(measure, Measure::OpenCards { .. }) => {
            Err(helped(name.span(), message!("study-hochzeit"), message!("study-hochzeit.help")))
        }
        Some(wanted) => Ok(wanted),
        None => {
            let meant = closest(name.get_ref(), Solo::ALL.iter().map(|solo| solo.name()));
            let help = match meant {
                Some(meant) => message!("study-meant", meant),
                None => message!("study-expected", words = Arg::list(known, Join::Comma)),
            };
            Err(helped(name.span(), message!("study-vorbehalt", name = name.get_ref()), help))
        }
    }
}

fn call(word: &Spanned<String>) -> Result<Word, StudyError> {
    match (word.get_ref().as_str(), Call::from_name(word.get_ref())) {
        ("ansage", _) => Ok(Word::Ansage),
        ("bot", _) => Ok(Word::Bot),
        (_, Some(call)) => Ok(Word::Call(call)),
        (other, None) => Err(helped(word.span(), message!("study-call", call = other), message!("study-call.help"))),
    }
}

fn maxim(text: &Spanned<String>, measure: Measure) -> Result<Maxim, StudyError> {
    if matches!(measure, Measure::OpenCards { .. }) {
        return Err(helped(text.span(), message!("study-open-play"), message!("study-hochzeit.help")));
    }
    text.get_ref().parse().map_err(|why: Message| {
        helped(text.span(), message!("study-play", text = text.get_ref(), why), message!("study-play.help"))
    })
}

fn specs(bots: &Spanned<BotsFile>) -> Result<[Spec; 4], StudyError> {
    let names = match bots.get_ref() {
        BotsFile::One(name) => vec![name.clone()],
        BotsFile::Four(names) => names.clone(),
    };
    let specs: Result<Vec<Spec>, _> = names.iter().map(|name| name.parse::<Spec>()).collect();
    let specs = specs.map_err(|error| wrong(bots.span(), error.message()))?;
    match specs.len() {
        1 | 4 => Ok(four(&specs)),
        n => Err(wrong(bots.span(), message!("study-bots", n))),
    }
}

fn four(specs: &[Spec]) -> [Spec; 4] {
    [0, 1, 2, 3].map(|seat: usize| specs[seat % specs.len()].clone())
}
