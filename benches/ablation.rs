//! What each idea of the solver is worth, as a Markdown table: `cargo bench --bench ablation`.
//!
//! A row is the search for the value in Augen on one thread with one acceleration switched off, against the search with all of
//! them: by which factor the cards played in the tree and the time grow. The geometric mean weighs all positions alike, the
//! mean weighs those that take long. Every value is compared with that of the search with all. The numbers of cards do not
//! depend on the machine.
//!
//! `--most 20` takes fewer positions of each suite, `--switches table widening` measures these alone. Without the table, or
//! with entries that hold for one position, a search takes so long that every tenth position with eight tricks has to do.

use doko_lab::{random_deals, suite_text};
use game::{Augen, Position};
use solver::experiment::Switches;
use solver::{BestAugen, Config, Limits, Solver};
use std::time::Instant;

/// The suites with the number of their positions: files of `datasets/positions/`, and deals of a rule set.
const SUITES: [(&str, usize); 5] =
    [("normal-08", 100), ("normal-09", 30), ("damensolo-08", 100), ("fleischlos-08", 100), ("bsv", 10)];

/// What takes too long for the whole suites, and how many positions are passed over for each that is measured.
const HEAVY: [&str; 2] = ["table", "partitions"];
const HEAVY_EVERY: usize = 10;

/// What the search for a value took.
#[derive(Clone, Copy, Debug)]
struct Cost {
    value: Augen,
    nodes: f64,
    seconds: f64,
}

fn main() {
    let (mut most, mut wanted) = (usize::MAX, Vec::new());
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    while let Some(word) = words.next() {
        match word.as_str() {
            "--most" => most = words.next().and_then(|text| text.parse().ok()).expect("--most needs a number"),
            "--switches" => wanted.extend(words.by_ref()),
            _ => panic!("unknown option {word}"),
        }
    }
    let suites = SUITES.map(|(suite, n)| (suite, positions(suite, n.min(most))));
    let of_all = suites.each_ref().map(|(_, positions)| solve(positions, Switches::default()));
    let names = SUITES.map(|(suite, _)| format!(" {suite} |")).concat();
    println!("| without |{names} nodes: geometric mean | mean | time: geometric mean | mean |");
    println!("|---|{}---|---|---|---|", "---|".repeat(SUITES.len()));
    for (name, switches) in Switches::each_without_one() {
        if wanted.is_empty() || wanted.iter().any(|other| other == name) {
            println!("{}", row(name, switches, &suites, &of_all));
        }
    }
}

fn positions(suite: &str, n: usize) -> Vec<Position> {
    if let Some(deals) = random_deals(suite, 1) {
        return deals.take(n).collect();
    }
    let parse = |line: &str| notation::position(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    suite_text(suite).lines().take(n).map(parse).collect()
}

fn solve(positions: &[Position], switches: Switches) -> Vec<Cost> {
    let config = Config::default().with_switches(switches);
    let cost = |position: &Position| {
        let start = Instant::now();
        let answer = Solver::new(&config).ask(position, BestAugen::value(), Limits::NONE);
        let seconds = start.elapsed().as_secs_f64();
        // A position that is judged at once counts as one card.
        Cost { value: answer.exact(), nodes: answer.nodes.max(1) as f64, seconds }
    };
    positions.iter().map(cost).collect()
}

/// Returns the row of a search without an idea: the factor of the nodes in each suite, then those in all.
fn row(name: &str, switches: Switches, suites: &[(&str, Vec<Position>)], of_all: &[Vec<Cost>]) -> String {
    let is_heavy = HEAVY.contains(&name);
    let mut pairs: Vec<(Cost, Cost)> = Vec::new();
    let mut cells = String::new();
    for ((suite, positions), with) in suites.iter().zip(of_all) {
        if is_heavy && !suite.ends_with("08") {
            cells += " |";
            continue;
        }
        let every = if is_heavy { HEAVY_EVERY } else { 1 };
        let measured: Vec<Position> = positions.iter().step_by(every).cloned().collect();
        let without = solve(&measured, switches);
        let of_suite: Vec<(Cost, Cost)> = with.iter().step_by(every).copied().zip(without).collect();
        for ((with, without), position) in of_suite.iter().zip(&measured) {
            assert_eq!(with.value, without.value, "without {name}: {position}");
        }
        cells += &format!(" {:.2} |", geometric(&of_suite, |cost| cost.nodes));
        pairs.extend(of_suite);
    }
    let [nodes, time]: [fn(Cost) -> f64; 2] = [|cost| cost.nodes, |cost| cost.seconds];
    format!(
        "| {name} |{cells} {:.2} | {:.2} | {:.2} | {:.2} |",
        geometric(&pairs, nodes),
        arithmetic(&pairs, nodes),
        geometric(&pairs, time),
        arithmetic(&pairs, time)
    )
}

/// Returns the geometric mean of the factors.
fn geometric(pairs: &[(Cost, Cost)], of: fn(Cost) -> f64) -> f64 {
    let logarithms: f64 = pairs.iter().map(|&(with, without)| (of(without) / of(with)).ln()).sum();
    (logarithms / pairs.len() as f64).exp()
}

/// Returns the factor of the means.
fn arithmetic(pairs: &[(Cost, Cost)], of: fn(Cost) -> f64) -> f64 {
    let sum = |all: fn(&(Cost, Cost)) -> Cost| pairs.iter().map(|pair| of(all(pair))).sum::<f64>();
    sum(|&(_, without)| without) / sum(|&(with, _)| with)
}
