//! What holds in every game.

use super::driver::{play_on, random_game, rule_sets};
use game::{Augen, CardSet, Contract, GameName, Named, Outcome, Play, Points, Seat, SeatSet, Team};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const GAMES: usize = 600;

#[test]
fn the_actor_always_can_do_something_and_follows_suit() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in rule_sets() {
        for _ in 0..GAMES {
            let mut play = random_game(&rules, &mut rng);
            play_on(&mut play, 48, &mut rng, |play| {
                let actor = play.actor().expect("the game goes on");
                let hand = play.hands()[actor];
                assert_eq!(hand.len(), play.public().cards_in_hand(actor));
                if play.duty().is_some() {
                    assert_eq!(play.legal(), CardSet::EMPTY);
                    return;
                }
                assert!(!play.legal().is_empty() && play.legal().is_subset(hand.kinds()));
                if let Some(led) = play.public().trick().led() {
                    let follows = play.public().order().follow(led);
                    assert!(play.legal().is_subset(follows) || hand.kinds().is_disjoint(follows));
                }
            });
            assert_eq!(play.actor(), None);
        }
    }
}

#[test]
fn a_view_knows_what_its_seat_may_do() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for rules in rule_sets() {
        for _ in 0..GAMES / 4 {
            let mut play = random_game(&rules, &mut rng);
            play_on(&mut play, 48, &mut rng, |play| {
                for seat in Seat::ALL {
                    let view = play.view(seat);
                    assert_eq!(view.team(), play.team_of(seat));
                    assert_eq!(view.calls(), play.calls(seat));
                    let took_part = play.exchange().filter(|swap| [swap.giver, swap.taker].contains(&seat));
                    assert_eq!(view.exchange(), took_part);
                    if play.actor() == Some(seat) {
                        assert_eq!((view.legal(), view.duty()), (play.legal(), play.duty()));
                    } else {
                        assert_eq!((view.legal(), view.duty()), (CardSet::EMPTY, None));
                    }
                    // Without false calls, what everybody knows is true.
                    assert!(play.public().known()[seat].is_none_or(|team| play.team_of(seat) == Some(team)));
                }
            });
        }
    }
}

#[test]
fn every_outcome_adds_up() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for rules in rule_sets() {
        for _ in 0..GAMES {
            let mut play = random_game(&rules, &mut rng);
            let start = play.clone();
            play_on(&mut play, 48, &mut rng, |_| {});
            let calls = play.public().calls().to_vec();
            let outcome = play.finish().expect("all cards are played");
            assert_eq!(outcome.calls, calls);
            check(&start, &outcome);
        }
    }
}

fn check(start: &Play, outcome: &Outcome) {
    let won = outcome.won;
    assert_eq!(won.re.augen + won.kontra.augen, Augen::DECK);
    assert_eq!(usize::from(won.re.tricks + won.kontra.tricks), start.public().rules().n_tricks());
    assert_eq!(outcome.trick_winners().count(), outcome.tricks.len());
    assert_eq!(outcome.score.points.0.into_iter().sum::<Points>(), Points(0));
    let _queens: SeatSet = Seat::ALL.into_iter().filter(|&seat| start.hands()[seat].contains(game::Card::CQ)).collect();
    for team in Team::ALL {
        let calls = outcome.calls.iter();
        let highest = calls.filter(|called| called.team == team).map(|called| called.call.level()).max();
        assert_eq!(outcome.levels[team], highest.unwrap_or_default());
    }
    let queens: SeatSet = Seat::ALL.into_iter().filter(|&seat| start.hands()[seat].contains(game::Card::CQ)).collect();
    match outcome.game.named {
        Named::Normal => assert_eq!(outcome.parties.re, queens),
        Named::Hochzeit { hochzeiter, .. } => {
            assert_eq!(SeatSet::only(hochzeiter), queens);
            let partner = outcome.klaerung.expect("a Hochzeit is cleared").partner();
            assert_eq!(outcome.parties.re, partner.map_or(queens, |partner| queens.with(partner)));
        }
        Named::Trumpfabgabe { giver, taker } => assert_eq!(outcome.parties.re, SeatSet::of(&[giver, taker])),
        Named::Solo { soloist, announced, .. } => {
            assert_eq!(outcome.parties.re, SeatSet::only(soloist));
            assert!(announced <= outcome.levels.re);
        }
    }
    let alone = outcome.parties.soloist().is_some();
    assert_eq!(alone && outcome.game.contract() == Contract::Normal, outcome.scored_as == GameName::StillesSolo);
}
