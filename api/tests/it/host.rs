//! Long questions tell their host how far they are, stop when he wants, and do no more than he allows.

use doko_api::{Host, Most, Progress, answer, answer_for};
use serde_json::{Value, json};
use solver::{CardProgress, SearchProgress};
use std::ops::ControlFlow;

/// Records the progress, and stops after a given part of it.
struct Listener {
    told: Vec<Progress>,
    stop_after: usize,
    most: Most,
}

impl Listener {
    fn new(stop_after: usize) -> Self {
        Self { told: Vec::new(), stop_after, most: Most::ANY }
    }

    fn allowing(most: Most) -> Self {
        Self { most, ..Self::new(usize::MAX) }
    }
}

impl Host for Listener {
    fn progress(&mut self, progress: &Progress) -> ControlFlow<()> {
        self.told.push(progress.clone());
        if self.stop_after <= self.told.len() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn most(&self) -> Most {
        self.most
    }
}

/// Has stopped before it began.
struct Gone;

impl Host for Gone {
    fn progress(&mut self, _: &Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn is_stopped(&self) -> bool {
        true
    }
}

/// A deal that takes about a million cards in the tree.
fn long() -> String {
    let deal = answer(json!({"ask": "deal", "seed": 1, "tricks": 8}));
    deal["positions"][0].as_str().expect("a position").to_owned()
}

#[test]
fn a_search_tells_its_bounds_and_comes_to_the_same_answer() {
    let request = json!({"ask": "solve", "position": long(), "what": "value"});
    let mut host = Listener::new(usize::MAX);
    let watched = answer_for(request.clone(), &mut host);
    assert_eq!(watched["augen"], answer(request)["augen"]);
    let told = |progress: &Progress| match *progress {
        Progress::Search {
            ask: "solve",
            progress: SearchProgress { nodes, lower: Some(lower), upper: Some(upper), .. },
        } => Some((nodes, lower, upper)),
        _ => None,
    };
    let told: Vec<(u64, i32, i32)> = host.told.iter().filter_map(told).collect();
    assert!(1 < told.len() && told.len() == host.told.len(), "{:?}", host.told);
    let value = i32::try_from(watched["augen"].as_i64().expect("a value")).expect("Augen");
    for (before, after) in told.iter().zip(&told[1..]) {
        assert!(before.0 < after.0 && before.1 <= after.1 && after.2 <= before.2, "{told:?}");
    }
    assert!(told.iter().all(|&(_, lower, upper)| lower <= value && value <= upper), "{told:?}");
    assert_eq!(json!(host.told[0])["ask"], "solve");
}

#[test]
fn what_is_told_of_a_card_holds_for_it_and_for_nothing_else() {
    let request = json!({"ask": "tree", "position": long()});
    let mut host = Listener::new(usize::MAX);
    let watched = answer_for(request, &mut host);
    let value_of = |card: String| {
        let all = watched["cards"].as_array().expect("cards");
        all.iter().find(|known| known["card"] == card.as_str()).expect("a legal card")["value"]
            .as_i64()
            .expect("a value")
    };
    let mut n_told = 0;
    for progress in &host.told {
        let Progress::Search { progress: SearchProgress { lower, upper, cards, .. }, .. } = progress else {
            panic!("{progress:?}")
        };
        if let (Some(lower), Some(upper)) = (lower, upper) {
            let value = watched["value"].as_i64().expect("a value");
            assert!((i64::from(*lower)..=i64::from(*upper)).contains(&value), "{progress:?}");
        }
        for &CardProgress { card, lower, upper } in cards {
            n_told += 1;
            assert!((i64::from(lower)..=i64::from(upper)).contains(&value_of(card.to_string())), "{card} {progress:?}");
        }
    }
    assert!(10 < n_told, "{:?}", host.told);
}

#[test]
fn a_search_that_is_stopped_tells_what_it_knows() {
    let position = long();
    let stopped = |what: &str| answer_for(json!({"ask": "solve", "position": position, "what": what}), &mut Gone);
    let value = stopped("value");
    assert_eq!((&value["finished"], value.get("augen")), (&json!(false), None), "{value}");
    assert!(value["lo"].as_i64() < value["hi"].as_i64(), "{value}");
    assert_eq!(stopped("moves")["finished"], false);
    let tree = answer_for(json!({"ask": "tree", "position": position}), &mut Gone);
    assert!(tree["lo"].as_i64() < tree["hi"].as_i64(), "{tree}");
    let soon = answer_for(json!({"ask": "solve", "position": position}), &mut Listener::new(1));
    assert_eq!(soon["finished"], false);
    assert!(soon["nodes"].as_u64().is_some_and(|nodes| nodes < 1 << 20), "{soon}");
}

fn record() -> Value {
    json!(
        "rules=ddv dealer=W game=normal
N: CJ DQ DQ DA DT CT CT CK C9 SA SK S9
E: ?
S: ?
W: ?
1 N: SA S9 ST SK"
    )
}

fn as_object(record: &Value) -> Value {
    let text = record.as_str().expect("a text");
    let record: notation::Record = notation::record::parse_record(text).expect("a record");
    serde_json::to_value(record).expect("JSON")
}

#[test]
fn what_is_counted_is_told_and_can_be_stopped() {
    let hand = ["HT", "CQ", "CQ", "SQ", "HQ", "CJ", "SJ", "DA", "DT", "CA", "CA", "SA"];
    let few = json!({"worlds": 4});
    let requests = [
        json!({"ask": "suggest", "lang": "de", "record": as_object(&record()), "effort": few}),
        json!({"ask": "hand", "lang": "de", "hand": hand, "effort": few}),
    ];
    for request in requests {
        let mut host = Listener::new(usize::MAX);
        assert_eq!(answer_for(request.clone(), &mut host), answer(request.clone()));
        let counted = |progress: &Progress| matches!(progress, Progress::Counted { done, of, .. } if done <= of);
        assert!(!host.told.is_empty() && host.told.iter().all(counted), "{:?}", host.told);
        for host in [&mut Listener::new(1) as &mut dyn Host, &mut Gone] {
            let stopped = answer_for(request.clone(), host);
            assert_eq!(
                (&stopped["code"], &stopped["error"]),
                (&json!("stopped"), &json!("angehalten, bevor die Antwort feststand"))
            );
        }
    }
}

#[test]
fn a_verdict_that_is_stopped_is_none() {
    let position = long();
    let position = position.split(" won=").next().expect("a position");
    let request = json!({"ask": "verdict", "lang": "de", "position": position});
    let most = Most { nodes: Some(1), ..Most::ANY };
    let stopped = answer_for(request.clone(), &mut Listener::allowing(most));
    let whole = answer_for(request.clone(), &mut Listener::new(usize::MAX));
    assert_eq!(whole, answer(request));
    // What is seen without playing a card is known at once.
    assert!(stopped["code"] == "stopped" || stopped["holds"] == whole["holds"], "{stopped}");
}

#[test]
fn nobody_does_more_than_the_host_allows() {
    let most = Most { nodes: Some(1000), worlds: Some(100), deals: Some(5), tricks: Some(4) };
    let ask = |request: Value| answer_for(request, &mut Listener::allowing(most));
    let solved = ask(json!({"ask": "solve", "position": long()}));
    assert_eq!(solved["finished"], false);
    assert!(solved["nodes"].as_u64().is_some_and(|nodes| nodes <= 1000), "{solved}");
    let hand = ["HT", "CQ", "CQ", "SQ", "HQ", "CJ", "SJ", "DA", "DT", "CA", "CA", "SA"];
    let record = as_object(&record());
    for request in [
        json!({"ask": "deal", "n": 6}),
        json!({"ask": "hand", "hand": hand, "effort": {"worlds": 101}}),
        json!({"ask": "suggest", "record": record, "effort": {"worlds": 4, "solve": 5}}),
        json!({"ask": "suggest", "record": record, "bot": "uct:rollouts=101"}),
        json!({"ask": "table", "bots": {"N": "doko:worlds=101"}}),
        json!({"ask": "table", "bots": {"N": "pimc:solve=9"}}),
    ] {
        let refused = ask(request.clone());
        assert_eq!(refused["code"], "too_much", "{request}: {refused}");
    }
    assert!(ask(json!({"ask": "deal", "n": 5}))["error"].is_null());
}

#[test]
fn no_bot_may_ask_for_a_clock_or_a_program() {
    for (bot, told) in [
        (
            "doko:time=100ms",
            "„doko:time=100ms“ will Bedenkzeit nach der Uhr, und hier hängt keine Antwort von der Uhr ab",
        ),
        (
            "pimc:worlds=5,time=1s",
            "„pimc:worlds=5,time=1s“ will Bedenkzeit nach der Uhr, und hier hängt keine Antwort von der Uhr ab",
        ),
        ("cmd:./mine", "„cmd:./mine“ ist ein eigenes Programm und kann hier nicht mitspielen"),
        ("cmd(time=1s):./mine", "„cmd(time=1s):./mine“ ist ein eigenes Programm und kann hier nicht mitspielen"),
    ] {
        let table = answer(json!({"ask": "table", "lang": "de", "bots": {"N": bot}}));
        assert_eq!(table["error"], told);
        let advice = answer(json!({"ask": "suggest", "lang": "de", "record": as_object(&record()), "bot": bot}));
        assert_eq!(advice["error"], told);
    }
    let none = answer(json!({"ask": "table", "bots": {"N": "doko:worlds=4,time=none"}, "decisions": []}));
    assert!(none["error"].is_null(), "{none}");
}
