//! Hidden hands, each possible deal with the same probability.
//!
//! A [`Sampler`] knows every deal that is consistent with all a seat has seen and heard, and draws from them: every
//! seat followed suit if it could, every word of the Vorbehalt round was allowed with the hand that was dealt, and
//! every call was made by its side. The copies of a card are distinguished, as they are when cards are dealt, so a pair
//! that is split between two players counts twice.
//!
//! Most often nothing is drawn and thrown away. What is proved about the hands becomes a counting problem, in which also stand the
//! conditions that no single card decides, such as "at most three trumps or both queens of clubs". Its solution says in
//! how many ways the cards can go on from each state of affairs, and how a deal is drawn with exactly the same
//! probability as any other. Only where a hand must be thrown in, or may be, for a great many reasons, the conditions are
//! too entangled for that: then deals are drawn without regard to what was said until one fits it, which gives each the
//! same probability, too, and how many there are is estimated.
//!
//! After a Trumpfabgabe a world is a deal with the cards that were returned.
//!
//! # Examples
//! ```
//! use doko_bots::{Draw, Sampler};
//! use game::{Found, Rules, Seat, SeatSet, Spielfindung};
//!
//! let deal = Draw::new(7, 0).deal(&Rules::DDV, Seat::W)?;
//! let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
//! while let Some(seat) = round.actor() {
//!     round.act(seat, doko_bots::fallback(&round.view(seat)))?;
//! }
//! let Ok(Found::Play(play)) = round.finish() else { panic!("everybody is gesund") };
//! let view = play.view(Seat::N);
//! let sampler = Sampler::new(&view)?;
//! // 36 unseen cards, 12 for each of the others.
//! assert_eq!(sampler.count(), 3_384_731_762_521_200);
//! let world = sampler.world(&mut Draw::new(1, 0));
//! assert_eq!(world.view(Seat::N).hand(), view.hand());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod before;
mod conditional;
pub(crate) mod formula;
pub(crate) mod split;

pub use before::RoundSampler;
pub use conditional::{Acceptance, Conditional};

use crate::constraint::{Case, Counted, Facts, Way, Words};
use crate::draw::Draw;
use game::{BySeat, Card, Exchange, Hand, Play, Public, Seat, View};
use split::{MOST_PLACES, MOST_STEPS, Splits};
use std::collections::{HashMap, HashSet};
use text::{Localized, Message, english_errors, message};

/// All deals that are possible for a seat, and a way to draw one.
///
/// # Information
/// Made of a view; it knows no hidden card.
#[derive(Clone, Debug)]
pub struct Sampler<'a> {
    public: &'a Public,
    exchange: Option<Exchange>,
    worlds: Worlds,
}

impl<'a> Sampler<'a> {
    /// Counts the deals that are possible for a seat.
    ///
    /// # Errors
    /// There may be no deal, if a player has broken a rule or the view is invented.
    pub fn new(view: &View<'a>) -> Result<Self, NoWorld> {
        let worlds = Worlds::of(&Facts::of_view(view))?;
        Ok(Self { public: view.public(), exchange: view.exchange().copied(), worlds })
    }

    /// Returns the number of possible deals, with the copies of a card distinguished. It is an estimate if hands are
    /// thrown in for too many reasons to count them.
    #[must_use]
    pub const fn count(&self) -> u128 {
        self.worlds.count
    }

    /// Returns whether the seats can hold these hands now. After a Trumpfabgabe of others some way in which the cards
    /// went to and fro has to fit.
    #[must_use]
    pub fn can_be(&self, hands: &BySeat<Hand>) -> bool {
        self.worlds.can_be(hands)
    }

    /// Draws what each seat may hold now.
    #[must_use]
    pub fn draw(&self, draw: &mut Draw) -> BySeat<Hand> {
        self.worlds.draw(draw).hands
    }

    /// Draws a game as it may be.
    ///
    /// # Panics
    /// Panics if what was counted is not what can be, which would be an error of this module.
    #[must_use]
    pub fn world(&self, draw: &mut Draw) -> Play {
        self.imagine(self.hidden(draw))
    }

    /// Returns every possible game, each once; `None` if there are more than `most` deals, with the copies of a card
    /// distinguished.
    #[must_use]
    pub fn all(&self, most: u128) -> Option<Vec<Play>> {
        if most < self.count() {
            return None;
        }
        // The same hands may have come about by several exchanges.
        let mut known = HashSet::new();
        let worlds = self.worlds.all().into_iter().map(|(world, _)| world);
        Some(worlds.filter(|world| known.insert(world.hands)).map(|world| self.imagine(world)).collect())
    }

    /// Returns what may be hidden.
    pub(crate) const fn worlds(&self) -> &Worlds {
        &self.worlds
    }

    /// Draws what is hidden.
    pub(crate) fn hidden(&self, draw: &mut Draw) -> World {
        self.worlds.draw(draw)
    }

    /// Returns the game in which this is hidden.
    pub(crate) fn imagine(&self, World { hands, exchange }: World) -> Play {
        Play::imagine(self.public, hands, exchange.or(self.exchange)).expect("hands that make up the deck")
    }
}

/// The hidden part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct World {
    pub(crate) hands: BySeat<Hand>,
    /// The cards of an exchange that the viewer has only seen from outside.
    pub(crate) exchange: Option<Exchange>,
}

/// All worlds in which the facts are what they are.
#[derive(Clone, Debug)]
pub(crate) struct Worlds {
    cases: Vec<(Splits, Case)>,
    known: BySeat<Hand>,
    partners: Option<(Seat, Seat)>,
    played: BySeat<Hand>,
    count: u128,
    /// Words of the round, if they are tried and not counted.
    tried: Option<Box<Words>>,
}

/// Number of counters from which on the counting is given up early.
const MANY_COUNTERS: usize = 9;

/// Number of steps of the counting then.
const FEW_STEPS: usize = 200_000;

/// Number of deals drawn to estimate the share of those that fit the words.
const ESTIMATED: u64 = 1000;

/// Most deals that are drawn until one fits.
const MOST_TRIED: u64 = 200_000;

impl Worlds {
    pub(crate) fn of(facts: &Facts<'_>) -> Result<Self, NoWorld> {
        let (cases, known) = facts.cases(Counted::All);
        let is_hard = cases.iter().any(|case| MANY_COUNTERS <= case.problem.counters.len());
        match Self::of_cases(facts, cases, known, if is_hard { FEW_STEPS } else { MOST_STEPS }) {
            Err(NoWorld::TooEntangled) => Self::with_words_tried(facts),
            worlds => worlds,
        }
    }

    /// Counts without regard to what was said, and tries that.
    fn with_words_tried(facts: &Facts<'_>) -> Result<Self, NoWorld> {
        let (cases, known) = facts.cases(Counted::AllButWords);
        let mut worlds = Self::of_cases(facts, cases, known, MOST_STEPS)?;
        let words = facts.words();
        let (mut tries, mut hits) = (0, 0);
        while tries < ESTIMATED || (hits == 0 && tries < MOST_TRIED) {
            let World { hands, exchange } = worlds.draw_counted(&mut Draw::new(0, tries));
            hits += u64::from(words.allow(&hands, &worlds.played, exchange));
            tries += 1;
        }
        if hits == 0 {
            return Err(NoWorld::TooEntangled);
        }
        worlds.count = (worlds.count / u128::from(tries) * u128::from(hits)).max(1);
        worlds.tried = Some(Box::new(words));
        Ok(worlds)
    }

    /// Returns what is counted.
    const fn counted(&self) -> Counted {
        if self.tried.is_some() { Counted::AllButWords } else { Counted::All }
    }

    fn of_cases(facts: &Facts<'_>, cases: Vec<Case>, known: BySeat<Hand>, most_steps: usize) -> Result<Self, NoWorld> {
        let mut counted = Vec::with_capacity(cases.len());
        for case in cases {
            let splits = Splits::of(&case.problem, most_steps).map_err(|_| NoWorld::TooEntangled)?;
            if splits.count() != 0 {
                counted.push((splits, case));
            }
        }
        let count = counted.iter().map(|(splits, _)| splits.count()).sum();
        if count == 0 {
            return Err(NoWorld::Impossible);
        }
        Ok(Self { cases: counted, known, partners: facts.partners(), played: *facts.played(), count, tried: None })
    }

    pub(crate) const fn count(&self) -> u128 {
        self.count
    }

    /// Returns whether these hands are possible: counts again, with each copy fixed to the seat that holds it in
    /// `hands`.
    fn can_be(&self, hands: &BySeat<Hand>) -> bool {
        let n_known = |seat: Seat, card| {
            if self.partners.is_some_and(|(giver, taker)| seat == giver || seat == taker) {
                return 0;
            }
            let played = if self.partners.is_some() { self.played[seat].count(card) } else { 0 };
            self.known[seat].count(card) - played
        };
        let is_possible = |case: &Case| {
            let mut holders: Vec<(Card, Seat)> = Vec::new();
            for (seat, hand) in hands.iter() {
                for card in hand.kinds() {
                    let unknown = hand.count(card).saturating_sub(n_known(seat, card));
                    holders.extend(std::iter::repeat_n((card, seat), unknown));
                }
            }
            let mut problem = case.problem.clone();
            for (card, places) in &mut problem.copies {
                // Unseen copies come before those of the same kind that a partner has played.
                if let Some(at) = holders.iter().position(|(other, _)| other == card) {
                    let (_, holder) = holders.swap_remove(at);
                    let is_his = |place: &usize| case.places[*place].holder(self.partners) == holder;
                    *places &= (0..case.places.len()).filter(is_his).map(|place| 1 << place).sum::<u8>();
                }
            }
            holders.is_empty() && Splits::of(&problem, MOST_STEPS).is_ok_and(|splits| splits.count() != 0)
        };
        self.cases.iter().any(|(_, case)| is_possible(case)) && self.is_allowed(hands, None)
    }

    /// Returns whether what was said allows these hands now, if that is tried.
    fn is_allowed(&self, hands: &BySeat<Hand>, exchange: Option<Exchange>) -> bool {
        self.tried.as_ref().is_none_or(|words| words.allow(hands, &self.played, exchange))
    }

    pub(crate) fn draw(&self, draw: &mut Draw) -> World {
        loop {
            let world = self.draw_counted(draw);
            if self.is_allowed(&world.hands, world.exchange) {
                return world;
            }
        }
    }

    fn draw_counted(&self, draw: &mut Draw) -> World {
        let (splits, case) = self.case(draw);
        self.world_of(case, |put| splits.draw(draw, put))
    }

    /// Returns every world, and how many deals it stands for: those that are the same but for the copies of a card.
    pub(crate) fn all(&self) -> Vec<(World, f64)> {
        let mut places = HashMap::new();
        let mut all: Vec<(World, f64)> = Vec::new();
        for (splits, case) in &self.cases {
            splits.for_each(&mut |cards, ways| {
                let world = self.world_of(case, |put| cards.iter().for_each(|&(place, card)| put(place, card)));
                if !self.is_allowed(&world.hands, world.exchange) {
                    return;
                }
                // After an exchange the same may have come about in several ways.
                let at = *places.entry(world).or_insert(all.len());
                match all.get_mut(at) {
                    Some((_, sum)) => *sum += ways,
                    None => all.push((world, ways)),
                }
            });
        }
        all
    }

    /// Returns the cards of each seat that are not hidden, if what is hidden is only who holds which other card; `None` where
    /// the cards of an exchange are hidden, too.
    pub(crate) const fn known(&self) -> Option<&BySeat<Hand>> {
        if self.partners.is_none() { Some(&self.known) } else { None }
    }

    /// Returns whether the seats can hold these cards now besides those that are [`known`](Self::known); there has to be as
    /// many as each has.
    pub(crate) fn admits(&self, hidden: &BySeat<Hand>) -> bool {
        let is_possible = |(_, case): &(Splits, Case)| {
            let mut cards = [Hand::EMPTY; MOST_PLACES];
            case.places.iter().zip(&mut cards).for_each(|(place, cards)| *cards = hidden[place.seat]);
            case.problem.admits(&cards[..case.places.len()])
        };
        let is_allowed = || {
            let mut hands = self.known;
            for (seat, hidden) in hidden.iter() {
                hidden.cards().for_each(|card| hands[seat].add(card));
            }
            self.is_allowed(&hands, None)
        };
        self.cases.iter().any(is_possible) && (self.tried.is_none() || is_allowed())
    }

    /// Returns the world in which these cards lie in the places of a case.
    fn world_of(&self, case: &Case, cards: impl FnOnce(&mut dyn FnMut(usize, Card))) -> World {
        let mut hands = self.known;
        let places = &case.places;
        let Some((giver, taker)) = self.partners else {
            cards(&mut |place, card| hands[places[place].seat].add(card));
            return World { hands, exchange: None };
        };
        let mut exchange = Exchange { giver, taker, given: Hand::EMPTY, returned: Hand::EMPTY };
        cards(&mut |place, card| {
            let way = places[place].way;
            if matches!(way, Way::Given | Way::GivenAndReturned) {
                exchange.given.add(card);
            }
            if matches!(way, Way::Returned | Way::GivenAndReturned) {
                exchange.returned.add(card);
            }
            let holder = places[place].holder(self.partners);
            hands[holder].add(card);
        });
        // Who is a partner has what he has played among these cards; the others' cards are counted from what is left.
        for (seat, played) in self.played.iter() {
            played.cards().for_each(|card| hands[seat].remove(card));
        }
        World { hands, exchange: Some(exchange) }
    }

    fn case(&self, draw: &mut Draw) -> &(Splits, Case) {
        let counted = || self.cases.iter().map(|(splits, _)| splits.count()).sum();
        let mut number = if self.cases.len() == 1 { 0 } else { draw.below_wide(counted()) };
        for counted in &self.cases {
            let (splits, _) = counted;
            if number < splits.count() {
                return counted;
            }
            number -= splits.count();
        }
        unreachable!("the cases add up to the count")
    }
}

/// Reason why there is nothing to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoWorld {
    /// No deal fits what was seen and heard.
    Impossible,
    /// The conditions on the hands are too many to be counted.
    TooEntangled,
    /// The caller stopped it before enough worlds were examined.
    Stopped,
}

impl Localized for NoWorld {
    fn message(&self) -> Message {
        match self {
            Self::Impossible => message!("no-world-fits"),
            Self::TooEntangled => message!("no-world-counted"),
            Self::Stopped => message!("no-world-stopped"),
        }
    }
}

english_errors!(NoWorld);
