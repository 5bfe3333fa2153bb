//! Options about the order of the cards.

use super::option::words;
use crate::card::Rank;

words! {
    /// Whether the second ten of hearts beats the first in one trick (BSV 5.3: "Dies gilt nicht für die Herz 10").
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SecondHeartTen {
        /// Never: of two equal cards the first wins, without exception.
        Never = "never",
        /// The second wins where the ten of hearts is trump.
        WhenTrump = "when_trump",
        /// The second wins as trump, but not in a solo that was named.
        NormalGame = "normal_game",
        /// The second wins in every game.
        Always = "always",
    }

    /// The one of two tens of hearts that wins the last trick, in which each seat plays its last card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HeartTenInLastTrick {
        /// The same ten wins as in every other trick.
        Same = "same",
        /// The other one.
        Reversed = "reversed",
    }
}

/// The copy of a card that takes a trick in which both lie.
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

words! {
    /// Whether both aces of diamonds can become the highest trumps.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SchweineRule {
        /// No.
        Off = "off",
        /// Yes, if announced in the Vorbehalt round.
        Announced = "announced",
        /// Yes, if announced when the game is found and all seats are asked.
        BeforePlay = "before_play",
        /// Always where one hand has both; the others learn it when the first is played.
        FirstPlayed = "first_played",
        /// Yes, if the holder of both announces it with the first that he plays; he may keep it to himself.
        Optional = "optional",
        /// The second of one hand alone, once the first has won its trick.
        AfterTrick = "after_trick",
    }
}

impl SchweineRule {
    /// Returns whether it is seen when one of them is played that there are any, and not said before.
    #[must_use]
    pub const fn is_shown_by_playing(self) -> bool {
        matches!(self, Self::FirstPlayed | Self::Optional | Self::AfterTrick)
    }
}

words! {
    /// Soli in which Schweine exist.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SchweineInSolo {
        /// No soli.
        Never = "never",
        /// There are Schweine in named soli if the soloist holds them.
        Soloist = "soloist",
        /// All soli, in any hand.
        Any = "any",
    }

    /// Games without a soloist in which Schweine exist.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SchweineGames {
        /// All of them.
        All = "all",
        /// The normal game alone, not a Hochzeit or a Trumpfabgabe.
        NormalOnly = "normal_only",
    }

    /// The aces that are the Schweine.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SchweineSuit {
        /// The aces of diamonds, in games in which diamonds take their place among the trumps.
        Diamonds = "diamonds",
        /// The aces of the suit that takes that place, in a Farbsolo its own.
        TrumpSuit = "trump_suit",
    }

    /// The one of two tens of hearts that wins while there are Schweine.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HeartTenWithSchweine {
        /// The same ten wins as without Schweine.
        Same = "same",
        /// The first.
        FirstWins = "first_wins",
    }

    /// Cards of which both in one hand can stand above the Schweine once these are announced.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HigherSchwein {
        /// The tens of the suit of the Schweine.
        Tens = "tens",
        /// Its kings.
        Kings = "kings",
        /// Its nines.
        Nines = "nines",
    }
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

words! {
    /// Hand in which the higher Schweine can be.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HigherSchweineBy {
        /// Any hand.
        Anybody = "anybody",
        /// The hand with the lower ones.
        SameHand = "same_hand",
        /// A hand without lower ones.
        OtherHand = "other_hand",
    }
}
