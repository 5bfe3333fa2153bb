//! The rule sets: a table of options, and the published ones.
//!
//! Every choice that a published rule text or a club may make differently is a row of `table.rs`, and a field in the chapter of
//! [`Rules`] that it belongs to. No code asks *which* rule set is played; it asks for the field it depends on.

mod calls;
mod cards;
mod fitted;
mod matters;
mod option;
mod round;
mod row;
mod scoring;
mod shared;
mod table;
mod vorbehalt;

pub use calls::{
    AbsagenBy, CallHand, CallMoment, CallPace, CallSkipping, CallTiming, CallsAllowed, HochzeitCalls, HochzeitShift,
    PflichtansageInHochzeit, PflichtansageLevel, PflichtansageScope, PflichtansageSecond, ShiftedTricks, SoloRe,
};
pub use cards::{
    Copies, HeartTenInLastTrick, HeartTenWithSchweine, HigherSchwein, HigherSchweineBy, SchweineGames, SchweineInSolo,
    SchweineRule, SchweineSuit, SecondHeartTen,
};
pub use option::{Mismatch, OptionType, OptionValue, Parts, Shape};
pub use round::{
    BockCount, BockEvent, BockLength, BockSolo, BockStacking, HandOverForfeits, ListPoints, PerTable,
    SeriousNormalGame, SittingOut, UnsportlichPoints,
};
pub use row::RuleOption;
pub use scoring::{
    AltenGame, AnySolo, BoundsCount, CallValue, CharlieGefangenBy, CharlieGefangenCounts, DoppelkopfAugen,
    DoublingScope, FeigheitScope, FuchsCounts, Herzstich, LostHochzeit, NoWinnerItems, PointAtEven, PointsBySolo,
    ReachedAgainst, SoloPoints, Sonderpunkt, SpecialPointsFor, SpecialPointsSoli,
};
pub use table::{
    BockRules, Breaches, Calls, Deck, HochzeitRules, List, OPTIONS, PflichtansageRules, RoundRules, Rules,
    SchweineRules, ScoreRules, Soli, SpecialRules, TrumpfabgabeRules, TrumpfschwachRules, Vorbehalte, Werfen,
};
pub use vorbehalt::{
    CalledGame, DealerRepeats, FuchsCount, GivenCards, HochzeitCondition, HochzeitOwnTrick, OfferTold, Pflichtsolo,
    SoloContest, SoloFirst, SoloLeader, Trumpfabgabe, TrumpfabgabeAsked, TrumpfabgabeLeader, TrumpfabgabeTwo,
    Trumpfschwach, TrumpsTold, VorbehaltKind, WerfenWhen,
};

pub(crate) use shared::shared;

use crate::call_phase::CallPhase;
use crate::contract::{Contract, Level};
use crate::hand::Hand;
use crate::seat::Team;
use crate::set::CardSet;

impl Rules {
    /// Returns the rule set with something changed.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    /// Returns the published rule set with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.name == name)
    }

    /// Returns the kinds that are in the deck.
    #[must_use]
    pub fn kinds(&self) -> CardSet {
        if self.deck.nines { CardSet::ALL } else { CardSet::ALL - CardSet::rank(crate::card::Rank::Nine) }
    }

    /// Returns the whole deck.
    #[must_use]
    pub fn deck(&self) -> Hand {
        Hand::both_of(self.kinds())
    }

    /// Returns the number of tricks in a deal.
    #[must_use]
    pub fn n_tricks(&self) -> usize {
        usize::from(self.deck.hand_size)
    }

    /// Returns the limits of the calls of a side.
    #[must_use]
    pub const fn call_limits_of(&self, team: Team) -> [u8; 5] {
        match (team, self.calls.limits_kontra) {
            (Team::Kontra, Some(limits)) => limits,
            _ => self.calls.limits,
        }
    }

    /// Returns the limits of the calls of a side at this point of the game.
    #[must_use]
    pub const fn call_limits_in(&self, team: Team, phase: CallPhase) -> [u8; 5] {
        let own = match (phase, team) {
            (CallPhase::Solo | CallPhase::Null | CallPhase::NullLost, Team::Kontra)
                if self.calls.limits_solo_kontra.is_some() =>
            {
                self.calls.limits_solo_kontra
            }
            (CallPhase::Solo | CallPhase::Null | CallPhase::NullLost, _) => self.calls.limits_solo,
            (CallPhase::BeforeKlaerung | CallPhase::AfterKlaerung(_), _) => self.calls.limits_hochzeit,
            (CallPhase::Spielfindung | CallPhase::Open, _) => None,
        };
        match own {
            Some(limits) => limits,
            None => self.call_limits_of(team),
        }
    }

    /// Returns how far a player has called by naming this game.
    #[must_use]
    pub fn called_with(&self, contract: Contract) -> Level {
        let counts = CalledGame::of(contract).is_some_and(|game| self.calls.counts_as_called.contains(&game));
        if counts { Level::Ansage } else { Level::None }
    }

    /// Returns which kind of solo a player names whose compulsory one is `pflichtsolo`.
    #[must_use]
    pub const fn solo_kind(&self, pflichtsolo: Pflichtsolo) -> VorbehaltKind {
        match (self.soli.pflichtsolo_per_player, pflichtsolo) {
            (0, _) => VorbehaltKind::Solo,
            (_, Pflichtsolo::Open) => VorbehaltKind::Pflichtsolo,
            (_, Pflichtsolo::Done) => VorbehaltKind::Lustsolo,
        }
    }

    /// Returns whether this special point exists.
    #[must_use]
    pub fn has(&self, point: Sonderpunkt) -> bool {
        self.special.points.contains(&point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Augen;

    #[test]
    fn every_deck_counts_240_and_deals_out_evenly() {
        for rules in Rules::ALL {
            assert_eq!(rules.deck().augen(), Augen::DECK);
            assert_eq!(rules.deck().len(), 4 * rules.n_tricks());
            assert_eq!(rules.deck.deal_packets.iter().sum::<u8>(), rules.deck.hand_size);
        }
    }
}
