//! A rule set in plain sentences, as one would pin it to the wall.

mod chapters;
mod sentences;
mod simplify;

pub use chapters::{effective, heading_and_options};

use crate::paint::{BOLD, folded, styled};
use crate::protocol::escaped;
use chapters::CHAPTERS;
use game::Rules;
use schemars::JsonSchema;
use serde::Serialize;
use sim::report::generator;
use text::{Language, Message, Texts, message};

/// A rule set in sentences.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Wall {
    /// The heading, with the name of the rule set.
    pub title: String,
    /// Rules that hold unless the wall says otherwise.
    pub based_on: String,
    /// The sections, in the order of a rule book.
    pub sections: Vec<Section>,
}

/// A part of the rules.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// Sentences of the section.
    pub sentences: Vec<String>,
}

/// Returns what the wall says of an option; `None` if nothing need be said of it.
pub(super) fn sentence(language: Language, rules: &Rules, option: &'static str) -> Option<String> {
    let rules = &effective(rules);
    let acts = CHAPTERS.iter().any(|chapter| chapter.acting(rules).any(|acting| acting == option));
    let texts = Texts::of(language);
    let message = sentences::of(texts, rules, option).filter(|_| acts)?;
    Some(texts.say(&sentences::with_facts(rules, message)))
}

impl Wall {
    /// Returns the rule set in sentences; what nothing need be said of is left out.
    #[must_use]
    pub fn of(language: Language, rules: &Rules) -> Self {
        let (texts, rules) = (Texts::of(language), &effective(rules));
        let told = CHAPTERS.iter().map(|chapter| Section {
            heading: texts.say(&Message::new(chapter.heading)),
            sentences: sentences::opening(rules, chapter.heading)
                .into_iter()
                .chain(chapter.acting(rules).filter_map(|option| sentences::of(texts, rules, option)))
                .chain(sentences::closing(rules, chapter.heading))
                .map(|message| texts.say(&sentences::with_facts(rules, message)))
                .collect(),
        });
        let book = rules.book.of(["wall-book-ddv", "wall-book-bsv", "wall-book-recklinghausen", "wall-book-tsr"]);
        Self {
            title: message!("wall-title", name = &*rules.name).text(language),
            based_on: message!("wall-based-on", book = Message::new(book)).text(language),
            sections: told.filter(|section| !section.sentences.is_empty()).collect(),
        }
    }

    /// Returns the rows for people, folded to this width.
    #[must_use]
    pub fn rows_within(&self, width: usize) -> Vec<String> {
        const INDENT: &str = "  ";
        let mut rows = folded(&self.title, width).into_iter().map(|row| styled(&row, BOLD)).collect::<Vec<_>>();
        for section in &self.sections {
            rows.push(String::new());
            rows.push(styled(&section.heading, BOLD));
            for sentence in &section.sentences {
                let lines = folded(sentence, width - 2 * INDENT.len());
                rows.extend(lines.into_iter().enumerate().map(|(i, line)| match i {
                    0 => format!("{INDENT}- {line}"),
                    _ => format!("{INDENT}{INDENT}{line}"),
                }));
            }
        }
        rows.push(String::new());
        rows.extend(folded(&self.based_on, width));
        rows
    }

    /// Returns the page, which needs nothing besides itself.
    #[must_use]
    pub fn html(&self, language: Language) -> String {
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{}\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n<h1>{title}</h1>\n",
            generator("rules explain"),
            title = escaped(&self.title),
        );
        for section in &self.sections {
            let sentences: Vec<String> =
                section.sentences.iter().map(|sentence| format!("<li>{}</li>\n", escaped(sentence))).collect();
            let heading = escaped(&section.heading);
            html.push_str(&format!("<section>\n<h2>{heading}</h2>\n<ul>\n{}</ul>\n</section>\n", sentences.concat()));
        }
        html.push_str(&format!("<p>{}</p>\n", escaped(&self.based_on)));
        html
    }
}

/// Two columns on paper, one on a phone.
const STYLE: &str = "body{font:16px/1.45 Georgia,serif;max-width:60em;margin:1.5em auto;padding:0 1em;color:#222;\
    background:#fff}h1{font-size:1.6em;border-bottom:2px solid}h2{font-size:1.1em;margin:.9em 0 .2em}\
    ul{margin:0;padding-left:1.2em}li{margin:.15em 0}section{break-inside:avoid}\
    @media (min-width:50em),print{body{columns:2;column-gap:2.5em}h1,p{column-span:all}}\
    @media print{body{font-size:10.5pt;margin:0;max-width:none}}";
