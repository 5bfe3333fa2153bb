//! Which game of an evening a protocol is about: who sat where, at which table, in which round.

use crate::trouble::Show;
use crate::trouble::{Failure, Trouble};
use ::referee::Texts;
use clap::Args;
use game::notation::visible;
use game::{BySeat, Seat};

// What a person who reads the protocol later has to know, as far as somebody says it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
#[group(skip)]
pub(super) struct Occasion {
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
    match text.chars().count() {
        0 => Err("it is empty".to_owned()),
        n if LONGEST < n => Err(format!("it has {n} characters, at most {LONGEST} fit")),
        _ if text.chars().any(char::is_control) => Err("it has a control character".to_owned()),
        _ => Ok(text.to_owned()),
    }
}

fn names(text: &str) -> Result<BySeat<Name>, String> {
    let names = text.split(',').map(name).collect::<Result<Vec<Name>, String>>()?;
    let n_names = names.len();
    let names: [Name; 4] =
        names.try_into().map_err(|_| format!("expected four names with commas between them, found {n_names}"))?;
    Ok(BySeat(names))
}

impl Occasion {
    /// Asks for what was not given; an empty answer leaves it out. `ask` returns what was typed.
    pub(super) fn ask_rest(
        &mut self,
        texts: &Texts,
        mut ask: impl FnMut(&str) -> Result<String, Failure>,
    ) -> Result<(), Failure> {
        let mut missing = |what: &mut Option<Name>, label: &str| -> Result<(), Failure> {
            if what.is_none() {
                *what = typed(&texts.say(label), &texts.say("expected-name"), &mut ask, name)?;
            }
            Ok(())
        };
        missing(&mut self.table, "label-table")?;
        missing(&mut self.round, "label-round")?;
        missing(&mut self.game_number, "label-game-number")?;
        if self.players.is_none() {
            let seats = Seat::ALL.map(|seat| texts.seat(seat)).join(", ");
            let question = format!("{} ({seats})", texts.say("label-players"));
            self.players = typed(&question, &texts.say("expected-names"), &mut ask, names)?;
        }
        Ok(())
    }

    /// Returns the rows of the protocol, what it is called and what was said.
    pub(super) fn rows(&self, texts: &Texts) -> Vec<(String, String)> {
        let of_game =
            [("label-table", &self.table), ("label-round", &self.round), ("label-game-number", &self.game_number)];
        let mut rows: Vec<(String, String)> =
            of_game.into_iter().filter_map(|(label, said)| Some((texts.say(label), said.clone()?))).collect();
        if let Some(players) = &self.players {
            rows.extend(players.iter().map(|(seat, player)| (texts.seat(seat), player.clone())));
        }
        rows
    }
}

/// Asks until the answer is empty or can be read; otherwise what was `expected` is told.
fn typed<T>(
    question: &str,
    expected: &str,
    ask: &mut impl FnMut(&str) -> Result<String, Failure>,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<Option<T>, Failure> {
    loop {
        let text = ask(question)?;
        if text.trim().is_empty() {
            return Ok(None);
        }
        match read(&text) {
            Ok(value) => return Ok(Some(value)),
            Err(_) => Trouble::new(format!("\"{}\": {expected}", visible(text.trim()))).show(),
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
