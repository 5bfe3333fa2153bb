//! `doko conform`: runs rule-book vectors against this implementation.
//!
//! A vector says what is given (`input`) and what must come out (`expected`). Each kind has a function that computes
//! all it can from the input in the schema of `expected`; one comparison serves all kinds.

mod calls;
mod cards;
mod flow;
mod games;
mod known;
mod parties;
mod referee;
mod report;
mod rounds;
mod scoring;
mod vector;
mod verdicts;

use crate::audience::WhenGone;
use crate::input::Input;
use crate::json_text;
use crate::session::{Exit, Output, Session};
use crate::trouble::{Failure, Source, Trouble};
use clap::Args;
use game::Rules;
use game::notation::brief;
pub(crate) use report::Answer;
use report::Report;
use serde_json::Value;
use vector::{Fields, Vector};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long, value_parser = clap::builder::PossibleValuesParser::new(kind_names()))]
    kind: Vec<String>,

    #[command(flatten)]
    output: Output,
}

/// What came of one vector.
#[derive(Debug)]
enum Outcome {
    /// Every expected field was computed.
    Passed,
    /// What was expected and what was computed instead, field by field.
    Failed(Vec<Difference>),
}

/// A field with the wrong value.
#[derive(Debug)]
struct Difference {
    /// The field of `expected`, or empty if nothing could be computed.
    field: String,
    /// The expected value.
    expected: Value,
    /// The computed value, or why there is none.
    got: Value,
}

/// How a kind is answered.
#[derive(Clone, Copy)]
enum Kind {
    /// From the input alone.
    Input(fn(&Rules, &Fields) -> Result<Value, String>),
    /// From the input and the names of the fields that are expected, which say what is asked.
    Asked(fn(&Rules, &Fields, &Fields) -> Result<Value, String>),
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
];

/// Fields of `expected` whose order means nothing.
const UNORDERED: [&str; 4] = ["legal", "special", "items", "re"];

/// Kinds in which to refuse the input is a wrong answer, not a wrong question.
const ANSWER_BY_REFUSING: [&str; 3] = ["game", "referee", "claim_right"];

/// Fields of `expected` that are remarks for people.
const REMARKS: [&str; 1] = ["why"];

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let mut input = Input::open(
        &arguments.input,
        "name a file of vectors such as datasets/rulebook/cases.jsonl; `doko conform --help` has examples",
    )?;
    session.begin(input.count_lines(), "vectors");
    session.audience.when_gone(WhenGone::Hurry);
    let mut n_passed_over = 0;
    let mut report = Report::new(arguments.output.format(true));
    while let Some(line) = input.next_line()? {
        let number = input.line_number();
        let checked = line.and_then(|source| check_line(session, &source, &arguments.kind));
        match checked {
            Ok(None) => n_passed_over += 1,
            Ok(Some((vector, outcome))) => report.add(session, &vector, outcome)?,
            Err(trouble) => report.add_trouble(session, &trouble, number)?,
        }
        session.progress.set_position(number as u64);
    }
    session.progress.finish_and_clear();
    if report.is_empty() {
        return Err(nothing(&input, n_passed_over).into());
    }
    report.finish(session)
}

/// Says that nothing was checked.
fn nothing(input: &Input, n_passed_over: usize) -> Trouble {
    match n_passed_over {
        0 => Trouble::new(format!("there is no vector in {}", input.name())).with_help("a vector is a line of JSON"),
        n => Trouble::new(format!("none of the {n} vectors in {} is of a kind that is asked for", input.name()))
            .with_help("leave --kind out to check all"),
    }
}

/// Runs the vector of a line; `None` if it is of a kind that is not asked for.
fn check_line(session: &Session, line: &Source, kinds: &[String]) -> Result<Option<(Vector, Outcome)>, Trouble> {
    let vector: Vector =
        serde_json::from_str(&line.text).map_err(|error| json_text::trouble("vector", &error, line).1)?;
    if !kinds.is_empty() && !kinds.contains(&vector.kind) {
        return Ok(None);
    }
    let rules = session.book.get(&vector.ruleset).ok_or_else(|| {
        Trouble::new(format!("vector {} needs the unknown rule set \"{}\"", vector.id, vector.ruleset))
            .with_help("load a club's rule set with --rules FILE")
    })?;
    let outcome = check(&vector, rules)?;
    Ok(Some((vector, outcome)))
}

/// Runs one vector. Its own mistakes, such as a field with the wrong type, cards that cannot be or an unknown kind, are errors.
fn check(vector: &Vector, rules: &Rules) -> Result<Outcome, Trouble> {
    let (_, kind) = KINDS.iter().find(|(kind, _)| *kind == vector.kind).ok_or_else(|| {
        Trouble::new(format!("vector {} is of the unknown kind \"{}\"", vector.id, vector.kind))
            .with_help(format!("kinds are {}", kind_names().join(", ")))
    })?;
    known::check(vector)?;
    let got = vector.rules(rules).and_then(|rules| match kind {
        Kind::Input(answer) => answer(&rules, &vector.input),
        Kind::Asked(answer) => answer(&rules, &vector.input, &vector.expected),
    });
    let differences = match got {
        Ok(got) => differences(&vector.expected, &got),
        Err(error) if !ANSWER_BY_REFUSING.contains(&vector.kind.as_str()) => {
            return Err(Trouble::new(format!("vector {}: {error}", brief(&vector.id))));
        }
        Err(error) => vec![Difference { field: String::new(), expected: vector.expected.value(), got: error.into() }],
    };
    Ok(if differences.is_empty() { Outcome::Passed } else { Outcome::Failed(differences) })
}

fn kind_names() -> Vec<&'static str> {
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

    #[test]
    fn every_vector_of_the_rule_books_passes() {
        let mut failures = Vec::new();
        let mut passed = 0;
        let files = [
            include_str!("../../../datasets/rulebook/cases.jsonl"),
            include_str!("../../../datasets/rulebook/games.jsonl"),
            include_str!("../../../datasets/rulebook/verdicts.jsonl"),
            include_str!("../../../datasets/rulebook/referee.jsonl"),
            include_str!("../../../datasets/rulebook/referee-second-reading.jsonl"),
        ];
        for line in files.into_iter().flat_map(str::lines) {
            let vector: Vector = serde_json::from_str(line).expect("the files hold vectors");
            let rules = Rules::named(&vector.ruleset).expect("the vectors use the published rule sets");
            match check(&vector, &rules) {
                Ok(Outcome::Passed) => passed += 1,
                other => failures.push(format!("{}: {other:?}", vector.id)),
            }
        }
        assert!(failures.is_empty(), "{}", failures.join("\n"));
        assert!(1_100 < passed, "only {passed} vectors were run");
    }

    #[test]
    fn a_wrong_expectation_fails_and_a_remark_does_not() {
        let line = r#"{"id":"X","ruleset":"ddv","kind":"trick_winner","input":{"game":"normal","lead":"N",
            "cards":["CA","C9","CK","CT"]},"expected":{"winner":"E","augen":25,"why":"nonsense"}}"#;
        let vector: Vector = serde_json::from_str(line).expect("a vector");
        let Ok(Outcome::Failed(differences)) = check(&vector, &Rules::DDV) else { panic!("it must fail") };
        assert_eq!(differences.len(), 1);
        assert_eq!((differences[0].field.as_str(), &differences[0].got), ("winner", &Value::from("N")));
    }

    #[test]
    fn a_bid_without_its_solo_or_its_level_is_told() {
        for (bid, missing) in [("{\"solo\":\"damensolo\"}", "level"), ("{\"level\":1}", "solo"), ("{}", "solo")] {
            let line = format!(
                r#"{{"id":"X","ruleset":"recklinghausen","kind":"reservation","input":{{"dealer":"W","calls":{{"N":"gross",
                    "E":"gesund","S":"gesund","W":"gesund"}},"wants":{{"N":{bid}}}}},"expected":{{"game":"damensolo"}}}}"#
            );
            let vector: Vector = serde_json::from_str(&line).expect("a vector");
            let Err(told) = check(&vector, &Rules::RECKLINGHAUSEN) else { panic!("{line}") };
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
        for line in include_str!("../../../datasets/rulebook/cases.jsonl").lines() {
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
                    let _ = check(&changed, &rules);
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
        assert!(matches!(check(&vector, &Rules::DDV), Ok(Outcome::Passed)));
    }
}
