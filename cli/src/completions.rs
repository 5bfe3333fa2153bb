//! `doko completions`: what a shell needs to complete commands and options.

use crate::session::{Exit, Session};
use crate::trouble::Failure;
use clap::Args;
use clap_complete::Shell;
use std::io::Write;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments, mut command: clap::Command) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "doko", &mut script);
    session.out.write_all(&script)?;
    Ok(Exit::Done)
}
