//! Printing a position.

use crate::card::Card;
use crate::contract::{Level, SchweineHolders};
use crate::hand::Hand;
use crate::order::Order;
use crate::position::Position;
use crate::seat::Team;
use std::fmt;

impl fmt::Display for Position {
    /// Writes the canonical line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.parts();
        let (rules, game, re, leader) = (&parts.rules.name, parts.contract, parts.parties.re, parts.leader);
        write!(f, "rules={rules} game={game} re={re} leader={leader}")?;
        if !parts.trick.is_empty() {
            write!(f, " trick={}", joined(parts.trick.iter().copied()))?;
        }
        for (seat, &hand) in parts.hands.iter() {
            write!(f, " {seat}={}", sorted(self.order(), hand))?;
        }
        if let Some(won) = parts.won {
            let (re, kontra) = (won.re, won.kontra);
            write!(f, " won=re:{}/{},kontra:{}/{}", re.augen, re.tricks, kontra.augen, kontra.tricks)?;
        }
        let calls: Vec<String> = Team::ALL.into_iter().filter_map(|team| call(team, parts.calls[team])).collect();
        if !calls.is_empty() {
            write!(f, " calls={}", calls.join(","))?;
        }
        for (rank, seat) in parts.schweine.iter() {
            write!(f, " {}={seat}", SchweineHolders::KEYS[rank])?;
        }
        Ok(())
    }
}

fn call(team: Team, level: Level) -> Option<String> {
    match level {
        Level::None => None,
        Level::Ansage => Some(team.to_string()),
        Level::Keine90 => Some(format!("{team}:k90")),
        Level::Keine60 => Some(format!("{team}:k60")),
        Level::Keine30 => Some(format!("{team}:k30")),
        Level::Schwarz => Some(format!("{team}:schwarz")),
    }
}

/// Returns the cards of a hand, trumps first, each class from the highest to the lowest.
fn sorted(order: &Order, hand: Hand) -> String {
    if hand.is_empty() {
        return "-".to_owned();
    }
    joined(order.arranged(hand))
}

fn joined(cards: impl Iterator<Item = Card>) -> String {
    let codes: Vec<String> = cards.map(|card| card.to_string()).collect();
    codes.join(",")
}
