//! `doko study`: what a hand, a call or a rule is worth.

use crate::columns::Table;
use crate::foreign::RunCommands;
use crate::input::read_file;
use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Session, find_rules};
use crate::stream::Threads;
use crate::target::{Kind, OutFolder, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Source, Trouble};
use api::paint::{BOLD, styled};
use clap::Args;
use notation::Label;
use sim::stats::{Estimate, interval};
use sim::study::{self, PartResult, Study, StudyError, StudyResult, StudyTally};
use sim::{Interrupted, Journal};
use std::io::Write;
use std::ops::ControlFlow;
use text::visible;
use text::{Language, Localized, Sign, Texts, message};

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
    arguments.run_commands.allow(&study.commands(), &arguments.file, session.lang)?;
    let targets = Targets::open(&arguments)?;
    let stop = interrupt::flag()?;
    let mut tally = StudyTally::new(&study);
    let journal = arguments.out.as_ref().map(|folder| study.open_journal(folder.path(), |line| tally.push(&line)));
    let mut journal = journal.transpose().map_err(|error| Trouble::of(&error))?;
    let n_kept = tally.n_units();
    if n_kept != 0 {
        let there = message!("match-going-on", n = n_kept, units = message!("count-deals", n = n_kept));
        let _ = writeln!(anstream::stderr(), "{}", there.text(session.lang));
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
    kept.and_then(|()| journal.as_ref().map_or(Ok(()), Journal::sync)).map_err(|error| Trouble::of(&error))?;
    let end = end.map_err(Trouble::new)?;
    let result = StudyResult::new(&tally, stop);
    write_result(session, &arguments, &targets, &result)?;
    if end == Interrupted::Yes || stop.is_set() {
        let help = match &arguments.out {
            Some(folder) => message!("kept-in", folder = folder.path().display().to_string()),
            None => message!("nothing-kept"),
        };
        let units = message!("count-deals", n = tally.n_units());
        let what = message!("match-interrupted", units, of = study.n_units());
        session.show(&Trouble::new(what).with_help(help));
        return Ok(Exit::No);
    }
    Ok(Exit::Done)
}

fn read(session: &Session, file: &str) -> Result<Study, Trouble> {
    let text = read_file(file)?;
    let by_name = |name: &str| find_rules(&session.book, name).map_err(|trouble| trouble.message().clone());
    study::parse(&text, &session.rules(), by_name).map_err(|error: StudyError| {
        let labels: Vec<Label> = error.span.into_iter().map(|span| Label { span, text: None }).collect();
        let source = Source { name: file.to_owned(), line: 1, text: text.clone() };
        Trouble::of(&error).in_source(source, &labels)
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

    fn write(&self, result: &StudyResult, json: &str, language: Language) -> Result<(), Trouble> {
        let page = || sim::report::study_page(result, language);
        let page = || page().map_err(|error| Trouble::of(&error));
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
        Trouble::new(message!("study-result-wrong", why = error.message()))
            .with_help(message!("study-result-wrong.help"))
    })?;
    let json = serde_json::to_string(result).map_err(std::io::Error::from)?;
    // A file that cannot be written does not keep the result from those who read it here.
    let written = targets.write(result, &json, session.lang);
    if arguments.json {
        writeln!(session.out, "{json}")?;
        return Ok(written?);
    }
    writeln!(session.out, "{}", styled(&result.title, BOLD))?;
    for part in &result.parts {
        writeln!(session.out, "\n{}", styled(&part.title, BOLD))?;
        session.write_rows(&table(part, session.lang).lines())?;
    }
    Ok(written?)
}

/// Returns the table of a part, a line for each row, or for each trick where claims are measured.
fn table(part: &PartResult, language: Language) -> Table {
    if part.value == "claims" { claims(part, language) } else { means(part, language) }
}

fn claims(part: &PartResult, language: Language) -> Table {
    let sides =
        part.arms.iter().flat_map(|arm| [message!("report-from-the-top", arm), message!("report-in-every-order", arm)]);
    let head = [message!("report-trick")].into_iter().chain(sides).map(|cell| cell.text(language));
    let mut table = Table::new(1, head.collect());
    for row in &part.rows {
        let n_tricks = row.cells.iter().map(|cell| cell.means.len()).max().unwrap_or(0);
        for trick in 0..n_tricks {
            let at = |shares: &[Option<Estimate>]| {
                let mean = shares.get(trick).copied().flatten().map(|estimate| estimate.mean);
                share(mean, language)
            };
            let cells = row.cells.iter().flat_map(|cell| [at(&cell.means), at(&cell.in_every_order)]);
            table.push([(trick + 1).to_string()].into_iter().chain(cells).collect());
        }
    }
    table
}

fn means(part: &PartResult, language: Language) -> Table {
    let others = || part.arms.iter().skip(1);
    let more = others().map(|arm| message!("report-more", arm).text(language));
    let better = others().map(|arm| message!("study-better", arm).text(language));
    let other_game = others().map(|arm| message!("report-other-game", arm).text(language));
    let head = part.swept.iter().chain(&part.arms).cloned().chain(more).chain(better).chain(other_game);
    let mut table = Table::new(part.swept.len(), head.collect());
    for row in &part.rows {
        let means = row.cells.iter().map(|cell| interval(cell.means.first().copied().flatten(), 2, language));
        let more = row.differences.iter().map(|difference| interval(difference.difference, 2, language));
        let better = row.differences.iter().map(|difference| share(difference.better, language));
        let other_game = row.differences.iter().map(|difference| share(difference.other_game, language));
        table.push(row.parameters.iter().cloned().chain(means).chain(more).chain(better).chain(other_game).collect());
    }
    table
}

fn share(share: Option<f64>, language: Language) -> String {
    let Some(share) = share else { return "-".to_owned() };
    format!("{} %", Texts::of(language).decimal(100.0 * share, 1, Sign::Minus))
}
