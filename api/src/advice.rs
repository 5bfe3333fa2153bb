//! Shared parts of the answers that give advice: the effort, the values of decisions, the best one.

#[cfg(feature = "arguments")]
use crate::arguments::within;
use crate::context::Context;
use crate::error::Error;
use crate::host::check_most;
use crate::layout::{Align, Table};
use crate::numbers;
use crate::paint::{DIM, styled};
use bots::evaluate::{Budget, Contenders, Judged, Search, rivals};
use bots::{Basis, Worth};
use game::words::card_short;
use game::{Call, Card, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sim::stats::Estimate;
use solver::Stop;
use std::collections::BTreeMap;
use text::{Arg, Language, Localized, Message, message};

/// Effort of advice: numbers of deals and tricks. Absent fields have their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "arguments", derive(clap::Args))]
pub struct Effort {
    /// Number of possible deals that are examined; if absent, 200, and up to 800 while the best decision is not clear.
    #[cfg_attr(feature = "arguments", arg(long, value_parser = within::<u32>(numbers::WORLDS)))]
    pub worlds: Option<u32>,
    /// The seed; the same seed gives the same answer.
    #[cfg_attr(feature = "arguments", arg(long, default_value_t = Self::default().seed))]
    pub seed: u64,
    /// Number of last tricks in which the seat's later cards are searched, too; before, all play by rules of thumb.
    /// Default: 4.
    #[cfg_attr(feature = "arguments", arg(long, default_value_t = Self::default().ahead, value_parser = within::<usize>(numbers::AHEAD)))]
    pub ahead: usize,
    /// Number of last tricks in which each deal is solved exactly with all cards open, unless `ahead` takes precedence.
    /// Default: 0.
    #[cfg_attr(feature = "arguments", arg(long, default_value_t = Self::default().solve, value_parser = within::<usize>(numbers::SOLVE)))]
    pub solve: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self { worlds: None, ahead: 4, solve: 0, seed: 1 }
    }
}

/// Number of deals that are examined first.
const FIRST: usize = 200;

/// Greatest number of deals, if the best decision is not clear before.
const MOST: usize = 800;

impl Effort {
    /// Returns it if it can be asked for.
    ///
    /// # Errors
    /// A number may be beyond its bounds.
    pub fn checked(self) -> Result<Self, Error> {
        self.worlds.map_or(Ok(()), |worlds| numbers::WORLDS.check(worlds.into()))?;
        numbers::AHEAD.check(self.ahead as u64)?;
        numbers::SOLVE.check(self.solve as u64)?;
        Ok(self)
    }

    /// Returns it if it can be asked for, and here.
    ///
    /// # Errors
    /// There must be at least one deal, and not too many.
    pub(crate) fn allowed(self, context: &Context) -> Result<Self, Error> {
        let effort = self.checked()?;
        check_most("worlds", effort.worlds.unwrap_or_default().into(), context.most.worlds)?;
        check_most("ahead", effort.ahead as u64, context.most.tricks)?;
        check_most("solve", effort.solve as u64, context.most.tricks)?;
        Ok(effort)
    }

    /// Returns the numbers of deals to examine: at first, and at most.
    #[must_use]
    pub fn budget(self) -> Budget {
        let exactly = |worlds: u32| Budget::exactly(worlds as usize);
        self.worlds.map_or(Budget { first: FIRST, most: MOST }, exactly)
    }

    /// Returns the search with this effort, which `stop` can stop.
    #[must_use]
    pub fn search(self, stop: &Stop) -> Search {
        Search { ahead: self.ahead, solve: self.solve, stop: stop.clone(), ..Search::of_advice(self.budget().first) }
    }
}

/// A decision: its word for programs, and how it is called in a sentence.
pub trait Decision: Copy {
    /// Returns the word for programs.
    fn word(self) -> String;

    /// Returns how it is called.
    fn said(self) -> Message;
}

impl Decision for Card {
    fn word(self) -> String {
        self.to_string()
    }

    fn said(self) -> Message {
        card_short(self)
    }
}

impl Decision for Option<Call> {
    fn word(self) -> String {
        self.map_or_else(|| "-".to_owned(), |call| call.to_string())
    }

    fn said(self) -> Message {
        self.map_or_else(|| message!("advice-silence"), |call| call.message())
    }
}

/// Value of a decision.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WorthAnswer {
    /// The decision: a card, a call, or `-` for silence.
    pub decision: String,
    /// The expected points.
    pub points: f64,
    /// The standard error of the expected points: 0 if all deals were examined, absent if there was only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// The ends of the interval that holds the mean over all deals in 95 of 100 cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interval: Option<(f64, f64)>,
    /// Share of the deals in which it gains, 0 to 1.
    pub win: f64,
    /// Probability of each result.
    pub distribution: BTreeMap<i32, f64>,
    /// Number of possible deals examined.
    pub worlds: usize,
    /// Number of independent deals, each as likely as it is, with the same precision; absent if all deals were
    /// examined, so that nothing is left to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effective: Option<f64>,
    /// Name of the decision.
    #[serde(skip)]
    pub(crate) said: Message,
}

impl WorthAnswer {
    /// Returns what a decision is worth.
    #[must_use]
    pub fn new(decision: impl Decision, worth: &Worth) -> Self {
        let error = Some(worth.standard_error()).filter(|error| error.is_finite());
        let estimate = estimate(worth.worlds(), worth.mean(), worth.standard_error());
        Self {
            decision: decision.word(),
            points: worth.mean(),
            error,
            interval: estimate.half.map(|_| (estimate.low(), estimate.high())),
            win: worth.probability_of_gain(),
            distribution: worth.distribution(),
            worlds: worth.worlds(),
            effective: (worth.basis() == Basis::Drawn).then(|| worth.effective_worlds()),
            said: decision.said(),
        }
    }

    /// Returns its word and its points for a line of a pipe: `CK=-0.30`.
    pub(crate) fn short(&self) -> String {
        format!("{}={:+.2}", self.decision, self.points)
    }
}

/// Returns the estimate of a mean over `worlds` worlds with this standard error, with its interval.
fn estimate(worlds: usize, mean: f64, error: f64) -> Estimate {
    Estimate::new(worlds as u64, mean, Some(error * error).filter(|variance| variance.is_finite()))
}

/// Returns what decisions are worth, the best first.
#[must_use]
pub fn worths<D: Copy, N: Decision>(judged: &[Judged<D>], named: impl Fn(D) -> N) -> Vec<WorthAnswer> {
    let worth = |judged: &Judged<D>| WorthAnswer::new(named(judged.decision), &judged.worth);
    let mut worths: Vec<WorthAnswer> = judged.iter().map(worth).collect();
    worths.sort_by(|a, b| b.points.total_cmp(&a.points));
    worths
}

/// Returns the table of what decisions are worth: points, error, win, distribution.
pub(crate) fn worth_rows(language: Language, head: &Message, worths: &[WorthAnswer]) -> Vec<String> {
    /// Columns that remain for the distribution.
    const DISTRIBUTION: usize = 44;
    let say = |id: &'static str| Message::new(id).text(language);
    let mut table = Table::default()
        .column(head.text(language), Align::Left, 16)
        .column(say("advice-head-points"), Align::Left, 13)
        .column(say("advice-head-win"), Align::Right, 6)
        .column(say("advice-head-distribution"), Align::Left, DISTRIBUTION);
    for worth in worths {
        // What would be shown as 0 % is left out.
        let results = worth.distribution.iter().filter(|(_, share)| 0.005 <= **share).map(|(points, share)| {
            let percent = message!("advice-result", points = format!("{points:+}"), percent = whole(100.0 * share));
            // A result stays in one row.
            styled(&percent.text(language).replace(' ', "\u{a0}"), DIM)
        });
        let error = match worth.error {
            Some(error) => Arg::decimal(error, 2),
            None => Arg::from("?"),
        };
        let points = message!("advice-points-error", points = Arg::signed(worth.points, 2), error);
        let win = message!("advice-percent", percent = whole(100.0 * worth.win)).text(language);
        table.push(vec![
            worth.said.text(language),
            points.text(language).replace(' ', "\u{a0}"),
            win.replace(' ', "\u{a0}"),
            results.collect::<Vec<_>>().join(" "),
        ]);
    }
    table.rows().into_iter().map(|row| format!("  {}", row.replace('\u{a0}', " "))).collect()
}

/// Returns a number that is written without decimals.
pub(crate) fn whole(number: f64) -> Arg {
    Arg::decimal(number, 0)
}

/// Returns the text with the number of deals examined, and the number of independent ones they are equivalent to.
pub(crate) fn looked_at(worths: &[WorthAnswer]) -> Message {
    let n = worths.iter().map(|worth| worth.worlds).max().unwrap_or(0);
    let effective = worths.iter().filter_map(|worth| worth.effective).reduce(f64::min);
    match effective {
        Some(effective) => message!("advice-looked-at", n, effective = whole(effective)),
        None => message!("advice-looked-at-all", n),
    }
}

/// The best decision, or that it is not clear.
#[derive(Clone, Debug)]
pub enum Best<D> {
    /// It is this one.
    One(D),
    /// It is one of these, of which the first has brought most; too few deals tell which.
    Unclear(Vec<D>),
    /// These bring the same in all deals examined.
    Equal(Vec<D>),
}

impl<D: Copy + PartialEq> Best<D> {
    /// Returns the best decision; `None` if `judged` is empty.
    #[must_use]
    pub fn among(judged: &[Judged<D>]) -> Option<Self> {
        let Contenders { first, others } = Contenders::among(judged)?;
        if others.is_empty() {
            return Some(Self::One(first));
        }
        let worth = |decision: D| judged.iter().find(|judged| judged.decision == decision).map(|judged| &judged.worth);
        let is_nothing = |(lead, error): (f64, f64)| lead.abs() < 1e-9 && error < 1e-9;
        let is_same = |&other: &D| worth(first).zip(worth(other)).is_some_and(|(a, b)| is_nothing(a.lead_over(b)));
        let all_the_same = others.iter().all(is_same);
        let contenders = std::iter::once(first).chain(others).collect();
        Some(if all_the_same { Self::Equal(contenders) } else { Self::Unclear(contenders) })
    }

    /// Returns the decision that is best, if it is one.
    pub fn one(&self) -> Option<D> {
        if let Self::One(one) = self { Some(*one) } else { None }
    }

    /// Returns the decisions that may be best.
    pub fn contenders(&self) -> &[D] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::Unclear(several) | Self::Equal(several) => several,
        }
    }
}

/// Returns the best of calls and silence; `None` if there is no call. A call that can still follow the first one is a later
/// step and is not compared with it.
pub(crate) fn best_call(view: &View<'_>, calls: &[Judged<Option<Call>>]) -> Option<Best<Option<Call>>> {
    let first = Contenders::among(calls)?.first;
    Best::among(&rivals(view, first, calls))
}

/// Returns the text that more deals are needed to find the best of these decisions.
pub(crate) fn unclear(decisions: impl IntoIterator<Item = Message>) -> Message {
    message!("advice-unclear", decisions = decisions.into_iter().collect::<Vec<_>>())
}

/// Returns by how much a decision is better, with its standard error.
pub(crate) fn lead((lead, error): (f64, f64)) -> Message {
    if error.is_finite() {
        message!("advice-lead", lead = Arg::decimal(lead, 2), error = Arg::decimal(error, 2))
    } else {
        message!("advice-lead-unsure", lead = Arg::decimal(lead, 2))
    }
}

/// Returns a sentence with a capital at its beginning, behind a quotation mark if there is one.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let is_quote = |c: char| matches!(c, '„' | '"');
    match text.char_indices().find(|&(_, c)| !is_quote(c)) {
        Some((at, first)) => format!("{}{}{}", &text[..at], first.to_uppercase(), &text[at + first.len_utf8()..]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Sample;

    #[test]
    fn a_sentence_begins_with_a_capital() {
        assert_eq!(capitalised("„keine 90“ bringt"), "„Keine 90“ bringt");
        assert_eq!(capitalised("♣K: übernehmen"), "♣K: übernehmen");
        assert_eq!(capitalised(""), "");
    }

    #[test]
    fn a_table_with_many_results_stays_within_the_terminal() {
        let samples = (-9..10).map(|points| Sample { points: f64::from(points), weight: 1.0 }).collect();
        let worths = [WorthAnswer::new(Some(Call::Keine90), &Worth::new(samples, Basis::Drawn))];
        for language in Language::ALL {
            let rows = worth_rows(language, &message!("advice-head-call"), &worths);
            let widths = rows.iter().map(|row| crate::paint::width(row));
            assert!(widths.max().is_some_and(|width| width <= 80) && 2 < rows.len(), "{rows:#?}");
        }
        assert_eq!(worths[0].short(), "k90=+0.00");
    }
}
