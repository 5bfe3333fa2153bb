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
    n_letters: usize,
    groups: Vec<[char; 3]>,
}

/// The likeness of a spoken word to another one.
pub(super) struct Alike {
    /// From 0 to 1.
    pub(super) likeness: f32,
    /// Whether the spoken word is the beginning of the other one, or that one but for a slip of a finger.
    pub(super) is_meant: bool,
}

impl Letters {
    /// Returns a word with its groups of letters; beginning and end count as letters.
    pub(super) fn new(word: &str) -> Self {
        let letters: Vec<char> = std::iter::once('^').chain(word.chars()).chain(['$']).collect();
        let mut groups: Vec<[char; 3]> = letters.windows(3).map(|three| [three[0], three[1], three[2]]).collect();
        groups.sort_unstable();
        groups.dedup();
        Self { word: word.to_owned(), n_letters: letters.len() - 2, groups }
    }

    /// Returns the groups of letters.
    pub(super) fn groups(&self) -> &[[char; 3]] {
        &self.groups
    }

    /// Returns how a spoken word is like another one, with which it shares `n_shared` groups; short words are alike only if
    /// they are the same.
    pub(super) fn alike(&self, other: &Self, n_shared: usize) -> Alike {
        const SHORT: usize = 4;
        const LONG: usize = 5;
        if self.word == other.word {
            return Alike { likeness: 1.0, is_meant: true };
        }
        // Twice the groups that both have, by all groups (Dice's coefficient).
        let dice = 2.0 * n_shared as f32 / (self.groups.len() + other.groups.len()) as f32;
        let is_slip = self.is_slip_of(other, dice);
        let is_meant = is_slip || self.begins(other);
        if self.groups.len() < SHORT || other.groups.len() < SHORT - 1 {
            return Alike { likeness: 0.0, is_meant };
        }
        let (short, long) = if self.word.len() < other.word.len() { (self, other) } else { (other, self) };
        let part = if LONG <= short.n_letters && long.word.contains(&short.word) { PART } else { 0.0 };
        let beginning = if short.begins(long) { BEGINNING } else { 0.0 };
        let slip = if is_slip { SLIP } else { 0.0 };
        Alike { likeness: part.max(beginning).max(slip).max(dice), is_meant }
    }

    /// Returns whether a word of a few letters begins another, as it does while somebody types.
    fn begins(&self, other: &Self) -> bool {
        SHORTEST_BEGINNING <= self.n_letters && other.word.starts_with(&self.word)
    }

    /// Returns whether a word is another one with a letter too few or too many, two letters swapped or, in a long word, one
    /// that is wrong.
    fn is_slip_of(&self, other: &Self, dice: f32) -> bool {
        const SHORT: usize = 5;
        const LONG: usize = 7;
        /// Words that share fewer groups are not compared letter by letter.
        const LEAST_DICE: f32 = 0.25;
        let (n, n_other) = (self.n_letters, other.n_letters);
        if n < SHORT || n_other + 1 < SHORT || 1 < n.abs_diff(n_other) || dice < LEAST_DICE {
            return false;
        }
        let is_wrong_letter = n == n_other && sorted(&self.word) != sorted(&other.word);
        (LONG <= n || !is_wrong_letter) && osa_distance(&self.word, &other.word) <= 1
    }
}

fn sorted(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
}
