//! Learns the order in which cards are tried where all tricks are asked for and writes it to `solver/src/forcing.bin`:
//! `cargo run --release -p doko-lab -- train-forcing 7 solver/src/forcing.bin`.
//!
//! What is learned from are random hands in which cards are
//! exchanged one by one so that a side gets the better ones, until it can force all tricks: the last such position in
//! which it cannot, and the first in which it can.

use crate::Outcome;
use crate::order::{Games, Trainer, almost_forced, seeded};
use game::Team;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

/// How many deals each round has; each begins with the order that the one before has learned.
const ROUNDS: [usize; 4] = [300, 1000, 2000, 4000];
/// Of how many samples, of seeds that follow each other, the order is the mean.
const N_SAMPLES: u64 = 3;
/// How many cards are played in the tree of a position at most.
const NODES: u64 = 300_000;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (seed, [path]) = seeded(arguments)? else { return Err("usage: train-forcing SEED TO".into()) };
    let orders = [Games::Pairs, Games::Soli].map(|games| {
        let seeds = (seed..seed + N_SAMPLES).into_par_iter();
        Trainer::mean(&seeds.map(|seed| order(seed, games)).collect::<Vec<_>>())
    });
    std::fs::write(path, Trainer::to_bytes(&orders))?;
    Ok(())
}

/// Learns from one sample.
fn order(seed: u64, games: Games) -> Vec<i16> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut weights = Trainer::no_weights();
    for n_deals in ROUNDS {
        let mut trainer = Trainer::new(rng.random());
        for _ in 0..n_deals {
            let team = *Team::ALL.choose(&mut rng).expect("there are two");
            for position in almost_forced(&mut rng, games, team) {
                trainer.learn_forcing(&position, team, &weights, NODES);
            }
        }
        println!("seed {seed}: {n_deals} deals, {} sampled choices", trainer.n_choices());
        weights = trainer.weights();
    }
    weights
}
