//! Values in Points, found by asking whether Re can get so many.

use super::score_table::{PointsError, ScoreTable, won_before};
use super::special_points::{SpecialPoints, balance};
use super::target::Progress;
use super::tree::PointsTree;
use crate::bitboard::{Layout, State, each, members};
use crate::config::Config;
use crate::driver::{ANYWHERE, First, Questions, narrow};
use crate::kind::Kind;
use crate::limits::{Limits, Urgency};
use crate::machine::{Machine, Portable};
use crate::move_ordering::{OF_POINTS, Weights, learned};
use crate::observe::Observer;
use crate::parallel::ask_together;
use crate::search::{Between, Purpose, cards_to_play, in_shares, tree};
use crate::table::Memory;
use crate::tree::Tree;
use crate::widening::{MoveLimit, MoveLimits};
use game::rules::Sonderpunkt;
use game::{ByTeam, Card, Points, Position, Seat, Team, Won};

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
    points_bounds(position, earned, config, Limits::NONE, &mut ()).map(|bounds| bounds.lower)
}

/// Returns the best bounds that the budget allows; they are equal if it has sufficed.
///
/// # Errors
/// Returns what the position does not say.
pub fn points_bounds(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> Result<PointsBounds, PointsError> {
    with_engine(position, earned, config, budget, observer, bounds_of)
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
    let (_, bounds) = points_card_bounds(position, earned, config, Limits::NONE, &mut ())?;
    Ok(bounds.into_iter().map(|(card, bounds)| (card, bounds.lower)).collect())
}

/// Like [`points_cards`], with the best bounds that the budget allows for the position and for each card, telling the
/// observer what happens.
///
/// If the search may be ended, it first looks for the value of the position, than which no card is better. Then each card
/// has its share of the budget, and those still open have what is left. The cards played in the tree are counted for all
/// together.
///
/// # Errors
/// Returns what the position does not say.
pub fn points_card_bounds(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> Result<(PointsBounds, Vec<(Card, PointsBounds)>), PointsError> {
    with_engine(position, earned, config, budget, observer, |engine| bounds_of_cards(engine, position))
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
    points_line_within(position, earned, config, Limits::NONE, &mut ()).map(|(_, line)| line)
}

/// Like [`points_line`], as far as the budget allows, telling the observer what happens: what is known of the value, and
/// of the line the cards that are known to be the best.
///
/// # Errors
/// Returns what the position does not say.
pub fn points_line_within(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> Result<(PointsBounds, Vec<Card>), PointsError> {
    with_engine(position, earned, config, budget, observer, |engine| best_line(engine, position))
}

pub(crate) fn bounds_of(engine: &mut dyn Engine) -> PointsBounds {
    let (state, progress) = engine.start();
    let (lower, upper) = engine.narrow(&state, progress, ANYWHERE);
    PointsBounds { lower: Points(lower), upper: Points(upper), nodes: engine.nodes() }
}

pub(crate) fn bounds_of_cards(
    engine: &mut dyn Engine,
    position: &Position,
) -> (PointsBounds, Vec<(Card, PointsBounds)>) {
    let (state, progress) = engine.start();
    let cards = cards_to_play(engine.layout(), position, &state);
    let re_to_play = position.parties().team_of(position.cards().turn()) == Team::Re;
    let may_end = engine.may_end();
    let (best, cards) = in_shares(cards, re_to_play, may_end, |card, between, n_questions| {
        engine.share_among(n_questions);
        let (next, progress) = card.map_or((state, progress), |card| engine.after(&state, progress, card));
        let (lower, upper) = engine.narrow(&next, progress, between);
        Between { lower, upper, nodes: engine.nodes() }
    });
    let bounds = |of: Between| PointsBounds { lower: Points(of.lower), upper: Points(of.upper), nodes: of.nodes };
    (bounds(best), cards.into_iter().map(|(card, found)| (card, bounds(found))).collect())
}

pub(crate) fn best_line(engine: &mut dyn Engine, position: &Position) -> (PointsBounds, Vec<Card>) {
    let bounds = bounds_of(engine);
    let (mut state, mut progress) = engine.start();
    let mut line = Vec::new();
    if let Some(value) = bounds.value() {
        while !state.is_over()
            && let Some(card) = best_card(engine, position, &state, progress, value)
        {
            line.push(card);
            (state, progress) = engine.after(&state, progress, card);
        }
    }
    (PointsBounds { nodes: engine.nodes(), ..bounds }, line)
}

/// Returns the first of the best cards of a state with this value; nothing if the budget is spent before it is known.
fn best_card(
    engine: &mut dyn Engine,
    position: &Position,
    state: &State,
    progress: Progress,
    value: Points,
) -> Option<Card> {
    let seat = Seat::from_index(state.table.turn());
    let re_to_play = position.parties().team_of(seat) == Team::Re;
    let mut cards = cards_to_play(engine.layout(), position, state);
    let last = cards.pop().expect("a hand that is not empty has a legal card");
    for card in cards {
        let (next, progress) = engine.after(state, progress, card);
        // No card is better than the best, so one question tells whether this one is as good.
        let wanted = if re_to_play { value.0 } else { value.0 + 1 };
        if engine.ask(&next, progress, wanted)? == re_to_play {
            return Some(card);
        }
    }
    // None of the others is.
    Some(last)
}

/// A search without its type parameters.
pub(crate) trait Engine {
    fn start(&self) -> (State, Progress);
    fn layout(&self) -> &Layout;
    fn nodes(&self) -> u64;
    fn after(&self, state: &State, progress: Progress, card: Card) -> (State, Progress);
    /// Returns whether Re can get this value, or nothing if the budget is spent.
    fn ask(&mut self, state: &State, progress: Progress, value: i32) -> Option<bool>;
    /// Returns bounds of the value; they are equal unless the budget is spent.
    /// It is known to lie between `between`.
    fn narrow(&mut self, state: &State, progress: Progress, between: (i32, i32)) -> (i32, i32);
    /// Returns whether the search may be ended before all is known.
    fn may_end(&self) -> bool;
    /// Lets the first of so many questions spend its share of what is left of the budget.
    fn share_among(&mut self, n_questions: u32);
}

struct Search<'a, M, O> {
    start: State,
    progress: Progress,
    /// The values that the game can have, lowest first.
    values: Vec<i32>,
    tree: PointsTree<'a, M, O>,
}

impl<M: Machine, O: Observer> Search<'_, M, O> {
    fn after_bit(&self, state: &State, progress: Progress, bit: usize) -> (State, Progress) {
        let (next, complete) = state.after(&self.tree.tree.layout, bit);
        let progress = complete.map_or(progress, |trick| self.tree.after_trick(progress, &trick, next.is_over()));
        (next, progress)
    }

    fn ask_until(&mut self, state: &State, progress: Progress, value: i32, stop_at: Option<u64>) -> Option<bool> {
        ask_together(&mut self.tree, stop_at, |search| search.ask(state, progress, value))
    }

    /// Answers and leaves behind what it remembers.
    fn answer<T>(mut self, memory: &mut Memory, ask: impl FnOnce(&mut dyn Engine) -> T) -> T {
        let answer = ask(&mut self);
        *memory = self.tree.tree.memory;
        answer
    }
}

impl<M: Machine, O: Observer> Engine for Search<'_, M, O> {
    fn start(&self) -> (State, Progress) {
        (self.start, self.progress)
    }

    fn layout(&self) -> &Layout {
        &self.tree.tree.layout
    }

    fn nodes(&self) -> u64 {
        self.tree.tree.nodes()
    }

    fn after(&self, state: &State, progress: Progress, card: Card) -> (State, Progress) {
        let bit = each(state.legal() & self.layout().slot(card)).next().expect("the card is legal");
        self.after_bit(state, progress, bit)
    }

    fn ask(&mut self, state: &State, progress: Progress, value: i32) -> Option<bool> {
        self.ask_until(state, progress, value, None)
    }

    fn narrow(&mut self, state: &State, progress: Progress, (least, most): (i32, i32)) -> (i32, i32) {
        let with_guess = self.tree.tree.config.switches.first_guess.is_on();
        let first = self.values.partition_point(|&value| value < least) as i32;
        let last = self.values.partition_point(|&value| value <= most) as i32 - 1;
        let (lower, upper) = narrow(self, &(*state, progress), (first, last), with_guess);
        (self.values[lower as usize], self.values[upper as usize])
    }

    fn may_end(&self) -> bool {
        self.tree.tree.meter.haste() != Urgency::None
    }

    fn share_among(&mut self, n_questions: u32) {
        self.tree.tree.meter.share_among(n_questions);
    }
}

/// The numbers that are asked about are the places of the values that the game can have.
impl<M: Machine, O: Observer> Questions for Search<'_, M, O> {
    type State = (State, Progress);

    fn range(&self, _: &(State, Progress)) -> (i32, i32) {
        (0, self.values.len() as i32 - 1)
    }

    fn wants_more(&self, (state, _): &(State, Progress)) -> bool {
        self.tree.tree.is_re(state.table.turn())
    }

    fn n_tricks(&self, (state, _): &(State, Progress)) -> u32 {
        state.hands[state.table.turn()].count_ones()
    }

    fn first_card(&self, (state, progress): &(State, Progress)) -> Option<First<(State, Progress)>> {
        if state.is_over() {
            return None;
        }
        let (bit, _) = self.tree.tree.first_card(state);
        let next = self.after_bit(state, *progress, bit);
        // Cards that are the same to the Augen need not be to the score.
        Some(First { next, gained: 0, is_only: state.legal().count_ones() == 1 })
    }

    fn ask_until(&mut self, (state, progress): &(State, Progress), place: i32, stop_at: Option<u64>) -> Option<i32> {
        let value = self.values[place as usize];
        let answer = self.ask_until(state, *progress, value, stop_at);
        answer.map(|reaches| if reaches { place } else { place - 1 })
    }

    fn ask_roughly(
        &mut self,
        (state, progress): &(State, Progress),
        place: i32,
        breadth: MoveLimit,
        stop_at: u64,
    ) -> Option<i32> {
        let value = self.values[place as usize];
        let answer =
            ask_together(&mut self.tree, Some(stop_at), |search| search.ask_roughly(state, *progress, value, breadth));
        answer.map(|reaches| if reaches { place } else { place - 1 })
    }

    fn corrects_line(&self, (state, _): &(State, Progress)) -> bool {
        // A guess with few cards is as good whatever it begins with, for there are few values.
        self.tree.tree.breadths(state).first.is_empty()
    }

    fn breadths(&self, (state, _): &(State, Progress)) -> MoveLimits {
        // What is guessed last pays for Augen, of which there are many.
        MoveLimits { last: None, ..self.tree.tree.breadths(state) }
    }

    fn growth(&self) -> i32 {
        // There are few values, and most guesses are wrong by one or two.
        1
    }

    fn distances(&self) -> &'static [i32] {
        if self.may_end() { &[7, 3] } else { &[] }
    }

    fn guess_until(&self) -> Option<u64> {
        self.tree.tree.meter.guess_until()
    }

    fn n_played(&self) -> u64 {
        self.tree.tree.meter.nodes()
    }

    fn tell(&mut self, place: i32, lower: i32, upper: i32) {
        let [value, lower, upper] = [place, lower, upper].map(|place| self.values[place as usize]);
        self.tree.tree.observer.asking(value, lower, upper);
    }
}

/// Builds the search for the processor it runs on.
fn with_engine<O: Observer, T>(
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    budget: Limits<'_>,
    observer: O,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> Result<T, PointsError> {
    let layout = Layout::new(position.order());
    with_memory(layout, position, earned, config, budget, observer, &mut Memory::new(config), ask)
}

/// Like [`with_engine`], with what earlier searches of games with the same layout and the same special points remember.
#[expect(clippy::too_many_arguments, reason = "each of them is something else")]
pub(crate) fn with_memory<O: Observer, T>(
    layout: Layout,
    position: &Position,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    budget: Limits<'_>,
    observer: O,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> Result<T, PointsError> {
    let won = won_before(position)?;
    let weights = learned(&OF_POINTS, Kind::of(&layout, members(position, Team::Re)), config);
    let purpose = Purpose::of_sides(weights, &layout, position, config);
    Ok(with_purpose(layout, position, won, earned, config, purpose, budget, observer, memory, ask))
}

/// Searches in the order of these weights, for the trainer to learn from it.
pub(crate) fn explore(
    position: &Position,
    config: &Config,
    weights: &Weights,
    budget: Limits<'_>,
    observer: impl Observer,
) -> Result<(), PointsError> {
    let won = won_before(position)?;
    let layout = Layout::new(position.order());
    let memory = &mut Memory::new(config);
    let purpose = Purpose::to_learn_from(weights, &layout, position, config);
    with_purpose(layout, position, won, &[], config, purpose, budget, observer, memory, bounds_of);
    Ok(())
}

/// Builds the search for the processor it runs on, of a game in which this was won before.
#[expect(clippy::too_many_arguments, reason = "each of them is something else")]
fn with_purpose<O: Observer, T>(
    layout: Layout,
    position: &Position,
    won: ByTeam<Won>,
    earned: &[(Sonderpunkt, Team)],
    config: &Config,
    purpose: Purpose<'_>,
    budget: Limits<'_>,
    observer: O,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    #[cfg(target_arch = "x86_64")]
    if config.switches.native_bits.is_on()
        && let Some(machine) = crate::machine::Native::detect()
    {
        let tree = |re, layout| tree(machine, layout, re, config, purpose, budget, observer, std::mem::take(memory));
        return search(machine, layout, position, won, earned, tree).answer(memory, ask);
    }
    let tree = |re, layout| tree(Portable, layout, re, config, purpose, budget, observer, std::mem::take(memory));
    search(Portable, layout, position, won, earned, tree).answer(memory, ask)
}

/// Builds the search; `tree` makes that for Augen, for a party and a layout.
fn search<'a, M: Machine, O: Observer>(
    machine: M,
    layout: Layout,
    position: &Position,
    won: ByTeam<Won>,
    earned: &[(Sonderpunkt, Team)],
    tree: impl FnOnce(u8, Layout) -> Tree<'a, M, O>,
) -> Search<'a, M, O> {
    let (start, held) = State::with_held(&layout, position);
    let re = members(position, Team::Re);
    let re_cards = (0..4).filter(|seat| re >> seat & 1 == 1).fold(0, |cards, seat| cards | held[seat]);
    let bonus = SpecialPoints::new(position, &layout, re, re_cards);
    let balance = balance(position, earned);
    let prospect = bonus.prospect(machine, &held);
    let stakes = ScoreTable::new(position, won, balance - prospect.kontra, balance + prospect.re);
    let progress = Progress {
        augen: i32::from(won.re.augen.0),
        balance,
        re_has_trick: 0 < won.re.tricks,
        kontra_has_trick: 0 < won.kontra.tricks,
    };
    let tree = tree(re, layout.apart(bonus.apart()));
    Search { start, progress, values: stakes.values(), tree: PointsTree::new(tree, bonus, stakes) }
}
