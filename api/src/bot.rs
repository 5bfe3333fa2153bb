//! The bots that a request may name.

use crate::context::Context;
use crate::error::Error;
use crate::host::check_most;
use bots::{Bot, Spec, SpecError};
use text::brief;
use text::message;

/// The parameters of bots that say in how many worlds, games or steps they look for a decision.
const WORLDS: [&str; 6] = ["worlds", "candidates", "talk", "assignments", "rollouts", "iterations"];

/// Parameters that limit the number of last tricks of a full search.
const TRICKS: [&str; 3] = ["solve", "ahead", "finish"];

/// Makes a bot for a request. It must not be a program of its own, because a request must not start programs. It must
/// use no clock, because an answer must not depend on the machine, and a page has none. And it does no more than the
/// host allows.
pub(crate) fn bot_of(name: &str, context: &Context) -> Result<Box<dyn Bot>, Error> {
    let told = |error: &SpecError| Error::of(error);
    let no_programs = || Error::new(message!("bot-no-programs", bot = brief(name)));
    let spec: Spec = name.parse().map_err(|error| match error {
        SpecError::NoPrograms(_) => no_programs(),
        error => told(&error),
    })?;
    if spec.command().is_some() {
        return Err(no_programs());
    }
    if spec.given("time").is_some_and(|time| time != "none") {
        return Err(Error::new(message!("bot-no-clock", bot = brief(name))).with_help(message!("bot-no-clock.help")));
    }
    let worlds = WORLDS.map(|name| (name, context.most.worlds));
    for (name, most) in worlds.into_iter().chain(TRICKS.map(|name| (name, context.most.tricks))) {
        // What is no number is a word, or refused by the bot.
        let asked = spec.given(name).and_then(|value| value.parse().ok());
        check_most(name, asked.unwrap_or_default(), most)?;
    }
    spec.build().map_err(|error| told(&error))
}
