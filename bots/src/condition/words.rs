//! The words of the language, English and German.

use super::Thing;
use game::{Card, Class, Rank, Seat, Suit};
use notation::{CardError, parse_card, parse_class};

const SEATS: [(Seat, &[&str]); 4] = [
    (Seat::N, &["n", "north", "nord"]),
    (Seat::E, &["e", "east", "o", "ost"]),
    (Seat::S, &["s", "south", "süd", "sued"]),
    (Seat::W, &["w", "west"]),
];

const RANKS: [(Rank, &[&str]); 6] = [
    (Rank::Ace, &["aces", "ace", "as", "ass", "asse", "assen", "daus", "däuser", "sau", "säue"]),
    (Rank::Ten, &["tens", "ten", "10", "10er", "zehn", "zehner", "zehnen"]),
    (Rank::King, &["kings", "king", "könig", "könige", "königen", "koenig", "koenige"]),
    (Rank::Queen, &["queens", "queen", "dame", "damen", "ober"]),
    (Rank::Jack, &["jacks", "jack", "bube", "buben", "bauer", "bauern", "unter"]),
    (Rank::Nine, &["nines", "nine", "9", "neun", "neuner", "neunen"]),
];

const TRUMPS: [&str; 7] = ["trumps", "trump", "trumpf", "trümpfe", "trümpfen", "truempfe", "trumpfkarten"];
const FEHL: [&str; 5] = ["fehl", "fehlkarten", "fehlkarte", "beikarten", "plain"];
const CARDS: [&str; 4] = ["cards", "card", "karten", "karte"];
const PRINTED: [&str; 3] = ["printed", "gedruckte", "gedruckt"];

/// Plurals of cards with a name of their own.
const PLURALS: [(&str, Card); 9] = [
    ("dullen", Card::HT),
    ("dulles", Card::HT),
    ("füchse", Card::DA),
    ("fuechse", Card::DA),
    ("fox", Card::DA),
    ("foxes", Card::DA),
    ("alten", Card::CQ),
    ("charlies", Card::CJ),
    ("schweine", Card::DA),
];

/// The words for ranks that speak of several cards; "Ober" and "Unter" are the same for one.
const SEVERAL: [&str; 21] = [
    "aces", "asse", "däuser", "säue", "tens", "10er", "zehner", "zehnen", "kings", "könige", "koenige", "queens",
    "damen", "jacks", "buben", "bauern", "nines", "neuner", "neunen", "ober", "unter",
];

/// Returns whether the last word of the name of a card speaks of several cards, or may do so.
pub(super) fn is_plural(word: &str) -> bool {
    let end = word.rsplit_once('-').map_or(word, |(_, end)| end);
    // "Fox" is in that list for its letters, not for its number.
    let is_name = word != "fox" && PLURALS.iter().any(|&(plural, _)| plural == word);
    is_name || SEVERAL.contains(&end)
}

/// Words that are suggested for others that are written almost like them.
pub(super) const SUGGESTED: [&str; 24] = [
    "trumps", "trumpf", "trümpfe", "fehl", "augen", "cards", "karten", "clubs", "spades", "hearts", "diamonds",
    "kreuz", "herz", "karo", "aces", "tens", "kings", "queens", "jacks", "asse", "könige", "damen", "buben", "dullen",
];

pub(super) fn seat(word: &str) -> Option<Seat> {
    SEATS.into_iter().find(|(_, words)| words.contains(&word)).map(|(seat, _)| seat)
}

pub(super) const fn rank_word(rank: Rank) -> &'static str {
    ["aces", "tens", "kings", "queens", "jacks", "nines"][rank as usize]
}

pub(super) const fn suit_word(suit: Suit) -> &'static str {
    ["clubs", "spades", "hearts", "diamonds"][suit as usize]
}

fn rank(word: &str) -> Option<Rank> {
    RANKS.into_iter().find(|(_, words)| words.contains(&word)).map(|(rank, _)| rank)
}

/// Returns what these words, in lower case, name together; `None` if nothing.
pub(super) fn thing(words: &[&str]) -> Option<Thing> {
    match *words {
        [word] => {
            if TRUMPS.contains(&word) {
                return Some(Thing::Class(Class::Trump));
            }
            if FEHL.contains(&word) {
                return Some(Thing::Fehl);
            }
            if CARDS.contains(&word) {
                return Some(Thing::Cards);
            }
            if matches!(word, "augen" | "auge") {
                return Some(Thing::Augen);
            }
            if let Some(rank) = rank(word) {
                return Some(Thing::Rank(rank));
            }
            if let Some(&(_, card)) = PLURALS.iter().find(|(plural, _)| *plural == word) {
                return Some(Thing::Card(card));
            }
            let compound = |prefix: &str| rank(word.strip_prefix(prefix)?.trim_start_matches('-'));
            if let Some(rank) = compound("fehl") {
                return Some(Thing::FehlRank(rank));
            }
            if let Some(rank) = compound("trumpf") {
                return Some(Thing::TrumpRank(rank));
            }
            parse_class(word).map(Thing::Class).ok().or_else(|| card(words))
        }
        [kind, word] if PRINTED.contains(&kind) => match parse_class(word) {
            Ok(Class::Fehl(suit)) => Some(Thing::Printed(suit)),
            _ => None,
        },
        [kind, word] if FEHL.contains(&kind) => match (rank(word), parse_class(word)) {
            (Some(rank), _) => Some(Thing::FehlRank(rank)),
            (None, Ok(class @ Class::Fehl(_))) => Some(Thing::Class(class)),
            (None, _) => CARDS.contains(&word).then_some(Thing::Fehl),
        },
        [kind, word] if TRUMPS.contains(&kind) => rank(word).map(Thing::TrumpRank),
        _ => card(words),
    }
}

fn card(words: &[&str]) -> Option<Thing> {
    parse_card(&singular(words)).ok().map(Thing::Card)
}

/// Returns why these words are no card, if they are more like a card than like anything else.
pub(super) fn why_no_card(words: &[&str]) -> Option<CardError> {
    parse_card(&singular(words)).err().filter(|error| matches!(error, CardError::Ambiguous { .. }))
}

/// Returns the words with the last one in the singular where it is a rank.
fn singular(words: &[&str]) -> String {
    let mut words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    if let Some(last) = words.last_mut() {
        let (stem, end) = last.rsplit_once('-').map_or(("", last.as_str()), |(stem, end)| (stem, end));
        if let Some(rank) = rank(end) {
            *last = format!("{stem}{}", rank.letter());
        }
    }
    words.concat()
}
