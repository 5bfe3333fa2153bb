//! What people say before the first card, in their own words.

use crate::call::Call;
use crate::card::Card;
use crate::contract::{Level, Schweine};
use crate::hand::Hand;
use crate::notation::{
    compact, composed, games_of, parse_call, parse_cards, parse_condition, parse_game, parse_seat, parse_vorbehalt,
};
use crate::outcome::GameName;
use crate::rules::{HochzeitCondition, VorbehaltKind};
use crate::seat::Seat;
use crate::spielfindung::act::{Act, Bid, Say, Vorbehalt};

/// Words that are said besides those of the notation, in lower case and without spaces.
const SAID: [(Act, &[&str]); 7] = [
    (Act::Say(Say::Gesund), &["gesund", "weg", "weiter", "healthy"]),
    (Act::Say(Say::Vorbehalt), &["vorbehalt"]),
    (Act::Say(Say::Klein), &["klein", "kleiner", "kleinervorbehalt", "smallvorbehalt"]),
    (
        Act::Say(Say::Gross),
        &["gross", "groß", "grosser", "großer", "grosservorbehalt", "großervorbehalt", "greatvorbehalt"],
    ),
    (Act::Yes, &["yes", "ja"]),
    (Act::No, &["no", "nein"]),
    (Act::Pass, &["pass", "passe", "ichpasse", "weiter"]),
];

/// Returns everything that what was said can mean.
pub(super) fn said(text: &str) -> Vec<Act> {
    /// What is longer is no act.
    const LONGEST: usize = 300;
    if LONGEST < text.len() {
        return Vec::new();
    }
    let word = compact(text);
    let mut acts: Vec<Act> =
        SAID.iter().filter(|(_, words)| words.contains(&word.as_str())).map(|&(act, _)| act).collect();
    let lower = composed(text).trim().to_lowercase();
    let after = |names: &[&str]| names.iter().find_map(|name| lower.strip_prefix(name)?.strip_prefix(':'));
    if let Some(bid) = after(&["bid", "gebot"]) {
        acts.extend(said_bid(bid).map(Act::Bid));
    } else if let Some(cards) = after(&["return", "zurück", "zurueck"]) {
        acts.extend(said_cards(cards).map(Act::Return));
    } else if let Some(cards) = after(&["give", "abgabe"]) {
        acts.extend(said_cards(cards).map(Act::Give));
    } else if let Some(partner) = said_partner(&lower) {
        acts.push(Act::Partner(partner));
    } else {
        acts.extend(said_vorbehalte(&lower).into_iter().map(Act::Name));
    }
    acts
}

fn said_cards(cards: &str) -> Option<Hand> {
    let cards: Vec<Card> = parse_cards(cards).unwrap_or_default().into_iter().map(|(card, _)| card).collect();
    Hand::try_of(&cards).ok().filter(|hand| !hand.is_empty())
}

fn said_partner(text: &str) -> Option<Seat> {
    let name = ["partner", "mit", "with"].iter().find_map(|word| text.strip_prefix(word))?;
    parse_seat(name.trim_start_matches([':', ' '])).ok()
}

fn said_bid(bid: &str) -> Option<Bid> {
    let (solo, level) = bid.split_once(':').unwrap_or((bid, ""));
    let level = match level {
        "" => Level::None,
        level => parse_call(level).ok().filter(|call| *call != Call::Kontra)?.level(),
    };
    match parse_game(solo) {
        Ok(GameName::Solo(solo)) => Some(Bid { solo, level }),
        _ => None,
    }
}

fn said_vorbehalte(text: &str) -> Vec<Vorbehalt> {
    let (text, schweine) = match text.strip_suffix("schweine").map(str::trim_end) {
        Some(rest) if rest.ends_with(['+', '&']) => (&rest[..rest.len() - 1], Schweine::Announced),
        Some(rest) if rest.ends_with(" und") || rest.ends_with(" and") => {
            (&rest[..rest.len() - 3], Schweine::Announced)
        }
        _ => (text, Schweine::None),
    };
    let hochzeit = |condition| Vorbehalt::Hochzeit { condition, schweine };
    if let Some(condition) = text.trim().strip_prefix("hochzeit").filter(|rest| !rest.is_empty())
        && let Ok(condition) = parse_condition(condition.trim_start_matches([':', ' ']))
    {
        return vec![hochzeit(condition)];
    }
    // A solo that can be two is told with both.
    if let [_, _, ..] = games_of(text)[..] {
        return games_of(text)
            .into_iter()
            .filter_map(|game| match game {
                GameName::Solo(solo) => Some(Vorbehalt::Solo(solo)),
                _ => None,
            })
            .collect();
    }
    let named = match (parse_game(text), parse_vorbehalt(text)) {
        (Ok(GameName::Hochzeit), _) => Some(hochzeit(HochzeitCondition::Any)),
        (Ok(GameName::Solo(solo)), _) => Some(Vorbehalt::Solo(solo)),
        (_, Ok(VorbehaltKind::Trumpfschwach)) => Some(Vorbehalt::Trumpfschwach),
        (_, Ok(VorbehaltKind::Werfen)) => Some(Vorbehalt::Werfen),
        (_, Ok(VorbehaltKind::Trumpfabgabe)) => Some(Vorbehalt::Trumpfabgabe),
        (_, Ok(VorbehaltKind::Schweine)) => Some(Vorbehalt::Schweine),
        _ => None,
    };
    let is_hochzeit = matches!(named, Some(Vorbehalt::Hochzeit { .. }));
    named.filter(|_| is_hochzeit || schweine == Schweine::None).into_iter().collect()
}
