//! A table that another program keeps, with a bot of ours at one seat of it.
//!
//! We choose deal, seat and seed; the program has players for the three other seats, asks ours as `docs/PROTOCOL.md`
//! describes it, and ends with the record of the game. Nothing here believes the record: [`Given`] is what our seat has
//! answered, for the one who checks it.

use crate::remote::greeting::{Launch, no_hello, other_version};
use crate::remote::guest::{Guest, GuestError, Reply};
use crate::remote::lines::Line;
use crate::remote::message::{Deal, Decide, FromBot, PROTOCOL, ToBot, What};
use crate::remote::pipe::{Pipe, PipeError};
use crate::remote::seat::{MOST_STRAYS, NAME_CHARS, WHY_CHARS, shorten, shorten_to};
use crate::remote::table_message::{FromTable, GuestGame, TableHello, TableResult, ToTable};
use game::{Card, Hand, Scope, Seat};
use notation::record::Said;
use serde_json::Value;
use std::time::{Duration, Instant};
use text::{Arg, Join, Localized, Message, english_errors, message};

/// The types of messages that are read; others are passed over.
const TYPES: [&str; 5] = ["deal", "decide", "error", "result", "redeal"];

/// A program that keeps a table.
#[derive(Debug)]
pub struct TableProgram {
    launch: Launch,
    pipe: Option<Pipe>,
    hello: TableHello,
    next_id: u64,
    waited: Duration,
}

/// End of a game at such a table.
#[derive(Clone, Debug)]
pub enum GuestEnd {
    /// It was played, as the table says.
    Played(Box<TableResult>),
    /// The cards are to be dealt again, after these words.
    Redeal(Vec<Said>),
}

/// A decision that our seat was asked for, and what it answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Kind of the decision.
    pub what: What,
    /// What all had played before, by the record of the question; `None` before the play.
    pub played: Option<Vec<(Seat, Card)>>,
    /// The answer.
    pub decision: String,
}

impl Given {
    /// Returns the number of cards that all had played before; `None` before the play.
    #[must_use]
    pub fn before_card(&self) -> Option<usize> {
        self.played.as_ref().map(Vec::len)
    }
}

/// Reason why a game at the table of a program came to nothing.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TableFault {
    /// It cannot be started, has ended, or does not answer.
    Pipe(PipeError),
    /// It does not play by these rules, but by those.
    OtherRules(String, Vec<String>),
    /// It does not play this scope, but those.
    OtherScope(Scope, Vec<String>),
    /// It wrote what is no message.
    Nonsense {
        /// The line.
        line: String,
        /// Description of the error.
        why: Message,
    },
    /// It wrote too many lines that say nothing.
    Floods,
    /// It begins another game than the one it was sent.
    OtherDeal,
    /// It asks what cannot be asked.
    Question(GuestError),
    /// It asks for more than cards where only cards are played.
    OnlyCards(What),
    /// It did not accept a decision, or cannot play the game.
    Refused(String),
}

impl Localized for TableFault {
    fn message(&self) -> Message {
        let list = |known: &[String]| Arg::list(known.iter().map(|name| shorten(name)), Join::Comma);
        match self {
            Self::Pipe(error) => error.message(),
            Self::OtherRules(rules, known) => message!("table-other-rules", rules, known = list(known)),
            Self::OtherScope(scope, known) => {
                message!("table-other-scope", scope = scope.name(), known = list(known))
            }
            Self::Nonsense { line, why } => message!("guest-no-message", line = shorten(line), why),
            Self::Floods => message!("fault-floods", most = MOST_STRAYS),
            Self::OtherDeal => message!("table-other-deal"),
            Self::Question(why) => message!("table-question", why = why.message()),
            Self::OnlyCards(what) => message!("table-only-cards", what = what.name()),
            Self::Refused(text) => message!("table-refused", text = shorten_to(text, WHY_CHARS)),
        }
    }
}

english_errors!(TableFault);

impl From<PipeError> for TableFault {
    fn from(error: PipeError) -> Self {
        Self::Pipe(error)
    }
}

impl TableProgram {
    /// Returns the program; it is started for its first game.
    pub(crate) fn new(launch: Launch) -> Self {
        Self { launch, pipe: None, hello: TableHello::default(), next_id: 0, waited: Duration::ZERO }
    }

    /// Returns what the program calls itself, once it has said hello.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.hello.name.as_deref()
    }

    /// Returns the processor time that the running program and its helpers have used; `None` where the system does not
    /// tell, and while none is running.
    #[must_use]
    pub fn cpu_time(&self) -> Option<Duration> {
        self.pipe.as_ref().and_then(Pipe::cpu_time)
    }

    /// Returns for how long we have waited for the program so far.
    #[must_use]
    pub const fn waited(&self) -> Duration {
        self.waited
    }

    /// Lets the program play a game with the guest at our seat, who draws random numbers of `seed`. Returns the end of the
    /// game, and all answers of our seat in their order. The number of the game is written here.
    ///
    /// # Errors
    /// Returns why there is no result; the program is ended then.
    pub fn play(
        &mut self,
        game: GuestGame,
        guest: &mut Guest,
        seed: u64,
    ) -> Result<(GuestEnd, Vec<Given>), TableFault> {
        let ended = self.try_to_play(game, guest, seed);
        if ended.is_err() {
            self.pipe = None;
        }
        ended
    }

    fn try_to_play(
        &mut self,
        game: GuestGame,
        guest: &mut Guest,
        seed: u64,
    ) -> Result<(GuestEnd, Vec<Given>), TableFault> {
        if self.pipe.is_none() {
            self.greet()?;
        }
        self.check_hello(&game)?;
        guest.limit(self.hello.time_ms.map(Duration::from_millis));
        let deal = deal_for(&game, seed);
        guest.answer(ToBot::Deal(Box::new(deal.clone()))).map_err(TableFault::Question)?;
        let is_cards = game.scope == Scope::Cards.name();
        self.send(&ToTable::Game(Box::new(GuestGame { id: self.next_id, ..game })))?;
        self.next_id += 1;
        let (mut given, mut n_strays) = (Vec::new(), 0);
        loop {
            let Some(message) = self.receive()? else {
                n_strays += 1;
                if MOST_STRAYS < n_strays {
                    return Err(TableFault::Floods);
                }
                continue;
            };
            match message {
                FromTable::Hello(_) => {}
                FromTable::Deal { seat, dealer, hand } => {
                    if !is_deal(&deal, seat, dealer, &hand) {
                        return Err(TableFault::OtherDeal);
                    }
                }
                FromTable::Decide(question) if is_cards && question.what != What::Card => {
                    return Err(TableFault::OnlyCards(question.what));
                }
                FromTable::Decide(question) => given.push(self.answer(*question, guest)?),
                FromTable::Error { text, .. } => return Err(TableFault::Refused(text)),
                FromTable::Result(result) => return Ok((GuestEnd::Played(result), given)),
                FromTable::Redeal { vorbehalte } => return Ok((GuestEnd::Redeal(vorbehalte), given)),
            }
        }
    }

    /// Starts the program and exchanges greetings.
    fn greet(&mut self) -> Result<(), TableFault> {
        let program = concat!("doko ", env!("CARGO_PKG_VERSION")).to_owned();
        let (pipe, line) = self.launch.greet(&ToTable::Hello { protocol: PROTOCOL, program })?;
        self.hello = match serde_json::from_str(&line) {
            Ok(FromTable::Hello(hello)) if hello.protocol == PROTOCOL => hello,
            Ok(FromTable::Hello(hello)) => return Err(other_version(hello.protocol).into()),
            Ok(_) => return Err(no_hello(&line, None).into()),
            Err(error) => return Err(no_hello(&line, Some(&error)).into()),
        };
        self.hello.name = self.hello.name.take().map(|name| shorten_to(&name, NAME_CHARS));
        self.pipe = Some(pipe);
        self.next_id = 0;
        Ok(())
    }

    /// Checks that the program plays such games.
    fn check_hello(&self, game: &GuestGame) -> Result<(), TableFault> {
        let rules = game.rules["name"].as_str().unwrap_or_default();
        if let Some(known) = self.hello.rules.as_ref().filter(|known| !known.iter().any(|name| name == rules)) {
            return Err(TableFault::OtherRules(rules.to_owned(), known.clone()));
        }
        match (&self.hello.scopes, Scope::named(&game.scope)) {
            (Some(known), Some(scope)) if !known.contains(&game.scope) => {
                Err(TableFault::OtherScope(scope, known.clone()))
            }
            _ => Ok(()),
        }
    }

    /// Answers a question.
    fn answer(&mut self, question: Decide, guest: &mut Guest) -> Result<Given, TableFault> {
        let what = question.what;
        let played =
            question.seen.as_ref().map(|seen| seen.record.plays().map(|(_, seat, card)| (seat, card)).collect());
        let reply = guest.answer(ToBot::Decide(Box::new(question))).map_err(TableFault::Question)?;
        let Reply::Say(FromBot::Decision(answer)) = reply else {
            return Err(TableFault::Question(GuestError::Question(what)));
        };
        let given = Given { what, played, decision: answer.decision.clone() };
        self.send(&ToTable::Decision(answer))?;
        Ok(given)
    }

    fn send(&mut self, message: &ToTable) -> Result<(), TableFault> {
        let pipe = self.pipe.as_mut().ok_or_else(|| PipeError::Gone(String::new()))?;
        Ok(pipe.send(message, self.launch.time)?)
    }

    /// Returns the next message; `None` for a line that says nothing.
    fn receive(&mut self) -> Result<Option<FromTable>, TableFault> {
        let pipe = self.pipe.as_mut().ok_or_else(|| PipeError::Gone(String::new()))?;
        let start = Instant::now();
        let line = pipe.receive(self.launch.time);
        self.waited += start.elapsed();
        match line? {
            Line::Text(line) if line.is_empty() => Ok(None),
            Line::Text(line) => read(&line).map_err(|why| TableFault::Nonsense { line, why }),
            Line::Unreadable(why) => Err(TableFault::Nonsense { line: String::new(), why: why.message() }),
        }
    }
}

impl Drop for TableProgram {
    fn drop(&mut self) {
        if let Some(mut pipe) = self.pipe.take()
            && pipe.send(&ToTable::Bye, Duration::ZERO).is_ok()
        {
            pipe.close();
        }
    }
}

/// Reads a line; `None` for a message of another type.
fn read(line: &str) -> Result<Option<FromTable>, Message> {
    let no_json = |error: serde_json::Error| Message::verbatim(shorten_to(&error.to_string(), WHY_CHARS));
    let value: Value = serde_json::from_str(line).map_err(no_json)?;
    let kind = value["type"].as_str().ok_or_else(|| message!("guest-no-type"))?;
    if TYPES.contains(&kind) { serde_json::from_value(value).map(Some).map_err(no_json) } else { Ok(None) }
}

/// Returns the beginning of the game for our seat.
fn deal_for(game: &GuestGame, seed: u64) -> Deal {
    Deal {
        seat: game.seat,
        dealer: game.dealer,
        hand: game.hands[game.seat].clone(),
        pflichtsolo_open: Vec::new(),
        rules: game.rules.clone(),
        seed,
        round: None,
    }
}

/// Returns whether this is the beginning of that game.
fn is_deal(deal: &Deal, seat: Seat, dealer: Option<Seat>, hand: &[Card]) -> bool {
    let is_hand = |cards: &[Card]| Hand::try_of(cards).ok() == Hand::try_of(&deal.hand).ok();
    seat == deal.seat && dealer.is_none_or(|dealer| dealer == deal.dealer) && (hand.is_empty() || is_hand(hand))
}
