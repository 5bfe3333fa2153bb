//! The names of cards in texts of others: also those of the German deck by one letter, and those that begin with the rank.

use crate::{CardError, compact, parse_card};
use game::{Card, Rank, Suit};
use std::collections::HashMap;

/// The deck of the writer.
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

/// The cards that words can mean, with earlier answers kept.
#[derive(Debug, Default)]
pub(super) struct Names {
    deck: Deck,
    /// Whether the writer shortens Pik to Pi, so that `pik` is its king.
    has_pi: bool,
    /// Whether he writes the rank first: `QC`, `10H`.
    is_rank_first: bool,
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
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        let has_pi = words.clone().any(is_pi);
        let is_rank_first = words.any(|word| is_english(word) && meanings(word, Deck::French).is_empty());
        let deck = if is_german { Deck::German } else { Deck::French };
        Self { deck, has_pi, is_rank_first, known: HashMap::new() }
    }

    /// Returns every card that is called so; none if it is no card.
    pub(super) fn meanings(&mut self, text: &str) -> Vec<Card> {
        if LONGEST < text.len() {
            return Vec::new();
        }
        if let Some(cards) = self.known.get(text) {
            return cards.clone();
        }
        let mut cards = meanings(text, self.deck);
        if self.has_pi && compact(text) == "pik" && !text.trim().contains(char::is_whitespace) {
            cards = vec![Card::SK];
        }
        if let Some(card) = rank_first(text).filter(|_| self.is_rank_first) {
            cards = vec![card];
        }
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

/// Returns whether a word is the suit Pi, or a card of it.
fn is_pi(word: &str) -> bool {
    let word = compact(word);
    word == "pi" || word.starts_with("pi") && !word.starts_with("pik") && parse_card(&word).is_ok()
}

/// Returns whether a word can be a card only in English, the rank first: what has a queen, a jack, clubs, or diamonds in it.
fn is_english(word: &str) -> bool {
    rank_first(word).is_some_and(|card| {
        matches!(card.rank(), Rank::Queen | Rank::Jack) || matches!(card.suit(), Suit::Clubs | Suit::Diamonds)
    })
}

/// Returns the card that is written by its rank and the first letter of its suit in English, both great: `QC`, `10H`.
fn rank_first(word: &str) -> Option<Card> {
    let word = word.trim();
    let (rank, suit) = word.split_at_checked(word.len().checked_sub(1)?)?;
    if rank.is_empty() || !rank.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit()) {
        return None;
    }
    let ranks = [
        (Rank::Ace, "A"),
        (Rank::Ten, "10"),
        (Rank::Ten, "T"),
        (Rank::King, "K"),
        (Rank::Queen, "Q"),
        (Rank::Jack, "J"),
        (Rank::Nine, "9"),
    ];
    let (rank, _) = ranks.into_iter().find(|(_, letters)| *letters == rank)?;
    let suits = [(Suit::Clubs, "C"), (Suit::Spades, "S"), (Suit::Hearts, "H"), (Suit::Diamonds, "D")];
    let (suit, _) = suits.into_iter().find(|(_, letter)| *letter == suit)?;
    Some(Card::new(suit, rank))
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

    #[test]
    fn ranks_come_first_where_nothing_else_can_be_meant() {
        let mut names = Names::of("1. QC 10H AS KD");
        assert_eq!(names.meanings("QC"), [Card::CQ]);
        assert_eq!(names.meanings("10H"), [Card::HT]);
        assert_eq!(names.meanings("AS"), [Card::SA]);
        assert_eq!(names.meanings("KD"), [Card::DK]);
        let mut names = Names::of("1. AS KD");
        assert_eq!((names.meanings("AS"), names.meanings("KD")), (vec![], vec![Card::CQ, Card::DQ]));
    }

    #[test]
    fn pik_is_a_king_where_others_are_called_pi() {
        let mut names = Names::of("1. PiA pik PI10");
        assert_eq!(
            (names.only("pik"), names.only("PIK"), names.only("Pi9")),
            (Some(Card::SK), Some(Card::SK), Some(Card::S9))
        );
        assert_eq!(Names::of("1. Pik-Ass Pik").only("Pik"), None);
    }
}
