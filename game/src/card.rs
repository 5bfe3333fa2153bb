//! The 24 kinds of card, their suits, ranks and Augen.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};
use std::str::FromStr;
use text::brief;
use text::{Localized, Message, english_errors, message};

/// A printed suit.
///
/// Which cards must follow one another is decided by [`Class`](crate::Class), not by the suit: the queen of clubs
/// is printed with clubs but belongs to the trumps of a normal game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Kreuz, ♣.
    Clubs,
    /// Pik, ♠.
    Spades,
    /// Herz, ♥.
    Hearts,
    /// Karo, ♦.
    Diamonds,
}

impl Suit {
    /// All suits from the highest to the lowest: Kreuz, Pik, Herz, Karo.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Spades, Self::Hearts, Self::Diamonds];

    /// Returns the letter of the notation: `C`, `S`, `H` or `D`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['C', 'S', 'H', 'D'][self as usize]
    }

    /// Returns the printed symbol: `♣`, `♠`, `♥` or `♦`.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['♣', '♠', '♥', '♦'][self as usize]
    }
}

/// A printed rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// An ace (As), 11 Augen.
    Ace,
    /// Zehn, 10 Augen.
    Ten,
    /// König, 4 Augen.
    King,
    /// Dame, 3 Augen.
    Queen,
    /// Bube, 2 Augen.
    Jack,
    /// Neun, no Augen; not in the 40-card deck.
    Nine,
}

impl Rank {
    /// All ranks in the order of a plain suit of the ace solo, highest first.
    pub const ALL: [Self; 6] = [Self::Ace, Self::Ten, Self::King, Self::Queen, Self::Jack, Self::Nine];

    /// Returns the letter of the notation: `A`, `T`, `K`, `Q`, `J` or `9`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['A', 'T', 'K', 'Q', 'J', '9'][self as usize]
    }

    /// Returns what a card of this rank counts (DDV A.5, BSV 2.2.2).
    #[must_use]
    pub const fn augen(self) -> Augen {
        Augen([11, 10, 4, 3, 2, 0][self as usize])
    }
}

/// Card points: what the cards of a trick add up to, 240 in a whole deal. Not what is written down after the game,
/// see [`Points`](crate::Points).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Augen(pub u16);

impl Augen {
    /// The Augen of a whole deck, with and without nines.
    pub const DECK: Self = Self(240);
}

impl Add for Augen {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Augen {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Augen {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Augen {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Mul<u16> for Augen {
    type Output = Self;
    fn mul(self, times: u16) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Augen {
    fn sum<I: Iterator<Item = Self>>(augen: I) -> Self {
        Self(augen.map(|a| a.0).sum())
    }
}

impl fmt::Display for Augen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the 24 kinds of card.
///
/// Every kind exists twice in the deck. The two copies are indistinguishable, so moves and masks are kinds; only a
/// [`Hand`](crate::Hand) counts copies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Number of kinds of cards.
    pub const COUNT: usize = 24;

    /// Returns the card of a suit and a rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * 6 + rank as u8)
    }

    /// Returns the card with this [`index`](Self::index), or `None` from [`COUNT`](Self::COUNT) on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Returns the place of the card in tables of 24: suits in the order Kreuz, Pik, Herz, Karo, ranks from As to Neun.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all 24 kinds in the order of their index.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Returns the printed suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize / 6]
    }

    /// Returns the printed rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.0 as usize % 6]
    }

    /// Returns what one copy of the card counts.
    #[must_use]
    pub const fn augen(self) -> Augen {
        Augen(AUGEN[self.0 as usize] as u16)
    }
}

/// Augen of each card, so that the hot loops need no division by the suits.
const AUGEN: [u8; Card::COUNT] = {
    let mut augen = [0; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        augen[i] = Rank::ALL[i % 6].augen().0 as u8;
        i += 1;
    }
    augen
};

macro_rules! cards {
    ($($name:ident = $suit:ident $rank:ident),* $(,)?) => {
        #[allow(missing_docs, reason = "the name is the notation of the card")]
        impl Card {
            $(pub const $name: Self = Self::new(Suit::$suit, Rank::$rank);)*
        }
    };
}

cards! {
    CA = Clubs Ace, CT = Clubs Ten, CK = Clubs King, CQ = Clubs Queen, CJ = Clubs Jack, C9 = Clubs Nine,
    SA = Spades Ace, ST = Spades Ten, SK = Spades King, SQ = Spades Queen, SJ = Spades Jack, S9 = Spades Nine,
    HA = Hearts Ace, HT = Hearts Ten, HK = Hearts King, HQ = Hearts Queen, HJ = Hearts Jack, H9 = Hearts Nine,
    DA = Diamonds Ace, DT = Diamonds Ten, DK = Diamonds King, DQ = Diamonds Queen, DJ = Diamonds Jack,
    D9 = Diamonds Nine,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = [self.suit().letter() as u8, self.rank().letter() as u8];
        f.pad(std::str::from_utf8(&code).expect("letters are ASCII"))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    /// Reads the two letters of the notation, such as `HT`. What people write otherwise is read elsewhere.
    fn from_str(code: &str) -> Result<Self, ParseCardError> {
        let mut letters = code.chars();
        let suit = letters.next().and_then(|letter| Suit::ALL.into_iter().find(|suit| suit.letter() == letter));
        let rank = letters.next().and_then(|letter| Rank::ALL.into_iter().find(|rank| rank.letter() == letter));
        match (suit, rank, letters.next()) {
            (Some(suit), Some(rank), None) => Ok(Self::new(suit, rank)),
            _ => Err(ParseCardError { text: code.to_owned() }),
        }
    }
}

/// A text that is no card of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCardError {
    /// The text.
    pub text: String,
}

impl Localized for ParseCardError {
    fn message(&self) -> Message {
        message!("card-no-code", text = brief(&self.text))
    }
}

english_errors!(ParseCardError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_and_code_name_the_card() {
        for (index, card) in Card::all().enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(Card::new(card.suit(), card.rank()), card);
            assert_eq!(Card::from_index(index), Some(card));
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::from_index(24), None);
        assert_eq!(Card::HT.to_string(), "HT");
        assert_eq!(Card::D9.to_string(), "D9");
        for text in ["", "H", "HTT", "X9", "ht", "♥T"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_suit_counts_sixty() {
        for suit in Suit::ALL {
            let sum: Augen = Rank::ALL.into_iter().map(|rank| Card::new(suit, rank).augen() * 2).sum();
            assert_eq!(sum, Augen(60));
        }
    }
}
