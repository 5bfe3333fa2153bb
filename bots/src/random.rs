//! `random`: any legal card, each with the same probability.
//!
//! As a zero of card play it says gesund where it may and never calls. With `says=anything` it also says and calls
//! anything legal, which makes for wild games: what a program or a rule engine has to stand.

use crate::bot::{Bot, fallback};
use crate::draw::Draw;
use crate::parameter::{Options, Parameter, SpecError};
use game::rules::VorbehaltKind;
use game::{Act, Asked, Call, Card, Choice, Hand, Say, Seat, View};

/// Words and calls of a random bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    /// Gesund, and no calls.
    Gesund,
    /// Anything legal.
    Anything,
}

/// A bot that plays any legal card.
#[derive(Clone, Debug)]
pub struct Random {
    draw: Draw,
    says: Says,
}

pub(crate) const PARAMETERS: &[Parameter] =
    &[Parameter::word("says", "gesund", "gesund, without calls, or anything that is legal")];

impl Random {
    /// Returns the bot that says gesund.
    #[must_use]
    pub fn new() -> Self {
        Self { draw: Draw::new(0, 0), says: Says::Gesund }
    }

    /// Returns the bot that says anything.
    #[must_use]
    pub fn wild() -> Self {
        Self { says: Says::Anything, ..Self::new() }
    }

    pub(crate) fn build(options: &Options<'_>) -> Result<Box<dyn Bot>, SpecError> {
        match options.text("says") {
            "gesund" => Ok(Box::new(Self::new())),
            "anything" => Ok(Box::new(Self::wild())),
            other => Err(SpecError::BadValue { parameter: "says", value: other.to_owned(), expected: "spec-says" }),
        }
    }

    fn any(&mut self, asked: &Asked<'_>) -> Act {
        match self.says {
            Says::Gesund => fallback(asked),
            Says::Anything => self.draw.choice(asked.options()).unwrap_or_else(|| fallback(asked)),
        }
    }
}

impl Default for Random {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot for Random {
    fn begin(&mut self, seed: u64) {
        self.draw = Draw::new(seed, 0);
    }

    fn say(&mut self, asked: &Asked<'_>) -> Act {
        // Half of all hands are gesund if they may be, so that there are normal games, too.
        let gesund = Act::Say(Say::Gesund);
        let is_shy = asked.options().contains(&gesund) && self.draw.below(2) == 0;
        if is_shy { gesund } else { self.any(asked) }
    }

    fn answer(&mut self, asked: &Asked<'_>, _kind: VorbehaltKind) -> Act {
        self.any(asked)
    }

    fn name(&mut self, asked: &Asked<'_>) -> Act {
        self.any(asked)
    }

    fn bid(&mut self, asked: &Asked<'_>) -> Act {
        self.any(asked)
    }

    fn take(&mut self, asked: &Asked<'_>, _giver: Seat, _trumps: usize) -> Act {
        self.any(asked)
    }

    fn hand_over(&mut self, asked: &Asked<'_>, _taker: Seat, _cards: usize) -> Hand {
        match self.any(asked) {
            Act::Give(hand) => hand,
            _ => Hand::EMPTY,
        }
    }

    fn give_back(&mut self, asked: &Asked<'_>, _giver: Seat, cards: usize) -> Hand {
        self.draw.some_of(asked.hand(), cards)
    }

    fn announce_schweine(&mut self, asked: &Asked<'_>) -> Act {
        self.any(asked)
    }

    fn call(&mut self, _view: &View<'_>, calls: &[Call]) -> Option<Call> {
        // Every seat is asked before each card, so a call is made about once in this number of chances.
        const SELDOM: usize = 24;
        let wants = self.says == Says::Anything && self.draw.below(SELDOM) == 0;
        if wants { self.draw.choice(calls) } else { None }
    }

    fn choose(&mut self, _view: &View<'_>, choice: Choice) -> Act {
        let any = self.says == Says::Anything;
        if any { self.draw.choice(choice.options()).expect("there are options") } else { choice.modest() }
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let legal = view.legal();
        legal.nth(self.draw.below(legal.len())).expect("a seat at turn has a legal card")
    }
}
