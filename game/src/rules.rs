//! The rule sets: a table of options, and three published ones.
//!
//! Every choice that a published rule text or a club may make differently is a row of `table.rs`, and a field in the chapter of
//! [`Rules`] that it belongs to. Nobody asks *which* rule set is played; code asks for the field it depends on.

mod calls;
mod cards;
mod fitted;
mod matters;
mod option;
mod round;
mod row;
mod scoring;
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
    CalledGame, DealerRepeats, FuchsCount, GivenCards, HochzeitCondition, HochzeitOwnTrick, OfferTold, SoloContest,
    SoloFirst, SoloLeader, Trumpfabgabe, TrumpfabgabeAsked, TrumpfabgabeLeader, TrumpfabgabeTwo, Trumpfschwach,
    TrumpsTold, VorbehaltKind, WerfenWhen,
};

use crate::call_phase::CallPhase;
use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Level, Schweine, SchweineHolders, Solo};
use crate::hand::Hand;
use crate::seat::{Seat, Team};
use crate::set::CardSet;

/// The rule text whose paragraphs are cited; a club's own rules cite the text they extend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Book {
    /// Turnierspielregeln of the Deutscher Doppelkopf-Verband.
    Ddv,
    /// Turnierspielregeln of the BSV Hessen.
    Bsv,
    /// Hausregeln, Recklinghausen.
    Recklinghausen,
}

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

    /// Returns how far whoever names this game has called with that.
    #[must_use]
    pub fn called_with(&self, contract: Contract) -> Level {
        let counts = CalledGame::of(contract).is_some_and(|game| self.calls.counts_as_called.contains(&game));
        if counts { Level::Ansage } else { Level::None }
    }

    /// Returns which kind of solo a player names who has, or has not, a compulsory one to play.
    #[must_use]
    pub const fn solo_kind(&self, is_open: bool) -> VorbehaltKind {
        match (self.soli.pflichtsolo_per_player, is_open) {
            (0, _) => VorbehaltKind::Solo,
            (_, true) => VorbehaltKind::Pflichtsolo,
            (_, false) => VorbehaltKind::Lustsolo,
        }
    }

    /// Returns whether a hand with so many trumps may offer them, of which so many are aces, and so many nines, of diamonds.
    #[must_use]
    pub fn are_few_to_offer(&self, trumps: u8, aces: u8, nines: u8) -> bool {
        let counted = self.trumpfabgabe.fuechse.counted(trumps, aces);
        let with_nine = self.trumpfabgabe.max_with_nine.filter(|_| 0 < nines);
        (self.trumpfabgabe.min..=self.trumpfabgabe.max.max(with_nine.unwrap_or(0))).contains(&counted)
    }

    /// Returns whether this special point exists.
    #[must_use]
    pub fn has(&self, point: Sonderpunkt) -> bool {
        self.special.points.contains(&point)
    }

    /// Returns the ace of which both in one hand can be Schweine in this game.
    #[must_use]
    pub fn schwein(&self, contract: Contract) -> Option<Card> {
        let suit = match contract.solo() {
            _ if self.schweine.when == SchweineRule::Off => return None,
            None => Suit::Diamonds,
            Some(Solo::Farbe(suit)) => suit,
            Some(_) => return None,
        };
        let exists = match (self.schweine.in_solo, self.schweine.suit) {
            _ if contract.solo().is_none() => true,
            (SchweineInSolo::Never, _) => false,
            (_, SchweineSuit::Diamonds) => suit == Suit::Diamonds,
            (_, SchweineSuit::TrumpSuit) => true,
        };
        exists.then(|| Card::new(suit, Rank::Ace))
    }

    /// Returns whether Schweine and a Hochzeit can be in one game (decision OP-13).
    #[must_use]
    pub fn schweine_join_hochzeit(&self) -> bool {
        self.schweine.games == SchweineGames::All
    }

    /// Returns the card of which both in one hand can be Schweine of this rank in this game, from 0 for the aces.
    #[must_use]
    pub fn schwein_of(&self, contract: Contract, rank: usize) -> Option<Card> {
        let ace = self.schwein(contract)?;
        match rank.checked_sub(1) {
            None => Some(ace),
            Some(above) if SchweineHolders::RANKS <= above + 1 => None,
            Some(above) => self.schweine.above.get(above).map(|higher| Card::new(ace.suit(), higher.rank())),
        }
    }

    /// Returns whether there can be Schweine of this seat in a game with this soloist, if it has one.
    #[must_use]
    pub fn schweine_exist(&self, contract: Contract, soloist: Option<Seat>, holder: Seat) -> bool {
        let others_can = match contract {
            Contract::Normal => true,
            Contract::Hochzeit | Contract::Trumpfabgabe if self.schweine.games == SchweineGames::All => true,
            Contract::Hochzeit | Contract::Trumpfabgabe => return false,
            Contract::Solo(_) => self.schweine.in_solo == SchweineInSolo::Any,
        };
        self.schwein(contract).is_some() && (others_can || soloist == Some(holder))
    }

    /// Returns whether this seat can have the Schweine of this rank, while these seats have the lower ones.
    #[must_use]
    pub fn can_have_schweine(
        &self,
        (contract, soloist): (Contract, Option<Seat>),
        holders: &SchweineHolders,
        (rank, seat): (usize, Seat),
    ) -> bool {
        let lower = &holders.0[..rank.min(SchweineHolders::RANKS)];
        let by = match self.schweine.above_by {
            HigherSchweineBy::Anybody => true,
            HigherSchweineBy::SameHand => lower.iter().all(|&holder| holder == Some(seat)),
            HigherSchweineBy::OtherHand => !lower.contains(&Some(seat)),
        };
        by && self.schwein_of(contract, rank).is_some() && self.schweine_exist(contract, soloist, seat)
    }

    /// Returns which of two copies of this card wins in a game; only ever is it not the first of the ten of hearts.
    #[must_use]
    pub fn copies(&self, card: Card, is_trump: bool, solo: Option<Solo>, schweine: Schweine) -> Copies {
        let first_wins = self.schweine.heart_ten == HeartTenWithSchweine::FirstWins;
        // Among other tens it is no Dulle.
        let is_dulle = is_trump && solo != Some(Solo::Zehnen);
        let has_own_rule = match self.deck.second_heart_ten_wins {
            SecondHeartTen::Never | SecondHeartTen::WhenTrump => is_dulle,
            SecondHeartTen::NormalGame => is_dulle && solo.is_none(),
            SecondHeartTen::Always => true,
        };
        if card != Card::HT || !has_own_rule || schweine != Schweine::None && first_wins {
            return Copies::FirstWins;
        }
        match (self.deck.second_heart_ten_wins, self.deck.heart_ten_in_last_trick) {
            (SecondHeartTen::Never, HeartTenInLastTrick::Same) => Copies::FirstWins,
            (SecondHeartTen::Never, HeartTenInLastTrick::Reversed) => Copies::FirstWinsButInTheLastTrick,
            (_, HeartTenInLastTrick::Same) => Copies::SecondWins,
            (_, HeartTenInLastTrick::Reversed) => Copies::SecondWinsButInTheLastTrick,
        }
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
