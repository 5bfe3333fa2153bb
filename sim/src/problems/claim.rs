//! Claims: are the remaining tricks yours?
//!
//! A player who leads asks himself whether all remaining tricks are his side's, *zwangslaeufig*: in every line of play that the
//! rules allow ([`solver::Claim`]). He does not see the other hands, so a claim holds if it holds in all deals that he cannot
//! exclude, and it fails if there is one in which an opponent can come to a trick. There are three answers: it holds in
//! every order of play; it holds only if he plays the highest card of a class first; it holds not even then.
//!
//! Each comes with its proof: the number of deals in which the solver has found that it holds, and for what fails a deal
//! and a line of play to the trick that is lost.

use super::problem::Broken;
use super::seen::Deals;
use game::{Card, Class, Play, Seat, View};
use solver::{Claim, Limits, Manner, Solver, Verdict};
use std::fmt;

/// Least number of tricks left for a claim problem.
pub const FEWEST_TRICKS: usize = 2;

/// Greatest number of tricks left for a claim problem.
pub const MOST_TRICKS: usize = 7;

/// Least share of the deals in which a failing claim has to hold, so that it is tempting.
const TEMPTING: f64 = 0.5;

/// Number of deals that estimate that share.
const TRIED: usize = 24;

/// Answer to a claim: when the remaining tricks are the claimant's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rest {
    /// The remaining tricks are not the player's, in no order of play.
    No,
    /// The remaining tricks are his if the highest card of a class is played first.
    Top,
    /// The remaining tricks are his in every order of play.
    Every,
}

impl Rest {
    /// All of them, the best last.
    pub const ALL: [Self; 3] = [Self::No, Self::Top, Self::Every];

    /// Returns its name, which is the answer.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Top => "top",
            Self::Every => "every",
        }
    }

    /// Returns the one with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rest| rest.name() == name)
    }
}

impl fmt::Display for Rest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The answer to a claim, with its proof.
#[derive(Clone, Debug, PartialEq)]
pub struct Claimed {
    /// The answer.
    pub rest: Rest,
    /// Number of deals that the claimant cannot exclude.
    pub deals: usize,
    /// Failing answers, each with a deal and a line.
    pub broken: Vec<Broken>,
    /// Share of the tried deals in which playing the highest card first is enough.
    pub holds: f64,
}

/// Returns the problem of a seat that leads, if it makes one.
#[must_use]
pub fn find(view: &View<'_>, solver: &mut Solver) -> Option<Claimed> {
    let n_cards = view.hand().len();
    if !(FEWEST_TRICKS..=MOST_TRICKS).contains(&n_cards) || !view.public().trick().is_empty() || view.duty().is_some() {
        return None;
    }
    view.team()?;
    // Most leads are far from a claim, and that shows at once.
    if !could_be(view) {
        return None;
    }
    let deals = Deals::of(view).ok()??;
    let tried = deals.worlds.iter().step_by(deals.worlds.len().div_ceil(TRIED).max(1));
    let (mut n_tried, mut n_held) = (0_usize, 0_usize);
    for world in tried {
        n_tried += 1;
        n_held += usize::from(line(world, view.seat(), Rest::Top, solver)?.is_none());
    }
    let holds = n_held as f64 / n_tried as f64;
    if holds < TEMPTING {
        return None;
    }
    let (rest, broken) = judge(&deals, view.seat(), solver)?;
    Some(Claimed { rest, deals: deals.worlds.len(), broken, holds })
}

/// Returns whether the highest cards of the hand may make a claim: the first trick at least is certain if a card is led that no
/// unseen card beats, or that only trumps beat.
fn could_be(view: &View<'_>) -> bool {
    let (order, unseen) = (view.public().order(), unseen(view));
    let is_boss = |card: Card| (order.beaten_by(card).without(card) & unseen.kinds() & order.follow(card)).is_empty();
    let tops = Class::ALL.into_iter().filter_map(|class| order.highest(class, view.hand().kinds()));
    tops.into_iter().all(is_boss)
}

/// Returns the cards that are neither played nor in the own hand.
pub(super) fn unseen(view: &View<'_>) -> game::Hand {
    let rules = view.public().rules();
    let mut unseen = rules.deck();
    view.public().plays().map(|(_, card)| card).chain(view.hand().cards()).for_each(|card| unseen.remove(card));
    unseen
}

/// Returns the best that holds in all deals, and what fails with its lines; `None` where a deal is no position.
pub(super) fn judge(deals: &Deals, seat: Seat, solver: &mut Solver) -> Option<(Rest, Vec<Broken>)> {
    let mut broken = Vec::new();
    for rest in [Rest::Every, Rest::Top] {
        match first_broken(deals, seat, rest, solver)? {
            None => return Some((rest, broken)),
            Some(found) => broken.push(found),
        }
    }
    Some((Rest::No, broken))
}

/// Returns the first deal in which a claim fails, or nothing if it holds in all of them.
fn first_broken(deals: &Deals, seat: Seat, rest: Rest, solver: &mut Solver) -> Option<Option<Broken>> {
    for world in &deals.worlds {
        if let Some(line) = line(world, seat, rest, solver)? {
            let deal = world.position()?.to_string();
            return Some(Some(Broken { answer: rest.name().to_owned(), deal, line }));
        }
    }
    Some(None)
}

/// Returns a line that breaks the claim in a deal, or nothing if it holds.
fn line(world: &Play, seat: Seat, rest: Rest, solver: &mut Solver) -> Option<Option<Vec<Card>>> {
    let position = world.position()?;
    let claim = claim(world, seat, rest)?;
    match solver.ask(&position, &claim, Limits::NONE).exact() {
        Verdict::Holds { .. } => Some(None),
        Verdict::Fails { line } => Some(Some(line)),
    }
}

/// Returns what a seat claims in a deal.
pub(super) fn claim(world: &Play, seat: Seat, rest: Rest) -> Option<Claim> {
    let team = world.parties()?.team_of(seat);
    let manner = if rest == Rest::Every { Manner::EveryOrder } else { Manner::TopFirst { claimant: seat } };
    Claim::new(&world.position()?, team, manner).ok()
}

/// Returns the answer of a player who considers only his highest cards: the tricks are his in every order if no unseen
/// card beats any of his cards, and if he plays from the top if none beats the highest of each class.
pub(super) fn by_the_tops(view: &View<'_>) -> Rest {
    let (order, unseen) = (view.public().order(), unseen(view));
    let beaten = |card: Card| order.beaten_by(card) & unseen.kinds();
    if view.hand().kinds().iter().all(|card| beaten(card).is_empty()) {
        return Rest::Every;
    }
    if could_be(view) { Rest::Top } else { Rest::No }
}

/// Returns the answer of a player who counts trumps: the tricks are his if he holds as many of the highest trumps as
/// are out in the fullest hand there can be, and nothing beats his other cards once they are drawn.
pub(super) fn by_counting(view: &View<'_>) -> Rest {
    let (order, unseen) = (view.public().order(), unseen(view));
    let out = unseen.part(order.trumps());
    let fullest = out.len().min(view.hand().len());
    let is_high = |card: Card| (order.beaten_by(card) & out.kinds()).is_empty();
    let high = view.hand().part(order.trumps()).cards().filter(|&card| is_high(card)).count();
    let others = view.hand().kinds() - order.trumps();
    let are_bosses = others.iter().all(|card| (order.beaten_by(card) & unseen.kinds() & order.follow(card)).is_empty());
    match (fullest <= high, are_bosses) {
        (true, true) if out.is_empty() => Rest::Every,
        (true, true) => Rest::Top,
        _ => Rest::No,
    }
}

/// Returns the answer of a player who imagines `n` deals.
pub(super) fn by_deals(deals: &Deals, seat: Seat, n: usize, solver: &mut Solver) -> Option<Rest> {
    let step = deals.worlds.len().div_ceil(n).max(1);
    let some = Deals { worlds: deals.worlds.iter().skip(step / 2).step_by(step).cloned().collect() };
    judge(&some, seat, solver).map(|(rest, _)| rest)
}
