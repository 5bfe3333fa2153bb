//! Bounds of the numbers that a user may ask for.

use text::{Localized, Message, message};

/// The numbers that a user may give, as the value of a parameter or in a field of a question. A number out of these
/// bounds is refused when it is read, and the message states the bounds.
///
/// # Examples
/// ```
/// use doko_bots::Numbers;
/// use text::{Language, Localized};
///
/// const WORLDS: Numbers = Numbers::whole(1, 1000);
/// assert_eq!(WORLDS.read_whole("160"), Some(160));
/// assert_eq!(WORLDS.read_whole("18446744073709551616"), None);
/// assert_eq!(WORLDS.message().text(Language::English), "a whole number from 1 to 1000");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Numbers {
    kind: Kind,
    least: f64,
    most: f64,
}

// No bound is beyond all numbers.
impl Eq for Numbers {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Whole,
    Real,
}

impl Numbers {
    /// Returns the whole numbers from the least to the most; none is so large that a `f64` does not tell it from others.
    ///
    /// # Panics
    /// Panics if one would be.
    #[must_use]
    pub const fn whole(least: u64, most: u64) -> Self {
        assert!(least <= most && most <= 1 << f64::MANTISSA_DIGITS, "numbers that can be told apart");
        Self { kind: Kind::Whole, least: least as f64, most: most as f64 }
    }

    /// Returns all numbers from the least to the most.
    #[must_use]
    pub const fn real(least: f64, most: f64) -> Self {
        Self { kind: Kind::Real, least, most }
    }

    /// Returns the least of them.
    #[must_use]
    pub const fn least(&self) -> f64 {
        self.least
    }

    /// Returns the largest of them.
    #[must_use]
    pub const fn most(&self) -> f64 {
        self.most
    }

    /// Returns whether a whole number is one of them.
    #[must_use]
    pub const fn contains(&self, number: u64) -> bool {
        self.least as u64 <= number && number <= self.most as u64
    }

    /// Reads a whole number that is one of them.
    #[must_use]
    pub fn read_whole(&self, text: &str) -> Option<usize> {
        let number: u64 = text.parse().ok().filter(|&number| self.contains(number))?;
        number.try_into().ok()
    }

    /// Reads a number that is one of them.
    #[must_use]
    pub fn read_real(&self, text: &str) -> Option<f64> {
        text.parse().ok().filter(|number| (self.least..=self.most).contains(number))
    }
}

impl Localized for Numbers {
    fn message(&self) -> Message {
        // As they are typed, in every language.
        let (least, most) = (self.least.to_string(), self.most.to_string());
        match self.kind {
            Kind::Whole => message!("numbers-whole", least, most),
            Kind::Real => message!("numbers-real", least, most),
        }
    }
}

/// Number of worlds that one decision may examine: more than improve anything, and few enough for the memory of any
/// machine.
pub const WORLDS: Numbers = Numbers::whole(1, 1_000_000);

/// Number of last tricks in which a method may be used.
pub const TRICKS: Numbers = Numbers::whole(0, 12);

/// Allowed shares.
pub(crate) const SHARE: Numbers = Numbers::real(0.0, 1.0);

/// Allowed margins, in Points.
pub(crate) const MARGIN: Numbers = Numbers::real(-1000.0, 1000.0);

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn numbers_out_of_bounds_are_refused() {
        assert_eq!(["1", "160", "1000000"].map(|text| WORLDS.read_whole(text)), [Some(1), Some(160), Some(1_000_000)]);
        let beyond = ["0", "-1", "1.5", "", "1000001", "4294967295", "9223372036854775808", "18446744073709551617"];
        assert_eq!(beyond.map(|text| WORLDS.read_whole(text)), [None; 8]);
        let share = Numbers::real(0.0, 1.0);
        assert_eq!(["0", "0.5", "1"].map(|text| share.read_real(text)), [Some(0.0), Some(0.5), Some(1.0)]);
        assert_eq!(["1.1", "-1", "nan", "inf", "x"].map(|text| share.read_real(text)), [None; 5]);
    }

    /// Returns what a bot says to the value of a parameter.
    fn refusal(bot: &str, parameter: &str, value: &str) -> Option<String> {
        // Some parameters belong to another one.
        let others = if matches!((bot, parameter), ("doko", "temperature" | "error")) { "others=rules," } else { "" };
        let spec = format!("{bot}:{others}{parameter}={value}").parse::<crate::Spec>();
        spec.err().map(|error| error.to_string())
    }

    #[test]
    fn every_number_of_every_bot_has_bounds_that_are_checked_and_told() {
        let mut n_numbers = 0;
        for entry in crate::roster() {
            for parameter in entry.parameters {
                let Some(numbers) = parameter.numbers else {
                    assert!(parameter.default.parse::<f64>().is_err(), "{} {}", entry.name, parameter.name);
                    continue;
                };
                n_numbers += 1;
                for inside in [numbers.least(), numbers.most()] {
                    assert_eq!(refusal(entry.name, parameter.name, &inside.to_string()), None, "{}", entry.name);
                }
                let above = (numbers.most() + 1.0).to_string();
                for outside in [&above, "-1001", "18446744073709551617", "9223372036854775808", "1e300", "nan", "x", ""]
                {
                    let refusal = refusal(entry.name, parameter.name, outside).expect("it is out of bounds");
                    let told = refusal.contains(&format!("'{}' cannot be '{outside}'", parameter.name));
                    assert!(told && refusal.contains(&numbers.message().text(Language::English)), "{refusal}");
                }
            }
        }
        assert_eq!(n_numbers, 24);
    }

    #[test]
    fn bots_refuse_parameters_out_of_bounds() {
        let error = |text: &str| text.parse::<crate::Spec>().expect_err("a bad value").to_string();
        let expected = "parameter 'temperature' cannot be '0'; expected a number from 0.001 to 1000, or none";
        assert_eq!(error("doko:others=rules,temperature=0"), expected);
        for text in [
            "doko:temperature=0.1",
            "doko:error=0.1",
            "doko:others=me",
            "ismcts:time=5",
            "ismcts:rollouts=4294967295",
            "rules:temperature=0.0009",
        ] {
            assert!(error(text).starts_with("parameter '"), "{text}: {}", error(text));
        }
    }
}
