//! `doko referee rule`: a ruling from facts that are given.

use super::occasion::Occasion;
use super::protocol::Page;
use super::{protocol, protocol_target, shown, texts, trouble};
use crate::fields;
use crate::input::{read_file, read_to_end, text_of};
use crate::json_text;
use crate::misuse::number;
use crate::records::records;
use crate::session::{Exit, Format, Output, Session};
use crate::target::{OutPath, Overwrite};
use crate::trouble::Show;
use crate::trouble::{Failure, Source, Trouble};
use clap::Args;
use game::notation::{parse_position, parse_position_of_sides};
use game::record::Moment;
use game::{Rules, Seat};
use referee::catalogue;
use referee::json::is_about_sides;
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::Path;

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

    #[arg(long)]
    position: Option<String>,

    #[arg(long)]
    claim: Vec<String>,

    #[arg(long)]
    protocol: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    occasion: Occasion,

    #[command(flatten)]
    output: Output,
}

pub(super) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let input = input(arguments)?;
    let protocol = protocol_target(arguments.protocol.as_ref(), arguments.overwrite)?;
    let rules = match input.get("ruleset").and_then(Value::as_str) {
        Some(name) => {
            session.book.get(name).cloned().ok_or_else(|| Trouble::new(format!("unknown rule set \"{name}\"")))?
        }
        None => rules_of_texts(session, &input),
    };
    if let Some(line) = input.get("position").and_then(Value::as_str) {
        check_position(session, &rules, &input, line)?;
    }
    let case = referee::json::case(&rules, &input).map_err(|problem| trouble(session.lang, &problem))?;
    let ruling = referee::rule(&case).map_err(|problem| trouble(session.lang, &problem))?;
    let texts = texts(session);
    if let Some(target) = &protocol {
        let position = input.get("position").and_then(Value::as_str);
        let moments = moments(&input);
        let page = Page { case: &case, ruling: &ruling, occasion: &arguments.occasion, position, moments };
        protocol::write(session, target, &page)?;
    }
    match arguments.output.format(true) {
        Format::Json => session.write_json(&referee::json::ruling_with_texts(&ruling, texts))?,
        _ => {
            for row in shown::rows(texts, &ruling) {
                writeln!(session.out, "{row}")?;
            }
        }
    }
    Ok(Exit::Done)
}

/// Shows what is wrong with a position, and where. It is refused, unless the entry asks only what the two sides have and may
/// call: then it is told, and the ruling follows.
fn check_position(session: &Session, rules: &Rules, input: &Value, line: &str) -> Result<(), Trouble> {
    let book = session.book.clone().with_default(rules.clone());
    let Err(error) = parse_position(line, &book) else { return Ok(()) };
    let place = Source { name: "position".to_owned(), line: 1, text: line.to_owned() };
    let trouble = Trouble::of(&error).in_source(place, &error.labels);
    let entry = input.get("entry").and_then(Value::as_str).and_then(|number| catalogue::find(rules, number).ok());
    if entry.is_some_and(is_about_sides) && parse_position_of_sides(line, &book).is_ok() {
        trouble.show();
        return Ok(());
    }
    Err(trouble)
}

/// A record or a position may name its rule set itself.
fn rules_of_texts(session: &Session, input: &Value) -> Rules {
    let named = |text: &str| {
        let name = text.split_whitespace().find_map(|field| field.strip_prefix("rules="))?;
        session.book.get(name).cloned()
    };
    let in_position = input.get("position").and_then(Value::as_str).and_then(named);
    let in_record = match input.get("record") {
        Some(Value::String(text)) => named(text),
        Some(record) => record.get("rules").and_then(Value::as_str).and_then(|name| session.book.get(name).cloned()),
        None => None,
    };
    in_position.or(in_record).unwrap_or_else(|| session.rules())
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
fn input(arguments: &Arguments) -> Result<Value, Trouble> {
    let mut case = match &arguments.case {
        Some(text) => {
            let case = object(text)?;
            let first = |troubles: Vec<Trouble>| troubles.into_iter().next();
            match fields::check_case(&case).err().and_then(first) {
                Some(trouble) => return Err(trouble),
                None => case,
            }
        }
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
        set("record", record_value(record, text)?);
    }
    if let Some(position) = &arguments.position {
        set("position", json!(position_line(position)?));
    }
    if !arguments.claim.is_empty() {
        let claims: Result<Vec<Value>, Trouble> = arguments.claim.iter().map(|claim| claim_object(claim)).collect();
        set("claims", Value::Array(claims?));
    }
    Ok(Value::Object(case))
}

/// Returns the record of a file as a case has it.
fn record_value(name: &str, text: String) -> Result<Value, Trouble> {
    let source = Source { name: name.to_owned(), line: 1, text };
    let help = "`doko referee rule --help` has examples";
    match records(&source).len() {
        0 => return Err(Trouble::new(format!("there is no record in {name}")).with_help(help)),
        1 => {}
        n => {
            let message = format!("{name} holds {n} games, and a ruling is about one");
            return Err(Trouble::new(message).with_help("write that game into a file of its own"));
        }
    }
    if !source.text.trim_start().starts_with(['{', '[']) {
        return Ok(Value::String(source.text));
    }
    match serde_json::from_str(&source.text) {
        Ok(Value::Array(mut records)) => Ok(records.pop().unwrap_or_default()),
        Ok(record) => Ok(record),
        Err(error) => Err(json_text::trouble("game record", &error, &source).1),
    }
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
    let at: Moment = at.parse().map_err(|error| {
        Trouble::new(format!("\"{text}\" is no claim: {error}"))
            .with_help("write a seat and a moment: N@17, N@17+1, N@v2")
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
    serde_json::from_str(&source.text).map_err(|error| match json_text::trouble("JSON object", &error, &source).1 {
        trouble if trouble.help().is_some() => trouble,
        trouble => trouble.with_help("such as '{\"claimed\": true}'"),
    })
}

fn read(path: &str) -> Result<String, Trouble> {
    if path == "-" {
        return text_of("stdin", read_to_end("stdin", &mut std::io::stdin())?);
    }
    read_file(path)
}
