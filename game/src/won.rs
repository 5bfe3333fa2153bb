//! The Augen and tricks of a side.

use crate::card::{Augen, Rank};
use crate::hand::Hand;
use crate::seat::{ByTeam, Parties};
use crate::set::CardSet;
use crate::trick::Trick;

/// Gains of a side in complete tricks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Won {
    /// The Augen of the tricks.
    pub augen: Augen,
    /// Their number.
    pub tricks: u8,
}

impl Won {
    /// Returns what each side has in these tricks, of which only complete ones count.
    #[must_use]
    pub fn of<'a>(parties: Parties, tricks: impl IntoIterator<Item = &'a Trick>) -> ByTeam<Self> {
        let mut won = ByTeam::<Self>::default();
        for trick in tricks {
            if let (true, Some(owner)) = (trick.is_complete(), trick.owner()) {
                won[parties.team_of(owner)].add(trick);
            }
        }
        won
    }

    /// Returns whether a side can have this if these cards have been played.
    #[must_use]
    pub fn is_possible(self, played: Hand) -> bool {
        can_make(played, self)
    }

    /// Adds a complete trick that this side has won.
    pub fn add(&mut self, trick: &Trick) {
        self.augen += trick.augen();
        self.tricks += 1;
    }
}

/// Returns whether the Augen and tricks of `won` can be made of these cards.
fn can_make(cards: Hand, won: Won) -> bool {
    let counts = Rank::ALL.map(|rank| (rank.augen().0, cards.count_in(CardSet::rank(rank)) as u16));
    can_take(&counts, 4 * u16::from(won.tricks), won.augen.0)
}

/// Returns whether `n_cards` cards with `augen` Augen can be taken from ranks with these Augen and counts.
fn can_take(counts: &[(u16, u16)], n_cards: u16, augen: u16) -> bool {
    let Some((&(each, most), rest)) = counts.split_first() else { return n_cards == 0 && augen == 0 };
    (0..=most.min(n_cards)).take_while(|n| n * each <= augen).any(|n| can_take(rest, n_cards - n, augen - n * each))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn tricks_hold_what_their_cards_can_make() {
        let deck = Rules::DDV.deck();
        let made = |augen, tricks| can_make(deck, Won { augen: Augen(augen), tricks });
        // Rank::ALL holds every rank with its Augen: 11, 10, 4, 3, 2, 0.
        let one: Vec<u16> = (0..=44).filter(|&augen| !made(augen, 1)).collect();
        assert_eq!(one, [1, 38, 39]);
        assert!(made(0, 0) && !made(2, 0) && made(240, 12) && !made(239, 12) && !made(240, 9));
    }
}
