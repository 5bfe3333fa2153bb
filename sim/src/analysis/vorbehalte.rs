//! The words before the first card, compared with the alternatives.

use super::{Choice, Decision};
use bots::evaluate::{Judged, Plan, Search, judge_acts, judge_plans};
use bots::{Bot, Draw, NoWorld, RoundSampler, RulesBot, Worth, act, plans};
use game::rules::{SoloContest, VorbehaltKind};
use game::{Act, Asked, Due, Named, Occasion, Play, Say, Seat, Spielfindung};

/// Evaluates the words before the first card, if they are recorded.
///
/// If a Vorbehalt is not bid for, the first word decides: the game named later is compared with all possible games.
/// Otherwise each word is compared with the others, and all seats continue by the rules of thumb.
pub(super) fn price(start: &Play, search: &Search, seed: u64) -> Result<Vec<Decision>, NoWorld> {
    let mut decisions = Vec::new();
    each(start, |asked, due, said| {
        let seat = asked.seat();
        decisions.extend(match options(asked, due, said, start.log()) {
            Options::None => None,
            Options::Plans(plans, done) => {
                Decision::of((0, seat), &judge_plans(asked, &plans, search, seed)?, done, Choice::Plan)
            }
            Options::Acts(acts, done) => {
                Decision::of((0, seat), &judge_acts(asked, &acts, search, seed)?, done, Choice::Act)
            }
        });
        Ok(())
    })?;
    Ok(decisions)
}

/// Values of a word before the first card and of another one, in the same rounds.
pub(crate) struct JudgedWord {
    pub(crate) done: Worth,
    pub(crate) best: Worth,
    /// The rounds as they may have been when the word was due, in the order of the samples.
    pub(crate) rounds: Vec<Spielfindung>,
}

/// Judges the decision of a seat again, with another seed.
pub(crate) fn judge_again(
    start: &Play,
    (seat, done, best): (Seat, Choice, Choice),
    search: &Search,
    seed: u64,
) -> Result<Option<JudgedWord>, NoWorld> {
    let mut found = None;
    each(start, |asked, due, said| {
        if asked.seat() == seat && found.is_none() {
            let worths = match options(asked, due, said, start.log()) {
                Options::Plans(plans, own) if Choice::Plan(own) == done => {
                    pair(&judge_plans(asked, &plans, search, seed)?, done, best, Choice::Plan)
                }
                Options::Acts(acts, own) if Choice::Act(own) == done => {
                    pair(&judge_acts(asked, &acts, search, seed)?, done, best, Choice::Act)
                }
                _ => None,
            };
            if let Some((done, best)) = worths {
                // Drawn as they were for the judgement: the number of a round decides.
                let sampler = RoundSampler::new(asked)?;
                let numbers = 0..done.worlds() as u64;
                let rounds = numbers.map(|number| sampler.round(&mut Draw::new(seed, number))).collect();
                found = Some(JudgedWord { done, best, rounds });
            }
        }
        Ok(())
    })?;
    Ok(found)
}

fn pair<D: Copy>(
    judged: &[Judged<D>],
    done: Choice,
    best: Choice,
    choice: impl Fn(D) -> Choice,
) -> Option<(Worth, Worth)> {
    let worth =
        |wanted| judged.iter().find(|judged| choice(judged.decision) == wanted).map(|judged| judged.worth.clone());
    worth(done).zip(worth(best))
}

/// Visits everything that was said before the first card.
fn each(start: &Play, mut visit: impl FnMut(&Asked<'_>, Due, Act) -> Result<(), NoWorld>) -> Result<(), NoWorld> {
    let rules = start.public().rules();
    let mut round = match start.public().game().named {
        Named::Solo { soloist, occasion: Occasion::Vorgefuehrt, .. } => {
            Spielfindung::vorfuehren(rules, *start.deal(), soloist)
        }
        _ => Spielfindung::new(rules, *start.deal(), start.pflichtsolo_open()),
    };
    for &(seat, said) in start.log() {
        if let Some((_, due)) = round.due().filter(|&(actor, _)| actor == seat) {
            visit(&round.view(seat), due, said)?;
        }
        if round.act(seat, said).is_err() {
            break;
        }
    }
    Ok(())
}

/// Alternatives of a decision, and the one chosen.
enum Options {
    /// There was nothing to decide, or it was decided before.
    None,
    /// Between games.
    Plans(Vec<Plan>, Plan),
    /// Between words.
    Acts(Vec<Act>, Act),
}

fn options(asked: &Asked<'_>, due: Due, said: Act, log: &[(Seat, Act)]) -> Options {
    if due == Due::Say && asked.rules().soli.contest == SoloContest::Seat {
        plan_options(asked, log)
    } else {
        act_options(asked, due, said)
    }
}

fn plan_options(asked: &Asked<'_>, log: &[(Seat, Act)]) -> Options {
    let seat = asked.seat();
    let plans = plans(asked);
    let mut own = log.iter().filter(|&&(player, _)| player == seat).map(|&(_, said)| said);
    let is_named = |plan: &Plan, name: Act| matches!(plan, Plan::Vorbehalt(_, own) if Act::Name(*own) == name);
    let done = if own.clone().any(|said| said == Act::Say(Say::Gesund)) {
        Some(Plan::Gesund)
    } else {
        own.find_map(|said| plans.iter().copied().find(|plan| is_named(plan, said)))
    };
    // A player whose Vorbehalt was outranked has not named it.
    let Some(done) = done else { return Options::None };
    // A Pflichtsolo has to be played some time: its player has only chosen which.
    let is_pflicht = |plan: &Plan| matches!(plan, Plan::Vorbehalt(VorbehaltKind::Pflichtsolo, _));
    let plans: Vec<Plan> = plans.into_iter().filter(|plan| is_pflicht(plan) || !is_pflicht(&done)).collect();
    if plans.len() < 2 { Options::None } else { Options::Plans(plans, done) }
}

fn act_options(asked: &Asked<'_>, due: Due, said: Act) -> Options {
    let has_spoken = asked.heard().iter().any(|&(seat, act)| seat == asked.seat() && matches!(act, Act::Say(_)));
    let is_planned = has_spoken && asked.rules().soli.contest == SoloContest::Seat;
    let mut acts: Vec<Act> = match due {
        // Is priced with the first word.
        Due::Answer(_) | Due::Name if is_planned => return Options::None,
        // There may be a thousand of them.
        Due::Bid | Due::Give { .. } | Due::Return { .. } => {
            let mut bot = RulesBot::new();
            bot.begin(0);
            let modest = asked.options().iter().copied().filter(|&act| act == Act::Pass);
            [said].into_iter().chain(act(&mut bot, asked)).chain(modest).collect()
        }
        Due::Say => asked.options().iter().copied().filter(|act| matches!(act, Act::Say(_))).collect(),
        Due::Name => asked.options().iter().copied().filter(|act| matches!(act, Act::Name(_))).collect(),
        Due::Answer(_) | Due::Take { .. } | Due::Schweine { .. } => {
            asked.options().iter().copied().filter(|act| matches!(act, Act::Yes | Act::No)).collect()
        }
    };
    let mut seen = Vec::new();
    acts.retain(|act| {
        !seen.contains(act) && {
            seen.push(*act);
            true
        }
    });
    if acts.len() < 2 { Options::None } else { Options::Acts(acts, said) }
}
