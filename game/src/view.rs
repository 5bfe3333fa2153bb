//! The view of one seat: its own hand and the public state.

use crate::call::{Call, LegalCalls};
use crate::card::Card;
use crate::hand::Hand;
use crate::order::Order;
use crate::public::Public;
use crate::seat::{Seat, Team};
use crate::set::CardSet;
use crate::{spielfindung::Named, trumpfabgabe::Exchange};

/// One hand and the public state.
///
/// # Information
/// There is no path from here to another hand, except to the cards of an exchange in which the seat took part.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    seat: Seat,
    hand: Hand,
    public: &'a Public,
    exchange: Option<Exchange>,
}

impl<'a> View<'a> {
    /// Returns the view of a seat that holds this hand.
    #[must_use]
    pub const fn new(seat: Seat, hand: Hand, public: &'a Public) -> Self {
        Self { seat, hand, public, exchange: None }
    }

    /// Returns the view of a giver or taker who remembers the exchange of a Trumpfabgabe; other seats ignore it.
    #[must_use]
    pub fn with_exchange(self, exchange: Option<&Exchange>) -> Self {
        let took_part = exchange.filter(|exchange| self.seat == exchange.giver || self.seat == exchange.taker);
        Self { exchange: took_part.copied(), ..self }
    }

    /// Returns the cards exchanged, if the seat was the giver or the taker of a Trumpfabgabe.
    #[must_use]
    pub const fn exchange(&self) -> Option<&Exchange> {
        self.exchange.as_ref()
    }

    /// Returns whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the cards the seat holds.
    #[must_use]
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Returns the public state.
    #[must_use]
    pub const fn public(&self) -> &'a Public {
        self.public
    }

    /// Returns class and strength of the cards as the seat knows them: its own Schweine are some to it before it shows them.
    #[must_use]
    pub fn order(&self) -> &'a Order {
        self.public.order_of(self.seat, self.hand)
    }

    /// Returns how many queens of clubs the seat held before the first card.
    fn queens_of_clubs(&self) -> usize {
        let laid = self.public.plays().filter(|&(seat, card)| seat == self.seat && card == Card::CQ).count();
        laid + self.hand.count(Card::CQ)
    }

    /// Returns the own side; `None` while the seat may still become the partner of a Hochzeiter.
    #[must_use]
    pub fn team(&self) -> Option<Team> {
        match self.public.game().named {
            Named::Normal => Some(if self.queens_of_clubs() == 0 { Team::Kontra } else { Team::Re }),
            _ => self.public.known()[self.seat],
        }
    }

    /// Returns whether the seat has to play a card, or to call before it.
    #[must_use]
    pub fn is_on_turn(&self) -> bool {
        self.public.turn() == Some(self.seat)
    }

    /// Returns the call that is due before the next own card, if any.
    #[must_use]
    pub fn duty(&self) -> Option<Call> {
        if self.public.duty_holder()? != self.seat || !self.is_on_turn() {
            return None;
        }
        self.public.duty(self.team()?).map(|(_, call)| call)
    }

    /// Returns the cards that may be played now; none off turn and while a call is due.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        if !self.is_on_turn() || self.duty().is_some() {
            return CardSet::EMPTY;
        }
        self.public.trick().legal(self.order(), self.hand)
    }

    /// Returns whether a card of the seat takes the trick from those that lie there; where nothing lies, every card does.
    #[must_use]
    pub fn takes(&self, card: Card) -> bool {
        let order = self.order();
        let beats = if self.hand.len() == 1 { Order::beats_in_last_trick } else { Order::beats };
        self.public.trick().best().is_none_or(|best| beats(order, card, best))
    }

    /// Returns what may be called now, lowest first.
    #[must_use]
    pub fn calls(&self) -> LegalCalls {
        let team = self.team().or_else(|| self.public.team_of_unmarried());
        team.map_or_else(LegalCalls::new, |team| self.public.legal_calls(self.seat, team))
    }
}
