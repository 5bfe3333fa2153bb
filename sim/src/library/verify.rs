//! Solves deals of the library again, in another way, and compares.

use super::{Library, LibraryError, PARTS, Part, Resources, Values};
use crate::in_order::{Interrupted, in_order, no_threads};
use solver::experiment::{Switch, Switches, Widening};
use solver::{Config, Stop};
use std::ops::ControlFlow;

/// Deals of a part that were solved again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The part.
    pub part: Part,
    /// Number of deals that are there.
    pub deals: u64,
    /// Number of deals that were solved again.
    pub solved: u64,
    /// The deals whose values came out differently.
    pub wrong: Vec<u64>,
}

/// Returns whether a deal is one of those that are solved again when this part of all is: every twentieth for 5.
#[must_use]
pub const fn is_in_sample(number: u64, percent: u64) -> bool {
    number % 100 * percent % 100 < percent
}

/// Solves `percent` of the deals of each part again, by a search without first guesses, widening and quick tricks, and compares their
/// values; `see` hears of each deal. Nothing is returned once `stop` is set.
///
/// # Errors
/// Returns why threads cannot be started.
pub fn verify(
    library: &Library,
    percent: u64,
    resources: Resources,
    stop: &Stop,
    mut see: impl FnMut() + Send,
) -> Result<Option<Vec<Checked>>, LibraryError> {
    let switches = Switches {
        first_guess: Switch::Off,
        quick_tricks: Switch::Off,
        widening: Widening::Off,
        ..Switches::default()
    };
    let config = Config::default().with_switches(switches).with_table_bytes(resources.table_bytes);
    let mut all = Vec::new();
    for part in PARTS {
        let values: Vec<_> = library.of_part(&part).flat_map(Values::iter).collect();
        let mut checked = Checked { part, deals: values.len() as u64, solved: 0, wrong: Vec::new() };
        let sample: Vec<_> = values.into_iter().filter(|(number, _)| is_in_sample(*number, percent)).collect();
        let solve = |(): &mut (), at: u64| part.solve(sample[at as usize].0, &config, stop);
        let end = in_order(
            resources.threads,
            0..sample.len() as u64,
            stop,
            || (),
            solve,
            |at, found| {
                let (number, values) = &sample[at as usize];
                checked.solved += 1;
                if found != *values {
                    checked.wrong.push(*number);
                }
                see();
                ControlFlow::Continue(())
            },
        );
        if end.map_err(|error| LibraryError::Threads(no_threads(&error)))? == Interrupted::Yes {
            return Ok(None);
        }
        all.push(checked);
    }
    Ok(Some(all))
}

/// Returns the digest of a deal: the SHA-256 of its cards, `CACTSQ..`, north's first, each hand in the order of the deck.
#[cfg(test)]
pub(super) fn digest(deal: &game::Deal) -> String {
    use sha2::{Digest, Sha256};
    let cards: String = deal.hands().iter().flat_map(|(_, hand)| hand.cards()).map(|card| card.to_string()).collect();
    crate::seed::ConfigHash(Sha256::digest(cards).into()).to_string()
}
