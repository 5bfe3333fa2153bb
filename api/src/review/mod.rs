//! Reviews: where a game was lost, and why.

mod answer;
mod course;
mod decision;
mod drawing;
mod html;
mod round;
mod rows;
mod totals;

use crate::advice::Effort;
use crate::context::Context;
use crate::error::Error;
use crate::game_record::{Given, rules_of, start_of};
use crate::host::{Host, Nobody, check_most, counted, stopped};
use crate::numbers;
use crate::question;
pub use answer::{CouldAnswer, CounterAnswer, FactAnswer, MisfortuneAnswer, MomentAnswer, ReasonAnswer, ReviewAnswer};
use bots::{Acquaintance, Belief, Model, NoWorld};
pub use decision::{DecisionAnswer, decision_rows};
use game::{BySeat, Seat};
pub use html::{Titled, page};
use notation::Record;
pub use round::Round;
pub use rows::{end_rows, title};
use schemars::JsonSchema;
use serde::Deserialize;
use sim::Silence;
use sim::review::{Wanted, review};
use solver::Stop;
use std::ops::ControlFlow;
use text::message;
pub use totals::{AboutAnswer, SeatAnswer};

/// Asks where a game was lost, and why: its mistakes with their reasons.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewQuestion {
    /// The game.
    pub record: Record,
    /// Earlier games of the round, at most 200: what they tell of how each player plays is used. A player is his name, or his seat if
    /// the record has none.
    #[serde(default)]
    pub earlier: Vec<Record>,
    /// The seat whose mistakes come first, all of them with a deal in which they lose; absent: the dearest come first.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The point in the game up to which it is reviewed: `17`, before the seventeenth card, or `5.1`; its end if
    /// absent.
    #[serde(default)]
    pub at: Option<String>,
    /// Number of last tricks with exact hindsight: what was still possible and what a mistake cost. Default: 7.
    #[serde(default)]
    pub hindsight: Option<u8>,
    /// Least loss of a mistake in points; 0.3 if absent.
    #[serde(default)]
    pub mistake: Option<f64>,
    /// Whether the table plays with calls; without, silence is no mistake.
    #[serde(default)]
    pub calls: Calls,
    /// Number of possible deals in which a decision is evaluated at first; 100 if absent. A suspect is judged again in
    /// as many others, and in four times as many if it is close.
    #[serde(default)]
    pub worlds: Option<u32>,
    /// The seed; the same seed gives the same answer.
    #[serde(default)]
    pub seed: Option<u64>,
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
    /// Returns how silence counts in a game with `n_calls` calls.
    #[must_use]
    pub const fn silence(self, n_calls: usize) -> Silence {
        match (self, n_calls) {
            (Self::No, _) | (Self::Auto, 0) => Silence::IsNothing,
            _ => Silence::IsDecision,
        }
    }
}

/// Default number of last tricks with exact hindsight.
pub const HINDSIGHT: u8 = 7;

/// Default of the least loss of a mistake, in points.
pub const MISTAKE: f64 = 0.3;

/// Default number of deals in which a decision is evaluated at first.
pub const WORLDS: u32 = 100;

/// Number of mistakes of a game that are shown in full, the first ones; with a seat all of its own.
pub const MOMENTS: usize = 5;

/// Settings of a review.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Seat whose mistakes come first.
    pub seat: Option<Seat>,
    /// Number of deals.
    pub worlds: u32,
    /// The seed.
    pub seed: u64,
    /// Number of last tricks with exact hindsight.
    pub hindsight: u8,
    /// Least loss of a mistake, in points.
    pub mistake: f64,
    /// Treatment of silence at the last moment for a call.
    pub silence: Silence,
    /// What earlier games tell of the players.
    pub known: BySeat<Acquaintance>,
}

/// Most games of a round that come before the one reviewed.
const EARLIER: u64 = 200;

impl Manner {
    fn wanted(&self, stop: &Stop) -> Wanted {
        let effort = Effort { worlds: Some(self.worlds), ..Effort::default() };
        let mut search = effort.search(stop);
        if self.known != BySeat::default() {
            search.belief = Belief::Likely { model: Model::Known(self.known), candidates: 1 };
        }
        Wanted {
            search,
            confirm: self.worlds as usize,
            hindsight: self.hindsight.into(),
            least: self.mistake,
            moments: MOMENTS,
            own: self.seat,
            silence: self.silence,
            seed: self.seed,
        }
    }
}

impl question::Question for ReviewQuestion {
    const NAME: &'static str = "review";
    type Answer = ReviewAnswer;

    fn answer(self, context: &Context) -> Result<ReviewAnswer, Error> {
        self.answer_for(context, &mut Nobody)
    }

    fn answer_for(self, context: &Context, host: &mut dyn Host) -> Result<ReviewAnswer, Error> {
        let rules = rules_of(&self.record, context)?;
        let silence = self.calls.silence(self.record.announcements.len());
        let given = Given::new(self.record, rules, self.at.as_deref())?;
        let (hindsight, mistake) = checked(self.hindsight, self.mistake, context)?;
        let worlds = self.worlds.unwrap_or(WORLDS);
        numbers::REVIEW_WORLDS.check(worlds.into())?;
        let effort = Effort { worlds: Some(worlds), ..Effort::default() }.allowed(context)?;
        let seed = self.seed.unwrap_or(effort.seed);
        check_most("earlier", self.earlier.len() as u64, Some(EARLIER))?;
        let mut round = Round::default();
        for record in self.earlier {
            let rules = rules_of(&record, context)?;
            let earlier = Given::new(record, rules, None)?;
            with_all_hands(&earlier)?;
            round.see(&earlier);
        }
        let known = round.known(&given);
        let manner = Manner { seat: self.seat, worlds, seed, hindsight, mistake, silence, known };
        answer(&given, &manner, context, |done, of| counted(host, Self::NAME, done, of))
    }
}

/// Returns with how many tricks left hindsight is exact, and how many points a mistake gives away at least.
fn checked(hindsight: Option<u8>, mistake: Option<f64>, context: &Context) -> Result<(u8, f64), Error> {
    let (hindsight, mistake) = (hindsight.unwrap_or(HINDSIGHT), mistake.unwrap_or(MISTAKE));
    numbers::HINDSIGHT.check(hindsight.into())?;
    numbers::MISTAKE.check_real(mistake)?;
    check_most("hindsight", hindsight.into(), context.most.tricks)?;
    Ok((hindsight, mistake))
}

/// Reviews a game. `progress` receives the steps done and their total, and decides whether to go on. The sentences of
/// the answer are in the language of the context.
///
/// # Errors
/// All four hands are needed. If a player has broken a rule, no deal may be consistent with the game.
pub fn answer(
    given: &Given,
    manner: &Manner,
    context: &Context,
    progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<ReviewAnswer, Error> {
    with_all_hands(given)?;
    let start = start_of(&given.record, &given.rules)?;
    let found = review(&start, &given.play, &manner.wanted(&context.stop), progress)
        .map_err(|error| if error == NoWorld::Stopped { stopped() } else { Error::of(&error) })?;
    Ok(ReviewAnswer::new(given.play.clone(), &given.record.players, found, manner, context.language))
}

/// Refuses a game with hidden hands.
fn with_all_hands(given: &Given) -> Result<(), Error> {
    if given.viewer.is_some() {
        return Err(Error::new(message!("review-four-hands")).with_help(message!("review-four-hands.help")));
    }
    Ok(())
}
