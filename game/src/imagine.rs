//! A game imagined from the view of a seat that does not see all hands.

use crate::cardplay::CardPlay;
use crate::deal::{Deal, DealError};
use crate::hand::Hand;
use crate::play::Play;
use crate::public::Public;
use crate::seat::{BySeat, Seat};
use crate::sides::Sides;
use crate::trumpfabgabe::Exchange;
use crate::trumpfabgabe::hands_after;
use crate::words::noted;
use text::{Localized, Message, english_errors, message};

impl Play {
    /// Returns the game with this public state in which the seats hold these hands.
    ///
    /// A search makes one for every world it examines. Only what a count can show is checked: that hands and played
    /// cards make up the deck and that the hands have the right length. The caller that draws the hands ensures that
    /// all seats followed suit and spoke as their hands demand. Without the cards of an exchange the deal is taken to
    /// be the hands after it.
    ///
    /// # Errors
    /// Returns why these cannot be the hands.
    pub fn imagine(public: &Public, hands: BySeat<Hand>, exchange: Option<Exchange>) -> Result<Self, Unimaginable> {
        let mut dealt = hands;
        for (seat, card) in public.plays() {
            if dealt[seat].count(card) == 2 {
                return Err(Unimaginable::ThirdCopy(seat));
            }
            dealt[seat].add(card);
        }
        for seat in Seat::ALL {
            if hands[seat].len() != public.cards_in_hand(seat) {
                return Err(Unimaginable::HandSize(seat));
            }
        }
        if let Some(Exchange { giver, taker, given, returned }) = exchange {
            for (from, to, cards) in [(giver, taker, returned), (taker, giver, given)] {
                if !dealt[from].holds(cards) {
                    return Err(Unimaginable::Exchange);
                }
                for card in cards.cards() {
                    dealt[from].remove(card);
                    dealt[to].add(card);
                }
            }
        }
        let deal = Deal::from_hands(public.rules(), public.dealer(), dealt).map_err(Unimaginable::Deal)?;
        let after = Deal::from_hands(public.rules(), public.dealer(), hands_after(deal.hands(), exchange.as_ref()));
        let after = after.map_err(Unimaginable::Deal)?;
        let mut sides = Sides::of(public.game(), after.hands());
        if let (Sides::Searching(hochzeiter), Some(klaerung)) = (sides, public.klaerung())
            && let Some(parties) = klaerung.parties(hochzeiter)
        {
            sides = Sides::Settled(parties);
        }
        let cards = CardPlay::with_trick(hands, *public.trick());
        Ok(Self::from_parts(public.clone(), cards, deal, exchange, sides))
    }
}

/// Reason why these hands are impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unimaginable {
    /// A seat has already played too many copies of a card it would hold.
    ThirdCopy(Seat),
    /// A hand is longer or shorter than what is left to play.
    HandSize(Seat),
    /// The giver or the taker cannot have exchanged these cards.
    Exchange,
    /// Hands and played cards are not the deck.
    Deal(DealError),
}

impl Localized for Unimaginable {
    fn message(&self) -> Message {
        match self {
            Self::ThirdCopy(seat) => message!("imagine-third-copy", seat = noted(seat)),
            Self::HandSize(seat) => message!("imagine-hand-size", seat = noted(seat)),
            Self::Exchange => Message::new("imagine-exchange"),
            Self::Deal(error) => error.message(),
        }
    }
}

english_errors!(Unimaginable);
