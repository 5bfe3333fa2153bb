//! A position as people see it, whole or not.

use crate::paint::{self, DIM, styled};
use game::{BySeat, Card, Draft, Hand, Order, Parties, Position, Seat};
use text::{Language, Localized, message};

/// Returns a row for each seat: its cards, its side, and whether it leads or has played.
#[must_use]
pub fn board(language: Language, position: &Position) -> Vec<String> {
    let play = position.cards();
    let table = Table {
        order: position.order(),
        hands: *play.hands(),
        lying: play.trick().plays().collect(),
        turn: Some(play.turn()),
        parties: Some(position.parties()),
    };
    rows(language, &table)
}

/// Returns the same of a position as far as it is entered.
#[must_use]
pub(super) fn draft(language: Language, draft: &Draft, order: &Order) -> Vec<String> {
    let lying = draft.leader.into_iter().flat_map(Seat::clockwise).zip(draft.trick.iter().copied());
    let table = Table {
        order,
        hands: BySeat::from_fn(|seat| draft.hand(seat)),
        lying: lying.collect(),
        turn: draft.turn(),
        parties: draft.re.map(|re| Parties { re }),
    };
    rows(language, &table)
}

/// The visible table.
struct Table<'a> {
    order: &'a Order,
    hands: BySeat<Hand>,
    /// The cards on the table, with who has played them.
    lying: Vec<(Seat, Card)>,
    turn: Option<Seat>,
    parties: Option<Parties>,
}

fn rows(language: Language, table: &Table<'_>) -> Vec<String> {
    let widths = table.hands.iter().map(|(_, &hand)| shown_width(language, hand.cards()));
    let width = widths.max().unwrap_or_default();
    let rows = table.hands.iter().map(|(seat, &hand)| {
        let gap = " ".repeat(width - shown_width(language, hand.cards()));
        let lying = table.lying.iter().find(|(player, _)| *player == seat);
        let role = match lying {
            Some(&(_, card)) => Some(message!("board-has-played", card = paint::card(language, card))),
            None if table.turn == Some(seat) && table.lying.is_empty() => Some(message!("board-leads")),
            None if table.turn == Some(seat) => Some(message!("board-to-play")),
            None => None,
        };
        let team = table.parties.map(|parties| styled(&parties.team_of(seat).text(language), DIM));
        let told: Vec<String> = team.into_iter().chain(role.map(|role| role.text(language))).collect();
        let (seat, cards) = (paint::seat(language, seat), paint::hand(language, table.order, hand));
        format!("{seat}  {cards}{gap}   {}", told.join(", ")).trim_end().to_owned()
    });
    rows.collect()
}

/// Returns the number of columns that cards take in a row.
fn shown_width(language: Language, cards: impl Iterator<Item = Card>) -> usize {
    let widths: Vec<usize> = cards.map(|card| paint::width(&paint::short(language, card))).collect();
    (widths.iter().sum::<usize>() + widths.len()).saturating_sub(1).max(1)
}
