//! A client that sends exactly the given bytes.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub(crate) mod generate;

use doko_serve::{Config, Page, Server};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up on it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Starts a server at any free port.
pub(crate) fn start(config: Config) -> Server {
    Server::start(("127.0.0.1", 0), config).expect("there is a free port")
}

/// Returns how a server without a page answers.
pub(crate) fn plain() -> Config {
    Config { page: Page::none(), ..Config::default() }
}

/// What a server has answered.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Response {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// Returns the error message, after checking the form of the answer.
    #[track_caller]
    pub(crate) fn error(&self, status: u16) -> String {
        assert_eq!(self.status, status, "{self:?} {}", self.text());
        let answer = self.json();
        assert_eq!(answer["version"], 1, "{answer}");
        assert!(answer["ask"].is_string() && answer["spans"].is_array(), "{answer}");
        answer["error"].as_str().expect("it says what is wrong").to_owned()
    }
}

/// Opens a connection.
pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time is a time");
    stream.set_write_timeout(Some(PATIENCE)).expect("a time is a time");
    stream
}

/// Reads a response to its end, which is that of the connection.
pub(crate) fn read(stream: &mut TcpStream) -> Response {
    let mut bytes = Vec::new();
    // A server that closes before it has read all may cut off its answer.
    let ended = stream.read_to_end(&mut bytes);
    parse(&bytes).unwrap_or_else(|| panic!("{ended:?}: {}", String::from_utf8_lossy(&bytes)))
}

fn parse(bytes: &[u8]) -> Option<Response> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    let headers = lines.filter_map(header).collect();
    Some(Response { status, headers, body: bytes[end + 4..].to_vec() })
}

/// Says this and reads the response.
pub(crate) fn say(address: SocketAddr, request: &[u8]) -> Response {
    let mut stream = connect(address);
    // A server that closes before it has read all may cut off the request.
    let _ = stream.write_all(request);
    read(&mut stream)
}

/// Asks with a method, headers of one's own, and no body.
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, headers: &str) -> Response {
    let host = if headers.to_lowercase().contains("host:") { "" } else { "Host: localhost\r\n" };
    say(address, format!("{method} {path} HTTP/1.1\r\n{host}Connection: close\r\n{headers}\r\n").as_bytes())
}

pub(crate) fn get(address: SocketAddr, path: &str) -> Response {
    ask(address, "GET", path, "")
}

/// Returns the bytes of a question.
pub(crate) fn question(path: &str, headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{headers}\r\n"
    );
    [head.as_bytes(), body.as_bytes()].concat()
}

/// Asks a question.
pub(crate) fn post(address: SocketAddr, path: &str, body: &str) -> Response {
    say(address, &question(path, "", body))
}

/// Waits until something has come about; it has to, before patience ends.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "never {what}");
        std::thread::yield_now();
    }
}
