//! What is wrong with a question: what, what to do about it, and where.

use crate::context::Context;
use game::Position;
use notation::{Label, Span, parse_position};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;
use text::visible_lines;
use text::{Language, Localized, Message, message};

/// A text given by the user, or some lines of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name of the file, or what stands for it.
    pub name: String,
    /// The number of the first line, from 1.
    pub line: usize,
    /// The text.
    pub text: String,
}

impl Source {
    /// Returns the text of a question that stands nowhere.
    #[must_use]
    pub fn of_question(text: impl Into<String>) -> Self {
        Self { name: String::new(), line: 1, text: text.into() }
    }
}

/// Something that is wrong with a question.
#[derive(Clone, Debug)]
pub struct Error(Box<Parts>);

#[derive(Clone, Debug)]
struct Parts {
    message: Message,
    help: Option<Message>,
    source: Option<Source>,
    labels: Vec<Label>,
    code: Option<&'static str>,
}

impl Error {
    /// Returns the error that says this.
    #[must_use]
    pub fn new(message: Message) -> Self {
        Self(Box::new(Parts { message, help: None, source: None, labels: Vec::new(), code: None }))
    }

    /// Returns an error of one of the crates below, with its help.
    #[must_use]
    pub fn of(error: &impl Localized) -> Self {
        let mut told = Self::new(error.message());
        told.0.help = error.help();
        told
    }

    /// Says what to do about it.
    #[must_use]
    pub fn with_help(mut self, help: Message) -> Self {
        self.0.help = Some(help);
        self
    }

    /// Gives it a name by which programs tell it from others.
    #[must_use]
    pub fn with_code(mut self, code: &'static str) -> Self {
        self.0.code = Some(code);
        self
    }

    /// Says before everything else which part of a question it is about.
    #[must_use]
    pub fn at(mut self, place: Message) -> Self {
        self.0.message = message!("error-at", place = place, error = self.0.message);
        self
    }

    /// Says in which text it is, and where.
    #[must_use]
    pub fn in_source(mut self, source: Source, labels: &[Label]) -> Self {
        self.0.source = Some(source);
        self.0.labels = labels.to_vec();
        self
    }

    /// Returns what is wrong.
    #[must_use]
    pub fn message(&self) -> &Message {
        &self.0.message
    }

    /// Returns what to do about it.
    #[must_use]
    pub fn help(&self) -> Option<&Message> {
        self.0.help.as_ref()
    }

    /// Returns the text it is about.
    #[must_use]
    pub fn source(&self) -> Option<&Source> {
        self.0.source.as_ref()
    }

    /// Returns the parts of that text that are wrong, in its order.
    #[must_use]
    pub fn labels(&self) -> &[Label] {
        &self.0.labels
    }

    /// Returns what is wrong in words, fit to be shown.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        shown(&self.0.message.text(language))
    }

    /// Returns what to do about it in words, fit to be shown.
    #[must_use]
    pub fn help_text(&self, language: Language) -> Option<String> {
        self.0.help.as_ref().map(|help| shown(&help.text(language)))
    }

    /// Returns it for programs; `line` is the number of the line of a file that was asked about.
    #[must_use]
    pub fn answer(&self, language: Language, line: Option<usize>) -> ErrorAnswer {
        let spans = self.0.labels.iter().map(|label| {
            let Span { start, end } = label.span;
            (start, end)
        });
        ErrorAnswer {
            line,
            error: self.text(language),
            help: self.help_text(language),
            spans: spans.collect(),
            code: self.0.code,
        }
    }
}

/// Returns a text fit to be shown: what it quotes from outside is made visible, and a text as long as a book is cut.
fn shown(text: &str) -> String {
    /// Number of characters that are shown.
    const LONGEST: usize = 4000;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", visible_lines(&text[..end])),
        None => visible_lines(text).into_owned(),
    }
}

impl fmt::Display for Error {
    /// Writes what is wrong in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for Error {}

/// The answer to a question that cannot be understood.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorAnswer {
    /// The number of the line, from 1; absent if the question was no line of a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// Message that describes the error.
    pub error: String,
    /// Advice on the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The parts of the question's text that are wrong, in bytes: first, and the one after the last.
    pub spans: Vec<(usize, usize)>,
    /// Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
    /// than may be asked here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<&'static str>,
}

impl Context {
    /// Reads a position.
    ///
    /// # Errors
    /// Returns an error, with its place, if the text is not a position.
    pub fn position(&self, source: &Source) -> Result<Position, Error> {
        parse_position(&source.text, &self.book)
            .map_err(|error| Error::of(&error).in_source(source.clone(), &error.labels))
    }
}
