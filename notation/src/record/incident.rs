//! Incidents at the table, next to the cards in their order and the calls.

use crate::{composed, parse_call, parse_card, parse_class, parse_seat, record::moment::Moment};
use game::{
    Call, Card, Class, Seat,
    words::{noted_cards, noted_code},
};
use std::{fmt, str::FromStr};
use text::{Arg, Join, Localized, Message, brief, english_errors, message};

/// Something that happened at the table beside the cards in their order and the calls.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Incident {
    /// Time of the incident.
    pub at: Moment,
    /// The player; an abort has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Seat>,
    /// Kind of the incident.
    pub what: Deed,
}

/// The act of a player, or the fate of the game; one word of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Laid this card before it was his turn (Vorwerfen), or led it before the game was named. If play went on, the card
    /// stands in its trick, in its place.
    Early(Card),
    /// Laid these cards, one after the other, and took them back; what he played instead stands in the trick.
    TookBack(Vec<Card>),
    /// Let several cards fall at once.
    Fell {
        /// Those that everybody could see; the one that stays is in the trick.
        seen: Vec<Card>,
        /// The number of others under them.
        hidden: u8,
    },
    /// Called before the game was named. Later calls are those of the record itself.
    Called(Call),
    /// Said again that this had been called, because of the noise.
    Reminded(Call),
    /// Said something else; blanks are written as `_`.
    Said(String),
    /// Showed these cards of his hand; none listed: all of them.
    Showed(Vec<Card>),
    /// Handed his remaining cards over to the opponents, who get the remaining tricks (DDV E.2, BSV 5.4).
    HandedOver,
    /// Showed his hand and claimed all remaining tricks for his side (DDV E.1, referees' handbook 3.10).
    Claimed {
        /// The stated way to play.
        order: ClaimOrder,
        /// Whether he said that a jack of clubs makes the last trick.
        charlie: LastTrick,
    },
    /// Looked at the trick with this number, which lay face down.
    Looked(u8),
    /// Claimed that somebody broke a rule (Reklamation); also as the answer to a partner who asked.
    Protested,
    /// Answered "keine Reklamation" to a partner who asked, which binds (DDV G.7.3).
    Waived,
    /// Play was stopped; by whose breach, if by somebody's.
    Aborted(Option<Seat>),
}

/// The way to play that a claimant of all remaining tricks states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimOrder {
    /// No stated order: each suit from the top.
    Unsaid,
    /// The cards in this order.
    Cards(Vec<Card>),
    /// These suits one after the other, each from the top.
    Classes(Vec<Class>),
}

/// Whether somebody who claims the remaining tricks says that a jack of clubs makes the last one (3.10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastTrick {
    /// No statement about the last trick.
    Unsaid,
    /// A jack of clubs makes the last trick.
    ByCharlie,
}

impl Deed {
    /// Returns whether no card is played after this, as a rule.
    #[must_use]
    pub const fn ends_play(&self) -> bool {
        match self {
            Self::HandedOver | Self::Claimed { .. } | Self::Aborted(_) => true,
            Self::Showed(cards) => cards.is_empty(),
            _ => false,
        }
    }

    /// Returns whether this is an Aktion, which ends the right to claim what was seen before (referees' handbook 1.2).
    /// What handing over the cards forfeits is a rule of its own (DDV E.2, BSV 5.4).
    #[must_use]
    pub const fn is_action(&self) -> bool {
        matches!(self, Self::Early(_) | Self::TookBack(_) | Self::Fell { .. } | Self::Called(_))
    }
}

const HIDDEN: &str = "?";
const CHARLIE: &str = "+charlie";

impl fmt::Display for Deed {
    /// Writes the deed as one word of the notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = |f: &mut fmt::Formatter<'_>, name: &str, items: Vec<String>| {
            let separator = if items.is_empty() { "" } else { ":" };
            write!(f, "{name}{separator}{}", items.join(","))
        };
        let codes = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<String>>();
        match self {
            Self::Early(card) => write!(f, "early:{card}"),
            Self::TookBack(cards) => listed(f, "took_back", codes(cards)),
            Self::Fell { seen, hidden } => {
                let hidden = std::iter::repeat_n(HIDDEN.to_owned(), usize::from(*hidden));
                listed(f, "fell", codes(seen).into_iter().chain(hidden).collect())
            }
            Self::Called(call) => write!(f, "{call}!"),
            Self::Reminded(call) => write!(f, "reminds:{call}"),
            Self::Said(words) => write!(f, "says:{words}"),
            Self::Showed(cards) => listed(f, "shows", codes(cards)),
            Self::HandedOver => f.write_str("hands_over"),
            Self::Claimed { order, charlie } => {
                f.write_str("claims")?;
                if *charlie == LastTrick::ByCharlie {
                    f.write_str(CHARLIE)?;
                }
                match order {
                    ClaimOrder::Unsaid => Ok(()),
                    ClaimOrder::Cards(cards) => listed(f, "", codes(cards)),
                    ClaimOrder::Classes(classes) => listed(f, "", classes.iter().copied().map(letter).collect()),
                }
            }
            Self::Looked(trick) => write!(f, "looks:{trick}"),
            Self::Protested => f.write_str("protests"),
            Self::Waived => f.write_str("waives"),
            Self::Aborted(None) => f.write_str("abort"),
            Self::Aborted(Some(offender)) => write!(f, "abort:{offender}"),
        }
    }
}

fn letter(class: Class) -> String {
    match class {
        Class::Trump => "T".to_owned(),
        Class::Fehl(suit) => suit.letter().to_string(),
    }
}

impl Localized for Deed {
    fn message(&self) -> Message {
        match self {
            Self::Early(card) => message!("deed-early", card),
            Self::TookBack(cards) => message!("deed-took-back", cards = noted_cards(cards.iter().copied())),
            Self::Fell { seen, hidden } => {
                let seen = seen.iter().map(|&card| noted_code(card).into());
                let hidden = std::iter::repeat_n(Arg::from(HIDDEN), usize::from(*hidden));
                message!("deed-fell", cards = Arg::list(seen.chain(hidden), Join::Space))
            }
            Self::Called(call) => message!("deed-called", call),
            Self::Reminded(call) => message!("deed-reminded", call),
            Self::Said(words) => message!("deed-said", words = brief(&words.replace('_', " "))),
            Self::Showed(cards) if cards.is_empty() => Message::new("deed-showed-all"),
            Self::Showed(cards) => message!("deed-showed", cards = noted_cards(cards.iter().copied())),
            Self::HandedOver => Message::new("deed-handed-over"),
            Self::Claimed { .. } => Message::new("deed-claimed"),
            Self::Looked(trick) => message!("deed-looked", trick),
            Self::Protested => Message::new("deed-protested"),
            Self::Waived => Message::new("deed-waived"),
            Self::Aborted(None) => Message::new("deed-aborted"),
            Self::Aborted(Some(seat)) => message!("deed-aborted-by", seat),
        }
    }
}

/// A word that is no deed of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDeedError {
    /// The word.
    pub text: String,
}

impl Localized for ParseDeedError {
    fn message(&self) -> Message {
        message!("deed-unknown", text = brief(&self.text))
    }
}

english_errors!(ParseDeedError);

impl FromStr for Deed {
    type Err = ParseDeedError;

    fn from_str(word: &str) -> Result<Self, ParseDeedError> {
        parse(word).ok_or_else(|| ParseDeedError { text: word.to_owned() })
    }
}

/// The words of deeds, with what Germans write for them.
const NAMES: [(&str, &[&str]); 13] = [
    ("early", &["vorgeworfen"]),
    ("took_back", &["zurückgenommen", "zurueckgenommen"]),
    ("fell", &["gefallen"]),
    ("reminds", &["erinnert"]),
    ("says", &["sagt"]),
    ("shows", &["zeigt"]),
    ("hands_over", &["gibt_ab"]),
    ("claims", &["beansprucht"]),
    ("claims+charlie", &["beansprucht+charlie"]),
    ("looks", &["schaut"]),
    ("protests", &["reklamiert"]),
    ("waives", &["keine_reklamation"]),
    ("abort", &["abbruch"]),
];

/// Returns the word of the notation for the name of a deed.
fn name_of(word: &str) -> Option<&'static str> {
    let word = composed(word).to_lowercase();
    NAMES.iter().find(|(name, others)| *name == word || others.contains(&word.as_str())).map(|(name, _)| *name)
}

impl Deed {
    /// Returns whether a deed is called so.
    pub(super) fn is_named(word: &str) -> bool {
        name_of(word).is_some()
    }

    /// Returns whether this word says that play was stopped.
    pub(super) fn is_abort(word: &str) -> bool {
        name_of(word) == Some("abort")
    }
}

fn parse(word: &str) -> Option<Deed> {
    if let Some(call) = word.strip_suffix('!').filter(|call| !call.contains(':')) {
        return parse_call(call).ok().map(Deed::Called);
    }
    let (name, rest) = match word.split_once(':') {
        Some((name, rest)) => (name, Some(rest).filter(|rest| !rest.is_empty())),
        None => (word, None),
    };
    if rest.is_none() && name != word {
        return None;
    }
    Some(match (name_of(name)?, rest) {
        ("early", Some(card)) => Deed::Early(parse_card(card).ok()?),
        ("took_back", Some(list)) => Deed::TookBack(cards(list)?),
        ("fell", Some(list)) => fell(list)?,
        ("reminds", Some(call)) => Deed::Reminded(parse_call(call).ok()?),
        ("says", Some(words)) => said(words)?,
        ("shows", None) => Deed::Showed(Vec::new()),
        ("shows", Some(list)) => Deed::Showed(cards(list)?),
        ("hands_over", None) => Deed::HandedOver,
        ("looks", Some(trick)) => Deed::Looked(trick.parse().ok()?),
        ("protests", None) => Deed::Protested,
        ("waives", None) => Deed::Waived,
        ("abort", None) => Deed::Aborted(None),
        ("abort", Some(seat)) => Deed::Aborted(Some(parse_seat(seat).ok()?)),
        ("claims", order) => Deed::Claimed { order: claim_order(order)?, charlie: LastTrick::Unsaid },
        ("claims+charlie", order) => Deed::Claimed { order: claim_order(order)?, charlie: LastTrick::ByCharlie },
        _ => return None,
    })
}

fn cards(list: &str) -> Option<Vec<Card>> {
    list.split(',').map(|card| parse_card(card).ok()).collect()
}

/// Cards that were seen, then `?` for each that was not. All hidden, they are no incident.
fn fell(list: &str) -> Option<Deed> {
    let names: Vec<&str> = list.split(',').collect();
    let n_seen = names.iter().take_while(|&&name| name != HIDDEN).count();
    let (seen, hidden) = names.split_at(n_seen);
    if hidden.iter().any(|&name| name != HIDDEN) {
        return None;
    }
    let seen = seen.iter().map(|name| parse_card(name).ok()).collect::<Option<_>>()?;
    Some(Deed::Fell { seen, hidden: u8::try_from(hidden.len()).ok()? })
}

fn claim_order(list: Option<&str>) -> Option<ClaimOrder> {
    let Some(list) = list else { return Some(ClaimOrder::Unsaid) };
    let classes: Option<Vec<Class>> = list.split(',').map(|class| parse_class(class).ok()).collect();
    match classes {
        Some(classes) => Some(ClaimOrder::Classes(classes)),
        None => cards(list).map(ClaimOrder::Cards),
    }
}

/// Rule DDV G.7.3: who is asked answers with these words, and they are more than words.
fn said(words: &str) -> Option<Deed> {
    match composed(words).to_lowercase().trim_end_matches(['.', '!']) {
        "reklamation" => Some(Deed::Protested),
        "keine_reklamation" => Some(Deed::Waived),
        _ => one_word(words).map(Deed::Said),
    }
}

/// Returns the text if it can stand in a line of the text form.
fn one_word(words: &str) -> Option<String> {
    let stands = !words.contains(|c: char| c.is_whitespace() || c.is_control() || c == '#');
    stands.then(|| words.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_is_one_word_and_reads_back() {
        let words = [
            "early:HT",
            "took_back:HT",
            "took_back:DT,CA",
            "fell:HT,D9",
            "fell:HT,?",
            "fell:?,?",
            "re!",
            "reminds:k90",
            "says:weiter",
            "says:wir_spielen:zusammen",
            "shows",
            "shows:HT,CQ",
            "hands_over",
            "claims",
            "claims:T,S",
            "claims:HT,CQ",
            "claims+charlie",
            "claims+charlie:CQ,CJ",
            "looks:3",
            "protests",
            "waives",
            "abort",
            "abort:E",
        ];
        for word in words {
            assert_eq!(word.parse::<Deed>().map(|deed| deed.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn cards_may_be_written_as_people_write_them() {
        assert_eq!("early:Dulle".parse(), Ok(Deed::Early("HT".parse().unwrap())));
    }

    #[test]
    fn the_answer_to_a_partner_is_a_claim_or_none() {
        assert_eq!("says:Reklamation!".parse(), Ok(Deed::Protested));
        assert_eq!("says:keine_Reklamation".parse(), Ok(Deed::Waived));
        assert_eq!("says:Reklamation?".parse(), Ok(Deed::Said("Reklamation?".to_owned())));
    }

    #[test]
    fn other_words_are_quoted_in_the_error() {
        let words = [
            "",
            "early",
            "early:",
            "early:XX",
            "fell:?,HT",
            "claims:T,HT",
            "abort:X",
            "shows:",
            "says:",
            "looks:x",
            "says:a#b",
            "protests:E",
            "k120!",
            "hands_over:HT",
            "claims+charlie:",
        ];
        for word in words {
            let error = word.parse::<Deed>().expect_err(word).to_string();
            assert!(error.contains(&format!("\"{word}\"")), "{error}");
        }
    }
}
