//! The texts of the referee, as messages of the one catalogue.
//!
//! An entry of the handbook is a message `e3-8-1` with an attribute for each row; everything else is named after what it
//! says. Nothing is put into words here.

use crate::announced::{Announced, MannerName};
use crate::entry::Entry;
use crate::fact::{Fact, Kind, Value};
use crate::played::GameKind;
use crate::ruling::{Class, Consequence, Continuation, Decider, Ruling, Says, Step};
use crate::topic::Topic;
use game::{Hand, Rules, Say, Seat};
use text::{Arg, Join, Localized, Message, message};

/// Returns the title of an entry.
#[must_use]
pub fn title(number: &str) -> Message {
    Message::new(entry_id(number))
}

/// Returns the number of an entry as a person reads it; those of the house rules have none.
#[must_use]
pub fn number(number: &str) -> Message {
    if number.starts_with("004") { Message::new("label-house-rules") } else { Message::verbatim(number) }
}

/// Returns what the handbook decides in a row, in a rule set. The points are those of the ruling, so no row names them.
#[must_use]
pub fn row(rules: &Rules, number: &str, row: &str) -> Message {
    Message::new(row_id(number, row)).with("body", Decider::of(rules).name())
}

/// Returns the words with which players tell what an entry is about.
#[must_use]
pub fn said(number: &str) -> Message {
    Message::new(format!("said-{}", entry_id(number)))
}

/// Returns the question that asks for a fact; entries may word it themselves.
#[must_use]
pub fn question(number: &str, fact: &str) -> Message {
    Message::new(format!("{}.q-{}", entry_id(number), dashed(fact))).or(term("fact", fact))
}

/// Returns why a question is asked.
#[must_use]
pub fn why(fact: &str) -> Message {
    Message::new(format!("fact-{}.why", dashed(fact)))
}

/// Returns a word that a fact can be; what somebody said stays as it is.
#[must_use]
pub fn word_of(fact: &str, word: &str) -> Message {
    Message::new(format!("fact-{}.{}", dashed(fact), dashed(word))).or(Message::verbatim(word))
}

/// Returns what is said about a fact.
#[must_use]
pub fn fact_value(fact: &str, value: &Value) -> Message {
    let nobody = || if asks_for_side(fact) { "no-side" } else { "nobody" };
    match value {
        Value::YesNo(true) => message!("yes"),
        Value::YesNo(false) => message!("no"),
        Value::Word(word) => word_of(fact, word),
        Value::Seat(seat) => seat.message(),
        Value::Seats(seats) => listed(seats, Join::And),
        Value::Team(team) => team.message(),
        Value::Nobody => Message::new(nobody()),
        Value::Card(card) => card.message(),
        Value::Cards(cards) => listed(cards, Join::Comma),
        Value::Class(class) => class.message(),
        Value::Classes(classes) => listed(classes, Join::Comma),
        Value::Number(number) => Message::verbatim(number.to_string()),
        Value::Trick(lead, cards) => message!("fact-trick-led", lead, cards = listed(cards, Join::Comma)),
        Value::Votes(votes) => message!("fact-votes-counted", re = votes.re, kontra = votes.kontra),
        Value::Hands(hands) => {
            let hand = |(seat, hand): (Seat, &Hand)| {
                let cards = Arg::list(hand.cards().map(game::words::card_short), Join::Space);
                message!("fact-hand-of", seat, cards)
            };
            message!("listed", list = Arg::list(hands.iter().map(hand), Join::Comma))
        }
        Value::Query(said) => {
            let said = said.iter().filter_map(|(seat, word)| {
                Some(message!("fact-said-by", seat, word = word_in_query(word.as_deref()?)))
            });
            message!("listed", list = Arg::list(said, Join::Comma))
        }
    }
}

/// Returns a word of the query; one that is none of its words stays as it is.
fn word_in_query(word: &str) -> Message {
    Say::ALL.into_iter().find(|say| say.name() == word).map_or_else(|| Message::verbatim(word), |say| say.message())
}

/// Returns whether the answer to a fact is a side, so that nobody is none of them.
fn asks_for_side(fact: &str) -> bool {
    crate::fact::ALL.iter().any(|known| known.name == fact && known.kind == Kind::TeamOrNone)
}

fn listed<A: Copy + Into<Arg>>(things: &[A], join: Join) -> Message {
    message!("listed", list = Arg::list(things.iter().copied(), join))
}

/// Returns what can be answered to a question for a fact, in words; `None` where it is a number, a card or a text.
#[must_use]
pub fn allowed(fact: Fact) -> Option<Message> {
    let words: Vec<Message> = match fact.kind {
        Kind::YesNo => vec![message!("yes"), message!("no")],
        Kind::Word(words) => words.iter().map(|word| word_of(fact.name, word)).collect(),
        Kind::Number(least, most) => vec![message!("number-from-to", least, most)],
        _ => return None,
    };
    Some(message!("listed", list = Arg::list(words, Join::Or)))
}

/// Returns a question of an interview.
#[must_use]
pub fn ask(entry: &Entry, topic: Topic) -> Message {
    match topic {
        Topic::Fact(fact) => question(entry.number, fact.name),
        topic => Message::new(ask_id(topic)),
    }
}

/// Returns why an interview asks a question.
#[must_use]
pub fn why_asked(topic: Topic) -> Message {
    match topic {
        Topic::Fact(fact) => why(fact.name),
        topic => Message::new(format!("{}.why", ask_id(topic))),
    }
}

const fn ask_id(topic: Topic) -> &'static str {
    match topic {
        Topic::Game | Topic::Fact(_) => "ask-game",
        Topic::Soloist => "ask-soloist",
        Topic::SoloKind => "ask-solo-kind",
        Topic::Offender => "ask-offender",
        Topic::Absagen => "ask-absagen",
        Topic::Claimant => "ask-claimant",
        Topic::ClaimantActed => "ask-claimant-acted",
        Topic::Manner => "ask-manner",
        Topic::Suits => "ask-suits",
        Topic::Order => "ask-order",
    }
}

/// Returns an answer of an interview as a person reads it.
#[must_use]
pub fn answer(topic: Topic, value: &Value) -> Message {
    match (topic, value) {
        (Topic::Fact(fact), value) => fact_value(fact.name, value),
        (Topic::Game, Value::Word(name)) => {
            GameKind::from_name(name).map_or_else(|| Message::verbatim(name), |kind| kind.message())
        }
        (Topic::Manner, Value::Word(name)) => {
            MannerName::from_name(name).map_or_else(|| Message::verbatim(name), |manner| manner.message())
        }
        (Topic::SoloKind, Value::Word(word)) => Message::new(format!("solo-kind-{word}")),
        (_, value) => fact_value("", value),
    }
}

/// Returns a claim of all remaining tricks, each part with the question that it answers: who makes it, and how he plays.
#[must_use]
pub fn announced(rules: &Rules, announced: &Announced) -> Vec<(Message, Message)> {
    let mut rows = vec![
        (message!("label-claims-rest"), announced.claimant.message()),
        (message!("ask-manner"), announced.said.manner(rules).message()),
    ];
    rows.extend(announced.said.order().map(|order| (message!("label-order-of-play"), order)));
    rows
}

/// Returns how the game goes on.
#[must_use]
pub fn continuation(ruling: &Ruling) -> Message {
    let plain = format!("game-goes-{}", dashed(ruling.game.name()));
    match (ruling.game, ruling.rest_to) {
        (Continuation::StopScored(_), Some(team)) => Message::new(format!("{plain}-for")).with("team", team),
        _ => Message::new(plain).with("body", ruling.decided_by.name()),
    }
}

/// Returns what a breach is, or that there are no points: many breaches merely cost nothing, such as those nobody claimed.
#[must_use]
pub fn class(class: Class) -> Message {
    Message::new(format!("class-{}", class.name()))
}

/// Returns who decides.
#[must_use]
pub fn decider(decider: Decider) -> Message {
    Message::new(format!("decider-{}", decider.name()))
}

/// Returns the points of all four, or what the court can choose from.
#[must_use]
pub fn points(ruling: &Ruling) -> Message {
    if let Some((least, most)) = ruling.points_range {
        return message!("deduction-range", least, most);
    }
    if !ruling.points_choices.is_empty() {
        return message!("deduction-choices", choices = Arg::list(ruling.points_choices, Join::Or));
    }
    let each = |seat: Seat| match ruling.points[seat] {
        0 => message!("points-of-seat", seat, points = 0),
        points => message!("points-of-seat", seat, points = Arg::signed(points.into(), 0)),
    };
    message!("points-of-seats", n = each(Seat::N), e = each(Seat::E), s = each(Seat::S), w = each(Seat::W))
}

/// Returns a consequence of a ruling as a sentence.
#[must_use]
pub fn consequence(ruling: &Ruling, consequence: &Consequence) -> Message {
    let key = dashed(consequence.key);
    let body = ruling.decided_by.name();
    let plain = Message::new(format!("mark-{key}")).with("body", body);
    let of = |word: &str| Message::new(format!("mark-{key}-{}", dashed(word))).with("body", body);
    match &consequence.says {
        Says::Word(word) => of(word),
        Says::YesNo(true) => of("yes"),
        Says::YesNo(false) => of("no"),
        Says::Null => of("none"),
        Says::Words(words) if words.is_empty() => of("none"),
        Says::Words(words) => {
            let words = words.iter().map(|word| of(word));
            plain.with("value", Arg::list(words, Join::And))
        }
        Says::Number(number) => plain.with("value", *number),
        Says::Seat(seat) => plain.with("value", *seat),
        Says::Seats(seats) => plain.with("value", listed(seats, Join::And)).with("n", seats.len()),
        Says::About(seat, word, None) => of(word).with("value", *seat),
        Says::About(seat, word, Some((least, most))) => {
            of(word).with("value", *seat).with("least", *least).with("most", *most)
        }
    }
}

impl Localized for Step {
    /// Returns the reason with its paragraph.
    fn message(&self) -> Message {
        if self.paragraph.is_empty() {
            return self.message.clone();
        }
        message!("with-paragraph", text = &self.message, paragraph = &self.paragraph)
    }
}

impl Localized for GameKind {
    fn message(&self) -> Message {
        Message::new(format!("game-{}", dashed(self.name())))
    }
}

impl From<GameKind> for Arg {
    fn from(kind: GameKind) -> Self {
        kind.message().into()
    }
}

/// Returns the message of an entry: `3.8.1` is `e3-8-1`.
#[must_use]
pub fn entry_id(number: &str) -> String {
    format!("e{}", dashed(number))
}

/// Returns the message of a row: row `a` of `3.8.1` is `e3-8-1.row-a`.
#[must_use]
pub fn row_id(number: &str, row: &str) -> String {
    format!("{}.row-{}", entry_id(number), dashed(row))
}

/// Returns the message of something with a name in files.
pub(crate) fn term(kind: &str, name: &str) -> Message {
    Message::new(format!("{kind}-{}", dashed(name)))
}

/// Messages have letters, digits and dashes in their names.
fn dashed(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect::<String>().replace("--", "-")
}
