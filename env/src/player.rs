//! Who decides in a seat of a batch.

use bots::{Bot, Spec};
use game::Scope;
use std::fmt;
use std::sync::Arc;
use text::{Localized, Message};

/// Makes a bot for one table, or says why it cannot.
type Maker = dyn Fn() -> Result<Box<dyn Bot>, Message> + Send + Sync;

/// Player in a seat of all tables.
#[derive(Clone)]
pub enum Player {
    /// Its actions come from outside.
    Outside,
    /// A bot, of which each table has one of its own.
    Bot(Arc<Maker>),
    /// A policy that decides at all tables together.
    Policy(Arc<dyn Policy>),
}

/// A policy that decides at many tables together.
pub trait Policy: Send + Sync {
    /// Returns what it decides; `None` for whatever the tables leave to their seats. Other decisions are the default ones.
    fn scope(&self) -> Option<Scope> {
        None
    }

    /// Chooses a legal action for each row.
    ///
    /// # Errors
    /// Returns why it cannot.
    fn decide(&self, rows: &Rows) -> Result<Vec<i64>, Message>;
}

/// Observations and masks of some seats, in rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// The observations, one behind the other.
    pub observations: Vec<u8>,
    /// The masks, one behind the other.
    pub masks: Vec<u8>,
    /// Number of actions: the bytes of a mask.
    pub n_actions: usize,
}

impl Player {
    /// Returns the bot that a specification names.
    #[must_use]
    pub fn of(spec: Spec) -> Self {
        Self::Bot(Arc::new(move || spec.build().map_err(|error| error.message())))
    }

    /// Makes the bot for a table; `None` for who is no bot.
    pub(crate) fn make(&self) -> Result<Option<Box<dyn Bot>>, Message> {
        match self {
            Self::Bot(make) => make().map(Some),
            Self::Outside | Self::Policy(_) => Ok(None),
        }
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Outside => "Outside",
            Self::Bot(_) => "Bot",
            Self::Policy(_) => "Policy",
        })
    }
}

/// Returns the different policies of the players, and the index of that of each seat.
pub(crate) fn policies(players: &[Player; 4]) -> (Vec<Arc<dyn Policy>>, [Option<usize>; 4]) {
    let mut policies: Vec<Arc<dyn Policy>> = Vec::new();
    let mut number_of = |player: &Player| {
        let Player::Policy(policy) = player else { return None };
        let known = policies.iter().position(|known| Arc::ptr_eq(known, policy));
        Some(known.unwrap_or_else(|| {
            policies.push(Arc::clone(policy));
            policies.len() - 1
        }))
    };
    let [n, e, s, w] = players;
    let policy_of = [number_of(n), number_of(e), number_of(s), number_of(w)];
    (policies, policy_of)
}
