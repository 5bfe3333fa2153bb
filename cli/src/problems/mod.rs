//! `doko problems`: problems to solve, posed, listed, checked, passed on, and mined.

mod collection;
mod export;
mod list;
mod mining;
mod progress_file;
mod solving;
mod verifying;

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use api::arguments::{number, value};
use api::problems::Posed;
use clap::{Args, Subcommand};
use game::Rules;
use sim::problems::{Kind, Problem, Theme};
use text::message;

pub(crate) use verifying::ProblemCheck;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(solving::Arguments),
    List(list::Arguments),
    Verify(verifying::Arguments),
    Export(export::Arguments),
    Mine(mining::Arguments),
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    match arguments.command {
        Command::Play(arguments) => solving::run(session, &arguments),
        Command::List(arguments) => list::run(session, &arguments),
        Command::Verify(arguments) => verifying::run(session, &arguments),
        Command::Export(arguments) => export::run(session, &arguments),
        Command::Mine(arguments) => mining::run(session, &arguments),
    }
}

// Which problems are meant.
#[derive(Debug, Args)]
struct Which {
    file: Option<String>,

    #[arg(long, value_parser = value::<Kind>)]
    kind: Option<Kind>,

    #[arg(long, value_parser = number::<u8>(1..=5))]
    grade: Option<u8>,

    #[arg(long, value_parser = value::<Theme>)]
    theme: Option<Theme>,

    #[arg(long)]
    id: Option<String>,
}

impl Which {
    /// Reads the file, or what is built in, and returns the problems that are meant, of which there is one at least.
    fn read(&self) -> Result<Vec<Problem>, Trouble> {
        let mut problems = collection::read(self.file.as_deref())?;
        if let Some(id) = &self.id {
            problems.retain(|problem| problem.id.starts_with(id.as_str()));
            if problems.is_empty() {
                return Err(Trouble::new(message!("problems-unknown-id", id = &*text::brief(id))));
            }
        }
        problems.retain(|problem| self.kind.is_none_or(|kind| problem.kind == kind));
        problems.retain(|problem| self.grade.is_none_or(|grade| problem.grade == grade));
        problems.retain(|problem| self.theme.is_none_or(|theme| problem.themes.contains(&theme)));
        if problems.is_empty() {
            return Err(Trouble::new(message!("problems-none")).with_help(message!("problems-none.help")));
        }
        Ok(problems)
    }
}

/// Returns the rule set of a problem.
fn rules_of(session: &Session, problem: &Problem) -> Result<Rules, Trouble> {
    let name = problem.record.rules.as_deref();
    let rules = name.map_or_else(|| Some(session.rules()), |name| session.book.get(name).cloned());
    rules.ok_or_else(|| {
        let rules = text::brief(name.unwrap_or_default()).into_owned();
        Trouble::new(message!("problems-bad-rules", rules, id = &problem.id))
    })
}

/// Returns a problem that can be posed.
fn posed<'a>(session: &Session, problem: &'a Problem) -> Result<Posed<'a>, Trouble> {
    Posed::new(problem, &rules_of(session, problem)?)
}
