//! Refines the order in which cards are tried where Points are asked for, in games of two against two, and writes it to
//! `solver/src/points.bin`:
//! `cargo run --release -p doko-lab -- train-points 7 solver/src/order.bin solver/src/points.bin`.
//!
//! The argument after the seed is the order for Augen, which is refined. It takes seven minutes of two processors.

use crate::Outcome;
use crate::order::{Games, Trainer, random_position, seeded, together};
use game::Rules;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

/// How many positions each sample of a round has; each round begins with the order that the one before has refined.
const ROUNDS: [usize; 2] = [1000, 1500];
/// How many samples a round has.
const N_SAMPLES: usize = 4;
/// How many cards are played in the tree of a position at most.
const MOST_NODES: u64 = 1_000_000;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (seed, [of_augen, path]) = seeded(arguments)? else { return Err("usage: train-points SEED AUGEN TO".into()) };
    let [of_augen, _] = Trainer::from_bytes(&std::fs::read(of_augen)?).ok_or("it does not hold two orders")?;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let order = ROUNDS
        .into_iter()
        .fold(of_augen, |weights, n_positions| samples(&mut rng, n_positions, &weights).refined(&weights));
    std::fs::write(path, Trainer::to_bytes(&[order]))?;
    Ok(())
}

/// Samples choices in several times this many positions, searched in the order of these weights.
fn samples(rng: &mut ChaCha8Rng, n_positions: usize, weights: &[i16]) -> Trainer {
    let seeds: Vec<u64> = (0..N_SAMPLES).map(|_| rng.random()).collect();
    let all = together(seeds.into_par_iter().map(|seed| sample(seed, n_positions, weights)));
    println!("{} positions, {} sampled choices", N_SAMPLES * n_positions, all.n_choices());
    all
}

/// Samples choices in this many positions, searched in the order of these weights.
fn sample(seed: u64, n_positions: usize, weights: &[i16]) -> Trainer {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut trainer = Trainer::new(rng.random());
    let all_rules = [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN];
    for _ in 0..n_positions {
        let rules = |rng: &mut ChaCha8Rng| all_rules.choose(rng).expect("there are three").clone();
        let position = random_position(&mut rng, Games::Pairs, rules, &[7, 8, 8, 8, 9, 9, 9, 10, 10, 10]);
        trainer.learn_points(&position, weights, MOST_NODES).expect("the position says what was won");
    }
    trainer
}
