//! Styles: fast players that differ from `rules` as people do.
//!
//! A bot that is strong among its own kind only is not strong. So there are players by the rules of thumb of whom one leads
//! every ace first, one never smears, one forgets who is void. Each is `rules` with some weights changed, or learned for
//! something other than Points, with habits of its own in calls, soli and memory: `rules:style=timid`. They are the
//! tables that others are measured at ([`population`](crate::population)).
//!
//! In soli without the trumps of the normal game all of them play as `rules` does, or as they have learned.

mod change;
mod recipes;

use crate::bot::Bot;
use crate::parameter::{Options, SpecError};
use crate::rules::{Calls, Hands, Partner, Recall, RulesBot, Weights};
use change::changed;
use recipes::{RECIPES, Recipe, Taste};
use std::borrow::Cow;
use std::sync::OnceLock;
use text::{Arg, Join};

/// The number of styles.
const COUNT: usize = RECIPES.len();

/// Permitted use of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// For everything, training and tuning included.
    Any,
    /// For testing only: nothing may be trained or tuned on it.
    Test,
}

/// A way to play by rules of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style(usize);

impl Style {
    /// All styles.
    pub const ALL: [Self; COUNT] = {
        let mut all = [Self(0); COUNT];
        let mut at = 0;
        while at < COUNT {
            all[at] = Self(at);
            at += 1;
        }
        all
    };

    /// Returns the style of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }

    const fn recipe(self) -> &'static Recipe {
        &RECIPES[self.0]
    }

    /// Returns its name, as in `rules:style=NAME`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.recipe().name
    }

    /// Returns what it may be used for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        self.recipe().purpose
    }

    /// Returns whether its weights say all about the cards it plays. Who forgets, or does not see who plays with whom, has
    /// the weights of `rules` and plays otherwise.
    #[must_use]
    pub fn is_by_weights(self) -> bool {
        let recipe = self.recipe();
        recipe.recall == Recall::All && recipe.partner == Partner::Inferred
    }

    /// Returns what the features of a card are worth to it.
    #[must_use]
    pub fn weights(self) -> &'static Weights {
        static WEIGHTS: [OnceLock<Weights>; COUNT] = [const { OnceLock::new() }; COUNT];
        WEIGHTS[self.0].get_or_init(|| match self.recipe().taste {
            Taste::Changed(changes) => changed(Weights::learned(), changes),
            #[cfg(not(target_family = "wasm"))]
            Taste::Learned(text) => Weights::read(text),
        })
    }

    /// Returns what hands are worth to it.
    fn hands(self) -> Cow<'static, Hands> {
        let mut hands = Cow::Borrowed(Hands::learned());
        let more = self.recipe().solo_margin;
        if more != 0.0 {
            hands.to_mut().margins_mut().iter_mut().flatten().for_each(|margin| *margin += more);
        }
        hands
    }

    /// Returns the player.
    #[must_use]
    pub fn bot(self) -> RulesBot {
        let (weights, calls) = (Cow::Borrowed(self.weights()), Cow::Borrowed(Calls::learned()));
        let recipe = self.recipe();
        RulesBot::with(weights, calls, self.hands()).with_habits(recipe.partner, recipe.recall, recipe.calling)
    }

    /// Returns the names of all styles, as an error lists them.
    pub(crate) fn names() -> Arg {
        Arg::list(Self::ALL.map(Self::name), Join::Comma)
    }
}

/// Makes the bot `rules`, in the style that it is given if it is given one.
///
/// # Errors
/// Returns what is no style, no number or no rule of thumb.
pub(crate) fn build(options: &Options<'_>) -> Result<Box<dyn Bot>, SpecError> {
    let bot = match options.text("style") {
        "none" => RulesBot::new(),
        name => Style::named(name).ok_or_else(|| SpecError::NoStyle(name.to_owned()))?.bot(),
    };
    Ok(Box::new(bot.with_options(options)?))
}
