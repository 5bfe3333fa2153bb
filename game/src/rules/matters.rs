//! The features of a rule set that decide whether an option has an effect.

use super::{
    CallTiming, CallValue, CallsAllowed, HeartTenInLastTrick, SchweineInSolo, SchweineRule, SchweineSuit,
    SecondHeartTen, Trumpfabgabe, Trumpfschwach, VorbehaltKind,
};
use crate::card::Suit;
use crate::contract::Solo;
use crate::rules::Rules;

impl Rules {
    /// Returns whether there are soli.
    #[must_use]
    pub fn has_soli(&self) -> bool {
        !self.soli.named.is_empty()
    }

    /// Returns whether one of the soli is a Farbsolo.
    #[must_use]
    pub fn has_farbsolo(&self) -> bool {
        self.soli.named.iter().any(|solo| matches!(solo, Solo::Farbe(_)))
    }

    /// Returns whether there are Pflichtsoli.
    #[must_use]
    pub fn has_pflichtsolo(&self) -> bool {
        self.has_soli() && 0 < self.soli.pflichtsolo_per_player
    }

    /// Returns whether there is a Hochzeit.
    #[must_use]
    pub fn has_hochzeit(&self) -> bool {
        !self.hochzeit.conditions.is_empty()
    }

    /// Returns whether trumps are handed over.
    #[must_use]
    pub fn has_abgabe(&self) -> bool {
        self.trumpfabgabe.if_nobody != Trumpfabgabe::Off || self.trumpfschwach.becomes == Trumpfschwach::Exchange
    }

    /// Returns whether handing them over is a Vorbehalt of its own.
    #[must_use]
    pub fn has_armut(&self) -> bool {
        self.vorbehalte.priority.contains(&VorbehaltKind::Trumpfabgabe)
    }

    /// Returns whether there are calls.
    #[must_use]
    pub fn has_calls(&self) -> bool {
        self.calls.which != CallsAllowed::None
    }

    /// Returns whether there are Absagen.
    #[must_use]
    pub fn has_absagen(&self) -> bool {
        self.calls.which == CallsAllowed::All
    }

    /// Returns whether there are special points.
    #[must_use]
    pub fn has_special(&self) -> bool {
        !self.special.points.is_empty()
    }

    /// Returns whether there are Schweine.
    #[must_use]
    pub fn has_schweine(&self) -> bool {
        self.schweine.when != SchweineRule::Off
    }

    /// Returns whether there is a named solo whose aces can be Schweine.
    #[must_use]
    pub fn has_schweine_solo(&self) -> bool {
        let can = |solo: &Solo| match solo {
            Solo::Farbe(suit) => *suit == Suit::Diamonds || self.schweine.suit == SchweineSuit::TrumpSuit,
            _ => false,
        };
        self.has_schweine() && self.soli.named.iter().any(can)
    }

    /// Returns whether a rich first trick obliges to a call.
    #[must_use]
    pub fn has_pflichtansage(&self) -> bool {
        self.has_calls() && self.pflichtansage.augen.is_some()
    }

    /// Returns whether something makes a game count several times.
    #[must_use]
    pub fn is_multiplied(&self) -> bool {
        let multiplies = |value| matches!(value, CallValue::Times(_));
        self.has_calls() && multiplies(self.score.call_value)
            || self.has_absagen() && multiplies(self.score.absage_value)
            || 1 < self.score.factor_at_120_120
    }

    /// Returns whether there can be Schweine of another suit than diamonds.
    #[must_use]
    pub fn has_schweine_of_other_suits(&self) -> bool {
        let is_other = |solo: &Solo| matches!(solo, Solo::Farbe(suit) if *suit != Suit::Diamonds);
        let is_on = self.has_schweine() && self.schweine.in_solo != SchweineInSolo::Never;
        is_on && self.soli.named.iter().any(is_other)
    }

    /// Returns whether Schweine can change which of two tens of hearts wins.
    #[must_use]
    pub fn has_heart_tens_that_schweine_can_turn(&self) -> bool {
        let is_reversed = self.deck.heart_ten_in_last_trick == HeartTenInLastTrick::Reversed;
        self.has_schweine() && (is_reversed || self.deck.second_heart_ten_wins != SecondHeartTen::Never)
    }

    /// Returns whether a Hochzeit moves limits that are counted in the hand.
    #[must_use]
    pub fn is_hand_shifted_by_hochzeit(&self) -> bool {
        let is_shifted = 0 < self.calls.hochzeit_shift.cards && self.calls.timing == CallTiming::Hand;
        self.has_calls() && self.has_hochzeit() && is_shifted
    }
}
