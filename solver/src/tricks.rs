//! How many of the remaining tricks a side can force.
//!
//! A search of its own: no card counts more than another, so what is found rests on nothing but which cards beat which.

mod certain;
mod proofs;
mod search;

use crate::bitboard::{Layout, State, members};
use crate::config::Config;
use crate::kind::Kind;
use crate::limits::{LimitCounter, Limits};
use crate::machine::{Machine, Portable};
use crate::move_ordering::{OF_TRICKS, Weights, learned};
use crate::observe::Observer;
use game::{Position, Team};
use proofs::Proofs;
use search::TrickTree;

/// How many cards a question may take that is asked because it is far from the number.
const FAR_NODES: u64 = 10_000;

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
    let (answer, _) = try_forces(position, team, n_tricks, config, Limits::NONE, &mut ());
    answer.expect("an unlimited search ends with an answer")
}

/// Like [`forces`], within a budget: nothing if it did not suffice. Also returns how many cards were played in the tree,
/// and tells the observer what happens; it hears of tricks of the side.
///
/// # Examples
/// ```
/// use game::{Position, Team};
/// use solver::{Limits, Config, try_forces};
///
/// let position: Position = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA".parse()?;
/// let (answer, nodes) = try_forces(&position, Team::Re, 2, &Config::default(), Limits::NONE, &mut ());
/// assert_eq!(answer, Some(true));
/// let nothing = Limits { nodes: Some(0), ..Limits::NONE };
/// assert_eq!(try_forces(&position, Team::Re, 2, &Config::default(), nothing, &mut ()).0, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn try_forces(
    position: &Position,
    team: Team,
    n_tricks: usize,
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> (Option<bool>, u64) {
    let n_left = position.cards().tricks_left();
    match n_tricks {
        0 => (Some(true), 0),
        _ if n_left < n_tricks => (Some(false), 0),
        _ => with_tree(position, team, config, None, budget, observer, |tree| {
            (tree.ask(n_tricks, 0, n_left, u64::MAX), tree.nodes())
        }),
    }
}

/// Returns how many of the remaining tricks, the running one included, the side can force against the best resistance.
#[must_use]
pub fn forced_tricks(position: &Position, team: Team, config: &Config) -> usize {
    trick_bounds(position, team, config, Limits::NONE, &mut ()).lower
}

/// Returns the best bounds of [`forced_tricks`] that the budget allows, telling the observer what happens; it hears of
/// tricks of the side.
pub fn trick_bounds(
    position: &Position,
    team: Team,
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> TrickBounds {
    with_tree(position, team, config, None, budget, observer, |tree| {
        let (mut lower, mut upper) = (0, position.cards().tricks_left());
        // What may be ended closes in from both sides first, as long as that takes little, then by halving.
        let (mut n_dear, mut from_above) = (if budget.may_end() { 0 } else { 2 }, true);
        while lower < upper {
            let (n_tricks, most_nodes) = match (n_dear < 2, from_above) {
                (true, true) => (upper, FAR_NODES),
                (true, false) => (lower + 1, FAR_NODES),
                (false, _) => ((lower + upper).div_ceil(2), u64::MAX),
            };
            from_above = !from_above;
            match tree.ask(n_tricks, lower, upper, most_nodes) {
                Some(true) => lower = n_tricks,
                Some(false) => upper = n_tricks - 1,
                None if tree.is_over_budget() => break,
                None => n_dear += 1,
            }
        }
        TrickBounds { lower, upper, nodes: tree.nodes() }
    })
}

/// Asks whether the side can force all that is left, in the order of these weights, as far as the budget goes.
pub(crate) fn explore(
    position: &Position,
    team: Team,
    config: &Config,
    weights: &Weights,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) {
    let n_left = position.cards().tricks_left();
    with_tree(position, team, config, Some(weights), budget, observer, |tree| tree.ask(n_left, 0, n_left, u64::MAX));
}

/// A search, whatever the processor it is compiled for.
trait Engine {
    /// Returns whether the side forces so many of the remaining tricks, of which it is known to force no fewer than `lower` and no
    /// more than `upper`; nothing if the budget is spent, or so many cards.
    fn ask(&mut self, n_tricks: usize, lower: usize, upper: usize, most_nodes: u64) -> Option<bool>;

    /// Returns whether nothing is left of the budget.
    fn is_over_budget(&self) -> bool;

    /// Returns how many cards were played.
    fn nodes(&self) -> u64;
}

impl<M: Machine, O: Observer> Engine for TrickTree<'_, M, O> {
    fn ask(&mut self, n_tricks: usize, lower: usize, upper: usize, most_nodes: u64) -> Option<bool> {
        self.meter.resume(self.meter.nodes().saturating_add(most_nodes), None);
        self.observer.asking(n_tricks as i32, lower as i32, upper as i32);
        let n_left = self.n_tricks_left();
        self.keeps_to((n_left - n_tricks) as u32)
    }

    fn is_over_budget(&self) -> bool {
        self.meter.is_over_budget()
    }

    fn nodes(&self) -> u64 {
        self.meter.nodes()
    }
}

/// Asks about the tricks of a side, in the order that was learned or in another.
fn with_tree<T>(
    position: &Position,
    team: Team,
    config: &Config,
    weights: Option<&Weights>,
    budget: Limits<'_>,
    observer: &mut impl Observer,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    #[cfg(target_arch = "x86_64")]
    if config.switches.native_bits.is_on()
        && let Some(machine) = crate::machine::Native::detect()
    {
        return ask(&mut tree(machine, position, team, config, weights, budget, observer));
    }
    ask(&mut tree(Portable, position, team, config, weights, budget, observer))
}

fn tree<'a, M: Machine, O: Observer>(
    machine: M,
    position: &Position,
    team: Team,
    config: &'a Config,
    weights: Option<&'a Weights>,
    budget: Limits<'a>,
    observer: O,
) -> TrickTree<'a, M, O> {
    let re = members(position, Team::Re);
    let layout = Layout::new(position.order()).without_augen();
    let (start, held) = State::with_held(&layout, position);
    let kind = Kind::of(&layout, re);
    let is_remembering = config.switches.table.is_on();
    TrickTree {
        machine,
        layout,
        start,
        held,
        re,
        party: members(position, team),
        config,
        weights: weights.unwrap_or_else(|| learned(&OF_TRICKS, kind, config)),
        observer,
        meter: LimitCounter::new(budget),
        proofs: (is_remembering && config.switches.partitions.is_on()).then(|| Proofs::new(config.table_bytes)),
    }
}
