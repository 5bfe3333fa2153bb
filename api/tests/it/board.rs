//! Positions as far as they are entered, asked as JSON.

use doko_api::answer;
use serde_json::{Value, json};
use std::fs;

fn board(position: &str) -> Value {
    let response = answer(json!({"ask": "board", "lang": "de", "position": position}));
    assert!(response["error"].is_null(), "{response}");
    response
}

fn names(list: &Value, field: &str) -> Vec<String> {
    list.as_array().into_iter().flatten().map(|part| part[field].as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn an_empty_board_gives_the_deck_of_its_game() {
    let empty = board("");
    assert_eq!((&empty["rules"], &empty["hand_size"], &empty["complete"]), (&json!("ddv"), &json!(12), &json!(false)));
    let deck = empty["deck"].as_array().expect("a deck");
    assert_eq!(deck.len(), 24);
    let dulle = json!({
        "card": "HT", "class": "T", "augen": 10, "name": "Herz Zehn", "short": "♥10", "copies": 2, "left": 2,
    });
    assert_eq!(deck[0], dulle);
    assert_eq!(names(&empty["missing"], "what"), ["game", "re", "leader", "cards"]);
    assert_eq!(empty["problems"], json!([]));
    assert_eq!(board("game=damensolo rules=ddv")["deck"][0]["card"], "CQ");
    let english = answer(json!({"ask": "board", "lang": "en", "rules": "bsv"}));
    assert_eq!((&english["deck"][0]["name"], &english["hand_size"]), (&json!("ten of hearts"), &json!(10)));
}

#[test]
fn a_club_has_its_own_deck() {
    let toml = "extends = \"ddv\"\nheart_ten_trump = false";
    let request = json!({"ask": "board", "rules": {"toml": toml}, "position": "game=normal N=HT,CQ"});
    let club = answer(request);
    assert_eq!((&club["rules"], &club["deck"][0]["card"]), (&json!("club"), &json!("CQ")), "{club}");
    assert_eq!(club["hands"]["N"], json!(["CQ", "HT"]));
}

#[test]
fn a_board_tells_what_is_there_what_is_missing_and_what_cannot_be() {
    let open = board("rules=ddv game=normal leader=E trick=CA N=D9,CQ,CT,XX S=HT,CK W=CQ,CK,CT,HT,HT");
    assert_eq!(open["hands"]["N"], json!(["CQ", "D9", "CT"]));
    assert_eq!((&open["turn"], &open["legal"]), (&json!("S"), &json!(["CK"])));
    assert_eq!(open["must_be_re"], json!(["N", "W"]));
    assert_eq!(open["can_be_re"][0], "NW");
    let places = json!({"what": "cards", "seat": "E", "n": 4, "message": "4 Karten von Ost"});
    assert!(open["missing"].as_array().is_some_and(|missing| missing.contains(&places)), "{open}");
    let problems = open["problems"].as_array().expect("problems");
    assert_eq!(problems.len(), 2, "{open}");
    assert_eq!((&problems[0]["spans"], &problems[1]["card"]), (&json!([[51, 53]]), &json!("HT")));
    let text = open["text"].as_str().expect("a text");
    assert!(text.contains("Noch offen: wer Re ist, 2 Karten von Nord"), "{text}");
    assert!(text.contains("Zu Re gehören auf jeden Fall: Nord und West"), "{text}");
}

#[test]
fn what_is_complete_can_be_asked_about() {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/positions/golden.txt"));
    let text = text.expect("the file can be read");
    let mut n = 0;
    for line in text.lines().filter(|line| line.contains("rules=")) {
        let whole = board(line);
        let canonical = whole["position"].as_str().unwrap_or_else(|| panic!("{line}: {whole}"));
        assert_eq!(board(canonical)["position"], canonical);
        assert_eq!((&whole["complete"], &whole["problems"]), (&json!(true), &json!([])));
        n += 1;
    }
    assert!(10 < n, "{n}");
}
