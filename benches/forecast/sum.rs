//! The lines of the program, and their table.

use serde::{Deserialize, Serialize};
use sim::stats::Moments;
use std::collections::BTreeMap;

/// A decision: what was said of each alternative, and what it brought.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    /// What is decided: `hand`, `first call`, `call` or `card`.
    pub(crate) about: String,
    pub(crate) number: u64,
    /// The number of tricks of a game, which tells the deck.
    pub(crate) tricks: usize,
    pub(crate) all: Vec<Forecast>,
    /// The alternative that is named best; absent if several may be.
    pub(crate) named: Option<usize>,
    /// What an alternative brings more than the first one, for calls; said and got.
    pub(crate) gains: Vec<[Number; 2]>,
    /// What the best alternative brought more than each; by games in the same deals.
    pub(crate) behind: Vec<Number>,
}

/// What was said of an alternative, and what it brought.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Forecast {
    pub(crate) kind: String,
    pub(crate) said: Number,
    pub(crate) got: Number,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Number(pub(crate) f64, pub(crate) f64);

/// What belongs to one row of the table.
#[derive(Default)]
struct Row {
    /// Said less got, the mean of each decision.
    bias: Moments,
    /// The same without its sign.
    off: Moments,
    held: Moments,
    named: Moments,
    best: Moments,
    gains: [Moments; 2],
}

/// Prints a row for each kind of decision.
pub(crate) fn print_table(lines: &[Line]) {
    let mut rows: BTreeMap<&str, Row> = BTreeMap::new();
    for line in lines {
        let mut of_line: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        for (at, forecast) in line.all.iter().enumerate() {
            let row = rows.entry(&forecast.kind).or_default();
            let Forecast { kind, said, got } = forecast;
            of_line.entry(kind).or_default().push(said.0 - got.0);
            let error = (said.1 * said.1 + got.1 * got.1).sqrt();
            row.held.push(share((said.0 - got.0).abs() <= 1.96 * error + 1e-9));
            let is_named = line.named == Some(at);
            if is_named {
                row.best.push(share(line.behind[at].0 <= 1.96 * line.behind[at].1 + 1e-9));
            }
            row.named.push(share(is_named));
            if let Some(gains) = at.checked_sub(1).and_then(|at| line.gains.get(at)) {
                row.gains.iter_mut().zip(gains).for_each(|(moments, gain)| moments.push(gain.0));
            }
        }
        for (kind, biases) in of_line {
            let bias = biases.iter().sum::<f64>() / biases.len() as f64;
            let row = rows.entry(kind).or_default();
            row.bias.push(bias);
            row.off.push(bias.abs());
        }
    }
    println!("| kind | decisions | said - got | off by | interval holds | named best | it is | gain said | got |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (kind, row) in rows {
        let percent = |of: &Moments| of.mean().map_or("-".to_owned(), |mean| format!("{:.0} %", 100.0 * mean));
        let points = |of: &Moments| of.mean().map_or("-".to_owned(), |mean| format!("{mean:+.2}"));
        println!(
            "| {kind} | {} | {:+.2} ±{:.2} | {:.2} | {} | {} | {} | {} | {} |",
            row.bias.n(),
            row.bias.mean().unwrap_or(0.0),
            row.bias.estimate().and_then(|estimate| estimate.half).unwrap_or(f64::NAN),
            row.off.mean().unwrap_or(0.0),
            percent(&row.held),
            row.best.n(),
            percent(&row.best),
            points(&row.gains[0]),
            points(&row.gains[1]),
        );
    }
}

#[expect(clippy::fn_params_excessive_bools, reason = "it is an outcome")]
fn share(is_so: bool) -> f64 {
    if is_so { 1.0 } else { 0.0 }
}
