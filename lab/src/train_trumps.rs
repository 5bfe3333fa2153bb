//! Refines the orders in which cards are tried in soli of many trumps, that for Augen and that for tricks, and writes both to
//! `solver/src/trumps.bin`:
//! `cargo run --release -p doko-lab -- train-trumps 7 solver/src/order.bin solver/src/forcing.bin solver/src/trumps.bin`.
//!
//! The two arguments after the seed hold the orders for all soli, which are refined. It takes six minutes of two
//! processors.

use crate::Outcome;
use crate::order::{Games, Trainer, almost_forced, random_position, seeded, together};
use game::{Rules, Team};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

/// How many samples are taken for each order.
const N_SAMPLES: usize = 4;
/// How many games a sample for Augen has, and how many deals one for tricks.
const N_GAMES: usize = 1500;
const N_DEALS: usize = 3000;
/// How many cards are played in the tree of a position at most.
const MOST_NODES: u64 = 1_000_000;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (seed, [of_augen, of_tricks, path]) = seeded(arguments)? else {
        return Err("usage: train-trumps SEED AUGEN TRICKS TO".into());
    };
    let [_, of_augen] = Trainer::from_bytes(&std::fs::read(of_augen)?).ok_or("it does not hold two orders")?;
    let [_, of_tricks] = Trainer::from_bytes(&std::fs::read(of_tricks)?).ok_or("it does not hold two orders")?;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let orders = [refined(&mut rng, &of_augen, sample_of_augen), refined(&mut rng, &of_tricks, sample_of_tricks)];
    std::fs::write(path, Trainer::to_bytes(&orders))?;
    Ok(())
}

/// Returns an order refined with what several samples show.
fn refined(rng: &mut ChaCha8Rng, weights: &[i16], sample: fn(ChaCha8Rng, &[i16]) -> Trainer) -> Vec<i16> {
    let seeds: Vec<u64> = (0..N_SAMPLES).map(|_| rng.random()).collect();
    let samples = seeds.into_par_iter().map(|seed| sample(ChaCha8Rng::seed_from_u64(seed), weights));
    let all = together(samples);
    println!("{} sampled choices", all.n_choices());
    all.refined(weights)
}

fn sample_of_augen(mut rng: ChaCha8Rng, weights: &[i16]) -> Trainer {
    let mut trainer = Trainer::new(rng.random());
    for _ in 0..N_GAMES {
        let rules = |rng: &mut ChaCha8Rng| if rng.random_bool(0.8) { Rules::DDV } else { Rules::BSV };
        let position = random_position(&mut rng, Games::SoliOfManyTrumps, rules, &[7, 8, 8, 9, 9, 10, 10, 11, 12, 12]);
        trainer.learn(&position, weights, MOST_NODES);
    }
    trainer
}

fn sample_of_tricks(mut rng: ChaCha8Rng, weights: &[i16]) -> Trainer {
    let mut trainer = Trainer::new(rng.random());
    for _ in 0..N_DEALS {
        let team = *Team::ALL.choose(&mut rng).expect("there are two");
        for position in almost_forced(&mut rng, Games::SoliOfManyTrumps, team) {
            trainer.learn_forcing(&position, team, weights, MOST_NODES);
        }
    }
    trainer
}
