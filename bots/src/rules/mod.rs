//! `rules`: plays as a good club player does, by rules of thumb.
//!
//! Each rule of thumb is a feature of a card that could be played: it takes the trick and is a club queen, it smears
//! to a friend, it brings the fox home, it leads a Fehl ace in the first round. How much a feature is worth in Points
//! was learned from self-play ([`Weights`]); the card that is worth most is played. What a seat sees is worked out
//! anew for every decision from its view, so a decision depends on nothing else.

mod choose;
mod feature;
mod follow;
mod lead;
mod memory;
mod partner;
mod rollout;
mod sight;
mod stake;
mod weights;

pub use rollout::{Imagined, rollout};
pub use weights::{Place, Role, Turn, Weights};

use crate::bot::Bot;
use choose::{Decision, choose};
use game::{Card, View};
use memory::Memory;

/// The bot `rules`.
#[derive(Clone, Copy, Debug)]
pub struct RulesBot {
    weights: &'static Weights,
}

impl RulesBot {
    /// Returns the bot.
    #[must_use]
    pub fn new() -> Self {
        Self { weights: Weights::learned() }
    }

    /// Returns a bot with other weights.
    #[must_use]
    pub const fn with_weights(weights: &'static Weights) -> Self {
        Self { weights }
    }

    /// Returns the card to play.
    ///
    /// # Panics
    /// Panics if the seat may not play a card.
    #[must_use]
    pub fn card(&self, view: &View<'_>) -> Card {
        let public = view.public();
        let own = (view.seat(), view.hand());
        choose(public, &Memory::of(public), public.trick(), own, view.legal(), self.weights)
    }
}

impl RulesBot {
    /// Returns what each legal card is worth to the seat at turn, in the order of the kinds: in Points, but for what is the
    /// same for all of them.
    #[must_use]
    pub fn thoughts_of(&self, view: &View<'_>) -> Vec<(Card, f32)> {
        let public = view.public();
        let memory = Memory::of(public);
        let own = (view.seat(), view.hand());
        Decision::new(public, &memory, public.trick(), own).worths(view.legal(), self.weights)
    }
}

impl Default for RulesBot {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot for RulesBot {
    fn begin(&mut self, _seed: u64) {}

    fn card(&mut self, view: &View<'_>) -> Card {
        Self::card(self, view)
    }
}

/// Returns the features of a card that the seat at turn may play, each with its place among the weights, and where
/// these weights stand.
#[must_use]
pub fn features(game: &Imagined<'_>, card: Card) -> (Place, Vec<(usize, f32)>) {
    let decision: Decision<'_> = game.decision();
    let mut features = Vec::new();
    decision.features(card, &mut features);
    (decision.place, features)
}
