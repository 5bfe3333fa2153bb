//! The thoughts of bots while they played.

use bots::{Bot, Fault};
use game::{Act, Asked, Call, Card, Choice, Due, Outcome, Play, View};
use solver::Stop;
use std::sync::{Arc, Mutex, PoisonError};

/// Shared notes of the thoughts of a game: number of cards played before, the card, its value in the bot's opinion.
pub(crate) type Notes = Arc<Mutex<Vec<(u8, Card, f32)>>>;

/// A bot whose thoughts are noted; it plays as it would without.
pub(crate) struct Recorder {
    bot: Box<dyn Bot>,
    notes: Notes,
}

impl Recorder {
    pub(crate) const fn new(bot: Box<dyn Bot>, notes: Notes) -> Self {
        Self { bot, notes }
    }
}

impl Bot for Recorder {
    fn begin(&mut self, seed: u64) {
        self.bot.begin(seed);
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.bot.decide(asked, due)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.bot.call(view, calls)
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.bot.pflichtansage(view, due)
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        self.bot.choose(view, choice)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let card = self.bot.card(view);
        let at = view.public().cards_played() as u8;
        // A thought that is not a finite number is dropped.
        let thoughts = self.bot.thoughts().into_iter().filter(|(_, worth)| worth.is_finite());
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        notes.extend(thoughts.map(|(card, worth)| (at, card, worth)));
        card
    }

    fn thoughts(&self) -> Vec<(Card, f32)> {
        self.bot.thoughts()
    }

    fn sit_down(&mut self) {
        self.bot.sit_down();
    }

    fn finish(&mut self, play: &Play, outcome: &Outcome) {
        self.bot.finish(play, outcome);
    }

    fn hurry(&mut self, stop: &Stop) {
        self.bot.hurry(stop);
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.bot.take_faults()
    }
}
