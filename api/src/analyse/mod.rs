//! What the decisions of a played game were worth.

mod html;
mod rows;

use crate::advice::Effort;
use crate::context::Context;
use crate::error::Error;
use crate::game_record::{Given, rules_of, start_of};
use crate::host::{Host, Nobody, check_most, counted, stopped};
use crate::request;
use bots::NoWorld;
use bots::evaluate::Plan;
use game::words::card_short;
use game::{BySeat, Play, Record, Seat};
pub use html::{Titled, page};
#[cfg(feature = "review")]
pub(crate) use rows::after_games;
pub use rows::{end_rows, lost_rows, title};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sim::{Certainty, Choice, Decision, Silence};
use std::ops::ControlFlow;
use text::{Localized, Message, message};

/// Asks what the decisions of a played game were worth.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The game.
    pub record: Record,
    /// The moment up to which it is looked at: `17`, before the seventeenth card, or `5.1`; its end if absent.
    #[serde(default)]
    pub at: Option<String>,
    /// With so many tricks left hindsight is exact; before, there is none. 7 if absent.
    #[serde(default)]
    pub hindsight: Option<u8>,
    /// How many points a mistake gives away at least; 0.3 if absent.
    #[serde(default)]
    pub mistake: Option<f64>,
    /// Whether the table plays with calls; without, silence is not priced.
    #[serde(default)]
    pub calls: Calls,
    /// How much is looked at.
    #[serde(default)]
    pub effort: Effort,
}

/// Whether the table plays with calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Calls {
    /// It does if anybody has called.
    #[default]
    Auto,
    /// It does.
    Yes,
    /// It does not, or calls were not written down.
    No,
}

impl Calls {
    /// Returns what silence was where so many calls were made.
    #[must_use]
    pub const fn silence(self, n_calls: usize) -> Silence {
        match (self, n_calls) {
            (Self::No, _) | (Self::Auto, 0) => Silence::IsNothing,
            _ => Silence::IsDecision,
        }
    }
}

/// With so many tricks left hindsight is exact if nothing else is said.
pub const HINDSIGHT: u8 = 7;

/// So many points a mistake gives away at least if nothing else is said.
pub const MISTAKE: f64 = 0.3;

/// With more tricks left hindsight would take too long.
pub const MOST_HINDSIGHT: u8 = 12;

/// How decisions are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How much is looked at.
    pub effort: Effort,
    /// With so many tricks left hindsight is exact.
    pub hindsight: u8,
    /// How many points a mistake gives away at least.
    pub mistake: f64,
    /// What silence was at the last moment for a call.
    pub silence: Silence,
}

impl request::Question for Question {
    const NAME: &'static str = "analyse";
    type Answer = Answer;

    fn answer(self, context: &Context) -> Result<Answer, Error> {
        self.answer_for(context, &mut Nobody)
    }

    fn answer_for(self, context: &Context, host: &mut dyn Host) -> Result<Answer, Error> {
        let rules = rules_of(&self.record, context)?;
        let silence = self.calls.silence(self.record.announcements.len());
        let given = Given::new(self.record, rules, self.at.as_deref())?;
        let (hindsight, mistake) = checked((self.hindsight, MOST_HINDSIGHT), self.mistake, context)?;
        let manner = Manner { effort: self.effort.allowed(context)?, hindsight, mistake, silence };
        let (of, mut done) = (given.play.public().cards_played(), 0);
        answer(&given, &manner, || {
            done += 1;
            counted(host, Self::NAME, done, of)
        })
    }
}

/// Returns with how many tricks left hindsight is exact, which may be so many, and how many points a mistake gives away at least.
pub(crate) fn checked(
    (hindsight, most): (Option<u8>, u8),
    mistake: Option<f64>,
    context: &Context,
) -> Result<(u8, f64), Error> {
    let (hindsight, mistake) = (hindsight.unwrap_or(HINDSIGHT), mistake.unwrap_or(MISTAKE));
    if most < hindsight {
        return Err(Error::new(message!("analyse-hindsight", most)));
    }
    if !mistake.is_finite() || mistake < 0.0 {
        return Err(Error::new(expected_mistake()));
    }
    check_most("hindsight", hindsight.into(), context.most.tricks)?;
    Ok((hindsight, mistake))
}

/// Returns what to write for the least loss of a mistake.
#[must_use]
pub fn expected_mistake() -> Message {
    message!("analyse-expected-mistake")
}

/// Prices all decisions of a game; `progress` is called after each card and says whether to go on.
///
/// # Errors
/// All four hands are needed, and somebody may have broken a rule, so that nothing fits what was seen.
pub fn answer(given: &Given, manner: &Manner, progress: impl FnMut() -> ControlFlow<()>) -> Result<Answer, Error> {
    if given.viewer.is_some() {
        return Err(Error::new(message!("analyse-four-hands")).with_help(message!("analyse-four-hands.help")));
    }
    let start = start_of(&given.record, &given.rules)?;
    let (search, hindsight) = (manner.effort.search(), usize::from(manner.hindsight));
    let decisions = sim::analyse(&start, &given.play, &search, hindsight, manner.silence, manner.effort.seed, progress)
        .map_err(|error| if error == NoWorld::Stopped { stopped() } else { Error::of(&error) })?;
    Ok(Answer::new(given.play.clone(), decisions, manner))
}

/// What the decisions of a game were worth.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Answer {
    /// The decisions, in their order.
    pub decisions: Vec<DecisionAnswer>,
    /// What each seat gave away in mistakes.
    pub lost: BySeat<Lost>,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// Whether silence at the last moment for a call was priced.
    pub silence_priced: bool,
    #[serde(skip)]
    shown: Shown,
}

/// What only the text needs.
#[derive(Clone, Debug)]
struct Shown {
    end: Play,
    decisions: Vec<Decision>,
    least: f64,
}

/// What somebody gave away.
#[derive(Clone, Copy, Debug, Default, Serialize, JsonSchema)]
pub struct Lost {
    /// In so many mistakes.
    pub mistakes: usize,
    /// So many points in all.
    pub points: f64,
}

impl Lost {
    /// Returns both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { mistakes: self.mistakes + other.mistakes, points: self.points + other.points }
    }
}

/// A decision.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DecisionAnswer {
    /// How many cards had been played by everybody.
    pub cards_played: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was decided: `vorbehalt`, `call` or `card`.
    pub kind: &'static str,
    /// What was done: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
    /// seat wanted to play.
    pub done: String,
    /// What was best, as far as the seat could know.
    pub best: String,
    /// The expected points of what was done.
    pub points: f64,
    /// How many points were given away.
    pub loss: f64,
    /// The standard error of what was given away; 0 where all deals were looked at, absent where it was only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss_error: Option<f64>,
    /// Whether that is more than chance explains.
    pub clear: bool,
    /// Whether it counts as a mistake.
    pub mistake: bool,
    /// What was best in hindsight: the card with all cards open, or the call as the cards fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hindsight_best: Option<String>,
    /// How many points worse than that what was done was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hindsight_loss: Option<i32>,
}

pub(crate) const fn kind(choice: &Choice) -> &'static str {
    match choice {
        Choice::Plan(_) | Choice::Act(_) => "vorbehalt",
        Choice::Call(_) => "call",
        Choice::Card(_) => "card",
    }
}

/// Returns how a choice is called.
pub(crate) fn said(choice: &Choice) -> Message {
    match choice {
        Choice::Plan(Plan::Gesund) => message!("say-gesund"),
        Choice::Plan(Plan::Vorbehalt(_, vorbehalt)) => vorbehalt.message(),
        Choice::Act(act) => act.message(),
        Choice::Call(None) => message!("advice-silence"),
        Choice::Call(Some(call)) => call.message(),
        Choice::Card(card) => card_short(*card),
    }
}

/// Returns whether a decision counts as a mistake if it gave away at least so many points.
fn is_mistake(decision: &Decision, least: f64) -> bool {
    least <= decision.price.loss() && decision.price.certainty == Certainty::Clear
}

impl DecisionAnswer {
    fn new(decision: &Decision, least: f64) -> Self {
        Self {
            cards_played: decision.cards_played,
            seat: decision.seat,
            kind: kind(&decision.done),
            done: decision.done.to_string(),
            best: decision.best.to_string(),
            points: decision.price.done,
            loss: decision.price.loss(),
            loss_error: Some(decision.price.error).filter(|error| error.is_finite()),
            clear: decision.price.certainty == Certainty::Clear,
            mistake: is_mistake(decision, least),
            hindsight_best: decision.hindsight.map(|(best, _)| best.to_string()),
            hindsight_loss: decision.hindsight.map(|(_, loss)| loss.0),
        }
    }
}

impl Answer {
    fn new(end: Play, decisions: Vec<Decision>, manner: &Manner) -> Self {
        let least = manner.mistake;
        let mut lost = BySeat::<Lost>::default();
        for decision in decisions.iter().filter(|decision| is_mistake(decision, least)) {
            lost[decision.seat] = lost[decision.seat].and(Lost { mistakes: 1, points: decision.price.loss() });
        }
        Self {
            decisions: decisions.iter().map(|decision| DecisionAnswer::new(decision, least)).collect(),
            lost,
            finished: end.actor().is_none(),
            silence_priced: manner.silence == Silence::IsDecision,
            shown: Shown { end, decisions, least },
        }
    }

    /// Returns the mistakes, the dearest first.
    fn mistakes(&self) -> Vec<&Decision> {
        let is_one = |decision: &&Decision| is_mistake(decision, self.shown.least);
        let mut mistakes: Vec<&Decision> = self.shown.decisions.iter().filter(is_one).collect();
        mistakes.sort_by(|a, b| b.price.loss().total_cmp(&a.price.loss()));
        mistakes
    }
}

/// Returns what each seat gave away in all games.
#[must_use]
pub fn total<'a>(games: impl IntoIterator<Item = &'a Answer>) -> BySeat<Lost> {
    games
        .into_iter()
        .fold(BySeat::default(), |sum: BySeat<Lost>, game| BySeat::from_fn(|seat| sum[seat].and(game.lost[seat])))
}
