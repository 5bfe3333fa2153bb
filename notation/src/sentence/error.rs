//! Why a line is not understood.

use crate::{Label, Span};
use text::{Localized, Message, brief, english_errors, message};

/// Why a line is no result, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultError {
    /// Kind of the error.
    pub problem: ResultProblem,
    /// The part of the line that is wrong.
    pub text: String,
    /// The parts of the line that are wrong.
    pub labels: Vec<Label>,
}

/// The problem of a line.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ResultProblem {
    /// The line is empty.
    Empty,
    /// The line is longer than this, in bytes.
    TooLong(usize),
    /// A word means nothing here.
    Unknown {
        /// A word that is written almost like it.
        meant: Option<String>,
    },
    /// A word can mean several things.
    Ambiguous(Vec<Message>),
    /// A player who sits out.
    SitsOut,
    /// A number that is too large.
    Number,
    /// A word that fits nowhere in its clause.
    Stray,
    /// Something is said of nobody.
    OfWhom,
    /// "schwarz", which may be said or played.
    Schwarz,
    /// "of", which may be who earns it or who loses it.
    FuchsOf,
    /// A thing is stated twice, not in the same way.
    Twice,
    /// Only one of the two players of a Hochzeit is named.
    HochzeitPartner,
    /// A word that can belong to what stands before it or to what stands behind it.
    Comma,
    /// A side that may be named, or may be its Ansage.
    Announced,
    /// An Absage without its stage.
    Stage,
    /// One player of a side, who may be alone or have a partner.
    Partner,
    /// The Augen of both sides beside Kontra.
    Pair,
}

impl ResultError {
    pub(super) const fn whole(problem: ResultProblem) -> Self {
        Self { problem, text: String::new(), labels: Vec::new() }
    }

    pub(super) fn at(problem: ResultProblem, span: Span) -> Self {
        Self { problem, text: String::new(), labels: vec![Label::new(span)] }
    }

    /// Quotes what is wrong from the line.
    pub(super) fn quoting(mut self, line: &str) -> Self {
        self.text = self.labels.first().map_or_else(String::new, |label| label.span.of(line).to_owned());
        self
    }
}

impl Localized for ResultError {
    fn message(&self) -> Message {
        let text = brief(&self.text);
        match &self.problem {
            ResultProblem::Empty => Message::new("result-line-empty"),
            ResultProblem::TooLong(most) => message!("result-line-too-long", most = *most),
            ResultProblem::Unknown { .. } => message!("result-line-unknown", text),
            ResultProblem::Ambiguous(meanings) => {
                let meanings = text::Arg::list(meanings, text::Join::Or);
                message!("word-ambiguous", text, meanings)
            }
            ResultProblem::SitsOut => message!("result-line-sits-out", text),
            ResultProblem::Number => message!("result-line-number", text),
            ResultProblem::Stray => message!("result-line-stray", text),
            ResultProblem::OfWhom => message!("result-line-of-whom", text),
            ResultProblem::Schwarz => Message::new("result-line-schwarz"),
            ResultProblem::FuchsOf => message!("result-line-fuchs-of", text),
            ResultProblem::Twice => message!("result-line-twice", text),
            ResultProblem::HochzeitPartner => Message::new("result-line-hochzeit"),
            ResultProblem::Comma => message!("result-line-comma", text),
            ResultProblem::Announced => message!("result-line-announced", text),
            ResultProblem::Stage => message!("result-line-stage", text),
            ResultProblem::Partner => message!("result-line-partner", text),
            ResultProblem::Pair => message!("result-line-pair", text),
        }
    }

    fn help(&self) -> Option<Message> {
        match &self.problem {
            ResultProblem::Unknown { meant: Some(meant), .. } => Some(message!("did-you-mean", name = meant)),
            ResultProblem::Empty | ResultProblem::Unknown { .. } => Some(Message::new("result-line-example")),
            ResultProblem::OfWhom => Some(message!("result-line-of-whom.help", text = brief(&self.text))),
            ResultProblem::Schwarz => Some(Message::new("result-line-schwarz.help")),
            ResultProblem::HochzeitPartner => Some(Message::new("result-line-hochzeit.help")),
            ResultProblem::FuchsOf => Some(Message::new("result-line-fuchs-of.help")),
            ResultProblem::Comma => Some(Message::new("result-line-comma.help")),
            ResultProblem::Announced => Some(Message::new("result-line-announced.help")),
            ResultProblem::Stage => Some(Message::new("result-line-stage.help")),
            ResultProblem::Partner => Some(Message::new("result-line-partner.help")),
            ResultProblem::Pair => Some(Message::new("result-line-pair.help")),
            _ => None,
        }
    }
}

english_errors!(ResultError);
