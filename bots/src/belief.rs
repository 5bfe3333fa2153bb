//! The worlds that a search looks at.

use crate::draw::Draw;
use crate::likelihood::Model;
use crate::sample::{NoWorld, Sampler};
use crate::threads::Threads;
use game::{Play, View};

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
        Ok(Self { view: *view, sampler: Sampler::new(view)?, belief, seed, threads, n_drawn: 0 })
    }

    /// Draws so many worlds more.
    pub(crate) fn draw(&mut self, n: usize) -> Vec<Play> {
        match self.belief {
            Belief::Likely { model, candidates } if 0 < self.view.public().cards_played() => {
                let drawn = self.candidates(n * candidates.max(1));
                let logs = self.threads.map(&drawn, |_, world| model.log_likelihood(self.view.seat(), world));
                self.resample(drawn, &logs, n)
            }
            Belief::Uniform | Belief::Likely { .. } => self.candidates(n),
        }
    }

    fn candidates(&mut self, n: usize) -> Vec<Play> {
        let first = self.n_drawn;
        self.n_drawn += n as u64;
        let numbers: Vec<u64> = (first..self.n_drawn).collect();
        self.threads.map(&numbers, |_, &number| self.sampler.world(&mut Draw::new(self.seed, number)))
    }

    /// Chooses `n` worlds in proportion to their likelihood, by equal steps through the sum (systematic resampling).
    fn resample(&self, worlds: Vec<Play>, logs: &[f64], n: usize) -> Vec<Play> {
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = logs.iter().map(|log| (log - most).exp()).collect();
        let step = weights.iter().sum::<f64>() / n as f64;
        let mut at = step * Draw::new(!self.seed, self.n_drawn).unit();
        let mut chosen = Vec::with_capacity(n);
        let mut sum = 0.0;
        for (world, weight) in worlds.into_iter().zip(weights) {
            sum += weight;
            while at < sum && chosen.len() < n {
                chosen.push(world.clone());
                at += step;
            }
        }
        chosen
    }
}
