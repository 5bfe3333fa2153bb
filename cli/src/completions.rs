//! `doko completions`: what a shell needs to complete commands and options.

use crate::session::{Exit, Session};
use crate::trouble::Failure;
use clap::Args;
use clap_complete::Shell;
use std::io::Write;

/// Print a completion script for a shell.
///
/// Examples:
///   doko completions bash > ~/.local/share/bash-completion/completions/doko
///   doko completions zsh > ~/.zfunc/_doko
///   doko completions fish > ~/.config/fish/completions/doko.fish
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments, mut command: clap::Command) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "doko", &mut script);
    session.out.write_all(&script)?;
    Ok(Exit::Done)
}
