//! `rules`: plays as a good club player does, by rules of thumb.
//!
//! Each rule of thumb is a feature of a card that could be played: it takes the trick and is a club queen, it smears to
//! a friend, it brings the fox home, it leads a Fehl ace in the first round. The value of a feature in Points was
//! learned from self-play ([`Weights`]); the card with the greatest value is played. The sight of a seat is computed
//! again for every decision from its view, so a decision depends on nothing else, except on chance if the bot is set to
//! play worse on purpose.

mod call;
mod choose;
mod feature;
mod follow;
mod grid;
mod hand;
mod lead;
mod memory;
mod noise;
mod null;
mod partner;
mod rollout;
mod scene;
mod sight;
mod stake;
mod strength;
mod tells;
mod vorbehalt;
mod weights;

pub(crate) use call::Calling;
pub use call::Calls;
pub(crate) use call::a_trick_later;
pub(crate) use hand::Games;
pub use hand::{Hands, Prospect, hand_features};
pub(crate) use memory::{Memory, Partner, Recall};
pub(crate) use noise::Noise;
pub(crate) use partner::team_of;
pub(crate) use rollout::Moment;
#[cfg(test)]
pub(crate) use rollout::tests;
pub use rollout::{Chance, Imagined, rollout};
pub(crate) use scene::Scene;
pub(crate) use sight::unseen;
pub use tells::{Tell, Tells};
pub use weights::{Place, Role, Turn, Weights};

use crate::bot::Bot;
use crate::number::{Numbers, SHARE};
use crate::parameter::{Options, Parameter, SpecError};
use call::{AtTurn, case, is_last_chance};
use choose::{Decision, choose};
use game::rules::VorbehaltKind;
use game::{Act, Asked, Call, Card, Due, Hand, Public, Seat, View};
use sight::Sight;
use std::borrow::Cow;
use vorbehalt::Wishes;

/// The parameters that can be set.
pub(crate) const PARAMETERS: &[Parameter] = &[
    Parameter::word(
        "style",
        "none",
        "another way to play, such as timid, ace-player, never-smears or forgetful; docs/BOTS.md lists them",
    ),
    Parameter::number(
        "temperature",
        "0",
        Numbers::real(0.0, 1000.0),
        "how many Points worse a card may be to be still played e times less often; 0 for the best one always",
    ),
    Parameter::number("error", "0", SHARE, "the share of cards that are played without thinking"),
    Parameter::word(
        "without",
        "none",
        "rules of thumb that count nothing, joined by +, such as smear+catch-fox; tells: what play tells of the parties",
    ),
];

/// The bot `rules`.
#[derive(Clone, Debug)]
pub struct RulesBot {
    partner: Partner,
    recall: Recall,
    calling: Calling,
    noise: Noise,
    weights: Cow<'static, Weights>,
    calls: Cow<'static, Calls>,
    hands: Cow<'static, Hands>,
}

impl RulesBot {
    /// Returns the bot.
    #[must_use]
    pub fn new() -> Self {
        let (weights, calls, hands) = (Weights::learned(), Calls::learned(), Hands::learned());
        Self::with(Cow::Borrowed(weights), Cow::Borrowed(calls), Cow::Borrowed(hands))
    }

    /// Returns a bot that judges cards, calls and hands otherwise.
    #[must_use]
    pub const fn with(weights: Cow<'static, Weights>, calls: Cow<'static, Calls>, hands: Cow<'static, Hands>) -> Self {
        let (partner, recall, calling, noise) = (Partner::Inferred, Recall::All, Calling::AtLast, Noise::NONE);
        Self { partner, recall, calling, noise, weights, calls, hands }
    }

    /// Returns the bot with these habits.
    pub(crate) fn with_habits(self, partner: Partner, recall: Recall, calling: Calling) -> Self {
        Self { partner, recall, calling, ..self }
    }

    /// Returns the bot as its parameters say, but for the style.
    ///
    /// # Errors
    /// Returns what is no number or no rule of thumb.
    pub(crate) fn with_options(mut self, options: &Options<'_>) -> Result<Self, SpecError> {
        self.noise = Noise::of(options)?;
        let without = options.text("without");
        for block in without.split('+').filter(|&block| block != "none") {
            if block == "tells" {
                if self.partner == Partner::Inferred {
                    self.partner = Partner::Proved;
                }
            } else if !self.weights.to_mut().forget(block) {
                let expected = "spec-without";
                return Err(SpecError::BadValue { parameter: "without", value: without.to_owned(), expected });
            }
        }
        Ok(self)
    }

    /// Returns what the bot remembers of a game.
    fn memory(&self, public: &Public) -> Memory {
        Memory::of(public).seen_by(public, self.partner, self.recall)
    }

    fn wishes<'a>(&'a self, asked: &'a Asked<'a>) -> Wishes<'a> {
        Wishes { asked, hands: &self.hands, calls: &self.calls }
    }

    /// Returns the card to play.
    ///
    /// # Panics
    /// Panics if the seat may not play a card.
    #[must_use]
    pub fn card(&self, view: &View<'_>) -> Card {
        let (public, legal) = (view.public(), view.legal());
        if let (Some(only), 1) = (legal.first(), legal.len()) {
            return only;
        }
        let own = (view.seat(), view.hand());
        if self.noise.is_none() {
            return choose((public, view.order()), &self.memory(public), public.trick(), own, legal, &self.weights);
        }
        self.noise.card(public.cards_played(), &self.thoughts_of(view))
    }
}

impl RulesBot {
    /// Returns what each legal card is worth to the seat at turn, in the order of the kinds: in Points, but for what is the
    /// same for all of them.
    #[must_use]
    pub fn thoughts_of(&self, view: &View<'_>) -> Vec<(Card, f32)> {
        let public = view.public();
        let memory = self.memory(public);
        let own = (view.seat(), view.hand());
        Decision::new((public, view.order()), &memory, public.trick(), own).worths(view.legal(), &self.weights)
    }
}

impl Default for RulesBot {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot for RulesBot {
    fn begin(&mut self, seed: u64) {
        self.noise.begin(seed);
    }

    fn say(&mut self, asked: &Asked<'_>) -> Act {
        self.wishes(asked).say()
    }

    fn answer(&mut self, asked: &Asked<'_>, kind: VorbehaltKind) -> Act {
        self.wishes(asked).answer(kind)
    }

    fn name(&mut self, asked: &Asked<'_>) -> Act {
        self.wishes(asked).name()
    }

    fn bid(&mut self, asked: &Asked<'_>) -> Act {
        self.wishes(asked).bid()
    }

    fn take(&mut self, asked: &Asked<'_>, _giver: Seat, trumps: usize) -> Act {
        self.wishes(asked).take(trumps)
    }

    fn hand_over(&mut self, asked: &Asked<'_>, _taker: Seat, _cards: usize) -> Hand {
        self.wishes(asked).hand_over().unwrap_or(Hand::EMPTY)
    }

    fn give_back(&mut self, asked: &Asked<'_>, _giver: Seat, _cards: usize) -> Hand {
        self.wishes(asked).give_back().unwrap_or(Hand::EMPTY)
    }

    fn announce_schweine(&mut self, asked: &Asked<'_>) -> Act {
        self.wishes(asked).announce_schweine()
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        let call = *calls.first()?;
        let public = view.public();
        let rules = public.rules();
        let team = view.team()?;
        let bolder = match self.calling {
            Calling::Never => return None,
            Calling::AtOnce { bolder } => bolder,
            Calling::AtLast => {
                let moment = public.moment(view.seat());
                let turn = if view.is_on_turn() { AtTurn::On } else { AtTurn::Off };
                is_last_chance(rules, team, &moment, call, turn).then_some(0.0)?
            }
        };
        let memory = self.memory(public);
        let own = (view.seat(), view.hand());
        let sight = Sight::new((rules, view.order()), &memory, public.trick(), own);
        let role = Role::of(public, &memory, own.0, own.1);
        let augen = self.calls.expected_augen(&sight, role, team) + bolder;
        let chance = Chance { seat: own.0, team, call, augen, case: case(rules, role) };
        self.calls.wants(&chance).then_some(call)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        Self::card(self, view)
    }

    fn looks_back(&self, _due: Option<Due>) -> bool {
        false
    }
}

/// Returns the features of a card that the seat at turn may play, each with its place among the weights, and where
/// these weights stand.
#[must_use]
pub fn features(game: &Imagined<'_>, card: Card) -> (Place, Vec<(usize, f32)>) {
    let decision: Decision<'_> = game.decision();
    let mut features = Vec::new();
    decision.features(card, &mut features);
    (decision.place, features)
}
