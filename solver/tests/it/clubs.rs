//! The rules of clubs: every question has the answer of brute force where the tens of hearts, and soli, have rules of their own.

use crate::support::ask::{points_value, tricks, value, verdict};
use crate::support::stakes::with_half_won;
use crate::support::{club_position, club_rules, position_of, rng, show};
use doko_solver::{
    BestAugen, BestPoints, BestTricks, Claim, Config, Limits, Manner, Solver, Verdict, brute, check_counter_line,
};
use game::rules::HeartTenInLastTrick;
use game::{Card, CardPlay, Contract, Position, Seat, Team};
use rand::RngExt;

/// Returns the options that distinguish the rules, and the position.
fn told(position: &Position) -> String {
    let rules = position.rules();
    let options = (rules.deck.second_heart_ten_wins, rules.deck.heart_ten_in_last_trick, rules.deck.heart_ten_trump);
    format!("{options:?} {}", show(position))
}

#[test]
fn augen_and_tricks_equal_brute() {
    let mut rng = rng(101);
    let config = Config::default().with_table_bytes(1 << 16);
    for n in 0..8_000 {
        let position = club_position(&mut rng, if n % 40 == 0 { 4 } else { 3 });
        assert_eq!(value(&position, &config), brute::augen(&position), "{}", told(&position));
        for team in Team::ALL {
            assert_eq!(tricks(&position, team, &config), brute::tricks(&position, team), "{team} {}", told(&position));
        }
    }
}

#[test]
fn points_equal_brute() {
    let mut rng = rng(102);
    let mut n_asked = 0;
    while n_asked < 4_000 {
        let Some(position) = with_half_won(&club_position(&mut rng, 3)) else { continue };
        let expected = brute::points(&position, &[]).expect("it says what was won");
        assert_eq!(points_value(&position, &[], &Config::default()), Ok(expected), "{}", told(&position));
        n_asked += 1;
    }
}

/// What one solver has found of a game is true of every other position of it: the table is asked again and again.
#[test]
fn what_is_remembered_of_a_game_holds_for_its_other_positions() {
    let mut rng = rng(103);
    for _ in 0..40 {
        let rules = club_rules(&mut rng);
        let mut solver = Solver::new(&Config::default());
        for _ in 0..60 {
            let n_tricks = rng.random_range(2..=3);
            let position = position_of(&mut rng, rules.clone(), Contract::Normal, n_tricks, 0);
            let found = solver.ask(&position, BestAugen::value(), Limits::NONE).exact();
            assert_eq!(found, brute::augen(&position), "{}", told(&position));
            let found = solver.ask(&position, BestTricks::of(Team::Re), Limits::NONE).exact();
            assert_eq!(found, brute::tricks(&position, Team::Re), "{}", told(&position));
            let Some(position) = with_half_won(&position) else { continue };
            let found = solver.ask(&position, BestPoints::value(), Limits::NONE).map(|answer| answer.exact());
            assert_eq!(found, brute::points(&position, &[]), "{}", told(&position));
        }
    }
}

/// Returns after how many tricks a side can lose one at the earliest, over all legal lines.
fn earliest_loss(position: &Position, play: &CardPlay, team: Team, n_before: usize) -> Option<usize> {
    let order = position.order();
    let losses = play.legal(order).iter().filter_map(|card| {
        let mut next = *play;
        match next.play(order, card).and_then(|trick| trick.owner()) {
            Some(winner) if position.parties().team_of(winner) != team => Some(n_before + 1),
            complete => earliest_loss(position, &next, team, n_before + usize::from(complete.is_some())),
        }
    });
    losses.min()
}

#[test]
fn verdicts_equal_all_lines_of_play() {
    let mut rng = rng(104);
    let mut n_held = 0;
    for _ in 0..12_000 {
        let position = club_position(&mut rng, 3);
        for team in Team::ALL {
            let claim = Claim::new(&position, team, Manner::EveryOrder).expect("a side can claim");
            let expected = earliest_loss(&position, position.cards(), team, 0);
            match verdict(&position, &claim) {
                Verdict::Holds { .. } => {
                    assert_eq!(expected, None, "{team} {}", told(&position));
                    n_held += 1;
                }
                Verdict::Fails { line } => {
                    assert_eq!(check_counter_line(&position, &claim, &line), Ok(()), "{team} {}", told(&position));
                    let lying = position.cards().trick().len();
                    assert_eq!(expected, Some((lying + line.len()) / 4), "{team} {}", told(&position));
                }
            }
        }
    }
    assert!(500 < n_held, "{n_held}");
}

/// In the last trick the second ten of hearts takes what the first would have taken before.
#[test]
fn a_claim_in_order_plays_the_ten_of_hearts_before_the_last_trick() {
    let text = "rules=ddv game=normal re=NS leader=N N=HT,CA E=HT,CT S=DK,CK W=D9,C9";
    let same = notation::position(text).expect("a position");
    let mut parts = same.parts().clone();
    parts.rules.deck.heart_ten_in_last_trick = HeartTenInLastTrick::Reversed;
    let reversed = Position::new(parts).expect("a position");
    let in_order = |cards: [Card; 2]| Manner::InOrder { claimant: Seat::N, order: cards.to_vec() };
    for (manner, if_same, if_reversed) in [
        (Manner::EveryOrder, true, false),
        (in_order([Card::HT, Card::CA]), true, true),
        (in_order([Card::CA, Card::HT]), true, false),
    ] {
        for (position, holds) in [(&same, if_same), (&reversed, if_reversed)] {
            let claim = Claim::new(position, Team::Re, manner.clone()).expect("a side can claim");
            assert_eq!(verdict(position, &claim).holds(), holds, "{manner:?}");
        }
    }
}
