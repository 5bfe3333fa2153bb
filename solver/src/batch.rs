//! Many positions at once, on all processors.

use crate::config::Config;
use crate::limits::Limits;
use crate::question::SolverQuestion;
use crate::solver::Solver;
use game::Position;
use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Returns the answer to the same question about every position, in their order. Whenever an answer is found,
/// `progress` receives the number of answers so far. The limits are those of each position; a flag stops them all.
///
/// Each position is searched by a solver of its own that has not seen another, with a thread's share of the table's memory.
/// The threads are those of the current rayon pool; the answers do not depend on how many there are.
///
/// # Examples
/// ```
/// use game::Augen;
/// use doko_solver::{BestAugen, Config, Limits, ask_all};
///
/// let line = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA";
/// let positions = vec![notation::position(line)?; 3];
/// let answers = ask_all(&positions, &Config::default(), BestAugen::value(), Limits::NONE, |_n_answers| ());
/// assert!(answers.iter().all(|answer| answer.exact() == Augen(42)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn ask_all<Q>(
    positions: &[Position],
    config: &Config,
    question: Q,
    limits: Limits<'_>,
    progress: impl Fn(usize) + Sync,
) -> Vec<Q::Answer>
where
    Q: SolverQuestion<Answer: Send> + Clone + Sync,
{
    let share = config.clone().with_table_bytes(config.table_bytes / rayon::current_num_threads());
    let n_answers = AtomicUsize::new(0);
    // Some positions take a thousand times as long as others, so no thread takes two of them ahead.
    let one_by_one = positions.par_iter().with_max_len(1);
    let answers = one_by_one.map(|position| {
        let answer = Solver::new(&share).ask(position, question.clone(), limits);
        progress(n_answers.fetch_add(1, Relaxed) + 1);
        answer
    });
    answers.collect()
}
