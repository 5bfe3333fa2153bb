//! The bots at a table, and how they go on with a game that was begun before.
//!
//! A bot decides from what it is shown, from its seed, and perhaps from what it decided before ([`Bot::looks_back`]). Only in
//! the last case it has to be asked once more for its earlier decisions when a game is taken up again: bots that search
//! would think as long as they have thought so far, with every card.

use super::Made;
use bots::{Bot, Fault, ask_bot, fallback_reply};
use game::{Ask, Course, Reply};
use game::{BySeat, Outcome, Play, Seat};
use sim::seeds;

/// The bots in their seats.
#[derive(Debug)]
pub(super) struct Seated {
    bots: BySeat<Option<Box<dyn Bot>>>,
    seed: u64,
    /// Whether each bot was asked for all its decisions of the game so far.
    is_current: BySeat<bool>,
}

impl Seated {
    /// Lets the bots begin a game.
    pub(super) fn new(bots: BySeat<Option<Box<dyn Bot>>>, seed: u64) -> Self {
        let mut seated = Self { bots, seed, is_current: BySeat::from_fn(|_| true) };
        for seat in Seat::ALL {
            seated.begin(seat);
        }
        seated
    }

    pub(super) fn into_bots(self) -> BySeat<Option<Box<dyn Bot>>> {
        self.bots
    }

    /// Returns whether a bot sits there.
    pub(super) fn has(&self, seat: Seat) -> bool {
        self.bots[seat].is_some()
    }

    /// Says that a decision of a bot is known, so that it was not asked for it.
    pub(super) fn skip(&mut self, seat: Seat) {
        self.is_current[seat] = false;
    }

    /// Says that decisions were taken back.
    pub(super) fn forget(&mut self) {
        self.is_current = BySeat::from_fn(|_| false);
    }

    /// Asks the bot that is asked; `start` gives the game before the first word, `made` are the decisions since.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        course: &Course,
        start: impl FnOnce() -> Course,
        made: &[Made],
    ) -> (Reply, Vec<Fault>) {
        let due = course.asked().and_then(|(_, ask)| if let Ask::Act(due) = ask { Some(due) } else { None });
        let looks_back = self.bots[seat].as_ref().is_some_and(|bot| bot.looks_back(due));
        if looks_back && !self.is_current[seat] {
            self.catch_up(seat, start(), made);
        }
        match &mut self.bots[seat] {
            Some(bot) => (ask_bot(course, &mut **bot), bot.take_faults()),
            None => (fallback_reply(course), Vec::new()),
        }
    }

    /// Asks a bot for all its decisions so far. Their faults were reported when they were made.
    fn catch_up(&mut self, seat: Seat, mut course: Course, made: &[Made]) {
        self.begin(seat);
        for decided in made {
            if let Some(bot) = self.bots[seat].as_mut().filter(|_| decided.seat == seat) {
                let _ = ask_bot(&course, &mut **bot);
                let _ = bot.take_faults();
            }
            course.reply(decided.reply).expect("it was legal when it was decided");
        }
        self.is_current[seat] = true;
    }

    fn begin(&mut self, seat: Seat) {
        if let Some(bot) = &mut self.bots[seat] {
            bot.begin(seeds(self.seed)[seat]);
        }
    }

    /// Shows the bots what came of the game; returns what went wrong in them.
    pub(super) fn finish(&mut self, play: &Play, outcome: &Outcome) -> Vec<Fault> {
        let mut faults = Vec::new();
        for bot in self.bots.0.iter_mut().flatten() {
            bot.finish(play, outcome);
            faults.extend(bot.take_faults());
        }
        faults
    }
}
