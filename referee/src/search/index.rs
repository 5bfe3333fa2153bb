//! The weight of each word of a language for each entry.

use super::likeness::{Alike, LEAST, Letters};
use super::words::Words;
use crate::catalogue::entries;
use crate::entry::Entry;
use crate::text::{row, said, title};
use game::Rules;
use std::collections::BTreeMap;
use text::Language;

/// The words of all entries in one language.
pub(super) struct Index {
    words: Words,
    /// For each word, the places of the entries that have it, each with its weight for the entry.
    terms: BTreeMap<String, Vec<(usize, f32)>>,
    /// The letters of each word of `terms`, and of those that mean the same, each with the word of `terms`.
    spellings: Vec<(Letters, String)>,
    /// For each group of letters, the places of the spellings that have it.
    groups: BTreeMap<[char; 3], Vec<usize>>,
}

/// Whether a language has a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Heard {
    /// At most one that is like it.
    Unknown,
    /// The same one, one that begins with it, or one that is a slip of a finger away.
    Known,
}

impl Index {
    /// Returns the words of all entries in a language.
    pub(super) fn of(language: Language) -> Self {
        let words = Words::of(language);
        let counted: Vec<_> = entries().map(|entry| count(&words, language, entry)).collect();
        let terms = weighed(&counted);
        let own = terms.keys().map(|term| (term, term));
        let same = words.same().filter(|(_, term)| terms.contains_key(*term));
        let spellings: Vec<_> = own.chain(same).map(|(word, term)| (Letters::new(word), term.clone())).collect();
        let mut groups: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for (place, (letters, _)) in spellings.iter().enumerate() {
            for &group in letters.groups() {
                groups.entry(group).or_default().push(place);
            }
        }
        Self { words, terms, spellings, groups }
    }

    /// Raises the weight of each entry to what a word in small letters says about it, and returns whether an entry has the
    /// word; `None` if it says nothing in this language.
    pub(super) fn weigh(&self, word: &str, weights: &mut [f32]) -> Option<Heard> {
        /// The share of a word that is merely like the spoken one, if entries have that one, too.
        const BESIDE: f32 = 0.5;
        let said = self.words.term(word)?;
        let mut raise = |term: &str, part: f32| {
            for &(place, weight) in &self.terms[term] {
                weights[place] = weights[place].max(part * weight);
            }
        };
        let mut is_known = self.terms.contains_key(&said);
        let beside = if is_known { BESIDE } else { 1.0 };
        if is_known {
            raise(&said, 1.0);
        }
        let letters = Letters::new(&self.words.stem(word));
        for (place, n_shared) in self.sharing(&letters) {
            let (other, term) = &self.spellings[place];
            let Alike { likeness, is_meant } = letters.alike(other, n_shared);
            is_known |= is_meant;
            if LEAST <= likeness && *term != said {
                raise(term, beside * likeness * likeness);
            }
        }
        Some(if is_known { Heard::Known } else { Heard::Unknown })
    }

    /// Returns the places of the spellings that share a group of letters with a word, each with the number of these. No other
    /// one is like it.
    fn sharing(&self, letters: &Letters) -> impl Iterator<Item = (usize, usize)> {
        let mut shared = vec![0; self.spellings.len()];
        for group in letters.groups() {
            for &place in self.groups.get(group).into_iter().flatten() {
                shared[place] += 1;
            }
        }
        shared.into_iter().enumerate().filter(|&(_, n_shared)| 0 < n_shared)
    }

    /// Returns whether entries have a word, or one that means the same.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.words.has_same(word) || self.words.term(word).is_some_and(|term| self.terms.contains_key(&term))
    }

    /// Returns whether a word speaks of a solo.
    pub(super) fn means_solo(&self, word: &str) -> bool {
        self.words.term(word).is_some_and(|term| term.contains("solo"))
    }
}

/// Returns the words of an entry, each with how much it counts.
fn count(words: &Words, language: Language, entry: &Entry) -> BTreeMap<String, f32> {
    const TITLE_OR_SAID: f32 = 2.0;
    const ROW: f32 = 0.2;
    /// A row is long; a word counts no more often than this.
    const MOST_IN_ROWS: f32 = 3.0 * ROW;
    let mut counted: BTreeMap<String, f32> = BTreeMap::new();
    for decided in entry.rows {
        for term in words.terms(&row(&Rules::DDV, entry.number, decided.name).text(language)) {
            let count = counted.entry(term).or_default();
            *count = (*count + ROW).min(MOST_IN_ROWS);
        }
    }
    for text in [title(entry.number), said(entry.number)] {
        let mut terms = words.terms(&text.text(language));
        terms.sort_unstable();
        terms.dedup();
        for term in terms {
            *counted.entry(term).or_default() += TITLE_OR_SAID;
        }
    }
    counted
}

/// Returns for each word what it says about the entries that have it, by BM25: a word of few entries says more, a second
/// mention less than the first, and a long entry does not win by its length.
fn weighed(counted: &[BTreeMap<String, f32>]) -> BTreeMap<String, Vec<(usize, f32)>> {
    /// The saturation of repeated mentions.
    const K1: f32 = 1.2;
    /// The weight of an entry's length.
    const B: f32 = 0.2;
    let lengths: Vec<f32> = counted.iter().map(|terms| terms.values().sum()).collect();
    let n_entries = counted.len() as f32;
    let mean = lengths.iter().sum::<f32>() / n_entries;
    let mut found: BTreeMap<String, Vec<(usize, f32)>> = BTreeMap::new();
    for (place, terms) in counted.iter().enumerate() {
        for (term, &count) in terms {
            let weight = count * (K1 + 1.0) / (count + K1 * (1.0 - B + B * lengths[place] / mean));
            found.entry(term.clone()).or_default().push((place, weight));
        }
    }
    for weights in found.values_mut() {
        let n = weights.len() as f32;
        let rarity = (1.0 + (n_entries - n + 0.5) / (n + 0.5)).ln();
        weights.iter_mut().for_each(|(_, weight)| *weight *= rarity);
    }
    found
}
