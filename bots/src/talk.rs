//! The speaker for a bot that only thinks about cards.

use crate::bot::Bot;
use crate::parameter::Parameter;
use crate::rules::{Calls, RulesBot};
use game::{Act, Asked, Call, Card, Choice, Due, View};
use solver::Stop;
use std::str::FromStr;

/// The maker of all decisions except cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talk {
    /// No bot: gesund if allowed, no calls.
    None,
    /// The bot `rules`.
    Rules,
}

/// Description of the parameter.
pub(crate) const TALK: &str = "spec-talk";

impl Talk {
    /// The parameter of bots that only think about cards.
    pub(crate) const PARAMETER: Parameter =
        Parameter::word("talk", "rules", "who calls and says Vorbehalt: rules, or none");

    /// Returns how the seats call in imagined games; `None` if they make no call.
    pub(crate) fn calls(self) -> Option<&'static Calls> {
        match self {
            Self::None => None,
            Self::Rules => Some(Calls::learned()),
        }
    }
}

impl FromStr for Talk {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "none" => Ok(Self::None),
            "rules" => Ok(Self::Rules),
            _ => Err(()),
        }
    }
}

/// A mind that only thinks about cards.
pub(crate) trait CardPlayer: Send {
    /// Forgets the last game.
    fn begin(&mut self, seed: u64);

    /// Sets until when to think.
    fn hurry(&mut self, stop: &Stop);

    /// Plays a card; there is more than one.
    fn card(&mut self, view: &View<'_>) -> Card;

    /// Returns what it thought of the cards.
    fn thoughts(&self) -> &[(Card, f32)];
}

/// Plays nothing and says nothing: every default of [`Bot`].
struct Silent;

impl Bot for Silent {
    fn begin(&mut self, _seed: u64) {}

    fn card(&mut self, view: &View<'_>) -> Card {
        crate::bot::fallback_card(view.legal())
    }
}

/// A bot that thinks about cards and lets another one talk.
pub(crate) struct Talking<C> {
    cards: C,
    talker: Box<dyn Bot>,
    is_forced: bool,
}

impl<C: CardPlayer> Talking<C> {
    pub(crate) fn new(cards: C, talk: Talk) -> Self {
        let talker: Box<dyn Bot> = match talk {
            Talk::None => Box::new(Silent),
            Talk::Rules => Box::new(RulesBot::new()),
        };
        Self { cards, talker, is_forced: false }
    }
}

impl<C: CardPlayer> Bot for Talking<C> {
    fn begin(&mut self, seed: u64) {
        self.cards.begin(seed);
        self.talker.begin(seed);
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.talker.decide(asked, due)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.talker.call(view, calls)
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.talker.pflichtansage(view, due)
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        self.talker.choose(view, choice)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let legal = view.legal();
        self.is_forced = legal.len() == 1;
        match legal.first().filter(|_| self.is_forced) {
            Some(only) => only,
            None => self.cards.card(view),
        }
    }

    fn looks_back(&self, _due: Option<Due>) -> bool {
        // Each card is drawn from a seed of its own, and those who talk keep nothing.
        false
    }

    fn hurry(&mut self, stop: &Stop) {
        self.cards.hurry(stop);
    }

    fn thoughts(&self) -> Vec<(Card, f32)> {
        if self.is_forced { Vec::new() } else { self.cards.thoughts().to_vec() }
    }
}
