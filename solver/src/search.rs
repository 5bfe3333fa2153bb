//! What a position is worth: the values of [`brute`](crate::brute), faster.
//!
//! A value is found by asking whether Re still gets so many Augen, again and again with other numbers, until the
//! largest with the answer yes is known; [`guess`](crate::driver) says with which. Each answer is a bound that may say
//! more than was asked, and what the table has learned from one question it knows for the next.

use crate::bitboard::{Layout, State, Trick, each, members};
use crate::config::Config;
use crate::driver::{ANYWHERE, First, Questions, narrow};
use crate::experiment::Widening;
use crate::kind::Kind;
use crate::limits::{LimitCounter, Limits, Urgency};
use crate::machine::{Machine, Portable};
use crate::move_ordering::{OF_AUGEN, Weights, learned};
use crate::observe::Observer;
use crate::parallel::ask_together;
use crate::table::Memory;
use crate::tree::Tree;
use crate::widening::{MoveLimit, MoveLimits};
use game::{Augen, Card, Position, Team};

/// What is known about the Augen that Re still gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Re gets no less.
    pub lower: Augen,
    /// Re gets no more.
    pub upper: Augen,
    /// How many cards were played in the tree to find out.
    pub nodes: u64,
}

impl Bounds {
    /// Returns the value, if the bounds have met.
    #[must_use]
    pub fn value(self) -> Option<Augen> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// Returns the Augen that Re still gets from here with best play of both sides, the unfinished trick included.
#[must_use]
pub fn value(position: &Position, config: &Config) -> Augen {
    value_observed(position, config, &mut ())
}

/// Like [`value`], telling the observer what happens.
pub fn value_observed(position: &Position, config: &Config, observer: &mut impl Observer) -> Augen {
    bounds_observed(position, config, Limits::NONE, observer).lower
}

/// Returns whether Re still gets at least so many Augen with best play of both sides, the unfinished trick included.
#[must_use]
pub fn reaches(position: &Position, target: Augen, config: &Config) -> bool {
    let answer = try_reaches(position, target, config, Limits::NONE);
    answer.expect("an unlimited search ends with an answer")
}

/// Like [`reaches`], within a budget; nothing if it did not suffice.
#[must_use]
pub fn try_reaches(position: &Position, target: Augen, config: &Config, budget: Limits<'_>) -> Option<bool> {
    try_reaches_observed(position, target, config, budget, &mut ()).0
}

/// Like [`try_reaches`], with the number of cards that were played in the tree, telling the observer what happens.
pub fn try_reaches_observed(
    position: &Position,
    target: Augen,
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> (Option<bool>, u64) {
    with_augen(position, config, budget, observer, |engine| {
        let start = engine.start();
        let threshold = i32::from(target.0);
        let most = engine.augen_left(&start);
        engine.tell(threshold, 0, most);
        let answer = engine.ask(&start, threshold).map(|bound| threshold <= bound);
        (answer, engine.nodes())
    })
}

/// Returns the best bounds that the budget allows; they are equal if it has sufficed.
#[must_use]
pub fn bounds(position: &Position, config: &Config, budget: Limits<'_>) -> Bounds {
    bounds_observed(position, config, budget, &mut ())
}

/// Like [`bounds`], telling the observer what happens.
pub fn bounds_observed(
    position: &Position,
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> Bounds {
    with_augen(position, config, budget, observer, bounds_of)
}

/// Returns every legal card with the Augen that Re still gets after it, the unfinished trick included, in the order of
/// [`Order::sorted`](game::Order::sorted).
#[must_use]
pub fn card_values(position: &Position, config: &Config) -> Vec<(Card, Augen)> {
    let (_, bounds) = card_bounds(position, config, Limits::NONE, &mut ());
    bounds.into_iter().map(|(card, bounds)| (card, bounds.lower)).collect()
}

/// Like [`card_values`], with the best bounds that the budget allows for the position and for each card, telling the
/// observer what happens.
///
/// If the search may be ended, it first looks for the value of the position, than which no card is better. Then each card
/// has its share of the budget, and those still open have what is left. The cards played in the tree are counted for all
/// together.
pub fn card_bounds(
    position: &Position,
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> (Bounds, Vec<(Card, Bounds)>) {
    with_augen(position, config, budget, observer, |engine| bounds_of_cards(engine, position))
}

/// Returns a line of best play to the last card. Of several best cards the first in the order of
/// [`Order::sorted`](game::Order::sorted) is played.
#[must_use]
pub fn line(position: &Position, config: &Config) -> Vec<Card> {
    line_within(position, config, Limits::NONE, &mut ()).1
}

/// Like [`line()`], as far as the budget allows, telling the observer what happens: what is known of the value, and of the
/// line the cards that are known to be the best.
pub fn line_within(
    position: &Position,
    config: &Config,
    budget: Limits<'_>,
    observer: &mut impl Observer,
) -> (Bounds, Vec<Card>) {
    with_augen(position, config, budget, observer, |engine| best_line(engine, position))
}

pub(crate) fn bounds_of(engine: &mut dyn Engine) -> Bounds {
    let start = engine.start();
    let (lower, upper) = engine.narrow(&start, ANYWHERE);
    Bounds { lower: augen(lower), upper: augen(upper), nodes: engine.nodes() }
}

pub(crate) fn best_line(engine: &mut dyn Engine, position: &Position) -> (Bounds, Vec<Card>) {
    let bounds = bounds_of(engine);
    let mut state = engine.start();
    let mut line = Vec::new();
    if let Some(value) = bounds.value() {
        let mut value = i32::from(value.0);
        while !state.is_over()
            && let Some((card, next, rest)) = best_card(engine, position, &state, value)
        {
            line.push(card);
            (state, value) = (next, rest);
        }
    }
    (Bounds { nodes: engine.nodes(), ..bounds }, line)
}

/// Returns the first of the best cards of a state with this value, the state after it and what that is worth; nothing if
/// the budget is spent before it is known.
fn best_card(engine: &mut dyn Engine, position: &Position, state: &State, value: i32) -> Option<(Card, State, i32)> {
    let re_to_play = engine.is_re(state.table.turn());
    let mut cards = cards_to_play(engine.layout(), position, state);
    let last = cards.pop().expect("a hand that is not empty has a legal card");
    for card in cards {
        let (next, gained) = after(engine, state, card);
        let rest = value - gained;
        // No card is better than the best, so one question tells whether this one is as good.
        let threshold = if re_to_play { rest } else { rest + 1 };
        let reaches = threshold <= 0 || threshold <= engine.ask(&next, threshold)?;
        if reaches == re_to_play {
            return Some((card, next, rest));
        }
    }
    // None of the others is.
    let (next, gained) = after(engine, state, last);
    Some((last, next, value - gained))
}

/// Returns a bit of the card that the seat to play may play.
fn bit_to_play(layout: &Layout, state: &State, card: Card) -> usize {
    each(state.legal() & layout.slot(card)).next().expect("the card is legal")
}

pub(crate) fn bounds_of_cards(engine: &mut dyn Engine, position: &Position) -> (Bounds, Vec<(Card, Bounds)>) {
    let start = engine.start();
    let cards = cards_to_play(engine.layout(), position, &start);
    let (wants_more, may_end) = (engine.is_re(start.table.turn()), engine.may_end());
    let (best, cards) = in_shares(cards, wants_more, may_end, |card, (lower, upper), n_questions| {
        engine.share_among(n_questions);
        let (next, gained) = card.map_or((start, 0), |card| after(engine, &start, card));
        let (lower, upper) = engine.narrow(&next, (lower.saturating_sub(gained), upper.saturating_sub(gained)));
        Between { lower: gained + lower, upper: gained + upper, nodes: engine.nodes() }
    });
    let bounds = |of: Between| Bounds { lower: augen(of.lower), upper: augen(of.upper), nodes: of.nodes };
    (bounds(best), cards.into_iter().map(|(card, found)| (card, bounds(found))).collect())
}

/// What is known of a card, and how many cards were played in the tree so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Between {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    pub(crate) nodes: u64,
}

/// Of how many parts of the budget of a table of moves one is for the position itself.
const PARTS: u32 = 3;

/// Asks about every card with a share of the budget, and about those that are still open again with what is left. Returns
/// what is known of the best and of each.
///
/// If the search may be ended, it first asks about the position itself, without a card, for no card is better than the
/// best. `ask` is told what is known before, and among how many questions the budget is to be shared.
pub(crate) fn in_shares(
    cards: Vec<Card>,
    wants_more: bool,
    may_end: bool,
    mut ask: impl FnMut(Option<Card>, (i32, i32), u32) -> Between,
) -> (Between, Vec<(Card, Between)>) {
    let (mut lower, mut upper) = ANYWHERE;
    if may_end || cards.is_empty() {
        Between { lower, upper, .. } = ask(None, ANYWHERE, PARTS);
    }
    let of_all = if wants_more { (i32::MIN, upper) } else { (lower, i32::MAX) };
    let shares = (1..=cards.len() as u32).rev();
    let mut found: Vec<(Card, Between)> =
        cards.into_iter().zip(shares).map(|(card, n_questions)| (card, ask(Some(card), of_all, n_questions))).collect();
    let open: Vec<&mut (Card, Between)> = found.iter_mut().filter(|(_, of)| of.lower < of.upper).collect();
    let shares = (1..=open.len() as u32).rev();
    for ((card, known), n_questions) in open.into_iter().zip(shares) {
        *known = ask(Some(*card), (known.lower, known.upper), n_questions);
    }
    let best = |of: fn(&Between) -> i32| {
        let all = found.iter().map(|(_, found)| of(found));
        if wants_more { all.max() } else { all.min() }
    };
    lower = lower.max(best(|of| of.lower).unwrap_or(lower));
    upper = upper.min(best(|of| of.upper).unwrap_or(upper));
    let nodes = found.iter().map(|(_, of)| of.nodes).max().unwrap_or(0);
    (Between { lower, upper, nodes }, found)
}

/// Returns the legal cards in the order of [`Order::sorted`](game::Order::sorted).
pub(crate) fn cards_to_play(layout: &Layout, position: &Position, state: &State) -> Vec<Card> {
    let legal = state.legal();
    let sorted = position.order().sorted().iter().copied();
    sorted.filter(|&card| legal & layout.slot(card) != 0).collect()
}

/// Returns the state after a card, and what Re wins with the trick if that is the fourth.
fn after(engine: &dyn Engine, state: &State, card: Card) -> (State, i32) {
    let (next, complete) = state.after(engine.layout(), bit_to_play(engine.layout(), state, card));
    (next, gained(engine, complete))
}

/// Returns what Re wins with a card that completes this trick, or none.
fn gained(engine: &dyn Engine, complete: Option<Trick>) -> i32 {
    match complete {
        Some(table) if engine.is_re(usize::from(table.owner)) => i32::from(table.augen),
        _ => 0,
    }
}

pub(crate) fn augen(value: i32) -> Augen {
    Augen(u16::try_from(value).expect("Augen are not negative"))
}

/// A search without its type parameters.
pub(crate) trait Engine {
    fn start(&self) -> State;
    fn layout(&self) -> &Layout;
    fn is_re(&self, seat: usize) -> bool;
    fn nodes(&self) -> u64;
    fn augen_left(&self, state: &State) -> i32;
    /// Tells the observer what is asked and what is known.
    fn tell(&mut self, threshold: i32, lower: i32, upper: i32);
    /// Returns a bound that answers the threshold, or nothing if the budget is spent.
    fn ask(&mut self, state: &State, threshold: i32) -> Option<i32>;
    /// Returns bounds of the value; they are equal unless the budget is spent.
    /// It is known to lie between `between`.
    fn narrow(&mut self, state: &State, between: (i32, i32)) -> (i32, i32);
    /// Returns whether the search may be ended before all is known.
    fn may_end(&self) -> bool;
    /// Lets the first of so many questions spend its share of what is left of the budget.
    fn share_among(&mut self, n_questions: u32);
}

struct Search<'a, M, O> {
    start: State,
    tree: Tree<'a, M, O>,
}

impl<M: Machine, O: Observer> Engine for Search<'_, M, O> {
    fn start(&self) -> State {
        self.start
    }

    fn layout(&self) -> &Layout {
        &self.tree.layout
    }

    fn is_re(&self, seat: usize) -> bool {
        self.tree.re >> seat & 1 == 1
    }

    fn nodes(&self) -> u64 {
        self.tree.nodes()
    }

    fn augen_left(&self, state: &State) -> i32 {
        self.tree.augen_of(state.hands.iter().fold(0, |all, hand| all | hand)) + i32::from(state.table.augen)
    }

    fn tell(&mut self, threshold: i32, lower: i32, upper: i32) {
        self.tree.observer.asking(threshold, lower, upper);
    }

    fn ask(&mut self, state: &State, threshold: i32) -> Option<i32> {
        self.ask_until(state, threshold, None)
    }

    fn narrow(&mut self, state: &State, between: (i32, i32)) -> (i32, i32) {
        let with_guess = self.tree.config.switches.first_guess.is_on();
        narrow(self, state, between, with_guess)
    }

    fn may_end(&self) -> bool {
        self.tree.meter.haste() != Urgency::None
    }

    fn share_among(&mut self, n_questions: u32) {
        self.tree.meter.share_among(n_questions);
    }
}

impl<M: Machine, O: Observer> Questions for Search<'_, M, O> {
    type State = State;

    fn range(&self, state: &State) -> (i32, i32) {
        (0, if state.is_over() { 0 } else { self.augen_left(state) })
    }

    fn wants_more(&self, state: &State) -> bool {
        self.is_re(state.table.turn())
    }

    fn is_rather_above(&self, state: &State, guess: i32) -> bool {
        // Guesses lie too far out.
        2 * guess < self.augen_left(state)
    }

    fn n_tricks(&self, state: &State) -> u32 {
        state.hands[state.table.turn()].count_ones()
    }

    fn first_card(&self, state: &State) -> Option<First<State>> {
        if state.is_over() {
            return None;
        }
        let (bit, is_only) = self.tree.first_card(state);
        let (next, complete) = state.after(&self.tree.layout, bit);
        let gained = gained(self, complete);
        Some(First { next, gained, is_only })
    }

    fn ask_until(&mut self, state: &State, threshold: i32, stop_at: Option<u64>) -> Option<i32> {
        ask_together(&mut self.tree, stop_at, |tree| tree.ask(state, threshold))
    }

    fn ask_roughly(&mut self, state: &State, threshold: i32, breadth: MoveLimit, stop_at: u64) -> Option<i32> {
        ask_together(&mut self.tree, Some(stop_at), |tree| tree.ask_roughly(state, threshold, breadth))
    }

    fn breadths(&self, state: &State) -> MoveLimits {
        self.tree.breadths(state)
    }

    fn distances(&self) -> &'static [i32] {
        match self.tree.meter.haste() {
            Urgency::None => &[],
            Urgency::Little => &[60, 30],
            Urgency::Much => &[60, 30, 15],
        }
    }

    fn guess_until(&self) -> Option<u64> {
        self.tree.meter.guess_until()
    }

    fn n_played(&self) -> u64 {
        self.tree.meter.nodes()
    }

    fn tell(&mut self, threshold: i32, lower: i32, upper: i32) {
        Engine::tell(self, threshold, lower, upper);
    }
}

/// Builds the search for the processor it runs on. `start` is the position in the bits of the layout.
pub(crate) fn with_engine<O: Observer, T>(
    layout: Layout,
    start: State,
    position: &Position,
    config: &Config,
    budget: Limits<'_>,
    observer: O,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    with_memory(layout, start, position, config, budget, observer, &mut Memory::new(config), ask)
}

/// Like [`with_engine`], with what earlier searches with the same layout remember.
#[expect(clippy::too_many_arguments, reason = "each of them is something else")]
pub(crate) fn with_memory<O: Observer, T>(
    layout: Layout,
    start: State,
    position: &Position,
    config: &Config,
    budget: Limits<'_>,
    observer: O,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let weights = learned(&OF_AUGEN, Kind::of(&layout, members(position, Team::Re)), config);
    let purpose = Purpose::of_sides(weights, &layout, position, config);
    with_purpose(layout, start, position, config, purpose, budget, observer, memory, ask)
}

/// What a search knows of the kind of its questions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purpose<'a> {
    /// The order in which cards are tried.
    pub(crate) weights: &'a Weights,
    /// The cards that each seat held before the trick.
    pub(crate) held: [u64; 4],
    /// Whether cards are left out first.
    pub(crate) widening: Widening,
}

impl<'a> Purpose<'a> {
    /// That of a question for whose answer it is enough which side takes a trick.
    pub(crate) fn of_sides(weights: &'a Weights, layout: &Layout, position: &Position, config: &Config) -> Self {
        let (_, held) = State::with_held(layout, position);
        Self { weights, held, widening: config.switches.widening }
    }

    /// The same to learn an order from: it is learned how all cards turn out, so none is left out.
    pub(crate) fn to_learn_from(weights: &'a Weights, layout: &Layout, position: &Position, config: &Config) -> Self {
        Self { widening: Widening::Off, ..Self::of_sides(weights, layout, position, config) }
    }
}

/// Like [`with_memory`], for such questions.
#[expect(clippy::too_many_arguments, reason = "each of them is something else")]
pub(crate) fn with_purpose<O: Observer, T>(
    layout: Layout,
    start: State,
    position: &Position,
    config: &Config,
    purpose: Purpose<'_>,
    budget: Limits<'_>,
    observer: O,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let re = members(position, Team::Re);
    let remembered = std::mem::take(memory);
    #[cfg(target_arch = "x86_64")]
    if config.switches.native_bits.is_on()
        && let Some(machine) = crate::machine::Native::detect()
    {
        return search(start, tree(machine, layout, re, config, purpose, budget, observer, remembered), memory, ask);
    }
    search(start, tree(Portable, layout, re, config, purpose, budget, observer, remembered), memory, ask)
}

fn search<M: Machine, O: Observer, T>(
    start: State,
    tree: Tree<'_, M, O>,
    memory: &mut Memory,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let mut search = Search { start, tree };
    let answer = ask(&mut search);
    *memory = search.tree.memory;
    answer
}

/// Returns the tree of a deal before the first question.
#[expect(clippy::too_many_arguments, reason = "each of them is something else")]
pub(crate) fn tree<'a, M: Machine, O: Observer>(
    machine: M,
    layout: Layout,
    re: u8,
    config: &'a Config,
    purpose: Purpose<'a>,
    budget: Limits<'a>,
    observer: O,
    memory: Memory,
) -> Tree<'a, M, O> {
    let kind = Kind::of(&layout, re);
    Tree {
        machine,
        layout,
        re,
        config,
        weights: purpose.weights,
        memory,
        observer,
        meter: LimitCounter::new(budget),
        crew: None,
        held: purpose.held,
        with_rivals: kind != Kind::SoloOfFewTrumps,
        widening_from: purpose.widening.least_tricks(),
        selection: None,
        likely: 0,
    }
}

/// Asks about the Augen of a position.
fn with_augen<O: Observer, T>(
    position: &Position,
    config: &Config,
    budget: Limits<'_>,
    observer: O,
    ask: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let layout = Layout::new(position.order());
    let start = State::new(&layout, position);
    with_engine(layout, start, position, config, budget, observer, ask)
}
