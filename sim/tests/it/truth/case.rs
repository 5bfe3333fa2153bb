//! A position as the table knows it: deals that were played out, and what can be counted in them.

use doko_sim::review::{Scene, Side};
use game::rules::Sonderpunkt;
use game::{Card, Class, Outcome, Rank, Seat, Team, Trick};

/// When a special point is earned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    /// The current trick.
    Now,
    /// The current trick or a later one.
    NowOrLater,
}

/// A deal, played out after the card and after the better one.
pub(super) struct Deal<'a> {
    pub(super) weight: f64,
    /// What the card costs here.
    pub(super) loss: f64,
    pub(super) hands: &'a game::BySeat<game::Hand>,
    pub(super) done: Outcome,
    pub(super) best: Outcome,
}

/// What is checked, as the table knows it.
pub(super) struct Case<'a> {
    pub(super) scene: &'a Scene,
    pub(super) me: Seat,
    /// The number of complete tricks before.
    pub(super) n_before: usize,
    pub(super) lying: Vec<Card>,
    pub(super) deals: Vec<Deal<'a>>,
}

impl Case<'_> {
    pub(super) fn team(&self, outcome: &Outcome) -> Team {
        outcome.parties.team_of(self.me)
    }

    pub(super) fn trick<'b>(&self, outcome: &'b Outcome) -> &'b Trick {
        &outcome.tricks[self.n_before]
    }

    pub(super) fn owner(&self, outcome: &Outcome) -> Seat {
        self.trick(outcome).owner().expect("a complete trick")
    }

    pub(super) fn ours(&self, outcome: &Outcome) -> bool {
        outcome.parties.team_of(self.owner(outcome)) == self.team(outcome)
    }

    pub(super) fn share(&self, is: impl Fn(&Deal<'_>) -> bool) -> f64 {
        self.deals.iter().map(|deal| if is(deal) { deal.weight } else { 0.0 }).sum()
    }

    pub(super) fn list(&self, is: impl Fn(&Deal<'_>) -> bool) -> Vec<bool> {
        self.deals.iter().map(is).collect()
    }

    pub(super) fn class(&self, card: Card) -> Class {
        let trumps: Vec<Card> = self.scene.order().high_to_low(Class::Trump).collect();
        if trumps.contains(&card) { Class::Trump } else { Class::Fehl(card.suit()) }
    }

    pub(super) fn is_trump(&self, card: Card) -> bool {
        self.class(card) == Class::Trump
    }

    /// Returns who has the trick of which these cards lie.
    pub(super) fn holder(&self, cards: &[Card]) -> Option<Seat> {
        let (order, leader) = (self.scene.order(), self.scene.trick().leader());
        let is_last = self.scene.view().hand().len() == 1;
        let trick = if is_last { Trick::last_of(order, leader, cards) } else { Trick::of(order, leader, cards) };
        trick.owner().filter(|_| !cards.is_empty())
    }

    pub(super) fn takes(&self, card: Card) -> bool {
        self.holder(&[self.lying.clone(), vec![card]].concat()) == Some(self.me)
    }

    /// Returns whether a trump is higher than another one.
    pub(super) fn is_higher(&self, one: Card, other: Card) -> bool {
        let place = |card| self.scene.order().high_to_low(Class::Trump).position(|trump| trump == card);
        place(one).zip(place(other)).is_some_and(|(one, other)| one < other)
    }

    /// Returns whether a card is an ace or a ten, but not a ten of hearts among the trumps.
    pub(super) fn is_full(&self, card: Card) -> bool {
        matches!(card.rank(), Rank::Ace | Rank::Ten) && (card != Card::HT || !self.is_trump(card))
    }

    /// Returns the Augen of the cards that the others play to the running trick.
    pub(super) fn given_by_others(&self, outcome: &Outcome) -> f64 {
        let others = self.trick(outcome).plays().filter(|&(seat, _)| seat != self.me);
        others.map(|(_, card)| f64::from(card.augen().0)).sum()
    }

    pub(super) fn foe_trumps(&self, outcome: &Outcome) -> bool {
        let best = self.trick(outcome).plays().find(|&(seat, _)| seat == self.owner(outcome));
        !self.ours(outcome) && best.is_some_and(|(_, card)| self.is_trump(card))
    }

    /// Returns how probable it is that a seat is on the own side.
    pub(super) fn friendly(&self, seat: Seat) -> f64 {
        self.share(|deal| deal.done.parties.team_of(seat) == self.team(&deal.done))
    }

    /// Returns whether a side earns a special point: in the running trick, or in any from it on.
    pub(super) fn earns(&self, outcome: &Outcome, point: Sonderpunkt, side: Side, when: When) -> bool {
        outcome.special.iter().any(|special| {
            let is_then = match when {
                When::Now => special.trick == self.n_before + 1,
                When::NowOrLater => self.n_before < special.trick,
            };
            let is_own = special.team == self.team(outcome);
            special.point == point && is_own == (side == Side::Own) && is_then
        })
    }

    /// Returns in which share of the deals it is so and this seat gets the trick.
    pub(super) fn who_wins(&self, who: Seat, is: &dyn Fn(&Deal<'_>) -> bool) -> f64 {
        self.share(|deal| is(deal) && self.owner(&deal.done) == who)
    }

    /// Returns whether no other seat gets the trick more often where it is so.
    pub(super) fn is_likeliest(&self, who: Seat, is: &dyn Fn(&Deal<'_>) -> bool) -> bool {
        let others = Seat::ALL.into_iter().filter(|&other| other != self.me);
        others.into_iter().all(|other| self.who_wins(other, is) <= self.who_wins(who, is) + 1e-12)
    }

    pub(super) fn led_before(&self, class: Class) -> bool {
        self.scene
            .public()
            .plays()
            .enumerate()
            .any(|(at, (_, card))| at % 4 == 0 && at / 4 < self.n_before && self.class(card) == class)
    }
}
