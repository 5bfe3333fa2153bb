//! Matches: who plays better, and by how much.
//!
//! A [`Match`] lets bots play the same deals in exchanged seats. Its unit is the deal, or the round: the games of one unit
//! have the same cards, so they are not independent, and every statistic takes one number from each unit. Units are
//! numbered, and each is a function of the match, the seed and its number, see [`Seeds`].
//!
//! A match hands over one [`UnitLine`] after another, which a [`Tally`] adds up: memory does not grow with the number of
//! units, and a match that was interrupted goes on from the lines it has.

mod foreign;
mod line;
mod report;
mod seating;
mod shards;
mod strangers;
mod tally;
mod unit;

pub use foreign::{ForeignTable, TableEnd, TableHost};
pub use line::{GameLine, UnitLine};
pub use report::{
    BotReport, CallReport, CurveReport, ForeignTableReport, GameReport, PairReport, Reduction, Report, Setup,
    SoloReport, SprtReport, TimeReport,
};
pub use seating::{LineUp, Seatings, seatings, tables};
pub use shards::ShardError;
pub use strangers::{BotAtTable, Column, Group, MeanReport, StrangersReport, TableKind, TableReport, WorstReport};
pub use tally::Tally;

use crate::entrant::{Entrant, Who};
use crate::in_order::{Interrupted, in_order, no_threads};
use crate::journal::{Journal, JournalError, no_json};
use crate::round::TableRound;
use crate::seed::{ConfigHash, Seeds};
use crate::table::MOST_REDEALS;
use game::Scope;
use game::words::seat_letter;
use game::{RoundError, Rules, Seat};
use notation::rules_file::options_toml;
use serde::{Deserialize, Serialize};
use serde_json::json;
use solver::Stop;
use std::ops::{ControlFlow, Range};
use std::path::Path;
use strangers::StrangersTally;
use text::{Localized, Message, english_errors, message};
use unit::{Host, NoLine};

/// Unit that is played in every seating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// One deal without outstanding Pflichtsoli.
    Deal,
    /// A whole round with its Pflichtsoli.
    Round,
}

/// Control variate that is subtracted from results to reduce luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Control {
    /// Nothing.
    None,
    /// The average over random openings of the value of the cards, if all lie open after the opening.
    OpenCards {
        /// Number of openings.
        openings: u64,
    },
}

/// Behaviour when the program of a bot is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deaths {
    /// The match stops before that unit.
    Stop,
    /// Decisions are made for it, and counted.
    Count,
}

/// Whether the games of a match come out as records, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Records {
    /// No records.
    None,
    /// Records with the names of the bots.
    Kept,
}

/// A match.
#[derive(Clone, Debug)]
pub struct Match {
    /// The rule set.
    pub rules: Rules,
    /// The entrants.
    pub entrants: Vec<Entrant>,
    /// The decisions that they make.
    pub scope: Scope,
    /// Unit that is played in every seating.
    pub unit: Unit,
    /// The line-up: which entrants meet.
    pub line_up: LineUp,
    /// The table of another program, for [`LineUp::Table`].
    pub table: Option<ForeignTable>,
    /// The seatings.
    pub seatings: Seatings,
    /// The control variate that is subtracted.
    pub control: Control,
    /// Behaviour when a bot dies.
    pub deaths: Deaths,
    /// Whether records are kept.
    pub records: Records,
    /// The seed.
    pub seed: u64,
}

/// Reason why there is no match, or why it stopped.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MatchError {
    /// Too few bots for this line-up.
    TooFew(LineUp),
    /// More bots than can be told apart.
    TooMany(usize),
    /// A control variate where every bot holds every hand.
    NothingToControl,
    /// A control variate where all bots have the same cards anyway.
    ControlAmongStrangers,
    /// Something that cannot be had at the table of another program, or no such table.
    NotAtTable,
    /// Card play is measured in single deals.
    RoundOfCards,
    /// The rules know no round of four.
    NoRound(RoundError),
    /// A bot cannot be made.
    NoBot(Message),
    /// The program of a bot is gone.
    Died {
        /// Name of the bot.
        bot: String,
        /// Number of the unit.
        unit: u64,
        /// Description of the failure.
        what: Message,
    },
    /// The table of another program has no valid result.
    NoResult {
        /// Its name.
        table: String,
        /// Number of the unit.
        unit: u64,
        /// Name of the bot that was there.
        bot: String,
        /// Seat of the bot.
        seat: Seat,
        /// Description of the failure.
        what: Message,
    },
    /// The cards of a unit are dealt again and again.
    NeverPlayed {
        /// Number of the unit.
        unit: u64,
    },
    /// No threads can be started.
    NoThreads(Message),
}

impl Localized for MatchError {
    fn message(&self) -> Message {
        match self {
            Self::TooFew(LineUp::Mixed | LineUp::Strangers | LineUp::Table) => message!("match-nobody"),
            Self::TooFew(_) => message!("match-alone"),
            Self::TooMany(n) => message!("too-many-bots", n, most = MOST_ENTRANTS),
            Self::NothingToControl => message!("match-nothing-to-control"),
            Self::ControlAmongStrangers => message!("match-strangers-control"),
            Self::NotAtTable => message!("match-not-at-table"),
            Self::RoundOfCards => message!("match-round-of-cards"),
            Self::NoRound(why) => message!("match-no-round", why = why.message()),
            Self::NeverPlayed { unit } => message!("match-never-played", unit, n = MOST_REDEALS),
            Self::NoBot(why) => why.clone(),
            Self::Died { bot, unit, what } => message!("match-died", bot, unit, what),
            Self::NoResult { table, unit, bot, seat, what } => {
                message!("match-no-result", table, unit, bot, seat = seat_letter(*seat), what)
            }
            Self::NoThreads(why) => why.clone(),
        }
    }

    fn help(&self) -> Option<Message> {
        match self {
            Self::TooFew(LineUp::Mixed | LineUp::Strangers | LineUp::Table) => Some(message!("match-nobody.help")),
            Self::NotAtTable => Some(message!("match-not-at-table.help")),
            Self::TooFew(_) => Some(message!("match-alone.help")),
            Self::NothingToControl => Some(message!("match-nothing-to-control.help")),
            Self::ControlAmongStrangers => Some(message!("match-strangers-control.help")),
            Self::RoundOfCards => Some(message!("match-round-of-cards.help")),
            Self::NoRound(_) => Some(message!("match-no-round.help")),
            _ => None,
        }
    }
}

english_errors!(MatchError);

/// The most bots in a match.
const MOST_ENTRANTS: usize = 32;

impl Match {
    /// Returns whether the match can be played; every bot is made once.
    ///
    /// # Errors
    /// Returns why not.
    pub fn check(&self) -> Result<(), MatchError> {
        if MOST_ENTRANTS < self.entrants.len() {
            return Err(MatchError::TooMany(self.entrants.len()));
        }
        let is_empty = match self.line_up {
            LineUp::Strangers | LineUp::Table => self.entrants.is_empty(),
            _ => self.tables().is_empty(),
        };
        if is_empty {
            return Err(MatchError::TooFew(self.line_up));
        }
        let is_plain = self.unit == Unit::Deal && self.control == Control::None && self.line_up == LineUp::Table;
        if (self.line_up == LineUp::Table || self.table.is_some()) && !(is_plain && self.table.is_some()) {
            return Err(MatchError::NotAtTable);
        }
        if self.control != Control::None && self.line_up == LineUp::Strangers {
            return Err(MatchError::ControlAmongStrangers);
        }
        if self.control != Control::None && (self.seatings != Seatings::One || self.unit == Unit::Round) {
            return Err(MatchError::NothingToControl);
        }
        if self.unit == Unit::Round && self.scope == Scope::Cards {
            return Err(MatchError::RoundOfCards);
        }
        if self.unit == Unit::Round {
            TableRound::new(&self.rules).map_err(MatchError::NoRound)?;
        }
        self.entrants.iter().try_for_each(|entrant| entrant.make().map(|_| ())).map_err(MatchError::NoBot)
    }

    /// Returns the text of what decides the cards; matches of other bots with the same text and seed have the same deals.
    #[must_use]
    pub fn configuration(&self) -> String {
        let unit = if self.unit == Unit::Deal { "deal" } else { "round" };
        format!("unit = {unit}\nscope = {}\n{}", self.scope.name(), options_toml(&self.rules))
    }

    fn seeds(&self) -> Seeds {
        Seeds::new(ConfigHash::of(&self.configuration()), self.seed)
    }

    /// Returns all players: the entrants, and after them the unknown players or those of another table, if the line-up has
    /// them.
    #[must_use]
    pub fn players(&self) -> Vec<Entrant> {
        let others = match (self.line_up, &self.table) {
            (LineUp::Strangers, _) => strangers::strangers(),
            (LineUp::Table, Some(table)) => vec![table.players().clone()],
            _ => Vec::new(),
        };
        self.entrants.iter().cloned().chain(others).collect()
    }

    /// Returns what a unit says of every entrant: its mean points, among strangers the mean over the styles, at the table of
    /// another program how much more than the three others; nothing if it did not play.
    #[must_use]
    pub fn means_of(&self, line: &UnitLine) -> Vec<Option<f64>> {
        match self.line_up {
            LineUp::Strangers => StrangersTally::new(self.entrants.len()).means_of(line),
            LineUp::Table => (0..self.entrants.len() as u8).map(|at| line.lead_of(Who(at))).collect(),
            _ => (0..self.entrants.len() as u8).map(|at| line.mean_of(Who(at))).collect(),
        }
    }

    /// Returns how many points more one entrant has in a unit than another: in the games in which both play, among strangers and
    /// at the table of another program in the same seats. `means` is what the unit [says of every entrant](Self::means_of).
    #[must_use]
    pub fn difference(&self, line: &UnitLine, means: &[Option<f64>], one: Who, other: Who) -> Option<f64> {
        match self.line_up {
            LineUp::Strangers | LineUp::Table => Some(means[one.index()]? - means[other.index()]?),
            _ => line.difference(one, other),
        }
    }

    /// Returns the fours that meet.
    #[must_use]
    pub fn tables(&self) -> Vec<[Who; 4]> {
        tables(self.entrants.len(), self.line_up)
    }

    /// Opens the units of the match in a folder, and hands over those that are there in their order.
    ///
    /// # Errors
    /// Returns why they cannot be read, or that they are not of this match.
    pub fn open_journal(&self, folder: &Path, take: impl FnMut(UnitLine)) -> Result<Journal, JournalError> {
        self.open_units(folder, "units.jsonl", 0, take)
    }

    /// Opens a file of units in a folder, from the one with the number `first` on.
    fn open_units(
        &self,
        folder: &Path,
        name: &str,
        first: u64,
        mut take: impl FnMut(UnitLine),
    ) -> Result<Journal, JournalError> {
        let bots: Vec<&str> = self.entrants.iter().map(Entrant::identity).collect();
        let setup = serde_json::to_value(Setup::new(self)).expect("plain values are JSON");
        let mut header = json!({ "setup": setup, "bots": bots, "deaths": self.deaths });
        let players = self.players();
        if self.entrants.len() < players.len() {
            let strangers: Vec<&str> = players[self.entrants.len()..].iter().map(Entrant::identity).collect();
            header[if self.table.is_some() { "table" } else { "strangers" }] = json!(strangers);
        }
        Journal::open(folder, name, &header, |number, text| {
            take(self.unit_of(text, first + number, players.len())?);
            Ok(())
        })
    }

    /// Reads the unit with this number.
    fn unit_of(&self, text: &str, number: u64, n_players: usize) -> Result<UnitLine, Message> {
        let line: UnitLine = serde_json::from_str(text).map_err(|error| no_json(&error))?;
        if line.unit != number {
            return Err(message!("unit-other", found = line.unit, number));
        }
        let is_known = |who: &u8| usize::from(*who) < n_players;
        if !line.games.iter().all(|game| game.seats.iter().all(is_known)) {
            return Err(message!("unit-stranger"));
        }
        for (game, at) in line.games.iter().zip(1..) {
            game.check().map_err(|why| message!("unit-game", game = at, why))?;
        }
        if line.games.is_empty() {
            return Err(message!("unit-no-games"));
        }
        if line.open.is_some() != (self.control != Control::None) {
            return Err(message!("unit-other-control"));
        }
        if line.open.is_some_and(|open| open.iter().any(|points| !points.is_finite())) {
            return Err(message!("unit-not-finite"));
        }
        Ok(line)
    }

    /// Plays these units on `threads` threads and passes them to `take` in their order. The results depend neither on
    /// the threads nor on where the units begin.
    ///
    /// # Errors
    /// Returns why the match cannot be played, or why it stopped; results passed on before stay valid.
    pub fn play(
        &self,
        threads: usize,
        units: Range<u64>,
        stop: &Stop,
        mut take: impl FnMut(UnitLine) -> ControlFlow<()> + Send,
    ) -> Result<Interrupted, MatchError> {
        let mut trouble = None;
        let work = |host: &mut Host<'_>, unit| match host.play(unit) {
            Err(NoLine::Stopped) => None,
            result => Some(result),
        };
        let end = in_order(
            threads,
            units,
            stop,
            || Host::new(self, stop),
            work,
            |unit, result| match result {
                Ok(line) => take(line),
                Err(why) => {
                    trouble = Some(self.trouble(unit, why));
                    ControlFlow::Break(())
                }
            },
        );
        let end = end.map_err(|error| MatchError::NoThreads(no_threads(&error)))?;
        trouble.map_or(Ok(end), Err)
    }

    fn trouble(&self, unit: u64, why: NoLine) -> MatchError {
        match why {
            NoLine::Died(who, what) => {
                MatchError::Died { bot: self.players()[who.index()].name().to_owned(), unit, what }
            }
            NoLine::NoResult(who, seat, what) => {
                let players = self.players();
                let table = players.last().map(|players| players.name().to_owned()).unwrap_or_default();
                MatchError::NoResult { table, unit, bot: players[who.index()].name().to_owned(), seat, what }
            }
            NoLine::NoBot(why) => MatchError::NoBot(why),
            NoLine::NoRound(why) => MatchError::NoRound(why),
            NoLine::NeverPlayed => MatchError::NeverPlayed { unit },
            NoLine::Stopped => unreachable!("a unit that was stopped is not handed over"),
        }
    }
}
