//! The knowledge of one seat while the game is being found: its own hand and all that was heard.

use crate::hand::Hand;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::trumpfabgabe::SeenExchange;
use crate::{
    spielfindung::{Act, Acts, Due, Heard, Spielfindung},
    trumpfabgabe::Exchange,
};

/// A seat in the round of Vorbehalte: one hand and all that was heard.
///
/// # Information
/// There is no path from here to another hand, except to the cards of an exchange in which the seat took part.
#[derive(Clone, Debug)]
pub struct Asked<'a>(AskedParts<'a>);

/// Parts of an [`Asked`], for callers that only received a report of the round.
///
/// # Information
/// That of an [`Asked`].
#[derive(Clone, Debug)]
pub struct AskedParts<'a> {
    /// Seat of the view.
    pub seat: Seat,
    /// The cards the seat holds now.
    pub hand: Hand,
    /// The dealer.
    pub dealer: Seat,
    /// The rule set.
    pub rules: &'a Rules,
    /// Seats that still have to play a Pflichtsolo.
    pub pflichtsolo_open: SeatSet,
    /// Words of the round, without the cards of an exchange.
    pub heard: Heard,
    /// The cards exchanged, if the seat took part.
    pub exchange: Option<Exchange>,
    /// The public part of an exchange.
    pub seen: Option<SeenExchange>,
    /// The trumps the seat has taken and still has to give cards back for.
    pub taken: Option<Hand>,
    /// Decision that is due from the seat.
    pub due: Option<Due>,
    /// Acts that are allowed now.
    pub options: Acts,
}

impl Spielfindung {
    /// Returns what one seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Asked<'_> {
        let took_part = |exchange: &&Exchange| seat == exchange.giver || seat == exchange.taker;
        Asked::new(AskedParts {
            seat,
            hand: self.hands()[seat],
            dealer: self.deal().dealer(),
            rules: self.rules(),
            pflichtsolo_open: self.pflichtsolo_open(),
            heard: self.log().iter().copied().filter(|(_, act)| !act.is_secret()).collect(),
            exchange: self.exchange().filter(took_part).copied(),
            seen: self.exchange().map(|exchange| SeenExchange::of(self.rules(), exchange)),
            taken: self.taken().filter(|&(taker, _)| taker == seat).map(|(_, given)| given),
            due: self.due().filter(|&(actor, _)| actor == seat).map(|(_, due)| due),
            options: self.options_of(seat),
        })
    }
}

impl<'a> Asked<'a> {
    /// Returns the knowledge of a seat from these parts, which are not checked.
    #[must_use]
    pub const fn new(parts: AskedParts<'a>) -> Self {
        Self(parts)
    }

    /// Returns whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.0.seat
    }

    /// Returns the cards the seat holds now; the trumps of a giver count to the taker as soon as he takes them.
    #[must_use]
    pub const fn hand(&self) -> Hand {
        self.0.hand
    }

    /// Returns who dealt; his left neighbour speaks first.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.0.dealer
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(&self) -> &'a Rules {
        self.0.rules
    }

    /// Returns who still has to play a Pflichtsolo.
    #[must_use]
    pub const fn pflichtsolo_open(&self) -> SeatSet {
        self.0.pflichtsolo_open
    }

    /// Returns what was said, in order, without cards that were given back.
    #[must_use]
    pub fn heard(&self) -> &[(Seat, Act)] {
        &self.0.heard
    }

    /// Returns the cards exchanged, if the seat was the giver or the taker of a Trumpfabgabe.
    #[must_use]
    pub const fn exchange(&self) -> Option<&Exchange> {
        self.0.exchange.as_ref()
    }

    /// Returns the public part of an exchange, once the cards are given back.
    #[must_use]
    pub const fn seen_exchange(&self) -> Option<&SeenExchange> {
        self.0.seen.as_ref()
    }

    /// Returns the trumps the seat has just taken, which are in its hand, while it has to give cards back for them.
    #[must_use]
    pub const fn taken(&self) -> Option<Hand> {
        self.0.taken
    }

    /// Returns what the seat is asked for; `None` off turn.
    #[must_use]
    pub const fn due(&self) -> Option<Due> {
        self.0.due
    }

    /// Returns what the seat may do now, also off turn: correct what it has just said, name a Vorbehalt at once, name
    /// another solo. Of the sets of cards to give back, only the first thousand are listed.
    #[must_use]
    pub fn options(&self) -> &[Act] {
        &self.0.options
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use crate::deal::Deal;
    use crate::spielfindung::Say;

    #[test]
    fn a_seat_is_asked_when_it_is_due_and_knows_its_own_hand() {
        let deck: Vec<Card> = Rules::DDV.deck().cards().collect();
        let deal = Deal::from_deck(&Rules::DDV, Seat::W, &deck).expect("a whole deck");
        let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
        assert_eq!(round.view(Seat::N).due(), Some(Due::Say));
        assert_eq!(round.view(Seat::E).due(), None);
        assert!(round.view(Seat::N).options().contains(&Act::Say(Say::Gesund)));
        round.act(Seat::N, Act::Say(Say::Gesund)).expect("N may be gesund");
        let asked = round.view(Seat::E);
        assert_eq!(asked.hand(), deal.hands()[Seat::E]);
        assert_eq!(asked.heard(), [(Seat::N, Act::Say(Say::Gesund))]);
        assert_eq!(asked.due(), Some(Due::Say));
    }
}
