//! What a search may use.

use crate::experiment::Switches;

/// How many threads search one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threads {
    /// One. How many cards it plays in the tree is the same every time.
    One,
    /// Those of the current rayon pool, once so many cards were played in the tree by one, and unless a limit counts
    /// them. The values are the same, how many cards are played is not.
    Pool {
        /// How many cards one plays first.
        after: u64,
    },
}

impl Threads {
    /// Those of the current rayon pool for positions that take one thread longer than some thousandths of a second.
    pub const POOL: Self = Self::Pool { after: 20_000 };
}

/// What a search may use: threads and memory.
///
/// # Examples
/// ```
/// use doko_solver::{Config, Threads};
///
/// let config = Config::default().with_threads(Threads::POOL).with_table_bytes(1 << 30);
/// assert_eq!(config.table_bytes, 1 << 30);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Config {
    /// How many threads may search one position for Augen or Points.
    pub threads: Threads,
    /// How many bytes the table may take. It begins small and grows with what it holds.
    pub table_bytes: usize,
    /// Which accelerations are used: for experiments and tests.
    pub switches: Switches,
}

impl Default for Config {
    fn default() -> Self {
        Self { threads: Threads::One, table_bytes: 256 << 20, switches: Switches::default() }
    }
}

impl Config {
    /// Returns the configuration with so many threads for one position.
    #[must_use]
    pub const fn with_threads(self, threads: Threads) -> Self {
        Self { threads, ..self }
    }

    /// Returns the configuration with so many bytes for the table.
    #[must_use]
    pub const fn with_table_bytes(self, table_bytes: usize) -> Self {
        Self { table_bytes, ..self }
    }

    /// Returns the configuration with these accelerations.
    #[must_use]
    pub const fn with_switches(self, switches: Switches) -> Self {
        Self { switches, ..self }
    }
}
