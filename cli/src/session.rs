//! What all commands share: the rule sets, the language, the output.

use crate::audience::{Audience, WhenGone};
use crate::input::{From, Input, read_file};
use crate::progress;
use crate::stream::{self, Threads};
use crate::trouble::Show;
use crate::trouble::{Failure, Source, Trouble};
use crate::visible_out::Visible;
use anstream::AutoStream;
use api::Context;
use clap::{Args, ValueEnum};
use game::{Position, Rules};
use indicatif::ProgressBar;
use notation::rules_file::parse_rules;
use notation::{RuleBook, closest};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use text::brief;
use text::{Arg, Join, Language, message};

/// Outcome of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Everything was answered with yes, or there was no question.
    Done,
    /// Some answer is no.
    No,
    /// Some input is wrong.
    BadInput,
    /// The reader of the answers has gone before all were given.
    Unread,
}

/// Format of answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    // `text` on a terminal, `lines` otherwise.
    #[default]
    Auto,
    // Text for people, in the language of --lang.
    Text,
    // One line for each question, the answer first.
    Lines,
    // One JSON object a line.
    Json,
}

// How to write, as asked for.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Output {
    #[arg(long, value_enum, default_value_t)]
    format: Format,

    #[arg(long, conflicts_with = "format")]
    json: bool,
}

impl Output {
    /// Returns the format to write in: without one, text on a terminal and lines in a pipe.
    pub(crate) fn format(self) -> Format {
        match self.format {
            Format::Auto if !self.json && !io::stdout().is_terminal() => Format::Lines,
            _ => self.format_for_people(),
        }
    }

    /// Returns the format to write in if only people can want what was asked: text without one.
    pub(crate) const fn format_for_people(self) -> Format {
        match self.format {
            _ if self.json => Format::Json,
            Format::Auto => Format::Text,
            asked => asked,
        }
    }
}

/// An answer to a line of a file, for programs.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Numbered<'a, A> {
    /// The number of the line, from 1; absent if the question was an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// The answer.
    #[serde(flatten)]
    pub(crate) answer: &'a A,
}

/// Whether answers appear on a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// They do.
    Yes,
    /// They go elsewhere.
    No,
}

/// State that all commands share.
pub(crate) struct Session {
    /// The rule sets that can be named.
    pub(crate) book: RuleBook,
    /// The language of text for people.
    pub(crate) lang: Language,
    /// Output of the answers: the standard output, or a file.
    pub(crate) out: Box<dyn Write>,
    /// Readers of the standard output.
    pub(crate) audience: Audience,
    /// Whether that is a terminal.
    shown: Shown,
    /// Progress of the work.
    pub(crate) progress: ProgressBar,
}

impl Session {
    /// Returns the session with the rule set that `--rules` names, by file or by name.
    pub(crate) fn new(rules: Option<&str>, lang: Option<Language>) -> Result<Self, Trouble> {
        let book = RuleBook::published();
        let book = match rules {
            Some(rules) => {
                let rules = find_rules(&book, rules)?;
                book.with_default(rules)
            }
            None => book,
        };
        let lang = lang.unwrap_or_else(crate::lang::language);
        let out = Visible::new(AutoStream::new(io::stdout(), AutoStream::choice(&io::stdout())));
        let shown = if io::stdout().is_terminal() { Shown::Yes } else { Shown::No };
        let audience = Audience::default();
        let out = audience.listen(out);
        Ok(Self { book, lang, out, audience, shown, progress: ProgressBar::hidden() })
    }

    /// Returns the rule set of `--rules`, or `ddv`, which programs mean where they name none.
    pub(crate) fn rules(&self) -> Rules {
        self.book.default_rules().cloned().unwrap_or(Rules::DDV)
    }

    /// Returns the rule set of `--rules`, or the rules in force, where a person begins something new; what is written down names it then.
    pub(crate) fn rules_for_people(&self) -> Rules {
        self.book.default_rules().cloned().unwrap_or(Rules::TSR)
    }

    /// Returns what questions are asked in.
    pub(crate) fn context(&self) -> Context {
        Context { book: self.book.clone(), ..Context::new(self.lang) }
    }

    /// Writes an answer for people, row by row.
    pub(crate) fn write_rows(&mut self, rows: &[String]) -> Result<(), Failure> {
        Ok(rows.iter().try_for_each(|row| writeln!(self.out, "{row}"))?)
    }

    /// Writes one line of JSON.
    pub(crate) fn write_json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(value).map_err(io::Error::from)?;
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Lets all answers go to a file.
    pub(crate) fn send_answers_to(&mut self, file: impl Write + 'static) {
        self.out = Box::new(file);
        self.shown = Shown::No;
    }

    /// Shows from now on how far the work is, unless the answers themselves show it on the terminal.
    pub(crate) fn begin(&mut self, n_steps: Option<u64>, unit: &'static str) {
        if self.shown == Shown::No {
            self.progress = progress::bar(n_steps, unit);
        }
    }

    /// Answers every position of an input: `find` computes answers on many threads, `write` writes them in the order of
    /// the input. Errors are reported in their place and on the standard error stream.
    pub(crate) fn answer_positions<A: Send + 'static>(
        &mut self,
        input: Input,
        format: Format,
        threads: Threads,
        find: impl Fn(&Position, &Source) -> Result<A, Trouble> + Send + Sync + 'static,
        write: impl FnMut(&mut Self, &Position, Option<usize>, A) -> Result<Exit, Failure>,
    ) -> Result<Exit, Failure> {
        let name = input.name().to_owned();
        self.audience.when_gone(WhenGone::Hurry);
        let exit = self.answer_rest(input, format, threads, find, write)?;
        Ok(exit.ok_or_else(|| no_position(&name))?)
    }

    /// Answers every position that is left of an input; `None` if none is.
    pub(crate) fn answer_rest<A: Send + 'static>(
        &mut self,
        input: Input,
        format: Format,
        threads: Threads,
        find: impl Fn(&Position, &Source) -> Result<A, Trouble> + Send + Sync + 'static,
        mut write: impl FnMut(&mut Self, &Position, Option<usize>, A) -> Result<Exit, Failure>,
    ) -> Result<Option<Exit>, Failure> {
        let from = input.from();
        if !input.is_alone() {
            self.begin(input.count_lines(), "lines");
        }
        let context = self.context();
        let answer = move |line: Result<Source, Trouble>| {
            let source = line?;
            let position = context.position(&source)?;
            let answer = find(&position, &source)?;
            Ok::<_, Trouble>((position, answer))
        };
        let mut exit = None;
        let audience = self.audience.clone();
        stream::in_order(
            threads,
            input,
            || audience.deadline(),
            answer,
            |number, answered| {
                let line = (from == From::File).then_some(number);
                exit = exit.max(Some(match answered {
                    Ok((position, answer)) => write(self, &position, line, answer)?,
                    Err(trouble) => {
                        self.tell(&trouble, line, format)?;
                        Exit::BadInput
                    }
                }));
                self.progress.set_position(number as u64);
                Ok(())
            },
        )?;
        self.progress.finish_and_clear();
        Ok(exit)
    }

    /// Reports all errors of one question: each on the standard error stream, and all in one line in the place of the
    /// answer.
    pub(crate) fn tell_all(&mut self, troubles: &[Trouble], line: usize, format: Format) -> Result<(), Failure> {
        troubles.iter().for_each(|trouble| self.show(trouble));
        let messages = troubles.iter().rev().map(|trouble| trouble.message().clone());
        let all = messages
            .reduce(|rest, first| message!("first-and-rest", first, rest))
            .unwrap_or_else(|| message!("usage-unclear"));
        let mut all = Trouble::new(all);
        if let [Some(help)] = &troubles.iter().map(|trouble| trouble.help().cloned()).collect::<Vec<_>>()[..] {
            all = all.with_help(help.clone());
        }
        self.answer_error(&all, Some(line), format)
    }

    /// Reports a bad line, in its place and on the standard error stream.
    fn tell(&mut self, trouble: &Trouble, line: Option<usize>, format: Format) -> Result<(), Failure> {
        self.show(trouble);
        self.answer_error(trouble, line, format)
    }

    /// Shows what went wrong on the standard error stream, above the bar if there is one.
    pub(crate) fn show(&self, trouble: &Trouble) {
        self.progress.suspend(|| trouble.show());
    }

    fn answer_error(&mut self, trouble: &Trouble, line: Option<usize>, format: Format) -> Result<(), Failure> {
        let place = line.map_or_else(String::new, |number| format!("line {number}: "));
        match format {
            Format::Text => Ok(()),
            Format::Json => self.write_json(&trouble.answer(self.lang, line)),
            Format::Auto | Format::Lines => Ok(writeln!(self.out, "error: {place}{}", trouble.text(self.lang))?),
        }
    }
}

/// Says that there was nothing to answer.
pub(crate) fn no_position(name: &str) -> Trouble {
    Trouble::new(message!("input-no-position", name)).with_help(message!("input-no-position.help"))
}

/// Returns the rule set with this name, or the one in this file.
pub(crate) fn find_rules(book: &RuleBook, rules: &str) -> Result<Rules, Trouble> {
    // Names are small; who types them large means the same.
    if let Some(rules) = book.get(rules).or_else(|| book.get(&rules.to_lowercase())) {
        return Ok(rules.clone());
    }
    let path = Path::new(rules);
    let is_path = path.extension().is_some() || path.exists() || rules.contains(std::path::MAIN_SEPARATOR);
    if !is_path {
        let names: Vec<&str> = book.names().collect();
        let help = match closest(&rules.to_lowercase(), names.iter().copied()) {
            Some(name) => message!("did-you-mean", name),
            None => message!("rules-unknown.help", names = Arg::list(names, Join::Comma)),
        };
        return Err(Trouble::new(message!("rules-unknown", rules = &*brief(rules))).with_help(help));
    }
    let text = read_file(rules)?;
    parse_rules(&text, &name_of(path)).map_err(|error| {
        let source = Source { name: rules.to_owned(), line: 1, text: text.clone() };
        Trouble::of(&error).in_source(source, &error.labels)
    })
}

/// Returns what a rule set is called whose file does not say so: the name of the file, as far as it can be one.
fn name_of(path: &Path) -> String {
    let stem = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().to_lowercase());
    let word: String = stem.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    if word.is_empty() || Rules::named(&word).is_some() { format!("{word}-club") } else { word }
}
