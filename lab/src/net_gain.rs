//! Says how many Points a game a network gets more than the rules of thumb would in its place, at tables of players that it may
//! learn from, cards only: the yardstick while it is made.
//!
//! `cargo run --release -p doko-lab -- net-gain SEED DEALS WEIGHTS`.

use crate::{Outcome, whole_number};
use bots::net::{Learner, gain, tables};
use rayon::prelude::*;
use std::collections::BTreeMap;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [seed, deals, weights] = arguments else { return Err("usage: net-gain SEED DEALS WEIGHTS".into()) };
    let (seed, deals): (u64, u64) = (whole_number(seed)?, whole_number(deals)?);
    let learner = Learner::reading(&std::fs::read(weights)?);
    let gains: Vec<_> = (0..deals).into_par_iter().filter_map(|index| gain(seed, index, learner)).collect();
    let names = tables();
    let mut by_table: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for gain in gains {
        by_table.entry(gain.table).or_default().push(gain.points.into());
    }
    let mut means = Vec::new();
    for (table, points) in &by_table {
        let n = points.len() as f64;
        let mean = points.iter().sum::<f64>() / n;
        let variance = points.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>() / (n - 1.0);
        means.push(mean);
        let name = names[*table];
        println!("{name:15} {mean:+.3} +- {:.3}  {n} games", 1.96 * (variance / n).sqrt());
    }
    println!("mean of the tables {:+.3}", means.iter().sum::<f64>() / means.len() as f64);
    Ok(())
}
