//! The form of the catalogue: entries, their rows, and the small language in which rows are written.
//!
//! A row of the handbook reads "condition -> class, points, how play goes on". The first row of an entry whose
//! conditions all hold applies.

use crate::case::Case;
use crate::cite::{Cite, HOUSE};
use crate::fact::{Fact, Value};
use crate::ruling::{Class, Continuation};
use game::{Rules, Seat};

/// An entry of the handbook.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its number, such as `3.8.1`.
    pub number: &'static str,
    /// The paragraphs of the DDV's tournament rules in force: those that the handbook prints beside it, corrected where they have moved.
    pub tsr: &'static str,
    /// The paragraphs of the rules of the BSV that say the same, in their own numbers.
    pub bsv: &'static str,
    /// The games it is about.
    pub scope: Scope,
    /// The rule sets that have it.
    pub applies: fn(&Rules) -> bool,
    /// The questions to the referee, in this order.
    pub asks: &'static [Ask],
    /// The rows, the first that holds applies.
    pub rows: &'static [Row],
}

/// The games an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Any.
    Any,
    /// Two against two, or as long as nobody knows better.
    NormalGame,
    /// A solo that is known to be one.
    SoloGame,
    /// A Hochzeit, before or after its Klärungsstich.
    Hochzeit,
}

/// A question to the referee.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    /// Fact that is asked for.
    pub fact: Fact,
    /// The consequence of no answer.
    pub need: Need,
    /// The question makes sense only if all of this holds.
    pub when: &'static [When],
}

/// The consequence if a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// There is no ruling without it.
    Must,
    /// The rows tell; often the entry already says so.
    May,
}

/// Returns a question that must be answered.
pub(crate) const fn must(fact: Fact) -> Ask {
    Ask { fact, need: Need::Must, when: &[] }
}

/// Returns a question that may be left open.
pub(crate) const fn may(fact: Fact) -> Ask {
    Ask { fact, need: Need::May, when: &[] }
}

impl Ask {
    /// Returns the same question, asked only under these conditions.
    pub(crate) const fn when(mut self, when: &'static [When]) -> Self {
        self.when = when;
        self
    }
}

/// A condition.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// The fact is stated and true.
    Yes(Fact),
    /// The fact is stated and false.
    No(Fact),
    /// The fact is not stated as true.
    NotYes(Fact),
    /// The fact is this word.
    Is(Fact, &'static str),
    /// The fact is one of these words.
    In(Fact, &'static [&'static str]),
    /// The number lies between these two, both included.
    Between(Fact, i64, i64),
    /// Something is said about the fact.
    Given(Fact),
    /// Nothing is said about it, or that there is nobody.
    Missing(Fact),
    /// The offender has this part in the game.
    Offender(Role),
    /// The rule set has this property.
    Rules(fn(&Rules) -> bool),
    /// Anything else; the name says what.
    That(&'static str, fn(&Case) -> bool),
}

/// The part the offender has in the game, as far as the penalty is concerned (REFEREE 1.2 `dist`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is not established that a solo is played.
    NormalGame,
    /// He plays the solo.
    Soloist,
    /// He plays against a soloist.
    AgainstSoloist,
}

impl When {
    /// Returns whether the condition holds in the case.
    #[must_use]
    pub fn holds(self, case: &Case) -> bool {
        let facts = case.facts();
        match self {
            Self::Yes(fact) => facts.yes(fact) == Some(true),
            Self::No(fact) => facts.yes(fact) == Some(false),
            Self::NotYes(fact) => facts.yes(fact) != Some(true),
            Self::Is(fact, word) => facts.word(fact) == Some(word),
            Self::In(fact, words) => facts.word(fact).is_some_and(|word| words.contains(&word)),
            Self::Between(fact, least, most) => facts.number(fact).is_some_and(|n| (least..=most).contains(&n)),
            Self::Given(fact) => facts.has(fact) && facts.get(fact) != Some(&Value::Nobody),
            Self::Missing(fact) => matches!(facts.get(fact), None | Some(Value::Nobody)),
            Self::Offender(role) => case.role() == role,
            Self::Rules(property) => property(case.rules()),
            Self::That(_, test) => test(case),
        }
    }
}

/// The payer and the players credited, see [`penalty`](crate::penalty).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// `N`: the offender pays, the three others get a third each.
    N,
    /// `S`: the offender pays, the soloist gets it.
    S,
    /// `dist`: `S` if a solo is established and the offender plays against it, otherwise `N`.
    Dist,
    /// The same as `Dist`, but `N` if the breach cannot hurt the soloist; the referee is asked (TSR 9.3.3 b1, b2).
    Harm,
}

/// The players who lose points that nobody is credited with.
#[derive(Clone, Copy, Debug)]
pub enum Deducted {
    /// The offender.
    Offender,
    /// All four at the table.
    Everybody,
    /// The seats of a fact.
    Listed(Fact),
    /// The seats of the first fact, and more for those who are also in the second.
    ListedAndMore(Fact, Fact, u8),
}

/// The points of an entry.
#[derive(Clone, Copy, Debug)]
pub enum Price {
    /// None.
    Nothing,
    /// The price of the class in the rule set, shared like this.
    OfClass(Share),
    /// This many points, credited to nobody.
    Deduct(u8, Deducted),
    /// Between these two; the Schiedsgericht chooses.
    Range(u8, u8),
    /// One of these; the Schiedsgericht chooses.
    Choices(&'static [u8]),
}

/// A further consequence: a name, and what it says.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// The name in files.
    pub key: &'static str,
    /// Value of the mark.
    pub value: MarkValue,
}

/// The content of a [`Mark`].
#[derive(Clone, Copy, Debug)]
pub enum MarkValue {
    /// A word.
    Word(&'static str),
    /// Several words.
    Words(&'static [&'static str]),
    /// It is so, or not.
    YesNo(bool),
    /// There is none.
    Null,
    /// A number that follows from the case.
    Number(fn(&Case) -> i64),
    /// A seat that follows from the case.
    Seat(fn(&Case) -> Option<Seat>),
    /// Seats that follow from the case.
    Seats(fn(&Case) -> Vec<Seat>),
    /// A word that follows from the case.
    WordOf(fn(&Case) -> &'static str),
    /// The fate of the player who held the cards, and the least and most points that the Schiedsgericht deducts.
    Holder(&'static str, Option<(u8, u8)>),
    /// The special points that can still count; nothing is said in a solo, which has none.
    SpecialCounted(Ending),
}

/// The fate of the remaining tricks, as far as special points depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A side makes them all whatever is played (3.1.7).
    Zwangslaeufig,
    /// A player has shown his cards and rightly claimed them (3.10.1).
    Shortened,
    /// The game was stopped (3.1.5; the house rules).
    Stopped,
}

/// Returns a consequence.
pub(crate) const fn mark(key: &'static str, word: &'static str) -> Mark {
    Mark { key, value: MarkValue::Word(word) }
}

/// Returns a consequence that simply holds.
pub(crate) const fn flag(key: &'static str) -> Mark {
    Mark { key, value: MarkValue::YesNo(true) }
}

/// A row of an entry.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name within the entry: `a`, `b`, ..; the only row of an entry is `a`.
    pub name: &'static str,
    /// Conditions of the row; all must hold.
    pub when: &'static [When],
    /// The class, without mitigating circumstances.
    pub class: Class,
    /// The points.
    pub price: Price,
    /// The continuation of the game.
    pub then: Continuation,
    /// Further consequences.
    pub marks: &'static [Mark],
    /// Another entry by which this case is judged instead.
    pub see: Option<See>,
    /// Whether the Schiedsrichter decides alone although it is an Unsportlichkeit (TSR 9.7.3).
    pub bound: bool,
    /// Whether there is no ruling without knowing the game.
    pub game: NeedsGame,
    /// The place in the rule texts, if the paragraphs next to the entry are about something else.
    pub(crate) cite: Option<Cite>,
}

/// Whether a row needs to know the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NeedsGame {
    /// The credit depends on the Vorbehalt that was named.
    Yes,
    /// At most the credit depends on it; the ruling then says what it assumes.
    No,
}

/// Another entry by which a case is judged.
#[derive(Clone, Copy, Debug)]
pub struct See {
    /// The message in a normal game.
    pub normal: &'static str,
    /// The message in a solo.
    pub solo: &'static str,
}

impl Row {
    /// Returns a row that is no breach: no points, play goes on.
    pub(crate) const fn new(name: &'static str, when: &'static [When]) -> Self {
        Self {
            name,
            when,
            class: Class::None,
            price: Price::Nothing,
            then: Continuation::Continue,
            marks: &[],
            see: None,
            bound: false,
            game: NeedsGame::No,
            cite: None,
        }
    }

    /// The rule texts say so here.
    pub(crate) const fn cites(mut self, cite: Cite) -> Self {
        self.cite = Some(cite);
        self
    }

    /// There is no ruling without knowing the game.
    pub(crate) const fn needs_game(mut self) -> Self {
        self.game = NeedsGame::Yes;
        self
    }

    /// An irrelevant breach.
    pub(crate) const fn unerheblich(mut self) -> Self {
        self.class = Class::Unerheblich;
        self
    }

    /// A minor breach.
    pub(crate) const fn minor(mut self, share: Share) -> Self {
        self.class = Class::Minor;
        self.price = Price::OfClass(share);
        self
    }

    /// A serious breach; the game ends.
    pub(crate) const fn serious(mut self, share: Share) -> Self {
        self.class = Class::Serious;
        self.price = Price::OfClass(share);
        self.then = Continuation::SeriousEnd;
        self
    }

    /// An Unsportlichkeit with a fixed deduction.
    pub(crate) const fn unsport(mut self, points: u8, from: Deducted) -> Self {
        self.class = Class::Unsport;
        self.price = Price::Deduct(points, from);
        self
    }

    /// An Unsportlichkeit whose price the Schiedsgericht chooses between these two.
    pub(crate) const fn range(mut self, least: u8, most: u8) -> Self {
        self.class = Class::Unsport;
        self.price = Price::Range(least, most);
        self
    }

    /// An Unsportlichkeit whose price the Schiedsgericht chooses among these.
    pub(crate) const fn choices(mut self, choices: &'static [u8]) -> Self {
        self.class = Class::Unsport;
        self.price = Price::Choices(choices);
        self
    }

    /// An Unsportlichkeit without points of its own.
    pub(crate) const fn unsport_only(mut self) -> Self {
        self.class = Class::Unsport;
        self
    }

    /// A warning.
    pub(crate) const fn warning(mut self) -> Self {
        self.class = Class::Warning;
        self
    }

    /// The continuation of the game.
    pub(crate) const fn then(mut self, then: Continuation) -> Self {
        self.then = then;
        self
    }

    /// Further consequences.
    pub(crate) const fn marks(mut self, marks: &'static [Mark]) -> Self {
        self.marks = marks;
        self
    }

    /// Judged by another entry.
    pub(crate) const fn see(mut self, normal: &'static str, solo: &'static str) -> Self {
        self.see = Some(See { normal, solo });
        self
    }

    /// A binding decision: the Schiedsrichter decides alone.
    pub(crate) const fn bound(mut self) -> Self {
        self.bound = true;
        self
    }
}

impl Entry {
    /// Returns the first row whose conditions all hold.
    #[must_use]
    pub fn row(&self, case: &Case) -> Option<&'static Row> {
        self.rows.iter().find(|row| row.when.iter().all(|when| when.holds(case)))
    }

    /// Returns the fact with this name that the entry asks for.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<Fact> {
        self.asks.iter().map(|ask| ask.fact).find(|fact| fact.name == name)
    }

    /// Returns the paragraphs of the text of these rules that say the same; empty if there are none.
    #[must_use]
    pub fn in_rules(&self, rules: &Rules) -> String {
        let house = if self.is_of_house_rules() { HOUSE } else { "" };
        match rules.book.of([("", ""), ("BSV ", self.bsv), (house, ""), ("TSR ", self.tsr)]) {
            (text, "") if text != house => String::new(),
            (text, paragraphs) => format!("{text}{paragraphs}"),
        }
    }

    /// Returns whether the entry is no entry of the handbook but one of the house rules, which have no numbers.
    #[must_use]
    pub fn is_of_house_rules(&self) -> bool {
        self.number.starts_with("004")
    }

    /// Returns the number of the entry and the paragraphs beside it in the text of these rules.
    #[must_use]
    pub fn paragraph(&self, rules: &Rules) -> String {
        let beside = self.in_rules(rules);
        if self.is_of_house_rules() {
            return beside;
        }
        if beside.is_empty() { self.number.to_owned() } else { format!("{}, {beside}", self.number) }
    }
}
