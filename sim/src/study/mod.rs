//! Studies: what a hand, a call or a rule is worth, over many deals.
//!
//! A [`Study`] is declared in a file. Its parts draw deals under a condition, once for each combination of the numbers
//! that are swept, and play every deal in several ways: the arms, which fix a Vorbehalt, the calls or the
//! cards of one seat, other bots or other rules. All arms of a row have the same deals, so their differences are paired.
//! The unit is the deal.

mod directed;
mod file;
mod host;
mod maxim;
mod result;

pub use file::{StudyError, parse};
pub use result::{CellResult, DifferenceResult, PartResult, RowResult, StudyResult, StudyTally};

use crate::entrant::Entrant;
use crate::in_order::{Interrupted, in_order, no_threads};
use crate::journal::{Journal, JournalError, no_json};
use crate::seed::{ConfigHash, FORMAT, Seeds};
use bots::{Condition, Spec};
use directed::Orders;
use game::{Rules, Seat};
use host::Host;
use serde::{Deserialize, Serialize};
use serde_json::json;
use solver::Stop;
use std::ops::{ControlFlow, Range};
use std::path::Path;
use text::{Message, message};

/// The measured quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The points of the seat in a game played by the bots.
    Points,
    /// The points of the seat with open cards after random openings, without calls and special points.
    OpenCards {
        /// Number of openings.
        openings: u64,
    },
    /// Whether the leader could claim the remaining tricks, trick by trick, in games played by the bots.
    Claims,
}

/// One way to play a deal.
#[derive(Clone, Debug)]
pub(crate) struct Arm {
    pub(crate) name: String,
    pub(crate) orders: Orders,
    pub(crate) rules: Rules,
    pub(crate) entrants: [Entrant; 4],
    /// The command lines of those that are programs.
    pub(crate) commands: Vec<String>,
}

/// Deals under one condition.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// Swept parameters, with their values here.
    pub(crate) parameters: Vec<(String, String)>,
    pub(crate) condition: Option<Condition>,
}

/// One question.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) title: String,
    pub(crate) measure: Measure,
    pub(crate) seat: Seat,
    pub(crate) dealer: Seat,
    pub(crate) condition: String,
    pub(crate) deals: u64,
    pub(crate) rows: Vec<Row>,
    pub(crate) arms: Vec<Arm>,
}

/// A study.
#[derive(Clone, Debug)]
pub struct Study {
    pub(crate) title: String,
    pub(crate) question: String,
    pub(crate) rules: Rules,
    pub(crate) seed: u64,
    pub(crate) parts: Vec<Part>,
    /// The file, which decides everything.
    pub(crate) text: String,
}

/// Results of one deal: for every arm its numbers, of which some may be missing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DealLine {
    /// The number of the deal, from 0 through all rows of all parts.
    pub unit: u64,
    /// The numbers of each arm: one, or two for each trick where claims are measured.
    pub arms: Vec<Vec<Option<f64>>>,
    /// For each arm but the first, whether its game was another than that of the first; empty where no games are compared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other_game: Vec<bool>,
}

impl Study {
    /// Returns the title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the command lines that playing it runs, each once: those of bots that are programs.
    #[must_use]
    pub fn commands(&self) -> Vec<&str> {
        let arms = self.parts.iter().flat_map(|part| &part.arms);
        let mut commands: Vec<&str> = arms.flat_map(|arm| &arm.commands).map(String::as_str).collect();
        commands.sort_unstable();
        commands.dedup();
        commands
    }

    /// Returns how many deals it has.
    #[must_use]
    pub fn n_units(&self) -> u64 {
        self.parts.iter().map(|part| part.deals * part.rows.len() as u64).sum()
    }

    /// Returns part, row and deal of a unit.
    pub(crate) fn place_of(&self, unit: u64) -> (usize, usize, u64) {
        let mut left = unit;
        for (at, part) in self.parts.iter().enumerate() {
            let units = part.deals * part.rows.len() as u64;
            if left < units {
                return (at, (left / part.deals) as usize, left % part.deals);
            }
            left -= units;
        }
        unreachable!("a unit of the study")
    }

    fn configuration(&self) -> String {
        format!("study\n{}\n{}", notation::rules_file::options_toml(&self.rules), self.text)
    }

    fn seeds(&self) -> Seeds {
        Seeds::new(ConfigHash::of(&self.configuration()), self.seed)
    }

    /// Opens the deals of the study in a folder, and hands over those that are there in their order.
    ///
    /// # Errors
    /// Returns why they cannot be read, or that they are not of this study.
    pub fn open_journal(&self, folder: &Path, mut take: impl FnMut(DealLine)) -> Result<Journal, JournalError> {
        let header = json!({
            "format": FORMAT,
            "version": env!("CARGO_PKG_VERSION"),
            "seed": self.seed,
            "study": ConfigHash::of(&self.configuration()).to_string(),
        });
        Journal::open(folder, "deals.jsonl", &header, |number, text| {
            take(self.deal_of(text, number)?);
            Ok(())
        })
    }

    /// Reads the deal with this number.
    fn deal_of(&self, text: &str, number: u64) -> Result<DealLine, Message> {
        let line: DealLine = serde_json::from_str(text).map_err(|error| no_json(&error))?;
        if line.unit != number || self.n_units() <= number {
            return Err(message!("deal-other", found = line.unit, number, of = self.n_units()));
        }
        let part = &self.parts[self.place_of(number).0];
        if line.arms.len() != part.arms.len() {
            return Err(message!("deal-arms", n = part.arms.len()));
        }
        if !line.other_game.is_empty() && line.other_game.len() + 1 != part.arms.len() {
            return Err(message!("deal-arms", n = part.arms.len()));
        }
        let is_possible = |value: &f64| match part.measure {
            Measure::Points => value.fract() == 0.0,
            Measure::OpenCards { .. } => value.is_finite(),
            Measure::Claims => matches!(*value, 0.0 | 1.0),
        };
        for (arm, numbers) in part.arms.iter().zip(&line.arms) {
            let n_numbers = if part.measure == Measure::Claims { 2 * arm.rules.n_tricks() } else { 1 };
            if numbers.len() != n_numbers || !numbers.iter().flatten().all(is_possible) {
                return Err(message!("deal-numbers", arm = &arm.name));
            }
        }
        Ok(line)
    }

    /// Plays these deals on `threads` threads and passes them to `take` in their order.
    ///
    /// # Errors
    /// Returns why a deal cannot be drawn or played; results passed on before stay valid.
    pub fn play(
        &self,
        threads: usize,
        units: Range<u64>,
        stop: &Stop,
        mut take: impl FnMut(DealLine) -> ControlFlow<()> + Send,
    ) -> Result<Interrupted, Message> {
        let Some(deals) = host::Deals::new(self, stop)? else { return Ok(Interrupted::Yes) };
        let mut trouble = None;
        let work = |host: &mut Host<'_>, unit| host.play(unit).transpose();
        let end = in_order(
            threads,
            units,
            stop,
            || Host::new(self, &deals, stop),
            work,
            |_, result| match result {
                Ok(line) => take(line),
                Err(why) => {
                    trouble = Some(why);
                    ControlFlow::Break(())
                }
            },
        );
        let end = end.map_err(|error| no_threads(&error))?;
        trouble.map_or(Ok(end), Err)
    }
}

/// Returns the entrants of four specifications.
pub(crate) fn entrants(specs: &[Spec; 4]) -> [Entrant; 4] {
    [0, 1, 2, 3].map(|seat: usize| Entrant::of(&specs[seat]))
}
