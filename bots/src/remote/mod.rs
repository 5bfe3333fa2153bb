//! A bot that is a program of its own: it is sent what its seat sees, as JSON lines, and answers with decisions.
//!
//! The messages are [`ToBot`] and [`FromBot`]; `docs/PROTOCOL.md` explains them with a transcript. If a program
//! crashes, hangs, or answers nonsense, [`fallback`](crate::fallback) or [`fallback_card`](crate::fallback_card) makes
//! that decision, the program is notified, and the game goes on. It is restarted when the next game begins, unless it
//! has failed three times in a row.
//!
//! A [`Guest`] is the other end: a bot of ours that hears these messages and answers them, so that it can sit at tables
//! that others set up. A [`TableProgram`] is such a table, started by us, with a guest at one of its seats.

mod command_line;
mod greeting;
mod group;
mod guest;
mod lines;
mod message;
mod pipe;
mod seat;
mod table;
mod table_message;

pub(crate) use greeting::Launch;
pub use group::end_all;
pub use guest::{Guest, GuestError, Reply};
pub use lines::{LONGEST_LINE, Line, Lines, Unreadable};
pub use message::{AskedForCalls, BotAnswer, Deal, Decide, FromBot, PROTOCOL, Seen, SeenCall, SeenSwap, ToBot, What};
pub use pipe::{Pipe, PipeError};
pub use seat::{Latency, Remote};
pub use table::{Given, GuestEnd, TableFault, TableProgram};
pub use table_message::{FromTable, GuestGame, TableHello, TableResult, ToTable};

use crate::parameter::Parameter;

/// The name of such bots in a [`Spec`](crate::Spec).
pub const NAME: &str = "cmd";

/// The parameters that can be set.
pub const PARAMETERS: &[Parameter] = &[
    Parameter::word("time", "10s", "how long a decision may take"),
    Parameter::word("start", "30s", "how long the program may take to say hello"),
    Parameter::word("name", "", "by which a match that goes on knows the program again"),
];

/// Returns parameters and command line of `cmd:COMMAND` or `cmd(PARAMETERS):COMMAND`; `None` for any other bot.
pub(crate) fn split(text: &str) -> Option<(&str, &str)> {
    let rest = text.strip_prefix(NAME)?;
    match rest.strip_prefix('(') {
        Some(rest) => rest.split_once("):"),
        None => Some(("", rest.strip_prefix(':')?)),
    }
}
