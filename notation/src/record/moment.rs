//! Between which two actions of a record something happened.

use std::{fmt, str::FromStr};
use text::{Localized, Message, brief, english_errors, message};

/// A moment of a record, always between two actions.
///
/// Actions are what was said in the Vorbehalt round, the calls and the cards. Moments are ordered as they come in the
/// game, and are written `v2` (after two words of the Vorbehalt round), `17` (right after the seventeenth card, before
/// any call that follows it) and `17+1` (after one call that follows it); `5.1`, the first card of the fifth trick, is
/// another spelling of `17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// A moment of the Vorbehalt round.
    Query {
        /// The number of words said.
        said: u16,
    },
    /// After the Vorbehalt round.
    Play {
        /// The number of cards played by all.
        cards: u16,
        /// The number of calls since the last card.
        calls: u16,
    },
}

impl Moment {
    /// Returns the moment right after this many cards.
    #[must_use]
    pub const fn after_cards(cards: u16) -> Self {
        Self::Play { cards, calls: 0 }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Query { said } => write!(f, "v{said}"),
            Self::Play { cards, calls: 0 } => write!(f, "{cards}"),
            Self::Play { cards, calls } => write!(f, "{cards}+{calls}"),
        }
    }
}

/// A word that is no moment of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMomentError {
    /// The word.
    pub text: String,
}

impl Localized for ParseMomentError {
    fn message(&self) -> Message {
        message!("moment-unknown", text = brief(&self.text))
    }
}

english_errors!(ParseMomentError);

impl FromStr for Moment {
    type Err = ParseMomentError;

    fn from_str(text: &str) -> Result<Self, ParseMomentError> {
        parse(text).ok_or_else(|| ParseMomentError { text: text.to_owned() })
    }
}

fn parse(text: &str) -> Option<Moment> {
    if let Some(said) = text.strip_prefix('v') {
        return Some(Moment::Query { said: number(said)? });
    }
    let (cards, calls) = match text.split_once('+') {
        Some((cards, calls)) => (cards, number(calls)?),
        None => (text, 0),
    };
    let cards = match cards.split_once('.') {
        Some((trick, card)) => {
            let before = number(trick)?.checked_sub(1)?.checked_mul(4)?;
            let card = number(card).filter(|card| (1..=4).contains(card))?;
            before.checked_add(card)?
        }
        None => number(cards)?,
    };
    Some(Moment::Play { cards, calls })
}

/// Digits only: a sign is no number of cards.
fn number(text: &str) -> Option<u16> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_reads_back() {
        for text in ["v0", "v12", "0", "0+1", "17", "48+3"] {
            assert_eq!(text.parse::<Moment>().map(|moment| moment.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_trick_and_a_card_are_a_number_of_cards() {
        assert_eq!("5.1".parse(), Ok(Moment::after_cards(17)));
        assert_eq!("1.4+2".parse(), Ok(Moment::Play { cards: 4, calls: 2 }));
    }

    #[test]
    fn moments_are_in_the_order_of_the_game() {
        let moments = ["v0", "v3", "0", "0+1", "1", "16+2", "17"].map(|text| text.parse::<Moment>().unwrap());
        assert!(moments.is_sorted());
    }

    #[test]
    fn other_words_are_quoted_in_the_error() {
        for text in ["", "v", "x3", "-1", "+1", "17+", "5.0", "5.5", "0.1", "65536", "16385.1", "v-1", "1 7"] {
            let error = text.parse::<Moment>().expect_err(text).to_string();
            assert!(error.contains(&format!("\"{text}\"")), "{error}");
        }
    }
}
