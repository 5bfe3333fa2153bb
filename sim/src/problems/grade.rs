//! The grade of a problem: the number of bots that miss it.

use super::claim::{Rest, by_counting, by_deals, by_the_tops};
use super::problem::ProblemQuestion;
use super::seen::{Deals, Seen};
use crate::analysis::Choice;
use bots::evaluate::Plan;
use bots::{Bot, Spec, act, plans};
use solver::Solver;

/// The bots that are asked, the weakest first. Those that search look at less than usual, which is enough for a problem.
pub const LADDER: [&str; 6] = [
    "greedy",
    "rules",
    "uct:assignments=4,rollouts=150",
    "ismcts:iterations=1000",
    "pimc:worlds=24",
    "doko:worlds=40,talk=40",
];

/// Judges of claims, because bots claim nothing: players who consider only their highest cards, who count trumps, and
/// who imagine one, four, and sixteen deals.
pub const CLAIM_JUDGES: [&str; 5] = ["tops", "trumps", "one-deal", "four-deals", "sixteen-deals"];

/// Range of grades, from very easy to very difficult.
pub const GRADES: std::ops::RangeInclusive<u8> = 1..=5;

/// Returns the grade of a problem that `missed` of `of` bots miss.
pub(super) const fn grade(missed: usize, of: usize) -> u8 {
    match 100 * missed / of {
        0 => 1,
        1..=20 => 2,
        21..=40 => 3,
        41..=66 => 4,
        _ => 5,
    }
}

/// Returns which of the bots miss a problem, and its grade.
pub(super) fn of(seen: &Seen, question: ProblemQuestion, right: &str, seed: u64) -> (Vec<String>, u8) {
    if question == ProblemQuestion::Claim {
        return of_claim(seen, right);
    }
    let misses = |spec: &&str| {
        let mut bot = built(spec);
        bot.begin(seed);
        !is_right(&mut *bot, seen, question, right)
    };
    let missed: Vec<String> = LADDER.into_iter().filter(misses).map(name_of).collect();
    let grade = grade(missed.len(), LADDER.len());
    (missed, grade)
}

fn built(spec: &str) -> Box<dyn Bot> {
    let spec: Spec = spec.parse().expect("a bot of the ladder");
    spec.build().expect("a bot of the ladder")
}

fn name_of(spec: &str) -> String {
    spec.split(':').next().unwrap_or(spec).to_owned()
}

fn is_right(bot: &mut dyn Bot, seen: &Seen, question: ProblemQuestion, right: &str) -> bool {
    match (seen, question) {
        (Seen::Play(play, seat), ProblemQuestion::Card | ProblemQuestion::Reach { .. }) => {
            bot.card(&play.view(*seat)).to_string() == right
        }
        (Seen::Play(play, seat), ProblemQuestion::Call) => {
            let view = play.view(*seat);
            let call = bot.call(&view, &view.calls());
            Choice::Call(call).to_string() == right
        }
        // The first word is all that is compared: whether there is a Vorbehalt.
        (Seen::Round(round, seat), ProblemQuestion::Game) => {
            let asked = round.view(*seat);
            let plan = plans(&asked).into_iter().find(|&plan| Choice::Plan(plan).to_string() == right);
            plan.and_then(|plan: Plan| plan.act(&asked)) == act(bot, &asked)
        }
        _ => false,
    }
}

fn of_claim(seen: &Seen, right: &str) -> (Vec<String>, u8) {
    let (Some(view), Some(right)) = (seen.view(), Rest::from_name(right)) else { return (Vec::new(), 1) };
    let deals = Deals::of(&view).ok().flatten();
    let mut solver = Solver::default();
    let mut imagined =
        |n| deals.as_ref().and_then(|deals| by_deals(deals, view.seat(), n, &mut solver)).unwrap_or(Rest::No);
    let said = [by_the_tops(&view), by_counting(&view), imagined(1), imagined(4), imagined(16)];
    let missed: Vec<String> = CLAIM_JUDGES
        .into_iter()
        .zip(said)
        .filter(|(_, said)| *said != right)
        .map(|(name, _)| name.to_owned())
        .collect();
    let grade = grade(missed.len(), CLAIM_JUDGES.len());
    (missed, grade)
}
