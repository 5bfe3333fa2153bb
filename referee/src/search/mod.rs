//! Finding entries of the handbook by what players say, in German and English at once.
//!
//! Each entry has a line of table speech in the catalogue of texts (`text/src/*/said.ftl`). Its words, those of the title and
//! those of the rows are weighed by BM25 ([`index`]), after stemming and with one word for all that mean the same
//! ([`words`]). A word that is misspelt, or part of a longer one, counts as much as it is like another ([`likeness`]).

mod index;
mod likeness;
mod words;

use crate::catalogue::{beginning, entries};
use crate::entry::{Entry, Scope};
use game::Rules;
use index::{Heard, Index};
use std::sync::OnceLock;
use text::Language;
use words::split;

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The entries that fit, the best first.
    pub entries: Vec<&'static Entry>,
    /// If none does, those that come nearest.
    pub nearest: Vec<&'static Entry>,
}

/// Returns the entries of a rule set that fit what somebody says, the best first; all of them, in their order, if he says
/// nothing. A number finds the entries that begin with it.
#[must_use]
pub fn search(rules: &Rules, said: &str) -> Found {
    let said = beginning(said).to_lowercase();
    let all = entries().filter(|entry| (entry.applies)(rules));
    let numbered: Vec<_> = match number_in(&said) {
        Some(number) => all.filter(|entry| entry.number.starts_with(number)).collect(),
        None if said.trim().is_empty() => all.collect(),
        None => Vec::new(),
    };
    if !numbered.is_empty() {
        return Found { entries: numbered, nearest: Vec::new() };
    }
    rank(rules, &said)
}

/// Returns the number of an entry, or its beginning, that stands in a text.
fn number_in(said: &str) -> Option<&str> {
    let is_number = |word: &&str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let is_whole = said.split_whitespace().count() == 1;
    said.split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_ascii_digit()))
        .find(|word| is_number(word) && (is_whole || word.contains('.')))
}

/// Entries below this part of the best score are not listed.
const PART_OF_BEST: f32 = 0.4;
/// If less than half of what was said fits, this much has to, and this part.
const MUCH: f32 = 5.6;
const LEAST_PART: f32 = 0.33;
/// The weight of a word that no entry has: that of a rare one.
const UNKNOWN: f32 = 6.2;
/// The factor of the score of an entry about the other kind of game.
const OTHER_GAME: f32 = 0.85;

fn rank(rules: &Rules, said: &str) -> Found {
    const SHOWN: usize = 3;
    let indexes = indexes();
    let n_entries = entries().count();
    let (mut scores, mut sum, mut is_solo) = (vec![0.0; n_entries], 0.0, false);
    for word in heard(indexes, &split(said)) {
        let Some((weights, heard)) = weigh(indexes, &word, n_entries) else { continue };
        let most = weights.iter().copied().fold(0.0, f32::max);
        sum += if heard == Heard::Known { most } else { most.max(UNKNOWN) };
        is_solo |= indexes.iter().any(|index| index.means_solo(&word));
        scores.iter_mut().zip(weights).for_each(|(score, weight)| *score += weight);
    }
    let other = if is_solo { Scope::NormalGame } else { Scope::SoloGame };
    let mut ranked: Vec<(f32, &'static Entry)> = entries()
        .zip(scores)
        .filter(|(entry, score)| (entry.applies)(rules) && 0.0 < *score)
        .map(|(entry, score)| (if entry.scope == other { score * OTHER_GAME } else { score }, entry))
        .collect();
    // What differs by less than rounding is the same on every machine, and stays in the order of the handbook.
    ranked.sort_by_key(|&(score, _)| std::cmp::Reverse(thousandths(score)));
    let best = ranked.first().map_or(0.0, |&(score, _)| score);
    let is_half = sum <= 2.0 * best;
    let is_much = MUCH <= best && LEAST_PART * sum <= best;
    let listed = |most: usize, least: f32| {
        ranked.iter().filter(|(score, _)| least <= *score).take(most).map(|&(_, entry)| entry).collect()
    };
    if 0.0 < best && (is_half || is_much) {
        return Found { entries: listed(usize::MAX, PART_OF_BEST * best), nearest: Vec::new() };
    }
    Found { entries: Vec::new(), nearest: listed(SHOWN, 0.0) }
}

fn thousandths(score: f32) -> i64 {
    (score * 1000.0).round() as i64
}

/// Returns how much a word says for each entry, in the language in which it says more; `None` if it says nothing in one.
fn weigh(indexes: &[Index], word: &str, n_entries: usize) -> Option<(Vec<f32>, Heard)> {
    let mut weights = vec![0.0; n_entries];
    let mut heard = Heard::Unknown;
    for index in indexes {
        heard = heard.max(index.weigh(word, &mut weights)?);
    }
    Some((weights, heard))
}

/// Returns the words, and the verbs whose parts stand apart: in "er spielt einfach an" there is "anspielt", too.
fn heard(indexes: &[Index], said: &[&str]) -> Vec<String> {
    const LONGEST: usize = 6;
    const APART: usize = 5;
    let mut words: Vec<String> = said.iter().map(|&word| word.to_owned()).collect();
    for (place, part) in said.iter().enumerate() {
        if LONGEST < part.chars().count() {
            continue;
        }
        let verbs = said[place.saturating_sub(APART)..place].iter().filter(|verb| 3 <= verb.chars().count());
        let joined = verbs.map(|verb| format!("{part}{verb}"));
        words.extend(joined.filter(|word| indexes.iter().any(|index| index.knows(word))));
    }
    words
}

/// The indexes of all entries in each language, made once: a list is searched again with every key that somebody types.
fn indexes() -> &'static [Index] {
    static INDEXES: OnceLock<Vec<Index>> = OnceLock::new();
    INDEXES.get_or_init(|| Language::ALL.into_iter().map(Index::of).collect())
}
