//! What rule sets settle differently about the order of the cards.

use crate::card::Rank;

/// Whether the second ten of hearts beats the first in one trick (BSV 5.3: "Dies gilt nicht für die Herz 10").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondHeartTen {
    /// Of two equal cards the first wins, without exception.
    Never,
    /// The second wins where the ten of hearts is trump.
    WhenTrump,
    /// The second wins as trump, but not in a solo that was named.
    NormalGame,
    /// The second wins in every game.
    Always,
}

/// Which of two tens of hearts wins the last trick, in which everybody plays the one card that he has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeartTenInLastTrick {
    /// The same as in every other trick.
    Same,
    /// The other one.
    Reversed,
}

/// Which of two copies of a card takes a trick in which both lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Copies {
    /// The first.
    FirstWins,
    /// The second.
    SecondWins,
    /// The first, but the second in the last trick.
    FirstWinsButInTheLastTrick,
    /// The second, but the first in the last trick.
    SecondWinsButInTheLastTrick,
}

/// Whether both aces of diamonds can become the highest trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchweineRule {
    /// No.
    Off,
    /// Yes, if announced in the Vorbehalt round.
    Announced,
    /// Yes, if announced when the game is found and everybody is asked.
    BeforePlay,
    /// Always where one hand has both; the others learn it when the first is played.
    FirstPlayed,
    /// Yes, if whoever has both says so with the first that he plays; he may keep it to himself.
    Optional,
    /// The second of one hand alone, once the first has won its trick.
    AfterTrick,
}

impl SchweineRule {
    /// Returns whether it is seen when one of them is played that there are any, and not said before.
    #[must_use]
    pub const fn is_shown_by_playing(self) -> bool {
        matches!(self, Self::FirstPlayed | Self::Optional | Self::AfterTrick)
    }
}

/// In which soli Schweine exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchweineInSolo {
    /// In none.
    Never,
    /// If the soloist holds them.
    Soloist,
    /// Whoever holds them.
    Any,
}

/// In which games without a soloist there are Schweine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchweineGames {
    /// In all.
    All,
    /// In the normal game alone, not in a Hochzeit or a Trumpfabgabe.
    NormalOnly,
}

/// Which aces are the Schweine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SchweineSuit {
    /// Those of diamonds, in games in which diamonds take their place among the trumps.
    Diamonds,
    /// Those of the suit that takes that place, in a Farbsolo its own.
    TrumpSuit,
}

/// Which of two tens of hearts wins while there are Schweine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeartTenWithSchweine {
    /// The same as without them.
    Same,
    /// The first.
    FirstWins,
}

/// Cards of which both in one hand can stand above the Schweine once these are announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HigherSchwein {
    /// The tens of the suit of the Schweine.
    Tens,
    /// Its kings.
    Kings,
    /// Its nines.
    Nines,
}

impl HigherSchwein {
    /// Returns the rank of the cards.
    #[must_use]
    pub const fn rank(self) -> Rank {
        match self {
            Self::Tens => Rank::Ten,
            Self::Kings => Rank::King,
            Self::Nines => Rank::Nine,
        }
    }
}

/// In whose hand the higher Schweine can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HigherSchweineBy {
    /// In anybody's.
    Anybody,
    /// In that of whoever has the lower ones.
    SameHand,
    /// In another one than those that have lower ones.
    OtherHand,
}
