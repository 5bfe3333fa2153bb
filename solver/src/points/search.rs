//! Values in Points, found by asking whether Re can get so many.

use super::bonus::{Bonus, balance};
use super::stakes::{PointsError, Stakes, won_before};
use super::tree::{PointsTree, Progress};
use crate::bits::{Machine, Portable};
use crate::budget::Budget;
use crate::config::Config;
use crate::memory::Memory;
use crate::observe::Observer;
use crate::search::tree;
use crate::slot::{Layout, State, Table, each, members};
use game::rules::Sonderpunkt;
use game::{Card, Points, Position, Seat, Team};

/// What is known about the value of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsBounds {
    /// It is worth no less to Re.
    pub lower: Points,
    /// It is worth no more.
    pub upper: Points,
    /// How many cards were played in the tree to find out.
    pub nodes: u64,
}

impl PointsBounds {
    /// Returns the value, if the bounds have met.
    #[must_use]
    pub fn value(self) -> Option<Points> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// Returns the value of the game seen from Re, before a soloist's factor, with best play of both sides for the score.
/// `earned` are the special points of earlier tricks.
///
/// # Errors
/// Returns what the position does not say.
///
/// # Examples
/// ```
/// use game::{Points, Position};
/// use solver::{Config, points_value};
///
/// // Re has won the game and cannot reach 151, but it can catch the fox.
/// let line = "rules=ddv game=normal re=NS leader=N N=HT E=DA S=CQ W=SJ won=re:121/6,kontra:93/5";
/// assert_eq!(points_value(&line.parse()?, &[], &Config::default())?, Points(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn points_value(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
) -> Result<Points, PointsError> {
    points_bounds(position, earned, config, Budget::UNLIMITED, &mut ()).map(|bounds| bounds.lower)
}

/// Returns the best bounds that the budget allows; they are equal if it has sufficed.
///
/// # Errors
/// Returns what the position does not say.
pub fn points_bounds(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    budget: Budget<'_>,
    observer: &mut impl Observer,
) -> Result<PointsBounds, PointsError> {
    with_engine(position, earned, config, budget, observer, |engine| {
        let (state, progress) = engine.start();
        let (lower, upper) = engine.narrow(&state, progress);
        PointsBounds { lower: Points(lower), upper: Points(upper), nodes: engine.nodes() }
    })
}

/// Returns every legal card with the value of the game after it, in the order of
/// [`Order::sorted`](game::Order::sorted).
///
/// # Errors
/// Returns what the position does not say.
pub fn points_cards(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
) -> Result<Vec<(Card, Points)>, PointsError> {
    with_engine(position, earned, config, Budget::UNLIMITED, (), |engine| {
        let (state, progress) = engine.start();
        cards(engine, position, &state, progress)
    })
}

/// Returns a line of best play for the score to the last card. Of several best cards the first in the order of
/// [`Order::sorted`](game::Order::sorted) is played.
///
/// # Errors
/// Returns what the position does not say.
pub fn points_line(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
) -> Result<Vec<Card>, PointsError> {
    with_engine(position, earned, config, Budget::UNLIMITED, (), |engine| {
        let (mut state, mut progress) = engine.start();
        let mut line = Vec::new();
        while !state.is_over() {
            let seat = Seat::from_index(state.table.turn());
            let re_to_play = position.parties().team_of(seat) == Team::Re;
            let best = cards(engine, position, &state, progress).into_iter().reduce(|best, other| {
                let better = if re_to_play { best.1 < other.1 } else { other.1 < best.1 };
                if better { other } else { best }
            });
            let (card, _) = best.expect("a hand that is not empty has a legal card");
            line.push(card);
            (state, progress) = engine.after(&state, progress, card);
        }
        line
    })
}

fn cards(engine: &mut dyn Engine, position: &Position, state: &State, progress: Progress) -> Vec<(Card, Points)> {
    let legal = state.legal();
    let sorted = position.order().sorted().iter().copied();
    let cards: Vec<Card> = sorted.filter(|&card| legal & engine.layout().slot(card) != 0).collect();
    let value_after = |card| {
        let (next, progress) = engine.after(state, progress, card);
        (card, Points(engine.narrow(&next, progress).0))
    };
    cards.into_iter().map(value_after).collect()
}

/// A search without its type parameters.
trait Engine {
    fn start(&self) -> (State, Progress);
    fn layout(&self) -> &Layout;
    fn nodes(&self) -> u64;
    fn after(&self, state: &State, progress: Progress, card: Card) -> (State, Progress);
    /// Returns bounds of the value; they are equal unless the budget is spent.
    fn narrow(&mut self, state: &State, progress: Progress) -> (i32, i32);
}

struct Search<'a, M, O> {
    start: State,
    progress: Progress,
    tree: PointsTree<'a, M, O>,
}

impl<M: Machine, O: Observer> Engine for Search<'_, M, O> {
    fn start(&self) -> (State, Progress) {
        (self.start, self.progress)
    }

    fn layout(&self) -> &Layout {
        &self.tree.tree.layout
    }

    fn nodes(&self) -> u64 {
        self.tree.tree.meter.nodes()
    }

    fn after(&self, state: &State, progress: Progress, card: Card) -> (State, Progress) {
        let bit = each(state.legal() & self.layout().slot(card)).next().expect("the card is legal");
        let (next, complete) = state.after(self.layout(), bit);
        let progress = complete.map_or(progress, |trick| self.tree.after_trick(progress, &trick, next.is_over()));
        (next, progress)
    }

    fn narrow(&mut self, state: &State, progress: Progress) -> (i32, i32) {
        let values = self.tree.stakes.values();
        let (mut lower, mut upper) = (0, values.len() - 1);
        while lower < upper {
            let middle = (lower + upper).div_ceil(2);
            self.tree.tree.observer.asking(values[middle], values[lower], values[upper]);
            match self.tree.ask(state, progress, values[middle]) {
                Some(true) => lower = middle,
                Some(false) => upper = middle - 1,
                None => break,
            }
        }
        (values[lower], values[upper])
    }
}

/// Builds the search for the processor it runs on.
fn with_engine<O: Observer, T>(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    budget: Budget<'_>,
    observer: O,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> Result<T, PointsError> {
    #[cfg(target_arch = "x86_64")]
    if config.native_bits.is_on()
        && let Some(machine) = crate::bits::Bmi2::detect()
    {
        return Ok(ask(&mut search(machine, position, earned, config, budget, observer)?));
    }
    Ok(ask(&mut search(Portable, position, earned, config, budget, observer)?))
}

fn search<'a, M: Machine, O: Observer>(
    machine: M,
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &'a Config,
    budget: Budget<'a>,
    observer: O,
) -> Result<Search<'a, M, O>, PointsError> {
    let won = won_before(position)?;
    let layout = Layout::new(position.order());
    let (start, held) = start(&layout, position);
    let re = members(position, Team::Re);
    let re_cards = (0..4).filter(|seat| re >> seat & 1 == 1).fold(0, |cards, seat| cards | held[seat]);
    let bonus = Bonus::new(position, &layout, re, re_cards);
    let balance = balance(position, earned);
    let prospect = bonus.prospect(machine, &held);
    let stakes = Stakes::new(position, won, balance - prospect.kontra, balance + prospect.re);
    let progress = Progress {
        augen: i32::from(won.re.augen.0),
        balance,
        re_has_trick: 0 < won.re.tricks,
        kontra_has_trick: 0 < won.kontra.tricks,
    };
    let tree = tree(machine, layout.apart(bonus.apart()), re, config, budget, observer, Memory::new(config));
    Ok(Search { start, progress, tree: PointsTree::new(tree, bonus, stakes) })
}

/// Returns the position in bits, a bit of its own for every card that lies, and what each seat holds together with
/// what it has played.
fn start(layout: &Layout, position: &Position) -> (State, [u64; 4]) {
    let hands = layout.hands(position);
    let mut held = hands;
    let trick = position.cards().trick();
    let mut table = Table::led_by(trick.leader().index() as u8);
    for (seat, card) in trick.plays() {
        let taken = held.iter().fold(0, |all, hand| all | hand);
        let bit = layout.low(card) + usize::from(taken >> layout.low(card) & 1 == 1);
        table = table.with(layout, bit);
        held[seat.index()] |= 1 << bit;
    }
    (State { hands, table }, held)
}
