//! `doko score`: what a game brings, and why.

use crate::input::Input;
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Show, Trouble};
use api::Answer as _;
use api::records::{Refused, records};
use api::score::{Answer, RefusedAnswer, answer, breach_error};
use clap::Args;
use game::record::Breaches;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long)]
    count_breaches: bool,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let help = message!("score-help");
    let source = Input::open(&arguments.input, help.clone())?.read_all()?;
    let format = arguments.output.format(false);
    let breaches = if arguments.count_breaches { Breaches::CountAsValid } else { Breaches::Refuse };
    let written = records(&source);
    if written.is_empty() {
        return Err(Trouble::new(message!("record-none", name = source.name)).with_help(help).into());
    }
    let context = session.context();
    let mut exit = Exit::Done;
    for written in written {
        let place = written.place.clone();
        match answer(&context, written, breaches) {
            Ok(answer) => {
                if let Answer::Scored(scored) = &answer {
                    scored.allowed_breaches().iter().for_each(|breach| breach_error(breach, &place).show());
                }
                write(session, format, &answer)?;
            }
            Err(Refused { line, errors, breaches }) if format == Format::Json && !breaches.is_empty() => {
                exit = Exit::BadInput;
                errors.iter().for_each(Trouble::show);
                let error = message!("score-breaks-rules").text(session.lang);
                session.write_json(&RefusedAnswer { line, error, breaches })?;
            }
            Err(Refused { line, errors, .. }) => {
                exit = Exit::BadInput;
                session.tell_all(&errors, line, format)?;
            }
        }
    }
    Ok(exit)
}

fn write(session: &mut Session, format: Format, answer: &Answer) -> Result<(), Failure> {
    match format {
        Format::Json => session.write_json(answer),
        Format::Text => session.write_rows(&answer.rows(session.lang)),
        Format::Auto | Format::Lines => Ok(writeln!(session.out, "{}", answer.line())?),
    }
}
