//! Does a line of play refute a claim? By the rules alone, without any search.

use crate::cards::read_cards;
use crate::context::Context;
use crate::error::{Error, Source};
use crate::layout::sentence;
use crate::paint::{BAD, GOOD, styled};
use crate::plays;
use crate::question;
use crate::verdict::{claim, said};
use game::{Card, Position, Seat, Team};
use referee::MannerName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solver::{Claim, LineError, check_counter_line};
use text::{Language, Localized, message};

/// Asks whether a line of play refutes a claim.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VerifyQuestion {
    /// The position, in one line.
    pub position: String,
    /// The cards in the order they are played.
    pub line: Vec<String>,
    /// The side that is said to take all remaining tricks; that of the claimant, or re.
    #[serde(default)]
    pub party: Option<Team>,
    /// The player who claims the remaining tricks.
    #[serde(default)]
    pub claimant: Option<Seat>,
    /// How the claimant plays. If absent, by the order that he has announced; without one he has shown his cards without a word.
    #[serde(default)]
    pub manner: Option<MannerName>,
    /// The order in which the claimant has announced to play his cards: all of them.
    #[serde(default)]
    pub order: Option<Vec<String>>,
    /// The order of suits the claimant has announced: T for trump, and C S H D.
    #[serde(default)]
    pub suits: Option<Vec<String>>,
}

impl question::Question for VerifyQuestion {
    const NAME: &'static str = "verify";
    type Answer = VerifyAnswer;

    fn answer(self, context: &Context) -> Result<VerifyAnswer, Error> {
        let position = context.position(&Source::of_question(self.position))?;
        let said = said(self.manner, self.order.as_deref(), self.suits.as_deref())?;
        let claim = claim(&position, self.party, self.claimant, said)?;
        let line = read_cards(&self.line.join(","), "line")?;
        Ok(answer(&position, &claim, line.into_iter().map(|(card, _)| card).collect()))
    }
}

/// Returns whether a line of play refutes a claim.
#[must_use]
pub fn answer(position: &Position, claim: &Claim, line: Vec<Card>) -> VerifyAnswer {
    let problem = check_counter_line(position, claim, &line).err();
    VerifyAnswer {
        position: position.to_string(),
        refutes: problem.is_none(),
        problem: problem.as_ref().map(LineError::to_string),
        asked: Asked { position: position.clone(), line, problem },
    }
}

/// Result of the check whether a line of play refutes a claim.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct VerifyAnswer {
    /// The position in its canonical form.
    pub position: String,
    /// Whether the line refutes the claim.
    pub refutes: bool,
    /// Error of the line, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<String>,
    #[serde(skip)]
    asked: Asked,
}

#[derive(Clone, Debug)]
struct Asked {
    position: Position,
    line: Vec<Card>,
    problem: Option<LineError>,
}

impl question::Answer for VerifyAnswer {
    fn line(&self) -> String {
        self.problem.as_ref().map_or_else(|| "yes".to_owned(), |problem| format!("no {problem}"))
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let Asked { position, line, problem } = &self.asked;
        match problem {
            None => {
                let word = styled(&message!("answer-yes").text(language), GOOD);
                let mut rows = vec![format!("{word}  {}", message!("verify-refutes").text(language))];
                rows.extend(plays::rows(language, position, line).iter().map(|row| format!("  {row}")));
                rows
            }
            Some(problem) => {
                let word = styled(&message!("answer-no").text(language), BAD);
                sentence(&format!("{word}  {}", problem.text(language)), 0)
            }
        }
    }
}
