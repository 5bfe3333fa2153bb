//! Learns the order in which cards are tried and writes it to `solver/src/order.bin`:
//! `cargo run --release -p doko-solver --example train-order -- 7 solver/src/order.bin`.
//!
//! The first argument is the seed; it alone decides the result. It takes a quarter of an hour of a processor for each
//! sample.

use game::{
    BySeat, ByTeam, Card, CardPlay, Contract, Hand, Order, Parties, Position, PositionParts, Rules, Schweine, Seat,
    SeatSet, Solo,
};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use solver::training::Trainer;

/// How many positions each round has; each begins with the order that the one before has learned.
const ROUNDS: [usize; 4] = [150, 1000, 2000, 4000];
/// Of how many samples, of seeds that follow each other, the order is the mean.
const N_SAMPLES: u64 = 5;
/// How many cards are played in the tree of a position at most.
const NODES: [u64; 2] = [1_000_000, 400_000];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seed: u64 = arguments.next().and_then(|text| text.parse().ok()).expect("the first argument is the seed");
    let path = arguments.next().expect("the second argument is the file to write");
    let mut bytes = Vec::new();
    for (is_solo, most_nodes) in [false, true].into_iter().zip(NODES) {
        let orders: Vec<Vec<i16>> =
            (seed..seed + N_SAMPLES).into_par_iter().map(|seed| order(seed, is_solo, most_nodes)).collect();
        bytes.extend(Trainer::mean(&orders).iter().flat_map(|weight| weight.to_le_bytes()));
    }
    std::fs::write(&path, bytes).expect("the file can be written");
}

/// Learns from one sample.
fn order(seed: u64, is_solo: bool, most_nodes: u64) -> Vec<i16> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut weights = Trainer::no_weights();
    for n_positions in ROUNDS {
        let mut trainer = Trainer::new(rng.random());
        for _ in 0..n_positions {
            trainer.learn(&random_position(&mut rng, is_solo), &weights, most_nodes);
        }
        println!("seed {seed}: {n_positions} positions, {} sampled choices", trainer.n_choices());
        weights = trainer.weights();
    }
    weights
}

/// Returns a game after random play: of two against two, or a solo of whom it suits best.
fn random_position(rng: &mut ChaCha8Rng, is_solo: bool) -> Position {
    loop {
        let rules = if rng.random_bool(0.8) { Rules::DDV } else { Rules::BSV };
        let solo = Contract::Solo(*Solo::ALL.choose(rng).expect("there are seven"));
        let contract = if is_solo { solo } else { Contract::Normal };
        let n_left = *[7, 8, 8, 9, 9, 10, 10, 11, 12, 12].choose(rng).expect("there are ten");
        let mut deck: Vec<Card> = rules.deck().cards().collect();
        deck.shuffle(rng);
        let dealt = rules.n_tricks();
        let hands = BySeat::from_fn(|seat| Hand::of(&deck[seat.index() * dealt..][..dealt]));
        let order = Order::new(&rules, contract, Schweine::None);
        let strength = |seat: &Seat| hands[*seat].cards().map(|card| 24 - order.beaten_by(card).len()).sum::<usize>();
        let re: SeatSet = if is_solo {
            Seat::ALL.into_iter().max_by_key(strength).into_iter().collect()
        } else {
            Seat::ALL.into_iter().filter(|&seat| hands[seat].contains(Card::CQ)).collect()
        };
        if re.len() != 2 - usize::from(is_solo) || dealt < n_left {
            continue;
        }
        let leader = *Seat::ALL.choose(rng).expect("there are four");
        let mut play = CardPlay::new(hands, leader);
        while n_left < play.tricks_left() || !play.trick().is_empty() {
            let legal: Vec<Card> = play.legal(&order).iter().collect();
            play.play(&order, *legal.choose(rng).expect("a hand with cards has a legal one"));
        }
        let parts = PositionParts {
            rules,
            contract,
            schweine: None,
            parties: Parties { re },
            hands: *play.hands(),
            leader: play.turn(),
            trick: Vec::new(),
            won: None,
            calls: ByTeam::default(),
        };
        return Position::new(parts).expect("a random position fits together");
    }
}
