//! A line of `key=value` fields, split but not understood.

use super::{
    composed::composed,
    error::{Label, NotationError, Problem, Span, closest},
    word::{Expected, WhyNoWord, WordError},
};
use text::Message;

/// The keys of a position, in the order they are printed.
pub(super) const KEYS: [&str; 14] = [
    "rules",
    "game",
    "re",
    "leader",
    "trick",
    "N",
    "E",
    "S",
    "W",
    "won",
    "calls",
    "schweine",
    "superschweine",
    "hyperschweine",
];

/// Other names of each key in lower case; the German one first.
const OTHER_KEYS: [(&str, &[&str]); 10] = [
    ("rules", &["regeln", "regelwerk"]),
    ("game", &["spiel"]),
    ("leader", &["ausspiel", "aufspiel"]),
    ("trick", &["stich"]),
    ("N", &["n", "nord", "north"]),
    ("E", &["o", "ost", "east"]),
    ("S", &["s", "süd", "sued", "south"]),
    ("W", &["w", "west"]),
    ("won", &["gewonnen"]),
    ("calls", &["ansagen"]),
];

/// Returns a key as Germans call it.
pub(super) fn german_key(key: &'static str) -> String {
    let others = OTHER_KEYS.iter().find(|(known, _)| *known == key);
    match others.and_then(|(_, others)| others.first()) {
        Some(seat) if seat.len() == 1 => seat.to_uppercase(),
        Some(german) => (*german).to_owned(),
        None => key.to_owned(),
    }
}

/// The values of a line by key.
pub(super) struct Fields<'a> {
    fields: [Option<Field<'a>>; KEYS.len()],
}

/// A field of a line.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub(super) line: &'a str,
    key: Span,
    pub(super) value: Span,
}

impl<'a> Field<'a> {
    /// Returns the value.
    pub(super) fn text(self) -> &'a str {
        self.value.of(self.line)
    }

    /// Returns the key as it was written.
    pub(super) fn key(self) -> String {
        self.key.of(self.line).to_owned()
    }

    /// Returns the error that a part of the value is none of those that can stand there.
    pub(super) fn bad(self, part: Span, expected: Expected) -> NotationError {
        let value = part.of(self.line).to_owned();
        NotationError::at(Problem::BadValue { key: self.key(), value, expected }, part)
    }

    /// Returns the error that a word of the value is not understood.
    pub(super) fn unread(self, part: Span, error: WordError) -> NotationError {
        match error.why {
            WhyNoWord::Unknown(_) => self.bad(part, error.expected),
            WhyNoWord::Twice(seat) => NotationError::at(Problem::DuplicateSeat { key: self.key(), seat }, part),
            WhyNoWord::Ambiguous(_) => NotationError::at(Problem::Word(error), part),
        }
    }
}

impl<'a> Fields<'a> {
    /// Splits a line: a value goes on to the next `key=`, to a `#` or to the end. What is no field is told and left out.
    pub(super) fn split(line: &'a str) -> (Self, Vec<NotationError>) {
        let end = line.find('#').unwrap_or(line.len());
        let keys = find_keys(&line[..end]);
        let before = Span { start: 0, end: keys.first().map_or(end, |key| key.start) }.trimmed(line);
        let mut fields = Self { fields: [None; KEYS.len()] };
        let mut told = Vec::new();
        if keys.is_empty() && before.of(line).is_empty() {
            told.push(NotationError { problem: Problem::Empty, labels: Vec::new() });
        } else if !before.of(line).is_empty() {
            told.push(NotationError::at(Problem::Stray { text: before.of(line).to_owned() }, before));
        }
        for (i, &key) in keys.iter().enumerate() {
            let Some(number) = key_number(key.of(line)) else {
                told.push(unknown_key(line, key));
                continue;
            };
            if let Some(first) = fields.fields[number] {
                told.push(duplicate_key(line, first.key, key));
                continue;
            }
            let after_key = line[key.end..].find('=').map_or(end, |sign| key.end + sign + 1);
            let value = Span { start: after_key, end: keys.get(i + 1).map_or(end, |next| next.start) };
            fields.fields[number] = Some(Field { line, key, value: value.trimmed(line) });
        }
        (fields, told)
    }

    /// Returns a field, if it is there.
    pub(super) fn field(&self, key: &str) -> Option<Field<'a>> {
        key_number(key).and_then(|number| self.fields[number])
    }

    /// Returns the value of a key, if it is there.
    pub(super) fn get(&self, key: &str) -> Option<Span> {
        self.field(key).map(|field| field.value)
    }

    /// Returns the keys of the list that are not there.
    pub(super) fn missing(&self, keys: &[&'static str]) -> Vec<&'static str> {
        keys.iter().copied().filter(|key| self.get(key).is_none()).collect()
    }
}

fn unknown_key(line: &str, key: Span) -> NotationError {
    let text = key.of(line).to_owned();
    let others = OTHER_KEYS.iter().flat_map(|(_, others)| *others).copied();
    let meant = closest(&text, KEYS.into_iter().chain(others));
    NotationError::at(Problem::UnknownKey { key: text, meant }, key)
}

fn duplicate_key(line: &str, first: Span, key: Span) -> NotationError {
    let again = Label::saying(key, Message::new("notation-label-again"));
    let labels = vec![Label::saying(first, Message::new("notation-label-first")), again];
    NotationError { problem: Problem::DuplicateKey { key: key.of(line).to_owned() }, labels }
}

/// Returns the parts of a span between commas, without white space around them.
pub(super) fn items(line: &str, span: Span) -> impl Iterator<Item = Span> {
    let mut start = span.start;
    span.of(line).split(',').map(move |item| {
        let part = Span { start, end: start + item.len() };
        start = part.end + 1;
        part.trimmed(line)
    })
}

fn key_number(key: &str) -> Option<usize> {
    let key = composed(key).to_lowercase();
    KEYS.iter().position(|known| {
        let others = OTHER_KEYS.iter().find(|(other, _)| other == known).map_or(&[][..], |(_, others)| *others);
        known.to_lowercase() == key || others.contains(&key.as_str())
    })
}

/// Returns every word that is followed by `=` and stands at the beginning or after white space.
fn find_keys(line: &str) -> Vec<Span> {
    let mut keys: Vec<Span> = Vec::new();
    for (sign, _) in line.match_indices('=') {
        let word_end = line[..sign].trim_end().len();
        let start = line[..word_end]
            .char_indices()
            .rev()
            .take_while(|(_, c)| !c.is_whitespace() && *c != '=')
            .last()
            .map_or(word_end, |(start, _)| start);
        // A value cannot contain `=`, so what stands before a sign is a key, however odd it looks.
        if start < word_end {
            keys.push(Span { start, end: word_end });
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_key_is_that_key_and_no_other() {
        let of = |key: &str| OTHER_KEYS.iter().find(|(known, _)| *known == key).map_or(&[][..], |(_, others)| *others);
        for (number, key) in KEYS.into_iter().enumerate() {
            for name in of(key).iter().copied().chain([key]) {
                for spelling in [name.to_owned(), name.to_uppercase(), name.replace('ü', "u\u{308}")] {
                    assert_eq!(key_number(&spelling), Some(number), "{spelling}");
                }
                let keys = KEYS.iter().filter(|key| key.eq_ignore_ascii_case(name) || of(key).contains(&name));
                assert_eq!(keys.count(), 1, "{name}");
            }
            assert_eq!(key_number(&german_key(key)), Some(number));
        }
        assert_eq!(key_number("geber"), None);
    }
}
