//! `doko problems mine`: problems from generated games.

use crate::interrupt;
use crate::progress;
use crate::session::{Exit, Session};
use crate::stream::Threads;
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Trouble};
use api::arguments::number;
use clap::Args;
use flate2::{Compression, GzBuilder};
use sim::Interrupted;
use sim::problems::{Mined, Plan, Wanted, mine};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long)]
    out: OutPath,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long, default_value_t = 100, value_parser = number::<usize>(0..=1_000_000))]
    judgement: usize,

    #[arg(long, default_value_t = 100, value_parser = number::<usize>(0..=1_000_000))]
    proof: usize,

    #[arg(long, default_value_t = 100, value_parser = number::<usize>(0..=1_000_000))]
    claim: usize,

    #[arg(long, default_value_t = 1_000_000, value_parser = number::<u64>(1..))]
    games: u64,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let Arguments { judgement, proof, claim, games, seed, .. } = *arguments;
    let wanted = Wanted { judgement, proof, claim };
    if wanted.sum() == 0 {
        let nothing = Trouble::new(message!("problems-mine-nothing"));
        return Err(nothing.with_help(message!("problems-mine-nothing.help")).into());
    }
    let target = Target::open(&arguments.out, Kind::Problems, arguments.overwrite)?;
    let plan = Plan { rules: session.rules(), seed, wanted, games };
    let part = arguments.out.beside("part");
    let folder = part.path().parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = part.path().file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let stop = interrupt::flag()?;
    session.progress = progress::bar(Some(wanted.sum() as u64), "problems");
    let bar = session.progress.clone();
    let see = |_: u64, kept: usize| bar.set_position(kept as u64);
    let mined =
        mine(&plan, (folder, &name), arguments.threads.count(), stop, see).map_err(|error| Trouble::of(&error))?;
    session.progress.finish_and_clear();
    let n = mined.problems.len();
    if mined.interrupted == Interrupted::Yes {
        let told = message!("problems-mined-part", n, games = mined.games).text(session.lang);
        // The stream may be closed, which is no reason to stop.
        let _ = writeln!(anstream::stderr(), "{told}");
        return Ok(Exit::No);
    }
    let is_packed = arguments.out.path().extension().is_some_and(|extension| extension == "gz");
    let text = text_of(&mined)?;
    target.write_with(|file| if is_packed { pack(&text, file) } else { file.write_all(&text) })?;
    fs::remove_file(part.path())?;
    let file = target.path().display().to_string();
    session.write_rows(&[message!("problems-mined", n, games = mined.games, file).text(session.lang)])?;
    if n < wanted.sum() {
        session.write_rows(&[message!("problems-mined-few").text(session.lang)])?;
        return Ok(Exit::No);
    }
    Ok(Exit::Done)
}

fn text_of(mined: &Mined) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    for problem in &mined.problems {
        serde_json::to_writer(&mut text, problem)?;
        text.push(b'\n');
    }
    Ok(text)
}

fn pack(text: &[u8], file: &mut fs::File) -> io::Result<()> {
    // Neither a name nor a time stands in it, so the same problems are the same bytes.
    let mut packer = GzBuilder::new().write(file, Compression::best());
    packer.write_all(text)?;
    packer.finish().map(|_| ())
}
