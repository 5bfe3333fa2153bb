//! Questions on the terminal, and lines that are typed.

use crate::session::Session;
use crate::trouble::{Failure, Trouble};
use api::paint::{BAD, BOLD, DIM, styled};
use api::table::screen::{COLUMNS, fold};
use std::io::{BufRead, IsTerminal};
use text::Message;

/// Command that can be typed at any question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Leave the game.
    Quit,
    /// Show what is possible.
    Help,
    /// Take the last own decision back.
    Undo,
    /// Play the only possible card.
    Forced,
}

/// The typed input.
pub(crate) enum Typed {
    /// Nothing but Enter.
    Nothing,
    /// A command.
    Command(Command),
    /// Anything else.
    Text(String),
}

const COMMANDS: [(Command, &[&str]); 4] = [
    (Command::Quit, &["q", "quit", "exit", "ende"]),
    (Command::Help, &["?", "h", "help", "hilfe"]),
    (Command::Undo, &["u", "undo", "zurück", "zurueck"]),
    (Command::Forced, &["!"]),
];

/// Returns how many columns a row has: those of the terminal, or what the environment says.
pub(crate) fn columns() -> usize {
    /// With fewer columns nothing can be shown.
    const LEAST: usize = 30;
    let named = std::env::var("COLUMNS").ok().and_then(|text| text.trim().parse().ok());
    let columns = named.or_else(|| terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)));
    columns.unwrap_or(COLUMNS).max(LEAST)
}

/// Asks, and waits for a line. Its end is the wish to leave.
pub(crate) fn ask(session: &mut Session, question: &Message) -> Result<Typed, Failure> {
    let question = question.text(session.lang);
    write!(session.out, "{} ", styled(&question, BOLD))?;
    session.out.flush()?;
    let mut line = String::new();
    let n_bytes = std::io::stdin().lock().read_line(&mut line).unwrap_or(0);
    if n_bytes == 0 {
        writeln!(session.out)?;
        return Ok(Typed::Command(Command::Quit));
    }
    if !std::io::stdin().is_terminal() {
        // A later reader sees what was typed.
        write!(session.out, "{line}{}", if line.ends_with('\n') { "" } else { "\n" })?;
    }
    let text = line.trim();
    let word = text.to_lowercase();
    let command = COMMANDS.iter().find(|(_, words)| words.contains(&word.as_str()));
    Ok(match command {
        Some(&(command, _)) => Typed::Command(command),
        None if text.is_empty() => Typed::Nothing,
        None => Typed::Text(text.to_owned()),
    })
}

/// Says what cannot be, and what can.
pub(crate) fn refuse(session: &mut Session, error: &Trouble) -> Result<(), Failure> {
    let rows = |text: &str, style| folded(text).into_iter().map(move |row| styled(&row, style));
    let mut all: Vec<String> = rows(&error.text(session.lang), BAD).collect();
    if let Some(help) = error.help_text(session.lang) {
        all.extend(rows(&help, DIM));
    }
    session.write_rows(&all)
}

/// Returns a text in rows, set in, and broken between words only.
pub(crate) fn folded(text: &str) -> Vec<String> {
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let rows = text.lines().flat_map(|line| fold(&words(line), " ", columns() - 2));
    rows.map(|row| format!("  {row}")).collect()
}
