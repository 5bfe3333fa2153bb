//! `doko study`: what a hand, a call or a rule is worth.

use crate::foreign::RunCommands;
use crate::input::read_file;
use crate::interrupt;
use crate::matches::trouble_of_journal;
use crate::progress;
use crate::session::{Exit, Session, find_rules};
use crate::stream::Threads;
use crate::target::{Kind, OutFolder, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Source, Trouble};
use api::paint::{BOLD, styled};
use clap::Args;
use game::notation::{Label, visible};
use sim::stats::Estimate;
use sim::study::{self, PartResult, Study, StudyError, StudyResult, StudyTally};
use sim::{Interrupted, Journal};
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    file: String,

    #[arg(long)]
    out: Option<OutFolder>,

    #[arg(long)]
    html: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    run_commands: RunCommands,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let study = read(session, &arguments.file)?;
    arguments.run_commands.allow(&study.commands(), &arguments.file)?;
    let targets = Targets::open(&arguments)?;
    let stop = interrupt::flag()?;
    let mut tally = StudyTally::new(&study);
    let journal = arguments.out.as_ref().map(|folder| study.open_journal(folder.path(), |line| tally.push(&line)));
    let mut journal = journal.transpose().map_err(|error| trouble_of_journal(&error))?;
    let n_kept = tally.n_units();
    if n_kept != 0 {
        let _ = writeln!(anstream::stderr(), "{n_kept} deals are there already, going on after them");
    }
    let bar = progress::games(study.n_units());
    bar.set_position(n_kept);
    bar.set_message(visible(study.title()).into_owned());
    let mut kept = Ok(());
    let end = study.play(arguments.threads.count(), n_kept..study.n_units(), stop, |line| {
        if let Some(journal) = &mut journal {
            kept = journal.write(&line);
            if kept.is_err() {
                return ControlFlow::Break(());
            }
        }
        tally.push(&line);
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    kept.and_then(|()| journal.as_ref().map_or(Ok(()), Journal::sync)).map_err(|error| trouble_of_journal(&error))?;
    let end = end.map_err(Trouble::new)?;
    let result = StudyResult::new(&tally, stop);
    write_result(session, &arguments, &targets, &result)?;
    if end == Interrupted::Yes || stop.load(Ordering::Relaxed) {
        let help = match &arguments.out {
            Some(folder) => {
                format!("they are kept in {}; give the same command again to go on", folder.path().display())
            }
            None => "nothing was kept; with --out DIR the same command goes on where it was interrupted".to_owned(),
        };
        let message = format!("interrupted after {} deals of {}", tally.n_units(), study.n_units());
        session.show(&Trouble::new(message).with_help(help));
        return Ok(Exit::No);
    }
    Ok(Exit::Done)
}

fn read(session: &Session, file: &str) -> Result<Study, Trouble> {
    let text = read_file(file)?;
    let by_name = |name: &str| find_rules(&session.book, name).map_err(|trouble| trouble.to_string());
    study::parse(&text, &session.rules(), by_name).map_err(|error: StudyError| {
        let labels: Vec<Label> = error.span.into_iter().map(|span| Label { span, text: None }).collect();
        let source = Source { name: file.to_owned(), line: 1, text: text.clone() };
        let trouble = Trouble::new(error.message).in_source(source, &labels);
        match error.help {
            Some(help) => trouble.with_help(help),
            None => trouble,
        }
    })
}

/// The files that are written.
struct Targets {
    json: Option<Target>,
    pages: Vec<Target>,
}

impl Targets {
    fn open(arguments: &Arguments) -> Result<Self, Trouble> {
        const RESULT: Kind = Kind::Json(&["title", "question", "parts", "version"]);
        let in_folder = |name, kind| {
            let folder = arguments.out.as_ref();
            folder.map(|folder| Target::open_in(folder, name, kind, arguments.overwrite)).transpose()
        };
        let json = in_folder("result.json", RESULT)?;
        let page = Kind::Page("study");
        let html = arguments.html.as_ref().map(|path| Target::open(path, page, arguments.overwrite)).transpose()?;
        Ok(Self { json, pages: in_folder("result.html", page)?.into_iter().chain(html).collect() })
    }

    fn write(&self, result: &StudyResult, json: &str) -> Result<(), Trouble> {
        let page = || sim::report::study_page(result);
        let page = || page().map_err(|error| Trouble::new(format!("cannot draw the plots: {error}")));
        self.json.as_ref().map_or(Ok(()), |target| target.write(&format!("{json}\n")))?;
        self.pages.iter().try_for_each(|target| target.write(&page()?))
    }
}

fn write_result(
    session: &mut Session,
    arguments: &Arguments,
    targets: &Targets,
    result: &StudyResult,
) -> Result<(), Failure> {
    result.check().map_err(|error| {
        Trouble::new(format!("the result would be wrong: {error}"))
            .with_help("please report this with the file and the version of doko")
    })?;
    let json = serde_json::to_string(result).map_err(std::io::Error::from)?;
    // A file that cannot be written does not keep the result from those who read it here.
    let written = targets.write(result, &json);
    if arguments.json {
        writeln!(session.out, "{json}")?;
        return Ok(written?);
    }
    writeln!(session.out, "{}", styled(&result.title, BOLD))?;
    for part in &result.parts {
        writeln!(session.out, "\n{}", styled(&part.title, BOLD))?;
        for line in lines(part) {
            writeln!(session.out, "{line}")?;
        }
    }
    Ok(written?)
}

/// Returns the table of a part, a line for each row, or for each trick where claims are measured.
fn lines(part: &PartResult) -> Vec<String> {
    let mut table: Vec<Vec<String>> = Vec::new();
    if part.value == "claims" {
        let sides = part.arms.iter().flat_map(|arm| [format!("{arm}, from the top"), format!("{arm}, in every order")]);
        table.push(std::iter::once("trick".to_owned()).chain(sides).collect());
        for row in &part.rows {
            let n_tricks = row.cells.iter().map(|cell| cell.means.len()).max().unwrap_or(0);
            table.extend((0..n_tricks).map(|trick| {
                let at = |shares: &[Option<Estimate>]| share(shares.get(trick).copied().flatten());
                let cells = row.cells.iter().flat_map(|cell| [at(&cell.means), at(&cell.in_every_order)]);
                std::iter::once((trick + 1).to_string()).chain(cells).collect()
            }));
        }
    } else {
        let more = part.arms.iter().skip(1).map(|arm| format!("{arm} more"));
        let better = part.arms.iter().skip(1).map(|arm| format!("{arm} better"));
        let head = part.swept.iter().chain(&part.arms).cloned().chain(more).chain(better);
        table.push(head.collect());
        table.extend(part.rows.iter().map(|row| {
            let means = row.cells.iter().map(|cell| points(cell.means.first().copied().flatten()));
            let more = row.differences.iter().map(|difference| points(difference.difference));
            let better = row.differences.iter().map(|difference| {
                difference.better.map_or_else(|| "-".to_owned(), |share| format!("{:.1} %", 100.0 * share))
            });
            row.parameters.iter().cloned().chain(means).chain(more).chain(better).collect()
        }));
    }
    let n_columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| table.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..n_columns).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &wide)| format!("{cell:>wide$}"));
        cells.collect::<Vec<_>>().join("  ")
    };
    table.iter().map(line).collect()
}

fn points(estimate: Option<Estimate>) -> String {
    estimate.map_or_else(
        || "-".to_owned(),
        |estimate| {
            estimate
                .half
                .map_or_else(|| format!("{:+.2}", estimate.mean), |half| format!("{:+.2} ±{half:.2}", estimate.mean))
        },
    )
}

fn share(estimate: Option<Estimate>) -> String {
    estimate.map_or_else(|| "-".to_owned(), |estimate| format!("{:.1} %", 100.0 * estimate.mean))
}
