//! One shard of work that many machines share: `--shard 3/8`.

use std::ops::Range;
use std::str::FromStr;
use text::{Localized, Message, english_errors, message};

/// One shard, with the number of all shards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shard {
    pub(crate) number: u32,
    pub(crate) of: u32,
}

/// The text is no shard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoShard;

impl Localized for NoShard {
    fn message(&self) -> Message {
        message!("run-no-shard")
    }
}

english_errors!(NoShard);

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Self, NoShard> {
        let shard = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match shard {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Self { number, of }),
            _ => Err(NoShard),
        }
    }
}

impl Shard {
    /// Returns which of `n` units it has.
    pub(crate) fn units(self, n: u64) -> Range<u64> {
        sim::units_of_shard(n, self.number, self.of)
    }
}
