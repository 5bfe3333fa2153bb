//! How likely worlds are by what was played: what the cards say of each hand, and a network of who plays with whom.
//!
//! What a network sees of the parties (`parties.rs`) is a factor for each way in which they can be. It is made beforehand, from all
//! possible worlds or from some, whatever the condition: a condition chooses between worlds and tells nothing about them.

use crate::draw::Draw;
use crate::evidence::Evidence;
use crate::likelihood::Model;
use crate::net::Sides;
use crate::parties::{Parties, Shares};
use crate::sample::{NoWorld, Sampler, World};
use crate::threads::Threads;
use game::{BySeat, Hand, Play, Seat, View};
use std::collections::HashMap;

/// Most deals that are listed rather than sampled, with the two copies of a card told apart; about what four open tricks leave.
pub(crate) const MOST_LISTED: u128 = 40_000;

/// From how many worlds it is judged how probable the model makes the parties, where they are too many to look at all.
const PARTY_TRIALS: u64 = 400;

/// How likely hands are that were looked at.
pub(crate) type Known = HashMap<(Seat, Hand), f64>;

/// How likely worlds are by what was played.
#[derive(Clone, Debug)]
pub(crate) struct Believed<'a> {
    viewer: Seat,
    evidence: Evidence<'a>,
    /// What the network of parties adds to the logarithm, for each way in which they can be.
    parties: Option<(Parties, [f64; Sides::COUNT])>,
}

impl<'a> Believed<'a> {
    /// Returns what is believed; any world will do to go through the game once more.
    ///
    /// # Errors
    /// There may be no world that fits.
    pub(crate) fn new(
        view: &View<'a>,
        model: Model,
        some: &Play,
        threads: Threads,
        known: &mut Known,
    ) -> Result<Self, NoWorld> {
        let evidence = Evidence::of(view.public(), view.seat(), model, some);
        let mut believed = Self { viewer: view.seat(), evidence, parties: None };
        if let Some(parties) = Parties::of(view, model) {
            let shares = believed.shares(view, &parties, threads, known)?;
            believed.parties = Some((parties, parties.corrections(&shares)));
        }
        Ok(believed)
    }

    /// Returns how probable the model makes the ways in which the parties can be.
    fn shares(
        &self,
        view: &View<'_>,
        parties: &Parties,
        threads: Threads,
        known: &mut Known,
    ) -> Result<Shares, NoWorld> {
        let mut shares = Shares::NONE;
        let sampler = Sampler::new(view)?;
        if sampler.count() <= MOST_LISTED {
            for (world, copies) in sampler.worlds().all() {
                shares.add(parties.way(&world.hands), copies, self.known_log_of(known, &world));
            }
        } else {
            // As with the pace, not by the seed.
            let numbers: Vec<u64> = (0..PARTY_TRIALS).collect();
            let judged = threads.map(&numbers, |_, &number| {
                let world = sampler.hidden(&mut Draw::new(u64::MAX, number));
                (parties.way(&world.hands), self.logs_of(&world).0.iter().sum())
            });
            judged.into_iter().for_each(|(way, log)| shares.add(way, 1.0, log));
        }
        Ok(shares)
    }

    /// Returns how likely each hidden hand is by the evidence, and in the place of the seat that asks how likely the parties are
    /// made by the network.
    pub(crate) fn logs_of(&self, world: &World) -> BySeat<f64> {
        BySeat::from_fn(|seat| match seat == self.viewer {
            true => self.log_of_parties(world),
            false => self.evidence.log_of(seat, world.hands[seat]),
        })
    }

    /// Returns how likely a hand is by the evidence, if it is at least so likely.
    pub(crate) fn log_if_at_least(&self, seat: Seat, hand: Hand, least: f64) -> Option<f64> {
        self.evidence.log_if_at_least(seat, hand, least)
    }

    /// Returns how likely the network makes the parties.
    pub(crate) fn log_of_parties(&self, world: &World) -> f64 {
        self.parties.as_ref().map_or(0.0, |(parties, corrections)| corrections[parties.way(&world.hands)])
    }

    /// Returns how likely a world is, with each hand looked at once.
    pub(crate) fn known_log_of(&self, known: &mut Known, world: &World) -> f64 {
        let others = Seat::ALL.into_iter().filter(|&seat| seat != self.viewer);
        let mut log = |seat: Seat| {
            let hand = world.hands[seat];
            *known.entry((seat, hand)).or_insert_with(|| self.evidence.log_of(seat, hand))
        };
        self.log_of_parties(world) + others.map(&mut log).sum::<f64>()
    }
}
