//! The bots there are.

use crate::bot::Bot;
use crate::doko::Doko;
use crate::greedy::Greedy;
use crate::ismcts::Ismcts;
use crate::number::Numbers;
use crate::pimc::Pimc;
use crate::random::Random;
use crate::rules::RulesBot;
use crate::spec::{Options, SpecError};
use crate::uct::Uct;

/// A parameter of a bot.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name in a [`Spec`](crate::Spec).
    pub name: &'static str,
    /// What is taken if it is not given.
    pub default: &'static str,
    /// The numbers that it may be; `None` if it is no number.
    pub numbers: Option<Numbers>,
    /// What it does, in a few words.
    pub about: &'static str,
}

impl Parameter {
    pub(crate) const fn word(name: &'static str, default: &'static str, about: &'static str) -> Self {
        Self { name, default, numbers: None, about }
    }

    pub(crate) const fn number(
        name: &'static str,
        default: &'static str,
        numbers: Numbers,
        about: &'static str,
    ) -> Self {
        Self { name, default, numbers: Some(numbers), about }
    }
}

/// A bot of the ladder.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in a [`Spec`](crate::Spec).
    pub name: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// What can be set.
    pub parameters: &'static [Parameter],
    /// Makes one.
    pub(crate) build: fn(&Options<'_>) -> Result<Box<dyn Bot>, SpecError>,
}

/// Returns the bots, from the weakest to the strongest.
#[must_use]
pub const fn roster() -> &'static [Entry] {
    &[
        Entry {
            name: "random",
            about: "plays any legal card",
            parameters: crate::random::PARAMETERS,
            build: Random::build,
        },
        Entry {
            name: "greedy",
            about: "looks at the running trick and no further; says gesund and never calls",
            parameters: &[],
            build: |_| Ok(Box::new(Greedy)),
        },
        Entry {
            name: "rules",
            about: "plays by rules of thumb whose worth was learned from self-play",
            parameters: crate::rules::PARAMETERS,
            build: RulesBot::build,
        },
        // A page would have to load its weights.
        #[cfg(not(target_family = "wasm"))]
        Entry {
            name: "net",
            about: "plays by a small neural network, without searching",
            parameters: crate::net::PARAMETERS,
            build: crate::net::Net::build,
        },
        Entry {
            name: "uct",
            about: "the academic baseline: UCT over consistent hands with random games",
            parameters: crate::uct::PARAMETERS,
            build: Uct::build,
        },
        Entry {
            name: "ismcts",
            about: "one tree for everything the seat cannot tell apart",
            parameters: crate::ismcts::PARAMETERS,
            build: Ismcts::build,
        },
        Entry {
            name: "pimc",
            about: "judges every card in many worlds, late in the game exactly and for Points",
            parameters: crate::pimc::PARAMETERS,
            build: Pimc::build,
        },
        Entry {
            name: "doko",
            about: "judges cards, calls and soli in likely worlds in which everybody sees one hand",
            parameters: crate::doko::PARAMETERS,
            build: Doko::build,
        },
    ]
}
