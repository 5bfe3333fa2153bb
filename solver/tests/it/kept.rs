//! A search that is kept, and one that is helped, give the same answers.

use crate::support::ask::{card_values, forces, points_cards, points_line, points_value, tricks, value};
use crate::support::stakes::with_half_won;
use crate::support::{any_position, position_of, rng, show, with_better_cards};
use doko_solver::experiment::{Switch, Switches};
use doko_solver::{BestAugen, BestPoints, BestTricks, Config, Limits, Observer, Solver, Stop, Threads, Tricks, brute};
use game::rules::Sonderpunkt;
use game::{Augen, Contract, Position, Rules, Solo, Team};
use rand::Rng;
use rayon::ThreadPoolBuilder;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

fn kept_value(solver: &mut Solver, position: &Position) -> Augen {
    solver.ask(position, BestAugen::value(), Limits::NONE).exact()
}

#[test]
fn what_is_remembered_from_other_positions_is_true() {
    let mut rng = rng(1);
    let config = Config::default().with_table_bytes(1 << 20);
    let mut solvers = [
        Solver::new(&config),
        Solver::new(&config.with_switches(Switches { native_bits: Switch::Off, ..Switches::default() })),
    ];
    let mut position = any_position(&mut rng, 3);
    for n in 0..3_000 {
        let other = any_position(&mut rng, 3);
        // Mostly the game of the last position with other cards, other sides, another leader.
        position = if n % 30 == 0 {
            other
        } else {
            position_of(&mut rng, position.rules().clone(), position.parts().contract, 3, n % 4)
        };
        let expected = brute::augen(&position);
        let solver = &mut solvers[n / 100 % 2];
        assert_eq!(kept_value(solver, &position), expected, "{}", show(&position));
        for least in [expected, expected + Augen(1)] {
            let answer = solver.ask(&position, BestAugen::at_least(least), Limits::NONE);
            assert_eq!(answer.reaches(least), Some(least == expected), "{}", show(&position));
        }
        // Two cards exchanged: most of what is remembered fits or nearly fits.
        if let Some(other) = with_better_cards(&position, Team::Re, &mut rng) {
            assert_eq!(kept_value(solver, &other), brute::augen(&other), "{}", show(&other));
        }
    }
}

#[test]
fn a_kept_search_plays_fewer_cards_and_has_the_values_of_cards_too() {
    let mut rng = rng(2);
    let config = Config::default();
    let mut solver = Solver::new(&config);
    for _ in 0..40 {
        let position = any_position(&mut rng, 6);
        solver.forget();
        let mut ask = |question| solver.ask(&position, question, Limits::NONE);
        let (first, second, cards) = (ask(BestAugen::value()), ask(BestAugen::value()), ask(BestAugen::each_card()));
        assert_eq!(first.exact(), second.exact());
        assert!(second.nodes <= first.nodes);
        assert_eq!(cards.exact_cards(), card_values(&position, &config), "{}", show(&position));
        solver.forget();
        assert_eq!(solver.ask(&position, BestAugen::value(), Limits::NONE), first);
        let none = Limits { nodes: Some(0), ..Limits::NONE };
        assert_eq!(solver.ask(&position, BestAugen::at_least(Augen(1)), none).reaches(Augen(1)), None);
    }
}

#[test]
fn what_is_remembered_of_the_score_is_true_too() {
    let mut rng = rng(5);
    let mut solver = Solver::new(&Config::default().with_table_bytes(1 << 20));
    let mut position = any_position(&mut rng, 3);
    for n in 0..3_000 {
        let other = any_position(&mut rng, 3);
        position = if n % 30 == 0 {
            other
        } else {
            position_of(&mut rng, position.rules().clone(), position.parts().contract, 3, n % 4)
        };
        let Some(mut scored) = with_half_won(&position) else { continue };
        if n % 100 < 10 {
            // Other rules with the same order of cards.
            let mut parts = scored.parts().clone();
            parts.rules = parts.rules.with(|rules| rules.special.points = vec![Sonderpunkt::Doppelkopf].into());
            scored = Position::new(parts).expect("only the score differs");
        }
        let earned = if n.is_multiple_of(7) { vec![(Sonderpunkt::Doppelkopf, Team::Kontra)] } else { Vec::new() };
        let found = solver.ask(&scored, BestPoints::value().with_earned(&earned), Limits::NONE);
        let expected = brute::points(&scored, &earned);
        assert_eq!(found.map(|answer| answer.exact()), expected, "{earned:?} {}", show(&scored));
        if n.is_multiple_of(10) {
            // In between, Augen by the same table, and tricks.
            assert_eq!(kept_value(&mut solver, &position), brute::augen(&position), "{}", show(&position));
            let n_tricks = solver.ask(&position, BestTricks::of(Team::Re), Limits::NONE).exact();
            assert_eq!(n_tricks, brute::tricks(&position, Team::Re), "{}", show(&position));
            let answer = solver.ask(&scored, BestPoints::each_card().with_earned(&earned), Limits::NONE);
            let cards = answer.map(|answer| answer.exact_cards());
            assert_eq!(points_cards(&scored, &earned, &Config::default()), cards, "{}", show(&scored));
            let answer = solver.ask(&scored, BestPoints::line().with_earned(&earned), Limits::NONE);
            let line = answer.map(|answer| answer.line);
            assert_eq!(points_line(&scored, &earned, &Config::default()), line, "{}", show(&scored));
        }
    }
}

/// A position that is large enough for helpers: they try cards only with seven tricks left or more.
fn large_position(rng: &mut impl Rng, n: usize) -> Position {
    let contract = if n.is_multiple_of(3) { Contract::Solo(Solo::ALL[n / 3 % 7]) } else { Contract::Normal };
    position_of(rng, Rules::ALL[n % 3].clone(), contract, 8 + n % 2, n / 2 % 4)
}

/// The smaller tables grow and fill up while they are shared.
const TABLES: [usize; 3] = [1 << 13, 1 << 16, 256 << 20];

/// A search that is helped soon.
fn helped(table_bytes: usize) -> Config {
    Config::default()
        .with_threads(Threads::Pool { after: 20 })
        .with_table_bytes(table_bytes)
        .with_switches(Switches { first_guess: Switch::Off, ..Switches::default() })
}

fn among_four_threads(work: impl FnOnce() + Send) {
    ThreadPoolBuilder::new().num_threads(4).build().expect("four threads can be started").install(work);
}

/// Hears how many cards the search has played, and where those who help add up theirs.
#[derive(Default)]
struct Heard {
    own: u64,
    helpers: Option<Arc<AtomicU64>>,
}

impl Observer for Heard {
    fn node(&mut self) {
        self.own += 1;
    }

    fn helped(&mut self, cards: &Arc<AtomicU64>) {
        assert!(self.helpers.is_none() && cards.load(Ordering::Relaxed) == 0);
        self.helpers = Some(Arc::clone(cards));
    }
}

impl Heard {
    /// Returns how many of the `nodes` cards of a search were those of helpers.
    fn of_helpers(&self, nodes: u64) -> u64 {
        let of_helpers = self.helpers.as_ref().map_or(0, |cards| cards.load(Ordering::Relaxed));
        assert_eq!(self.own + of_helpers, nodes);
        of_helpers
    }
}

#[test]
#[ignore = "slow"]
fn a_helped_search_has_the_same_values() {
    let mut rng = rng(3);
    let alone = Config::default();
    let mut n_helped = 0;
    among_four_threads(|| {
        for n in 0..30 {
            let position = large_position(&mut rng, n);
            let config = helped(TABLES[n % 3]);
            let mut heard = Heard::default();
            let question = BestAugen::value();
            let helped = Solver::new(&config).ask_observed(&position, question, Limits::NONE, &mut heard);
            n_helped += usize::from(0 < heard.of_helpers(helped.nodes));
            assert_eq!(helped.value(), Some(value(&position, &alone)), "{}", show(&position));
            if n.is_multiple_of(10) {
                assert_eq!(card_values(&position, &config), card_values(&position, &alone), "{}", show(&position));
            }
        }
    });
    // How many are depends on when threads get to it.
    assert!(1 < n_helped, "only {n_helped} were helped");
}

#[test]
#[ignore = "slow"]
fn a_helped_search_for_the_score_has_the_same_values() {
    let mut rng = rng(6);
    let alone = Config::default();
    let mut n_helped = 0;
    among_four_threads(|| {
        for n in 0..60 {
            let Some(position) = with_half_won(&large_position(&mut rng, n)) else { continue };
            let config = helped(TABLES[n % 3]);
            let mut heard = Heard::default();
            let question = BestPoints::value();
            let helped = Solver::new(&config).ask_observed(&position, question, Limits::NONE, &mut heard);
            let helped = helped.expect("it is said");
            n_helped += usize::from(0 < heard.of_helpers(helped.nodes));
            assert_eq!(helped.value(), points_value(&position, &[], &alone).ok(), "{}", show(&position));
            if n.is_multiple_of(10) {
                let cards = points_cards(&position, &[], &config);
                assert_eq!(cards, points_cards(&position, &[], &alone), "{}", show(&position));
            }
        }
    });
    // How many are depends on when threads get to it.
    assert!(1 < n_helped, "only {n_helped} were helped");
}

#[test]
fn a_helped_search_for_tricks_has_the_same_values() {
    let mut rng = rng(7);
    let alone = Config::default();
    among_four_threads(|| {
        for n in 0..40 {
            let position = large_position(&mut rng, n);
            let config = helped(alone.table_bytes);
            let n_tricks = tricks(&position, Team::Re, &alone);
            assert_eq!(tricks(&position, Team::Re, &config), n_tricks, "{}", show(&position));
            assert!(forces(&position, Team::Re, n_tricks, &config), "{}", show(&position));
            assert!(!forces(&position, Team::Re, Tricks(n_tricks.0 + 1), &config), "{}", show(&position));
        }
    });
}

#[test]
fn a_helped_search_keeps_to_its_budget() {
    let position: Position = large_position(&mut rng(4), 1);
    let config = Config::default().with_threads(Threads::Pool { after: 0 });
    let counted = Limits { nodes: Some(500), ..Limits::NONE };
    let of = |config| Solver::new(config).ask(&position, BestAugen::value(), counted);
    assert_eq!(of(&config), of(&Config::default()));
    let stop = Stop::new();
    stop.set();
    let stopped = Limits::until(&stop);
    let answer = Solver::new(&config).ask(&position, BestAugen::at_least(Augen(1)), stopped);
    assert_eq!(answer.reaches(Augen(1)), None);
}
