//! Conditions on hands that people write: `E has >= 4 trumps and a club ace`.
//!
//! `docs/constraints.md` specifies the language. A [`Condition`] is evaluated on hands, or given to a
//! [`Conditional`](crate::Conditional), which draws deals that meet it.
//!
//! # Examples
//! ```
//! use doko_bots::Condition;
//! use game::{BySeat, Card, Contract, Hand, Order, Rules, Schweine};
//!
//! let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
//! let condition: Condition = "E hat mindestens 2 Trümpfe und einen Kreuz-As".parse()?;
//! let mut hands = BySeat::default();
//! hands.0[1] = Hand::of(&[Card::HT, Card::D9, Card::CA]);
//! assert!(condition.holds(&order, &hands, &hands));
//! assert_eq!(condition.to_string(), "E has >= 2 trumps and E has >= 1 CA");
//! # Ok::<(), doko_bots::ConditionError>(())
//! ```

mod amount;
mod error;
mod parse;
mod token;
mod words;

pub use error::{ConditionError, ConditionProblem};

use game::{BySeat, Card, CardSet, Class, Hand, Order, Rank, SeatSet, Suit};
use std::fmt;
use std::str::FromStr;

/// A condition on the hands of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Condition {
    /// These seats hold together from `least` to `most` of something.
    Holds {
        /// Seats whose cards are counted together.
        seats: SeatSet,
        /// The thing that is counted.
        what: Thing,
        /// Least number, inclusive.
        least: u16,
        /// Greatest number, inclusive.
        most: u16,
    },
    /// These seats were dealt from `least` to `most` queens of clubs, which makes the sides of a normal game.
    Dealt {
        /// Seats whose queens of clubs are counted together.
        seats: SeatSet,
        /// Least number, inclusive.
        least: u16,
        /// Greatest number, inclusive.
        most: u16,
    },
    /// It does not hold.
    Not(Box<Condition>),
    /// All of them hold.
    All(Vec<Condition>),
    /// At least one of them holds.
    Any(Vec<Condition>),
}

/// The thing that a condition counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Thing {
    /// The Augen of all cards.
    Augen,
    /// All cards.
    Cards,
    /// The cards of a class in the game that is played.
    Class(Class),
    /// The cards that are no trumps.
    Fehl,
    /// The cards with this suit printed on them.
    Printed(Suit),
    /// The cards of a rank.
    Rank(Rank),
    /// The trumps of a rank.
    TrumpRank(Rank),
    /// The cards of a rank that are no trumps.
    FehlRank(Rank),
    /// The copies of one card.
    Card(Card),
}

impl Thing {
    /// Returns what each card counts.
    #[must_use]
    pub fn weights(self, order: &Order) -> [u8; Card::COUNT] {
        let set = match self {
            Self::Augen | Self::Cards => CardSet::ALL,
            Self::Class(class) => order.members(class),
            Self::Fehl => !order.trumps(),
            Self::Printed(suit) => CardSet::suit(suit),
            Self::Rank(rank) => CardSet::rank(rank),
            Self::TrumpRank(rank) => CardSet::rank(rank) & order.trumps(),
            Self::FehlRank(rank) => CardSet::rank(rank) - order.trumps(),
            Self::Card(card) => CardSet::only(card),
        };
        let mut weights = [0; Card::COUNT];
        for card in set {
            weights[card.index()] = if self == Self::Augen { card.augen().0 as u8 } else { 1 };
        }
        weights
    }
}

impl Condition {
    /// Returns whether it holds for the hands now, and for those that were dealt.
    #[must_use]
    pub fn holds(&self, order: &Order, hands: &BySeat<Hand>, dealt: &BySeat<Hand>) -> bool {
        let count = |seats: SeatSet, hands: &BySeat<Hand>, weights: &[u8; Card::COUNT]| -> u16 {
            let cards = seats.iter().flat_map(|seat| hands[seat].cards());
            cards.map(|card| u16::from(weights[card.index()])).sum()
        };
        match self {
            Self::Holds { seats, what, least, most } => {
                (*least..=*most).contains(&count(*seats, hands, &what.weights(order)))
            }
            Self::Dealt { seats, least, most } => {
                let queens = Thing::Card(Card::CQ).weights(order);
                (*least..=*most).contains(&count(*seats, dealt, &queens))
            }
            Self::Not(condition) => !condition.holds(order, hands, dealt),
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(order, hands, dealt)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(order, hands, dealt)),
        }
    }

    /// Returns the conditions all of which have to hold.
    #[must_use]
    pub fn conjuncts(&self) -> Vec<&Self> {
        match self {
            Self::All(conditions) => conditions.iter().flat_map(Self::conjuncts).collect(),
            _ => vec![self],
        }
    }
}

impl FromStr for Condition {
    type Err = ConditionError;

    /// Reads a condition.
    ///
    /// # Errors
    /// Returns what could not be understood, and where.
    fn from_str(text: &str) -> Result<Self, ConditionError> {
        parse::parse(text)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = |rank: &Rank| words::rank_word(*rank);
        match self {
            Self::Augen => f.write_str("Augen"),
            Self::Cards => f.write_str("cards"),
            Self::Class(Class::Trump) => f.write_str("trumps"),
            Self::Class(Class::Fehl(suit)) => f.write_str(words::suit_word(*suit)),
            Self::Fehl => f.write_str("Fehl"),
            Self::Printed(suit) => write!(f, "printed {}", words::suit_word(*suit)),
            Self::Rank(which) => f.write_str(rank(which)),
            Self::TrumpRank(which) => write!(f, "trump {}", rank(which)),
            Self::FehlRank(which) => write!(f, "Fehl {}", rank(which)),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl fmt::Display for Condition {
    /// Writes the condition as it can be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, conditions: &[Self], word: &str| {
            for (at, condition) in conditions.iter().enumerate() {
                if at != 0 {
                    write!(f, " {word} ")?;
                }
                match condition {
                    Self::All(_) | Self::Any(_) => write!(f, "({condition})")?,
                    _ => write!(f, "{condition}")?,
                }
            }
            Ok(())
        };
        match self {
            Self::Holds { seats, what, least, most } => {
                write!(f, "{} has ", seat_names(*seats))?;
                match (*least, *most) {
                    (least, most) if least == most => write!(f, "{least}"),
                    (least, u16::MAX) => write!(f, ">= {least}"),
                    (0, most) => write!(f, "<= {most}"),
                    (least, most) => write!(f, "{least} to {most}"),
                }?;
                write!(f, " {what}")
            }
            Self::Dealt { seats, least, most } => match (least, most) {
                (1, &u16::MAX) => write!(f, "{} is re", seat_names(*seats)),
                (0, 0) => write!(f, "{} is kontra", seat_names(*seats)),
                _ => write!(f, "{} is alone", seat_names(*seats)),
            },
            Self::Not(condition) => match **condition {
                Self::All(_) | Self::Any(_) => write!(f, "not ({condition})"),
                _ => write!(f, "not {condition}"),
            },
            Self::All(conditions) => joined(f, conditions, "and"),
            Self::Any(conditions) => joined(f, conditions, "or"),
        }
    }
}

fn seat_names(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join("+")
}
