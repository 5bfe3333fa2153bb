//! `doko referee catalogue`: the entries of the handbook, by words.

use super::write_folded;
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::Failure;
use api::Answer;
use clap::Args;
use serde_json::json;
use std::io::Write;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    words: Vec<String>,

    #[command(flatten)]
    output: Output,
}

pub(super) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let found = api::catalogue::answer(&session.rules(), &arguments.words.join(" "), session.lang)?;
    match arguments.output.format_for_people() {
        Format::Json => found.entries.iter().try_for_each(|entry| session.write_json(&json!(entry)))?,
        Format::Lines if found.entries.is_empty() => {}
        Format::Lines => writeln!(session.out, "{}", found.line())?,
        Format::Text | Format::Auto => write_folded(session, &found.rows(session.lang))?,
    }
    Ok(if found.entries.is_empty() { Exit::No } else { Exit::Done })
}
