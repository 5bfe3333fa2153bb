//! A view written down with its question, and read again.

use crate::error::{invalid, refused};
use crate::rules::Rules;
use crate::view::{Heard, View};
use bots::{Draw, RoundSampler};
use game::rules::VorbehaltKind;
use game::{Act, Ask, Call, Card, Choice, ChoiceKind, Due, Exchange, Hand, Replies, Reply, Seat, SeenExchange};
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use text::brief;

/// A view as JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) record: Option<notation::Record>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) finding: Option<WrittenRound>,
    pub(crate) question: WrittenQuestion,
}

/// What a seat has heard while the game is being found.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenRound {
    rules: String,
    seat: Seat,
    dealer: Seat,
    hand: Vec<Card>,
    pflichtsolo_open: Vec<Seat>,
    heard: Vec<(Seat, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    exchange: Option<WrittenExchange>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seen: Option<WrittenSeen>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    taken: Option<Vec<Card>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenExchange {
    giver: Seat,
    taker: Seat,
    given: Vec<Card>,
    returned: Vec<Card>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeen {
    giver: Seat,
    taker: Seat,
    cards: usize,
    trumps_given: Option<usize>,
    trumps_returned: Option<usize>,
}

/// What a seat is asked for: the name of the question, its parts, and every reply.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenQuestion {
    asked: Option<String>,
    replies: Vec<String>,
    /// The Vorbehalt that is asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<VorbehaltKind>,
    /// The other seat of an exchange.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partner: Option<Seat>,
    /// Number of cards that are exchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<Card>,
    /// The call that is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    call: Option<Call>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chosen: Vec<Card>,
}

fn cards(hand: Hand) -> Vec<Card> {
    hand.cards().collect()
}

fn hand(cards: &[Card]) -> PyResult<Hand> {
    Hand::try_of(cards).map_err(crate::read::third)
}

fn word<T>(word: &str, read: impl Fn(&str) -> Option<T>) -> PyResult<T> {
    read(word).ok_or_else(|| invalid(&format!("{:?} is no word of a seat", brief(word))))
}

fn reply_of(word: &str) -> Option<Reply> {
    if word == "-" {
        return Some(Reply::Silence);
    }
    let call = word.strip_suffix('!').and_then(Call::from_name).map(Reply::Call);
    call.or_else(|| word.parse().ok().map(Reply::Card)).or_else(|| Act::from_name(word).map(Reply::Act))
}

impl WrittenQuestion {
    pub(crate) fn of(ask: Option<Ask>, replies: &[Reply], chosen: Hand) -> Self {
        let mut written = Self {
            asked: ask.map(|ask| ask.name().to_owned()),
            replies: replies.iter().map(ToString::to_string).collect(),
            chosen: cards(chosen),
            ..Self::default()
        };
        match ask {
            Some(Ask::Act(Due::Answer(kind))) => written.kind = Some(kind),
            Some(Ask::Act(
                Due::Take { giver: partner, trumps: cards }
                | Due::Give { taker: partner, cards }
                | Due::Return { giver: partner, cards },
            )) => (written.partner, written.cards) = (Some(partner), Some(cards)),
            Some(Ask::Act(Due::Schweine { card })) => written.card = Some(card),
            Some(Ask::Choice(choice)) => written.card = choice.card,
            Some(Ask::Pflichtansage(call)) => written.call = Some(call),
            _ => {}
        }
        written
    }

    /// Returns what is asked for while the game is being found.
    fn due(&self) -> PyResult<Option<Due>> {
        let Some(asked) = self.asked.as_deref() else { return Ok(None) };
        let due = || {
            Some(match asked {
                "say" => Due::Say,
                "answer" => Due::Answer(self.kind?),
                "name" => Due::Name,
                "bid" => Due::Bid,
                "take" => Due::Take { giver: self.partner?, trumps: self.cards? },
                "give" => Due::Give { taker: self.partner?, cards: self.cards? },
                "return" => Due::Return { giver: self.partner?, cards: self.cards? },
                "schweine" => Due::Schweine { card: self.card? },
                _ => return None,
            })
        };
        due().map(Some).ok_or_else(|| self.unasked())
    }

    fn unasked(&self) -> PyErr {
        let asked = self.asked.as_deref().unwrap_or_default();
        invalid(&format!("the seat cannot be asked for {:?} here, or not like this", brief(asked)))
    }

    /// Returns the view of a seat that is asked this.
    ///
    /// # Errors
    /// It cannot be asked this.
    pub(crate) fn asked_in(&self, view: View) -> PyResult<View> {
        let chosen = hand(&self.chosen)?;
        let view = match self.asked.as_deref() {
            _ if view.of_finding().is_some() => view.with_chosen(chosen),
            None => view.unasked(),
            Some(asked) => {
                let seen = view.of_play().ok_or_else(|| self.unasked())?;
                let replies = self.replies.iter().map(|reply| word(reply, reply_of)).collect::<PyResult<Replies>>()?;
                let choice = ChoiceKind::named(asked).map(|kind| Choice { kind, card: self.card });
                let may = |reply: &Reply| match *reply {
                    Reply::Call(call) => seen.calls().contains(&call),
                    Reply::Card(card) => seen.legal().contains(card),
                    Reply::Silence | Reply::Act(_) => true,
                };
                let ask = match (asked, self.call, choice) {
                    ("call", ..) => Ask::Call,
                    ("card", ..) => Ask::Card,
                    ("pflichtansage", Some(call), _) => Ask::Pflichtansage(call),
                    (_, _, Some(choice)) if seen.can_decide(choice) => Ask::Choice(choice),
                    _ => return Err(self.unasked()),
                };
                if replies.is_empty() || !replies.iter().all(may) {
                    return Err(self.unasked());
                }
                view.clone().asked_for(ask, replies)
            }
        };
        if *self == view.question_written() { Ok(view) } else { Err(self.unasked()) }
    }
}

impl PartialEq for WrittenQuestion {
    fn eq(&self, other: &Self) -> bool {
        (&self.asked, &self.replies, &self.chosen) == (&other.asked, &other.replies, &other.chosen)
            && (self.kind, self.partner, self.cards) == (other.kind, other.partner, other.cards)
            && (self.card, self.call) == (other.card, other.call)
    }
}

impl WrittenRound {
    pub(crate) fn of(rules: &Rules, heard: &Heard) -> Self {
        let exchange = heard.exchange.map(|Exchange { giver, taker, given, returned }| {
            let (given, returned) = (cards(given), cards(returned));
            WrittenExchange { giver, taker, given, returned }
        });
        let seen = heard.seen.map(|SeenExchange { giver, taker, cards, trumps_given, trumps_returned }| WrittenSeen {
            giver,
            taker,
            cards,
            trumps_given,
            trumps_returned,
        });
        Self {
            rules: rules.rules.name.to_string(),
            seat: heard.seat,
            dealer: heard.dealer,
            hand: cards(heard.hand),
            pflichtsolo_open: heard.pflichtsolo_open.iter().collect(),
            heard: heard.heard.iter().map(|(seat, act)| (*seat, act.to_string())).collect(),
            exchange,
            seen,
            taken: heard.taken.map(cards),
        }
    }

    /// Returns the view of who has heard this and is asked this.
    ///
    /// # Errors
    /// Nobody can have heard it, or be asked this.
    pub(crate) fn view(self, question: &WrittenQuestion, rules: Option<&Bound<'_, PyAny>>) -> PyResult<View> {
        let rules = Rules::known(&self.rules, rules)?;
        let heard = self.heard.iter().map(|(seat, act)| Ok((*seat, word(act, Act::from_name)?)));
        let exchange = self.exchange.map(|WrittenExchange { giver, taker, given, returned }| {
            Ok::<_, PyErr>(Exchange { giver, taker, given: hand(&given)?, returned: hand(&returned)? })
        });
        let seen = self.seen.map(|WrittenSeen { giver, taker, cards, trumps_given, trumps_returned }| SeenExchange {
            giver,
            taker,
            cards,
            trumps_given,
            trumps_returned,
        });
        let options = question.replies.iter().map(|reply| word(reply, Act::from_name)).collect::<PyResult<Vec<_>>>()?;
        let heard = Heard {
            seat: self.seat,
            hand: hand(&self.hand)?,
            dealer: self.dealer,
            pflichtsolo_open: self.pflichtsolo_open.into_iter().collect(),
            heard: heard.collect::<PyResult<_>>()?,
            exchange: exchange.transpose()?,
            seen,
            taken: self.taken.as_deref().map(hand).transpose()?,
            due: question.due()?,
            options: options.into(),
        };
        let view = View::heard(&rules, heard);
        check(&view)?;
        Ok(view)
    }
}

/// Checks that a seat that is asked something can know what it knows, and be asked this.
fn check(view: &View) -> PyResult<()> {
    let Some(asked) = view.of_finding() else { return Ok(()) };
    let Some(due) = asked.due() else { return Ok(()) };
    let round = RoundSampler::new(&asked).map_err(|error| refused(&error))?.round(&mut Draw::new(0, 0));
    let is_due = match (round.due(), due) {
        // How many trumps are offered depends on the giver's hand, which is drawn.
        (Some((seat, Due::Take { giver, .. })), Due::Take { giver: other, .. }) => {
            (seat, giver) == (asked.seat(), other)
        }
        (now, due) => now == Some((asked.seat(), due)),
    };
    let is_legal = |act: &Act| round.check(asked.seat(), *act).is_ok();
    if is_due && !asked.options().is_empty() && asked.options().iter().all(is_legal) {
        return Ok(());
    }
    Err(invalid("nobody can be asked this after what was heard"))
}
