//! `doko library make` and `status`: the chunks of a library.

use super::Allowed;
use crate::columns::Table;
use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Session};
use crate::shard::Shard;
use crate::target::OutFolder;
use crate::trouble::{Failure, Trouble};
use api::arguments::value;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use sim::library::{CHUNK, Library, LibraryError, PARTS, Part, Values, make};
use sim::{Interrupted, JournalError};
use std::io::Write;
use std::num::NonZeroU64;
use std::path::PathBuf;
use text::{Language, Sign, Texts, message};

/// The most deals of a part.
const MOST_DEALS: u64 = 1 << 20;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    folder: OutFolder,

    #[arg(long = "part", value_delimiter = ',', value_parser = value::<Part>)]
    parts: Vec<Part>,

    #[arg(short)]
    n: Option<NonZeroU64>,

    #[arg(long, value_parser = value::<Shard>)]
    shard: Option<Shard>,

    #[command(flatten)]
    allowed: Allowed,
}

#[derive(Debug, Args)]
pub(crate) struct StatusArguments {
    folder: PathBuf,

    #[arg(long)]
    json: bool,
}

/// How much of a part is there.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct StatusLine {
    /// Name of the part.
    part: &'static str,
    /// Number of deals that are there.
    deals: u64,
    /// Number of chunks that a run has begun.
    begun: u64,
    /// Number of deals of the first edition.
    edition: u64,
}

/// Makes the chunks that are not there yet.
pub(super) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let n = arguments.n.map(NonZeroU64::get);
    if let Some(n) = n.filter(|n| !n.is_multiple_of(CHUNK) || MOST_DEALS < *n) {
        let help = message!("library-n.help", chunk = CHUNK, most = MOST_DEALS);
        return Err(Trouble::new(message!("library-n", n)).with_help(help).into());
    }
    let parts = if arguments.parts.is_empty() { PARTS.to_vec() } else { arguments.parts.clone() };
    let folder = arguments.folder.path();
    let library = Library::open(folder).map_err(|error| Trouble::of(&error))?;
    let of_part = |part: &Part| (0..n.unwrap_or(part.edition) / CHUNK).map(|chunk| (*part, chunk)).collect::<Vec<_>>();
    let mut chunks: Vec<(Part, u64)> = parts.iter().flat_map(of_part).collect();
    if let Some(shard) = arguments.shard {
        let own = shard.units(chunks.len() as u64);
        chunks = chunks.drain(own.start as usize..own.end as usize).collect();
    }
    chunks.retain(|(part, chunk)| !library.has_chunk(part, *chunk));
    let stop = interrupt::flag()?;
    session.progress = progress::bar(Some(chunks.len() as u64 * CHUNK), "deals");
    let mut exit = Exit::Done;
    for (at, (part, chunk)) in (0..).zip(chunks) {
        let bar = session.progress.clone();
        let made = make(folder, &part, chunk, arguments.allowed.resources(), stop, |progress| {
            bar.set_position(at * CHUNK + progress.solved);
        });
        let what = match made {
            Ok(Interrupted::No) => message!("run-finished"),
            Err(LibraryError::Journal(JournalError::InUse(_))) if arguments.shard.is_none() => {
                exit = Exit::No;
                message!("run-busy")
            }
            Ok(_) => {
                session.progress.finish_and_clear();
                let kept = message!("library-kept", folder = folder.display().to_string());
                // The stream may be closed, which is no reason to stop.
                let _ = writeln!(anstream::stderr(), "{}", kept.text(session.lang));
                return Ok(Exit::No);
            }
            Err(error) => return Err(Trouble::of(&error).into()),
        };
        let language = crate::generate::language_of_lines(session);
        let (first, last) = (chunk * CHUNK, (chunk + 1) * CHUNK - 1);
        session.progress.suspend(|| writeln!(session.out, "{} {first}-{last} {}", part.name, what.text(language)))?;
        session.out.flush()?;
    }
    session.progress.finish_and_clear();
    Ok(exit)
}

/// Says how much of each part is there.
pub(super) fn status(session: &mut Session, arguments: &StatusArguments) -> Result<Exit, Failure> {
    let library = super::open(&arguments.folder)?;
    let word = |id: &'static str| Texts::of(session.lang).word(id);
    let head = ["library-part", "library-there", "library-begun", "library-edition"].map(word);
    let mut table = Table::new(1, head.to_vec());
    for part in PARTS {
        let deals: u64 = library.of_part(&part).map(Values::n_deals).sum();
        let begun = library.n_begun(&part) as u64;
        if arguments.json {
            session.write_json(&StatusLine { part: part.name, deals, begun, edition: part.edition })?;
        }
        let numbers = [deals, begun, part.edition].map(|n| counted(n, session.lang));
        table.push([part.name.to_owned()].into_iter().chain(numbers).collect());
    }
    if !arguments.json {
        session.write_rows(&table.lines())?;
    }
    Ok(Exit::Done)
}

/// Returns a number with its thousands apart.
pub(super) fn counted(n: u64, language: Language) -> String {
    Texts::of(language).decimal(n as f64, 0, Sign::Minus)
}
