//! The resources and switches of a search.

use crate::experiment::Switches;

/// Number of threads that search one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threads {
    /// One thread. It plays the same number of cards in the tree every time.
    One,
    /// The threads of the current rayon pool, once one thread has played `after` cards in the tree, and unless a limit
    /// counts cards. The values are the same; the number of cards played differs.
    Pool {
        /// Number of cards that one thread plays first.
        after: u64,
    },
}

impl Threads {
    /// The threads of the current rayon pool, for positions that take one thread more than some milliseconds.
    pub const POOL: Self = Self::Pool { after: 20_000 };
}

/// Threads and memory of a search.
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
    /// Threads that may search one position for Augen or Points.
    pub threads: Threads,
    /// Most bytes of the table. It begins small and grows with its content.
    pub table_bytes: usize,
    /// Accelerations in use: for experiments and tests.
    pub switches: Switches,
}

impl Default for Config {
    fn default() -> Self {
        Self { threads: Threads::One, table_bytes: 256 << 20, switches: Switches::default() }
    }
}

impl Config {
    /// Returns the configuration with these threads for one position.
    #[must_use]
    pub const fn with_threads(self, threads: Threads) -> Self {
        Self { threads, ..self }
    }

    /// Returns the configuration with `table_bytes` bytes for the table.
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
