//! Which bot, with which parameters: `pimc:worlds=160,time=100ms`.

use crate::bot::Bot;
use crate::roster::{Entry, roster};
use game::notation::closest;
use std::fmt;
use std::str::FromStr;

/// A bot by its name and the parameters that are not left at their defaults.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    name: String,
    options: Vec<(String, String)>,
}

impl Spec {
    /// Returns the name of the bot, without parameters.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Makes the bot.
    ///
    /// # Errors
    /// Returns which parameter has a value that it cannot have.
    pub fn build(&self) -> Result<Box<dyn Bot>, SpecError> {
        let entry = entry(&self.name)?;
        (entry.build)(&Options { entry, given: &self.options })
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    /// Reads `NAME` or `NAME:PARAMETER=VALUE,..`.
    ///
    /// # Errors
    /// Returns what is no bot, no parameter of it, or no value, and what there is.
    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, rest) = text.trim().split_once(':').unwrap_or((text.trim(), ""));
        let entry = entry(name)?;
        let mut options: Vec<(String, String)> = Vec::new();
        for part in rest.split(',').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').ok_or_else(|| SpecError::NoValue(part.to_owned()))?;
            let (key, value) = (key.trim(), value.trim());
            if !entry.parameters.iter().any(|parameter| parameter.name == key) {
                return Err(SpecError::NoParameter { bot: entry.name, parameter: key.to_owned() });
            }
            if options.iter().any(|(other, _)| other == key) {
                return Err(SpecError::Twice(key.to_owned()));
            }
            options.push((key.to_owned(), value.to_owned()));
        }
        let spec = Self { name: name.to_owned(), options };
        spec.build()?;
        Ok(spec)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (at, (key, value)) in self.options.iter().enumerate() {
            write!(f, "{}{key}={value}", if at == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}

fn entry(name: &str) -> Result<&'static Entry, SpecError> {
    roster().iter().find(|entry| entry.name == name).ok_or_else(|| SpecError::NoBot(name.to_owned()))
}

/// The parameters a bot is made with: what was given, or the default.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    entry: &'static Entry,
    given: &'a [(String, String)],
}

impl Options<'_> {
    /// Returns the text of a parameter of the bot, given or default.
    ///
    /// # Panics
    /// Panics if the bot has no such parameter.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        let given = self.given.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let default = || self.entry.parameters.iter().find(|parameter| parameter.name == name);
        given.or_else(|| default().map(|parameter| parameter.default)).expect("a parameter of the bot")
    }

    /// Returns the value of a parameter of the bot.
    ///
    /// # Errors
    /// Returns the text if it is not `expected`.
    pub fn parse<T: FromStr>(&self, name: &'static str, expected: &'static str) -> Result<T, SpecError> {
        let text = self.text(name);
        text.parse().map_err(|_| SpecError::BadValue { parameter: name, value: text.to_owned(), expected })
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpecError {
    /// There is no bot of this name.
    NoBot(String),
    /// The bot has no such parameter.
    NoParameter {
        /// The bot.
        bot: &'static str,
        /// What was given.
        parameter: String,
    },
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
        /// What it should be, such as `a number from 1`.
        expected: &'static str,
    },
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBot(name) => {
                let names: Vec<&str> = roster().iter().map(|entry| entry.name).collect();
                write!(f, "there is no bot '{name}'")?;
                if let Some(near) = closest(name, names.iter().copied()) {
                    write!(f, ", did you mean '{near}'?")?;
                }
                write!(f, " (there are {})", names.join(", "))
            }
            Self::NoParameter { bot, parameter } => {
                let entry = roster().iter().find(|entry| entry.name == *bot);
                let names: Vec<&str> =
                    entry.map_or_else(Vec::new, |entry| entry.parameters.iter().map(|known| known.name).collect());
                write!(f, "bot '{bot}' has no parameter '{parameter}'")?;
                if names.is_empty() { f.write_str("; it has none") } else { write!(f, "; it has {}", names.join(", ")) }
            }
            Self::NoValue(part) => write!(f, "'{part}' has no value; write {part}=VALUE"),
            Self::Twice(key) => write!(f, "parameter '{key}' is given twice"),
            Self::BadValue { parameter, value, expected } => {
                write!(f, "parameter '{parameter}' cannot be '{value}'; expected {expected}")
            }
        }
    }
}

impl std::error::Error for SpecError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_can_be_named_and_made() {
        for entry in roster() {
            let spec: Spec = entry.name.parse().expect("a bot of the roster");
            assert_eq!(spec.to_string(), entry.name);
            for parameter in entry.parameters {
                let text = format!("{}:{}={}", entry.name, parameter.name, parameter.default);
                assert_eq!(text.parse::<Spec>().expect("the default is a value").to_string(), text);
            }
        }
    }

    #[test]
    fn what_is_no_bot_is_quoted() {
        let error = |text: &str| text.parse::<Spec>().expect_err("no bot").to_string();
        assert!(error("randm").starts_with("there is no bot 'randm', did you mean 'random'?"), "{}", error("randm"));
        assert_eq!(error("random:worlds=3"), "bot 'random' has no parameter 'worlds'; it has none");
        assert_eq!(error("random:worlds"), "'worlds' has no value; write worlds=VALUE");
    }
}
