//! Which entries of the referees' handbook are about something?

use crate::context::Context;
use crate::error::Error;
use crate::paint::{BOLD, DIM, styled};
use crate::question;
use game::Rules;
use referee::entry::{self, Ask};
use referee::text::{allowed, question, row, title, why};
use referee::{Found, MOST_LETTERS, catalogue, search};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use text::brief;
use text::{Language, Message, message};

/// Asks for the entries of the handbook that fit some words, German or English, or for the one with this number.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CatalogueQuestion {
    /// Search words, or a number; empty: all entries are listed.
    #[serde(default)]
    pub words: String,
}

impl question::Question for CatalogueQuestion {
    const NAME: &'static str = "catalogue";
    type Answer = CatalogueAnswer;

    fn answer(self, context: &Context) -> Result<CatalogueAnswer, Error> {
        answer(&context.rules(), &self.words, context.language)
    }
}

/// Returns the entries of a rule set that fit some words.
///
/// # Errors
/// Returns that no entry has this number, or that the text is too long to be looked for.
pub fn answer(rules: &Rules, words: &str, language: Language) -> Result<CatalogueAnswer, Error> {
    let n = words.chars().count();
    if MOST_LETTERS < n {
        return Err(Error::new(message!("catalogue-too-long", words = brief(words), n, most = MOST_LETTERS)));
    }
    let of = |entries: Vec<&'static entry::Entry>| -> Vec<Entry> {
        entries.into_iter().map(|entry| Entry::new(entry, rules, language)).collect()
    };
    let problem = match catalogue::find(rules, words) {
        Ok(entry) => {
            return Ok(CatalogueAnswer { words: words.to_owned(), entries: of(vec![entry]), nearest: Vec::new() });
        }
        Err(problem) => problem,
    };
    let Found { entries, nearest } = search(rules, words);
    if entries.is_empty() && words.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(Error::of(&problem));
    }
    Ok(CatalogueAnswer { words: words.to_owned(), entries: of(entries), nearest: of(nearest) })
}

/// Entries of the handbook.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CatalogueAnswer {
    /// The words.
    pub words: String,
    /// The entries that fit, the best first.
    pub entries: Vec<Entry>,
    /// If none does, those that come nearest.
    pub nearest: Vec<Entry>,
}

/// An entry of the handbook.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Entry {
    /// Its number.
    pub entry: &'static str,
    /// Its title.
    pub title: String,
    /// Paragraphs of the tournament rules that say the same.
    pub tsr: &'static str,
    /// Rows of the entry, which decide its class.
    pub rows: Vec<Row>,
    /// Facts that the entry asks for.
    pub facts: Vec<Fact>,
    /// The paragraphs in the text of the rule set, for people.
    #[serde(skip)]
    beside: String,
}

/// Decision of an entry in one case.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Row {
    /// Its name.
    pub row: &'static str,
    /// The class of the breach.
    pub class: &'static str,
    /// The decision.
    pub text: String,
}

/// Something that an entry asks for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fact {
    /// Its name in the facts of a case.
    pub name: &'static str,
    /// The question.
    pub question: String,
    /// Reason for asking.
    pub why: String,
    /// Allowed values.
    pub allowed: String,
    /// The same in words, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<String>,
}

impl Entry {
    fn new(entry: &entry::Entry, rules: &Rules, language: Language) -> Self {
        let rows = entry.rows.iter().map(|decided| Row {
            row: decided.name,
            class: decided.class.name(),
            text: row(rules, entry.number, decided.name).text(language),
        });
        let facts = entry.asks.iter().map(|Ask { fact, .. }| Fact {
            name: fact.name,
            question: question(entry.number, fact.name).text(language),
            why: why(fact.name).text(language),
            allowed: fact.kind.to_string(),
            answers: allowed(*fact).map(|answers| answers.text(language)),
        });
        Self {
            entry: entry.number,
            title: title(entry.number).text(language),
            tsr: entry.tsr,
            rows: rows.collect(),
            facts: facts.collect(),
            beside: entry.in_rules(rules),
        }
    }

    /// Returns number and title.
    fn headline(&self) -> String {
        format!("{}  {}", styled(&format!("{:<8}", self.entry), BOLD), self.title)
    }

    /// Returns everything the entry says: its decisions, then its questions, each with what files call it.
    fn rows(&self, language: Language) -> Vec<String> {
        let beside = format!("  {}", self.beside);
        let heading = format!("{}  {}{}", styled(self.entry, BOLD), self.title, styled(beside.trim_end(), DIM));
        let decided = self.rows.iter().map(|row| format!("  - {}", row.text));
        let mut rows: Vec<String> = std::iter::once(heading).chain(decided).collect();
        if self.facts.is_empty() {
            return rows;
        }
        rows.push(format!("  {}", message!("catalogue-asks").text(language)));
        for fact in &self.facts {
            let answers = fact.answers.as_ref().map_or_else(String::new, |answers| format!(" ({answers})"));
            rows.push(format!("  - {}{answers}", fact.question));
            rows.push(format!("    {}", styled(&format!("`{}: {}`", fact.name, fact.allowed), DIM)));
        }
        rows
    }
}

impl question::Answer for CatalogueAnswer {
    /// Returns the entries, a line each.
    fn line(&self) -> String {
        let lines: Vec<String> = self.entries.iter().map(|entry| format!("{}\t{}", entry.entry, entry.title)).collect();
        lines.join("\n")
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let say = |message: Message| message.text(language);
        match &self.entries[..] {
            [] => {
                let nothing = say(message!("catalogue-nothing", words = &self.words, n = self.nearest.len()));
                let nearest = self.nearest.iter().map(Entry::headline);
                [nothing].into_iter().chain(nearest).collect()
            }
            [only] => only.rows(language),
            entries => entries.iter().map(Entry::headline).collect(),
        }
    }
}
