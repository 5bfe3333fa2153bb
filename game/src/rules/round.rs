//! What rule sets settle differently about rounds, Bock and breaches.

/// Something after which games count more for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BockEvent {
    /// A Herzstich in a game that is no solo.
    Herzstich,
    /// 120 to 120.
    Even,
    /// A game worth nothing.
    Zero,
    /// Re has called and not won.
    LostRe,
    /// Kontra has called and not won.
    LostKontra,
    /// Both sides have called.
    BothCalled,
    /// A game scored as a solo.
    Solo,
    /// One that the soloist has not won.
    LostSolo,
    /// A side without a trick.
    Schwarz,
    /// A deal that was thrown in.
    Redeal,
}

impl BockEvent {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Herzstich,
        Self::Even,
        Self::Zero,
        Self::LostRe,
        Self::LostKontra,
        Self::BothCalled,
        Self::Solo,
        Self::LostSolo,
        Self::Schwarz,
        Self::Redeal,
    ];
}

/// How many games a Bock has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockLength {
    /// As many as there are players at the table.
    Round,
    /// So many.
    Games(u8),
}

/// What happens when a Bock begins before another one is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockStacking {
    /// Its games come after those that are waiting.
    Append,
    /// It begins at once, and a game in both counts twice as much again.
    Multiply,
    /// It begins at once, and what is left of the other one is forgotten.
    Restart,
    /// It does not begin.
    Ignore,
}

/// How many Bockrunden a game can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockCount {
    /// One, whatever happened.
    Once,
    /// One for each thing that happened.
    Each,
}

/// What a named solo is in a Bock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BockSolo {
    /// A game like any other.
    Counts,
    /// It is multiplied, but uses up no game.
    Free,
    /// The same, but only if its dealer deals again.
    FreeIfDealerStays,
    /// It is neither multiplied nor uses up a game.
    Outside,
}

/// A number for each size of table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerTable {
    /// At a table of four; `None` if not fixed.
    pub four: Option<u16>,
    /// At a table of five; `None` if not fixed or if there are none.
    pub five: Option<u16>,
    /// At a table of six, in the same way.
    pub six: Option<u16>,
    /// At a table of seven.
    pub seven: Option<u16>,
}

impl PerTable {
    /// Returns the number for a table of so many players, if there is one.
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

/// Which claims a soloist gives up by handing over his cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandOverForfeits {
    /// Those of a Nichtbedienen.
    Nichtbedienen,
    /// All earlier ones.
    All,
}

/// What a serious breach makes of a game that is no solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeriousNormalGame {
    /// It was not played and does not count.
    NotPlayed,
    /// It counts with the penalty as its result.
    Counts,
    /// It is scored, the rest goes to the innocent side.
    ScoredRestToOpponents,
    /// It is scored in the same way, solo or not, and the offender alone has lost it.
    LostAlone,
}

/// What unsporting behaviour costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnsportlichPoints {
    /// Up to so many points, credited to nobody.
    UpTo(u8),
    /// A warning or disqualification, no points.
    WarningOrDisqualification,
    /// So many points, shared among the three others.
    Fixed(u8),
}

/// What is written down for those who sit out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SittingOut {
    /// Nothing.
    Nothing,
    /// What a winner writes; in a solo they win and lose with the opponents of the soloist.
    SharesWins,
}

/// Who writes points into the list of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListPoints {
    /// Winners and losers.
    All,
    /// The winners alone; who has lost writes nothing.
    Winners,
}
