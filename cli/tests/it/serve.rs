//! `doko serve` from its start to its end.
#![cfg(feature = "serve")]

use crate::support::doko;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

/// A server that is ended whatever becomes of the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(arguments: &[&str]) -> Self {
        let all = [&["serve", "--port", "0"], arguments].concat();
        let mut child = doko(&all).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("doko runs");
        let mut line = String::new();
        let out = child.stdout.take().expect("it has an output");
        BufReader::new(out).read_line(&mut line).expect("it tells its address");
        let address = line.trim().strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
        Self { address: address.unwrap_or_else(|| panic!("{line:?} is no address")).to_owned(), child }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut response = String::new();
        stream.read_to_string(&mut response).expect("it answers");
        response
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn it_answers_until_it_is_asked_to_end() {
    let mut server = Server::start(&["--lang", "de", "--rules", "bsv"]);
    let body = r#"{"position": "game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,DT W=DJ,SA", "claimant": "N"}"#;
    let head =
        "POST /api/verdict HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n";
    let response = server.ask(&format!("{head}Content-Length: {}\r\n\r\n{body}", body.len()));
    assert!(response.starts_with("HTTP/1.1 200 OK") && response.contains("\"text\":\"JA"), "{response}");
    let id = server.child.id().to_string();
    assert!(std::process::Command::new("kill").arg(&id).status().is_ok_and(|status| status.success()));
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    let mut told = String::new();
    server.child.stderr.take().expect("it has one").read_to_string(&mut told).expect("it is text");
    assert!(told.contains("doko antwortet unter http://127.0.0.1:"), "{told}");
    assert!(told.contains("Z 127.0.0.1 POST /api/verdict 200 "), "{told}");
}

#[cfg(unix)]
#[test]
fn quiet_is_quiet() {
    let mut server = Server::start(&["--quiet"]);
    server.ask("GET /api HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let id = server.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().is_ok_and(|status| status.success()));
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    let mut told = String::new();
    server.child.stderr.take().expect("it has one").read_to_string(&mut told).expect("it is text");
    assert_eq!(told, "");
}

#[test]
fn what_cannot_be_is_told_before_it_begins() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    let port = taken.local_addr().expect("it has one").port().to_string();
    let told = |arguments: &[&str]| {
        let all = [&["--lang", "de", "serve"], arguments].concat();
        let output = doko(&all).output().expect("doko runs");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{told}");
        told
    };
    assert!(told(&["--port", &port]).contains(&format!("der Port {port} ist belegt")));
    assert!(told(&["--listen", "localhost:80"]).contains("--port"));
    assert!(told(&["--page", "no/such/folder"]).contains("das gibt es nicht"));
    assert!(told(&["--page", env!("CARGO_MANIFEST_DIR")]).contains("index.html"));
}
