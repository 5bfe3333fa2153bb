//! The words of people before the first card.

use crate::{compact, composed, games_of, parse_call, parse_cards, parse_condition, parse_game, parse_vorbehalt};
use game::{
    Act, Bid, Call, Card, GameName, Hand, Level, Say, Schweine, Vorbehalt,
    rules::{HochzeitCondition, VorbehaltKind},
    words::noted,
};
use text::{Arg, Join, Localized, Message, brief, english_errors, message};

/// A word that is no act, or can be two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActError {
    /// The word.
    pub text: String,
    /// The possible meanings, if there are several.
    pub meanings: Vec<Act>,
}

impl Localized for ActError {
    fn message(&self) -> Message {
        let text = brief(&self.text);
        if !self.meanings.is_empty() {
            return message!("word-ambiguous", text, meanings = Arg::list(self.meanings.iter().map(noted), Join::Or));
        }
        let what = message!("act-unknown", text);
        message!("act-unknown-write", what, expected = message!("act-expected"))
    }
}

english_errors!(ActError);

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

/// Reads the word of the notation for an act, or what people say for it, in German or English: `Gesund`, `kleiner Vorbehalt`,
/// `ja`, `Kreuz-Solo`, `Hochzeit mit dem ersten fremden Fehlstich`, `gebot:Damensolo:keine 90`, `zurück:Karo 10,PA`.
///
/// # Errors
/// A word that is no act, or can be two.
pub fn parse_act(text: &str) -> Result<Act, ActError> {
    if let Some(act) = Act::from_name(text) {
        return Ok(act);
    }
    match said(text)[..] {
        [act] => Ok(act),
        ref meanings => Err(ActError { text: text.to_owned(), meanings: meanings.to_vec() }),
    }
}

/// Returns everything that what was said can mean.
fn said(text: &str) -> Vec<Act> {
    /// The most letters of an act.
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
    } else {
        acts.extend(said_vorbehalte(&lower).into_iter().map(Act::Name));
    }
    acts
}

fn said_cards(cards: &str) -> Option<Hand> {
    let cards: Vec<Card> = parse_cards(cards).unwrap_or_default().into_iter().map(|(card, _)| card).collect();
    Hand::try_of(&cards).ok().filter(|hand| !hand.is_empty())
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

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Solo, Suit};
    use text::Language;

    #[test]
    fn what_is_said_is_understood() {
        let hochzeit = |condition, schweine| Act::Name(Vorbehalt::Hochzeit { condition, schweine });
        for (text, act) in [
            ("Gesund", Act::Say(Say::Gesund)),
            ("kleiner Vorbehalt", Act::Say(Say::Klein)),
            ("gro\u{df}", Act::Say(Say::Gross)),
            ("JA", Act::Yes),
            ("passe", Act::Pass),
            ("Kreuz-Solo", Act::Name(Vorbehalt::Solo(Solo::Farbe(Suit::Clubs)))),
            ("Assesolo", Act::Name(Vorbehalt::Solo(Solo::Fleischlos))),
            ("Hochzeit", Act::Name(Vorbehalt::HOCHZEIT)),
            ("Hochzeit mit dem ersten fremden Fehlstich", hochzeit(HochzeitCondition::Fehl, Schweine::None)),
            ("Hochzeit:Trumpf und Schweine", hochzeit(HochzeitCondition::Trumpf, Schweine::Announced)),
            ("Trumpfschwa\u{308}che", Act::Name(Vorbehalt::Trumpfschwach)),
            ("gebot:Damensolo:keine 90", Act::Bid(Bid { solo: Solo::Damen, level: Level::Keine90 })),
            ("abgabe:Karo 10,PA", Act::Give(Hand::of(&[Card::DT, Card::SA]))),
            ("zurück:Karo 10,PA", Act::Return(Hand::of(&[Card::DT, Card::SA]))),
        ] {
            assert_eq!(parse_act(text), Ok(act), "{text}");
        }
        for language in Language::ALL {
            let acts = Say::ALL.map(Act::Say).into_iter().chain([Act::Yes, Act::No]);
            let names = Solo::ALL.map(Vorbehalt::Solo).into_iter().chain([Vorbehalt::HOCHZEIT]);
            for act in acts.chain(names.map(Act::Name)) {
                assert_eq!(parse_act(&act.text(language)), Ok(act), "{}", act.text(language));
            }
        }
    }

    #[test]
    fn what_can_be_two_things_is_refused_with_both() {
        let told = |text: &str| parse_act(text).expect_err(text).text(Language::German);
        assert_eq!(told("K-Solo"), "„K-Solo“ kann Kreuzsolo oder Karosolo sein");
        assert_eq!(told("weiter"), "„weiter“ kann gesund oder passe sein");
    }

    #[test]
    fn other_words_are_quoted_in_the_error() {
        for word in ["", "krank", "bid:", "bid:damensolo:k120", "return:XX", "damensolo+schweine", "hochzeit:now"] {
            let error = parse_act(word).expect_err(word);
            assert!(error.to_string().contains(&format!("\"{word}\"")));
        }
    }
}
