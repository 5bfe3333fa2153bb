//! Source of the random numbers of every game.
//!
//! Games are counted, and game *i* (or deal, or round *i*: the unit of the work) is a pure function of four things: the
//! [`FORMAT`], the configuration, the seed and *i*. Earlier units, the thread or machine, and interruptions of a run
//! have no influence.
//!
//! # Derivation
//! ```text
//! configuration hash = SHA-256(text of the configuration)
//! key                = SHA-256("doko-games" 00 || FORMAT || configuration hash || seed)   numbers as little-endian u32, u64
//! numbers of unit i  = ChaCha with 8 rounds, this key, stream i, from its beginning
//! ```
//! The text of a configuration holds what decides the cards and nothing else. Two runs that differ only in their bots
//! may thus choose to play the same deals.

use bots::Draw;
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};
use std::str::FromStr;
use text::{Localized, Message, english_errors, message};

/// The number of the way in which games are made from seeds. It changes whenever a seed would give other games.
pub const FORMAT: u32 = 1;

/// The SHA-256 of a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConfigHash(pub [u8; 32]);

impl ConfigHash {
    /// Returns the hash of the text of a configuration.
    #[must_use]
    pub fn of(configuration: &str) -> Self {
        Self(Sha256::digest(configuration).into())
    }
}

impl fmt::Display for ConfigHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex = self.0.iter().fold(String::new(), |mut hex, byte| {
            write!(hex, "{byte:02x}").expect("a string can be written");
            hex
        });
        f.pad(&hex)
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseHashError(String);

impl Localized for ParseHashError {
    fn message(&self) -> Message {
        message!("hash-none", text = &self.0)
    }
}

english_errors!(ParseHashError);

impl FromStr for ConfigHash {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        let wrong = || ParseHashError(text.to_owned());
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut hash = [0; 32];
        for (at, byte) in hash.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..][..2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(hash))
    }
}

/// The random numbers of all units of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    key: [u8; 32],
}

impl Seeds {
    /// Returns the numbers of a configuration and a seed.
    #[must_use]
    pub fn new(configuration: ConfigHash, seed: u64) -> Self {
        Self::of_format(FORMAT, configuration, seed)
    }

    fn of_format(format: u32, configuration: ConfigHash, seed: u64) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(b"doko-games\0");
        hasher.update(format.to_le_bytes());
        hasher.update(configuration.0);
        hasher.update(seed.to_le_bytes());
        Self { key: hasher.finalize().into() }
    }

    /// Returns the numbers of one unit; those of another have nothing to do with them.
    ///
    /// # Examples
    /// ```
    /// use doko_sim::{ConfigHash, Seeds};
    ///
    /// let seeds = Seeds::new(ConfigHash::of("rules = ddv"), 1);
    /// let first = seeds.draw(7).bits();
    /// assert_eq!(seeds.draw(7).bits(), first);
    /// assert_ne!(seeds.draw(8).bits(), first);
    /// ```
    #[must_use]
    pub fn draw(&self, unit: u64) -> Draw {
        Draw::keyed(self.key, unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_depends_on_format_configuration_seed_and_number() {
        let first = |format, configuration, seed, unit| {
            Seeds::of_format(format, ConfigHash::of(configuration), seed).draw(unit).bits()
        };
        let all =
            [first(1, "a", 1, 0), first(2, "a", 1, 0), first(1, "b", 1, 0), first(1, "a", 2, 0), first(1, "a", 1, 1)];
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "{all:?}");
        }
    }

    /// The numbers are published with data sets, so they must never change for a format.
    #[test]
    fn the_numbers_of_format_1_stay_what_they_are() {
        let hash = ConfigHash::of("rules = ddv\n");
        assert_eq!(hash.to_string(), "e1393642b7779d5fe65f852b3c0f231c798f3d93d7ce26111b2d40095707859e");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        let mut draw = Seeds::of_format(1, hash, 7).draw(3);
        assert_eq!([draw.bits(), draw.bits()], [0x3f62_f823_c650_0ae1, 0xf6e9_9a2b_d87d_07a6]);
    }

    #[test]
    fn what_is_no_hash_is_quoted() {
        let error = "12xy".parse::<ConfigHash>().expect_err("no hash").to_string();
        assert_eq!(error, "'12xy' is not a hash of a configuration; expected 64 hexadecimal digits");
    }
}
