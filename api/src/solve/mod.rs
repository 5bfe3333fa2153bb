//! What is a position worth if all play as well as possible with open cards?

mod find;
mod words;

#[cfg(feature = "arguments")]
use crate::arguments::{Wrong, checked, parse_team};
use crate::context::Context;
use crate::error::{Error, Source};
use crate::host::{self, Host, Nobody};
use crate::plays::{self, PlayAnswer};
use crate::question;
pub use find::{Found, KnownValue, Move, Threshold, is_part};
use game::rules::Sonderpunkt;
use game::{Augen, BySeat, Card, ItemKind, Position, Rules, Team, WhichTrick, points_of_seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solver::{Bounds, Config, Limits, Watching};
use text::{Message, message};
pub use words::{line_rows, shown};

/// Question about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The Augen that Re still gets.
    Value,
    /// Whether Re reaches this number of Augen.
    Reaches(Augen),
    /// Augen that Re gets after each card that may be played.
    Moves(Details),
    /// A line of best play.
    Line,
    /// Value of the game for Re in Points, with these special points of earlier tricks.
    Points(Vec<(Sonderpunkt, Team)>),
    /// Whether the side can force all remaining tricks, or at least this number.
    Forced(Team, Option<usize>),
    /// Number of the remaining tricks that the side can force.
    Tricks(Team),
}

/// Whether the answer includes the points and the best line after each card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Details {
    /// It does; the special points of earlier tricks were these.
    Wanted(Vec<(Sonderpunkt, Team)>),
    /// It does not.
    Unwanted,
}

/// Asks what a position is worth.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "arguments", derive(clap::Args))]
pub struct SolveQuestion {
    /// The position, in one line.
    #[cfg_attr(feature = "arguments", arg(skip))]
    pub position: String,
    /// Kind of the question.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(id = "ask", long = "ask", value_enum, default_value_t))]
    pub what: What,
    /// With `forced` and `tricks`: the side that forces them; Re if absent.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long, value_parser = parse_team))]
    pub party: Option<Team>,
    /// With `forced`: least number of the remaining tricks to force; all if absent.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long))]
    pub at_least: Option<usize>,
    /// With `threshold`: number of Augen for Re to reach, in the whole game if the position states earlier gains,
    /// otherwise from here on.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long, conflicts_with = "ask", value_parser = parse_threshold))]
    pub threshold: Option<u16>,
    /// With `points` and `moves`: special points of earlier tricks, such as `fuchs:re`.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(long, value_delimiter = ',', value_parser = checked(earned)))]
    pub earned: Vec<String>,
    /// The most cards to play in the tree; the bounds at that point are the answer.
    #[serde(default)]
    #[cfg_attr(feature = "arguments", arg(skip))]
    pub nodes: Option<u64>,
}

/// Kind of a question about a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "arguments", derive(clap::ValueEnum))]
pub enum What {
    /// The Augen that Re still gets.
    #[default]
    Value,
    /// That, and what Re gets after each card that may be played.
    Moves,
    /// That, and a line of best play.
    Line,
    /// Value of the game for Re if all play for the score.
    Points,
    /// Whether the side can force all remaining tricks.
    Forced,
    /// Number of remaining tricks that the side can force.
    Tricks,
    /// Whether Re reaches the Augen of `threshold`.
    #[cfg_attr(feature = "arguments", value(skip))]
    Threshold,
}

impl question::Question for SolveQuestion {
    const NAME: &'static str = "solve";
    type Answer = SolveAnswer;

    fn answer(self, context: &Context) -> Result<SolveAnswer, Error> {
        self.answer_for(context, &mut Nobody)
    }

    fn answer_for(self, context: &Context, host: &mut dyn Host) -> Result<SolveAnswer, Error> {
        let position = context.position(&Source::of_question(self.position.as_str()))?;
        let (ask, nodes) = (self.ask()?, context.most.nodes_of(self.nodes));
        host::search(Self::NAME, (nodes, &context.stop), host, |limits, watch| {
            answer(&position, &ask, &Config::default(), limits, watch)
        })
    }
}

impl SolveQuestion {
    /// Returns the first field that is given and does not belong to the kind of the question, with the kinds it belongs to.
    #[must_use]
    pub fn unasked(&self) -> Option<(&'static str, &'static [What])> {
        let fields: [(bool, &str, &[What]); 4] = [
            (self.at_least.is_some(), "at_least", &[What::Forced]),
            (self.party.is_some(), "party", &[What::Forced, What::Tricks]),
            (!self.earned.is_empty(), "earned", &[What::Points, What::Moves]),
            (self.threshold.is_some(), "threshold", &[What::Threshold]),
        ];
        let mut unasked = fields.into_iter().filter(|(is_given, _, kinds)| *is_given && !kinds.contains(&self.what));
        unasked.next().map(|(_, field, kinds)| (field, kinds))
    }

    /// Returns the question as the solver is asked.
    ///
    /// # Errors
    /// A field may not belong to the kind of the question, or have no meaning.
    pub fn ask(&self) -> Result<Ask, Error> {
        if let Some((field, _)) = self.unasked() {
            return Err(Error::new(message!("solve-field-unasked", field)));
        }
        let earned = self.earned.iter().map(|text| earned(text).map_err(Error::new)).collect::<Result<Vec<_>, _>>()?;
        let team = self.party.unwrap_or(Team::Re);
        Ok(match self.what {
            What::Value => Ask::Value,
            What::Moves => Ask::Moves(Details::Wanted(earned)),
            What::Line => Ask::Line,
            What::Points => Ask::Points(earned),
            What::Forced => Ask::Forced(team, self.at_least),
            What::Tricks => Ask::Tricks(team),
            What::Threshold => {
                let augen = self.threshold.filter(|&augen| augen <= Augen::DECK.0);
                Ask::Reaches(Augen(augen.ok_or_else(|| Error::new(expected_threshold()))?))
            }
        })
    }
}

/// Returns what to write for a number of Augen to be reached.
fn expected_threshold() -> Message {
    message!("solve-expected-threshold", most = Augen::DECK.0)
}

#[cfg(feature = "arguments")]
fn parse_threshold(text: &str) -> Result<u16, Wrong> {
    let augen = text.parse().ok().filter(|&augen| augen <= Augen::DECK.0);
    augen.ok_or_else(|| expected_threshold().into())
}

/// Reads a special point of an earlier trick and whose it is, such as `fuchs:re`.
///
/// # Errors
/// Returns what to write.
pub fn earned(text: &str) -> Result<(Sonderpunkt, Team), Message> {
    // What only the last trick or the winner earns was not earned before.
    let is_early = |point| Rules::DDV.trick_point(point).is_some_and(|row| row.only != Some(WhichTrick::Last));
    let text = text.to_lowercase();
    let (point, party) = text.split_once(':').unwrap_or((&text, ""));
    let mut known = Sonderpunkt::ALL.into_iter().filter(|&point| point.is_of_call() || is_early(point));
    let point = known.find(|&known| ItemKind::Sonder(known).name() == point.trim());
    let team = Team::ALL.into_iter().find(|team| team.name() == party.trim());
    point.zip(team).ok_or_else(|| message!("solve-expected-earned"))
}

/// Answers a question about a position, as far as the limits allow; `watch` receives the events of the search.
///
/// # Errors
/// A question about points has no answer if the position does not say what was won before.
pub fn answer(
    position: &Position,
    ask: &Ask,
    config: &Config,
    limits: Limits<'_>,
    watch: &mut Watching<'_>,
) -> Result<SolveAnswer, Error> {
    let found = Found::new(position, ask, config, limits, watch)?;
    Ok(SolveAnswer::new(found, limits))
}

/// Answer to a question about a position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SolveAnswer {
    /// The position in its canonical form.
    pub position: String,
    /// The Augen that Re still gets with best play, the running trick included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub augen: Option<u16>,
    /// Lower bound of the value for Re, or for the side of a question about tricks; with a limit, or if it was stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lo: Option<i32>,
    /// Upper bound of that value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hi: Option<i32>,
    /// Number of cards played in the tree; with a limit, or if it was stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The Augen that are to be reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threshold: Option<u16>,
    /// Augen of the threshold that Re has won before; absent if the position does not state them, and then it counts
    /// from here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<u16>,
    /// Whether Re reaches the threshold; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaches: Option<bool>,
    /// Whether the answer is complete: false if the limit was reached or the search was stopped before. Present with a
    /// limit and a threshold, or if it is false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<bool>,
    /// The Augen of all cards in the hands and on the table.
    pub augen_in_play: u16,
    /// Augen that Re gets after each card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveAnswer>>,
    /// A line of best play, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_line: Option<Vec<PlayAnswer>>,
    /// Value of the game for Re if all play for the score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// Points of each seat then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_of_seats: Option<BySeat<i32>>,
    /// The side of a question about tricks: re or kontra.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub party: Option<Team>,
    /// Number of the remaining tricks to force; all if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<usize>,
    /// Whether it can force them; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forced: Option<bool>,
    /// Number of the remaining tricks that the side can force; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<usize>,
    /// Data that only the text needs.
    #[serde(skip)]
    found: Found,
}

/// A card that may be played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MoveAnswer {
    /// The card.
    pub card: Card,
    /// Augen that Re gets after it; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub augen: Option<u16>,
    /// Re gets no less after it, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lo: Option<u16>,
    /// Re gets no more after it, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hi: Option<u16>,
    /// Augen that the side to play loses by it, against its best card; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<u16>,
    /// Value of the game for Re after it if all play for the score; absent after the first trick if the position does
    /// not state earlier gains.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// It is worth no less after it, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_lo: Option<i32>,
    /// It is worth no more after it, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_hi: Option<i32>,
    /// A line of best play that begins with it, as far as it is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<PlayAnswer>,
}

impl SolveAnswer {
    fn new(found: Found, limits: Limits<'_>) -> Self {
        let is_limited = limits.nodes.is_some() || limits.deadline().is_some() || found.is_open();
        let mut answer = Self::empty(found);
        let Found { position, known, nodes } = answer.found.clone();
        if is_limited {
            (answer.nodes, answer.finished) = (Some(nodes), Some(!answer.found.is_open()));
            answer.set_bounds(&known);
        }
        match known {
            KnownValue::Value(bounds) => answer.augen = bounds.value().map(|value| value.0),
            KnownValue::Reaches(threshold, reaches) => {
                answer.threshold = Some(threshold.augen.0);
                answer.won = threshold.won.map(|won| won.0);
                answer.reaches = reaches;
                answer.finished = Some(reaches.is_some());
            }
            KnownValue::Moves(best, moves, _) => {
                answer.augen = best.value().map(|value| value.0);
                answer.moves = Some(moves.iter().map(|tried| MoveAnswer::new(&position, tried)).collect());
            }
            KnownValue::Line(bounds, line) => {
                answer.augen = bounds.value().map(|value| value.0);
                answer.best_line = Some(plays::line_answer(&position, &line));
            }
            KnownValue::Points(bounds) => {
                answer.points = bounds.value().map(|points| points.0);
                answer.points_of_seats = bounds.value().map(|points| {
                    let points = points_of_seats(position.parties(), points);
                    BySeat::from_fn(|seat| points[seat].0)
                });
            }
            KnownValue::Forced(team, at_least, forced) => {
                (answer.party, answer.at_least, answer.forced) = (Some(team), at_least, forced);
            }
            KnownValue::Tricks(team, bounds) => {
                answer.party = Some(team);
                answer.tricks = bounds.value().map(|tricks| tricks.0.into());
            }
        }
        answer
    }

    fn empty(found: Found) -> Self {
        Self {
            position: found.position.to_string(),
            augen: None,
            lo: None,
            hi: None,
            nodes: None,
            threshold: None,
            won: None,
            reaches: None,
            finished: None,
            augen_in_play: found.position.cards().augen_left().0,
            moves: None,
            best_line: None,
            points: None,
            points_of_seats: None,
            party: None,
            at_least: None,
            forced: None,
            tricks: None,
            found,
        }
    }

    fn set_bounds(&mut self, known: &KnownValue) {
        let mut set = |lower: i32, upper: i32| (self.lo, self.hi) = (Some(lower), Some(upper));
        match known {
            KnownValue::Value(bounds) | KnownValue::Line(bounds, _) => {
                set(bounds.lower.0.into(), bounds.upper.0.into());
            }
            KnownValue::Moves(best, ..) if best.value().is_none() => set(best.lower.0.into(), best.upper.0.into()),
            KnownValue::Points(bounds) => set(bounds.lower.0, bounds.upper.0),
            KnownValue::Tricks(_, bounds) => set(bounds.lower.0.into(), bounds.upper.0.into()),
            KnownValue::Moves(..) | KnownValue::Reaches(..) | KnownValue::Forced(..) => {}
        }
    }

    /// Returns whether the search has ended before the answer was known.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.found.is_open()
    }

    /// Returns the answer to a question with yes or no; `None` if it is open, or no such question.
    #[must_use]
    pub const fn yes_or_no(&self) -> Option<bool> {
        match self.found.known {
            KnownValue::Forced(_, _, answer) | KnownValue::Reaches(_, answer) => answer,
            _ => None,
        }
    }

    /// Returns whether it was a question with yes or no.
    #[must_use]
    pub const fn asks_yes_or_no(&self) -> bool {
        matches!(self.found.known, KnownValue::Forced(..) | KnownValue::Reaches(..))
    }
}

impl MoveAnswer {
    fn new(position: &Position, tried: &Move) -> Self {
        let open = tried.bounds.value().is_none();
        let open_points = tried.points.filter(|points| points.value().is_none());
        Self {
            card: tried.card,
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
