//! What went wrong, shown with the text it is about.

use crate::excerpt::excerpt;
use crate::lang;
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents, SourceCode,
    SourceSpan, SpanContents,
};
use notation::Label;
use std::fmt;
use std::io::{self, Write};
use text::visible;
use text::{Language, message};

pub(crate) use api::{Error as Trouble, Source};

/// Shows what went wrong on the standard error stream.
pub(crate) trait Show {
    /// Shows it.
    fn show(&self);
}

impl Show for Trouble {
    fn show(&self) {
        let language = lang::language();
        let mut report = Report::of(self, language);
        let help = report.help.take();
        let mut text = rendered(&report);
        if help.is_some() {
            // The word before the help is the first one behind all else. The one in its place is as long, so that the lines
            // stay where they are.
            let n_bytes = text.len();
            report.help = help;
            text = rendered(&report);
            let help = text.split_off(n_bytes);
            text += &help.replacen("help:", &message!("trouble-help").text(language), 1);
        }
        // The stream may be closed, which is no reason to stop.
        let _ = anstream::stderr().lock().write_all(text.as_bytes());
    }
}

/// Returns a report as it is shown.
fn rendered(report: &Report) -> String {
    let mut text = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode()).with_width(100);
    match handler.render_report(&mut text, report) {
        Ok(()) => text,
        Err(_) => format!("{report}\n"),
    }
}

/// An error in words, with an excerpt of the text in question.
#[derive(Debug)]
struct Report {
    message: String,
    help: Option<String>,
    source: Option<Shown>,
    labels: Vec<Label>,
    language: Language,
}

impl Report {
    fn of(trouble: &Trouble, language: Language) -> Self {
        let (source, labels) = match trouble.source() {
            Some(source) if !trouble.labels().is_empty() => {
                let (text, labels) = excerpt(&source.text, trouble.labels());
                let name = visible(&source.name).into_owned();
                (Some(Shown(Source { name, line: source.line, text })), labels)
            }
            _ => (None, Vec::new()),
        };
        Self { message: trouble.text(language), help: trouble.help_text(language), source, labels, language }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Report {}

impl Diagnostic for Report {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help.as_ref().map(|help| Box::new(help) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.source.as_ref().map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let labels = self.labels.iter().map(|Label { span, text }| {
            let text = text.as_ref().map(|text| text.text(self.language));
            LabeledSpan::new(text, span.start, span.end - span.start)
        });
        Some(Box::new(labels))
    }
}

/// A text as it is shown.
#[derive(Debug)]
struct Shown(Source);

/// A single line is read at a time, so the snippet needs its number.
impl SourceCode for Shown {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let contents = self.0.text.read_span(span, before, after)?;
        Ok(Box::new(MietteSpanContents::new_named(
            self.0.name.clone(),
            contents.data(),
            *contents.span(),
            contents.line() + self.0.line - 1,
            contents.column(),
            contents.line_count(),
        )))
    }
}

/// Reason why a command ends early.
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
