//! How many of the remaining tricks a side can force.
//!
//! The same search as for Augen: the cards of the seat to play count, one for each trick that is left, and no others.

use crate::budget::Budget;
use crate::config::{Config, Switch};
use crate::guess::ANYWHERE;
use crate::memory::Memory;
use crate::observe::Observer;
use crate::search::{Engine, with_memory};
use crate::slot::{Layout, State};
use game::{Position, Team};

/// What a card of the seat to play counts. The table of patterns tells apart nothing below 2.
const TRICK: i32 = 2;

/// How many cards each order of cards has in its first round when all tricks are asked for.
const FIRST_ROUND: u64 = 1 << 14;

/// What is known about how many of the remaining tricks a side can force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickBounds {
    /// It can force no fewer.
    pub lower: usize,
    /// It can force no more.
    pub upper: usize,
    /// How many cards were played in the tree to find out.
    pub nodes: u64,
}

impl TrickBounds {
    /// Returns the number, if the bounds have met.
    #[must_use]
    pub fn value(self) -> Option<usize> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// Returns whether the side can force all remaining tricks, the running one included, with best play against the best
/// resistance.
#[must_use]
pub fn forced(position: &Position, team: Team, config: &Config) -> bool {
    forces(position, team, position.cards().tricks_left(), config)
}

/// Returns whether the side can force at least so many of the remaining tricks, the running one included.
#[must_use]
pub fn forces(position: &Position, team: Team, n_tricks: usize, config: &Config) -> bool {
    let (answer, _) = try_forces(position, team, n_tricks, config, Budget::UNLIMITED, &mut ());
    answer.expect("an unlimited search ends with an answer")
}

/// Like [`forces`], within a budget: nothing if it did not suffice. Also returns how many cards were played in the tree,
/// and tells the observer what happens; it hears of tricks of the side.
///
/// # Examples
/// ```
/// use game::{Position, Team};
/// use solver::{Budget, Config, try_forces};
///
/// let position: Position = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA".parse()?;
/// let (answer, nodes) = try_forces(&position, Team::Re, 2, &Config::default(), Budget::UNLIMITED, &mut ());
/// assert_eq!(answer, Some(true));
/// let nothing = Budget { nodes: Some(0), ..Budget::UNLIMITED };
/// assert_eq!(try_forces(&position, Team::Re, 2, &Config::default(), nothing, &mut ()).0, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn try_forces(
    position: &Position,
    team: Team,
    n_tricks: usize,
    config: &Config,
    budget: Budget<'_>,
    observer: &mut impl Observer,
) -> (Option<bool>, u64) {
    let n_left = position.cards().tricks_left();
    match n_tricks {
        0 => (Some(true), 0),
        _ if n_left < n_tricks => (Some(false), 0),
        _ if n_left == n_tricks => forces_all(position, team, config, budget, observer),
        1 => {
            let (others_force_all, nodes) = forces_all(position, !team, config, budget, observer);
            (others_force_all.map(|answer| !answer), nodes)
        }
        _ => ask(position, team, config, budget, &mut Memory::new(config), observer, |engine| {
            try_forces_with(engine, position, team, n_tricks)
        }),
    }
}

/// Returns how many of the remaining tricks, the running one included, the side can force against the best resistance.
#[must_use]
pub fn forced_tricks(position: &Position, team: Team, config: &Config) -> usize {
    trick_bounds(position, team, config, Budget::UNLIMITED, &mut ()).lower
}

/// Returns the best bounds of [`forced_tricks`] that the budget allows, telling the observer what happens; it hears of
/// tricks of the side.
pub fn trick_bounds(
    position: &Position,
    team: Team,
    config: &Config,
    budget: Budget<'_>,
    observer: &mut impl Observer,
) -> TrickBounds {
    ask(position, team, config, budget, &mut Memory::new(config), observer, |engine| {
        let start = engine.start();
        let (lower, upper) = engine.narrow(&start, ANYWHERE);
        let n_left = position.cards().tricks_left();
        let (lower, upper) = (tricks_up(lower), tricks_down(upper));
        let (lower, upper) = match team {
            Team::Re => (lower, upper),
            Team::Kontra => (n_left - upper, n_left - lower),
        };
        TrickBounds { lower, upper, nodes: engine.nodes() }
    })
}

const fn tricks_up(counted: i32) -> usize {
    ((counted + TRICK - 1) / TRICK) as usize
}

const fn tricks_down(counted: i32) -> usize {
    (counted / TRICK) as usize
}

/// Returns whether the side can force all that is left, which is more than nothing.
///
/// Where there is a way to do so, or to hinder it, it is mostly to play what is highest; where there is not, the learned
/// order finds out sooner. So both take turns, each time with twice as many cards, and share what they remember.
fn forces_all(
    position: &Position,
    team: Team,
    config: &Config,
    budget: Budget<'_>,
    observer: &mut impl Observer,
) -> (Option<bool>, u64) {
    let highest_first = Config { order: Switch::Off, ..config.clone() };
    let orders = if config.order.is_on() { vec![&highest_first, config] } else { vec![config] };
    let mut memory = Memory::new(config);
    let (mut most_nodes, mut spent) = (FIRST_ROUND, 0);
    loop {
        for order in &orders {
            let left = budget.less(spent);
            let round = Budget { nodes: Some(left.nodes.map_or(most_nodes, |nodes| nodes.min(most_nodes))), ..left };
            let n_tricks = position.cards().tricks_left();
            let question = |engine: &mut dyn Engine| try_forces_with(engine, position, team, n_tricks);
            let (answer, nodes) = ask(position, team, order, round, &mut memory, &mut *observer, question);
            spent += nodes;
            if answer.is_some() || budget.is_spent_after(spent) {
                return (answer, spent);
            }
        }
        most_nodes *= 2;
    }
}

/// Asks whether the side can force at least so many tricks, and how many cards that took; nothing if the budget is spent.
fn try_forces_with(engine: &mut dyn Engine, position: &Position, team: Team, n_tricks: usize) -> (Option<bool>, u64) {
    let start = engine.start();
    let n_left = position.cards().tricks_left();
    let for_re = match team {
        Team::Re => n_tricks,
        Team::Kontra => n_left + 1 - n_tricks,
    };
    let threshold = for_re as i32 * TRICK;
    engine.tell(threshold, 0, n_left as i32 * TRICK);
    let re_gets = engine.ask(&start, threshold).map(|bound| threshold <= bound);
    (re_gets.map(|re_gets| re_gets == (team == Team::Re)), engine.nodes())
}

fn ask<T>(
    position: &Position,
    team: Team,
    config: &Config,
    budget: Budget<'_>,
    memory: &mut Memory,
    observer: &mut impl Observer,
    question: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let layout = Layout::new(position.order());
    let mut start = State::new(&layout, position);
    let layout = layout.counting(start.hands[start.table.turn()], TRICK as u8);
    start.table.augen = 0;
    let observer = InTricks { observer, team, n_left: position.cards().tricks_left() as i32 };
    with_memory(layout, start, position, config, budget, observer, memory, question)
}

/// Tells an observer of tricks of a side, not of what they count for Re.
struct InTricks<'a, O> {
    observer: &'a mut O,
    team: Team,
    n_left: i32,
}

impl<O: Observer> Observer for InTricks<'_, O> {
    fn node(&mut self) {
        self.observer.node();
    }

    fn table_hit(&mut self) {
        self.observer.table_hit();
    }

    fn asking(&mut self, threshold: i32, lower: i32, upper: i32) {
        let (threshold, lower) = (tricks_up(threshold) as i32, tricks_up(lower) as i32);
        let upper = tricks_down(upper) as i32;
        match self.team {
            Team::Re => self.observer.asking(threshold, lower, upper),
            Team::Kontra => {
                self.observer.asking(self.n_left + 1 - threshold, self.n_left - upper, self.n_left - lower);
            }
        }
    }
}
