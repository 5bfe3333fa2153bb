//! Words and numbers of reports, as the language writes them.

use crate::stats::{Estimate, interval};
use game::{Call, GameName};
use text::{Language, Localized, Message, Sign, Texts};

/// The language of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words(pub(super) Language);

impl Words {
    /// Returns a message in words.
    pub(super) fn say(self, message: Message) -> String {
        message.text(self.0)
    }

    /// Returns a number with `decimals` decimals.
    pub(super) fn number(self, number: f64, decimals: u8) -> String {
        Texts::of(self.0).decimal(number, decimals, Sign::Minus)
    }

    /// Returns a number as short as it can be written.
    pub(super) fn short(self, number: f64) -> String {
        let decimals = number.to_string().split_once('.').map_or(0, |(_, decimals)| decimals.len());
        self.number(number, u8::try_from(decimals).unwrap_or(u8::MAX))
    }

    /// Returns a share in per cent.
    pub(super) fn percent(self, share: f64, decimals: u8) -> String {
        format!("{} %", self.number(100.0 * share, decimals))
    }

    /// Returns a mean with its interval.
    pub(super) fn interval(self, estimate: Option<Estimate>, decimals: u8) -> String {
        interval(estimate, decimals, self.0)
    }

    /// Returns what a game is called whose name in files is this one.
    pub(super) fn game(self, name: &str) -> String {
        GameName::from_name(name).map_or_else(|| name.to_owned(), |game| game.text(self.0))
    }

    /// Returns what a call is called whose name in files is this one.
    pub(super) fn call(self, name: &str) -> String {
        Call::from_name(name).map_or_else(|| name.to_owned(), |call| call.text(self.0))
    }
}
