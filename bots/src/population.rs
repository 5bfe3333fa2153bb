//! The population: unknown players of many types, among whom a bot's strength is measured.
//!
//! All styles, `rules` with noise, `greedy` and small players that search. Some are kept for testing, and nothing may be trained or
//! tuned on them: who is strong among those is strong among strangers. [`mixed`] puts three different ones at a table.

use crate::style::{Purpose, Style};
use std::sync::LazyLock;
use text::Message;

/// A player of the population.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stranger {
    name: &'static str,
    spec: String,
    purpose: Purpose,
    style: Option<Style>,
}

impl Stranger {
    /// Returns its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the [`Spec`](crate::Spec) that seats it.
    #[must_use]
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// Returns what is special about it, in a line.
    #[must_use]
    pub fn about(&self) -> Message {
        Message::new(format!("style-{}", self.name))
    }

    /// Returns whether it is kept for testing, so that nothing may be trained or tuned on it.
    #[must_use]
    pub const fn is_held_out(&self) -> bool {
        matches!(self.purpose, Purpose::Test)
    }

    /// Returns its style, if it is one and no more.
    #[must_use]
    pub const fn style(&self) -> Option<Style> {
        self.style
    }
}

/// The players that are not a pure style.
const OTHERS: [(&str, &str, Purpose); 6] = [
    ("wavering", "rules:temperature=0.1", Purpose::Any),
    ("careless", "rules:temperature=0.3,error=0.1", Purpose::Any),
    ("greedy", "greedy", Purpose::Any),
    ("ismcts", "ismcts:iterations=500", Purpose::Any),
    ("pimc", "pimc:worlds=10", Purpose::Any),
    ("uct", "uct:assignments=5,rollouts=300", Purpose::Test),
];

/// Three different ones at a table; in the last two tables all are kept for testing.
const MIXED: &[[&str; 3]] = &[
    ["aggressive", "saver", "greedy"],
    ["ace-player", "never-smears", "wavering"],
    ["trump-drawer", "smears-always", "timid"],
    ["partner-blind", "collector", "ismcts"],
    #[cfg(not(target_family = "wasm"))]
    ["club", "forgetful", "winner"],
    #[cfg(not(target_family = "wasm"))]
    ["uct", "club", "winner"],
];

/// Returns the population: all styles, then the others.
#[must_use]
pub fn population() -> &'static [Stranger] {
    static ALL: LazyLock<Vec<Stranger>> = LazyLock::new(|| {
        let styles = Style::ALL.into_iter().map(|style| Stranger {
            name: style.name(),
            spec: format!("rules:style={}", style.name()),
            purpose: style.purpose(),
            style: Some(style),
        });
        let other =
            |(name, spec, purpose): (_, &str, _)| Stranger { name, spec: spec.to_owned(), purpose, style: None };
        styles.chain(OTHERS.into_iter().map(other)).collect()
    });
    &ALL
}

/// Returns the mixed tables, each with the places of its players in the [`population`].
#[must_use]
pub fn mixed() -> Vec<[usize; 3]> {
    let place = |name| population().iter().position(|stranger| stranger.name == name);
    MIXED.iter().map(|names| names.map(|name| place(name).expect("a name of the population"))).collect()
}
