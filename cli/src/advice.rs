//! Shared parts of the commands that give advice: effort, choice of the game, display of a decision.

use crate::import::{FormatArgument, tell_assumed};
use crate::input::Input;
use crate::lang;
use crate::progress;
use crate::session::Session;
use crate::trouble::{Failure, Trouble};
use api::arguments::within;
use api::numbers::WORLDS;
use api::records::{Refused, Written, records};
use clap::Args;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;
use text::message;

// Arguments that choose the deals and their number.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Deals {
    #[arg(long, value_parser = within::<u32>(WORLDS))]
    pub(crate) worlds: Option<u32>,

    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// Time before a message appears.
const PATIENCE: Duration = Duration::from_millis(400);

/// Runs a search, and shows a message on a terminal while it takes long.
pub(crate) fn looking<T>(look: impl FnOnce() -> Result<T, Trouble>) -> Result<T, Trouble> {
    let line = progress::line();
    let said = message!("advice-looking").text(lang::language());
    progress::say(&line, move |elapsed| (PATIENCE <= elapsed).then(|| said.clone()));
    let found = look();
    line.finish_and_clear();
    found
}

// Which game of a file is meant.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Which {
    #[arg(long = "game-number")]
    game: Option<NonZeroUsize>,

    #[command(flatten)]
    from: FormatArgument,
}

/// A game of a file.
pub(crate) struct Given {
    /// Place of the game in the file.
    pub(crate) place: Place,
    /// The game at the moment that was asked for.
    pub(crate) game: api::game_record::Given,
}

/// Place of a game in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Its number among the games of the file, from 1.
    pub(crate) number: usize,
    /// The number of the line on which it begins, from 1.
    pub(crate) line: usize,
}

/// The games of a file.
pub(crate) struct Games {
    /// Number of games in the file.
    pub(crate) n_games: usize,
    /// Number of calls in all of them.
    pub(crate) n_calls: usize,
    /// The games before the requested one, if one is requested by its number.
    pub(crate) before: Vec<(usize, Written)>,
    /// The requested games, each or the reason why it cannot be read.
    pub(crate) asked: Vec<Result<Given, Refused>>,
}

/// Reads the games that `FILE[@MOVE]` and `--game-number` ask for.
pub(crate) fn read_games(session: &Session, arguments: &[String], which: Which) -> Result<Games, Trouble> {
    let (arguments, moment) = match arguments {
        [one] => {
            let (file, moment) = split_moment(one);
            (vec![file.to_owned()], moment)
        }
        _ => (arguments.to_vec(), None),
    };
    let source = Input::open(&arguments, message!("record-none.help"))?.read_all()?;
    let written = records(&source, &session.context(), &which.from.hints());
    let n_games = written.len();
    if n_games == 0 {
        return Err(Trouble::new(message!("record-none", name = &source.name)).with_help(message!("record-none.help")));
    }
    tell_assumed(&written, session.lang);
    let calls = written.iter().flat_map(|written| &written.record).map(|(record, _)| record.announcements.len());
    let n_calls = calls.sum();
    let (asked, mut before): (Vec<_>, Vec<_>) = (1..).zip(written).partition(|&(number, _)| which.is(number));
    if asked.is_empty() {
        let number = which.game.map_or(0, NonZeroUsize::get);
        let help = message!("record-number.help", n = n_games);
        return Err(Trouble::new(message!("record-number", number, name = &source.name)).with_help(help));
    }
    if moment.is_some() && 1 < asked.len() {
        return Err(one_at_a_time(&source.name, n_games));
    }
    before.retain(|&(number, _)| number < asked[0].0);
    let asked = asked.into_iter().map(|(number, written)| given(session, number, written, moment)).collect();
    Ok(Games { n_games, n_calls, before, asked })
}

/// Reads the one game that `FILE[@MOVE]` and `--game-number` ask for.
pub(crate) fn read_game(session: &Session, arguments: &[String], which: Which) -> Result<Given, Failure> {
    let Games { n_games, asked, .. } = read_games(session, arguments, which)?;
    let mut asked = asked.into_iter();
    match (asked.next(), asked.next()) {
        (Some(given), None) => given.map_err(first_trouble),
        _ => Err(one_at_a_time(&arguments.join(" "), n_games).into()),
    }
}

impl Which {
    fn is(self, number: usize) -> bool {
        self.game.is_none_or(|game| game.get() == number)
    }
}

fn one_at_a_time(name: &str, n: usize) -> Trouble {
    Trouble::new(message!("record-one-at-a-time", name, n)).with_help(message!("record-one-at-a-time.help", n))
}

/// Splits `FILE@MOVE`; a file may have an @ in its name.
fn split_moment(text: &str) -> (&str, Option<&str>) {
    let is_moment = |text: &str| text.chars().all(|c| c.is_ascii_digit() || c == '.');
    match text.rsplit_once('@') {
        Some((file, moment)) if !Path::new(text).exists() && (is_moment(moment) || Path::new(file).exists()) => {
            (file, Some(moment))
        }
        _ => (text, None),
    }
}

/// Returns a game at a moment of it, or at its end.
pub(crate) fn given(
    session: &Session,
    number: usize,
    written: Written,
    moment: Option<&str>,
) -> Result<Given, Refused> {
    let line = written.place.line;
    let (record, options) = written.record?;
    let rules = api::score::rules(&session.context(), &record, &options, &written.place)?;
    let game = api::game_record::Given::new(record, rules, moment);
    let game = game.map_err(|trouble| Refused::unreadable(line, trouble))?;
    Ok(Given { place: Place { number, line }, game })
}

fn first_trouble(refused: Refused) -> Failure {
    let trouble = refused.errors.into_iter().next();
    trouble.unwrap_or_else(|| Trouble::new(message!("record-no-record"))).into()
}
