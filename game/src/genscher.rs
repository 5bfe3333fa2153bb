//! The Genscher: whoever began with both kings of diamonds may choose a partner when he plays the first of them.
//!
//! From then on the two are Re and the others are Kontra, and everybody knows it, whoever held the queens of clubs. Only the normal
//! game has it, and a stilles Solo, which nobody can tell from it, so that what may be done follows from the own hand alone. The tricks
//! made before count for the sides as they are now. Absagen are void; who has called anything has said Re or Kontra for his new side.
//! Nobody has to choose, and whoever has not when he plays the first king cannot do so any more.

use crate::announce::Ladder;
use crate::card::Card;
use crate::hand::Hand;
use crate::rules::{GenscherRule, Rules};
use crate::seat::{BySeat, Parties, Seat, SeatSet};
use crate::spielfindung::Named;

/// A choice of a partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Genscher {
    /// Who has chosen.
    pub chooser: Seat,
    /// Whom.
    pub partner: Seat,
    /// How many cards had been played before the king with which he did.
    pub before_card: u8,
    /// How far the sides had called when it was made.
    before: Ladder,
    /// How far the new ones have by that.
    after: Ladder,
}

impl Genscher {
    /// The card of which somebody must have both.
    pub const KING: Card = Card::DK;

    /// Returns the choice of a partner before this card; `ladder` is how far the sides had called that play until then, and `callers` are
    /// those who have called anything.
    pub(crate) fn new(
        (chooser, partner): (Seat, Seat),
        before_card: u8,
        (parties, ladder): (Option<Parties>, Ladder),
        callers: SeatSet,
    ) -> Self {
        let now = Parties { re: SeatSet::only(chooser).with(partner) };
        Self { chooser, partner, before_card, before: ladder, after: ladder.regrouped(parties, now, callers) }
    }

    /// Returns who plays with whom from now on.
    #[must_use]
    pub const fn parties(&self) -> Parties {
        Parties { re: SeatSet::only(self.chooser).with(self.partner) }
    }

    /// Returns how far the sides by the queens of clubs had called when the partner was chosen.
    #[must_use]
    pub const fn ladder_before(&self) -> &Ladder {
        &self.before
    }

    /// Returns how far the new sides have called by that.
    pub(crate) const fn ladder_after(&self) -> Ladder {
        self.after
    }

    /// Returns whether a partner was chosen later than what was said after so many cards.
    #[must_use]
    pub fn is_later_than(&self, n_cards: usize) -> bool {
        n_cards <= usize::from(self.before_card)
    }
}

impl Rules {
    /// Returns whether a partner can be chosen in this game.
    #[must_use]
    pub fn has_genscher(&self, named: Named) -> bool {
        self.genscher == GenscherRule::FirstKing && named == Named::Normal
    }
}

/// Returns who can still choose a partner when he plays one of these cards, in a game that has it.
pub(crate) fn who_may_choose(hands: &BySeat<Hand>) -> Option<Seat> {
    Seat::ALL.into_iter().find(|&seat| hands[seat].count(Genscher::KING) == 2)
}
