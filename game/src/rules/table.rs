//! The options of a rule set, one row each.
//!
//! A row says everything about an option but the rule itself and the words for people: what it means, its name in a rule file, its
//! field and type, its value in the published sets (one where all agree; that of `tsr` only where it differs from `ddv`), and when it has an effect. The fields of [`Rules`], the
//! published sets, and the list from which rule files, schemas, the wall and the tables of `docs/rules.md` are made follow from here.
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
        /// Are the nines in the deck: 48 cards or 40.
        "nines" nines: bool = true, false, false;
        /// Cards per player, which is the number of tricks; must use up the deck: 12 with nines, 10 without.
        "hand_size" hand_size: u8 = 12, 10, 10;
        /// How many cards each player gets in each turn of the deal; must add up to `hand_size`.
        "deal_packets" deal_packets: List<u8> = list![3, 3, 3, 3], list![2, 2, 2, 2, 2], list![2, 2, 2, 2, 2];
        /// How many may sit at a table; with more than four those to the dealer's left play: 4 to 7.
        "table_sizes" table_sizes: List<u8> = list![4], list![4, 5], list![4, 5], list![4, 5];
        /// Is HT the highest trump of the Normalspiel and of a Farbsolo, or an ordinary Herz card between HA and HK.
        "heart_ten_trump" heart_ten_trump: bool = true;
        /// Does the second HT of a trick beat the first: not at all, where HT is trump, where it is trump but in no
        /// named solo, in every game.
        "second_heart_ten_wins" second_heart_ten_wins: SecondHeartTen =
            SecondHeartTen::Never, SecondHeartTen::WhenTrump, SecondHeartTen::Never;
        /// Which of two HT wins the last trick: the same as in the others, or the other one; it counts where HT is
        /// trump, and where the second always wins.
        "heart_ten_in_last_trick" heart_ten_in_last_trick: HeartTenInLastTrick = HeartTenInLastTrick::Same;
    }

    /// Schweine.
    schweine: SchweineRules in "wall-deck" {
        /// Can both DA in one hand be the highest trumps: not at all; if announced as a Vorbehalt; if announced when
        /// the game is found and everybody is asked; always, and the first that is played is shown as one; if their
        /// holder shows the first that he plays as one; only the second, once the first has won its trick (6.7).
        "schweine" when: SchweineRule = SchweineRule::Off, SchweineRule::Off, SchweineRule::Announced;
        /// Are there Schweine in a Hochzeit and a Trumpfabgabe too, or in the normal game alone; the latter not with
        /// `first_played` and `after_trick`.
        "schweine_games" games: SchweineGames = SchweineGames::All;
            when |rules| rules.has_schweine() && (rules.has_hochzeit() || rules.has_abgabe());
        /// Are there Schweine in named soli: not at all, only if the soloist holds them, in any hand.
        "schweine_in_solo" in_solo: SchweineInSolo = SchweineInSolo::Never;
            when Rules::has_schweine_solo;
        /// Which aces are Schweine: DA, in the Trumpfsolo too; or those of the suit that is trump, in a Farbsolo its
        /// own.
        "schweine_suit" suit: SchweineSuit = SchweineSuit::Diamonds;
            when Rules::has_schweine_of_other_suits;
        /// Which pairs of the suit of the Schweine stand above them, in one hand and once these are announced: the
        /// Superschweine, then the Hyperschweine; only where Schweine are announced before the first trick (6.7); at
        /// most two.
        "schweine_above" above: List<HigherSchwein> = list![];
            when |rules| matches!(rules.schweine.when, SchweineRule::Announced | SchweineRule::BeforePlay);
        /// Which hand can have them: any; only the one with the lower ones; only one without lower ones.
        "schweine_above_by" above_by: HigherSchweineBy = HigherSchweineBy::Anybody;
            when |rules| !rules.schweine.above.is_empty();
        /// Which of two HT wins while Schweine are announced: the same as without them, or the first; not with
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
        /// When the same dealer deals again: after a Pflichtsolo of one's own accord, after every solo that was named,
        /// after a re-deal.
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
        /// Must such a hand be thrown in; refused if every deal has one.
        "werfen_mandatory" mandatory: bool = false;
            when Rules::has_werfen;
        /// Is it a Vorbehalt, which `reservation_priority` then names, or is everybody asked before the first "gesund",
        /// so that it takes precedence over every solo.
        "werfen_when" when: WerfenWhen = WerfenWhen::Vorbehalt;
            when Rules::has_werfen;
    }

    /// Hands with few trumps.
    trumpfschwach: TrumpfschwachRules in "wall-vorbehalte" {
        /// What a hand with few trumps may ask for: nothing, a re-deal, a Trumpfabgabe.
        "trumpfschwach" becomes: Trumpfschwach = Trumpfschwach::Off, Trumpfschwach::Redeal, Trumpfschwach::Off;
        /// The most trumps such a hand has.
        "trumpfschwach_max" max: u8 = 3;
            when |rules| rules.trumpfschwach.becomes != Trumpfschwach::Off;
    }

    /// Offering trumps to a partner.
    trumpfabgabe: TrumpfabgabeRules in "wall-vorbehalte" {
        /// Can trumps be offered, and what happens if nobody takes them: a re-deal or a Normalspiel.
        "trumpfabgabe" if_nobody: Trumpfabgabe = Trumpfabgabe::Off, Trumpfabgabe::Off, Trumpfabgabe::AskAllThenRedeal;
        /// Who is asked whether he takes the trumps: everybody, only the partner by the CQ, or he first and then the
        /// others (6.6).
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
        /// Do DA count among them: each, not a single one, none; given away are all trumps.
        "trumpfabgabe_fuechse" fuechse: FuchsCount = FuchsCount::Counted;
            when Rules::has_armut;
        /// What becomes of two hands of those who said Vorbehalt that both want to offer their trumps: the first that
        /// is asked offers them, or a re-deal.
        "trumpfabgabe_two" two: TrumpfabgabeTwo = TrumpfabgabeTwo::First;
            when Rules::has_armut;
        /// What is handed over: exactly the trumps, or with fewer than three trumps as many Fehl cards more, of the
        /// giver's choice, as make three, or without a trump three Fehl cards of his choice.
        "trumpfabgabe_cards" cards: GivenCards = GivenCards::Trumps;
            when Rules::has_abgabe;
        /// What is said of the cards when they are offered: how many they are, or also how many of them are trumps,
        /// which is another number only where three cards are always handed over.
        "trumpfabgabe_offer" offer: OfferTold = OfferTold::Cards;
            when Rules::has_abgabe;
        /// What is said of the cards given back: how many trumps, whether there are any, nothing.
        "trumpfabgabe_told" told: TrumpsTold = TrumpsTold::Number;
            when Rules::has_abgabe;
        /// Who leads to the first trick after a Trumpfabgabe: the dealer's left neighbour, the giver, the taker.
        "trumpfabgabe_leader" leader: TrumpfabgabeLeader = TrumpfabgabeLeader::Seat;
            when Rules::has_abgabe;
    }

    /// Hochzeit and stilles Solo.
    hochzeit: HochzeitRules in "wall-hochzeit" {
        /// The last trick in which a partner can be found.
        "hochzeit_limit" limit: u8 = 3;
            when Rules::has_hochzeit;
        /// What the Hochzeiter can choose from: first foreign trick, Fehl trick, trump trick, trick of Kreuz, Pik or
        /// Herz as Fehl, and the second Fehl trick or the first foreign one after it; the first in the list is the
        /// usual one; an empty list means that there is no Hochzeit.
        "hochzeit_conditions" conditions: List<HochzeitCondition> =
            list![HochzeitCondition::Any],
            list![HochzeitCondition::Any],
            list![HochzeitCondition::Any, HochzeitCondition::Fehl, HochzeitCondition::Trumpf];
        /// The Hochzeiter himself wins a trick that would find his partner: he goes on looking; he plays alone if he
        /// trumped a Fehl trick; he plays alone.
        "hochzeit_own_trick" own_trick: HochzeitOwnTrick = HochzeitOwnTrick::GoesOn;
            when |rules| rules.has_hochzeit() && 1 < rules.hochzeit.limit;
        /// Is a stilles Solo the outstanding Pflichtsolo of who plays it.
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
        /// Does an open Pflichtsolo take precedence over every other solo; otherwise all soli are one kind of
        /// Vorbehalt, `"solo"`, and the seat, bids or their rank decide; a player of his Pflichtsolo leads all the
        /// same.
        "pflichtsolo_first" pflichtsolo_first: bool = true;
            when Rules::has_pflichtsolo;
        /// Who plays if several want a solo: the seat in front, the higher bid (the announced level first, then the
        /// type of solo, then the seat), or the solo that ranks higher, with which nothing is announced.
        "solo_contest" contest: SoloContest = SoloContest::Seat, SoloContest::Seat, SoloContest::Bid;
            when Rules::has_soli;
        /// Who has the first turn of those who want a solo, also of two equal bids: the dealer's left neighbour, or the
        /// dealer himself.
        "solo_first" first: SoloFirst = SoloFirst::LeftNeighbour;
            when Rules::has_soli;
        /// The soli from the highest to the lowest, for contests of bids and of rank; those left out are the lowest,
        /// and equal.
        "solo_rank" rank: List<Solo> = Cow::Borrowed(&SOLO_RANK);
            when |rules| 1 < rules.soli.named.len() && rules.soli.contest != SoloContest::Seat;
        /// Are the last games of a round the Pflichtsoli of those who have not played them (Vorführen).
        "pflichtsolo_forced" pflichtsolo_forced: bool = true;
            when Rules::has_pflichtsolo;
        /// Does the soloist lead to the first trick: only in a Pflichtsolo, never, always.
        "solo_leader" leader: SoloLeader = SoloLeader::PflichtsoloOnly, SoloLeader::Never, SoloLeader::Never;
            when Rules::has_soli;
        /// How many points more a game scored as a solo is worth to its winner, before the factor.
        "solo_points" points: u8 = 0;
        /// How many points more besides, by the kind of the solo; `stilles_solo` stands for every solo that nobody has
        /// named, a Hochzeit without a partner included.
        "solo_points_by_kind" points_by_kind: PointsBySolo = PointsBySolo::NONE;
    }

    /// Ansagen and Absagen.
    calls: Calls in "wall-calls" {
        /// Which calls there are: all, only Re and Kontra, none.
        "which_calls" which: CallsAllowed = CallsAllowed::All;
        /// What the limits count: cards in the caller's hand (at least), or cards played by all (at most).
        "call_timing" timing: CallTiming = CallTiming::Hand, CallTiming::Hand, CallTiming::Table;
            when Rules::has_calls;
        /// When in a trick they may be made: at any time, only while no card lies, or only when it is one's turn,
        /// before one's card.
        "call_moment" moment: CallMoment = CallMoment::Anytime;
            when Rules::has_calls;
        /// The limits of Re or Kontra, keine 90, keine 60, keine 30, schwarz.
        "call_limits" limits: [u8; 5] = [11, 10, 9, 8, 7], [9, 8, 7, 6, 5], [5, 9, 13, 17, 21];
            when Rules::has_calls;
        /// Which cards are counted in the hand: those that the caller holds, or also the one that he has laid, as long
        /// as the trick is not full.
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
        /// When the soloist of a named solo may call: as everybody else, or only once Kontra was said; where bids
        /// decide, what was bid is announced all the same.
        "solo_re" solo_re: SoloRe = SoloRe::Anytime;
            when |rules| rules.has_calls() && rules.has_soli();
        /// Games whose naming counts as Re: a named solo, a Hochzeit, a Trumpfabgabe; it is a call before the first
        /// card like any other.
        "counts_as_called" counts_as_called: List<CalledGame> = list![];
            when Rules::has_calls;
        /// May an Absage leave out stages: if each of them would still be in time, always, never.
        "call_skipping" skipping: CallSkipping = CallSkipping::InTime;
            when Rules::has_absagen;
        /// Until when a side that has called may call its next stage: up to its limit, or also not after the first card
        /// of the trick that follows the one of its last call (8.2).
        "call_pace" pace: CallPace = CallPace::Limits;
            when Rules::has_absagen;
        /// How many stages both sides together call at most; stages that an Absage leaves out count, bids may go
        /// beyond; from 1.
        "calls_most" most: Option<u8> = None;
            when Rules::has_calls;
        /// Can both sides make Absagen, or only the one that makes the first.
        "absagen_by" absagen_by: AbsagenBy = AbsagenBy::Both;
            when Rules::has_absagen;
        /// Are calls made in a Hochzeit before its partner is found: no; yes, and what the partner has called becomes a
        /// call of Re (8.1).
        "hochzeit_calls" hochzeit: HochzeitCalls = HochzeitCalls::AfterFinding;
            when |rules| rules.has_calls() && rules.has_hochzeit();
        /// The limits of both sides in a Hochzeit, before `hochzeit_shift` moves them; `"off"`: the same as in other
        /// games.
        "call_limits_hochzeit" limits_hochzeit: Option<[u8; 5]> = None;
            when |rules| rules.has_calls() && rules.has_hochzeit();
        /// How many cards later the limits are in a Hochzeit, for each trick up to the Klärungsstich: those after the
        /// first, or every one.
        "hochzeit_shift" hochzeit_shift: HochzeitShift =
            HochzeitShift { cards: 1, tricks: ShiftedTricks::AfterFirst },
            HochzeitShift { cards: 1, tricks: ShiftedTricks::AfterFirst },
            HochzeitShift { cards: 4, tricks: ShiftedTricks::Every };
            when |rules| rules.has_calls() && rules.has_hochzeit();
        /// Below how many cards in hand a Hochzeit does not move a limit that is not below that anyway; only where the
        /// limits count the hand.
        "hochzeit_shift_least" hochzeit_shift_least: u8 = 0;
            when Rules::is_hand_shifted_by_hochzeit;
        /// By how many cards in hand a reply may be later than the call.
        "reply_extension" reply_extension: Option<u8> = Some(1), Some(1), None;
            when Rules::has_calls;
    }

    /// The call that a rich first trick obliges to.
    pflichtansage: PflichtansageRules in "wall-calls" {
        /// At least this many Augen in the first trick oblige its winner to call; with 0 every first trick does.
        "pflichtansage_augen" augen: Option<u16> = None, Some(30), None;
            when Rules::has_calls;
        /// What he must say: Re or Kontra, unless his side already has, or the next stage of his side, whatever that
        /// is.
        "pflichtansage_level" level: PflichtansageLevel = PflichtansageLevel::Ansage;
            when Rules::has_pflichtansage;
        /// Does the second trick oblige its winner in the same way: never, if the first was as rich, always.
        "pflichtansage_second" second: PflichtansageSecond = PflichtansageSecond::Never;
            when Rules::has_pflichtansage;
        /// Does this hold in all games, or only in normal ones.
        "pflichtansage_scope" scope: PflichtansageScope = PflichtansageScope::All;
            when |rules| rules.has_pflichtansage() && rules.has_soli();
        /// When it is due in a Hochzeit: only if the first trick is the Klärungsstich; as soon as the partner is found;
        /// never.
        "pflichtansage_in_hochzeit" in_hochzeit: PflichtansageInHochzeit = PflichtansageInHochzeit::OnlyIfClarifying;
            when |rules| rules.has_pflichtansage() && rules.has_hochzeit();
    }

    /// What a game is worth.
    score: ScoreRules in "wall-score" {
        /// Does Kontra need 121 Augen if only Kontra was said; otherwise 120.
        "kontra_only_needs_121" kontra_only_needs_121: bool = true;
            when Rules::has_calls;
        /// Value of an Ansage: points that it adds, or the factor of the value.
        "call_value" call_value: CallValue = CallValue::Add(2), CallValue::Add(2), CallValue::Times(2);
            when Rules::has_calls;
        /// Value of each stage of an Absage: points that it adds, or the factor of the value (at most 4).
        "absage_value" absage_value: CallValue = CallValue::Add(1);
            when Rules::has_absagen;
        /// Which bounds there are for the loser to stay below; schwarz is one without a trick.
        "bounds" bounds: List<Absage> = Cow::Borrowed(&Absage::ALL);
        /// Is a bound that the loser stayed below worth a point always, or only if the winner has called it.
        "bounds_count" bounds_count: BoundsCount = BoundsCount::Always;
            when |rules| rules.has_absagen() && !rules.score.bounds.is_empty();
        /// Is 120 Augen against keine 90 (90 against 60, 60 against 30, 30 against schwarz) worth a point.
        "reached_against_points" reached_against_points: bool = true, true, false;
            when Rules::has_absagen;
        /// Is that a point for each Absage that was refuted by 30 Augen, or only for the highest one, so that 120
        /// against keine 60 are one point, not two.
        "reached_against" reached_against: ReachedAgainst = ReachedAgainst::Each;
            when |rules| rules.has_absagen() && rules.score.reached_against_points;
        /// What counts if neither side has won, besides special points: bounds that the other side stayed below and, if
        /// `reached_against_points` says so, Augen reached against an Absage; only the former; nothing, not even
        /// special points.
        "no_winner_items" no_winner_items: NoWinnerItems =
            NoWinnerItems::UnderAndReached, NoWinnerItems::UnderAndReached, NoWinnerItems::UnderOnly;
            when |rules| rules.has_absagen() && rules.calls.absagen_by == AbsagenBy::Both;
        /// Is the point for winning given at 120 to 120: to the winner, or to nobody, so that Kontra has only gegen die
        /// Alten.
        "point_at_120_120" point_at_120_120: PointAtEven = PointAtEven::Winner;
        /// Factor of a game that ends 120 to 120, whichever side wins it; `doubling_scope` says what is multiplied; 1
        /// to 16.
        "factor_at_120_120" factor_at_120_120: u8 = 1;
        /// What is multiplied: the whole net value, all but the special points, or all but those earned in tricks.
        "doubling_scope" doubling_scope: DoublingScope = DoublingScope::Total;
            when |rules| rules.is_multiplied() && rules.has_special();
        /// The winning side loses if it could have called at least this many stages more than it did (10.6): 1 to 5.
        "feigheit" feigheit: Option<u8> = None;
            when Rules::has_calls;
        /// In which games Feigheit counts: all, or those that are not scored as a solo.
        "feigheit_scope" feigheit_scope: FeigheitScope = FeigheitScope::All;
            when |rules| rules.has_calls() && rules.score.feigheit.is_some();
        /// How many points more a Hochzeit with a partner is worth to its winner.
        "hochzeit_points" hochzeit_points: u8 = 0;
            when Rules::has_hochzeit;
        /// What a Hochzeit without a partner is that the Hochzeiter has lost: a solo, or a game like any other, without
        /// what is added for a solo; he pays each of the three, so only where a solo counts three times.
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
        /// Whose special points count once a side has won: those of both sides, or those of the winners alone; in a
        /// game that neither side wins all count.
        "special_points_for" for_whom: SpecialPointsFor = SpecialPointsFor::Both;
            when Rules::has_special;
        /// Value of the second Fuchs that a side captures: as much as the first, or two points.
        "fuchs_counts" fuchs_counts: FuchsCounts = FuchsCounts::Each;
            when |rules| rules.has(Sonderpunkt::Fuchs);
        /// Which trick is a Doppelkopf: one of 40 Augen or more, or of more than 40, so that four tens are none.
        "doppelkopf" doppelkopf: DoppelkopfAugen = DoppelkopfAugen::From40;
            when |rules| rules.has(Sonderpunkt::Doppelkopf);
        /// A trick led with Fehl Herz is a Herzstich if Fehl Herz wins it, if all four cards are Fehl Herz, or always.
        "herzstich" herzstich: Herzstich = Herzstich::NotTrumped;
            when |rules| rules.has(Sonderpunkt::Herzstich) || rules.bock.events.contains(&BockEvent::Herzstich);
        /// Two captured CJ: a point each, or one together.
        "charlie_gefangen_counts" charlie_gefangen_counts: CharlieGefangenCounts = CharlieGefangenCounts::PerCard;
            when |rules| rules.has(Sonderpunkt::CharlieGefangen);
        /// What has to win the last trick to capture a CJ: any card, or DQ.
        "charlie_gefangen_by" charlie_gefangen_by: CharlieGefangenBy = CharlieGefangenBy::Any;
            when |rules| rules.has(Sonderpunkt::CharlieGefangen);
        /// Games of two against two in which gegen die Alten counts.
        "alten_games" alten_games: List<AltenGame> = Cow::Borrowed(&AltenGame::ALL);
            when |rules| rules.has(Sonderpunkt::Alten);
        /// Does it count only if Re was said.
        "alten_needs_re" alten_needs_re: bool = false;
            when |rules| rules.has(Sonderpunkt::Alten) && rules.has_calls();
        /// Does Kontra have the point gegen die Alten for a won solo, too.
        "alten_in_solo" alten_in_solo: bool = false;
            when |rules| rules.has(Sonderpunkt::Alten);
        /// Which special points exist in games scored as a solo: none, all that there are, or those of a list; not
        /// `"alten"` and those for calls.
        "special_points_in_solo" in_solo: SoloPoints = SoloPoints::None;
            when Rules::has_special;
        /// In which soli these exist: in all, only where Karo is trump (Trumpfsolo, stilles Solo, Hochzeit without a
        /// partner), or in those of a list, in which `stilles_solo` stands for every solo that nobody has named.
        "special_points_soli" soli: SpecialPointsSoli = SpecialPointsSoli::All;
            when |rules| rules.has_special() && rules.special.in_solo != SoloPoints::None;
    }

    /// Bockrunden.
    bock: BockRules in "wall-bock" {
        /// After what the next games count more (12.5); nothing: there is no Bock.
        "bock_events" events: List<BockEvent> = list![];
        /// Number of games of a Bock: as many as players at the table, or a fixed number.
        "bock_games" games: BockLength = BockLength::Round;
            when Rules::has_bock;
        /// What the winner of a game in a Bock gets besides, instead of twice the points; from 1.
        "bock_points" points: Option<u8> = None;
            when Rules::has_bock;
        /// Several of the events in one game start one Bock, or one each.
        "bock_count" count: BockCount = BockCount::Once;
            when |rules| 1 < rules.bock.events.len() || rules.bock.events.contains(&BockEvent::Herzstich);
        /// A Bock that begins before another one is over: its games come after those that are waiting, or it begins at
        /// once and multiplies again, or it begins at once and the other is forgotten, or it does not begin.
        "bock_stacking" stacking: BockStacking = BockStacking::Append;
            when Rules::has_bock;
        /// A named solo in a Bock: like any game; multiplied, but it uses up no game; the same, but only if its dealer
        /// deals again; neither multiplied nor using up a game.
        "bock_solo" solo: BockSolo = BockSolo::Counts;
            when |rules| rules.has_bock() && rules.has_soli();
    }

    /// The round.
    round: RoundRules in "wall-round" {
        /// Who writes points into the list of a round: winners and losers, or only who has won something, so that the
        /// sums are no longer zero; what a game is worth is the same.
        "list_points" list_points: ListPoints = ListPoints::All;
        /// What is written down for those who sit out: nothing, or what a winner writes; in a solo they win and lose
        /// with the opponents of the soloist, who has one opponent more.
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
        /// May a soloist shorten the game by showing his hand.
        "solo_claim_by_showing" solo_claim_by_showing: bool = true, false, true;
        /// Which claims the soloist gives up by handing over his cards: of a Nichtbedienen, or all earlier ones.
        "hand_over_forfeits_claims" hand_over_forfeits: HandOverForfeits =
            HandOverForfeits::Nichtbedienen, HandOverForfeits::All, HandOverForfeits::Nichtbedienen,
            HandOverForfeits::All;
        /// May Kontra still call after that.
        "calls_after_hand_over" calls_after_hand_over: bool = false, true, false, true;
            when Rules::has_calls;
        /// Are tricks that the soloist leaves lying lost with his first lost trick.
        "uncollected_tricks_rule" uncollected_tricks: bool = false, true, false, true;
        /// What a minor breach costs.
        "minor_points" minor_points: Option<u8> = Some(3), Some(3), None;
        /// What a serious breach costs at least.
        "serious_base" serious_base: Option<u8> = Some(12), Some(12), None;
        /// And how much more for each Absage stage of the opponents.
        "serious_per_absage" serious_per_absage: Option<u8> = Some(3), Some(3), None;
            when |rules| rules.has_absagen() && rules.breaches.serious_base.is_some();
        /// What becomes of a game ended by a serious breach, if no solo: it was not played; it counts, with the penalty
        /// as its result; it is scored, with the remaining tricks for the innocent side; it is scored in the same way,
        /// a solo too, and the offender alone has lost it, so that `serious_base` must be off.
        "serious_normal_game" serious_normal_game: SeriousNormalGame =
            SeriousNormalGame::NotPlayed, SeriousNormalGame::NotPlayed, SeriousNormalGame::ScoredRestToOpponents;
        /// Penalty for Unsportlichkeit: up to a number of points credited to nobody; no points but a warning or
        /// disqualification; a number of points divided among the three others.
        "unsportlich_points" unsportlich_points: UnsportlichPoints =
            UnsportlichPoints::UpTo(12), UnsportlichPoints::WarningOrDisqualification, UnsportlichPoints::Fixed(3);
    }
}
