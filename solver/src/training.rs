//! Learning in which order cards are tried.
//!
//! The order only changes how long a search takes, never what it finds. Cards are sorted into bins by simple features;
//! such as whether it beats, who can still overtake, and what it counts. A [`Trainer`] listens to searches, samples some of the choices, and sees how every card there turns
//! out and how large its tree is. A bin is the better the more often its cards decide a choice and the smaller their
//! trees are.

use crate::candidates::{N_BINS, N_LEARNED_BINS, coarser_bins, is_lead, plain_scores};
use crate::config::Config;
use crate::observe::Observer;
use crate::{Budget, search};
use game::Position;

/// Returns the scores of an order made by hand, one for each bin.
#[must_use]
pub fn scores_by_hand() -> Vec<u8> {
    plain_scores()
}

/// Returns the part of the scores that is used: that of games of two against two. In soli the order by hand is better.
#[must_use]
pub fn learned_part(scores: &[u8]) -> &[u8] {
    &scores[..N_LEARNED_BINS]
}

/// What the logarithm of the size of a tree counts against that of the chance of success.
const SIZE_WEIGHT: f64 = 1.5;

/// How much of what was learned is used where a card follows.
const FOLLOW_WEIGHT: f64 = 0.15;

/// What happened to the cards of one bin.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    tries: f64,
    successes: f64,
    log_sizes: f64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.tries += other.tries;
        self.successes += other.successes;
        self.log_sizes += other.log_sizes;
    }

    /// Returns the share of successes and the mean logarithm of the sizes, as if `weight` further tries had gone as
    /// expected.
    fn smoothed(&self, weight: f64, expected: (f64, f64)) -> (f64, f64) {
        let tries = self.tries + weight;
        ((self.successes + weight * expected.0) / tries, (self.log_sizes + weight * expected.1) / tries)
    }
}

/// Collects how cards turn out.
#[derive(Clone, Debug)]
pub struct Trainer {
    tallies: Vec<Tally>,
    pending: Vec<(usize, bool, f64)>,
    nodes: u64,
    nodes_before: u64,
    is_sampling: bool,
    random: u64,
}

impl Trainer {
    /// Returns a trainer that has seen nothing; it samples by this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            tallies: vec![Tally::default(); N_BINS],
            pending: Vec::new(),
            nodes: 0,
            nodes_before: 0,
            is_sampling: false,
            random: seed.wrapping_mul(2) + 1,
        }
    }

    /// Searches the position in the order of these scores and learns from it, for at most so many cards.
    pub fn learn(&mut self, position: &Position, scores: &[u8], most_nodes: u64) {
        let config = Config { table_bytes: 64 << 20, ..Config::default() };
        let budget = Budget { nodes: Some(most_nodes), ..Budget::UNLIMITED };
        search::explore(position, &config, scores, budget, &mut *self);
        self.pending.clear();
        self.is_sampling = false;
    }

    /// Returns how many choices were sampled in which some card decided.
    #[must_use]
    pub fn n_tries(&self) -> f64 {
        self.tallies.iter().map(|tally| tally.tries).sum()
    }

    /// Returns the scores that follow from what was seen. Bins that were seen rarely lean on similar ones.
    ///
    /// What was learned about leads replaces the order by hand. About cards that follow it is only mixed in: by itself it
    /// made the search slower, the order by hand is steadier, and equal orders meet the same positions again.
    #[must_use]
    pub fn scores(&self) -> Vec<u8> {
        let mut coarse = [vec![Tally::default(); N_BINS], vec![Tally::default(); N_BINS]];
        for (bin, tally) in self.tallies.iter().enumerate() {
            for (level, coarser) in coarser_bins(bin).into_iter().enumerate() {
                coarse[level][coarser].add(tally);
            }
        }
        let score = |(bin, (tally, by_hand)): (usize, (&Tally, u8))| {
            let [fine, coarsest] = coarser_bins(bin);
            let expected = coarse[1][coarsest].smoothed(4.0, (0.5, 2.0));
            let expected = coarse[0][fine].smoothed(6.0, expected);
            let (share, log_size) = tally.smoothed(12.0, expected);
            let share = share.clamp(0.002, 0.998);
            let learned = 130.0 + 14.0 * ((share / (1.0 - share)).ln() - SIZE_WEIGHT * log_size);
            let weight = if is_lead(bin) { 1.0 } else { FOLLOW_WEIGHT };
            (learned.clamp(0.0, 255.0) * weight + f64::from(by_hand) * (1.0 - weight)).round() as u8
        };
        self.tallies.iter().zip(plain_scores()).enumerate().map(score).collect()
    }

    const fn random(&mut self) -> u64 {
        // See: George Marsaglia, Xorshift RNGs, 2003.
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }
}

impl Observer for Trainer {
    const LEARNS: bool = true;

    fn node(&mut self) {
        self.nodes += 1;
    }

    fn sample(&mut self, n_tricks: u32) -> Option<u64> {
        // Choices with many tricks to come are rarer and matter more.
        let one_in = [4000, 4000, 4000, 2000, 500, 200, 80, 40, 20, 10, 8, 6, 5][n_tricks.min(12) as usize];
        if self.is_sampling || !self.random().is_multiple_of(one_in) {
            return None;
        }
        self.is_sampling = true;
        Some(self.random())
    }

    fn trying(&mut self, bin: usize) {
        self.nodes_before = self.nodes;
        self.pending.push((bin, false, 0.0));
    }

    fn tried(&mut self, decides: bool) {
        let size = (1 + self.nodes - self.nodes_before) as f64;
        if let Some(last) = self.pending.last_mut() {
            (last.1, last.2) = (decides, size.ln());
        }
    }

    fn sampled(&mut self) {
        self.is_sampling = false;
        // Where no card decides, every order is as good.
        let some_decides = self.pending.iter().any(|&(_, decides, _)| decides);
        for (bin, decides, log_size) in self.pending.drain(..) {
            if some_decides {
                let successes = f64::from(u8::from(decides));
                self.tallies[bin].add(&Tally { tries: 1.0, successes, log_sizes: log_size });
            }
        }
    }
}
