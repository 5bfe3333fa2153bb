//! The words of the text form of a record, each with its place in the text.

use crate::card::Card;
use crate::notation::{Span, parse_card};
use crate::seat::Seat;

/// A word with its place.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
}

impl<'a> Word<'a> {
    pub(super) const fn span(self) -> Span {
        Span { start: self.start, end: self.start + self.text.len() }
    }

    /// Returns the parts before and after the first occurrence of the separator.
    pub(super) fn split(self, separator: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(separator)?;
        let start = self.start + before.len() + separator.len_utf8();
        Some((Self { text: before, ..self }, Self { text: after, start }))
    }
}

pub(super) fn split(line: &str, start: usize) -> Vec<Word<'_>> {
    let is_gap = |c: char| c.is_whitespace();
    let mut words = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(|c| !is_gap(c)) {
        let begin = &rest[at..];
        let text = &begin[..begin.find(is_gap).unwrap_or(begin.len())];
        words.push(Word { text, start: start + (line.len() - begin.len()) });
        rest = &begin[text.len()..];
    }
    words
}

pub(super) type Read<T> = Result<T, (Span, String)>;

pub(super) fn split_commas(word: Word<'_>) -> Vec<Word<'_>> {
    let mut parts = Vec::new();
    let mut rest = word;
    while let Some((part, after)) = rest.split(',') {
        parts.push(part);
        rest = after;
    }
    parts.push(rest);
    parts
}

/// Returns the words, and of words with commas between them each.
pub(super) fn parts<'a>(words: &[Word<'a>]) -> impl Iterator<Item = Word<'a>> {
    words.iter().flat_map(|&word| split_commas(word)).filter(|word| !word.text.is_empty())
}

pub(super) fn no_seat(word: Word<'_>) -> (Span, String) {
    (word.span(), format!("\"{}\" is no seat: N, E, S or W", word.text))
}

pub(super) fn seat_of(word: Word<'_>) -> Read<Seat> {
    let mut letters = word.text.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(no_seat(word)),
    }
}

pub(super) fn card_of(word: Word<'_>) -> Read<Card> {
    parse_card(word.text).map_err(|error| (word.span(), error.to_string()))
}

pub(super) fn named<T>(word: Word<'_>, what: &str, from_name: impl FnOnce(&str) -> Option<T>) -> Read<T> {
    from_name(word.text).ok_or_else(|| (word.span(), format!("\"{}\" is no {what}", word.text)))
}
