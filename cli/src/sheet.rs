//! `doko sheet`: the sheet of an evening in a text file.
//!
//! The file is replaced as a whole after each change, so it never holds half of one; two who add at the same time do so one after the
//! other; and what cannot be read is never written over.

use crate::input::{cannot_read, read_file};
use crate::session::{Exit, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Show, Source, Trouble};
use api::arguments::{Wrong, number};
use api::sheet::{
    self, Begin, Evening, PointWorth, Sheet, SheetAnswer, begin, evening, rank, rank_rows, with_fixed, with_row,
};
use clap::{Args, Subcommand};
use serde_json::json;
use std::ffi::OsString;
use std::fs::File;
use std::io::Write;
use text::{brief, message};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<What>,

    file: Option<String>,

    #[arg(long, conflicts_with_all = ["html", "json"])]
    csv: bool,

    #[arg(long, conflicts_with = "json")]
    html: bool,

    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum What {
    New(New),
    Add(Add),
    Fix(Fix),
    Rank(Rank),
}

#[derive(Debug, Args)]
struct New {
    file: OutPath,

    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<String>,

    #[arg(long, value_parser = worth)]
    cents: Option<PointWorth>,

    #[arg(long, value_parser = number::<u16>(1..=1000))]
    minutes: Option<u16>,

    #[command(flatten)]
    overwrite: Overwrite,
}

#[derive(Debug, Args)]
struct Add {
    file: String,

    #[arg(allow_hyphen_values = true)]
    row: Option<String>,

    #[arg(hide = true)]
    words: Vec<String>,

    #[arg(long, conflicts_with = "row")]
    record: Option<String>,
}

#[derive(Debug, Args)]
struct Fix {
    file: String,

    game: u16,

    #[arg(allow_hyphen_values = true)]
    row: Option<String>,

    #[arg(hide = true)]
    words: Vec<String>,

    #[arg(long, conflicts_with = "row")]
    record: Option<String>,
}

#[derive(Debug, Args)]
struct Rank {
    #[arg(required = true)]
    files: Vec<String>,

    #[arg(long)]
    json: bool,
}

/// Format of a sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Text,
    Csv,
    Html,
    Json,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let shape = match (arguments.csv, arguments.html, arguments.json) {
        (true, ..) => Shape::Csv,
        (_, true, _) => Shape::Html,
        (.., true) => Shape::Json,
        _ => Shape::Text,
    };
    match arguments.command {
        Some(What::New(new)) => begin_file(session, &new),
        Some(What::Add(add)) => change(session, &add.file, None, &written(add.row, add.words), add.record.as_deref()),
        Some(What::Fix(fix)) => {
            change(session, &fix.file, Some(fix.game), &written(fix.row, fix.words), fix.record.as_deref())
        }
        Some(What::Rank(files)) => ranking(session, &files),
        None => {
            let file = arguments
                .file
                .ok_or_else(|| Trouble::new(message!("sheet-no-file")).with_help(message!("sheet-no-file.help")))?;
            let (sheet, evening) = open(session, &file)?;
            show(session, sheet, evening, shape)
        }
    }
}

/// Reads what a point is worth.
fn worth(text: &str) -> Result<PointWorth, Wrong> {
    text.parse().map_err(|()| message!("sheet-head-cents", text = brief(text)).into())
}

fn begin_file(session: &mut Session, new: &New) -> Result<Exit, Failure> {
    let players: Vec<String> = new.players.iter().map(|name| name.trim().to_owned()).collect();
    let head = Begin { minutes: new.minutes, cents: new.cents };
    let text = begin(session.lang, &session.rules_for_people(), &players, &head)?;
    let target = Target::open(&new.file, Kind::Sheet, new.overwrite)?;
    target.change(|_| Ok::<_, Trouble>((text.clone(), ())))?;
    let source = Source { name: target.path().display().to_string(), line: 1, text };
    let (sheet, evening) = read(session, &source)?;
    show(session, sheet, evening, Shape::Text)
}

/// Returns the row that these arguments are. Only the first may begin with a dash, so that options can stand behind it.
fn written(row: Option<String>, words: Vec<String>) -> String {
    row.into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// Adds a row or writes another one in its place, and shows what comes of it.
fn change(
    session: &mut Session,
    file: &str,
    game: Option<u16>,
    row: &str,
    record: Option<&str>,
) -> Result<Exit, Failure> {
    // There is nothing to add to if the file is not there.
    File::open(file).map_err(|error| cannot_read(file, &error))?;
    let record = record.map(read_file).transpose()?;
    let row = if record.is_some() { "record" } else { row };
    let target = Target::open(&OutPath::from(OsString::from(file)), Kind::Records, Overwrite::default())?;
    let source = |text| Source { name: file.to_owned(), line: 1, text };
    let (sheet, evening) = target.change(|before| {
        let (sheet, _) = read(session, &source(before))?;
        let text = match game {
            Some(number) => with_fixed(&sheet, number, row, record.as_deref())?,
            None => with_row(&sheet, row, record.as_deref())?,
        };
        let (sheet, evening) = read(session, &source(text.clone()))?;
        // A new row has to fit. After a corrected one, others may not fit any more, which is reported.
        let changed = match game {
            Some(number) => evening.rows.iter().find(|row| row.entry.number == Some(number)),
            None => evening.rows.last(),
        };
        match changed.and_then(|row| row.wrong.clone()) {
            Some(error) => Err(Failure::from(error)),
            None => Ok((text, (sheet, evening))),
        }
    })?;
    show(session, sheet, evening, Shape::Text)
}

fn open(session: &Session, file: &str) -> Result<(Sheet, Evening), Trouble> {
    read(session, &Source { name: file.to_owned(), line: 1, text: read_file(file)? })
}

fn read(session: &Session, source: &Source) -> Result<(Sheet, Evening), Trouble> {
    let context = session.context();
    let sheet = Sheet::read(&context, source)?;
    let evening = evening(&context, &sheet)?;
    Ok((sheet, evening))
}

/// Shows a sheet and reports rows that do not fit, with exit code 2. Otherwise the exit code is 1 if the list cannot be
/// right.
fn show(session: &mut Session, sheet: Sheet, evening: Evening, shape: Shape) -> Result<Exit, Failure> {
    let wrong: Vec<Trouble> = evening.wrong().cloned().collect();
    let exit = match (wrong.is_empty(), evening.is_sound()) {
        (false, _) => Exit::BadInput,
        (true, false) => Exit::No,
        (true, true) => Exit::Done,
    };
    match shape {
        Shape::Text => session.write_rows(&sheet::rows(session.lang, &sheet, &evening))?,
        Shape::Csv => write!(session.out, "{}", sheet::csv(&sheet, &evening))?,
        Shape::Html => write!(session.out, "{}", sheet::html(session.lang, &sheet, &evening))?,
        Shape::Json => {
            let answer = SheetAnswer::new(session.lang, sheet, evening);
            session.write_json(&answer)?;
        }
    }
    session.out.flush()?;
    wrong.iter().for_each(Trouble::show);
    Ok(exit)
}

fn ranking(session: &mut Session, arguments: &Rank) -> Result<Exit, Failure> {
    let mut sheets = Vec::new();
    for file in &arguments.files {
        sheets.push(open(session, file)?);
    }
    let mut exit = Exit::Done;
    for trouble in sheets.iter().flat_map(|(_, evening)| evening.wrong()) {
        trouble.show();
        exit = Exit::BadInput;
    }
    let ranked = rank(&sheets);
    if arguments.json {
        let ranked = ranked.iter().map(|ranked| {
            json!({
                "place": ranked.place, "name": ranked.name, "points": ranked.points, "games": ranked.games,
                "by_sheet": ranked.by_sheet,
            })
        });
        session.write_json(&ranked.collect::<Vec<_>>())?;
    } else {
        session.write_rows(&rank_rows(session.lang, &ranked))?;
    }
    Ok(exit)
}
