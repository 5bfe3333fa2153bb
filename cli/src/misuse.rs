//! What is wrong with the arguments, in the language of the run.
//!
//! Clap finds the errors, but has English messages only. Here its kinds of errors, and their details, get their words
//! from the catalogue. The reader of a value explains why it is refused,
//! as [`Wrong`].

use crate::help::translated;
use anstyle::Style;
use api::arguments::Wrong;
use api::paint::styled;
use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};
use text::{Arg, Join, Language, Localized, Message, brief, message, visible};

/// Returns the whole message of an error, with styles.
pub(crate) fn told(error: &Error, language: Language) -> String {
    let styles = Styles::styled();
    let headed =
        |id: &'static str, style: &Style, text: &str| format!("{} {text}", styled(&text_of(id, language), *style));
    let mut parts = vec![headed("usage-error", styles.get_error(), &what(error, &styles).text(language))];
    let tips: Vec<String> = tips(error, &styles).iter().map(|tip| tip.text(language)).collect();
    let tips = tips.iter().map(|tip| format!("  {}", headed("usage-tip", styles.get_valid(), tip)));
    parts.extend(Some(tips.collect::<Vec<_>>().join("\n")).filter(|tips| !tips.is_empty()));
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        parts.push(translated(&usage.ansi().to_string(), language));
    }
    parts.push(message!("usage-try", help = styled("--help", *styles.get_literal())).text(language));
    parts.join("\n\n") + "\n"
}

fn text_of(id: &'static str, language: Language) -> String {
    Message::new(id).text(language)
}

/// Returns what is wrong.
fn what(error: &Error, styles: &Styles) -> Message {
    let (good, bad, literal) = (*styles.get_valid(), *styles.get_invalid(), *styles.get_literal());
    let quoted = |kind, style| quoted(error, kind, style);
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => Arg::Number(i64::try_from(*number).unwrap_or(i64::MAX)),
        _ => Arg::Number(0),
    };
    let argument = || quoted(ContextKind::InvalidArg, literal);
    let value = || quoted(ContextKind::InvalidValue, bad);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            message!("usage-unknown-argument", name = quoted(ContextKind::InvalidArg, bad))
        }
        ErrorKind::InvalidSubcommand => {
            message!("usage-unknown-command", name = quoted(ContextKind::InvalidSubcommand, bad))
        }
        ErrorKind::InvalidValue if error.get(ContextKind::InvalidValue).is_some_and(is_empty) => {
            with_list(message!("usage-no-value", argument = argument()), error, ContextKind::ValidValue, good)
        }
        ErrorKind::InvalidValue => {
            let what = message!("usage-invalid", value = value(), argument = argument());
            with_list(what, error, ContextKind::ValidValue, good)
        }
        ErrorKind::ValueValidation => match reason(error) {
            Some(reason) => message!("usage-invalid-because", value = value(), argument = argument(), reason),
            None => message!("usage-invalid", value = value(), argument = argument()),
        },
        ErrorKind::MissingRequiredArgument => {
            let names = strings(error.get(ContextKind::InvalidArg));
            let names: String = names.iter().map(|name| format!("\n  {}", styled(&visible(name), good))).collect();
            message!("usage-missing", names)
        }
        ErrorKind::MissingSubcommand => {
            let what = message!("usage-missing-command", name = quoted(ContextKind::InvalidSubcommand, bad));
            with_list(what, error, ContextKind::ValidSubcommand, good)
        }
        ErrorKind::ArgumentConflict => conflict(error, bad),
        ErrorKind::NoEquals => message!("usage-no-equals", argument = argument()),
        ErrorKind::TooManyValues => message!("usage-too-many-values", value = value(), argument = argument()),
        ErrorKind::TooFewValues => {
            let (least, given) = (number(ContextKind::MinValues), number(ContextKind::ActualNumValues));
            message!("usage-too-few-values", argument = argument(), least, given)
        }
        ErrorKind::WrongNumberOfValues => {
            let (needed, given) = (number(ContextKind::ExpectedNumValues), number(ContextKind::ActualNumValues));
            message!("usage-wrong-number-of-values", argument = argument(), needed, given)
        }
        ErrorKind::InvalidUtf8 => message!("usage-not-utf8"),
        _ => message!("usage-unclear"),
    }
}

/// Returns why two arguments cannot be given together.
fn conflict(error: &Error, bad: Style) -> Message {
    let name = match error.get(ContextKind::InvalidArg) {
        Some(_) => quoted(error, ContextKind::InvalidArg, bad),
        None => quoted(error, ContextKind::InvalidSubcommand, bad),
    };
    let others = strings(error.get(ContextKind::PriorArg));
    if others.is_empty() || error.get(ContextKind::PriorArg) == error.get(ContextKind::InvalidArg) {
        return message!("usage-twice", name);
    }
    let others = others.iter().map(|other| quote(other, bad));
    message!("usage-conflict", name, others = Arg::list(others, Join::Comma))
}

/// Returns why a value was refused.
fn reason(error: &Error) -> Option<Message> {
    let source = error.source()?;
    if let Some(wrong) = source.downcast_ref::<Wrong>() {
        return Some(wrong.message());
    }
    Some(match source.downcast_ref::<ParseIntError>().map(ParseIntError::kind) {
        Some(IntErrorKind::PosOverflow) => message!("number-too-large"),
        Some(IntErrorKind::Zero) => message!("number-at-least", least = 1),
        Some(_) => message!("number-whole"),
        None => Message::verbatim(source.to_string()),
    })
}

/// Returns what may have been meant.
fn tips(error: &Error, styles: &Styles) -> Vec<Message> {
    let good = *styles.get_valid();
    let similar = [
        (ContextKind::SuggestedSubcommand, "usage-similar-command"),
        (ContextKind::SuggestedArg, "usage-similar-argument"),
        (ContextKind::SuggestedValue, "usage-similar-value"),
    ];
    let similar = similar.into_iter().filter_map(|(kind, id)| {
        let names = strings(error.get(kind));
        let list = Arg::list(names.iter().map(|name| quote(name, good)), Join::Comma);
        (!names.is_empty()).then(|| Message::new(id).with("n", names.len()).with("names", list))
    });
    let others = match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(others)) => {
            others.iter().filter_map(|tip| other_tip(&tip.to_string(), styles)).collect()
        }
        _ => Vec::new(),
    };
    similar.chain(others).collect()
}

/// Returns a tip that clap has in English sentences only, by what it quotes.
fn other_tip(tip: &str, styles: &Styles) -> Option<Message> {
    let (good, bad) = (*styles.get_valid(), *styles.get_invalid());
    let (begin, rest) = tip.split_once('\'')?;
    if begin.starts_with("to pass") {
        let (what, written) = rest.trim_end_matches('\'').rsplit_once(", use '")?;
        let what = quote(what.strip_suffix("' as a value")?, bad);
        return Some(message!("usage-tip-value", what, written = quote(written, good)));
    }
    // What exists, though elsewhere.
    let (name, end) = rest.rsplit_once("' exists")?;
    let name = quote(name, good);
    Some(if end.is_empty() { message!("usage-tip-elsewhere", name) } else { message!("usage-tip-command", name) })
}

/// Adds the values or commands that there are.
fn with_list(what: Message, error: &Error, kind: ContextKind, style: Style) -> Message {
    let names = strings(error.get(kind));
    if names.is_empty() {
        return what;
    }
    let id = if kind == ContextKind::ValidValue { "usage-possible-values" } else { "usage-possible-commands" };
    Message::new(id)
        .with("what", what)
        .with("names", Arg::list(names.iter().map(|name| styled(name, style)), Join::Comma))
}

/// Returns the detail of an error of this kind, in quotes.
fn quoted(error: &Error, kind: ContextKind, style: Style) -> Message {
    quote(strings(error.get(kind)).first().copied().unwrap_or_default(), style)
}

/// Returns a text in quotes, fit to be shown.
fn quote(text: &str, style: Style) -> Message {
    message!("usage-quoted", text = styled(&brief(text), style))
}

fn strings(value: Option<&ContextValue>) -> Vec<&str> {
    match value {
        Some(ContextValue::String(text)) => vec![text],
        Some(ContextValue::Strings(texts)) => texts.iter().map(String::as_str).collect(),
        _ => Vec::new(),
    }
}

fn is_empty(value: &ContextValue) -> bool {
    strings(Some(value)).iter().all(|text| text.is_empty())
}
