//! The Vorbehalte that a hand qualifies for.

use crate::card::{Augen, Card, Rank};
use crate::contract::{Contract, Schweine};
use crate::hand::Hand;
use crate::order::normal_trumps;
use crate::order::{Class, Order};
use crate::rules::{Rules, SchweineRule, Trumpfabgabe, Trumpfschwach, VorbehaltKind, WerfenWhen};
use crate::set::CardSet;

/// Numbers of a hand on which the Vorbehalte depend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Eligibility {
    /// Kings.
    pub kings: u8,
    /// Nines.
    pub nines: u8,
    /// Suits of which there are nines.
    pub nine_suits: u8,
    /// Nines and kings together.
    pub nines_and_kings: u8,
    /// Augen.
    pub augen: Augen,
    /// Trumps of the normal game.
    pub trumps: u8,
    /// The number of trumps above the card of `werfen_no_trump_above`; without meaning if the rule set names none.
    pub high_trumps: u8,
    /// Queens of clubs.
    pub queens_of_clubs: u8,
    /// Aces of diamonds.
    pub aces_of_diamonds: u8,
    /// Nines of diamonds.
    pub nines_of_diamonds: u8,
}

impl Eligibility {
    /// Counts a hand.
    #[must_use]
    pub fn of(rules: &Rules, hand: Hand) -> Self {
        let of_rank = |rank| hand.count_in(CardSet::rank(rank)) as u8;
        Self {
            kings: of_rank(Rank::King),
            nines: of_rank(Rank::Nine),
            nine_suits: (hand.kinds() & CardSet::rank(Rank::Nine)).len() as u8,
            nines_and_kings: of_rank(Rank::Nine) + of_rank(Rank::King),
            augen: hand.augen(),
            trumps: hand.count_in(normal_trumps(rules)) as u8,
            high_trumps: hand.count_in(rules.high_trumps()) as u8,
            queens_of_clubs: hand.count(Card::CQ) as u8,
            aces_of_diamonds: hand.count(Card::DA) as u8,
            nines_of_diamonds: hand.count(Card::D9) as u8,
        }
    }

    /// Returns whether the hand may ask for this (BSV 4.1, 4.2.1; Recklinghausen, Kleiner Vorbehalt). Whether a
    /// Pflichtsolo is outstanding is a matter of the round, not of the hand.
    #[must_use]
    pub fn may(&self, rules: &Rules, kind: VorbehaltKind) -> bool {
        match kind {
            VorbehaltKind::Pflichtsolo => rules.has_pflichtsolo(),
            VorbehaltKind::Lustsolo | VorbehaltKind::Solo => rules.has_soli(),
            VorbehaltKind::Trumpfschwach => {
                rules.trumpfschwach.becomes != Trumpfschwach::Off && self.trumps <= rules.trumpfschwach.max
            }
            VorbehaltKind::Werfen => self.may_be_thrown_in(rules),
            VorbehaltKind::Trumpfabgabe => {
                rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off
                    && rules.are_few_to_offer(self.trumps, self.aces_of_diamonds, self.nines_of_diamonds)
            }
            VorbehaltKind::Schweine => rules.schweine.when == SchweineRule::Announced && self.aces_of_diamonds == 2,
            VorbehaltKind::Hochzeit => rules.has_hochzeit() && self.queens_of_clubs == 2,
        }
    }

    /// Returns whether one of the conditions holds under which a hand may be thrown in (Recklinghausen, Werfen;
    /// decision OP-15: the numbers are least numbers).
    fn may_be_thrown_in(&self, rules: &Rules) -> bool {
        let many = |least: Option<u8>, counted: u8| least.is_some_and(|least| least <= counted);
        many(rules.werfen.kings, self.kings)
            || many(rules.werfen.nines, self.nines)
            || many(rules.werfen.nine_suits, self.nine_suits)
            || many(rules.werfen.nines_and_kings, self.nines_and_kings)
            || rules.werfen.augen.is_some_and(|least| Augen(least) <= self.augen)
            || rules.werfen.augen_max.is_some_and(|most| self.augen <= Augen(most))
            || (rules.werfen.no_trump_above.is_some() && self.high_trumps == 0)
            || rules.werfen.trumps_max.is_some_and(|most| self.trumps <= most)
    }
}

impl Rules {
    /// Returns whether there are hands that may be thrown in.
    #[must_use]
    pub const fn has_werfen(&self) -> bool {
        self.werfen.kings.is_some()
            || self.werfen.nines.is_some()
            || self.werfen.nine_suits.is_some()
            || self.werfen.nines_and_kings.is_some()
            || self.werfen.augen.is_some()
            || self.werfen.augen_max.is_some()
            || self.werfen.no_trump_above.is_some()
            || self.werfen.trumps_max.is_some()
    }

    /// Returns whether hands are thrown in before anybody says gesund or Vorbehalt.
    #[must_use]
    pub fn is_thrown_in_before(&self) -> bool {
        self.werfen.when == WerfenWhen::Before && self.has_werfen()
    }

    /// Returns whether a hand that may ask for this has to (decision OP-07).
    #[must_use]
    pub const fn is_mandatory(&self, kind: VorbehaltKind) -> bool {
        matches!(kind, VorbehaltKind::Werfen) && self.werfen.mandatory
    }

    /// Returns the trumps of the normal game above the one that a hand needs one above; none where no such card is named.
    #[must_use]
    pub fn high_trumps(&self) -> CardSet {
        let Some(card) = self.werfen.no_trump_above else { return CardSet::EMPTY };
        let order = Order::new(self, Contract::Normal, Schweine::None);
        order.high_to_low(Class::Trump).take_while(|&trump| trump != card).collect()
    }
}
