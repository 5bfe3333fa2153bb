//! On how many threads worlds are judged.

use crate::parameter::Parameter;
use rayon::prelude::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use std::str::FromStr;

/// Threads that evaluate worlds; the result does not depend on their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threads {
    /// The calling thread alone, for callers that play many games at once.
    One,
    /// All threads of the current pool.
    All,
}

/// Description of the parameter.
pub(crate) const THREADS: &str = "spec-threads";

impl FromStr for Threads {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "one" => Ok(Self::One),
            "all" => Ok(Self::All),
            _ => Err(()),
        }
    }
}

impl Threads {
    /// The parameter.
    pub(crate) const PARAMETER: Parameter = Parameter::word("threads", "one", "one, or all");

    /// Returns the answer for each thing, in their order.
    pub(crate) fn map<T: Sync, A: Send>(self, things: &[T], answer: impl Fn(usize, &T) -> A + Sync) -> Vec<A> {
        // A page has one thread, and need not download how others are asked.
        match self {
            Self::All if !cfg!(target_family = "wasm") => {
                things.par_iter().enumerate().map(|(at, thing)| answer(at, thing)).collect()
            }
            Self::One | Self::All => things.iter().enumerate().map(|(at, thing)| answer(at, thing)).collect(),
        }
    }
}
