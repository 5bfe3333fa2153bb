//! `doko score`: what a game brings, and why; from its record, or from what people know of it.

mod wizard;

use crate::import::{FormatArgument, tell_assumed};
use crate::input::{Input, argument_name};
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Show, Source, Trouble};
use api::records::{Refused, records};
use api::result::{self, ResultQuestion};
use api::score::{RefusedAnswer, ScoreAnswer, answer, breach_error};
use clap::Args;
use notation::record::Breaches;
use notation::{Names, composed};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    known: ResultQuestion,

    #[command(flatten)]
    from: FormatArgument,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let breaches = arguments.known.breaches();
    let line = line_of(&arguments.input);
    let format = if line.is_some() { arguments.output.format_for_people() } else { arguments.output.format() };
    match (arguments.known.says_something(), line) {
        (true, line) if line.is_some() || arguments.input.is_empty() => {
            let question = ResultQuestion { text: line, ..arguments.known };
            let facts = question.facts("--")?;
            let answer = result::answer(&session.context(), &session.rules(), &facts, breaches)?;
            return write(session, arguments.output.format_for_people(), &answer);
        }
        (true, _) => {
            let help = message!("score-both.help");
            return Err(Trouble::new(message!("score-both")).with_help(help).into());
        }
        (false, Some(text)) => {
            let source = Source { name: argument_name(), line: 1, text };
            let facts = result::read(&source, &Names::Seats)?;
            let answer = result::answer(&session.context(), &session.rules(), &facts, breaches)?;
            return write(session, arguments.output.format_for_people(), &answer);
        }
        (false, None) => {}
    }
    if arguments.input.is_empty() && io::stdin().is_terminal() && io::stdout().is_terminal() {
        return wizard::run(session, breaches);
    }
    records_of(session, &arguments.input, arguments.from, breaches, format)
}

/// Returns the line of text that the arguments are: words, and neither a file nor a record.
fn line_of(input: &[String]) -> Option<String> {
    let text = composed(&input.join(" ")).into_owned();
    let is_file = |argument: &String| argument == "-" || Path::new(argument).exists();
    let is_words = text.contains(' ') && !text.contains('=') && !text.trim_start().starts_with(['{', '[']);
    (is_words && !input.iter().any(is_file)).then_some(text)
}

fn records_of(
    session: &mut Session,
    input: &[String],
    from: FormatArgument,
    breaches: Breaches,
    format: Format,
) -> Result<Exit, Failure> {
    let help = message!("score-help");
    let source = Input::open(input, help.clone())?.read_all()?;
    let written = records(&source, &session.context(), &from.hints());
    if written.is_empty() {
        return Err(Trouble::new(message!("record-none", name = source.name)).with_help(help).into());
    }
    tell_assumed(&written, session.lang);
    let context = session.context();
    let mut exit = Exit::Done;
    for written in written {
        let place = written.place.clone();
        match answer(&context, written, breaches) {
            Ok(answer) => {
                if let ScoreAnswer::Scored(scored) = &answer {
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

fn write<A: api::Answer + serde::Serialize>(
    session: &mut Session,
    format: Format,
    answer: &A,
) -> Result<Exit, Failure> {
    match format {
        Format::Json => session.write_json(answer)?,
        Format::Text => session.write_rows(&answer.rows(session.lang))?,
        Format::Auto | Format::Lines => writeln!(session.out, "{}", answer.line())?,
    }
    Ok(Exit::Done)
}
