//! A bot of ours at a table of another program.
//!
//! A message states what a seat has seen, and no such bot remembers a game, so each decision begins with a view that is
//! built from the message. It is equal to the one at the table, so the bot decides as if it sat there.

use crate::bot::{Bot, act, fallback, fallback_card};
use crate::complete::{NotSeen, complete};
use crate::draw::Draw;
use crate::remote::message::{BotAnswer, Deal, Decide, FromBot, PROTOCOL, Seen, SeenSwap, ToBot, What};
use crate::remote::seat::{WHY_CHARS, shorten, shorten_to};
use crate::sample::RoundSampler;
use game::rules::{OfferTold, TrumpsTold};
use game::words::seat_letter;
use game::{
    Act, Acts, Asked, AskedParts, Call, Card, CardSet, Choice, ChoiceKind, Due, Exchange, Hand, Play, Rules, Seat,
    SeenExchange, View,
};
use notation::parse_act;
use notation::record::{Breaches, Record, resume};
use notation::rules_file::{self, RulesFileError};
use serde::Deserialize;
use serde_json::Value;
use solver::Stop;
use std::time::{Duration, Instant};
use text::{Arg, Join, Localized, Message, english_errors, message};

/// The messages that must be understood. Of a `result` only the record is read, in a round; an `error`, and what a later version of the
/// protocol may have, are ignored.
const TYPES: [&str; 4] = ["hello", "deal", "decide", "bye"];

/// A bot that follows its games by the messages of the protocol.
#[derive(Debug)]
pub struct Guest {
    name: String,
    bot: Box<dyn Bot>,
    /// Time limit of a decision, if the table has set one.
    time: Option<Duration>,
    /// Ends every decision early.
    stop: Stop,
    /// Number of the round that is played.
    round: Option<u32>,
    game: Option<Game>,
}

/// The game that is played.
#[derive(Debug)]
struct Game {
    deal: Deal,
    rules: Rules,
    /// Input of the last question; the next one is often about the same game.
    seen: Option<(Record, Play)>,
}

/// The effect of a message.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Nothing.
    None,
    /// An answer.
    Say(FromBot),
    /// The end.
    Leave,
}

/// Reason why a message cannot be answered.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GuestError {
    /// It is no message of the protocol.
    NoMessage {
        /// The line.
        line: String,
        /// Description of the error.
        why: Message,
    },
    /// Another version of the protocol.
    Version(u32),
    /// A decision is wanted before a game has begun.
    NoDeal,
    /// The rule set is neither a name nor an object with one.
    RulesForm(Value),
    /// There is no rule set of this name, and nothing else is said about it.
    RulesName(String),
    /// The rule set cannot be played.
    Rules(RulesFileError),
    /// The cards cannot be a hand.
    Hand {
        /// The cards.
        cards: Vec<Card>,
        /// Expected number of cards.
        expected: usize,
    },
    /// Cards are exchanged that cannot have been.
    Swap,
    /// Nothing is offered as a decision.
    NothingLegal,
    /// An offered decision is not valid.
    Word(String),
    /// A decision that is offered may not be made.
    Illegal(Act),
    /// Calls are offered that may not be made at this moment.
    Call(Call),
    /// Other cards are offered than may be played.
    Cards {
        /// The cards that are offered.
        offered: CardSet,
        /// The cards that are legal.
        legal: CardSet,
    },
    /// No seat can have seen this.
    NotSeen(NotSeen),
    /// A question of the play does not say what was played.
    NoRecord(What),
    /// It is not said what a question is about.
    Parts(What),
    /// It is another seat that has seen this.
    OtherSeat(Seat),
    /// The question does not fit the view.
    Question(What),
}

impl Localized for GuestError {
    fn message(&self) -> Message {
        match self {
            Self::NoMessage { line, why } => message!("guest-no-message", line = shorten(line), why),
            Self::Version(version) => message!("guest-version", version, known = PROTOCOL),
            Self::NoDeal => message!("guest-no-deal"),
            Self::RulesForm(value) => message!("guest-rules-form", value = shorten(&value.to_string())),
            Self::RulesName(name) => {
                let known = Arg::list(Rules::OFFERED.iter().map(|rules| rules.name.as_ref()), Join::Comma);
                message!("guest-rules-name", name = shorten(name), known)
            }
            Self::Rules(why) => message!("guest-rules", why = shorten_to(&why.to_string(), WHY_CHARS)),
            Self::Hand { cards, expected } => {
                let words: Vec<String> = cards.iter().map(Card::to_string).collect();
                message!("guest-hand", words = shorten(&words.join(",")), expected)
            }
            Self::Swap => message!("guest-swap"),
            Self::NothingLegal => message!("guest-nothing-legal"),
            Self::Word(word) => message!("guest-word", word = shorten(word)),
            Self::Illegal(act) => message!("guest-illegal", act = act.to_string()),
            Self::Call(call) => message!("guest-call", call = call.name()),
            Self::Cards { offered, legal } => message!("guest-cards", offered = list(*offered), legal = list(*legal)),
            Self::NotSeen(why) => why.message(),
            Self::NoRecord(what) => message!("guest-no-record", what = what.name()),
            Self::Parts(what) if *what == What::Answer => message!("guest-no-asked-for", what = what.name()),
            Self::Parts(what) => message!("guest-no-giver", what = what.name()),
            Self::OtherSeat(seat) => message!("guest-other-seat", seat = seat_letter(*seat)),
            Self::Question(what) => message!("guest-question", what = what.name()),
        }
    }
}

english_errors!(GuestError);

/// Returns cards as they are written in messages.
fn list(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(",")
}

impl From<NotSeen> for GuestError {
    fn from(error: NotSeen) -> Self {
        Self::NotSeen(error)
    }
}

/// This part of the time limit is for reading the question and for sending the answer.
const FOR_MESSAGES: u32 = 4;

impl Guest {
    /// Returns the guest who decides as this bot and says hello under this name.
    #[must_use]
    pub const fn new(name: String, bot: Box<dyn Bot>) -> Self {
        Self { name, bot, time: None, stop: Stop::NEVER, round: None, game: None }
    }

    /// Returns the same guest, whose decisions end as soon as `stop` is set.
    #[must_use]
    pub fn with_stop(self, stop: Stop) -> Self {
        Self { stop, ..self }
    }

    /// Returns the bot.
    #[must_use]
    pub fn into_bot(self) -> Box<dyn Bot> {
        self.bot
    }

    /// Sets the time limit of a decision, as the hello of a table does.
    pub(super) const fn limit(&mut self, time: Option<Duration>) {
        self.time = time;
    }

    /// Hears a line and answers it if an answer is wanted.
    ///
    /// # Errors
    /// Returns why it cannot be answered.
    pub fn hear(&mut self, line: &str) -> Result<Reply, GuestError> {
        let start = Instant::now();
        let no_message = |why: Message| GuestError::NoMessage { line: line.to_owned(), why };
        let no_json =
            |error: serde_json::Error| no_message(Message::verbatim(shorten_to(&error.to_string(), WHY_CHARS)));
        let value: Value = serde_json::from_str(line).map_err(no_json)?;
        let kind = value["type"].as_str().ok_or_else(|| no_message(message!("guest-no-type")))?;
        if kind == "result" {
            self.remember(&value["record"]);
        }
        if !TYPES.contains(&kind) {
            return Ok(Reply::None);
        }
        self.answer_since(start, serde_json::from_value(value).map_err(no_json)?)
    }

    /// Answers a message if an answer is wanted.
    pub(super) fn answer(&mut self, message: ToBot) -> Result<Reply, GuestError> {
        self.answer_since(Instant::now(), message)
    }

    /// Answers a message that came at `start`.
    fn answer_since(&mut self, start: Instant, message: ToBot) -> Result<Reply, GuestError> {
        match message {
            ToBot::Hello { protocol: PROTOCOL, time_ms, .. } => {
                self.time = time_ms.map(Duration::from_millis);
                let name = Some(self.name.clone());
                Ok(Reply::Say(FromBot::Hello { protocol: PROTOCOL, name, decides: None, rules: None, calls: None }))
            }
            ToBot::Hello { protocol, .. } => Err(GuestError::Version(protocol)),
            ToBot::Deal(deal) => {
                // What comes of a deal that cannot be understood must not look like the game before.
                self.game = None;
                let rules = rules_of(&deal.rules)?;
                if deal.round != self.round {
                    self.round = deal.round;
                    self.bot.sit_down();
                }
                self.bot.begin(deal.seed);
                self.game = Some(Game { deal: *deal, rules, seen: None });
                Ok(Reply::None)
            }
            ToBot::Decide(question) => {
                let game = self.game.as_mut().ok_or(GuestError::NoDeal)?;
                let bot = &mut *self.bot;
                let (time, stop) = (self.time, self.stop.clone());
                let hurry = |bot: &mut dyn Bot| match time {
                    Some(time) => {
                        let left = (time - time / FOR_MESSAGES).saturating_sub(start.elapsed());
                        bot.hurry(&stop.within(left));
                    }
                    None => bot.hurry(&stop),
                };
                let decision = match &question.seen {
                    None => game.say(bot, &question, hurry)?,
                    Some(seen) => game.play(bot, &question, seen, hurry)?,
                };
                Ok(Reply::Say(FromBot::Decision(BotAnswer { id: Some(question.id), decision })))
            }
            ToBot::Error { .. } | ToBot::Result { .. } => Ok(Reply::None),
            ToBot::Bye => Ok(Reply::Leave),
        }
    }

    /// Lets the bot learn from a game of a round that is over; what cannot be such a game teaches nothing.
    fn remember(&mut self, record: &Value) {
        let Some(Game { deal: Deal { round: Some(_), .. }, rules, .. }) = &self.game else { return };
        if let Ok(record) = Record::deserialize(record)
            && let Ok(play) = resume(&record, rules, Breaches::Refuse)
            && let Ok(outcome) = play.clone().finish()
        {
            self.bot.finish(&play, &outcome);
        }
    }

    /// Returns the message that says why a line cannot be answered.
    #[must_use]
    pub fn complaint(line: &str, error: &GuestError) -> FromBot {
        let id = serde_json::from_str::<Value>(line).ok().and_then(|value| value["id"].as_u64());
        FromBot::Error { id, text: error.to_string() }
    }
}

/// Returns the rule set that a table names or writes out.
fn rules_of(value: &Value) -> Result<Rules, GuestError> {
    match value {
        Value::String(name) => Rules::named(name).ok_or_else(|| GuestError::RulesName(name.clone())),
        Value::Object(options) => {
            let name = options.get("name").and_then(Value::as_str);
            let name = name.ok_or_else(|| GuestError::RulesForm(value.clone()))?;
            if options.len() == 1 {
                return Rules::named(name).ok_or_else(|| GuestError::RulesName(name.to_owned()));
            }
            rules_file::from_json(value).map_err(GuestError::Rules)
        }
        _ => Err(GuestError::RulesForm(value.clone())),
    }
}

impl Game {
    /// Decides before the first card.
    fn say(
        &self,
        bot: &mut dyn Bot,
        question: &Decide,
        hurry: impl FnOnce(&mut dyn Bot),
    ) -> Result<String, GuestError> {
        let exchange = question.exchange.as_ref();
        let due = match (question.what, due(question)) {
            (What::Call | What::Pflichtansage | What::Card | What::Choice(_), _) => {
                return Err(GuestError::NoRecord(question.what));
            }
            (what, due) => due.ok_or(GuestError::Parts(what))?,
        };
        let parts = AskedParts {
            seat: self.deal.seat,
            hand: self.hand_now(question, due)?,
            dealer: self.deal.dealer,
            rules: &self.rules,
            pflichtsolo_open: self.deal.pflichtsolo_open.iter().copied().collect(),
            heard: question.heard.iter().map(|said| (said.player, said.act)).collect(),
            exchange: exchange.map(known).transpose()?.flatten(),
            seen: exchange.and_then(seen_by_all),
            taken: match exchange {
                Some(SeenSwap { given: Some(given), returned: None, .. }) => Some(swapped(given)?),
                _ => None,
            },
            due: Some(due),
            options: options(question)?,
        };
        let asked = Asked::new(parts);
        check(&asked, exchange, question.what)?;
        hurry(bot);
        let said = act(bot, &asked).ok_or(GuestError::Question(question.what))?;
        // Whatever a table asks for, it gets something that it offers.
        let is_offered = matches!(due, Due::Return { .. }) || asked.options().contains(&said);
        Ok(if is_offered { said } else { fallback(&asked) }.to_string())
    }

    /// Returns the cards that are held while the game is being found.
    fn hand_now(&self, question: &Decide, due: Due) -> Result<Hand, GuestError> {
        let more = if let Due::Return { cards, .. } = due { cards } else { 0 };
        let expected = self.rules.n_tricks().saturating_add(more);
        // Before anything is exchanged the hand is that of the deal.
        let cards = if question.hand.is_empty() { &self.deal.hand } else { &question.hand };
        let hand = Hand::try_of(cards).ok();
        let fits = |hand: &Hand| hand.len() == expected && hand.kinds().is_subset(self.rules.kinds());
        hand.filter(fits).ok_or_else(|| GuestError::Hand { cards: cards.clone(), expected })
    }

    /// Decides while the cards are played.
    fn play(
        &mut self,
        bot: &mut dyn Bot,
        question: &Decide,
        seen: &Seen,
        hurry: impl FnOnce(&mut dyn Bot),
    ) -> Result<String, GuestError> {
        let seat = self.deal.seat;
        if seen.record.hands[seat].is_empty() {
            return Err(GuestError::OtherSeat(seat));
        }
        let is_known = self.seen.as_ref().is_some_and(|(record, _)| *record == seen.record);
        if !is_known {
            self.seen = None;
            self.seen = Some((seen.record.clone(), complete(&seen.record, &self.rules)?));
        }
        let (_, play) = self.seen.as_ref().ok_or(GuestError::NoDeal)?;
        hurry(bot);
        decide(bot, &play.view(seat), question)
    }
}

/// Checks that a seat can be asked this, and that it may do what is offered.
fn check(asked: &Asked<'_>, swap: Option<&SeenSwap>, what: What) -> Result<(), GuestError> {
    let is_return = matches!(asked.due(), Some(Due::Return { .. }));
    if is_return != asked.taken().is_some() || swap.is_some_and(|swap| !can_be(swap, asked)) {
        return Err(GuestError::Swap);
    }
    let no_world = |error| GuestError::NotSeen(NotSeen::NoWorld(error));
    let round = RoundSampler::new(asked).map_err(no_world)?.round(&mut Draw::new(0, 0));
    let is_due = match (round.due(), asked.due()) {
        // How many trumps are offered depends on the giver's hand, which is drawn.
        (Some((seat, Due::Take { giver, .. })), Some(Due::Take { giver: asked_for, .. })) => {
            seat == asked.seat() && giver == asked_for
        }
        (due, asked_for) => due.is_some() && due == asked_for.map(|due| (asked.seat(), due)),
    };
    if !is_due {
        return Err(GuestError::Question(what));
    }
    let mut illegal = asked.options().iter().filter(|&&act| round.check(asked.seat(), act).is_err());
    illegal.next().map_or(Ok(()), |&act| Err(GuestError::Illegal(act)))
}

/// Returns whether a seat can know this of an exchange.
fn can_be(swap: &SeenSwap, asked: &Asked<'_>) -> bool {
    let &SeenSwap { giver, taker, cards, trumps_given, trumps_returned, .. } = swap;
    let has_all = |hand: Hand, part: Hand| part.kinds().iter().all(|card| part.count(card) <= hand.count(card));
    let knows = match (asked.exchange(), asked.taken(), asked.due()) {
        (Some(exchange), ..) => {
            let is_whole = exchange.given.len() == cards && exchange.returned.len() == cards;
            let is_his = asked.seat() == taker || (asked.seat() == giver && has_all(asked.hand(), exchange.returned));
            is_whole && is_his
        }
        (None, Some(taken), Some(Due::Return { giver: to, cards: back })) => {
            (asked.seat(), to, back) == (taker, giver, cards) && taken.len() == cards && has_all(asked.hand(), taken)
        }
        // Who took part would know the cards.
        _ => asked.seat() != giver && asked.seat() != taker,
    };
    let is_told = asked.rules().trumpfabgabe.told != TrumpsTold::Nothing;
    let is_seen = asked.taken().is_some() || trumps_returned.map_or(!is_told, |trumps| trumps <= cards && is_told);
    let says_trumps = asked.rules().trumpfabgabe.offer == OfferTold::Trumps;
    let is_offer_seen = asked.taken().is_some()
        || trumps_given
            .map_or(!says_trumps, |trumps| says_trumps && asked.rules().trumpfabgabe.cards.count(trumps) == cards);
    giver != taker && cards <= asked.rules().n_tricks() && knows && is_seen && is_offer_seen
}

/// Decides by what a seat sees.
fn decide(bot: &mut dyn Bot, view: &View<'_>, question: &Decide) -> Result<String, GuestError> {
    Ok(match question.what {
        What::Call => {
            let words = question.legal.iter().filter(|word| *word != Decide::NO_CALL);
            let offered = read_all(words, Call::from_name)?;
            let allowed = view.calls();
            if let Some(&call) = offered.iter().find(|call| !allowed.contains(call)) {
                return Err(GuestError::Call(call));
            }
            let calls = if question.legal.is_empty() { allowed } else { offered.into() };
            let called = if calls.is_empty() { None } else { bot.call(view, &calls) };
            called.filter(|call| calls.contains(call)).map_or(Decide::NO_CALL, Call::name).to_owned()
        }
        What::Pflichtansage => {
            let due = view.duty().ok_or(GuestError::Question(question.what))?;
            let called = bot.pflichtansage(view, due);
            if view.calls().contains(&called) { called } else { due }.name().to_owned()
        }
        What::Card if !view.legal().is_empty() => {
            let legal = view.legal();
            let offered: CardSet = read_all(question.legal.iter(), |word| word.parse().ok())?.into_iter().collect();
            if !offered.is_empty() && offered != legal {
                return Err(GuestError::Cards { offered, legal });
            }
            let card = bot.card(view);
            if legal.contains(card) { card } else { fallback_card(legal) }.to_string()
        }
        what => {
            let choice = ChoiceKind::named(what.name()).map(|kind| Choice { kind, card: question.card });
            let is_open = |choice: &Choice| view.can_decide(*choice);
            let choice = choice.filter(is_open).ok_or(GuestError::Question(what))?;
            let chosen = bot.choose(view, choice);
            if choice.options().contains(&chosen) { chosen } else { choice.modest() }.to_string()
        }
    })
}

/// Reads what is offered before the first card.
fn options(question: &Decide) -> Result<Acts, GuestError> {
    let options: Acts = read_all(question.legal.iter(), |word| parse_act(word).ok())?.into();
    if options.is_empty() { Err(GuestError::NothingLegal) } else { Ok(options) }
}

/// Returns what is wanted, in the words of the table; `None` for a question of the play, and if something is missing.
fn due(question: &Decide) -> Option<Due> {
    Some(match question.what {
        What::Say => Due::Say,
        What::Answer => Due::Answer(question.asked_for?),
        What::Name => Due::Name,
        What::Bid => Due::Bid,
        What::Take => Due::Take { giver: question.giver?, trumps: question.cards? },
        What::HandOver => Due::Give { taker: question.taker?, cards: question.cards? },
        What::GiveBack => Due::Return { giver: question.giver?, cards: question.cards? },
        What::Schweine => Due::Schweine { card: question.card? },
        What::Call | What::Pflichtansage | What::Card | What::Choice(_) => return None,
    })
}

/// Returns the exchange if its cards are known.
fn known(swap: &SeenSwap) -> Result<Option<Exchange>, GuestError> {
    let (Some(given), Some(returned)) = (&swap.given, &swap.returned) else { return Ok(None) };
    let &SeenSwap { giver, taker, .. } = swap;
    Ok(Some(Exchange { giver, taker, given: swapped(given)?, returned: swapped(returned)? }))
}

/// Returns the public part of an exchange, once it is made.
const fn seen_by_all(swap: &SeenSwap) -> Option<SeenExchange> {
    let &SeenSwap { giver, taker, cards, trumps_given, trumps_returned, .. } = swap;
    // Who has taken the trumps and not yet given anything back knows only the former.
    let is_made = swap.given.is_none() || swap.returned.is_some();
    if is_made { Some(SeenExchange { giver, taker, cards, trumps_given, trumps_returned }) } else { None }
}

fn swapped(cards: &[Card]) -> Result<Hand, GuestError> {
    Hand::try_of(cards).map_err(|_| GuestError::Swap)
}

fn read_all<'a, T>(
    words: impl Iterator<Item = &'a String>,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, GuestError> {
    words.map(|word| read(word).ok_or_else(|| GuestError::Word(word.clone()))).collect()
}
