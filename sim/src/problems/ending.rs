//! Search over sets of deals: can a player reach a goal whatever the others hold and play?
//!
//! The player knows the public play and that the deal is one of a set. At his turn he chooses one card for the whole set;
//! so nothing that he does rests on what he cannot know. All others, his partner included, play against him: they see all
//! cards and may play anything that the rules allow in the deal. Each of their cards leaves the deals in which they hold it
//! and may play it. The goal is reached if it is reached in every deal of the set.
//!
//! That the partner is an opponent here makes a yes the stronger: it holds whatever he plays. The tricks that he takes still
//! count for the own side, in each deal for the side that it is in this deal.
//!
//! See: I. Frank and D. Basin, "Search in Games with Incomplete Information: A Case Study Using Bridge Card Play", 1998; M. L.
//! Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", 2001, for sets that are to be won as a whole.

use game::{Augen, BySeat, Card, CardSet, Hand, Order, Play, Seat, SeatSet, Trick, Won};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A deal of the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct World {
    hands: BySeat<Hand>,
    /// The side of the player in this deal.
    side: SeatSet,
    /// Number of Augen that it still needs.
    need: i16,
}

impl World {
    /// Returns a game as the search sees it; `None` while it is open who plays with whom.
    pub(super) fn of(play: &Play, seat: Seat, goal: Augen) -> Option<Self> {
        let parties = play.parties()?;
        let team = parties.team_of(seat);
        let won = Won::of(parties, play.public().tricks())[team].augen;
        Some(Self { hands: *play.hands(), side: parties.members(team), need: goal.0 as i16 - won.0 as i16 })
    }
}

/// The set is too large, or the search took too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooMuch;

/// An ending that one player plays against three.
#[derive(Debug)]
pub(super) struct Ending<'a> {
    order: &'a Order,
    seat: Seat,
    /// Known results for sets of deals, by a hash of 128 bits.
    known: HashMap<u128, bool>,
    /// Number of deals examined in all nodes.
    size: u64,
    most: u64,
}

impl<'a> Ending<'a> {
    /// Returns the ending of a seat; it examines at most `most` deals, in all nodes together.
    pub(super) fn new(order: &'a Order, seat: Seat, most: u64) -> Self {
        Self { order, seat, known: HashMap::new(), size: 0, most }
    }

    /// Returns the number of deals examined in all nodes so far.
    pub(super) const fn size(&self) -> u64 {
        self.size
    }

    /// Returns whether the goal is reached in all these deals if the player, who is at turn, plays this card.
    pub(super) fn wins_with(&mut self, trick: Trick, worlds: &[World], card: Card) -> Result<bool, TooMuch> {
        let (trick, worlds) = self.after(trick, worlds.iter().copied(), card);
        self.wins(trick, worlds)
    }

    fn wins(&mut self, trick: Trick, mut worlds: Vec<World>) -> Result<bool, TooMuch> {
        worlds.retain(|world| 0 < world.need);
        let Some(first) = worlds.first() else { return Ok(true) };
        let left: Augen = first.hands.0.iter().map(|hand| hand.augen()).sum::<Augen>() + trick.augen();
        if worlds.iter().any(|world| (left.0 as i16) < world.need) {
            return Ok(false);
        }
        let key = key_of(&trick, &worlds);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        self.size += worlds.len() as u64;
        if self.most < self.size {
            return Err(TooMuch);
        }
        let turn = trick.to_play();
        let found = if turn == self.seat {
            self.some_card(trick, &worlds, trick.legal(self.order, first.hands[turn]))?
        } else {
            self.every_card(trick, &worlds, turn)?
        };
        self.known.insert(key, found);
        Ok(found)
    }

    /// The player finds one card for all deals.
    fn some_card(&mut self, trick: Trick, worlds: &[World], legal: CardSet) -> Result<bool, TooMuch> {
        for card in legal {
            let (trick, worlds) = self.after(trick, worlds.iter().copied(), card);
            if self.wins(trick, worlds)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns whether the plan holds against every card that another player may play in any deal.
    fn every_card(&mut self, trick: Trick, worlds: &[World], turn: Seat) -> Result<bool, TooMuch> {
        let legal: Vec<CardSet> = worlds.iter().map(|world| trick.legal(self.order, world.hands[turn])).collect();
        let all = legal.iter().fold(CardSet::EMPTY, |all, &legal| all | legal);
        for card in all {
            let with = worlds.iter().zip(&legal).filter(|(_, legal)| legal.contains(card)).map(|(world, _)| *world);
            let (trick, worlds) = self.after(trick, with, card);
            if !self.wins(trick, worlds)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns what is left after a card of the seat at turn.
    fn after(&self, mut trick: Trick, worlds: impl Iterator<Item = World>, card: Card) -> (Trick, Vec<World>) {
        let turn = trick.to_play();
        let mut worlds: Vec<World> = worlds.collect();
        worlds.iter_mut().for_each(|world| world.hands[turn].remove(card));
        if worlds.first().is_some_and(|world| world.hands[turn].is_empty()) {
            trick.push_last(self.order, card);
        } else {
            trick.push(self.order, card);
        }
        if let (true, Some(owner)) = (trick.is_complete(), trick.owner()) {
            let augen = trick.augen().0 as i16;
            let wins = worlds.iter_mut().filter(|world| world.side.contains(owner));
            wins.for_each(|world| world.need -= augen);
            trick = Trick::led_by(owner);
        }
        (trick, worlds)
    }
}

/// Returns by what a set is known again. Deals that were left out on different ways stand in the same order.
fn key_of(trick: &Trick, worlds: &[World]) -> u128 {
    let hash = |salt: u64| {
        let mut hasher = DefaultHasher::new();
        (salt, trick, worlds).hash(&mut hasher);
        hasher.finish()
    };
    u128::from(hash(0)) << 64 | u128::from(hash(1))
}
