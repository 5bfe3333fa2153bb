//! Many positions at once, on all processors.
//!
//! Each position is searched by one thread with a table of its own, so the results do not depend on the number of
//! threads. The memory of the configuration is shared out among them. The threads are those of the current rayon pool.

use crate::config::Config;
use crate::search::{card_values, value};
use game::{Augen, Card, Position};
use rayon::prelude::{IntoParallelRefIterator, ParallelIterator};

/// Returns the [`value`](value()) of every position.
#[must_use]
pub fn values(positions: &[Position], config: &Config) -> Vec<Augen> {
    let config = shared(config);
    positions.par_iter().map(|position| value(position, &config)).collect()
}

/// Returns the [`card_values`](card_values()) of every position.
#[must_use]
pub fn card_values_of_all(positions: &[Position], config: &Config) -> Vec<Vec<(Card, Augen)>> {
    let config = shared(config);
    positions.par_iter().map(|position| card_values(position, &config)).collect()
}

fn shared(config: &Config) -> Config {
    Config { table_bytes: config.table_bytes / rayon::current_num_threads(), ..config.clone() }
}
