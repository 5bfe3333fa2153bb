//! A search that is kept, and one that is helped, give the same answers.

mod support;

use game::{Augen, Position, Team};
use rayon::ThreadPoolBuilder;
use solver::{Budget, Config, Solver, Switch, Threads, brute, card_values, value};
use support::{any_position, position_of, rng, show, with_better_cards};

#[test]
fn what_is_remembered_from_other_positions_is_true() {
    let mut rng = rng(1);
    let config = Config { table_bytes: 1 << 20, ..Config::default() };
    let mut solvers = [Solver::new(&config), Solver::new(&Config { native_bits: Switch::Off, ..config })];
    let mut position = any_position(&mut rng, 3);
    for n in 0..3_000 {
        let other = any_position(&mut rng, 3);
        // Mostly the game of the last position with other cards, other parties, another leader.
        position = if n % 30 == 0 {
            other
        } else {
            position_of(&mut rng, position.rules().clone(), position.parts().contract, 3, n % 4)
        };
        let expected = brute::value(&position);
        let solver = &mut solvers[n / 100 % 2];
        assert_eq!(solver.value(&position), expected, "{}", show(&position));
        assert!(solver.reaches(&position, expected));
        assert!(!solver.reaches(&position, expected + Augen(1)), "{}", show(&position));
        // Two cards exchanged: most of what is remembered fits or nearly fits.
        if let Some(other) = with_better_cards(&position, Team::Re, &mut rng) {
            assert_eq!(solver.value(&other), brute::value(&other), "{}", show(&other));
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
        let first = solver.bounds(&position, Budget::UNLIMITED);
        let second = solver.bounds(&position, Budget::UNLIMITED);
        assert_eq!(first.value(), second.value());
        assert!(second.nodes <= first.nodes);
        assert_eq!(solver.card_values(&position), card_values(&position, &config), "{}", show(&position));
        solver.forget();
        assert_eq!(solver.bounds(&position, Budget::UNLIMITED), first);
        let none = Budget { nodes: Some(0), ..Budget::UNLIMITED };
        assert_eq!(solver.try_reaches(&position, Augen(1), none), None);
    }
}

#[test]
fn a_helped_search_has_the_same_values() {
    let mut rng = rng(3);
    let alone = Config::default();
    let pool = ThreadPoolBuilder::new().num_threads(4).build().expect("four threads can be started");
    pool.install(|| {
        for n in 0..150 {
            let position = any_position(&mut rng, 6);
            // The smaller table grows and fills up while it is shared.
            let table_bytes = [1 << 12, 1 << 18, 256 << 20][n % 3];
            let config = Config { threads: Threads::Pool { after: 20 }, table_bytes, ..alone.clone() };
            assert_eq!(value(&position, &config), value(&position, &alone), "{}", show(&position));
            assert_eq!(card_values(&position, &config), card_values(&position, &alone), "{}", show(&position));
        }
    });
}

#[test]
fn a_helped_search_keeps_to_its_budget() {
    let position: Position = any_position(&mut rng(4), 6);
    let config = Config { threads: Threads::Pool { after: 0 }, ..Config::default() };
    let counted = Budget { nodes: Some(500), ..Budget::UNLIMITED };
    let mut solver = Solver::new(&config);
    assert_eq!(solver.bounds(&position, counted), Solver::new(&Config::default()).bounds(&position, counted));
    let stop = std::sync::atomic::AtomicBool::new(true);
    let stopped = Budget { stop: Some(&stop), ..Budget::UNLIMITED };
    assert_eq!(Solver::new(&config).try_reaches(&position, Augen(1), stopped), None);
}
