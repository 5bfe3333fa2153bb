//! Review of a game: mistakes with their reasons, and bad luck, kept apart.
//!
//! Every decision is evaluated first ([`analyse`]). If one may have been a mistake, the better decision is fixed, and
//! both are judged again in other deals. A decision that looked bad by chance does not do so twice, and its loss is not
//! the greatest of many. A mistake loses enough there, and more than chance explains in 95 of 100 games, for all
//! suspects of a game together. It must not rest on beliefs alone, either: in equally likely deals, without evidence
//! from the play of the others, the card must not be the better one. Nor is a card a mistake if it is as good as the better
//! one on average with open cards: then it was the rules of thumb that lost its value.

mod confirm;
mod cost;
mod could;
mod counter;
mod open_cards;
mod reasons;
mod rewind;
mod scene;

use crate::analysis::{Analysis, Choice, Decision, Silence, analyse};
use bots::NoWorld;
use bots::evaluate::{Search, found_by};
pub use confirm::{reasons, why};
pub use could::{Could, Replayed};
pub use counter::{Counter, Proof};
use game::{BySeat, Call, Found, Hand, Play, Points, Public, Seat, Spielfindung};
pub use reasons::{CATALOGUE, Fact, Finding, Group, MOSTLY, Reason, Results, Words, of_card, of_words, percent};
pub use rewind::before;
pub use scene::{Course, Earned, Scene, SceneWorld, Side};
use std::ops::ControlFlow;

/// Settings of a review.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// Search of the first evaluation.
    pub search: Search,
    /// Number of other deals in which a suspect is judged at first; up to four times as many while it is close.
    pub confirm: usize,
    /// Number of last tricks with exact hindsight.
    pub hindsight: usize,
    /// Least loss of a mistake, in points.
    pub least: f64,
    /// Number of mistakes, the first ones, that are shown with a deal in which they lose, and with the best line; all of `own`.
    pub moments: usize,
    /// Seat whose mistakes come first.
    pub own: Option<Seat>,
    /// Treatment of silence at the last moment for a call.
    pub silence: Silence,
    /// The seed.
    pub seed: u64,
}

/// Basis of a loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rests {
    /// Counting: in equally likely deals the decision is significantly worse, too, by this number of points.
    Counting(f64),
    /// The play of the others: in equally likely deals the difference, this number of points, is not significant.
    Beliefs(f64),
    /// The playout by the rules of thumb; there was no count in equally likely deals.
    Play,
}

/// Consequence of a mistake with the cards as they lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The decision lost this number of points.
    Cost(Points),
    /// The decision cost nothing: luck.
    Luck,
    /// Too many tricks were left to say.
    Unknown,
}

/// A mistake.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The decision, with its values in the deals in which it was judged again.
    pub decision: Decision,
    /// Number of deals in which it was judged again.
    pub worlds: usize,
    /// Whether these were all possible deals.
    pub is_exhaustive: bool,
    /// Basis of the loss.
    pub rests: Rests,
    /// Actual consequence.
    pub fate: Fate,
    /// The game at the decision.
    pub play: Play,
    /// Number of points that each seat gets more on average than after the better decision; `None` while the sides are open, and
    /// before the game.
    pub shift: Option<BySeat<f64>>,
    /// Reasons of the mistake, the most important first: at least one.
    pub findings: Vec<Finding>,
    /// Results in the deals in which it was judged again.
    pub results: Option<Results>,
    /// Deals in which the reasons of a card were checked.
    pub scene: Option<Scene>,
    /// Deals in which a call or silence was judged.
    pub said: Option<Said>,
    /// Rounds in which a word before the first card was judged.
    pub rounds: Option<Rounds>,
    /// A deal that could not be excluded, in which it loses.
    pub counter: Option<Counter>,
    /// Results that were still possible.
    pub could: Option<Could>,
}

/// The deals in which a call or silence was judged.
///
/// # Information
/// The hands were drawn for what the seat knew; the real ones are not among it.
#[derive(Clone, Debug)]
pub struct Said {
    /// The public state.
    pub public: Public,
    /// Seat that called or was silent.
    pub seat: Seat,
    /// The call by which what was said is priced: itself, or a higher one that can still follow it and brings more.
    pub reached: Option<Call>,
    /// The deals.
    pub worlds: Vec<SaidWorld>,
}

/// A deal in which a call or silence was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct SaidWorld {
    /// The hands at the decision.
    pub hands: BySeat<Hand>,
    /// Weight of the deal; all together make 1.
    pub weight: f64,
    /// Results of the word and of the better one, in points of the seat.
    pub points: [f64; 2],
}

/// The rounds of Vorbehalte in which a word before the first card was judged, all equally likely.
///
/// # Information
/// The hands were drawn for what the seat knew when it spoke; the real ones are not among it.
#[derive(Clone, Debug)]
pub struct Rounds {
    /// Seat that spoke.
    pub seat: Seat,
    /// The rounds.
    pub worlds: Vec<RoundWorld>,
}

impl Rounds {
    /// Returns in which part of the deals the game comes to be that a word means; 1 for a word that means none.
    fn comes(&self, word: Choice) -> f64 {
        let Choice::Plan(plan) = word else { return 1.0 };
        let is_meant = |world: &&RoundWorld| match found_by(world.round.clone(), self.seat, plan) {
            Found::Play(play) => plan.is_game(self.seat, play.public().game()),
            Found::Redeal(_) => false,
        };
        self.worlds.iter().filter(is_meant).count() as f64 / self.worlds.len() as f64
    }
}

/// A round in which a word before the first card was judged.
#[derive(Clone, Debug)]
pub struct RoundWorld {
    /// The round as it may have been when the word was due.
    pub round: Spielfindung,
    /// Results of the word and of the better one, in points of the seat.
    pub points: [f64; 2],
}

impl Moment {
    /// Returns what the mistake is about.
    #[must_use]
    pub fn group(&self) -> Group {
        let by_kind = match self.decision.done {
            Choice::Plan(_) | Choice::Act(_) => Group::Game,
            Choice::Call(_) => Group::Call,
            Choice::Card(_) => Group::Other,
        };
        let group = self.findings.first().map_or(by_kind, |finding| finding.reason.group);
        if group == Group::Other { by_kind } else { group }
    }
}

/// Review of a game.
#[derive(Clone, Debug)]
pub struct Review {
    /// All decisions, in their order, with their values in the first evaluation.
    pub decisions: Vec<Decision>,
    /// Number of decisions that were judged again.
    pub n_suspects: usize,
    /// The mistakes: those of [`Wanted::own`] first, the dearest first.
    pub moments: Vec<Moment>,
    /// Best decisions, given the information then, that lost points with the cards as they lay; the costliest first.
    pub bad_luck: Vec<Decision>,
    /// Number of decisions that lose enough given the play of the others, but not in equally likely deals, or not with open
    /// cards: they are not counted as mistakes.
    pub n_disputed: usize,
}

/// Reviews a game. `start` is the game before its first card. `progress` receives the steps done and their total, and
/// decides whether to go on.
///
/// # Errors
/// The record may be of a game in which a player has broken a rule, so that no deal is consistent with it, or it was
/// stopped.
pub fn review(
    start: &Play,
    end: &Play,
    wanted: &Wanted,
    mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<Review, NoWorld> {
    let n_cards = end.public().cards_played();
    // Judging again takes about a quarter of the time.
    let (mut done, of) = (0, n_cards + n_cards / 3);
    let &Wanted { ref search, hindsight, silence, seed, .. } = wanted;
    let decisions = analyse(start, end, Analysis { search, hindsight, silence, seed }, || {
        done += 1;
        progress(done, of)
    })?;
    let suspects: Vec<&Decision> = decisions.iter().filter(|decision| is_suspect(decision, wanted.least)).collect();
    let mut review = Review {
        n_suspects: suspects.len(),
        moments: Vec::new(),
        bad_luck: bad_luck(&decisions),
        n_disputed: 0,
        decisions: Vec::new(),
    };
    for (number, suspect) in suspects.iter().enumerate() {
        if progress(n_cards + (of - n_cards) * number / suspects.len(), of).is_break() {
            return Err(NoWorld::Stopped);
        }
        let Some(play) = rewind::before(start, end, suspect) else { continue };
        match confirm::confirm(&play, suspect, suspects.len(), wanted)? {
            confirm::Verdict::Mistake(moment) => review.moments.push(*moment),
            confirm::Verdict::Disputed => review.n_disputed += 1,
            confirm::Verdict::Chance => {}
        }
    }
    let is_others = |moment: &Moment| wanted.own.is_some_and(|own| own != moment.decision.seat);
    let loss = |moment: &Moment| moment.decision.price.loss();
    review.moments.sort_by(|a, b| is_others(a).cmp(&is_others(b)).then(loss(b).total_cmp(&loss(a))));
    let n_own = wanted.own.map_or(0, |_| review.moments.iter().filter(|moment| !is_others(moment)).count());
    for moment in review.moments.iter_mut().take(wanted.moments.max(n_own)) {
        if progress(of, of).is_break() {
            return Err(NoWorld::Stopped);
        }
        if let Some(play) = rewind::before(start, end, &moment.decision) {
            moment.counter = moment.scene.as_ref().and_then(|scene| counter::find(scene, play.exchange(), wanted));
            moment.could = could::from(&play, end, &moment.decision, wanted);
        }
    }
    review.decisions = decisions;
    let is_whole = progress(of, of).is_continue() && !wanted.search.stop.is_set();
    is_whole.then_some(review).ok_or(NoWorld::Stopped)
}

impl Review {
    /// Returns whether one of the decisions is a mistake.
    #[must_use]
    pub fn is_mistake(&self, decision: &Decision) -> bool {
        self.mistake(decision).is_some()
    }

    /// Returns one of the decisions as a mistake; `None` if it is none.
    #[must_use]
    pub fn mistake(&self, decision: &Decision) -> Option<&Moment> {
        self.moments.iter().find(|Moment { decision: mistake, .. }| {
            (mistake.cards_played, mistake.seat, mistake.done) == (decision.cards_played, decision.seat, decision.done)
        })
    }
}

/// Returns whether a decision may have been a mistake.
fn is_suspect(decision: &Decision, least: f64) -> bool {
    let loss = decision.price.loss();
    0.5 * least <= loss && decision.price.error < loss
}

/// Returns what was no mistake and cost points all the same.
fn bad_luck(decisions: &[Decision]) -> Vec<Decision> {
    let costs = |decision: &Decision| decision.hindsight.map_or(0, |(_, loss)| loss.0);
    // What is at least as good as anything else by what could be known.
    let is_best = |decision: &&Decision| decision.price.loss() <= 0.0;
    let is_card = |decision: &&Decision| matches!(decision.done, Choice::Card(_));
    let mut found: Vec<Decision> =
        decisions.iter().filter(is_best).filter(is_card).filter(|decision| 0 < costs(decision)).cloned().collect();
    found.sort_by_key(|decision| (-costs(decision), decision.cards_played));
    found
}

/// Returns how many of a seat's mistakes are about each thing, and what they cost.
#[must_use]
pub fn sums(moments: &[Moment], seat: Seat) -> Vec<(Group, usize, f64, f64)> {
    let of = |group: Group| {
        let own = moments.iter().filter(|moment| moment.decision.seat == seat && moment.group() == group);
        own.fold((group, 0, 0.0, 0.0), |(group, n, points, variance), moment| {
            let price = moment.decision.price;
            (group, n + 1, points + price.loss(), variance + price.error * price.error)
        })
    };
    Group::ALL.into_iter().map(of).filter(|&(_, n, ..)| 0 < n).collect()
}
