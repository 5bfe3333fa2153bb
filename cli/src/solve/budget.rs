//! How much a search may spend, as typed.

use api::arguments::Wrong;
use solver::{Limits, Stop};
use std::str::FromStr;
use std::time::Duration;
use text::message;

/// Limit of the effort for a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Whatever it takes.
    #[default]
    None,
    /// Number of cards played in the tree.
    Nodes(u64),
    /// Time for a search.
    Time(Duration),
}

impl Limit {
    /// Returns the token that ends a search beginning now: by `stop`, or by its time.
    pub(crate) fn stop(self, stop: Option<&Stop>) -> Stop {
        let stop = stop.cloned().unwrap_or(Stop::NEVER);
        if let Self::Time(time) = self { stop.within(time) } else { stop }
    }

    /// Returns the limits of a search that ends with this, at the latest.
    pub(crate) const fn limits(self, stop: &Stop) -> Limits<'_> {
        let nodes = if let Self::Nodes(nodes) = self { Some(nodes) } else { None };
        Limits { nodes, stop: Some(stop) }
    }
}

impl FromStr for Limit {
    type Err = Wrong;

    fn from_str(text: &str) -> Result<Self, Wrong> {
        let end = text.find(|c: char| !c.is_ascii_digit() && c != '_').unwrap_or(text.len());
        let (number, unit) = text.split_at(end);
        let number: u64 = number.replace('_', "").parse().map_err(|_| expected())?;
        match unit {
            "" => Ok(Self::Nodes(number)),
            "ms" => Ok(Self::Time(Duration::from_millis(number))),
            "s" => Ok(Self::Time(Duration::from_secs(number))),
            "min" => Ok(Self::Time(Duration::from_secs(number.saturating_mul(60)))),
            _ => Err(expected()),
        }
    }
}

fn expected() -> Wrong {
    message!("budget-limit").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_number_of_cards_or_a_time() {
        assert_eq!("1_000_000".parse(), Ok(Limit::Nodes(1_000_000)));
        assert_eq!("500ms".parse(), Ok(Limit::Time(Duration::from_millis(500))));
        assert_eq!("2min".parse(), Ok(Limit::Time(Duration::from_mins(2))));
        for text in ["", "s", "1.5s", "-1", "5h", "1e6", "99999999999999999999"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}
