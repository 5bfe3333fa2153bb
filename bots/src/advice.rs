//! Advice: what everything that a seat may do now is worth, and who is thought to be on whose side.

use crate::condition::Condition;
use crate::draw::Draw;
use crate::evaluate::{Judged, Search, judge_calls_in, judge_cards_in};
use crate::inference::Inference;
use crate::likelihood::Model;
use crate::sample::{Acceptance, Conditional, NoWorld};
use game::{BySeat, Call, Card, View};

/// What everything that a seat may do now is worth.
#[derive(Clone, Debug)]
pub struct Advice {
    /// What each legal card is worth; empty off turn.
    pub cards: Vec<Judged<Card>>,
    /// What each call is worth, silence first; empty where no call is legal.
    pub calls: Vec<Judged<Option<Call>>>,
    /// How probable it is that a seat is Re, by what was played; `None` before the Klärungsstich.
    pub re: BySeat<Option<f64>>,
    /// The same if all possible deals are equally probable.
    pub re_counted: BySeat<Option<f64>>,
    /// How many deals are possible; `None` if they are too many to count under the condition.
    pub deals: Option<u128>,
    /// How many equally probable deals the draws behind `re` are worth, and how many they are.
    pub effective: (f64, usize),
    /// How many deals were tried for these draws.
    pub acceptance: Acceptance,
}

/// Out of how many deals each one that is looked at is chosen.
const CANDIDATES: usize = 4;

impl Advice {
    /// Returns what a seat should know before it decides, if the hidden hands meet a condition.
    ///
    /// # Errors
    /// There may be no world that fits what was seen.
    pub fn of(view: &View<'_>, condition: Option<&Condition>, search: &Search, seed: u64) -> Result<Self, NoWorld> {
        let any = Condition::All(Vec::new());
        let condition = condition.unwrap_or(&any);
        let n_draws = CANDIDATES * search.worlds.max(1);
        let mut draw = Draw::new(seed, 0);
        let inference = Inference::given(view, condition, &Model::default(), n_draws, &mut draw)?;
        let worlds = inference.worlds(search.worlds.max(1), &mut draw);
        let in_turn = || {
            let mut rest = worlds.iter();
            move |n: usize| rest.by_ref().take(n).cloned().collect::<Vec<_>>()
        };
        let calls = view.calls();
        Ok(Self {
            cards: if view.legal().is_empty() { Vec::new() } else { judge_cards_in(view, search, in_turn()) },
            calls: if calls.is_empty() { Vec::new() } else { judge_calls_in(view, &calls, search, in_turn()) },
            re: BySeat::from_fn(|seat| inference.re_probability(seat)),
            re_counted: BySeat::from_fn(|seat| inference.prior(seat)),
            deals: Conditional::of_view(view, condition)?.count(),
            effective: (inference.effective(), n_draws),
            acceptance: inference.acceptance(),
        })
    }
}
