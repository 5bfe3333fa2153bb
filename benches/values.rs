//! Solves the positions of `datasets/positions/` on one thread and prints nodes and milliseconds:
//! `cargo bench --bench values -- normal-08 damensolo-08 --most 40 --nodes 200000000 --target 121 --mib 1024`.
//! Wrong values are an error; a position that takes more nodes than allowed counts as unfinished.

use game::{Augen, Position};
use solver::{Budget, Config, bounds, try_reaches_observed};
use std::fs;
use std::time::Instant;

struct Options {
    suites: Vec<String>,
    most: usize,
    nodes: u64,
    target: Option<u16>,
    config: Config,
}

fn options() -> Options {
    let mut options =
        Options { suites: Vec::new(), most: usize::MAX, nodes: u64::MAX, target: None, config: Config::default() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|text| text.parse().ok()).expect("the option needs a number");
        match word.as_str() {
            "--bench" => {}
            "--most" => options.most = number() as usize,
            "--nodes" => options.nodes = number(),
            "--target" => options.target = Some(number() as u16),
            "--mib" => options.config.table_bytes = (number() as usize) << 20,
            _ => options.suites.push(word),
        }
    }
    if options.suites.is_empty() {
        options.suites = ["normal-06", "normal-07", "damensolo-06", "damensolo-07", "fleischlos-06", "fleischlos-07"]
            .map(str::to_owned)
            .to_vec();
    }
    options
}

fn main() {
    let options = options();
    println!("| positions | n | unfinished | ms: median | mean | p90 | max | nodes: median | mean | p90 | max |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for suite in &options.suites {
        let path = format!("{}/../datasets/positions/values-{suite}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut nodes = Vec::new();
        let mut times = Vec::new();
        let mut n_unfinished = 0;
        for line in text.lines().take(options.most) {
            let start = Instant::now();
            let (finished, n) = solve(line, &options);
            times.push(start.elapsed().as_secs_f64() * 1e3);
            nodes.push(n);
            n_unfinished += usize::from(!finished);
        }
        times.sort_by(f64::total_cmp);
        nodes.sort_unstable();
        let n = nodes.len();
        println!(
            "| {suite} | {n} | {n_unfinished} | {:.2} | {:.2} | {:.2} | {:.1} | {} | {} | {} | {} |",
            times[n / 2],
            times.iter().sum::<f64>() / n as f64,
            times[n * 9 / 10],
            times[n - 1],
            nodes[n / 2],
            nodes.iter().sum::<u64>() / n as u64,
            nodes[n * 9 / 10],
            nodes[n - 1]
        );
    }
}

/// Returns whether the position was solved within the budget, and the nodes it took.
fn solve(line: &str, options: &Options) -> (bool, u64) {
    let position: Position = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    let expected = line.split_once("# value=").and_then(|(_, comment)| comment.split_whitespace().next()?.parse().ok());
    let budget = Budget { nodes: Some(options.nodes), ..Budget::UNLIMITED };
    if let Some(target) = options.target {
        let (answer, nodes) = try_reaches_observed(&position, Augen(target), &options.config, budget);
        if let (Some(answer), Some(expected)) = (answer, expected) {
            assert_eq!(answer, target <= expected, "{line}");
        }
        return (answer.is_some(), nodes);
    }
    let found = bounds(&position, &options.config, budget);
    if let (Some(value), Some(expected)) = (found.value(), expected) {
        assert_eq!(value, Augen(expected), "{line}");
    }
    (found.value().is_some(), found.nodes)
}
