//! Does a rule-book vector come out: what is given, and what must come out?
//!
//! Each kind of vector has a function that computes all it can from the input in the schema of `expected`; one comparison
//! serves all kinds.

mod calls;
mod cards;
mod flow;
mod games;
mod known;
mod parties;
mod query;
mod referee;
mod rounds;
mod scoring;
mod vector;
mod verdicts;

use crate::context::Context;
use crate::error::{Error, Source};
use crate::json_text::{self, What};
use crate::question;
use game::Rules;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::brief;
use text::{Arg, Join, Language, Message, message};
pub use vector::{Fields, Vector};

/// Asks whether a rule-book vector comes out.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConformQuestion {
    /// The vector, see `datasets/README.md`.
    pub vector: Vector,
}

impl question::Question for ConformQuestion {
    const NAME: &'static str = "conform";
    type Answer = ConformAnswer;

    fn answer(self, context: &Context) -> Result<ConformAnswer, Error> {
        answer(context, &self.vector)
    }
}

/// Reads a vector: a line of JSON.
///
/// # Errors
/// Returns an error if the line is not a vector.
pub fn parse(line: &Source) -> Result<Vector, Error> {
    serde_json::from_str(&line.text).map_err(|error| json_text::error(What::Vector, &error, line).1)
}

/// Runs a vector.
///
/// # Errors
/// Returns its own mistakes, such as a field with the wrong type, cards that cannot be or an unknown kind.
pub fn answer(context: &Context, vector: &Vector) -> Result<ConformAnswer, Error> {
    let rules = context.book.get(&vector.ruleset).ok_or_else(|| {
        let (id, name) = (brief(&vector.id), brief(&vector.ruleset));
        Error::new(message!("conform-unknown-rules", id, name)).with_help(message!("conform-unknown-rules.help"))
    })?;
    check(context.language, vector, rules)
}

fn check(language: Language, vector: &Vector, rules: &Rules) -> Result<ConformAnswer, Error> {
    let id = brief(&vector.id);
    let (_, kind) = KINDS.iter().find(|(kind, _)| *kind == vector.kind).ok_or_else(|| {
        let known = Arg::list(kind_names(), Join::Comma);
        let error = Error::new(message!("conform-unknown-kind", id = &*id, kind = brief(&vector.kind)));
        error.with_help(message!("conform-kinds-are", known))
    })?;
    known::check(vector, rules)?;
    let got = vector.rules(rules).and_then(|rules| match kind {
        Kind::Input(answer) => answer(&rules, &vector.input),
        Kind::Asked(answer) => answer(&rules, &vector.input, &vector.expected),
    });
    let differences = match got {
        Ok(got) => differences(&vector.expected, &got),
        Err(error) if !ANSWER_BY_REFUSING.contains(&vector.kind.as_str()) => {
            return Err(Error::new(message!("conform-in-vector", id, error)));
        }
        Err(error) => {
            let got = error.text(language).into();
            vec![Difference { field: String::new(), expected: vector.expected.value(), got }]
        }
    };
    let (id, kind) = (vector.id.clone(), vector.kind.clone());
    Ok(ConformAnswer { id, kind, passed: differences.is_empty(), differences })
}

/// Result of a vector.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ConformAnswer {
    /// Name of the vector.
    pub id: String,
    /// Its kind.
    pub kind: String,
    /// Whether all results were as expected.
    pub passed: bool,
    /// Differences, field by field.
    pub differences: Vec<Difference>,
}

/// A field of a vector that came out wrong.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Difference {
    /// The field, or empty if nothing could be computed.
    pub field: String,
    /// Expected value.
    pub expected: Value,
    /// Actual value, or the reason why there is none.
    pub got: Value,
}

impl question::Answer for ConformAnswer {
    fn line(&self) -> String {
        let differences = self.differences.iter().map(|Difference { field, expected, got }| match (&field[..], got) {
            ("", Value::String(reason)) => format!("cannot be computed: {reason}"),
            _ => format!("{field}: expected {expected}, got {got}"),
        });
        let differences: Vec<String> = differences.collect();
        format!("{}: {}", self.id, if self.passed { "passed".to_owned() } else { differences.join("; ") })
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let id = &self.id;
        if self.passed {
            return vec![message!("conform-passed", id).text(language)];
        }
        let differences = self.differences.iter().map(|Difference { field, expected, got }| match (&field[..], got) {
            ("", Value::String(reason)) => message!("conform-not-computed", reason),
            _ => message!("conform-difference", field, expected = expected.to_string(), got = got.to_string()),
        });
        let differences: Vec<String> = differences.map(|message| message.text(language)).collect();
        vec![format!("{id}: {}", differences.join("; "))]
    }
}

/// Method to answer a kind.
#[derive(Clone, Copy)]
enum Kind {
    /// The input alone decides.
    Input(fn(&Rules, &Fields) -> Result<Value, Message>),
    /// The input decides, and the names of the expected fields, which are the questions.
    Asked(fn(&Rules, &Fields, &Fields) -> Result<Value, Message>),
}

/// The kinds, in the order of the table that is printed.
const KINDS: &[(&str, Kind)] = &[
    ("rank_order", Kind::Input(cards::rank_order)),
    ("trick_winner", Kind::Input(cards::trick_winner)),
    ("legal_cards", Kind::Input(cards::legal_cards)),
    ("special_points", Kind::Input(scoring::special)),
    ("announcement", Kind::Input(calls::announcement)),
    ("pflichtansage", Kind::Input(calls::duty)),
    ("win_matrix", Kind::Input(scoring::win_matrix)),
    ("score", Kind::Input(scoring::score_of_game)),
    ("reservation", Kind::Input(flow::reservation)),
    ("eligibility", Kind::Input(parties::eligibility)),
    ("hochzeit", Kind::Input(parties::hochzeit)),
    ("round_next", Kind::Input(rounds::next)),
    ("next_dealer", Kind::Input(rounds::dealer)),
    ("list_check", Kind::Input(rounds::list)),
    ("partnership", Kind::Input(parties::partnership)),
    ("zwangslaeufig", Kind::Asked(verdicts::zwangslaeufig)),
    ("decided", Kind::Input(scoring::decided)),
    ("game", Kind::Input(games::game)),
    ("referee", Kind::Input(referee::ruling)),
    ("claim_right", Kind::Input(referee::claim_right)),
    ("claims", Kind::Input(referee::claims)),
    ("query_act", Kind::Input(query::act)),
    ("repetition", Kind::Input(referee::repetition)),
];

/// Fields of `expected` whose order means nothing.
const UNORDERED: [&str; 4] = ["legal", "special", "items", "re"];

/// Kinds in which to refuse the input is a wrong answer, not a wrong question.
const ANSWER_BY_REFUSING: [&str; 3] = ["game", "referee", "claim_right"];

/// Fields of `expected` that are remarks for people.
const REMARKS: [&str; 1] = ["why"];

/// Returns the kinds of vectors.
#[must_use]
pub fn kind_names() -> Vec<&'static str> {
    KINDS.iter().map(|&(kind, _)| kind).collect()
}

/// Returns the fields that were expected but came out otherwise. More may be computed than is expected.
fn differences(expected: &Fields, got: &Value) -> Vec<Difference> {
    expected
        .iter()
        .filter(|(field, _)| !REMARKS.contains(&field.as_str()))
        .filter_map(|(field, expected)| {
            let got = got.get(field).unwrap_or(&Value::Null);
            let same = normalised(field, expected) == normalised(field, got);
            (!same).then(|| Difference { field: field.clone(), expected: expected.clone(), got: got.clone() })
        })
        .collect()
}

fn normalised(field: &str, value: &Value) -> Value {
    match value {
        Value::Array(items) if UNORDERED.contains(&field) => {
            let mut items: Vec<Value> = items.clone();
            items.sort_by_key(Value::to_string);
            Value::Array(items)
        }
        _ => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TSR: &str = include_str!("../../datasets/rulebook/tsr.jsonl");

    #[test]
    fn every_vector_of_the_rule_books_passes() {
        let mut failures = Vec::new();
        let mut passed = 0;
        let files = [
            include_str!("../../datasets/rulebook/cases.jsonl"),
            include_str!("../../datasets/rulebook/games.jsonl"),
            include_str!("../../datasets/rulebook/verdicts.jsonl"),
            include_str!("../../datasets/rulebook/referee.jsonl"),
            include_str!("../../datasets/rulebook/referee-second-reading.jsonl"),
            include_str!("../../datasets/rulebook/clubs.jsonl"),
            TSR,
        ];
        for line in files.into_iter().flat_map(str::lines) {
            let vector: Vector = serde_json::from_str(line).expect("the files hold vectors");
            let rules = Rules::named(&vector.ruleset).expect("the vectors use the published rule sets");
            match check(Language::English, &vector, &rules) {
                Ok(answer) if answer.passed => passed += 1,
                other => failures.push(format!("{}: {other:?}", vector.id)),
            }
        }
        assert!(failures.is_empty(), "{}", failures.join("\n"));
        assert!(1_900 < passed, "only {passed} vectors were run");
    }

    #[test]
    fn a_wrong_expectation_fails_and_a_remark_does_not() {
        let line = r#"{"id":"X","ruleset":"ddv","kind":"trick_winner","input":{"game":"normal","lead":"N",
            "cards":["CA","C9","CK","CT"]},"expected":{"winner":"E","augen":25,"why":"nonsense"}}"#;
        let vector: Vector = serde_json::from_str(line).expect("a vector");
        let differences = check(Language::English, &vector, &Rules::DDV).expect("it is a vector").differences;
        assert_eq!(differences.len(), 1);
        assert_eq!((differences[0].field.as_str(), &differences[0].got), ("winner", &Value::from("N")));
    }

    /// A field that nobody reads is added to the input, to what is expected and to every object in the input of each vector.
    #[test]
    fn an_unknown_field_is_refused_in_every_kind() {
        let files = [
            include_str!("../../datasets/rulebook/cases.jsonl"),
            include_str!("../../datasets/rulebook/games.jsonl"),
            TSR,
        ];
        let mut kinds: Vec<String> = Vec::new();
        for line in files.into_iter().flat_map(str::lines) {
            let vector: Value = serde_json::from_str(line).expect("JSON");
            let kind = vector["kind"].as_str().expect("a kind").to_owned();
            if kinds.contains(&kind) {
                continue;
            }
            for part in ["input", "expected"] {
                let mut changed = vector.clone();
                changed[part]["nonsense"] = Value::Null;
                let changed: Vector = serde_json::from_value(changed).expect("a vector");
                let rules = Rules::named(&changed.ruleset).expect("the vectors use the published rule sets");
                let Err(told) = check(Language::English, &changed, &rules) else { panic!("{kind}: {part} takes it") };
                assert!(told.to_string().contains("nonsense"), "{kind}: {told}");
            }
            kinds.push(kind);
        }
        assert_eq!(kinds.len(), KINDS.len(), "{kinds:?}");
    }

    /// Facts belong to an entry, so that it is asked which it has.
    #[test]
    fn an_unknown_fact_and_an_unknown_field_of_a_claim_are_refused() {
        for (field, place) in [("facts", "/input/facts"), ("claims[0]", "/input/claims/0"), ("game", "/input/game")] {
            let line = r#"{"id":"X","ruleset":"tsr","kind":"referee","input":{"entry":"3.7.1","game":{"type":"normal"},
                "offender":"W","facts":{},"claims":[{"claimant":"N"}]},"expected":{"class":"serious"}}"#;
            let mut vector: Value = serde_json::from_str(line).expect("JSON");
            vector.pointer_mut(place).expect("it is there")["nonsense"] = Value::Null;
            let vector: Vector = serde_json::from_value(vector).expect("a vector");
            let Err(told) = check(Language::English, &vector, &Rules::TSR) else { panic!("{field} takes it") };
            assert!(told.to_string().contains("nonsense"), "{field}: {told}");
        }
    }

    #[test]
    fn a_bid_without_its_solo_or_its_level_is_told() {
        for (bid, missing) in [("{\"solo\":\"damensolo\"}", "level"), ("{\"level\":1}", "solo"), ("{}", "solo")] {
            let line = format!(
                r#"{{"id":"X","ruleset":"recklinghausen","kind":"reservation","input":{{"dealer":"W","calls":{{"N":"gross",
                    "E":"gesund","S":"gesund","W":"gesund"}},"wants":{{"N":{bid}}}}},"expected":{{"game":"damensolo"}}}}"#
            );
            let vector: Vector = serde_json::from_str(&line).expect("a vector");
            let Err(told) = check(Language::English, &vector, &Rules::RECKLINGHAUSEN) else { panic!("{line}") };
            assert!(told.to_string().contains(&format!("has no `{missing}`")), "{told}");
        }
    }

    /// Every field of a vector of each kind is left out, and replaced by what does not belong there.
    #[test]
    fn no_vector_is_too_odd_to_be_answered() {
        let odd = [Value::Null, (-1).into(), 13.into(), u64::MAX.into(), "x".into(), "N".into(), "CQ".into()];
        let odd = odd.into_iter().chain([
            serde_json::json!({}),
            serde_json::json!([null]),
            serde_json::json!(vec!["CQ"; 50]),
        ]);
        let odd: Vec<Value> = odd.collect();
        let mut kinds: Vec<String> = Vec::new();
        for line in include_str!("../../datasets/rulebook/cases.jsonl").lines() {
            let vector: Value = serde_json::from_str(line).expect("JSON");
            let kind = vector["kind"].to_string();
            // Two of each kind: their fields differ.
            if 2 <= kinds.iter().filter(|other| **other == kind).count() {
                continue;
            }
            kinds.push(kind);
            for place in places(&vector["input"]) {
                for odd in odd.iter().map(Some).chain([None]) {
                    let mut changed = vector.clone();
                    put(&mut changed["input"], &place, odd);
                    let Ok(changed) = serde_json::from_value::<Vector>(changed) else { continue };
                    let rules = Rules::named(&changed.ruleset).expect("the vectors use the published rule sets");
                    // Whatever the answer is, there is one.
                    let _ = check(Language::English, &changed, &rules);
                }
            }
        }
        assert!(15 < kinds.len(), "{kinds:?}");
    }

    /// Returns the place of every value in a value, as a JSON pointer.
    fn places(value: &Value) -> Vec<String> {
        let inside: Vec<(String, &Value)> = match value {
            Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), value)).collect(),
            Value::Array(values) => values.iter().enumerate().map(|(at, value)| (at.to_string(), value)).collect(),
            _ => Vec::new(),
        };
        let below = |(name, value): (String, &Value)| {
            let below = places(value).into_iter().map(|place| format!("/{name}{place}")).collect::<Vec<_>>();
            [vec![format!("/{name}")], below].concat()
        };
        inside.into_iter().flat_map(below).collect()
    }

    /// Puts something in a place, or takes away what is there.
    fn put(value: &mut Value, place: &str, odd: Option<&Value>) {
        let Some((parent, name)) = place.rsplit_once('/') else { return };
        match (value.pointer_mut(parent), odd) {
            (Some(Value::Object(fields)), Some(odd)) => drop(fields.insert(name.to_owned(), odd.clone())),
            (Some(Value::Object(fields)), None) => drop(fields.remove(name)),
            (Some(Value::Array(values)), odd) => {
                let at: usize = name.parse().expect("a number");
                values.splice(at..=at, odd.cloned());
            }
            _ => {}
        }
    }

    #[test]
    fn a_vector_can_set_an_option_by_its_name() {
        let line = r#"{"id":"X","ruleset":"ddv","kind":"trick_winner","input":{"game":"normal","lead":"N",
            "cards":["HT","C9","HT","CT"],"second_heart_ten_wins":"when_trump"},"expected":{"winner":"S"}}"#;
        let vector: Vector = serde_json::from_str(line).expect("a vector");
        assert!(check(Language::English, &vector, &Rules::DDV).expect("it is a vector").passed);
    }
}
