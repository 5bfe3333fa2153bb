//! Options about rounds, Bock and breaches.

use super::option::{Mismatch, OFF, OptionType, OptionValue, Parts, Shape, is_off, mismatch, word_and_number, words};
use text::Message;

words! {
    /// Something after which games count more for a while.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum BockEvent {
        /// A Herzstich in a game that is no solo.
        Herzstich = "herzstich",
        /// 120 to 120.
        Even = "120_120",
        /// A game worth nothing.
        Zero = "zero",
        /// Re has called and not won.
        LostRe = "lost_re",
        /// Kontra has called and not won.
        LostKontra = "lost_kontra",
        /// Both sides have called.
        BothCalled = "both_called",
        /// A game scored as a solo.
        Solo = "solo",
        /// A solo that the soloist has not won.
        LostSolo = "lost_solo",
        /// A side without a trick.
        Schwarz = "schwarz",
        /// A deal that was thrown in.
        Redeal = "redeal",
    }
}

/// Number of games of a Bock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockLength {
    /// The number of players at the table.
    Round,
    /// A fixed number of games.
    Games(u8),
}

words! {
    /// The treatment of a Bock that begins before another one is over.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum BockStacking {
        /// Its games come after those that are waiting.
        Append = "append",
        /// The new Bock begins at once, and a game in both counts twice as much again.
        Multiply = "multiply",
        /// The new Bock begins at once, and the rest of the other one lapses.
        Restart = "restart",
        /// The new Bock does not begin.
        Ignore = "ignore",
    }

    /// Number of Bockrunden that a game can start.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum BockCount {
        /// One Bock, however many events a game had.
        Once = "once",
        /// One Bock for each event of a game.
        Each = "each",
    }

    /// Treatment of a named solo in a Bock.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum BockSolo {
        /// A game like any other.
        Counts = "counts",
        /// The solo is multiplied, but uses up no game.
        Free = "free",
        /// The solo is multiplied and uses up no game, but only if its dealer deals again.
        FreeIfDealerStays = "free_if_dealer_stays",
        /// The solo is neither multiplied nor uses up a game.
        Outside = "outside",
    }
}

/// A number for each size of table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerTable {
    /// Number at a table of four; `None`: not fixed.
    pub four: Option<u16>,
    /// The number at a table of five; `None` if it is not fixed or there is no such table.
    pub five: Option<u16>,
    /// Number at a table of six.
    pub six: Option<u16>,
    /// Number at a table of seven.
    pub seven: Option<u16>,
}

impl PerTable {
    /// Returns the number for a table of `players` players, if there is one.
    #[must_use]
    pub const fn at(self, players: u8) -> Option<u16> {
        match players {
            4 => self.four,
            5 => self.five,
            6 => self.six,
            7 => self.seven,
            _ => None,
        }
    }
}

words! {
    /// Claims that a soloist gives up by handing over his cards.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HandOverForfeits {
        /// Claims of a Nichtbedienen.
        Nichtbedienen = "nichtbedienen",
        /// All earlier ones.
        All = "all",
    }

    /// Fate of a game that is not a solo after a serious breach.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SeriousNormalGame {
        /// The game was not played and does not count.
        NotPlayed = "not_played",
        /// The game counts with the penalty as its result.
        Counts = "counts",
        /// The game is scored, with the remaining tricks for the innocent side.
        ScoredRestToOpponents = "scored_rest_to_opponents",
        /// The game is scored in the same way, solo or not, and the offender alone has lost it.
        LostAlone = "lost_alone",
    }
}

/// Points for unsporting behaviour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnsportlichPoints {
    /// Up to this number of points, credited to nobody.
    UpTo(u8),
    /// A warning or disqualification, no points.
    WarningOrDisqualification,
    /// This number of points, divided among the three others.
    Fixed(u8),
}

words! {
    /// Points of those who sit out.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SittingOut {
        /// Players who sit out get no points.
        Nothing = "nothing",
        /// The points of a winner; in a solo they win and lose with the opponents of the soloist.
        SharesWins = "shares_wins",
    }

    /// Players who write points into the list of a round.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ListPoints {
        /// Winners and losers.
        All = "all",
        /// The winners alone; who has lost writes nothing.
        Winners = "winners",
    }
}

impl OptionType for UnsportlichPoints {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match (value, word_and_number(value)) {
            (OptionValue::Text(word), _) if word == "warning_or_disqualification" => {
                Ok(Self::WarningOrDisqualification)
            }
            (_, Some(("up_to", number))) => Ok(Self::UpTo(number)),
            (_, Some(("fixed", number))) => Ok(Self::Fixed(number)),
            _ => mismatch(value, Message::new("write-unsportlich")),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::UpTo(number) => OptionValue::Text(format!("up_to {number}")),
            Self::Fixed(number) => OptionValue::Text(format!("fixed {number}")),
            Self::WarningOrDisqualification => OptionValue::text("warning_or_disqualification"),
        }
    }

    fn shape() -> Shape {
        let examples = &["up_to 6", "fixed 3", "warning_or_disqualification"];
        Shape::Pattern("^((up_to|fixed) [0-9]+|warning_or_disqualification)$", examples)
    }
}

impl OptionType for BockLength {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::Text(word) if word == "round" => Ok(Self::Round),
            _ => u8::read(value).map(Self::Games).map_err(|mismatch| Mismatch {
                expected: Message::new("write-bock-games"),
                words: vec!["round"],
                ..mismatch
            }),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::Round => OptionValue::text("round"),
            Self::Games(games) => games.write(),
        }
    }

    fn shape() -> Shape {
        Shape::AnyOf(vec![u8::shape(), Shape::word("round")])
    }
}

impl OptionType for PerTable {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let expected = || Message::new("write-per-table");
        let parts = match value {
            OptionValue::Table(parts) => parts,
            _ if is_off(value) => return Ok(Self::default()),
            _ => return mismatch(value, expected()),
        };
        let mut numbers = Self::default();
        for (table, number) in parts {
            match table.as_str() {
                "four" => numbers.four = Option::read(number)?,
                "five" => numbers.five = Option::read(number)?,
                "six" => numbers.six = Option::read(number)?,
                "seven" => numbers.seven = Option::read(number)?,
                _ => return mismatch(value, expected()),
            }
        }
        Ok(numbers)
    }

    fn write(&self) -> OptionValue {
        let parts: Vec<_> = [("four", self.four), ("five", self.five), ("six", self.six), ("seven", self.seven)]
            .into_iter()
            .filter_map(|(table, number)| Some((table.to_owned(), number?.write())))
            .collect();
        if parts.is_empty() { OptionValue::text(OFF) } else { OptionValue::Table(parts) }
    }

    fn shape() -> Shape {
        let parts = ["four", "five", "six", "seven"].map(|table| (table, u16::shape())).to_vec();
        Shape::AnyOf(vec![Shape::Table(parts, Parts::Any), Shape::word(OFF)])
    }
}
