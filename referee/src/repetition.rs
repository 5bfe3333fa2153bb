//! Whether a game is played once more (TSR 8.5.3, 9.1.3, 9.4.2 to 9.4.4).

use crate::ruling::Class;
use game::Clock;

/// Why a game might be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The cards were not dealt by the rules (TSR 3.3).
    Misdeal,
    /// A breach, or none.
    Breach(Class),
}

/// A game that somebody wants to repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Why.
    pub cause: Cause,
    /// Whether the breach was claimed.
    pub is_claimed: bool,
    /// Whether the game counts as played all the same: a solo in which Kontra has broken the rules (TSR 9.4.4).
    pub counts: bool,
    /// Whether somebody is forced to play his Pflichtsolo in it.
    pub is_vorgefuehrt: bool,
    /// Whether the time of the round is up.
    pub clock: Clock,
    /// Whether all four agree.
    pub all_agree: bool,
    /// Whether the referee is there and agrees.
    pub referee_agrees: bool,
}

/// Returns whether the game is repeated.
#[must_use]
pub fn is_repeated(wanted: &Wanted) -> bool {
    // Rule TSR 8.5.3, decision OP-82: after time no others, those with wrong cards among them.
    if wanted.clock == Clock::Up && !wanted.is_vorgefuehrt {
        return false;
    }
    match wanted.cause {
        Cause::Misdeal => true,
        // Rule TSR 9.4.3: it was not played.
        Cause::Breach(Class::Serious) if wanted.is_claimed => !wanted.counts,
        // Rule TSR 9.1.3 (2).
        Cause::Breach(Class::Serious) => wanted.all_agree && wanted.referee_agrees,
        Cause::Breach(_) => false,
    }
}
