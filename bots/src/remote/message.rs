//! The messages of the protocol, one JSON object a line.

use crate::fault::FaultKind;
use game::rules::VorbehaltKind;
use game::{
    Act, Asked, Augen, BySeat, Call, Card, ChoiceKind, Due, Hand, Order, Outcome, Play, Points, Rules, Seat, Team, View,
};
use notation::{Record, record::Said};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol. It changes when a program that speaks it could fail.
pub const PROTOCOL: u32 = 1;

/// A message to a program.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[non_exhaustive]
pub enum ToBot {
    /// The first message; the program answers it with its own hello.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// Name and version of the sender, such as `doko 0.1.0`.
        program: String,
        /// Time limit of a decision in milliseconds; unlimited if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time_ms: Option<u64>,
    },
    /// A new game begins; everything about the last one may be forgotten. No answer.
    Deal(Box<Deal>),
    /// A decision is wanted.
    Decide(Box<Decide>),
    /// A decision was not accepted, and what was done instead. No answer.
    Error {
        /// The decision it is about.
        id: u64,
        /// `illegal`, `late` or `nonsense`.
        kind: String,
        /// The error in words.
        text: String,
        /// The decision that was made instead.
        instead: String,
    },
    /// The game is over. No answer.
    Result {
        /// Points of each seat.
        points: BySeat<i32>,
        /// The side of each seat, as it turned out.
        parties: BySeat<Team>,
        /// Hand of each seat as it was played, dealt or after an exchange.
        played: BySeat<Vec<Card>>,
        /// The winning side; `null` if neither has won.
        winner: Option<Team>,
        /// The whole game, with the hands of all.
        record: Box<Record>,
    },
    /// The program should end.
    Bye,
}

/// The beginning of a game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Deal {
    /// The program's seat.
    pub seat: Seat,
    /// The dealer; its left neighbour speaks first.
    pub dealer: Seat,
    /// The cards of the seat.
    #[serde(default)]
    pub hand: Vec<Card>,
    /// Seats that still have to play a Pflichtsolo.
    #[serde(default)]
    pub pflichtsolo_open: Vec<Seat>,
    /// The rule set: the name of one of ours, or an object with the options of a rule file under `name`. We send all of
    /// them.
    pub rules: Value,
    /// Seed for random numbers, so that a game can be repeated.
    #[serde(default)]
    pub seed: u64,
    /// Number of the round at this table, from 1: as long as it stays, the same players sit in the other seats. Absent where every game
    /// stands alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
}

/// Kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum What {
    /// Say whether there is a Vorbehalt.
    Say,
    /// Say whether it is of the kind `asked_for`.
    Answer,
    /// Name the Vorbehalt.
    Name,
    /// A bid, a higher one, or `pass`.
    Bid,
    /// Say whether to take the trumps of `giver`.
    Take,
    /// `cards` cards to hand over, all trumps among them, where the giver chooses some, as in `give:DT,SA,CK`.
    HandOver,
    /// `cards` cards to give back to `giver`, as in `return:DT,SA`.
    GiveBack,
    /// Say whether to announce both of `card` as Schweine; during the play, whether to show them with `card`, which is
    /// played.
    Schweine,
    /// A call, or `none`; asked before every card, on turn and off.
    Call,
    /// The call that is due after a rich first trick, or a higher one.
    Pflichtansage,
    /// The next card.
    Card,
    /// A decision that a rule leaves to the seat during the play, by its name; that about Schweine is read as `schweine`.
    #[serde(untagged)]
    Choice(ChoiceKind),
}

impl What {
    /// Returns what is wanted of a seat that is due in the round of Vorbehalte.
    #[must_use]
    pub const fn of(due: Due) -> Self {
        match due {
            Due::Say => Self::Say,
            Due::Answer(_) => Self::Answer,
            Due::Name => Self::Name,
            Due::Bid => Self::Bid,
            Due::Take { .. } => Self::Take,
            Due::Give { .. } => Self::HandOver,
            Due::Return { .. } => Self::GiveBack,
            Due::Schweine { .. } => Self::Schweine,
        }
    }

    /// Returns the word of the protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Say => "say",
            Self::Answer => "answer",
            Self::Name => "name",
            Self::Bid => "bid",
            Self::Take => "take",
            Self::HandOver => "hand_over",
            Self::GiveBack => "give_back",
            Self::Schweine => "schweine",
            Self::Call => "call",
            Self::Pflichtansage => "pflichtansage",
            Self::Card => "card",
            Self::Choice(kind) => kind.name(),
        }
    }
}

/// A decision that is wanted, with everything the seat has seen.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Decide {
    /// The number of the decision, to be repeated in the answer.
    pub id: u64,
    /// Kind of the decision.
    pub what: What,
    /// Every legal decision; for `give_back` only the first thousand.
    #[serde(default)]
    pub legal: Vec<String>,
    /// The kind of Vorbehalt that is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_for: Option<VorbehaltKind>,
    /// Seat whose trumps are offered, or that gets cards back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub giver: Option<Seat>,
    /// Taker of the cards that are to be handed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taker: Option<Seat>,
    /// The card of which both would be Schweine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Number of cards offered, to be handed over or to be given back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<usize>,
    /// Knowledge of the seat about the exchange of a Trumpfabgabe, while the game is being found; later the record has
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<SeenSwap>,
    /// Hand of the seat.
    #[serde(default)]
    pub hand: Vec<Card>,
    /// Words before the first card so far.
    #[serde(default)]
    pub heard: Vec<Said>,
    /// The game so far; absent while it is being found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seen>,
}

/// Knowledge of a seat about an exchange.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeenSwap {
    /// Seat that gave its trumps.
    pub giver: Seat,
    /// Seat that took them.
    pub taker: Seat,
    /// Number of given cards, which is that of returned ones.
    pub cards: usize,
    /// Number of trumps among the given cards, if it was stated, and once cards came back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trumps_given: Option<usize>,
    /// Number of trumps among the returned cards; 0 or 1 if only their presence is stated; absent if nothing is, and
    /// while none came back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trumps_returned: Option<usize>,
    /// The trumps given; absent for who took no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Vec<Card>>,
    /// The cards given back; absent for who took no part, and while none came back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned: Option<Vec<Card>>,
}

/// View of a seat in a game in progress. All but the record follows from it and is there for programs that do not know
/// the rules; we send it, and do not need it from others.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Seen {
    /// The own side; `null` while the seat may still become the partner of a Hochzeiter.
    #[serde(default)]
    pub team: Option<Team>,
    /// The publicly known side of each seat.
    #[serde(default)]
    pub parties: BySeat<Option<Team>>,
    /// Seat that is winning the trick on the table.
    #[serde(default)]
    pub winning: Option<Seat>,
    /// Augen of each seat in complete tricks.
    #[serde(default)]
    pub augen: BySeat<Augen>,
    /// The calls, each with the side it counts for; an Absage names it if the others cannot know it.
    #[serde(default)]
    pub calls: Vec<SeenCall>,
    /// The trumps of the game, from the highest to the lowest.
    #[serde(default)]
    pub trumps: Vec<Card>,
    /// The game as a record in which only the own hand is written; the last trick may be unfinished.
    pub record: Record,
}

/// A call that was made.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeenCall {
    /// Number of cards that all seats had played before.
    pub before_card: u8,
    /// Seat that called.
    pub player: Seat,
    /// The call.
    pub say: Call,
    /// The side it counts for.
    pub team: Team,
}

/// A message from a program.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[non_exhaustive]
pub enum FromBot {
    /// The answer to hello.
    Hello {
        /// The version of the protocol that the program speaks.
        protocol: u32,
        /// Name of the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Decisions that the program wants to make; all if absent. The default is done for the others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decides: Option<Vec<What>>,
        /// The names of the rule sets it plays by; all if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<Vec<String>>,
        /// Times at which it wants to be asked for calls; always if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        calls: Option<AskedForCalls>,
    },
    /// A decision.
    Decision(BotAnswer),
    /// A message made no sense to the program; the default is done instead of its decision.
    Error {
        /// The question it is about, if it could be read so far.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// Description of the error.
        text: String,
    },
}

/// Times at which a program is asked for calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AskedForCalls {
    /// Before every card, on turn and off.
    Always,
    /// Only before it plays a card itself.
    OnTurn,
}

/// A decision.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Answer")]
pub struct BotAnswer {
    /// Id of the question; the last one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// One of the legal decisions, as written there.
    pub decision: String,
}

impl ToBot {
    /// Returns the result of a game.
    #[must_use]
    pub fn result(play: &Play, outcome: &Outcome) -> Self {
        let mut played = BySeat::<Vec<Card>>::default();
        for (seat, card) in outcome.tricks.iter().flat_map(game::Trick::plays) {
            played[seat].push(card);
        }
        Self::Result {
            points: BySeat::from_fn(|seat| {
                let Points(points) = outcome.score.points[seat];
                points
            }),
            parties: BySeat::from_fn(|seat| outcome.parties.team_of(seat)),
            played,
            winner: outcome.score.winner,
            record: Box::new(Record::of(play)),
        }
    }

    /// Returns the message that a decision was not accepted.
    #[must_use]
    pub fn error(id: u64, kind: FaultKind, text: &str, instead: &str) -> Self {
        Self::Error { id, kind: kind.name().to_owned(), text: text.to_owned(), instead: instead.to_owned() }
    }
}

impl Deal {
    /// Returns the beginning of the game for a seat that is asked.
    #[must_use]
    pub fn to_asked(asked: &Asked<'_>, seed: u64) -> Self {
        Self {
            seat: asked.seat(),
            dealer: asked.dealer(),
            hand: sorted(None, asked.hand()),
            pflichtsolo_open: asked.pflichtsolo_open().iter().collect(),
            rules: rules_json(asked.rules()),
            seed,
            round: None,
        }
    }

    /// Returns the beginning of the game for a seat that was not asked before it.
    #[must_use]
    pub fn to_view(view: &View<'_>, seed: u64) -> Self {
        let public = view.public();
        Self {
            seat: view.seat(),
            dealer: public.dealer(),
            hand: Record::of_view(view).hands[view.seat()].clone(),
            pflichtsolo_open: public.pflichtsolo_open().iter().collect(),
            rules: rules_json(public.rules()),
            seed,
            round: None,
        }
    }
}

impl Decide {
    /// Returns the question a seat is asked before the first card.
    #[must_use]
    pub fn of_asked(id: u64, asked: &Asked<'_>, due: Due) -> Self {
        let (asked_for, giver, cards) = match due {
            Due::Say | Due::Name | Due::Bid | Due::Schweine { .. } => (None, None, None),
            Due::Answer(kind) => (Some(kind), None, None),
            Due::Take { giver, trumps } => (None, Some(giver), Some(trumps)),
            Due::Give { cards, .. } => (None, None, Some(cards)),
            Due::Return { giver, cards } => (None, Some(giver), Some(cards)),
        };
        let card = if let Due::Schweine { card } = due { Some(card) } else { None };
        let taker = if let Due::Give { taker, .. } = due { Some(taker) } else { None };
        Self {
            id,
            what: What::of(due),
            legal: asked.options().iter().map(Act::to_string).collect(),
            asked_for,
            giver,
            taker,
            card,
            cards,
            exchange: SeenSwap::of(asked),
            hand: sorted(None, asked.hand()),
            heard: asked.heard().iter().map(|&(player, act)| Said { player, act }).collect(),
            seen: None,
        }
    }

    /// Returns the question a seat is asked during the play.
    #[must_use]
    pub fn of_view(id: u64, view: &View<'_>, what: What, legal: Vec<String>) -> Self {
        let public = view.public();
        Self {
            id,
            what,
            legal,
            asked_for: None,
            giver: None,
            taker: None,
            card: None,
            cards: None,
            exchange: None,
            hand: sorted(Some(public.order()), view.hand()),
            heard: public.heard().iter().map(|&(player, act)| Said { player, act }).collect(),
            seen: Some(Seen {
                team: view.team(),
                parties: public.known(),
                winning: public.trick().owner(),
                augen: public.augen(),
                calls: public
                    .calls()
                    .iter()
                    .map(|called| SeenCall {
                        before_card: called.before_card,
                        player: called.seat,
                        say: called.call,
                        team: called.team,
                    })
                    .collect(),
                trumps: public.order().high_to_low(game::Class::Trump).collect(),
                record: Record::of_view(view),
            }),
        }
    }

    /// Returns the calls as they are listed, with the word for none.
    #[must_use]
    pub fn call_words(calls: &[Call]) -> Vec<String> {
        calls.iter().map(|call| call.name().to_owned()).chain([Self::NO_CALL.to_owned()]).collect()
    }

    /// Answer for no call.
    pub const NO_CALL: &'static str = "none";
}

impl SeenSwap {
    /// Returns what a seat that is asked knows of an exchange; `None` before and without one.
    fn of(asked: &Asked<'_>) -> Option<Self> {
        let list = |hand: Hand| Some(sorted(None, hand));
        if let (Some(taken), Some(Due::Return { giver, cards })) = (asked.taken(), asked.due()) {
            let taker = asked.seat();
            let (given, returned) = (list(taken), None);
            return Some(Self { giver, taker, cards, trumps_given: None, trumps_returned: None, given, returned });
        }
        let seen = asked.seen_exchange()?;
        let own = asked.exchange();
        Some(Self {
            giver: seen.giver,
            taker: seen.taker,
            cards: seen.cards,
            trumps_given: seen.trumps_given,
            trumps_returned: seen.trumps_returned,
            given: own.and_then(|exchange| list(exchange.given)),
            returned: own.and_then(|exchange| list(exchange.returned)),
        })
    }
}

fn sorted(order: Option<&Order>, hand: Hand) -> Vec<Card> {
    match order {
        None => hand.cards().collect(),
        Some(order) => order.arranged(hand).collect(),
    }
}

fn rules_json(rules: &Rules) -> Value {
    notation::rules_file::to_json(rules)
}
