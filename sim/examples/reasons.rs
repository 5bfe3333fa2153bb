//! Reviews games of bots that are careless now and then, checks every sentence by slow code of its own, and says how many
//! mistakes get a reason and which reasons carry how much.
//!
//! `cargo run --release -p doko-sim --example reasons -- GAMES [WORLDS]`

#[path = "../tests/truth/mod.rs"]
mod truth;

use bots::evaluate::Search;
use doko_sim::Silence;
use doko_sim::review::{CATALOGUE, Rests, Wanted, review};
use std::collections::BTreeMap;
use std::error::Error;
use std::ops::ControlFlow;
use std::time::Instant;

/// How often something happened, and what it cost.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    n: usize,
    points: f64,
}

impl Sum {
    fn add(&mut self, points: f64) {
        self.n += 1;
        self.points += points;
    }
}

#[derive(Debug, Default)]
struct Sums {
    all: Sum,
    with_reason: Sum,
    dear: Sum,
    dear_with_reason: Sum,
    by_reason: BTreeMap<&'static str, Sum>,
    holds: BTreeMap<&'static str, usize>,
    without: BTreeMap<&'static str, Sum>,
    sentences: usize,
    wrong: usize,
    disputed: usize,
    on_beliefs: usize,
    seconds: f64,
    slowest: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let n_games: u64 = arguments.first().ok_or("see the first lines")?.parse()?;
    let worlds: usize = arguments.get(1).map_or(Ok(100), |text| text.parse())?;
    let search = Search::of_advice(worlds);
    let silence = Silence::IsDecision;
    let wanted = Wanted { search, confirm: worlds, hindsight: 7, least: 0.3, moments: 5, silence, seed: 1 };
    let mut sums = Sums::default();
    for index in 1000..1000 + n_games {
        one_game(index, &wanted, &mut sums)?;
    }
    tell(n_games, &sums);
    Ok(())
}

fn one_game(index: u64, wanted: &Wanted, sums: &mut Sums) -> Result<(), Box<dyn Error>> {
    let (start, end) = truth::careless_game(index);
    let begin = Instant::now();
    let found = review(&start, &end, wanted, |_, _| ControlFlow::Continue(()))?;
    let seconds = begin.elapsed().as_secs_f64();
    sums.seconds += seconds;
    sums.slowest = sums.slowest.max(seconds);
    sums.disputed += found.n_disputed;
    for moment in &found.moments {
        let loss = moment.decision.price.loss();
        sums.all.add(loss);
        sums.on_beliefs += usize::from(matches!(moment.rests, Rests::Beliefs(_)));
        if 1.0 <= loss {
            sums.dear.add(loss);
        }
        if let Some(first) = moment.findings.first() {
            sums.with_reason.add(loss);
            sums.by_reason.entry(first.reason.name).or_default().add(loss);
            if 1.0 <= loss {
                sums.dear_with_reason.add(loss);
            }
        } else {
            let kind = match &moment.scene {
                None => "no card, or open parties",
                Some(scene) if scene.leads() => "lead",
                Some(_) => "follow",
            };
            sums.without.entry(kind).or_default().add(loss);
        }
        for finding in &moment.findings {
            *sums.holds.entry(finding.reason.name).or_default() += 1;
        }
        sums.sentences += moment.findings.len();
        if let Err(wrong) = truth::check(moment) {
            sums.wrong += 1;
            println!("game {index}: {wrong}");
        }
    }
    Ok(())
}

fn tell(n_games: u64, sums: &Sums) {
    let n = n_games as f64;
    println!("{n_games} games, {:.1} s each, {:.1} s the slowest", sums.seconds / n, sums.slowest);
    println!("{} sentences, {} moments with a false one", sums.sentences, sums.wrong);
    println!("mistakes {:?}, with a reason {:?}", sums.all, sums.with_reason);
    println!("of a point and more {:?}, with a reason {:?}", sums.dear, sums.dear_with_reason);
    println!("disputed {}, on beliefs {}, without a reason {:?}", sums.disputed, sums.on_beliefs, sums.without);
    for reason in CATALOGUE {
        let first = sums.by_reason.get(reason.name).copied().unwrap_or_default();
        let holds = sums.holds.get(reason.name).copied().unwrap_or_default();
        println!("| `{}` | {} | {} | {:.1} |", reason.name, holds, first.n, first.points);
    }
}
