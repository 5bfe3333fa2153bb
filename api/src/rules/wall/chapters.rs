//! The chapters of the wall, in the order of a rule book.

use super::simplify;
use game::Rules;
use game::rules::{OPTIONS, RuleOption};
use text::Message;

/// A chapter of a rule book: the name of its heading, and what takes out of the rules the things that have no effect in it.
pub(super) struct Chapter {
    pub heading: &'static str,
    simplify: fn(&mut Rules),
}

impl Chapter {
    /// Returns its options that have an effect in these rules.
    pub(super) fn acting<'a>(&'static self, rules: &'a Rules) -> impl Iterator<Item = &'static str> + use<'a> {
        self.options().filter(|option| option.matters(rules)).map(|option| option.name)
    }

    fn options(&self) -> impl Iterator<Item = &'static RuleOption> + use<> {
        let heading = self.heading;
        OPTIONS.iter().filter(move |option| option.chapter == heading)
    }
}

/// Returns the headings of the chapters, each with its options.
pub fn heading_and_options() -> impl Iterator<Item = (Message, Vec<&'static str>)> {
    let options = |chapter: &Chapter| chapter.options().map(|option| option.name).collect();
    CHAPTERS.iter().map(move |chapter| (Message::new(chapter.heading), options(chapter)))
}

/// Returns rules by which the same is played, without what has no effect in them.
#[must_use]
pub fn effective(rules: &Rules) -> Rules {
    let mut rules = rules.clone();
    CHAPTERS.iter().for_each(|chapter| (chapter.simplify)(&mut rules));
    rules
}

/// The chapters.
pub(super) const CHAPTERS: &[Chapter] = &[
    Chapter { heading: "wall-deck", simplify: simplify::deck },
    Chapter { heading: "wall-vorbehalte", simplify: simplify::vorbehalte },
    Chapter { heading: "wall-hochzeit", simplify: simplify::hochzeit },
    Chapter { heading: "wall-solo", simplify: simplify::soli },
    Chapter { heading: "wall-calls", simplify: simplify::calls },
    Chapter { heading: "wall-score", simplify: simplify::score },
    Chapter { heading: "wall-special", simplify: simplify::special },
    Chapter { heading: "wall-bock", simplify: simplify::bock },
    Chapter { heading: "wall-round", simplify: simplify::round },
    Chapter { heading: "wall-breaches", simplify: simplify::breaches },
];
