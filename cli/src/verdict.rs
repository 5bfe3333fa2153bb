//! `doko verdict`: does a party take all remaining tricks anyway?

use crate::claim::ClaimArguments;
use crate::input::Input;
use crate::session::{Exit, Format, Numbered, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Source};
use api::Answer;
use api::paint::{DIM, styled};
use api::verdict::{Details, answer};
use clap::Args;
use game::Position;
use std::io::Write;

/// Say whether a party takes all remaining tricks anyway (zwangsläufig), with proof.
///
/// Examples:
///   doko verdict 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA'
///   doko verdict positions.txt --party kontra       whatever is played
///   doko verdict positions.txt --claimant N         N shows his cards and plays from the top
///   doko verdict positions.txt --claimant N --suits T,S       and first trumps, then Pik
///   doko verdict positions.txt --claimant N --order HT,D9     N has announced this order
///   doko verdict positions.txt --explain            why, trick by trick
///   cat positions.txt | doko verdict | grep ^no     one answer a line, in a pipe
///
/// The exit code is 0 if all answers are yes, 1 if some are no, 2 if a line cannot be read.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A position, a file with a position a line, or - for the standard input.
    #[arg(value_name = "POSITION|FILE|-")]
    input: Vec<String>,

    #[command(flatten)]
    claim: ClaimArguments,

    /// Show why, trick by trick: which cards are masters, and which can be beaten.
    #[arg(long)]
    explain: bool,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let input = Input::open(
        &arguments.input,
        "give a position in quotes, a file, or positions on the standard input; `doko verdict --help` has examples",
    )?;
    let format = arguments.output.format(arguments.explain);
    let details = if arguments.explain { Details::Explained } else { Details::Plain };
    let find = move |position: &Position, source: &Source| {
        let claim = arguments.claim.claim(position, source)?;
        Ok(answer(position, claim, details))
    };
    session.answer_positions(input, format, arguments.threads, find, |session, _, line, answer| {
        match format {
            Format::Json => session.write_json(&Numbered { line, answer: &answer })?,
            Format::Text => {
                let mut rows = answer.rows(session.lang);
                if let Some(line) = line {
                    rows[0] = format!("{} {}", styled(&format!("{line}:"), DIM), rows[0]);
                    rows.push(String::new());
                }
                session.write_rows(&rows)?;
            }
            Format::Auto | Format::Lines => writeln!(session.out, "{}", answer.line())?,
        }
        Ok(if answer.holds { Exit::Done } else { Exit::No })
    })
}
