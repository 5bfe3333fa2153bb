//! Solves the positions of `datasets/positions/` one after the other and prints nodes and milliseconds:
//! `cargo bench --bench values -- normal-08 damensolo-08 --most 40 --nodes 200000000 --target 121 --mib 1024`.
//! Wrong values are an error; a position that takes more nodes than allowed counts as unfinished.
//!
//! `ddv`, `bsv` and `recklinghausen` are random deals of a normal game of two against two, 50 unless `--most` says
//! otherwise, from the seed `--seed`. `--each` prints a line for every position. `--every 10` takes every tenth
//! position of a file, as `doko bench` does. With `--threads 2` two threads search each position; then nodes differ
//! from time to time, and `--nodes` is refused, for what counts nodes is searched by one.
//!
//! `--ask cards` asks for the value of every legal card, `--ask leaders` for the values with each of the four leaders of the
//! trick; the default is `--ask value`. A solver of its own answers each.

use doko_lab::{random_deals, suite_text};
use game::{Augen, Position};
use solver::{AugenOfLeaders, BestAugen, Completion, Config, Limits, Solver, Threads};
use std::time::Instant;

/// What is asked about a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Value,
    Cards,
    Leaders,
}

struct Options {
    ask: Ask,
    suites: Vec<String>,
    most: usize,
    every: usize,
    nodes: Option<u64>,
    target: Option<u16>,
    seed: u64,
    each: bool,
    config: Config,
}

fn options() -> Options {
    let mut options = Options {
        ask: Ask::Value,
        suites: Vec::new(),
        most: usize::MAX,
        every: 1,
        nodes: None,
        target: None,
        seed: 1,
        each: false,
        config: Config::default(),
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--ask" {
            options.ask = match words.next().as_deref() {
                Some("value") => Ask::Value,
                Some("cards") => Ask::Cards,
                Some("leaders") => Ask::Leaders,
                _ => panic!("--ask needs value, cards or leaders"),
            };
            continue;
        }
        let mut number = || words.next().and_then(|text| text.parse().ok()).expect("the option needs a number");
        match word.as_str() {
            "--bench" => {}
            "--most" => options.most = number() as usize,
            "--every" => options.every = number() as usize,
            "--nodes" => options.nodes = Some(number()),
            "--target" => options.target = Some(number() as u16),
            "--seed" => options.seed = number(),
            "--each" => options.each = true,
            "--threads" => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(number() as usize);
                pool.build_global().expect("the threads can be started, once");
                options.config.threads = Threads::POOL;
            }
            "--mib" => options.config.table_bytes = (number() as usize) << 20,
            _ => options.suites.push(word),
        }
    }
    let is_alone = options.config.threads == Threads::One;
    assert!(
        is_alone || options.nodes.is_none(),
        "--nodes goes with one thread only: a search that counts them has no help"
    );
    if options.suites.is_empty() {
        options.suites = ["normal-06", "normal-07", "damensolo-06", "damensolo-07", "fleischlos-06", "fleischlos-07"]
            .map(str::to_owned)
            .to_vec();
    }
    options
}

fn main() {
    let options = options();
    println!(
        "| positions | n | unfinished | ms: median | mean | p90 | max | nodes: median | geometric | mean | p90 | max |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|");
    let mut total = 0;
    for suite in &options.suites {
        let mut nodes = Vec::new();
        let mut times = Vec::new();
        let mut n_unfinished = 0;
        for (position, expected) in positions(suite, &options) {
            let start = Instant::now();
            let (finished, n) = solve(&position, expected, &options);
            times.push(start.elapsed().as_secs_f64() * 1e3);
            nodes.push(n);
            n_unfinished += usize::from(!finished);
            if options.each {
                println!(
                    "{} {n} {:.1} ms {position}",
                    if finished { "solved" } else { "open" },
                    times[times.len() - 1]
                );
            }
        }
        total += nodes.iter().sum::<u64>();
        times.sort_by(f64::total_cmp);
        nodes.sort_unstable();
        let n = nodes.len();
        let logarithms: f64 = nodes.iter().map(|&nodes| (nodes.max(1) as f64).ln()).sum();
        println!(
            "| {suite} | {n} | {n_unfinished} | {:.2} | {:.2} | {:.2} | {:.1} | {} | {:.0} | {} | {} | {} |",
            times[n / 2],
            times.iter().sum::<f64>() / n as f64,
            times[n * 9 / 10],
            times[n - 1],
            nodes[n / 2],
            (logarithms / n as f64).exp(),
            nodes.iter().sum::<u64>() / n as u64,
            nodes[n * 9 / 10],
            nodes[n - 1]
        );
    }
    println!("Nodes: {total}");
}

/// Returns the positions of a suite with their values, where these are known.
fn positions(suite: &str, options: &Options) -> Vec<(Position, Option<u16>)> {
    if let Some(deals) = random_deals(suite, options.seed) {
        return deals
            .take(if options.most == usize::MAX { 50 } else { options.most })
            .map(|position| (position, None))
            .collect();
    }
    let text = suite_text(suite);
    let read = |line: &str| {
        let position = notation::position(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let value = line.split_once("# value=").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
        (position, value)
    };
    text.lines().step_by(options.every).take(options.most).map(read).collect()
}

/// Returns whether the position was solved within the budget, and the nodes it took.
fn solve(position: &Position, expected: Option<u16>, options: &Options) -> (bool, u64) {
    let limits = Limits { nodes: options.nodes, ..Limits::NONE };
    if options.ask == Ask::Leaders {
        let found = Solver::new(&options.config).ask(position, AugenOfLeaders, limits).expect("no trick is running");
        let is_finished = found.iter().all(|(_, found)| found.completion == Completion::Finished);
        return (is_finished, found.iter().map(|(_, found)| found.nodes).sum());
    }
    let target = options.target.map(Augen);
    let question = target.map_or(
        if options.ask == Ask::Cards { BestAugen::each_card() } else { BestAugen::value() },
        BestAugen::at_least,
    );
    let found = Solver::new(&options.config).ask(position, question, limits);
    if let Some(expected) = expected.map(Augen) {
        match target {
            Some(target) => assert_ne!(found.reaches(target), Some(expected < target), "{position}"),
            None => assert!(found.value().is_none_or(|value| value == expected), "{position}"),
        }
    }
    (found.completion == Completion::Finished, found.nodes)
}
