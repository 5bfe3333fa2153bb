//! What all commands share: the rule sets, the language, the output.

use crate::input::{From, Input, cannot_read};
use crate::lang::Lang;
use crate::trouble::{Failure, Source, Trouble};
use anstream::AutoStream;
use clap::{Args, ValueEnum};
use game::notation::{RuleBook, Span, closest, parse_position};
use game::rules_file::parse_rules;
use game::{Position, Rules};
use schemars::JsonSchema;
use serde::Serialize;
use std::fs;
use std::io::{self, IsTerminal, Stdout, Write};
use std::path::Path;

/// How the program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Everything was answered with yes, or there was no question.
    Done,
    /// Some answer is no.
    No,
    /// Some input is wrong.
    BadInput,
}

/// How answers are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// `text` on a terminal, `lines` otherwise.
    #[default]
    Auto,
    /// Text for people, in the language of --lang.
    Text,
    /// One line for each question, the answer first.
    Lines,
    /// One JSON object a line.
    Json,
}

/// How to write, as asked for.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Output {
    /// How to write: text on a terminal and lines in a pipe unless you say otherwise.
    #[arg(long, value_enum, default_value_t)]
    format: Format,

    /// The same as --format json.
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

impl Output {
    /// Returns the format to write in; `text` is what auto stands for if only people can want what was asked.
    pub(crate) fn format(self, wants_text: bool) -> Format {
        match self.format {
            _ if self.json => Format::Json,
            Format::Auto if wants_text || io::stdout().is_terminal() => Format::Text,
            Format::Auto => Format::Lines,
            asked => asked,
        }
    }
}

/// What all commands share.
pub(crate) struct Session {
    /// The rule sets that can be named.
    pub(crate) book: RuleBook,
    /// The language of text for people.
    pub(crate) lang: Lang,
    /// The standard output.
    pub(crate) out: AutoStream<Stdout>,
}

impl Session {
    /// Returns the session with the rule set that `--rules` names, by file or by name.
    pub(crate) fn new(rules: Option<&str>, lang: Option<Lang>) -> Result<Self, Trouble> {
        let book = RuleBook::published();
        let book = match rules {
            Some(rules) => {
                let rules = find_rules(&book, rules)?;
                book.with_default(rules)
            }
            None => book,
        };
        let lang = lang.unwrap_or_else(Lang::of_system);
        Ok(Self { book, lang, out: AutoStream::new(io::stdout(), AutoStream::choice(&io::stdout())) })
    }

    /// Returns the rule set of `--rules`, or that of the DDV.
    pub(crate) fn rules(&self) -> Rules {
        self.book.default_rules().cloned().unwrap_or(Rules::DDV)
    }

    /// Writes one line of JSON.
    pub(crate) fn write_json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(value).map_err(io::Error::from)?;
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Answers every position of an input in turn. What cannot be read or answered is told in its place and on the
    /// standard error stream.
    pub(crate) fn answer_positions(
        &mut self,
        mut input: Input,
        format: Format,
        mut answer: impl FnMut(&mut Self, &Position, &Source) -> Result<Exit, Failure>,
    ) -> Result<Exit, Failure> {
        let mut exit = Exit::Done;
        while let Some(line) = input.next_line()? {
            let answered = match line {
                Ok(source) => match parse_position(&source.text, &self.book) {
                    Ok(position) => answer(self, &position, &source),
                    Err(error) => Err(Trouble::of_notation(&error, source).into()),
                },
                Err(trouble) => Err(trouble.into()),
            };
            exit = exit.max(match answered {
                Err(Failure::Trouble(trouble)) => {
                    let number = (input.from() == From::File).then_some(input.line_number());
                    self.tell(&trouble, number, format)?;
                    Exit::BadInput
                }
                answered => answered?,
            });
        }
        Ok(exit)
    }

    /// Tells of everything that is wrong with one question: each thing on the standard error stream, and all in one
    /// line in the place of the answer.
    pub(crate) fn tell_all(&mut self, troubles: &[Trouble], line: usize, format: Format) -> Result<(), Failure> {
        troubles.iter().for_each(Trouble::show);
        let messages: Vec<&str> = troubles.iter().map(Trouble::message).collect();
        let mut all = Trouble::new(messages.join("; "));
        if let [Some(help)] = troubles.iter().map(Trouble::help_text).collect::<Vec<_>>()[..] {
            all = all.with_help(help);
        }
        self.answer_error(&all, Some(line), format)
    }

    /// Tells of a bad line, in its place and on the standard error stream.
    fn tell(&mut self, trouble: &Trouble, line: Option<usize>, format: Format) -> Result<(), Failure> {
        trouble.show();
        self.answer_error(trouble, line, format)
    }

    fn answer_error(&mut self, trouble: &Trouble, line: Option<usize>, format: Format) -> Result<(), Failure> {
        let place = line.map_or_else(String::new, |number| format!("line {number}: "));
        match format {
            Format::Text => Ok(()),
            Format::Json => self.write_json(&ErrorAnswer::new(trouble, line)),
            Format::Auto | Format::Lines => Ok(writeln!(self.out, "error: {place}{trouble}")?),
        }
    }
}

/// Returns the rule set with this name, or the one in this file.
pub(crate) fn find_rules(book: &RuleBook, rules: &str) -> Result<Rules, Trouble> {
    if let Some(rules) = book.get(rules) {
        return Ok(rules.clone());
    }
    let path = Path::new(rules);
    let is_path = path.extension().is_some() || path.exists() || rules.contains(std::path::MAIN_SEPARATOR);
    if !is_path {
        let names: Vec<&str> = book.names().collect();
        let help = match closest(rules, names.iter().copied()) {
            Some(name) => format!("did you mean {name}?"),
            None => format!("name one of {}, or a rule file such as my-club.toml", names.join(", ")),
        };
        return Err(Trouble::new(format!("there is no rule set \"{rules}\"")).with_help(help));
    }
    let text = fs::read_to_string(path).map_err(|error| cannot_read(rules, &error))?;
    parse_rules(&text, &name_of(path))
        .map_err(|error| Trouble::of_rules_file(&error, Source { name: rules.to_owned(), line: 1, text: text.clone() }))
}

/// Returns what a rule set is called whose file does not say so: the name of the file, as far as it can be one.
fn name_of(path: &Path) -> String {
    let stem = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().to_lowercase());
    let word: String = stem.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    if word.is_empty() || Rules::named(&word).is_some() { format!("{word}-club") } else { word }
}

/// The answer to a question that cannot be understood.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ErrorAnswer {
    /// The number of the line, from 1; absent if the question was an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// What is wrong.
    error: String,
    /// What to do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
    /// The parts of the line that are wrong, in bytes: first, and the one after the last.
    spans: Vec<(usize, usize)>,
}

impl ErrorAnswer {
    fn new(trouble: &Trouble, line: Option<usize>) -> Self {
        let spans = trouble.marks().iter().map(|label| {
            let Span { start, end } = label.span;
            (start, end)
        });
        Self {
            line,
            error: trouble.message().to_owned(),
            help: trouble.help_text().map(str::to_owned),
            spans: spans.collect(),
        }
    }
}
