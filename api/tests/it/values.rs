//! What positions, hands and decisions are worth, asked as JSON.

use doko_api::answer;
use serde_json::{Value, json};

const POSITION: &str = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,DA S=SQ,D9 W=DJ,SA won=re:100/5,kontra:97/5";

fn asked(request: Value) -> Value {
    let response = answer(request);
    assert!(response["error"].is_null(), "{response}");
    response
}

fn text(response: &Value) -> &str {
    response["text"].as_str().expect("every answer has a text")
}

#[test]
fn a_position_is_worth_augen_points_and_tricks() {
    let solve = |what: &str| asked(json!({"ask": "solve", "lang": "de", "position": POSITION, "what": what}));
    assert_eq!(solve("value")["augen"], 43);
    assert_eq!(solve("points")["points_of_seats"]["E"], -2);
    assert_eq!(solve("tricks")["tricks"], 2);
    assert!(text(&solve("forced")).starts_with("JA  Re kann alle Reststiche erzwingen."));
    assert_eq!(solve("moves")["moves"][0]["points"], 2);
    let few = asked(json!({"ask": "solve", "position": POSITION, "what": "line", "nodes": 1}));
    assert_eq!(few["finished"], false);
    let wrong = answer(json!({"ask": "solve", "lang": "de", "position": POSITION, "at_least": 1}));
    assert_eq!(wrong["error"], "„at_least“ gehört zu einer anderen Frage");
}

#[test]
fn more_than_is_left_is_a_mistake_and_no_no() {
    let solve = |position: &str, more: Value| {
        let mut request = json!({"ask": "solve", "lang": "de", "position": position});
        request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        answer(request)
    };
    let forced = |at_least: u64| json!({"what": "forced", "at_least": at_least});
    assert_eq!(solve(POSITION, forced(2))["forced"], true);
    for at_least in [3, 99, u64::from(u32::MAX)] {
        let wrong = solve(POSITION, forced(at_least));
        let told = wrong["error"].as_str().expect("it is a mistake").replace('.', "");
        assert_eq!(
            told,
            format!("gefragt ist nach mindestens {at_least} Stichen, es stehen aber nur noch 2 Stiche aus")
        );
        assert_eq!(wrong["forced"], Value::Null);
        assert_eq!(wrong["help"], "eine Zahl von 1 bis 2 angeben");
    }
    let reaches = |augen: u64| json!({"what": "threshold", "threshold": augen});
    let (from_here, _) = POSITION.split_once(" won=").expect("the position says what was won");
    assert_eq!(solve(from_here, reaches(43))["reaches"], true);
    let wrong = solve(from_here, reaches(44));
    assert_eq!(wrong["error"], "gefragt ist, ob Re ab hier 44 Augen erreicht, im Spiel sind aber nur noch 43");
    // Where it is known what was won, the same number may be out of reach, which is an answer.
    assert_eq!(solve(POSITION, reaches(144))["reaches"], false);
}

#[test]
fn a_step_of_a_walk_tells_the_trick_that_was_won_and_how_play_goes_on() {
    let step = |cards: &[&str]| {
        asked(json!({"ask": "tree", "lang": "de", "position": POSITION, "cards": cards, "aim": "points"}))
    };
    let begin = step(&[]);
    assert_eq!((&begin["turn"], &begin["value"]), (&json!("N"), &json!(2)));
    assert_eq!(begin["line"].as_array().map(Vec::len), Some(8));
    let trick = step(&["Herz Zehn", "♥D", "SQ", "Karo Bube"]);
    assert_eq!((&trick["completed"]["winner"], &trick["completed"]["augen"]), (&json!("N"), &json!(18)));
    assert_eq!(trick["hands"]["S"], json!(["D9"]));
    assert!(text(&trick).contains("O ♥D"), "{trick}");
    let wrong = answer(json!({"ask": "tree", "lang": "de", "position": POSITION, "cards": ["SQ"]}));
    assert_eq!(wrong["error"], "N: „♠D“ ist hier nicht möglich");
}

#[test]
fn a_line_is_checked_by_the_rules_alone() {
    let position = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA";
    let verify = |line: &[&str]| asked(json!({"ask": "verify", "position": position, "line": line}));
    assert_eq!(verify(&["D9", "HQ", "DJ", "SJ"])["refutes"], true);
    assert_eq!(verify(&["D9", "HQ", "CQ", "SJ"])["refutes"], false);
}

#[test]
fn what_is_no_position_is_dealt_anew() {
    let rules = "extends = \"ddv\"\nname = \"club\"\nschweine = \"optional\"\n";
    let answer = asked(json!({"ask": "deal", "seed": 1, "n": 60, "rules": {"toml": rules}}));
    assert_eq!(answer["positions"].as_array().map(Vec::len), Some(60), "{answer}");
}

#[test]
fn a_seed_keeps_its_deals() {
    let deal = |n: u64| {
        let request = json!({"ask": "deal", "seed": 7, "n": n, "game": "Damensolo", "soloist": "E"});
        asked(request)["positions"].clone()
    };
    assert_eq!(deal(2)[0], deal(1)[0]);
    assert!(deal(1)[0].as_str().is_some_and(|deal| deal.contains("game=damensolo re=E")));
    assert!(answer(json!({"ask": "deal", "n": 1_000_000}))["error"].is_string());
}

/// A game as N has seen its first trick.
fn record() -> Value {
    let cards = |cards: &str| cards.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let gesund = ["N", "E", "S", "W"].map(|seat| json!({"player": seat, "act": "gesund"}));
    json!({
        "rules": "ddv", "dealer": "W", "game": "normal",
        "hands": {"N": cards("CJ DQ DQ DA DT CT CT CK C9 SA SK S9"), "E": [], "S": [], "W": []},
        "vorbehalte": gesund,
        "announcements": [],
        "tricks_played": [{"lead": "N", "cards": cards("SA S9 ST SK")}],
    })
}

#[test]
fn advice_is_given_to_who_has_seen_one_hand() {
    let effort = json!({"worlds": 4, "ahead": 0});
    let advice = asked(json!({"ask": "suggest", "lang": "de", "record": record(), "effort": effort, "bot": "rules"}));
    assert_eq!((&advice["seat"], &advice["cards_played"]), (&json!("N"), &json!(4)));
    assert!(text(&advice).contains("Wahrscheinlichkeit für Re"), "{advice}");
    assert!(text(&advice).contains("♣K") && !text(&advice).contains("CK"), "{advice}");
    let run = answer(json!({"ask": "suggest", "record": record(), "effort": effort, "bot": "cmd:true"}));
    assert!(run["error"].as_str().is_some_and(|error| error.contains("program")), "{run}");
    let all = answer(json!({"ask": "review", "lang": "de", "record": record()}));
    assert_eq!(all["error"], "zum Nachprüfen braucht es alle vier Blätter");
    let many = answer(json!({"ask": "review", "lang": "de", "record": record(), "earlier": vec![record(); 201]}));
    assert!(many["error"].as_str().is_some_and(|error| error.contains("earlier")), "{many}");
}

#[test]
fn a_hand_has_a_price_in_every_game() {
    let hand = ["HT", "Kreuz Dame", "CQ", "SQ", "HQ", "CJ", "SJ", "Fuchs", "DT", "CA", "CA", "SA"];
    let worth = asked(json!({"ask": "hand", "lang": "de", "hand": hand, "effort": {"worlds": 4}}));
    let games = worth["games"].as_array().expect("games");
    assert!(games.iter().any(|game| game["decision"] == "damensolo"));
    assert!(text(&worth).contains("Damensolo") && text(&worth).contains("Verteilungen betrachtet"), "{worth}");
    let none = answer(json!({"ask": "hand", "lang": "de", "hand": ["HT"]}));
    assert_eq!(none["error"], "ein Blatt hat in diesem Regelwerk 12 Karten, nicht eine");
    assert!(answer(json!({"ask": "hand", "hand": hand, "effort": {"worlds": 0}}))["error"].is_string());
}
