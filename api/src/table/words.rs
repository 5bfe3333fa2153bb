//! What is asked and decided at a table, in words: as they are shown, and as people type them.

use crate::error::Error;
use game::words::card_short;
use game::{Act, Card, Due, Hand};
use game::{Ask, Reply};
use notation::parse_act;
use notation::{CardError, composed, parse_call, parse_card, parse_cards};
use text::brief;
use text::{Arg, Join, Language, Localized, Message, message};

/// Replacement for the cards that a bot gave back, which stay hidden.
pub(super) const RETURN: &str = "return";

/// The word for cards that a bot has handed over in a Trumpfabgabe, which only two have seen.
pub(super) const GIVE: &str = "give";

/// Words that people type for silence.
const SILENCE: &[&str] = &["-", "–", "—", "nichts", "keine Ansage", "nothing", "silence", "n", "nein", "no"];

/// Words that people type for yes and no, besides the words themselves.
const YES: &[&str] = &["j", "y"];
const NO: &[&str] = &["n"];

/// Returns what a seat is asked, in words to the person in it.
#[must_use]
pub fn question(ask: Ask) -> Message {
    match ask {
        Ask::Act(Due::Say) => Message::new("table-ask-say"),
        Ask::Act(Due::Answer(kind)) => message!("table-ask-answer", kind),
        Ask::Act(Due::Name) => Message::new("table-ask-name"),
        Ask::Act(Due::Bid) => Message::new("table-ask-bid"),
        Ask::Act(Due::Take { giver, trumps }) => message!("table-ask-take", n = trumps, giver),
        Ask::Act(Due::Give { taker, cards }) => message!("table-ask-give", n = cards, taker),
        Ask::Act(Due::Return { giver, cards }) => message!("table-ask-return", n = cards, giver),
        Ask::Act(Due::Schweine { card }) => message!("table-ask-schweine", card),
        Ask::Call => Message::new("table-ask-call"),
        Ask::Pflichtansage(call) => message!("table-ask-pflichtansage", call),
        Ask::Card => Message::new("table-ask-card"),
        Ask::Choice(choice) => choice.question(),
    }
}

/// Returns whether a reply answers the question, and does not correct what was said before.
#[must_use]
pub const fn answers(ask: Ask, reply: Reply) -> bool {
    let (Ask::Act(due), Reply::Act(act)) = (ask, reply) else { return true };
    match due {
        Due::Say => matches!(act, Act::Say(_)),
        Due::Answer(_) | Due::Take { .. } | Due::Schweine { .. } => matches!(act, Act::Yes | Act::No),
        Due::Name => matches!(act, Act::Name(_)),
        Due::Bid => matches!(act, Act::Bid(_) | Act::Pass),
        Due::Give { .. } => matches!(act, Act::Give(_)),
        Due::Return { .. } => matches!(act, Act::Return(_)),
    }
}

/// Returns a decision in words.
#[must_use]
pub fn spoken(reply: Reply) -> Message {
    match reply {
        Reply::Act(act) => act.message(),
        Reply::Call(call) => call.message(),
        Reply::Silence => Message::new("table-silence"),
        Reply::Card(card) => card_short(card),
    }
}

/// Reads a typed decision: the word of the notation, the words of either language, any name of a card.
///
/// # Errors
/// Returns that it is not possible and what is, or what else it could mean.
pub fn read(text: &str, legal: &[Reply]) -> Result<Reply, Error> {
    let typed = normal(text);
    let meant: Vec<Reply> = legal.iter().copied().filter(|&reply| is_meant(text, &typed, reply)).collect();
    let asks_for_card = legal.iter().any(|reply| matches!(reply, Reply::Card(_)));
    let asks_for_give = legal.iter().any(|reply| matches!(reply, Reply::Act(Act::Give(_))));
    let asks_for_return = legal.iter().any(|reply| matches!(reply, Reply::Act(Act::Return(_))));
    match (&meant[..], parse_card(text), parse_act(text)) {
        ([reply], ..) => Ok(*reply),
        ([], Err(error @ CardError::Ambiguous { .. }), _) if asks_for_card => Err(Error::of(&error)),
        // The caller that applies it explains why the card is not legal.
        ([], Ok(card), _) if asks_for_card => Ok(Reply::Card(card)),
        ([], _, Ok(act @ Act::Return(_))) if asks_for_return => Ok(Reply::Act(act)),
        ([], _, Err(error)) if error.meanings.iter().any(|&act| legal.contains(&Reply::Act(act))) => {
            Err(Error::of(&error))
        }
        ([], ..) => match cards(text).filter(|_| asks_for_return || asks_for_give) {
            Some(given) if asks_for_give => Ok(Reply::Act(Act::Give(given))),
            Some(back) => Ok(Reply::Act(Act::Return(back))),
            None => Err(not_possible(text, legal)),
        },
        (meant, ..) => {
            let meanings = Arg::list(meant.iter().map(|&reply| spoken(reply)), Join::Or);
            Err(Error::new(message!("table-ambiguous", word = brief(text), meanings)))
        }
    }
}

/// Returns whether a text means this.
fn is_meant(text: &str, typed: &str, reply: Reply) -> bool {
    let is_read = match reply {
        Reply::Card(card) => parse_card(text) == Ok(card),
        Reply::Call(call) => parse_call(text.trim_end().trim_end_matches('!')).is_ok_and(|read| read == call),
        Reply::Act(Act::Yes) if YES.contains(&typed) => true,
        Reply::Act(Act::No) if NO.contains(&typed) => true,
        Reply::Act(act) => parse_act(text.trim()) == Ok(act),
        Reply::Silence => SILENCE.iter().any(|word| normal(word) == typed),
    };
    let is_shown = || Language::ALL.iter().any(|&language| normal(&spoken(reply).text(language)) == typed);
    is_read || !matches!(reply, Reply::Card(_)) && is_shown()
}

/// Returns the cards of a list such as `Karo 10, PA`.
fn cards(text: &str) -> Option<Hand> {
    let cards: Vec<Card> = parse_cards(text).ok()?.into_iter().map(|(card, _)| card).collect();
    Hand::try_of(&cards).ok().filter(|hand| !hand.is_empty())
}

/// Returns what may be decided.
#[must_use]
pub fn possible(legal: &[Reply]) -> Message {
    let replies = legal.iter().take(MOST_LISTED).map(|&reply| spoken(reply));
    message!("table-possible", replies = Arg::list(replies, Join::Comma))
}

/// Returns that something may not be decided, and what may.
#[must_use]
pub fn not_possible(text: &str, legal: &[Reply]) -> Error {
    Error::new(message!("table-not-possible", word = brief(text))).with_help(possible(legal))
}

/// Returns why something may not be decided, and what may.
pub(super) fn not_legal(reply: Reply, why: Option<Message>, legal: &[Reply]) -> Error {
    let error = match why {
        Some(why) => Error::new(message!("table-not-possible-because", word = spoken(reply), why)),
        None => Error::new(message!("table-not-possible", word = spoken(reply))),
    };
    error.with_help(possible(legal))
}

/// Most possible returns that are listed; a longer list would not be read.
const MOST_LISTED: usize = 24;

/// Returns a text as it is compared: without the case, spaces, hyphens and marks, umlauts spelled out.
fn normal(text: &str) -> String {
    let lower = composed(text).trim().to_lowercase();
    // A dash and nothing else is silence.
    if lower.chars().count() < 2 {
        return lower;
    }
    let mut normal = String::with_capacity(lower.len());
    for letter in lower.chars() {
        match letter {
            'ä' => normal.push_str("ae"),
            'ö' => normal.push_str("oe"),
            'ü' => normal.push_str("ue"),
            'ß' => normal.push_str("ss"),
            '-' | '–' | '!' | '?' | '.' | '"' | '\'' | '„' | '“' | '”' => {}
            letter if letter.is_whitespace() => {}
            letter => normal.push(letter),
        }
    }
    normal
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Call, Say};

    #[test]
    fn decisions_are_read_in_both_languages_and_by_any_name() {
        let calls = [Reply::Silence, Reply::Call(Call::Keine90), Reply::Card(Card::HT), Reply::Card(Card::CQ)];
        let read = |text: &str| super::read(text, &calls).map_err(|error| error.text(Language::German));
        for text in ["keine 90", "Keine 90!", "no 90", "k90!", "„keine90“"] {
            assert_eq!(read(text), Ok(calls[1]), "{text}");
        }
        for text in ["-", "–", "schweigen", "Nichts"] {
            assert_eq!(read(text), Ok(calls[0]), "{text}");
        }
        for text in ["HT", "herz zehn", "♥10", "Dulle", "hearts ten"] {
            assert_eq!(read(text), Ok(calls[2]), "{text}");
        }
        assert_eq!(read("Kreuz-Dame"), Ok(calls[3]));
        // A bare number is no call.
        for text in ["90", "2", "", "ja"] {
            assert!(read(text).is_err_and(|error| error.contains("ist hier nicht möglich")), "{text}");
        }
        let says = [Reply::Act(Act::Say(Say::Klein)), Reply::Act(Act::Say(Say::Gross))];
        for text in ["großer Vorbehalt", "gross", "GROSS", "groß", "great Vorbehalt"] {
            assert_eq!(super::read(text, &says).ok(), Some(says[1]), "{text}");
        }
    }

    #[test]
    fn what_could_be_two_things_is_asked_back() {
        let cards = [Reply::Card(Card::CQ), Reply::Card(Card::DQ)];
        assert!(read("KD", &cards).is_err());
        let error = read("krank", &cards).expect_err("no card");
        assert_eq!(error.text(Language::German), "„krank“ ist hier nicht möglich");
        assert_eq!(error.help_text(Language::German).as_deref(), Some("möglich: ♣D, ♦D"));
        assert_eq!(error.text(Language::English), "\"krank\" is not possible here");
    }
}
