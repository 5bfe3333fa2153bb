//! `doko rules explain`: a rule set in sentences, for the wall.

use super::width;
use crate::session::{Exit, Session, find_rules};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::Failure;
use api::rules::Wall;
use clap::Args;
use text::message;
use text::visible;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    set: Option<String>,

    #[arg(long)]
    html: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long)]
    json: bool,
}

pub(super) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let rules = match &arguments.set {
        Some(set) => find_rules(&session.book, set)?,
        None => session.rules(),
    };
    let page = arguments.html.as_ref();
    let page = page.map(|path| Target::open(path, Kind::Page("rules explain"), arguments.overwrite)).transpose()?;
    let wall = Wall::of(session.lang, &rules);
    if let Some(page) = page {
        page.write(&wall.html(session.lang))?;
        let path = page.path().display().to_string();
        eprintln!("{}", message!("wall-written", path = visible(&path)).text(session.lang));
    }
    if arguments.json {
        session.write_json(&wall)?;
    } else if arguments.html.is_none() {
        session.write_rows(&wall.rows_within(width()))?;
    }
    Ok(Exit::Done)
}
