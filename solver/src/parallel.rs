//! Many positions at once, or one, on all processors.
//!
//! Of many positions, each is searched by one thread with a table of its own, which begins small. The memory of the
//! configuration is shared out among them. One heavy position is searched by a crew with one table. The answers do not
//! depend on the number of threads. The threads are those of the current rayon pool.

use crate::bits::Machine;
use crate::budget::CallOff;
use crate::candidates::{Move, Moves};
use crate::config::{Config, Threads};
use crate::observe::Observer;
use crate::search::{card_values, value};
use crate::slot::Table;
use crate::tree::{Found, Tree};
use game::{Augen, Card, Position};
use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

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

/// The threads that help a search. Where all cards have to be tried, they try them at the same time, except for the
/// first: it may be the only one that is needed, and what it leaves in the table helps with the others.
///
/// See: Rainer Feldmann, "Spielbaumsuche mit massiv parallelen Systemen", 1993 (the young brothers wait concept).
#[derive(Debug, Default)]
pub(crate) struct Crew {
    /// How many cards the helpers have played.
    nodes: Arc<AtomicU64>,
}

/// With how many tricks left, this one included, work is shared out at least. With fewer it is too little.
const LEAST_TRICKS: u32 = 7;

impl Crew {
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Returns where the helpers add up their cards.
    pub(crate) fn total(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.nodes)
    }

    /// Returns whether the cards that are left to try may be tried at the same time.
    #[inline(always)]
    pub(crate) fn may_split(&self, n_tricks: u32, moves: &Moves) -> bool {
        LEAST_TRICKS <= n_tricks && moves.is_left()
    }
}

/// Returns the answer to a question, or nothing if the budget is spent. Others help if the configuration says so and the
/// position is not light, or nobody, and then it stops when so many cards have been played. `tree_of` is the tree in
/// which a search looks for the answer.
pub(crate) fn ask_together<'a, M: Machine, O: Observer, S, T>(
    search: &mut S,
    tree_of: impl Fn(&mut S) -> &mut Tree<'a, M, O>,
    stop_at: Option<u64>,
    mut ask: impl FnMut(&mut S) -> Option<T>,
) -> Option<T> {
    let tree = tree_of(search);
    if let Some(stop_at) = stop_at {
        tree.meter.resume(stop_at, None);
        let answer = ask(search);
        tree_of(search).meter.resume(u64::MAX, None);
        return answer;
    }
    let Threads::Pool { after } = tree.config.threads else { return ask(search) };
    if rayon::current_num_threads() == 1 || tree.meter.counts_cards() {
        return ask(search);
    }
    if tree.crew.is_none() {
        tree.meter.resume(after, None);
        let answer = ask(search);
        let tree = tree_of(search);
        if answer.is_some() || tree.meter.is_over_budget() {
            return answer;
        }
        let crew = Crew::default();
        tree.observer.helped(&crew.nodes);
        tree.crew = Some(Arc::new(crew));
    }
    loop {
        tree_of(search).meter.resume(u64::MAX, Some(Arc::default()));
        let answer = ask(search);
        let tree = tree_of(search);
        if answer.is_some() || tree.meter.is_over_budget() {
            return answer;
        }
        // They stopped because the table is full. Now nobody else uses it.
        tree.memory.make_room();
    }
}

/// Tries all cards that are left at the same time. Returns whether one has decided; then it is the best. If the search
/// was called off, the meter of the tree says so.
#[cold]
pub(crate) fn split<M: Machine, O: Observer>(
    tree: &mut Tree<'_, M, O>,
    hands: &[u64; 4],
    table: &Table,
    moves: &mut Moves,
    threshold: i32,
    left: i32,
    best: &mut Found,
) -> bool {
    let re_to_play = tree.is_re(table.turn());
    share_out(tree, moves, threshold, re_to_play, best, |mut helper, card| {
        let found = helper.try_card(&mut hands.clone(), table, card, threshold, left);
        (found, helper)
    })
}

/// Like [`split`]; `try_card` tries a card in the tree of a helper, and gives the tree back.
pub(crate) fn share_out<'a, M: Machine, O: Observer>(
    tree: &mut Tree<'a, M, O>,
    moves: &mut Moves,
    threshold: i32,
    re_to_play: bool,
    best: &mut Found,
    try_card: impl Fn(Tree<'a, M, ()>, usize) -> (Found, Tree<'a, M, ()>) + Sync,
) -> bool {
    let called_off = Arc::new(CallOff::under(tree.meter.called_off()));
    let first = tree.helper(&called_off);
    let cards: Vec<usize> = std::iter::from_fn(|| moves.next()).map(Move::bit).collect();
    let tried = cards.par_iter().with_max_len(1).map(|&card| {
        let (found, mut helper) = try_card(first.helper(&called_off), card);
        helper.meter.tell();
        if helper.meter.is_spent() {
            return None;
        }
        if (threshold <= found.bound) == re_to_play {
            called_off.set();
        }
        Some(found)
    });
    let tried: Vec<Option<Found>> = tried.collect();
    for found in tried.iter().flatten() {
        // Cut: the side to play is content with this card, so the proof needs no other.
        if (threshold <= found.bound) == re_to_play {
            *best = *found;
            return true;
        }
        best.also_fails(found, re_to_play);
    }
    if tried.iter().any(Option::is_none) {
        tree.meter.stop();
    }
    false
}
