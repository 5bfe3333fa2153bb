//! The words before the first card, and their spelling.

use crate::card::Card;
use crate::contract::{Level, Schweine, Solo};
use crate::hand::Hand;
use crate::rules::{HochzeitCondition, VorbehaltKind};
use crate::seat::Seat;
use smallvec::SmallVec;
use std::fmt;

/// Word of a seat in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Say {
    /// "gesund": I have no Vorbehalt.
    Gesund,
    /// "Vorbehalt".
    Vorbehalt,
    /// "kleiner Vorbehalt": anything but a solo (Recklinghausen).
    Klein,
    /// "grosser Vorbehalt": a solo (Recklinghausen).
    Gross,
}

impl Say {
    /// Everything that can be said in some rule set.
    pub const ALL: [Self; 4] = [Self::Gesund, Self::Vorbehalt, Self::Klein, Self::Gross];

    /// Returns the word of the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gesund => "gesund",
            Self::Vorbehalt => "vorbehalt",
            Self::Klein => "klein",
            Self::Gross => "gross",
        }
    }
}

/// A Vorbehalt as it is named ("getauft").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vorbehalt {
    /// This solo.
    Solo(Solo),
    /// Both queens of clubs look for a partner.
    Hochzeit {
        /// The trick that finds him.
        condition: HochzeitCondition,
        /// Whether the same hand announces its aces of diamonds at the same time.
        schweine: Schweine,
    },
    /// Too few trumps.
    Trumpfschwach,
    /// The hand is thrown in.
    Werfen,
    /// The trumps are offered to a partner.
    Trumpfabgabe,
    /// Both aces of diamonds become the highest trumps.
    Schweine,
}

impl Vorbehalt {
    /// A Hochzeit as it is named without further words.
    pub const HOCHZEIT: Self = Self::Hochzeit { condition: HochzeitCondition::Any, schweine: Schweine::None };
}

impl HochzeitCondition {
    /// Returns the name in the notation, such as `first_foreign` or `first_foreign_fehl`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Any => "first_foreign",
            Self::Fehl => "first_foreign_fehl",
            Self::Trumpf => "first_foreign_trump",
            Self::Clubs => "first_foreign_clubs",
            Self::Spades => "first_foreign_spades",
            Self::Hearts => "first_foreign_hearts",
            Self::SecondFehl => "second_fehl",
        }
    }

    /// Returns the condition with this name in the notation.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|condition| condition.name() == name)
    }
}

impl VorbehaltKind {
    /// Returns the name in the notation, such as `pflichtsolo`: its word in a rule file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.word()
    }

    /// Returns the kind with this name in the notation.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns whether the kind is some solo.
    #[must_use]
    pub const fn is_solo(self) -> bool {
        matches!(self, Self::Pflichtsolo | Self::Lustsolo | Self::Solo)
    }
}

impl fmt::Display for VorbehaltKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Bid for a solo, if soli are decided by bids: the solo and the level that is announced with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bid {
    /// The solo.
    pub solo: Solo,
    /// Level that is announced with it; binding for the winner.
    pub level: Level,
}

/// Anything a seat can do before the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Says whether there is a Vorbehalt, or corrects what it has just said.
    Say(Say),
    /// Answers the question just asked with yes: has the kind asked for, takes the trumps, announces Schweine.
    Yes,
    /// Answers it with no.
    No,
    /// Names the Vorbehalt.
    Name(Vorbehalt),
    /// States a bid, or raises it.
    Bid(Bid),
    /// Does not raise.
    Pass,
    /// Hands these cards over, where the giver of a Trumpfabgabe chooses some of them.
    Give(Hand),
    /// Gives back as many cards as were taken.
    Return(Hand),
}

/// The legal acts of a seat before the first card. Up to sixteen need no allocation; only cards that are handed over
/// can be chosen in more ways.
pub type Acts = SmallVec<[Act; 16]>;

/// The words before the first card, each with its seat; in most games each seat says one.
pub type Heard = SmallVec<[(Seat, Act); 6]>;

impl Act {
    /// Returns whether only two seats see what is done: cards that go to and fro in a Trumpfabgabe.
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::Give(_) | Self::Return(_))
    }
}

const LEVELS: [&str; 6] = ["", "re", "k90", "k60", "k30", "schwarz"];

impl fmt::Display for HochzeitCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Vorbehalt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solo(solo) => solo.fmt(f),
            Self::Hochzeit { condition, schweine } => {
                f.write_str("hochzeit")?;
                if *condition != HochzeitCondition::Any {
                    write!(f, ":{}", condition.name())?;
                }
                if *schweine == Schweine::None { Ok(()) } else { f.write_str("+schweine") }
            }
            Self::Trumpfschwach => f.write_str("trumpfschwach"),
            Self::Werfen => f.write_str("werfen"),
            Self::Trumpfabgabe => f.write_str("trumpfabgabe"),
            Self::Schweine => f.write_str("schweine"),
        }
    }
}

impl fmt::Display for Act {
    /// Writes the act as one word of the notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Say(say) => f.write_str(say.name()),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Name(vorbehalt) => vorbehalt.fmt(f),
            Self::Bid(Bid { solo, level: Level::None }) => write!(f, "bid:{solo}"),
            Self::Bid(Bid { solo, level }) => write!(f, "bid:{solo}:{}", LEVELS[usize::from(level.number())]),
            Self::Pass => f.write_str("pass"),
            Self::Give(hand) | Self::Return(hand) => {
                let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
                let word = if matches!(self, Self::Give(_)) { "give" } else { "return" };
                write!(f, "{word}:{}", cards.join(","))
            }
        }
    }
}

impl Act {
    /// Returns the act that is this word of the notation.
    #[must_use]
    pub fn from_name(word: &str) -> Option<Self> {
        parse(word)
    }
}

fn parse(word: &str) -> Option<Act> {
    if let Some(say) = Say::ALL.into_iter().find(|say| say.name() == word) {
        return Some(Act::Say(say));
    }
    match word {
        "yes" => return Some(Act::Yes),
        "no" => return Some(Act::No),
        "pass" => return Some(Act::Pass),
        _ => {}
    }
    if let Some(bid) = word.strip_prefix("bid:") {
        return parse_bid(bid).map(Act::Bid);
    }
    if let Some(cards) = word.strip_prefix("give:") {
        return parse_hand(cards).map(Act::Give);
    }
    if let Some(cards) = word.strip_prefix("return:") {
        return parse_hand(cards).map(Act::Return);
    }
    vorbehalt_of(word).map(Act::Name)
}

fn parse_hand(cards: &str) -> Option<Hand> {
    let cards: Option<Vec<Card>> =
        cards.split(',').filter(|code| !code.is_empty()).map(|code| code.parse().ok()).collect();
    Hand::try_of(&cards?).ok()
}

fn parse_bid(bid: &str) -> Option<Bid> {
    let (solo, level) = bid.split_once(':').unwrap_or((bid, ""));
    let number = LEVELS.into_iter().position(|name| name == level)?;
    Some(Bid { solo: Solo::from_name(solo)?, level: Level::ALL[number] })
}

fn vorbehalt_of(word: &str) -> Option<Vorbehalt> {
    let (word, schweine) = match word.strip_suffix("+schweine") {
        Some(hochzeit) => (hochzeit, Schweine::Announced),
        None => (word, Schweine::None),
    };
    let (name, condition) = match word.split_once(':') {
        Some((name, condition)) => (name, HochzeitCondition::from_name(condition)?),
        None => (word, HochzeitCondition::Any),
    };
    match name {
        "hochzeit" => Some(Vorbehalt::Hochzeit { condition, schweine }),
        _ if schweine == Schweine::Announced || condition != HochzeitCondition::Any => None,
        "trumpfschwach" => Some(Vorbehalt::Trumpfschwach),
        "werfen" => Some(Vorbehalt::Werfen),
        "trumpfabgabe" => Some(Vorbehalt::Trumpfabgabe),
        "schweine" => Some(Vorbehalt::Schweine),
        _ => Solo::from_name(name).map(Vorbehalt::Solo),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_is_one_word_and_reads_back() {
        let mut acts: Vec<Act> = Say::ALL.into_iter().map(Act::Say).collect();
        acts.extend([Act::Yes, Act::No, Act::Pass, Act::Return(Hand::EMPTY)]);
        acts.push(Act::Return(Hand::of(&[Card::DT, Card::DT, Card::SA])));
        acts.push(Act::Give(Hand::of(&[Card::DT, Card::HK, Card::SA])));
        for condition in HochzeitCondition::ALL {
            for schweine in [Schweine::None, Schweine::Announced] {
                acts.push(Act::Name(Vorbehalt::Hochzeit { condition, schweine }));
            }
        }
        for solo in Solo::ALL {
            acts.push(Act::Name(Vorbehalt::Solo(solo)));
            acts.extend(Level::ALL.map(|level| Act::Bid(Bid { solo, level })));
        }
        for vorbehalt in [Vorbehalt::Trumpfschwach, Vorbehalt::Werfen, Vorbehalt::Trumpfabgabe, Vorbehalt::Schweine] {
            acts.push(Act::Name(vorbehalt));
        }
        for act in acts {
            assert_eq!(Act::from_name(&act.to_string()), Some(act), "{act}");
            assert!(!act.to_string().contains(' '));
        }
    }
}
