//! Answers for programs: lines and JSON.

use super::budget::Limit;
use super::question::{Found, Known, Move};
use super::text::shown;
use crate::session::Exit;
use api::ErrorAnswer;
use api::plays::{self, PlayAnswer};
use game::{BySeat, Position, points_of_seats};
use schemars::{JsonSchema, schema_for};
use serde::Serialize;
use serde_json::{Value, json};
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
    /// Re gets no less of what was asked for, or the party of `--ask tricks`; with `--budget`, or if it was stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    lo: Option<i32>,
    /// Re or that party gets no more.
    #[serde(skip_serializing_if = "Option::is_none")]
    hi: Option<i32>,
    /// How many cards were played in the tree; with `--budget`, or if it was stopped.
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
    /// Whether the answer is whole: false if the budget was spent or Ctrl-C came before; with `--budget` and
    /// `--threshold`, or if it is false.
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<bool>,
    /// The Augen of all cards in the hands and on the table.
    augen_in_play: u16,
    /// What Re gets after each card; with `--ask moves`.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<MoveJson>>,
    /// A line of best play, as far as it is known; with `--ask line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_line: Option<Vec<PlayAnswer>>,
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
    /// Whether it can force them; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    forced: Option<bool>,
    /// How many of the remaining tricks the party can force; with `--ask tricks`, absent if that is not known.
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
    /// What the game is worth to Re after it if all play for the score; absent after the first trick if the position does not
    /// say what was won.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    /// It is worth no less after it, if the budget did not suffice.
    #[serde(skip_serializing_if = "Option::is_none")]
    points_lo: Option<i32>,
    /// It is worth no more after it, if the budget did not suffice.
    #[serde(skip_serializing_if = "Option::is_none")]
    points_hi: Option<i32>,
    /// A line of best play that begins with it, as far as it is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    line: Vec<PlayAnswer>,
}

impl Found {
    /// Returns the answer in a line that begins with it.
    pub(super) fn line(&self, position: &Position) -> String {
        match &self.answer {
            Known::Value(bounds) => shown(bounds.lower, bounds.upper),
            Known::Points(bounds) => shown(bounds.lower, bounds.upper),
            Known::Moves(best, moves, _) => {
                let moves = moves
                    .iter()
                    .map(|Move { card, bounds, .. }| format!(" {card}={}", shown(bounds.lower, bounds.upper)));
                format!("{}{}", shown(best.lower, best.upper), moves.collect::<String>())
            }
            Known::Line(bounds, line) => {
                let rest = match (self.is_open(position), line.is_empty()) {
                    (false, _) => "",
                    (true, false) => ",..",
                    (true, true) => "..",
                };
                format!("{} line={}{rest}", shown(bounds.lower, bounds.upper), plays::compact_line(position, line))
            }
            Known::Reaches(_, None) | Known::Forced(_, _, None) => "open".to_owned(),
            Known::Forced(_, _, Some(true)) | Known::Reaches(_, Some(true)) => "yes".to_owned(),
            Known::Forced(_, _, Some(false)) | Known::Reaches(_, Some(false)) => "no".to_owned(),
            Known::Tricks(_, bounds) => shown(bounds.lower, bounds.upper),
        }
    }

    pub(super) fn answer(&self, position: &Position, number: Option<usize>) -> Answer {
        let is_open = self.is_open(position);
        let is_limited = self.limit != Limit::None || is_open;
        let mut answer = Answer {
            line: number,
            position: position.to_string(),
            augen_in_play: position.cards().augen_left().0,
            nodes: is_limited.then_some(self.nodes),
            finished: is_limited.then_some(!is_open),
            ..Answer::default()
        };
        let mut bound = |lower: i32, upper: i32| (answer.lo, answer.hi) = (Some(lower), Some(upper));
        match &self.answer {
            Known::Value(bounds) | Known::Line(bounds, _) if is_limited => {
                bound(bounds.lower.0.into(), bounds.upper.0.into());
            }
            Known::Moves(best, ..) if best.value().is_none() => bound(best.lower.0.into(), best.upper.0.into()),
            Known::Points(bounds) if is_limited => bound(bounds.lower.0, bounds.upper.0),
            Known::Tricks(_, bounds) if is_limited => bound(bounds.lower.0.into(), bounds.upper.0.into()),
            _ => {}
        }
        match &self.answer {
            Known::Value(bounds) => answer.augen = bounds.value().map(|value| value.0),
            Known::Reaches(threshold, reaches) => {
                answer.threshold = Some(threshold.augen.0);
                answer.won = threshold.won.map(|won| won.0);
                answer.reaches = *reaches;
                answer.finished = Some(!is_open);
            }
            Known::Moves(best, moves, _) => {
                answer.augen = best.value().map(|value| value.0);
                answer.moves = Some(moves.iter().map(|tried| MoveJson::new(position, tried)).collect());
            }
            Known::Line(bounds, line) => {
                answer.augen = bounds.value().map(|value| value.0);
                answer.best_line = Some(plays::line_answer(position, line));
            }
            Known::Points(bounds) => {
                answer.points = bounds.value().map(|points| points.0);
                answer.points_of_seats = bounds.value().map(|points| {
                    let points = points_of_seats(position.rules(), position.parties(), points);
                    BySeat::from_fn(|seat| points[seat].0)
                });
            }
            Known::Forced(team, at_least, forced) => {
                answer.party = Some(team.to_string());
                answer.at_least = *at_least;
                answer.forced = *forced;
            }
            Known::Tricks(team, bounds) => {
                answer.party = Some(team.to_string());
                answer.tricks = bounds.value().map(|tricks| tricks.0.into());
            }
        }
        answer
    }
}

impl MoveJson {
    fn new(position: &Position, tried: &Move) -> Self {
        let open = tried.bounds.value().is_none();
        let open_points = tried.points.filter(|points| points.value().is_none());
        Self {
            card: tried.card.to_string(),
            augen: tried.bounds.value().map(|value| value.0),
            lo: open.then_some(tried.bounds.lower.0),
            hi: open.then_some(tried.bounds.upper.0),
            loss: tried.loss.map(|loss| loss.0),
            points: tried.points.and_then(Bounds::value).map(|points| points.0),
            points_lo: open_points.map(|points| points.lower.0),
            points_hi: open_points.map(|points| points.upper.0),
            line: plays::line_answer(position, &tried.line),
        }
    }
}

/// Returns whether a line is an answer, or says why there is none, by the names of its fields.
pub(crate) fn is_answer(line: &str) -> bool {
    let fields = |schema: &Value, value: &Value| {
        let known = &schema["properties"];
        value.as_object().is_some_and(|object| object.keys().all(|name| known.get(name).is_some()))
    };
    let is_one = |value: &Value| {
        value["position"].is_string() && fields(&json!(schema_for!(Answer)), value)
            || value["error"].is_string() && fields(&json!(schema_for!(ErrorAnswer)), value)
    };
    serde_json::from_str(line).is_ok_and(|value| is_one(&value))
}

/// Returns how the program ends after an answer that was found before.
pub(super) fn exit_of_json(answer: &Value) -> Exit {
    let is_no = answer["forced"] == false || answer["reaches"] == false;
    // An open question with yes or no has no bounds.
    let is_yes_or_no = !answer["threshold"].is_null() || !answer["party"].is_null() && answer["lo"].is_null();
    let is_open = answer["finished"] == false && is_yes_or_no;
    if is_no || is_open { Exit::No } else { Exit::Done }
}
