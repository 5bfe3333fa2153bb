//! The `zwangslaeufig` vectors of the rule book.

use doko_solver::{Claim, Limits, Manner, Solver, forced_special};
use game::{Card, Class, Position, Seat, Team};
use serde_json::Value;
use std::fmt::Write;

fn seats(value: &Value) -> String {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn cards(value: &Value) -> String {
    let cards: Vec<&str> = value.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join(",") }
}

fn position(rules: &str, input: &Value) -> Position {
    let game = input["game"].as_str().expect("a game");
    let lead = input["lead"].as_str().expect("a leader");
    let trick = cards(&input["current_trick"]);
    let mut line = format!("rules={rules} game={game} re={} leader={lead} trick={trick}", seats(&input["re"]));
    for seat in Seat::ALL {
        write!(line, " {seat}={}", cards(&input["hands"][seat.to_string()])).expect("a string takes everything");
    }
    notation::position(&line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn parse_cards(value: &Value) -> Vec<Card> {
    let names = value.as_array().into_iter().flatten().filter_map(Value::as_str);
    names.map(|name| notation::parse_card(name).expect("a card")).collect()
}

fn parse_classes(names: &str) -> Vec<Class> {
    let class = |name: &str| Class::ALL.into_iter().find(|class| class.letter().to_string() == name);
    names.split(',').map(|name| class(name).expect("a class")).collect()
}

#[test]
fn every_vector_of_the_rule_book_is_answered() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/rulebook/cases.jsonl");
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    let mut n_vectors = 0;
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).expect("a line is an object");
        if case["kind"] != "zwangslaeufig" {
            continue;
        }
        n_vectors += 1;
        let (id, input, expected) = (&case["id"], &case["input"], &case["expected"]);
        let position = position(case["ruleset"].as_str().expect("a rule set"), input);
        let party = seats(&input["party"]);
        let team = Team::ALL.into_iter().find(|&team| {
            position.parties().members(team).iter().all(|seat| party.contains(seat.letter()))
                && position.parties().members(team).len() == party.len()
        });
        let team = team.expect("the party is a side");
        let claimant = input["claimant"].as_str().and_then(|name| Seat::from_letter(name.chars().next()?));
        let claim = |manner| Claim::new(&position, team, manner).expect("the claim fits");
        let holds = |manner| Solver::default().ask(&position, &claim(manner), Limits::NONE).exact().holds();
        assert_eq!(holds(Manner::EveryOrder), expected["every_order"], "{id}");
        if let Some(convention) = expected["convention_no_order_named"].as_bool() {
            let claimant = claimant.expect("a claimant");
            assert_eq!(holds(Manner::TopFirst { claimant }), convention, "{id}");
        }
        for (order, named) in expected["convention_with_named_group_order"].as_object().into_iter().flatten() {
            let manner =
                Manner::TopFirstInOrder { claimant: claimant.expect("a claimant"), classes: parse_classes(order) };
            assert_eq!(holds(manner), *named, "{id} {order}");
        }
        for explicit in expected["explicit_order"].as_array().into_iter().flatten() {
            let order = parse_cards(&explicit["order"]);
            let manner = Manner::InOrder { claimant: claimant.expect("a claimant"), order };
            assert_eq!(holds(manner), explicit["holds"], "{id}");
        }
        if let Some(special) = expected["forced_special_for_party"].as_object() {
            let forced = forced_special(&position, &claim(Manner::EveryOrder), Limits::NONE).expect("without limits");
            assert_eq!(u64::from(forced.fuchs), special["fuchs"], "{id}");
            assert_eq!(u64::from(forced.doppelkopf), special["doppelkopf"], "{id}");
            assert_eq!(u64::from(forced.charlie), special["charlie"], "{id}");
        }
    }
    assert_eq!(n_vectors, 15);
}
