//! The workshop: programs that train, measure and compare. What the product runs does not need them.
//!
//! `cargo run --release -p doko-lab -- JOB ARGUMENTS` runs one of the jobs; the first lines of its file say what it does and
//! which arguments it takes. `cargo bench --bench NAME` measures times; what the measurements share is here, too.

#![forbid(unsafe_code)]

mod beliefs;
mod compare_tables;
mod deals;
mod exploit;
#[path = "../../sim/tests/it/fair/mod.rs"]
mod fair;
mod fairness;
mod gate;
mod learn;
mod lessons;
mod mistakes;
mod net_gain;
mod one_among_three;
mod order;
mod others;
mod reasons;
mod renew_problems;
mod swap;
mod train_calls;
mod train_cards;
mod train_forcing;
mod train_hands;
mod train_order;
mod train_points;
mod train_tells;
mod train_trumps;
#[path = "../../sim/tests/it/truth/mod.rs"]
mod truth;

pub use deals::{Random, deal, deck, play_out, random_deals, suite_text};
pub use order::with_better_card;

// The tests of `sim` that two jobs share name it as its users do.
extern crate sim as doko_sim;

use serde::de::DeserializeOwned;
use std::error::Error;
use std::str::FromStr;

/// What comes of a job: nothing, for it prints or writes what it finds, or why it could not be done.
type Outcome = Result<(), Box<dyn Error>>;

/// A job.
type Job = fn(&[String]) -> Outcome;

/// What can be run, by name.
const JOBS: [(&str, Job); 20] = [
    ("beliefs", beliefs::run),
    ("compare-tables", compare_tables::run),
    ("exploit", exploit::run),
    ("fairness", fairness::run),
    ("gate", gate::run),
    ("lessons", lessons::run),
    ("mistakes", mistakes::run),
    ("net-gain", net_gain::run),
    ("one-among-three", one_among_three::run),
    ("reasons", reasons::run),
    ("renew-problems", renew_problems::run),
    ("swap", swap::run),
    ("train-calls", train_calls::run),
    ("train-cards", train_cards::run),
    ("train-forcing", train_forcing::run),
    ("train-hands", train_hands::run),
    ("train-order", train_order::run),
    ("train-points", train_points::run),
    ("train-tells", train_tells::run),
    ("train-trumps", train_trumps::run),
];

/// Runs the job that the first argument names, with the arguments after it.
///
/// # Errors
/// Returns an error if there is no such job, or if it fails.
pub fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let (name, others) = arguments.split_first().ok_or_else(|| format!("no job is named; {}", jobs()))?;
    let job = JOBS.iter().find(|(known, _)| known == name);
    let (_, job) = job.ok_or_else(|| format!("{name:?} is no job; {}", jobs()))?;
    job(others)
}

fn jobs() -> String {
    format!("there are {}", JOBS.map(|(name, _)| name).join(", "))
}

/// Reads a whole number of an argument.
///
/// # Errors
/// Returns a sentence that quotes the text if it is none.
pub(crate) fn whole_number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is no whole number from 0"))
}

/// Reads which deals an argument asks for: the first, and how many. `300` begins with deal 0, `1000+300` with 1000.
///
/// # Errors
/// Returns a sentence that quotes what is no number.
pub(crate) fn first_and_number(text: &str) -> Result<(u64, u64), String> {
    let (first, n_deals) = text.split_once('+').unwrap_or(("0", text));
    Ok((whole_number(first)?, whole_number(n_deals)?))
}

/// Returns the lines of JSON of these files, which a measurement has written.
///
/// # Panics
/// Panics if a file cannot be read, or if a line is not one of that measurement.
#[must_use]
pub fn lines_of<T: DeserializeOwned>(names: &[String]) -> Vec<T> {
    let text = |name: &String| std::fs::read_to_string(name).unwrap_or_else(|error| panic!("{name}: {error}"));
    let lines = |text: String| -> Vec<T> {
        text.lines().map(|line| serde_json::from_str(line).expect("a line of this program")).collect()
    };
    names.iter().map(text).flat_map(lines).collect()
}
