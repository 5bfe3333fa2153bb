//! Learns the order in which cards are tried and writes it to `solver/src/order.bin`:
//! `cargo run --release -p doko-solver --example train-order -- 7 solver/src/order.bin`.
//!
//! The first argument is the seed; it alone decides the result.

use game::{
    BySeat, ByTeam, Card, CardPlay, Contract, Hand, Order, Parties, Position, PositionParts, Rules, Schweine, Seat,
    SeatSet,
};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solver::training::{Trainer, scores_by_hand};

/// How many positions the rounds have; each begins with the order that the one before has learned.
const ROUNDS: [usize; 3] = [200, 200, 600];
/// How many cards are played in the tree of a position.
const NODES: u64 = 1_000_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seed: u64 = arguments.next().and_then(|text| text.parse().ok()).expect("the first argument is the seed");
    let path = arguments.next().expect("the second argument is the file to write");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut scores = scores_by_hand();
    for n_positions in ROUNDS {
        let mut trainer = Trainer::new(rng.random());
        for _ in 0..n_positions {
            trainer.learn(&random_position(&mut rng), &scores, NODES);
        }
        println!("{n_positions} positions, {} cards in sampled choices", trainer.n_tries());
        scores = trainer.scores();
    }
    std::fs::write(&path, solver::training::learned_part(&scores)).expect("the file can be written");
}

/// Returns a normal game of two against two after random play.
fn random_position(rng: &mut ChaCha8Rng) -> Position {
    loop {
        let rules = if rng.random_bool(0.8) { Rules::DDV } else { Rules::BSV };
        let n_left = *[7, 8, 8, 9, 9, 10, 10, 11, 12, 12].choose(rng).expect("there are ten");
        let mut deck: Vec<Card> = rules.deck().cards().collect();
        deck.shuffle(rng);
        let dealt = rules.n_tricks();
        let hands = BySeat::from_fn(|seat| Hand::of(&deck[seat.index() * dealt..][..dealt]));
        let re: SeatSet = Seat::ALL.into_iter().filter(|&seat| hands[seat].contains(Card::CQ)).collect();
        if re.len() != 2 || dealt < n_left {
            continue;
        }
        let order = Order::new(&rules, Contract::Normal, Schweine::None);
        let leader = *Seat::ALL.choose(rng).expect("there are four");
        let mut play = CardPlay::new(hands, leader);
        while n_left < play.tricks_left() || !play.trick().is_empty() {
            let legal: Vec<Card> = play.legal(&order).iter().collect();
            play.play(&order, *legal.choose(rng).expect("a hand with cards has a legal one"));
        }
        let parts = PositionParts {
            rules,
            contract: Contract::Normal,
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
