//! How much a search may spend, as typed.

use crate::misuse::Wrong;
use solver::Limits;
use std::str::FromStr;
use std::time::{Duration, Instant};
use text::message;

/// How much may be spent on a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Whatever it takes.
    #[default]
    None,
    /// So many cards played in the tree.
    Nodes(u64),
    /// So much time.
    Time(Duration),
}

impl Limit {
    /// Returns the limits of a search that begins now.
    pub(super) fn limits(self) -> Limits<'static> {
        match self {
            Self::None => Limits::NONE,
            Self::Nodes(nodes) => Limits { nodes: Some(nodes), ..Limits::NONE },
            // What is too far away to be told is no limit.
            Self::Time(time) => Limits { deadline: Instant::now().checked_add(time), ..Limits::NONE },
        }
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
