//! `doko referee` alone: question by question to the ruling.

use super::occasion::ask_rest;
use super::rule::position_line;
use super::{file_name, write_folded, write_proof, write_protocol};
use crate::asking::{Shown, begin_asking, ended, help, in_a_row};
use crate::claim::AnnouncedArguments;
use crate::session::{Exit, Session};
use crate::target::Target;
use crate::trouble::{Failure, Show, Source, Trouble};
use api::interview::{Asked, begin, evidence};
use api::protocol::{Occasion, Page};
use game::{Position, Rules};
use inquire::{MultiSelect, Select, Text};
use referee::fact::Value;
use referee::text::{answer, title};
use referee::{Case, Evidence, Interview, NextQuestion, Problem, Ruling, search};
use std::cell::RefCell;
use text::{Language, message};

/// The typed input.
enum Typed {
    Answer(Option<Value>),
    Back,
}

/// The facts about the table that are given before the first question.
pub(super) struct Table<'a> {
    /// The position before the breach, or a file with it.
    pub(super) position: Option<&'a str>,
    /// Who claims all remaining tricks.
    pub(super) announced: &'a AnnouncedArguments,
}

/// The files to be written.
pub(super) struct Files<'a> {
    /// The page of the ruling.
    pub(super) protocol: Option<&'a Target>,
    /// The certificates.
    pub(super) proof: Option<&'a Target>,
}

pub(super) fn run(
    session: &mut Session,
    table: Table<'_>,
    files: Files<'_>,
    mut occasion: Occasion,
) -> Result<Exit, Failure> {
    let line = table.position.map(position_line).transpose()?;
    let position = line.as_deref().map(|line| read_position(session, line)).transpose()?;
    let language = session.lang;
    begin_asking(language, message!("wizard-no-terminal.help"))?;
    let rules = position.as_ref().map_or_else(|| session.rules_for_people(), |position| position.rules().clone());
    let evidence = evidence(position, table.announced.announced()?)?;
    while let Some(number) = choose_entry(&rules, evidence.as_ref(), language)? {
        let mut interview = begin(&rules, &number)?;
        if let Some(evidence) = &evidence {
            interview = interview.with_evidence(evidence.clone());
        }
        let Some((case, ruling)) = talk(language, &mut interview)? else { continue };
        write_folded(session, &api::ruling::rows(language, &ruling))?;
        if let Some(target) = files.proof {
            write_proof(session, target, line.as_deref())?;
        }
        if let Some(target) = files.protocol {
            let skip = message!("wizard-skip").text(language);
            ask_rest(&mut occasion, |question| {
                let question = question.text(language);
                let typed = Text::new(&question).with_help_message(&skip).prompt_skippable();
                Ok(ended(typed)?.flatten().unwrap_or_default())
            })?;
            let position = line.as_deref();
            let proof = files.proof.map(file_name);
            let page = Page { case: &case, ruling: &ruling, occasion: &occasion, position, moments: vec![], proof };
            write_protocol(session, target, &page)?;
        }
        return Ok(Exit::Done);
    }
    Ok(Exit::No)
}

fn read_position(session: &Session, line: &str) -> Result<Position, Trouble> {
    session.context().position(&Source { name: "position".to_owned(), line: 1, text: line.to_owned() })
}

/// Returns the number of the entry, or `None` if nothing was chosen.
fn choose_entry(rules: &Rules, evidence: Option<&Evidence>, language: Language) -> Result<Option<String>, Failure> {
    let mut entries = search(rules, "").entries;
    entries.sort_by_key(|entry| evidence.map(|evidence| evidence.place_of(entry.number)));
    let entries: Vec<Shown<&'static str>> = entries
        .into_iter()
        .map(|entry| Shown {
            value: entry.number,
            text: in_a_row(&format!("{}  {}", entry.number, title(entry.number).text(language))),
        })
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
            *found = (input.to_owned(), search(rules, input).entries.into_iter().map(|entry| entry.number).collect());
        }
        let place = found.1.iter().position(|&number| number == option.value)?;
        Some(-i64::try_from(place).unwrap_or(i64::MAX))
    };
    let chosen = Select::new(&message!("ask-entry").text(language), entries)
        .with_help_message(&help(language, &message!("ask-entry.why").text(language), "wizard-keys-choose"))
        .with_page_size(12)
        .with_scorer(&scorer)
        .with_formatter(&|chosen| chosen.value.value.to_owned())
        .prompt_skippable();
    Ok(ended(chosen)?.flatten().map(|shown| shown.value.to_owned()))
}

/// Asks until there is a ruling; an impossible answer is reported, and the last question asked again.
fn talk(language: Language, interview: &mut Interview) -> Result<Option<(Case, Ruling)>, Failure> {
    loop {
        let Some(question) = interview.next() else {
            let told = interview.case().and_then(|case| referee::rule(&case).map(|ruling| (case, ruling)));
            match told {
                Ok(told) => return Ok(Some(told)),
                Err(problem) => {
                    Trouble::of(&problem).show();
                    // Everything else that was entered is kept.
                    if !interview.take_back() {
                        return Ok(None);
                    }
                    continue;
                }
            }
        };
        match ask(language, interview, &question)? {
            Typed::Answer(value) => {
                // The same question comes again.
                match interview.answer(value) {
                    // The wording for files is of no help here.
                    Err(Problem::MissingFact { .. }) => Trouble::new(message!("wizard-needed")).show(),
                    Err(problem) => Trouble::of(&problem).show(),
                    Ok(()) => {}
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

fn ask(language: Language, interview: &Interview, question: &NextQuestion) -> Result<Typed, Failure> {
    let asked = Asked::of(language, interview, question);
    let with_keys = |keys| help(language, &asked.why, keys);
    if let Some(bounds) = question.number {
        return ask_number(language, &asked, bounds);
    }
    let choices = question.options.iter().zip(&asked.choices);
    let mut options: Vec<Shown<Option<Value>>> =
        choices.map(|(value, choice)| Shown { value: Some(value.clone()), text: in_a_row(&choice.text) }).collect();
    if question.several && question.options.iter().any(|option| !matches!(option, Value::Seat(_))) {
        return ask_in_order(language, &asked, question);
    }
    if question.several {
        let help = with_keys("wizard-keys-several");
        let chosen = MultiSelect::new(&asked.text, options).with_help_message(&help).prompt_skippable();
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
        let help = with_keys("wizard-keys-back");
        let typed = Text::new(&asked.text).with_help_message(&help).prompt_skippable();
        let answer =
            |text: String| Typed::Answer((!text.trim().is_empty()).then(|| Value::Word(text.trim().to_owned())));
        return Ok(ended(typed)?.flatten().map_or(Typed::Back, answer));
    }
    if question.optional {
        options.push(Shown { value: None, text: message!("interview-open").text(language) });
    }
    let help = with_keys("wizard-keys-choose");
    let chosen = Select::new(&asked.text, options).with_help_message(&help).prompt_skippable();
    Ok(ended(chosen)?.flatten().map_or(Typed::Back, |shown| Typed::Answer(shown.value)))
}

/// Asks for several of the options, one after the other, as their order counts. The last one follows.
fn ask_in_order(language: Language, asked: &Asked, question: &NextQuestion) -> Result<Typed, Failure> {
    let said = |value: &Value| answer(question.topic, value).text(language);
    let mut left = question.options.clone();
    let mut chosen = Vec::new();
    while 1 < left.len() {
        let taken: Vec<String> = chosen.iter().map(said).collect();
        let text =
            if taken.is_empty() { asked.text.clone() } else { format!("{} {} …", asked.text, taken.join(", ")) };
        let options: Vec<Shown<()>> =
            left.iter().map(|value| Shown { value: (), text: in_a_row(&said(value)) }).collect();
        let help = help(language, &asked.why, "wizard-keys-choose");
        let next = Select::new(&text, options).with_help_message(&help).raw_prompt_skippable();
        let Some(next) = ended(next)?.flatten() else { return Ok(Typed::Back) };
        chosen.push(left.remove(next.index));
    }
    chosen.append(&mut left);
    Ok(Typed::Answer(Value::several(chosen)))
}

fn ask_number(language: Language, asked: &Asked, bounds: (i64, i64)) -> Result<Typed, Failure> {
    let if_empty = if asked.optional { IfEmpty::Open } else { IfEmpty::Zero };
    let keys = match read_number("", bounds, if_empty) {
        Some(None) => "wizard-keys-open",
        Some(Some(_)) => "wizard-keys-zero",
        None => "wizard-keys-back",
    };
    let help = help(language, &asked.why, keys);
    loop {
        let typed = Text::new(&asked.text).with_help_message(&help).prompt_skippable();
        let Some(Some(text)) = ended(typed)? else { return Ok(Typed::Back) };
        match read_number(&text, bounds, if_empty) {
            Some(number) => return Ok(Typed::Answer(number.map(Value::Number))),
            None => Trouble::new(message!("wizard-number", least = bounds.0, most = bounds.1)).show(),
        }
    }
}

/// Meaning of nothing but Enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IfEmpty {
    /// The number is left open.
    Open,
    /// It is 0, if that is allowed.
    Zero,
}

/// Reads a number within bounds; `None` if the text is not one.
fn read_number(text: &str, (least, most): (i64, i64), if_empty: IfEmpty) -> Option<Option<i64>> {
    let number = match text.trim() {
        "" if if_empty == IfEmpty::Open => return Some(None),
        "" => 0,
        text => text.parse().ok()?,
    };
    (least..=most).contains(&number).then_some(Some(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_is_zero_or_leaves_a_number_open() {
        for (text, bounds, if_empty, number) in [
            ("", (0, 9), IfEmpty::Zero, Some(Some(0))),
            ("", (0, 9), IfEmpty::Open, Some(None)),
            ("", (1, 12), IfEmpty::Zero, None),
            (" 9 ", (0, 9), IfEmpty::Open, Some(Some(9))),
            ("10", (0, 9), IfEmpty::Open, None),
            ("drei", (0, 9), IfEmpty::Zero, None),
        ] {
            assert_eq!(read_number(text, bounds, if_empty), number, "{text:?} {bounds:?} {if_empty:?}");
        }
    }
}
