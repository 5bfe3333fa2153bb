//! Why a decision was a mistake: a catalogue of reasons, each a predicate that is checked in the position.
//!
//! A reason is a file with its definition and its predicate; its sentence is in the catalogue of texts. A predicate
//! uses the view of the player, the card that was played, the better one, and the deals that he could not exclude
//! ([`Scene`]). It holds if its sentence is true in these deals, and if the deals that it concerns make up at least
//! half of the loss of the card ([`MOSTLY`]): a true remark that has nothing to do with the loss is no reason. If no
//! predicate holds, the mistake is explained by the rest of the game ([`rest`]), else by its results ([`results`]): one of these
//! always holds, so every mistake has a reason.
//!
//! Each sentence counts the trick as the rules of thumb would continue it, every seat with its own hand, as the
//! evaluation of the card does.

mod ace_kept;
mod ace_ruffed;
mod augen_given;
mod blank_missed;
mod calls;
mod charlie;
mod cheap_trick;
mod doppelkopf;
mod fehl_ruffed;
mod foxes;
mod high_overtaken;
mod kontra_trump;
mod not_ruffed;
mod not_smeared;
mod on_lead;
mod overruffed;
mod partner_trumped;
mod plans;
mod rest;
mod results;
mod second_round;
mod smeared;
mod ten_led;
mod too_high;
mod trick_left;
mod trick_lost;
mod trump_not_led;

use super::scene::{Scene, SceneWorld};
use crate::analysis::Choice;
use game::words::card_short;
use game::{Card, Class, Seat, Solo, Team};
pub use results::Results;
use text::{Arg, Localized, Message};

/// The deals of which a sentence speaks make up at least this part of what the mistake costs.
pub const MOSTLY: f64 = 0.5;

/// A sentence that explains less than this share of the loss comes after those that explain more.
const NEARLY_ALL: f64 = 0.8;

/// Subject of a mistake, for sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// The card led.
    Lead,
    /// Taking a trick, or leaving it.
    Trick,
    /// Augen that go to the wrong side.
    Smear,
    /// Foxes, Charlie, Doppelkopf.
    Special,
    /// Calls, and silence.
    Call,
    /// Words before the first card.
    Game,
    /// A card that costs nothing in particular: only its results are worse.
    Other,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Lead, Self::Trick, Self::Smear, Self::Special, Self::Call, Self::Game, Self::Other];

    /// Returns its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Trick => "trick",
            Self::Smear => "smear",
            Self::Special => "special",
            Self::Call => "call",
            Self::Game => "game",
            Self::Other => "other",
        }
    }
}

impl Localized for Group {
    fn message(&self) -> Message {
        Message::new(format!("review-group-{}", self.name()))
    }
}

/// A reason of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Reason {
    /// Its name for programs.
    pub name: &'static str,
    /// Subject of the reason.
    pub group: Group,
    /// Its sentence in the catalogue of words.
    sentence: &'static str,
    check: Check,
}

/// Predicate of a reason, by its input.
#[derive(Clone, Copy, Debug)]
enum Check {
    Card(fn(&Scene) -> Option<Found>),
    Said(fn(&Words) -> Option<Found>),
    /// Of cards, if no reason of the two kinds above holds.
    Rest(fn(&Scene) -> Option<Found>),
    /// Of all decisions, if no other reason holds.
    Results(fn(&Results) -> Option<Found>),
}

/// A call or a game that was said, the better word, and how often each of them brings more than nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Words {
    /// The word said.
    pub done: Choice,
    /// The better word.
    pub best: Choice,
    /// Probability that the word gains.
    pub done_gains: f64,
    /// The same of the better word.
    pub best_gains: f64,
    /// For a game: share of the deals in which it is played, because no other Vorbehalt takes precedence.
    pub done_comes: f64,
    /// The same of the better one.
    pub best_comes: f64,
}

/// Value in a sentence about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fact {
    /// Share of the deals, 0 to 1.
    Share(f64),
    /// Number of Augen.
    Augen(f64),
    /// A seat.
    Seat(Seat),
    /// A class of cards.
    Class(Class),
    /// A card.
    Card(Card),
    /// A side.
    Team(Team),
    /// A mean of Points.
    Points(f64),
}

impl Fact {
    fn arg(self) -> Arg {
        match self {
            Self::Share(share) => Arg::decimal(percent(share), 0),
            Self::Augen(augen) => Arg::decimal(augen, 0),
            Self::Seat(seat) => seat.into(),
            Self::Class(class) => class.into(),
            Self::Card(card) => card_short(card).into(),
            Self::Team(team) => team.into(),
            Self::Points(points) => Arg::signed(points, 2),
        }
    }
}

/// Returns a share in whole percent: only what is always so is 100, only what is never so is 0.
#[must_use]
pub fn percent(share: f64) -> f64 {
    let rounded = (100.0 * share).round();
    if rounded == 100.0 && share < 1.0 - 1e-9 {
        return 99.0;
    }
    if rounded == 0.0 && 1e-9 < share { 1.0 } else { rounded }
}

/// Result of a predicate: the values of its sentence, and the share of the loss from the deals that it concerns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Found {
    facts: Vec<(&'static str, Fact)>,
    explains: f64,
}

/// A reason that holds in a position.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The reason.
    pub reason: &'static Reason,
    /// Values in its sentence, by name.
    pub facts: Vec<(&'static str, Fact)>,
    /// Share of the loss from the deals that it concerns.
    pub explains: f64,
}

impl Finding {
    /// Returns the sentence.
    #[must_use]
    pub fn message(&self) -> Message {
        let with = |message: Message, &(name, fact): &(&'static str, Fact)| message.with(name, fact.arg());
        self.facts.iter().fold(Message::new(self.reason.sentence), with)
    }

    /// Returns a fact by its name.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<Fact> {
        self.facts.iter().find(|(other, _)| *other == name).map(|&(_, fact)| fact)
    }
}

/// The catalogue. What comes first says more about a position, and is said first among those that explain nearly all of the loss, and among
/// the others.
pub const CATALOGUE: &[Reason] = &[
    doppelkopf::MISSED,
    doppelkopf::GIVEN,
    foxes::LED,
    foxes::THROWN,
    foxes::NOT_CAUGHT,
    foxes::NOT_HOME,
    charlie::LOST,
    charlie::CAUGHT,
    charlie::LET,
    partner_trumped::REASON,
    second_round::REASON,
    ace_ruffed::REASON,
    ace_kept::REASON,
    ten_led::REASON,
    fehl_ruffed::REASON,
    kontra_trump::REASON,
    trump_not_led::REASON,
    overruffed::TOO_LOW,
    overruffed::REASON,
    high_overtaken::REASON,
    smeared::FOE,
    smeared::LOST,
    smeared::UNKNOWN,
    not_smeared::REASON,
    trick_left::REASON,
    not_ruffed::REASON,
    too_high::LAST,
    too_high::REASON,
    cheap_trick::REASON,
    blank_missed::REASON,
    trick_lost::REASON,
    augen_given::REASON,
    on_lead::REASON,
    calls::MISSED,
    calls::BOLD,
    calls::TOO_HIGH,
    calls::TOO_LOW,
    plans::SOLO_WEAK,
    plans::SOLO_MISSED,
    plans::HOCHZEIT_MISSED,
    plans::HOCHZEIT_SAID,
    rest::SPENT,
    rest::NOT_HOME,
    rest::REST,
    results::FEWER,
    results::SMALLER,
    results::GREATER,
];

/// Returns the reasons that hold for a card, those that say most first: at least one.
#[must_use]
pub fn of_card(scene: &Scene, results: &Results) -> Vec<Finding> {
    // All of them are about Augen and tricks that a player wants.
    if scene.order().solo() == Some(Solo::Null) {
        return of_results(results);
    }
    let mut found = findings(|check| if let Check::Card(check) = check { check(scene) } else { None });
    if found.is_empty() && scene.is_played_out() {
        found = findings(|check| if let Check::Rest(check) = check { check(scene) } else { None });
        found.truncate(1);
    }
    if found.is_empty() { of_results(results) } else { found }
}

/// Returns the reasons that hold for a call or for a game that was said: at least one.
#[must_use]
pub fn of_words(words: &Words, results: &Results) -> Vec<Finding> {
    let found = findings(|check| if let Check::Said(check) = check { check(words) } else { None });
    if found.is_empty() { of_results(results) } else { found }
}

/// Returns the reason that holds if no other does.
pub(super) fn of_results(results: &Results) -> Vec<Finding> {
    let mut found = findings(|check| if let Check::Results(check) = check { check(results) } else { None });
    found.truncate(1);
    found
}

fn findings(check: impl Fn(Check) -> Option<Found>) -> Vec<Finding> {
    let finding = |reason: &'static Reason| {
        let Found { facts, explains } = check(reason.check)?;
        Some(Finding { reason, facts, explains })
    };
    let mut findings: Vec<Finding> = CATALOGUE.iter().filter_map(finding).collect();
    findings.sort_by_key(|finding| finding.explains < NEARLY_ALL);
    findings
}

impl Scene {
    /// Returns what was found if the deals it speaks of make up most of the loss; both cards can be named in its sentence.
    fn found(&self, facts: &[(&'static str, Fact)], is: impl Fn(&SceneWorld) -> bool) -> Option<Found> {
        let explains = self.explained(is);
        let cards = [("done", Fact::Card(self.done)), ("best", Fact::Card(self.best))];
        let facts = cards.into_iter().chain(facts.iter().copied()).collect();
        (MOSTLY <= explains).then_some(Found { facts, explains })
    }
}

/// Returns the reason of a card.
const fn card(name: &'static str, group: Group, sentence: &'static str, check: fn(&Scene) -> Option<Found>) -> Reason {
    Reason { name, group, sentence, check: Check::Card(check) }
}

/// Returns the reason of a word.
const fn said(name: &'static str, group: Group, sentence: &'static str, check: fn(&Words) -> Option<Found>) -> Reason {
    Reason { name, group, sentence, check: Check::Said(check) }
}

/// Returns the reason of a card that is asked for if no other holds.
const fn course(
    name: &'static str,
    group: Group,
    sentence: &'static str,
    check: fn(&Scene) -> Option<Found>,
) -> Reason {
    Reason { name, group, sentence, check: Check::Rest(check) }
}

/// Returns the reason of any decision that is asked for if no other holds.
const fn results(
    name: &'static str,
    group: Group,
    sentence: &'static str,
    check: fn(&Results) -> Option<Found>,
) -> Reason {
    Reason { name, group, sentence, check: Check::Results(check) }
}
