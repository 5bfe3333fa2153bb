//! The names of cards.

use super::composed::composed;
use game::{Card, Rank, Suit, words::noted_code};
use text::{Arg, Join, Language, Localized, Message, brief, english_errors, message};

/// The spellings of each suit in lower case, those of the German deck included. `k` stands for two suits, which is why
/// `KD` is refused.
pub(super) const SUITS: [(Suit, &[&str]); 4] = [
    (Suit::Clubs, &["c", "♣", "♧", "kreuz", "kr", "treff", "k", "clubs", "club", "eichel", "eicheln"]),
    (
        Suit::Spades,
        &[
            "s", "♠", "♤", "pik", "pi", "p", "schippe", "schippen", "spades", "spade", "grün", "gruen", "gras", "laub",
            "blatt",
        ],
    ),
    (Suit::Hearts, &["h", "♥", "♡", "herz", "he", "hearts", "heart", "rot"]),
    (Suit::Diamonds, &["d", "♦", "♢", "karo", "ka", "k", "diamonds", "diamond", "schellen", "schelle", "schell"]),
];

/// The spellings of each rank in lower case.
const RANKS: [(Rank, &[&str]); 6] = [
    (Rank::Ace, &["a", "as", "ass", "ace", "daus", "sau"]),
    (Rank::Ten, &["t", "10", "zehn", "zehner", "ten"]),
    (Rank::King, &["k", "könig", "koenig", "konig", "king"]),
    (Rank::Queen, &["q", "d", "dame", "queen", "ober"]),
    (Rank::Jack, &["j", "b", "bube", "bauer", "jack", "unter"]),
    (Rank::Nine, &["9", "neun", "neuner", "nine"]),
];

/// Ranks that only the German deck has.
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
/// card = suit rank | rank symbol | rank "of" suit | name
/// suit = symbol | "C" | "S" | "H" | "D" | "Kreuz" | "Kr" | "Treff" | "Pik" | "Pi" | "P" | "Schippe" | "Herz" | "He"
///      | "Karo" | "Ka" | "clubs" | "spades" | "hearts" | "diamonds"
///      | "Eichel" | "Grün" | "Gras" | "Laub" | "Blatt" | "Rot" | "Schellen"
/// symbol = "♣" | "♠" | "♥" | "♦"
/// rank = "A" | "As" | "Ass" | "ace" | "Daus" | "Sau" | "T" | "10" | "Zehn" | "Zehner" | "ten" | "K" | "König" | "Koenig" | "king"
///      | "Q" | "D" | "Dame" | "Ober" | "queen" | "J" | "B" | "Bube" | "Bauer" | "Unter" | "jack" | "9" | "Neun" | "Neuner" | "nine"
/// name = "Dulle" | "Tolle" | "Fuchs" | "Alte" | "Charlie" | "Karlchen"
/// ```
///
/// `PiK` is the Pik König, `Pik` or `pik` the suit. A single `K` for a suit can be Kreuz or Karo, so `KD` or `KAs` is refused; so is `S Ober`, which can be Pik or Schellen.
///
/// # Examples
/// ```
/// use game::Card;
/// use doko_notation::parse_card;
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
    if let Ok(card) = text.parse() {
        return Ok(card);
    }
    if LONGEST < text.len() {
        return Err(CardError::Unknown { text: text.to_owned() });
    }
    let spelling = compact(text);
    if let Some(card) = Card::all().find(|card| card.to_string().to_lowercase() == spelling) {
        return Ok(card);
    }
    let meanings = if is_pik(text) { Vec::new() } else { meanings(&spelling) };
    match meanings[..] {
        [card] => Ok(card),
        [] => Err(unknown(text, &spelling)),
        _ => Err(CardError::Ambiguous { text: text.trim().to_owned(), meanings }),
    }
}

/// Returns whether this is the word for the suit, and not the suit `Pi` with the rank `K`.
fn is_pik(text: &str) -> bool {
    let word = text.trim();
    word.to_lowercase() == "pik" && !word.ends_with("iK")
}

/// Returns every card the spelling can mean.
fn meanings(spelling: &str) -> Vec<Card> {
    if let Some(&(_, card)) = NAMES.iter().find(|(name, _)| *name == spelling) {
        return vec![card];
    }
    // The English name: queen of clubs.
    if let Some((rank, suit)) = spelling.split_once("of") {
        return Card::all()
            .filter(|card| words(&SUITS, card.suit()).contains(&suit) && words(&RANKS, card.rank()).contains(&rank))
            .collect();
    }
    // A writer who calls a card Ober may call Schellen what we call Pik.
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
#[must_use]
pub fn compact(text: &str) -> String {
    // Telephones add a variation selector to the symbols to colour them, pages say where a word may break.
    const UNSEEN: [char; 6] = ['\u{fe0e}', '\u{fe0f}', '\u{ad}', '\u{200b}', '\u{200d}', '\u{2060}'];
    composed(text)
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_' | '.' | '‑' | '–') && !UNSEEN.contains(c))
        .flat_map(char::to_lowercase)
        .collect()
}

/// Why a text is no card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CardError {
    /// The text is not the name of a card.
    Unknown {
        /// The text.
        text: String,
    },
    /// The text names more than one card.
    Ambiguous {
        /// The text.
        text: String,
        /// The cards it can mean.
        meanings: Vec<Card>,
    },
    /// The text names a suit only.
    NoRank {
        /// The text.
        text: String,
        /// The suit.
        suit: Suit,
    },
    /// The text names a rank only.
    NoSuit {
        /// The text.
        text: String,
        /// The rank.
        rank: Rank,
    },
}

impl Localized for CardError {
    fn message(&self) -> Message {
        // A writer who abbreviates a suit by K or a rank by D speaks German.
        let german = |thing: &dyn Localized| thing.text(Language::German);
        match self {
            Self::Unknown { text } => message!("card-unknown", text = brief(text)),
            Self::Ambiguous { text, meanings } => {
                let meaning = |&card| message!("card-meaning", name = german(&card), code = noted_code(card));
                let meanings = Arg::list(meanings.iter().map(meaning), Join::Or);
                message!("card-ambiguous", text = brief(text), meanings)
            }
            Self::NoRank { text, suit } => message!("card-no-rank", text = brief(text), suit = german(suit)),
            Self::NoSuit { text, rank } => message!("card-no-suit", text = brief(text), rank = german(rank)),
        }
    }

    fn help(&self) -> Option<Message> {
        let of_suit = |suit| Rank::ALL.map(|rank| noted_code(Card::new(suit, rank)));
        let of_rank = |rank| Suit::ALL.map(|suit| noted_code(Card::new(suit, rank)));
        Some(match self {
            Self::Ambiguous { meanings, .. } => {
                let codes = Arg::list(meanings.iter().map(|&card| noted_code(card)), Join::Or);
                message!("card-ambiguous.help", codes)
            }
            Self::NoRank { suit, .. } => {
                message!("card-no-rank.help", codes = Arg::list(of_suit(*suit), Join::Space))
            }
            Self::NoSuit { rank, .. } => {
                message!("card-no-suit.help", codes = Arg::list(of_rank(*rank), Join::Space))
            }
            Self::Unknown { .. } => Message::new("card-unknown.help"),
        })
    }
}

english_errors!(CardError);

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
            ("Pi10", Card::ST),
            ("PiK", Card::SK),
            ("Pi-K", Card::SK),
            ("Herz-Zehner", Card::HT),
            ("Karo Neuner", Card::D9),
            ("Kreuz-\u{ad}Da\u{ad}me", Card::CQ),
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
    fn half_a_card_is_told_what_it_lacks() {
        for (text, message) in [
            ("Kreuz", "\"Kreuz\" is not a card: which Kreuz?"),
            ("10", "\"10\" is not a card: Zehn of which suit?"),
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
                            // The word for the suit.
                            if is_pik(&text) {
                                assert!(parse_card(&text).is_err(), "{text}");
                                continue;
                            }
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
            for language in Language::ALL {
                assert_eq!(parse_card(&card.text(language)), Ok(card));
            }
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
