//! The words for things of the game in sentences of either language; their names in files are their `Display`.
//!
//! Each can be filled into a [`Message`] as it is: a seat is "Ost" or "East", a card "Herz Zehn" or "ten of hearts".
//! Tables have no room for that: [`seat_letter`] is "O" or "E", [`card_short`] "♥10".

use crate::absage::Absage;
use crate::call::Call;
use crate::card::{Augen, Card, Rank, Suit};
use crate::contract::{Contract, Level, Schweine, Solo};
use crate::game_name::GameName;
use crate::order::Class;
use crate::rules::{HochzeitCondition, Sonderpunkt, VorbehaltKind};
use crate::score::{ItemKind, Points};
use crate::seat::{Seat, SeatSet, Team};
use crate::spielfindung::{Act, Bid, Say, Vorbehalt};
use std::fmt;
use text::{Arg, Join, Localized, Message, message};

/// Returns the letter of a seat: O for Ost, E for East.
#[must_use]
pub fn seat_letter(seat: Seat) -> Message {
    Message::new(format!("seat-{seat}.letter"))
}

/// Returns the letter or number that stands on a card: D for Dame, Q for queen.
#[must_use]
pub fn rank_letter(rank: Rank) -> Message {
    Message::new(format!("rank-{}.letter", rank.letter()))
}

/// Returns a card in two or three characters, such as ♥10 or ♣D.
#[must_use]
pub fn card_short(card: Card) -> Message {
    message!("card.short", suit = card.suit().symbol(), rank = rank_letter(card.rank()))
}

/// Returns a thing as an error shows it: an English text has the word of the notation, which is what was typed, a
/// German one says what it is, because players do not know the words of the notation.
#[must_use]
pub fn noted(thing: &(impl fmt::Display + Localized)) -> Message {
    message!("noted", notation = thing.to_string(), words = thing.message())
}

/// Returns cards as an error lists them.
#[must_use]
pub fn noted_cards(cards: impl IntoIterator<Item = Card>) -> Arg {
    let cards: Vec<Card> = cards.into_iter().collect();
    let codes: Vec<String> = cards.iter().map(Card::to_string).collect();
    let words = Arg::list(cards.into_iter().map(noted_code), Join::Space);
    message!("noted", notation = codes.join(","), words).into()
}

/// Returns a card as it is typed: `CQ`, in German `KrD`.
#[must_use]
pub fn noted_code(card: Card) -> Message {
    let suit = ["Kr", "P", "He", "Ka"][card.suit() as usize];
    let rank = ["A", "10", "K", "D", "B", "9"][card.rank() as usize];
    message!("noted", notation = card.to_string(), words = format!("{suit}{rank}"))
}

/// Returns a class as it is typed: `T`, in German `Trumpf`.
#[must_use]
pub fn noted_class(class: Class) -> Message {
    message!("noted", notation = class.letter(), words = class)
}

/// Returns seats as they are typed: `NE`, in German `NO`.
#[must_use]
pub fn noted_seats(seats: SeatSet) -> Message {
    message!("noted", notation = seats.to_string(), words = seats.to_string().replace('E', "O"))
}

/// Returns how far a side has gone, in a sentence about it; nothing was said at [`Level::None`].
#[must_use]
pub fn level(team: Team, level: Level) -> Option<Message> {
    Call::of(team, level).map(|call| call.message())
}

/// Returns the message of something whose name in files is this one.
fn named(kind: &str, name: &str) -> Message {
    Message::new(format!("{kind}-{}", name.replace('_', "-")))
}

/// Implements what something is called, and that it can be filled in.
macro_rules! called {
    ($($thing:ty, $value:ident => $message:expr;)*) => {
        $(impl Localized for $thing {
            fn message(&self) -> Message {
                let $value = *self;
                $message
            }
        }

        impl From<$thing> for Arg {
            fn from(thing: $thing) -> Self {
                thing.message().into()
            }
        }

        impl From<&$thing> for Arg {
            fn from(thing: &$thing) -> Self {
                thing.message().into()
            }
        })*
    };
}

called! {
    Seat, seat => Message::new(format!("seat-{seat}"));
    Team, team => named("team", team.name());
    Suit, suit => Message::new(format!("suit-{}", suit.letter()));
    Rank, rank => Message::new(format!("rank-{}", rank.letter()));
    Card, card => message!("card", suit = card.suit(), rank = card.rank());
    Class, class => match class {
        Class::Trump => Message::new("trump"),
        Class::Fehl(suit) => suit.message(),
    };
    Solo, solo => named("game", solo.name());
    Contract, contract => named("game", contract.name());
    GameName, game => named("game", game.name());
    Call, call => named("call", call.name());
    VorbehaltKind, kind => named("vorbehalt", kind.name());
    HochzeitCondition, condition => named("hochzeit", condition.name());
    Vorbehalt, vorbehalt => self::vorbehalt(vorbehalt);
    Say, say => named("say", say.name());
    Act, act => self::act(act);
    ItemKind, kind => item(kind);
    Points, points => message!("count-points", n = points.0);
    Augen, augen => message!("count-augen", n = augen.0);
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Self {
        Self::list(seats.iter(), Join::And)
    }
}

fn vorbehalt(vorbehalt: Vorbehalt) -> Message {
    match vorbehalt {
        Vorbehalt::Solo(solo) => solo.message(),
        Vorbehalt::Hochzeit { condition, schweine } => {
            let hochzeit = match condition {
                HochzeitCondition::Any => Message::new("vorbehalt-hochzeit"),
                _ => message!("hochzeit-named", condition),
            };
            match schweine {
                Schweine::None => hochzeit,
                Schweine::Announced | Schweine::Super | Schweine::Hyper => {
                    message!("with-schweine", vorbehalt = hochzeit)
                }
            }
        }
        Vorbehalt::Trumpfschwach => VorbehaltKind::Trumpfschwach.message(),
        Vorbehalt::Werfen => VorbehaltKind::Werfen.message(),
        Vorbehalt::Trumpfabgabe => VorbehaltKind::Trumpfabgabe.message(),
        Vorbehalt::Schweine => VorbehaltKind::Schweine.message(),
    }
}

/// Returns what Schweine of this rank are called, from 0 for the aces.
#[must_use]
pub fn schweine_name(rank: usize) -> Message {
    Message::new(match rank {
        0 => "vorbehalt-schweine",
        1 => "schweine-super",
        _ => "schweine-hyper",
    })
}

fn act(act: Act) -> Message {
    match act {
        Act::Say(say) => say.message(),
        Act::Yes => Message::new("yes"),
        Act::No => Message::new("no"),
        Act::Name(vorbehalt) => vorbehalt.message(),
        Act::Bid(Bid { solo, level }) => match self::level(Team::Re, level) {
            None => message!("act-bid", solo),
            Some(call) => message!("act-bid-with", solo, call),
        },
        Act::Pass => Message::new("act-pass"),
        Act::Give(hand) => message!("act-give", cards = Arg::list(hand.cards().map(card_short), Join::Space)),
        Act::Return(hand) => message!("act-return", cards = Arg::list(hand.cards().map(card_short), Join::Space)),
    }
}

fn item(kind: ItemKind) -> Message {
    /// Returns the call of a stage.
    const fn call(absage: Absage) -> Call {
        match absage {
            Absage::Keine90 => Call::Keine90,
            Absage::Keine60 => Call::Keine60,
            Absage::Keine30 => Call::Keine30,
            Absage::Schwarz => Call::Schwarz,
        }
    }
    match kind {
        ItemKind::Gewonnen => Message::new("item-gewonnen"),
        ItemKind::Unter(Absage::Schwarz) => Message::new("item-ohne-stich"),
        ItemKind::Unter(absage) => message!("item-unter", augen = [90, 60, 30, 0][absage as usize]),
        ItemKind::Angesagt(team) => message!("item-angesagt", team),
        ItemKind::Abgesagt(absage, team) => message!("item-abgesagt", call = call(absage), team),
        ItemKind::Gegen(absage) => {
            message!("item-gegen", augen = [120, 90, 60, 30][absage as usize], call = call(absage))
        }
        ItemKind::Solo | ItemKind::Hochzeit | ItemKind::Feigheit => named("item", kind.name()),
        ItemKind::Sonder(point) => named("item", ItemKind::Sonder(point).name()),
    }
}

impl From<Sonderpunkt> for Arg {
    fn from(point: Sonderpunkt) -> Self {
        ItemKind::Sonder(point).message().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::Hand;
    use text::Language;

    #[test]
    fn things_have_their_names_in_both_languages() {
        let said = |thing: &dyn Localized| Language::ALL.map(|language| thing.text(language));
        assert_eq!(said(&Seat::E), ["Ost", "East"]);
        assert_eq!(said(&Card::HT), ["Herz Zehn", "ten of hearts"]);
        assert_eq!(said(&Call::Keine90), ["keine 90", "no 90"]);
        assert_eq!(
            said(&ItemKind::Abgesagt(Absage::Keine60, Team::Re)),
            ["keine 60 abgesagt (Re)", "no 60 announced (Re)"]
        );
        assert_eq!(said(&Points(1)), ["1 Punkt", "1 point"]);
        assert_eq!(said(&Points(-3)), ["-3 Punkte", "-3 points"]);
        let two: Hand = [Card::DT, Card::CQ].into_iter().collect();
        assert_eq!(said(&Act::Return(two))[0], "♣D ♦10 zurück");
    }

    #[test]
    fn an_error_shows_the_notation_in_english_and_says_the_thing_in_german() {
        let said = |told: Message| Language::ALL.map(|language| told.text(language));
        assert_eq!(said(noted(&Seat::E)), ["Ost", "E"]);
        assert_eq!(said(noted(&Call::Keine60)), ["keine 60", "k60"]);
        assert_eq!(said(noted_seats(SeatSet::of(&[Seat::N, Seat::E]))), ["NO", "NE"]);
    }

    #[test]
    fn everything_that_can_be_said_has_words() {
        let games = ["normal", "hochzeit", "hochzeit_solo", "stilles_solo", "trumpfabgabe"];
        for language in Language::ALL {
            games
                .iter()
                .filter_map(|name| GameName::from_name(name))
                .for_each(|game| assert_ne!(game.text(language), ""));
            Solo::ALL.iter().for_each(|solo| assert_ne!(solo.text(language), ""));
            VorbehaltKind::ALL.iter().for_each(|kind| assert_ne!(kind.text(language), ""));
            Say::ALL.iter().for_each(|say| assert_ne!(say.text(language), ""));
            Card::all().for_each(|card| assert_ne!(card.text(language), ""));
            HochzeitCondition::ALL.iter().for_each(|condition| assert_ne!(condition.text(language), ""));
        }
    }
}
