//! The cards as they were dealt: the first phase of a game.

use crate::card::Card;
use crate::hand::Hand;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};
use crate::words::noted;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// The dealer and the hands: all cards of the deck, the same number for all seats.
///
/// At a table of five the dealer sits out; the seats are the four others, and [`dealer`](Self::dealer) is the last of
/// them to be served and asked, the real dealer's right neighbour.
///
/// # Information
/// Shows all hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    dealer: Seat,
    hands: BySeat<Hand>,
}

impl Deal {
    /// Returns what this dealer deals from the top of a shuffled deck, in the packets of the rule set (DDV A.3,
    /// BSV 3.3).
    ///
    /// # Examples
    /// ```
    /// use doko_game::{Card, Deal, Rules, Seat};
    ///
    /// let deck: Vec<Card> = Rules::DDV.deck().cards().collect();
    /// let deal = Deal::from_deck(&Rules::DDV, Seat::W, &deck)?;
    /// assert_eq!(deal.hands()[Seat::N].len(), 12);
    /// # Ok::<(), doko_game::DealError>(())
    /// ```
    ///
    /// # Errors
    /// The cards must be the deck of the rule set.
    pub fn from_deck(rules: &Rules, dealer: Seat, deck: &[Card]) -> Result<Self, DealError> {
        let expected = 4 * rules.n_tricks();
        if deck.len() != expected {
            return Err(DealError::DeckSize { has: deck.len(), expected });
        }
        // A hand without a third copy can be counted as it is served; the error in another is found slowly.
        let (mut hands, mut is_counted) = (BySeat::<Hand>::default(), true);
        serve(rules, dealer, deck, |seat, card| {
            if hands[seat].count(card) < 2 {
                hands[seat].add(card);
            } else {
                is_counted = false;
            }
        });
        if is_counted && Self::is_even(rules, &hands) {
            return Ok(Self { dealer, hands });
        }
        let mut dealt = BySeat::from_fn(|_| Vec::with_capacity(rules.n_tricks()));
        serve(rules, dealer, deck, |seat, card| dealt[seat].push(card));
        Self::from_cards(rules, dealer, &dealt)
    }

    /// Returns the deal in which each seat got these cards, in any order.
    ///
    /// # Errors
    /// The hands must share out the deck of the rule set evenly.
    pub fn from_cards(rules: &Rules, dealer: Seat, dealt: &BySeat<Vec<Card>>) -> Result<Self, DealError> {
        let mut hands = BySeat::default();
        // A hand without a third copy can be counted; the error in the others is found slowly.
        let is_counted = dealt.iter().all(|(seat, cards)| {
            Hand::try_of(cards).is_ok_and(|hand| {
                hands[seat] = hand;
                true
            })
        });
        if is_counted && Self::is_even(rules, &hands) {
            return Ok(Self { dealer, hands });
        }
        Err(Self::errors(rules, dealt).into_iter().next().expect("hands that do not share the deck out have an error"))
    }

    /// Returns whether the hands share out the deck.
    fn is_even(rules: &Rules, hands: &BySeat<Hand>) -> bool {
        let count = |card| hands.iter().map(|(_, hand)| hand.count(card)).sum::<usize>();
        hands.iter().all(|(_, hand)| hand.len() == rules.n_tricks())
            && rules.kinds().iter().all(|card| count(card) == 2)
    }

    /// Returns the deal in which each seat got this hand.
    ///
    /// # Errors
    /// The hands must share out the deck of the rule set evenly.
    pub fn from_hands(rules: &Rules, dealer: Seat, hands: BySeat<Hand>) -> Result<Self, DealError> {
        if Self::is_even(rules, &hands) {
            return Ok(Self { dealer, hands });
        }
        Self::from_cards(rules, dealer, &BySeat::from_fn(|seat| hands[seat].cards().collect()))
    }

    /// Returns everything that keeps these cards from being a deal.
    #[must_use]
    pub fn errors(rules: &Rules, dealt: &BySeat<Vec<Card>>) -> Vec<DealError> {
        let all = || dealt.iter().flat_map(|(seat, cards)| cards.iter().map(move |&card| (seat, card)));
        let mut errors = Vec::new();
        for (seat, card) in all() {
            if !rules.kinds().contains(card) {
                errors.push(DealError::NotInDeck { seat, card });
            }
        }
        for card in rules.kinds() {
            let seats: Vec<Seat> = all().filter(|&(_, other)| other == card).map(|(seat, _)| seat).collect();
            if 2 < seats.len() {
                errors.push(DealError::ThirdCopy { card, seats });
            }
        }
        for (seat, cards) in dealt.iter() {
            if cards.len() != rules.n_tricks() {
                errors.push(DealError::HandSize { seat, has: cards.len(), expected: rules.n_tricks() });
            }
        }
        errors
    }

    /// Returns who dealt.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns the dealer's left neighbour, who is served and asked first.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.dealer.next()
    }

    /// Returns what each seat got.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.hands
    }
}

/// Calls `each` with every card and who is served it.
fn serve(rules: &Rules, dealer: Seat, deck: &[Card], mut each: impl FnMut(Seat, Card)) {
    let mut rest = deck;
    for &packet in rules.deck.deal_packets.iter() {
        for seat in dealer.next().clockwise() {
            let (served, left) = rest.split_at(usize::from(packet).min(rest.len()));
            served.iter().for_each(|&card| each(seat, card));
            rest = left;
        }
    }
}

/// Reason why cards are not a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealError {
    /// The deck has the wrong number of cards.
    DeckSize {
        /// Number of cards given.
        has: usize,
        /// Number of cards of the deck.
        expected: usize,
    },
    /// A card is not in the deck of the rule set.
    NotInDeck {
        /// Seat that holds it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A kind occurs more than twice.
    ThirdCopy {
        /// The card.
        card: Card,
        /// Seats that hold it, once for each copy.
        seats: Vec<Seat>,
    },
    /// A hand has the wrong number of cards.
    HandSize {
        /// Seat of the hand.
        seat: Seat,
        /// Number of its cards.
        has: usize,
        /// Number of cards dealt to each seat.
        expected: usize,
    },
}

impl Localized for DealError {
    fn message(&self) -> Message {
        match self {
            Self::DeckSize { has, expected } => message!("deal-deck-size", has, expected),
            Self::NotInDeck { seat, card } => {
                message!("position-not-in-deck", card = noted(card), place = noted(seat))
            }
            Self::ThirdCopy { card, seats } => {
                let holders = Arg::list(seats.iter().map(noted), Join::Comma);
                message!("deal-third-copy", card = noted(card), n = seats.len(), seats = holders)
            }
            Self::HandSize { seat, has, expected } => message!("deal-hand-size", seat = noted(seat), has, expected),
        }
    }
}

english_errors!(DealError);

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(rules: &Rules) -> Vec<Card> {
        rules.deck().cards().collect()
    }

    #[test]
    fn packets_go_round_from_the_dealers_left() {
        let deal = Deal::from_deck(&Rules::DDV, Seat::N, &deck(&Rules::DDV)).expect("a whole deck");
        // The deck begins CA CA CT | CT CK CK | CQ CQ CJ | CJ C9 C9 and turns to spades with the second round.
        assert!(Hand::of(&[Card::CA, Card::CA, Card::CT]).cards().all(|card| deal.hands()[Seat::E].contains(card)));
        assert_eq!(deal.hands()[Seat::S].count(Card::CK), 2);
        assert_eq!(deal.hands()[Seat::N].count(Card::C9), 2);
        assert_eq!(deal.hands()[Seat::E].count(Card::SA), 2);
        let pairs = Deal::from_deck(&Rules::BSV, Seat::N, &deck(&Rules::BSV)).expect("a whole deck");
        assert!(pairs.hands().iter().all(|(_, hand)| hand.len() == 10 && hand.pairs().len() == 5));
    }

    #[test]
    fn a_wrong_deck_is_refused_with_the_reason() {
        let mut cards = deck(&Rules::DDV);
        cards[0] = Card::D9;
        let error = Deal::from_deck(&Rules::DDV, Seat::W, &cards).expect_err("three D9");
        assert_eq!(error.to_string(), "D9 appears three times: N, W, W");
        let error = Deal::from_deck(&Rules::BSV, Seat::W, &cards[..40]).expect_err("nines");
        assert!(matches!(error, DealError::NotInDeck { .. }));
        let error = Deal::from_deck(&Rules::DDV, Seat::W, &cards[..40]).expect_err("too few");
        assert_eq!(error.to_string(), "the deck has 40 cards instead of 48");
    }
}
