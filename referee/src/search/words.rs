//! Words of a language as a search compares them: one spelling, stems, one word for all that mean the same.

use frostem::{Algorithm, Stemmer};
use std::collections::{BTreeMap, BTreeSet};
use text::{Language, Texts};

/// The words of a language.
pub(super) struct Words {
    language: Language,
    stemmer: Stemmer,
    /// Words without meaning for a search, such as "the".
    nothing: BTreeSet<String>,
    /// For each stem, the stem of the word that it is searched by.
    same: BTreeMap<String, String>,
}

impl Words {
    /// Returns the words of a language, from the catalogue of texts.
    pub(super) fn of(language: Language) -> Self {
        let texts = Texts::of(language);
        let stemmer = Stemmer::new(match language {
            Language::German => Algorithm::German,
            Language::English => Algorithm::English,
        });
        let mut words = Self { language, stemmer, nothing: BTreeSet::new(), same: BTreeMap::new() };
        words.nothing = split(&texts.word("said-nothing")).into_iter().map(|word| words.spelt(word)).collect();
        for group in texts.word("said-same").split(';') {
            let stems: Vec<String> = split(group).into_iter().map(|word| words.stem(word)).collect();
            if let [first, others @ ..] = &stems[..] {
                words.same.extend(others.iter().map(|stem| (stem.clone(), first.clone())));
            }
        }
        words
    }

    /// Returns what a word in small letters is compared by, or `None` if it says nothing about what happened.
    pub(super) fn term(&self, word: &str) -> Option<String> {
        if self.nothing.contains(&self.spelt(word)) {
            return None;
        }
        let stem = self.stem(word);
        Some(self.same.get(&stem).cloned().unwrap_or(stem))
    }

    /// Returns what the words of a text are compared by.
    pub(super) fn terms(&self, text: &str) -> Vec<String> {
        split(&text.to_lowercase()).into_iter().filter_map(|word| self.term(word)).collect()
    }

    /// Returns whether the language has a word that means the same.
    pub(super) fn has_same(&self, word: &str) -> bool {
        self.same.contains_key(&self.stem(word))
    }

    /// Returns the stems of words, each with the stem of the word that it is looked for by.
    pub(super) fn same(&self) -> impl Iterator<Item = (&String, &String)> {
        self.same.iter()
    }

    /// Returns the stem of a word in small letters.
    pub(super) fn stem(&self, word: &str) -> String {
        self.stemmer.stem(&self.spelt(word)).into_owned()
    }

    /// Umlauts are written in three ways: as they are, as in `ae`, and without their dots.
    fn spelt(&self, word: &str) -> String {
        const AS: [(&str, &str); 7] =
            [("ä", "a"), ("ö", "o"), ("ü", "u"), ("ß", "ss"), ("ae", "a"), ("oe", "o"), ("ue", "u")];
        match self.language {
            Language::German => AS.iter().fold(word.to_owned(), |word, (umlaut, plain)| word.replace(umlaut, plain)),
            Language::English => word.to_owned(),
        }
    }
}

/// Returns the words of a text, without what stands between them.
pub(super) fn split(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}
