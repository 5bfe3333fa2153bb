//! Maxims: at which moment which kind of card is played.
//!
//! `docs/STUDIES.md` specifies the language. A maxim names a moment and a kind of card: `trick 1, leading: Fehl ace`. If
//! the moment is now and such a card is legal, one is played. The bot's own card stays if it is such a card; otherwise
//! the best of them by the rules of thumb is taken, so that the maxim decides no more than it says.

mod parse;

use bots::{Condition, RulesBot, Thing};
use game::{BySeat, Card, CardSet, Class, Hand, Order, Seat, Team, Trick, View};
use std::ops::RangeInclusive;

/// A maxim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Maxim {
    /// What has to be true now, all of it.
    moments: Vec<Moment>,
    /// The choice among the cards of these kinds, if the maxim makes one.
    most: Option<Most>,
    sense: Sense,
    kinds: Vec<Kind>,
}

/// A fact that makes a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Moment {
    /// The number of the trick, from 1.
    Trick(RangeInclusive<usize>),
    /// The number of cards on the table.
    OnTable(RangeInclusive<usize>),
    /// The Augen on the table.
    Augen(RangeInclusive<u16>),
    /// The own side.
    Side(Team),
    /// Who has the best card on the table, as far as it is known.
    Wins(Who),
    /// Whether it is known who the partner is.
    Partner(Knowledge),
    /// The led card.
    Led(Thing),
    /// Whether its suit was led before.
    Round(Round),
    /// The hand cannot follow.
    Void,
    /// The hand, now.
    With(Condition),
    /// Not this.
    Not(Box<Moment>),
}

/// A player, as the seat knows his side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Partner,
    Foe,
    Stranger,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Knowledge {
    Known,
    Unknown,
}

/// Whether a suit was led in an earlier trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Round {
    First,
    Later,
}

/// A choice among several cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Most {
    Highest,
    Lowest,
    /// Most Augen.
    Richest,
    /// Fewest Augen.
    Poorest,
    /// Of the class of which the hand has fewest cards.
    Shortest,
    /// Of the class of which the hand has most cards.
    Longest,
}

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Kind {
    traits: Vec<Trait>,
    thing: Thing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    /// The cards of these kinds.
    These,
    /// All others.
    Others,
}

/// A property of a card that depends on the game so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trait {
    /// It is better than what lies on the table.
    Winning,
    /// It is not.
    Losing,
    /// Of a class that no trick was led in.
    Fresh,
    /// Of a class that a trick was led in.
    Repeated,
    /// The only card of its class in the hand.
    Single,
    /// The hand has both copies.
    Paired,
}

impl Maxim {
    /// Returns the card to play where the bot would play `own`; `None` if the maxim has nothing to say now.
    pub(super) fn card(&self, view: &View<'_>, own: Card) -> Option<Card> {
        if !self.moments.iter().all(|moment| moment.is_now(view)) {
            return None;
        }
        let is_such = |card| self.kinds.iter().any(|kind| kind.fits(view, card));
        let wanted = self.sense == Sense::These;
        let fitting: CardSet = view.legal().iter().filter(|&card| is_such(card) == wanted).collect();
        let fitting = self.most.map_or(fitting, |most| most.of(view, fitting));
        if fitting.contains(own) {
            return Some(own);
        }
        let thoughts = RulesBot::new().thoughts_of(view).into_iter().filter(|(card, _)| fitting.contains(*card));
        thoughts.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(card, _)| card)
    }
}

impl Moment {
    fn is_now(&self, view: &View<'_>) -> bool {
        let (public, order) = (view.public(), view.order());
        let trick = public.trick();
        match self {
            Self::Trick(numbers) => numbers.contains(&(public.tricks().len() + 1)),
            Self::OnTable(numbers) => numbers.contains(&trick.len()),
            Self::Augen(numbers) => numbers.contains(&trick.augen().0),
            Self::Side(team) => view.team() == Some(*team),
            Self::Wins(who) => trick.owner().is_some_and(|owner| Who::of(view, owner) == *who),
            Self::Partner(knowledge) => {
                let others = Seat::ALL.into_iter().filter(|&seat| seat != view.seat());
                let is_known = others.map(|seat| Who::of(view, seat)).all(|who| who != Who::Stranger);
                is_known == (*knowledge == Knowledge::Known)
            }
            Self::Led(thing) => trick.led().is_some_and(|led| includes(*thing, order, led)),
            Self::Round(round) => {
                let repeats = |led| was_led(view, order.class_of(led)) == (*round == Round::Later);
                trick.led().is_some_and(repeats)
            }
            Self::Void => trick.led().is_some_and(|led| view.hand().count_in(order.follow(led)) == 0),
            Self::With(condition) => {
                let hands = BySeat::from_fn(|seat| if seat == Seat::N { view.hand() } else { Hand::EMPTY });
                condition.holds(order, &hands, &hands)
            }
            Self::Not(moment) => !moment.is_now(view),
        }
    }
}

impl Who {
    /// Returns what a seat is to the one that looks. Two players are on each side unless the seat knows better: a stilles
    /// Solo of another is not suspected.
    fn of(view: &View<'_>, seat: Seat) -> Self {
        let Some(own) = view.team() else { return Self::Stranger };
        let mut known = view.public().known();
        known[view.seat()] = Some(own);
        let is_own_queen = |&(seat, card): &(Seat, Card)| seat == view.seat() && card == Card::CQ;
        let n_queens = view.public().plays().filter(is_own_queen).count() + view.hand().count(Card::CQ);
        let is_full = |team| known.iter().filter(|(_, side)| **side == Some(team)).count() == 2;
        let side = known[seat].or_else(|| {
            if n_queens == 2 {
                return Some(Team::Kontra);
            }
            Team::ALL.into_iter().find(|&team| is_full(team)).map(|full| !full)
        });
        match side {
            None => Self::Stranger,
            Some(side) if side == own => Self::Partner,
            Some(_) => Self::Foe,
        }
    }
}

impl Most {
    /// Returns the cards of a set of which this is true; several if they are equal in this.
    fn of(self, view: &View<'_>, cards: CardSet) -> CardSet {
        let order = view.order();
        let rank = |card: Card| match self {
            Self::Highest => strength(order, card),
            Self::Lowest => -strength(order, card),
            Self::Richest => i32::from(card.augen().0),
            Self::Poorest => -i32::from(card.augen().0),
            Self::Shortest => -length(view, card),
            Self::Longest => length(view, card),
        };
        let best = cards.iter().map(rank).max();
        cards.iter().filter(|&card| Some(rank(card)) == best).collect()
    }
}

/// Returns how high a card is: Fehl by its rank, whatever its suit, and above it the trumps.
fn strength(order: &Order, card: Card) -> i32 {
    match order.sorted().iter().position(|&other| other == card) {
        Some(place) if order.trumps().contains(card) => 100 - place as i32,
        // Fehl ranks are ordered by their Augen.
        _ => i32::from(card.augen().0),
    }
}

/// Returns how many cards of the class of this one the hand has.
fn length(view: &View<'_>, card: Card) -> i32 {
    view.hand().count_in(view.order().members(view.order().class_of(card))) as i32
}

impl Kind {
    fn fits(&self, view: &View<'_>, card: Card) -> bool {
        includes(self.thing, view.order(), card) && self.traits.iter().all(|which| which.is_of(view, card))
    }
}

impl Trait {
    fn is_of(self, view: &View<'_>, card: Card) -> bool {
        match self {
            Self::Winning => view.takes(card),
            Self::Losing => !view.takes(card),
            Self::Fresh => !was_led(view, view.order().class_of(card)),
            Self::Repeated => was_led(view, view.order().class_of(card)),
            Self::Single => length(view, card) == 1,
            Self::Paired => view.hand().count(card) == 2,
        }
    }
}

fn includes(thing: Thing, order: &Order, card: Card) -> bool {
    thing.weights(order)[card.index()] != 0
}

/// Returns whether a card of this class led an earlier trick.
fn was_led(view: &View<'_>, class: Class) -> bool {
    let mut led = view.public().tricks().iter().filter_map(Trick::led);
    led.any(|card| view.order().class_of(card) == class)
}

#[cfg(test)]
mod tests;
