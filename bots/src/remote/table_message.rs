//! The messages between us and a program that keeps the table, one JSON object a line.

use crate::remote::message::{BotAnswer, Decide};
use game::{BySeat, Card, Seat};
use notation::Record;
use notation::record::Said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message to a program that keeps a table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[non_exhaustive]
pub enum ToTable {
    /// The first message; the program answers it with its own hello.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// Name and version of the sender, such as `doko 0.1.0`.
        program: String,
    },
    /// A game to be played now.
    Game(Box<GuestGame>),
    /// The answer to a question.
    Decision(BotAnswer),
    /// The program should end.
    Bye,
}

/// A game in which one seat is ours and the table has players of its own for the three others.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GuestGame {
    /// Number of the game for this program, from 0.
    pub id: u64,
    /// Our seat.
    pub seat: Seat,
    /// The dealer; its left neighbour speaks and leads first.
    pub dealer: Seat,
    /// The cards of every seat.
    pub hands: BySeat<Vec<Card>>,
    /// The rule set: its name and all its options.
    pub rules: Value,
    /// `everything`, or `cards`: then all are gesund and nobody calls, but where the rules demand it.
    pub scope: String,
    /// Seed for the random numbers of the table's players.
    pub seed: u64,
}

/// A message from a program that keeps a table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[non_exhaustive]
pub enum FromTable {
    /// The answer to hello.
    Hello(TableHello),
    /// The beginning of the game for our seat, as a table sends it to a program. It says nothing new and may be left out.
    Deal {
        /// The seat.
        seat: Seat,
        /// The dealer.
        #[serde(default)]
        dealer: Option<Seat>,
        /// The cards of the seat.
        #[serde(default)]
        hand: Vec<Card>,
    },
    /// A decision of our seat is wanted.
    Decide(Box<Decide>),
    /// A decision was not accepted, or the game cannot be played; the match ends.
    Error {
        /// The question it is about.
        #[serde(default)]
        id: Option<u64>,
        /// Description of the error.
        text: String,
    },
    /// The game is over.
    Result(Box<TableResult>),
    /// The game was not played: the rules let the cards be dealt again.
    Redeal {
        /// Everything that was said.
        vorbehalte: Vec<Said>,
    },
}

/// What a program that keeps a table says of itself.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct TableHello {
    /// The version of the protocol that it speaks.
    pub protocol: u32,
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The names of the rule sets it plays by; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<String>>,
    /// The scopes it plays, such as `["cards"]`; both if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<String>>,
    /// Time limit of a decision of our seat in milliseconds; unlimited if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
}

/// A game as a table says it was played.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableResult {
    /// The whole game, with the hands of all.
    pub record: Record,
    /// The points of each seat, if the table scores: then they are compared with ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<BySeat<i32>>,
}
