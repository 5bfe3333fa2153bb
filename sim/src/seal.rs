//! Lines of JSON that carry their own checksum, so that a changed digit does not pass for a result.
//!
//! A sealed line is an object whose last field is `check`: the first 8 bytes of the SHA-256 of what the line belongs to and
//! of the line up to there. A line of another file has another check, even if every digit of it is right. It is still a
//! line of JSON that any program reads.
//!
//! ```text
//! {"unit":7,"games":[..],"check":"93b2c6d0f1a4e857"}
//! ```

use sha2::{Digest, Sha256};
use std::fmt::Write;
use text::{Localized, Message, english_errors, message};

/// Number of bytes of the SHA-256 that are kept.
const CHECK_BYTES: usize = 8;

/// Texts before and after the digits of the check.
const BEFORE: &str = "\"check\":\"";
const BEHIND: &str = "\"}";

/// Seals the lines of one file.
#[derive(Clone, Debug)]
pub struct Seal {
    /// The hash of what the lines belong to.
    begun: Sha256,
}

/// Reason why a line cannot be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealError {
    /// The line has no check.
    Missing,
    /// The check is another one.
    Wrong,
}

impl Localized for SealError {
    fn message(&self) -> Message {
        match self {
            Self::Missing => message!("seal-missing"),
            Self::Wrong => message!("seal-wrong"),
        }
    }
}

english_errors!(SealError);

impl Seal {
    /// Returns the seal of lines that belong to this text, such as the first line of their file.
    ///
    /// # Examples
    /// ```
    /// use doko_sim::{Seal, SealError};
    ///
    /// let seal = Seal::of("a match");
    /// let line = seal.close("{\"points\":3}");
    /// assert_eq!(seal.open(&line).as_deref(), Ok("{\"points\":3}"));
    /// assert_eq!(seal.open(&line.replace('3', "4")), Err(SealError::Wrong));
    /// assert_eq!(Seal::of("another match").open(&line), Err(SealError::Wrong));
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        // The length keeps what the lines belong to apart from the line.
        Self { begun: Sha256::new().chain_update((text.len() as u64).to_le_bytes()).chain_update(text) }
    }

    /// Returns the object with its check.
    ///
    /// # Panics
    /// Panics if the text does not end as an object does.
    #[must_use]
    pub fn close(&self, object: &str) -> String {
        let content = object.strip_suffix('}').expect("an object ends with a brace");
        let comma = if content.ends_with('{') { "" } else { "," };
        let start = format!("{content}{comma}{BEFORE}");
        let check = self.check(&start);
        format!("{start}{check}{BEHIND}")
    }

    /// Returns the object without its check, if that fits.
    ///
    /// # Errors
    /// Returns an error if the check is missing or wrong.
    pub fn open(&self, line: &str) -> Result<String, SealError> {
        let rest = line.strip_suffix(BEHIND).ok_or(SealError::Missing)?;
        let digits_at = rest.len().checked_sub(2 * CHECK_BYTES).ok_or(SealError::Missing)?;
        let (start, check) = rest.split_at_checked(digits_at).ok_or(SealError::Missing)?;
        let content = start.strip_suffix(BEFORE).ok_or(SealError::Missing)?;
        if self.check(start) != check {
            return Err(SealError::Wrong);
        }
        Ok(format!("{}}}", content.strip_suffix(',').unwrap_or(content)))
    }

    fn check(&self, start: &str) -> String {
        let hash = self.begun.clone().chain_update(start).finalize();
        hash[..CHECK_BYTES].iter().fold(String::new(), |mut digits, byte| {
            write!(digits, "{byte:02x}").expect("a string can be written");
            digits
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_line_is_opened_again_and_stays_json() {
        for object in ["{}", "{\"a\":1}", "{\"a\":{\"check\":\"x\"}}", "{\"a\":\"\u{fc}\"}"] {
            let seal = Seal::of("this");
            let line = seal.close(object);
            assert_eq!(seal.open(&line).as_deref(), Ok(object));
            assert!(serde_json::from_str::<serde_json::Value>(&line).expect("JSON")["check"].is_string());
        }
    }

    #[test]
    fn every_change_of_a_line_is_noticed() {
        let seal = Seal::of("this");
        let line = seal.close("{\"unit\":7,\"points\":[1,-1,1,-1]}");
        for at in 0..line.len() {
            for bit in 0..7 {
                let mut changed = line.clone().into_bytes();
                changed[at] ^= 1 << bit;
                let changed = String::from_utf8(changed).expect("ASCII");
                assert!(seal.open(&changed).is_err(), "{changed}");
            }
            assert!(seal.open(&line[..at]).is_err(), "{at}");
            assert!(seal.open(&line[at + 1..]).is_err(), "{at}");
        }
        assert_eq!(seal.open("{\"unit\":7}"), Err(SealError::Missing));
        assert_eq!(seal.open("\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\"}"), Err(SealError::Missing));
    }
}
