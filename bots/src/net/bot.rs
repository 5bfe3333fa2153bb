//! The bot `net`.

use super::network::{Accumulator, Network};
use super::{Sides, looking};
use crate::bot::Bot;
use crate::parameter::{Options, Parameter, SpecError};
use crate::rules::RulesBot;
use game::{Act, Asked, Call, Card, Due, View};

pub(crate) const PARAMETERS: &[Parameter] = &[];

/// The bot `net`.
#[derive(Clone, Debug)]
pub struct Net {
    rules: RulesBot,
    /// Kept from card to card; whatever it was, it comes to what it has to be.
    layer: Accumulator,
    thoughts: Vec<(Card, f32)>,
}

/// Estimates of the network about a decision.
///
/// # Information
/// Made of a view.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// Value of each legal card in Points, up to a constant that is the same for all of them.
    pub cards: Vec<(Card, f32)>,
    /// Expected Points of the seat.
    pub value: f32,
    /// Probability that its side wins.
    pub win: f32,
    /// Probabilities of the splits of the sides.
    pub sides: Sides,
    /// Expected number of copies of each card type in the hands of the other seats, from the left neighbour on.
    pub held: [[f32; Card::COUNT]; 3],
}

impl Judgement {
    /// Returns what the network thinks; `None` of a named solo, which it has not learned.
    #[must_use]
    pub fn of(view: &View<'_>) -> Option<Self> {
        looking(view, |scene| {
            let network = Network::learned();
            let thought = network.look(&mut network.nothing(), scene);
            Self {
                cards: view.legal().iter().map(|card| (card, thought.worth(card))).collect(),
                value: thought.value(),
                win: thought.win(),
                sides: thought.sides(),
                held: [1, 2, 3].map(|steps| thought.held(steps)),
            }
        })
    }
}

impl Net {
    /// Returns the bot.
    #[must_use]
    pub fn new() -> Self {
        Self { rules: RulesBot::new(), layer: Network::learned().nothing(), thoughts: Vec::new() }
    }

    pub(crate) fn build(_options: &Options<'_>) -> Result<Box<dyn Bot>, SpecError> {
        Ok(Box::new(Self::new()))
    }
}

impl Default for Net {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot for Net {
    fn begin(&mut self, seed: u64) {
        self.rules.begin(seed);
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.rules.decide(asked, due)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.rules.call(view, calls)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        self.thoughts.clear();
        let legal = view.legal();
        if let (Some(only), 1) = (legal.first(), legal.len()) {
            return only;
        }
        let worths = looking(view, |scene| {
            let thought = Network::learned().look(&mut self.layer, scene);
            (thought.best(legal), legal.iter().map(|card| (card, thought.worth(card))).collect())
        });
        let Some((best, worths)) = worths else { return self.rules.card(view) };
        self.thoughts = worths;
        best.unwrap_or_else(|| self.rules.card(view))
    }

    fn looks_back(&self, _due: Option<Due>) -> bool {
        false
    }

    fn thoughts(&self) -> Vec<(Card, f32)> {
        self.thoughts.clone()
    }
}
