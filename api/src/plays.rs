//! Lines of play as text.

use crate::paint::{self, DIM, styled, wide_card};
use game::{Card, Position, Seat, Trick};
use schemars::JsonSchema;
use serde::Serialize;
use text::Language;

/// A card and who plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayAnswer {
    /// The seat: N, E, S or W.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// Returns the cards of a line with the seats that play them.
#[must_use]
pub fn plays(position: &Position, line: &[Card]) -> Vec<(Seat, Card)> {
    let mut play = *position.cards();
    let seated = line.iter().map(|&card| {
        let seat = play.turn();
        play.play(position.order(), card);
        (seat, card)
    });
    seated.collect()
}

/// Returns a line in one word: `N:HT,E:CA`.
#[must_use]
pub fn compact_line(position: &Position, line: &[Card]) -> String {
    let plays: Vec<String> = plays(position, line).iter().map(|(seat, card)| format!("{seat}:{card}")).collect();
    plays.join(",")
}

/// Returns a line for programs.
#[must_use]
pub fn line_answer(position: &Position, line: &[Card]) -> Vec<PlayAnswer> {
    plays(position, line).into_iter().map(|(seat, card)| PlayAnswer { seat, card }).collect()
}

/// Returns the tricks of a line, what lies already included; the last may be incomplete.
#[must_use]
pub fn tricks_of(position: &Position, line: &[Card]) -> Vec<Trick> {
    let mut play = *position.cards();
    let mut tricks: Vec<Trick> = line.iter().filter_map(|&card| play.play(position.order(), card)).collect();
    if !play.trick().is_empty() {
        tricks.push(*play.trick());
    }
    tricks
}

/// Returns each trick of a line as a row for people; what lies already is set back.
#[must_use]
pub fn rows(language: Language, position: &Position, line: &[Card]) -> Vec<String> {
    let lying = position.cards().trick().len();
    let tricks = tricks_of(position, line);
    let rows = tricks
        .iter()
        .enumerate()
        .map(|(number, trick)| row(language, number, trick, if number == 0 { lying } else { 0 }));
    rows.collect()
}

/// Returns a trick as a row for people.
#[must_use]
pub fn row(language: Language, number: usize, trick: &Trick, lying: usize) -> String {
    let cards = trick.plays().enumerate().map(|(place, (seat, card))| {
        let seat = styled(&paint::seat(language, seat), DIM);
        let mark = if place < lying { styled("·", DIM) } else { " ".to_owned() };
        format!("{seat} {}{mark}", wide_card(language, card))
    });
    let cards: Vec<String> = cards.collect();
    let end = match trick.owner() {
        Some(winner) if trick.is_complete() => {
            let augen = styled(&format!("+{} Augen", trick.augen()), DIM);
            format!("{} {augen}", paint::seat(language, winner))
        }
        _ => String::new(),
    };
    format!("{:>2}.  {}  {end}", number + 1, cards.join("  ")).trim_end().to_owned()
}
