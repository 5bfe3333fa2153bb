//! What is answered, what is refused, and with which status.

use crate::support::{ask, connect, get, plain, post, question, read, say, start};
use doko_serve::{Config, Limits};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::{Arc, Mutex};
use text::Language;

const POSITION: &str = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA";

fn verdict() -> String {
    json!({ "position": POSITION, "claimant": "N" }).to_string()
}

#[test]
fn a_question_is_answered_as_everywhere() {
    let server = start(plain());
    let asked = json!({ "ask": "verdict", "position": POSITION, "claimant": "N", "lang": "de" });
    let response = post(server.address(), "/api", &asked.to_string());
    assert_eq!((response.status, response.header("content-type")), (200, "application/json"));
    assert_eq!(response.header("cache-control"), "no-store");
    assert_eq!(response.json(), api::answer(asked));
    // By its path, and in the language of the browser.
    let german = say(server.address(), &question("/api/verdict", "Accept-Language: de-DE,de;q=0.9\r\n", &verdict()));
    assert_eq!(german.json(), response.json());
    // What the body says comes first.
    let body = json!({ "position": POSITION, "claimant": "N", "lang": "en" }).to_string();
    let english = say(server.address(), &question("/api/verdict", "Accept-Language: de\r\n", &body)).json();
    assert!(english["text"].as_str().is_some_and(|text| text.starts_with("YES")), "{english}");
    assert_eq!(server.counts().answered, 3);
}

#[test]
fn a_server_has_a_language_and_rules_for_whoever_names_none() {
    let rules =
        notation::rules_file::parse_rules("extends = \"bsv\"\nname = \"Bert\"", "club").expect("they are rules");
    let server = start(Config { language: Language::German, rules: Some(rules), ..plain() });
    // A deck without nines.
    let position = POSITION.replace("rules=ddv ", "").replace("D9", "DT");
    let answer = post(server.address(), "/api/verdict", &json!({ "position": position }).to_string()).json();
    assert!(answer["text"].as_str().is_some_and(|text| text.starts_with("NEIN") || text.starts_with("JA")), "{answer}");
    let wrong = post(server.address(), "/api/verdict", &json!({ "position": position, "rules": "xyz" }).to_string());
    assert!(wrong.error(400).contains("xyz"));
    assert!(
        post(server.address(), "/api/verdict", &json!({ "position": POSITION.replace("rules=ddv ", "") }).to_string())
            .error(400)
            .contains("Karo Neun")
    );
}

#[test]
fn what_can_be_asked_is_listed() {
    let server = start(plain());
    let list = get(server.address(), "/api").json();
    let questions = list["questions"].as_array().expect("it is a list");
    assert_eq!(questions.len(), api::schema_names().count());
    for question in questions {
        assert!(question["about"].as_str().is_some_and(|about| about.contains(' ')), "{question}");
        let path = question["path"].as_str().expect("it has one");
        let answer = post(server.address(), path, &question["example"].to_string());
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    }
    let german = ask(server.address(), "GET", "/api", "Accept-Language: de\r\n").json();
    assert!(german.to_string().contains("zwangsläufig"), "{german}");
}

#[test]
fn what_cannot_be_understood_is_refused_in_both_languages() {
    let server = start(plain());
    let address = server.address();
    let status = |path: &str, body: &str| post(address, path, body).status;
    assert_eq!(status("/api/verdict", r#"{"position": "N=XX"}"#), 400);
    assert_eq!(status("/api/verdict", r#"{"position": "N=XX"#), 400);
    assert_eq!(status("/api/verdict", r#"{"colour": "red"}"#), 400);
    assert_eq!(status("/api/verdict", ""), 400);
    assert_eq!(status("/api/verdict", &"[".repeat(100_000)), 400);
    assert_eq!(status("/api", "{}"), 400);
    assert_eq!(status("/api", r#"{"ask": "nonsense"}"#), 400);
    assert_eq!(status("/api/nonsense", "{}"), 404);
    assert_eq!(status("/api/verdict", "[]"), 422);
    assert_eq!(status("/api/verdict", "null"), 422);
    assert_eq!(status("/api/verdict", r#"{"ask": "solve"}"#), 422);
    for (language, word) in [("de", "kein JSON"), ("en", "not JSON")] {
        let headers = format!("Accept-Language: {language}\r\n");
        let error = say(address, &question("/api/verdict", &headers, "{\n\"a\" 1}")).error(400);
        assert!(error.contains(word) && error.contains('2'), "{error}");
    }
    let place = post(address, "/api/verdict", &verdict().replace("HT", "XX")).json();
    assert_eq!(place["spans"].as_array().map(Vec::len), Some(1), "{place}");
}

#[test]
fn what_is_no_json_or_nowhere_is_refused() {
    let server = start(plain());
    let address = server.address();
    let typed = |header: &str| {
        let bytes = question("/api/verdict", "", &verdict());
        let text = String::from_utf8(bytes).expect("it is text").replace("Content-Type: application/json\r\n", header);
        say(address, text.as_bytes())
    };
    assert!(typed("Content-Type: text/plain\r\n").error(415).contains("text/plain"));
    assert!(typed("Content-Type: application/x-www-form-urlencoded\r\n").json()["help"].is_string());
    typed("").error(415);
    typed("Content-Type: application/json\r\nContent-Encoding: gzip\r\n").error(415);
    assert_eq!(typed("Content-Type: Application/JSON; charset=utf-8\r\n").status, 200);
    for path in ["/api/", "/api/verdict/", "/api/verdict/more", "/nothing", "/%00", "/..", "//"] {
        get(address, path).error(404);
    }
    let (wrong, options) = (get(address, "/api/verdict"), ask(address, "OPTIONS", "/api/verdict", ""));
    wrong.error(405);
    assert_eq!((wrong.header("allow"), options.header("allow"), options.status), ("POST", "POST", 204));
    let list = ask(address, "DELETE", "/api", "");
    list.error(405);
    assert_eq!(list.header("allow"), "GET,HEAD,POST");
    let head = ask(address, "HEAD", "/api", "");
    assert_eq!((head.status, head.body.len()), (200, 0));
    // No header allows a page from elsewhere anything.
    let preflight = ask(
        address,
        "OPTIONS",
        "/api/verdict",
        "Origin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\n",
    );
    assert!(!preflight.headers.keys().any(|name| name.starts_with("access-control")), "{preflight:?}");
}

#[test]
fn a_body_that_is_too_large_is_refused_before_it_is_kept() {
    let server = start(plain());
    let body = "x".repeat(50_000_000);
    post(server.address(), "/api/verdict", &body).error(413);
    // A client that asks first need not send it at all.
    let head = "POST /api/verdict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                Content-Length: 50000000\r\nExpect: 100-continue\r\n\r\n";
    say(server.address(), head.as_bytes()).error(413);
    // In pieces without a length.
    let mut stream = connect(server.address());
    let head = "POST /api/verdict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                Transfer-Encoding: chunked\r\n\r\n";
    stream.write_all(head.as_bytes()).expect("it reads");
    let piece = format!("{:x}\r\n{}\r\n", 100_000, "y".repeat(100_000));
    for _ in 0..20 {
        stream.write_all(piece.as_bytes()).expect("it reads on");
    }
    stream.write_all(b"0\r\n\r\n").expect("it reads to the end");
    read(&mut stream).error(413);
    assert_eq!(post(server.address(), "/api/verdict", &verdict()).status, 200);
}

#[test]
fn only_this_machine_asks_unless_another_name_is_allowed() {
    let server = start(plain());
    let from = |host: &str| ask(server.address(), "GET", "/api", &format!("Host: {host}\r\n"));
    assert!(["localhost", "localhost:3656", "127.0.0.1:80", "[::1]"].into_iter().all(|host| from(host).status == 200));
    for host in ["evil.example", "localhost.evil.example:3656", "127.0.0.1.nip.example", "[2J", ""] {
        from(host).error(421);
    }
    let proxied = start(Config { hosts: vec!["doko.example.org".to_owned()], ..plain() });
    assert_eq!(ask(proxied.address(), "GET", "/api", "Host: Doko.Example.org\r\n").status, 200);
    ask(proxied.address(), "GET", "/api", "Host: example.org\r\n").error(421);
}

#[test]
fn a_panic_is_told_and_the_server_goes_on() {
    let answerer = |request: Value, _: &_| match request["position"].as_str() {
        Some("boom") => panic!("the queen \u{1b}[2J of {} is missing", "clubs"),
        _ => json!({ "text": "fine" }),
    };
    let limits = Limits { workers: 1, ..Limits::default() };
    let server = start(Config { answerer: Arc::new(answerer), limits, ..plain() });
    let answer = post(server.address(), "/api/verdict", r#"{"position": "boom", "lang": "de"}"#);
    let error = answer.error(500);
    assert!(error.contains("the queen ") && error.contains("of clubs is missing"), "{error}");
    assert!(error.contains("Fehler") && !error.contains('\u{1b}'), "{error:?}");
    assert_eq!(post(server.address(), "/api/verdict", "{}").json()["text"], "fine");
    assert_eq!((server.counts().panicked, server.counts().answered), (1, 1));
}

#[test]
fn every_request_is_a_line_that_controls_no_terminal() {
    let told = Arc::new(Mutex::new(Vec::new()));
    let teller = Arc::clone(&told);
    let log = move |line: &str| teller.lock().expect("nobody panics").push(line.to_owned());
    let server = start(Config { log: Some(Arc::new(log)), ..plain() });
    post(server.address(), "/api/verdict", &verdict());
    get(server.address(), "/%1b[2J\u{9b}");
    let address = server.address();
    server.stop();
    let told = told.lock().expect("nobody panics");
    assert!(told[0].contains("Z 127.0.0.1 POST /api/verdict 200 "), "{told:?}");
    assert!(told.iter().all(|line| !line.chars().any(char::is_control)), "{told:?}");
    assert!(std::net::TcpStream::connect(address).is_err(), "nobody listens any more");
}
