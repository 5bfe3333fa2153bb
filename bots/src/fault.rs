//! What a bot did wrong.

use game::Seat;
use std::fmt;

/// What kind of thing went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FaultKind {
    /// A decision that is not legal.
    Illegal,
    /// No decision in time.
    Late,
    /// An answer that could not be understood.
    Nonsense,
    /// The bot's program is gone.
    Died,
}

impl FaultKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Illegal, Self::Late, Self::Nonsense, Self::Died];

    /// Returns the word for it: `illegal`, `late`, `nonsense` or `died`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::Late => "late",
            Self::Nonsense => "nonsense",
            Self::Died => "died",
        }
    }
}

/// A decision that a bot did not make properly, and that was made for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Whose decision it was.
    pub seat: Seat,
    /// What went wrong.
    pub kind: FaultKind,
    /// What happened, in words; quotes the bot's answer where there was one.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.seat, self.kind.name(), self.text)
    }
}
