//! The rule sets: one struct, and three published ones.
//!
//! Every choice that a published rule text or a club may make differently is a field, under the name that a club's
//! own rule file uses for it. Nobody asks *which* rule set is played; code asks for the field it depends on.

mod check;
mod fitted;
mod published;
mod vorbehalt;

pub use check::RulesConflict;
pub use vorbehalt::{FuchsCount, GivenCards, HochzeitOwnTrick, StillesSolo, TrumpsTold, WerfenWhen};

use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Schweine, Solo};
use crate::hand::Hand;
use crate::seat::{Seat, Team};
use crate::set::CardSet;
use std::borrow::Cow;

/// Whether the second ten of hearts beats the first in one trick (BSV 5.3: "Dies gilt nicht für die Herz 10").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondHeartTen {
    /// Of two equal cards the first wins, without exception.
    Never,
    /// The second wins where the ten of hearts is trump.
    WhenTrump,
    /// The second wins as trump, but not in a solo that was named.
    NormalGame,
    /// The second wins in every game.
    Always,
}

/// Which of two tens of hearts wins the last trick, in which everybody plays the one card that he has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeartTenInLastTrick {
    /// The same as in every other trick.
    Same,
    /// The other one.
    Reversed,
}

/// Which of two copies of a card takes a trick in which both lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Copies {
    /// The first.
    FirstWins,
    /// The second.
    SecondWins,
    /// The first, but the second in the last trick.
    FirstWinsButInTheLastTrick,
    /// The second, but the first in the last trick.
    SecondWinsButInTheLastTrick,
}

/// A kind of Vorbehalt, in the words of the query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VorbehaltKind {
    /// The compulsory solo of the round.
    Pflichtsolo,
    /// Any further solo.
    Lustsolo,
    /// A solo where no compulsory one exists.
    Solo,
    /// Too few trumps (BSV 4.1).
    Trumpfschwach,
    /// Throwing the hand in (Recklinghausen).
    Werfen,
    /// Offering one's trumps to a partner (Recklinghausen).
    Trumpfabgabe,
    /// Announcing both aces of diamonds as highest trumps (Recklinghausen).
    Schweine,
    /// Both queens of clubs, looking for a partner.
    Hochzeit,
}

/// How it is decided who plays when several want a solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloContest {
    /// The seat nearer to the dealer's left.
    Seat,
    /// The higher bid, see [`BidOrder`].
    Bid,
    /// The solo that ranks higher, which is stated without announcing anything and never changed.
    Rank,
}

/// What counts first in a contest of bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BidOrder {
    /// The announced level, then the kind of solo, then the seat.
    LevelThenType,
    /// The kind of solo, then the announced level, then the seat.
    TypeThenLevel,
}

/// Who leads to the first trick of a solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoloLeader {
    /// The soloist of a Pflichtsolo, otherwise the dealer's left neighbour.
    PflichtsoloOnly,
    /// Always the dealer's left neighbour.
    Never,
    /// Always the soloist.
    Always,
}

/// A game after which the same dealer deals again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealerRepeats {
    /// A Pflichtsolo played of one's own accord.
    PflichtsoloVoluntary,
    /// Every solo that was named, of whatever kind.
    Solo,
    /// A deal that did not count.
    Redeal,
}

/// What a hand with too few trumps may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trumpfschwach {
    /// Nothing.
    Off,
    /// The cards are dealt again.
    Redeal,
    /// The trumps are offered as in [`Trumpfabgabe`].
    Exchange,
}

/// What happens when nobody takes the offered trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trumpfabgabe {
    /// There is no Trumpfabgabe.
    Off,
    /// The cards are dealt again.
    AskAllThenRedeal,
    /// A normal game is played.
    AskAllThenNormal,
}

/// Whether both aces of diamonds can become the highest trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchweineRule {
    /// No.
    Off,
    /// Yes, if announced in the Vorbehalt round.
    Announced,
    /// Yes, if announced when the game is found and everybody is asked.
    BeforePlay,
    /// Always where one hand has both; the others learn it when the first is played.
    FirstPlayed,
}

/// In which soli Schweine exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchweineInSolo {
    /// In none.
    Never,
    /// If the soloist holds them.
    Soloist,
    /// Whoever holds them.
    Any,
}

/// Which aces are the Schweine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchweineSuit {
    /// Those of diamonds, in games in which diamonds take their place among the trumps.
    Diamonds,
    /// Those of the suit that takes that place, in a Farbsolo its own.
    TrumpSuit,
}

/// Which of two tens of hearts wins while there are Schweine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeartTenWithSchweine {
    /// The same as without them.
    Same,
    /// The first.
    FirstWins,
}

/// Which trick gives the Hochzeiter his partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HochzeitCondition {
    /// The first one that another player wins.
    Any,
    /// The first Fehl trick that another player wins.
    Fehl,
    /// The first trump trick that another player wins.
    Trumpf,
}

/// Which card makes a trick a Fehl or a trump trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HochzeitStichType {
    /// The led card.
    LedCard,
    /// The card that wins.
    WinningCard,
}

/// What the latest moment of a call is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallTiming {
    /// Cards in the caller's hand, at least the limit.
    Hand,
    /// Cards played by everybody, at most the limit.
    Table,
}

/// Which calls there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallsAllowed {
    /// All.
    All,
    /// Re and Kontra.
    Ansagen,
    /// None.
    None,
}

/// When in a trick calls may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallMoment {
    /// At any time.
    Anytime,
    /// While no card lies.
    BetweenTricks,
}

/// Whether an Absage may leave out stages before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallSkipping {
    /// If each of them would still be in time.
    InTime,
    /// Whenever the Absage itself is in time.
    Always,
    /// Never: each stage has to be called, the Ansage first.
    Never,
}

/// How a Hochzeit moves the limits of the calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HochzeitShift {
    /// Cards per trick: fewer in hand, or more on the table.
    pub cards: u8,
    /// Which tricks up to the Klärungsstich count.
    pub tricks: ShiftedTricks,
}

/// The tricks a [`HochzeitShift`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShiftedTricks {
    /// Those after the first.
    AfterFirst,
    /// All.
    Every,
}

/// The games in which a first trick full of Augen obliges its winner to call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageScope {
    /// Every game.
    All,
    /// Normal games only.
    NormalOnly,
}

/// What the duty to call asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageLevel {
    /// The Ansage, unless it was made before.
    Ansage,
    /// The next stage of the side, whatever it is.
    Next,
}

/// Whether the second trick obliges its winner as the first does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageSecond {
    /// No.
    Never,
    /// If the first was as rich.
    AfterFirst,
    /// Whatever the first was.
    Always,
}

/// The duty to call in a Hochzeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PflichtansageInHochzeit {
    /// Only if the first trick is the Klärungsstich, otherwise it lapses.
    OnlyIfClarifying,
    /// It is due as soon as the partner is found.
    Deferred,
    /// Never.
    Never,
}

/// What an Ansage is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallValue {
    /// So many points.
    Add(u8),
    /// The value of the game is multiplied.
    Times(u8),
}

/// What a multiplying Ansage multiplies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoublingScope {
    /// The whole net value.
    Total,
    /// All but the special points.
    GamePointsOnly,
    /// All but the special points that are earned in tricks.
    GamePointsAndAlten,
}

/// Who gets the points of an Absage that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AbsagePointsIfFailed {
    /// The winner of the game.
    Winner,
    /// Nobody.
    None,
}

/// What is written down when both sides failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoWinnerItems {
    /// Bounds the other side stayed below, and bounds reached against an Absage.
    UnderAndReached,
    /// Only the former.
    UnderOnly,
}

/// A special point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sonderpunkt {
    /// Gegen die Alten, gegen die Kreuz Damen: Kontra has won.
    Alten,
    /// A trick of 40 Augen or more.
    Doppelkopf,
    /// An opponent's ace of diamonds in a won trick.
    Fuchs,
    /// The last trick won with a jack of clubs; also Karlchen.
    Charlie,
    /// An opponent's jack of clubs in the won last trick.
    CharlieGefangen,
    /// A trick led and won with Fehl hearts.
    Herzstich,
    /// The last trick won with an ace of diamonds.
    FuchsLastTrick,
    /// An opponent's ace of diamonds in the won last trick, one point more.
    FuchsGefangenLastTrick,
    /// A jack of clubs wins the last trick and that of the partner lies in it, one point more.
    DoppelCharlie,
    /// An opponent's ten of hearts, beaten by the second one.
    DulleGefangen,
}

impl Sonderpunkt {
    /// All special points.
    pub const ALL: [Self; 10] = {
        let [alten, doppelkopf, fuchs, charlie, charlie_gefangen, herzstich] = Self::USUAL;
        let (last, caught) = (Self::FuchsLastTrick, Self::FuchsGefangenLastTrick);
        let (doppel, dulle) = (Self::DoppelCharlie, Self::DulleGefangen);
        [alten, doppelkopf, fuchs, charlie, charlie_gefangen, herzstich, last, caught, doppel, dulle]
    };

    /// Those of the published rule sets.
    pub const USUAL: [Self; 6] =
        [Self::Alten, Self::Doppelkopf, Self::Fuchs, Self::Charlie, Self::CharlieGefangen, Self::Herzstich];
}

/// Which special points exist in games scored as a solo.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SoloPoints {
    /// None.
    None,
    /// All that the rules have.
    All,
    /// These.
    These(List<Sonderpunkt>),
}

impl SoloPoints {
    /// Returns whether this is one of them.
    #[must_use]
    pub fn counts(&self, point: Sonderpunkt) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::These(points) => points.contains(&point),
        }
    }
}

/// In which soli special points exist at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpecialPointsSoli {
    /// In all.
    All,
    /// In those in which diamonds are trump.
    KaroTrump,
}

/// What has to win the last trick to capture a jack of clubs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharlieGefangenBy {
    /// Any card.
    Any,
    /// A queen of diamonds.
    DiamondQueen,
}

/// Whether 120 to 120 is worth the point for winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointAtEven {
    /// It is.
    Winner,
    /// It is not, and whatever else there is counts.
    Nobody,
}

/// What a game counts whose winner has less than nothing because of special points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NegativeWin {
    /// As much as it is.
    Counts,
    /// Nothing.
    Zero,
}

/// In which games whoever calls too little loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FeigheitScope {
    /// In all.
    All,
    /// In those that are not scored as a solo.
    TwoAgainstTwo,
}

/// Which trick is a Herzstich.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Herzstich {
    /// Led with Fehl hearts and won by Fehl hearts.
    NotTrumped,
    /// All four cards are Fehl hearts.
    AllFourHearts,
    /// Led with Fehl hearts, whoever wins.
    AnyHeartLead,
}

/// How two captured jacks of clubs count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharlieGefangenCounts {
    /// One point each.
    PerCard,
    /// One point together.
    Once,
}

/// Something after which games count more for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BockEvent {
    /// A Herzstich in a game that is no solo.
    Herzstich,
    /// 120 to 120.
    Even,
    /// A game worth nothing.
    Zero,
    /// Re has called and not won.
    LostRe,
    /// Kontra has called and not won.
    LostKontra,
    /// Both sides have called.
    BothCalled,
    /// A game scored as a solo.
    Solo,
    /// One that the soloist has not won.
    LostSolo,
    /// A side without a trick.
    Schwarz,
    /// A deal that was thrown in.
    Redeal,
}

impl BockEvent {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Herzstich,
        Self::Even,
        Self::Zero,
        Self::LostRe,
        Self::LostKontra,
        Self::BothCalled,
        Self::Solo,
        Self::LostSolo,
        Self::Schwarz,
        Self::Redeal,
    ];
}

/// How many games a Bock has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockLength {
    /// As many as there are players at the table.
    Round,
    /// So many.
    Games(u8),
}

/// What happens when a Bock begins before another one is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockStacking {
    /// Its games come after those that are waiting.
    Append,
    /// It begins at once, and a game in both counts twice as much again.
    Multiply,
    /// It begins at once, and what is left of the other one is forgotten.
    Restart,
    /// It does not begin.
    Ignore,
}

/// How many Bockrunden a game can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockCount {
    /// One, whatever happened.
    Once,
    /// One for each thing that happened.
    Each,
}

/// What a named solo is in a Bock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockSolo {
    /// A game like any other.
    Counts,
    /// It is multiplied, but uses up no game.
    Free,
    /// The same, but only if its dealer deals again.
    FreeIfDealerStays,
    /// It is neither multiplied nor uses up a game.
    Outside,
}

/// A number for each size of table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerTable {
    /// At a table of four; `None` if not fixed.
    pub four: Option<u16>,
    /// At a table of five; `None` if not fixed or if there are none.
    pub five: Option<u16>,
    /// At a table of six, in the same way.
    pub six: Option<u16>,
    /// At a table of seven.
    pub seven: Option<u16>,
}

impl PerTable {
    /// Returns the number for a table of so many players, if there is one.
    #[must_use]
    pub const fn at(self, players: u8) -> Option<u16> {
        match players {
            4 => self.four,
            5 => self.five,
            6 => self.six,
            7 => self.seven,
            _ => None,
        }
    }
}

/// Which claims a soloist gives up by handing over his cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandOverForfeits {
    /// Those of a Nichtbedienen.
    Nichtbedienen,
    /// All earlier ones.
    All,
}

/// What a serious breach makes of a game that is no solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeriousNormalGame {
    /// It was not played and does not count.
    NotPlayed,
    /// It counts with the penalty as its result.
    Counts,
    /// It is scored, the rest goes to the innocent side.
    ScoredRestToOpponents,
}

/// Whose decided game lessens a serious breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedGameSide {
    /// Either side's.
    AnyParty,
    /// Only that of the offender's side.
    OffenderParty,
}

/// What unsporting behaviour costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnsportlichPoints {
    /// Up to so many points, credited to nobody.
    UpTo(u8),
    /// A warning or disqualification, no points.
    WarningOrDisqualification,
    /// So many points, shared among the three others.
    Fixed(u8),
}

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
    /// Whether queens, jacks and the ten of hearts are trump in a Farbsolo, or only the cards of the suit.
    pub farbsolo_pictures: bool,
    /// Which Vorbehalt goes before which, highest first.
    pub reservation_priority: List<VorbehaltKind>,
    /// How competing soli are decided.
    pub solo_contest: SoloContest,
    /// The order of bids, where soli are decided by bids.
    pub bid_order: BidOrder,
    /// The soli from the highest to the lowest, where their kind counts; those that are left out are the lowest, and equal.
    pub solo_rank: List<Solo>,
    /// Compulsory soli of each player in a round.
    pub pflichtsolo_per_player: u8,
    /// Who leads to the first trick of a solo.
    pub solo_leader: SoloLeader,
    /// When the same dealer deals again.
    pub dealer_repeats_after: List<DealerRepeats>,
    /// What a hand with few trumps may ask for.
    pub trumpfschwach: Trumpfschwach,
    /// The most trumps such a hand has.
    pub trumpfschwach_max: u8,
    /// Whether such a hand must say so.
    pub trumpfschwach_mandatory: bool,
    /// Whether trumps may be offered to a partner.
    pub trumpfabgabe: Trumpfabgabe,
    /// The fewest trumps of a hand that may offer them.
    pub trumpfabgabe_min: u8,
    /// The most trumps of a hand that may offer them.
    pub trumpfabgabe_max: u8,
    /// Whether the aces of diamonds are counted among them.
    pub trumpfabgabe_fuechse: FuchsCount,
    /// Which cards the giver hands over.
    pub trumpfabgabe_cards: GivenCards,
    /// What is said of the cards that are given back.
    pub trumpfabgabe_told: TrumpsTold,
    /// With so many kings a hand may be thrown in.
    pub werfen_kings: Option<u8>,
    /// With so many nines.
    pub werfen_nines: Option<u8>,
    /// With so many nines and kings together.
    pub werfen_nines_and_kings: Option<u8>,
    /// With so many aces and tens.
    pub werfen_volle: Option<u8>,
    /// With so many Augen a hand may be thrown in.
    pub werfen_augen: Option<u16>,
    /// With so few Augen.
    pub werfen_augen_max: Option<u16>,
    /// Without a trump of the normal game above this one.
    pub werfen_no_trump_above: Option<Card>,
    /// With so few trumps.
    pub werfen_trumps_max: Option<u8>,
    /// Whether the aces of diamonds are counted among them.
    pub werfen_trumps_fuechse: FuchsCount,
    /// Whether such a hand must be thrown in.
    pub werfen_mandatory: bool,
    /// When hands are thrown in.
    pub werfen_when: WerfenWhen,
    /// Whether both aces of diamonds can be announced.
    pub schweine: SchweineRule,
    /// Whether they can be in a named solo.
    pub schweine_in_solo: SchweineInSolo,
    /// Which aces they are.
    pub schweine_suit: SchweineSuit,
    /// Which of two tens of hearts wins while there are Schweine.
    pub heart_ten_with_schweine: HeartTenWithSchweine,
    /// The last trick in which the Hochzeiter can find a partner.
    pub hochzeit_limit: u8,
    /// The conditions the Hochzeiter can choose from; the first is the usual one.
    pub hochzeit_conditions: List<HochzeitCondition>,
    /// Which card makes a trick a Fehl or a trump trick.
    pub hochzeit_stich_type: HochzeitStichType,
    /// What becomes of a Hochzeit when the Hochzeiter himself wins a trick that would find his partner.
    pub hochzeit_own_trick: HochzeitOwnTrick,
    /// Whether both queens of clubs may be kept secret.
    pub stilles_solo: StillesSolo,
    /// Which calls there are.
    pub which_calls: CallsAllowed,
    /// When in a trick they may be made.
    pub call_moment: CallMoment,
    /// What the limits of the calls count.
    pub call_timing: CallTiming,
    /// The limits of Re or Kontra, keine 90, keine 60, keine 30, schwarz.
    pub call_limits: [u8; 5],
    /// Those of Kontra, where they are others.
    pub call_limits_kontra: Option<[u8; 5]>,
    /// Whether stages may be left out.
    pub call_skipping: CallSkipping,
    /// How a Hochzeit moves them.
    pub hochzeit_shift: HochzeitShift,
    /// By how many cards a reply to a call may be later than the call could be.
    pub reply_extension: Option<u8>,
    /// Whether a side whose Ansage was only a late reply is barred from Absagen.
    pub absage_needs_timely_ansage: bool,
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
    /// Who gets the points of a failed Absage.
    pub absage_points_if_failed: AbsagePointsIfFailed,
    /// Whether 120 against "keine 90" and the like are worth a point.
    pub reached_against_points: bool,
    /// What is written down when nobody has won.
    pub no_winner_items: NoWinnerItems,
    /// Whether 120 to 120 is worth the point for winning.
    pub point_at_120_120: PointAtEven,
    /// What a game counts that special points turn against its winner.
    pub negative_win: NegativeWin,
    /// Who wins by so many stages more than his side has called loses.
    pub feigheit: Option<u8>,
    /// In which games.
    pub feigheit_scope: FeigheitScope,
    /// The special points that exist.
    pub special_points: List<Sonderpunkt>,
    /// Which trick is a Herzstich.
    pub herzstich: Herzstich,
    /// How two captured jacks of clubs count.
    pub charlie_gefangen_counts: CharlieGefangenCounts,
    /// By what they are captured.
    pub charlie_gefangen_by: CharlieGefangenBy,
    /// Which special points exist in games scored as a solo.
    pub special_points_in_solo: SoloPoints,
    /// In which soli these exist.
    pub special_points_soli: SpecialPointsSoli,
    /// How many points more a game scored as a solo is worth to its winner.
    pub solo_points: u8,
    /// How many times the value of the game the soloist wins or loses.
    pub solo_factor: u8,
    /// Games in a round.
    pub games_per_round: PerTable,
    /// Minutes in a round.
    pub minutes_per_round: PerTable,
    /// After what games count more for a while.
    pub bock_events: List<BockEvent>,
    /// How many games that are.
    pub bock_games: BockLength,
    /// What they are multiplied by.
    pub bock_factor: u8,
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
    /// Whose decided game lessens a serious breach.
    pub decided_game_side: DecidedGameSide,
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
            Some(Solo::Farbe(suit)) if self.farbsolo_pictures => suit,
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

    /// Returns whether there can be Schweine of this seat in a game with this soloist, if it has one.
    #[must_use]
    pub fn schweine_exist(&self, contract: Contract, soloist: Option<Seat>, holder: Seat) -> bool {
        let others_can = contract.solo().is_none() || self.schweine_in_solo == SchweineInSolo::Any;
        self.schwein(contract).is_some() && (others_can || soloist == Some(holder))
    }

    /// Returns which of two copies of this card wins in a game; only ever is it not the first of the ten of hearts.
    #[must_use]
    pub fn copies(&self, card: Card, is_trump: bool, solo: Option<Solo>, schweine: Schweine) -> Copies {
        let first_wins = self.heart_ten_with_schweine == HeartTenWithSchweine::FirstWins;
        let has_own_rule = match self.second_heart_ten_wins {
            SecondHeartTen::Never | SecondHeartTen::WhenTrump => is_trump,
            SecondHeartTen::NormalGame => is_trump && solo.is_none(),
            SecondHeartTen::Always => true,
        };
        if card != Card::HT || !has_own_rule || schweine == Schweine::Announced && first_wins {
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
