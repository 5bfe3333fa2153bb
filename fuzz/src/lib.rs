//! Everything in doko that reads texts and bytes of others: each reader as a [`Target`], which takes any input and panics if
//! the reader breaks a promise.
//!
//! Whatever somebody writes is read or refused. What is read comes back the same from its own writing; what is refused says
//! why in both languages, and points between characters of the text. `tests/corpus.rs` tries every target with the inputs in
//! `corpus/` and with changed ones, on every `cargo test`; `scripts/fuzz` looks for new ones, led by coverage.
//!
//! ```text
//! DOKO_FUZZ=100000 cargo test -p doko-fuzz            this many changed inputs for each target
//! scripts/fuzz position 60                            libFuzzer for a minute
//! ```

mod answers;
mod binary;
mod mutate;
mod notation;
mod protocol;
mod records;
mod rules;
mod settings;
mod sheet;

pub use mutate::Mutator;

use ::notation::Label;
use text::{Language, Localized};

/// What became of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was understood, if only in part.
    Read,
    /// It was refused with a reason.
    Refused,
}

/// Something that reads what others wrote.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name; its inputs are in `corpus/NAME`.
    pub name: &'static str,
    /// Gives it an input. Panics if it does not keep what it promises.
    pub check: fn(&[u8]) -> Fate,
    /// How many inputs take as long as one of a quick target.
    pub weight: u32,
}

const fn target(name: &'static str, check: fn(&[u8]) -> Fate, weight: u32) -> Target {
    Target { name, check, weight }
}

/// All of them.
pub const TARGETS: [Target; 20] = [
    target("card", notation::card, 1),
    target("word", notation::word, 1),
    target("position", notation::position, 1),
    target("draft", notation::draft, 1),
    target("result", notation::result, 1),
    target("record", records::record, 4),
    target("record_json", records::record_json, 4),
    target("import", records::import, 8),
    target("rule_file", rules::rule_file, 2),
    target("rules_json", rules::rules_json, 2),
    target("sheet", sheet::sheet, 4),
    target("request", answers::request, 16),
    target("to_bot", protocol::to_bot, 8),
    target("from_bot", protocol::from_bot, 1),
    target("bot", settings::bot, 1),
    target("condition", settings::condition, 1),
    target("study", settings::study, 2),
    target("manifest", settings::manifest, 1),
    target("games", binary::games, 4),
    target("actions", binary::actions, 8),
];

/// Returns the target of this name.
#[must_use]
pub fn target_named(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Checks that an error says something in both languages, and nothing that a terminal would obey.
fn check_words(error: &impl Localized) {
    for language in Language::ALL {
        let told = error.text(language);
        assert!(!told.is_empty(), "an error without a word");
        let help = error.help().map(|help| help.text(language));
        assert!(help.as_ref().is_none_or(|help| !help.is_empty()), "{told}: help without a word");
        let shown = told + &help.unwrap_or_default();
        assert!(!shown.contains('\u{1b}'), "{shown:?} is obeyed by a terminal");
    }
}

/// Checks that every label lies in the text and between its characters.
fn check_labels(labels: &[Label], text: &str) {
    for label in labels {
        assert!(text.get(label.span.start..label.span.end).is_some(), "{:?} of {text:?}", label.span);
    }
}
