//! A problem as it is written down: one JSON object a line.

use super::theme::Theme;
use game::{Augen, Card, Seat};
use notation::Record;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// The version of the format.
pub const VERSION: u32 = 1;

/// A problem.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// The version of the format.
    pub version: u32,
    /// The hash of the canonical form, 16 hexadecimal digits: problems that differ in seats and in suits that are alike have the
    /// same.
    pub id: String,
    /// One of the three kinds.
    pub kind: Kind,
    /// Difficulty, from 1 to 5, by the number of bots that miss it.
    pub grade: u8,
    /// Bots that miss it; for claims, some simple judges.
    pub missed: Vec<String>,
    /// Themes of the problem.
    pub themes: Vec<Theme>,
    /// Seat that is asked.
    pub seat: Seat,
    /// View of the seat: a record in which the other hands are empty.
    pub record: Record,
    /// The question.
    pub question: ProblemQuestion,
    /// All answers that can be given.
    pub answers: Vec<String>,
    /// The right one.
    pub right: String,
    /// Evidence for the answer.
    pub evidence: Evidence,
    /// Origin of the problem.
    pub made: Made,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The answer that is better on average.
    Judgement,
    /// The card that wins whatever the others hold.
    Proof,
    /// A claim: whether the remaining tricks are the claimant's.
    Claim,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Judgement, Self::Proof, Self::Claim];

    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Judgement => "judgement",
            Self::Proof => "proof",
            Self::Claim => "claim",
        }
    }
}

impl Localized for Kind {
    fn message(&self) -> Message {
        Message::new(format!("problems-kind-{}", self.name()))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no kind of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoKind(String);

impl Localized for NoKind {
    fn message(&self) -> Message {
        let names = Arg::list(Kind::ALL.map(Kind::name), Join::Comma);
        message!("problems-no-kind", name = text::brief(&self.0), names)
    }
}

english_errors!(NoKind);

impl FromStr for Kind {
    type Err = NoKind;

    fn from_str(text: &str) -> Result<Self, NoKind> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| NoKind(text.to_owned()))
    }
}

/// The question of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Question")]
pub enum ProblemQuestion {
    /// The best card.
    Card,
    /// The best call, or none.
    Call,
    /// The best game.
    Game,
    /// The card with which his side gets at least `augen` Augen in the whole game, whatever the others hold and play.
    Reach {
        /// Number of Augen.
        augen: Augen,
    },
    /// Are all remaining tricks the own side's, zwangslaeufig? `every` if in every order of play; `top` if only when the
    /// highest card of a class is played first; `no` if not even then.
    Claim,
}

impl ProblemQuestion {
    /// Returns the kind of problem that asks so.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Card | Self::Call | Self::Game => Kind::Judgement,
            Self::Reach { .. } => Kind::Proof,
            Self::Claim => Kind::Claim,
        }
    }
}

/// Evidence for an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Evidence {
    /// Leads over the next best answer.
    Judgement {
        /// Under each model of the others.
        leads: Vec<Lead>,
    },
    /// It reaches the goal in all deals, and no other card does.
    Proof {
        /// Number of deals that the player cannot exclude.
        deals: usize,
        /// Number of deals examined in all nodes of the search over sets of deals.
        size: u64,
        /// For each wrong card a deal in which it fails.
        refuted: Vec<Refuted>,
    },
    /// It holds in all deals, and nothing better does.
    Claim {
        /// Number of deals that the player cannot exclude.
        deals: usize,
        /// For what fails a deal and a line of play.
        broken: Vec<Broken>,
    },
}

/// A model of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Model {
    /// All deals are equally likely.
    Uniform,
    /// Deals are as likely as the play of the others makes them.
    Beliefs,
    /// All deals are equally likely, and the others play on as the bots of the ladder do that do not search; the one counts
    /// under which the lead is least.
    Ladder,
}

impl Model {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Uniform, Self::Beliefs, Self::Ladder];

    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Beliefs => "beliefs",
            Self::Ladder => "ladder",
        }
    }
}

impl Localized for Model {
    fn message(&self) -> Message {
        Message::new(format!("problems-model-{}", self.name()))
    }
}

/// Lead of the right answer under a model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lead {
    /// The model.
    pub model: Model,
    /// Number of deals in which it was judged; the same deals for all answers.
    pub deals: usize,
    /// The answer that comes next.
    pub next: String,
    /// Lead over that answer in Points.
    pub points: f64,
    /// The standard error of that; 0 if these are all deals there are.
    pub error: f64,
}

/// A deal in which a card fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Refuted {
    /// The card.
    pub card: Card,
    /// The deal, as a position.
    pub deal: String,
    /// Most Augen of his side in the whole game, with open cards and best play of both partners.
    pub augen: Augen,
}

/// A deal in which a claim fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Broken {
    /// The failing answer: `every` or `top`.
    pub answer: String,
    /// The deal, as a position.
    pub deal: String,
    /// The cards to the end of the trick that an opponent wins.
    pub line: Vec<Card>,
}

/// Origin of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The seed of the games.
    pub seed: u64,
    /// The number of the game.
    pub game: u64,
}
