//! Calls as first steps: a player who begins low can go on, so a call is worth what the best sequence brings that it leaves
//! open.

use super::Judged;
use crate::last_moment::can_follow;
use game::{Call, View};

/// Calls and silence with what they are worth.
type JudgedCalls = Vec<Judged<Option<Call>>>;

/// Returns calls, each with the results of the best one that can still follow it at the next turn of the seat, if that
/// brings more; silence as it is.
pub(super) fn as_first_steps(view: &View<'_>, judged: &[Judged<Option<Call>>]) -> JudgedCalls {
    let step = |own: &Judged<Option<Call>>| if own.decision.is_some() { first_step(view, own, judged) } else { own.clone() };
    judged.iter().map(step).collect()
}

/// Returns what is compared with `first`, a call or silence, and itself: it has the results of the best call that can still
/// follow it, and those that can follow are left out.
#[must_use]
pub fn rivals(view: &View<'_>, first: Option<Call>, judged: &[Judged<Option<Call>>]) -> JudgedCalls {
    let rival = |other: &Judged<Option<Call>>| {
        if other.decision == first {
            Some(first_step(view, other, judged))
        } else {
            (!follows(view, first, other)).then(|| other.clone())
        }
    };
    judged.iter().filter_map(rival).collect()
}

/// Returns the call whose results `first` has among its [`rivals`]: one that can still follow it and brings more; otherwise
/// `first` itself.
#[must_use]
pub fn reached(view: &View<'_>, first: Option<Call>, judged: &[Judged<Option<Call>>]) -> Option<Call> {
    let Some(own) = judged.iter().find(|own| own.decision == first) else { return first };
    let step = first_step(view, own, judged);
    let mut later = judged.iter().filter(|later| follows(view, first, later));
    later.rfind(|later| later.worth == step.worth).map_or(first, |later| later.decision)
}

/// Returns a call or silence with the results of the best call that can still follow it, if that brings more.
fn first_step(view: &View<'_>, own: &Judged<Option<Call>>, judged: &[Judged<Option<Call>>]) -> Judged<Option<Call>> {
    let later = judged.iter().filter(|later| follows(view, own.decision, later));
    let later = later.filter(|later| own.worth.worlds() <= later.worth.worlds());
    let best = later.fold(own, |best, later| if best.worth.mean() < later.worth.mean() { later } else { best });
    Judged { decision: own.decision, worth: best.worth.clone(), value: best.value, ..own.clone() }
}

fn follows(view: &View<'_>, first: Option<Call>, later: &Judged<Option<Call>>) -> bool {
    later.decision.is_some_and(|call| can_follow(view, first, call))
}
