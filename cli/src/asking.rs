//! What all commands share that ask their way on a terminal.

use crate::trouble::{Failure, Trouble};
use api::layout::{COLUMNS, fold};
use comfy_table::Table;
use inquire::ui::{RenderConfig, Styled};
use inquire::{InquireError, set_global_render_config};
use std::fmt;
use std::io::{self, IsTerminal};
use text::{Language, Message, message};

/// An option with the words it is shown in.
pub(crate) struct Shown<T> {
    pub(crate) value: T,
    pub(crate) text: String,
}

impl<T> fmt::Display for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Refuses to ask without a terminal, and says how to do without; otherwise gets ready to ask.
pub(crate) fn begin_asking(language: Language, without: Message) -> Result<(), Trouble> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Trouble::new(message!("wizard-no-terminal")).with_help(without));
    }
    name_what_ends_a_question(language);
    Ok(())
}

/// Lets a question that Esc has ended say so in the language of the run.
fn name_what_ends_a_question(language: Language) {
    // The questions need it as long as the program runs.
    let canceled: &'static str = message!("wizard-canceled").text(language).leak();
    set_global_render_config(RenderConfig::default().with_canceled_prompt_indicator(Styled::new(canceled)));
}

/// Returns why a question is asked, and which keys answer it, in rows that fit: a terminal would break them within words.
pub(crate) fn help(language: Language, why: &str, keys: &'static str) -> String {
    let text = message!("wizard-why-and-keys", why, keys = Message::new(keys)).text(language);
    // It stands in brackets.
    fold(&text, columns() - 2).join("\n ")
}

/// Returns as many words of an option as fit in a row beside its mark.
pub(crate) fn in_a_row(text: &str) -> String {
    const MARK: usize = 3;
    let rows = fold(text, columns() - MARK);
    match &rows[..] {
        [_, _, ..] => format!("{} …", fold(text, columns() - MARK - 2)[0]),
        _ => text.to_owned(),
    }
}

/// Esc is an answer, Ctrl-C ends the program.
pub(crate) fn ended<T>(typed: Result<T, InquireError>) -> Result<Option<T>, Failure> {
    match typed {
        Ok(typed) => Ok(Some(typed)),
        Err(InquireError::OperationCanceled) => Ok(None),
        Err(InquireError::OperationInterrupted) => Err(Trouble::new(message!("wizard-interrupted")).into()),
        Err(InquireError::IO(error)) => Err(error.into()),
        Err(error) => Err(Trouble::new(Message::verbatim(error.to_string())).into()),
    }
}

/// Returns the number of columns of the terminal; a usual number if it is unknown.
pub(crate) fn columns() -> usize {
    /// Least width; narrower terminals break the lines themselves.
    const NARROWEST: usize = 40;
    Table::new().width().map_or(COLUMNS, |columns| usize::from(columns).max(NARROWEST))
}
