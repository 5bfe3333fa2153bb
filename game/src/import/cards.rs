//! The names of cards in texts of others: also those of the German deck by one letter.

use crate::card::{Card, Rank, Suit};
use crate::notation::{CardError, compact, parse_card};
use std::collections::HashMap;

/// Which deck the writer had before him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Deck {
    /// Kreuz, Pik, Herz, Karo.
    #[default]
    French,
    /// Eichel, Grün, Rot, Schellen, at least here and there: a single S can be Schellen, too.
    German,
}

/// The suits of the German deck by one letter.
const LETTERS: [(char, Suit); 6] = [
    ('e', Suit::Clubs),
    ('g', Suit::Spades),
    ('l', Suit::Spades),
    ('b', Suit::Spades),
    ('r', Suit::Hearts),
    ('s', Suit::Diamonds),
];

/// The ranks that follow such a letter.
const RANKS: [(Rank, &[&str]); 6] = [
    (Rank::Ace, &["a", "as", "ass", "daus", "sau"]),
    (Rank::Ten, &["10", "zehn"]),
    (Rank::King, &["k", "könig", "koenig"]),
    (Rank::Queen, &["o", "ober"]),
    (Rank::Jack, &["u", "unter"]),
    (Rank::Nine, &["9", "neun"]),
];

/// Words that only players with a German deck write.
const GERMAN: [&str; 12] =
    ["eichel", "eicheln", "grün", "gruen", "gras", "laub", "blatt", "schellen", "schelle", "ober", "unter", "daus"];

/// Which cards words can mean; what was looked up once is kept.
#[derive(Debug, Default)]
pub(super) struct Names {
    deck: Deck,
    known: HashMap<String, Vec<Card>>,
}

/// No name is longer, in bytes.
const LONGEST: usize = 60;

impl Names {
    /// Returns the names as the writer of this text uses them.
    pub(super) fn of(text: &str) -> Self {
        let is_german = text.split(|c: char| !c.is_alphanumeric()).any(|word| {
            let word = compact(word);
            let is_word = GERMAN.contains(&word.as_str()) || word.starts_with("schellen") || word.starts_with("eichel");
            is_word || matches!(word.as_str(), "eo" | "eu" | "go" | "gu" | "lo" | "lu" | "bo" | "bu" | "ro" | "ru")
        });
        Self { deck: if is_german { Deck::German } else { Deck::French }, known: HashMap::new() }
    }

    /// Returns every card that is called so; none if it is no card.
    pub(super) fn meanings(&mut self, text: &str) -> Vec<Card> {
        if LONGEST < text.len() {
            return Vec::new();
        }
        if let Some(cards) = self.known.get(text) {
            return cards.clone();
        }
        let cards = meanings(text, self.deck);
        self.known.insert(text.to_owned(), cards.clone());
        cards
    }

    /// Returns the only card that is called so.
    pub(super) fn only(&mut self, text: &str) -> Option<Card> {
        match self.meanings(text)[..] {
            [card] => Some(card),
            _ => None,
        }
    }
}

fn meanings(text: &str, deck: Deck) -> Vec<Card> {
    let mut cards = match parse_card(text) {
        Ok(card) => vec![card],
        Err(CardError::Ambiguous { meanings, .. }) => meanings,
        Err(_) => Vec::new(),
    };
    let word = compact(text);
    let mut letters = word.chars();
    let letter = letters.next();
    let rank = RANKS.iter().find(|(_, words)| words.contains(&letters.as_str())).map(|(rank, _)| *rank);
    let suits = LETTERS.iter().filter(|(known, _)| Some(*known) == letter);
    for card in suits.filter_map(|&(_, suit)| Some(Card::new(suit, rank?))) {
        let is_open = cards.is_empty() || deck == Deck::German;
        if is_open && !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_the_german_deck_are_read_where_it_is_meant() {
        let mut french = Names::of("1. S10 H10");
        assert_eq!(french.meanings("S10"), [Card::ST]);
        assert_eq!(french.meanings("GA"), [Card::SA]);
        let mut german = Names::of("1. Eichel-Ober S10");
        assert_eq!(german.meanings("S10"), [Card::ST, Card::DT]);
        assert_eq!(german.meanings("EO"), [Card::CQ]);
        assert_eq!(german.meanings("RU"), [Card::HJ]);
        assert_eq!(german.meanings("B10"), [Card::ST]);
        // Only the German deck has an Ober.
        assert_eq!(german.only("SO"), Some(Card::DQ));
        assert_eq!(german.meanings("Anna"), []);
    }
}
