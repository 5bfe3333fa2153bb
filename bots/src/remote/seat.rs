//! The seat that a program takes.

use crate::bot::{Bot, fallback, fallback_card};
use crate::fault::{Fault, FaultKind};
use crate::remote::greeting::{Launch, no_hello, other_version};
use crate::remote::lines::Line;
use crate::remote::message::{AskedForCalls, BotAnswer, Deal, Decide, FromBot, PROTOCOL, ToBot, What};
use crate::remote::pipe::{Pipe, PipeError};
use game::{Act, Asked, Call, Card, Choice, Due, Outcome, Play, Rules, Seat, View};
use notation::parse_act;
use std::time::{Duration, Instant};
use text::visible;
use text::{Language, Localized, Message, message};

/// Failures in a row after which a program is given up.
const PATIENCE: u32 = 3;
/// Most lines at one question that answer nothing; a program that writes more of them is stopped.
pub(super) const MOST_STRAYS: u32 = 64;
/// The most of a reason that is shown.
pub(super) const WHY_CHARS: usize = 200;
/// The most of a name that is shown.
pub(super) const NAME_CHARS: usize = 60;

/// Decision times of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Latency {
    /// Number of decisions it was asked for.
    pub decisions: u64,
    /// Sum of their times.
    pub total: Duration,
    /// The longest time.
    pub longest: Duration,
}

/// Data of a program in its greeting.
#[derive(Clone, Debug, Default)]
struct Greeting {
    name: Option<String>,
    decides: Option<Vec<What>>,
    rules: Option<Vec<String>>,
    calls: Option<AskedForCalls>,
}

/// A bot that is a program of its own.
#[derive(Debug)]
pub struct Remote {
    launch: Launch,
    pipe: Option<Pipe>,
    greeting: Greeting,
    seed: u64,
    /// Number of the round that is played.
    round: Option<u32>,
    /// Whether the program was sent the deal of this game.
    is_dealt: bool,
    next_id: u64,
    n_answers: u64,
    failures: u32,
    /// Reason why the program is not running.
    gone: Message,
    latency: Latency,
    faults: Vec<Fault>,
}

/// Reason why a decision has to be made for the program.
struct Forfeit {
    kind: FaultKind,
    what: Message,
    then: Then,
}

/// Fate of a program that has forfeited a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// It is asked again.
    GoOn,
    /// It is stopped, and restarted for the next game.
    Stop,
    /// It is stopped for good: it would do the same again, and every time cost as long.
    GiveUp,
}

impl From<PipeError> for Forfeit {
    fn from(error: PipeError) -> Self {
        let (kind, then) = match error {
            PipeError::Late(_) => (FaultKind::Late, Then::GoOn),
            PipeError::NotStarted(_) | PipeError::Gone(_) => (FaultKind::Died, Then::Stop),
            PipeError::Deaf(_) => (FaultKind::Died, Then::GiveUp),
        };
        Self { kind, what: error.message(), then }
    }
}

impl Remote {
    /// Returns the bot; the program is started when its first game begins.
    pub(crate) fn new(launch: Launch) -> Self {
        Self {
            launch,
            pipe: None,
            greeting: Greeting::default(),
            seed: 0,
            round: None,
            is_dealt: false,
            next_id: 0,
            n_answers: 0,
            failures: 0,
            gone: message!("fault-not-started"),
            latency: Latency::default(),
            faults: Vec::new(),
        }
    }

    /// Returns what the program calls itself, once it has said hello.
    #[must_use]
    pub fn program_name(&self) -> Option<&str> {
        self.greeting.name.as_deref()
    }

    /// Returns what the program wants to be asked; `None` if everything, or if it has not said hello.
    #[must_use]
    pub fn decides(&self) -> Option<&[What]> {
        self.greeting.decides.as_deref()
    }

    /// Returns the names of the rule sets that the program plays by; `None` if all, or if it has not said hello.
    #[must_use]
    pub fn rules(&self) -> Option<&[String]> {
        self.greeting.rules.as_deref()
    }

    /// Returns how long it has taken to decide.
    #[must_use]
    pub const fn latency(&self) -> Latency {
        self.latency
    }

    /// Returns the processor time that the running program and its helpers have used; `None` where the system does not
    /// tell, and while none is running.
    #[must_use]
    pub fn cpu_time(&self) -> Option<Duration> {
        self.pipe.as_ref().and_then(Pipe::cpu_time)
    }

    /// Says goodbye. Returns whether the program has ended by itself, without an error.
    pub fn close(&mut self) -> bool {
        match self.pipe.take() {
            None => false,
            // A program that is gone has not ended as it should, whether it hears this or not.
            Some(mut pipe) => !pipe.has_ended() && pipe.send(&ToBot::Bye, Duration::ZERO).is_ok() && pipe.close(),
        }
    }

    /// Starts the program and exchanges greetings.
    ///
    /// # Errors
    /// Returns why it is of no use.
    pub fn greet(&mut self) -> Result<(), PipeError> {
        let time_ms = Some(u64::try_from(self.launch.time.as_millis()).unwrap_or(u64::MAX));
        let program = concat!("doko ", env!("CARGO_PKG_VERSION")).to_owned();
        let hello = ToBot::Hello { protocol: PROTOCOL, program, time_ms };
        let (pipe, line) = self.launch.greet(&hello)?;
        match serde_json::from_str(&line) {
            Ok(FromBot::Hello { protocol: PROTOCOL, name, decides, rules, calls }) => {
                let name = name.map(|name| shorten_to(&name, NAME_CHARS));
                self.greeting = Greeting { name, decides, rules, calls };
                self.pipe = Some(pipe);
                self.next_id = 0;
                self.n_answers = 0;
                Ok(())
            }
            Ok(FromBot::Hello { protocol, .. }) => Err(other_version(protocol)),
            Ok(FromBot::Error { text, .. }) => {
                Err(PipeError::NotStarted(message!("hello-not-understood", text = shorten(&text))))
            }
            Ok(FromBot::Decision(_)) => Err(no_hello(&line, None)),
            Err(error) => Err(no_hello(&line, Some(&error))),
        }
    }

    /// Returns whether the program wants to decide this.
    fn wants(&self, what: What) -> bool {
        self.decides().is_none_or(|decides| decides.contains(&what))
    }

    /// Returns why the program is of no use in a game by these rules, if it is not.
    fn refusal(&self, rules: &Rules) -> Option<Message> {
        if self.pipe.is_none() {
            return Some(self.gone.clone());
        }
        let known = self.rules()?;
        let is_known = known.iter().any(|name| *name == rules.name);
        let known = shorten(&known.join(", "));
        (!is_known).then(|| message!("fault-other-rules", known, rules = rules.name.as_ref()))
    }

    /// Asks for a decision and reads it with `read`, which returns `None` for what is not legal.
    fn consult<T>(
        &mut self,
        (seat, rules): (Seat, &Rules),
        question: impl FnOnce(u64) -> Decide,
        deal: impl FnOnce(u64) -> Deal,
        read: impl FnOnce(&str) -> Option<T>,
        default: (T, &str),
    ) -> T {
        if let Some(why) = self.refusal(rules) {
            self.fault(seat, FaultKind::Died, why, default.1);
            return default.0;
        }
        let id = self.next_id;
        self.next_id += 1;
        let begun = Instant::now();
        let answer = self.ask(question(id), deal);
        let taken = begun.elapsed();
        self.latency.decisions += 1;
        self.latency.total += taken;
        self.latency.longest = self.latency.longest.max(taken);
        let Forfeit { kind, mut what, then } = match answer {
            Ok(word) => match read(&word) {
                Some(decision) => {
                    self.failures = 0;
                    self.n_answers += 1;
                    return decision;
                }
                None => {
                    let what = message!("fault-not-legal", word = shorten(&word));
                    Forfeit { kind: FaultKind::Illegal, what, then: Then::GoOn }
                }
            },
            Err(forfeit) => forfeit,
        };
        match kind {
            FaultKind::Illegal => self.n_answers += 1,
            FaultKind::Late if self.n_answers == 0 => {
                what = message!("fault-with-tip", what, tip = message!("fault-flush"));
            }
            _ => {}
        }
        if kind != FaultKind::Illegal {
            self.failures += 1;
        }
        if then == Then::GiveUp {
            self.failures = PATIENCE;
        }
        let message = ToBot::error(id, kind, &what.text(Language::English), default.1);
        let time = self.launch.time;
        let is_told = then == Then::GoOn && self.pipe.as_mut().is_some_and(|pipe| pipe.send(&message, time).is_ok());
        // A program that is gone, or that does not answer again and again, has lost this game.
        if !is_told || PATIENCE <= self.failures {
            self.pipe = None;
            self.gone = what.clone();
        }
        self.fault(seat, kind, what, default.1);
        default.0
    }

    /// Sends a question and waits for its answer; answers to earlier questions that came too late are passed over.
    fn ask(&mut self, question: Decide, deal: impl FnOnce(u64) -> Deal) -> Result<String, Forfeit> {
        let id = question.id;
        let pipe = self.pipe.as_mut().ok_or_else(|| PipeError::Gone(String::new()))?;
        // What was written before the question cannot answer it.
        let mut n_strays = 0;
        while pipe.waiting().is_some() {
            n_strays = stray(n_strays)?;
        }
        let start = Instant::now();
        if !self.is_dealt {
            let deal = Deal { round: self.round, ..deal(self.seed) };
            pipe.send(&ToBot::Deal(Box::new(deal)), self.launch.time)?;
            self.is_dealt = true;
        }
        pipe.send(&ToBot::Decide(Box::new(question)), self.launch.time)?;
        loop {
            let left = self.launch.time.saturating_sub(start.elapsed());
            let line = pipe.receive(left).map_err(|error| match error {
                PipeError::Late(_) => PipeError::Late(self.launch.time),
                other => other,
            })?;
            let line = match line {
                Line::Text(line) if line.is_empty() => {
                    n_strays = stray(n_strays)?;
                    continue;
                }
                Line::Text(line) => line,
                Line::Unreadable(why) => return Err(nonsense(why.message())),
            };
            match serde_json::from_str(&line) {
                Ok(FromBot::Decision(BotAnswer { id: Some(other), .. })) if other < id => n_strays = stray(n_strays)?,
                Ok(FromBot::Decision(BotAnswer { id: None, decision })) => return Ok(decision),
                Ok(FromBot::Decision(BotAnswer { id: Some(other), decision })) if other == id => return Ok(decision),
                Ok(FromBot::Error { text, .. }) => {
                    return Err(nonsense(message!("fault-not-understood", text = shorten(&text))));
                }
                Ok(_) => return Err(nonsense_of(&line, message!("fault-other-question"))),
                Err(error) => {
                    return Err(nonsense_of(&line, Message::verbatim(shorten_to(&error.to_string(), WHY_CHARS))));
                }
            }
        }
    }

    fn fault(&mut self, seat: Seat, kind: FaultKind, what: Message, instead: &str) {
        self.faults.push(Fault { seat, kind, what: message!("fault-instead", what, instead) });
    }

    fn asked(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        let default = fallback(asked);
        let word = default.to_string();
        if !self.wants(Decide::of_asked(0, asked, due).what) {
            return default;
        }
        self.consult(
            (asked.seat(), asked.rules()),
            |id| Decide::of_asked(id, asked, due),
            |seed| Deal::to_asked(asked, seed),
            |word| parse_act(word).ok().filter(|act| is_legal(asked, due, act)),
            (default, &word),
        )
    }

    fn seen<T>(
        &mut self,
        view: &View<'_>,
        (what, card, legal): (What, Option<Card>, Vec<String>),
        read: impl FnOnce(&str) -> Option<T>,
        default: (T, &str),
    ) -> T {
        let may_wait = what == What::Call && self.greeting.calls == Some(AskedForCalls::OnTurn);
        if may_wait && !view.is_on_turn() || !self.wants(what) {
            return default.0;
        }
        self.consult(
            (view.seat(), view.public().rules()),
            |id| Decide { card, ..Decide::of_view(id, view, what, legal) },
            |seed| Deal::to_view(view, seed),
            read,
            default,
        )
    }
}

/// Counts a line that answers nothing.
fn stray(n_strays: u32) -> Result<u32, Forfeit> {
    if n_strays < MOST_STRAYS {
        return Ok(n_strays + 1);
    }
    let what = message!("fault-floods", most = MOST_STRAYS);
    Err(Forfeit { kind: FaultKind::Died, what, then: Then::GiveUp })
}

fn is_legal(asked: &Asked<'_>, due: Due, act: &Act) -> bool {
    match (due, act) {
        (Due::Return { cards, .. }, Act::Return(hand)) => {
            let held = asked.hand();
            hand.len() == cards && hand.kinds().iter().all(|card| hand.count(card) <= held.count(card))
        }
        _ => asked.options().contains(act),
    }
}

fn nonsense(what: Message) -> Forfeit {
    Forfeit { kind: FaultKind::Nonsense, what, then: Then::GoOn }
}

fn nonsense_of(line: &str, why: Message) -> Forfeit {
    nonsense(message!("fault-nonsense-line", line = shorten(line), why))
}

/// Returns the beginning of a foreign text, at most 80 characters.
pub(super) fn shorten(text: &str) -> String {
    const MOST: usize = 80;
    shorten_to(text, MOST)
}

/// Returns at most `most` characters of a foreign text, with control characters made visible.
pub(super) fn shorten_to(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => visible(text).into_owned(),
        Some((end, _)) => format!("{}..", visible(&text[..end])),
    }
}

impl Bot for Remote {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.is_dealt = false;
        if self.pipe.is_none() && self.failures < PATIENCE {
            // Its seat is not known yet; each decision of the game will say what is wrong.
            if let Err(error) = self.greet() {
                self.failures += 1;
                self.gone = error.message();
            }
        }
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.asked(asked, due)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        let read = |word: &str| match word {
            Decide::NO_CALL => Some(None),
            word => Call::from_name(word).filter(|call| calls.contains(call)).map(Some),
        };
        self.seen(view, (What::Call, None, Decide::call_words(calls)), read, (None, Decide::NO_CALL))
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        let calls: Vec<Call> = view.calls().into_iter().filter(|call| due.level() <= call.level()).collect();
        let legal = calls.iter().map(|call| call.name().to_owned()).collect();
        let read = |word: &str| Call::from_name(word).filter(|call| calls.contains(call));
        self.seen(view, (What::Pflichtansage, None, legal), read, (due, due.name()))
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        let legal = choice.options().iter().map(Act::to_string).collect();
        let read = |word: &str| parse_act(word).ok().filter(|act| choice.options().contains(act));
        let (default, word) = (choice.modest(), choice.modest().to_string());
        self.seen(view, (What::Choice(choice.kind), choice.card, legal), read, (default, &word))
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let cards = view.legal();
        let legal = cards.iter().map(|card| card.to_string()).collect();
        let default = fallback_card(cards);
        let word = default.to_string();
        let read = |word: &str| word.parse().ok().filter(|&card| cards.contains(card));
        self.seen(view, (What::Card, None, legal), read, (default, &word))
    }

    fn sit_down(&mut self) {
        self.round = Some(self.round.map_or(1, |round| round + 1));
    }

    fn finish(&mut self, play: &Play, outcome: &Outcome) {
        if let (true, Some(pipe)) = (self.is_dealt, self.pipe.as_mut())
            && let Err(error) = pipe.send(&ToBot::result(play, outcome), self.launch.time)
        {
            let Forfeit { what, then, .. } = error.into();
            (self.pipe, self.gone) = (None, what);
            self.failures = if then == Then::GiveUp { PATIENCE } else { self.failures };
        }
    }

    fn program(&self) -> Option<&Remote> {
        Some(self)
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        self.close();
    }
}
