//! What is wrong with an action.

use bots::Fault;
use game::Card;
use game::IllegalReply;
use text::{Localized, Message, english_errors, message};

/// Reason why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IllegalAction {
    /// The rules forbid it.
    Reply(IllegalReply),
    /// The card is not in the hand, is chosen already, or goes over anyway.
    NotToChoose(Card),
    /// There is no action with this number.
    NoSuchAction(i64),
}

impl Localized for IllegalAction {
    fn message(&self) -> Message {
        match self {
            Self::Reply(illegal) => illegal.message(),
            Self::NotToChoose(card) => message!("env-not-to-choose", card = card.to_string()),
            Self::NoSuchAction(number) => message!("env-no-such-action", number = *number, last = crate::N_ACTIONS - 1),
        }
    }
}

/// Reason why a batch cannot be made, or not go on.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum BatchError {
    /// It has no games.
    NoGames,
    /// All seats have bots, so no decision comes from outside.
    NobodyToAsk,
    /// A bot cannot be built, for this reason.
    Bot(Message),
    /// A bot does something wrong, and the work ends there.
    Failed {
        /// Index of the game.
        game: usize,
        /// What it does wrong.
        fault: Fault,
    },
    /// The work was stopped.
    Stopped,
    /// The last work was stopped or failed, so the games have to be reset.
    Unfinished,
    /// The bytes are not those of a saved batch, or they are damaged.
    NotSaved,
    /// The bytes are those of a batch with another setup.
    OtherSetup,
    /// When a saved game was played again, a bot decided otherwise than before.
    DecidesOtherwise,
    /// There are more or fewer actions or flags than games.
    WrongLength {
        /// Number of games of the batch.
        expected: usize,
        /// Number of the given values.
        given: usize,
    },
    /// There is no action with this number.
    NoSuchAction {
        /// Index of the game.
        game: usize,
        /// The number.
        number: i64,
        /// The last number there is.
        last: usize,
    },
    /// The action is not legal now.
    Illegal {
        /// Index of the game.
        game: usize,
        /// Its number.
        number: i64,
    },
}

impl Localized for BatchError {
    fn message(&self) -> Message {
        match self {
            Self::NoGames => message!("env-no-games"),
            Self::NobodyToAsk => message!("env-nobody-to-ask"),
            Self::Bot(error) => message!("env-bot", error = error),
            Self::Failed { game, fault } => message!("env-failed", game = *game, fault = fault.message()),
            Self::Stopped => message!("env-stopped"),
            Self::Unfinished => message!("env-unfinished"),
            Self::NotSaved => message!("env-not-saved"),
            Self::OtherSetup => message!("env-other-setup"),
            Self::DecidesOtherwise => message!("env-decides-otherwise"),
            Self::WrongLength { expected, given } => message!("env-wrong-length", expected = *expected, given = *given),
            Self::NoSuchAction { game, number, last } => {
                message!("env-no-such-action-in", game = *game, number = *number, last = *last)
            }
            Self::Illegal { game, number } => {
                let action = usize::try_from(*number).ok().and_then(crate::Action::from_index);
                message!(
                    "env-illegal-in",
                    game = *game,
                    number = *number,
                    action = action.map_or_else(String::new, |action| action.to_string())
                )
            }
        }
    }
}

english_errors!(IllegalAction, BatchError);
