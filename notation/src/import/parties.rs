//! Parties that are written behind or before names: "Anna (Re)", "(Ko) Bert".

use super::{
    cards::Names,
    draft::{At, Party},
    elements::call_of,
    players::is_name,
    split::trick_number,
};
use crate::{Span, compact};

/// More than these are not compared with the cards.
const MOST: usize = 1000;

/// Returns the text with blanks in the place of parties, so that every place in it stays, and takes note of them.
pub(super) fn taken_out(text: &str, names: &mut Names, parties: &mut Vec<Party>) -> String {
    let mut plain = text.as_bytes().to_vec();
    let mut start = 0;
    for (number, line) in (1..).zip(text.split('\n')) {
        let mut from = 0;
        while let Some((open, end, is_re)) = next_party(line, from) {
            if let Some(name) = named_before(&line[..open], names).or_else(|| named_behind(line, open, end, names)) {
                let at = At { line: number, span: Span { start: start + open, end: start + end } };
                if parties.len() < MOST {
                    parties.push(Party { name: name.to_owned(), is_re, at });
                }
                plain[start + open..start + end].fill(b' ');
            }
            from = end;
        }
        start += line.len() + 1;
    }
    // What is taken out is whole brackets.
    String::from_utf8(plain).unwrap_or_else(|_| text.to_owned())
}

/// Returns where the next party stands in brackets, and which.
fn next_party(line: &str, from: usize) -> Option<(usize, usize, bool)> {
    let mut from = from;
    loop {
        let open = from + line.get(from..)?.find('(')?;
        let close = open + line[open..].find(')')?;
        match compact(&line[open + 1..close]).as_str() {
            "re" | "repartei" => return Some((open, close + 1, true)),
            "ko" | "kontra" | "contra" | "kontrapartei" => return Some((open, close + 1, false)),
            _ => from = open + 1,
        }
    }
}

/// Returns the name that stands before a bracket, unless it is a card or a call, whose call it would be.
fn named_before<'a>(before: &'a str, names: &mut Names) -> Option<&'a str> {
    let from = before.rfind([',', ';', '|', '\t', ':', '(', ')']).map_or(0, |at| at + 1);
    let part = &before[from..];
    let part = trick_number(part).map_or(part, |(_, rest)| &part[rest..]).trim();
    let part = part.rsplit("  ").next().unwrap_or(part).trim();
    let words: Vec<&str> = part.split_whitespace().collect();
    let is_card = (1..=words.len().min(3)).any(|n| !names.meanings(&words[words.len() - n..].join(" ")).is_empty());
    (is_name(part) && !is_card && call_of(part).is_none()).then_some(part)
}

/// Returns the name that a bracket before it belongs to: at the beginning of a line or a cell.
fn named_behind<'a>(line: &'a str, open: usize, end: usize, names: &mut Names) -> Option<&'a str> {
    let is_begin =
        matches!(line[..open].trim_end_matches(' ').chars().next_back(), None | Some('|' | '\t' | ';' | ','));
    let behind = line[end..].trim_start();
    let part = behind.split([',', ';', '|', '\t', ':', '(', ')']).next().unwrap_or_default();
    let part = part.split("  ").next().unwrap_or_default().trim();
    let first = part.split_whitespace().next().unwrap_or_default();
    let is_card = !names.meanings(part).is_empty() || !names.meanings(first).is_empty();
    (is_begin && is_name(part) && !is_card).then_some(part)
}
