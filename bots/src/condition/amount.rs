//! The amount of something in a hand: `>= 4`, `mindestens vier`, `3 to 5`, `no`.

use super::parse::{Parsed, Parser};
use super::token::Kind;
use super::words;

const A: [&str; 8] = ["a", "an", "ein", "eine", "einen", "einem", "einer", "some"];
const THE: [&str; 5] = ["the", "der", "die", "das", "den"];
const NO: [&str; 8] = ["no", "kein", "keine", "keinen", "keinem", "keiner", "without", "ohne"];
const BOTH: [&str; 3] = ["both", "beide", "beiden"];
const BETWEEN: [&str; 2] = ["between", "zwischen"];
const TO: [&str; 2] = ["to", "bis"];

/// The numbers that are written as words; "one" is an article, too.
const NUMBERS: [(u16, &[&str]); 11] = [
    (2, &["two", "zwei"]),
    (3, &["three", "drei"]),
    (4, &["four", "vier"]),
    (5, &["five", "fünf", "fuenf"]),
    (6, &["six", "sechs"]),
    (7, &["seven", "sieben"]),
    (8, &["eight", "acht"]),
    (9, &["nine", "neun"]),
    (10, &["ten", "zehn"]),
    (11, &["eleven", "elf"]),
    (12, &["twelve", "zwölf", "zwoelf"]),
];

/// The number in a statement.
#[derive(Clone, Copy, Debug)]
pub(super) enum Amount {
    /// From the first number to the second, both inclusive.
    Range(u16, u16),
    /// Any number but this one.
    AllBut(u16),
    /// "The": of a card in the singular that is at least one, of anything else nobody knows.
    The,
}

#[derive(Clone, Copy)]
enum Compare {
    AtLeast,
    AtMost,
    More,
    Fewer,
    Exactly,
    Not,
}

fn number_word(word: &str) -> Option<u16> {
    match word {
        "one" | "eins" | "a" | "an" | "ein" | "eine" | "einen" | "einem" | "einer" => Some(1),
        word => NUMBERS.into_iter().find(|(_, words)| words.contains(&word)).map(|(number, _)| number),
    }
}

impl Parser<'_> {
    /// Reads how much of something there is: `>= 4`, `at least 4`, `3 to 5`, `4`, `4+`, `no`, `both`, `a`.
    pub(super) fn amount(&mut self) -> Parsed<Amount> {
        if self.take(&NO) {
            return Ok(Amount::Range(0, 0));
        }
        if self.take(&BOTH) {
            return Ok(Amount::Range(2, u16::MAX));
        }
        if self.take(&A) {
            return Ok(Amount::Range(1, u16::MAX));
        }
        if self.take(&THE) {
            return Ok(Amount::The);
        }
        if self.take(&BETWEEN) {
            let least = self.number()?;
            if !self.take(&["and", "und"]) {
                return Err(self.expected("expected-and"));
            }
            return Ok(Amount::Range(least, self.number()?));
        }
        let Some(compare) = self.comparison() else { return self.plain_amount() };
        let number = self.number()?;
        Ok(match compare {
            Compare::AtLeast => Amount::Range(number, u16::MAX),
            Compare::AtMost => Amount::Range(0, number),
            Compare::More => Amount::Range(number + 1, u16::MAX),
            Compare::Fewer if number == 0 => Amount::Range(1, 0),
            Compare::Fewer => Amount::Range(0, number - 1),
            Compare::Exactly => Amount::Range(number, number),
            Compare::Not => Amount::AllBut(number),
        })
    }

    /// Reads a number, a range, or nothing, which is at least one. A number may also be the rank of a card.
    fn plain_amount(&mut self) -> Parsed<Amount> {
        let number = match self.kind(0) {
            Some(&Kind::Number(number)) => number,
            Some(Kind::Word(word)) => match number_word(word).filter(|_| self.is_followed_by_thing()) {
                Some(number) => number,
                None => return Ok(Amount::Range(1, u16::MAX)),
            },
            _ => return Ok(Amount::Range(1, u16::MAX)),
        };
        self.at += 1;
        if self.take(&["+"]) {
            return Ok(Amount::Range(number, u16::MAX));
        }
        if self.take(&["-"]) || self.take(&TO) {
            return Ok(Amount::Range(number, self.number()?));
        }
        Ok(Amount::Range(number, number))
    }

    /// Reads a number that has to be there, in digits or as a word.
    fn number(&mut self) -> Parsed<u16> {
        let number = match self.kind(0) {
            Some(&Kind::Number(number)) => Some(number),
            Some(Kind::Word(word)) => number_word(word),
            _ => None,
        };
        self.at += usize::from(number.is_some());
        number.ok_or_else(|| self.expected("expected-number"))
    }

    /// Returns whether the word here is a number: "ten" and "nine" are ranks, too, unless something to count follows.
    fn is_followed_by_thing(&self) -> bool {
        let parts: Vec<String> = (0..3).map_while(|at| self.part(at)).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let names = |words: &[&str]| (1..=words.len()).any(|len| words::thing(&words[..len]).is_some());
        let is_longer_name = (2..=parts.len()).any(|len| words::thing(&parts[..len]).is_some());
        let is_range = parts.get(1).is_some_and(|word| TO.contains(word));
        !is_longer_name && (is_range || parts.get(1..).is_some_and(names))
    }

    fn comparison(&mut self) -> Option<Compare> {
        const AT_MOST: [&[&str]; 8] = [
            &["<="],
            &["≤"],
            &["at", "most"],
            &["up", "to"],
            &["höchstens"],
            &["hoechstens"],
            &["maximal"],
            &["bis", "zu"],
        ];
        const TABLE: [(Compare, &[&[&str]]); 6] = [
            (Compare::AtLeast, &[&[">="], &["≥"], &["at", "least"], &["mindestens"], &["wenigstens"]]),
            (Compare::AtMost, &AT_MOST),
            (Compare::More, &[&[">"], &["more", "than"], &["mehr", "als"]]),
            (Compare::Fewer, &[&["<"], &["fewer", "than"], &["less", "than"], &["weniger", "als"]]),
            (Compare::Exactly, &[&["="], &["=="], &["exactly"], &["genau"], &["exakt"]]),
            (Compare::Not, &[&["!="]]),
        ];
        for (compare, spellings) in TABLE {
            for spelling in spellings {
                if spelling.iter().enumerate().all(|(at, word)| self.is(at, word)) {
                    self.at += spelling.len();
                    return Some(compare);
                }
            }
        }
        None
    }
}
