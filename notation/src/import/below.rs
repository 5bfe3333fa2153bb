//! Lines that say nothing about the cards: who won a trick, and what stands below the last one.

use super::{
    Format,
    draft::At,
    elements::call_of,
    headers::{Key, key},
    list::Reader,
};
use crate::{Span, compact, parse_card};
use text::brief;

/// The end of the tricks of a game.
#[derive(Debug, Default)]
pub(super) struct Below {
    /// The last line with the number of a trick.
    pub(super) last_trick: Option<usize>,
    /// Whether the heading of a result stands above.
    is_result: bool,
    /// The first line of the open trick that names a player and was passed over.
    pub(super) passed: Option<At>,
}

/// The beginnings of headings of a result.
const RESULTS: [&str; 10] = [
    "auswertung",
    "abrechnung",
    "ergebnis",
    "wertung",
    "endstand",
    "punkte",
    "spielwert",
    "result",
    "score",
    "summary",
];

impl Reader<'_> {
    /// Returns whether a line belongs to the result of the game: it stands below the last trick, under its heading or with a number
    /// that is no call and no card.
    pub(super) fn is_below(&mut self, line: &str) -> bool {
        let is_behind = self.below.last_trick.is_some_and(|last| last < self.line);
        let is_full = self.draft.tricks.last().is_some_and(|trick| trick.cards.len() == 4);
        if !is_behind || !is_full || key(line).is_some_and(|(key, _)| key != Key::Ignored) {
            return false;
        }
        let plain = compact(line);
        self.below.is_result |= RESULTS.iter().any(|heading| plain.starts_with(heading));
        self.below.is_result || has_loose_number(line)
    }

    /// Returns whether a line says who won a trick and the like, or in a report nothing about the game.
    pub(super) fn is_aside(&mut self, line: &str) -> bool {
        const WON: [&str; 6] = ["gewinnt", "stich an", "stich geht", "wins", "takes", "gewonnen"];
        const COUNTED: [&str; 4] = ["augen", "punkte", "points", "ergebnis"];
        let lower = line.to_lowercase();
        if self.has_card(line) {
            return false;
        }
        if WON.iter().any(|word| lower.contains(word)) {
            return true;
        }
        let words: Vec<&str> = lower.split([' ', ':', '!', ',', '(', ')']).filter(|word| !word.is_empty()).collect();
        let is_call = |n: usize| words.windows(n).any(|words| call_of(&words.concat()).is_some());
        if is_call(1) || is_call(2) {
            return false;
        }
        let is_word_of_players = self.draft.head.players.names().iter().any(|name| lower == name.to_lowercase());
        let counts = COUNTED.iter().any(|word| lower.contains(word));
        counts || self.format == Format::Report && !is_word_of_players && !line.contains('?')
    }

    /// Takes note of a line of the open trick that was passed over although it names a player.
    pub(super) fn pass(&mut self, span: Span) {
        let line = compact(span.of(&self.draft.text));
        let is_of_player = |name: &String| line.starts_with(&compact(name)) && line.len() != compact(name).len();
        if self.below.passed.is_none() && self.draft.head.players.names().iter().any(is_of_player) {
            self.below.passed = Some(self.at(span));
        }
    }

    /// Takes note of a line that was passed over.
    pub(super) fn skip(&mut self, line: &str) {
        /// The number of lines kept to be shown.
        const KEPT: usize = 5;
        self.draft.skipped.n += 1;
        if self.draft.skipped.first.len() < KEPT {
            self.draft.skipped.first.push((self.line, brief(line).into_owned()));
        }
    }
}

/// Returns whether a line has a number that is no part of a call or a card: "Re angesagt 2", "Fuchs 1", "Keine 90 1".
fn has_loose_number(line: &str) -> bool {
    let words: Vec<&str> =
        line.split(|c: char| c.is_whitespace() || ":!,;()|=".contains(c)).filter(|word| !word.is_empty()).collect();
    (0..words.len()).any(|at| {
        let is_number = words[at].trim_end_matches(['.', 'x', '×']).parse::<i32>().is_ok();
        let with_word = |from: usize| {
            let words = words[from..=at].concat();
            call_of(&words).is_some() || parse_card(&words).is_ok()
        };
        is_number && !with_word(at) && (at == 0 || !with_word(at - 1))
    })
}
