//! The names of cards.

use super::german;
use super::language::Language;
use super::umlaut::composed;
use super::visible::brief;
use crate::card::{Card, Rank, Suit};
use crate::order::Class;
use std::fmt;

/// How each suit may be written, in lower case, those of the German deck included. `k` stands for two suits, which is why `KD` is refused.
const SUITS: [(Suit, &[&str]); 4] = [
    (Suit::Clubs, &["c", "♣", "♧", "kreuz", "kr", "treff", "k", "clubs", "club", "eichel", "eicheln"]),
    (
        Suit::Spades,
        &[
            "s", "♠", "♤", "pik", "p", "schippe", "schippen", "spades", "spade", "grün", "gruen", "gras", "laub",
            "blatt",
        ],
    ),
    (Suit::Hearts, &["h", "♥", "♡", "herz", "he", "hearts", "heart", "rot"]),
    (Suit::Diamonds, &["d", "♦", "♢", "karo", "ka", "k", "diamonds", "diamond", "schellen", "schelle", "schell"]),
];

/// How each rank may be written, in lower case.
const RANKS: [(Rank, &[&str]); 6] = [
    (Rank::Ace, &["a", "as", "ass", "ace", "daus", "sau"]),
    (Rank::Ten, &["t", "10", "zehn", "ten"]),
    (Rank::King, &["k", "könig", "koenig", "konig", "king"]),
    (Rank::Queen, &["q", "d", "dame", "queen", "ober"]),
    (Rank::Jack, &["j", "b", "bube", "bauer", "jack", "unter"]),
    (Rank::Nine, &["9", "neun", "nine"]),
];

/// What only the German deck calls its cards.
const GERMAN_RANKS: [&str; 4] = ["daus", "sau", "ober", "unter"];

/// No name of a card is longer, in bytes; what is need not be searched for one.
const LONGEST: usize = 200;

/// Cards with a name of their own.
const NAMES: [(&str, Card); 10] = [
    ("dulle", Card::HT),
    ("tolle", Card::HT),
    ("fuchs", Card::DA),
    ("alte", Card::CQ),
    ("diealte", Card::CQ),
    ("charlie", Card::CJ),
    ("charly", Card::CJ),
    ("karlchen", Card::CJ),
    ("karlchenmüller", Card::CJ),
    ("karlchenmueller", Card::CJ),
];

/// Returns the card that is written here.
///
/// The code of the notation (`CA`, `HT`, `D9`) always means its card. Besides it, with any case and with spaces,
/// hyphens, dots and underscores anywhere:
///
/// ```text
/// card = suit rank | rank symbol | name
/// suit = symbol | "C" | "S" | "H" | "D" | "Kreuz" | "Kr" | "Treff" | "Pik" | "P" | "Schippe" | "Herz" | "He"
///      | "Karo" | "Ka" | "clubs" | "spades" | "hearts" | "diamonds"
///      | "Eichel" | "Grün" | "Gras" | "Laub" | "Blatt" | "Rot" | "Schellen"
/// symbol = "♣" | "♠" | "♥" | "♦"
/// rank = "A" | "As" | "Ass" | "ace" | "Daus" | "Sau" | "T" | "10" | "Zehn" | "ten" | "K" | "König" | "Koenig" | "king"
///      | "Q" | "D" | "Dame" | "Ober" | "queen" | "J" | "B" | "Bube" | "Bauer" | "Unter" | "jack" | "9" | "Neun" | "nine"
/// name = "Dulle" | "Tolle" | "Fuchs" | "Alte" | "Charlie" | "Karlchen"
/// ```
///
/// A single `K` for a suit can be Kreuz or Karo, so `KD` or `KAs` is refused; so is `S Ober`, which can be Pik or Schellen.
///
/// # Examples
/// ```
/// use doko_game::{Card, notation::parse_card};
///
/// assert_eq!(parse_card("Kreuz-Ass"), Ok(Card::CA));
/// assert_eq!(parse_card("karo 10"), Ok(Card::DT));
/// assert_eq!(parse_card("Dulle"), Ok(Card::HT));
/// assert_eq!(parse_card("KD").unwrap_err().to_string(), "KD can be Kreuz Dame (CQ) or Karo Dame (DQ)");
/// ```
///
/// # Errors
/// Returns what is wrong if this is no card or can be more than one.
pub fn parse_card(text: &str) -> Result<Card, CardError> {
    if LONGEST < text.len() {
        return Err(CardError::Unknown { text: text.to_owned() });
    }
    let spelling = compact(text);
    if let Some(card) = Card::all().find(|card| card.to_string().to_lowercase() == spelling) {
        return Ok(card);
    }
    let meanings = meanings(&spelling);
    match meanings[..] {
        [card] => Ok(card),
        [] => Err(unknown(text, &spelling)),
        _ => Err(CardError::Ambiguous { text: text.trim().to_owned(), meanings }),
    }
}

/// Returns the class that is written here: `T`, `Trumpf` or a suit as in a card; `None` if it is no class or, like `K`,
/// can be two.
#[must_use]
pub fn parse_class(text: &str) -> Option<Class> {
    let word = compact(text);
    if matches!(word.as_str(), "t" | "trumpf" | "trump" | "trumps") {
        return Some(Class::Trump);
    }
    let mut suits = SUITS.iter().filter(|(_, words)| words.contains(&word.as_str())).map(|&(suit, _)| suit);
    match (suits.next(), suits.next()) {
        (Some(suit), None) => Some(Class::Fehl(suit)),
        _ => None,
    }
}

/// Returns every card the spelling can mean.
fn meanings(spelling: &str) -> Vec<Card> {
    if let Some(&(_, card)) = NAMES.iter().find(|(name, _)| *name == spelling) {
        return vec![card];
    }
    // Whoever calls a card Ober may call Schellen what we call Pik.
    if let Some(rank) = spelling.strip_prefix('s').filter(|rank| GERMAN_RANKS.contains(rank)) {
        return Card::all()
            .filter(|card| {
                matches!(card.suit(), Suit::Spades | Suit::Diamonds) && words(&RANKS, card.rank()).contains(&rank)
            })
            .collect();
    }
    Card::all()
        .filter(|card| {
            let suits = words(&SUITS, card.suit());
            let ranks = words(&RANKS, card.rank());
            suits.iter().any(|suit| {
                spelling.strip_prefix(suit).is_some_and(|rank| ranks.contains(&rank))
                    || is_symbol(suit) && spelling.strip_suffix(suit).is_some_and(|rank| ranks.contains(&rank))
            })
        })
        .collect()
}

fn unknown(text: &str, spelling: &str) -> CardError {
    let text = text.trim().to_owned();
    let suit = SUITS.iter().find(|(_, words)| words.contains(&spelling));
    let rank = RANKS.iter().find(|(_, words)| words.contains(&spelling));
    match (suit, rank) {
        // A lone D or K is a suit and a rank, so neither is known to be missing.
        (Some(&(suit, _)), None) => CardError::NoRank { text, suit },
        (None, Some(&(rank, _))) => CardError::NoSuit { text, rank },
        _ => CardError::Unknown { text },
    }
}

fn words<T: PartialEq>(table: &[(T, &'static [&'static str])], thing: T) -> &'static [&'static str] {
    table.iter().find(|(other, _)| *other == thing).map_or(&[], |(_, words)| words)
}

fn is_symbol(word: &str) -> bool {
    !word.is_ascii()
}

/// Returns the text in lower case without what may stand between the parts of a name.
fn compact(text: &str) -> String {
    // Telephones add a variation selector to the symbols to colour them.
    const SELECTORS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];
    composed(text)
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_' | '.' | '‑' | '–') && !SELECTORS.contains(c))
        .flat_map(char::to_lowercase)
        .collect()
}

/// Returns the German name of a suit: `Kreuz`, `Pik`, `Herz`, `Karo`.
#[must_use]
pub const fn suit_name(suit: Suit) -> &'static str {
    ["Kreuz", "Pik", "Herz", "Karo"][suit as usize]
}

/// Returns the German name of a rank: `As`, `Zehn`, `König`, `Dame`, `Bube`, `Neun`.
#[must_use]
pub const fn rank_name(rank: Rank) -> &'static str {
    ["As", "Zehn", "König", "Dame", "Bube", "Neun"][rank as usize]
}

/// Returns the German name of a card, such as `Kreuz Dame`.
#[must_use]
pub fn german_name(card: Card) -> String {
    format!("{} {}", suit_name(card.suit()), rank_name(card.rank()))
}

/// Why a text is no card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CardError {
    /// It is no name of a card.
    Unknown {
        /// The text.
        text: String,
    },
    /// It is the name of more than one card.
    Ambiguous {
        /// The text.
        text: String,
        /// The cards it can mean.
        meanings: Vec<Card>,
    },
    /// It names a suit only.
    NoRank {
        /// The text.
        text: String,
        /// The suit.
        suit: Suit,
    },
    /// It names a rank only.
    NoSuit {
        /// The text.
        text: String,
        /// The rank.
        rank: Rank,
    },
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { text } => write!(f, "unknown card \"{}\"", brief(text)),
            Self::Ambiguous { text, meanings } => {
                let meanings: Vec<String> =
                    meanings.iter().map(|&card| format!("{} ({card})", german_name(card))).collect();
                write!(f, "{} can be {}", brief(text), meanings.join(" or "))
            }
            Self::NoRank { text, suit } => write!(f, "\"{}\" is no card: which {}?", brief(text), suit_name(*suit)),
            Self::NoSuit { text, rank } => {
                write!(f, "\"{}\" is no card: {} of which suit?", brief(text), rank_name(*rank))
            }
        }
    }
}

impl std::error::Error for CardError {}

impl CardError {
    /// Returns what is wrong, in this language.
    #[must_use]
    pub fn message_in(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::German => german::card(self),
        }
    }

    /// Returns what [`help`](Self::help) does, in this language.
    #[must_use]
    pub fn help_in(&self, language: Language) -> String {
        match language {
            Language::English => self.help(),
            Language::German => german::card_help(self),
        }
    }

    /// Returns how to write it better.
    #[must_use]
    pub fn help(&self) -> String {
        match self {
            Self::Ambiguous { meanings, .. } => {
                let codes: Vec<String> = meanings.iter().map(Card::to_string).collect();
                format!("write {}, or the name in full", codes.join(" or "))
            }
            Self::NoRank { suit, .. } => format!("add the rank: {0}A {0}T {0}K {0}Q {0}J {0}9", suit.letter()),
            Self::NoSuit { rank, .. } => format!("add the suit: C{0} S{0} H{0} D{0}", rank.letter()),
            Self::Unknown { .. } => "a card is a suit C S H D and a rank A T K Q J 9, such as HT; names like \
                                     Kreuz Dame, ♣D, KrD, Eichel-Ober, Dulle or Fuchs are understood, too"
                .to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_germans_type_is_understood() {
        let spellings = [
            ("♣A", Card::CA),
            ("Kreuz-Ass", Card::CA),
            ("Kreuz As", Card::CA),
            ("KrA", Card::CA),
            ("Kr A", Card::CA),
            ("A♣", Card::CA),
            ("♥️10", Card::HT),
            ("Karo 10", Card::DT),
            ("KaD", Card::DQ),
            ("Pik Bube", Card::SJ),
            ("PB", Card::SJ),
            ("HD", Card::HQ),
            ("herz zehn", Card::HT),
            ("HERZ KÖNIG", Card::HK),
            ("pik koenig", Card::SK),
            ("karo_neun", Card::D9),
            ("Dulle", Card::HT),
            ("Fuchs", Card::DA),
            ("Charlie", Card::CJ),
            ("Karlchen", Card::CJ),
            ("die Alte", Card::CQ),
            ("da", Card::DA),
            ("c10", Card::CT),
            ("Herz Ko\u{308}nig", Card::HK),
            ("Eichel-Ober", Card::CQ),
            ("Gru\u{308}n Unter", Card::SJ),
            ("Gras-Daus", Card::SA),
            ("Rot Zehn", Card::HT),
            ("Schellensau", Card::DA),
        ];
        for (text, card) in spellings {
            assert_eq!(parse_card(text), Ok(card), "{text}");
        }
    }

    #[test]
    fn what_can_be_two_cards_is_refused_with_both() {
        for (text, meanings) in [
            ("KD", [Card::CQ, Card::DQ]),
            ("KA", [Card::CA, Card::DA]),
            ("K10", [Card::CT, Card::DT]),
            ("k as", [Card::CA, Card::DA]),
            ("KK", [Card::CK, Card::DK]),
            ("S Ober", [Card::SQ, Card::DQ]),
        ] {
            let error = parse_card(text).expect_err(text);
            assert_eq!(error, CardError::Ambiguous { text: text.to_owned(), meanings: meanings.to_vec() });
        }
    }

    #[test]
    fn classes_are_trump_and_suits() {
        for class in Class::ALL {
            assert_eq!(parse_class(&class.letter().to_string()), Some(class));
        }
        assert_eq!(parse_class("Trumpf"), Some(Class::Trump));
        assert_eq!(parse_class("Karo"), Some(Class::Fehl(Suit::Diamonds)));
        assert_eq!((parse_class("K"), parse_class("x")), (None, None));
    }

    #[test]
    fn half_a_card_is_told_what_it_lacks() {
        for (text, message) in [
            ("Kreuz", "\"Kreuz\" is no card: which Kreuz?"),
            ("10", "\"10\" is no card: Zehn of which suit?"),
            ("XY", "unknown card \"XY\""),
            ("", "unknown card \"\""),
            ("K", "unknown card \"K\""),
        ] {
            assert_eq!(parse_card(text).expect_err(text).to_string(), message);
        }
    }

    /// Every way to write every card is that card or refused as ambiguous with it among the meanings.
    #[test]
    fn no_spelling_means_another_card() {
        for card in Card::all() {
            assert_eq!(parse_card(&card.to_string()), Ok(card));
            for suit in words(&SUITS, card.suit()) {
                for rank in words(&RANKS, card.rank()) {
                    for between in ["", " ", "-", " - "] {
                        for text in [format!("{suit}{between}{rank}"), format!("{suit}{between}{rank}").to_uppercase()]
                        {
                            match parse_card(&text) {
                                Ok(read) => assert_eq!(read, card, "{text}"),
                                Err(CardError::Ambiguous { meanings, .. }) => {
                                    assert!(
                                        meanings.contains(&card) && text.to_lowercase().starts_with(['k', 's']),
                                        "{text}"
                                    );
                                }
                                Err(error) => panic!("{text}: {error}"),
                            }
                        }
                    }
                }
            }
            assert_eq!(parse_card(&german_name(card)), Ok(card));
        }
    }

    #[test]
    fn no_name_hides_a_spelling() {
        for (name, card) in NAMES {
            assert_eq!(parse_card(name), Ok(card));
            let as_suit_and_rank = SUITS.iter().flat_map(|(_, suits)| *suits).any(|suit| {
                name.strip_prefix(suit).is_some_and(|rest| RANKS.iter().any(|(_, ranks)| ranks.contains(&rest)))
            });
            assert!(!as_suit_and_rank, "{name}");
        }
    }
}
