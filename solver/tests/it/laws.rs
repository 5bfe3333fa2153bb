//! Laws that hold for every position: other names for seats and sides, calls that only raise the stakes.

use crate::support::ask::{card_values, forces_all, points_value, tricks, value, verdict};
use crate::support::stakes::with_half_won;
use crate::support::{any_position, position_of, rng, show, with_better_cards};
use doko_solver::{Claim, Config, Manner, Tricks, brute};
use game::rules::SecondHeartTen;
use game::{Augen, BySeat, Card, Contract, Level, Parties, Points, Position, PositionParts, Rules, Seat, Solo, Team};
use rand::Rng;
use rand::seq::IndexedRandom;

/// Returns the position with every seat moved by `places` places.
fn turned(position: &Position, places: usize) -> Position {
    let parts = position.parts();
    let seat = |seat: Seat| Seat::from_index((seat.index() + places) & 3);
    let back = |seat: Seat| Seat::from_index((seat.index() + 4 - places) & 3);
    let turned = PositionParts {
        hands: BySeat::from_fn(|place| parts.hands[back(place)]),
        leader: seat(parts.leader),
        parties: Parties { re: parts.parties.re.iter().map(seat).collect() },
        schweine: game::SchweineHolders(parts.schweine.0.map(|holder| holder.map(seat))),
        ..parts.clone()
    };
    Position::new(turned).expect("the same position fits together")
}

#[test]
fn it_does_not_matter_which_seat_is_called_north() {
    let mut rng = rng(31);
    let config = Config::default().with_table_bytes(1 << 16);
    for n in 0..1_500 {
        let mut position = any_position(&mut rng, 5);
        let team = Team::ALL[n % 2];
        for _ in 0..n % 6 {
            position = with_better_cards(&position, team, &mut rng).unwrap_or(position);
        }
        let other = turned(&position, 1 + n % 3);
        assert_eq!(value(&position, &config), value(&other, &config), "{}", show(&position));
        assert_eq!(card_values(&position, &config), card_values(&other, &config), "{}", show(&position));
        assert_eq!(forces_all(&position, team, &config), forces_all(&other, team, &config), "{}", show(&position));
        assert_eq!(tricks(&position, team, &config), tricks(&other, team, &config));
        let holds = |position: &Position| {
            let claim = Claim::new(position, team, Manner::EveryOrder).expect("it fits");
            verdict(position, &claim).holds()
        };
        assert_eq!(holds(&position), holds(&other), "{}", show(&position));
        if let (Some(position), Some(other)) = (with_half_won(&position), with_half_won(&other)) {
            assert_eq!(points_value(&position, &[], &config), points_value(&other, &[], &config));
        }
    }
}

#[test]
fn what_re_does_not_get_kontra_gets() {
    let mut rng = rng(32);
    for n in 0..1_500 {
        let rules = Rules::ALL[n % 3].clone();
        let position = position_of(&mut rng, rules, Contract::Normal, 1 + n % 5, n / 5 % 4);
        let mut parts = position.parts().clone();
        parts.parties = Parties { re: position.parties().members(Team::Kontra) };
        // Three against one is a game of one against three with the other name only where that is allowed.
        let Ok(other) = Position::new(parts) else { continue };
        let config = Config::default();
        let (re, kontra) = (value(&position, &config), value(&other, &config));
        assert_eq!(re + kontra, position.cards().augen_left(), "{}", show(&position));
        let tricks = |position: &Position, team| tricks(position, team, &config);
        assert_eq!(tricks(&position, Team::Re), tricks(&other, Team::Kontra), "{}", show(&position));
    }
}

#[test]
fn a_soloist_who_says_re_wins_or_loses_two_points_more() {
    let mut rng = rng(33);
    let (mut won, mut lost) = (0, 0);
    for n in 0..1_500 {
        let solo = Solo::ALL[n % 7];
        let position = position_of(&mut rng, Rules::DDV, Contract::Solo(solo), 1 + n % 4, n / 4 % 4);
        let Some(position) = with_half_won(&position) else { continue };
        let mut parts = position.parts().clone();
        parts.calls.re = Level::Ansage;
        let called = Position::new(parts).expect("the call fits");
        let points = |position| points_value(position, &[], &Config::default()).expect("it says what was won");
        let (plain, called) = (points(&position), points(&called));
        // A solo has no special points, so the winner has the points, and no line is better for another reason.
        assert_ne!(plain, Points(0), "{}", show(&position));
        assert_eq!(called.0, plain.0 + 2 * plain.0.signum(), "{}", show(&position));
        won += usize::from(0 < plain.0);
        lost += usize::from(plain.0 < 0);
    }
    assert!(100 < won && 100 < lost, "{won} {lost}");
}

/// Returns the position with a card exchanged for one that is not in play and that counts more or less, between the same
/// neighbours in rank, so that nothing else changes; and how much more it counts.
fn with_card_that_counts_differently(position: &Position, rng: &mut impl Rng) -> Option<(Position, i32)> {
    let mut parts = position.parts().clone();
    let sorted = position.order().sorted();
    let copies = |card: Card| {
        let held: usize = parts.hands.iter().map(|(_, hand)| hand.count(card)).sum();
        held + parts.trick.iter().filter(|&&lying| lying == card).count()
    };
    let seat = *Seat::ALL.choose(rng)?;
    let card = *parts.hands[seat].cards().collect::<Vec<_>>().choose(rng)?;
    if copies(card) != 1 {
        return None;
    }
    let place = sorted.iter().position(|&other| other == card)?;
    let alike = |other: &&Card| position.order().class_of(**other) == position.order().class_of(card);
    let above = sorted[..place].iter().rev().take_while(alike).take_while(|&&other| copies(other) == 0);
    let below = sorted[place + 1..].iter().take_while(alike).take_while(|&&other| copies(other) == 0);
    let instead: Vec<Card> = above.chain(below).copied().filter(|other| other.augen() != card.augen()).collect();
    let instead = *instead.choose(rng)?;
    parts.hands[seat].remove(card);
    parts.hands[seat].add(instead);
    let more = i32::from(instead.augen().0) - i32::from(card.augen().0);
    Some((Position::new(parts).ok()?, more))
}

#[test]
fn what_a_card_counts_more_changes_the_value_by_no_more() {
    let mut rng = rng(36);
    let mut n_changed = 0;
    for _ in 0..6_000 {
        let position = any_position(&mut rng, 5);
        let Some((other, more)) = with_card_that_counts_differently(&position, &mut rng) else { continue };
        let augen = |position| i32::from(value(position, &Config::default()).0);
        let change = (augen(&other) - augen(&position)) * more.signum();
        assert!(0 <= change && change <= more.abs(), "{change} {more} {} {}", show(&position), show(&other));
        n_changed += usize::from(change != 0);
    }
    assert!(500 < n_changed, "{n_changed}");
}

/// A higher card is no law: a seat that has to win a trick has to lead to the next one.
#[test]
fn a_higher_card_can_cost_augen() {
    let mut rng = rng(34);
    let costs = (0..20_000).filter(|_| {
        let position = any_position(&mut rng, 3);
        let better = with_better_cards(&position, Team::Re, &mut rng);
        // Cards that count the same, so that only the rank has changed.
        better.is_some_and(|better| {
            better.cards().augen_left() == position.cards().augen_left()
                && brute::augen(&better) < brute::augen(&position)
        })
    });
    assert_ne!(costs.take(1).count(), 0);
}

/// Every game of every rule set, with each way in which the tens of hearts may win, and every question about it.
#[test]
fn every_game_and_every_option_equals_brute() {
    let mut rng = rng(35);
    let config = Config::default().with_table_bytes(1 << 14);
    let contracts: Vec<Contract> = std::iter::once(Contract::Normal)
        .chain(Solo::ALL.map(Contract::Solo))
        .filter(|contract| !contract.is_null())
        .collect();
    for rules in Rules::ALL {
        for second in [SecondHeartTen::Never, SecondHeartTen::WhenTrump, SecondHeartTen::Always] {
            for &contract in &contracts {
                for n in 0..40 {
                    let rules = rules.clone().with(|rules| rules.deck.second_heart_ten_wins = second);
                    let position = position_of(&mut rng, rules, contract, 1 + n % 3, n % 4);
                    assert_eq!(value(&position, &config), brute::augen(&position), "{second:?} {}", show(&position));
                    for (card, value) in card_values(&position, &config) {
                        let next = position.after(card).expect("the card is legal");
                        let taken = if next.cards().trick().is_empty()
                            && next.parties().team_of(next.cards().turn()) == Team::Re
                        {
                            position.cards().trick().augen() + card.augen()
                        } else {
                            Augen(0)
                        };
                        assert_eq!(value, taken + brute::augen(&next), "{card} {second:?} {}", show(&position));
                    }
                    if let Some(position) = with_half_won(&position) {
                        let expected = brute::points(&position, &[]);
                        assert_eq!(points_value(&position, &[], &config), expected, "{second:?} {}", show(&position));
                    }
                    for team in Team::ALL {
                        let claim = Claim::new(&position, team, Manner::EveryOrder).expect("it fits");
                        let holds = !can_lose(&position, team);
                        assert_eq!(verdict(&position, &claim).holds(), holds, "{second:?} {}", show(&position));
                        assert_eq!(
                            forces_all(&position, team, &config),
                            tricks(&position, team, &config) == Tricks::left_in(&position)
                        );
                    }
                }
            }
        }
    }
}

/// Returns whether some line of play gives the other side a trick.
fn can_lose(position: &Position, team: Team) -> bool {
    position.cards().legal(position.order()).iter().any(|card| {
        let next = position.after(card).expect("the card is legal");
        let complete = next.cards().trick().is_empty();
        (complete && position.parties().team_of(next.cards().turn()) != team) || can_lose(&next, team)
    })
}
