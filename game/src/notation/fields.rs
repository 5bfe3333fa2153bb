//! A line of `key=value` fields, split but not understood.

use super::error::{Label, NotationError, Problem, Span, closest};

/// The keys of a position, in the order they are printed.
pub(super) const KEYS: [&str; 12] =
    ["rules", "game", "re", "leader", "trick", "N", "E", "S", "W", "won", "calls", "schweine"];

/// The values of a line by key.
pub(super) struct Fields<'a> {
    pub(super) line: &'a str,
    values: [Option<Span>; KEYS.len()],
}

impl<'a> Fields<'a> {
    /// Splits a line: a value goes on to the next `key=`, to a `#` or to the end.
    pub(super) fn split(line: &'a str) -> Result<Self, NotationError> {
        let end = line.find('#').unwrap_or(line.len());
        let keys = find_keys(&line[..end]);
        let before = Span { start: 0, end: keys.first().map_or(end, |key| key.start) }.trimmed(line);
        if keys.is_empty() && before.of(line).is_empty() {
            return Err(NotationError { problem: Problem::Empty, labels: Vec::new() });
        }
        if !before.of(line).is_empty() {
            return Err(NotationError::at(Problem::Stray { text: before.of(line).to_owned() }, before));
        }
        let mut fields = Self { line, values: [None; KEYS.len()] };
        let mut key_spans = [Span::default(); KEYS.len()];
        for (i, &span) in keys.iter().enumerate() {
            let number = key_number(span.of(line)).ok_or_else(|| {
                let key = span.of(line).to_owned();
                let meant = closest(&key, KEYS);
                NotationError::at(Problem::UnknownKey { key, meant }, span)
            })?;
            if fields.values[number].is_some() {
                let labels = vec![Label::new(key_spans[number], "first here"), Label::new(span, "again here")];
                return Err(NotationError { problem: Problem::DuplicateKey { key: KEYS[number] }, labels });
            }
            key_spans[number] = span;
            let after_key = line[span.end..].find('=').map_or(end, |sign| span.end + sign + 1);
            let value = Span { start: after_key, end: keys.get(i + 1).map_or(end, |next| next.start) };
            fields.values[number] = Some(value.trimmed(line));
        }
        Ok(fields)
    }

    /// Returns the value of a key, if it is there.
    pub(super) fn get(&self, key: &str) -> Option<Span> {
        key_number(key).and_then(|number| self.values[number])
    }

    /// Returns the keys of the list that are not there.
    pub(super) fn missing(&self, keys: &[&'static str]) -> Vec<&'static str> {
        keys.iter().copied().filter(|key| self.get(key).is_none()).collect()
    }
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
    // East is Ost in German.
    let key = if key.eq_ignore_ascii_case("O") { "E" } else { key };
    KEYS.iter().position(|known| known.eq_ignore_ascii_case(key))
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
