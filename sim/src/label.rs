//! A game as a row of a data set: the deal, everything that was said, called and played, the result by items, and labels
//! to learn from.
//!
//! The columns are described in `datasets/README.md`; [`GameRow`] is the same in Rust. Seats are 0 to 3 for N, E, S, W,
//! cards are their place in [`Card::all`], sets of seats and of cards are masks of bits.

mod check;
mod exact;
mod holders;
mod replay;
mod row;
mod thoughts;

pub(crate) use check::check;
pub(crate) use replay::replay;
pub use row::GameRow;
pub(crate) use thoughts::{Notes, Recorder};

use game::{Card, Hand, Outcome, Play, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use text::brief;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Something to learn from that costs time or space and is therefore only there if it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Label {
    /// The legal cards at every decision.
    Legal,
    /// The holders of the unseen cards at every decision: the target of a belief.
    Holders,
    /// The exact value of every legal card in Augen, all cards open.
    Augen,
    /// The exact value of every legal card in Points, all cards open.
    Points,
    /// Value of each card in the opinion of the bot, if the bot reports it.
    Thoughts,
}

impl Label {
    /// All labels.
    pub const ALL: [Self; 5] = [Self::Legal, Self::Holders, Self::Augen, Self::Points, Self::Thoughts];

    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Holders => "holders",
            Self::Augen => "augen",
            Self::Points => "points",
            Self::Thoughts => "thoughts",
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Label {
    type Err = NoLabel;

    fn from_str(text: &str) -> Result<Self, NoLabel> {
        Self::ALL.into_iter().find(|label| label.name() == text).ok_or_else(|| NoLabel(text.to_owned()))
    }
}

/// There is no label with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLabel(String);

impl Localized for NoLabel {
    fn message(&self) -> Message {
        message!("label-none", name = brief(&self.0), names = Arg::list(Label::ALL.map(Label::name), Join::Comma))
    }
}

english_errors!(NoLabel);

/// The labels to write.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The labels.
    pub labels: Vec<Label>,
    /// The first trick, from 1, of which exact values are wanted: those of whole deals take long.
    pub from_trick: u8,
}

impl Wanted {
    fn has(&self, label: Label) -> bool {
        self.labels.contains(&label)
    }
}

/// Writes down a game that was played to its end, with its labels.
pub(crate) fn label(play: &Play, outcome: &Outcome, wanted: &Wanted) -> GameRow {
    let mut row = GameRow::of(play, outcome);
    if wanted.has(Label::Legal) || wanted.has(Label::Holders) {
        replay::replay(play, |_, state| {
            if wanted.has(Label::Legal) {
                row.legal.push(state.cards().legal(state.public().order()).bits());
            }
            if wanted.has(Label::Holders) {
                row.holders.extend(holders::holders(state));
            }
        });
    }
    if wanted.has(Label::Augen) || wanted.has(Label::Points) {
        exact::add_values(&mut row, play, wanted);
    }
    row
}

fn card_number(card: Card) -> u8 {
    card.index() as u8
}

fn seat_number(seat: Seat) -> u8 {
    seat.index() as u8
}

fn seat_mask(seats: SeatSet) -> u8 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}

fn card_numbers(hand: Hand) -> Vec<u8> {
    hand.cards().map(card_number).collect()
}

#[cfg(test)]
mod tests;
