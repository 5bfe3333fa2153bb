//! The words of the text form of a record, each with its place in the text.

use crate::{Span, composed, parse_seat};
use game::Seat;
use std::str::FromStr;
use text::{Arg, Join, Localized, Message, brief, message};

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
    let mut words: Vec<Word<'_>> = Vec::new();
    for text in line.split_whitespace() {
        let at = text.as_ptr() as usize - line.as_ptr() as usize;
        // "keine 90!" is one word.
        if let Some(before) = words.last_mut()
            && text.starts_with(['9', '6', '3'])
            && text.ends_with('!')
            && ["keine", "kein", "no"].iter().any(|no| before.text.to_lowercase().ends_with(no))
        {
            before.text = &line[before.start - start..at + text.len()];
        } else {
            words.push(Word { text, start: start + at });
        }
    }
    words
}

/// Why something cannot be read, and where.
pub(super) struct Unread {
    pub(super) span: Span,
    pub(super) problem: Message,
    pub(super) help: Option<Message>,
}

impl Unread {
    /// Returns the error that says this about a part of the text.
    pub(super) fn new(span: Span, problem: Message) -> Self {
        Self { span, problem, help: None }
    }

    /// Returns an error with its help.
    pub(super) fn of(span: Span, error: &impl Localized) -> Self {
        Self { span, problem: error.message(), help: error.help() }
    }
}

pub(super) type Read<T> = Result<T, Unread>;

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

pub(super) fn seat_of(word: Word<'_>) -> Read<Seat> {
    read(word, parse_seat)
}

/// Reads a word by one of the parsers of the notation.
pub(super) fn read<T, E: Localized>(word: Word<'_>, parse: impl FnOnce(&str) -> Result<T, E>) -> Read<T> {
    parse(word.text).map_err(|error| Unread::of(word.span(), &error))
}

/// Reads a number.
pub(super) fn number<T: FromStr>(word: Word<'_>) -> Read<T> {
    let no_number = |_| Unread::new(word.span(), message!("record-not-a-number", text = brief(word.text)));
    word.text.parse().map_err(no_number)
}

/// Returns a word in lower case, with its umlauts in one piece.
pub(super) fn plain(word: &str) -> String {
    composed(word).to_lowercase()
}

/// The keys of a record with everything else they are called, first as Germans call them.
const KEYS: [(&str, &[&str]); 22] = [
    ("rules", &["regeln", "regelwerk"]),
    ("dealer", &["geber", "kartengeber"]),
    ("game", &["spiel"]),
    ("reservation", &["vorbehalt"]),
    ("soloist", &["solist", "solospieler", "alleinspieler"]),
    ("hochzeiter", &[]),
    ("hochzeit_condition", &["bedingung"]),
    ("clarifying_trick", &["klärungsstich", "klaerungsstich"]),
    ("schweine", &[]),
    ("superschweine", &[]),
    ("hyperschweine", &[]),
    ("schweine_said", &["schweine_gesagt"]),
    ("giver", &["abgeber"]),
    ("taker", &["nehmer"]),
    ("given", &["abgegeben"]),
    ("returned", &["zurückgegeben", "zurueckgegeben"]),
    ("exchanged", &["getauscht"]),
    ("trumps_given", &["trümpfe_abgegeben", "truempfe_abgegeben"]),
    ("trumps_returned", &["trümpfe_zurück", "truempfe_zurueck"]),
    ("re", &[]),
    ("pflichtsolo_open", &["pflichtsolo_offen"]),
    ("vorfuehren", &["vorführen"]),
];

/// Returns the key that is written here.
pub(super) fn key_of(word: &str) -> Option<&'static str> {
    let word = plain(word);
    KEYS.iter().find(|(key, others)| *key == word || others.contains(&word.as_str())).map(|(key, _)| *key)
}

/// Returns all keys as an error lists them.
pub(super) fn noted_keys() -> Arg {
    Arg::list(KEYS.iter().map(|(key, _)| noted_key(key)), Join::Comma)
}

/// Returns a part of a record as an error names it.
pub(super) fn noted_key(key: &str) -> Message {
    let german = match key {
        "early" => "vorgeworfen",
        "player" => "spieler",
        "the side of a call" => "partei der absage",
        _ => KEYS
            .iter()
            .find(|(known, _)| *known == key)
            .and_then(|(_, others)| others.first())
            .map_or(key, |word| *word),
    };
    message!("noted", notation = key, words = german)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_called_like_another() {
        let all: Vec<&str> =
            KEYS.iter().flat_map(|(key, others)| [*key].into_iter().chain(others.iter().copied())).collect();
        assert!(all.iter().all(|word| all.iter().filter(|other| *other == word).count() == 1));
        assert_eq!(
            (key_of("GEBER"), key_of("Kla\u{308}rungsstich"), key_of("x")),
            (Some("dealer"), Some("clarifying_trick"), None)
        );
    }
}
