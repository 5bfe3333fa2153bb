//! Random playouts follow the rules and do not prefer a card.

use crate::support::{any_position, position_of, rng, show};
use doko_solver::experiment::{Switch, Switches};
use doko_solver::{Config, Playouts};
use game::{Augen, Card, CardPlay, Contract, Position, Rules, Solo, Team};
use rand::{Rng, RngExt};
use std::collections::BTreeMap;

#[test]
fn both_machines_play_the_same_games() {
    let mut rng = rng(11);
    let portable = Config::default().with_switches(Switches { native_bits: Switch::Off, ..Switches::default() });
    for n in 0..2_000 {
        let position = any_position(&mut rng, 10);
        let words: Vec<u64> = (0..10).map(|_| rng.next_u64()).collect();
        let play = |config: &Config| {
            let mut next = words.iter().copied().cycle();
            Playouts::new(&position, config).augen(&mut || next.next().expect("words go round"))
        };
        assert_eq!(play(&Config::default()), play(&portable), "{n} {}", show(&position));
    }
}

/// Every line of play with its probability, card by card, by the rules of the game.
fn distribution(play: &CardPlay, position: &Position, re: u16, weight: f64, into: &mut BTreeMap<u16, f64>) {
    if play.is_over() {
        *into.entry(re).or_default() += weight;
        return;
    }
    let legal = play.legal(position.order());
    let copies = |card: Card| play.hands()[play.turn()].count(card) as f64;
    let all: f64 = legal.iter().map(copies).sum();
    for card in legal {
        let mut next = *play;
        let gained = match next.play(position.order(), card) {
            Some(trick) if trick.owner().map(|seat| position.parties().team_of(seat)) == Some(Team::Re) => {
                trick.augen().0
            }
            _ => 0,
        };
        distribution(&next, position, re + gained, weight * copies(card) / all, into);
    }
}

#[test]
fn playouts_are_distributed_like_random_games() {
    const GAMES: u32 = 4_000;
    let mut rng = rng(12);
    for _ in 0..60 {
        let position = any_position(&mut rng, 3);
        let mut expected = BTreeMap::new();
        distribution(position.cards(), &position, 0, 1.0, &mut expected);
        let playouts = Playouts::new(&position, &Config::default());
        let mut seen: BTreeMap<u16, u32> = BTreeMap::new();
        for _ in 0..GAMES {
            *seen.entry(playouts.augen(&mut || rng.next_u64()).0).or_default() += 1;
        }
        for augen in seen.keys() {
            assert!(expected.contains_key(augen), "{augen} Augen cannot be in {}", show(&position));
        }
        for (augen, share) in expected {
            let share_seen = f64::from(seen.get(&augen).copied().unwrap_or_default()) / f64::from(GAMES);
            assert!((share_seen - share).abs() < 0.05, "{augen}: {share_seen} not {share} in {}", show(&position));
        }
    }
}

#[test]
fn whole_deals_share_out_all_augen_fairly() {
    let mut rng = rng(13);
    for rules in Rules::ALL {
        let mut sum = 0;
        for _ in 0..400 {
            let n_tricks = rules.n_tricks();
            // In a solo any seat can be Re; in a normal game it is those with the highest trumps but one.
            let position = position_of(&mut rng, rules.clone(), Contract::Solo(Solo::Damen), n_tricks, 0);
            let playouts = Playouts::new(&position, &Config::default());
            let augen = playouts.augen(&mut || rng.random());
            assert!(augen <= Augen::DECK);
            sum += u32::from(augen.0) * 2;
        }
        assert!((100 * 400..140 * 400).contains(&sum), "{}", sum / 400);
    }
}
