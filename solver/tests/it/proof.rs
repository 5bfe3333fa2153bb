//! Proofs: a bound that holds has one, a bound that does not has none, by plain minimax.

use crate::support::{any_position, rng};
use doko_solver::proof::{Bound, Choice, Count, NoProof, strategy};
use doko_solver::{Solver, brute};
use game::Team;

#[test]
fn what_minimax_finds_can_be_proven_and_no_more() {
    let mut rng = rng(73);
    let mut solver = Solver::default();
    for _ in 0..150 {
        let position = any_position(&mut rng, 3);
        let left = position.cards().augen_left().0;
        let re = brute::augen(&position).0;
        for (team, value) in [(Team::Re, re), (Team::Kontra, left - re)] {
            let bound = |least| Bound { team, count: Count::Augen, least, choice: Choice::Best };
            assert!(strategy(&mut solver, &position, bound(i32::from(value))).is_ok(), "{position}");
            assert_eq!(
                strategy(&mut solver, &position, bound(i32::from(value) + 1)),
                Err(NoProof::False),
                "{position}"
            );
        }
    }
}
