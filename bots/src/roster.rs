//! The bots there are.

use crate::bot::Bot;
use crate::doko::Doko;
use crate::greedy::Greedy;
use crate::ismcts::Ismcts;
use crate::parameter::{Options, Parameter, SpecError};
use crate::pimc::Pimc;
use crate::random::Random;
use crate::uct::Uct;

/// A bot of the ladder.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in a [`Spec`](crate::Spec).
    pub name: &'static str,
    /// Description of the bot, in a sentence.
    pub about: &'static str,
    /// The parameters that can be set.
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
            build: crate::style::build,
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
