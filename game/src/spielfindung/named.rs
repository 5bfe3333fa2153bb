//! The result of the Vorbehalt round: a game, or a re-deal.

use crate::contract::{Contract, Level, Schweine, SchweineHolders, Solo};
use crate::rules::{HochzeitCondition, VorbehaltKind};
use crate::seat::Seat;

/// Whether a Pflichtsolo was chosen or forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// The player wanted it.
    Voluntary,
    /// The player had to, because the round ends (DDV C.2, Vorfuehren).
    Vorgefuehrt,
}

/// The game that was found, with its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Named {
    /// No other game was named. A stilles Solo is a normal game to all but its player.
    Normal,
    /// This seat looks for a partner.
    Hochzeit {
        /// Holder of both queens of clubs.
        hochzeiter: Seat,
        /// Trick that finds his partner.
        condition: HochzeitCondition,
    },
    /// Two play together because one took the other's trumps (Recklinghausen).
    Trumpfabgabe {
        /// Seat that gave its trumps away.
        giver: Seat,
        /// Seat that took them.
        taker: Seat,
    },
    /// This seat plays alone.
    Solo {
        /// Seat of the soloist.
        soloist: Seat,
        /// The solo.
        solo: Solo,
        /// Pflichtsolo, Lustsolo, or Solo where the rule set knows no difference.
        kind: VorbehaltKind,
        /// Whether it was chosen or forced.
        occasion: Occasion,
        /// Level that his winning bid has announced.
        announced: Level,
    },
}

/// A game that can begin: what is played, whether the aces of diamonds are the highest trumps, who leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// The game and its players.
    pub named: Named,
    /// Seats that announced Schweine, if any.
    pub schweine: SchweineHolders,
    /// Leader of the first trick.
    pub leader: Seat,
}

impl Game {
    /// Returns the game that is played.
    #[must_use]
    pub const fn contract(&self) -> Contract {
        match self.named {
            Named::Normal => Contract::Normal,
            Named::Hochzeit { .. } => Contract::Hochzeit,
            Named::Trumpfabgabe { .. } => Contract::Trumpfabgabe,
            Named::Solo { solo, .. } => Contract::Solo(solo),
        }
    }

    /// Returns whose Vorbehalt is played, if anybody's.
    #[must_use]
    pub const fn declarer(&self) -> Option<Seat> {
        match self.named {
            Named::Normal => None,
            Named::Hochzeit { hochzeiter: seat, .. }
            | Named::Trumpfabgabe { giver: seat, .. }
            | Named::Solo { soloist: seat, .. } => Some(seat),
        }
    }

    /// Returns how far the winning bid has called, which is announced at once (decision OP-12).
    #[must_use]
    pub const fn bid(&self) -> Level {
        match self.named {
            Named::Solo { announced, .. } => announced,
            Named::Normal | Named::Hochzeit { .. } | Named::Trumpfabgabe { .. } => Level::None,
        }
    }

    /// Returns which kind of Vorbehalt is played, if any.
    #[must_use]
    pub const fn kind(&self) -> Option<VorbehaltKind> {
        match self.named {
            Named::Normal => None,
            Named::Hochzeit { .. } => Some(VorbehaltKind::Hochzeit),
            Named::Trumpfabgabe { .. } => Some(VorbehaltKind::Trumpfabgabe),
            Named::Solo { kind, .. } => Some(kind),
        }
    }

    /// Returns whether the aces of diamonds are the highest trumps, and what stands above them.
    #[must_use]
    pub const fn schweine(&self) -> Schweine {
        self.schweine.kind()
    }

    /// Returns the game that is played with its soloist, if it is a named solo.
    #[must_use]
    pub const fn with_soloist(&self) -> (Contract, Option<Seat>) {
        let soloist = if let Named::Solo { soloist, .. } = self.named { Some(soloist) } else { None };
        (self.contract(), soloist)
    }
}

/// The deal does not count, the same dealer deals again (decision OP-60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Redeal {
    /// Seat of the Vorbehalt.
    pub declarer: Seat,
    /// Werfen, Trumpfschwach, or a Trumpfabgabe that was not taken.
    pub kind: VorbehaltKind,
    /// The next dealer.
    pub dealer: Seat,
}

/// Result of the Vorbehalt round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resolution {
    /// This game is played.
    Game(Game),
    /// The cards are dealt again.
    Redeal(Redeal),
}
