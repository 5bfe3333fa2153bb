//! The value in Points beside the value in Augen, on one thread: `cargo bench --bench points -- normal-08 --most 100`.
//!
//! The positions of `datasets/positions/` do not say what was won before; each side gets half of it. Nothing is called.
//! `ddv`, `bsv` and `recklinghausen` are random deals of a normal game of two against two, those of `--bench values` with
//! its first seed; with 48 cards some take minutes.

use doko_lab::{random_deals, suite_text};
use game::{Augen, ByTeam, Position, Won};
use solver::{BestAugen, BestPoints, Config, Limits, Solver};
use std::time::Instant;

/// Nodes and milliseconds of every position.
#[derive(Default)]
struct Costs {
    nodes: Vec<u64>,
    times: Vec<f64>,
}

impl Costs {
    fn add(&mut self, solve: impl FnOnce() -> u64) {
        let start = Instant::now();
        self.nodes.push(solve());
        self.times.push(start.elapsed().as_secs_f64() * 1e3);
    }

    fn show(&mut self, what: &str) -> u64 {
        self.nodes.sort_unstable();
        self.times.sort_by(f64::total_cmp);
        let n = self.nodes.len();
        let mean_nodes = self.nodes.iter().sum::<u64>() / n as u64;
        let mean_time = self.times.iter().sum::<f64>() / n as f64;
        let (median_nodes, median_time, most_time) = (self.nodes[n / 2], self.times[n / 2], self.times[n - 1]);
        println!(
            "| {what} | {n} | {median_nodes} | {mean_nodes} | {median_time:.2} | {mean_time:.2} | {most_time:.0} |"
        );
        mean_nodes
    }
}

fn main() {
    let (mut suites, mut most, mut seed, mut config) = (Vec::new(), 20, 1, Config::default());
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    while let Some(word) = words.next() {
        let mut number =
            || words.next().and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{word} needs a number"));
        match word.as_str() {
            "--most" => most = number(),
            "--mib" => config.table_bytes = number() << 20,
            "--seed" => seed = number() as u64,
            _ => suites.push(word),
        }
    }
    if suites.is_empty() {
        suites = ["normal-06", "normal-07", "damensolo-07", "fleischlos-07"].map(str::to_owned).to_vec();
    }
    println!("| positions | n | nodes: median | mean | ms: median | mean | max |");
    println!("|---|---|---|---|---|---|---|");
    for suite in &suites {
        compare(suite, most, seed, &config);
    }
}

fn compare(suite: &str, most: usize, seed: u64, config: &Config) {
    let (mut augen, mut points) = (Costs::default(), Costs::default());
    for position in positions(suite, most, seed) {
        let position = with_half_won(&position);
        augen.add(|| Solver::new(config).ask(&position, BestAugen::value(), Limits::NONE).nodes);
        points.add(|| {
            let found = Solver::new(config).ask(&position, BestPoints::value(), Limits::NONE);
            found.expect("the position says what was won").nodes
        });
    }
    let of_augen = augen.show(&format!("{suite}, Augen"));
    let of_points = points.show(&format!("{suite}, Points"));
    println!("| {suite}, ratio | | | {:.2} | | | |", of_points as f64 / of_augen as f64);
}

fn positions(suite: &str, most: usize, seed: u64) -> Vec<Position> {
    if let Some(deals) = random_deals(suite, seed) {
        return deals.take(most).collect();
    }
    let text = suite_text(suite);
    text.lines()
        .take(most)
        .map(|line| notation::position(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect()
}

/// Gives each side half of the tricks before, Re the odd one, and half of their Augen, if so few tricks can hold them.
fn with_half_won(position: &Position) -> Position {
    let mut parts = position.parts().clone();
    let tricks = (position.rules().n_tricks() - position.cards().tricks_left()) as u16;
    let gone = Augen::DECK - position.cards().augen_left();
    let re_tricks = tricks.div_ceil(2);
    let re_augen = Augen((gone.0 / 2).min(44 * re_tricks).max(gone.0.saturating_sub(44 * (tricks - re_tricks))));
    parts.won = Some(ByTeam {
        re: Won { augen: re_augen, tricks: re_tricks as u8 },
        kontra: Won { augen: gone - re_augen, tricks: (tricks - re_tricks) as u8 },
    });
    Position::new(parts).expect("the Augen add up")
}
