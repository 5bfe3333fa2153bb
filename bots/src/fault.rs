//! Faults of a bot.

use game::Seat;
use game::words::seat_letter;
use text::{Localized, Message, english_errors, message};

/// Kind of a fault.
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

impl Localized for FaultKind {
    fn message(&self) -> Message {
        Message::new(format!("fault-{}", self.name()))
    }
}

/// A decision that a bot did not make properly, and that was made for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Seat whose decision it was.
    pub seat: Seat,
    /// Kind of the fault.
    pub kind: FaultKind,
    /// Description of the fault; quotes the bot's answer if there was one.
    pub what: Message,
}

impl Localized for Fault {
    fn message(&self) -> Message {
        message!("fault", seat = seat_letter(self.seat), kind = self.kind.message(), what = &self.what)
    }
}

english_errors!(Fault);
