//! The rule-book vectors of the kinds `referee` and `claim_right`, and our own for the rows those leave out.

use doko_referee::rule;
use doko_referee::text::{consequence, continuation};
use game::Rules;
use serde_json::Value;
use text::{Language, Texts};

const RULEBOOK: &str = include_str!("../../../datasets/rulebook/cases.jsonl");
const OWN: &str = include_str!("../../../datasets/rulebook/referee.jsonl");
const SECOND_READING: &str = include_str!("../../../datasets/rulebook/referee-second-reading.jsonl");

fn vectors(text: &str, kind: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|vector| vector["kind"] == kind)
        .collect()
}

fn check(vector: &Value) -> Result<(), String> {
    let rules = Rules::named(vector["ruleset"].as_str().unwrap()).unwrap();
    let input = &vector["input"];
    let got = match vector["kind"].as_str() {
        Some("referee") => doko_referee::json::answer_or_question(&rules, input),
        _ => doko_referee::json::claim_right(&rules, input),
    };
    let got = got.map_err(|problem| format!("{}: {problem}", vector["id"]))?;
    for (field, expected) in vector["expected"].as_object().unwrap() {
        let found = got.get(field).unwrap_or(&Value::Null);
        if field != "why" && found != expected {
            return Err(format!("{}: {field}: expected {expected}, got {found} ({got})", vector["id"]));
        }
    }
    Ok(())
}

fn check_all(vectors: &[Value]) {
    let failures: Vec<_> = vectors.iter().filter_map(|vector| check(vector).err()).collect();
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), vectors.len(), failures.join("\n"));
}

#[test]
fn every_ruling_of_the_rule_book_vectors_comes_out() {
    check_all(&vectors(RULEBOOK, "referee"));
}

#[test]
fn every_claim_of_the_rule_book_vectors_comes_out() {
    check_all(&vectors(RULEBOOK, "claim_right"));
}

#[test]
fn every_ruling_can_be_said_in_both_languages() {
    let all = [RULEBOOK, OWN, SECOND_READING].map(|text| vectors(text, "referee")).concat();
    for vector in all.iter().filter(|vector| vector["expected"].get("asks").is_none()) {
        let rules = Rules::named(vector["ruleset"].as_str().unwrap()).unwrap();
        let ruling = rule(&doko_referee::json::case(&rules, &vector["input"]).unwrap()).unwrap();
        for texts in Language::ALL.map(Texts::of) {
            for step in &ruling.reasons {
                assert!(texts.has(step.message.id()), "{}: {}", vector["id"], step.message.id());
            }
            let consequences = ruling.consequences.iter().map(|further| consequence(&ruling, further));
            for sentence in consequences.chain([continuation(&ruling)]).map(|said| texts.say(&said)) {
                assert!(sentence.ends_with(['.', '!', ']']), "{}: {sentence}", vector["id"]);
            }
        }
    }
}

#[test]
fn every_ruling_of_our_own_vectors_comes_out() {
    check_all(&vectors(OWN, "referee"));
}

#[test]
fn every_ruling_of_the_second_reading_comes_out() {
    check_all(&vectors(SECOND_READING, "referee"));
}

#[test]
fn every_claim_of_the_second_reading_comes_out() {
    check_all(&vectors(SECOND_READING, "claim_right"));
}
