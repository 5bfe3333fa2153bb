//! The filter of the procedure (002 2.1.1): a breach becomes unerheblich because a side makes all remaining tricks anyway, and
//! a serious one costs 3 points because the game is decided already.

use super::punish::punish;
use super::step;
use crate::case::Case;
use crate::cite::Cite;
use crate::entry::{Ending, MarkValue, Price, Role, Row, Share};
use crate::fact;
use crate::penalty;
use crate::problem::Problem;
use crate::questions;
use crate::ruling::{Class, Consequence, Continuation, Rest, Ruling, Says, Step};
use crate::special;
use game::Team;
use game::rules::SeriousNormalGame;
use text::{Message, message};

/// The filter of 2.1.1: zwangsläufig makes every breach unerheblich; a serious one in a decided game costs 3 points.
pub(super) fn temper(case: &Case, row: &Row, ruling: &mut Ruling) -> Result<(), Problem> {
    let Price::OfClass(share) = row.price else { return Ok(()) };
    let rules = case.rules();
    if let Some(team) = case.facts().team(fact::ZW_FOR) {
        ruling.tempered_from = Some(ruling.class);
        ruling.class = Class::Unerheblich;
        ruling.game = Continuation::Continue;
        ruling.rest_to = Some(team);
        ruling.consequences = vec![];
        ruling.reasons.push(step(message!("reason-zw", team), Cite::Zwangslaeufig.of(rules)));
        say_forced_special(case, team, ruling);
        return Ok(());
    }
    ruling.reasons.extend(unless_stated(case, fact::ZW_FOR, "reason-zw-none", Cite::Zwangslaeufig.of(rules)));
    if ruling.class == Class::Minor {
        return punish(case, share, penalty::of_minor(rules), ruling);
    }
    if rules.breaches.serious_normal_game == SeriousNormalGame::LostAlone {
        stop_and_score(case, ruling);
        ruling.reasons.push(step(message!("reason-lost-alone"), Cite::HouseRules.of(rules)));
        return Ok(());
    }
    let Some(price) = penalty::of_serious(rules, case.absagen()) else { return stop_without_price(case, ruling) };
    // 002 2.1.1: either side's decided game lessens the breach (decision OP-45).
    match case.facts().team(fact::DECIDED) {
        Some(team) => {
            ruling.reasons.push(step(message!("reason-decided", team), Cite::Decided.of(rules)));
            stop_and_score(case, ruling);
            punish(case, Share::Harm, penalty::of_minor(rules), ruling)
        }
        None => {
            let cite = Cite::WhetherDecided.of(rules);
            ruling.reasons.extend(unless_stated(case, fact::DECIDED, "reason-decided-none", cite));
            ruling.game = serious_end(case);
            if ruling.game == Continuation::StopScored(Rest::Opponents) {
                stop_and_score(case, ruling);
            }
            punish(case, share, price, ruling)
        }
    }
}

/// The special points of a side that makes all remaining tricks; none are spoken of where there are none.
fn say_forced_special(case: &Case, team: Team, ruling: &mut Ruling) {
    if !special::exist(case) {
        return;
    }
    let cite = Cite::ForcedSpecial.of(case.rules());
    ruling.consequences.push(special_counted(case, Ending::Zwangslaeufig));
    ruling.reasons.push(step(message!("reason-zw-special", team), cite.clone()));
    if let Some(forced) = forced_special(case) {
        ruling.reasons.push(step(forced, cite));
    }
}

/// The special points that a row itself speaks of: 3.1.7, 3.10.1.
pub(super) fn say_forced_special_of_row(case: &Case, row: &Row, ruling: &mut Ruling) {
    let ending = row.marks.iter().find_map(|mark| match mark.value {
        MarkValue::SpecialCounted(ending) => Some(ending),
        _ => None,
    });
    let Some(ending) = ending.filter(|ending| *ending != Ending::Stopped) else { return };
    if ending == Ending::Zwangslaeufig {
        ruling.rest_to = case.facts().team(fact::ZW_FOR);
    }
    let cite = Cite::ForcedSpecial.of(case.rules());
    if !special::exist(case) {
        ruling.reasons.push(step(message!("reason-no-special-in-solo"), Cite::NoSpecialInSolo.of(case.rules())));
    } else if let Some(forced) = forced_special(case) {
        ruling.reasons.push(step(forced, cite));
    }
}

pub(super) fn special_counted(case: &Case, ending: Ending) -> Consequence {
    let words = special::counted(case, ending).into_iter().map(str::to_owned).collect();
    Consequence { key: "special_counted", says: Says::Words(words) }
}

/// The game is stopped and scored: the rest goes to the offender's opponents, only special points already earned count.
fn stop_and_score(case: &Case, ruling: &mut Ruling) {
    ruling.game = Continuation::StopScored(Rest::Opponents);
    if special::exist(case) {
        ruling.consequences.push(special_counted(case, Ending::Stopped));
    }
}

/// Returns the number of special points that are bound to come, if the cards were examined.
fn forced_special(case: &Case) -> Option<Message> {
    let number = |fact| case.facts().number(fact);
    let (fuchs, doppelkopf) = (number(fact::FORCED_FUCHS)?, number(fact::FORCED_DOPPELKOPF)?);
    Some(message!("reason-zw-forced", fuchs, doppelkopf, charlie = number(fact::FORCED_CHARLIE)?))
}

/// House rules without a price: only if the course cannot be reconstructed, or cards of others were seen, the game is
/// stopped and scored, and the rest goes to the innocent side; otherwise it goes on.
fn stop_without_price(case: &Case, ruling: &mut Ruling) -> Result<(), Problem> {
    let (reconstructible, revealed) = questions::whether_to_stop(case)?;
    let cite = Cite::HouseRules.of(case.rules());
    if reconstructible && !revealed {
        ruling.class = Class::Minor;
        ruling.game = Continuation::Continue;
        ruling.reasons.push(step(message!("reason-abort-not-needed"), cite));
        return Ok(());
    }
    ruling.class = Class::Abort;
    let why = if revealed { "reason-abort-revealed" } else { "reason-abort-not-reconstructible" };
    ruling.reasons.push(step(Message::new(why), cite.clone()));
    ruling.reasons.push(step(message!("reason-abort"), cite));
    stop_and_score(case, ruling);
    Ok(())
}

/// Rule DDV G.5.1, G.5.2: the game was not played; a solo counts as played if an opponent of the soloist offends.
fn serious_end(case: &Case) -> Continuation {
    if case.role() == Role::AgainstSoloist {
        return Continuation::StopSoloCounts;
    }
    match case.rules().breaches.serious_normal_game {
        SeriousNormalGame::NotPlayed => Continuation::StopNotPlayed,
        SeriousNormalGame::Counts => Continuation::StopCounts,
        SeriousNormalGame::ScoredRestToOpponents | SeriousNormalGame::LostAlone => {
            Continuation::StopScored(Rest::Opponents)
        }
    }
}

/// A circumstance that nobody stated is taken not to be given; the reasons say so. Before the first card nobody asks.
fn unless_stated(case: &Case, fact: fact::Fact, message: &str, paragraph: String) -> Option<Step> {
    let is_before_play =
        ["3.2.", "3.3.", "3.4.3", "3.4.4", "3.5.1"].iter().any(|place| case.entry().number.starts_with(place));
    let is_stated = case.facts().has(fact);
    if is_before_play && !is_stated {
        return None;
    }
    match case.unsolved().filter(|_| fact == fact::ZW_FOR) {
        _ if is_stated => Some(step(Message::new(message.to_owned()), paragraph)),
        Some(why) => Some(step(message!("reason-zw-unsolved", why = why.clone()), paragraph)),
        None => Some(step(Message::new(format!("{message}-unasked")), paragraph)),
    }
}
