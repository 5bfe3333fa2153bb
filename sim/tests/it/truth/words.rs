//! Truth of the sentences about a call, or silence: every deal is played to its end by bots on the real table after
//! both, and the sentence is checked against the outcomes.

use super::{results, to_the_end};
use doko_sim::Choice;
use doko_sim::review::{Fact, Moment, Said};
use game::{BySeat, Call, Hand, Play};

/// Returns the value of a word in a deal: it is said on the real table, and all go on by the rules of
/// thumb.
fn points(said: &Said, hands: &BySeat<Hand>, call: Option<Call>) -> f64 {
    let mut play = Play::imagine(&said.public, *hands, None).expect("hands that fit");
    if let Some(call) = call {
        play.call(said.seat, call).expect("a legal call");
    }
    let silent = if call.is_none() { Some(said.seat) } else { None };
    f64::from(to_the_end(play, silent).score.points[said.seat].0)
}

/// Checks every sentence about a call, and returns how many there are; `Err` with what is wrong.
pub(super) fn check(moment: &Moment, said: &Said) -> Result<usize, String> {
    let (Choice::Call(done), Choice::Call(best)) = (moment.decision.done, moment.decision.best) else {
        return Err("these are no calls".to_owned());
    };
    let (mut loss, mut gains, mut other) = (0.0, 0.0, 0.0);
    for world in &said.worlds {
        let counted = [said.reached, best].map(|call| points(said, &world.hands, call));
        if counted != world.points {
            return Err(format!("a deal brings {counted:?}, not {:?}", world.points));
        }
        let share = |points: f64| if 0.0 < points { world.weight } else { 0.0 };
        gains += share(counted[0]);
        other += share(counted[1]);
        loss += world.weight * (counted[1] - counted[0]);
    }
    let is_about = |one: f64, other: f64| (one - other).abs() < 1e-6;
    if !is_about(loss, moment.decision.price.loss()) {
        return Err(format!("it costs {loss}, not {}", moment.decision.price.loss()));
    }
    let ends: Vec<_> = said.worlds.iter().map(|world| (world.weight, world.points)).collect();
    for finding in &moment.findings {
        if let Some(found) = results::check(finding, &ends) {
            found?;
            continue;
        }
        let holds = match (finding.reason.name, done, best) {
            ("call_missed", None, Some(_)) => 0.5 <= other,
            ("call_bold", Some(_), None) => gains < other,
            ("call_too_high", Some(done), Some(best)) => best.level() < done.level() && gains < other,
            ("call_too_low", Some(done), Some(best)) => done.level() < best.level() && 0.5 <= other,
            _ => false,
        };
        let told = [("gains", gains), ("other", other)];
        let is_told = |(fact, value)| matches!(finding.fact(fact), Some(Fact::Share(share)) if is_about(share, value));
        if !holds || finding.facts.len() != 2 || !told.into_iter().all(is_told) {
            return Err(format!("{} with {gains} and {other} is not so: {:?}", finding.reason.name, finding.facts));
        }
    }
    Ok(moment.findings.len())
}
