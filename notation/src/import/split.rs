//! The borders between the games of a text.

use super::{
    cards::Names,
    cells::count_cards,
    headers::{self, Key},
};
use crate::compact;

/// A part of a text that holds one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// The line on which it begins, from 1.
    pub(super) line: usize,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The kind of a line, as far as the borders depend on it.
enum Kind {
    /// "Spiel 3": a new game.
    Title,
    /// A line of the heading of a game.
    Heading,
    /// The cards of a hand.
    Hand,
    /// A trick with this number.
    Trick(usize),
    Other,
}

/// Splits a text that people wrote: a game begins with its heading or its title, with hands after tricks, and where the tricks
/// are counted from one again.
pub(super) fn games(text: &str) -> Vec<Part> {
    let mut names = Names::of(&text[..text.floor_char_boundary(4000)]);
    let mut starts = vec![(1, 0)];
    let (mut has_title, mut has_trick, mut has_content, mut has_hand) = (false, false, false, false);
    let mut start = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        let kind = kind_of(line, &mut names);
        let is_new = match kind {
            // What stands above the first title holds for all games.
            Kind::Title => has_trick || has_hand || has_title && has_content,
            Kind::Heading | Kind::Hand => has_trick,
            Kind::Trick(trick) => has_trick && trick == 1,
            Kind::Other => false,
        };
        if is_new {
            starts.push((number, start));
            (has_title, has_trick, has_content, has_hand) = (false, false, false, false);
        }
        match kind {
            Kind::Title => has_title = true,
            Kind::Trick(_) => (has_trick, has_content) = (true, true),
            Kind::Heading => has_content = true,
            Kind::Hand => (has_hand, has_content) = (true, true),
            Kind::Other => {}
        }
        start += line.len();
    }
    let ends = starts.iter().skip(1).map(|&(_, start)| start).chain([text.len()]).collect::<Vec<_>>();
    let parts = starts.into_iter().zip(ends).map(|((line, start), end)| Part { line, start, end });
    parts.filter(|part| headers::content(&text[part.start..part.end]).any(|line| !line.is_empty())).collect()
}

fn kind_of(line: &str, names: &mut Names) -> Kind {
    let line = line.trim();
    if is_title(line) {
        return Kind::Title;
    }
    if let Some((key, ..)) = headers::key(line) {
        // A result stands below its game.
        return if key == Key::Ignored || key == Key::Calls { Kind::Other } else { Kind::Heading };
    }
    if let Some((trick, rest)) = trick_number(line) {
        // "1. Gewonnen 1" is a line of a result.
        let is_counted = line[rest..].contains(|c: char| c.is_ascii_digit()) && count_cards(names, line) == 0;
        return if is_counted { Kind::Other } else { Kind::Trick(trick) };
    }
    // Ten cards or more belong to a hand.
    let is_hand = line.split_once(':').is_some_and(|(_, cards)| {
        let n_parts = cards.split([',', ' ', ';', '\t']).filter(|part| !part.is_empty()).count();
        10 <= n_parts && 1 < count_cards(names, cards)
    });
    if is_hand { Kind::Hand } else { Kind::Other }
}

/// Returns whether the line is the title of a game: "Spiel 3", "Game 3".
pub(super) fn is_title(line: &str) -> bool {
    let words = compact(&line.replace([':', '#', '=', '*'], ""));
    let number =
        ["spielnr", "spielnummer", "spiel", "game", "partie"].iter().find_map(|title| words.strip_prefix(title));
    number.is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
}

/// Returns the number of the trick whose line this is, and where the rest of the line begins.
pub(super) fn trick_number(line: &str) -> Option<(usize, usize)> {
    let trimmed = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '|' | '#'));
    let skipped = line.len() - trimmed.len();
    if let Some((number, rest)) = heading(trimmed) {
        return Some((number, skipped + rest));
    }
    let n_digits = trimmed.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &trimmed[n_digits..];
    // 10♥ is a card.
    let is_number = (1..=2).contains(&n_digits) && rest.starts_with(['.', ')', ':', ' ', '\t', '|', ';', ',']);
    if !is_number {
        return None;
    }
    let n_signs = rest.len() - rest.trim_start_matches(['.', ')', ':']).len();
    let number = trimmed[..n_digits].parse().ok()?;
    // "3. Stich: .."
    let after = &rest[n_signs..];
    let word = after.trim_start();
    let named = ["Stich", "stich", "STICH", "trick", "Trick"].iter().find_map(|name| word.strip_prefix(name));
    let end = match named {
        Some(rest) => line.len() - rest.trim_start_matches([':', '.', '-', ' ']).len(),
        None => skipped + n_digits + n_signs,
    };
    Some((number, end))
}

/// Returns the number of a trick that is a heading: "Stich 3", "Trick 3:".
fn heading(line: &str) -> Option<(usize, usize)> {
    let lower = line.get(..5)?;
    let is_heading = ["stich", "trick"].iter().any(|word| lower.eq_ignore_ascii_case(word));
    let rest = line[5..].trim_start_matches([' ', '#', '.', '\t', '\u{a0}']);
    let n_digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if !is_heading || !(1..=2).contains(&n_digits) {
        return None;
    }
    let after = rest[n_digits..].trim_start_matches([':', '.', '-', ')']);
    Some((rest[..n_digits].parse().ok()?, line.len() - after.len()))
}

/// Returns whether the line of a trick is a heading, below which its cards stand.
pub(super) fn is_heading(line: &str) -> bool {
    let lower = line.to_lowercase();
    trick_number(line).is_some() && (lower.contains("stich") || lower.contains("trick"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_tricks_are_found() {
        let rest = |line: &str| trick_number(line).map(|(number, rest)| (number, line[rest..].trim().to_owned()));
        for (line, number, after) in [
            ("1. Anna: KrD", 1, "Anna: KrD"),
            ("12) KrD H10", 12, "KrD H10"),
            ("| 3 | KrD |", 3, "| KrD |"),
            ("3\tKrD", 3, "KrD"),
            ("Stich 4", 4, ""),
            ("Stich 4: Anna", 4, "Anna"),
            ("4. Stich (Anna)", 4, "(Anna)"),
            ("#5 KrD", 5, "KrD"),
        ] {
            assert_eq!(rest(line), Some((number, after.to_owned())), "{line}");
        }
        for line in ["10♥ 9♦", "Anna: KrD", "", "Stich an Anna", "123 KrD"] {
            assert_eq!(trick_number(line), None, "{line}");
        }
    }

    #[test]
    fn games_are_told_apart() {
        let n_games = |text: &str| games(text).len();
        assert_eq!(n_games("1. KrD\n2. KrD\n1. KrD\n"), 2);
        assert_eq!(n_games("Spiel 1\n1. KrD\nSpiel 2\n1. KrD\n"), 2);
        assert_eq!(n_games("Geber: Anna\n1. KrD\nAugen: 130\nGeber: Bert\n1. KrD"), 2);
        assert_eq!(n_games("Spieler: A, B, C, D\nSpiel 1\n1. KrD\nSpiel 2\n1. KrD\n"), 2);
        assert_eq!(n_games("Spiel 1\nGeber: A\nSpiel 2\n1. KrD\n"), 2);
        assert_eq!(n_games("1. KrD\n\n1. Gewonnen 1\n2. Keine 90 1\n"), 1);
        assert_eq!(n_games("\n\n"), 0);
    }
}
