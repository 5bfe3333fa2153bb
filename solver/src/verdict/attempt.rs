//! Attempts of an opponent to win a trick.

use super::counts::{Counts, N_CLASSES, counts};
use crate::bitboard::Layout;

/// One way for an opponent to win a trick: with his highest card of a class that is led, or with his highest trump where
/// he has none of it.
///
/// Until then he keeps this card, and nothing else that he plays matters to him: he throws the others away, those that
/// hinder him first. So his play is known, and of his other cards only the numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Attempt {
    /// Seat that wins the trick.
    pub(super) opponent: u8,
    /// The class that is led.
    pub(super) class: u8,
    /// The class of his card: the same, or trump.
    pub(super) with: u8,
    /// The bit of his card.
    pub(super) card: u8,
}

impl Attempt {
    /// Returns all attempts of a hand.
    pub(super) fn all(layout: &Layout, opponent: usize, hand: u64) -> Vec<Self> {
        let mut attempts = Vec::new();
        for class in (0..N_CLASSES).filter(|&class| layout.classes[class] != 0) {
            let ways: &[usize] = if class == 0 { &[0] } else { &[class, 0] };
            for &with in ways {
                let cards = hand & layout.classes[with];
                if cards != 0 {
                    let card = 63 - cards.leading_zeros() as u8;
                    attempts.push(Self { opponent: opponent as u8, class: class as u8, with: with as u8, card });
                }
            }
        }
        attempts
    }

    /// Returns whether he takes the trick with a trump.
    pub(super) const fn is_ruff(&self) -> bool {
        self.with != self.class
    }

    /// Returns what he holds after a trick in which this class is led, or `None` if he has to give his card away in it.
    pub(super) fn after(&self, held: &Counts, led: usize) -> Option<Counts> {
        let class = if held[led] == 0 { self.discards(held) } else { led };
        if class == usize::from(self.with) && held[class] == 1 {
            return None;
        }
        let mut held = *held;
        held[class] -= 1;
        Some(held)
    }

    /// Returns the class that he plays from where he cannot follow.
    fn discards(&self, held: &Counts) -> usize {
        let (class, with) = (usize::from(self.class), usize::from(self.with));
        if self.is_ruff() && held[class] != 0 {
            return class;
        }
        (0..N_CLASSES).find(|&other| other != with && held[other] != 0).unwrap_or(with)
    }

    /// Returns the card that he plays from his hand before the trick that he wins, if these cards follow.
    pub(super) fn plays(&self, layout: &Layout, hand: u64, follow: u64) -> usize {
        let following = hand & follow;
        let cards =
            if following == 0 { hand & layout.classes[self.discards(&counts(layout, hand))] } else { following };
        cards.trailing_zeros() as usize
    }
}
