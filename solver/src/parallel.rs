//! Many positions at once, or one, on all processors.
//!
//! Of many positions, each is searched by one thread with a table of its own, which begins small. The memory of the
//! configuration is shared out among them. One heavy position is searched by a crew with one table. The answers do not
//! depend on the number of threads. The threads are those of the current rayon pool.

use crate::bound::Bound;
use crate::config::{Config, Threads};
use crate::dependencies::Dependencies;
use crate::limits::StopToken;
use crate::machine::Machine;
use crate::move_generation::MoveList;
use crate::observe::Observer;
use crate::search::{card_values, value};
use crate::siblings::Failed;
use crate::tree::Tree;
use game::{Augen, Card, Position};
use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use std::sync::atomic::{AtomicIsize, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

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
        progress(n_answers.fetch_add(1, Relaxed) + 1);
        answer
    });
    answers.collect()
}

/// The threads that help a search. Where all cards have to be tried, those who have nothing to do try some of them; but
/// not before the first has been tried: it may be the only one that is needed, and what it leaves in the table helps with
/// the others.
///
/// See: Rainer Feldmann, "Spielbaumsuche mit massiv parallelen Systemen", 1993 (the young brothers wait concept).
#[derive(Debug)]
pub(crate) struct Helpers {
    /// How many cards the helpers have played.
    nodes: Arc<AtomicU64>,
    /// How many threads have nothing to do. For a moment it may be less than none: who has waited for others does not
    /// wait to go on.
    n_idle: AtomicIsize,
}

/// With how many tricks left, this one included, cards are shared out at least. With fewer it is too little work.
const LEAST_TRICKS: u32 = 7;

impl Helpers {
    fn new(n_helpers: usize) -> Self {
        Self { nodes: Arc::default(), n_idle: AtomicIsize::new(n_helpers as isize) }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Returns where the helpers add up their cards.
    pub(crate) fn total(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.nodes)
    }

    /// Returns how many threads come to help with the cards that are left to try.
    #[inline(always)]
    pub(crate) fn join(&self, n_tricks: u32, moves: &MoveList) -> usize {
        if n_tricks < LEAST_TRICKS || self.n_idle.load(Relaxed) <= 0 { 0 } else { self.take(moves.n_left()) }
    }

    /// Takes as many of those who are idle as can do something, besides the one who is at it.
    #[cold]
    fn take(&self, n_cards: usize) -> usize {
        let most = n_cards.saturating_sub(1) as isize;
        let taken = |n_idle: isize| n_idle.clamp(0, most);
        let before = self.n_idle.fetch_update(Relaxed, Relaxed, |n_idle| Some(n_idle - taken(n_idle)));
        before.map_or(0, |n_idle| taken(n_idle) as usize)
    }
}

/// A search whose cards others can try, too.
pub(crate) trait Splittable<'a, M: Machine, O: Observer>: Sized {
    /// A point of the game at which there are several cards to try.
    type Place: Sync;
    /// The search of somebody who helps.
    type Helper: Splittable<'a, M, (), Place = Self::Place> + Send;

    /// Returns the tree that the search goes through.
    fn tree(&mut self) -> &mut Tree<'a, M, O>;

    /// Returns the same search in another tree.
    fn helper(&self, tree: Tree<'a, M, ()>) -> Self::Helper;

    /// Tries a card there.
    fn try_at(&mut self, place: &Self::Place, bit: usize, deps: &mut Dependencies) -> Bound;

    /// Adds to what a card that decides rests on what has to beat it.
    fn decided_at(&self, place: &Self::Place, bit: usize, deps: &mut Dependencies);

    /// Adds a card that has failed, and drops those that fail because of that, see [`Tree::add_failed`].
    fn add_failed_at(
        &self,
        place: &Self::Place,
        bit: usize,
        found: &Bound,
        deps: &mut Dependencies,
        choice: &mut SplitPoint,
    );
}

/// What is known about the cards at one point of the game.
pub(crate) struct SplitPoint {
    /// What Re has to reach.
    pub(crate) threshold: i32,
    pub(crate) re_to_play: bool,
    /// The cards that nobody has begun to try.
    pub(crate) moves: MoveList,
    /// What follows from those that were tried in vain.
    pub(crate) failed: Failed,
    /// What follows from the card that is enough for the side to play, if there is one.
    pub(crate) decision: Option<(Bound, Dependencies)>,
    /// Whether somebody had to end the search of a card.
    is_cut_short: bool,
}

impl SplitPoint {
    pub(crate) const fn new(threshold: i32, re_to_play: bool, moves: MoveList, failed: Failed) -> Self {
        Self { threshold, re_to_play, moves, failed, decision: None, is_cut_short: false }
    }
}

/// Returns the answer to a question, or nothing if the budget is spent, or if this thread has played so many cards. Others
/// help if the configuration says so and the position is not light.
pub(crate) fn ask_together<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>, T>(
    search: &mut S,
    stop_at: Option<u64>,
    mut ask: impl FnMut(&mut S) -> Option<T>,
) -> Option<T> {
    let stop_at = stop_at.unwrap_or(u64::MAX);
    let tree = search.tree();
    let alone_until = match tree.config.threads {
        Threads::Pool { after } if 1 < rayon::current_num_threads() && !tree.meter.counts_cards() => after,
        _ => u64::MAX,
    };
    if tree.crew.is_none() {
        tree.meter.resume(stop_at.min(alone_until), None);
        let answer = ask(search);
        let tree = search.tree();
        if answer.is_some() || tree.meter.nodes() < alone_until || tree.meter.is_over_budget() {
            return answer;
        }
        let crew = Helpers::new(rayon::current_num_threads() - 1);
        tree.observer.helped(&crew.nodes);
        tree.crew = Some(Arc::new(crew));
    }
    search.tree().meter.resume(stop_at, Some(Arc::default()));
    ask(search)
}

/// Tries all cards that are left, together with so many others. If the search was called off, the meter of the tree says
/// so.
#[cold]
pub(crate) fn try_together<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>>(
    search: &mut S,
    place: &S::Place,
    choice: SplitPoint,
    n_helpers: usize,
) -> SplitPoint {
    let tree = search.tree();
    let crew = tree.crew.clone().expect("somebody has come to help");
    let above = tree.meter.called_off();
    let called_off = Arc::new(StopToken::under(above.clone()));
    let trees: Vec<Tree<'a, M, ()>> = (0..n_helpers).map(|_| tree.helper(&crew, &called_off)).collect();
    tree.meter.heed(Some(Arc::clone(&called_off)));
    let choice = Mutex::new(choice);
    rayon::in_place_scope(|scope| {
        for tree in trees {
            let mut helper = search.helper(tree);
            let (crew, called_off, choice) = (&crew, &called_off, &choice);
            scope.spawn(move |_| {
                try_cards(&mut helper, place, choice, called_off);
                helper.tree().meter.tell();
                drop(helper);
                crew.n_idle.fetch_add(1, Relaxed);
            });
        }
        try_cards(search, place, &choice, &called_off);
        // While it waits for the others it does what others have to do.
        crew.n_idle.fetch_add(1, Relaxed);
    });
    crew.n_idle.fetch_sub(1, Relaxed);
    let choice = choice.into_inner().expect("who holds it does not fail");
    let meter = &mut search.tree().meter;
    meter.heed(above);
    if choice.decision.is_none() && choice.is_cut_short {
        meter.stop();
    }
    choice
}

/// Tries one card after the other until none is left or one has decided.
fn try_cards<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>>(
    search: &mut S,
    place: &S::Place,
    choice: &Mutex<SplitPoint>,
    called_off: &StopToken,
) {
    let choice = || choice.lock().expect("who holds it does not fail");
    loop {
        let next = {
            let mut choice = choice();
            if choice.decision.is_some() { None } else { choice.moves.next() }
        };
        let Some(next) = next else { return };
        let mut deps = Dependencies::NONE;
        let found = search.try_at(place, next.bit(), &mut deps);
        let mut choice = choice();
        if choice.decision.is_some() {
            return;
        }
        if search.tree().meter.is_spent() {
            // Without this card the others are of no use.
            choice.is_cut_short = true;
            called_off.set();
            return;
        }
        // Cut: the side to play is content with this card, so the proof needs no other.
        if (choice.threshold <= found.bound) == choice.re_to_play {
            search.decided_at(place, next.bit(), &mut deps);
            choice.decision = Some((found, deps));
            called_off.set();
            return;
        }
        search.add_failed_at(place, next.bit(), &found, &mut deps, &mut choice);
    }
}
