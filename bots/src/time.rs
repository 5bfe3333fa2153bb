//! A time limit as it is written in a [`Spec`](crate::Spec): `100ms`, `1.5s` or `none`.

use crate::roster::Parameter;
use std::str::FromStr;
use std::time::Duration;

/// The most time for a decision, if there is a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeLimit(pub(crate) Option<Duration>);

/// What a time limit looks like.
pub(crate) const TIME_LIMIT: &str = "a time such as 100ms or 1.5s, or none";

impl TimeLimit {
    /// The parameter.
    pub(crate) const PARAMETER: Parameter =
        Parameter { name: "time", default: "none", about: "the most time for a card" };
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
        let (number, unit) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(number), _) => (number, 1e-3),
            (None, Some(number)) => (number, 1.0),
            (None, None) => return Err(NoTimeLimit),
        };
        let seconds = number.parse::<f64>().map_err(|_| NoTimeLimit)? * unit;
        Duration::try_from_secs_f64(seconds).map(|time| Self(Some(time))).map_err(|_| NoTimeLimit)
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
        for text in ["", "100", "ms", "-1s", "nans", "1e300s"] {
            assert_eq!(limit(text), Err(NoTimeLimit), "{text}");
        }
    }
}
