//! Memory of the players of a round, for the reviews of its games.

use crate::game_record::Given;
use bots::{Acquaintance, Companion, Company};
use game::{BySeat, Seat};
use std::collections::HashMap;

/// What earlier games have told of how the players play: a player is his name, or his seat if the record has none.
#[derive(Clone, Debug, Default)]
pub struct Round {
    named: HashMap<String, Companion>,
    unnamed: BySeat<Companion>,
}

impl Round {
    /// Returns what earlier games have told of the players of this game.
    #[must_use]
    pub fn known(&self, given: &Given) -> BySeat<Acquaintance> {
        self.company(&given.record.players).known()
    }

    /// Learns from a game. A game with hidden hands teaches nothing.
    pub fn see(&mut self, given: &Given) {
        if given.viewer.is_some() {
            return;
        }
        let players = &given.record.players;
        let mut company = self.company(players);
        company.see(&given.play);
        for (seat, companion) in Seat::ALL.into_iter().zip(company.0.0) {
            match &players[seat] {
                Some(name) => drop(self.named.insert(name.clone(), companion)),
                None => self.unnamed[seat] = companion,
            }
        }
    }

    fn company(&self, players: &BySeat<Option<String>>) -> Company {
        Company(BySeat::from_fn(|seat| match &players[seat] {
            Some(name) => self.named.get(name).cloned().unwrap_or_default(),
            None => self.unnamed[seat].clone(),
        }))
    }
}
