//! Calls that were missed, or made.

use super::{Found, Group, Reason, Words, percent, said};
use crate::analysis::Choice;
use game::Call;

/// **Call missed.** Silence at the last moment for a call that brings more than nothing in at least half of the deals.
pub(super) const MISSED: Reason = said("call_missed", Group::Call, "review-call-missed", |words| {
    let (None, Some(_)) = calls(words)? else { return None };
    if words.best_gains < 0.5 { None } else { words.found() }
});

/// **Call below its odds.** A call where silence is better and gains more often.
pub(super) const BOLD: Reason = said("call_bold", Group::Call, "review-call-bold", |words| {
    let (Some(_), None) = calls(words)? else { return None };
    if percent(words.done_gains) < percent(words.best_gains) { words.found() } else { None }
});

/// **Call too high.** A call where a lower one is better, and brings more than nothing more often.
pub(super) const TOO_HIGH: Reason = said("call_too_high", Group::Call, "review-call-too-high", |words| {
    let (Some(done), Some(best)) = calls(words)? else { return None };
    let is_lower = best.level() < done.level() && percent(words.done_gains) < percent(words.best_gains);
    if is_lower { words.found() } else { None }
});

/// **Call too low.** A call where a higher one is better, which brings more than nothing in at least half of the deals.
pub(super) const TOO_LOW: Reason = said("call_too_low", Group::Call, "review-call-too-low", |words| {
    let (Some(done), Some(best)) = calls(words)? else { return None };
    if done.level() < best.level() && 0.5 <= words.best_gains { words.found() } else { None }
});

fn calls(words: &Words) -> Option<(Option<Call>, Option<Call>)> {
    match (words.done, words.best) {
        (Choice::Call(done), Choice::Call(best)) => Some((done, best)),
        _ => None,
    }
}

impl Words {
    /// Returns what is said of two words: how often each of them brings more than nothing.
    pub(super) fn found(&self) -> Option<Found> {
        let facts =
            vec![("gains", super::Fact::Share(self.done_gains)), ("other", super::Fact::Share(self.best_gains))];
        Some(Found { facts, explains: 1.0 })
    }
}
