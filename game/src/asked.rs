//! What one seat knows while the game is being found: its own hand and what everybody has heard.

use crate::hand::Hand;
use crate::public::SeenExchange;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::spielfindung::{Act, Due, Exchange, Spielfindung};

/// A seat in the round of Vorbehalte: one hand and what everybody has heard.
///
/// # Information
/// There is no path from here to another hand, except to the cards of an exchange in which the seat took part.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    seat: Seat,
    hand: Hand,
    dealer: Seat,
    rules: &'a Rules,
    pflichtsolo_open: SeatSet,
    heard: Vec<(Seat, Act)>,
    exchange: Option<Exchange>,
    seen: Option<SeenExchange>,
    taken: Option<Hand>,
    due: Option<Due>,
    options: Vec<Act>,
}

impl Spielfindung {
    /// Returns what one seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Asked<'_> {
        let took_part = |exchange: &&Exchange| seat == exchange.giver || seat == exchange.taker;
        Asked {
            seat,
            hand: self.hands()[seat],
            dealer: self.deal().dealer(),
            rules: self.rules(),
            pflichtsolo_open: self.pflichtsolo_open(),
            heard: self.log().iter().copied().filter(|(_, act)| !matches!(act, Act::Return(_))).collect(),
            exchange: self.exchange().filter(took_part).copied(),
            seen: self.exchange().map(|exchange| SeenExchange::of(self.rules(), exchange)),
            taken: self.taken().filter(|&(taker, _)| taker == seat).map(|(_, given)| given),
            due: self.due().filter(|&(actor, _)| actor == seat).map(|(_, due)| due),
            options: self.options_of(seat),
        }
    }
}

impl<'a> Asked<'a> {
    /// Returns whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the cards the seat holds now; the trumps of a giver count to the taker as soon as he takes them.
    #[must_use]
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Returns who dealt; his left neighbour speaks first.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// Returns who still has to play a Pflichtsolo.
    #[must_use]
    pub const fn pflichtsolo_open(&self) -> SeatSet {
        self.pflichtsolo_open
    }

    /// Returns what was said, in order, without cards that were given back.
    #[must_use]
    pub fn heard(&self) -> &[(Seat, Act)] {
        &self.heard
    }

    /// Returns the cards exchanged, if the seat was the giver or the taker of a Trumpfabgabe.
    #[must_use]
    pub const fn exchange(&self) -> Option<&Exchange> {
        self.exchange.as_ref()
    }

    /// Returns what everybody knows of an exchange, once the cards are given back.
    #[must_use]
    pub const fn seen_exchange(&self) -> Option<&SeenExchange> {
        self.seen.as_ref()
    }

    /// Returns the trumps the seat has just taken, which are in its hand, while it has to give cards back for them.
    #[must_use]
    pub const fn taken(&self) -> Option<Hand> {
        self.taken
    }

    /// Returns what the seat is asked for; `None` off turn.
    #[must_use]
    pub const fn due(&self) -> Option<Due> {
        self.due
    }

    /// Returns what the seat may do now, also off turn: correct what it has just said, name a Vorbehalt at once, name a
    /// solo anew. Of the sets of cards to give back, only the first thousand are listed.
    #[must_use]
    pub fn options(&self) -> &[Act] {
        &self.options
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
