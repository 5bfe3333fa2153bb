//! Game records in a text: as JSON, as people write them, or as other programs and people do ([`notation::import`]).

use crate::context::Context;
use crate::error::{Error, Source};
use crate::fields::{self, Options};
use crate::json_text::{self, What};
use crate::score::BreachAnswer;
use game::BySeat;
use notation::import::{Format, Hints, Imported, import, recognise};
use notation::record::{ParseRecordError, Record, parse_record};
use notation::{Label, Span};
use serde::de::IgnoredAny;
use serde_json::Value;
use text::{Arg, Join, Message, json_error, message};

/// A record, or why it cannot be read, and where it stands.
#[derive(Debug)]
pub struct Written {
    /// Place of the record; its text if it is written as text.
    pub place: Source,
    /// The record, and options of its rule set that stand beside it.
    pub record: Result<(Record, Options), Refused>,
    /// Remarks on a game that was written in another format.
    pub foreign: Option<Foreign>,
}

/// Remarks on a game that was not written as a record.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// Format in which it was written.
    pub format: Format,
    /// Names of the players, unless they are their seats.
    pub players: BySeat<Option<String>>,
    /// Assumptions about what the text does not say; and the lines passed over.
    pub assumed: Vec<Message>,
}

impl Written {
    /// Returns what was taken for granted.
    #[must_use]
    pub fn assumed(&self) -> &[Message] {
        self.foreign.as_ref().map_or(&[], |foreign| &foreign.assumed)
    }
}

/// Everything that is wrong with a record, and the number of the line to look at.
#[derive(Debug)]
pub struct Refused {
    /// The number of the line.
    pub line: usize,
    /// The errors.
    pub errors: Vec<Error>,
    /// The same, if rules are broken.
    pub breaches: Vec<BreachAnswer>,
}

impl Refused {
    /// Returns that a record cannot be read.
    #[must_use]
    pub fn unreadable(line: usize, error: Error) -> Self {
        Self { line, errors: vec![error], breaches: Vec::new() }
    }
}

/// Returns the only record of a question.
///
/// # Errors
/// There may be none, or several.
pub fn only(record: Value, context: &Context) -> Result<Written, Error> {
    let text = match record {
        Value::String(text) => text,
        record => record.to_string(),
    };
    let mut written = records(&Source::of_question(text), context, &Hints::default());
    match (written.pop(), written.len()) {
        (Some(only), 0) => Ok(only),
        (None, _) => Err(Error::new(message!("record-none", name = "record"))),
        (Some(_), n) => Err(Error::new(message!("record-several", name = "record", n = n + 1))),
    }
}

/// Splits a text into its records. What is no record of ours is read as one of the formats of others, if it looks like one or if
/// the hints say so.
#[must_use]
pub fn records(source: &Source, context: &Context, hints: &Hints) -> Vec<Written> {
    let is_json = source.text.trim_start().starts_with(['{', '[']);
    if hints.format.is_some() || !is_json && recognise(&source.text).is_some() {
        return foreign_records(source, context, hints);
    }
    own_records(source)
}

/// Splits a text in our own notation into its records.
#[must_use]
pub fn own_records(source: &Source) -> Vec<Written> {
    if source.text.trim_start().starts_with(['{', '[']) { json_records(source) } else { text_records(source) }
}

/// A record that cannot be read hides none of the others: who writes them a line each loses one line.
fn json_records(source: &Source) -> Vec<Written> {
    let mut written = Vec::new();
    let mut rest = source.text.as_str();
    let mut line = source.line;
    // Passes over `n_bytes` bytes of the text and counts its lines.
    let mut pass = |rest: &mut &str, n_bytes: usize| {
        let (passed, left) = rest.split_at(n_bytes);
        *rest = left;
        line += passed.matches('\n').count();
        line
    };
    loop {
        let n_blank = rest.len() - rest.trim_start().len();
        let line = pass(&mut rest, n_blank);
        if rest.is_empty() {
            return written;
        }
        let place = Source { name: source.name.clone(), line, text: String::new() };
        let (read, n_bytes) = next_value(rest, &place);
        let add = |value| Written { place: place.clone(), record: json_record(value, line), foreign: None };
        match read {
            Ok(Value::Array(values)) => written.extend(values.into_iter().map(add)),
            Ok(value) => written.push(add(value)),
            Err(refused) => written.push(Written { place: place.clone(), record: Err(refused), foreign: None }),
        }
        pass(&mut rest, n_bytes);
    }
}

/// Returns the JSON at the beginning of a text, or the error, and the number of bytes read.
fn next_value(text: &str, place: &Source) -> (Result<Value, Refused>, usize) {
    let mut stream = serde_json::Deserializer::from_str(text).into_iter();
    let error = match stream.next() {
        Some(Ok(value)) => return (Ok(value), stream.byte_offset()),
        Some(Err(error)) => error,
        None => return (Ok(Value::Array(Vec::new())), text.len()),
    };
    // The next record begins a line; the objects of a list that begins with `[` do, too.
    let is_alone = |line: &str| serde_json::from_str::<IgnoredAny>(line).is_ok();
    let begins = |line: &str| line.starts_with('{') && (text.starts_with('{') || is_alone(line));
    let n_first = text.find('\n').map_or(text.len(), |end| end + 1);
    let mut n_broken = n_first;
    for line in text[n_first..].split_inclusive('\n') {
        if begins(line) {
            break;
        }
        n_broken += line.len();
    }
    let source = Source { text: text[..n_broken].trim_end().to_owned(), ..place.clone() };
    // What stands on the lines after a torn one is not the reason.
    let error = serde_json::from_str::<IgnoredAny>(&source.text).err().unwrap_or(error);
    let (line, error) = json_text::error(What::Record, &error, &source);
    (Err(Refused::unreadable(line, error)), n_broken)
}

fn json_record(value: Value, line: usize) -> Result<(Record, Options), Refused> {
    let options = fields::check(&value).map_err(|errors| Refused { line, errors, breaches: Vec::new() })?;
    let record: Record = serde_json::from_value(value).map_err(|error| {
        let said = json_error(&error.to_string());
        Refused::unreadable(line, Error::new(message!("record-unreadable", error = said)))
    })?;
    check_size(&record).map_err(|error| Refused::unreadable(line, error))?;
    Ok((record, options))
}

/// Refuses what is many times as large as a game, before each of its cards is judged. Two decks leave room for every mistake that
/// is worth telling.
fn check_size(record: &Record) -> Result<(), Error> {
    const MOST: usize = 96;
    let (in_hands, played) = (record.hands.iter().map(|(_, hand)| hand.len()).sum(), record.plays().count());
    for (n, told) in [
        (in_hands, "record-too-many-in-hands"),
        (played, "record-too-many-played"),
        (record.tricks_played.len(), "record-too-many-tricks"),
        (record.announcements.len(), "record-too-many-calls"),
        (record.vorbehalte.as_ref().map_or(0, Vec::len), "record-too-many-words"),
    ] {
        if MOST < n {
            return Err(Error::new(Message::new(told).with("n", n).with("most", MOST)));
        }
    }
    Ok(())
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
        let record = text_record(&place);
        Written { place, record, foreign: None }
    });
    texts.collect()
}

fn text_record(place: &Source) -> Result<(Record, Options), Refused> {
    let mut options = Options::new();
    let mut text = String::new();
    for (number, line) in (place.line..).zip(place.text.split_inclusive('\n')) {
        match fields::read_options(line) {
            // What is not read is blank, so that every place in the text stays.
            Some(read) => {
                options.extend(read.map_err(|error| {
                    let span = Span { start: text.len(), end: text.len() + line.trim_end().len() };
                    Refused::unreadable(number, error.in_source(place.clone(), &[Label::new(span)]))
                })?);
                text.extend(line.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
            }
            None => text.push_str(line),
        }
    }
    let record = parse_record(&text).map_err(|error| unreadable(error, place))?;
    check_size(&record).map_err(|error| Refused::unreadable(place.line, error))?;
    Ok((record, options))
}

/// Returns what is wrong with a text, which begins on the line that the place says.
fn unreadable(error: ParseRecordError, place: &Source) -> Refused {
    let span = Span { start: error.span.start.min(place.text.len()), end: error.span.end.min(place.text.len()) };
    let told = Error::new(error.problem).in_source(place.clone(), &[Label::new(span)]);
    let told = match error.help {
        Some(help) => told.with_help(help),
        None => told,
    };
    Refused::unreadable(place.line + error.line - 1, told)
}

/// Reads games as others write them down.
fn foreign_records(source: &Source, context: &Context, hints: &Hints) -> Vec<Written> {
    let read = |game: notation::import::Foreign| {
        let line = source.line + game.line - 1;
        let text = source.text.get(game.start..game.end).unwrap_or_default().trim_end().to_owned();
        let place = Source { name: source.name.clone(), line, text };
        let (record, foreign) = match game.read {
            Ok(imported) => {
                let foreign = Foreign {
                    format: game.format,
                    players: imported.players.clone(),
                    assumed: assumed(&imported, line),
                };
                let checked = check_size(&imported.record).map_err(|error| Refused::unreadable(line, error));
                let named = imported.record.rules.as_ref().and_then(|name| context.book.get(name));
                let options = named.map_or_else(Options::new, |named| fields::differing(&imported.rules, named));
                (checked.map(|()| (imported.record, options)), Some(foreign))
            }
            Err(error) => {
                let foreign = Foreign { format: game.format, players: BySeat::default(), assumed: Vec::new() };
                (Err(unreadable(error, &place)), Some(foreign))
            }
        };
        Written { place, record, foreign }
    };
    import(&source.text, &context.book, hints).into_iter().map(read).collect()
}

/// Returns what was taken for granted, and which lines were passed over.
fn assumed(imported: &Imported, line: usize) -> Vec<Message> {
    let mut assumed = imported.assumed.clone();
    if imported.skipped.n != 0 {
        let lines = imported
            .skipped
            .first
            .iter()
            .map(|(number, text)| message!("import-skipped-line", line = line + number - 1, text));
        let n = imported.skipped.n;
        assumed.push(message!("import-skipped", n, lines = Arg::list(lines, Join::Comma)));
    }
    assumed
}
