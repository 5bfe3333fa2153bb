//! Facts that cannot be true together.

use crate::case::Case;
use crate::fact::{self, Value};
use crate::problem::Problem;
use crate::text::{term, word_of};
use game::Call;
use text::{Message, message};

/// The entries for breaches that were claimed after all.
pub(crate) const CLAIMED_INSTEAD: [(&str, &str); 3] = [("3.1.8", "3.7, 3.4"), ("3.1.9", "3.6"), ("3.1.10", "3.8")];

/// Returns whether an entry is about hints that nobody makes a claim of.
pub(crate) fn is_hint(number: &str) -> bool {
    CLAIMED_INSTEAD.iter().any(|(entry, _)| *entry == number)
}

/// Checks the facts of a case against one another.
///
/// # Errors
/// Returns the first contradiction, with the paragraph that forbids it.
pub(crate) fn check(case: &Case) -> Result<(), Problem> {
    check_hint(case)?;
    check_query(case)?;
    check_lists(case)?;
    check_votes(case)?;
    check_hochzeit_call(case)?;
    check_false_call(case)?;
    check_sides(case)
}

/// Rule 002 3.1.8 to 3.1.10: which entry about a mere hint it is depends on the kind of breach.
fn check_hint(case: &Case) -> Result<(), Problem> {
    let number = case.entry().number;
    let Some(word) = case.facts().word(fact::BREACH).filter(|_| is_hint(number)) else { return Ok(()) };
    let instead = match word {
        "vorwerfen" => "3.1.9",
        "nichtbedienen" => "3.1.10",
        _ => "3.1.8",
    };
    if instead == number {
        return Ok(());
    }
    let breach = word_of(fact::BREACH.name, word);
    impossible(message!("problem-hint-of-other-breach", entry = number, breach, instead), instead)
}

fn check_query(case: &Case) -> Result<(), Problem> {
    let facts = case.facts();
    let early = facts.seats(fact::EARLY);
    if let Some(silent) = facts.seat(fact::SILENT)
        && (early.contains(&silent) || Some(silent) == case.offender())
    {
        return impossible(message!("problem-silent-spoke", seat = silent), "3.3.3");
    }
    let is_early_entry = facts.has(fact::EARLY);
    if let (true, Some(offender)) = (is_early_entry, case.offender())
        && !early.contains(&offender)
    {
        return impossible(message!("problem-offender-not-early", seat = offender), "3.3.3");
    }
    if let (Some(offender), Some(began)) = (case.offender(), facts.seat(fact::BEGAN)) {
        let led = facts.seat(fact::ALREADY_LED_BY).filter(|&led| led != began);
        let culprit = led.unwrap_or(began);
        if culprit != offender {
            return impossible(message!("problem-offender-did-not-begin", seat = culprit), "3.3.6");
        }
    }
    if facts.yes(fact::SAYS_GESUND_AFTER_NAMED) == Some(true)
        && let (Some(soloist), Some(offender)) = (case.game().soloist, case.offender())
        && soloist == offender
    {
        return impossible(message!("problem-own-vorbehalt", seat = offender), "3.3.4");
    }
    if let (Some(began), Some(right)) = (facts.seat(fact::BEGAN), facts.seat(fact::RIGHT))
        && began == right
    {
        return impossible(message!("problem-began-rightly", seat = began), "3.3.6");
    }
    Ok(())
}

fn check_lists(case: &Case) -> Result<(), Problem> {
    let facts = case.facts();
    for fact in [fact::OFFENDERS, fact::WRONG_COUNT, fact::EARLY] {
        let seats = facts.seats(fact);
        let doubled = seats.iter().enumerate().find(|(i, seat)| seats[..*i].contains(seat));
        if let Some((_, &seat)) = doubled {
            return impossible(message!("problem-seat-twice", seat), "2.1.1");
        }
        if facts.has(fact) && seats.is_empty() {
            return impossible(message!("problem-nobody-listed", question = term("fact", fact.name)), "2.1.1");
        }
    }
    let at_wrong_table = facts.seats(fact::OFFENDERS);
    if let Some(&stranger) = facts.seats(fact::SAME_CLUB_MET).iter().find(|seat| !at_wrong_table.contains(seat)) {
        return impossible(message!("problem-club-mate-not-listed", seat = stranger), "3.2.3");
    }
    if let ([only], Some(offender)) = (facts.seats(fact::WRONG_COUNT), case.offender())
        && *only != offender
    {
        return impossible(message!("problem-wrong-count-of-other", seat = *only), "3.9.4");
    }
    Ok(())
}

fn check_votes(case: &Case) -> Result<(), Problem> {
    let facts = case.facts();
    let voters = match facts.get(fact::VOTES) {
        Some(Value::Votes(votes)) => i64::from(votes.re) + i64::from(votes.kontra),
        _ => 0,
    };
    let pair = |one, other| facts.number(one).unwrap_or(0) + facts.number(other).unwrap_or(0);
    let most =
        voters.max(pair(fact::VOTES_FOR_RE, fact::VOTES_FOR_KONTRA)).max(pair(fact::VOTES_FOR, fact::VOTES_AGAINST));
    if 4 < most {
        return impossible(message!("problem-too-many-votes", votes = most), "3.12.2");
    }
    Ok(())
}

fn check_hochzeit_call(case: &Case) -> Result<(), Problem> {
    let facts = case.facts();
    if let (Some(announcer), Some(offender)) = (facts.seat(fact::ANNOUNCER), case.offender())
        && announcer != offender
    {
        return Err(Problem::Contradiction {
            fact: fact::ANNOUNCER.name,
            stated: announcer.into(),
            found: offender.into(),
        });
    }
    if let (Some(partner), Some(hochzeiter)) = (facts.seat(fact::PARTNER), case.game().soloist)
        && partner == hochzeiter
    {
        return impossible(message!("problem-own-partner", seat = partner), "DDV C.4");
    }
    Ok(())
}

/// Rule 002 1.2: a false call is one for the other side.
fn check_false_call(case: &Case) -> Result<(), Problem> {
    let is_about_false_calls = matches!(case.entry().number, "3.5.3" | "3.5.4" | "3.5.5");
    let team = case.facts().team(fact::PARTY).or_else(|| case.offender_team());
    let said = case.facts().word(fact::SAID).and_then(Call::from_name).and_then(Call::team);
    match (team, said) {
        (Some(team), Some(said)) if is_about_false_calls && team == said => {
            impossible(message!("problem-right-call", team), "1.2, 3.5.5")
        }
        _ => Ok(()),
    }
}

/// The side that was stated for the offender agrees with the members of Re.
fn check_sides(case: &Case) -> Result<(), Problem> {
    let (Some(stated), Some(found)) = (case.facts().team(fact::PARTY), case.offender_team()) else { return Ok(()) };
    if stated == found {
        return Ok(());
    }
    Err(Problem::Contradiction { fact: fact::PARTY.name, stated: stated.into(), found: found.into() })
}

fn impossible(why: Message, paragraph: &'static str) -> Result<(), Problem> {
    Err(Problem::Impossible { why, paragraph })
}
