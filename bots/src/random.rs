//! `random`: any legal card. Says gesund where it may and never calls, so it is the zero of card play.

use crate::bot::Bot;
use crate::draw::Draw;
use game::{Card, View};

/// A bot that plays any legal card, each with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    draw: Draw,
}

impl Random {
    /// Returns the bot.
    #[must_use]
    pub fn new() -> Self {
        Self { draw: Draw::new(0, 0) }
    }
}

impl Default for Random {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot for Random {
    fn begin(&mut self, seed: u64) {
        self.draw = Draw::new(seed, 0);
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let legal = view.legal();
        legal.nth(self.draw.below(legal.len())).expect("a seat at turn has a legal card")
    }
}
