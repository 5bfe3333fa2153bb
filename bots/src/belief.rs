//! The worlds that a search examines.

use crate::draw::Draw;
use crate::likelihood::Model;
use crate::parties::{Parties, Shares};
use crate::rules::{Games, Weights};
use crate::sample::{NoWorld, Sampler, World};
use crate::threads::Threads;
use game::{BySeat, Hand, Named, Play, Seat, View};
use solver::Stop;
use std::collections::HashMap;

/// Model of the probabilities of the possible worlds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Belief {
    /// All are equally likely.
    Uniform,
    /// Weighted by what the others have said and played.
    Likely {
        /// Model by which they choose their cards.
        model: Model,
        /// Out of how many worlds one is chosen.
        candidates: usize,
    },
}

impl Belief {
    /// Returns what the features of a card are thought to be worth to a seat.
    pub(crate) fn weights(&self, seat: Seat) -> &'static Weights {
        match self {
            Self::Likely { model, .. } => model.weights(seat),
            Self::Uniform => Weights::learned(),
        }
    }
}

/// Number of worlds out of which one is chosen by what was said: few hands are fit for a solo, or to take trumps.
const OF_RARE: usize = 16;

/// The same in a normal game, in which everybody was gesund, as with most hands.
const OF_NORMAL: usize = 2;

/// Draws worlds for one decision, the same for a seed whatever the number of threads.
#[derive(Debug)]
pub(crate) struct Source<'a> {
    view: View<'a>,
    sampler: Sampler<'a>,
    belief: Belief,
    parties: Option<Parties>,
    /// The model's probability of each split of the sides, over all worlds so far.
    shares: Shares,
    seed: u64,
    threads: Threads,
    stop: Stop,
    n_drawn: u64,
}

impl<'a> Source<'a> {
    /// Returns a source of worlds.
    ///
    /// # Errors
    /// There may be no world that fits.
    pub(crate) fn new(
        view: &View<'a>,
        belief: Belief,
        threads: Threads,
        stop: Stop,
        seed: u64,
    ) -> Result<Self, NoWorld> {
        let parties = match belief {
            Belief::Likely { model, .. } => Parties::of(view, model),
            Belief::Uniform => None,
        };
        let sampler = Sampler::new(view)?;
        Ok(Self { view: *view, sampler, belief, parties, shares: Shares::NONE, seed, threads, stop, n_drawn: 0 })
    }

    /// Draws `n` more worlds, identical ones side by side; none once it was stopped.
    pub(crate) fn draw(&mut self, n: usize) -> Vec<Play> {
        self.unless_stopped(n).unwrap_or_default()
    }

    fn unless_stopped(&mut self, n: usize) -> Option<Vec<Play>> {
        let worlds = match self.belief {
            Belief::Uniform => self.any(n)?,
            Belief::Likely { model, candidates } => self.likely(n, model, candidates)?,
        };
        Some(self.threads.map(&worlds, |_, &world| self.sampler.imagine(world)))
    }

    /// Returns `n` worlds, as frequent as what was said and played makes them.
    fn likely(&mut self, n: usize, model: Model, candidates: usize) -> Option<Vec<World>> {
        let is_played = 0 < self.view.public().cards_played();
        let candidates = if is_played { candidates.max(1) } else { 1 };
        // What was said takes long to judge, so it comes last, except for what few hands are fit for.
        let (first, last) = match self.view.public().game().named {
            Named::Normal => (1, OF_NORMAL),
            Named::Solo { soloist: strong, .. } | Named::Trumpfabgabe { taker: strong, .. }
                if strong != self.view.seat() =>
            {
                (OF_RARE, 1)
            }
            Named::Solo { .. } | Named::Trumpfabgabe { .. } | Named::Hochzeit { .. } => (1, 1),
        };
        let times = |by: usize| n.checked_mul(by);
        let mut worlds = self.any(times(first.checked_mul(candidates.max(last))?)?)?;
        if 1 < first {
            worlds = self.heard(model, worlds, times(candidates)?)?;
        }
        if is_played {
            worlds = self.seen(model, worlds, times(last)?)?;
        }
        if 1 < last { self.heard(model, worlds, n) } else { Some(worlds) }
    }

    /// Chooses `n` of the worlds by what was said in the round of Vorbehalte. In a normal game that is the last evidence, so the network's
    /// opinion of the sides, which is of all of it, comes with it.
    fn heard(&mut self, model: Model, worlds: Vec<World>, n: usize) -> Option<Vec<World>> {
        let (public, viewer) = (self.view.public(), self.view.seat());
        let games = Games::all(public.rules());
        let mut played = BySeat::<Hand>::default();
        public.plays().for_each(|(seat, card)| played[seat].add(card));
        let others = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
        let mut judged = self.judged(worlds, |world| {
            let exchange = world.exchange.as_ref().or(self.view.exchange());
            let log_of = |seat: Seat| {
                let mut dealt = world.hands[seat];
                played[seat].cards().for_each(|card| dealt.add(card));
                model.log_said(public, &games, (seat, dealt), exchange)
            };
            others.clone().map(log_of).sum()
        })?;
        self.believe(&mut judged);
        Some(resample(&judged, n, &mut Draw::new(!self.seed, !self.n_drawn)))
    }

    /// Chooses `n` of the worlds by the cards that were played.
    fn seen(&self, model: Model, worlds: Vec<World>, n: usize) -> Option<Vec<World>> {
        let log = |world: &World| model.log_likelihood(self.view.seat(), &self.sampler.imagine(*world));
        let judged = self.judged(worlds, log)?;
        Some(resample(&judged, n, &mut Draw::new(!self.seed, self.n_drawn)))
    }

    /// Returns each of these worlds once, with the logarithm of its likelihood and its copies.
    fn judged(&self, worlds: Vec<World>, log: impl Fn(&World) -> f64 + Sync) -> Option<Vec<(World, f64, usize)>> {
        let judged = self.threads.map(&counted(worlds), |_, &(world, copies)| {
            self.going_on()?;
            Some((world, log(&world), copies))
        });
        judged.into_iter().collect()
    }

    /// Returns `n` worlds, all equally likely.
    fn any(&mut self, n: usize) -> Option<Vec<World>> {
        let first = self.n_drawn;
        self.n_drawn += n as u64;
        let numbers: Vec<u64> = (first..self.n_drawn).collect();
        let drawn = self
            .threads
            .map(&numbers, |_, &number| Some(self.going_on()?.sampler.hidden(&mut Draw::new(self.seed, number))));
        drawn.into_iter().collect()
    }

    /// Returns itself unless it was stopped.
    fn going_on(&self) -> Option<&Self> {
        (!self.stop.is_set()).then_some(self)
    }

    /// Corrects the logarithms of these worlds by the network's opinion of the sides.
    fn believe(&mut self, judged: &mut [(World, f64, usize)]) {
        let Some(parties) = &self.parties else { return };
        for (world, log, copies) in judged.iter() {
            self.shares.add(parties.way(&world.hands), *copies as f64, *log);
        }
        let corrections = parties.corrections(&self.shares);
        judged.iter_mut().for_each(|(world, log, _)| *log += corrections[parties.way(&world.hands)]);
    }
}

/// Chooses `n` worlds in proportion to their likelihood, of which there are logarithms, and their copies.
fn resample(worlds: &[(World, f64, usize)], n: usize, draw: &mut Draw) -> Vec<World> {
    let most = worlds.iter().map(|&(_, log, _)| log).fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = worlds.iter().map(|&(_, log, copies)| copies as f64 * (log - most).exp()).collect();
    let times = draw.chosen(&weights, n);
    worlds.iter().zip(times).flat_map(|(&(world, ..), times)| std::iter::repeat_n(world, times)).collect()
}

/// Returns each of these once and how often it is there, in the order in which they come first. Near the end few are left,
/// and what is alike need not be judged twice.
fn counted(drawn: Vec<World>) -> Vec<(World, usize)> {
    let mut places = HashMap::with_capacity(drawn.len());
    let mut counted: Vec<(World, usize)> = Vec::new();
    for hidden in drawn {
        let place = *places.entry(hidden).or_insert(counted.len());
        match counted.get_mut(place) {
            Some((_, copies)) => *copies += 1,
            None => counted.push((hidden, 1)),
        }
    }
    counted
}
