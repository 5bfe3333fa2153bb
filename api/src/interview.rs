//! The interview that leads to a ruling, question by question.
//!
//! Nothing is remembered between two requests. A request sends all answers so far, and gets the next question, with the
//! possible answers and the reason for asking, or the ruling.

use crate::catalogue;
use crate::context::Context;
use crate::error::{Error, Source};
use crate::fields;
use crate::paint::{BOLD, DIM, styled};
use crate::question;
use crate::ruling;
use game::{Position, Rules};
use referee::fact::Value as Said;
use referee::json::AnnouncedInput;
use referee::text as words;
use referee::{Announced, Evidence, Interview, Topic};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use text::brief;
use text::{Arg, Join, Language, Message, message};

/// Asks for the next question on the way to a ruling.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct InterviewQuestion {
    /// The entry of the handbook, such as 3.8.1; if empty, the answer lists entries.
    pub entry: Option<String>,
    /// Search words for an entry; all are listed without.
    pub words: String,
    /// The position immediately before the breach, in one line: what the cards tell is not asked.
    pub position: Option<String>,
    /// Who claims all remaining tricks, and how he plays: not asked, and the entries about shortened games (3.10) are listed first.
    #[schemars(with = "Option<AnnouncedInput>")]
    pub announced: Option<Value>,
    /// The answers so far, in the order of the questions: the `value` of a choice, several of them in a list, a number, a
    /// text; null leaves a question open.
    pub answers: Vec<Value>,
}

impl question::Question for InterviewQuestion {
    const NAME: &'static str = "interview";
    type Answer = InterviewAnswer;

    fn answer(self, context: &Context) -> Result<InterviewAnswer, Error> {
        let source = self.position.map(Source::of_question);
        let position = source.map(|source| context.position(&source)).transpose()?;
        let rules = position.as_ref().map_or_else(|| context.rules(), |position| position.rules().clone());
        let announced = self.announced.as_ref().map(announced).transpose()?;
        let evidence = evidence(position, announced)?.map(|evidence| evidence.until(&context.stop));
        let Some(number) = &self.entry else {
            let mut found = catalogue::answer(&rules, &self.words, context.language)?;
            if let Some(evidence) = evidence.filter(|_| self.words.trim().is_empty()) {
                found.entries.sort_by_key(|entry| evidence.place_of(entry.entry));
            }
            return Ok(InterviewAnswer::choose_entry(context.language, &found));
        };
        let mut interview = begin(&rules, number)?;
        if let Some(evidence) = evidence {
            interview = interview.with_evidence(evidence);
        }
        for value in &self.answers {
            take(&mut interview, value)?;
        }
        InterviewAnswer::of(context.language, &interview)
    }
}

/// Reads the claim of all remaining tricks that is asked about.
fn announced(input: &Value) -> Result<Announced, Error> {
    if let Some(unknown) = fields::unknown_in_announced(input) {
        return Err(unknown);
    }
    referee::json::announced(input).map_err(|problem| Error::of(&problem))
}

/// Returns the cards on the table with the claim of all remaining tricks that somebody has made.
///
/// # Errors
/// Returns that there are no cards to check the claim, or an order that does not fit them.
pub fn evidence(position: Option<Position>, announced: Option<Announced>) -> Result<Option<Evidence>, Error> {
    match (position, announced) {
        (None, Some(_)) => Err(Error::new(message!("announced-without-position"))),
        (Some(position), Some(announced)) => {
            announced.claim(&position).map_err(|error| Error::of(&error))?;
            Ok(Some(Evidence::new(position).with_announced(announced)))
        }
        (position, None) => Ok(position.map(Evidence::new)),
    }
}

/// Returns the conversation about an entry, before the first answer.
///
/// # Errors
/// Returns that the rule set has no such entry.
pub fn begin(rules: &Rules, number: &str) -> Result<Interview, Error> {
    Interview::new(rules, number).map_err(|problem| Error::of(&problem))
}

/// Gives the answer to the present question.
fn take(interview: &mut Interview, value: &Value) -> Result<(), Error> {
    let Some(question) = interview.next() else { return Err(Error::new(message!("interview-too-many-answers"))) };
    let impossible = || {
        let (value, asked) = (value.to_string(), words::ask(interview.entry(), question.topic));
        Error::new(message!("interview-impossible-answer", value = brief(&value), question = asked))
            .with_help(possible(&question))
    };
    let said = match value {
        Value::Null if question.optional => None,
        value if question.several => {
            // One of them is a list of one.
            let values = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
            let parts = values.iter().map(|value| option(&question, value).ok_or_else(impossible));
            Said::several(parts.collect::<Result<_, Error>>()?)
        }
        Value::Number(number) if question.number.is_some() => {
            let number = number
                .as_i64()
                .filter(|number| question.number.is_some_and(|(least, most)| (least..=most).contains(number)));
            Some(Said::Number(number.ok_or_else(impossible)?))
        }
        Value::String(text) if question.options.is_empty() && question.number.is_none() => {
            Some(Said::Word(text.clone()))
        }
        value => Some(option(&question, value).ok_or_else(impossible)?),
    };
    interview.answer(said).map_err(|problem| Error::of(&problem))
}

/// Returns what can be answered.
fn possible(question: &referee::NextQuestion) -> Message {
    let choice = |said: &Said| {
        let (value, text) = (value_of(said).to_string(), words::answer(question.topic, said));
        message!("interview-choice", value, text)
    };
    let possible = match question.number {
        Some((least, most)) => message!("interview-possible-number", least, most),
        None if question.options.is_empty() => message!("interview-possible-text"),
        None => message!("interview-possible", answers = Arg::list(question.options.iter().map(choice), Join::Comma)),
    };
    if question.optional { message!("interview-possible-open", possible) } else { possible }
}

/// Returns the option that JSON names.
fn option(question: &referee::NextQuestion, value: &Value) -> Option<Said> {
    question.options.iter().find(|option| value_of(option) == *value).cloned()
}

/// Returns what an answer is in JSON.
fn value_of(said: &Said) -> Value {
    match said {
        Said::YesNo(yes) => json!(yes),
        Said::Number(number) => json!(number),
        Said::Word(word) => json!(word),
        Said::Seat(seat) => json!(seat),
        Said::Seats(seats) => json!(seats),
        Said::Team(team) => json!(team),
        Said::Card(card) => json!(card),
        Said::Class(class) => json!(class.letter()),
        Said::Nobody => json!("nobody"),
        // These are for files only.
        Said::Cards(_) | Said::Classes(_) | Said::Hands(_) | Said::Votes(_) | Said::Trick(..) | Said::Query(_) => {
            json!(said.to_string())
        }
    }
}

/// The next question, or the ruling.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct InterviewAnswer {
    /// The entry of the handbook, if it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<&'static str>,
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The claim of all remaining tricks that was sent with the position, in words: who makes it, and how he plays.
    pub announced: Vec<Answered>,
    /// Questions and answers so far, in words.
    pub answered: Vec<Answered>,
    /// The next question, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Asked>,
    /// The ruling, if everything is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<ruling::RulingAnswer>,
}

/// A question with its answer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Answered {
    /// The question.
    pub question: String,
    /// The answer.
    pub answer: String,
}

impl Answered {
    fn of(language: Language, interview: &Interview, told: &Announced) -> Vec<Self> {
        let rows = words::announced(interview.rules(), told).into_iter();
        rows.map(|(question, answer)| Self { question: question.text(language), answer: answer.text(language) })
            .collect()
    }
}

/// A question with what can be answered.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Asked {
    /// Subject: `entry`, `game`, `soloist`, `solo_kind`, `offender`, `absagen`, `claimant`, `claimant_acted`, `manner`, `suits`,
    /// `order`, or the name of a fact.
    pub topic: &'static str,
    /// The question.
    pub text: String,
    /// Reason for asking.
    pub why: String,
    /// Possible answers; empty if a number or a text is wanted.
    pub choices: Vec<Choice>,
    /// The least and the greatest number that can be answered, if a number is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<(i64, i64)>,
    /// Whether several choices can be answered, in an order; one that is listed twice is there twice.
    pub several: bool,
    /// Whether it can be left open.
    pub optional: bool,
}

/// Something that can be answered.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Choice {
    /// Value that is sent as the answer.
    pub value: Value,
    /// The same in words.
    pub text: String,
}

impl Asked {
    /// Returns a question of a conversation in words.
    #[must_use]
    pub fn of(language: Language, interview: &Interview, question: &referee::NextQuestion) -> Self {
        let choice =
            |said: &Said| Choice { value: value_of(said), text: words::answer(question.topic, said).text(language) };
        Self {
            topic: topic_name(question.topic),
            text: words::ask(interview.entry(), question.topic).text(language),
            why: words::why_asked(question.topic).text(language),
            choices: question.options.iter().map(choice).collect(),
            number: question.number,
            several: question.several,
            optional: question.optional,
        }
    }
}

const fn topic_name(topic: Topic) -> &'static str {
    match topic {
        Topic::Game => "game",
        Topic::Soloist => "soloist",
        Topic::SoloKind => "solo_kind",
        Topic::Offender => "offender",
        Topic::Absagen => "absagen",
        Topic::Claimant => "claimant",
        Topic::ClaimantActed => "claimant_acted",
        Topic::Manner => "manner",
        Topic::Suits => "suits",
        Topic::Order => "order",
        Topic::Fact(fact) => fact.name,
    }
}

impl InterviewAnswer {
    /// Returns the next question of a conversation, or its ruling.
    fn of(language: Language, interview: &Interview) -> Result<Self, Error> {
        let next = interview.next();
        let ruling = match &next {
            Some(_) => None,
            None => {
                let case = interview.case().map_err(|problem| Error::of(&problem))?;
                let ruling = referee::rule(&case).map_err(|problem| Error::of(&problem))?;
                Some(ruling::RulingAnswer::new(language, ruling, case))
            }
        };
        let answered = interview.answers().iter().map(|(topic, said)| Answered {
            question: words::ask(interview.entry(), *topic).text(language),
            answer: match said {
                Some(said) => words::answer(*topic, said).text(language),
                None => message!("interview-open").text(language),
            },
        });
        Ok(Self {
            entry: Some(interview.entry().number),
            title: Some(words::title(interview.entry().number).text(language)),
            announced: interview.announced().map_or_else(Vec::new, |told| Answered::of(language, interview, told)),
            answered: answered.collect(),
            question: next.map(|question| Asked::of(language, interview, &question)),
            ruling,
        })
    }

    /// Returns the question what has happened; what comes nearest is offered if nothing fits.
    fn choose_entry(language: Language, found: &catalogue::CatalogueAnswer) -> Self {
        let entries = if found.entries.is_empty() { &found.nearest } else { &found.entries };
        let choice = |entry: &catalogue::Entry| Choice {
            value: entry.entry.into(),
            text: format!("{}  {}", entry.entry, entry.title),
        };
        let asked = Asked {
            topic: "entry",
            text: message!("ask-entry").text(language),
            why: message!("ask-entry.why").text(language),
            choices: entries.iter().map(choice).collect(),
            number: None,
            several: false,
            optional: false,
        };
        let (announced, answered) = (Vec::new(), Vec::new());
        Self { entry: None, title: None, announced, answered, question: Some(asked), ruling: None }
    }
}

impl question::Answer for InterviewAnswer {
    fn line(&self) -> String {
        match (&self.question, &self.ruling) {
            (Some(asked), _) => format!("? {}", asked.topic),
            (None, Some(ruling)) => ruling.line(),
            (None, None) => String::new(),
        }
    }

    fn rows(&self, language: Language) -> Vec<String> {
        if let Some(ruling) = &self.ruling {
            return ruling.rows(language);
        }
        let Some(asked) = &self.question else { return Vec::new() };
        let mut rows = vec![styled(&asked.text, BOLD), styled(&asked.why, DIM)];
        rows.extend(asked.choices.iter().map(|choice| format!("- {}", choice.text)));
        if let Some((least, most)) = asked.number {
            rows.push(format!("- {}", message!("number-from-to", least, most).text(language)));
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer as _, Question as _};

    fn ask(answers: &[Value]) -> InterviewAnswer {
        let question = InterviewQuestion {
            entry: Some("3.8.1".to_owned()),
            answers: answers.to_vec(),
            ..InterviewQuestion::default()
        };
        question.answer(&Context::new(Language::German)).expect("there is an answer")
    }

    #[test]
    fn answers_lead_to_a_ruling_without_anything_being_remembered() {
        let mut answers = Vec::new();
        let ruling = loop {
            let answer = ask(&answers);
            assert!(answers.len() < 20, "{answer:?}");
            let Some(asked) = answer.question else { break answer };
            answers.push(match (asked.number, asked.topic) {
                (Some((least, _)), _) => json!(least),
                (None, "offender") => json!("E"),
                (None, "claimant") => json!("N"),
                _ => asked.choices[0].value.clone(),
            });
        };
        assert_eq!(ruling.answered.len(), answers.len());
        assert!(ruling.rows(Language::German)[1].contains("schwerwiegend"), "{ruling:?}");
    }

    #[test]
    fn an_answer_that_is_no_choice_is_refused_with_the_question() {
        let question = InterviewQuestion {
            entry: Some("3.8.1".to_owned()),
            answers: vec![json!("skat")],
            ..InterviewQuestion::default()
        };
        let error = question.answer(&Context::new(Language::German)).expect_err("it is not a game");
        assert!(error.text(Language::German).contains("Welches Spiel wird gespielt?"), "{error}");
        let help = error.help().expect("what is possible").text(Language::German);
        assert!(help.starts_with("Möglich ist: \"normal\" (Normalspiel), "), "{help}");
    }
}
