//! The facts of a case: what was stated about it, and what was computed.

use crate::fact::{Fact, Value};
use game::{BySeat, Card, Hand, Seat, Team};
use std::collections::BTreeMap;

/// The known facts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts(BTreeMap<&'static str, Value>);

impl Facts {
    /// Returns no facts.
    #[must_use]
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// States a fact, replacing what was said about it before.
    pub fn state(&mut self, fact: Fact, value: Value) {
        self.0.insert(fact.name, value);
    }

    /// Takes a statement back.
    pub fn take_back(&mut self, fact: Fact) {
        self.0.remove(fact.name);
    }

    /// Returns these facts and one more.
    #[must_use]
    pub fn with(mut self, fact: Fact, value: Value) -> Self {
        self.state(fact, value);
        self
    }

    /// Returns what is said about a fact.
    #[must_use]
    pub fn get(&self, fact: Fact) -> Option<&Value> {
        self.0.get(fact.name)
    }

    /// Returns whether anything is said about a fact.
    #[must_use]
    pub fn has(&self, fact: Fact) -> bool {
        self.0.contains_key(fact.name)
    }

    /// Returns all facts by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(&name, value)| (name, value))
    }

    /// Returns the answer to a question of yes or no.
    #[must_use]
    pub fn yes(&self, fact: Fact) -> Option<bool> {
        match self.get(fact)? {
            Value::YesNo(yes) => Some(*yes),
            _ => None,
        }
    }

    /// Returns a number.
    #[must_use]
    pub fn number(&self, fact: Fact) -> Option<i64> {
        match self.get(fact)? {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Returns a word.
    #[must_use]
    pub fn word(&self, fact: Fact) -> Option<&str> {
        match self.get(fact)? {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Returns a seat; `None` also if it is known to be nobody.
    #[must_use]
    pub fn seat(&self, fact: Fact) -> Option<Seat> {
        match self.get(fact)? {
            Value::Seat(seat) => Some(*seat),
            _ => None,
        }
    }

    /// Returns seats in their order; none if nothing is said.
    #[must_use]
    pub fn seats(&self, fact: Fact) -> &[Seat] {
        match self.get(fact) {
            Some(Value::Seats(seats)) => seats,
            _ => &[],
        }
    }

    /// Returns a side; `None` also if it is known to be neither.
    #[must_use]
    pub fn team(&self, fact: Fact) -> Option<Team> {
        match self.get(fact)? {
            Value::Team(team) => Some(*team),
            _ => None,
        }
    }

    /// Returns a list of cards; none if nothing is said.
    #[must_use]
    pub fn cards(&self, fact: Fact) -> &[Card] {
        match self.get(fact) {
            Some(Value::Cards(cards)) => cards,
            _ => &[],
        }
    }

    /// Returns the hands.
    #[must_use]
    pub fn hands(&self, fact: Fact) -> Option<&BySeat<Hand>> {
        match self.get(fact)? {
            Value::Hands(hands) => Some(hands),
            _ => None,
        }
    }
}
