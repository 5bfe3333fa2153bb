//! Finding entries of the handbook by words, in German and English at once.

use crate::catalogue::{beginning, entries};
use crate::entry::Entry;
use crate::text::{row, search_words, title};
use game::Rules;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use strsim::levenshtein;
use text::Language;

/// Returns the entries of a rule set that fit the words best, the best first; all of them, in their order, if there are
/// no words. A number finds the entries that begin with it.
#[must_use]
pub fn search(rules: &Rules, words: &str) -> Vec<&'static Entry> {
    let all = entries().filter(|entry| (entry.applies)(rules));
    let words: Vec<String> = tokens(beginning(words));
    if words.is_empty() {
        return all.collect();
    }
    let mut found: Vec<(usize, &'static Entry)> =
        all.filter_map(|entry| score(entry, &words).map(|score| (score, entry))).collect();
    found.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// Returns the entries of a rule set that come nearest to words that fit none, the nearest first.
#[must_use]
pub fn nearest(rules: &Rules, words: &str) -> Vec<&'static Entry> {
    const SHOWN: usize = 3;
    let words = tokens(beginning(words));
    // How many letters of each word have to change until it is one of the entry.
    let distance = |entry: &Entry| -> usize {
        let index = &indexes()[entry.number];
        let of_word =
            |word: &String| index.iter().map(|(_, other)| levenshtein(word, other)).min().unwrap_or(usize::MAX);
        words.iter().map(of_word).sum()
    };
    let mut all: Vec<&'static Entry> = entries().filter(|entry| (entry.applies)(rules)).collect();
    all.sort_by_cached_key(|entry| distance(entry));
    all.truncate(SHOWN);
    all
}

/// Every word that matters has to fit something; small words may be left over.
fn score(entry: &Entry, words: &[String]) -> Option<usize> {
    const MATTERS: usize = 4;
    let index = &indexes()[entry.number];
    let mut sum = 0;
    for word in words {
        let best = index.iter().map(|(weight, other)| weight * fit(word, other)).max().unwrap_or(0);
        if best == 0 && MATTERS <= word.chars().count() {
            return None;
        }
        sum += best;
    }
    (0 < sum).then_some(sum)
}

/// The indexes of all entries, made once: a list is searched anew with every key that somebody types.
fn indexes() -> &'static BTreeMap<&'static str, Vec<(usize, String)>> {
    static INDEXES: OnceLock<BTreeMap<&'static str, Vec<(usize, String)>>> = OnceLock::new();
    INDEXES.get_or_init(|| entries().map(|entry| (entry.number, index(entry))).collect())
}

/// The words of an entry in both languages, each with its weight: search words and title before what rows say.
fn index(entry: &Entry) -> Vec<(usize, String)> {
    const TITLE: usize = 4;
    const WORDS: usize = 3;
    const ROW: usize = 1;
    let mut index = vec![(TITLE, entry.number.to_owned())];
    for language in Language::ALL {
        let mut add = |weight, text: &str| index.extend(tokens(text).into_iter().map(|word| (weight, word)));
        add(TITLE, &title(entry.number).text(language));
        add(WORDS, &search_words(entry.number).text(language));
        for decided in entry.rows {
            add(ROW, &row(&Rules::DDV, entry.number, decided.name).text(language));
        }
    }
    index
}

/// How well a word fits another: the same, its beginning, a part of it, or one letter off.
fn fit(word: &str, other: &str) -> usize {
    const LONG: usize = 5;
    let is_long = LONG <= word.chars().count();
    match () {
        () if word == other => 8,
        () if other.starts_with(word) => 5,
        () if is_long && other.contains(word) => 3,
        () if is_long && LONG <= other.chars().count() && word.starts_with(other) => 3,
        () if is_long && levenshtein(word, other) == 1 => 2,
        () => 0,
    }
}

/// Lower case, umlauts as in `ae`, so that both spellings find the same.
fn tokens(text: &str) -> Vec<String> {
    let plain = text.to_lowercase().replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
    plain
        .split(|c: char| !c.is_alphanumeric() && c != '.')
        .map(|word| word.trim_matches('.').to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(words: &str) -> Vec<&'static str> {
        search(&Rules::DDV, words).iter().take(4).map(|entry| entry.number).collect()
    }

    #[test]
    fn referees_find_entries_by_what_happened() {
        for (words, expected) in [
            ("vorgeworfen", "3.6.2"),
            ("falsches Aufspiel", "3.4.1"),
            ("Trick nicht bedient", "3.8.1"),
            ("Stich nicht bedient", "3.8.1"),
            ("false lead", "3.4.1"),
            ("out of turn", "3.6.2"),
            ("zu spät abgesagt", "3.5.6"),
            ("zu spaet", "3.11.13"),
            ("Zuschauer", "3.11.10"),
            ("zwei Karten gefallen", "3.9.3"),
            ("3.9.4", "3.9.4"),
        ] {
            assert!(first(words).contains(&expected), "{words}: {:?}", first(words));
        }
    }

    #[test]
    fn nothing_fits_nonsense_and_everything_fits_nothing() {
        assert!(search(&Rules::DDV, "xylophon").is_empty());
        assert_eq!(search(&Rules::DDV, "").len(), entries().filter(|entry| (entry.applies)(&Rules::DDV)).count());
    }

    #[test]
    fn a_rule_set_finds_only_its_own_entries() {
        assert!(first("Hausregeln").is_empty());
        assert_eq!(search(&Rules::RECKLINGHAUSEN, "Hausregeln").len(), 2);
    }
}
