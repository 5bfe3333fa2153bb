//! Many positions at once, or one, on all processors.
//!
//! Of many positions, each is searched by one thread with a table of its own, which begins small. The memory of the
//! configuration is shared out among them. One heavy position is searched by a crew with one table. The answers do not
//! depend on the number of threads. The threads are those of the current rayon pool.

use crate::bits::Machine;
use crate::config::{Config, Threads};
use crate::observe::Observer;
use crate::search::{card_values, value};
use crate::slot::State;
use crate::tree::Tree;
use game::{Augen, Card, Position};
use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Returns the [`value`](value()) of every position.
#[must_use]
pub fn values(positions: &[Position], config: &Config) -> Vec<Augen> {
    solve_batch(positions, config, &|_| (), value)
}

/// Returns the [`card_values`](card_values()) of every position.
#[must_use]
pub fn card_values_of_all(positions: &[Position], config: &Config) -> Vec<Vec<(Card, Augen)>> {
    solve_batch(positions, config, &|_| (), card_values)
}

/// Returns what `ask` says about every position, in their order. It gets the configuration with a thread's share of
/// the memory. Whenever an answer is found, `progress` is told how many there are.
///
/// # Examples
/// ```
/// use game::{Points, Position};
/// use solver::{Config, points_value, solve_batch};
///
/// let line = "rules=ddv game=normal re=NS leader=N N=HT E=DA S=CQ W=SJ won=re:121/6,kontra:93/5";
/// let positions: Vec<Position> = vec![line.parse()?; 3];
/// let points = solve_batch(&positions, &Config::default(), &|_done| (), |position, config| {
///     points_value(position, &[], config)
/// });
/// assert_eq!(points, [Ok(Points(2)); 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve_batch<T: Send>(
    positions: &[Position],
    config: &Config,
    progress: &(impl Fn(usize) + Sync),
    ask: impl Fn(&Position, &Config) -> T + Sync,
) -> Vec<T> {
    let share = Config { table_bytes: config.table_bytes / rayon::current_num_threads(), ..config.clone() };
    let n_answers = AtomicUsize::new(0);
    // Some positions take a thousand times as long as others, so nobody takes two of them ahead.
    let one_by_one = positions.par_iter().with_max_len(1);
    let answers = one_by_one.map(|position| {
        let answer = ask(position, &share);
        progress(n_answers.fetch_add(1, Ordering::Relaxed) + 1);
        answer
    });
    answers.collect()
}

/// The helpers of a search. They have the same question and the same table, but try cards in another order where all
/// have to be tried, so that each finds answers there that the others have found. Whoever is first has the answer.
///
/// See: T. Romstad et al., Stockfish, "Lazy SMP", 2014.
pub(crate) struct Crew<'a, M> {
    helpers: Vec<Tree<'a, M, ()>>,
}

impl<'a, M: Machine> Crew<'a, M> {
    /// Returns a crew that is gathered when there is much to do.
    pub(crate) const fn new() -> Self {
        Self { helpers: Vec::new() }
    }

    /// Returns how many cards the helpers have played.
    pub(crate) fn nodes(&self) -> u64 {
        self.helpers.iter().map(|helper| helper.meter.nodes()).sum()
    }

    /// Returns a bound that answers the threshold, or nothing if the budget is spent.
    pub(crate) fn ask<O: Observer>(&mut self, tree: &mut Tree<'a, M, O>, state: &State, threshold: i32) -> Option<i32> {
        let Threads::Pool { after } = tree.config.threads else { return tree.ask(state, threshold) };
        let n_threads = rayon::current_num_threads() as u64;
        if n_threads == 1 || tree.meter.counts_cards() {
            return tree.ask(state, threshold);
        }
        if self.helpers.is_empty() {
            tree.meter.resume(after, None);
            let answer = tree.ask(state, threshold);
            if answer.is_some() || tree.meter.is_over_budget() {
                return answer;
            }
            self.helpers = (1..n_threads).map(|number| tree.helper(number)).collect();
        }
        loop {
            let answer = self.ask_together(tree, state, threshold);
            if answer.is_some() || tree.meter.is_over_budget() {
                return answer;
            }
            // They stopped because the table is full.
            for helper in &mut self.helpers {
                helper.memory.patterns = None;
            }
            tree.memory.make_room();
            for helper in &mut self.helpers {
                helper.memory.patterns.clone_from(&tree.memory.patterns);
            }
        }
    }

    /// Asks until one has the answer or calls the others off.
    fn ask_together<O: Observer>(&mut self, tree: &mut Tree<'a, M, O>, state: &State, threshold: i32) -> Option<i32> {
        let is_over = Arc::new(AtomicBool::new(false));
        let mut helped = vec![None; self.helpers.len()];
        let mut answer = None;
        rayon::in_place_scope(|scope| {
            for (helper, helped) in self.helpers.iter_mut().zip(&mut helped) {
                helper.meter.resume(u64::MAX, Some(Arc::clone(&is_over)));
                scope.spawn(|_| *helped = ask_for_all(helper, state, threshold));
            }
            tree.meter.resume(u64::MAX, Some(Arc::clone(&is_over)));
            answer = ask_for_all(tree, state, threshold);
        });
        answer.or_else(|| helped.into_iter().flatten().next())
    }
}

/// Returns the answer, and calls off the others if there is one.
fn ask_for_all<M: Machine, O: Observer>(tree: &mut Tree<'_, M, O>, state: &State, threshold: i32) -> Option<i32> {
    let answer = tree.ask(state, threshold);
    tree.meter.call_off();
    answer
}
