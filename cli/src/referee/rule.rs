//! `doko referee rule`: a ruling from facts that are given.

use super::occasion;
use super::{file_name, proof_target, protocol_target, write_folded, write_proof, write_protocol};
use crate::claim::AnnouncedArguments;
use crate::import::{FormatArgument, tell_assumed};
use crate::input::{read_file, read_to_end, text_of};
use crate::session::{Exit, Format, Output, Session};
use crate::target::{OutPath, Overwrite};
use crate::trouble::{Failure, Show, Source, Trouble};
use api::Answer;
use api::arguments::number;
use api::json_text::{self, What};
use api::protocol::Page;
use api::records::{Written, records};
use clap::Args;
use game::Seat;
use notation::record::Moment;
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::Path;
use std::str::FromStr;
use text::{Localized, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long)]
    entry: Option<String>,

    #[arg(long)]
    facts: Option<String>,

    #[arg(long)]
    case: Option<String>,

    #[arg(long)]
    offender: Option<String>,

    #[arg(long)]
    game: Option<String>,

    #[arg(long, value_parser = number::<u8>(0..=9))]
    absagen: Option<u8>,

    #[arg(long, conflicts_with = "position")]
    record: Option<String>,

    #[command(flatten)]
    from: FormatArgument,

    #[arg(long)]
    position: Option<String>,

    #[command(flatten)]
    announced: AnnouncedArguments,

    #[arg(long)]
    claim: Vec<String>,

    #[arg(long)]
    protocol: Option<OutPath>,

    #[arg(long)]
    proof: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    occasion: occasion::Arguments,

    #[command(flatten)]
    output: Output,
}

pub(super) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let input = input(session, arguments)?;
    let protocol = protocol_target(arguments.protocol.as_ref(), arguments.overwrite)?;
    let proof = proof_target(arguments.proof.as_ref(), arguments.overwrite)?;
    let (answer, warning) = api::ruling::answer(&input, &session.context())?;
    if let Some(warning) = warning {
        warning.show();
    }
    let position = input.get("position").and_then(Value::as_str);
    if let Some(target) = &proof {
        write_proof(session, target, position)?;
    }
    if let Some(target) = &protocol {
        let (occasion, moments) = (arguments.occasion.occasion(), moments(&input));
        let proof = proof.as_ref().map(file_name);
        let page = Page { case: answer.case(), ruling: answer.ruling(), occasion: &occasion, position, moments, proof };
        write_protocol(session, target, &page)?;
    }
    match arguments.output.format_for_people() {
        Format::Json => session.write_json(&answer)?,
        Format::Lines => writeln!(session.out, "{}", answer.line())?,
        Format::Text | Format::Auto => write_folded(session, &answer.rows(session.lang))?,
    }
    Ok(Exit::Done)
}

/// Returns the moments that claims name; what cannot be read was refused before.
fn moments(input: &Value) -> Vec<(Seat, Moment)> {
    let claims = input.get("claims").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let moment = |claim: &Value| {
        let after_cards = claim.get("after_cards").and_then(Value::as_u64).and_then(|n| u16::try_from(n).ok());
        let at = claim.get("at").and_then(Value::as_str).and_then(|at| at.parse().ok());
        let seat = claim.get("claimant")?.as_str()?.chars().next().and_then(Seat::from_letter)?;
        Some((seat, at.or(after_cards.map(Moment::after_cards))?))
    };
    claims.iter().filter_map(moment).collect()
}

/// Puts the arguments together into one case.
fn input(session: &Session, arguments: &Arguments) -> Result<Value, Trouble> {
    let mut case = match &arguments.case {
        Some(text) => object(text)?,
        None => Map::new(),
    };
    let mut set = |name: &str, value: Value| case.insert(name.to_owned(), value);
    if let Some(entry) = &arguments.entry {
        set("entry", json!(entry));
    }
    if let Some(facts) = &arguments.facts {
        set("facts", Value::Object(object(facts)?));
    }
    if let Some(offender) = &arguments.offender {
        set("offender", json!(offender));
    }
    if let Some(game) = &arguments.game {
        set("game", game_object(game));
    }
    if let Some(absagen) = arguments.absagen {
        set("absagen_by_opponents", json!(absagen));
    }
    if let Some(record) = &arguments.record {
        let text = read(record)?;
        set("record", record_value(session, arguments, record, text)?);
    }
    if let Some(position) = &arguments.position {
        set("position", json!(position_line(position)?));
    }
    if let Some(announced) = arguments.announced.json() {
        set("announced", announced);
    }
    if !arguments.claim.is_empty() {
        let claims: Result<Vec<Value>, Trouble> = arguments.claim.iter().map(|claim| claim_object(claim)).collect();
        set("claims", Value::Array(claims?));
    }
    Ok(Value::Object(case))
}

/// Returns the record of a file as a case has it.
fn record_value(session: &Session, arguments: &Arguments, name: &str, text: String) -> Result<Value, Trouble> {
    let source = Source { name: name.to_owned(), line: 1, text };
    let written = records(&source, &session.context(), &arguments.from.hints());
    match written.len() {
        0 => return Err(Trouble::new(message!("record-none", name)).with_help(message!("rule-help"))),
        1 => {}
        n => {
            let trouble = Trouble::new(message!("record-several", name, n));
            return Err(trouble.with_help(message!("record-several-help")));
        }
    }
    if let [Written { foreign: Some(_), .. }] = &written[..] {
        tell_assumed(&written, session.lang);
        return foreign_value(written);
    }
    if !source.text.trim_start().starts_with(['{', '[']) {
        return Ok(Value::String(source.text));
    }
    match serde_json::from_str(&source.text) {
        Ok(Value::Array(mut records)) => Ok(records.pop().unwrap_or_default()),
        Ok(record) => Ok(record),
        Err(error) => Err(json_text::error(What::Record, &error, &source).1),
    }
}

/// Returns the only game of a text that is no record of ours.
fn foreign_value(mut written: Vec<Written>) -> Result<Value, Trouble> {
    let none = || Trouble::new(message!("record-no-record"));
    let (record, _) = written.pop().ok_or_else(none)?.record.map_err(|refused| {
        let first = refused.errors.into_iter().next();
        first.unwrap_or_else(none)
    })?;
    serde_json::to_value(&record).map_err(|_| none())
}

/// Returns a position that is an argument itself, or in a file.
pub(super) fn position_line(position: &str) -> Result<String, Trouble> {
    let text = if Path::new(position).is_file() { read(position)? } else { position.to_owned() };
    Ok(text.trim().to_owned())
}

/// `solo:N:pflicht` as the object of a case.
fn game_object(text: &str) -> Value {
    let mut parts = text.split(':');
    let mut game = Map::new();
    game.insert("type".to_owned(), json!(parts.next().unwrap_or_default()));
    if let Some(soloist) = parts.next() {
        game.insert("soloist".to_owned(), json!(soloist));
    }
    if let Some(kind) = parts.next() {
        game.insert("solo_kind".to_owned(), json!(kind));
    }
    Value::Object(game)
}

fn claim_object(text: &str) -> Result<Value, Trouble> {
    let Some((seat, at)) = text.split_once('@') else { return Ok(json!({ "claimant": text })) };
    let at: Moment = at.parse().map_err(|error: <Moment as FromStr>::Err| {
        let trouble = Trouble::new(message!("rule-no-claim", text, error = error.message()));
        trouble.with_help(message!("rule-no-claim.help"))
    })?;
    Ok(json!({ "claimant": seat, "at": at.to_string() }))
}

/// Returns a JSON object that is an argument itself, or in a file.
fn object(text: &str) -> Result<Map<String, Value>, Trouble> {
    let is_argument = text.trim_start().starts_with('{');
    let source = Source {
        name: if is_argument { "argument" } else { text }.to_owned(),
        line: 1,
        text: if is_argument { text.to_owned() } else { read(text)? },
    };
    serde_json::from_str(&source.text).map_err(|error| match json_text::error(What::Object, &error, &source).1 {
        trouble if trouble.help().is_some() => trouble,
        trouble => trouble.with_help(message!("rule-facts-help")),
    })
}

fn read(path: &str) -> Result<String, Trouble> {
    if path == "-" {
        return text_of("stdin", read_to_end("stdin", &mut std::io::stdin())?);
    }
    read_file(path)
}
