//! Learns how many Augen a hand can expect, and from how many a call pays, from self-play.
//!
//! First the Augen that a side has won in the end are regressed on the features of a hand at a moment. Then, wherever a
//! call could not be made any later, the game is played out with the call and without it, everybody else calling as he
//! does; the bound is where the gain, summed up from the strongest hands down, is largest. Who calls against those who
//! call little calls much, and the other way round; so what is gained is added up over the rounds, the later ones counting
//! more, and each round plays by what is best against all before it (See: G. Brown, "Iterative solution of games by
//! fictitious play", 1951).
//!
//! `cargo run --release -p doko-lab -- train-calls ROUNDS GAMES SEED TO`

use crate::learn::deal::begin;
use crate::learn::fit::Fit;
use crate::learn::gain::Gains;
use crate::{Outcome, whole_number};
use bots::Draw;
use bots::rules::{Calls, Chance, Imagined, Weights};
use game::{Rules, Seat};

/// The levels that can be called.
const LEVELS: usize = 5;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [rounds, games, seed, to] = arguments else {
        return Err("usage: train-calls ROUNDS GAMES SEED TO".into());
    };
    let (rounds, games, seed): (u64, u64, u64) = (whole_number(rounds)?, whole_number(games)?, whole_number(seed)?);
    let mut calls = Calls::none();
    let mut gains = vec![Gains::new(0.0, 3.0); calls.bounds_mut().len() * LEVELS];
    for round in 0..rounds {
        let draws = |part| (0..games).map(move |index| (index, Draw::new(2 * round + part, index)));
        let mut fits: Vec<Fit> = calls.strength_mut().iter().map(|column| Fit::new(column.len())).collect();
        for (index, mut draw) in draws(seed) {
            learn_strength(index, &calls, &mut draw, &mut fits);
        }
        for (column, fit) in calls.strength_mut().iter_mut().zip(&fits) {
            column.copy_from_slice(&fit.solve());
        }
        for gains in &mut gains {
            gains.fade(round as f64 / (round + 1) as f64);
        }
        for (index, mut draw) in draws(seed + 1) {
            learn_bounds(index, &calls, &mut draw, &mut gains);
        }
        for (case, column) in calls.bounds_mut().iter_mut().enumerate() {
            for (level, bound) in column.iter_mut().enumerate() {
                *bound = gains[case * LEVELS + level].bound(999.0);
            }
        }
        eprintln!("round {} of {rounds}", round + 1);
        std::fs::write(to, calls.write()).expect("tables can be written");
    }
    Ok(())
}

/// Returns what is played: as much with calls that double as with calls that add.
fn rules(index: u64) -> &'static Rules {
    &Rules::ALL[[0, 2, 1, 2][index as usize % 4]]
}

/// Plays a game and notes what became of the hands in it.
fn learn_strength(index: u64, calls: &Calls, draw: &mut Draw, fits: &mut [Fit]) {
    let Some(play) = begin(rules(index), draw) else { return };
    let weights = Weights::learned();
    let mut game = Imagined::of(&play);
    let mut seen = Vec::new();
    while let Some(seat) = game.turn() {
        if play.public().rules().n_tricks() - game.cards_in_hand() < 7 {
            seen.push((seat, game.strength()));
        }
        explore(&mut game, calls, draw);
        let card = game.choice(weights);
        game.play(card);
    }
    let Some(augen) = game.augen() else { return };
    for (seat, (column, features)) in seen {
        fits[column].add(&features, f32::from(augen[seat]));
    }
}

/// Lets the seats call as they do, and sometimes otherwise.
fn explore(game: &mut Imagined<'_>, calls: &Calls, draw: &mut Draw) {
    for seat in Seat::ALL {
        while let Some(chance) = game.last_chance(seat, calls) {
            if !is_made(&chance, calls, draw) {
                break;
            }
            game.call(seat, chance.team, chance.call);
        }
    }
}

fn is_made(chance: &Chance, calls: &Calls, draw: &mut Draw) -> bool {
    calls.wants(chance) != (draw.below(10) == 0)
}

/// Plays a game and computes the gain of each possible call.
fn learn_bounds(index: u64, calls: &Calls, draw: &mut Draw, gains: &mut [Gains]) {
    let Some(play) = begin(rules(index), draw) else { return };
    let weights = Weights::learned();
    let mut game = Imagined::of(&play);
    while game.turn().is_some() {
        for seat in Seat::ALL {
            while let Some(chance) = game.last_chance(seat, calls) {
                let mut with = game.clone();
                with.call(seat, chance.team, chance.call);
                let with = with.finish_with_calls(weights, calls)[seat];
                let without = game.clone().silent(seat).finish_with_calls(weights, calls)[seat];
                let level = usize::from(chance.call.level().number()) - 1;
                gains[chance.case * LEVELS + level].add(chance.augen, f64::from(with.0 - without.0));
                if !is_made(&chance, calls, draw) {
                    break;
                }
                game.call(seat, chance.team, chance.call);
            }
        }
        let card = game.choice(weights);
        game.play(card);
    }
}
