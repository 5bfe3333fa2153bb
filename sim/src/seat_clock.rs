//! Cost of decisions.
//!
//! Reading the clock of a thread takes longer than a decision of a quick bot, so only one game in sixteen is timed.

use bots::remote::Remote;
use bots::{Bot, Fault};
use game::{Act, Asked, Call, Card, Choice, Due, Outcome, Play, View};
use solver::Stop;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// One game in this number is timed.
pub(crate) const ONE_IN: u64 = 16;

/// Times of some of the decisions of an entrant, on all threads together. They have no influence on the games.
#[derive(Debug, Default)]
pub struct Clock {
    decisions: AtomicU64,
    cpu_nanos: AtomicU64,
    wall_nanos: AtomicU64,
    /// Whether the system failed to report CPU time.
    is_cpu_unknown: AtomicBool,
    program: OnceLock<String>,
}

impl Clock {
    /// Returns how many decisions were timed.
    #[must_use]
    pub fn decisions(&self) -> u64 {
        self.decisions.load(Ordering::Relaxed)
    }

    /// Returns the mean CPU time of a decision: that of the deciding thread, or that of a program with all it has started.
    /// Nothing before the first decision, and where the system does not tell.
    #[must_use]
    pub fn cpu(&self) -> Option<Duration> {
        if self.is_cpu_unknown.load(Ordering::Relaxed) { None } else { self.mean(&self.cpu_nanos) }
    }

    /// Returns the mean time on the wall clock; nothing before the first decision.
    #[must_use]
    pub fn wall(&self) -> Option<Duration> {
        self.mean(&self.wall_nanos)
    }

    /// Returns what the program calls itself that decides for the entrant, once it has said so.
    #[must_use]
    pub fn program(&self) -> Option<&str> {
        self.program.get().map(String::as_str)
    }

    /// Notes what the program calls itself.
    pub(crate) fn meet(&self, name: &str) {
        self.program.get_or_init(|| name.to_owned());
    }

    /// Counts decisions that took this long together.
    pub(crate) fn count_many(&self, n: u64, wall: Duration, cpu: Option<Duration>) {
        self.decisions.fetch_add(n, Ordering::Relaxed);
        self.wall_nanos.fetch_add(wall.as_nanos() as u64, Ordering::Relaxed);
        self.count_cpu(cpu);
    }

    fn mean(&self, nanos: &AtomicU64) -> Option<Duration> {
        nanos.load(Ordering::Relaxed).checked_div(self.decisions()).map(Duration::from_nanos)
    }

    fn count(&self, wall: Duration) {
        self.decisions.fetch_add(1, Ordering::Relaxed);
        self.wall_nanos.fetch_add(wall.as_nanos() as u64, Ordering::Relaxed);
    }

    fn count_cpu(&self, cpu: Option<Duration>) {
        match cpu {
            Some(cpu) => {
                self.cpu_nanos.fetch_add(cpu.as_nanos() as u64, Ordering::Relaxed);
            }
            None => self.is_cpu_unknown.store(true, Ordering::Relaxed),
        }
    }
}

/// A bot whose decisions are timed.
#[derive(Debug)]
pub(crate) struct Timed {
    bot: Box<dyn Bot>,
    clock: Arc<Clock>,
    n_games: u64,
    /// The CPU time that its program had used when the game began, if the game is timed and the bot is one.
    program_begun: Option<Option<Duration>>,
}

impl Timed {
    pub(crate) fn new(bot: Box<dyn Bot>, clock: Arc<Clock>) -> Self {
        Self { bot, clock, n_games: 0, program_begun: None }
    }

    fn time<T>(&mut self, decide: impl FnOnce(&mut dyn Bot) -> T) -> T {
        if self.n_games % ONE_IN != 1 {
            return decide(&mut *self.bot);
        }
        let (cpu, wall) = (thread_time(), Instant::now());
        let decision = decide(&mut *self.bot);
        self.clock.count(wall.elapsed());
        // What a program uses is seen from game to game: it may think before it is asked.
        if self.program_begun.is_none() {
            self.clock.count_cpu(cpu.zip(thread_time()).map(|(begun, now)| now.saturating_sub(begun)));
        }
        decision
    }

    /// Counts what a program has used since the game began.
    fn count_program(&mut self) {
        if let Some(begun) = self.program_begun.take() {
            match (begun, self.bot.program().and_then(Remote::cpu_time)) {
                // A process that has died meanwhile has used less than it had, by an unknown amount.
                (Some(begun), Some(now)) => self.clock.count_cpu(Some(now.saturating_sub(begun))),
                (Some(_), None) => {}
                (None, _) => self.clock.count_cpu(None),
            }
        }
    }

    /// Notes what is to be known of a program when a game begins.
    fn meet_program(&mut self) {
        let Some(program) = self.bot.program() else { return };
        if let Some(name) = program.program_name() {
            self.clock.meet(name);
        }
        if self.n_games % ONE_IN == 1 {
            self.program_begun = Some(program.cpu_time());
        }
    }
}

impl Bot for Timed {
    fn begin(&mut self, seed: u64) {
        // A game may have ended without a result, with the cards dealt again.
        self.count_program();
        self.n_games += 1;
        self.bot.begin(seed);
        self.meet_program();
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.time(|bot| bot.decide(asked, due))
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.time(|bot| bot.call(view, calls))
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.time(|bot| bot.pflichtansage(view, due))
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        self.time(|bot| bot.choose(view, choice))
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        self.time(|bot| bot.card(view))
    }

    fn sit_down(&mut self) {
        self.bot.sit_down();
    }

    fn finish(&mut self, play: &Play, outcome: &Outcome) {
        self.bot.finish(play, outcome);
        self.count_program();
    }

    fn hurry(&mut self, stop: &Stop) {
        self.bot.hurry(stop);
    }

    fn program(&self) -> Option<&Remote> {
        self.bot.program()
    }

    fn thoughts(&self) -> Vec<(Card, f32)> {
        self.bot.thoughts()
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.bot.take_faults()
    }
}

/// Returns how long this thread has worked; `None` where the system does not tell.
#[cfg(unix)]
fn thread_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).ok()
}

#[cfg(not(unix))]
const fn thread_time() -> Option<Duration> {
    None
}
