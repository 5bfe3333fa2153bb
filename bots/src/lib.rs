//! Deciding without knowing: bots that see one hand.
//!
//! A [`Bot`] gets an [`Asked`](game::Asked) while the game is being found and a [`View`](game::View) while the cards are
//! played, and nothing else. [`roster`] lists the bots there are, from the weakest to the strongest; a [`Spec`] names
//! one with its parameters, as in `pimc:worlds=160`.
//!
//! # Examples
//! ```
//! use doko_bots::{Bot, Spec};
//!
//! let spec: Spec = "random".parse()?;
//! let mut bot: Box<dyn Bot> = spec.build()?;
//! bot.begin(7);
//! # Ok::<(), doko_bots::SpecError>(())
//! ```

#![forbid(unsafe_code)]

mod advice;
mod belief;
mod believed;
mod bot;
mod company;
mod complete;
mod condition;
mod constraint;
mod doko;
mod draw;
pub mod evaluate;
mod evidence;
mod exact;
mod fault;
mod greedy;
mod ismcts;
mod last_moment;
mod likelihood;
pub mod net;
mod number;
mod parameter;
mod parties;
mod pimc;
mod plans;
mod playout;
mod population;
mod posterior;
mod prior;
mod random;
pub mod remote;
mod roster;
pub mod rules;
mod sample;
mod seated;
mod spec;
mod strangers;
mod style;
mod talk;
mod threads;
mod time;
mod tree;
mod uct;
mod worth;

pub use advice::Advice;
pub use belief::Belief;
pub use bot::{Bot, act, fallback, fallback_card};
pub use company::{Companion, Company};
pub use complete::{NotSeen, complete, viewer_of};
pub use condition::{Condition, ConditionError, ConditionProblem, Thing};
pub use doko::{Doko, DokoConfig};
pub use draw::Draw;
pub use fault::{Fault, FaultKind};
pub use greedy::Greedy;
pub use ismcts::{Ismcts, IsmctsConfig, Rollouts};
pub use last_moment::{can_follow, is_last_moment};
pub use likelihood::{Acquaintance, Kind, Model};
pub use number::{Numbers, TRICKS, WORLDS};
pub use parameter::{Options, Parameter, SpecError};
pub use pimc::Pimc;
pub use plans::plans;
pub use population::{Stranger, mixed, population};
pub use posterior::Posterior;
pub use random::Random;
pub use roster::{Entry, roster};
pub use rules::{RulesBot, rollout};
pub use sample::{Acceptance, Conditional, NoWorld, RoundSampler, Sampler};
pub use seated::{ask_bot, fallback_reply, reply_or_fallback};
pub use spec::Spec;
pub use style::{Purpose, Style};
pub use talk::Talk;
pub use threads::Threads;
pub use uct::{Uct, UctConfig};
pub use worth::{Basis, Sample, Worth};
