//! Games with mistakes: four bots of any styles who now and then do anything that is allowed.

use bots::{Bot, Draw, Fault, Spec, fallback};
use doko_sim::Table;
use game::{Act, Asked, BySeat, Call, Card, Due, Play, Rules, Seat, SeatSet, View};
use game::{Ended, Scope, Setup};
use notation::record::{Breaches, Record, resume};
use std::error::Error;

/// Styles of four players.
#[derive(Clone, Debug)]
pub(crate) struct Styles {
    /// The bots, as they are typed; the first game seats them clockwise from north, each game one place further.
    pub(crate) bots: Vec<String>,
    /// One card in this number is a random legal one; of words before the first card one in twice as many, and now and
    /// then a call. 0 for never.
    pub(crate) slips: usize,
}

/// A bot that is careless.
#[derive(Debug)]
struct Careless {
    bot: Box<dyn Bot>,
    slips: usize,
    draw: Draw,
}

impl Careless {
    /// Returns whether it is careless now; `longer` times more rarely than with cards.
    fn slips(&mut self, longer: usize) -> bool {
        self.slips != 0 && self.draw.below(longer * self.slips) == 0
    }
}

impl Bot for Careless {
    fn begin(&mut self, seed: u64) {
        self.bot.begin(seed);
        self.draw = Draw::new(seed, 53);
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        let own = self.bot.decide(asked, due);
        if self.slips(2) { self.draw.choice(asked.options()).unwrap_or_else(|| fallback(asked)) } else { own }
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        // Every seat is asked before each card.
        if self.slips(8) { self.draw.choice(calls) } else { self.bot.call(view, calls) }
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.bot.pflichtansage(view, due)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let legal = view.legal();
        if self.slips(1) { legal.nth(self.draw.below(legal.len())).expect("a card") } else { self.bot.card(view) }
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.bot.take_faults()
    }
}

/// Returns a game of these four, before its first card and after its last one; `None` if the cards are to be dealt
/// again. In every eighth game all seats still have to play a Pflichtsolo, if the rules have it.
pub(crate) fn played(
    styles: &Styles,
    rules: &Rules,
    seed: u64,
    index: u64,
) -> Result<Option<(Play, Play)>, Box<dyn Error>> {
    let seated = |seat: Seat| -> Result<Box<dyn Bot>, Box<dyn Error>> {
        let spec: Spec = styles.bots[(index as usize + seat.index()) % styles.bots.len()].parse()?;
        Ok(Box::new(Careless { bot: spec.build()?, slips: styles.slips, draw: Draw::new(0, 0) }))
    };
    let bots = BySeat([seated(Seat::N)?, seated(Seat::E)?, seated(Seat::S)?, seated(Seat::W)?]);
    let deal = Draw::new(seed, index).deal(rules, Seat::from_index(index as usize % 4))?;
    let pflichtsolo_open = if index % 8 == 7 { SeatSet::ALL } else { SeatSet::EMPTY };
    let setup = Setup { rules, deal, pflichtsolo_open, forced: None, scope: Scope::Everything };
    let Ended::Played(_, end) = Table::new(bots).play(&setup, seed ^ index.rotate_left(32)).ended else {
        return Ok(None);
    };
    let mut start = Record::of(&end);
    start.tricks_played.clear();
    start.announcements.clear();
    start.clarifying_trick = None;
    let start = resume(&start, rules, Breaches::CountAsValid).map_err(|all| all[0].to_string())?;
    Ok(Some((start, *end)))
}
