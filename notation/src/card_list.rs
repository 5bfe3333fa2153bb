//! Lists of cards.

use super::{
    card::{CardError, parse_card},
    error::{NotationError, Problem, Span},
    fields::{Field, items},
    word::Expected,
};
use game::Card;

/// More cards than a deck has are not read, nor more words than they can be written with.
const MOST_CARDS: usize = 48;
const MOST_WORDS: usize = 3 * MOST_CARDS;

/// Returns the cards that are written here, with commas or white space between them: `HT,CQ`, `Herz 10 Kreuz Dame`.
///
/// # Errors
/// Returns the first thing that is no card or can be more than one, and where.
pub fn parse_cards(text: &str) -> Result<Vec<(Card, Span)>, NotationError> {
    let whole = Span { start: 0, end: text.len() }.trimmed(text);
    let mut cards = Vec::new();
    for item in items(text, whole).filter(|item| !item.of(text).is_empty()) {
        if MOST_CARDS <= cards.len() || MOST_WORDS < words(text, item).take(MOST_WORDS + 1).count() {
            let key = text.get(..10).unwrap_or(text).to_owned();
            return Err(NotationError::at(Problem::TooManyCards { key, most: MOST_CARDS }, item));
        }
        cards.append(&mut several_cards(text, item)?);
    }
    Ok(cards)
}

/// Reads the cards of a field; `-` is no card. What is none is told and left out; so is what comes after too many.
pub(super) fn card_list(field: Field<'_>, told: &mut Vec<NotationError>) -> Vec<(Card, Span)> {
    let mut cards = Vec::new();
    if field.text() == "-" {
        return cards;
    }
    for item in items(field.line, field.value) {
        if MOST_CARDS <= cards.len() || MOST_WORDS < words(field.line, item).take(MOST_WORDS + 1).count() {
            told.push(NotationError::at(Problem::TooManyCards { key: field.key(), most: MOST_CARDS }, item));
            return cards;
        }
        if item.of(field.line).is_empty() {
            told.push(field.bad(field.value, Expected::Cards));
            continue;
        }
        match several_cards(field.line, item) {
            Ok(mut read) => cards.append(&mut read),
            Err(error) => told.push(error),
        }
    }
    cards
}

/// Returns the words of a part of a text.
fn words(line: &str, part: Span) -> impl Iterator<Item = Span> {
    part.of(line).split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - line.as_ptr() as usize;
        Span { start, end: start + word.len() }
    })
}

/// Reads cards with white space between them, which may also be inside their names: `Kreuz As Karo 10`.
pub(crate) fn several_cards(line: &str, item: Span) -> Result<Vec<(Card, Span)>, NotationError> {
    let error = match parse_card(item.of(line)) {
        Ok(card) => return Ok(vec![(card, item)]),
        Err(error) => error,
    };
    let words: Vec<Span> = words(line, item).collect();
    // A code always means its card, whatever stands beside it.
    let codes: Option<Vec<_>> = words.iter().map(|&word| Some((word.of(line).parse().ok()?, word))).collect();
    if let Some(cards) = codes.or_else(|| only_reading(line, &words)) {
        return Ok(cards);
    }
    // With several words the first that cannot begin a card says more than the whole.
    let word = words.iter().filter(|_| 1 < words.len()).find_map(|&word| unreadable(line, word));
    Err(word.unwrap_or_else(|| NotationError::at(Problem::Card(error), item)))
}

fn unreadable(line: &str, word: Span) -> Option<NotationError> {
    match parse_card(word.of(line)) {
        Err(error @ (CardError::Unknown { .. } | CardError::Ambiguous { .. })) => {
            Some(NotationError::at(Problem::Card(error), word))
        }
        _ => None,
    }
}

/// Returns the words as cards of one to three words each, or `None` if there is no way or more than one to do so.
fn only_reading(line: &str, words: &[Span]) -> Option<Vec<(Card, Span)>> {
    let card_at = |first: usize, n: usize| {
        let span = Span { start: words.get(first)?.start, end: words.get(first + n - 1)?.end };
        parse_card(span.of(line)).ok().map(|card| (card, span))
    };
    // The number of ways to read the words from each on, counted to two, with the length of the first card.
    let mut ways = vec![(0, 0); words.len()];
    ways.push((1, 0));
    for first in (0..words.len()).rev() {
        for n in 1..=3 {
            let rest = ways.get(first + n).map_or(0, |&(count, _)| count);
            if 0 < rest && card_at(first, n).is_some() {
                ways[first] = ((ways[first].0 + rest).min(2), n);
            }
        }
    }
    let mut cards = Vec::new();
    let mut first = 0;
    while first < words.len() {
        let (1, n) = ways[first] else { return None };
        cards.extend(card_at(first, n));
        first += n;
    }
    Some(cards)
}
