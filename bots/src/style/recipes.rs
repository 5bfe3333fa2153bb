//! The recipes of the styles.
//!
//! Weights are about 0.1 to 0.3 Points, so what is added here decides nearly always. Trumps have slots from the highest: the
//! ten of hearts is 0, the queens are 1 to 4.

use super::Purpose;
use super::change::{Change, Who, add, times};
use crate::rules::Turn::{Follow, Lead};
use crate::rules::{Calling, Partner, Recall};

/// Origin of the weights of a style.
#[derive(Clone, Copy, Debug)]
pub(super) enum Taste {
    /// The weights of `rules`, with changes.
    Changed(&'static [Change]),
    /// A table of its own, learned for another goal.
    #[cfg(not(target_family = "wasm"))]
    Learned(&'static str),
}

/// Parts of a style.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    pub(super) name: &'static str,
    pub(super) purpose: Purpose,
    pub(super) taste: Taste,
    pub(super) partner: Partner,
    pub(super) recall: Recall,
    pub(super) calling: Calling,
    /// Additional margin of a solo, in Points, over that of `rules`.
    pub(super) solo_margin: f32,
}

/// `rules` by another name: what the others are changed from.
const RULES: Recipe = Recipe {
    name: "",
    purpose: Purpose::Any,
    taste: Taste::Changed(&[]),
    partner: Partner::Inferred,
    recall: Recall::All,
    calling: Calling::AtLast,
    solo_margin: 0.0,
};

/// Points by which the margin of a solo rises for a player who plays only mandatory soli.
const NO_SOLO: f32 = 99.0;

/// The styles. A page has nobody who learned for something else: it seats none of them, and each is as much to load as a picture.
pub(super) const RECIPES: &[Recipe] = &[
    Recipe {
        name: "aggressive",
        taste: Taste::Changed(&[
            add(Follow, "take-position", 0.5),
            add(Follow, "ruff-position", 0.3),
            add(Lead, "trump", 0.3),
        ]),
        calling: Calling::AtOnce { bolder: 12.0 },
        solo_margin: -0.75,
        ..RULES
    },
    Recipe {
        name: "timid",
        taste: Taste::Changed(&[add(Follow, "take-position", -0.5), add(Lead, "trump", -0.3)]),
        calling: Calling::Never,
        solo_margin: NO_SOLO,
        ..RULES
    },
    Recipe {
        name: "ace-player",
        taste: Taste::Changed(&[add(Lead, "fehl-high-out", 1.5), add(Lead, "again-high", -0.3)]),
        ..RULES
    },
    Recipe { name: "trump-drawer", taste: Taste::Changed(&[add(Lead, "trump", 1.2)]), ..RULES },
    Recipe {
        name: "saver",
        taste: Taste::Changed(&[add(Follow, "take", -0.7).only(0..5), add(Lead, "lead", -0.7).only(0..5)]),
        calling: Calling::Never,
        ..RULES
    },
    Recipe {
        name: "spender",
        taste: Taste::Changed(&[add(Follow, "take", 0.5).only(0..5), add(Lead, "lead", 0.8).only(0..5)]),
        calling: Calling::AtOnce { bolder: 0.0 },
        ..RULES
    },
    Recipe {
        name: "never-smears",
        taste: Taste::Changed(&[
            add(Follow, "smear", -1.5).only(0..2),
            times(Follow, "win-own", 0.0),
            times(Follow, "stake-own", 0.0),
        ]),
        ..RULES
    },
    Recipe { name: "smears-always", taste: Taste::Changed(&[add(Follow, "smear", 0.8).only(0..2)]), ..RULES },
    Recipe {
        name: "collector",
        taste: Taste::Changed(&[
            add(Follow, "catch-fox", 1.0),
            add(Follow, "fox-home", 1.0),
            add(Follow, "fox-lost", -1.0),
            add(Follow, "doppelkopf", 1.0),
            add(Follow, "keep-charlie", 1.0),
            add(Lead, "fox-lost", -1.0),
            add(Lead, "keep-charlie", 1.0),
            // A hunter keeps something to hunt with.
            add(Follow, "take", -0.25).only(1..5),
        ]),
        ..RULES
    },
    Recipe {
        name: "shows-queens",
        taste: Taste::Changed(&[
            add(Lead, "show-queen", 1.5),
            add(Lead, "lead", 0.6).only(1..2),
            add(Follow, "show-queen", 1.0),
            add(Follow, "take", 0.6).only(1..2),
            // Kontra waits for Re to show itself.
            add(Lead, "trump", -0.6).by(Who::Kontra),
        ]),
        calling: Calling::AtOnce { bolder: 0.0 },
        ..RULES
    },
    Recipe {
        name: "void-maker",
        taste: Taste::Changed(&[
            add(Lead, "length-low", 0.8).only(0..1),
            add(Lead, "length-low", 0.4).only(1..2),
            add(Follow, "make-void", 0.6),
            add(Follow, "nearly-void", 0.3),
            add(Follow, "ruff-position", 0.3),
        ]),
        ..RULES
    },
    Recipe { name: "partner-blind", partner: Partner::Unseen, calling: Calling::Never, ..RULES },
    #[cfg(not(target_family = "wasm"))]
    Recipe { name: "augen", taste: Taste::Learned(include_str!("augen.txt")), ..RULES },
    Recipe {
        name: "club",
        purpose: Purpose::Test,
        taste: Taste::Changed(&[
            add(Lead, "fehl-high-out", 0.6),
            add(Lead, "trump", 1.2).by(Who::Re),
            add(Lead, "trump", -1.2).by(Who::Kontra),
            add(Lead, "show-queen", -0.5),
            add(Follow, "smear", 0.4).only(1..2),
        ]),
        ..RULES
    },
    Recipe { name: "forgetful", purpose: Purpose::Test, recall: Recall::LastTricks, ..RULES },
    #[cfg(not(target_family = "wasm"))]
    Recipe { name: "winner", purpose: Purpose::Test, taste: Taste::Learned(include_str!("winner.txt")), ..RULES },
];
