//! What went wrong, shown with the text it is about.

use crate::excerpt::excerpt;
use crate::lang::Lang;
use game::notation::{Label, NotationError, visible, visible_lines};
use game::rules_file::RulesFileError;
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents, SourceCode,
    SourceSpan, SpanContents,
};
use std::fmt;
use std::io::{self, Write};

/// A text that somebody else wrote, or one line of it.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// The name of the file, or what stands for it.
    pub(crate) name: String,
    /// The number of the first line, from 1.
    pub(crate) line: usize,
    /// The text.
    pub(crate) text: String,
}

/// Something that went wrong, what to do about it and where it is.
#[derive(Debug)]
pub(crate) struct Trouble(Box<Parts>);

#[derive(Debug, Default)]
struct Parts {
    message: String,
    help: Option<String>,
    source: Option<Source>,
    labels: Vec<Label>,
    /// The language it is told in, if that is not English whatever the user speaks.
    lang: Option<Lang>,
}

/// Returns a text fit to be shown.
fn shown(text: &str) -> String {
    /// How many characters of a message are shown.
    const LONGEST: usize = 4000;
    let end = text.char_indices().nth(LONGEST).map(|(end, _)| end);
    match end {
        Some(end) => format!("{}…", visible_lines(&text[..end])),
        None => visible_lines(text).into_owned(),
    }
}

impl Trouble {
    /// Takes a message. What it quotes from outside is made visible; a message as long as a book is cut.
    pub(crate) fn new(message: impl AsRef<str>) -> Self {
        Self(Box::new(Parts { message: shown(message.as_ref()), ..Parts::default() }))
    }

    pub(crate) fn with_help(mut self, help: impl AsRef<str>) -> Self {
        self.0.help = Some(shown(help.as_ref()));
        self
    }

    pub(crate) fn in_source(mut self, source: Source, labels: &[Label]) -> Self {
        self.0.source = Some(source);
        self.0.labels = labels.to_vec();
        self
    }

    pub(crate) fn of_notation(error: &NotationError, source: Source, lang: Lang) -> Self {
        let language = lang.of_notation();
        let mut trouble = Self::new(error.message_in(language)).in_source(source, &error.labels_in(language));
        trouble.0.help = error.help_in(language).map(|help| shown(&help));
        trouble.0.lang = Some(lang);
        trouble
    }

    pub(crate) fn of_rules_file(error: &RulesFileError, source: Source) -> Self {
        let mut trouble = Self::new(error.to_string()).in_source(source, &error.labels);
        trouble.0.help = error.help().map(|help| shown(&help));
        trouble
    }

    /// Returns the message without its surroundings.
    pub(crate) fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns what to do about it.
    pub(crate) fn help_text(&self) -> Option<&str> {
        self.0.help.as_deref()
    }

    /// Returns the marked parts of the text.
    pub(crate) fn marks(&self) -> &[Label] {
        &self.0.labels
    }

    /// Returns it with as much of the text as is worth showing.
    fn excerpt(&self) -> Self {
        let Parts { message, help, source, labels, lang } = &*self.0;
        let (source, labels) = match source {
            Some(source) if !labels.is_empty() => {
                let (text, labels) = excerpt(&source.text, labels);
                let name = visible(&source.name).into_owned();
                (Some(Source { name, line: source.line, text }), labels)
            }
            _ => (None, Vec::new()),
        };
        let (message, help) = (message.clone(), help.clone());
        Self(Box::new(Parts { message, help, source, labels, lang: *lang }))
    }

    /// Shows it on the standard error stream.
    pub(crate) fn show(&self) {
        let mut text = String::new();
        let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode()).with_width(100);
        if handler.render_report(&mut text, &self.excerpt()).is_err() {
            text = format!("error: {}\n", self.0.message);
        }
        if self.0.lang == Some(Lang::De) {
            // A word as long as the one in its place, so that the lines stay where they are.
            text = text.replacen("help: ", "Tipp: ", 1);
        }
        // Nobody may be listening there, and that is no reason to stop.
        let _ = anstream::stderr().lock().write_all(text.as_bytes());
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Trouble {}

impl Diagnostic for Trouble {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.0.help.as_ref().map(|help| Box::new(help) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.0.source.as_ref().filter(|_| !self.0.labels.is_empty()).map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let labels = self.0.labels.iter().map(|Label { span, text }| {
            let text = (!text.is_empty()).then(|| text.clone());
            LabeledSpan::new(text, span.start, span.end - span.start)
        });
        Some(Box::new(labels))
    }
}

/// A single line is read at a time, so the snippet must be told which one it is.
impl SourceCode for Source {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let contents = self.text.read_span(span, before, after)?;
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            contents.data(),
            *contents.span(),
            contents.line() + self.line - 1,
            contents.column(),
            contents.line_count(),
        )))
    }
}

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The output cannot be written, most often because its reader has gone.
    Output(io::Error),
    /// Something is wrong with what was asked.
    Trouble(Trouble),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}
