//! Which game of an evening a protocol is about: who sat where, at which table, in which round.

use crate::lang::language;
use crate::trouble::{Failure, Show, Trouble};
use api::protocol::Occasion;
use clap::Args;
use game::{BySeat, Seat};
use text::brief;
use text::{Arg, Join, Message, message};

// Arguments for the reader of the protocol, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
#[group(skip)]
pub(super) struct Arguments {
    #[arg(long, value_parser = names, requires = "protocol")]
    players: Option<BySeat<Name>>,

    #[arg(long, value_parser = name, requires = "protocol")]
    table: Option<Name>,

    #[arg(long, value_parser = name, requires = "protocol")]
    round: Option<Name>,

    #[arg(long, value_parser = name, requires = "protocol")]
    game_number: Option<Name>,
}

/// A short text of one line.
type Name = String;

/// The longest name that fits a line of the page.
const LONGEST: usize = 60;

fn name(text: &str) -> Result<Name, String> {
    let text = text.trim();
    let wrong = match text.chars().count() {
        0 => message!("name-empty"),
        n if LONGEST < n => message!("name-too-long", n, most = LONGEST),
        _ if text.chars().any(char::is_control) => message!("name-control-character"),
        _ => return Ok(text.to_owned()),
    };
    Err(wrong.text(language()))
}

fn names(text: &str) -> Result<BySeat<Name>, String> {
    let names = text.split(',').map(name).collect::<Result<Vec<Name>, String>>()?;
    let n_names = names.len();
    let names: [Name; 4] = names.try_into().map_err(|_| message!("names-not-four", n = n_names).text(language()))?;
    Ok(BySeat(names))
}

impl Arguments {
    /// Returns what was said.
    pub(super) fn occasion(&self) -> Occasion {
        let Self { players, table, round, game_number } = self.clone();
        Occasion { table, round, game_number, players }
    }
}

/// Asks for what was not given; an empty answer leaves it out. `ask` returns what was typed.
pub(super) fn ask_rest(
    occasion: &mut Occasion,
    mut ask: impl FnMut(&Message) -> Result<String, Failure>,
) -> Result<(), Failure> {
    let mut missing = |what: &mut Option<Name>, label: Message| -> Result<(), Failure> {
        if what.is_none() {
            *what = typed(&label, "expected-name", &mut ask, name)?;
        }
        Ok(())
    };
    missing(&mut occasion.table, message!("label-table"))?;
    missing(&mut occasion.round, message!("label-round"))?;
    missing(&mut occasion.game_number, message!("label-game-number"))?;
    if occasion.players.is_none() {
        let seats = Arg::list(Seat::ALL, Join::Comma);
        occasion.players = typed(&message!("ask-players", seats), "expected-names", &mut ask, names)?;
    }
    Ok(())
}

/// Asks until the answer is empty or can be read; otherwise it shows what was `expected`.
fn typed<T>(
    question: &Message,
    expected: &'static str,
    ask: &mut impl FnMut(&Message) -> Result<String, Failure>,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<Option<T>, Failure> {
    loop {
        let text = ask(question)?;
        if text.trim().is_empty() {
            return Ok(None);
        }
        match read(&text) {
            Ok(value) => return Ok(Some(value)),
            Err(_) => Trouble::new(Message::new(expected).with("typed", brief(text.trim()))).show(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_names_are_read_and_anything_else_is_refused() {
        assert_eq!(names("Anna, Bernd,Carla ,Dirk").unwrap()[Seat::S], "Carla");
        assert!(names("Anna,Bernd,Carla").unwrap_err().contains("found 3"));
        assert!(names("Anna,,Carla,Dirk").is_err());
        assert!(name("a\u{1b}[2J").is_err());
        assert!(name(&"x".repeat(LONGEST + 1)).is_err());
    }
}
