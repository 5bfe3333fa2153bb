//! Games that others wrote down, asked for as a page does.

use doko_api::answer;
use serde_json::{Value, json};

const LIST: &str = include_str!("../../../cli/tests/cmd/import.in/list.txt");
const COLUMNS: &str = include_str!("../../../cli/tests/cmd/import.in/columns.txt");
const REPORT: &str = include_str!("../../../cli/tests/cmd/import.in/report.txt");
const FREEDOKO: &str = include_str!("../../../cli/tests/cmd/import.in/000012.BugReport.FreeDoko");

fn import(text: &str) -> Value {
    answer(json!({ "ask": "import", "text": text }))
}

#[test]
fn the_same_game_in_every_format_is_the_same_record() {
    let found = [(LIST, "list"), (COLUMNS, "list"), (REPORT, "report"), (FREEDOKO, "freedoko")].map(|(text, from)| {
        let response = import(text);
        let game = &response["games"][0];
        assert_eq!((&game["from"], &response["games"][1]), (&json!(from), &Value::Null), "{response}");
        assert_eq!((&game["players"]["S"], &game["breaches"]), (&json!("Sven"), &json!([])), "{response}");
        // Only one of them has the words of the round.
        let mut record = game["record"].clone();
        record.as_object_mut().expect("a record").remove("vorbehalte");
        record
    });
    assert!(found.iter().all(|record| *record == found[0] && !record.is_null()), "{found:?}");
    // Our own notation is a format, too, and nothing in it is assumed.
    let notation = import(LIST)["games"][0]["notation"].clone();
    let again = import(notation.as_str().expect("a text"));
    let game = &again["games"][0];
    assert_eq!((&game["from"], &game["assumed"], &game["record"]), (&json!("record"), &json!([]), &found[0]));
}

#[test]
fn the_rules_of_a_file_stay_with_its_record() {
    let game = import(FREEDOKO)["games"][0].clone();
    assert_eq!(game["options"]["reached_against"], "highest", "{game}");
    let points = |record: Value| answer(json!({ "ask": "score", "record": record }))["points"].clone();
    let mut with_options = game["record"].clone();
    let options = game["options"].as_object().cloned().expect("there are some");
    with_options.as_object_mut().expect("a record").extend(options);
    let expected = points(json!(FREEDOKO));
    assert_ne!(expected, points(game["record"].clone()), "by the rules of the DDV it is another game");
    assert_eq!([points(game["notation"].clone()), points(with_options)], [expected.clone(), expected]);
    let text = game["notation"].as_str().expect("a text");
    for (line, told) in [("options { colour = 1 }", "colour"), ("options call_value", "line of options")] {
        let text = text.lines().map(|it| if it.starts_with("options") { line } else { it }).collect::<Vec<_>>();
        let error = answer(json!({ "ask": "score", "record": text.join("\n") }))["error"].to_string();
        assert!(error.contains(told), "{error}");
    }
}

#[test]
fn what_was_assumed_is_said_wherever_such_a_game_is_read() {
    for ask in ["replay", "score"] {
        let response = answer(json!({ "ask": ask, "lang": "de", "record": LIST }));
        let assumed = response["assumed"].as_array().cloned().unwrap_or_default();
        assert!(assumed.contains(&json!("Die Regeln stehen nicht dabei: ddv")), "{response}");
        let own = answer(json!({ "ask": ask, "record": import(LIST)["games"][0]["notation"] }));
        assert!(own["error"].is_null() && own["assumed"].is_null(), "{own}");
    }
}

#[test]
fn what_is_missing_is_asked_for_and_can_be_said_beside_the_text() {
    let text = "1. Kreuz Dame, Herz 10, Karo 9, Karo 9";
    let refused = import(text)["games"][0]["refused"].clone();
    assert_eq!(refused["error"], "who led the first trick?", "{refused}");
    let hands = "Anna: CQ CQ SQ SQ DA DA CA CA SA SA HA HA\nBert: ?\nClara: ?\nDirk: ?\n1. Bert: HT, HT, D9, SQ\n";
    assert_eq!(
        import(hands)["games"][0]["refused"]["error"],
        "Anna has both queens of clubs: was it a Hochzeit or a stilles Solo?"
    );
    let said = answer(json!({ "ask": "import", "text": hands, "game": "stilles Solo", "dealer": "Anna" }));
    assert_eq!(
        (&said["games"][0]["record"]["dealer"], &said["games"][0]["refused"]),
        (&json!("N"), &Value::Null),
        "{said}"
    );
}

#[test]
fn a_game_that_cannot_be_read_hides_none_of_the_others() {
    let text = format!("{LIST}\n{}\n{LIST}", LIST.replace("HB", "HX"));
    let response = import(&text);
    let games = response["games"].as_array().cloned().unwrap_or_default();
    assert_eq!(games.len(), 3, "{response}");
    assert!(games[0]["refused"].is_null() && games[2]["refused"].is_null(), "{response}");
    let line = text.split('\n').position(|line| line.contains("HX")).expect("it is there") + 1;
    assert_eq!((&games[1]["refused"]["line"], &games[1]["line"]), (&json!(line), &json!(line)));
    assert!(games[1]["refused"]["error"].as_str().is_some_and(|error| error.contains("\"HX\"")), "{response}");
}

#[test]
fn a_format_or_a_number_of_players_that_cannot_be_is_told() {
    let told = |question: Value| answer(question)["error"].as_str().unwrap_or_default().to_owned();
    assert_eq!(told(json!({ "ask": "import", "text": LIST, "from": "lst" })), "unknown format \"lst\"");
    let few = told(json!({ "ask": "import", "text": LIST, "players": ["A", "B"] }));
    assert_eq!(few, "expected four different names, found 2");
    let twins = told(json!({ "ask": "import", "text": LIST, "players": ["Anna", "Bert", "Clara", "an na"] }));
    assert_eq!(twins, "two players are called \"Anna\"");
    assert!(told(json!({ "ask": "import", "text": "" })).contains("no game"));
}
