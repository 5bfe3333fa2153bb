//! Learns the order in which cards are tried and writes it to `solver/src/order.bin`:
//! `cargo run --release -p doko-lab -- train-order 7 solver/src/order.bin`.
//!
//! It takes an hour of two processors. With a file as one more argument the order of that file is refined, which is the
//! last step, a third of it.

use crate::Outcome;
use crate::order::{Games, Trainer, random_position, seeded, together};
use game::Rules;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

/// How many positions each round has; each begins with the order that the one before has learned.
const ROUNDS: [usize; 4] = [150, 1000, 2000, 4000];
/// Of how many samples, of seeds that follow each other, the order is the mean.
const N_SAMPLES: u64 = 5;
/// With how many positions of each sample the mean is refined.
const N_REFINING: usize = 4000;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (seed, paths) = seeded(arguments)?;
    let (path, learned) = paths.split_first().ok_or("usage: train-order SEED TO [FROM]")?;
    let [normal, solo] = match learned.first() {
        Some(learned) => Trainer::from_bytes(&std::fs::read(learned)?).ok_or("it does not hold two orders")?,
        None => [Games::Pairs, Games::Soli].map(|games| {
            let seeds = (seed..seed + N_SAMPLES).into_par_iter();
            Trainer::mean(&seeds.map(|seed| order(seed, games)).collect::<Vec<_>>())
        }),
    };
    // Of soli those of many trumps are refined, see `train-trumps`; in others questions far from the value took longer.
    let bytes = Trainer::to_bytes(&[refined(seed, &normal), solo]);
    std::fs::write(path, bytes)?;
    Ok(())
}

/// Returns the order for games of two against two, refined with what several samples show.
fn refined(seed: u64, weights: &[i16]) -> Vec<i16> {
    let samples = (seed..seed + N_SAMPLES).into_par_iter().map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        // Other positions than it was learned from.
        rng.set_stream(1);
        sample(&mut rng, N_REFINING, Games::Pairs, weights)
    });
    together(samples).refined(weights)
}

/// Learns from one sample.
fn order(seed: u64, games: Games) -> Vec<i16> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    ROUNDS
        .into_iter()
        .fold(Trainer::no_weights(), |weights, n_positions| sample(&mut rng, n_positions, games, &weights).weights())
}

/// Samples choices in this many positions, searched in the order of these weights.
fn sample(rng: &mut ChaCha8Rng, n_positions: usize, games: Games, weights: &[i16]) -> Trainer {
    // How many cards are played in the tree of a position at most.
    let most_nodes = if games == Games::Soli { 400_000 } else { 1_000_000 };
    let mut trainer = Trainer::new(rng.random());
    for _ in 0..n_positions {
        let rules = |rng: &mut ChaCha8Rng| if rng.random_bool(0.8) { Rules::DDV } else { Rules::BSV };
        let position = random_position(rng, games, rules, &[7, 8, 8, 9, 9, 10, 10, 11, 12, 12]);
        trainer.learn(&position, weights, most_nodes);
    }
    println!("{games:?}: {n_positions} positions, {} sampled choices", trainer.n_choices());
    trainer
}
