//! Learning depends on the seed alone.

use super::{Games, Trainer, almost_forced, random_position};
use game::Rules;
use game::Team;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

/// How many cards are played in the tree of a position at most.
const NODES: u64 = 20_000;

/// Learns twice in the same way and checks that something was learned, the same both times.
fn check(learn: impl Fn(&mut ChaCha8Rng, &mut Trainer)) {
    let learned = || {
        let mut trainer = Trainer::new(1);
        learn(&mut ChaCha8Rng::seed_from_u64(15), &mut trainer);
        (trainer.n_choices(), trainer.weights())
    };
    let (n_choices, weights) = learned();
    assert!(0 < n_choices);
    assert_ne!(weights, Trainer::no_weights());
    assert_eq!(learned(), (n_choices, weights));
}

#[test]
fn an_order_for_augen_is_learned_the_same_way_every_time() {
    check(|rng, trainer| {
        for games in [Games::Pairs, Games::Soli, Games::SoliOfManyTrumps] {
            for _ in 0..4 {
                let position = random_position(rng, games, |_| Rules::DDV, &[6, 7]);
                trainer.learn(&position, &Trainer::no_weights(), NODES);
            }
        }
    });
}

#[test]
fn an_order_for_points_is_learned_the_same_way_every_time() {
    check(|rng, trainer| {
        for _ in 0..12 {
            let rules = |rng: &mut ChaCha8Rng| [Rules::DDV, Rules::BSV].choose(rng).expect("two").clone();
            let position = random_position(rng, Games::Pairs, rules, &[6, 7]);
            trainer.learn_points(&position, &Trainer::no_weights(), NODES).expect("it says what was won");
        }
    });
}

#[test]
fn an_order_for_tricks_is_learned_the_same_way_every_time() {
    check(|rng, trainer| {
        for games in [Games::Pairs, Games::Soli, Games::SoliOfManyTrumps] {
            for position in almost_forced(rng, games, Team::Re) {
                trainer.learn_forcing(&position, Team::Re, &Trainer::no_weights(), 10 * NODES);
            }
        }
    });
}
