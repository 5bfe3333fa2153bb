//! Finding again what the bots and the advice say of a problem, after they have changed.

use super::grade;
use super::judgement;
use super::mine::seed_of;
use super::problem::{Evidence, Problem};
use super::seen::Seen;
use super::verify::{Unsound, decision};
use game::Rules;

/// Returns a problem with the leads, the bots that miss it and the grade that are found now; `None` if its answer does not lead
/// any more as it has to.
///
/// # Errors
/// The game may not be possible.
pub fn renew(problem: &Problem, rules: &Rules) -> Result<Option<Problem>, Unsound> {
    let seen = Seen::of(problem, rules).map_err(Unsound::Unseen)?;
    let seed = seed_of(&problem.id);
    let mut new = problem.clone();
    if matches!(problem.evidence, Evidence::Judgement { .. }) {
        let decision = decision(&seen, problem.question).ok_or(Unsound::Field("question"))?;
        let right = judgement::answers(decision).into_iter().find(|choice| choice.to_string() == problem.right);
        let right = right.ok_or(Unsound::Field("right"))?;
        let Some(found) = judgement::find(decision, right, seed).map_err(Unsound::NoWorld)? else { return Ok(None) };
        new.evidence = Evidence::Judgement { leads: found.leads };
    }
    (new.missed, new.grade) = grade::of(&seen, problem.question, &problem.right, seed);
    Ok(Some(new))
}
