//! Absurd requests are refused, or stopped: their worker is free again at once, and the memory stays bounded.
//!
//! A program of its own, as the peak of its memory is measured.
//!
//! `DOKO_ABSURD=100000 cargo test -p doko-serve --test budget` sends up to this number of requests, `DOKO_ABSURD_SEED`
//! others than usual.

#[path = "it/support/mod.rs"]
mod support;

use doko_serve::{Config, Limits};
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::io::Write;
use std::time::Duration;
use support::{connect, get, plain, post, question, start, wait_until};

/// Time limit of a request in this test.
const SHORT: Duration = Duration::from_millis(40);

/// Memory limits that `docs/SERVER.md` promises, in kB: one for the server, and one for each worker.
const OF_SERVER: u64 = 128 << 10;
const OF_WORKER: u64 = 512 << 10;

/// Numbers that nobody means.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "12",
    "13",
    "255",
    "1000000",
    "1000001",
    "4294967295",
    "9223372036854775808",
    "18446744073709551615",
    "1e300",
    "-9223372036854775808",
];

/// Words of which a text of a megabyte is made when it is sent, and what stands before them until then: the requests of a test have
/// not to lie in the memory that is measured.
const WORDS: [&str; 8] =
    ["nicht bedient ", "((((((", "E has 9+ trumps and ", "1 ", "{ \"a\": [", "\n", "rules=ddv ", "HT,"];
const MEGABYTE: &str = "a megabyte of ";

/// Returns a request as it is sent.
fn written(body: &Value) -> String {
    let mut text = body.to_string();
    for word in WORDS.iter().filter(|_| text.contains(MEGABYTE)).collect::<Vec<_>>() {
        let short = json!(format!("{MEGABYTE}{word}")).to_string();
        if text.contains(&short) {
            text = text.replace(&short, &json!(word.repeat(1_000_000 / word.len())).to_string());
        }
    }
    text
}

fn number(name: &str, usual: u64) -> u64 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A field of a question, by the names that lead to it.
type Place = Vec<String>;

/// Returns the fields of a schema whose values are numbers, and those whose values are texts.
fn fields(description: &Value, schema: &Value, at: &Place, found: &mut [Vec<Place>; 2]) {
    if let Some(reference) = schema["$ref"].as_str() {
        let of = description.pointer(reference.trim_start_matches('#')).expect("references lead somewhere");
        // Some refer to themselves.
        if at.len() < 4 {
            fields(description, of, at, found);
        }
        return;
    }
    for alternatives in ["anyOf", "oneOf", "allOf"] {
        for one in schema[alternatives].as_array().into_iter().flatten() {
            fields(description, one, at, found);
        }
    }
    let types = schema["type"].to_string();
    let number = usize::from(!types.contains("integer") && !types.contains("number"));
    if (number == 0 || types.contains("string")) && !found[number].contains(at) {
        found[number].push(at.clone());
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        fields(description, field, &[&at[..], std::slice::from_ref(name)].concat(), found);
    }
}

/// Returns a request with something else in a field.
fn with(example: &Value, place: &Place, value: Value) -> Value {
    let mut body = example.clone();
    let mut field = &mut body;
    for name in place {
        if !field.is_object() {
            *field = json!({});
        }
        field = &mut field[name.as_str()];
    }
    *field = value;
    body
}

/// Returns all absurd requests: each number of each question, each text of a megabyte, each number of each bot.
fn absurd(description: &Value) -> Vec<(String, Value)> {
    let mut requests = Vec::new();
    let example = |path: &str| {
        let content = &description["paths"][path]["post"]["requestBody"]["content"]["application/json"];
        (content["example"].clone(), content["schema"].clone())
    };
    for path in description["paths"].as_object().expect("it has paths").keys().filter(|path| *path != "/api") {
        let (example, schema) = example(path);
        let mut found = [Vec::new(), Vec::new()];
        fields(description, &schema, &Vec::new(), &mut found);
        let [numbers, texts] = found;
        for number in NUMBERS {
            let number: Value = serde_json::from_str(number).expect("a number");
            requests.extend(numbers.iter().map(|place| (path.clone(), with(&example, place, number.clone()))));
        }
        for word in WORDS {
            let text = format!("{MEGABYTE}{word}");
            requests.extend(texts.iter().map(|place| (path.clone(), with(&example, place, json!(text)))));
        }
    }
    let (suggest, _) = example("/api/suggest");
    let (table, _) = example("/api/table");
    for entry in bots::roster() {
        for parameter in entry.parameters {
            for value in NUMBERS.into_iter().chain(["1000", "100000", "0.5", "none", "all"]) {
                let bot = format!("{}:{}={value}", entry.name, parameter.name);
                requests.push(("/api/suggest".to_owned(), with(&suggest, &vec!["bot".to_owned()], json!(bot))));
                requests.push(("/api/table".to_owned(), with(&table, &vec!["bots".to_owned()], json!({ "E": bot }))));
            }
        }
    }
    requests
}

/// Returns requests that are allowed, and of which each takes hours.
fn endless(description: &Value) -> Vec<(String, Value)> {
    let of = |path: &str| {
        description["paths"][path]["post"]["requestBody"]["content"]["application/json"]["example"].clone()
    };
    let mut requests = Vec::new();
    let mut early = of("/api/suggest");
    early["record"]["tricks_played"] = json!([]);
    for effort in
        [json!({"solve": 12, "ahead": 0}), json!({"ahead": 12}), json!({"worlds": 1_000_000}), json!({"solve": 12})]
    {
        let body = with(&early, &vec!["effort".to_owned()], effort.clone());
        requests.push((
            "/api/suggest",
            with(&body, &vec!["if".to_owned()], json!("not (E has 9+ trumps and S has a fox)")),
        ));
        requests.push(("/api/suggest", body));
        requests.push(("/api/hand", with(&of("/api/hand"), &vec!["effort".to_owned()], effort)));
    }
    let mut review = of("/api/review");
    for (worlds, hindsight) in [(10_000, 9), (2, 9), (1, 0)] {
        (review["worlds"], review["hindsight"], review["mistake"]) = (json!(worlds), json!(hindsight), json!(0));
        requests.push(("/api/review", review.clone()));
    }
    let bots = [
        "doko:candidates=1000,worlds=1000000",
        "doko:solve=12,ahead=0,worlds=1000000",
        "doko:ahead=12",
        "doko:finish=12,ahead=0",
        "doko:talk=1000000",
        "pimc:solve=12",
        "pimc:finish=12,worlds=1000000",
        "pimc:nodes=1000000000000,solve=12",
        "ismcts:iterations=1000000",
        "ismcts:iterations=1000000,rollouts=rules",
        "uct:assignments=100000,rollouts=1000000",
        "doko:threads=all,solve=12,ahead=0",
        "pimc:threads=all,solve=12",
    ];
    for bot in bots {
        requests.push(("/api/suggest", with(&early, &vec!["bot".to_owned()], json!(bot))));
        let all = json!({ "N": bot, "E": bot, "S": bot, "W": bot });
        let table = with(&of("/api/table"), &vec!["bots".to_owned()], all);
        requests.push(("/api/table", with(&table, &vec!["decisions".to_owned()], json!([]))));
        requests.push(("/api/table", table));
    }
    let deal = api::answer(json!({ "ask": "deal", "n": 1, "seed": 7 }))["positions"][0].clone();
    for what in ["value", "moves", "line", "tricks", "forced"] {
        requests.push(("/api/solve", json!({ "position": deal, "what": what, "nodes": u64::MAX })));
    }
    requests.push(("/api/tree", json!({ "position": deal, "nodes": u64::MAX })));
    requests.push(("/api/verdict", json!({ "position": deal, "claimant": "N", "explain": true })));
    requests.into_iter().map(|(path, body)| (path.to_owned(), body)).collect()
}

/// Returns the most memory that this process has had so far, in kB; `None` where the system does not tell.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[test]
#[ignore = "slow"]
fn five_hundred_absurd_requests_free_their_worker_and_need_bounded_memory() {
    // A worker that does not come back within two seconds is still busy when the answer comes.
    let limits = Limits { workers: 1, answer_time: SHORT, stop_time: Duration::from_secs(2), ..Limits::default() };
    let server = start(Config { limits, ..plain() });
    let address = server.address();
    let description = get(address, "/api/openapi.json").json();
    let mut some = absurd(&description);
    some.shuffle(&mut ChaCha8Rng::seed_from_u64(number("DOKO_ABSURD_SEED", 1)));
    let mut requests = endless(&description);
    requests.extend(some);
    requests.truncate(number("DOKO_ABSURD", 500) as usize);
    assert!(500 <= requests.len());
    let (mut n_stopped, mut wrong) = (0, Vec::new());
    for (path, body) in &requests {
        let body = written(body);
        let response = post(address, path, &body);
        if server.counts().busy != 0 || !matches!(response.status, 200 | 400 | 413 | 422 | 503 | 504) {
            wrong.push((response.status, path, body.chars().take(300).collect::<String>()));
            wait_until("free again", || server.counts().busy == 0);
        }
        n_stopped += u64::from(response.status == 504);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(server.counts().panicked, 0);
    // Those that take hours are among them.
    assert!(30 <= n_stopped, "{n_stopped}");
    assert_eq!(post(address, "/api/deal", r#"{"n": 1}"#).status, 200);
    let most = OF_SERVER + OF_WORKER;
    assert!(peak().is_none_or(|peak| peak <= most), "{:?} kB of {most}", peak());
}

#[test]
fn when_clients_leave_their_work_stops() {
    let server = start(Config { limits: Limits { workers: 2, ..Limits::default() }, ..plain() });
    let description = get(server.address(), "/api/openapi.json").json();
    let hours: Vec<_> = endless(&description).into_iter().filter(|(path, _)| path == "/api/table").collect();
    for pair in hours.chunks_exact(2).step_by(3) {
        let streams: Vec<_> = pair
            .iter()
            .map(|(path, body)| {
                let mut stream = connect(server.address());
                stream.write_all(&question(path, "", &body.to_string())).expect("it listens");
                stream
            })
            .collect();
        wait_until("worked on", || server.counts().busy == 2);
        drop(streams);
        wait_until("free again", || server.counts().busy == 0);
    }
    assert_eq!(post(server.address(), "/api/deal", r#"{"n": 1}"#).status, 200);
}
