//! The options of a rule set, one row each.
//!
//! A row says everything about an option but the rule itself and the words for people: what it means, its name in a rule file, its
//! field and type, its value in the published sets (one where all agree; that of `tsr` only where it differs from `ddv`), and when it has an effect. The fields of [`Rules`], the
//! published sets, and the list from which rule files, schemas, the wall and `datasets/options.md` are made follow from here.
//! To add an option, add a row, its words in `text/src/*/rules.ftl`, and the code that asks for it.

use super::option::OptionType;
use super::row::{RuleOption, column, matters, rules};
use super::{
    AbsagenBy, AltenGame, BockCount, BockEvent, BockLength, BockSolo, BockStacking, BoundsCount, CallHand, CallMoment,
    CallPace, CallSkipping, CallTiming, CallValue, CalledGame, CallsAllowed, CharlieGefangenBy, CharlieGefangenCounts,
    DealerRepeats, DoppelkopfAugen, DoublingScope, FeigheitScope, FuchsCount, FuchsCounts, GivenCards,
    HandOverForfeits, HeartTenInLastTrick, HeartTenWithSchweine, Herzstich, HigherSchwein, HigherSchweineBy,
    HochzeitCalls, HochzeitCondition, HochzeitOwnTrick, HochzeitShift, ListPoints, LostHochzeit, NoWinnerItems,
    OfferTold, PerTable, PflichtansageInHochzeit, PflichtansageLevel, PflichtansageScope, PflichtansageSecond,
    PointAtEven, PointsBySolo, ReachedAgainst, SchweineGames, SchweineInSolo, SchweineRule, SchweineSuit,
    SecondHeartTen, SeriousNormalGame, ShiftedTricks, SittingOut, SoloContest, SoloFirst, SoloLeader, SoloPoints,
    SoloRe, Sonderpunkt, SpecialPointsFor, SpecialPointsSoli, Trumpfabgabe, TrumpfabgabeAsked, TrumpfabgabeLeader,
    TrumpfabgabeTwo, Trumpfschwach, TrumpsTold, UnsportlichPoints, VorbehaltKind, WerfenWhen,
};
use crate::absage::Absage;
use crate::card::{Card, Suit};
use crate::contract::Solo;
use crate::paragraph::Book;
use std::borrow::Cow;

/// A list that is either part of the program or read from a rule file.
pub type List<T> = Cow<'static, [T]>;

macro_rules! list {
    ($($item:expr),*) => { Cow::Borrowed(&[$($item),*]) };
}

/// Rule Recklinghausen, Wertigkeit.
const SOLO_RANK: [Solo; 4] = [Solo::Farbe(Suit::Diamonds), Solo::Damen, Solo::Buben, Solo::Fleischlos];

const SOLI: [Solo; 7] = Solo::USUAL;

rules! {
    /// Deck, deal, order of the cards.
    deck: Deck in "wall-deck" {
        /// `true`: 48 cards with the nines; `false`: 40.
        "nines" nines: bool = true, false, false;
        /// Cards per player, which is the number of tricks; must use up the deck.
        "hand_size" hand_size: u8 = 12, 10, 10;
        /// Cards that each player gets in each turn of the deal; must add up to `hand_size`.
        "deal_packets" deal_packets: List<u8> = list![3, 3, 3, 3], list![2, 2, 2, 2, 2], list![2, 2, 2, 2, 2];
        /// Players at a table, 4 to 7; with more than four those to the dealer's left play.
        "table_sizes" table_sizes: List<u8> = list![4], list![4, 5], list![4, 5], list![4, 5];
        /// `true`: HT is the highest trump of the Normalspiel and of a Farbsolo; `false`: an ordinary Herz card between
        /// HA and HK.
        "heart_ten_trump" heart_ten_trump: bool = true;
        /// The second HT of a trick beats the first: never, where HT is trump, where it is trump but in no named solo,
        /// in every game.
        "second_heart_ten_wins" second_heart_ten_wins: SecondHeartTen =
            SecondHeartTen::Never, SecondHeartTen::WhenTrump, SecondHeartTen::Never;
        /// The HT that wins the last trick: the same as in other tricks, or the other one; where HT is trump, and where
        /// the second always wins.
        "heart_ten_in_last_trick" heart_ten_in_last_trick: HeartTenInLastTrick = HeartTenInLastTrick::Same;
    }

    /// Schweine.
    schweine: SchweineRules in "wall-deck" {
        /// Both DA in one hand are the highest trumps: never; if announced as a Vorbehalt; if announced when the game
        /// is found and everybody is asked; always, and the first that is played is shown as one; if their holder shows
        /// the first that he plays as one; only the second, once the first has won its trick (6.7).
        "schweine" when: SchweineRule = SchweineRule::Off, SchweineRule::Off, SchweineRule::Announced;
        /// Games with Schweine: the normal game, a Hochzeit and a Trumpfabgabe, or the normal game alone; the latter
        /// not with `first_played` and `after_trick`.
        "schweine_games" games: SchweineGames = SchweineGames::All;
            when |rules| rules.has_schweine() && (rules.has_hochzeit() || rules.has_abgabe());
        /// Schweine in named soli: never, only if the soloist holds them, in any hand.
        "schweine_in_solo" in_solo: SchweineInSolo = SchweineInSolo::Never;
            when Rules::has_schweine_solo;
        /// The aces that are Schweine: DA, in the Trumpfsolo too; or those of the suit that is trump, in a Farbsolo its
        /// own.
        "schweine_suit" suit: SchweineSuit = SchweineSuit::Diamonds;
            when Rules::has_schweine_of_other_suits;
        /// Pairs of the suit of the Schweine that stand above them, in one hand and once these are announced: the
        /// Superschweine, then the Hyperschweine; at most two; only where Schweine are announced before the first trick
        /// (6.7).
        "schweine_above" above: List<HigherSchwein> = list![];
            when |rules| matches!(rules.schweine.when, SchweineRule::Announced | SchweineRule::BeforePlay);
        /// Hands that can have them: any; only the one with the lower ones; only one without lower ones.
        "schweine_above_by" above_by: HigherSchweineBy = HigherSchweineBy::Anybody;
            when |rules| !rules.schweine.above.is_empty();
        /// The HT that wins while Schweine are announced: the same as without them, or the first; not with
        /// `after_trick`.
        "heart_ten_with_schweine" heart_ten: HeartTenWithSchweine = HeartTenWithSchweine::Same;
            when Rules::has_heart_tens_that_schweine_can_turn;
    }

    /// The Vorbehalt round.
    vorbehalte: Vorbehalte in "wall-vorbehalte" {
        /// The kinds of Vorbehalt, highest first: exactly those that the other options provide for.
        "reservation_priority" priority: List<VorbehaltKind> =
            list![VorbehaltKind::Pflichtsolo, VorbehaltKind::Lustsolo, VorbehaltKind::Hochzeit],
            list![VorbehaltKind::Solo, VorbehaltKind::Trumpfschwach, VorbehaltKind::Hochzeit],
            list![
                VorbehaltKind::Solo, VorbehaltKind::Werfen, VorbehaltKind::Trumpfabgabe, VorbehaltKind::Schweine,
                VorbehaltKind::Hochzeit
            ];
        /// The same dealer deals again after a Pflichtsolo of one's own accord, after every named solo, after a
        /// re-deal.
        "dealer_repeats_after" dealer_repeats_after: List<DealerRepeats> =
            list![DealerRepeats::PflichtsoloVoluntary, DealerRepeats::Redeal],
            list![DealerRepeats::Redeal],
            list![DealerRepeats::Redeal];
    }

    /// Throwing cards in.
    werfen: Werfen in "wall-vorbehalte" {
        /// A hand with at least this many Könige may be thrown in.
        "werfen_kings" kings: Option<u8> = None, None, Some(5);
        /// A hand with at least this many nines may be thrown in.
        "werfen_nines" nines: Option<u8> = None;
        /// A hand with nines of at least this many suits may be thrown in: 1 to 4.
        "werfen_nine_suits" nine_suits: Option<u8> = None;
        /// A hand with at least this many nines and Könige together may be thrown in.
        "werfen_nines_and_kings" nines_and_kings: Option<u8> = None;
        /// A hand with at least this many Augen may be thrown in.
        "werfen_augen" augen: Option<u16> = None, None, Some(80);
        /// A hand with at most this many Augen may be thrown in.
        "werfen_augen_max" augen_max: Option<u16> = None;
        /// A hand without a trump of the Normalspiel above this card may be thrown in.
        "werfen_no_trump_above" no_trump_above: Option<Card> = None;
        /// A hand with at most this many trumps may be thrown in.
        "werfen_trumps_max" trumps_max: Option<u8> = None;
        /// `true`: such a hand must be thrown in; refused if every deal has one.
        "werfen_mandatory" mandatory: bool = false;
            when Rules::has_werfen;
        /// Thrown in as a Vorbehalt with its place in `reservation_priority`, or before the first "gesund", when
        /// everybody is asked, with precedence over every solo.
        "werfen_when" when: WerfenWhen = WerfenWhen::Vorbehalt;
            when Rules::has_werfen;
    }

    /// Hands with few trumps.
    trumpfschwach: TrumpfschwachRules in "wall-vorbehalte" {
        /// What a hand with few trumps may ask for: nothing, a re-deal, a Trumpfabgabe.
        "trumpfschwach" becomes: Trumpfschwach = Trumpfschwach::Off, Trumpfschwach::Redeal, Trumpfschwach::Off;
        /// The most trumps of such a hand.
        "trumpfschwach_max" max: u8 = 3;
            when |rules| rules.trumpfschwach.becomes != Trumpfschwach::Off;
    }

    /// Offering trumps to a partner.
    trumpfabgabe: TrumpfabgabeRules in "wall-vorbehalte" {
        /// Trumps can be offered: never; or, if nobody takes them, a re-deal or a Normalspiel follows.
        "trumpfabgabe" if_nobody: Trumpfabgabe = Trumpfabgabe::Off, Trumpfabgabe::Off, Trumpfabgabe::AskAllThenRedeal;
        /// Players who are asked to take the trumps: all, only the partner by the CQ, or he first and then the others
        /// (6.6).
        "trumpfabgabe_asked" asked: TrumpfabgabeAsked = TrumpfabgabeAsked::All;
            when Rules::has_abgabe;
        /// The most trumps of a hand that may offer them.
        "trumpfabgabe_max" max: u8 = 3;
            when Rules::has_armut;
        /// The most trumps of such a hand with a D9 among them; more than `trumpfabgabe_max`.
        "trumpfabgabe_max_with_nine" max_with_nine: Option<u8> = None;
            when Rules::has_armut;
        /// The fewest trumps of a hand that may offer them.
        "trumpfabgabe_min" min: u8 = 0;
            when Rules::has_armut;
        /// DA that count among these trumps: each, not a single one, none; all trumps are given away.
        "trumpfabgabe_fuechse" fuechse: FuchsCount = FuchsCount::Counted;
            when Rules::has_armut;
        /// If two hands that said Vorbehalt both want to offer their trumps: the first that is asked offers them, or a
        /// re-deal.
        "trumpfabgabe_two" two: TrumpfabgabeTwo = TrumpfabgabeTwo::First;
            when Rules::has_armut;
        /// Cards handed over: exactly the trumps; at least three, filled up with Fehl cards of the giver's choice;
        /// three Fehl cards of his choice only without a trump.
        "trumpfabgabe_cards" cards: GivenCards = GivenCards::Trumps;
            when Rules::has_abgabe;
        /// What the giver says of the cards: their number, or also the number of trumps among them.
        "trumpfabgabe_offer" offer: OfferTold = OfferTold::Cards;
            when Rules::has_abgabe;
        /// What is said of the cards given back: the number of trumps, whether there are any, nothing.
        "trumpfabgabe_told" told: TrumpsTold = TrumpsTold::Number;
            when Rules::has_abgabe;
        /// The leader of the first trick after a Trumpfabgabe: the dealer's left neighbour, the giver, the taker.
        "trumpfabgabe_leader" leader: TrumpfabgabeLeader = TrumpfabgabeLeader::Seat;
            when Rules::has_abgabe;
    }

    /// Hochzeit and stilles Solo.
    hochzeit: HochzeitRules in "wall-hochzeit" {
        /// The last trick in which a partner can be found.
        "hochzeit_limit" limit: u8 = 3;
            when Rules::has_hochzeit;
        /// Conditions that the Hochzeiter can choose: first foreign trick, Fehl trick, trump trick, trick of Kreuz, Pik
        /// or Herz as Fehl, and the second Fehl trick or the first foreign one after it; the first in the list is the
        /// usual one; with an empty list there is no Hochzeit.
        "hochzeit_conditions" conditions: List<HochzeitCondition> =
            list![HochzeitCondition::Any],
            list![HochzeitCondition::Any],
            list![HochzeitCondition::Any, HochzeitCondition::Fehl, HochzeitCondition::Trumpf];
        /// If the Hochzeiter himself wins a trick that would find his partner: the search goes on; he plays alone if he
        /// trumped a Fehl trick; he plays alone.
        "hochzeit_own_trick" own_trick: HochzeitOwnTrick = HochzeitOwnTrick::GoesOn;
            when |rules| rules.has_hochzeit() && 1 < rules.hochzeit.limit;
        /// `true`: a stilles Solo is the outstanding Pflichtsolo of its player.
        "stilles_solo_is_pflicht" stilles_solo_is_pflicht: bool = false;
            when Rules::has_pflichtsolo;
    }

    /// Soli.
    soli: Soli in "wall-solo" {
        /// The soli that can be named; `"trumpfsolo"` is another word for `"farbsolo_D"`.
        "soli" named: List<Solo> = Cow::Borrowed(&SOLI);
        /// Compulsory soli of each player in a round.
        "pflichtsolo_per_player" pflichtsolo_per_player: u8 = 1, 0, 0;
            when Rules::has_soli;
        /// `true`: an open Pflichtsolo takes precedence over every other solo; `false`: all soli are one kind of
        /// Vorbehalt, `"solo"`, and the seat, bids or their rank decide. The player of a Pflichtsolo leads in either
        /// case.
        "pflichtsolo_first" pflichtsolo_first: bool = true;
            when Rules::has_pflichtsolo;
        /// The player if several want a solo: the seat in front, the higher bid (the announced level, then the type of
        /// solo, then the seat), or the higher solo, with which nothing is announced.
        "solo_contest" contest: SoloContest = SoloContest::Seat, SoloContest::Seat, SoloContest::Bid;
            when Rules::has_soli;
        /// The first turn of those who want a solo, also of two equal bids: the dealer's left neighbour, or the dealer
        /// himself.
        "solo_first" first: SoloFirst = SoloFirst::LeftNeighbour;
            when Rules::has_soli;
        /// The soli from the highest to the lowest, for contests of bids and of rank; those left out are the lowest,
        /// and equal.
        "solo_rank" rank: List<Solo> = Cow::Borrowed(&SOLO_RANK);
            when |rules| 1 < rules.soli.named.len() && rules.soli.contest != SoloContest::Seat;
        /// `true`: the last games of a round are the Pflichtsoli of those who have not played them (Vorführen).
        "pflichtsolo_forced" pflichtsolo_forced: bool = true;
            when Rules::has_pflichtsolo;
        /// The soloist leads to the first trick: only in a Pflichtsolo, never, always.
        "solo_leader" leader: SoloLeader = SoloLeader::PflichtsoloOnly, SoloLeader::Never, SoloLeader::Never;
            when Rules::has_soli;
        /// Points that a game scored as a solo adds for its winner, before the factor.
        "solo_points" points: u8 = 0;
        /// Further points by the type of solo; `stilles_solo` stands for every unnamed solo, a Hochzeit without a
        /// partner included.
        "solo_points_by_kind" points_by_kind: PointsBySolo = PointsBySolo::NONE;
    }

    /// Ansagen and Absagen.
    calls: Calls in "wall-calls" {
        /// The calls that exist: all, only Re and Kontra, none.
        "which_calls" which: CallsAllowed = CallsAllowed::All;
        /// What the limits count: cards in the caller's hand (at least), or cards played by all (at most).
        "call_timing" timing: CallTiming = CallTiming::Hand, CallTiming::Hand, CallTiming::Table;
            when Rules::has_calls;
        /// Calls are allowed at any time, only while no card lies, or only at one's turn, before one's card.
        "call_moment" moment: CallMoment = CallMoment::Anytime;
            when Rules::has_calls;
        /// The limits of Re or Kontra, keine 90, keine 60, keine 30, schwarz.
        "call_limits" limits: [u8; 5] = [11, 10, 9, 8, 7], [9, 8, 7, 6, 5], [5, 9, 13, 17, 21];
            when Rules::has_calls;
        /// Cards that count as in the hand: those that the caller holds, or also the one that he has laid until the
        /// trick is full.
        "call_hand" hand: CallHand = CallHand::Held;
            when |rules| rules.has_calls() && rules.calls.timing == CallTiming::Hand;
        /// The limits of Kontra, if they differ from those of Re.
        "call_limits_kontra" limits_kontra: Option<[u8; 5]> = None;
            when Rules::has_calls;
        /// The limits of both sides in a named solo, if they differ.
        "call_limits_solo" limits_solo: Option<[u8; 5]> = None;
            when |rules| rules.has_calls() && rules.has_soli();
        /// The limits of Kontra in a named solo, if they differ from those of the soloist.
        "call_limits_solo_kontra" limits_solo_kontra: Option<[u8; 5]> = None;
            when |rules| rules.has_calls() && rules.has_soli();
        /// The soloist of a named solo may call as everybody else, or only once Kontra was said; a bid is announced all
        /// the same.
        "solo_re" solo_re: SoloRe = SoloRe::Anytime;
            when |rules| rules.has_calls() && rules.has_soli();
        /// Games whose naming counts as Re, a call before the first card: a named solo, a Hochzeit, a Trumpfabgabe.
        "counts_as_called" counts_as_called: List<CalledGame> = list![];
            when Rules::has_calls;
        /// An Absage may leave out stages: if each of them would still be in time, always, never.
        "call_skipping" skipping: CallSkipping = CallSkipping::InTime;
            when Rules::has_absagen;
        /// A side that has called may call its next stage up to its limit, or also at most until the first card of the
        /// trick that follows the one of its last call (8.2).
        "call_pace" pace: CallPace = CallPace::Limits;
            when Rules::has_absagen;
        /// The most stages that both sides together call, from 1; stages that an Absage leaves out count, bids may go
        /// beyond.
        "calls_most" most: Option<u8> = None;
            when Rules::has_calls;
        /// Absagen are made by both sides, or only by the one that makes the first.
        "absagen_by" absagen_by: AbsagenBy = AbsagenBy::Both;
            when Rules::has_absagen;
        /// Calls in a Hochzeit before its partner is found: none; allowed, and those of the partner become calls of Re
        /// (8.1).
        "hochzeit_calls" hochzeit: HochzeitCalls = HochzeitCalls::AfterFinding;
            when |rules| rules.has_calls() && rules.has_hochzeit();
        /// The limits of both sides in a Hochzeit, before `hochzeit_shift` moves them; `"off"`: the same as in other
        /// games.
        "call_limits_hochzeit" limits_hochzeit: Option<[u8; 5]> = None;
            when |rules| rules.has_calls() && rules.has_hochzeit();
        /// Cards by which the limits are later in a Hochzeit, for each trick up to the Klärungsstich: those after the
        /// first, or every one.
        "hochzeit_shift" hochzeit_shift: HochzeitShift =
            HochzeitShift { cards: 1, tricks: ShiftedTricks::AfterFirst },
            HochzeitShift { cards: 1, tricks: ShiftedTricks::AfterFirst },
            HochzeitShift { cards: 4, tricks: ShiftedTricks::Every };
            when |rules| rules.has_calls() && rules.has_hochzeit();
        /// Cards in hand below which a Hochzeit moves no limit, unless it is below that anyway; only where the limits
        /// count the hand.
        "hochzeit_shift_least" hochzeit_shift_least: u8 = 0;
            when Rules::is_hand_shifted_by_hochzeit;
        /// Cards in hand by which a reply may be later than the call.
        "reply_extension" reply_extension: Option<u8> = Some(1), Some(1), None;
            when Rules::has_calls;
    }

    /// The call that a rich first trick obliges to.
    pflichtansage: PflichtansageRules in "wall-calls" {
        /// Augen in the first trick that oblige its winner to call; with 0 every first trick does.
        "pflichtansage_augen" augen: Option<u16> = None, Some(30), None;
            when Rules::has_calls;
        /// The call that he must make: Re or Kontra, unless his side already has, or the next stage of his side.
        "pflichtansage_level" level: PflichtansageLevel = PflichtansageLevel::Ansage;
            when Rules::has_pflichtansage;
        /// The second trick obliges its winner in the same way: never, if the first was as rich, always.
        "pflichtansage_second" second: PflichtansageSecond = PflichtansageSecond::Never;
            when Rules::has_pflichtansage;
        /// Games with this duty: all, or only normal ones.
        "pflichtansage_scope" scope: PflichtansageScope = PflichtansageScope::All;
            when |rules| rules.has_pflichtansage() && rules.has_soli();
        /// The duty in a Hochzeit: only if the first trick is the Klärungsstich; as soon as the partner is found;
        /// never.
        "pflichtansage_in_hochzeit" in_hochzeit: PflichtansageInHochzeit = PflichtansageInHochzeit::OnlyIfClarifying;
            when |rules| rules.has_pflichtansage() && rules.has_hochzeit();
    }

    /// What a game is worth.
    score: ScoreRules in "wall-score" {
        /// `true`: Kontra needs 121 Augen if only Kontra was said; `false`: 120.
        "kontra_only_needs_121" kontra_only_needs_121: bool = true;
            when Rules::has_calls;
        /// Value of an Ansage: points that it adds, or the factor of the value.
        "call_value" call_value: CallValue = CallValue::Add(2), CallValue::Add(2), CallValue::Times(2);
            when Rules::has_calls;
        /// Value of each stage of an Absage: points that it adds, or the factor of the value (at most 4).
        "absage_value" absage_value: CallValue = CallValue::Add(1);
            when Rules::has_absagen;
        /// Bounds for the loser to stay below; schwarz is one without a trick.
        "bounds" bounds: List<Absage> = Cow::Borrowed(&Absage::ALL);
        /// A bound that the loser stayed below is worth a point always, or only if the winner has called it.
        "bounds_count" bounds_count: BoundsCount = BoundsCount::Always;
            when |rules| rules.has_absagen() && !rules.score.bounds.is_empty();
        /// `true`: 120 Augen against keine 90 (90 against 60, 60 against 30, 30 against schwarz) are worth a point.
        "reached_against_points" reached_against_points: bool = true, true, false;
            when Rules::has_absagen;
        /// That point counts for each Absage refuted by 30 Augen, or only for the highest one, so that 120 against
        /// keine 60 are one point, not two.
        "reached_against" reached_against: ReachedAgainst = ReachedAgainst::Each;
            when |rules| rules.has_absagen() && rules.score.reached_against_points;
        /// Items if neither side has won, besides special points: bounds that the other side stayed below and Augen
        /// reached against an Absage (`reached_against_points`); only the former; nothing, not even special points.
        "no_winner_items" no_winner_items: NoWinnerItems =
            NoWinnerItems::UnderAndReached, NoWinnerItems::UnderAndReached, NoWinnerItems::UnderOnly;
            when |rules| rules.has_absagen() && rules.calls.absagen_by == AbsagenBy::Both;
        /// The point for winning at 120 to 120 goes to the winner, or to nobody, so that Kontra has only gegen die
        /// Alten.
        "point_at_120_120" point_at_120_120: PointAtEven = PointAtEven::Winner;
        /// Factor of a game that ends 120 to 120, whichever side wins it, 1 to 16; `doubling_scope` says what is
        /// multiplied.
        "factor_at_120_120" factor_at_120_120: u8 = 1;
        /// What is multiplied: the whole net value, all but the special points, or all but those earned in tricks.
        "doubling_scope" doubling_scope: DoublingScope = DoublingScope::Total;
            when |rules| rules.is_multiplied() && rules.has_special();
        /// The winning side loses if it could have called at least this many stages more than it did (10.6): 1 to 5.
        "feigheit" feigheit: Option<u8> = None;
            when Rules::has_calls;
        /// Games with Feigheit: all, or those that are not scored as a solo.
        "feigheit_scope" feigheit_scope: FeigheitScope = FeigheitScope::All;
            when |rules| rules.has_calls() && rules.score.feigheit.is_some();
        /// Points that a Hochzeit with a partner adds for its winner.
        "hochzeit_points" hochzeit_points: u8 = 0;
            when Rules::has_hochzeit;
        /// A lost Hochzeit without a partner is a solo, or a game like any other, without what is added for a solo; he
        /// pays each of the three, so only where a solo counts three times.
        "hochzeit_lost_alone" hochzeit_lost_alone: LostHochzeit = LostHochzeit::Solo;
            when Rules::has_hochzeit;
    }

    /// Special points.
    special: SpecialRules in "wall-special" {
        /// The special points that exist.
        "special_points" points: List<Sonderpunkt> =
            list![Sonderpunkt::Alten, Sonderpunkt::Doppelkopf, Sonderpunkt::Fuchs, Sonderpunkt::Charlie],
            list![Sonderpunkt::Alten, Sonderpunkt::Doppelkopf, Sonderpunkt::Fuchs, Sonderpunkt::Charlie],
            Cow::Borrowed(&Sonderpunkt::USUAL);
        /// Special points that count once a side has won: those of both sides, or of the winners alone; in a game that
        /// neither side wins all count.
        "special_points_for" for_whom: SpecialPointsFor = SpecialPointsFor::Both;
            when Rules::has_special;
        /// Value of the second Fuchs that a side captures: as much as the first, or two points.
        "fuchs_counts" fuchs_counts: FuchsCounts = FuchsCounts::Each;
            when |rules| rules.has(Sonderpunkt::Fuchs);
        /// Augen of a Doppelkopf: 40 or more, or more than 40, so that four tens are none.
        "doppelkopf" doppelkopf: DoppelkopfAugen = DoppelkopfAugen::From40;
            when |rules| rules.has(Sonderpunkt::Doppelkopf);
        /// A trick led with Fehl Herz is a Herzstich if Fehl Herz wins it, if all four cards are Fehl Herz, or always.
        "herzstich" herzstich: Herzstich = Herzstich::NotTrumped;
            when |rules| rules.has(Sonderpunkt::Herzstich) || rules.bock.events.contains(&BockEvent::Herzstich);
        /// Two captured CJ: a point each, or one together.
        "charlie_gefangen_counts" charlie_gefangen_counts: CharlieGefangenCounts = CharlieGefangenCounts::PerCard;
            when |rules| rules.has(Sonderpunkt::CharlieGefangen);
        /// The card that has to win the last trick to capture a CJ: any, or DQ.
        "charlie_gefangen_by" charlie_gefangen_by: CharlieGefangenBy = CharlieGefangenBy::Any;
            when |rules| rules.has(Sonderpunkt::CharlieGefangen);
        /// Games of two against two in which gegen die Alten counts.
        "alten_games" alten_games: List<AltenGame> = Cow::Borrowed(&AltenGame::ALL);
            when |rules| rules.has(Sonderpunkt::Alten);
        /// `true`: it counts only if Re was said.
        "alten_needs_re" alten_needs_re: bool = false;
            when |rules| rules.has(Sonderpunkt::Alten) && rules.has_calls();
        /// `true`: Kontra has the point gegen die Alten for a won solo, too.
        "alten_in_solo" alten_in_solo: bool = false;
            when |rules| rules.has(Sonderpunkt::Alten);
        /// Special points in games scored as a solo: none, all that exist, or those of a list; not `"alten"` and those
        /// for calls.
        "special_points_in_solo" in_solo: SoloPoints = SoloPoints::None;
            when Rules::has_special;
        /// Soli in which these exist: all, only where Karo is trump (Trumpfsolo, stilles Solo, Hochzeit without a
        /// partner), or those of a list, in which `stilles_solo` stands for every unnamed solo.
        "special_points_soli" soli: SpecialPointsSoli = SpecialPointsSoli::All;
            when |rules| rules.has_special() && rules.special.in_solo != SoloPoints::None;
    }

    /// Bockrunden.
    bock: BockRules in "wall-bock" {
        /// Events after which the next games count more (12.5); none: there is no Bock.
        "bock_events" events: List<BockEvent> = list![];
        /// Number of games of a Bock: as many as players at the table, or a fixed number.
        "bock_games" games: BockLength = BockLength::Round;
            when Rules::has_bock;
        /// Points that the winner of a game in a Bock gets instead of twice the points; from 1.
        "bock_points" points: Option<u8> = None;
            when Rules::has_bock;
        /// Several of the events in one game start one Bock, or one each.
        "bock_count" count: BockCount = BockCount::Once;
            when |rules| 1 < rules.bock.events.len() || rules.bock.events.contains(&BockEvent::Herzstich);
        /// A Bock that begins before another one is over: its games follow the waiting ones; it begins at once and
        /// multiplies again; it begins at once and ends the other; it does not begin.
        "bock_stacking" stacking: BockStacking = BockStacking::Append;
            when Rules::has_bock;
        /// A named solo in a Bock: like any game; multiplied, but it uses up no game; the same, but only if its dealer
        /// deals again; neither multiplied nor using up a game.
        "bock_solo" solo: BockSolo = BockSolo::Counts;
            when |rules| rules.has_bock() && rules.has_soli();
    }

    /// The round.
    round: RoundRules in "wall-round" {
        /// Players whose points are written into the list of a round: winners and losers, or only the winners, so that
        /// the sums are no longer zero; the value of a game is the same.
        "list_points" list_points: ListPoints = ListPoints::All;
        /// Points of those who sit out: none, or those of a winner; in a solo they win and lose with the opponents of
        /// the soloist, who has one opponent more.
        "sitting_out" sitting_out: SittingOut = SittingOut::Nothing;
            when |rules| rules.deck.table_sizes.iter().any(|&size| 4 < size);
        /// Games in a round at a table of four, five, six, seven; a number that is left out is not fixed.
        "games_per_round" games: PerTable =
            PerTable { four: Some(24), five: None, six: None, seven: None },
            PerTable { four: Some(24), five: Some(30), six: None, seven: None },
            PerTable { four: None, five: None, six: None, seven: None },
            PerTable { four: Some(24), five: Some(30), six: None, seven: None };
        /// Minutes in a round, the same way.
        "minutes_per_round" minutes: PerTable =
            PerTable { four: Some(100), five: None, six: None, seven: None },
            PerTable { four: Some(120), five: Some(140), six: None, seven: None },
            PerTable { four: None, five: None, six: None, seven: None },
            PerTable { four: Some(100), five: Some(125), six: None, seven: None };
    }

    /// Shortened games and what breaches cost.
    breaches: Breaches in "wall-breaches" {
        /// `true`: a soloist may shorten the game by showing his hand.
        "solo_claim_by_showing" solo_claim_by_showing: bool = true, false, true;
        /// Claims that the soloist gives up by handing over his cards: of a Nichtbedienen, or all earlier ones.
        "hand_over_forfeits_claims" hand_over_forfeits: HandOverForfeits =
            HandOverForfeits::Nichtbedienen, HandOverForfeits::All, HandOverForfeits::Nichtbedienen,
            HandOverForfeits::All;
        /// `true`: Kontra may still call after that.
        "calls_after_hand_over" calls_after_hand_over: bool = false, true, false, true;
            when Rules::has_calls;
        /// `true`: tricks that the soloist leaves lying are lost with his first lost trick.
        "uncollected_tricks_rule" uncollected_tricks: bool = false, true, false, true;
        /// Price of a minor breach.
        "minor_points" minor_points: Option<u8> = Some(3), Some(3), None;
        /// Least price of a serious breach.
        "serious_base" serious_base: Option<u8> = Some(12), Some(12), None;
        /// Further price for each Absage stage of the opponents.
        "serious_per_absage" serious_per_absage: Option<u8> = Some(3), Some(3), None;
            when |rules| rules.has_absagen() && rules.breaches.serious_base.is_some();
        /// A game ended by a serious breach, if no solo: not played; counts, with the penalty as its result; scored,
        /// with the remaining tricks for the innocent side; scored in the same way, a solo too, and the offender alone
        /// has lost it, so that `serious_base` must be off.
        "serious_normal_game" serious_normal_game: SeriousNormalGame =
            SeriousNormalGame::NotPlayed, SeriousNormalGame::NotPlayed, SeriousNormalGame::ScoredRestToOpponents;
        /// Penalty for Unsportlichkeit: up to a number of points credited to nobody; no points but a warning or
        /// disqualification; a number of points divided among the three others.
        "unsportlich_points" unsportlich_points: UnsportlichPoints =
            UnsportlichPoints::UpTo(12), UnsportlichPoints::WarningOrDisqualification, UnsportlichPoints::Fixed(3);
    }
}
