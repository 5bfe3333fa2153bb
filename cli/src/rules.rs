//! `doko rules`: the rule sets side by side, in sentences, and a club's own.

mod explain;
mod new;
mod questions;

use crate::session::{Exit, Session, find_rules};
use crate::trouble::Failure;
use api::rules::{Which, answer};
use clap::{Args, Subcommand};
use comfy_table::Table;
use game::Rules;
use notation::rules_file::{to_json, to_toml};
use std::io::{self, IsTerminal, Write};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    sets: Vec<String>,

    #[arg(long)]
    diff: bool,

    #[arg(long, conflicts_with = "diff")]
    json: bool,

    #[arg(long, conflicts_with_all = ["diff", "json"])]
    toml: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    Explain(explain::Arguments),
    New(new::Arguments),
}

impl Arguments {
    /// Returns whether the rule sets to show are named.
    pub(crate) const fn names_sets(&self) -> bool {
        !self.sets.is_empty() || self.command.is_some()
    }
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    match arguments.command {
        Some(Command::Explain(arguments)) => return explain::run(session, &arguments),
        Some(Command::New(arguments)) => return new::run(session, &arguments),
        None => {}
    }
    let sets: Vec<Rules> = if arguments.sets.is_empty() {
        session.book.names().filter_map(|name| session.book.get(name)).cloned().collect()
    } else {
        arguments.sets.iter().map(|set| find_rules(&session.book, set)).collect::<Result<_, _>>()?
    };
    if arguments.json {
        for rules in &sets {
            session.write_json(&to_json(rules))?;
        }
    } else if arguments.toml {
        let files: Vec<String> = sets.iter().map(to_toml).collect();
        write!(session.out, "{}", files.join("\n"))?;
    } else {
        let which = if arguments.diff { Which::Different } else { Which::All };
        session.write_rows(&answer(session.lang, &sets, which).rows_within(width()))?;
    }
    Ok(Exit::Done)
}

/// Returns how many columns the text may take: those of the terminal, and 80 in a pipe or where there is more room.
fn width() -> usize {
    /// Least width; narrower terminals break the lines themselves.
    const NARROWEST: u16 = 40;
    const WIDEST: u16 = 80;
    let columns = if io::stdout().is_terminal() { Table::new().width() } else { None };
    usize::from(columns.unwrap_or(WIDEST).clamp(NARROWEST, WIDEST))
}
