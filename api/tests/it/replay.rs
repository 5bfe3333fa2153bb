//! Games that are written down, moment by moment.

use doko_api::answer;
use serde_json::{Value, json};

const RECORD: &str = "rules=ddv dealer=W game=hochzeit hochzeiter=E
N: CJ DQ DQ DA DT CT CT CK C9 SA SK S9
E: HT CQ CQ SQ HJ HJ SJ CJ DJ DA CA HA
S: HT SQ HQ DJ D9 D9 CK C9 SA ST S9 HK
W: HQ SJ DT DK DK CA ST SK HA HK H9 H9
vorbehalte N:gesund E:vorbehalt S:gesund W:gesund E:hochzeit
1 N: CJ HT D9 DT
2 E: HJ SQ HQ DA
3 S: N:kontra! S9 SK S9 SQ";

fn replay(record: Value) -> Value {
    answer(json!({"ask": "replay", "lang": "de", "record": record}))
}

#[test]
fn a_game_is_told_from_its_first_word_to_its_end() {
    let game = replay(json!(RECORD));
    // As text it is the same game, and the same text.
    let again = replay(game["record"].clone());
    assert_eq!((&again["record"], &again["moments"]), (&game["record"], &game["moments"]));
    let moments = game["moments"].as_array().unwrap_or_else(|| panic!("{game}"));
    assert_eq!(moments.len(), 5 + 12 + 1 + 1);
    let first = &moments[0];
    let word = json!({"kind": "word", "seat": "N", "what": "gesund", "said": "gesund"});
    assert_eq!((&first["at"], &first["action"], first["position"].is_null()), (&json!("v0"), &word, true));
    // As long as the Hochzeiter has no partner there is no position, but everybody sees the cards.
    assert_eq!((&moments[5]["at"], moments[5]["position"].is_null()), (&json!("1.1"), true));
    assert_eq!((&moments[6]["turn"], &moments[6]["trick"]), (&json!("E"), &json!([{"seat": "N", "card": "CJ"}])));
    let call = &moments[13];
    assert_eq!((&call["at"], &call["action"]["kind"]), (&json!("3.1"), &json!("call")));
    assert_eq!((&call["action"]["seat"], &call["action"]["said"]), (&json!("N"), &json!("Kontra")));
    let end = moments.last().expect("an end");
    assert!(end["action"].is_null() && end["position"].is_string(), "{end}");
    assert_eq!(game["re"], json!(["E", "S"]));
    assert_eq!((&game["tricks"][0]["winner"], &game["tricks"][0]["augen"]), (&json!("E"), &json!(22)));
    assert!(game["text"].as_str().is_some_and(|text| text.contains("3.1   N  Kontra")), "{game}");
}

#[test]
fn what_is_no_whole_game_is_refused() {
    let view = RECORD.replace("E: HT CQ CQ SQ HJ HJ SJ CJ DJ DA CA HA", "E: ?");
    let view = view
        .replace("S: HT SQ HQ DJ D9 D9 CK C9 SA ST S9 HK", "S: ?")
        .replace("W: HQ SJ DT DK DK CA ST SK HA HK H9 H9", "W: ?");
    assert_eq!(replay(json!(view))["error"], "zum Nachspielen braucht es alle vier Blätter");
    assert!(replay(json!(""))["error"].is_string());
    assert!(replay(json!({"dealer": "N"}))["error"].is_string());
}

/// Checks that every card leaves the hand it was in, and that every position can be asked about.
fn check(game: &Value, line: &str) -> usize {
    let moments = game["moments"].as_array().expect("moments");
    for (before, after) in moments.iter().zip(&moments[1..]) {
        if let Some(position) = before["position"].as_str() {
            let board = answer(json!({"ask": "board", "position": position}));
            assert_eq!((&board["position"], &board["turn"]), (&json!(position), &before["turn"]), "{line}");
        }
        if before["action"]["kind"] == "card" {
            let seat = before["action"]["seat"].as_str().expect("a seat");
            let held = |moment: &Value| {
                let cards = moment["hands"][seat].as_array().expect("a hand");
                cards.iter().filter(|card| **card == before["action"]["what"]).count()
            };
            assert_eq!(held(before), held(after) + 1, "{line}");
        }
    }
    moments.len()
}

#[test]
fn games_of_the_rule_books_can_be_stepped_through() {
    let lines = include_str!("../../../datasets/rulebook/games.jsonl").lines().step_by(8);
    let mut n = 0;
    for line in lines {
        let vector: Value = serde_json::from_str(line).expect("a vector");
        let (rules, record) = (&vector["ruleset"], &vector["input"]);
        let ask = |ask: &str| answer(json!({"ask": ask, "rules": rules, "record": record}));
        let mut scored = json!({"ask": "score", "rules": rules, "record": record, "count_breaches": true});
        scored = answer(scored.take());
        let game = ask("replay");
        if scored["error"].is_null() && scored.get("points").is_some() {
            assert!(game["error"].is_null(), "{line}: {game}");
        }
        if game["error"].is_null() {
            n += check(&game, line);
        }
    }
    assert!(500 < n, "{n}");
}
