//! A bot of ours at a table that somebody else has set up.
//!
//! A message tells what a seat has seen, and nothing of the bot's kind remembers a game, so each decision begins with a
//! view that is made of the message. It is equal to the one at the table, so the bot decides as if it sat there.

use crate::bot::{Bot, act};
use crate::complete::{NotSeen, complete};
use crate::remote::message::{Answer, Deal, Decide, FromBot, PROTOCOL, Seen, SeenSwap, ToBot, What};
use game::record::Record;
use game::{Act, Asked, AskedParts, Call, Card, Due, Exchange, Hand, Play, Rules, SeenExchange, rules_file};
use serde_json::Value;
use std::fmt;

/// The messages that are understood; others may be added to the protocol and are passed over.
const TYPES: [&str; 6] = ["hello", "deal", "decide", "error", "result", "bye"];

/// A bot that is told of its games by the messages of the protocol.
#[derive(Debug)]
pub struct Guest {
    name: String,
    bot: Box<dyn Bot>,
    game: Option<Game>,
}

/// The game that is played.
#[derive(Debug)]
struct Game {
    deal: Deal,
    rules: Rules,
    /// What the last question was made of; the next one is often about the same moment.
    seen: Option<(Record, Play)>,
}

/// What follows a message.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Nothing.
    None,
    /// An answer.
    Say(FromBot),
    /// The end.
    Leave,
}

/// Why a message cannot be answered.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GuestError {
    /// It is no message of the protocol.
    NoMessage {
        /// The line.
        line: String,
        /// What is wrong with it.
        why: String,
    },
    /// Another version of the protocol.
    Version(u32),
    /// A decision is wanted before a game has begun.
    NoDeal,
    /// The rule set cannot be played.
    Rules(String),
    /// The cards cannot be a hand.
    Hand(Vec<Card>),
    /// A decision that is offered is none.
    Word(String),
    /// No seat can have seen this.
    NotSeen(NotSeen),
    /// What is asked does not fit what was seen.
    Question(What),
}

impl fmt::Display for GuestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMessage { line, why } => {
                write!(f, "'{}' is no message: {why}", super::seat::shorten(line))
            }
            Self::Version(version) => {
                write!(f, "the table speaks version {version} of the protocol, this program version {PROTOCOL}")
            }
            Self::NoDeal => f.write_str("a decision is asked for before a deal"),
            Self::Rules(why) => write!(f, "these rules cannot be played: {why}"),
            Self::Hand(cards) => {
                let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
                write!(f, "{} are no hand: a card comes three times", cards.join(","))
            }
            Self::Word(word) => write!(f, "'{word}' is offered as a decision but is none"),
            Self::NotSeen(why) => why.fmt(f),
            Self::Question(what) => write!(f, "\"{}\" cannot be asked at this moment", what.name()),
        }
    }
}

impl std::error::Error for GuestError {}

impl From<NotSeen> for GuestError {
    fn from(error: NotSeen) -> Self {
        Self::NotSeen(error)
    }
}

impl Guest {
    /// Returns the guest who decides as this bot and says hello under this name.
    #[must_use]
    pub const fn new(name: String, bot: Box<dyn Bot>) -> Self {
        Self { name, bot, game: None }
    }

    /// Hears a line and answers it if an answer is wanted.
    ///
    /// # Errors
    /// Returns why it cannot be answered.
    pub fn hear(&mut self, line: &str) -> Result<Reply, GuestError> {
        let no_message = |why: String| GuestError::NoMessage { line: line.to_owned(), why };
        let value: Value = serde_json::from_str(line).map_err(|error| no_message(error.to_string()))?;
        let kind = value["type"].as_str().ok_or_else(|| no_message("it has no type".to_owned()))?;
        if !TYPES.contains(&kind) {
            return Ok(Reply::None);
        }
        match serde_json::from_value(value).map_err(|error| no_message(error.to_string()))? {
            ToBot::Hello { protocol: PROTOCOL, .. } => {
                let name = Some(self.name.clone());
                Ok(Reply::Say(FromBot::Hello { protocol: PROTOCOL, name, decides: None }))
            }
            ToBot::Hello { protocol, .. } => Err(GuestError::Version(protocol)),
            ToBot::Deal(deal) => {
                let rules = rules_file::from_json(&deal.rules).map_err(|error| GuestError::Rules(error.to_string()))?;
                self.bot.begin(deal.seed);
                self.game = Some(Game { deal: *deal, rules, seen: None });
                Ok(Reply::None)
            }
            ToBot::Decide(question) => {
                let game = self.game.as_mut().ok_or(GuestError::NoDeal)?;
                let decision = match &question.seen {
                    None => game.say(&mut *self.bot, &question)?,
                    Some(seen) => game.play(&mut *self.bot, &question, seen)?,
                };
                Ok(Reply::Say(FromBot::Decision(Answer { id: Some(question.id), decision })))
            }
            ToBot::Error { .. } | ToBot::Result { .. } => Ok(Reply::None),
            ToBot::Bye => Ok(Reply::Leave),
        }
    }
}

impl Game {
    /// Decides before the first card.
    fn say(&self, bot: &mut dyn Bot, question: &Decide) -> Result<String, GuestError> {
        let exchange = question.exchange.as_ref();
        let parts = AskedParts {
            seat: self.deal.seat,
            hand: hand(&question.hand)?,
            dealer: self.deal.dealer,
            rules: &self.rules,
            pflichtsolo_open: self.deal.pflichtsolo_open.iter().copied().collect(),
            heard: question.heard.iter().map(|said| (said.player, said.act)).collect(),
            exchange: exchange.map(known).transpose()?.flatten(),
            seen: exchange.and_then(seen_by_all),
            taken: match exchange {
                Some(SeenSwap { given: Some(given), returned: None, .. }) => Some(hand(given)?),
                _ => None,
            },
            due: Some(due(question).ok_or(GuestError::Question(question.what))?),
            options: read_all(&question.legal, |word| word.parse::<Act>().ok())?,
        };
        let said = act(bot, &Asked::new(parts)).ok_or(GuestError::Question(question.what))?;
        Ok(said.to_string())
    }

    /// Decides while the cards are played.
    fn play(&mut self, bot: &mut dyn Bot, question: &Decide, seen: &Seen) -> Result<String, GuestError> {
        let is_known = self.seen.as_ref().is_some_and(|(record, _)| *record == seen.record);
        if !is_known {
            self.seen = Some((seen.record.clone(), complete(&seen.record, &self.rules)?));
        }
        let (_, play) = self.seen.as_ref().ok_or(GuestError::NoDeal)?;
        let view = play.view(self.deal.seat);
        Ok(match question.what {
            What::Call => {
                let words: Vec<String> =
                    question.legal.iter().filter(|word| *word != Decide::NO_CALL).cloned().collect();
                let calls = read_all(&words, Call::from_name)?;
                bot.call(&view, &calls).map_or(Decide::NO_CALL, Call::name).to_owned()
            }
            What::Pflichtansage => {
                let due = view.duty().ok_or(GuestError::Question(question.what))?;
                bot.pflichtansage(&view, due).name().to_owned()
            }
            What::Card if !view.legal().is_empty() => bot.card(&view).to_string(),
            what => return Err(GuestError::Question(what)),
        })
    }
}

/// Returns what is wanted, in the words of the table; `None` for a question of the play, and if something is missing.
fn due(question: &Decide) -> Option<Due> {
    Some(match question.what {
        What::Say => Due::Say,
        What::Answer => Due::Answer(question.asked_for?),
        What::Name => Due::Name,
        What::Bid => Due::Bid,
        What::Take => Due::Take { giver: question.giver?, trumps: question.cards? },
        What::GiveBack => Due::Return { giver: question.giver?, cards: question.cards? },
        What::Schweine => Due::Schweine,
        What::Call | What::Pflichtansage | What::Card => return None,
    })
}

/// Returns the exchange if its cards are known.
fn known(swap: &SeenSwap) -> Result<Option<Exchange>, GuestError> {
    let (Some(given), Some(returned)) = (&swap.given, &swap.returned) else { return Ok(None) };
    let &SeenSwap { giver, taker, .. } = swap;
    Ok(Some(Exchange { giver, taker, given: hand(given)?, returned: hand(returned)? }))
}

/// Returns what everybody knows of an exchange, once it is made.
fn seen_by_all(swap: &SeenSwap) -> Option<SeenExchange> {
    let &SeenSwap { giver, taker, cards, trumps_returned, .. } = swap;
    Some(SeenExchange { giver, taker, cards, trumps_returned: trumps_returned? })
}

fn hand(cards: &[Card]) -> Result<Hand, GuestError> {
    Hand::try_of(cards).map_err(|_| GuestError::Hand(cards.to_vec()))
}

fn read_all<T>(words: &[String], read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, GuestError> {
    words.iter().map(|word| read(word).ok_or_else(|| GuestError::Word(word.clone()))).collect()
}
