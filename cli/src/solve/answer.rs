//! Answers for programs: lines and JSON.

use super::budget::Limit;
use super::question::{Found, Move};
use crate::plays::{self, PlayJson};
use crate::session::Exit;
use game::{BySeat, Position, points_of_seats};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use solver::Bounds;

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
    /// How many of the remaining tricks it is to force; all if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<usize>,
    /// Whether it can force them.
    #[serde(skip_serializing_if = "Option::is_none")]
    forced: Option<bool>,
    /// How many of the remaining tricks the party can force; with `--ask tricks`.
    #[serde(skip_serializing_if = "Option::is_none")]
    tricks: Option<usize>,
}

/// A card that may be played.
#[derive(Debug, Serialize, JsonSchema)]
struct MoveJson {
    /// The card.
    card: String,
    /// What Re gets after it; absent if the budget did not suffice.
    #[serde(skip_serializing_if = "Option::is_none")]
    augen: Option<u16>,
    /// Re gets no less after it, if the budget did not suffice.
    #[serde(skip_serializing_if = "Option::is_none")]
    lo: Option<u16>,
    /// Re gets no more after it, if the budget did not suffice.
    #[serde(skip_serializing_if = "Option::is_none")]
    hi: Option<u16>,
    /// How many Augen it costs the side to play, against its best card; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<u16>,
    /// What the game is worth to Re after it if all play for the score; absent if the position does not say what was won.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    /// A line of best play that begins with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    line: Vec<PlayJson>,
}

impl Found {
    /// Returns the answer in a line that begins with it.
    pub(super) fn line(&self, position: &Position) -> String {
        match self {
            Self::Value(value) => value.to_string(),
            Self::Bounds(bounds) => shown(bounds),
            Self::Points(bounds, _) => match bounds.value() {
                Some(points) => points.to_string(),
                None => format!("{}..{}", bounds.lower, bounds.upper),
            },
            Self::Reaches(_, None) => "open".to_owned(),
            Self::Moves(best, moves) => {
                let moves = moves.iter().map(|Move { card, bounds, .. }| format!(" {card}={}", shown(bounds)));
                format!("{}{}", shown(best), moves.collect::<String>())
            }
            Self::Line(value, line) => format!("{value} line={}", plays::compact(position, line)),
            Self::Forced(_, _, true) | Self::Reaches(_, Some(true)) => "yes".to_owned(),
            Self::Forced(_, _, false) | Self::Reaches(_, Some(false)) => "no".to_owned(),
            Self::Tricks(_, tricks) => tricks.to_string(),
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
                answer.augen = best.value().map(|value| value.0);
                if best.value().is_none() {
                    (answer.lo, answer.hi) = (Some(best.lower.0.into()), Some(best.upper.0.into()));
                }
                let open = |bounds: &Bounds| bounds.value().is_none();
                let moves = moves.iter().map(|tried| MoveJson {
                    card: tried.card.to_string(),
                    augen: tried.bounds.value().map(|value| value.0),
                    lo: open(&tried.bounds).then_some(tried.bounds.lower.0),
                    hi: open(&tried.bounds).then_some(tried.bounds.upper.0),
                    loss: tried.loss.map(|loss| loss.0),
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
                if *limit != Limit::None || bounds.value().is_none() {
                    answer.lo = Some(bounds.lower.0);
                    answer.hi = Some(bounds.upper.0);
                    answer.nodes = Some(bounds.nodes);
                    answer.finished = Some(bounds.value().is_some());
                }
            }
            Self::Forced(team, at_least, forced) => {
                answer.party = Some(team.to_string());
                answer.at_least = *at_least;
                answer.forced = Some(*forced);
            }
            Self::Tricks(team, tricks) => {
                answer.party = Some(team.to_string());
                answer.tricks = Some(*tricks);
            }
        }
        answer
    }
}

/// Returns the value, or the bounds.
fn shown(bounds: &Bounds) -> String {
    match bounds.value() {
        Some(value) => value.to_string(),
        None => format!("{}..{}", bounds.lower, bounds.upper),
    }
}

/// Returns how the program ends after an answer that was found before.
pub(super) fn exit_of_json(answer: &Value) -> Exit {
    let no = Value::Bool(false);
    let is_open = !answer["threshold"].is_null() && answer["reaches"].is_null();
    if answer["forced"] == no || answer["reaches"] == no || is_open { Exit::No } else { Exit::Done }
}
