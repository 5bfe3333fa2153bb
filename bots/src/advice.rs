//! Advice: what everything that a seat may do now is worth, and who is thought to be on whose side.

use crate::condition::Condition;
use crate::evaluate::{Budget, Heed, Judged, Search, judge_calls_likely, judge_cards_likely};
use crate::likelihood::Model;
use crate::posterior::Posterior;
use crate::sample::{Acceptance, NoWorld};
use game::{BySeat, Call, Card, View};
use std::ops::ControlFlow;

/// Values of all decisions that are open to a seat now.
#[derive(Clone, Debug)]
pub struct Advice {
    /// Values of the legal cards; empty off turn.
    pub cards: Vec<Judged<Card>>,
    /// Values of the calls, silence first; empty if no call is legal.
    pub calls: Vec<Judged<Option<Call>>>,
    /// Probability that each seat is Re, given the play so far; `None` before the Klärungsstich.
    pub re: BySeat<Option<f64>>,
    /// The same if all possible deals are equally probable.
    pub re_counted: BySeat<Option<f64>>,
    /// Number of possible deals; `None` if they are too many to count under the condition.
    pub deals: Option<u128>,
    /// Number of deals that were tried for those drawn.
    pub acceptance: Acceptance,
}

impl Advice {
    /// Returns what a seat should know before it decides, if the hidden hands meet a condition.
    ///
    /// # Errors
    /// There may be no world that fits what was seen.
    pub fn of(
        view: &View<'_>,
        condition: Option<&Condition>,
        search: &Search,
        budget: Budget,
        seed: u64,
    ) -> Result<Self, NoWorld> {
        Self::heeding(view, condition, search, budget, seed, &mut |_, _| ControlFlow::Continue(()))
    }

    /// Returns the same as [`Advice::of`], and reports to `heed` the number of worlds examined; `heed` may stop it.
    ///
    /// # Errors
    /// There may be no world that fits what was seen, or `heed` may want to stop.
    pub fn heeding(
        view: &View<'_>,
        condition: Option<&Condition>,
        search: &Search,
        budget: Budget,
        seed: u64,
        heed: &mut Heed<'_>,
    ) -> Result<Self, NoWorld> {
        let any = Condition::All(Vec::new());
        let condition = condition.unwrap_or(&any);
        let mut worlds = Posterior::new(view, condition, Model::default(), seed, (search.threads, &search.stop))?;
        let cards = judge_cards_likely(view, search, budget, &mut worlds, heed)?;
        let calls = judge_calls_likely(view, &view.calls(), search, budget, &mut worlds, heed)?;
        let re_counted = BySeat::from_fn(|seat| worlds.re_counted(condition, seat));
        let re = BySeat::from_fn(|seat| worlds.re_probability(seat, re_counted[seat]));
        Ok(Self { cards, calls, re, re_counted, deals: worlds.deals().count(), acceptance: worlds.acceptance() })
    }
}
