//! A running game, step by step: who is asked for what, what that seat sees, and what the bots do meanwhile.
//!
//! A [`Table`] is a game in which some seats are played by bots and all others by people. The order in which seats are asked
//! is that of a [`game::Course`], so a game of people who decide like bots is, card for card, the game of those bots. It is
//! determined by the deal, the seed, and what the people decide. [`TableQuestion`] is the same over JSON, without memory: it holds
//! the decisions so far, and the answer those that were made since.

mod answer;
mod question;
pub mod screen;
mod seated;
mod seen;
mod words;

pub use answer::{AskedAnswer, MadeAnswer, RedealAnswer, TableAnswer, TableOptionAnswer};
pub use question::{TableQuestion, cards};
pub use seen::{Seen, SeenCall, SeenExchange, SeenSaid, SeenTrick};
pub use words::{answers, not_possible, possible, question, read, spoken};

use crate::error::Error;
use bots::{Bot, Fault, FaultKind, reply_or_fallback};
use game::rules::{CallTiming, VorbehaltKind};
use game::{Act, BySeat, Card, Deal, Due, Rules, Seat, SeatSet, Team};
use game::{Ask, Course, Ended, Replies, Reply, Scope, Setup};
use notation::Record;
use schemars::JsonSchema;
use seated::Seated;
use serde::{Deserialize, Serialize};
use text::brief;
use text::{Localized, message};

/// Times at which people are asked for calls while others are at turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AskForCalls {
    /// Before every card.
    #[default]
    Always,
    /// After another player's call, and before it is too late for one.
    WhenItMatters,
}

/// Maker of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person in the seat.
    Person,
    /// The bot in the seat.
    Bot,
    /// The table: silence of a person who was not asked.
    Table,
}

/// A decision that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Seat of the decision.
    pub seat: Seat,
    /// Kind of decision that was due.
    pub ask: Ask,
    /// The decision.
    pub reply: Reply,
    /// Maker of the decision.
    pub by: By,
}

/// Returns the decisions that are sent over JSON. A bot's decision to keep its Schweine to itself is not, because the
/// mere question reveals that it holds the other one.
fn told(made: &[Made]) -> impl Iterator<Item = &Made> {
    let is_hidden = move |at: usize| {
        let is_behind_card = 0 < at && matches!(made[at - 1].reply, Reply::Card(_));
        is_behind_card && made[at].by == By::Bot && made[at].reply == Reply::Act(Act::No)
    };
    made.iter().enumerate().filter(move |(at, _)| !is_hidden(*at)).map(|(_, made)| made)
}

/// A card that a person chose before all others were silent.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    seat: Seat,
    card: Card,
    /// Number of calls then; after another one the person is asked again.
    n_calls: usize,
}

/// Beginning of a game.
#[derive(Clone, Debug)]
struct Start {
    rules: Rules,
    deal: Deal,
    pflichtsolo_open: SeatSet,
    forced: Option<Seat>,
}

impl Start {
    fn course(&self) -> Course {
        Course::new(&Setup {
            rules: &self.rules,
            deal: self.deal,
            pflichtsolo_open: self.pflichtsolo_open,
            forced: self.forced,
            scope: Scope::Everything,
        })
    }
}

/// A running game.
///
/// # Information
/// Shows all hands; [`seen`](Self::seen) is what one seat sees.
#[derive(Debug)]
pub struct Table {
    start: Start,
    bots: Seated,
    calls: AskForCalls,
    course: Course,
    made: Vec<Made>,
    /// Number of decisions before each step of a person.
    steps: Vec<usize>,
    /// Number of calls that each seat knew of when it was last asked for one.
    heard_calls: BySeat<usize>,
    chosen: Option<Chosen>,
    faults: Vec<Fault>,
}

impl Table {
    /// Returns the game before the first word; people play the seats without a bot.
    #[must_use]
    pub fn new(setup: &Setup<'_>, seed: u64, bots: BySeat<Option<Box<dyn Bot>>>, calls: AskForCalls) -> Self {
        let start = Start {
            rules: setup.rules.clone(),
            deal: setup.deal,
            pflichtsolo_open: setup.pflichtsolo_open,
            forced: setup.forced,
        };
        Self {
            course: start.course(),
            bots: Seated::new(bots, seed),
            start,
            calls,
            made: Vec::new(),
            steps: Vec::new(),
            heard_calls: BySeat::default(),
            chosen: None,
            faults: Vec::new(),
        }
    }

    /// Gives the bots back, so that they can be reseated.
    #[must_use]
    pub fn into_bots(self) -> BySeat<Option<Box<dyn Bot>>> {
        self.bots.into_bots()
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.start.rules
    }

    /// Returns the game as it stands, all cards open.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// Returns who is asked, and for what; `None` when the game is over. It may be a bot until the game has
    /// [gone on](Self::go_on).
    #[must_use]
    pub fn asked(&self) -> Option<(Seat, Ask)> {
        self.course.asked()
    }

    /// Returns everything that the seat that is asked may decide. Who is asked for a call before his own card may also play
    /// that card at once.
    #[must_use]
    pub fn legal(&self) -> Replies {
        let mut replies = self.course.replies();
        replies.extend(self.cards_at_once().into_iter().map(Reply::Card));
        replies
    }

    /// Returns the cards that may be played instead of silence.
    fn cards_at_once(&self) -> Vec<Card> {
        match (self.course.asked(), self.course.play()) {
            (Some((seat, Ask::Call)), Some(play)) if play.actor() == Some(seat) => play.legal().iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Applies the decision of the person that is asked.
    ///
    /// # Errors
    /// Returns what is wrong with it, and what would be legal; nothing changes then.
    pub fn step(&mut self, reply: Reply) -> Result<(), Error> {
        let Some((seat, _)) = self.asked() else { return Err(Error::new(message!("table-over"))) };
        if self.bots.has(seat) {
            return Err(Error::new(message!("table-bot-asked", seat)));
        }
        let before = self.made.len();
        match reply {
            Reply::Card(card) if self.cards_at_once().contains(&card) => {
                self.make(Reply::Silence, By::Person);
                self.chosen = Some(Chosen { seat, card, n_calls: self.n_calls() });
            }
            reply => {
                self.check(reply)?;
                self.make(reply, By::Person);
            }
        }
        self.steps.push(before);
        Ok(())
    }

    /// Returns whether the seat that is asked may decide this.
    ///
    /// # Errors
    /// Returns why not, and what would be legal.
    pub fn check(&self, reply: Reply) -> Result<(), Error> {
        let Some((seat, _)) = self.asked() else { return Err(Error::new(message!("table-over"))) };
        let why = match (self.course.finding(), self.course.play(), reply) {
            (Some(round), _, Reply::Act(act)) => round.check(seat, act).err().map(|illegal| illegal.why.message()),
            (_, Some(play), Reply::Card(card)) => {
                play.check_card(seat, card).err().map(|illegal| illegal.why.message())
            }
            (_, Some(play), Reply::Call(call)) => {
                play.check_call(seat, call).err().map(|illegal| illegal.why.message())
            }
            _ => None,
        };
        // Of many ways to give cards back not all are listed.
        let is_legal = matches!(reply, Reply::Act(_)) && why.is_none() && self.course.finding().is_some();
        let legal = self.legal();
        if is_legal || legal.contains(&reply) { Ok(()) } else { Err(words::not_legal(reply, why, &legal)) }
    }

    /// Lets the bots decide until a person is asked or the game is over; returns the decisions that were made.
    pub fn go_on(&mut self) -> &[Made] {
        let before = self.made.len();
        while self.go_on_by_one().is_some() {}
        &self.made[before..]
    }

    /// Takes one decision that needs no person: that of a bot, silence of a person who is not asked, a card that was chosen
    /// already. `None` if a person is asked, or the game is over.
    pub fn go_on_by_one(&mut self) -> Option<Made> {
        let (seat, ask) = self.asked()?;
        if self.bots.has(seat) {
            self.let_bot_decide(seat, ask);
        } else {
            let (reply, by) = self.unasked()?;
            self.make(reply, by);
        }
        self.made.last().copied()
    }

    /// Takes back the last step of a person, and everything that was decided after it; whether there was one. The bots decide
    /// the same afterwards, if the same is decided.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.steps.pop() else { return false };
        let was_bot_asked = self.made[before..].iter().any(|made| made.by == By::Bot);
        self.made.truncate(before);
        let made = std::mem::take(&mut self.made);
        self.course = self.start.course();
        self.heard_calls = BySeat::default();
        self.chosen = None;
        if was_bot_asked {
            self.faults.clear();
            self.bots.forget();
        }
        for Made { reply, by, .. } in made {
            self.make(reply, by);
        }
        true
    }

    /// Returns whether no other player has said or shown anything since the last step of a person, who has thus learned
    /// nothing from it. It is `false` after a call: all have heard it, and even their silence is evidence.
    #[must_use]
    pub fn is_quiet_since_step(&self) -> bool {
        let since = self.steps.last().and_then(|&before| self.made[before..].split_first());
        since.is_some_and(|(own, others)| {
            let is_silent = |made: &Made| made.seat == own.seat || made.reply == Reply::Silence;
            !matches!(own.reply, Reply::Call(_)) && others.iter().all(is_silent)
        })
    }

    /// Returns the number of decisions left if the last step of a person is taken back, if no other player has said or
    /// shown anything since.
    #[must_use]
    pub fn take_back(&self) -> Option<usize> {
        self.steps.last().copied().filter(|_| self.is_quiet_since_step())
    }

    /// Returns the decisions so far.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// Returns every decision that had to be made for a bot since this was last asked.
    pub fn take_faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }

    /// Returns the end of the game; `None` while a decision is due.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.course.ended()
    }

    /// Shows the bots what came of the game.
    pub fn show_outcome(&mut self) {
        if let Some(Ended::Played(outcome, play)) = self.ended() {
            self.faults.extend(self.bots.finish(&play, &outcome));
        }
    }

    /// Returns the game written down once it is over and was played.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.course.play().filter(|_| self.asked().is_none()).map(Record::of)
    }

    /// Returns what a seat knows of the game that is played, as a record with its hand alone.
    #[must_use]
    pub fn known(&self, seat: Seat) -> Option<Record> {
        self.course.play().map(|play| Record::of_view(&play.view(seat)))
    }

    /// Returns what a seat sees; nothing if the cards are dealt again.
    #[must_use]
    pub fn seen(&self, seat: Seat) -> Option<Seen> {
        Seen::of(&self.course, seat)
    }

    /// Applies an earlier decision of the game, of a person or a bot.
    pub(crate) fn repeat(&mut self, word: &str) -> Result<(), Error> {
        self.repeat_untold(word);
        let Some((seat, ask)) = self.asked() else { return Err(Error::new(message!("table-over"))) };
        if self.bots.has(seat) {
            // The cards that a bot gave back stay hidden; it will give the same ones.
            let known = if word == words::RETURN || word == words::GIVE {
                None
            } else {
                Some(read(word, &self.course.replies()))
            };
            // What else would have been legal would tell of its cards.
            let wrong = || Error::new(message!("table-not-of-bot", word = brief(word), seat));
            let reply = known.transpose().map_err(|_| wrong())?;
            if reply.is_some_and(|reply| self.course.clone().reply(reply).is_err()) {
                return Err(wrong());
            }
            match reply {
                Some(reply) => {
                    self.bots.skip(seat);
                    self.make(reply, By::Bot);
                }
                None => self.let_bot_decide(seat, ask),
            }
            return Ok(());
        }
        let reply = read(word, &self.course.replies())?;
        let is_asked = self.idle(seat, ask).is_none();
        let before = self.made.len();
        self.check(reply)?;
        self.make(reply, if is_asked || matches!(reply, Reply::Call(_)) { By::Person } else { By::Table });
        if is_asked {
            self.steps.push(before);
        }
        Ok(())
    }

    /// Repeats the decision before this one that was not [`told`]: a bot that was asked for its Schweine and did not
    /// show them.
    fn repeat_untold(&mut self, word: &str) {
        let Some((seat, Ask::Choice(_))) = self.asked() else { return };
        if self.bots.has(seat) && read(word, &[Reply::Act(Act::Yes)]).is_err() {
            self.bots.skip(seat);
            self.make(Reply::Act(Act::No), By::Bot);
        }
    }

    /// Asks the bot in a seat, and does what it says.
    fn let_bot_decide(&mut self, seat: Seat, ask: Ask) {
        let (wanted, faults) = self.bots.ask(seat, &self.course, || self.start.course(), &self.made);
        self.faults.extend(faults);
        let (reply, illegal) = reply_or_fallback(&mut self.course, wanted);
        if let Some(illegal) = illegal {
            self.faults.push(Fault { seat, kind: FaultKind::Illegal, what: illegal.message() });
        }
        self.made.push(Made { seat, ask, reply, by: By::Bot });
    }

    /// Decides what is legal.
    fn make(&mut self, reply: Reply, by: By) {
        let (seat, ask) = self.asked().expect("somebody is asked");
        self.course.reply(reply).expect("only what is legal is decided");
        self.heard_calls[seat] = self.n_calls();
        if matches!(reply, Reply::Card(_)) {
            self.chosen = None;
        }
        self.made.push(Made { seat, ask, reply, by });
    }

    fn n_calls(&self) -> usize {
        self.course.play().map_or(0, |play| play.public().calls().len())
    }

    /// Returns what the person that is asked need not be asked for.
    fn unasked(&self) -> Option<(Reply, By)> {
        let (seat, ask) = self.asked()?;
        let chosen = self.chosen.filter(|chosen| chosen.seat == seat && chosen.n_calls == self.n_calls());
        let is_at_turn = self.course.play().is_some_and(|play| play.actor() == Some(seat));
        match (ask, chosen) {
            (Ask::Card, Some(chosen)) => {
                let reply = Reply::Card(chosen.card);
                self.course.replies().contains(&reply).then_some((reply, By::Person))
            }
            (Ask::Call, Some(_)) if is_at_turn => Some((Reply::Silence, By::Person)),
            _ => self.idle(seat, ask).map(|reply| (reply, By::Table)),
        }
    }

    /// Returns the reply of a person who need not be asked: silence if no call matters, no to a question for Schweine that he
    /// cannot have.
    fn idle(&self, seat: Seat, ask: Ask) -> Option<Reply> {
        const NO: Reply = Reply::Act(Act::No);
        match ask {
            Ask::Call => (!self.matters(seat)).then_some(Reply::Silence),
            Ask::Act(Due::Answer(VorbehaltKind::Schweine) | Due::Schweine { .. }) => {
                self.course.replies().iter().all(|&reply| !answers(ask, reply) || reply == NO).then_some(NO)
            }
            _ => None,
        }
    }

    /// Returns whether a person who may call has to be asked.
    fn matters(&self, seat: Seat) -> bool {
        let Some(play) = self.course.play() else { return true };
        let (public, rules) = (play.public(), &self.start.rules);
        let is_last_moment = rules.calls.timing == CallTiming::Table
            && Team::ALL
                .into_iter()
                .flat_map(|team| rules.call_limits_in(team, public.moment(seat).phase))
                .any(|limit| usize::from(limit) == public.cards_played());
        let is_own_card = play.actor() == Some(seat) && play.duty().is_none();
        self.calls == AskForCalls::Always
            || is_own_card
            || is_last_moment
            || self.heard_calls[seat] < public.calls().len()
    }
}
