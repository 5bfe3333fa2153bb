//! Many positions at once, on all processors.
//!
//! Each position is searched by one thread with a table of its own, which begins small, so the answers do not depend
//! on the number of threads. The memory of the configuration is shared out among them. The threads are those of the
//! current rayon pool.

use crate::config::Config;
use crate::search::{card_values, value};
use game::{Augen, Card, Position};
use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use std::sync::atomic::{AtomicUsize, Ordering};

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
