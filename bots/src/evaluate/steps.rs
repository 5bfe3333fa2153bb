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
    let step =
        |own: &Judged<Option<Call>>| if own.decision.is_some() { first_step(view, own, judged) } else { own.clone() };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::last_moment::tests::game_with_eleven_cards;
    use crate::worth::{Basis, Sample, Worth};

    fn judged(calls: &[(Option<Call>, f64)]) -> JudgedCalls {
        let worth = |points| Worth::new(vec![Sample { points, weight: 1.0 }; 3], Basis::Drawn);
        calls.iter().map(|&(call, points)| Judged::new(call, worth(points))).collect()
    }

    fn values(judged: &[Judged<Option<Call>>]) -> Vec<f64> {
        judged.iter().map(|judged| judged.worth.mean()).collect()
    }

    #[test]
    fn a_low_call_is_worth_what_the_best_one_brings_that_can_still_follow() {
        let play = game_with_eleven_cards();
        let view = play.view(play.actor().expect("cards are left"));
        let calls = view.calls();
        let all = judged(&[(None, 0.5), (Some(calls[0]), 1.0), (Some(calls[1]), 3.0), (Some(calls[2]), 2.0)]);
        let steps = as_first_steps(&view, &all);
        // Rule DDV D.1, D.3: keine 90 can follow an Ansage in time, and after silence nothing can.
        assert_eq!(values(&steps), [0.5, 3.0, 3.0, 2.0]);
        assert_eq!(reached(&view, Some(calls[0]), &steps), Some(calls[1]));
        assert_eq!(reached(&view, Some(calls[2]), &steps), Some(calls[2]));
        assert_eq!(reached(&view, None, &steps), None);
    }

    #[test]
    fn a_call_is_not_compared_with_its_own_later_steps() {
        let play = game_with_eleven_cards();
        let view = play.view(play.actor().expect("cards are left"));
        let calls = view.calls();
        let steps = as_first_steps(&view, &judged(&[(None, 0.5), (Some(calls[0]), 1.0), (Some(calls[1]), 3.0)]));
        let of = |first| rivals(&view, first, &steps).iter().map(|judged| judged.decision).collect::<Vec<_>>();
        assert_eq!(of(Some(calls[0])), [None, Some(calls[0])]);
        assert_eq!(of(None), [None, Some(calls[0]), Some(calls[1])]);
    }
}
