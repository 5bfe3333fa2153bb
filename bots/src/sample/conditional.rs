//! Deals that meet a condition written by a user.
//!
//! What the condition counts becomes part of the counting problem, so most conditions cost nothing and no deal is drawn
//! in vain. If a condition counts too many things at once for the problem, its excess parts are tried: deals are drawn
//! without them until one meets them. The number of tries is limited and reported.

use crate::condition::{Condition, Thing};
use crate::constraint::{Case, Facts, Place, dealt};
use crate::draw::Draw;
use crate::sample::formula::Formula;
use crate::sample::split::Counter;
use crate::sample::{NoWorld, World, Worlds};
use game::{BySeat, Card, Contract, Deal, Hand, Order, Play, Rules, Schweine, Seat, View};
use solver::Stop;

/// Most additional steps of the counting for a condition.
const MOST_CONDITION_STEPS: usize = 1_000_000;

/// Most parts of a condition that may turn out too large to count; the others are tried without an attempt to count.
/// Three attempts cost a few seconds.
const MOST_UNCOUNTED: usize = 3;

/// Most deals that are tried for one.
const MOST_TRIES: u64 = 100_000;

/// Number of deals tried, and number of those that met the condition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acceptance {
    /// Number of deals drawn.
    pub tries: u64,
    /// Number of deals that met it.
    pub hits: u64,
}

impl Acceptance {
    /// Returns the share of deals that met the condition; 1 if none was tried.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.tries == 0 { 1.0 } else { self.hits as f64 / self.tries as f64 }
    }
}

/// All deals that meet a condition and are possible for a seat, or possible at all, and a way to draw one: each with
/// the same probability.
///
/// # Examples
/// ```
/// use doko_bots::{Acceptance, Condition, Conditional, Draw};
/// use game::{Card, Rules, Seat};
///
/// let condition: Condition = "E has 9+ trumps and no fox".parse()?;
/// let deals = Conditional::of_deals(&Rules::DDV, &condition)?;
/// let deal = deals.deal(Seat::W, &mut Draw::new(1, 0), &mut Acceptance::default()).expect("there are many");
/// assert!(!deal.hands()[Seat::E].contains(Card::DA));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Conditional<'a> {
    rules: &'a Rules,
    view: Option<View<'a>>,
    order: Order,
    worlds: Worlds,
    tried: Vec<Condition>,
    stop: Stop,
}

impl<'a> Conditional<'a> {
    /// Counts the deals that are possible for a seat and meet the condition. Once it is stopped nothing is found any more.
    ///
    /// # Errors
    /// There may be none, or it was stopped.
    pub fn of_view(view: &View<'a>, condition: &Condition, stop: &Stop) -> Result<Self, NoWorld> {
        let order = view.public().order().clone();
        Self::new(view.public().rules(), Some(*view), order, &Facts::of_view(view), (condition, stop))
    }

    /// Counts all deals of a rule set that meet the condition; trumps are those of the normal game.
    ///
    /// # Errors
    /// There may be none.
    pub fn of_deals(rules: &'a Rules, condition: &Condition) -> Result<Self, NoWorld> {
        let order = Order::new(rules, Contract::Normal, Schweine::None);
        Self::new(rules, None, order, &Facts::none(rules), (condition, &Stop::NEVER))
    }

    fn new(
        rules: &'a Rules,
        view: Option<View<'a>>,
        order: Order,
        facts: &Facts<'_>,
        (condition, stop): (&Condition, &Stop),
    ) -> Result<Self, NoWorld> {
        let mut worlds = Worlds::of(facts)?;
        let (mut cases, known) = facts.cases(worlds.counted());
        let mut tried = Vec::new();
        for conjunct in condition.conjuncts() {
            if stop.is_set() {
                return Err(NoWorld::Stopped);
            }
            if MOST_UNCOUNTED <= tried.len() {
                tried.push(conjunct.clone());
                continue;
            }
            let with: Vec<Case> = cases.iter().map(|case| with(facts, &known, case, &order, conjunct)).collect();
            match Worlds::of_cases(facts, with.clone(), known, MOST_CONDITION_STEPS) {
                Ok(fewer) => (worlds, cases) = (Worlds { tried: worlds.tried, ..fewer }, with),
                Err(NoWorld::Impossible) => return Err(NoWorld::Impossible),
                Err(NoWorld::TooEntangled | NoWorld::Stopped) => tried.push(conjunct.clone()),
            }
        }
        Ok(Self { rules, view, order, worlds, tried, stop: stop.clone() })
    }

    /// Returns the number of deals, with the copies of a card distinguished; `None` if a part of the condition is
    /// tried.
    #[must_use]
    pub const fn count(&self) -> Option<u128> {
        if self.tried.is_empty() && self.worlds.tried.is_none() { Some(self.worlds.count()) } else { None }
    }

    /// Returns the parts of the condition that are tried, most often none.
    #[must_use]
    pub fn tried(&self) -> &[Condition] {
        &self.tried
    }

    /// Draws what each seat may hold now, and counts how many deals it took; `None` after a hundred thousand, and once it was
    /// stopped.
    #[must_use]
    pub fn draw(&self, draw: &mut Draw, acceptance: &mut Acceptance) -> Option<BySeat<Hand>> {
        self.one(draw, acceptance).map(|world| world.hands)
    }

    /// Draws a game as it may be, as [`draw`](Self::draw) does; `None` also without a view.
    ///
    /// # Panics
    /// Panics if what was counted is not what can be, which would be an error of this module.
    #[must_use]
    pub fn world(&self, draw: &mut Draw, acceptance: &mut Acceptance) -> Option<Play> {
        let view = self.view.as_ref()?;
        let World { hands, exchange } = self.one(draw, acceptance)?;
        let exchange = exchange.or(view.exchange().copied());
        Some(Play::imagine(view.public(), hands, exchange).expect("hands that make up the deck"))
    }

    /// Draws a deal, as [`draw`](Self::draw) does; `None` also if there is a view, in which cards may have been played.
    ///
    /// # Panics
    /// Panics if what was counted is not what can be, which would be an error of this module.
    #[must_use]
    pub fn deal(&self, dealer: Seat, draw: &mut Draw, acceptance: &mut Acceptance) -> Option<Deal> {
        if self.view.is_some() {
            return None;
        }
        let hands = self.draw(draw, acceptance)?;
        Some(Deal::from_hands(self.rules, dealer, hands).expect("hands that make up the deck"))
    }

    /// Returns what stops it.
    pub(crate) const fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Returns all worlds that meet the parts of the condition that are counted.
    pub(crate) const fn worlds(&self) -> &Worlds {
        &self.worlds
    }

    pub(crate) fn one(&self, draw: &mut Draw, acceptance: &mut Acceptance) -> Option<World> {
        for _ in 0..MOST_TRIES {
            if self.stop.is_set() {
                return None;
            }
            let world = self.worlds.draw(draw);
            acceptance.tries += 1;
            if self.meets(&world) {
                acceptance.hits += 1;
                return Some(world);
            }
        }
        None
    }

    /// Returns whether a world meets the parts of the condition that are tried.
    pub(crate) fn meets(&self, world: &World) -> bool {
        if self.tried.is_empty() {
            return true;
        }
        let exchange = world.exchange.or_else(|| self.view.and_then(|view| view.exchange().copied()));
        let dealt = BySeat::from_fn(|seat| dealt(seat, &world.hands, &self.worlds.played, exchange.as_ref()));
        self.tried.iter().all(|condition| condition.holds(&self.order, &world.hands, &dealt))
    }
}

/// Returns the case with one more condition.
fn with(facts: &Facts<'_>, known: &BySeat<Hand>, case: &Case, order: &Order, condition: &Condition) -> Case {
    let mut case = case.clone();
    let mut compiler = Compiler { facts, known, order, case: &mut case };
    let formula = compiler.formula(condition, Sense::Affirmed);
    case.problem.conditions.push(formula);
    case
}

/// Sign of a condition: itself or its opposite.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sense {
    Affirmed,
    Negated,
}

struct Compiler<'a> {
    facts: &'a Facts<'a>,
    known: &'a BySeat<Hand>,
    order: &'a Order,
    case: &'a mut Case,
}

impl Compiler<'_> {
    fn formula(&mut self, condition: &Condition, sense: Sense) -> Formula {
        match (condition, sense) {
            (Condition::Holds { seats, what, least, most }, _) => {
                let weights = what.weights(self.order);
                let sum = |hand: Hand| hand.cards().map(|card| i32::from(weights[card.index()])).sum::<i32>();
                let besides = |seat| {
                    let (more, fewer) = self.facts.held_besides(self.known, seat);
                    sum(more) - sum(fewer)
                };
                let start = seats.iter().map(besides).sum();
                let partners = self.facts.partners();
                let places = self.places(|place| seats.contains(place.holder(partners)));
                self.test(weights, places, start, (*least, *most), sense)
            }
            (Condition::Dealt { seats, least, most }, _) => {
                let weights = Thing::Card(Card::CQ).weights(self.order);
                let start = seats.iter().map(|seat| self.facts.queens_besides(self.known, seat)).sum();
                let places = self.places(|place| seats.contains(place.seat));
                self.test(weights, places, start, (*least, *most), sense)
            }
            (Condition::Not(condition), Sense::Affirmed) => self.formula(condition, Sense::Negated),
            (Condition::Not(condition), Sense::Negated) => self.formula(condition, Sense::Affirmed),
            (Condition::All(conditions), Sense::Affirmed) | (Condition::Any(conditions), Sense::Negated) => {
                Formula::All(conditions.iter().map(|condition| self.formula(condition, sense)).collect())
            }
            (Condition::Any(conditions), Sense::Affirmed) | (Condition::All(conditions), Sense::Negated) => {
                Formula::Any(conditions.iter().map(|condition| self.formula(condition, sense)).collect())
            }
        }
    }

    fn places(&self, is_counted: impl Fn(Place) -> bool) -> u8 {
        let places = self.case.places.iter().enumerate().filter(|(_, place)| is_counted(**place));
        places.map(|(at, _)| 1 << at).sum()
    }

    /// Returns whether the cards in these places, with the other known cards, add up to one of these values.
    fn test(
        &mut self,
        weights: [u8; Card::COUNT],
        places: u8,
        start: i32,
        (least, most): (u16, u16),
        sense: Sense,
    ) -> Formula {
        let counters = &mut self.case.problem.counters;
        let same = |counter: &Counter| counter.places == places && counter.weights == weights;
        let counter = counters.iter().position(same).unwrap_or_else(|| {
            counters.push(Counter { places, weights });
            counters.len() - 1
        });
        let range = |least: i32, most: i32| {
            let (least, most) = (least.saturating_sub(start).max(0), most.saturating_sub(start));
            if most < 0 {
                return Formula::Any(Vec::new());
            }
            let unsigned = |limit: i32| limit.min(i32::from(u16::MAX)) as u16;
            Formula::Test { counter, least: unsigned(least), most: unsigned(most) }
        };
        let top = if most == u16::MAX { i32::MAX } else { i32::from(most) };
        match sense {
            Sense::Affirmed => range(i32::from(least), top),
            Sense::Negated => {
                let above = (top != i32::MAX).then(|| range(top + 1, i32::MAX));
                Formula::Any([range(0, i32::from(least) - 1)].into_iter().chain(above).collect())
            }
        }
    }
}
