//! `doko hand`: what a hand is worth, whatever is played with it.

use crate::advice::{Deals, looking};
use crate::line_editor::LineEditor;
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Show, Trouble};
use api::Answer;
use api::advice::Effort;
use api::arguments::number;
use api::hand::{answer, read_hand};
use clap::Args;
use game::{Hand, Rules};
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    hand: Vec<String>,

    #[arg(long, default_value_t = 1, value_parser = number::<u8>(1..=4))]
    position: u8,

    #[command(flatten)]
    deals: Deals,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let rules = session.rules();
    let hand = match arguments.hand.is_empty() {
        true => ask(session, &rules)?,
        false => read_hand(&rules, &arguments.hand.join(" "), "argument")?,
    };
    let Deals { worlds, seed } = arguments.deals;
    let effort = Effort { worlds, seed, ..Effort::default() };
    let answer = looking(|| answer(&rules, hand, arguments.position, effort))?;
    match arguments.output.format_for_people() {
        Format::Json => session.write_json(&answer)?,
        Format::Lines => writeln!(session.out, "{}", answer.line())?,
        Format::Auto | Format::Text => session.write_rows(&answer.rows(session.lang))?,
    }
    Ok(Exit::Done)
}

/// Reads the hand from a person at a terminal, or from a pipe. A person who mistypes it can try again.
fn ask(session: &mut Session, rules: &Rules) -> Result<Hand, Failure> {
    let mut editor = LineEditor::new();
    let prompt = format!("{}> ", message!("hand-prompt").text(session.lang));
    while let Some(text) = editor.next_line(session, &prompt)? {
        if matches!(text.trim().to_lowercase().as_str(), "?" | "help" | "hilfe") {
            writeln!(session.out, "  {}", message!("hand-help").text(session.lang))?;
            continue;
        }
        match read_hand(rules, text.trim_end(), "argument") {
            Ok(hand) => return Ok(hand),
            Err(trouble) if editor.is_edited() => trouble.show(),
            Err(trouble) => return Err(trouble.into()),
        }
    }
    Err(Trouble::new(message!("hand-none")).with_help(message!("hand-none.help")).into())
}
