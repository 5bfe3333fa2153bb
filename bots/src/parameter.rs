//! The parameters of a bot: their values, and the reasons why a text is not one.

use crate::number::Numbers;
use std::str::FromStr;
use std::time::Duration;

/// A parameter of a bot.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name in a [`Spec`](crate::Spec).
    pub name: &'static str,
    /// Default value.
    pub default: &'static str,
    /// The numbers that it may be; `None` if it is no number.
    pub numbers: Option<Numbers>,
    /// Effect of the parameter, in a few words.
    pub about: &'static str,
}

impl Parameter {
    pub(crate) const fn word(name: &'static str, default: &'static str, about: &'static str) -> Self {
        Self { name, default, numbers: None, about }
    }

    pub(crate) const fn number(
        name: &'static str,
        default: &'static str,
        numbers: Numbers,
        about: &'static str,
    ) -> Self {
        Self { name, default, numbers: Some(numbers), about }
    }
}

/// The parameters a bot is made with: what was given, or the default.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    parameters: &'static [Parameter],
    given: &'a [(String, String)],
}

impl<'a> Options<'a> {
    /// Returns the options of a bot with these parameters, of which the user has given `given`.
    pub(crate) const fn new(parameters: &'static [Parameter], given: &'a [(String, String)]) -> Self {
        Self { parameters, given }
    }

    /// Returns the text of a parameter of the bot, given or default.
    ///
    /// # Panics
    /// Panics if the bot has no such parameter.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        let given = self.given.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let default = || self.parameters.iter().find(|parameter| parameter.name == name);
        given.or_else(|| default().map(|parameter| parameter.default)).expect("a parameter of the bot")
    }

    /// Returns the value of a parameter of the bot; `expected` is the message that says what it should be.
    ///
    /// # Errors
    /// Returns the text if it is not that.
    pub fn parse<T: FromStr>(&self, name: &'static str, expected: &'static str) -> Result<T, SpecError> {
        self.text(name).parse().map_err(|_| self.bad(name, expected))
    }

    /// Returns the value of a parameter of the bot that is a whole number.
    ///
    /// # Errors
    /// Returns an error if the text is not a number within the bounds of the parameter.
    pub(crate) fn whole(&self, name: &'static str) -> Result<usize, SpecError> {
        let numbers = self.numbers(name);
        numbers.read_whole(self.text(name)).ok_or_else(|| self.out_of(name, numbers))
    }

    /// Returns the value of a parameter of the bot that is a number.
    ///
    /// # Errors
    /// Returns an error if the text is not a number within the bounds of the parameter.
    pub(crate) fn real(&self, name: &'static str) -> Result<f64, SpecError> {
        let numbers = self.numbers(name);
        numbers.read_real(self.text(name)).ok_or_else(|| self.out_of(name, numbers))
    }

    /// Returns what `read` makes of a parameter of the bot, or nothing for `none`.
    ///
    /// # Errors
    /// Returns the text if it is neither.
    pub(crate) fn unless_none<T>(
        &self,
        name: &'static str,
        read: impl Fn(&Self, &'static str) -> Result<T, SpecError>,
    ) -> Result<Option<T>, SpecError> {
        if self.text(name) == "none" { Ok(None) } else { read(self, name).map(Some) }
    }

    fn numbers(&self, name: &str) -> Numbers {
        let known = self.parameters.iter().find(|parameter| parameter.name == name);
        known.and_then(|parameter| parameter.numbers).expect("a parameter of the bot that is a number")
    }

    /// Returns the error that a parameter is out of its bounds.
    pub(crate) fn out_of(&self, parameter: &'static str, numbers: Numbers) -> SpecError {
        let is_optional = self.parameters.iter().any(|known| known.name == parameter && known.default == "none");
        SpecError::OutOfRange { parameter, value: self.text(parameter).to_owned(), numbers, is_optional }
    }

    /// Returns that a parameter of the bot cannot have the value that it has.
    pub(crate) fn bad(&self, parameter: &'static str, expected: &'static str) -> SpecError {
        SpecError::BadValue { parameter, value: self.text(parameter).to_owned(), expected }
    }

    /// Returns the value of a parameter that is a time such as `100ms` or `2s`.
    ///
    /// # Errors
    /// Returns an error if the text is `none`, is not a time, or is more than a day.
    pub fn duration(&self, name: &'static str) -> Result<Duration, SpecError> {
        let text = self.text(name);
        read_time(text).ok_or_else(|| SpecError::BadValue {
            parameter: name,
            value: text.to_owned(),
            expected: "spec-duration",
        })
    }
}

/// The longest time that can be given, so that whatever is added to a moment stays one.
const LONGEST: Duration = Duration::from_hours(24);

/// Reads a time such as `100ms` or `1.5s`, of more than nothing and at most a day.
pub(crate) fn read_time(text: &str) -> Option<Duration> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (text.strip_suffix('s')?, 1.0),
    };
    let seconds = number.trim().parse::<f64>().ok()? * unit;
    Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero() && *time <= LONGEST)
}

/// Reason why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpecError {
    /// There is no bot of this name.
    NoBot(String),
    /// The bot has no such parameter.
    NoParameter {
        /// The bot.
        bot: &'static str,
        /// The given name.
        parameter: String,
    },
    /// The command line of a program cannot be read, or is empty.
    Command(String),
    /// A parameter without `=VALUE`.
    NoValue(String),
    /// A parameter is given twice.
    Twice(String),
    /// A parameter cannot have this value.
    BadValue {
        /// The parameter.
        parameter: &'static str,
        /// The value.
        value: String,
        /// The message that says what it should be, such as `a number from 1`.
        expected: &'static str,
    },
    /// The value of a parameter is out of its bounds.
    OutOfRange {
        /// The parameter.
        parameter: &'static str,
        /// The given value.
        value: String,
        /// The numbers that it can be.
        numbers: Numbers,
        /// Whether the value `none` is allowed, too.
        is_optional: bool,
    },
    /// There is no style of this name.
    NoStyle(String),
    /// A program cannot be started where this runs, as in a page.
    NoPrograms(String),
}
