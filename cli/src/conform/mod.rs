//! `doko conform`: runs rule-book vectors against this implementation.

mod report;

use crate::audience::WhenGone;
use crate::input::Input;
use crate::session::{Exit, Output, Session};
use crate::trouble::{Failure, Trouble};
use api::conform::{answer, kind_names, parse};
use clap::Args;
pub(crate) use report::ConformTotals;
use report::Report;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long, value_parser = clap::builder::PossibleValuesParser::new(kind_names()))]
    kind: Vec<String>,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let mut input = Input::open(&arguments.input, message!("conform-input-help"))?;
    session.begin(input.count_lines(), "vectors");
    session.audience.when_gone(WhenGone::Hurry);
    let context = session.context();
    let mut n_passed_over = 0;
    let mut report = Report::new(arguments.output.format_for_people());
    while let Some(line) = input.next_line()? {
        let number = input.line_number();
        let vector = line.and_then(|source| parse(&source));
        let is_wanted = |kind: &String| arguments.kind.is_empty() || arguments.kind.contains(kind);
        match vector {
            Ok(vector) if !is_wanted(&vector.kind) => n_passed_over += 1,
            vector => match vector.and_then(|vector| answer(&context, &vector)) {
                Ok(answer) => report.add(session, answer)?,
                Err(trouble) => report.add_trouble(session, &trouble, number)?,
            },
        }
        session.progress.set_position(number as u64);
    }
    session.progress.finish_and_clear();
    if report.is_empty() {
        return Err(nothing(&input, n_passed_over).into());
    }
    report.finish(session)
}

/// Says that nothing was checked.
fn nothing(input: &Input, n_passed_over: usize) -> Trouble {
    let name = input.name();
    match n_passed_over {
        0 => Trouble::new(message!("conform-nothing", name)).with_help(message!("conform-nothing.help")),
        n => {
            Trouble::new(message!("conform-nothing-wanted", n, name)).with_help(message!("conform-nothing-wanted.help"))
        }
    }
}
