//! The worlds that a search looks at.

use crate::draw::Draw;
use crate::likelihood::Model;
use crate::parties::{Parties, Shares};
use crate::sample::{NoWorld, Sampler, World};
use crate::threads::Threads;
use game::{Play, View};
use std::collections::HashMap;

/// How likely the possible worlds are thought to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Belief {
    /// All are equally likely.
    Uniform,
    /// By what the others have played.
    Likely {
        /// How they choose their cards.
        model: Model,
        /// Out of how many worlds one is chosen.
        candidates: usize,
    },
}

/// Draws worlds for one decision, the same for a seed whatever the number of threads.
#[derive(Debug)]
pub(crate) struct Source<'a> {
    view: View<'a>,
    sampler: Sampler<'a>,
    belief: Belief,
    parties: Option<Parties>,
    /// How probable the model makes the parties, by all worlds so far.
    shares: Shares,
    seed: u64,
    threads: Threads,
    n_drawn: u64,
}

impl<'a> Source<'a> {
    /// Returns a source of worlds.
    ///
    /// # Errors
    /// There may be no world that fits.
    pub(crate) fn new(view: &View<'a>, belief: Belief, seed: u64, threads: Threads) -> Result<Self, NoWorld> {
        let parties = match belief {
            Belief::Likely { model, .. } => Parties::of(view, model),
            Belief::Uniform => None,
        };
        let sampler = Sampler::new(view)?;
        Ok(Self { view: *view, sampler, belief, parties, shares: Shares::NONE, seed, threads, n_drawn: 0 })
    }

    /// Draws so many worlds more; likely ones that are alike stand one behind the other.
    pub(crate) fn draw(&mut self, n: usize) -> Vec<Play> {
        match self.belief {
            Belief::Likely { model, candidates } if 0 < self.view.public().cards_played() => {
                let drawn = counted(self.candidates(n * candidates.max(1)));
                let mut judged = self.threads.map(&drawn, |_, &(hidden, copies)| {
                    let world = self.sampler.imagine(hidden);
                    let log = model.log_likelihood(self.view.seat(), &world);
                    (world, log, copies)
                });
                self.believe(&mut judged);
                self.resample(judged, n)
            }
            Belief::Uniform | Belief::Likely { .. } => {
                self.threads.map(&self.candidates(n), |_, &hidden| self.sampler.imagine(hidden))
            }
        }
    }

    fn candidates(&mut self, n: usize) -> Vec<World> {
        let first = self.n_drawn;
        self.n_drawn += n as u64;
        let numbers: Vec<u64> = (first..self.n_drawn).collect();
        self.threads.map(&numbers, |_, &number| self.sampler.hidden(&mut Draw::new(self.seed, number)))
    }

    /// Makes worlds as likely as what the network thinks of their parties makes them.
    fn believe(&mut self, judged: &mut [(Play, f64, usize)]) {
        let Some(parties) = &self.parties else { return };
        for (world, log, copies) in judged.iter() {
            self.shares.add(parties.way(world.hands()), *copies as f64, *log);
        }
        let corrections = parties.corrections(&self.shares);
        judged.iter_mut().for_each(|(world, log, _)| *log += corrections[parties.way(world.hands())]);
    }

    /// Chooses `n` worlds in proportion to their likelihood and copies.
    fn resample(&self, worlds: Vec<(Play, f64, usize)>, n: usize) -> Vec<Play> {
        let most = worlds.iter().map(|&(_, log, _)| log).fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = worlds.iter().map(|&(_, log, copies)| copies as f64 * (log - most).exp()).collect();
        let times = Draw::new(!self.seed, self.n_drawn).chosen(&weights, n);
        worlds.into_iter().zip(times).flat_map(|((world, ..), times)| std::iter::repeat_n(world, times)).collect()
    }
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
