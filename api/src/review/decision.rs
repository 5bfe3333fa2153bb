//! Decisions of a game and their losses.

use super::ReviewAnswer;
use crate::layout::{Align, Table};
use crate::paint::{self, BAD, BOLD, DIM, styled};
use bots::evaluate::Plan;
use game::Seat;
use game::words::card_short;
use schemars::JsonSchema;
use serde::Serialize;
use sim::review::Review;
use sim::{Certainty, Choice, Decision};
use text::{Arg, Language, Localized, Message, message};

/// A decision.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DecisionAnswer {
    /// Number of cards that all seats had played before.
    pub cards_played: usize,
    /// Seat whose decision it was.
    pub seat: Seat,
    /// Kind of the decision: `vorbehalt`, `call` or `card`.
    pub kind: &'static str,
    /// The decision: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
    /// seat wanted to play.
    pub done: String,
    /// The best decision in the first evaluation, given the information then.
    pub best: String,
    /// The expected points of what was done: of a mistake in the second evaluation, else in the first one.
    pub points: f64,
    /// Loss in points, in the same.
    pub loss: f64,
    /// The standard error of the loss; 0 if all deals were examined, absent if there was only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss_error: Option<f64>,
    /// Whether it is a mistake, judged again in other deals: one of the `moments`.
    pub mistake: bool,
    /// The best decision in hindsight: the card with open cards, or the call as the cards fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hindsight_best: Option<String>,
    /// Loss in points against that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hindsight_loss: Option<i32>,
}

impl DecisionAnswer {
    pub(super) fn new(decision: &Decision, review: &Review) -> Self {
        let decision = judged(decision, review);
        Self {
            cards_played: decision.cards_played,
            seat: decision.seat,
            kind: kind(&decision.done),
            done: decision.done.to_string(),
            best: decision.best.to_string(),
            points: decision.price.done,
            loss: decision.price.loss(),
            loss_error: Some(decision.price.error).filter(|error| error.is_finite()),
            mistake: review.is_mistake(decision),
            hindsight_best: decision.hindsight.map(|(best, _)| best.to_string()),
            hindsight_loss: decision.hindsight.map(|(_, loss)| loss.0),
        }
    }
}

/// Returns a decision with the values that count: a mistake as it was judged again.
pub(super) fn judged<'a>(decision: &'a Decision, review: &'a Review) -> &'a Decision {
    review.mistake(decision).map_or(decision, |moment| &moment.decision)
}

pub(super) const fn kind(choice: &Choice) -> &'static str {
    match choice {
        Choice::Plan(_) | Choice::Act(_) => "vorbehalt",
        Choice::Call(_) => "call",
        Choice::Card(_) => "card",
    }
}

/// Returns how a choice is called.
pub(super) fn said(choice: &Choice) -> Message {
    match choice {
        Choice::Plan(Plan::Gesund) => message!("say-gesund"),
        Choice::Plan(Plan::Vorbehalt(_, vorbehalt)) => vorbehalt.message(),
        Choice::Act(act) => act.message(),
        Choice::Call(None) => message!("advice-silence"),
        Choice::Call(Some(call)) => call.message(),
        Choice::Card(card) => card_short(*card),
    }
}

/// Returns the number of the trick in which it was decided; nothing before the game.
pub(super) fn trick_of(decision: &Decision) -> Option<usize> {
    (kind(&decision.done) != "vorbehalt").then(|| decision.cards_played / 4 + 1)
}

/// Returns what was given away, with its error where something was.
pub(super) fn loss(decision: &Decision) -> Message {
    let (loss, error) = (decision.price.loss(), decision.price.error);
    let shown = Arg::decimal(loss, 2);
    match loss {
        0.0 => message!("listed", list = shown),
        _ if error.is_finite() => message!("review-loss", loss = shown, error = Arg::decimal(error, 2)),
        _ => message!("review-loss", loss = shown, error = "?"),
    }
}

/// Returns what would have been better in hindsight.
fn hindsight(decision: &Decision) -> Option<Message> {
    let (best, loss) = decision.hindsight?;
    Some(match loss.0 {
        0 => Message::verbatim("="),
        loss => message!("review-hindsight-better", best = said(&best), loss = format!("{loss:+}")),
    })
}

/// Returns every decision of a game with its loss, as a table for a terminal.
#[must_use]
pub fn decision_rows(language: Language, answer: &ReviewAnswer) -> Vec<String> {
    let say = |id: &'static str| styled(&Message::new(id).text(language), BOLD);
    let mut table = Table::default()
        .column(say("review-head-trick"), Align::Right, 5)
        .column(say("review-head-seat"), Align::Left, 4)
        .column(say("review-head-decided"), Align::Left, 16)
        .column(say("review-head-points"), Align::Right, 7)
        .column(say("review-head-better"), Align::Left, 16)
        .column(say("review-head-loss"), Align::Right, 12)
        .column(say("review-head-hindsight"), Align::Left, 14);
    for decision in &answer.shown.review.decisions {
        let is_mistake = answer.shown.review.is_mistake(decision);
        let decision = judged(decision, &answer.shown.review);
        let better = match decision.price.certainty {
            Certainty::WithinChance if !is_mistake => String::new(),
            _ => said(&decision.best).text(language),
        };
        table.push(vec![
            trick_of(decision).map_or_else(|| "-".to_owned(), |number| number.to_string()),
            paint::seat(language, decision.seat),
            said(&decision.done).text(language),
            message!("listed", list = Arg::signed(decision.price.done, 2)).text(language),
            better,
            styled(&loss(decision).text(language), if is_mistake { BAD } else { DIM }).replace(' ', "\u{a0}"),
            hindsight(decision).map_or_else(String::new, |hindsight| hindsight.text(language)),
        ]);
    }
    table.rows().into_iter().map(|row| row.replace('\u{a0}', " ")).collect()
}
