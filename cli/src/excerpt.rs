//! Excerpts of a text that show an error: a few lines around the marks, with control characters made visible, and of
//! long lines only the surroundings of the marks.

use notation::{Label, Span};
use text::visible;

/// Most marks that are shown.
const MOST_MARKS: usize = 8;
/// Longest line that is shown whole, in bytes.
const WHOLE: usize = 400;
/// Context of a mark in a longer line, in bytes.
const AROUND: usize = 60;
/// Replacement of the omitted parts.
const REST: &str = " … ";

/// Returns the text to show, with as many lines as before, and where the marks are in it.
pub(crate) fn excerpt(text: &str, labels: &[Label]) -> (String, Vec<Label>) {
    let labels = &labels[..labels.len().min(MOST_MARKS)];
    let mut shown = String::new();
    let mut moved = Vec::new();
    let mut start = 0;
    for line in text.split('\n') {
        if start != 0 {
            shown.push('\n');
        }
        let end = start + line.len();
        let here: Vec<Label> = labels
            .iter()
            .filter(|label| (start..=end).contains(&label.span.start))
            .map(|label| Label { span: within(label.span, start, line), text: label.text.clone() })
            .collect();
        let offset = shown.len();
        moved.extend(show_line(&mut shown, line, &here).into_iter().map(|label| Label {
            span: Span { start: offset + label.span.start, end: offset + label.span.end },
            text: label.text,
        }));
        start = end + 1;
    }
    (shown, moved)
}

/// Returns the part of a span that lies in the line that starts here, on the borders of characters and not longer than can be
/// shown.
fn within(span: Span, start: usize, line: &str) -> Span {
    let from = floor(line, span.start - start);
    let to = floor(line, span.end.saturating_sub(start).clamp(from, from.saturating_add(WHOLE / 2)));
    Span { start: from, end: to }
}

/// Returns the border of a character at or before a place.
fn floor(line: &str, at: usize) -> usize {
    let at = at.min(line.len());
    (0..=at).rev().find(|&at| line.is_char_boundary(at)).unwrap_or_default()
}

/// Adds the line, and returns where the marks are in what was added.
fn show_line(shown: &mut String, line: &str, labels: &[Label]) -> Vec<Label> {
    let is_kept = |at: usize| {
        let near = |label: &Label| label.span.start <= at + AROUND && at <= label.span.end + AROUND;
        line.len() <= WHOLE || labels.iter().any(near) || labels.is_empty() && at < AROUND
    };
    let offset = shown.len();
    let mut moved: Vec<Label> = labels.to_vec();
    let mut was_kept = true;
    for (at, c) in line.char_indices() {
        for (label, new) in labels.iter().zip(&mut moved) {
            if label.span.start == at {
                new.span.start = shown.len() - offset;
            }
            if label.span.end == at {
                new.span.end = shown.len() - offset;
            }
        }
        match (is_kept(at), was_kept) {
            (true, _) => shown.push_str(&visible(c.encode_utf8(&mut [0; 4]))),
            (false, true) => shown.push_str(REST),
            (false, false) => {}
        }
        was_kept = is_kept(at);
    }
    let end = shown.len() - offset;
    for (label, new) in labels.iter().zip(&mut moved) {
        if line.len() <= label.span.start {
            new.span.start = end;
        }
        if line.len() <= label.span.end {
            new.span.end = end;
        }
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(text: &str, part: &str) -> Label {
        let start = text.find(part).expect("it is there");
        Label { span: Span { start, end: start + part.len() }, text: None }
    }

    #[test]
    fn marks_stay_on_what_they_mark() {
        let long = format!("a=b N={} E=XY S={}", "HT,".repeat(20_000), "♥10,".repeat(20_000));
        for text in ["N=XY E=HT", "\u{1b}[2J\tN=XY", "first\r\nN=♥10 E=XY\nlast", &long] {
            let (shown, labels) = excerpt(text, &[mark(text, "XY")]);
            assert_eq!(labels[0].span.of(&shown), "XY", "{shown}");
            assert!(shown.len() < 1000 && !shown.contains(['\u{1b}', '\r']), "{shown}");
            assert_eq!(shown.matches('\n').count(), text.matches('\n').count());
        }
    }

    #[test]
    fn marks_at_the_end_and_of_everything_are_cut_to_what_is_there() {
        for text in ["", "ä", &"ä".repeat(5000)] {
            let labels = [(0, 0), (0, text.len()), (text.len(), text.len())]
                .map(|(start, end)| Label { span: Span { start, end }, text: None });
            let (shown, labels) = excerpt(text, &labels);
            assert!(labels.iter().all(|label| shown.get(label.span.start..label.span.end).is_some()), "{labels:?}");
        }
    }
}
