//! The rule sets: one struct, and three published ones.
//!
//! Every choice that a published rule text or a club may make differently is a field, under the name that a club's
//! own rule file uses for it. Nobody asks *which* rule set is played; code asks for the field it depends on.

mod calls;
mod cards;
mod fitted;
mod published;
mod round;
mod scoring;
mod vorbehalt;

pub use calls::{
    AbsagenBy, CallHand, CallMoment, CallPace, CallSkipping, CallTiming, CallsAllowed, HochzeitCalls, HochzeitShift,
    PflichtansageInHochzeit, PflichtansageLevel, PflichtansageScope, PflichtansageSecond, ShiftedTricks, SoloRe,
};
pub use cards::{
    Copies, HeartTenInLastTrick, HeartTenWithSchweine, HigherSchwein, HigherSchweineBy, SchweineGames, SchweineInSolo,
    SchweineRule, SchweineSuit, SecondHeartTen,
};
pub use round::{
    BockCount, BockEvent, BockLength, BockSolo, BockStacking, HandOverForfeits, ListPoints, PerTable,
    SeriousNormalGame, SittingOut, UnsportlichPoints,
};
pub use scoring::{
    AltenGame, AnySolo, BoundsCount, CallValue, CharlieGefangenBy, CharlieGefangenCounts, DoppelkopfAugen,
    DoublingScope, FeigheitScope, FuchsCounts, Herzstich, LostHochzeit, NoWinnerItems, PointAtEven, PointsBySolo,
    ReachedAgainst, SoloPoints, Sonderpunkt, SpecialPointsFor, SpecialPointsSoli,
};
pub use vorbehalt::{
    CalledGame, DealerRepeats, FuchsCount, GivenCards, HochzeitCondition, HochzeitOwnTrick, OfferTold, SoloContest,
    SoloFirst, SoloLeader, Trumpfabgabe, TrumpfabgabeAsked, TrumpfabgabeLeader, TrumpfabgabeTwo, Trumpfschwach,
    TrumpsTold, VorbehaltKind, WerfenWhen,
};

use crate::absage::Absage;
use crate::call_phase::CallPhase;
use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Level, Schweine, SchweineHolders, Solo};
use crate::hand::Hand;
use crate::seat::{Seat, Team};
use crate::set::CardSet;
use std::borrow::Cow;

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

/// A list that is either part of the program or read from a rule file.
pub type List<T> = Cow<'static, [T]>;

/// A rule set.
///
/// Options that do not apply keep a value that has no effect. What the options mean is told in `docs/rules.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The name in the notation: `rules=ddv`.
    pub name: Cow<'static, str>,
    /// The text whose paragraphs are cited.
    pub book: Book,
    /// Whether the nines are in the deck (48 cards) or not (40).
    pub nines: bool,
    /// Cards per player, which is the number of tricks.
    pub hand_size: u8,
    /// How many cards each player gets in each turn of the deal.
    pub deal_packets: List<u8>,
    /// How many players may sit at a table; with more than four the dealer and those to his right sit out.
    pub table_sizes: List<u8>,
    /// Whether the second ten of hearts beats the first.
    pub second_heart_ten_wins: SecondHeartTen,
    /// Which of two wins the last trick.
    pub heart_ten_in_last_trick: HeartTenInLastTrick,
    /// Whether the ten of hearts is the highest trump of the normal game, or an ordinary card of its suit.
    pub heart_ten_trump: bool,
    /// The soli that can be named.
    pub soli: List<Solo>,
    /// Which Vorbehalt goes before which, highest first.
    pub reservation_priority: List<VorbehaltKind>,
    /// How competing soli are decided.
    pub solo_contest: SoloContest,
    /// Who is the first of those who want a solo.
    pub solo_first: SoloFirst,
    /// The soli from the highest to the lowest, where their kind counts; those that are left out are the lowest, and equal.
    pub solo_rank: List<Solo>,
    /// Compulsory soli of each player in a round.
    pub pflichtsolo_per_player: u8,
    /// Whether an outstanding one goes before every other solo; otherwise all soli are alike to whoever asks for them.
    pub pflichtsolo_first: bool,
    /// Whether the last games of a round are those of who has not played them.
    pub pflichtsolo_forced: bool,
    /// Who leads to the first trick of a solo.
    pub solo_leader: SoloLeader,
    /// When the same dealer deals again.
    pub dealer_repeats_after: List<DealerRepeats>,
    /// What a hand with few trumps may ask for.
    pub trumpfschwach: Trumpfschwach,
    /// The most trumps such a hand has.
    pub trumpfschwach_max: u8,
    /// Whether trumps may be offered to a partner.
    pub trumpfabgabe: Trumpfabgabe,
    /// Who is asked for them.
    pub trumpfabgabe_asked: TrumpfabgabeAsked,
    /// What becomes of two hands that offer them.
    pub trumpfabgabe_two: TrumpfabgabeTwo,
    /// The fewest trumps of a hand that may offer them.
    pub trumpfabgabe_min: u8,
    /// The most trumps of a hand that may offer them.
    pub trumpfabgabe_max: u8,
    /// The most trumps of such a hand with a nine of diamonds among them, where these are more.
    pub trumpfabgabe_max_with_nine: Option<u8>,
    /// Whether the aces of diamonds are counted among them.
    pub trumpfabgabe_fuechse: FuchsCount,
    /// Which cards the giver hands over.
    pub trumpfabgabe_cards: GivenCards,
    /// What is said of them when they are offered.
    pub trumpfabgabe_offer: OfferTold,
    /// What is said of the cards that are given back.
    pub trumpfabgabe_told: TrumpsTold,
    /// Who leads to the first trick.
    pub trumpfabgabe_leader: TrumpfabgabeLeader,
    /// With so many kings a hand may be thrown in.
    pub werfen_kings: Option<u8>,
    /// With so many nines.
    pub werfen_nines: Option<u8>,
    /// With nines of so many suits.
    pub werfen_nine_suits: Option<u8>,
    /// With so many nines and kings together.
    pub werfen_nines_and_kings: Option<u8>,
    /// With so many Augen a hand may be thrown in.
    pub werfen_augen: Option<u16>,
    /// With so few Augen.
    pub werfen_augen_max: Option<u16>,
    /// Without a trump of the normal game above this one.
    pub werfen_no_trump_above: Option<Card>,
    /// With so few trumps.
    pub werfen_trumps_max: Option<u8>,
    /// Whether such a hand must be thrown in.
    pub werfen_mandatory: bool,
    /// When hands are thrown in.
    pub werfen_when: WerfenWhen,
    /// Whether both aces of diamonds can be announced.
    pub schweine: SchweineRule,
    /// Whether they can be in a Hochzeit and a Trumpfabgabe.
    pub schweine_games: SchweineGames,
    /// Whether they can be in a named solo.
    pub schweine_in_solo: SchweineInSolo,
    /// Which aces they are.
    pub schweine_suit: SchweineSuit,
    /// Which cards of their suit can stand above them: the Superschweine, then the Hyperschweine.
    pub schweine_above: List<HigherSchwein>,
    /// In whose hand those can be.
    pub schweine_above_by: HigherSchweineBy,
    /// Which of two tens of hearts wins while there are Schweine.
    pub heart_ten_with_schweine: HeartTenWithSchweine,
    /// The last trick in which the Hochzeiter can find a partner.
    pub hochzeit_limit: u8,
    /// The conditions the Hochzeiter can choose from; the first is the usual one.
    pub hochzeit_conditions: List<HochzeitCondition>,
    /// What becomes of a Hochzeit when the Hochzeiter himself wins a trick that would find his partner.
    pub hochzeit_own_trick: HochzeitOwnTrick,
    /// Whether a stilles Solo is an outstanding Pflichtsolo of who plays it.
    pub stilles_solo_is_pflicht: bool,
    /// Which calls there are.
    pub which_calls: CallsAllowed,
    /// When in a trick they may be made.
    pub call_moment: CallMoment,
    /// When the soloist may say Re.
    pub solo_re: SoloRe,
    /// What the limits of the calls count.
    pub call_timing: CallTiming,
    /// Which cards they count in the hand.
    pub call_hand: CallHand,
    /// The limits of Re or Kontra, keine 90, keine 60, keine 30, schwarz.
    pub call_limits: [u8; 5],
    /// Those of Kontra, where they are others.
    pub call_limits_kontra: Option<[u8; 5]>,
    /// Those in a named solo, of both sides, where they are others.
    pub call_limits_solo: Option<[u8; 5]>,
    /// Those of Kontra in a named solo, where they are others than those of the soloist.
    pub call_limits_solo_kontra: Option<[u8; 5]>,
    /// Those in a Hochzeit before it moves them, of both sides, where they are others.
    pub call_limits_hochzeit: Option<[u8; 5]>,
    /// The games in which whoever has named them has said Re with that.
    pub counts_as_called: List<CalledGame>,
    /// Whether stages may be left out.
    pub call_skipping: CallSkipping,
    /// Whether an early call leaves less time for the next one.
    pub call_pace: CallPace,
    /// How many stages both sides can call together.
    pub calls_most: Option<u8>,
    /// Which sides can make Absagen.
    pub absagen_by: AbsagenBy,
    /// Whether calls are made in a Hochzeit before its partner is found.
    pub hochzeit_calls: HochzeitCalls,
    /// How a Hochzeit moves them.
    pub hochzeit_shift: HochzeitShift,
    /// With so many cards in hand it moves them no further.
    pub hochzeit_shift_least: u8,
    /// By how many cards a reply to a call may be later than the call could be.
    pub reply_extension: Option<u8>,
    /// With so many Augen in the first trick its winner must call.
    pub pflichtansage_augen: Option<u16>,
    /// What.
    pub pflichtansage_level: PflichtansageLevel,
    /// Whether the second trick obliges as well.
    pub pflichtansage_second: PflichtansageSecond,
    /// In which games.
    pub pflichtansage_scope: PflichtansageScope,
    /// And how in a Hochzeit.
    pub pflichtansage_in_hochzeit: PflichtansageInHochzeit,
    /// Whether Kontra needs 121 Augen if it alone has called.
    pub kontra_only_needs_121: bool,
    /// What an Ansage is worth.
    pub call_value: CallValue,
    /// What each stage of an Absage is worth.
    pub absage_value: CallValue,
    /// What a multiplying call multiplies.
    pub doubling_scope: DoublingScope,
    /// Which bounds there are for the loser to stay below.
    pub bounds: List<Absage>,
    /// Whether a bound that the loser stayed below counts without a call.
    pub bounds_count: BoundsCount,
    /// Whether 120 against "keine 90" and the like are worth a point.
    pub reached_against_points: bool,
    /// Against which Absagen.
    pub reached_against: ReachedAgainst,
    /// What is written down when nobody has won.
    pub no_winner_items: NoWinnerItems,
    /// Whether 120 to 120 is worth the point for winning.
    pub point_at_120_120: PointAtEven,
    /// How many times a game counts that ends 120 to 120.
    pub factor_at_120_120: u8,
    /// Who wins by so many stages more than his side has called loses.
    pub feigheit: Option<u8>,
    /// In which games.
    pub feigheit_scope: FeigheitScope,
    /// How many points more a Hochzeit with a partner is worth to its winner.
    pub hochzeit_points: u8,
    /// What a Hochzeit without one is that was lost.
    pub hochzeit_lost_alone: LostHochzeit,
    /// The special points that exist.
    pub special_points: List<Sonderpunkt>,
    /// Whose special points count once somebody has won.
    pub special_points_for: SpecialPointsFor,
    /// How two captured aces of diamonds count.
    pub fuchs_counts: FuchsCounts,
    /// Which trick is a Doppelkopf.
    pub doppelkopf: DoppelkopfAugen,
    /// Which trick is a Herzstich.
    pub herzstich: Herzstich,
    /// How two captured jacks of clubs count.
    pub charlie_gefangen_counts: CharlieGefangenCounts,
    /// By what they are captured.
    pub charlie_gefangen_by: CharlieGefangenBy,
    /// In which games of two against two gegen die Alten counts.
    pub alten_games: List<AltenGame>,
    /// Whether it needs a Re.
    pub alten_needs_re: bool,
    /// Whether gegen die Alten counts in games scored as a solo, too.
    pub alten_in_solo: bool,
    /// Which special points exist in games scored as a solo.
    pub special_points_in_solo: SoloPoints,
    /// In which soli these exist.
    pub special_points_soli: SpecialPointsSoli,
    /// How many points more a game scored as a solo is worth to its winner.
    pub solo_points: u8,
    /// And how many besides by its kind.
    pub solo_points_by_kind: PointsBySolo,
    /// Who writes points into the list of a round.
    pub list_points: ListPoints,
    /// What is written down for those who sit out.
    pub sitting_out: SittingOut,
    /// Games in a round.
    pub games_per_round: PerTable,
    /// Minutes in a round.
    pub minutes_per_round: PerTable,
    /// After what games count more for a while.
    pub bock_events: List<BockEvent>,
    /// How many games that are.
    pub bock_games: BockLength,
    /// What is added for their winner where they are not doubled.
    pub bock_points: Option<u8>,
    /// What happens when a Bock begins before another one is over.
    pub bock_stacking: BockStacking,
    /// How many Bockrunden a game can start.
    pub bock_count: BockCount,
    /// What a named solo is in a Bock.
    pub bock_solo: BockSolo,
    /// Whether a soloist may shorten the game by showing his hand.
    pub solo_claim_by_showing: bool,
    /// Which claims he loses by handing it over.
    pub hand_over_forfeits_claims: HandOverForfeits,
    /// Whether Kontra may still call after that.
    pub calls_after_hand_over: bool,
    /// Whether tricks the soloist leaves on the table can be lost.
    pub uncollected_tricks_rule: bool,
    /// What a minor breach costs; `None` if it has no price.
    pub minor_points: Option<u8>,
    /// What a serious breach costs at least.
    pub serious_base: Option<u8>,
    /// And how much more for each Absage of the opponents.
    pub serious_per_absage: Option<u8>,
    /// What a serious breach makes of a game that is no solo.
    pub serious_normal_game: SeriousNormalGame,
    /// What unsporting behaviour costs.
    pub unsportlich_points: UnsportlichPoints,
}

impl Rules {
    /// Returns the published rule set with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.name == name)
    }

    /// Returns the kinds that are in the deck.
    #[must_use]
    pub fn kinds(&self) -> CardSet {
        if self.nines { CardSet::ALL } else { CardSet::ALL - CardSet::rank(crate::card::Rank::Nine) }
    }

    /// Returns the whole deck.
    #[must_use]
    pub fn deck(&self) -> Hand {
        Hand::both_of(self.kinds())
    }

    /// Returns the number of tricks in a deal.
    #[must_use]
    pub fn n_tricks(&self) -> usize {
        usize::from(self.hand_size)
    }

    /// Returns the limits of the calls of a side.
    #[must_use]
    pub const fn call_limits_of(&self, team: Team) -> [u8; 5] {
        match (team, self.call_limits_kontra) {
            (Team::Kontra, Some(limits)) => limits,
            _ => self.call_limits,
        }
    }

    /// Returns the limits of the calls of a side at this point of the game.
    #[must_use]
    pub const fn call_limits_in(&self, team: Team, phase: CallPhase) -> [u8; 5] {
        let own = match (phase, team) {
            (CallPhase::Solo | CallPhase::Null | CallPhase::NullLost, Team::Kontra)
                if self.call_limits_solo_kontra.is_some() =>
            {
                self.call_limits_solo_kontra
            }
            (CallPhase::Solo | CallPhase::Null | CallPhase::NullLost, _) => self.call_limits_solo,
            (CallPhase::BeforeKlaerung | CallPhase::AfterKlaerung(_), _) => self.call_limits_hochzeit,
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
        let counts = CalledGame::of(contract).is_some_and(|game| self.counts_as_called.contains(&game));
        if counts { Level::Ansage } else { Level::None }
    }

    /// Returns which kind of solo a player names who has, or has not, a compulsory one to play.
    #[must_use]
    pub const fn solo_kind(&self, is_open: bool) -> VorbehaltKind {
        match (self.pflichtsolo_per_player, is_open) {
            (0, _) => VorbehaltKind::Solo,
            (_, true) => VorbehaltKind::Pflichtsolo,
            (_, false) => VorbehaltKind::Lustsolo,
        }
    }

    /// Returns whether a hand with so many trumps may offer them, of which so many are aces, and so many nines, of diamonds.
    #[must_use]
    pub fn are_few_to_offer(&self, trumps: u8, aces: u8, nines: u8) -> bool {
        let counted = self.trumpfabgabe_fuechse.counted(trumps, aces);
        let with_nine = self.trumpfabgabe_max_with_nine.filter(|_| 0 < nines);
        (self.trumpfabgabe_min..=self.trumpfabgabe_max.max(with_nine.unwrap_or(0))).contains(&counted)
    }

    /// Returns whether this special point exists.
    #[must_use]
    pub fn has(&self, point: Sonderpunkt) -> bool {
        self.special_points.contains(&point)
    }

    /// Returns the ace of which both in one hand can be Schweine in this game.
    #[must_use]
    pub fn schwein(&self, contract: Contract) -> Option<Card> {
        let suit = match contract.solo() {
            _ if self.schweine == SchweineRule::Off => return None,
            None => Suit::Diamonds,
            Some(Solo::Farbe(suit)) => suit,
            Some(_) => return None,
        };
        let exists = match (self.schweine_in_solo, self.schweine_suit) {
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
        self.schweine_games == SchweineGames::All
    }

    /// Returns the card of which both in one hand can be Schweine of this rank in this game, from 0 for the aces.
    #[must_use]
    pub fn schwein_of(&self, contract: Contract, rank: usize) -> Option<Card> {
        let ace = self.schwein(contract)?;
        match rank.checked_sub(1) {
            None => Some(ace),
            Some(above) if SchweineHolders::RANKS <= above + 1 => None,
            Some(above) => self.schweine_above.get(above).map(|higher| Card::new(ace.suit(), higher.rank())),
        }
    }

    /// Returns whether there can be Schweine of this seat in a game with this soloist, if it has one.
    #[must_use]
    pub fn schweine_exist(&self, contract: Contract, soloist: Option<Seat>, holder: Seat) -> bool {
        let others_can = match contract {
            Contract::Normal => true,
            Contract::Hochzeit | Contract::Trumpfabgabe if self.schweine_games == SchweineGames::All => true,
            Contract::Hochzeit | Contract::Trumpfabgabe => return false,
            Contract::Solo(_) => self.schweine_in_solo == SchweineInSolo::Any,
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
        let by = match self.schweine_above_by {
            HigherSchweineBy::Anybody => true,
            HigherSchweineBy::SameHand => lower.iter().all(|&holder| holder == Some(seat)),
            HigherSchweineBy::OtherHand => !lower.contains(&Some(seat)),
        };
        by && self.schwein_of(contract, rank).is_some() && self.schweine_exist(contract, soloist, seat)
    }

    /// Returns which of two copies of this card wins in a game; only ever is it not the first of the ten of hearts.
    #[must_use]
    pub fn copies(&self, card: Card, is_trump: bool, solo: Option<Solo>, schweine: Schweine) -> Copies {
        let first_wins = self.heart_ten_with_schweine == HeartTenWithSchweine::FirstWins;
        // Among other tens it is no Dulle.
        let is_dulle = is_trump && solo != Some(Solo::Zehnen);
        let has_own_rule = match self.second_heart_ten_wins {
            SecondHeartTen::Never | SecondHeartTen::WhenTrump => is_dulle,
            SecondHeartTen::NormalGame => is_dulle && solo.is_none(),
            SecondHeartTen::Always => true,
        };
        if card != Card::HT || !has_own_rule || schweine != Schweine::None && first_wins {
            return Copies::FirstWins;
        }
        match (self.second_heart_ten_wins, self.heart_ten_in_last_trick) {
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
            assert_eq!(rules.deal_packets.iter().sum::<u8>(), rules.hand_size);
        }
    }
}
