//! `doko library verify`, `merge`, `show` and `stats`: what is in a library.

use super::Allowed;
use super::making::counted;
use crate::columns::Table;
use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Session};
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use api::arguments::number;
use api::board::board;
use api::paint::{BOLD, styled};
use clap::{Args, ValueEnum};
use schemars::JsonSchema;
use serde::Serialize;
use sim::library::{PARTS, Part, is_in_sample, rows};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use text::{Arg, Join, Sign, Texts, message};

#[derive(Debug, Args)]
pub(crate) struct VerifyArguments {
    folder: PathBuf,

    #[arg(long, default_value_t = 5, value_parser = number::<u64>(0..=100))]
    sample: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    allowed: Allowed,
}

#[derive(Debug, Args)]
pub(crate) struct MergeArguments {
    folder: PathBuf,

    #[arg(long)]
    out: OutFolder,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArguments {
    folder: PathBuf,

    #[arg(value_parser = number::<u64>(0..))]
    number: u64,

    #[arg(long, value_enum, default_value_t)]
    deck: DeckName,

    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct StatsArguments {
    folder: PathBuf,

    #[arg(long)]
    json: bool,
}

/// A deck by its number of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum DeckName {
    // BSV.
    #[default]
    #[value(name = "40")]
    Forty,
    // TSR.
    #[value(name = "48")]
    FortyEight,
}

/// A part that was checked.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct CheckLine {
    /// Name of the part.
    part: &'static str,
    /// Number of deals that are there.
    deals: u64,
    /// Number of deals that were solved again.
    solved: u64,
    /// The deals whose values came out differently.
    wrong: Vec<u64>,
}

/// A deal with what the library knows of it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DealValues {
    /// Its number.
    number: u64,
    /// The deal as the normal game, in one line.
    position: String,
    /// Its values by the names of the parts and of their columns.
    values: BTreeMap<&'static str, BTreeMap<String, i16>>,
}

/// A mean over the deals of a part.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct FactLine {
    /// Name of the part.
    part: &'static str,
    /// Name of the fact.
    name: String,
    /// What it is, in the language of the program.
    about: String,
    /// Number of deals, mean, and half of the width of its interval of 95 %.
    estimate: sim::stats::Estimate,
}

/// Checks the files, and solves a part of the deals again.
pub(super) fn verify(session: &mut Session, arguments: &VerifyArguments) -> Result<Exit, Failure> {
    let library = super::open(&arguments.folder)?;
    let numbers = library.files().iter().flat_map(|(_, values)| values.deals());
    let n = numbers.filter(|&number| is_in_sample(number, arguments.sample)).count();
    session.progress = progress::bar(Some(n as u64), "deals");
    let bar = session.progress.clone();
    let stop = interrupt::flag()?;
    let resources = arguments.allowed.resources();
    let checked = sim::library::verify(&library, arguments.sample, resources, stop, || bar.inc(1));
    session.progress.finish_and_clear();
    let Some(checked) = checked.map_err(|error| Trouble::of(&error))? else { return Ok(Exit::No) };
    let mut exit = Exit::Done;
    for part in checked {
        if !part.wrong.is_empty() {
            exit = Exit::No;
        }
        let (name, deals, solved) = (part.part.name, part.deals, part.solved);
        if arguments.json {
            session.write_json(&CheckLine { part: name, deals, solved, wrong: part.wrong })?;
            continue;
        }
        let said = match part.wrong.is_empty() {
            true => message!("library-good", part = name, deals, solved),
            false => message!("library-wrong", part = name, numbers = Arg::list(part.wrong, Join::Comma)),
        };
        writeln!(session.out, "{}", said.text(session.lang))?;
    }
    Ok(exit)
}

/// Joins the files of each part.
pub(super) fn merge(session: &mut Session, arguments: &MergeArguments) -> Result<Exit, Failure> {
    let library = super::open(&arguments.folder)?;
    let merged = sim::library::merge(&library, arguments.out.path()).map_err(|error| Trouble::of(&error))?;
    for file in merged {
        let deals = message!("count-deals", n = file.deals);
        writeln!(session.out, "{}: {}", file.path.display(), deals.text(session.lang))?;
    }
    Ok(Exit::Done)
}

/// Shows a deal with its values.
pub(super) fn show(session: &mut Session, arguments: &ShowArguments) -> Result<Exit, Failure> {
    let library = super::open(&arguments.folder)?;
    let cards = match arguments.deck {
        DeckName::Forty => "40",
        DeckName::FortyEight => "48",
    };
    let parts = || PARTS.into_iter().filter(|part| part.name.ends_with(cards));
    let position = parts().next().expect("each deck has parts").position(arguments.number);
    let known: Vec<(Part, Vec<i16>)> =
        parts().filter_map(|part| Some((part, library.of(&part, arguments.number)?))).collect();
    if arguments.json {
        let of_part = |(part, values): (Part, Vec<i16>)| (part.name, part.columns().into_iter().zip(values).collect());
        let values = known.into_iter().map(of_part).collect();
        session.write_json(&DealValues { number: arguments.number, position: position.to_string(), values })?;
        return Ok(Exit::Done);
    }
    let language = session.lang;
    let title = message!("library-deal", number = arguments.number, cards = cards, rules = &*position.rules().name);
    writeln!(session.out, "{}", styled(&title.text(language), BOLD))?;
    session.write_rows(&board(language, &position))?;
    if known.is_empty() {
        writeln!(session.out, "\n{}", message!("library-unsolved").text(language))?;
    }
    for (part, values) in known {
        writeln!(session.out, "\n{}", styled(&message!("library-value", part = part.name).text(language), BOLD))?;
        session.write_rows(&values_of(&part, &values))?;
    }
    writeln!(session.out, "\n{position}")?;
    // As the page writes it: ; for a blank, cards without commas.
    writeln!(session.out, "#/solver?p={}", position.to_string().replace(' ', ";").replace(',', ""))?;
    Ok(Exit::Done)
}

/// Returns the values of a deal, some in a row.
fn values_of(part: &Part, values: &[i16]) -> Vec<String> {
    const IN_A_ROW: usize = 7;
    let cells: Vec<String> = part.columns().iter().zip(values).map(|(name, value)| format!("{name} {value}")).collect();
    let width = cells.iter().map(String::len).max().unwrap_or_default();
    let most = (78 / (width + 2)).clamp(1, IN_A_ROW);
    let row = |cells: &[String]| cells.iter().map(|cell| format!("{cell:width$}")).collect::<Vec<_>>().join("  ");
    cells.chunks(most).map(|cells| row(cells).trim_end().to_owned()).collect()
}

/// Says what the deals have in common.
pub(super) fn stats(session: &mut Session, arguments: &StatsArguments) -> Result<Exit, Failure> {
    let library = super::open(&arguments.folder)?;
    let (language, texts) = (session.lang, Texts::of(session.lang));
    let mut table: Option<(Part, Table)> = None;
    let head = || ["library-fact", "library-mean", "library-deals"].map(|id| texts.word(id)).to_vec();
    for row in rows(&library) {
        let about = row.about.text(language);
        if arguments.json {
            session.write_json(&FactLine { part: row.part.name, name: row.name, about, estimate: row.estimate })?;
            continue;
        }
        if table.as_ref().is_none_or(|(part, _)| *part != row.part) {
            write_table(session, table.take())?;
            table = Some((row.part, Table::new(1, head())));
        }
        let decimals = if row.estimate.mean.abs() < 1.0 { 3 } else { 2 };
        let mean = texts.decimal(row.estimate.mean, decimals, Sign::Minus);
        let half = row.estimate.half.map(|half| format!(" ±{}", texts.decimal(half, decimals, Sign::Minus)));
        if let Some((_, table)) = &mut table {
            table.push(vec![about, mean + &half.unwrap_or_default(), counted(row.estimate.n, language)]);
        }
    }
    write_table(session, table)?;
    Ok(Exit::Done)
}

fn write_table(session: &mut Session, table: Option<(Part, Table)>) -> Result<(), Failure> {
    let Some((part, table)) = table else { return Ok(()) };
    let title = message!("library-value", part = part.name).text(session.lang);
    writeln!(session.out, "\n{}", styled(&title, BOLD))?;
    session.write_rows(&table.lines())
}
