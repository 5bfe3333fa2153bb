//! How an opponent might come to a trick.

use super::counts::{Counts, N, counts};
use crate::bitboard::Layout;

/// One way for an opponent to win a trick: with his highest card of a class that is led, or with his highest trump where
/// he has none of it.
///
/// Until then he keeps this card, and nothing else that he plays matters to him: he throws the rest away, what stands in
/// his way first. So his play is known, and of the rest of his hand only the numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Chance {
    /// Who wins the trick.
    pub(crate) opponent: u8,
    /// The class that is led.
    pub(crate) class: u8,
    /// The class of his card: the same, or trump.
    pub(crate) with: u8,
    /// The bit of his card.
    pub(crate) card: u8,
}

impl Chance {
    /// Returns all chances of a hand.
    pub(crate) fn all(layout: &Layout, opponent: usize, hand: u64) -> impl Iterator<Item = Self> {
        let classes = layout.classes;
        let highest = move |class: usize| {
            let cards = hand & classes[class];
            (cards != 0).then(|| 63 - cards.leading_zeros() as u8)
        };
        (0..N).filter(move |&class| classes[class] != 0).flat_map(move |class| {
            let ruff = if class == 0 { None } else { Some(0) };
            [Some(class), ruff].into_iter().flatten().filter_map(move |with| {
                let card = highest(with)?;
                Some(Self { opponent: opponent as u8, class: class as u8, with: with as u8, card })
            })
        })
    }

    /// Returns whether he takes the trick with a trump.
    pub(crate) const fn is_ruff(&self) -> bool {
        self.with != self.class
    }

    /// Returns the class that he plays from where he cannot follow.
    fn discards(&self, held: &Counts) -> usize {
        let (class, with) = (usize::from(self.class), usize::from(self.with));
        if class != with && held[class] != 0 {
            return class;
        }
        (0..N).find(|&other| other != with && held[other] != 0).unwrap_or(with)
    }

    /// Returns what he holds after a trick in which this class is led, or `None` if he has to give his card away in it.
    pub(crate) fn after(&self, held: &Counts, led: usize) -> Option<Counts> {
        let class = if held[led] == 0 { self.discards(held) } else { led };
        if class == usize::from(self.with) && held[class] == 1 {
            return None;
        }
        let mut held = *held;
        held[class] -= 1;
        Some(held)
    }

    /// Returns the card that he plays from his hand, before his chance comes, if these cards follow.
    pub(crate) fn plays(&self, layout: &Layout, hand: u64, follow: u64) -> usize {
        let following = hand & follow;
        let cards =
            if following == 0 { hand & layout.classes[self.discards(&counts(layout, hand))] } else { following };
        cards.trailing_zeros() as usize
    }
}
