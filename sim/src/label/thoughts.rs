//! What bots thought while they played.

use bots::{Bot, Fault};
use game::rules::VorbehaltKind;
use game::{Act, Asked, Call, Card, Hand, Outcome, Seat, View};
use std::sync::{Arc, Mutex, PoisonError};

/// Where the thoughts of a game are noted: how many cards had been played, the card, what it was thought to be worth.
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

    fn say(&mut self, asked: &Asked<'_>) -> Act {
        self.bot.say(asked)
    }

    fn answer(&mut self, asked: &Asked<'_>, kind: VorbehaltKind) -> Act {
        self.bot.answer(asked, kind)
    }

    fn name(&mut self, asked: &Asked<'_>) -> Act {
        self.bot.name(asked)
    }

    fn bid(&mut self, asked: &Asked<'_>) -> Act {
        self.bot.bid(asked)
    }

    fn take(&mut self, asked: &Asked<'_>, giver: Seat, trumps: usize) -> Act {
        self.bot.take(asked, giver, trumps)
    }

    fn give_back(&mut self, asked: &Asked<'_>, giver: Seat, cards: usize) -> Hand {
        self.bot.give_back(asked, giver, cards)
    }

    fn announce_schweine(&mut self, asked: &Asked<'_>) -> Act {
        self.bot.announce_schweine(asked)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.bot.call(view, calls)
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.bot.pflichtansage(view, due)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let card = self.bot.card(view);
        let at = view.public().cards_played() as u8;
        // A thought that is no number is none.
        let thoughts = self.bot.thoughts().into_iter().filter(|(_, worth)| worth.is_finite());
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        notes.extend(thoughts.map(|(card, worth)| (at, card, worth)));
        card
    }

    fn thoughts(&self) -> Vec<(Card, f32)> {
        self.bot.thoughts()
    }

    fn finish(&mut self, outcome: &Outcome) {
        self.bot.finish(outcome);
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.bot.take_faults()
    }
}
