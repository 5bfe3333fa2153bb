//! Reads the rule-book vectors of `datasets/rulebook/cases.jsonl`.

use doko_game::{Augen, ByTeam, Call, Card, Contract, Level, Order, Parties, Rules, Schweine, Seat, Team, Trick, Won};
use serde_json::Value;

/// One vector.
pub(crate) struct Vector {
    pub(crate) id: String,
    pub(crate) rules: Rules,
    pub(crate) input: Value,
    pub(crate) expected: Value,
}

/// Returns the vectors of a kind; there must be some.
pub(crate) fn of_kind(kind: &str) -> Vec<Vector> {
    let vectors: Vec<Vector> = include_str!("../../../../datasets/rulebook/cases.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|case| case["kind"] == kind)
        .map(|case| Vector {
            id: case["id"].as_str().unwrap().to_owned(),
            rules: Rules::named(case["ruleset"].as_str().unwrap()).unwrap(),
            input: case["input"].clone(),
            expected: case["expected"].clone(),
        })
        .collect();
    assert!(!vectors.is_empty(), "no vectors of kind {kind}");
    vectors
}

/// Returns what is expected without its explanation in words.
pub(crate) fn without_why(expected: &Value) -> Value {
    let mut expected = expected.clone();
    expected.as_object_mut().unwrap().remove("why");
    expected
}

pub(crate) fn seat(value: &Value) -> Seat {
    Seat::from_letter(value.as_str().unwrap().chars().next().unwrap()).unwrap()
}

pub(crate) fn team(value: &Value) -> Team {
    Team::ALL.into_iter().find(|team| team.name() == value).unwrap()
}

pub(crate) fn call(value: &Value) -> Call {
    Call::from_name(value.as_str().unwrap()).unwrap()
}

pub(crate) fn number<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    value.as_u64().and_then(|number| T::try_from(number).ok())
}

/// Returns the game whose card order is played.
pub(crate) fn contract(value: &Value) -> Contract {
    match value.as_str().unwrap() {
        "hochzeit_solo" => Contract::Hochzeit,
        "stilles_solo" => Contract::Normal,
        name => Contract::from_name(name).unwrap(),
    }
}

pub(crate) fn cards(value: &Value) -> Vec<Card> {
    let codes = value.as_array().unwrap().iter().map(|code| code.as_str().unwrap());
    codes.map(|code| Card::all().find(|card| card.to_string() == code).unwrap()).collect()
}

pub(crate) fn parties(re: &Value) -> Parties {
    Parties { re: re.as_array().unwrap().iter().map(seat).collect() }
}

pub(crate) fn trick(order: &Order, lead: &Value, played: &Value) -> Trick {
    Trick::of(order, seat(lead), &cards(played))
}

pub(crate) fn order(rules: &Rules, input: &Value) -> (Order, Schweine) {
    let schweine = if input["schweine"].is_null() { Schweine::None } else { Schweine::Announced };
    (Order::new(rules, contract(&input["game"]), schweine), schweine)
}
pub(crate) fn won(augen: &Value, tricks: &Value) -> ByTeam<Won> {
    ByTeam::from_fn(|team| Won {
        augen: Augen(number(&augen[team.name()]).unwrap()),
        tricks: number(&tricks[team.name()]).unwrap(),
    })
}

pub(crate) fn levels(announced: &Value) -> ByTeam<Level> {
    ByTeam::from_fn(|team| {
        let calls = announced[team.name()].as_array().unwrap();
        calls.iter().map(|said| call(said).level()).max().unwrap_or_default()
    })
}
