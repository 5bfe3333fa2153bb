//! What is asked and decided at a table, in words: as they are shown, and as people type them.

use crate::error::Error;
use game::notation::{CardError, brief, composed, parse_card};
use game::words::card_short;
use game::{Card, Due, Hand};
use sim::{Ask, IllegalReply, Reply};
use text::{Arg, Join, Language, Localized, Message, message};

/// What stands for the cards that a bot gave back, which are nobody's business.
pub(super) const RETURN: &str = "return";

/// What else people type, by the word of the notation.
const SYNONYMS: [(&str, &[&str]); 14] = [
    ("gesund", &["healthy"]),
    ("klein", &["kleiner", "small"]),
    ("gross", &["großer", "great", "big"]),
    ("yes", &["j", "y", "jawohl"]),
    ("no", &["n", "nö"]),
    ("pass", &["passe", "ich passe"]),
    ("damensolo", &["Damen", "queens"]),
    ("bubensolo", &["Buben", "jacks"]),
    ("fleischlos", &["Fleischloser", "Fleischlos-Solo", "Ass-Solo", "Assesolo"]),
    ("farbsolo_D", &["Trumpfsolo", "Karo", "diamonds"]),
    ("farbsolo_H", &["Herz", "hearts"]),
    ("farbsolo_S", &["Pik", "spades"]),
    ("farbsolo_C", &["Kreuz", "clubs"]),
    ("-", &["nichts", "keine Ansage", "still", "nothing", "silent"]),
];

/// Returns what a seat is asked, in words to the person in it.
#[must_use]
pub fn question(ask: Ask) -> Message {
    match ask {
        Ask::Act(Due::Say) => Message::new("table-ask-say"),
        Ask::Act(Due::Answer(kind)) => message!("table-ask-answer", kind),
        Ask::Act(Due::Name) => Message::new("table-ask-name"),
        Ask::Act(Due::Bid) => Message::new("table-ask-bid"),
        Ask::Act(Due::Take { giver, trumps }) => message!("table-ask-take", n = trumps, giver),
        Ask::Act(Due::Return { giver, cards }) => message!("table-ask-return", n = cards, giver),
        Ask::Act(Due::Schweine) => Message::new("table-ask-schweine"),
        Ask::Call => Message::new("table-ask-call"),
        Ask::Pflichtansage(call) => message!("table-ask-pflichtansage", call),
        Ask::Card => Message::new("table-ask-card"),
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

/// Reads a decision as somebody types it: the word of the notation, the words of either language, any name of a card.
///
/// # Errors
/// Returns that it is not possible and what is, or what else it could mean.
pub fn read(text: &str, legal: &[Reply]) -> Result<Reply, Error> {
    let typed = normal(text);
    let is_meant = |reply: &Reply| !matches!(reply, Reply::Card(_)) && spellings(*reply).contains(&typed);
    let mut meant: Vec<Reply> = legal.iter().copied().filter(is_meant).collect();
    let as_card = parse_card(text);
    if let Ok(card) = as_card
        && legal.contains(&Reply::Card(card))
    {
        meant.push(Reply::Card(card));
    }
    match meant[..] {
        [reply] => return Ok(reply),
        [] => {}
        _ => {
            let meanings = Arg::list(meant.iter().map(|&reply| spoken(reply)), Join::Or);
            return Err(Error::new(message!("table-ambiguous", word = brief(text), meanings)));
        }
    }
    let asks_for = |wanted: fn(&Reply) -> bool| legal.iter().any(wanted);
    if asks_for(|reply| matches!(reply, Reply::Act(game::Act::Return(_))))
        && let Some(cards) = cards(text)
    {
        return Ok(Reply::Act(game::Act::Return(cards)));
    }
    match as_card {
        Err(error @ CardError::Ambiguous { .. }) if asks_for(|reply| matches!(reply, Reply::Card(_))) => {
            Err(Error::new(error.to_string()))
        }
        // Whoever takes it in knows why it may not be played.
        Ok(card) if asks_for(|reply| matches!(reply, Reply::Card(_))) => Ok(Reply::Card(card)),
        _ => Err(not_possible(text, legal)),
    }
}

/// Returns the cards of a list such as `DT,SA`.
fn cards(text: &str) -> Option<Hand> {
    let text = text.trim();
    let list = text.strip_prefix("return:").unwrap_or(text);
    let cards: Option<Vec<Card>> = list
        .split([',', ' '])
        .filter(|word| !word.is_empty() && *word != "und" && *word != "and")
        .map(|word| parse_card(word).ok())
        .collect();
    Hand::try_of(&cards.filter(|cards| !cards.is_empty())?).ok()
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
    let error = Error::new(message!("table-not-possible", word = brief(text)));
    if legal.is_empty() { error } else { error.with_help(possible(legal)) }
}

/// Of more ways to give cards back nobody wants to read.
const MOST_LISTED: usize = 24;

/// Returns why something may not be decided, and what may.
pub(super) fn not_legal(text: &str, illegal: &IllegalReply, legal: &[Reply]) -> Error {
    let _ = illegal;
    not_possible(text, legal)
}

fn spellings(reply: Reply) -> Vec<String> {
    let word = reply.to_string();
    let synonyms = SYNONYMS.iter().filter(|(name, _)| *name == word).flat_map(|(_, others)| *others);
    let shown = Language::ALL.map(|language| spoken(reply).text(language));
    shown.iter().map(String::as_str).chain(synonyms.copied()).chain([word.as_str()]).map(normal).collect()
}

/// Returns a text as it is compared: without the case, spaces, hyphens and marks, umlauts spelled out.
fn normal(text: &str) -> String {
    let lower = composed(text).trim().to_lowercase();
    // Silence is a dash and nothing else.
    if matches!(lower.as_str(), "-" | "–" | "—") {
        return "-".to_owned();
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
    use game::{Act, Call, Say};

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
