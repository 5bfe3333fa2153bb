//! Searches that end before they are done.

use crate::support::{PATIENCE, connect, plain, post, question, start, wait_until};
use doko_serve::{Config, Limits};
use serde_json::json;
use std::io::Write;
use std::time::Duration;

const SHORT: Duration = Duration::from_millis(100);

/// Returns a whole deal: its value takes minutes.
fn deal() -> String {
    let answer = api::answer(json!({ "ask": "deal", "n": 1, "seed": 7 }));
    json!({ "position": answer["positions"][0], "lang": "de" }).to_string()
}

#[test]
fn a_search_of_minutes_ends_when_its_client_leaves() {
    let server = start(Config { limits: Limits { workers: 1, ..Limits::default() }, ..plain() });
    let mut stream = connect(server.address());
    stream.write_all(&question("/api/solve", "", &deal())).expect("it listens");
    wait_until("worked on", || server.counts().busy == 1);
    drop(stream);
    wait_until("free again", || server.counts().busy == 0);
    assert_eq!(server.counts().left, 1);
    let quick = json!({ "position": "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=DJ" }).to_string();
    assert_eq!(post(server.address(), "/api/solve", &quick).status, 200);
}

#[test]
fn after_the_time_limit_what_is_known_is_told() {
    let limits = Limits { workers: 1, answer_time: SHORT, stop_time: PATIENCE, ..Limits::default() };
    let server = start(Config { limits, ..plain() });
    let response = post(server.address(), "/api/solve", &deal());
    assert!(response.error(504).contains("keine Antwort"));
    let known = &response.json()["known"];
    assert_eq!(known["finished"], false, "{known}");
    wait_until("free again", || server.counts().busy == 0);
}
