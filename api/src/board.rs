//! A position as people see it.

use crate::paint::{self, DIM, styled};
use game::{Card, Position};
use text::{Language, Localized, message};

/// Returns a row for each seat: its cards, its party, and whether it leads or has played.
#[must_use]
pub fn board(language: Language, position: &Position) -> Vec<String> {
    let play = position.cards();
    let width = play.hands().iter().map(|(_, &hand)| shown_width(language, hand.cards())).max().unwrap_or_default();
    let rows = play.hands().iter().map(|(seat, &hand)| {
        let gap = " ".repeat(width - shown_width(language, hand.cards()));
        let team = position.parties().team_of(seat).text(language);
        let lying = play.trick().plays().find(|&(player, _)| player == seat);
        let role = match lying {
            Some((_, card)) => Some(message!("board-has-played", card = paint::card(language, card))),
            None if play.turn() == seat && play.trick().is_empty() => Some(message!("board-leads")),
            None if play.turn() == seat => Some(message!("board-to-play")),
            None => None,
        };
        let role = role.map_or_else(String::new, |role| format!(", {}", role.text(language)));
        let (seat, cards) = (paint::seat(language, seat), paint::hand(language, position.order(), hand));
        format!("{seat}  {cards}{gap}   {}{role}", styled(&team, DIM))
    });
    rows.collect()
}

/// Returns how many columns cards take in a row.
fn shown_width(language: Language, cards: impl Iterator<Item = Card>) -> usize {
    let widths: Vec<usize> = cards.map(|card| paint::width(&paint::short(language, card))).collect();
    (widths.iter().sum::<usize>() + widths.len()).saturating_sub(1).max(1)
}
