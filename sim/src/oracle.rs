//! A player who sees all cards: what no honest bot can beat, as a measure of how far the others are from it.

use bots::evaluate::{Judged, Search, judge_cards_in};
use bots::{Threads, fallback_card};
use game::{Card, Play};

/// A player who sees all cards. It plays cards and decides nothing else.
///
/// With many tricks left it tries every card and lets all four go on by the rules of thumb; with few it plays the exact
/// best card for Points. Where the others play by the rules of thumb, too, it knows what they will do.
///
/// # Information
/// Sees all hands, so it is no [`Bot`](bots::Bot) and sits only at a [`Table`](crate::Table) that lets it.
#[derive(Clone, Copy, Debug)]
pub struct Oracle {
    search: Search,
}

impl Oracle {
    /// Returns the player; with so many tricks left it plays exactly.
    #[must_use]
    pub const fn new(solve: usize) -> Self {
        let search = Search { solve, ahead: 0, threads: Threads::One, ..Search::of_advice(1) };
        Self { search }
    }

    /// Returns the card of the seat at turn.
    ///
    /// # Panics
    /// Panics if no card is legal.
    #[must_use]
    pub fn card(&self, play: &Play) -> Card {
        let best = play.actor().and_then(|seat| {
            let judged = judge_cards_in(&play.view(seat), &self.search, |_| vec![play.clone()]);
            Judged::best(&judged).map(|best| best.decision)
        });
        best.unwrap_or_else(|| fallback_card(play.legal()))
    }
}
