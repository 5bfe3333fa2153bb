//! A request to end work, by a flag or at a deadline.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Requests that work ends, whatever its kind: a search, the thinking of a bot, a review, a match. All clones are one:
/// any holder can [`set`](Self::set) it, and the worker checks [`is_set`](Self::is_set) in every loop that may be long.
///
/// # Equality
/// Two are equal if they are clones, or if neither can be set, and they end at the same moment.
///
/// # Examples
/// ```
/// use doko_solver::Stop;
/// use std::time::Duration;
///
/// let stop = Stop::new();
/// let work = stop.clone().within(Duration::from_secs(3600));
/// assert!(!work.is_set());
/// stop.set();
/// assert!(work.is_set());
/// ```
#[derive(Clone, Debug)]
pub struct Stop {
    flag: Option<Arc<AtomicBool>>,
    deadline: Option<Instant>,
}

impl Stop {
    /// A stop that is never set.
    pub const NEVER: Self = Self { flag: None, deadline: None };

    /// Returns one with a flag that can be set.
    #[must_use]
    pub fn new() -> Self {
        Self { flag: Some(Arc::default()), deadline: None }
    }

    /// Returns the same, which sets itself at a moment if it was to do so later or not at all.
    #[must_use]
    pub fn until(self, moment: Instant) -> Self {
        Self { deadline: Some(self.deadline.map_or(moment, |before| before.min(moment))), ..self }
    }

    /// Returns the same, which sets itself after a time.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        match Instant::now().checked_add(time) {
            Some(moment) => self.until(moment),
            None => self,
        }
    }

    /// Requests the end of the work; does nothing without a flag.
    pub fn set(&self) {
        if let Some(flag) = &self.flag {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Clears the flag, so that the next work runs, and returns whether it was set.
    pub fn take(&self) -> bool {
        self.flag.as_ref().is_some_and(|flag| flag.swap(false, Ordering::Relaxed))
    }

    /// Returns whether the work has to end. The clock is asked only where there is a moment.
    #[must_use]
    pub fn is_set(&self) -> bool {
        let said = self.flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed));
        said || self.deadline.is_some_and(|moment| moment <= Instant::now())
    }

    /// Returns the moment at which it sets itself, if there is one.
    #[must_use]
    pub const fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Returns how much time is left until that moment, if there is one.
    #[must_use]
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|moment| moment.saturating_duration_since(Instant::now()))
    }
}

impl Default for Stop {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for Stop {
    fn eq(&self, other: &Self) -> bool {
        let are_one = match (&self.flag, &other.flag) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        are_one && self.deadline == other.deadline
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_clones_are_set_together_and_a_moment_sets_its_own() {
        let (stop, hour) = (Stop::new(), Duration::from_secs(3600));
        let (work, over) = (stop.clone().within(hour), stop.clone().within(Duration::ZERO).within(hour));
        assert_eq!([&stop, &work, &over].map(Stop::is_set), [false, false, true]);
        assert!(work != stop && work == work.clone() && Stop::NEVER == Stop::NEVER);
        stop.set();
        assert!(work.is_set() && stop.take() && !work.is_set());
        Stop::NEVER.set();
        assert!(!Stop::NEVER.is_set());
    }
}
