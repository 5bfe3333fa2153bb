//! What was said before the first card, and what else could have been.

use super::{Choice, Decision};
use bots::evaluate::{Plan, Search, judge_acts, judge_plans};
use bots::{Bot, NoWorld, RulesBot, act, plans};
use game::rules::SoloContest;
use game::{Act, Asked, Due, Named, Occasion, Play, Say, Seat, Spielfindung};

/// Prices what was said before the first card, if it is written down.
///
/// Where a Vorbehalt is not bid for, the first word decides: what was named later is compared with everything that could
/// have been played. Elsewhere each word is compared with the others, everybody going on by the rules of thumb.
pub(super) fn price(start: &Play, search: &Search, seed: u64) -> Result<Vec<Decision>, NoWorld> {
    let rules = start.public().rules();
    let mut round = match start.public().game().named {
        Named::Solo { soloist, occasion: Occasion::Vorgefuehrt, .. } => {
            Spielfindung::vorfuehren(rules, *start.deal(), soloist)
        }
        _ => Spielfindung::new(rules, *start.deal(), start.pflichtsolo_open()),
    };
    let mut decisions = Vec::new();
    for &(seat, said) in start.log() {
        if let Some((_, due)) = round.due().filter(|&(actor, _)| actor == seat) {
            let asked = round.view(seat);
            let decision = if due == Due::Say && rules.solo_contest == SoloContest::Seat {
                plan_decision(&asked, start.log(), search, seed)?
            } else {
                act_decision(&asked, due, said, search, seed)?
            };
            decisions.extend(decision);
        }
        if round.act(seat, said).is_err() {
            break;
        }
    }
    Ok(decisions)
}

fn plan_decision(
    asked: &Asked<'_>,
    log: &[(Seat, Act)],
    search: &Search,
    seed: u64,
) -> Result<Option<Decision>, NoWorld> {
    let seat = asked.seat();
    let plans = plans(asked);
    let mut own = log.iter().filter(|&&(player, _)| player == seat).map(|&(_, said)| said);
    let is_named = |plan: &Plan, name: Act| matches!(plan, Plan::Vorbehalt(_, own) if Act::Name(*own) == name);
    let done = if own.clone().any(|said| said == Act::Say(Say::Gesund)) {
        Some(Plan::Gesund)
    } else {
        own.find_map(|said| plans.iter().copied().find(|plan| is_named(plan, said)))
    };
    // Who had something that another Vorbehalt went before has not told what.
    let Some(done) = done else { return Ok(None) };
    let judged = judge_plans(asked, &plans, search, seed)?;
    Ok(Decision::of((0, seat), &judged, done, Choice::Plan))
}

fn act_decision(
    asked: &Asked<'_>,
    due: Due,
    said: Act,
    search: &Search,
    seed: u64,
) -> Result<Option<Decision>, NoWorld> {
    let has_spoken = asked.heard().iter().any(|&(seat, act)| seat == asked.seat() && matches!(act, Act::Say(_)));
    let is_planned = has_spoken && asked.rules().solo_contest == SoloContest::Seat;
    let mut acts: Vec<Act> = match due {
        // Is priced with the first word.
        Due::Answer(_) | Due::Name if is_planned => return Ok(None),
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
    if acts.len() < 2 {
        return Ok(None);
    }
    let judged = judge_acts(asked, &acts, search, seed)?;
    Ok(Decision::of((0, asked.seat()), &judged, said, Choice::Act))
}
