//! What a hand may ask for in the Vorbehalt round.

use crate::card::{Augen, Card, Rank};
use crate::hand::Hand;
use crate::rules::{Rules, SchweineRule, Trumpfabgabe, Trumpfschwach, VorbehaltKind};
use crate::set::CardSet;
use crate::spielfindung::normal_trumps;

/// What the Vorbehalte count in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eligibility {
    /// Kings.
    pub kings: u8,
    /// Augen.
    pub augen: Augen,
    /// Trumps of the normal game.
    pub trumps: u8,
    /// Queens of clubs.
    pub queens_of_clubs: u8,
    /// Aces of diamonds.
    pub aces_of_diamonds: u8,
}

impl Eligibility {
    /// Counts a hand.
    #[must_use]
    pub fn of(rules: &Rules, hand: Hand) -> Self {
        Self {
            kings: hand.count_in(CardSet::rank(Rank::King)) as u8,
            augen: hand.augen(),
            trumps: hand.count_in(normal_trumps(rules)) as u8,
            queens_of_clubs: hand.count(Card::CQ) as u8,
            aces_of_diamonds: hand.count(Card::DA) as u8,
        }
    }

    /// Returns whether the hand may ask for this (BSV 4.1, 4.2.1; Recklinghausen, Kleiner Vorbehalt). Whether a
    /// Pflichtsolo is outstanding is a matter of the round, not of the hand.
    #[must_use]
    pub fn may(&self, rules: &Rules, kind: VorbehaltKind) -> bool {
        match kind {
            VorbehaltKind::Pflichtsolo => !rules.soli.is_empty() && 0 < rules.pflichtsolo_per_player,
            VorbehaltKind::Lustsolo | VorbehaltKind::Solo => !rules.soli.is_empty(),
            VorbehaltKind::Trumpfschwach => {
                rules.trumpfschwach != Trumpfschwach::Off && self.trumps <= rules.trumpfschwach_max
            }
            // Decision OP-15: at least so many.
            VorbehaltKind::Werfen => {
                rules.werfen_kings.is_some_and(|least| least <= self.kings)
                    || rules.werfen_augen.is_some_and(|least| Augen(least) <= self.augen)
            }
            VorbehaltKind::Trumpfabgabe => {
                rules.trumpfabgabe != Trumpfabgabe::Off && self.trumps <= rules.trumpfabgabe_max
            }
            VorbehaltKind::Schweine => rules.schweine == SchweineRule::Announced && self.aces_of_diamonds == 2,
            VorbehaltKind::Hochzeit => !rules.hochzeit_conditions.is_empty() && self.queens_of_clubs == 2,
        }
    }

    /// Returns whether the hand has to say this (decision OP-07).
    #[must_use]
    pub fn must(&self, rules: &Rules, kind: VorbehaltKind) -> bool {
        kind == VorbehaltKind::Trumpfschwach && rules.trumpfschwach_mandatory && self.may(rules, kind)
    }
}
