//! Learns the order in which cards are tried where all tricks are asked for and writes it to `solver/src/forcing.bin`:
//! `cargo run --release -p doko-solver --example train-forcing -- 7 solver/src/forcing.bin`.
//!
//! The first argument is the seed; it alone decides the result. What is learned from are random hands in which cards are
//! exchanged one by one so that a side gets the better ones, until it can force all tricks: the last such position in
//! which it cannot, and the first in which it can.

use game::{BySeat, ByTeam, Card, Contract, Hand, Parties, Position, PositionParts, Rules, Seat, SeatSet, Solo, Team};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use solver::training::{Trainer, with_better_card};
use solver::{Budget, Config, Switch, try_forces};

/// How many deals each round has; each begins with the order that the one before has learned.
const ROUNDS: [usize; 4] = [300, 1000, 2000, 4000];
/// Of how many samples, of seeds that follow each other, the order is the mean.
const N_SAMPLES: u64 = 3;
/// How many cards are played in the tree of a position at most.
const NODES: u64 = 300_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seed: u64 = arguments.next().and_then(|text| text.parse().ok()).expect("the first argument is the seed");
    let path = arguments.next().expect("the second argument is the file to write");
    let orders = [2, 1].map(|n_re| {
        let seeds = (seed..seed + N_SAMPLES).into_par_iter();
        Trainer::mean(&seeds.map(|seed| order(seed, n_re)).collect::<Vec<_>>())
    });
    std::fs::write(&path, Trainer::to_bytes(&orders)).expect("the file can be written");
}

/// Learns from one sample.
fn order(seed: u64, n_re: usize) -> Vec<i16> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut weights = Trainer::no_weights();
    for n_deals in ROUNDS {
        let mut trainer = Trainer::new(rng.random());
        for _ in 0..n_deals {
            let team = *Team::ALL.choose(&mut rng).expect("there are two");
            for position in almost_forced(&mut rng, n_re, team) {
                trainer.learn_forcing(&position, team, &weights, NODES);
            }
        }
        println!("seed {seed}: {n_deals} deals, {} sampled choices", trainer.n_choices());
        weights = trainer.weights();
    }
    weights
}

/// Returns the last position in which the side cannot force all tricks and the first in which it can, as far as they are
/// found out.
fn almost_forced(rng: &mut ChaCha8Rng, n_re: usize, team: Team) -> Vec<Position> {
    // What has been learned before must not matter.
    let config = Config { order: Switch::Off, ..Config::default() };
    let budget = Budget { nodes: Some(NODES), ..Budget::UNLIMITED };
    let mut last = random_position(rng, n_re);
    loop {
        let Some(next) = (0..1_000).find_map(|_| with_better_cards(&last, team, rng)) else {
            return vec![last];
        };
        let n_tricks = next.cards().tricks_left();
        match try_forces(&next, team, n_tricks, &config, budget, &mut ()).0 {
            Some(false) => last = next,
            Some(true) | None => return vec![last, next],
        }
    }
}

fn random_position(rng: &mut ChaCha8Rng, n_re: usize) -> Position {
    let rules = if rng.random_bool(0.8) { Rules::DDV } else { Rules::BSV };
    let is_silent = n_re == 2 || rng.random_bool(0.15);
    let solo = Contract::Solo(*Solo::ALL.choose(rng).expect("there are seven"));
    let n_tricks = *[7, 8, 8, 9, 9, 10, 10, 11, 12, 12].choose(rng).expect("there are ten");
    let n_tricks = rules.n_tricks().min(n_tricks);
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let mut seats = Seat::ALL;
    seats.shuffle(rng);
    let parts = PositionParts {
        rules,
        contract: if is_silent { Contract::Normal } else { solo },
        schweine: None,
        parties: Parties { re: SeatSet::of(&seats[..n_re]) },
        hands: BySeat::from_fn(|seat| Hand::of(&deck[seat.index() * n_tricks..][..n_tricks])),
        leader: seats[rng.random_range(0..4)],
        trick: Vec::new(),
        won: None,
        calls: ByTeam::default(),
    };
    Position::new(parts).expect("a random position fits together")
}

/// Exchanges two random cards of different sides so that the team gets the better one, if it is better.
fn with_better_cards(position: &Position, team: Team, rng: &mut ChaCha8Rng) -> Option<Position> {
    let mut pick = |team| {
        let seats: Vec<Seat> = position.parties().members(team).iter().collect();
        let seat = *seats.choose(rng).expect("a side has a member");
        let cards: Vec<Card> = position.cards().hands()[seat].cards().collect();
        (seat, *cards.choose(rng).expect("a hand has cards"))
    };
    let own = pick(team);
    with_better_card(position, own, pick(!team))
}
