//! Problems with a proof: which card wins whatever the others hold?
//!
//! A goal in Augen is a border at which the score changes. It makes a problem if exactly one card survives two tests that no
//! bot takes part in:
//! - Each other card is *refuted* by a deal that the player cannot exclude, in which his side misses the goal after it
//!   although all cards are open and his partner plays as well as he can (the exact solver).
//! - The card that is left is *proved* by a search over the set of all deals that he cannot exclude
//!   (`ending.rs`): with one plan for all of them he reaches the goal whatever the other three hold and play,
//!   all of them against him.
//!
//! The refutation is made as hard as it can be, and so is the proof. Positions between them make no problems.

use super::ending::{Ending, TooMuch, World};
use super::problem::Refuted;
use super::seen::Deals;
use game::{Augen, Card, Needs, Play, Seat, Team, View, Won, needs};
use solver::{BestAugen, Limits, Solver};
use std::collections::BTreeMap;

/// Least number of tricks left for a proof problem.
pub const FEWEST_TRICKS: usize = 3;

/// Greatest number of tricks left for a proof problem.
pub const MOST_TRICKS: usize = 5;

/// Number of deals, in all its nodes together, at which the search gives up.
const MOST_SIZE: u64 = 3_000_000;

/// A card that reaches a goal and all others that do not.
#[derive(Clone, Debug, PartialEq)]
pub struct Proved {
    /// The goal.
    pub goal: Augen,
    /// The card.
    pub right: Card,
    /// Number of deals that the player cannot exclude.
    pub deals: usize,
    /// Number of deals examined in all nodes of the search.
    pub size: u64,
    /// A deal for each wrong card.
    pub refuted: Vec<Refuted>,
}

/// The worst result of a card in the deals examined.
#[derive(Clone, Debug)]
struct Worst {
    augen: Augen,
    world: usize,
}

/// Returns the problem of a decision, if it makes one. `solver` may remember other deals of the game.
#[must_use]
pub fn find(view: &View<'_>, solver: &mut Solver) -> Option<Proved> {
    let n_cards = view.hand().len();
    if !(FEWEST_TRICKS..=MOST_TRICKS).contains(&n_cards) || view.legal().len() < 2 {
        return None;
    }
    let team = view.team()?;
    let deals = Deals::of(view).ok()??;
    let goals = goals(view, team);
    let mut worst: BTreeMap<Card, Worst> = BTreeMap::new();
    for number in mixed(deals.worlds.len()) {
        for (card, augen) in augen_after(&deals.worlds[number], view.seat(), solver)? {
            let now = Worst { augen, world: number };
            let before = worst.entry(card).or_insert_with(|| now.clone());
            if augen < before.augen {
                *before = now;
            }
        }
        let most = worst.values().map(|worst| worst.augen).max()?;
        if goals.iter().all(|&goal| most < goal) {
            return None;
        }
    }
    goals.into_iter().find_map(|goal| prove(view, &deals, &worst, goal))
}

/// Returns all numbers below `n`, those beside each other far apart, for deals beside each other are alike.
fn mixed(n: usize) -> impl Iterator<Item = usize> {
    // A prime number that divides none of the sets, for it is larger.
    const STEP: usize = 7919;
    (0..n).map(move |number| number * STEP % n)
}

fn prove(view: &View<'_>, deals: &Deals, worst: &BTreeMap<Card, Worst>, goal: Augen) -> Option<Proved> {
    let mut left = worst.iter().filter(|(_, worst)| goal <= worst.augen);
    let (&right, None) = (left.next()?.0, left.next()) else { return None };
    let size = search(view, deals, goal, right).ok()??;
    let refuted = worst.iter().filter(|(card, _)| **card != right).map(|(&card, worst)| {
        let deal = deals.worlds[worst.world].position()?.to_string();
        Some(Refuted { card, deal, augen: worst.augen })
    });
    let refuted = refuted.collect::<Option<Vec<_>>>()?;
    Some(Proved { goal, right, deals: deals.worlds.len(), size, refuted })
}

/// Returns how large the search was if the card reaches the goal in all deals, with one plan for all; `None` if it does not.
pub(super) fn search(view: &View<'_>, deals: &Deals, goal: Augen, card: Card) -> Result<Option<u64>, TooMuch> {
    let worlds = deals.worlds.iter().map(|world| World::of(world, view.seat(), goal));
    let Some(worlds) = worlds.collect::<Option<Vec<World>>>() else { return Ok(None) };
    let mut ending = Ending::new(view.public().order(), view.seat(), MOST_SIZE);
    let wins = ending.wins_with(*view.public().trick(), &worlds, card)?;
    Ok(wins.then(|| ending.size()))
}

/// Returns how many Augen the side of a seat at turn gets in the whole game after each of its cards, all cards open.
pub(super) fn augen_after(world: &Play, seat: Seat, solver: &mut Solver) -> Option<Vec<(Card, Augen)>> {
    let (position, parties) = (world.position()?, world.parties()?);
    let team = parties.team_of(seat);
    let won = Won::of(parties, world.public().tricks())[team].augen;
    let left = position.cards().augen_left();
    let cards = solver.ask(&position, BestAugen::each_card(), Limits::NONE).exact_cards();
    let own = |re: Augen| if team == Team::Re { re } else { left - re };
    Some(cards.into_iter().map(|(card, re)| (card, won + own(re))).collect())
}

/// Returns the goals that can be asked for: what wins the game comes first, then the borders at which the score changes, the
/// nearest to it first.
fn goals(view: &View<'_>, team: Team) -> Vec<Augen> {
    const BORDERS: [u16; 6] = [90, 151, 60, 181, 30, 211];
    let needed = needs(view.public().rules(), view.public().levels())[team];
    let wins = if let Needs::Augen(least) = needed { Some(least) } else { None };
    let others = BORDERS.into_iter().map(Augen).filter(|&border| Some(border) != wins);
    wins.into_iter().chain(others).collect()
}

/// Returns whether a goal is what wins the game.
#[must_use]
pub fn wins_the_game(view: &View<'_>, goal: Augen) -> bool {
    let public = view.public();
    view.team().is_some_and(|team| needs(public.rules(), public.levels())[team] == Needs::Augen(goal))
}
