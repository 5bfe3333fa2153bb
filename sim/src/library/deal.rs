//! The deals of the library, numbered.

use game::{BySeat, Card, Deal, Rules, Seat};
use sha2::{Digest, Sha256};

/// Returns deal `number` of the deck of this rule set. West deals and north leads.
///
/// The deck lies in the order CA CA CT CT CK CK .. D9 D9: suits C S H D, ranks A T K Q J 9, with 40 cards without nines. The SHA-256 of the
/// text `doko 40 4711` (number of cards, number of the deal) is read as a number of 256 bits, its first byte the highest. For each place
/// from the last down to the second, the number modulo the place, counted from 1, says with which place, counted from 0, its card is
/// exchanged, and the quotient goes on to the next place. North has the first quarter of the cards, then east, south, west.
///
/// All deals are equally probable up to a relative error of 2^-52. `scripts/library_deals.py` does the same.
///
/// # Examples
/// ```
/// use doko_sim::library::deal;
/// use game::{Rules, Seat};
///
/// assert_eq!(deal(&Rules::BSV, 4711), deal(&Rules::BSV, 4711));
/// assert_eq!(deal(&Rules::BSV, 0).hands()[Seat::N].len(), 10);
/// ```
///
/// # Panics
/// Never: the cards are those of the deck.
#[must_use]
pub fn deal(rules: &Rules, number: u64) -> Deal {
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    let digest = Sha256::digest(format!("doko {} {number}", deck.len()));
    let mut lots = Lots::of(&digest.into());
    for place in (1..deck.len()).rev() {
        deck.swap(place, lots.below(place as u32 + 1));
    }
    let hands: Vec<_> = deck.chunks(rules.n_tricks()).collect();
    let dealt = BySeat::from_fn(|seat: Seat| hands[seat.index()].to_vec());
    Deal::from_cards(rules, Seat::W, &dealt).expect("the cards of the deck, shared out evenly")
}

/// A number of 256 bits from which lots are drawn.
struct Lots([u32; 8]);

impl Lots {
    fn of(bytes: &[u8; 32]) -> Self {
        let (words, _) = bytes.as_chunks();
        Self(std::array::from_fn(|at| u32::from_be_bytes(words[at])))
    }

    /// Divides the number by `n` and returns the remainder.
    fn below(&mut self, n: u32) -> usize {
        let mut remainder = 0;
        for word in &mut self.0 {
            let dividend = remainder << 32 | u64::from(*word);
            *word = (dividend / u64::from(n)) as u32;
            remainder = dividend % u64::from(n);
        }
        remainder as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_in_every_place_equally_often() {
        let rules = Rules::BSV;
        let n_deals = 4000;
        let mut counts = [[0_u32; Card::COUNT]; 4];
        for number in 0..n_deals {
            let deal = deal(&rules, number);
            for (seat, hand) in deal.hands().iter() {
                hand.cards().for_each(|card| counts[seat.index()][card.index()] += 1);
            }
        }
        // Each hand has half a copy of each card on average, with a variance of 0.37.
        let expected = n_deals as f64 / 2.0;
        let most = 4.5 * (0.37 * n_deals as f64).sqrt();
        for card in rules.deck().kinds() {
            for of_seat in counts {
                assert!((f64::from(of_seat[card.index()]) - expected).abs() < most, "{card}");
            }
        }
    }
}
