//! The likeness of two words, by the groups of three letters that both have, so that a typo or a part of a compound
//! still counts.

use strsim::osa_distance;

/// Words that are less alike say nothing about each other.
pub(super) const LEAST: f32 = 0.5;
/// The likeness of a word with one typo.
const SLIP: f32 = 0.85;
/// The likeness of a word of five letters to a longer one that contains it.
const PART: f32 = 0.75;
/// The likeness of a word of four letters to a longer one that begins with it.
const BEGINNING: f32 = 0.6;
/// A shorter word begins too many others.
const SHORTEST_BEGINNING: usize = 4;

/// A word, and its groups of three letters in their order.
pub(super) struct Letters {
    word: String,
    groups: Vec<[char; 3]>,
}

impl Letters {
    /// Returns a word with its groups of letters; beginning and end count as letters.
    pub(super) fn new(word: &str) -> Self {
        let letters: Vec<char> = std::iter::once('^').chain(word.chars()).chain(['$']).collect();
        let mut groups: Vec<[char; 3]> = letters.windows(3).map(|three| [three[0], three[1], three[2]]).collect();
        groups.sort_unstable();
        groups.dedup();
        Self { word: word.to_owned(), groups }
    }

    /// Returns how much two words are alike, from 0 to 1; short words are alike only if they are the same.
    pub(super) fn likeness(&self, other: &Self) -> f32 {
        const SHORT: usize = 4;
        const LONG: usize = 5;
        if self.word == other.word {
            return 1.0;
        }
        if self.groups.len() < SHORT || other.groups.len() < SHORT - 1 {
            return 0.0;
        }
        let (short, long) = if self.word.len() < other.word.len() { (self, other) } else { (other, self) };
        let part = if LONG <= short.word.chars().count() && long.word.contains(&short.word) { PART } else { 0.0 };
        let beginning = if short.begin(long) { BEGINNING } else { 0.0 };
        let slip = if self.is_slip_of(other) { SLIP } else { 0.0 };
        part.max(beginning).max(slip).max(self.dice(other))
    }

    /// Returns whether a word of a few letters begins another, as it does while somebody types.
    pub(super) fn begin(&self, other: &Self) -> bool {
        SHORTEST_BEGINNING <= self.word.chars().count() && other.word.starts_with(&self.word)
    }

    /// Returns whether a word is another one with a letter too few or too many, two letters swapped or, in a long word, one
    /// that is wrong.
    pub(super) fn is_slip_of(&self, other: &Self) -> bool {
        const SHORT: usize = 5;
        const LONG: usize = 7;
        /// Words that share fewer groups are not compared letter by letter.
        const LEAST_DICE: f32 = 0.25;
        let (n, n_other) = (self.word.chars().count(), other.word.chars().count());
        if n < SHORT || n_other + 1 < SHORT || 1 < n.abs_diff(n_other) || self.dice(other) < LEAST_DICE {
            return false;
        }
        let is_wrong_letter = n == n_other && sorted(&self.word) != sorted(&other.word);
        (LONG <= n || !is_wrong_letter) && osa_distance(&self.word, &other.word) <= 1
    }

    /// Twice the groups that both have, by all groups (Dice's coefficient).
    fn dice(&self, other: &Self) -> f32 {
        let both = self.groups.iter().filter(|group| other.groups.binary_search(group).is_ok()).count();
        2.0 * both as f32 / (self.groups.len() + other.groups.len()) as f32
    }
}

fn sorted(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
}
