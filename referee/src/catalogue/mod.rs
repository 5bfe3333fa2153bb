//! The handbook: its chapters 3.1 to 3.12, the procedure 2.1.1, and the provisions of single rule sets, as data.
//!
//! Entries read like the handbook, one beside the other. What they say in words is in `text/`, under the same numbers;
//! how their classes are tempered (zwangsläufig, entschieden) is in [`rule`](crate::rule).

mod announcements;
mod dealing;
mod end;
mod further;
mod general;
mod house;
mod lead;
mod play;
mod query;
mod shortening;
mod unsporting;

use crate::entry::Entry;
use crate::problem::Problem;
use game::Rules;
use strsim::levenshtein;

/// The chapters in the order of the handbook.
const CHAPTERS: [&[Entry]; 11] = [
    general::ENTRIES,
    dealing::ENTRIES,
    query::ENTRIES,
    lead::ENTRIES,
    announcements::ENTRIES,
    play::ENTRIES,
    further::ENTRIES,
    shortening::ENTRIES,
    unsporting::ENTRIES,
    end::ENTRIES,
    house::ENTRIES,
];

/// Returns all entries in the order of the handbook, those of single rule sets last.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    CHAPTERS.into_iter().flatten()
}

/// The most characters of a search: each word is compared with all of the handbook.
pub const MOST_LETTERS: usize = 200;

/// Other names under which an entry is asked for.
const ALIASES: [(&str, &str); 6] = [
    ("004", "004-abbruch"),
    ("004-fehler", "004-abbruch"),
    ("004-fehlerhaft", "004-abbruch"),
    ("004-fehlerhaftes-spiel", "004-abbruch"),
    ("004-abort", "004-abbruch"),
    ("004-unsportlichkeit", "004-unsportlich"),
];

/// Returns the entry with this number in this rule set.
///
/// # Errors
/// Returns that there is none, with the nearest numbers, or that the rule set does not have it.
pub fn find(rules: &Rules, number: &str) -> Result<&'static Entry, Problem> {
    let number = number.trim();
    let number = ALIASES.iter().find(|(alias, _)| *alias == number).map_or(number, |(_, name)| name);
    let entry = entries()
        .find(|entry| entry.number == number)
        .ok_or_else(|| Problem::UnknownEntry { number: number.to_owned(), nearest: nearest(number) })?;
    if (entry.applies)(rules) {
        Ok(entry)
    } else {
        Err(Problem::EntryOfOtherRules { entry: entry.number, rules: rules.name.to_string() })
    }
}

/// Returns the numbers that look most like this one.
fn nearest(number: &str) -> Vec<&'static str> {
    const SHOWN: usize = 3;
    let number = beginning(number);
    let same_beginning = |other: &str| number.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let mut all: Vec<&'static str> = entries().map(|entry| entry.number).collect();
    all.sort_by_cached_key(|other| (levenshtein(number, other), std::cmp::Reverse(same_beginning(other))));
    all.truncate(SHOWN);
    all
}

/// Returns the part of a text that is searched for, or compared letter by letter.
pub(crate) fn beginning(text: &str) -> &str {
    text.char_indices().nth(MOST_LETTERS).map_or(text, |(end, _)| &text[..end])
}

/// Every rule set has it.
const fn everywhere(_: &Rules) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_handbook_has_78_examples() {
        let numbers: Vec<_> = entries().map(|entry| entry.number).filter(|n| n.starts_with("3.")).collect();
        assert_eq!(numbers.len(), 78);
        assert_eq!(numbers.iter().collect::<HashSet<_>>().len(), 78);
    }

    #[test]
    fn rows_of_an_entry_have_different_names_and_questions_different_facts() {
        for entry in entries() {
            let rows: HashSet<_> = entry.rows.iter().map(|row| row.name).collect();
            assert_eq!(rows.len(), entry.rows.len(), "{}", entry.number);
            let asks: HashSet<_> = entry.asks.iter().map(|ask| ask.fact.name).collect();
            assert_eq!(asks.len(), entry.asks.len(), "{}", entry.number);
        }
    }

    #[test]
    fn an_unknown_number_brings_its_neighbours() {
        let Err(Problem::UnknownEntry { nearest, .. }) = find(&Rules::DDV, "3.8.7") else { panic!("3.8.7 exists") };
        assert!(nearest.contains(&"3.8.1") && nearest.contains(&"3.8.2"), "{nearest:?}");
    }
}
