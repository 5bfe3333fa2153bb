//! Value of each decision of a played game: given the knowledge of the seat, and, separately, given all cards.

mod calls;
pub(crate) mod vorbehalte;

use bots::evaluate::{Budget, Contenders, Judged, Plan, Search, judge_cards_likely, solve_cards};
use bots::{Belief, Condition, Model, NoWorld, Posterior};
use game::{Act, Call, Card, Play, Points, Seat, View};
use std::fmt;
use std::ops::ControlFlow;

/// A decision that was made, or could have been.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// Being gesund, or playing a Vorbehalt.
    Plan(Plan),
    /// Something else that is said or done before the first card.
    Act(Act),
    /// A call, or silence.
    Call(Option<Call>),
    /// A card.
    Card(Card),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plan(Plan::Gesund) => f.write_str("gesund"),
            Self::Plan(Plan::Vorbehalt(_, vorbehalt)) => vorbehalt.fmt(f),
            Self::Act(act) => act.fmt(f),
            Self::Call(None) => f.write_str("-"),
            Self::Call(Some(call)) => write!(f, "{call}!"),
            Self::Card(card) => card.fmt(f),
        }
    }
}

/// Values of a decision and of the best one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Price {
    /// The expected points of what was done.
    pub done: f64,
    /// The expected points of the best decision.
    pub best: f64,
    /// The standard error of the difference; 0 if all worlds were examined.
    pub error: f64,
    /// Whether chance explains the difference.
    pub certainty: Certainty,
}

/// Significance of a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// The difference may be chance.
    WithinChance,
    /// The difference is more than chance explains in 95 of 100 cases, all decisions together.
    Clear,
}

impl Price {
    /// Returns how many points were given away.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.best - self.done
    }
}

/// A decision that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Number of cards that all seats had played before.
    pub cards_played: usize,
    /// Seat that decided.
    pub seat: Seat,
    /// The decision.
    pub done: Choice,
    /// The best decision, given the information then.
    pub best: Choice,
    /// The values of both, given the information then.
    pub price: Price,
    /// The best decision in hindsight, and the loss in Points against it: of cards with open cards and exactly, of
    /// calls if the cards had fallen as they did; `None` if it is not known.
    pub hindsight: Option<(Choice, Points)>,
}

impl Decision {
    /// Compares what was done with everything that was judged; `None` if it is not among that.
    fn of<D: Copy + PartialEq>(
        (cards_played, seat): (usize, Seat),
        judged: &[Judged<D>],
        done: D,
        choice: impl Fn(D) -> Choice,
    ) -> Option<Self> {
        let best =
            judged.iter().reduce(|best, other| if best.worth.mean() < other.worth.mean() { other } else { best });
        let (best, done) = (best?, judged.iter().find(|judged| judged.decision == done)?);
        let (lead, error) = best.worth.lead_over(&done.worth);
        let best = if lead == 0.0 { done } else { best };
        let is_open = Contenders::among(judged).is_none_or(|contenders| contenders.contains(done.decision));
        let certainty = if is_open { Certainty::WithinChance } else { Certainty::Clear };
        let price = Price { done: done.worth.mean(), best: best.worth.mean(), error, certainty };
        let (done, best) = (choice(done.decision), choice(best.decision));
        Some(Self { cards_played, seat, done, best, price, hindsight: None })
    }
}

/// Treatment of silence at the last moment for a call: as a decision or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// Silence is evaluated like a call.
    IsDecision,
    /// Silence is ignored: the table plays without calls, or they are not recorded.
    IsNothing,
}

/// How decisions are evaluated.
#[derive(Clone, Copy, Debug)]
pub struct Analysis<'a> {
    /// Search that evaluates them.
    pub search: &'a Search,
    /// Number of last tricks with exact hindsight.
    pub hindsight: usize,
    /// Treatment of silence.
    pub silence: Silence,
    /// The seed; the same seed gives the same values.
    pub seed: u64,
}

/// Evaluates all decisions of a game: Vorbehalte, if they are recorded, calls, silence at the last moment for a call,
/// and cards that had an alternative. `start` is the game before its first card. After each card `progress` decides
/// whether to go on.
///
/// # Errors
/// The record may be of a game in which a player has broken a rule, so that no deal is consistent with it.
pub fn analyse(
    start: &Play,
    end: &Play,
    Analysis { search, hindsight, silence, seed }: Analysis<'_>,
    mut progress: impl FnMut() -> ControlFlow<()>,
) -> Result<Vec<Decision>, NoWorld> {
    let mut decisions = vorbehalte::price(start, search, seed)?;
    let played = calls::Played { start, end, silence };
    let mut play = start.clone();
    for (n_cards, (seat, card)) in end.public().plays().enumerate() {
        if !played.call_all(&mut play, n_cards, seat, &mut decisions, (search, seed))? {
            return Ok(decisions);
        }
        if 1 < play.legal().len() && play.actor() == Some(seat) && play.legal().contains(card) {
            decisions.extend(card_decision(&play, seat, card, search, hindsight, seed)?);
        }
        if play.play_unclaimed(seat, card).is_err() {
            return Ok(decisions);
        }
        if progress().is_break() {
            return Err(NoWorld::Stopped);
        }
    }
    Ok(decisions)
}

/// A progress callback that never stops.
pub(crate) fn go_on(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Returns the worlds that a seat holds possible, as likely as they are by the model of the search, or by the usual one.
pub(crate) fn worlds<'a>(view: &View<'a>, search: &Search, seed: u64) -> Result<Posterior<'a>, NoWorld> {
    let model = if let Belief::Likely { model, .. } = search.belief { model } else { Model::default() };
    Posterior::new(view, &Condition::All(Vec::new()), model, seed, (search.threads, &search.stop))
}

fn card_decision(
    play: &Play,
    seat: Seat,
    card: Card,
    search: &Search,
    hindsight: usize,
    seed: u64,
) -> Result<Option<Decision>, NoWorld> {
    let view = play.view(seat);
    let judged = judge_cards_likely(
        &view,
        search,
        Budget::exactly(search.worlds),
        &mut worlds(&view, search, seed)?,
        &mut go_on,
    )?;
    let decision = Decision::of((play.public().cards_played(), seat), &judged, card, Choice::Card);
    let open = solve_cards(play, &Search { solve: hindsight, ..search.clone() });
    let hindsight = open.and_then(|cards| {
        let done = cards.iter().find(|(other, _)| *other == card)?.1;
        let best = cards.iter().copied().reduce(|best, other| if best.1 < other.1 { other } else { best })?;
        let best_card = if best.1 == done { card } else { best.0 };
        Some((Choice::Card(best_card), Points((best.1 - done).round() as i32)))
    });
    Ok(decision.map(|decision| Decision { hindsight, ..decision }))
}
