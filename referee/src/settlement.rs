//! What a game brings that ended before its last card: with a claim, with cards that were shown or handed over, with a
//! breach that was claimed, with an abort (DDV E and G, BSV 5.4 and 9, referees' handbook 3.1.5 and 3.10).
//!
//! The ruling on whatever ended the game says to whom the remaining tricks belong and which special points can still
//! count; the scorer of the rules does the rest.

use crate::case::Case;
use crate::catalogue;
use crate::claim::{Claims, Judged};
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::finding::{Finding, find, state_at_end, unreadable};
use crate::problem::Problem;
use crate::procedure::rule;
use crate::ruling::{Class, Continuation, Ruling, Says};
use crate::written::{Asked, pick, protests};
use game::record::{Breaches, Deed, Event, Incident, Record, resume};
use game::rules::{SeriousNormalGame, Sonderpunkt};
use game::{Outcome, Rules, Seat, Team};

/// Where rules are broken in a way that stops a game that cannot be reconstructed (Recklinghausen).
const HOUSE_ABORT: &str = "004-abbruch";

/// A game that ended before its last card.
#[derive(Clone, Debug)]
pub struct Settlement {
    /// The ruling on what ended it; its points are penalties, apart from those of the game.
    pub ruling: Ruling,
    /// What came of the game.
    pub settled: Settled,
}

/// What came of a game that ended before its last card.
#[derive(Clone, Debug)]
pub enum Settled {
    /// The remaining tricks go to one side, and the game is scored.
    Scored(Box<Outcome>),
    /// The game is not scored; what the ruling says counts alone.
    NotScored,
    /// By the ruling play goes on, so the record is unfinished.
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
    let Some((index, ending)) = ending(record).filter(|_| record.plays().count() < dealt) else { return Ok(None) };
    let case = case_of(record, rules, index, ending)?;
    let ruling = rule(&case)?;
    let settled = match (ruling.rest_to, ruling.game) {
        (Some(team), _) => match resume(record, rules, Breaches::CountAsValid) {
            Ok(play) => {
                // A Null is won without a trick: where a side does not really make the remaining tricks but has won by
                // the ruling, the other one takes them.
                let makes_them = case.facts().team(fact::ZW_FOR) == Some(team);
                let is_null = play.public().game().contract().is_null();
                let taker = if is_null && !makes_them { !team } else { team };
                let outcome = play.finish_shortened(taker, &counted(&case, &ruling, team));
                let is_lost =
                    ruling.class == Class::Serious && rules.serious_normal_game == SeriousNormalGame::LostAlone;
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

/// Returns the last thing that can end play and after which nobody acted, with its place in the timeline.
fn ending(record: &Record) -> Option<(usize, &Incident)> {
    let timeline = record.timeline();
    let steps = timeline.iter().enumerate().rev();
    let tail =
        steps.take_while(|(_, step)| !matches!(step.event, Event::Card { .. } | Event::Call(_) | Event::Said(_)));
    let mut endings = tail.filter_map(|(index, step)| match step.event {
        Event::Incident(incident) if incident.what.ends_play() || incident.what == Deed::Protested => {
            Some((index, incident))
        }
        _ => None,
    });
    let last = endings.next()?;
    // An abort says only that play was stopped; why, was said before it.
    Some(if matches!(last.1.what, Deed::Aborted(None)) { endings.next().unwrap_or(last) } else { last })
}

/// Returns the case of what ended the game.
fn case_of(record: &Record, rules: &Rules, index: usize, ending: &Incident) -> Result<Case, Problem> {
    let made = protests(record);
    match &ending.what {
        Deed::Aborted(offender) if made.is_empty() => stopped(record, rules, *offender),
        Deed::Protested | Deed::Aborted(_) => {
            let picked = pick(record, rules, Asked::default(), &made)?;
            let stated = if ending.what == Deed::Protested { Facts::new() } else { of_abort(rules) };
            let case = picked.finding.case(rules, &stated)?;
            case.with_claims(Claims::made(picked.claims.iter().map(Judged::of).collect()))
        }
        _ => {
            let is_it = |finding: &Finding| finding.done == index + 1 && finding.entry.starts_with("3.10.");
            let found = find(record, rules)?.into_iter().find(is_it);
            let found = found.ok_or(Problem::NotInRecord { entry: "3.10.1", found: None })?;
            found.case(rules, &Facts::new())
        }
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
