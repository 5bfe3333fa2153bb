//! The parts of a line: cells, items, cards.

use super::{cards::Names, elements::tokens};
use crate::Span;

/// Returns whether a line is blank or only a line that was drawn.
pub(super) fn is_rule(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || matches!(c, '-' | '=' | '_' | '*' | '|' | '+' | ':' | '~' | '—' | '–'))
}

/// Returns how many cards a line may have, counted to two.
pub(super) fn count_cards(names: &mut Names, line: &str) -> usize {
    count_cards_beside(names, line, |_| false)
}

/// Returns the same, but for names of players that look like one, and stand beside something else.
pub(super) fn count_cards_beside(names: &mut Names, line: &str, is_player: impl Fn(&str) -> bool) -> usize {
    let mut count = 0;
    for item in items(line, Span { start: 0, end: line.len() }) {
        let mut words = tokens(line, item);
        if 1 < words.len() {
            words.retain(|word| !is_player(word.text) || names.meanings(word.text).is_empty());
        }
        let mut at = 0;
        while at < words.len() && count < 2 {
            let is_card = |end: &usize| !names.meanings(&line[words[at].start..words[end - 1].span().end]).is_empty();
            let end = (at + 1..=words.len().min(at + 3)).find(is_card);
            count += usize::from(end.is_some());
            at = end.unwrap_or(at + 1);
        }
    }
    count
}

/// Returns the parts of a line that commas and other signs separate.
pub(super) fn items(text: &str, part: Span) -> Vec<Span> {
    separated(text, part, |c| matches!(c, ',' | ';' | '|' | '\t' | '/'))
        .into_iter()
        .filter(|item| item.start < item.end)
        .collect()
}

/// Returns the cells of a row: between bars, tabs, semicolons, commas, or two blanks.
pub(super) fn cells(text: &str, part: Span) -> Vec<Span> {
    let line = part.of(text);
    if line.contains('|') {
        let mut cells = separated(text, part, |c| c == '|');
        let is_empty = |cell: Option<&Span>| cell.is_some_and(|cell| cell.start == cell.end);
        if is_empty(cells.last()) {
            cells.pop();
        }
        if is_empty(cells.first()) && line.trim_start().starts_with('|') {
            cells.remove(0);
        }
        return cells;
    }
    if let Some(sign) = ['\t', ';', ','].into_iter().find(|&sign| line.contains(sign)) {
        return separated(text, part, |c| c == sign);
    }
    let mut cells = Vec::new();
    let mut start = part.start;
    for piece in line.split("  ") {
        let cell = Span { start, end: start + piece.len() }.trimmed(text);
        start += piece.len() + 2;
        if cell.start < cell.end {
            cells.push(cell);
        }
    }
    cells
}

fn separated(text: &str, part: Span, is_between: impl Fn(char) -> bool) -> Vec<Span> {
    let mut start = part.start;
    let pieces = part.of(text).split(is_between);
    let span = |piece: &str| {
        let span = Span { start, end: start + piece.len() }.trimmed(text);
        // All these signs have one byte.
        start += piece.len() + 1;
        span
    };
    pieces.map(span).collect()
}
