//! Whatever is sent that the description allows, and much that it does not: no answer says that the server is at fault.
//!
//! `DOKO_FUZZ=20000 cargo test -p doko-serve --test it fuzz::` sends this number for each question, `DOKO_FUZZ_SEED`
//! others than usual.

use crate::support::generate::Generator;
use crate::support::{get, plain, post, start};
use doko_serve::{Config, Limits};
use std::env;
use std::time::Duration;

fn number(name: &str, usual: u64) -> u64 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn no_request_finds_a_mistake_of_the_server() {
    // Nobody waits long for what a fuzzer makes up: that a search is stopped belongs to what is tried.
    let limits =
        Limits { answer_time: Duration::from_millis(300), stop_time: Duration::from_secs(60), ..Limits::default() };
    let server = start(Config { limits, ..plain() });
    let address = server.address();
    let description = get(address, "/api/openapi.json").json();
    let (n, seed) = (number("DOKO_FUZZ", 25), number("DOKO_FUZZ_SEED", 1));
    let mut n_answered = 0;
    for path in description["paths"].as_object().expect("it has paths").keys() {
        if description["paths"][path]["post"].is_null() {
            continue;
        }
        let mut generator = Generator::new(&description, seed);
        for number in 0..n {
            let body = generator.body(path);
            let response = post(address, path, &body.to_string());
            let is_known = matches!(response.status, 200 | 400 | 422 | 503 | 504);
            assert!(is_known, "{path} {number}: {} to {body}\n{}", response.status, response.text());
            let answer = response.json();
            let shown = ["text", "error", "help"].map(|field| answer[field].as_str().unwrap_or_default()).concat();
            assert!(!shown.contains('\u{1b}'), "{path} {body}: {shown}");
            n_answered += u64::from(response.status == 200);
        }
    }
    // The generator makes sense now and then.
    assert!(n < n_answered, "{n_answered}");
    assert_eq!(server.counts().panicked, 0);
    assert_eq!(post(address, "/api/deal", r#"{"n": 1}"#).status, 200);
}
