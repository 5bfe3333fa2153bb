//! Changes inputs at random, so that they stay near to what is understood.

use bots::Draw;

/// No input is longer, in bytes.
const LONGEST: usize = 1 << 15;

/// What people do not mean and programs trip over.
const ODD: [&str; 24] = [
    "",
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "99999999999999999999",
    "1e300",
    "NaN",
    "null",
    "\"",
    "{",
    "[[",
    "]",
    "\\",
    "\0",
    "\u{1b}[2J",
    "ß",
    "\u{fe0f}",
    "\u{301}",
    "\u{feff}",
    "\r\n",
    "\t",
];

/// Makes changed inputs; a seed determines them all.
#[derive(Debug)]
pub struct Mutator(Draw);

impl Mutator {
    /// Returns the source of changes with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Draw::new(seed, 0))
    }

    /// Returns one of these inputs with one to three changes.
    ///
    /// # Panics
    /// Panics if there is no input.
    pub fn change(&mut self, inputs: &[Vec<u8>]) -> Vec<u8> {
        let mut input = inputs[self.below(inputs.len())].clone();
        for _ in 0..=self.below(3) {
            self.change_once(&mut input, inputs);
            input.truncate(LONGEST);
        }
        input
    }

    fn change_once(&mut self, input: &mut Vec<u8>, inputs: &[Vec<u8>]) {
        let at = self.below(input.len() + 1);
        match self.below(8) {
            0 => drop(input.drain(at..(at + self.below(12)).min(input.len()))),
            1 => input.insert(at, self.below(256) as u8),
            2 if at < input.len() => input[at] ^= 1 << self.below(8),
            3 => {
                let odd = ODD[self.below(ODD.len())];
                input.splice(at..at, odd.bytes());
            }
            // A part of it comes a second time, in another place.
            4 => {
                let part = input[at..(at + self.below(24)).min(input.len())].to_vec();
                let to = self.below(input.len() + 1);
                input.splice(to..to, part);
            }
            // A word takes the place of another one, of this input or of any.
            5 | 6 => {
                let other = if self.below(2) == 0 { input.clone() } else { inputs[self.below(inputs.len())].clone() };
                let word = self.word(&other);
                let place = self.word(input);
                input.splice(place, other[word].iter().copied());
            }
            _ if self.below(6) == 0 => input.truncate(at),
            _ if at < input.len() => input[at] = b"0123456789NESWCSHDATKQJ=:,-"[self.below(27)],
            _ => {}
        }
    }

    /// Returns where a word of the input is: letters and digits, or whatever else stands between two of those.
    fn word(&mut self, input: &[u8]) -> std::ops::Range<usize> {
        let at = self.below(input.len() + 1);
        let is_letter = |&byte: &u8| byte.is_ascii_alphanumeric() || byte == b'_' || 0x80 <= byte;
        let kind = input.get(at).is_some_and(is_letter);
        let start = input[..at].iter().rposition(|byte| is_letter(byte) != kind).map_or(0, |before| before + 1);
        let end = input[at..].iter().position(|byte| is_letter(byte) != kind).map_or(input.len(), |behind| at + behind);
        start..end
    }

    fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }
}
