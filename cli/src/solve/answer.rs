//! Answers for programs: lines and JSON.

use super::budget::Limit;
use super::question::{Found, Move};
use crate::plays::{self, PlayJson};
use crate::session::Exit;
use game::{BySeat, Position, points_of_seats};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The answer of `doko solve`.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The number of the line, from 1; absent if the position was an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The position in its canonical form.
    position: String,
    /// The Augen that Re still gets with best play, the running trick included.
    #[serde(skip_serializing_if = "Option::is_none")]
    augen: Option<u16>,
    /// Re gets no less of what was asked for; with `--budget`.
    #[serde(skip_serializing_if = "Option::is_none")]
    lo: Option<i32>,
    /// Re gets no more; with `--budget`.
    #[serde(skip_serializing_if = "Option::is_none")]
    hi: Option<i32>,
    /// How many cards were played in the tree; with `--budget`.
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    /// The Augen that are to be reached; with `--threshold`.
    #[serde(skip_serializing_if = "Option::is_none")]
    threshold: Option<u16>,
    /// What Re has won of them before; absent if the position does not say, and then they are counted from here.
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<u16>,
    /// Whether Re reaches the threshold; absent if the budget did not suffice.
    #[serde(skip_serializing_if = "Option::is_none")]
    reaches: Option<bool>,
    /// Whether the budget sufficed; with `--budget` and `--threshold`.
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<bool>,
    /// The Augen of all cards in the hands and on the table.
    augen_in_play: u16,
    /// What Re gets after each card; with `--ask moves`.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<MoveJson>>,
    /// A line of best play; with `--ask line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_line: Option<Vec<PlayJson>>,
    /// What the game is worth to Re if all play for the score; with `--ask points`.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    /// What each seat writes down then.
    #[serde(skip_serializing_if = "Option::is_none")]
    points_of_seats: Option<BySeat<i32>>,
    /// The party whose force was asked for; with `--ask forced`.
    #[serde(skip_serializing_if = "Option::is_none")]
    party: Option<String>,
    /// Whether it can force all remaining tricks.
    #[serde(skip_serializing_if = "Option::is_none")]
    forced: Option<bool>,
}

/// A card that may be played.
#[derive(Debug, Serialize, JsonSchema)]
struct MoveJson {
    /// The card.
    card: String,
    /// What Re gets after it.
    augen: u16,
    /// How many Augen it costs the side to play, against its best card.
    loss: u16,
    /// What the game is worth to Re after it if all play for the score; absent if the position does not say what was won.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    /// A line of best play that begins with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<PlayJson>,
}

impl Found {
    /// Returns the answer in a line that begins with it.
    pub(super) fn line(&self, position: &Position) -> String {
        match self {
            Self::Value(value) => value.to_string(),
            Self::Bounds(bounds) => match bounds.value() {
                Some(value) => value.to_string(),
                None => format!("{}..{}", bounds.lower, bounds.upper),
            },
            Self::Points(bounds, _) => match bounds.value() {
                Some(points) => points.to_string(),
                None => format!("{}..{}", bounds.lower, bounds.upper),
            },
            Self::Reaches(_, None) => "open".to_owned(),
            Self::Moves(best, moves) => {
                let moves: String = moves.iter().map(|Move { card, augen, .. }| format!(" {card}={augen}")).collect();
                format!("{best}{moves}")
            }
            Self::Line(value, line) => format!("{value} line={}", plays::compact(position, line)),
            Self::Forced(_, true) | Self::Reaches(_, Some(true)) => "yes".to_owned(),
            Self::Forced(_, false) | Self::Reaches(_, Some(false)) => "no".to_owned(),
        }
    }

    pub(super) fn answer(&self, position: &Position, number: Option<usize>) -> Answer {
        let mut answer = Answer {
            line: number,
            position: position.to_string(),
            augen_in_play: position.cards().augen_left().0,
            ..Answer::default()
        };
        match self {
            Self::Value(value) => answer.augen = Some(value.0),
            Self::Bounds(bounds) => {
                answer.augen = bounds.value().map(|value| value.0);
                answer.lo = Some(bounds.lower.0.into());
                answer.hi = Some(bounds.upper.0.into());
                answer.nodes = Some(bounds.nodes);
                answer.finished = Some(bounds.value().is_some());
            }
            Self::Reaches(threshold, reaches) => {
                answer.threshold = Some(threshold.augen.0);
                answer.won = threshold.won.map(|won| won.0);
                answer.reaches = *reaches;
                answer.finished = Some(reaches.is_some());
            }
            Self::Moves(best, moves) => {
                answer.augen = Some(best.0);
                let moves = moves.iter().map(|tried| MoveJson {
                    card: tried.card.to_string(),
                    augen: tried.augen.0,
                    loss: tried.loss.0,
                    points: tried.points.map(|points| points.0),
                    line: tried.line.as_ref().map_or_else(Vec::new, |line| plays::json(position, line)),
                });
                answer.moves = Some(moves.collect());
            }
            Self::Line(value, line) => {
                answer.augen = Some(value.0);
                answer.best_line = Some(plays::json(position, line));
            }
            Self::Points(bounds, limit) => {
                answer.points = bounds.value().map(|points| points.0);
                answer.points_of_seats = bounds.value().map(|points| {
                    let points = points_of_seats(position.rules(), position.parties(), points);
                    BySeat::from_fn(|seat| points[seat].0)
                });
                if *limit != Limit::None {
                    answer.lo = Some(bounds.lower.0);
                    answer.hi = Some(bounds.upper.0);
                    answer.nodes = Some(bounds.nodes);
                    answer.finished = Some(bounds.value().is_some());
                }
            }
            Self::Forced(team, forced) => {
                answer.party = Some(team.to_string());
                answer.forced = Some(*forced);
            }
        }
        answer
    }
}

/// Returns how the program ends after an answer that was found before.
pub(super) fn exit_of_json(answer: &Value) -> Exit {
    let no = Value::Bool(false);
    let is_open = !answer["threshold"].is_null() && answer["reaches"].is_null();
    if answer["forced"] == no || answer["reaches"] == no || is_open { Exit::No } else { Exit::Done }
}
