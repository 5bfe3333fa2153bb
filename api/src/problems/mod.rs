//! Problems in words: what is seen, what is asked, what can be answered, hints, and why the right answer is right.

mod anki;
mod page;
mod proofs;
mod said;

pub use anki::anki;
pub use page::page;
pub use proofs::{ProblemProof, of_problem};
pub use said::{answer_said, question};

use crate::advice::Effort;
use crate::error::Error;
use crate::layout::sentence;
use crate::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use crate::table::Seen as Table;
use crate::table::screen::{self, fold};
use game::{Act, Card, CardSet, Rules};
use notation::{closest, parse_card};
use sim::problems::{Evidence, Problem, ProblemQuestion, Seen};
use sim::review::reasons;
use solver::Stop;
use text::brief;
use text::{Arg, Join, Language, Localized, Message, message};

/// A problem that can be posed.
#[derive(Clone, Debug)]
pub struct Posed<'a> {
    /// The problem.
    pub problem: &'a Problem,
    /// View in its record.
    pub seen: Seen,
}

impl<'a> Posed<'a> {
    /// Reads the record of a problem.
    ///
    /// # Errors
    /// Returns an error if no game fits its record.
    pub fn new(problem: &'a Problem, rules: &Rules) -> Result<Self, Error> {
        let seen = Seen::of(problem, rules).map_err(|error| Error::of(&error))?;
        Ok(Self { problem, seen })
    }

    fn rules(&self) -> &Rules {
        match &self.seen {
            Seen::Play(play, _) => play.public().rules(),
            Seen::Round(round, _) => round.rules(),
        }
    }

    /// Returns the table as the player sees it, in rows of `columns` columns.
    #[must_use]
    pub fn table(&self, language: Language, columns: usize) -> Vec<String> {
        let seen = self.table_seen();
        let mut rows = Vec::new();
        for (at, trick) in seen.tricks.iter().enumerate() {
            rows.extend(screen::calls_in_trick(language, &seen, at));
            rows.push(screen::complete_trick(language, at + 1, trick));
        }
        if let Seen::Round(round, seat) = &self.seen {
            let first = message!("problems-speaks", seat = *seat, dealer = round.deal().dealer());
            rows.extend(sentence(&first.text(language), 2));
            let said =
                round.log().iter().map(|(who, act)| format!("{}: {}", paint::seat(language, *who), act.text(language)));
            let said: Vec<String> = said.collect();
            rows.extend(fold(&said, "   ", columns.saturating_sub(2)).into_iter().map(|row| format!("  {row}")));
        } else {
            rows.extend(screen::calls_in_trick(language, &seen, seen.tricks.len()));
            rows.extend(screen::standing(language, &seen, columns));
            rows.extend(screen::trick(language, &seen));
        }
        rows.extend(screen::hand(language, &seen.hand, self.choices(), columns));
        rows
    }

    fn table_seen(&self) -> Table {
        match &self.seen {
            Seen::Play(play, seat) => Table::during_the_game(play, *seat),
            Seen::Round(round, seat) => Table::before_the_game(round, *seat),
        }
    }

    /// Returns the cards that can be answered, which have the numbers of their places in the hand.
    fn choices(&self) -> CardSet {
        let is_answer = |card: &Card| self.problem.answers.contains(&card.to_string());
        Card::all().filter(is_answer).collect()
    }

    /// Returns the answers that are no cards, each with its number; nothing where cards are answered.
    #[must_use]
    pub fn listed(&self, language: Language, columns: usize) -> Vec<String> {
        if self.asks_for_card() {
            return Vec::new();
        }
        let parts = (1..).zip(&self.problem.answers);
        let parts: Vec<String> = parts
            .map(|(number, answer)| format!("{number} {}", answer_said(self.problem, answer).text(language)))
            .collect();
        if self.problem.question == ProblemQuestion::Claim {
            return parts.into_iter().map(|part| format!("  {part}")).collect();
        }
        fold(&parts, "   ", columns.saturating_sub(2)).into_iter().map(|row| format!("  {row}")).collect()
    }

    fn asks_for_card(&self) -> bool {
        matches!(self.problem.question, ProblemQuestion::Card | ProblemQuestion::Reach { .. })
    }

    /// Reads an answer: its number, its word, or how people say it in either language.
    ///
    /// # Errors
    /// Returns what can be answered.
    pub fn read(&self, text: &str) -> Result<String, Error> {
        let typed = text.trim();
        if let Ok(number) = typed.parse::<usize>() {
            let found = match self.asks_for_card() {
                true => self.table_seen().hand.get(number.wrapping_sub(1)).map(Card::to_string),
                false => self.problem.answers.get(number.wrapping_sub(1)).cloned(),
            };
            if let Some(found) = found.filter(|found| self.problem.answers.contains(found)) {
                return Ok(found);
            }
        }
        let wanted = typed.to_lowercase();
        let is_said = |answer: &&String| {
            let said = Language::ALL.map(|language| answer_said(self.problem, answer).text(language).to_lowercase());
            answer.to_lowercase() == wanted
                || answer.trim_end_matches('!').to_lowercase() == wanted
                || said.contains(&wanted)
        };
        if let Some(found) = self.problem.answers.iter().find(is_said) {
            return Ok(found.clone());
        }
        let card = parse_card(typed).ok().filter(|_| self.asks_for_card()).map(|card| card.to_string());
        if let Some(card) = card.filter(|card| self.problem.answers.contains(card)) {
            return Ok(card);
        }
        let answers = self.problem.answers.iter().map(|answer| answer_said(self.problem, answer));
        let error = Error::new(message!("problems-no-answer", text = brief(typed)));
        let near = closest(&wanted, self.problem.answers.iter().map(String::as_str));
        let help = message!("problems-no-answer.help", answers = Arg::list(answers, Join::Comma));
        Err(error.with_help(near.map_or(help, |name| message!("did-you-mean", name))))
    }

    /// Returns the hints, the faintest first.
    #[must_use]
    pub fn hints(&self) -> Vec<Message> {
        let themes: Vec<Message> =
            self.problem.themes.iter().filter(|theme| !tells_the_answer(**theme)).map(Localized::message).collect();
        let mut hints = Vec::new();
        if !themes.is_empty() {
            hints.push(message!("problems-hint-themes", themes = Arg::list(themes, Join::Comma)));
        }
        if let Evidence::Proof { deals, .. } | Evidence::Claim { deals, .. } = &self.problem.evidence {
            hints.push(message!("problems-hint-deals", n = *deals));
        }
        let tempting = self.tempting();
        hints.extend(tempting.map(|answer| message!("problems-hint-not", answer = answer_said(self.problem, &answer))));
        hints
    }

    /// Returns a wrong answer that says nothing about the right one, if there are three answers at least.
    fn tempting(&self) -> Option<String> {
        let mut wrong = self.problem.answers.iter().filter(|answer| **answer != self.problem.right);
        if self.problem.answers.len() < 3 { None } else { wrong.next_back().cloned() }
    }

    /// Returns whether an answer is right, and why.
    #[must_use]
    pub fn solution(&self, language: Language, given: Option<&str>) -> Vec<String> {
        let right = answer_said(self.problem, &self.problem.right);
        let said = match given {
            Some(given) if given == self.problem.right => {
                styled(&message!("problems-good", right).text(language), GOOD)
            }
            Some(_) => styled(&message!("problems-bad", right).text(language), BAD),
            None => styled(&message!("problems-solution", right).text(language), BOLD),
        };
        let mut rows = vec![format!("  {said}")];
        let because = self.because(language, given).into_iter().flat_map(|row| sentence(&row, 2));
        rows.extend(because);
        rows
    }

    /// Returns why the right answer is right, and why another one is not, in sentences.
    fn because(&self, language: Language, given: Option<&str>) -> Vec<String> {
        let mut said: Vec<String> =
            said::because(self.problem, self.rules(), given).iter().map(|message| message.text(language)).collect();
        said.extend(self.reasons(given).iter().map(|message| message.text(language)));
        said
    }

    /// Returns the reasons of the review against a wrong card; against the next best one if none was given.
    fn reasons(&self, given: Option<&str>) -> Vec<Message> {
        /// Most reasons that are listed.
        const MOST: usize = 2;
        let card = |code: &str| Card::all().find(|card| card.to_string() == code);
        let (Some(view), Evidence::Judgement { leads }) = (self.seen.view(), &self.problem.evidence) else {
            return Vec::new();
        };
        let next = leads.first().map(|lead| lead.next.as_str());
        let wrong = given.filter(|given| *given != self.problem.right).or(next).and_then(card);
        let (Some(wrong), Some(right)) = (wrong, card(&self.problem.right)) else { return Vec::new() };
        let search = Effort { worlds: Some(200), ..Effort::default() }.search(&Stop::NEVER);
        let found = reasons(&view, (wrong, right), &search, 1).unwrap_or_default();
        found.iter().take(MOST).map(sim::review::Finding::message).collect()
    }
}

/// Returns whether a theme gives the answer away.
const fn tells_the_answer(theme: sim::problems::Theme) -> bool {
    use sim::problems::Theme;
    matches!(
        theme,
        Theme::TrumpLed
            | Theme::AceLed
            | Theme::FehlLed
            | Theme::Ruff
            | Theme::Discard
            | Theme::Take
            | Theme::Leave
            | Theme::Smear
            | Theme::Save
            | Theme::NotTheHighest
            | Theme::Call
            | Theme::Silence
            | Theme::Vorbehalt
            | Theme::Gesund
            | Theme::EveryOrder
            | Theme::FromTheTop
            | Theme::NotYours
    )
}

/// Returns the heading of a problem: its number, its kind, how difficult it is, its name.
#[must_use]
pub fn heading(language: Language, problem: &Problem, number: usize, of: usize) -> String {
    let kind = problem.kind.message();
    let title = message!("problems-heading", number, of, kind, grade = problem.grade).text(language);
    format!("{}  {}", styled(&title, BOLD), styled(&problem.id, DIM))
}

/// Returns what an act of the round of Vorbehalte is called.
fn act_said(word: &str) -> Message {
    Act::from_name(word).map_or_else(|| Message::verbatim(word), |act| act.message())
}
