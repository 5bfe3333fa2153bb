//! The name of a bot with parameters, `pimc:worlds=160,time=100ms`, or the user's own program: `cmd:python3 mine.py`.

use crate::bot::Bot;
use crate::parameter::{Options, Parameter, SpecError};
use crate::remote::{self, Launch, Remote, TableProgram};
use crate::roster::{Entry, roster};
use crate::style::Style;
use notation::closest;
use std::fmt;
use std::str::FromStr;
use text::brief;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// A bot by its name and the parameters that are not left at their defaults.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    name: String,
    options: Vec<(String, String)>,
    /// Command line of a bot that is a program of its own.
    command: Option<String>,
}

impl Spec {
    /// Returns the name of the bot, without parameters.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the command line of a bot that is a program of its own.
    #[must_use]
    pub fn command(&self) -> Option<&str> {
        self.command.as_deref()
    }

    /// Returns the value of a parameter that was given.
    #[must_use]
    pub fn given(&self, parameter: &str) -> Option<&str> {
        self.options.iter().find(|(name, _)| name == parameter).map(|(_, value)| value.as_str())
    }

    /// Returns the text by which the bot is known again. Where a program writes its log says nothing about how it plays, so
    /// that is left out; a program that was given a name, as in `cmd(name=mine):./mine -v`, is known by it alone.
    #[must_use]
    pub fn identity(&self) -> String {
        let given = |name: &str| self.options.iter().find(|(key, value)| key == name && !value.is_empty());
        match (&self.command, given("name")) {
            (None, _) => self.to_string(),
            (Some(_), Some((_, name))) => format!("{}(name={name})", self.name),
            (Some(command), None) => format!("{}:{}", self.name, without_logs(command)),
        }
    }

    /// Makes the bot if it is a program of its own; `None` for the bots of the roster.
    ///
    /// # Errors
    /// Returns which parameter has a value that it cannot have, or that no program can be started here.
    pub fn remote(&self) -> Result<Option<Remote>, SpecError> {
        Ok(self.launch()?.map(Remote::new))
    }

    /// Makes the program if the command line is that of a program that keeps a table; `None` for the bots of the roster.
    ///
    /// # Errors
    /// Returns which parameter has a value that it cannot have, or that no program can be started here.
    pub fn table(&self) -> Result<Option<TableProgram>, SpecError> {
        Ok(self.launch()?.map(TableProgram::new))
    }

    fn launch(&self) -> Result<Option<Launch>, SpecError> {
        // A page has neither processes nor the clock that they are watched by.
        if let Some(command) = self.command.as_ref().filter(|_| cfg!(target_family = "wasm")) {
            return Err(SpecError::NoPrograms(command.clone()));
        }
        let options = Options::new(remote::PARAMETERS, &self.options);
        self.command.as_ref().map(|command| Launch::new(command, &options)).transpose()
    }

    /// Makes the bot. A program of its own is started when its first game begins.
    ///
    /// # Errors
    /// Returns which parameter has a value that it cannot have.
    pub fn build(&self) -> Result<Box<dyn Bot>, SpecError> {
        if let Some(remote) = self.remote()? {
            return Ok(Box::new(remote));
        }
        let entry = entry(&self.name)?;
        (entry.build)(&Options::new(entry.parameters, &self.options))
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    /// Reads `NAME`, `NAME:PARAMETER=VALUE,..`, `cmd:COMMAND` or `cmd(PARAMETER=VALUE,..):COMMAND`.
    ///
    /// # Errors
    /// Returns what is no bot, no parameter of it, or no value, and what there is.
    fn from_str(text: &str) -> Result<Self, SpecError> {
        let text = text.trim();
        let spec = match remote::split(text) {
            Some((options, command)) => Self {
                name: remote::NAME.to_owned(),
                options: read_options(remote::NAME, remote::PARAMETERS, options)?,
                command: Some(command.to_owned()),
            },
            None => {
                let (name, rest) = text.split_once(':').unwrap_or((text, ""));
                let entry = entry(name)?;
                let options = read_options(entry.name, entry.parameters, rest)?;
                Self { name: name.to_owned(), options, command: None }
            }
        };
        spec.build()?;
        Ok(spec)
    }
}

fn read_options(bot: &'static str, known: &[Parameter], text: &str) -> Result<Vec<(String, String)>, SpecError> {
    let mut options: Vec<(String, String)> = Vec::new();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').ok_or_else(|| SpecError::NoValue(part.to_owned()))?;
        let (key, value) = (key.trim(), value.trim());
        if !known.iter().any(|parameter| parameter.name == key) {
            return Err(SpecError::NoParameter { bot, parameter: key.to_owned() });
        }
        if options.iter().any(|(other, _)| other == key) {
            return Err(SpecError::Twice(key.to_owned()));
        }
        options.push((key.to_owned(), value.to_owned()));
    }
    Ok(options)
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let options = options.join(",");
        match &self.command {
            Some(command) if options.is_empty() => write!(f, "{}:{command}", self.name),
            Some(command) => write!(f, "{}({options}):{command}", self.name),
            None if options.is_empty() => f.write_str(&self.name),
            None => write!(f, "{}:{options}", self.name),
        }
    }
}

/// The options of programs that say where a log is written.
const LOG_OPTIONS: [&str; 8] = ["log", "logs", "logfile", "log-file", "logdir", "log-dir", "logpath", "log-path"];

/// Returns a command line in which a star stands for every log: what follows an option that names one, and whatever ends
/// in `.log`.
fn without_logs(command: &str) -> String {
    let is_option = |word: &str| {
        let name = word.trim_start_matches('-').replace('_', "-");
        word.starts_with('-') && LOG_OPTIONS.contains(&name.as_str())
    };
    let mut words: Vec<String> = Vec::new();
    for word in command.split_whitespace() {
        let is_value = words.last().is_some_and(|before| is_option(before)) && !word.starts_with('-');
        words.push(match word.split_once('=') {
            _ if is_value || word.trim_end_matches(['"', '\'']).ends_with(".log") => "*".to_owned(),
            Some((option, _)) if is_option(option) => format!("{option}=*"),
            _ => word.to_owned(),
        });
    }
    words.join(" ")
}

fn entry(name: &str) -> Result<&'static Entry, SpecError> {
    roster().iter().find(|entry| entry.name == name).ok_or_else(|| SpecError::NoBot(name.to_owned()))
}

// It is said here, where it is known which bots and styles there are.
impl Localized for SpecError {
    fn message(&self) -> Message {
        match self {
            Self::Command(command) => message!("spec-command", command),
            Self::NoBot(name) => {
                let names: Vec<&str> = roster().iter().map(|entry| entry.name).chain([remote::NAME]).collect();
                let near = closest(name, names.iter().copied());
                let names = Arg::list(names, Join::Comma);
                match near {
                    Some(near) => message!("spec-no-bot-but", name, near, names),
                    None => message!("spec-no-bot", name, names),
                }
            }
            Self::NoParameter { bot, parameter } => {
                let entry = roster().iter().find(|entry| entry.name == *bot);
                let known = entry.map_or(remote::PARAMETERS, |entry| entry.parameters);
                let bot = *bot;
                if known.is_empty() {
                    return message!("spec-no-parameters", bot, parameter);
                }
                let names = Arg::list(known.iter().map(|known| known.name), Join::Comma);
                message!("spec-no-parameter", bot, parameter, names)
            }
            Self::NoValue(part) => message!("spec-no-value", part),
            Self::Twice(key) => message!("spec-twice", key),
            Self::BadValue { parameter, value, expected } => {
                message!("spec-bad-value", parameter = *parameter, value, expected = Message::new(*expected))
            }
            Self::OutOfRange { parameter, value, numbers, is_optional } => {
                let numbers = numbers.message();
                let expected = if *is_optional { message!("spec-or-none", numbers) } else { numbers };
                message!("spec-bad-value", parameter = *parameter, value = brief(value).into_owned(), expected)
            }
            Self::NoStyle(name) => {
                let names = Style::names();
                match closest(name, Style::ALL.iter().map(|style| style.name())) {
                    Some(near) => message!("spec-no-style-but", name, near, names),
                    None => message!("spec-no-style", name, names),
                }
            }
            Self::NoPrograms(command) => message!("spec-no-programs", command),
        }
    }
}

english_errors!(SpecError);

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
        assert_eq!(error("random:worlds=3"), "bot 'random' has no parameter 'worlds'; it has says");
        assert_eq!(error("random:worlds"), "'worlds' has no value; write worlds=VALUE");
        assert_eq!(
            error("cmd(time=soon):./mine"),
            "parameter 'time' cannot be 'soon'; expected a time such as 100ms or 2s, at most a day"
        );
        // Whatever is added to a moment must stay a moment.
        for time in ["1e300s", "1e18s", "86401s", "-1s", "0s", "nans", "infs", "1e-30ms", "ms", ""] {
            for bot in [format!("cmd(time={time}):./mine"), format!("cmd(start={time}):./mine")] {
                assert!(error(&bot).contains(&format!("cannot be '{time}'")), "{bot}");
            }
        }
        assert!(error("doko:time=1e18s").contains("cannot be '1e18s'"));
        assert_eq!(error("cmd(tme=1s):./mine"), "bot 'cmd' has no parameter 'tme'; it has time, start, name");
        assert_eq!(
            error("cmd:python3 'mine"),
            "'python3 'mine' is not a command line; write cmd:PROGRAM ARGUMENTS, with quotes closed"
        );
    }

    #[test]
    fn where_a_program_writes_its_log_does_not_make_it_another_one() {
        let identity = |text: &str| text.parse::<Spec>().expect("a bot").identity();
        let same = [
            ["cmd:./mine -v --log a", "cmd:./mine -v --log /tmp/b"],
            ["cmd:./mine --log-file=a -v", "cmd:./mine --log-file=b/c -v"],
            ["cmd:./mine a.log", "cmd(time=1s):./mine b.log"],
            ["cmd:sh -c './mine 2>>a.log'", "cmd:sh -c './mine 2>>b.log'"],
            ["cmd(name=mine):./mine x", "cmd(name=mine,time=3s):./mine y"],
        ];
        for [one, other] in same {
            assert_eq!(identity(one), identity(other));
        }
        let others = [
            ["cmd:./mine --log -v", "cmd:./mine --log -w"],
            ["cmd:./mine --logits 3", "cmd:./mine --logits 4"],
            ["cmd:./mine --log a x", "cmd:./mine --log a y"],
            ["cmd(name=mine):./mine", "cmd(name=yours):./mine"],
            ["doko:worlds=20", "doko:worlds=30"],
        ];
        for [one, other] in others {
            assert_ne!(identity(one), identity(other));
        }
    }

    #[test]
    fn a_program_may_have_colons_and_commas() {
        for text in ["cmd:python3 my_bot.py --weights=a,b:c", "cmd(time=2s,start=1s):./mine -v"] {
            let spec: Spec = text.parse().expect("a program");
            assert_eq!(spec.to_string(), text);
            assert_eq!(spec.name(), "cmd");
        }
        assert_eq!("cmd:./mine".parse::<Spec>().expect("a program").command(), Some("./mine"));
    }
}
