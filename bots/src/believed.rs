//! The likelihood of worlds given the play: the evidence about each hand, and a network for the sides.
//!
//! What a network sees of the sides (`parties.rs`) is a factor for each split of the sides. It is computed beforehand,
//! from all possible worlds or from some, whatever the condition: a condition chooses between worlds and is no evidence
//! about them.

use crate::draw::Draw;
use crate::evidence::Evidence;
use crate::likelihood::Model;
use crate::net::Sides;
use crate::parties::{Parties, Shares};
use crate::sample::{NoWorld, Sampler, World};
use crate::threads::Threads;
use game::{BySeat, Exchange, Hand, Play, Seat, View};
use std::collections::HashMap;

/// Most deals that are listed rather than sampled, with the two copies of a card distinguished; about as many as four
/// open tricks leave.
pub(crate) const MOST_LISTED: u128 = 40_000;

/// Number of worlds that estimate the model's probabilities of the splits if there are more than [`MOST_LISTED`]
/// worlds.
const PARTY_TRIALS: u64 = 400;

/// Logarithms of the likelihoods of hands that were evaluated before, by seat, hand and exchange.
pub(crate) type HandLogs = HashMap<(Seat, Hand, Option<Exchange>), f64>;

/// Likelihoods of worlds, given the play so far.
#[derive(Clone, Debug)]
pub(crate) struct Believed<'a> {
    viewer: Seat,
    /// The exchange in which the viewer had a part.
    exchange: Option<Exchange>,
    evidence: Evidence<'a>,
    /// The network's correction of the logarithm for each split of the sides; `None` without the network.
    parties: Option<(Parties, [f64; Sides::COUNT])>,
}

impl<'a> Believed<'a> {
    /// Returns the beliefs; any world will do to replay the game.
    ///
    /// # Errors
    /// There may be no world that fits.
    pub(crate) fn new(
        view: &View<'a>,
        model: Model,
        some: &Play,
        threads: Threads,
        known: &mut HandLogs,
    ) -> Result<Self, NoWorld> {
        let evidence = Evidence::of(view.public(), view.seat(), model, some);
        let mut believed = Self { viewer: view.seat(), exchange: view.exchange().copied(), evidence, parties: None };
        if let Some(parties) = Parties::of(view, model) {
            let shares = believed.shares(view, &parties, threads, known)?;
            believed.parties = Some((parties, parties.corrections(&shares)));
        }
        Ok(believed)
    }

    /// Returns the model's probability of each split of the sides.
    fn shares(
        &self,
        view: &View<'_>,
        parties: &Parties,
        threads: Threads,
        known: &mut HandLogs,
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

    /// Returns the logarithm of the likelihood of each hidden hand by the evidence; at the viewer's seat, the network's
    /// correction for the sides.
    pub(crate) fn logs_of(&self, world: &World) -> BySeat<f64> {
        BySeat::from_fn(|seat| match seat == self.viewer {
            true => self.log_of_parties(world),
            false => self.evidence.log_of(seat, world.hands[seat], self.exchange(world).as_ref()),
        })
    }

    /// Returns how likely the hand of a seat in a world is by the evidence, if it is at least so likely.
    pub(crate) fn log_if_at_least(&self, seat: Seat, world: &World, least: f64) -> Option<f64> {
        self.evidence.log_if_at_least(seat, world.hands[seat], self.exchange(world).as_ref(), least)
    }

    fn exchange(&self, world: &World) -> Option<Exchange> {
        world.exchange.or(self.exchange)
    }

    /// Returns the network's correction of the logarithm for the sides of `world`; 0 without the network.
    pub(crate) fn log_of_parties(&self, world: &World) -> f64 {
        self.parties.as_ref().map_or(0.0, |(parties, corrections)| corrections[parties.way(&world.hands)])
    }

    /// Returns the logarithm of the likelihood of a world; each hand is evaluated once and kept in `known`.
    pub(crate) fn known_log_of(&self, known: &mut HandLogs, world: &World) -> f64 {
        let others = Seat::ALL.into_iter().filter(|&seat| seat != self.viewer);
        let mut log = |seat: Seat| {
            let (hand, exchange) = (world.hands[seat], self.exchange(world));
            *known.entry((seat, hand, exchange)).or_insert_with(|| self.evidence.log_of(seat, hand, exchange.as_ref()))
        };
        self.log_of_parties(world) + others.map(&mut log).sum::<f64>()
    }
}
