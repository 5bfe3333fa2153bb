//! The case that a game written down and claims in it make: which of its breaches is ruled on, and who claimed it in time.

use crate::case::Case;
use crate::catalogue;
use crate::claim::{self, Claim, Claimed, Moment, Validity};
use crate::computed::add;
use crate::fact::{self, Value};
use crate::facts::Facts;
use crate::finding::{Certainty, ClaimAt, Finding, Nature, find, find_until, state_at_end};
use crate::problem::Problem;
use crate::procedure::rule;
use game::{Rules, Seat};
use notation::record::{Deed, Event, Moment as At, Record};

/// A claim of a breach in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Seat that claims.
    pub claimant: Seat,
    /// Time of the claim.
    pub when: When,
    /// Whether he knows the breach beyond doubt.
    pub certainty: Certainty,
}

/// The moment of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At this moment of the record, after what happened at it.
    At(At),
    /// After this many steps of the timeline.
    After(usize),
    /// At no moment that is named; the referee says whether it was in time.
    Stated(Moment),
}

/// A question about a record.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked<'a> {
    /// The entry, if one is named.
    pub entry: Option<&'a str>,
    /// The offender, if he is named.
    pub offender: Option<Seat>,
}

/// A breach that a record shows, and the claims of it: each with what is wrong with it.
#[derive(Clone, Debug)]
pub struct Picked {
    /// The breach.
    pub finding: Finding,
    /// The claims in the order in which they were made; none if nobody has claimed anything.
    pub claims: Vec<Claim>,
}

/// Returns the claims that the record itself tells of.
#[must_use]
pub fn protests(record: &Record) -> Vec<Made> {
    let timeline = record.timeline();
    let claimants = timeline.iter().enumerate().filter_map(|(index, step)| match step.event {
        Event::Incident(incident) if incident.what == Deed::Protested => Some((index, incident.player?)),
        _ => None,
    });
    claimants
        .map(|(index, claimant)| Made { claimant, when: When::After(index), certainty: Certainty::Unsaid })
        .collect()
}

/// Returns the breach that is ruled on: of those that were claimed in time the one claimed first, of those claimed at once
/// the one committed first (DDV G.7.5, BSV 9.6). If no claim is valid, it is the one that the first claim is probably
/// about; if nobody claimed, the first one.
///
/// # Errors
/// Returns that the record shows no such breach, or has no such moment.
pub fn pick(record: &Record, rules: &Rules, asked: Asked<'_>, made: &[Made]) -> Result<Picked, Problem> {
    let mut claims = made.iter().map(|made| placed(record, made)).collect::<Result<Vec<_>, _>>()?;
    claims.sort_by_key(|claim| claim.at.steps);
    for claim in &claims {
        let candidates = wanted(find_until(record, rules, claim.at.steps)?, asked);
        let is_valid = |finding: &&Finding| claim::check(&claim.of(record, finding)).is_ok();
        if let Some(finding) = candidates.iter().find(is_valid) {
            return Ok(picked(record, finding, &claims));
        }
    }
    let found = match claims.first() {
        Some(claim) => {
            let candidates = wanted(find_until(record, rules, claim.at.steps)?, asked);
            let likely = candidates.into_iter().enumerate();
            likely.max_by_key(|(number, finding)| {
                (likelihood(&claim.of(record, finding)), finding.nature == Nature::Breach, *number)
            })
        }
        None => None,
    };
    match found {
        Some((_, finding)) => Ok(picked(record, &finding, &claims)),
        None => {
            let all = find(record, rules)?;
            let finding = wanted(all.clone(), asked).into_iter().next();
            let finding = match (finding, asked.entry) {
                (Some(finding), _) => finding,
                (None, None) => return Err(Problem::NoBreachInRecord),
                (None, Some(number)) => {
                    let entry = catalogue::find(rules, number)?.number;
                    return Err(Problem::NotInRecord { entry, found: all.first().map(|finding| finding.entry) });
                }
            };
            Ok(picked(record, &finding, &claims))
        }
    }
}

/// Returns the case of a question that no breach is needed for: whether the game is decided, which special points are still
/// bound to come; at the end of what is written.
///
/// # Errors
/// Returns what contradicts the record; `None` if the question needs a breach.
pub fn at_end(record: &Record, rules: &Rules, entry: &str, stated: &Facts) -> Option<Result<Case, Problem>> {
    if !["3.1.3", "3.1.7"].contains(&entry) {
        return None;
    }
    let (game, evidence, decided) = state_at_end(record, rules)?;
    let mut facts = stated.clone();
    let entry = catalogue::find(rules, entry).ok()?;
    let completed = match (evidence, decided) {
        (Some(evidence), _) => evidence.complete(entry, None, &mut facts),
        (None, Some(decided)) => add(&mut facts, fact::DECIDED, decided),
        (None, None) => Ok(()),
    };
    Some(completed.and_then(|()| Case::new(rules, entry.number, game, None, 0, facts)))
}

/// Returns the case of several breaches that were claimed (3.9.5), if there are at least two.
///
/// # Errors
/// Returns what is wrong with the record or with the breach that was claimed first.
pub fn several(record: &Record, rules: &Rules, made: &[Made]) -> Result<Option<Case>, Problem> {
    let mut claimed: Vec<(usize, Finding)> = Vec::new();
    for made in made {
        let claim = placed(record, made)?;
        let findings = find_until(record, rules, claim.at.steps)?;
        let valid = findings.into_iter().filter(|finding| claim::check(&claim.of(record, finding)).is_ok());
        let fresh = valid.filter(|finding| finding.nature == Nature::Breach);
        let next = fresh.into_iter().find(|finding| !claimed.iter().any(|(_, other)| other.done == finding.done));
        claimed.extend(next.map(|finding| (claim.at.steps, finding)));
    }
    let judged: Vec<Claimed> = claimed
        .iter()
        .map(|(steps, finding)| Claimed { committed: finding.done, claimed: *steps, is_valid: Validity::Claimable })
        .collect();
    let order = claim::order(&judged);
    let [first, second, ..] = order[..] else { return Ok(None) };
    let (first, second) = (&claimed[first].1, &claimed[second].1);
    let ruling = rule(&first.case(rules, &Facts::new())?)?;
    let facts = Facts::new()
        .with(fact::CLAIMED_FIRST, Value::Word(ruling.class.name().to_owned()))
        .with(fact::ALSO, Value::Word(format!("{}_by_{}", second.entry, second.offender)));
    Case::new(rules, "3.9.5", first.game, Some(first.offender), first.absagen, facts).map(Some)
}

/// A claim with its place in the timeline.
struct Placed {
    at: ClaimAt,
    stated: Option<Moment>,
}

impl Placed {
    fn of(&self, record: &Record, finding: &Finding) -> Claim {
        Claim {
            claimant: self.at.claimant,
            offender: finding.offender,
            partnership: finding.partnership,
            moment: self.stated.unwrap_or_else(|| finding.moment_of_claim(record, self.at)),
        }
    }
}

fn placed(record: &Record, made: &Made) -> Result<Placed, Problem> {
    let timeline = record.timeline();
    let (steps, stated) = match made.when {
        When::After(steps) => (steps, None),
        When::Stated(moment) => (timeline.len(), Some(moment)),
        When::At(at) if record.has_moment(at) => {
            let is_before = |step: &&notation::record::Step<'_>| {
                step.at < at || step.at == at && matches!(step.event, Event::Incident(_))
            };
            (timeline.iter().take_while(is_before).count(), None)
        }
        When::At(at) => return Err(Problem::NoSuchMoment { at: at.to_string() }),
    };
    Ok(Placed { at: ClaimAt { claimant: made.claimant, steps, certainty: made.certainty }, stated })
}

/// Returns the findings that are asked about: those of the entry, or all breaches, or what else there is.
fn wanted(findings: Vec<Finding>, asked: Asked<'_>) -> Vec<Finding> {
    let of_offender = findings.into_iter().filter(|finding| asked.offender.is_none_or(|seat| seat == finding.offender));
    match asked.entry {
        Some(entry) => {
            let mut findings: Vec<Finding> = of_offender.filter_map(|finding| finding.under(entry)).collect();
            findings.sort_by_key(|finding| finding.nature == Nature::Allowed);
            findings
        }
        None => {
            let (breaches, allowed): (Vec<_>, Vec<_>) =
                of_offender.partition(|finding| finding.nature == Nature::Breach);
            if breaches.is_empty() { allowed } else { breaches }
        }
    }
}

/// Returns how likely an invalid claim is about this breach: rather about one that everybody can see, and
/// not about his own.
fn likelihood(claim: &Claim) -> u8 {
    if claim.claimant == claim.offender {
        return 0;
    }
    match claim.moment {
        Moment::InTime | Moment::EarlyButCertain => 2,
        Moment::TooLate | Moment::Forfeited | Moment::Waived => 1,
        Moment::TooEarly => 0,
    }
}

fn picked(record: &Record, finding: &Finding, claims: &[Placed]) -> Picked {
    Picked { finding: finding.clone(), claims: claims.iter().map(|claim| claim.of(record, finding)).collect() }
}
