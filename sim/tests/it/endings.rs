//! The search over sets of deals against all plans there are, tried one by one. The search is no part of what the crate offers, so
//! its file is a module here, too.

#[path = "../../src/problems/ending.rs"]
mod ending;

use bots::{Draw, Spec};
use ending::{Ending, TooMuch, World};
use game::{Augen, Card, CardSet, Found, Play, Position, Rules, Seat, SeatSet, Spielfindung};
use std::collections::BTreeMap;

/// What the player does after each sequence of cards that he has seen.
type Strategy = BTreeMap<Vec<Card>, Card>;

/// A deal as the rules see it.
#[derive(Clone)]
struct Deal {
    position: Position,
    seat: Seat,
    need: i32,
}

impl Deal {
    fn of(play: &Play, seat: Seat, goal: Augen) -> Self {
        let position = play.position().expect("a position");
        let team = position.parties().team_of(seat);
        let won = position.won().expect("it is known")[team].augen;
        Self { position, seat, need: i32::from(goal.0) - i32::from(won.0) }
    }

    /// Returns what the player may see next and has to decide on, and whether a strategy wins whatever the others play.
    fn is_won_by(&self, cards: &game::CardPlay, need: i32, seen: &mut Vec<Card>, strategy: &Strategy) -> bool {
        if need <= 0 {
            return true;
        }
        if cards.is_over() {
            return false;
        }
        let order = self.position.order();
        let is_own = cards.turn() == self.seat;
        let planned = strategy.get(seen).copied();
        cards.legal(order).iter().filter(|&card| !is_own || planned == Some(card)).all(|card| {
            let mut next = *cards;
            let trick = next.play(order, card);
            let parties = self.position.parties();
            let won = trick.filter(|_| parties.team_of(next.turn()) == parties.team_of(self.seat));
            let won = won.map_or(0, |trick| i32::from(trick.augen().0));
            seen.push(card);
            let is_won = self.is_won_by(&next, need - won, seen, strategy);
            seen.pop();
            is_won
        })
    }
}

/// Adds every sequence of cards after which the player may have to decide in one of the deals.
fn decisions(deals: &[(Deal, game::CardPlay)], seen: &mut Vec<Card>, found: &mut BTreeMap<Vec<Card>, CardSet>) {
    let Some((deal, cards)) = deals.iter().find(|(_, cards)| !cards.is_over()) else { return };
    let (order, seat) = (deal.position.order(), deal.seat);
    if cards.turn() == seat {
        found.insert(seen.clone(), cards.legal(order));
    }
    let all = deals.iter().fold(CardSet::EMPTY, |all, (_, cards)| all | cards.legal(order));
    for card in all {
        let after = deals.iter().filter(|(_, cards)| cards.legal(order).contains(card)).map(|(deal, cards)| {
            let mut next = *cards;
            next.play(order, card);
            (deal.clone(), next)
        });
        let after: Vec<_> = after.collect();
        seen.push(card);
        decisions(&after, seen, found);
        seen.pop();
    }
}

/// Returns how many strategies begin with a card, and whether one of them wins in all deals, by trying all.
fn brute(deals: &[Deal], first: Card) -> Option<(u64, bool)> {
    /// More strategies than this are not tried.
    const MOST: u64 = 1_100;
    let mut points = BTreeMap::new();
    let starts: Vec<_> = deals.iter().map(|deal| (deal.clone(), *deal.position.cards())).collect();
    decisions(&starts, &mut Vec::new(), &mut points);
    points.insert(Vec::new(), CardSet::only(first));
    points.retain(|seen, _| seen.first().is_none_or(|&card| card == first));
    let n = points.values().try_fold(1_u64, |n, legal| n.checked_mul(legal.len() as u64).filter(|&n| n <= MOST))?;
    let wins = |mut number: u64| {
        let strategy: Strategy = points
            .iter()
            .map(|(seen, legal)| {
                let card = legal.nth((number % legal.len() as u64) as usize).expect("a legal card");
                number /= legal.len() as u64;
                (seen.clone(), card)
            })
            .collect();
        deals.iter().all(|deal| deal.is_won_by(deal.position.cards(), deal.need, &mut Vec::new(), &strategy))
    };
    Some((n, (0..n).any(wins)))
}

/// Returns a game of the rules of thumb before its last `n_left` cards.
fn game_before(index: u64, n_left: usize) -> Option<Play> {
    let deal = Draw::new(11, index).deal(&Rules::DDV, Seat::W).expect("a whole deck");
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        round.act(seat, bots::fallback(&round.view(seat))).expect("it is legal");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { return None };
    let mut bot = "rules".parse::<Spec>().expect("a bot").build().expect("a bot");
    bot.begin(index);
    while play.public().cards_played() + n_left < 48 {
        let seat = play.actor().expect("cards are left");
        let card = bot.card(&play.view(seat));
        play.play(seat, card).expect("it is legal");
    }
    Some(*play)
}

#[test]
fn the_search_finds_what_the_best_of_all_plans_reaches() {
    let (mut n_asked, mut n_won, mut n_with_choice) = (0, 0, 0);
    for index in 0..120 {
        let Some(play) = game_before(index, 12 - index as usize % 6) else { continue };
        let seat = play.actor().expect("cards are left");
        let view = play.view(seat);
        let worlds = bots::Sampler::new(&view).expect("there are deals").all(500).unwrap_or_default();
        let worlds: Vec<&Play> = worlds.iter().step_by(5).take(1 + index as usize % 4).collect();
        let team = view.team().expect("a normal game");
        for card in view.legal() {
            for more in [1, 12, 25, 40] {
                // The goal is set by the first deal; in others the side may have won less before.
                let Some(first) = worlds.first().and_then(|world| world.position()) else { continue };
                let goal = first.won().expect("it is known")[team].augen + Augen(more);
                let deals: Vec<Deal> = worlds.iter().map(|world| Deal::of(world, seat, goal)).collect();
                let Some((n_strategies, expected)) = brute(&deals, card) else { continue };
                let sets: Vec<World> =
                    worlds.iter().map(|world| World::of(world, seat, goal).expect("sides")).collect();
                let mut ending = Ending::new(view.public().order(), seat, 1_000_000);
                let found = ending.wins_with(*view.public().trick(), &sets, card);
                assert_eq!(found, Ok(expected), "deal {index}, {card}, {more} more");
                n_asked += 1;
                n_won += u32::from(expected);
                n_with_choice += u32::from(1 < n_strategies);
            }
        }
    }
    assert!(300 < n_asked && 60 < n_won && n_won < n_asked - 60, "{n_won} of {n_asked}");
    assert!(60 < n_with_choice, "{n_with_choice} with a choice");
}

#[test]
fn a_search_that_is_too_large_is_given_up() {
    let play = (0..).find_map(|index| game_before(index, 40)).expect("a normal game");
    let seat = play.actor().expect("cards are left");
    let view = play.view(seat);
    let won = play.position().and_then(|position| position.won()).expect("it is known");
    let goal = won[view.team().expect("a normal game")].augen + Augen(1);
    let sets: Vec<World> = World::of(&play, seat, goal).into_iter().collect();
    let mut ending = Ending::new(view.public().order(), seat, 0);
    let card = view.legal().first().expect("a card");
    assert_eq!(ending.wins_with(*view.public().trick(), &sets, card), Err(TooMuch));
    assert_eq!(ending.size(), 1);
}
