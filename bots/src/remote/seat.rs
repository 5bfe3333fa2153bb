//! The seat that a program takes.

use crate::bot::{Bot, fallback, fallback_card};
use crate::fault::{Fault, FaultKind};
use crate::remote::message::{Answer, Deal, Decide, FromBot, PROTOCOL, ToBot, What};
use crate::remote::pipe::{Pipe, PipeError};
use crate::spec::{Options, SpecError};
use game::rules::VorbehaltKind;
use game::{Act, Asked, Call, Card, Due, Hand, Outcome, Seat, View};
use std::time::{Duration, Instant};

/// After so many failures in a row a program is given up.
const PATIENCE: u32 = 3;

/// How long a program has taken to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Latency {
    /// How many decisions it was asked for.
    pub decisions: u64,
    /// How long all of them took together.
    pub total: Duration,
    /// How long the longest took.
    pub longest: Duration,
}

/// A bot that is a program of its own.
#[derive(Debug)]
pub struct Remote {
    command: Vec<String>,
    time: Duration,
    start: Duration,
    pipe: Option<Pipe>,
    name: Option<String>,
    decides: Option<Vec<What>>,
    seed: u64,
    /// Whether the program has been told of this game.
    is_dealt: bool,
    next_id: u64,
    failures: u32,
    /// Why the program is not running.
    gone: String,
    latency: Latency,
    faults: Vec<Fault>,
}

/// Why a decision has to be made for the program.
struct Forfeit {
    kind: FaultKind,
    text: String,
}

impl From<PipeError> for Forfeit {
    fn from(error: PipeError) -> Self {
        let kind = if matches!(error, PipeError::Late(_)) { FaultKind::Late } else { FaultKind::Died };
        Self { kind, text: error.to_string() }
    }
}

impl Remote {
    /// Returns the bot; the program is started when its first game begins.
    ///
    /// # Errors
    /// Returns what is wrong with the command line or a parameter.
    pub fn new(command: &str, options: &Options<'_>) -> Result<Self, SpecError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        Ok(Self {
            command: words.ok_or_else(|| SpecError::Command(command.to_owned()))?,
            time: options.duration("time")?,
            start: options.duration("start")?,
            pipe: None,
            name: None,
            decides: None,
            seed: 0,
            is_dealt: false,
            next_id: 0,
            failures: 0,
            gone: "not started".to_owned(),
            latency: Latency::default(),
            faults: Vec::new(),
        })
    }

    /// Returns what the program calls itself, once it has said hello.
    #[must_use]
    pub fn program_name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns what the program wants to be asked; `None` if everything, or if it has not said hello.
    #[must_use]
    pub fn decides(&self) -> Option<&[What]> {
        self.decides.as_deref()
    }

    /// Returns how long it has taken to decide.
    #[must_use]
    pub const fn latency(&self) -> Latency {
        self.latency
    }

    /// Says goodbye. Returns whether the program has ended by itself, without an error.
    pub fn close(&mut self) -> bool {
        match self.pipe.take() {
            None => false,
            // A program that is gone has not ended as it should, whether it hears this or not.
            Some(mut pipe) => pipe.send(&ToBot::Bye).is_ok() && pipe.close(),
        }
    }

    /// Starts the program and exchanges greetings.
    ///
    /// # Errors
    /// Returns why it is of no use.
    pub fn greet(&mut self) -> Result<(), PipeError> {
        let mut pipe = Pipe::start(&self.command)?;
        let time_ms = u64::try_from(self.time.as_millis()).unwrap_or(u64::MAX);
        let program = concat!("doko ", env!("CARGO_PKG_VERSION")).to_owned();
        pipe.send(&ToBot::Hello { protocol: PROTOCOL, program, time_ms })?;
        let line = pipe.receive(self.start)?;
        match serde_json::from_str(&line) {
            Ok(FromBot::Hello { protocol: PROTOCOL, name, decides }) => {
                self.name = name;
                self.decides = decides;
                self.pipe = Some(pipe);
                self.next_id = 0;
                Ok(())
            }
            Ok(FromBot::Hello { protocol, .. }) => {
                let versions = format!("it speaks version {protocol} of the protocol, expected {PROTOCOL}");
                Err(PipeError::NotStarted(versions))
            }
            Ok(FromBot::Decision(_)) | Err(_) => {
                Err(PipeError::NotStarted(format!("expected a hello, got '{}'", shorten(&line))))
            }
        }
    }

    /// Asks for a decision and reads it with `read`, which returns `None` for what is not legal.
    fn decide<T>(
        &mut self,
        seat: Seat,
        what: What,
        question: impl FnOnce(u64) -> Decide,
        deal: impl FnOnce(u64) -> Deal,
        read: impl FnOnce(&str) -> Option<T>,
        default: (T, &str),
    ) -> T {
        let wants = self.decides.as_ref().is_none_or(|decides| decides.contains(&what));
        if self.pipe.is_none() || !wants {
            if self.pipe.is_none() {
                self.fault(seat, FaultKind::Died, format!("{}; played instead: {}", self.gone, default.1));
            }
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
        let forfeit = match answer {
            Ok(word) => match read(&word) {
                Some(decision) => {
                    self.failures = 0;
                    return decision;
                }
                None => Forfeit { kind: FaultKind::Illegal, text: format!("'{}' is not legal", shorten(&word)) },
            },
            Err(forfeit) => forfeit,
        };
        let Forfeit { kind, text } = forfeit;
        if kind != FaultKind::Illegal {
            self.failures += 1;
        }
        let message = ToBot::error(id, kind, &text, default.1);
        let is_told = self.pipe.as_mut().is_some_and(|pipe| pipe.send(&message).is_ok());
        // A program that is gone, or that does not answer again and again, has lost this game.
        if kind == FaultKind::Died || !is_told || PATIENCE <= self.failures {
            self.pipe = None;
            self.gone.clone_from(&text);
        }
        self.fault(seat, kind, format!("{text}; played instead: {}", default.1));
        default.0
    }

    /// Sends a question and waits for its answer; answers to earlier questions that came too late are passed over.
    fn ask(&mut self, question: Decide, deal: impl FnOnce(u64) -> Deal) -> Result<String, Forfeit> {
        let id = question.id;
        let pipe = self.pipe.as_mut().ok_or_else(|| PipeError::Gone(String::new()))?;
        if !self.is_dealt {
            pipe.send(&ToBot::Deal(Box::new(deal(self.seed))))?;
            self.is_dealt = true;
        }
        pipe.send(&ToBot::Decide(Box::new(question)))?;
        let until = Instant::now() + self.time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = pipe.receive(left).map_err(|error| match error {
                PipeError::Late(_) => PipeError::Late(self.time),
                other => other,
            })?;
            match serde_json::from_str(&line) {
                Ok(FromBot::Decision(Answer { id: Some(other), .. })) if other < id => {}
                Ok(FromBot::Decision(Answer { id: None, decision })) => return Ok(decision),
                Ok(FromBot::Decision(Answer { id: Some(other), decision })) if other == id => return Ok(decision),
                Ok(_) => return Err(nonsense(&line, "expected a decision about this question")),
                Err(error) => return Err(nonsense(&line, &error.to_string())),
            }
        }
    }

    fn fault(&mut self, seat: Seat, kind: FaultKind, text: String) {
        self.faults.push(Fault { seat, kind, text });
    }

    fn asked(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        let default = fallback(asked);
        let word = default.to_string();
        let what = Decide::of_asked(0, asked, due).what;
        self.decide(
            asked.seat(),
            what,
            |id| Decide::of_asked(id, asked, due),
            |seed| Deal::to_asked(asked, seed),
            |word| word.parse().ok().filter(|act| is_legal(asked, due, act)),
            (default, &word),
        )
    }

    fn seen<T>(
        &mut self,
        view: &View<'_>,
        (what, legal): (What, Vec<String>),
        read: impl FnOnce(&str) -> Option<T>,
        default: (T, &str),
    ) -> T {
        self.decide(
            view.seat(),
            what,
            |id| Decide::of_view(id, view, what, legal),
            |seed| Deal::to_view(view, seed),
            read,
            default,
        )
    }
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

fn nonsense(line: &str, why: &str) -> Forfeit {
    Forfeit { kind: FaultKind::Nonsense, text: format!("'{}': {why}", shorten(line)) }
}

/// Returns so much of what a program wrote as fits into a message.
pub(super) fn shorten(text: &str) -> String {
    const MOST: usize = 80;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    text.chars().take(MOST).chain("..".chars()).collect()
}

impl Bot for Remote {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.is_dealt = false;
        if self.pipe.is_none() && self.failures < PATIENCE {
            // Its seat is not known yet; each decision of the game will say what is wrong.
            if let Err(error) = self.greet() {
                self.failures += 1;
                self.gone = error.to_string();
            }
        }
    }

    fn say(&mut self, asked: &Asked<'_>) -> Act {
        self.asked(asked, Due::Say)
    }

    fn answer(&mut self, asked: &Asked<'_>, kind: VorbehaltKind) -> Act {
        self.asked(asked, Due::Answer(kind))
    }

    fn name(&mut self, asked: &Asked<'_>) -> Act {
        self.asked(asked, Due::Name)
    }

    fn bid(&mut self, asked: &Asked<'_>) -> Act {
        self.asked(asked, Due::Bid)
    }

    fn take(&mut self, asked: &Asked<'_>, giver: Seat, trumps: usize) -> Act {
        self.asked(asked, Due::Take { giver, trumps })
    }

    fn give_back(&mut self, asked: &Asked<'_>, giver: Seat, cards: usize) -> Hand {
        match self.asked(asked, Due::Return { giver, cards }) {
            Act::Return(hand) => hand,
            _ => Hand::EMPTY,
        }
    }

    fn announce_schweine(&mut self, asked: &Asked<'_>) -> Act {
        self.asked(asked, Due::Schweine)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        let read = |word: &str| match word {
            Decide::NO_CALL => Some(None),
            word => Call::from_name(word).filter(|call| calls.contains(call)).map(Some),
        };
        self.seen(view, (What::Call, Decide::call_words(calls)), read, (None, Decide::NO_CALL))
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        let calls: Vec<Call> = view.calls().into_iter().filter(|call| due.level() <= call.level()).collect();
        let legal = calls.iter().map(|call| call.name().to_owned()).collect();
        let read = |word: &str| Call::from_name(word).filter(|call| calls.contains(call));
        self.seen(view, (What::Pflichtansage, legal), read, (due, due.name()))
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let cards = view.legal();
        let legal = cards.iter().map(|card| card.to_string()).collect();
        let default = fallback_card(cards);
        let word = default.to_string();
        let read = |word: &str| word.parse().ok().filter(|&card| cards.contains(card));
        self.seen(view, (What::Card, legal), read, (default, &word))
    }

    fn finish(&mut self, outcome: &Outcome) {
        if let (true, Some(pipe)) = (self.is_dealt, self.pipe.as_mut())
            && pipe.send(&ToBot::result(outcome)).is_err()
        {
            self.pipe = None;
        }
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
