//! How many of the remaining tricks a side can force.
//!
//! The same search as for Augen: the cards of the seat to play count, one for each trick that is left, and no others.

use crate::budget::Budget;
use crate::config::{Config, Widening};
use crate::guess::ANYWHERE;
use crate::memory::Memory;
use crate::observe::Observer;
use crate::order::{Orders, Weights, learned, orders};
use crate::search::{Engine, Purpose, with_purpose};
use crate::slot::{Layout, State, members};
use game::{Position, Team};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// What a card of the seat to play counts. The table of patterns tells apart nothing below 2.
const TRICK: i32 = 2;

/// In which order cards are tried.
static FORCING: Orders = Orders::new(|| orders(include_bytes!("forcing.bin")));

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
        _ => ask(position, team, config, budget, observer, |engine| try_forces_with(engine, position, team, n_tricks)),
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
    ask(position, team, config, budget, observer, |engine| {
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

/// Asks whether the side can force all that is left, in the order of these weights, as far as the budget goes.
pub(crate) fn explore(
    position: &Position,
    team: Team,
    config: &Config,
    weights: &Weights,
    budget: Budget<'_>,
    observer: impl Observer,
) {
    ask_in_order(position, config, weights, budget, observer, |engine| {
        try_forces_with(engine, position, team, position.cards().tricks_left());
    });
}

fn ask<T>(
    position: &Position,
    team: Team,
    config: &Config,
    budget: Budget<'_>,
    observer: &mut impl Observer,
    question: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let observer = InTricks { observer, team, n_left: position.cards().tricks_left() as i32 };
    let weights = learned(&FORCING, members(position, Team::Re), config);
    ask_in_order(position, config, weights, budget, observer, question)
}

fn ask_in_order<T>(
    position: &Position,
    config: &Config,
    weights: &Weights,
    budget: Budget<'_>,
    observer: impl Observer,
    question: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let layout = Layout::new(position.order());
    // Most of these questions are answered before it would pay to leave out cards.
    let purpose = Purpose { widening: Widening::Off, ..Purpose::of_sides(weights, &layout, position, config) };
    let mut start = State::new(&layout, position);
    let layout = layout.counting(start.hands[start.table.turn()], TRICK as u8);
    start.table.augen = 0;
    with_purpose(layout, start, position, config, purpose, budget, observer, &mut Memory::new(config), question)
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

    fn helped(&mut self, cards: &Arc<AtomicU64>) {
        self.observer.helped(cards);
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
