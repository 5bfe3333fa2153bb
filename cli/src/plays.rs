//! Lines of play as text.

use crate::lang::Lang;
use crate::paint::{DIM, styled, wide_card};
use game::notation::{CardError, parse_card};
use game::{Augen, Card, Position, Seat, Trick};
use schemars::JsonSchema;
use serde::Serialize;

/// A card and who plays it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayJson {
    /// The seat: N, E, S or W.
    pub(crate) seat: String,
    /// The card.
    pub(crate) card: String,
}

/// Returns the cards of a line with the seats that play them.
pub(crate) fn plays(position: &Position, line: &[Card]) -> Vec<(Seat, Card)> {
    let mut play = *position.cards();
    let seated = line.iter().map(|&card| {
        let seat = play.turn();
        play.play(position.order(), card);
        (seat, card)
    });
    seated.collect()
}

/// Returns a line for programs: `N:HT,E:CA`.
pub(crate) fn compact(position: &Position, line: &[Card]) -> String {
    let plays: Vec<String> = plays(position, line).iter().map(|(seat, card)| format!("{seat}:{card}")).collect();
    plays.join(",")
}

/// Returns a line for JSON.
pub(crate) fn json(position: &Position, line: &[Card]) -> Vec<PlayJson> {
    let plays = plays(position, line).into_iter();
    plays.map(|(seat, card)| PlayJson { seat: seat.to_string(), card: card.to_string() }).collect()
}

/// Returns the tricks of a line, what lies already included; the last may be incomplete.
pub(crate) fn tricks(position: &Position, line: &[Card]) -> Vec<Trick> {
    let mut play = *position.cards();
    let mut tricks: Vec<Trick> = line.iter().filter_map(|&card| play.play(position.order(), card)).collect();
    if !play.trick().is_empty() {
        tricks.push(*play.trick());
    }
    tricks
}

/// Returns each trick of a line as a row for people; what lies already is set back.
pub(crate) fn rows(lang: Lang, position: &Position, line: &[Card]) -> Vec<String> {
    let lying = position.cards().trick().len();
    let tricks = tricks(position, line);
    let rows =
        tricks.iter().enumerate().map(|(number, trick)| row(lang, number, trick, if number == 0 { lying } else { 0 }));
    rows.collect()
}

/// Returns a trick as a row for people.
pub(crate) fn row(lang: Lang, number: usize, trick: &Trick, lying: usize) -> String {
    let cards = trick.plays().enumerate().map(|(place, (seat, card))| {
        let seat = styled(&seat.to_string(), DIM);
        let mark = if place < lying { styled("·", DIM) } else { " ".to_owned() };
        format!("{seat} {}{mark}", wide_card(lang, card))
    });
    let cards: Vec<String> = cards.collect();
    let end = match trick.owner() {
        Some(winner) if trick.is_complete() => format!("{winner} {}", augen(lang, trick.augen())),
        _ => String::new(),
    };
    format!("{:>2}.  {}  {end}", number + 1, cards.join("  ")).trim_end().to_owned()
}

fn augen(lang: Lang, augen: Augen) -> String {
    styled(&format!("+{augen} {}", lang.say("Augen", "Augen")), DIM)
}

/// Reads a line of play: cards with commas or white space between them, each with or without its seat, `N:HT`.
pub(crate) fn parse(text: &str) -> Result<Vec<Card>, CardError> {
    let items = text.split([',', '/']).map(str::trim).filter(|item| !item.is_empty());
    let words =
        items.flat_map(
            |item| if parse_card(seatless(item)).is_ok() { vec![item] } else { item.split_whitespace().collect() },
        );
    words.map(|item| parse_card(seatless(item))).collect()
}

/// Returns the card of an item such as `N:HT`.
fn seatless(item: &str) -> &str {
    match item.split_once(':') {
        Some((seat, card)) if seat.trim().len() == 1 => card,
        _ => item,
    }
}
