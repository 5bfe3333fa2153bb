//! `doko referee` alone: question by question to the ruling.

use super::occasion::Occasion;
use super::protocol::Page;
use super::rule::position_line;
use super::{protocol, shown, texts, trouble};
use crate::lang::Say;
use crate::session::{Exit, Session};
use crate::target::Target;
use crate::trouble::Show;
use crate::trouble::{Failure, Source, Trouble};
use ::referee::fact::Value;
use ::referee::{Evidence, Interview, Question, Texts, search};
use game::notation::parse_position;
use game::{Position, Rules};
use inquire::{InquireError, MultiSelect, Select, Text};
use std::cell::RefCell;
use std::fmt;
use std::io::{self, IsTerminal, Write};
use text::Language;

/// What was typed.
enum Typed {
    Answer(Option<Value>),
    Back,
}

/// An option with the words it is shown in.
struct Shown<T> {
    value: T,
    text: String,
}

impl<T> fmt::Display for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

pub(super) fn run(
    session: &mut Session,
    position: Option<&str>,
    protocol: Option<&Target>,
    mut occasion: Occasion,
) -> Result<Exit, Failure> {
    let line = position.map(position_line).transpose()?;
    let position = line.as_deref().map(|line| read_position(session, line)).transpose()?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let message =
            session.lang.say("Ohne Terminal kann nichts gefragt werden", "without a terminal nothing can be asked");
        let help = session.lang.say(
            "`doko referee rule --entry 3.8.1 --offender E` entscheidet ohne Fragen, `doko referee catalogue` sucht",
            "`doko referee rule --entry 3.8.1 --offender E` rules without questions, `doko referee catalogue` searches",
        );
        return Err(Trouble::new(message).with_help(help).into());
    }
    let rules = position.as_ref().map_or_else(|| session.rules(), |position| position.rules().clone());
    let texts = texts(session);
    while let Some(number) = choose_entry(&rules, texts)? {
        let mut interview = Interview::new(&rules, &number).map_err(|problem| trouble(session.lang, &problem))?;
        if let Some(position) = &position {
            interview = interview.with_evidence(Evidence::new(position.clone()));
        }
        let Some(ruling) = talk(session, texts, &mut interview)? else { continue };
        for row in shown::rows(texts, &ruling) {
            writeln!(session.out, "{row}")?;
        }
        if let (Some(target), Ok(case)) = (protocol, interview.case()) {
            let skip = session.lang.say("Eingabetaste: weglassen", "Enter: leave it out");
            occasion.ask_rest(texts, |question| {
                let typed = Text::new(question).with_help_message(skip).prompt_skippable();
                Ok(ended(typed)?.flatten().unwrap_or_default())
            })?;
            let position = line.as_deref();
            let page = Page { case: &case, ruling: &ruling, occasion: &occasion, position, moments: vec![] };
            protocol::write(session, target, &page)?;
        }
        return Ok(Exit::Done);
    }
    Ok(Exit::No)
}

fn read_position(session: &Session, line: &str) -> Result<Position, Trouble> {
    parse_position(line, &session.book).map_err(|error| {
        let source = Source { name: "position".to_owned(), line: 1, text: line.to_owned() };
        Trouble::of(&error).in_source(source, &error.labels)
    })
}

/// Returns the number of the entry, or `None` if nothing was chosen.
fn choose_entry(rules: &Rules, texts: &Texts) -> Result<Option<String>, Failure> {
    let entries: Vec<Shown<&'static str>> = search(rules, "")
        .into_iter()
        .map(|entry| Shown { value: entry.number, text: format!("{}  {}", entry.number, texts.title(entry.number)) })
        .collect();
    // The list shows what fits the words typed so far, by the same search as `doko referee catalogue`. Every option is
    // scored with every key, so what the words find is kept until the next one.
    let found: RefCell<(String, Vec<&'static str>)> = RefCell::default();
    let scorer = |input: &str, option: &Shown<&'static str>, _: &str, _: usize| {
        if input.is_empty() {
            return Some(0);
        }
        let mut found = found.borrow_mut();
        if found.0 != input {
            *found = (input.to_owned(), search(rules, input).into_iter().map(|entry| entry.number).collect());
        }
        let place = found.1.iter().position(|&number| number == option.value)?;
        Some(-i64::try_from(place).unwrap_or(i64::MAX))
    };
    let chosen = Select::new(&texts.say("ask-entry"), entries)
        .with_help_message(&texts.say("ask-entry.why"))
        .with_page_size(12)
        .with_scorer(&scorer)
        .prompt_skippable();
    Ok(ended(chosen)?.flatten().map(|shown| shown.value.to_owned()))
}

/// Asks until there is a ruling; what is impossible is told, and the last answer asked again.
fn talk(session: &mut Session, texts: &Texts, interview: &mut Interview) -> Result<Option<referee::Ruling>, Failure> {
    loop {
        let Some(question) = interview.next() else {
            match interview.ruling() {
                Ok(ruling) => return Ok(Some(ruling)),
                Err(problem) => {
                    trouble(session.lang, &problem).show();
                    // Everything else that was entered is kept.
                    if !interview.take_back() {
                        return Ok(None);
                    }
                    continue;
                }
            }
        };
        match ask(session.lang, texts, interview, &question)? {
            Typed::Answer(value) => {
                // The same question comes again.
                if let Err(problem) = interview.answer(value) {
                    trouble(session.lang, &problem).show();
                }
            }
            Typed::Back => {
                if !interview.take_back() {
                    return Ok(None);
                }
            }
        }
    }
}

fn ask(lang: Language, texts: &Texts, interview: &Interview, question: &Question) -> Result<Typed, Failure> {
    let (words, why) = texts.ask(interview.entry(), question.topic);
    let back = lang.say("Esc: zurück", "Esc: back");
    let help = format!("{why} ({back})");
    let shown = |value: &Value| Shown { value: Some(value.clone()), text: texts.answer(question.topic, value) };
    let open = Shown { value: None, text: lang.say("(nicht bekannt)", "(not known)").to_owned() };
    let mut options: Vec<Shown<Option<Value>>> = question.options.iter().map(shown).collect();
    if let Some((least, most)) = question.number {
        return ask_number(lang, &words, &help, (least, most), question.optional);
    }
    if question.several {
        let chosen = MultiSelect::new(&words, options).with_help_message(&help).prompt_skippable();
        let seats = |chosen: Vec<Shown<Option<Value>>>| {
            let seats = chosen.into_iter().filter_map(|shown| match shown.value {
                Some(Value::Seat(seat)) => Some(seat),
                _ => None,
            });
            let seats: Vec<_> = seats.collect();
            Typed::Answer((!seats.is_empty()).then_some(Value::Seats(seats)))
        };
        return Ok(ended(chosen)?.flatten().map_or(Typed::Back, seats));
    }
    if options.is_empty() {
        let typed = Text::new(&words).with_help_message(&help).prompt_skippable();
        let answer =
            |text: String| Typed::Answer((!text.trim().is_empty()).then(|| Value::Word(text.trim().to_owned())));
        return Ok(ended(typed)?.flatten().map_or(Typed::Back, answer));
    }
    if question.optional {
        options.push(open);
    }
    let chosen = Select::new(&words, options).with_help_message(&help).prompt_skippable();
    Ok(ended(chosen)?.flatten().map_or(Typed::Back, |shown| Typed::Answer(shown.value)))
}

fn ask_number(
    lang: Language,
    words: &str,
    help: &str,
    (least, most): (i64, i64),
    is_optional: bool,
) -> Result<Typed, Failure> {
    loop {
        let typed = Text::new(words).with_help_message(help).prompt_skippable();
        let Some(Some(text)) = ended(typed)? else { return Ok(Typed::Back) };
        match text.trim().parse::<i64>() {
            Ok(number) if (least..=most).contains(&number) => return Ok(Typed::Answer(Some(Value::Number(number)))),
            Err(_) if is_optional && text.trim().is_empty() => return Ok(Typed::Answer(None)),
            _ => {
                let expected = lang.say("eine Zahl von", "a number from");
                Trouble::new(format!("{expected} {least} - {most}")).show();
            }
        }
    }
}

/// Esc is an answer, Ctrl-C ends the program.
fn ended<T>(typed: Result<T, InquireError>) -> Result<Option<T>, Failure> {
    match typed {
        Ok(typed) => Ok(Some(typed)),
        Err(InquireError::OperationCanceled) => Ok(None),
        Err(InquireError::OperationInterrupted) => Err(Trouble::new("interrupted").into()),
        Err(InquireError::IO(error)) => Err(error.into()),
        Err(error) => Err(Trouble::new(error.to_string()).into()),
    }
}
