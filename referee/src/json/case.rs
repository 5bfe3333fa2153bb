//! A case from JSON: of stated facts, of a position, or of a record.

use crate::announced::{Announced, Said, SaidError};
use crate::case::Case;
use crate::catalogue;
use crate::claim::{Claim, Claims, Judged, Partnership, Told};
use crate::entry::Entry;
use crate::evidence::Evidence;
use crate::fact;
use crate::finding::Certainty;
use crate::json::facts::facts;
use crate::json::input::{AnnouncedInput, CaseInput, ClaimInput, GameInput, given, seat, unreadable};
use crate::played::{Game, GameKind, SoloKind};
use crate::problem::Problem;
use crate::written::{self, Asked, Made, When};
use game::GameName;
use game::{Rules, Seat};
use notation::record::{Moment as At, Record, parse_record};
use notation::{RuleBook, parse_game, parse_position, parse_position_of_sides};
use serde::Deserialize;
use serde_json::Value;
use text::{Arg, Localized, json_error, message};

/// Returns the case that a JSON object describes; its schema is [`case_schema`](super::case_schema).
///
/// # Errors
/// Returns what is unknown, impossible or contradictory.
pub fn case(rules: &Rules, input: &Value) -> Result<Case, Problem> {
    let input = CaseInput::read(input)?;
    if let Some(record) = &input.record {
        return case_of_record(rules, &input, &self::record(record)?);
    }
    let entry = catalogue::find(rules, given(input.entry.as_deref(), "entry")?)?;
    let mut facts = facts(entry, input.facts.as_ref())?;
    let offender = offender_of(&input)?;
    let told = game_of(&input)?;
    let Some(line) = &input.position else {
        refuse_announced(&input)?;
        let absagen = input.absagen_by_opponents.unwrap_or(0);
        let case = Case::new(rules, entry.number, told, offender, absagen, facts)?;
        return with_claims(case, &input);
    };
    let mut evidence = evidence(rules, entry, line, &input)?;
    let offender = offender.or_else(|| evidence.shortened_by(entry));
    let game = evidence.game(told)?;
    if game.kind == GameKind::Hochzeit || game.kind == GameKind::HochzeitSolo {
        let trick = facts.number(fact::CLARIFYING_TRICK).and_then(|trick| u8::try_from(trick).ok());
        evidence = evidence.in_hochzeit(trick);
    }
    evidence.complete(entry, offender, &mut facts)?;
    let absagen = offender.map_or(0, |seat| evidence.absagen_against(seat));
    check_absagen(&input, absagen)?;
    with_claims(
        Case::new(rules, entry.number, game, offender, absagen, facts)?.with_announced(evidence.announced()),
        &input,
    )
}

/// Without the cards nobody can tell whether a claim holds; a record has those that were made.
fn refuse_announced(input: &CaseInput) -> Result<(), Problem> {
    match &input.announced {
        Some(_) => Err(unreadable("announced", message!("announced-without-position"))),
        None => Ok(()),
    }
}

/// Returns the record in a JSON value: the object itself, or its text.
///
/// # Errors
/// Returns why it cannot be read.
pub fn record(value: &Value) -> Result<Record, Problem> {
    match value {
        Value::String(text) => parse_record(text).map_err(|error| unreadable("record", error.problem)),
        _ => Record::deserialize(value).map_err(|error| unreadable("record", json_error(&error.to_string()))),
    }
}

/// The breach of a record that is asked about: the one that was claimed, or the first one of the entry, or at all.
fn case_of_record(rules: &Rules, input: &CaseInput, record: &Record) -> Result<Case, Problem> {
    refuse_announced(input)?;
    let wanted = input.entry.as_deref().map(|number| catalogue::find(rules, number)).transpose()?;
    let offender = offender_of(input)?;
    let made = claims_made(input, record)?;
    if wanted.is_some_and(|entry| entry.number == "3.9.5")
        && let Some(case) = written::several(record, rules, &made)?
    {
        return Ok(case);
    }
    let asked = Asked { entry: wanted.map(|entry| entry.number), offender };
    let picked = match (written::pick(record, rules, asked, &made), wanted) {
        (Err(Problem::NotInRecord { .. }), Some(entry))
            if let Some(case) = written::at_end(record, rules, entry.number, &facts(entry, input.facts.as_ref())?) =>
        {
            return case;
        }
        (Err(problem @ (Problem::NotInRecord { .. } | Problem::NoBreachInRecord)), _) => {
            return Err(other_offender(record, rules, asked, problem));
        }
        (picked, _) => picked?,
    };
    let mut found = picked.finding;
    check_absagen(input, found.absagen)?;
    let told = game_of(input)?;
    check_game(told, found.game)?;
    found.game = found.game.or(told);
    let facts = facts(catalogue::find(rules, found.entry)?, input.facts.as_ref())?;
    let case = found.case(rules, &facts)?;
    if input.claims.is_some() || !picked.claims.is_empty() {
        return case.with_claims(Claims::made(picked.claims.iter().map(Judged::of).collect()));
    }
    Ok(case)
}

/// Returns the problem of a wrong offender, if the record shows such a breach of another player.
fn other_offender(record: &Record, rules: &Rules, asked: Asked<'_>, problem: Problem) -> Problem {
    let Some(stated) = asked.offender else { return problem };
    match written::pick(record, rules, Asked { offender: None, ..asked }, &[]) {
        Ok(picked) => contradiction("offender", stated, picked.finding.offender),
        Err(_) => problem,
    }
}

/// The claims of a record: those that it tells of itself, and those that are stated with their moment or without.
fn claims_made(input: &CaseInput, record: &Record) -> Result<Vec<Made>, Problem> {
    let mut made = written::protests(record);
    for input in input.claims.iter().flatten() {
        let input = ClaimInput::read(input)?;
        let claimant = input.claimant()?;
        let when = match input.at.or(input.after_cards.map(At::after_cards)) {
            Some(at) => When::At(at),
            // For any player, the moment is the one that is stated.
            None => When::Stated(input.of(claimant, Partnership::Unclear)?.moment),
        };
        let certainty = if input.certain == Some(true) { Certainty::Certain } else { Certainty::Unsaid };
        made.push(Made { claimant, when, certainty });
    }
    Ok(made)
}

fn evidence(rules: &Rules, entry: &Entry, line: &str, input: &CaseInput) -> Result<Evidence, Problem> {
    let book = RuleBook::published().with_default(rules.clone());
    let parse = if is_about_sides(entry) { parse_position_of_sides } else { parse_position };
    let position = parse(line, &book).map_err(|error| unreadable("position", error.message()))?;
    if position.rules().name != rules.name {
        return Err(contradiction("ruleset", rules.name.clone(), position.rules().name.clone()));
    }
    let evidence = Evidence::new(position);
    Ok(match &input.announced {
        Some(input) => evidence.with_announced(announced(input)?),
        None => evidence,
    })
}

/// Returns whether an entry asks only what the two sides have and may call, regardless of their members: whether a game is
/// decided (3.1.3).
#[must_use]
pub fn is_about_sides(entry: &Entry) -> bool {
    entry.number == "3.1.3"
}

/// Returns the claim of all remaining tricks in a JSON object: `{"claimant": "N", "order": ["HT", ..]}`, `{.., "suits": ["T", "S"]}` or
/// `{.., "manner": "top_first"}`.
///
/// # Errors
/// Returns what cannot be read or does not belong together.
pub fn announced(input: &Value) -> Result<Announced, Problem> {
    let announced = AnnouncedInput::read(input)?;
    let claimant = seat(given(announced.claimant.as_deref(), "claimant")?)?;
    let said = Said::read(announced.manner, announced.order.as_deref(), announced.suits.as_deref());
    let unreadable = |error: SaidError| {
        let what = match error {
            SaidError::Cards { .. } => "order",
            SaidError::Class(_) => "suits",
            _ => "announced",
        };
        unreadable(what, error.message())
    };
    Ok(Announced { claimant, said: said.map_err(unreadable)? })
}

fn check_game(stated: Option<Game>, found: Option<Game>) -> Result<(), Problem> {
    match (stated, found) {
        (Some(stated), Some(found))
            if stated.kind != found.kind || stated.soloist.is_some() && stated.soloist != found.soloist =>
        {
            Err(contradiction("game", stated.kind, found.kind))
        }
        _ => Ok(()),
    }
}

fn check_absagen(input: &CaseInput, found: u8) -> Result<(), Problem> {
    match input.absagen_by_opponents {
        Some(stated) if stated != found => Err(contradiction("absagen_by_opponents", stated, found)),
        _ => Ok(()),
    }
}

fn contradiction(fact: &'static str, stated: impl Into<Arg>, found: impl Into<Arg>) -> Problem {
    Problem::Contradiction { fact, stated: stated.into(), found: found.into() }
}

fn game_of(input: &CaseInput) -> Result<Option<Game>, Problem> {
    let (name, soloist, solo_kind) = match &input.game {
        None => return Ok(None),
        Some(GameInput::Name(name)) => (name, None, None),
        Some(GameInput::Game(game)) => (&game.r#type, game.soloist.as_deref(), game.solo_kind.as_deref()),
    };
    let unknown = |name: &str| Problem::UnknownGame { name: name.to_owned() };
    let kind = kind_of(name).ok_or_else(|| unknown(name))?;
    let soloist = soloist.map(seat).transpose()?;
    let solo_kind = match solo_kind {
        None => None,
        Some(word) => Some(solo_kind_of(word).ok_or_else(|| unknown(word))?),
    };
    Ok(Some(Game { kind, soloist, solo_kind }))
}

/// Returns the game of a word: one of the names in files, or what people call it.
fn kind_of(name: &str) -> Option<GameKind> {
    GameKind::from_name(name).or_else(|| {
        Some(match parse_game(name).ok()? {
            GameName::Solo(_) => GameKind::Solo,
            game => GameKind::from_name(game.name())?,
        })
    })
}

fn solo_kind_of(word: &str) -> Option<SoloKind> {
    match word.to_lowercase().as_str() {
        "pflicht" | "pflichtsolo" => Some(SoloKind::Pflicht),
        "lust" | "lustsolo" => Some(SoloKind::Lust),
        _ => None,
    }
}

/// `X` is nobody at the table.
fn offender_of(input: &CaseInput) -> Result<Option<Seat>, Problem> {
    input.offender.as_deref().filter(|&name| !name.eq_ignore_ascii_case("X")).map(seat).transpose()
}

/// Returns the case with the claims that the input lists, each judged by what was known about the sides at the breach.
fn with_claims(case: Case, input: &CaseInput) -> Result<Case, Problem> {
    let Some(claims) = &input.claims else { return Ok(case) };
    let Some(offender) = case.offender() else {
        let told = if claims.is_empty() { Told::NotClaimed } else { Told::Claimed };
        return case.with_claims(Claims::Told(told));
    };
    let judge = |input: &Value| {
        let claim = ClaimInput::read(input)?.of(offender, Partnership::Unclear)?;
        // His own breach he cannot claim in any case; for the others it matters who belongs to him.
        let partnership = if claim.claimant == offender { Partnership::Unclear } else { case.partnership()? };
        Ok(Judged::of(&Claim { partnership, ..claim }))
    };
    let claims = claims.iter().map(judge).collect::<Result<_, Problem>>()?;
    case.with_claims(Claims::made(claims))
}
