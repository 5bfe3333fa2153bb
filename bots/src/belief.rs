//! The worlds that a search examines.

use crate::draw::Draw;
use crate::likelihood::Model;
use crate::parties::{Parties, Shares};
use crate::rules::Weights;
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
    /// Weighted by the play of the others so far, and by what they have said where the model listens.
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

/// Number of worlds out of which one is chosen by what was said: few hands are fit for a solo.
const OF_SOLO: usize = 16;

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
        match self.belief {
            Belief::Likely { model, candidates } if 0 < self.view.public().cards_played() => {
                let drawn = counted(self.candidates(n.checked_mul(candidates.max(1))?)?);
                let judged = self.threads.map(&drawn, |_, &(hidden, copies)| {
                    let world = self.going_on()?.sampler.imagine(hidden);
                    Some((hidden, model.log_likelihood(self.view.seat(), &world), copies))
                });
                let mut judged: Vec<(World, f64, usize)> = judged.into_iter().collect::<Option<_>>()?;
                self.believe(&mut judged);
                let chosen = resample(&judged, n, &mut Draw::new(!self.seed, self.n_drawn));
                Some(chosen.into_iter().map(|world| self.sampler.imagine(world)).collect())
            }
            Belief::Uniform | Belief::Likely { .. } => {
                let drawn = self.candidates(n)?;
                Some(self.threads.map(&drawn, |_, &hidden| self.sampler.imagine(hidden)))
            }
        }
    }

    /// Returns `n` worlds, for a model that listens as frequent as what was said in the round makes them.
    fn candidates(&mut self, n: usize) -> Option<Vec<World>> {
        let Belief::Likely { model: model @ Model::Listening, .. } = self.belief else { return self.any(n) };
        let of = match self.view.public().game().named {
            Named::Normal => OF_NORMAL,
            Named::Solo { soloist, .. } if soloist != self.view.seat() => OF_SOLO,
            _ => return self.any(n),
        };
        let worlds = self.any(n.checked_mul(of)?)?;
        let (public, viewer) = (self.view.public(), self.view.seat());
        let games = model.games(public.rules());
        let mut played = BySeat::<Hand>::default();
        public.plays().for_each(|(seat, card)| played[seat].add(card));
        let judged = self.threads.map(&worlds, |_, world| {
            let others = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
            let log_of = |seat: Seat| {
                let mut dealt = world.hands[seat];
                played[seat].cards().for_each(|card| dealt.add(card));
                model.log_said(public, &games, (seat, dealt))
            };
            self.going_on()?;
            Some((*world, others.map(log_of).sum::<f64>(), 1))
        });
        let judged: Vec<(World, f64, usize)> = judged.into_iter().collect::<Option<_>>()?;
        Some(resample(&judged, n, &mut Draw::new(!self.seed, !self.n_drawn)))
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
