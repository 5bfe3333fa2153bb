//! The parts of the library: what is valued of which deals.

use super::deal;
use game::{Augen, Card, Position, PositionParts, Rules, Seat, Solo, Suit};
use solver::{AugenOfLeaders, BestAugen, BestPoints, Config, Limits, Solver, Stop};
use std::str::FromStr;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// The levels of Augen at which a side wins or takes another level away from its opponents: those of Re.
///
/// The level of a deal is how many of them Re reaches with open cards: 5 or more, and Re has won; 4, and it has at least 90; 6, and Kontra
/// stays below 90.
pub const LEVELS: [u16; 9] = [1, 30, 60, 90, 121, 151, 181, 211, 240];

/// Place of the 121 Augen with which Re wins.
pub(super) const WON: usize = 4;

/// The soli that are valued.
pub(super) const SOLI: [Solo; 7] = [
    Solo::Damen,
    Solo::Buben,
    Solo::Fleischlos,
    Solo::Farbe(Suit::Clubs),
    Solo::Farbe(Suit::Spades),
    Solo::Farbe(Suit::Hearts),
    Solo::Farbe(Suit::Diamonds),
];

/// A deck, and the rules under which its deals are valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// 40 cards, rules of the BSV.
    Forty,
    /// 48 cards, the Turnierspielregeln in force.
    FortyEight,
}

impl Deck {
    /// Returns the number of cards of a hand.
    const fn hand_size(self) -> usize {
        match self {
            Self::Forty => 10,
            Self::FortyEight => 12,
        }
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Self::Forty => Rules::BSV,
            Self::FortyEight => Rules::TSR,
        }
    }
}

/// Values of a deal with open cards. West deals, north leads unless something else is said, and both sides play their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Augen of Re in the normal game as dealt. Who has both queens of clubs plays a stilles Solo.
    Augen,
    /// Points of the normal game as dealt, seen from Re, before a soloist's factor.
    Points,
    /// Augen of Re, for each of the four leaders.
    Leaders,
    /// Augen of Re after each card of north, in the order of the deck.
    Cards,
    /// The [level](LEVELS) of the soloist, for each seat and each of seven soli, north first.
    Soli,
    /// The [level](LEVELS) of Re in the normal game as dealt.
    Level,
}

/// A part of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name, of which its files have theirs.
    pub name: &'static str,
    /// The deck.
    pub deck: Deck,
    /// What is valued.
    pub value: Value,
    /// Number of deals of the first edition.
    pub edition: u64,
}

/// All parts.
pub const PARTS: [Part; 7] = [
    Part { name: "augen-40", deck: Deck::Forty, value: Value::Augen, edition: 1 << 15 },
    Part { name: "points-40", deck: Deck::Forty, value: Value::Points, edition: 1 << 15 },
    Part { name: "leaders-40", deck: Deck::Forty, value: Value::Leaders, edition: 1 << 12 },
    Part { name: "cards-40", deck: Deck::Forty, value: Value::Cards, edition: 1 << 10 },
    Part { name: "soli-40", deck: Deck::Forty, value: Value::Soli, edition: 1 << 10 },
    Part { name: "level-48", deck: Deck::FortyEight, value: Value::Level, edition: 1 << 13 },
    Part { name: "augen-48", deck: Deck::FortyEight, value: Value::Augen, edition: 1 << 10 },
];

/// There is no such part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPart(String);

impl Localized for NoPart {
    fn message(&self) -> Message {
        let names = Arg::list(PARTS.iter().map(|part| part.name), Join::Comma);
        message!("library-no-part", name = &*text::brief(&self.0), names)
    }
}

english_errors!(NoPart);

impl FromStr for Part {
    type Err = NoPart;

    fn from_str(name: &str) -> Result<Self, NoPart> {
        PARTS.into_iter().find(|part| part.name == name).ok_or_else(|| NoPart(name.to_owned()))
    }
}

impl Part {
    /// Returns what its values are, in a sentence that stands in its files.
    #[must_use]
    pub const fn about(&self) -> &'static str {
        match self.value {
            Value::Augen => "Augen of Re with open cards, best play of both sides, normal game as dealt, N leads",
            Value::Points => {
                "Points of Re with open cards, best play of both sides for the score, normal game as dealt, N leads, before a soloist's factor"
            }
            Value::Leaders => "Augen of Re with open cards, normal game as dealt, for each leader",
            Value::Cards => {
                "Augen of Re with open cards, normal game as dealt, after each card of N, who leads, in the order of the deck"
            }
            Value::Soli => {
                "number of the levels 1, 30, 60, 90, 121, 151, 181, 211, 240 Augen that the soloist reaches with open cards, N leads"
            }
            Value::Level => {
                "number of the levels 1, 30, 60, 90, 121, 151, 181, 211, 240 Augen that Re reaches with open cards, normal game as dealt, N leads"
            }
        }
    }

    /// Returns the names of its values: its columns.
    #[must_use]
    pub fn columns(&self) -> Vec<String> {
        match self.value {
            Value::Augen => vec!["augen".to_owned()],
            Value::Points => vec!["points".to_owned()],
            Value::Level => vec!["level".to_owned()],
            Value::Leaders => Seat::ALL.iter().map(|seat| format!("augen_{seat}")).collect(),
            Value::Cards => (1..=self.deck.hand_size()).map(|n| format!("augen_{n}")).collect(),
            Value::Soli => {
                let of_seat = |seat: Seat| SOLI.iter().map(move |solo| format!("{seat}_{}", solo.name()));
                Seat::ALL.into_iter().flat_map(of_seat).collect()
            }
        }
    }

    /// Returns the number of bytes of a record: a byte for each value; half a byte in soli, the first value the lower half.
    #[must_use]
    pub const fn record_bytes(&self) -> usize {
        if matches!(self.value, Value::Soli) { self.n_values().div_ceil(2) } else { self.n_values() }
    }

    /// Returns the number of values of a deal.
    const fn n_values(&self) -> usize {
        match self.value {
            Value::Augen | Value::Points | Value::Level => 1,
            Value::Leaders => Seat::ALL.len(),
            Value::Cards => self.deck.hand_size(),
            Value::Soli => Seat::ALL.len() * SOLI.len(),
        }
    }

    /// Returns the record of these values.
    ///
    /// # Panics
    /// Panics if a value is impossible.
    #[must_use]
    pub fn encode(&self, values: &[i16]) -> Vec<u8> {
        assert!(self.is_possible(values), "impossible values {values:?} of {}", self.name);
        match self.value {
            Value::Soli => {
                values.chunks(2).map(|pair| pair.iter().rev().fold(0, |byte, &value| byte << 4 | value as u8)).collect()
            }
            _ => values.iter().map(|&value| value as u8).collect(),
        }
    }

    /// Returns the values of a record; nothing if they are impossible.
    #[must_use]
    pub fn decode(&self, record: &[u8]) -> Option<Vec<i16>> {
        let values: Vec<i16> = match self.value {
            Value::Soli => record.iter().flat_map(|&byte| [i16::from(byte & 15), i16::from(byte >> 4)]).collect(),
            Value::Points => record.iter().map(|&byte| i16::from(byte as i8)).collect(),
            _ => record.iter().map(|&byte| i16::from(byte)).collect(),
        };
        self.is_possible(&values).then_some(values)
    }

    /// Returns whether these may be the values of a deal.
    pub(super) fn is_possible(&self, values: &[i16]) -> bool {
        let range = match self.value {
            Value::Points => -100..=100,
            Value::Soli | Value::Level => 0..=LEVELS.len() as i16,
            _ => 0..=240,
        };
        values.len() == self.n_values() && values.iter().all(|value| range.contains(value))
    }

    /// Solves deal `number` and returns its values; nothing once `stop` is set. They do not depend on the configuration.
    ///
    /// # Panics
    /// Never: every deal of the two decks is a position.
    #[must_use]
    pub fn solve(&self, number: u64, config: &Config, stop: &Stop) -> Option<Vec<i16>> {
        let rules = self.deck.rules();
        let position = |solo: Option<(Seat, Solo)>| dealt(&rules, number, solo);
        let normal = || position(None);
        let limits = Limits::until(stop);
        let mut solver = Solver::new(config);
        let augen = |augen: Augen| augen.0 as i16;
        match self.value {
            Value::Augen => Some(vec![augen(solver.ask(&normal(), BestAugen::value(), limits).value()?)]),
            Value::Points => {
                let answer = solver.ask(&normal(), BestPoints::value(), limits);
                Some(vec![answer.expect("nothing was played yet").value()?.0 as i16])
            }
            Value::Leaders => {
                let answers = solver.ask(&normal(), AugenOfLeaders, limits).expect("no trick is running");
                Seat::ALL.iter().map(|&leader| answers[leader].value().map(augen)).collect()
            }
            Value::Cards => {
                let position = normal();
                let known = solver.ask(&position, BestAugen::each_card(), limits).known_cards()?;
                let of = |card: Card| known.iter().find(|(known, _)| *known == card).map(|&(_, value)| augen(value));
                position.parts().hands[Seat::N].cards().map(of).collect()
            }
            Value::Soli => {
                let all = Seat::ALL.into_iter().flat_map(|seat| SOLI.map(|solo| (seat, solo)));
                all.map(|solo| level(&mut solver, &position(Some(solo)), limits)).collect()
            }
            Value::Level => Some(vec![level(&mut solver, &normal(), limits)?]),
        }
    }

    /// Returns the position that its values are about: of a normal game, before the first card.
    #[must_use]
    pub fn position(&self, number: u64) -> Position {
        dealt(&self.deck.rules(), number, None)
    }
}

/// Returns a deal before the first card, as the normal game or as a solo.
fn dealt(rules: &Rules, number: u64, solo: Option<(Seat, Solo)>) -> Position {
    let deal = deal(rules, number);
    let position = Position::new(PositionParts::of_deal(rules, &deal, solo));
    position.expect("a deal of a deck without Schweine is a position")
}

/// Returns how many of the levels Re reaches: 121 is asked first, then up or down, where the answer is interesting.
fn level(solver: &mut Solver, position: &Position, limits: Limits<'_>) -> Option<i16> {
    let mut reaches = |at: usize| {
        let least = Augen(LEVELS[at]);
        solver.ask(position, BestAugen::at_least(least), limits).reaches(least)
    };
    let mut n_reached = WON;
    if reaches(WON)? {
        n_reached += 1;
        while n_reached < LEVELS.len() && reaches(n_reached)? {
            n_reached += 1;
        }
    } else {
        while 0 < n_reached && !reaches(n_reached - 1)? {
            n_reached -= 1;
        }
    }
    Some(n_reached as i16)
}
