//! A whole game written down: rule set, dealer, hands, Vorbehalte, calls with their moment, cards in order.
//!
//! A [`Record`] is plain data that may say anything. [`check`] reports every breach of a rule in it, [`resume`] gives
//! the game as far as it was played, [`replay`] what came of it. There are two forms that hold the same: JSON (feature
//! `serde`) and a text that a person can type and read, [`parse_record`] and `Display`:
//!
//! ```text
//! rules=ddv dealer=W game=hochzeit reservation=hochzeit hochzeiter=E
//! players Anna, Bert, Clara, Dirk
//! N: CJ DQ DQ DA DT CT CT CK C9 SA SK S9
//! E: ..
//! vorbehalte N:gesund E:vorbehalt S:gesund W:gesund E:hochzeit
//! 1 N: CJ HT D9 DT
//! 2 E: HJ SQ HQ DA
//! 3 S: N:kontra! S9 SK S9 SQ
//! 4 W: HQ N:early:CQ
//! ```
//!
//! What else happened at the table is an [`Incident`]: a card out of turn, cards that fell, a game cut short. Its
//! [`Moment`] lies between two actions, and so does that of a claim.
//!
//! The field names are those of the rule-book vectors, so the input of a vector of the kind `game` is a record once its
//! rule set is named.
//!
//! # Examples
//! ```
//! use game::Rules;
//! use doko_notation::record::{check, parse_record};
//!
//! let record = parse_record(
//!     "dealer=W
//!      N: HT CQ SQ DQ CJ SJ DA DT CA CT SA HA
//!      E: HT CQ SQ DQ CJ SJ DA DT CA CT SA HA
//!      S: HQ HQ HJ HJ DJ DJ DK DK CK CK SK HK
//!      W: ST ST SA SA D9 D9 C9 C9 S9 S9 H9 H9
//!      1 N: CQ HT DK D9",
//! )?;
//! let found: Vec<String> = check(&record, &Rules::DDV).iter().map(ToString::to_string).collect();
//! assert_eq!(found, ["SA appears four times: N, E, W, W (DDV A.1)"]);
//! # Ok::<(), doko_notation::record::ParseRecordError>(())
//! ```

mod begin;
mod breach;
mod check;
mod happening;
mod incident;
mod incidents;
mod json;
mod moment;
pub(crate) mod players;
mod read;
mod timeline;
mod word;
mod write;

pub use begin::hear;
pub use breach::{Breach, Fault};
pub use check::{Breaches, check, replay, resume, schweine_fate};
pub use incident::{ClaimOrder, Deed, Incident, LastTrick, ParseDeedError};
pub use json::schema;
pub use moment::{Moment, ParseMomentError};
pub use players::is_player_name;
pub use read::{ParseRecordError, parse_record};
pub use timeline::{Event, Step, is_corrected_at_once, said_together_with};

use game::{
    Act, BySeat, Call, Card, Exchange, GameName, Hand, Klaerung, Named, Occasion, Play, Public, SchweineHolders, Seat,
    Spielfindung, Team, View,
    rules::{HochzeitCondition, VorbehaltKind},
};

/// A game written down, unchecked. What is `None` or empty was not written down.
///
/// Reading JSON, fields with other names are ignored.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Record {
    /// The name of the rule set, one word.
    #[serde(default, deserialize_with = "json::one_word", skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The names of the players, each valid by [`is_player_name`].
    #[serde(default, with = "players::json", skip_serializing_if = "players::are_unnamed")]
    #[schemars(with = "std::collections::BTreeMap<Seat, Option<String>>")]
    pub players: BySeat<Option<String>>,
    /// The dealer; his left neighbour is asked and leads first.
    pub dealer: Seat,
    /// The dealt hand of each seat, in any order.
    pub hands: BySeat<Vec<Card>>,
    /// The game that is played. A game whose cards have the order of the normal game may be called `normal` if
    /// `reservation` says what it is.
    pub game: GameName,
    /// The Vorbehalt that is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reservation: Option<VorbehaltKind>,
    /// The player of a named solo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soloist: Option<Seat>,
    /// The player who named a Hochzeit; if absent, the holder of both queens of clubs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hochzeiter: Option<Seat>,
    /// The trick that finds his partner; if absent, the first one that another player wins.
    #[serde(default, alias = "condition", skip_serializing_if = "Option::is_none")]
    pub hochzeit_condition: Option<HochzeitCondition>,
    /// The number of the trick that found the partner, or in which the search ended; checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clarifying_trick: Option<u8>,
    /// The holders of announced Schweine, and of those above them.
    #[serde(flatten)]
    pub schweine: SchweineHolders,
    /// The number of cards played when the holder announced his Schweine, if he did so before the first and could have
    /// kept them to himself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schweine_said: Option<u8>,
    /// The giver of trumps in a Trumpfabgabe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub giver: Option<Seat>,
    /// Seat that took them.
    #[serde(default, alias = "partner", skip_serializing_if = "Option::is_none")]
    pub taker: Option<Seat>,
    /// The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Vec<Card>>,
    /// The cards given back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned: Option<Vec<Card>>,
    /// The number of exchanged cards, for those who do not know which; checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchanged: Option<u8>,
    /// The number of trumps given, where everybody learns it; checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trumps_given: Option<u8>,
    /// The number of trumps among the returned cards, which everybody learns; checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trumps_returned: Option<u8>,
    /// The members of Re; checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<Vec<Seat>>,
    /// The players with an outstanding Pflichtsolo.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pflichtsolo_open: Vec<Seat>,
    /// The player forced to play his Pflichtsolo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vorfuehren: Option<Seat>,
    /// Everything that was said before the first card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vorbehalte: Option<Vec<Said>>,
    /// The calls.
    #[serde(default)]
    pub announcements: Vec<Announcement>,
    /// The tricks; the last one may be unfinished.
    #[serde(default)]
    pub tricks_played: Vec<PlayedTrick>,
    /// Further incidents, in the order of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<Incident>,
}

/// Something that was said or done before the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Said {
    /// Seat that spoke.
    pub player: Seat,
    /// Its word or act.
    pub act: Act,
}

/// A call with its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Announcement {
    /// The number of cards played by all.
    pub before_card: u16,
    /// Seat that called.
    pub player: Seat,
    /// The call.
    pub say: Call,
    /// The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
    /// only where the hand of the caller is not written; checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<Team>,
    /// Whether it was said at the same time as the call before it in the list.
    #[serde(default, skip_serializing_if = "Timing::is_later")]
    pub timing: Timing,
}

/// The time of a call, compared with the call before it in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Timing {
    /// After the previous call.
    #[default]
    Later,
    /// Together with the previous call (referees' handbook 3.5.10).
    Together,
}

impl Timing {
    /// Returns whether the call came after the one before it, as calls usually do.
    #[must_use]
    pub const fn is_later(&self) -> bool {
        matches!(self, Self::Later)
    }
}

/// A trick as it was played.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct PlayedTrick {
    /// Leader of the trick.
    pub lead: Seat,
    /// The cards, the led one first.
    pub cards: Vec<Card>,
}

impl Record {
    /// Returns the record of a game of which nothing is written down but who dealt, what each seat was dealt and what is played.
    #[must_use]
    pub fn empty(dealer: Seat, hands: BySeat<Vec<Card>>, game: GameName) -> Self {
        Self {
            rules: None,
            players: BySeat::default(),
            dealer,
            hands,
            game,
            reservation: None,
            soloist: None,
            hochzeiter: None,
            hochzeit_condition: None,
            clarifying_trick: None,
            schweine: SchweineHolders::NONE,
            schweine_said: None,
            giver: None,
            taker: None,
            given: None,
            returned: None,
            exchanged: None,
            trumps_given: None,
            trumps_returned: None,
            re: None,
            pflichtsolo_open: Vec::new(),
            vorfuehren: None,
            vorbehalte: None,
            announcements: Vec::new(),
            tricks_played: Vec::new(),
            incidents: Vec::new(),
        }
    }

    /// Writes down a game as far as it was played.
    #[must_use]
    pub fn of(play: &Play) -> Self {
        Self::write(play.public(), *play.deal().hands(), play.exchange(), play.log())
    }

    /// Writes down what one seat knows of a game: the hands of the others stay empty, and so do the cards of an exchange
    /// in which the seat took no part.
    ///
    /// # Information
    /// Shows no more than the view.
    #[must_use]
    pub fn of_view(view: &View<'_>) -> Self {
        let mut dealt = view.hand();
        let own = view.public().plays().filter(|&(seat, _)| seat == view.seat());
        own.for_each(|(_, card)| dealt.add(card));
        if let Some(exchange) = view.exchange() {
            let (lost, got) = if view.seat() == exchange.giver {
                (exchange.given, exchange.returned)
            } else {
                (exchange.returned, exchange.given)
            };
            // The same card may have gone to and fro.
            dealt = Card::all()
                .flat_map(|card| std::iter::repeat_n(card, dealt.count(card) + lost.count(card) - got.count(card)))
                .collect();
        }
        let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
        hands[view.seat()] = dealt;
        let public = view.public();
        let mut record = Self::write(public, hands, view.exchange(), public.heard());
        // Hidden hands do not tell these things again.
        if let (None, Some(seen)) = (view.exchange(), public.exchange()) {
            record.exchanged = Some(seen.cards as u8);
            record.trumps_given = seen.trumps_given.map(|trumps| trumps as u8);
            record.trumps_returned = seen.trumps_returned.map(|trumps| trumps as u8);
        }
        if matches!(public.game().named, Named::Normal) {
            for (announcement, called) in record.announcements.iter_mut().zip(public.calls()) {
                announcement.team = called.call.team().is_none().then_some(called.team);
            }
        }
        record
    }

    /// Writes down what one seat knows while the game is being found: its hand, and what was said so far.
    ///
    /// # Information
    /// Shows no other hand.
    #[must_use]
    pub fn of_round(round: &Spielfindung, seat: Seat) -> Self {
        let own: Vec<Card> = round.hands()[seat].cards().collect();
        let said = round.log().iter().map(|&(player, act)| Said { player, act }).collect();
        let hands = BySeat::from_fn(|other| if other == seat { own.clone() } else { Vec::new() });
        Self {
            rules: Some(round.rules().name.clone().into_owned()),
            pflichtsolo_open: round.pflichtsolo_open().iter().collect(),
            vorbehalte: Some(said),
            ..Self::empty(round.deal().dealer(), hands, GameName::Normal)
        }
    }

    fn write(public: &Public, hands: BySeat<Hand>, exchange: Option<&Exchange>, log: &[(Seat, Act)]) -> Self {
        let sorted = |hand: Hand| -> Vec<Card> { public.order().arranged(hand).collect() };
        let hands = BySeat::from_fn(|seat| sorted(hands[seat]));
        let mut record = Self {
            rules: Some(public.rules().name.clone().into_owned()),
            reservation: public.game().kind(),
            clarifying_trick: public.klaerung().and_then(Klaerung::trick),
            schweine: public.game().schweine,
            schweine_said: public.schweine_said(),
            given: exchange.map(|exchange| sorted(exchange.given)),
            returned: exchange.map(|exchange| sorted(exchange.returned)),
            pflichtsolo_open: public.pflichtsolo_open().iter().collect(),
            ..Self::empty(public.dealer(), hands, public.game().contract().into())
        };
        match public.game().named {
            Named::Normal => {}
            Named::Hochzeit { hochzeiter, condition } => {
                record.hochzeiter = Some(hochzeiter);
                record.hochzeit_condition = Some(condition);
            }
            Named::Trumpfabgabe { giver, taker } => (record.giver, record.taker) = (Some(giver), Some(taker)),
            Named::Solo { soloist, occasion, .. } => {
                record.soloist = Some(soloist);
                record.vorfuehren = (occasion == Occasion::Vorgefuehrt).then_some(soloist);
            }
        }
        if !log.is_empty() {
            record.vorbehalte = Some(log.iter().map(|&(player, act)| Said { player, act }).collect());
        }
        record.announcements = public
            .calls()
            .iter()
            .map(|called| Announcement {
                before_card: u16::from(called.before_card),
                player: called.seat,
                say: called.call,
                team: None,
                timing: Timing::Later,
            })
            .collect();
        let tricks = public.tricks().iter().chain([public.trick()]).filter(|trick| !trick.is_empty());
        record.tricks_played =
            tricks.map(|trick| PlayedTrick { lead: trick.leader(), cards: trick.cards().to_vec() }).collect();
        record
    }

    /// Returns every card played, in order, with the number of its trick from 1 and the seat that played it.
    pub fn plays(&self) -> impl Iterator<Item = (usize, Seat, Card)> {
        (1..).zip(&self.tricks_played).flat_map(|(number, trick)| {
            (0..).zip(&trick.cards).map(move |(steps, &card)| (number, trick.lead.plus(steps), card))
        })
    }
}
