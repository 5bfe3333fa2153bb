//! The entrants of a match: bots by name, as many of each as are needed.

use crate::seat_clock::{Clock, Timed};
use bots::{Bot, Spec};
use game::BySeat;
use std::fmt;
use std::sync::Arc;
use text::{Localized, Message};

type Maker = dyn Fn() -> Result<Box<dyn Bot>, Message> + Send + Sync;

/// A bot that takes part, and how to make one.
#[derive(Clone)]
pub struct Entrant {
    name: String,
    identity: String,
    make: Arc<Maker>,
    clock: Arc<Clock>,
}

impl Entrant {
    /// Returns an entrant that is made by a function, which says why if it cannot.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        make: impl Fn() -> Result<Box<dyn Bot>, Message> + Send + Sync + 'static,
    ) -> Self {
        let name = name.into();
        Self { identity: name.clone(), name, make: Arc::new(make), clock: Arc::default() }
    }

    /// Returns the entrant that a specification names.
    #[must_use]
    pub fn of(spec: &Spec) -> Self {
        let made = spec.clone();
        let entrant = Self::new(spec.to_string(), move || made.build().map_err(|error| error.message()));
        Self { identity: spec.identity(), ..entrant }
    }

    /// Returns what it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns by what it is known again, which is less than its name says: not where a program writes its log.
    #[must_use]
    pub fn identity(&self) -> &str {
        &self.identity
    }

    /// Returns what its decisions have cost.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Makes one, whose decisions are timed.
    ///
    /// # Errors
    /// Returns why it cannot be made.
    pub fn make(&self) -> Result<Box<dyn Bot>, Message> {
        (self.make)().map(|bot| Box::new(Timed::new(bot, Arc::clone(&self.clock))) as Box<dyn Bot>)
    }
}

impl fmt::Debug for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// An entrant by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Who(pub u8);

impl Who {
    /// Returns the place in the list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The bots of one thread that wait to be seated; more are made when they are needed.
#[derive(Debug)]
pub struct Bench {
    entrants: Vec<Entrant>,
    waiting: Vec<Vec<Box<dyn Bot>>>,
}

impl Bench {
    /// Returns an empty bench.
    #[must_use]
    pub fn new(entrants: Vec<Entrant>) -> Self {
        Self { waiting: entrants.iter().map(|_| Vec::new()).collect(), entrants }
    }

    /// Takes four bots off the bench.
    ///
    /// # Errors
    /// Returns why one cannot be made.
    pub fn seat(&mut self, seats: &BySeat<Who>) -> Result<BySeat<Box<dyn Bot>>, Message> {
        let [north, east, south, west] = seats.0;
        Ok(BySeat([self.take(north)?, self.take(east)?, self.take(south)?, self.take(west)?]))
    }

    /// Takes one bot off the bench.
    ///
    /// # Errors
    /// Returns why it cannot be made.
    pub fn take(&mut self, who: Who) -> Result<Box<dyn Bot>, Message> {
        match self.waiting[who.index()].pop() {
            Some(bot) => Ok(bot),
            None => self.entrants[who.index()].make(),
        }
    }

    /// Puts them back.
    pub fn rise(&mut self, seats: &BySeat<Who>, bots: BySeat<Box<dyn Bot>>) {
        for (who, bot) in seats.0.into_iter().zip(bots.0) {
            self.put(who, bot);
        }
    }

    /// Puts one bot back.
    pub fn put(&mut self, who: Who, bot: Box<dyn Bot>) {
        self.waiting[who.index()].push(bot);
    }
}
