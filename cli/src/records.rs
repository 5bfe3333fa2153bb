//! Game records in a text, as JSON or as people write them.

use crate::fields::{self, Options};
use crate::score::BreachJson;
use crate::trouble::{Source, Trouble};
use game::notation::{Label, Span};
use game::record::{Record, parse_record};

/// A record, or why it cannot be read, and where it stands.
pub(crate) struct Written {
    /// Where it stands; its text if it is written as text.
    pub(crate) place: Source,
    /// The record, and options of its rule set that stand beside it.
    pub(crate) record: Result<(Record, Options), Refused>,
}

/// Everything that is wrong with a record, and the number of the line to look at.
pub(crate) struct Refused {
    /// The number of the line.
    pub(crate) line: usize,
    /// What is wrong.
    pub(crate) troubles: Vec<Trouble>,
    /// The same, if rules are broken.
    pub(crate) breaches: Vec<BreachJson>,
}

impl Refused {
    pub(crate) fn unreadable(line: usize, trouble: Trouble) -> Self {
        Self { line, troubles: vec![trouble], breaches: Vec::new() }
    }
}

/// Splits a text into its records.
pub(crate) fn records(source: &Source) -> Vec<Written> {
    if source.text.trim_start().starts_with(['{', '[']) { json_records(source) } else { text_records(source) }
}

fn json_records(source: &Source) -> Vec<Written> {
    let mut stream = serde_json::Deserializer::from_str(&source.text).into_iter::<serde_json::Value>();
    let mut written = Vec::new();
    loop {
        let rest = &source.text[stream.byte_offset()..];
        let start = stream.byte_offset() + (rest.len() - rest.trim_start().len());
        let line = 1 + source.text[..start].matches('\n').count();
        let place = Source { name: source.name.clone(), line, text: String::new() };
        let values = match stream.next() {
            None => return written,
            Some(Ok(serde_json::Value::Array(values))) => values,
            Some(Ok(value)) => vec![value],
            Some(Err(error)) => {
                // What follows a text that is no JSON cannot be told apart.
                let trouble = Trouble::new(format!("this is no JSON: {error}"));
                written.push(Written { place, record: Err(Refused::unreadable(line, trouble)) });
                return written;
            }
        };
        written
            .extend(values.into_iter().map(|value| Written { place: place.clone(), record: json_record(value, line) }));
    }
}

fn json_record(value: serde_json::Value, line: usize) -> Result<(Record, Options), Refused> {
    let options = fields::check(&value).map_err(|troubles| Refused { line, troubles, breaches: Vec::new() })?;
    let record = serde_json::from_value(value)
        .map_err(|error| Refused::unreadable(line, Trouble::new(format!("this is no record: {error}"))))?;
    Ok((record, options))
}

/// A record begins with a line of `key=value` fields.
fn text_records(source: &Source) -> Vec<Written> {
    let mut starts: Vec<(usize, usize)> = Vec::new();
    let mut offset = 0;
    let mut was_head = false;
    for (number, line) in (1..).zip(source.text.split_inclusive('\n')) {
        let words = line.split('#').next().unwrap_or_default();
        if !words.trim().is_empty() {
            let is_head = words.split_whitespace().next().is_some_and(|word| word.contains('='));
            if starts.is_empty() || is_head && !was_head {
                starts.push((number, offset));
            }
            was_head = is_head;
        }
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|&(_, offset)| offset).chain([source.text.len()]).collect::<Vec<_>>();
    let texts = starts.into_iter().zip(ends).map(|((line, start), end)| {
        let place = Source { name: source.name.clone(), line, text: source.text[start..end].trim_end().to_owned() };
        let record = parse_record(&place.text).map_err(|error| {
            let span =
                Span { start: error.span.start.min(place.text.len()), end: error.span.end.min(place.text.len()) };
            let trouble = Trouble::new(error.message).in_source(place.clone(), &[Label { span, text: String::new() }]);
            Refused::unreadable(line + error.line - 1, trouble)
        });
        Written { place, record: record.map(|record| (record, Options::new())) }
    });
    texts.collect()
}
