//! The result of a game that ended before its last card: with a claim, with cards that were shown or handed over, with
//! a breach that was claimed, with an abort (DDV E and G, BSV 5.4 and 9, referees' handbook 3.1.5 and 3.10).
//!
//! The ruling on whatever ended the game says to whom the remaining tricks belong and which special points can still
//! count; the scorer of the rules does the rest.

use crate::case::Case;
use crate::catalogue;
use crate::claim::{Claims, Judged};
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::finding::{Finding, find, state_at_end, unreadable};
use crate::penalty;
use crate::problem::Problem;
use crate::procedure::rule;
use crate::ruling::{Class, Continuation, Ruling, Says};
use crate::written::{Asked, Made, When, pick, protests};
use game::rules::{SeriousNormalGame, Sonderpunkt};
use game::{Outcome, Rules, Seat, Team};
use notation::record::{Breaches, Deed, Event, Incident, Record, resume};

/// The entry for breaches that stop a game that cannot be reconstructed (Recklinghausen).
const HOUSE_ABORT: &str = "004-abbruch";

/// A game that ended before its last card.
#[derive(Clone, Debug)]
pub struct Settlement {
    /// The ruling on what ended it; its points are penalties, apart from those of the game.
    pub ruling: Ruling,
    /// The result of the game.
    pub settled: Settled,
}

/// The result of a game that ended before its last card.
#[derive(Clone, Debug)]
pub enum Settled {
    /// The remaining tricks go to one side, and the game is scored.
    Scored(Box<Outcome>),
    /// The game is not scored; what the ruling says counts alone.
    NotScored,
    /// The ruling lets play go on, so the record is unfinished.
    GoesOn,
}

/// Returns what came of a game whose record ends with something other than its last card; `None` if it does not.
///
/// Breaches that nobody claimed are valid moves (DDV G.7.2).
///
/// # Errors
/// Returns that the record shows nothing that could end a game, or what the ruling on it lacks.
pub fn settle(record: &Record, rules: &Rules) -> Result<Option<Settlement>, Problem> {
    let dealt: usize = 4 * rules.n_tricks();
    let endings = endings(record);
    if endings.is_empty() || record.plays().count() == dealt {
        return Ok(None);
    }
    let Ended { case, ruling } = ended(record, rules, &endings)?;
    let settled = match (ruling.rest_to, ruling.game) {
        (Some(team), _) => match resume(record, rules, Breaches::CountAsValid) {
            Ok(play) => {
                // A Null is won without a trick: where a side does not really make the remaining tricks but has won by
                // the ruling, the other one takes them.
                let makes_them = case.facts().team(fact::ZW_FOR) == Some(team);
                let is_null = play.public().game().contract().is_null();
                let taker = if is_null && !makes_them { !team } else { team };
                let outcome = play.finish_shortened(taker, &counted(&case, &ruling, team));
                let is_lost = ruling.class == Class::Serious
                    && rules.breaches.serious_normal_game == SeriousNormalGame::LostAlone;
                let alone = case.offender().filter(|_| is_lost);
                Settled::Scored(Box::new(match alone {
                    Some(offender) => outcome.lost_alone_by(offender),
                    None => outcome,
                }))
            }
            Err(breaches) => return Err(unreadable(&breaches)),
        },
        (None, game) if goes_on(game) => Settled::GoesOn,
        (None, _) => Settled::NotScored,
    };
    Ok(Some(Settlement { ruling, settled }))
}

/// The event that ended a game, and the ruling on it.
struct Ended {
    case: Case,
    ruling: Ruling,
}

/// An incident with its place in the timeline.
type Placed<'a> = (usize, &'a Incident);

/// Returns everything after the last card that can end play, in its order. What is called after that means that play went on,
/// but for calls after the cards were handed over (BSV 5.4).
fn endings(record: &Record) -> Vec<Placed<'_>> {
    let timeline = record.timeline();
    let mut endings: Vec<Placed<'_>> = Vec::new();
    for (index, step) in timeline.iter().enumerate() {
        match step.event {
            Event::Card { .. } | Event::Said(_) => endings.clear(),
            Event::Call(_) => endings.retain(|(_, incident)| incident.what == Deed::HandedOver),
            Event::Incident(incident) if incident.what.ends_play() || incident.what == Deed::Protested => {
                endings.push((index, incident));
            }
            Event::Incident(_) => {}
        }
    }
    endings
}

/// Returns what ended the game: the first shortening, or the claim of a breach after which the game cannot go on, or an abort.
fn ended(record: &Record, rules: &Rules, endings: &[Placed<'_>]) -> Result<Ended, Problem> {
    let incidents = || endings.iter().map(|(_, incident)| *incident);
    let last = incidents().next_back().ok_or(Problem::NoBreachInRecord)?;
    if !matches!(last.what, Deed::Aborted(Some(_))) {
        let is_it = |finding: &Finding| {
            finding.entry.starts_with("3.10.") && endings.iter().any(|(index, _)| finding.done == index + 1)
        };
        if let Some(found) = find(record, rules)?.into_iter().find(is_it) {
            return shortened(record, rules, &found, endings);
        }
    }
    // An abort says only that play was stopped; why, was said before it.
    let of_claim = incidents().rfind(|incident| incident.what == Deed::Protested);
    let ending = of_claim.filter(|_| last.what == Deed::Aborted(None)).unwrap_or(last);
    let case = case_of(record, rules, ending)?;
    Ok(Ended { ruling: rule(&case)?, case })
}

/// Returns the ruling on a shortened game. A breach that is claimed beside it counts for itself: a serious one ends the game
/// instead, after any other one the shortening does.
fn shortened(record: &Record, rules: &Rules, found: &Finding, endings: &[Placed<'_>]) -> Result<Ended, Problem> {
    let case = found.case(rules, &Facts::new())?;
    let ruling = rule(&case)?;
    let is_here = |made: &Made| matches!(made.when, When::After(at) if endings.iter().any(|(index, _)| *index == at));
    let made: Vec<Made> = protests(record).into_iter().filter(is_here).collect();
    if made.is_empty() {
        return Ok(Ended { case, ruling });
    }
    let picked = pick(record, rules, Asked::default(), &made)?;
    let is_about_it = picked.finding.done == found.done;
    let claimed = picked.finding.case(rules, &Facts::new())?;
    let claimed = claimed.with_claims(Claims::made(picked.claims.iter().map(Judged::of).collect()))?;
    let other = rule(&claimed)?;
    let is_valid = claimed.claims().are_valid() == Some(true);
    if is_valid && (is_about_it || !goes_on(other.game)) {
        return Ok(Ended { case: claimed, ruling: other });
    }
    Ok(Ended { case, ruling: beside(ruling, other, claimed.claims()) })
}

/// Returns the ruling on a shortened game with what else was claimed: its points, if the claim is valid, and its reasons.
fn beside(mut ruling: Ruling, other: Ruling, claims: &Claims) -> Ruling {
    if claims.are_valid() == Some(true) {
        ruling.points = penalty::sum(ruling.points, other.points);
        ruling.reasons.extend(other.reasons);
    } else {
        ruling.reasons.extend(other.reasons.into_iter().take(claims.list().len()));
    }
    ruling
}

/// Returns the case of a claim or of an abort that ended the game.
fn case_of(record: &Record, rules: &Rules, ending: &Incident) -> Result<Case, Problem> {
    let made = protests(record);
    match &ending.what {
        Deed::Aborted(offender) if made.is_empty() => stopped(record, rules, *offender),
        Deed::Protested | Deed::Aborted(_) => {
            let picked = pick(record, rules, Asked::default(), &made)?;
            let stated = if ending.what == Deed::Protested { Facts::new() } else { of_abort(rules) };
            let case = picked.finding.case(rules, &stated)?;
            case.with_claims(Claims::made(picked.claims.iter().map(Judged::of).collect()))
        }
        _ => Err(Problem::NotInRecord { entry: "3.10.1", found: None }),
    }
}

/// Returns the case of a game that was stopped without a claim: by the first breach of the one who is named, or by a
/// breach of his that the record does not show (Recklinghausen).
fn stopped(record: &Record, rules: &Rules, offender: Option<Seat>) -> Result<Case, Problem> {
    match (pick(record, rules, Asked { entry: None, offender }, &[]), offender, catalogue::find(rules, HOUSE_ABORT)) {
        (Ok(picked), ..) => picked.finding.case(rules, &of_abort(rules)),
        (Err(Problem::NotInRecord { .. } | Problem::NoBreachInRecord), Some(offender), Ok(entry)) => {
            let play = resume(record, rules, Breaches::CountAsValid).map_err(|found| unreadable(&found))?;
            let party =
                play.team_of(offender).ok_or(Problem::MissingFact { entry: entry.number, fact: fact::PARTY })?;
            let facts = of_abort(rules).with(fact::PARTY, Value::Team(party));
            let game = state_at_end(record, rules).map(|(game, ..)| game);
            Case::new(rules, entry.number, game, Some(offender), 0, facts)
        }
        (Err(problem), ..) => Err(problem),
    }
}

/// A game that was stopped could not go on: where the rules ask for that, the record has said it.
fn of_abort(rules: &Rules) -> Facts {
    match catalogue::find(rules, HOUSE_ABORT) {
        Ok(_) => Facts::new().with(fact::RECONSTRUCTIBLE, Value::YesNo(false)),
        Err(_) => Facts::new(),
    }
}

/// Returns the special points that count besides those earned in complete tricks, as the ruling lists them: as many as
/// are bound to come.
fn counted(case: &Case, ruling: &Ruling, team: Team) -> Vec<(Sonderpunkt, Team)> {
    let listed = ruling.consequences.iter().filter(|consequence| consequence.key == "special_counted");
    let names = listed.filter_map(|consequence| match &consequence.says {
        Says::Words(words) => Some(words),
        _ => None,
    });
    let mut counted = Vec::new();
    for name in names.flatten() {
        let number = |fact| case.facts().number(fact).and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
        let (point, times) = match name.as_str() {
            "fuchs" => (Sonderpunkt::Fuchs, number(fact::FORCED_FUCHS)),
            "forced_doppelkopf" => (Sonderpunkt::Doppelkopf, number(fact::FORCED_DOPPELKOPF)),
            "forced_charlie" => (Sonderpunkt::Charlie, number(fact::FORCED_CHARLIE)),
            // Rule 002 3.10.1: the claimant has promised it and can keep it.
            "charlie" => (Sonderpunkt::Charlie, 1),
            _ => continue,
        };
        counted.extend(std::iter::repeat_n((point, team), times));
    }
    counted
}

const fn goes_on(game: Continuation) -> bool {
    matches!(
        game,
        Continuation::Continue
            | Continuation::ContinueLead
            | Continuation::ContinueUnderReservation
            | Continuation::SoloistChooses
            | Continuation::RefereeChooses
            | Continuation::NoGame
    )
}
