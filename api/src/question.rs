//! What all questions and their answers have in common.

use crate::context::Context;
use crate::error::Error;
use crate::host::Host;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use text::Language;

/// A question that can be asked.
pub trait Question: DeserializeOwned + JsonSchema {
    /// Name of the question in a request.
    const NAME: &'static str;
    /// Its answer.
    type Answer: Answer + Serialize + JsonSchema;

    /// Returns the answer.
    ///
    /// # Errors
    /// Returns what is wrong with the question.
    fn answer(self, context: &Context) -> Result<Self::Answer, Error>;

    /// Returns the answer while a host waits for it. Only long questions report their progress.
    ///
    /// # Errors
    /// Returns what is wrong with the question, or that it was stopped.
    fn answer_for(self, context: &Context, _: &mut dyn Host) -> Result<Self::Answer, Error> {
        self.answer(context)
    }
}

/// An answer in words.
pub trait Answer {
    /// Returns the answer in one line for a pipe, the same in every language.
    fn line(&self) -> String;

    /// Returns the text for people, row by row, with styles; see [`paint`](crate::paint).
    fn rows(&self, language: Language) -> Vec<String>;
}
