//! Slow clients, too many of them, searches without an end.

use crate::support::{connect, get, plain, post, question, read, say, start, wait_until};
use doko_serve::{Config, Counts, Limits};
use serde_json::{Value, json};
use solver::Stop;
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Barrier, Mutex};
use std::thread;
use std::time::{Duration, Instant};

const SHORT: Duration = Duration::from_millis(100);

/// Answers only when it is stopped.
fn endless(request: Value, stop: &Stop) -> Value {
    if request["position"] == "quick" {
        return json!({ "text": "quick" });
    }
    while !stop.is_set() {
        thread::yield_now();
    }
    json!({ "lower": 84, "upper": 97, "finished": false, "text": "84..97" })
}

fn endless_config(limits: Limits) -> Config {
    Config { answerer: Arc::new(endless), limits, ..plain() }
}

#[test]
fn a_client_that_says_nothing_or_too_little_is_left() {
    let limits = Limits { head_time: SHORT, body_time: SHORT, ..Limits::default() };
    let server = start(Config { limits, ..plain() });
    for begin in ["", "GET /api HTT", "GET /api HTTP/1.1\r\nHost: localhost\r\n"] {
        let mut stream = connect(server.address());
        stream.write_all(begin.as_bytes()).expect("it listens");
        let mut rest = Vec::new();
        // The end of the connection, or a word of parting before it.
        let ended = stream.read_to_end(&mut rest);
        assert!(ended.is_ok(), "{begin:?} {ended:?}");
    }
    // One that waits too long with its second request.
    let mut stream = connect(server.address());
    stream.write_all(b"GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("it listens");
    let mut all = Vec::new();
    stream.read_to_end(&mut all).expect("it ends");
    assert!(all.starts_with(b"HTTP/1.1 200"));
    // A body that does not come.
    let head =
        "POST /api/verdict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    say(server.address(), head.as_bytes()).error(408);
}

#[test]
fn a_client_that_reads_nothing_is_left() {
    let limits = Limits { write_time: SHORT, ..Limits::default() };
    let server =
        start(Config { limits, answerer: Arc::new(|_, _| json!({ "text": "x".repeat(50_000_000) })), ..plain() });
    let mut stream = connect(server.address());
    stream.write_all(&question("/api/verdict", "", "{}")).expect("it listens");
    wait_until("answered", || server.counts().answered == 1);
    // It ends in order only once no request holds it up any more.
    let begun = Instant::now();
    server.stop();
    assert!(begun.elapsed() < Limits::default().end_time, "{:?}", begun.elapsed());
    drop(stream);
}

#[test]
fn five_hundred_at_once_are_all_answered() {
    let limits = Limits { workers: 2, queue: 20, connections: 100, ..Limits::default() };
    let server = start(Config { limits, ..plain() });
    let address = server.address();
    let body =
        json!({ "position": "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA" }).to_string();
    let ready = Arc::new(Barrier::new(500));
    let clients: Vec<_> = (0..500)
        .map(|_| {
            let (ready, body) = (Arc::clone(&ready), body.clone());
            let client = move || {
                ready.wait();
                post(address, "/api/verdict", &body)
            };
            thread::Builder::new().stack_size(256 << 10).spawn(client).expect("there is room for a thread")
        })
        .collect();
    let responses: Vec<_> = clients.into_iter().map(|client| client.join().expect("each gets a response")).collect();
    let count = |status: u16| responses.iter().filter(|response| response.status == status).count();
    assert_eq!(count(200) + count(503), 500);
    assert!(20 <= count(200), "{}", count(200));
    assert!(responses.iter().filter(|it| it.status == 503).all(|it| it.header("retry-after") == "1"));
    let Counts { answered, refused, busy, waiting, .. } = server.counts();
    assert_eq!((answered, refused, busy, waiting), (count(200) as u64, count(503) as u64, 0, 0));
    assert_eq!(post(address, "/api/verdict", &body).status, 200);
}

#[test]
fn a_full_queue_refuses_and_what_needs_no_worker_is_answered() {
    let server = start(endless_config(Limits { workers: 1, queue: 1, ..Limits::default() }));
    let ask = || {
        let mut stream = connect(server.address());
        stream.write_all(&question("/api/solve", "Accept-Language: de\r\n", "{}")).expect("it listens");
        stream
    };
    let first = ask();
    wait_until("worked on", || server.counts().busy == 1);
    let second = ask();
    wait_until("in the queue", || server.counts().waiting == 1);
    let refused = read(&mut ask());
    assert!(refused.error(503).contains("zu viel"));
    assert_eq!(refused.header("retry-after"), "1");
    assert_eq!(get(server.address(), "/api").status, 200);
    drop((first, second));
    wait_until("free again", || matches!(server.counts(), Counts { busy: 0, waiting: 0, left: 2, .. }));
    assert_eq!(post(server.address(), "/api/solve", r#"{"position": "quick"}"#).status, 200);
}

#[test]
fn who_waits_in_the_queue_until_the_time_is_over_is_told_to_come_back() {
    let server = start(endless_config(Limits { workers: 1, answer_time: SHORT, ..Limits::default() }));
    let (say, said) = channel::<()>();
    let said: Arc<Mutex<Receiver<()>>> = Arc::new(Mutex::new(said));
    let stubborn = move |_: Value, _: &Stop| {
        let _ = said.lock().expect("one at a time").recv();
        json!({ "text": "late" })
    };
    let slow = start(Config {
        answerer: Arc::new(stubborn),
        limits: Limits { workers: 1, answer_time: SHORT, stop_time: SHORT, ..Limits::default() },
        ..plain()
    });
    // A worker that ignores the stop: its client gets an error, and so does the next one.
    post(slow.address(), "/api/solve", "{}").error(504);
    post(slow.address(), "/api/solve", "{}").error(503);
    say.send(()).expect("it waits for that");
    drop(say);
    wait_until("free again", || slow.counts().busy == 0);
    assert_eq!(post(server.address(), "/api/solve", "{}").json()["known"]["lower"], 84);
}

#[test]
fn a_server_that_ends_tells_those_who_wait() {
    let limits = Limits { workers: 1, end_time: SHORT, ..Limits::default() };
    let server = start(endless_config(limits));
    let address = server.address();
    let client = thread::spawn(move || post(address, "/api/solve", "{}"));
    wait_until("worked on", || server.counts().busy == 1);
    server.stop();
    client.join().expect("it gets a response").error(503);
}

#[test]
fn two_requests_on_one_connection_are_answered() {
    let server = start(plain());
    let mut stream = connect(server.address());
    let body = r#"{"n": 1, "seed": 7}"#;
    let first = String::from_utf8(question("/api/deal", "", body)).expect("it is text");
    stream.write_all(first.replace("Connection: close\r\n", "").as_bytes()).expect("it listens");
    stream.write_all(first.as_bytes()).expect("it listens");
    let mut all = String::new();
    stream.read_to_string(&mut all).expect("it ends");
    assert_eq!(all.matches("HTTP/1.1 200 OK").count(), 2, "{all}");
}
