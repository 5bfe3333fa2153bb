//! `doko referee`: rulings of the referees' handbook.

mod catalogue;
mod occasion;
mod rule;
mod wizard;

use crate::asking::columns;
use crate::claim::AnnouncedArguments;
use crate::session::{Exit, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Source, Trouble};
use api::Answer;
use api::paint::folded;
use api::protocol::{Page, html};
use api::prove::of_ruling;
use clap::{Args, Subcommand};
use std::io::{self, IsTerminal};
use text::message;
use text::visible;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    #[arg(long)]
    position: Option<String>,

    #[command(flatten)]
    announced: AnnouncedArguments,

    #[arg(long)]
    protocol: Option<OutPath>,

    #[arg(long)]
    proof: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    occasion: occasion::Arguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    Rule(Box<rule::Arguments>),
    Catalogue(catalogue::Arguments),
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    match arguments.command {
        None => {
            let protocol = protocol_target(arguments.protocol.as_ref(), arguments.overwrite)?;
            let proof = proof_target(arguments.proof.as_ref(), arguments.overwrite)?;
            let table = wizard::Table { position: arguments.position.as_deref(), announced: &arguments.announced };
            let files = wizard::Files { protocol: protocol.as_ref(), proof: proof.as_ref() };
            wizard::run(session, table, files, arguments.occasion.occasion())
        }
        Some(Command::Rule(arguments)) => rule::run(session, &arguments),
        Some(Command::Catalogue(arguments)) => catalogue::run(session, &arguments),
    }
}

/// Opens the page that is to be written, if one is.
fn protocol_target(path: Option<&OutPath>, overwrite: Overwrite) -> Result<Option<Target>, Trouble> {
    path.map(|path| Target::open(path, Kind::Page("referee"), overwrite)).transpose()
}

/// Writes the page, and says where it is.
fn write_protocol(session: &Session, target: &Target, page: &Page<'_>) -> Result<(), Trouble> {
    target.write(&html(&session.context(), page))?;
    let path = target.path().display().to_string();
    eprintln!("{}", message!("protocol-written", path = visible(&path)).text(session.lang));
    Ok(())
}

/// Opens the file for the certificates, if one is wanted.
fn proof_target(path: Option<&OutPath>, overwrite: Overwrite) -> Result<Option<Target>, Trouble> {
    path.map(|path| Target::open(path, Kind::Proof, overwrite)).transpose()
}

/// Writes for each side whether it takes all remaining tricks, as certificates.
fn write_proof(session: &Session, target: &Target, position: Option<&str>) -> Result<(), Trouble> {
    let none = || Trouble::new(message!("proof-no-position")).with_help(message!("proof-no-position.help"));
    let position = session.context().position(&Source::of_question(position.ok_or_else(none)?))?;
    let lines: Vec<String> = of_ruling(&position)?.iter().map(|proof| proof.line() + "\n").collect();
    target.write(&lines.concat())?;
    let path = target.path().display().to_string();
    eprintln!("{}", message!("proof-written", path = visible(&path)).text(session.lang));
    Ok(())
}

/// Returns the name of a file without its folder.
fn file_name(target: &Target) -> String {
    target.path().file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Writes rows of sentences; on a terminal they are broken between words, and what goes on is set in.
fn write_folded(session: &mut Session, rows: &[String]) -> Result<(), Failure> {
    if !io::stdout().is_terminal() {
        return session.write_rows(rows);
    }
    let rows: Vec<String> = rows.iter().flat_map(|row| folded(row, columns())).collect();
    session.write_rows(&rows)
}
