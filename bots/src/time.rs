//! A time limit as it is written in a [`Spec`](crate::Spec): `100ms`, `1.5s` or `none`.

use crate::parameter::{Parameter, read_time};
use solver::Stop;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// The most time for a decision, if there is a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeLimit(pub(crate) Option<Duration>);

/// Description of a time limit.
pub(crate) const TIME_LIMIT: &str = "spec-time-limit";

impl TimeLimit {
    /// The parameter.
    pub(crate) const PARAMETER: Parameter = Parameter::word("time", "none", "the most time for a card");
}

/// Returns how much time is left until a decision must be there, at most this limit.
pub(crate) fn time_within(stop: &Stop, limit: Option<Duration>) -> Option<Duration> {
    [stop.time_left(), limit].into_iter().flatten().min()
}

/// Returns whether there is no time to look at a single world.
pub(crate) fn is_close(stop: &Stop) -> bool {
    const LEAST: Duration = Duration::from_millis(5);
    stop.is_set() || stop.time_left().is_some_and(|left| left < LEAST)
}

/// A time limit that runs. Where there is no limit no clock is asked, for not every machine has one: a page does not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Countdown(Option<(Instant, Duration)>);

impl Countdown {
    /// Lets a limit run from now on.
    pub(crate) fn of(limit: Option<Duration>) -> Self {
        Self(limit.map(|limit| (Instant::now(), limit)))
    }

    /// Returns how much of the limit is gone, and the limit.
    pub(crate) fn taken(self) -> Option<(Duration, Duration)> {
        self.0.map(|(start, limit)| (start.elapsed(), limit))
    }

    /// Returns whether nothing of the limit is left.
    pub(crate) fn is_over(self) -> bool {
        self.taken().is_some_and(|(taken, limit)| limit <= taken)
    }
}

/// The text is no time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoTimeLimit;

impl FromStr for TimeLimit {
    type Err = NoTimeLimit;

    fn from_str(text: &str) -> Result<Self, NoTimeLimit> {
        if text == "none" {
            return Ok(Self(None));
        }
        read_time(text).map(|time| Self(Some(time))).ok_or(NoTimeLimit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn milliseconds_and_seconds_are_read() {
        let limit = |text: &str| text.parse::<TimeLimit>();
        assert_eq!(limit("100ms"), Ok(TimeLimit(Some(Duration::from_millis(100)))));
        assert_eq!(limit("1.5s"), Ok(TimeLimit(Some(Duration::from_millis(1500)))));
        assert_eq!(limit("none"), Ok(TimeLimit(None)));
        for text in ["", "100", "ms", "-1s", "nans", "1e300s", "1e18s", "86401s", "0s"] {
            assert_eq!(limit(text), Err(NoTimeLimit), "{text}");
        }
    }
}
