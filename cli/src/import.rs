//! `doko import`: games that other people and programs wrote down, as records.

use crate::input::Input;
use crate::session::{Exit, Session};
use crate::target::{IMPORTED, Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Show};
use api::arguments::Wrong;
use api::import::{GameAnswer, ImportAnswer, ImportQuestion};
use api::records::Written;
use clap::Args;
use notation::import::Format;
use std::fmt::Write as _;
use std::io::Write as _;
use text::{Language, message};
use text::{visible, visible_lines};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    question: ImportQuestion,

    #[arg(short, long)]
    out: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long)]
    json: bool,
}

// In which format the games of a file are written, for all commands that read games.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct FormatArgument {
    #[arg(long, value_parser = parse_format)]
    from: Option<Format>,
}

impl FormatArgument {
    /// Returns what is said beside the text.
    pub(crate) fn hints(self) -> notation::import::Hints {
        notation::import::Hints { format: self.from, ..notation::import::Hints::default() }
    }
}

fn parse_format(name: &str) -> Result<Format, Wrong> {
    api::import::format(name).map_err(Wrong::from)
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let Arguments { input, question, out, overwrite, json } = arguments;
    let hints = question.hints()?;
    let source = Input::open(&input, message!("import-input-help"))?.read_all()?;
    let target = out.as_ref().map(|path| Target::open(path, Kind::Imported, overwrite)).transpose()?;
    let answer = api::import::answer(&session.context(), &source, &hints)?;
    for error in answer.games.iter().flat_map(|game| &game.errors) {
        error.show();
    }
    let text = if json { lines_of(&answer)? } else { records_of(&answer, &source.name, session.lang) };
    match target {
        Some(target) => {
            tell(&answer, &source.name, session.lang);
            target.write(&text)?;
        }
        None => session.out.write_all(text.as_bytes())?,
    }
    let is_read = answer.games.iter().all(|game| game.record.is_some());
    Ok(if is_read { Exit::Done } else { Exit::BadInput })
}

/// Returns each game as a line of JSON.
fn lines_of(answer: &ImportAnswer) -> Result<String, Failure> {
    let mut text = String::new();
    for game in &answer.games {
        text.push_str(&serde_json::to_string(game).map_err(std::io::Error::from)?);
        text.push('\n');
    }
    Ok(text)
}

/// Returns the games as records, each below what is to be said of it.
fn records_of(answer: &ImportAnswer, name: &str, language: Language) -> String {
    let mut text = format!("{IMPORTED} {}\n", visible(name));
    for (number, game) in answer.games.iter().enumerate() {
        let Some(notation) = &game.notation else { continue };
        if number != 0 {
            text.push('\n');
        }
        for remark in game.remarks(language) {
            let _ = writeln!(text, "# {}", visible_lines(&remark).replace('\n', " "));
        }
        text.push_str(notation.trim_end());
        text.push('\n');
    }
    text
}

/// Says on the error stream what was taken for granted.
fn tell(answer: &ImportAnswer, name: &str, language: Language) {
    for GameAnswer { line, assumed, .. } in &answer.games {
        say(name, *line, assumed, language);
    }
}

/// Says on the error stream what was taken for granted in games that a command reads.
pub(crate) fn tell_assumed(written: &[Written], language: Language) {
    for written in written {
        let assumed: Vec<String> = written.assumed().iter().map(|message| message.text(language)).collect();
        say(&written.place.name, written.place.line, &assumed, language);
    }
}

fn say(name: &str, line: usize, assumed: &[String], language: Language) {
    for assumed in assumed {
        let told = message!("import-assumed-in", name, line, assumed).text(language);
        // The stream may be closed, which is no reason to stop.
        let _ = writeln!(anstream::stderr(), "{}", visible(&told));
    }
}
