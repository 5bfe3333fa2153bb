//! Readers of arguments: the fields of questions that are arguments of the program, too.

use crate::error::Error;
use crate::numbers::Field;
use game::{Seat, Team};
use std::ops::{Bound, RangeBounds};
use std::str::FromStr;
use text::{Localized, Message, english_errors, message};

/// Reason why a text is not a value of an argument.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrong(Message);

english_errors!(Wrong);

impl Localized for Wrong {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

impl From<Message> for Wrong {
    fn from(message: Message) -> Self {
        Self(message)
    }
}

impl From<Error> for Wrong {
    fn from(error: Error) -> Self {
        Self::with_help(error.message().clone(), error.help().cloned())
    }
}

impl Wrong {
    /// Returns why, with what to do about it.
    pub fn of(error: &impl Localized) -> Self {
        Self::with_help(error.message(), error.help())
    }

    fn with_help(what: Message, help: Option<Message>) -> Self {
        match help {
            Some(help) => Self(message!("wrong-with-help", what, help)),
            None => Self(what),
        }
    }
}

/// Reads a value as its type does.
///
/// # Errors
/// Returns why it is none.
pub fn value<T: FromStr<Err: Localized>>(text: &str) -> Result<T, Wrong> {
    text.parse().map_err(|error| Wrong::of(&error))
}

/// Returns the reader of a whole number in `range`.
pub fn number<T: FromStr>(range: impl RangeBounds<u64> + Clone) -> impl Fn(&str) -> Result<T, Wrong> + Clone {
    move |text| {
        let is_within = text.parse().is_ok_and(|number: u64| range.contains(&number));
        let number = text.parse().ok().filter(|_| is_within);
        number.ok_or_else(|| match (range.start_bound(), range.end_bound()) {
            (Bound::Included(from), Bound::Included(to)) => message!("number-within", from, to).into(),
            (Bound::Included(least), _) => message!("number-at-least", least).into(),
            _ => message!("number-whole").into(),
        })
    }
}

/// Returns the reader of the whole number of a question, within its bounds.
pub fn within<T: FromStr>(field: Field) -> impl Fn(&str) -> Result<T, Wrong> + Clone {
    number(field.numbers.least() as u64..=field.numbers.most() as u64)
}

/// Reads a seat.
///
/// # Errors
/// Returns why it is none.
pub fn parse_seat(text: &str) -> Result<Seat, Wrong> {
    notation::parse_seat(text).map_err(|error| Wrong::of(&error))
}

/// Reads a side.
///
/// # Errors
/// Returns why it is none.
pub fn parse_team(text: &str) -> Result<Team, Wrong> {
    notation::parse_team(text).map_err(|error| Wrong::of(&error))
}

/// Returns the reader of a text that `check` accepts; the question reads it again.
pub(crate) fn checked<T, E: Into<Wrong>>(
    check: impl Fn(&str) -> Result<T, E> + Clone,
) -> impl Fn(&str) -> Result<String, Wrong> + Clone {
    move |text| check(text).map(|_| text.to_owned()).map_err(Into::into)
}
