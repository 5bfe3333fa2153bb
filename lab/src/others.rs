//! The three others at a table, where a bot sits alone: players of one type, or those of a program that keeps the table.

use bots::remote::Guest;
use bots::{Bot, Spec, population};
use game::{BySeat, Ended, Seat, Setup};
use sim::matches::{ForeignTable, TableEnd, TableHost};
use std::error::Error;
use std::fmt;
use text::{Language, Message};

/// Three others.
pub(crate) enum Others {
    /// Bots of one type.
    Bots(Spec),
    /// Those of a program that keeps the table.
    Program(Spec),
}

impl Others {
    /// Returns those of this name: a player of the population, any bot, or `table:` before a program.
    pub(crate) fn named(name: &str) -> Result<Self, Box<dyn Error>> {
        if let Some(program) = name.strip_prefix("table:") {
            return Ok(Self::Program(program.parse()?));
        }
        let known = population().iter().find(|stranger| stranger.name() == name);
        Ok(Self::Bots(known.map_or(name, |stranger| stranger.spec()).parse()?))
    }

    /// Returns a table of them; its program is started for its first game.
    pub(crate) fn table(&self) -> Result<Table<'_>, Box<dyn Error>> {
        Ok(match self {
            Self::Bots(spec) => Table::Bots(spec),
            Self::Program(spec) => {
                Table::Program(Box::new(TableHost::new(&ForeignTable::of(spec)).map_err(in_english)?))
            }
        })
    }
}

impl fmt::Display for Others {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Bots(spec) | Self::Program(spec)) = self;
        spec.fmt(f)
    }
}

/// A table where a bot can sit down.
pub(crate) enum Table<'a> {
    Bots(&'a Spec),
    Program(Box<TableHost>),
}

impl Table<'_> {
    /// Plays a game with a bot at this seat.
    ///
    /// # Errors
    /// A decision may not be legal.
    pub(crate) fn play(
        &mut self,
        setup: &Setup<'_>,
        (seat, bot): (Seat, Box<dyn Bot>),
        seed: u64,
    ) -> Result<TableEnd, Box<dyn Error>> {
        let (end, faults) = match self {
            Self::Program(host) => {
                let mut guest = Guest::new("lab".to_owned(), bot);
                let end = host.play(setup, (seat, seed), &mut guest).map_err(in_english)?;
                (end, guest.into_bot().take_faults())
            }
            Self::Bots(spec) => {
                let mut bots = BySeat([spec.build()?, spec.build()?, spec.build()?, spec.build()?]);
                bots[seat] = bot;
                let game = sim::Table::new(bots).play(setup, seed);
                let end = match game.ended {
                    Ended::Played(outcome, play) => TableEnd::Played(outcome, play),
                    Ended::Redeal(_) => TableEnd::Redeal,
                };
                (end, game.faults)
            }
        };
        if faults.is_empty() { Ok(end) } else { Err("a decision is not legal".into()) }
    }
}

fn in_english(why: Message) -> String {
    why.text(Language::English)
}
