//! How many verdicts a second a server gives, and how long each takes: `cargo run --release -p doko-serve --example load`.
//!
//! Clients keep their connection and ask one question after the other, each about another ending of four to six tricks.
//! In turns they ask whether Re takes all remaining tricks, and whether a player who plays from the top does.
//! Arguments: clients (200), seconds (10), and the address of a server; without an address it starts its own server.

use doko_serve::{Config, Page, Server};
use serde_json::json;
use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

fn main() {
    let argument = |n: usize| env::args().nth(n);
    let clients: usize = argument(1).map_or(200, |text| text.parse().expect("clients is a number"));
    let seconds: u64 = argument(2).map_or(10, |text| text.parse().expect("seconds is a number"));
    let own =
        Server::start(("127.0.0.1", 0), Config { page: Page::none(), ..Config::default() }).expect("a port is free");
    let address = argument(3).map_or(own.address(), |text| text.parse().expect("it is an address"));
    let questions = Arc::new(questions());
    let begun = Instant::now();
    let end = begun + Duration::from_secs(seconds);
    let threads: Vec<_> = (0..clients)
        .map(|number| {
            let questions = Arc::clone(&questions);
            let client = move || ask_until(end, address, &questions, number);
            thread::Builder::new().stack_size(256 << 10).spawn(client).expect("there is room for a thread")
        })
        .collect();
    let mut all: Vec<(u16, Duration)> =
        threads.into_iter().flat_map(|it| it.join().expect("no client fails")).collect();
    let elapsed = begun.elapsed();
    all.sort_by_key(|&(_, time)| time);
    let answered = all.iter().filter(|(status, _)| *status == 200).count();
    let part = |part: f64| all[((all.len() - 1) as f64 * part) as usize].1;
    println!("{clients} clients, {:.1} s, {} questions", elapsed.as_secs_f64(), all.len());
    println!("answered {answered}, others {}", all.len() - answered);
    println!("{:.0} a second", answered as f64 / elapsed.as_secs_f64());
    println!("p50 {:.1?}, p99 {:.1?}, longest {:.1?}", part(0.5), part(0.99), part(1.0));
    println!("{}", memory().unwrap_or_default());
}

/// Returns the bodies: 3000 endings.
fn questions() -> Vec<String> {
    let deals = |tricks: u64| {
        let answer = api::answer(json!({ "ask": "deal", "n": 1000, "seed": tricks, "tricks": tricks }));
        answer["positions"].as_array().expect("there are deals").clone()
    };
    let by_tricks = [deals(4), deals(5), deals(6)];
    let all = (0..1000).flat_map(|at| by_tricks.iter().map(move |deals| deals[at].clone()));
    let questions = all.enumerate().map(|(number, position)| match number % 2 {
        0 => json!({ "position": position }),
        _ => json!({ "position": position, "claimant": "N" }),
    });
    questions.map(|question| question.to_string()).collect()
}

fn ask_until(end: Instant, address: SocketAddr, questions: &[String], first: usize) -> Vec<(u16, Duration)> {
    /// Each client begins somewhere else.
    const STEP: usize = 37;
    let mut stream = BufReader::new(TcpStream::connect(address).expect("the server listens"));
    stream.get_ref().set_nodelay(true).expect("that can be set");
    let mut times = Vec::new();
    let mut number = first * STEP;
    while Instant::now() < end {
        let body = &questions[number % questions.len()];
        number += 1;
        let begun = Instant::now();
        let request = format!(
            "POST /api/verdict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.get_mut().write_all(request.as_bytes()).expect("it reads");
        times.push((read(&mut stream), begun.elapsed()));
    }
    times
}

/// Reads a response and returns its status.
fn read(stream: &mut BufReader<TcpStream>) -> u16 {
    let (mut status, mut length, mut line) = (0, 0, String::new());
    loop {
        line.clear();
        stream.read_line(&mut line).expect("it answers");
        if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
            status = rest[..3].parse().expect("a status is a number");
        } else if let Some(n) = line.strip_prefix("content-length: ") {
            length = n.trim().parse().expect("a length is a number");
        } else if line.trim().is_empty() {
            let mut body = vec![0; length];
            stream.read_exact(&mut body).expect("it answers to the end");
            return status;
        }
    }
}

/// Returns the peak memory of this process, if the system reports it.
fn memory() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find(|line| line.starts_with("VmHWM")).map(str::to_owned)
}
