//! `doko referee catalogue`: the entries of the handbook, by words.

use super::{texts, trouble};
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::Failure;
use ::referee::entry::Entry;
use ::referee::{catalogue, search};
use api::paint::{BOLD, DIM, styled};
use clap::Args;
use game::Rules;
use serde_json::json;
use std::io::Write;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    words: Vec<String>,

    #[command(flatten)]
    output: Output,
}

pub(super) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let rules = session.rules();
    let words = arguments.words.join(" ");
    let format = arguments.output.format(true);
    if let Ok(entry) = catalogue::find(&rules, &words) {
        match format {
            Format::Json => session.write_json(&entry_json(session, entry))?,
            _ => write_entry(session, &rules, entry)?,
        }
        return Ok(Exit::Done);
    }
    if looks_like_number(&words)
        && search(&rules, &words).is_empty()
        && let Err(problem) = catalogue::find(&rules, &words)
    {
        return Err(trouble(session.lang, &problem).into());
    }
    let found = search(&rules, &words);
    for entry in &found {
        match format {
            Format::Json => session.write_json(&entry_json(session, entry))?,
            Format::Lines => writeln!(session.out, "{}\t{}", entry.number, texts(session).title(entry.number))?,
            Format::Text | Format::Auto => {
                let title = texts(session).title(entry.number);
                writeln!(session.out, "{}  {title}", styled(&format!("{:<8}", entry.number), BOLD))?;
            }
        }
    }
    Ok(if found.is_empty() { Exit::No } else { Exit::Done })
}

fn looks_like_number(words: &str) -> bool {
    words.starts_with(|c: char| c.is_ascii_digit())
}

fn write_entry(session: &mut Session, rules: &Rules, entry: &Entry) -> Result<(), Failure> {
    let texts = texts(session);
    let out = &mut session.out;
    let beside = format!("  {}", entry.in_rules(rules));
    writeln!(out, "{}  {}{}", styled(entry.number, BOLD), texts.title(entry.number), styled(beside.trim_end(), DIM))?;
    for row in entry.rows {
        writeln!(out, "  {}  {}", styled(&format!("{:<12}", row.name), DIM), texts.row(entry.number, row.name))?;
    }
    for ask in entry.asks {
        let question = texts.question(entry.number, ask.fact.name);
        writeln!(out, "  {}: {question} {}", ask.fact.name, styled(&format!("({})", ask.fact.kind), DIM))?;
    }
    Ok(())
}

fn entry_json(session: &Session, entry: &Entry) -> serde_json::Value {
    let texts = texts(session);
    let rows: Vec<_> = entry
        .rows
        .iter()
        .map(|row| json!({ "row": row.name, "class": row.class.name(), "text": texts.row(entry.number, row.name) }))
        .collect();
    let facts: Vec<_> = entry
        .asks
        .iter()
        .map(|ask| {
            json!({
                "name": ask.fact.name,
                "question": texts.question(entry.number, ask.fact.name),
                "why": texts.why(ask.fact.name),
                "allowed": ask.fact.kind.to_string(),
            })
        })
        .collect();
    json!({
        "entry": entry.number,
        "title": texts.title(entry.number),
        "tsr": entry.tsr,
        "rows": rows,
        "facts": facts,
    })
}
