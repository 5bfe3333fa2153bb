//! Reading a maxim.
//!
//! ```text
//! maxim = [ [ "not" ] moment { "," [ "not" ] moment } ] ":" card
//! card  = [ "highest" | .. ] [ "not" ] kind { "or" kind }
//! kind  = { "winning" | .. } thing
//! ```

use super::{Kind, Knowledge, Maxim, Moment, Most, Round, Sense, Trait, Who};
use bots::{Condition, Thing};
use game::Team;
use notation::closest;
use std::ops::RangeInclusive;
use std::str::FromStr;
use text::{Localized, Message, brief, message};

/// The moments that are one or two words.
const MOMENTS: [&str; 16] = [
    "leading",
    "following",
    "second",
    "third",
    "last",
    "re",
    "kontra",
    "partner wins",
    "foe wins",
    "stranger wins",
    "partner known",
    "partner unknown",
    "first round",
    "later round",
    "void",
    "trick 1",
];

const MOSTS: [(&str, Most); 6] = [
    ("highest", Most::Highest),
    ("lowest", Most::Lowest),
    ("richest", Most::Richest),
    ("poorest", Most::Poorest),
    ("shortest", Most::Shortest),
    ("longest", Most::Longest),
];

const TRAITS: [(&str, Trait); 6] = [
    ("winning", Trait::Winning),
    ("losing", Trait::Losing),
    ("fresh", Trait::Fresh),
    ("repeated", Trait::Repeated),
    ("single", Trait::Single),
    ("paired", Trait::Paired),
];

/// The most tricks of a game.
const MOST_TRICKS: usize = 12;

/// The Augen of a deck.
const MOST_AUGEN: u16 = 240;

impl FromStr for Maxim {
    type Err = Message;

    /// Reads a maxim.
    ///
    /// # Errors
    /// Returns what could not be understood.
    fn from_str(text: &str) -> Result<Self, Message> {
        let (moments, card) = text.split_once(':').ok_or_else(|| message!("maxim-colon"))?;
        let moments = moments.split(',').map(str::trim).filter(|moment| !moment.is_empty());
        let moments = moments.map(moment).collect::<Result<_, _>>()?;
        let words: Vec<&str> = card.split_whitespace().collect();
        let most = words.first().and_then(|first| find(&MOSTS, first));
        let words = &words[usize::from(most.is_some())..];
        let is_negated = words.first().is_some_and(|first| matches!(*first, "not" | "nicht"));
        let sense = if is_negated { Sense::Others } else { Sense::These };
        let kinds = words[usize::from(is_negated)..].split(|word| matches!(*word, "or" | "oder"));
        Ok(Self { moments, most, sense, kinds: kinds.map(kind).collect::<Result<_, _>>()? })
    }
}

fn find<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)).map(|&(_, meaning)| meaning)
}

fn moment(text: &str) -> Result<Moment, Message> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    if let Some(("not", positive)) = text.split_once(char::is_whitespace) {
        return Ok(Moment::Not(Box::new(moment(positive.trim_start())?)));
    }
    Ok(match *words {
        ["leading"] => Moment::OnTable(0..=0),
        ["following"] => Moment::OnTable(1..=3),
        ["second"] => Moment::OnTable(1..=1),
        ["third"] => Moment::OnTable(2..=2),
        ["last"] => Moment::OnTable(3..=3),
        ["re"] => Moment::Side(Team::Re),
        ["kontra"] => Moment::Side(Team::Kontra),
        ["partner", "wins"] => Moment::Wins(Who::Partner),
        ["foe", "wins"] => Moment::Wins(Who::Foe),
        ["stranger", "wins"] => Moment::Wins(Who::Stranger),
        ["partner", "known"] => Moment::Partner(Knowledge::Known),
        ["partner", "unknown"] => Moment::Partner(Knowledge::Unknown),
        ["first", "round"] => Moment::Round(Round::First),
        ["later", "round"] => Moment::Round(Round::Later),
        ["void"] => Moment::Void,
        ["trick" | "tricks", numbers] => Moment::Trick(tricks(numbers)?),
        [">=", number, "augen"] => Moment::Augen(augen(number)?..=MOST_AUGEN),
        ["<=", number, "augen"] => Moment::Augen(0..=augen(number)?),
        ["with", ..] => Moment::With(condition(text.trim_start_matches(|c: char| !c.is_whitespace()))?),
        [ref words @ .., "led"] if !words.is_empty() => Moment::Led(thing(words)?),
        _ => {
            return Err(match closest(text, MOMENTS) {
                Some(meant) => message!("maxim-moment-meant", text = brief(text), meant),
                None => message!("maxim-moment", text = brief(text)),
            });
        }
    })
}

/// Reads `3`, `3-5` or `3+`.
fn tricks(text: &str) -> Result<RangeInclusive<usize>, Message> {
    let number = |text: &str| text.parse().ok().filter(|number| (1..=MOST_TRICKS).contains(number));
    let range = match text.strip_suffix('+') {
        Some(first) => number(first).map(|first| first..=MOST_TRICKS),
        None => {
            let (first, last) = text.split_once('-').unwrap_or((text, text));
            number(first).zip(number(last)).map(|(first, last)| first..=last)
        }
    };
    let range = range.filter(|range| !range.is_empty());
    range.ok_or_else(|| message!("maxim-tricks", text = brief(text), most = MOST_TRICKS))
}

fn augen(text: &str) -> Result<u16, Message> {
    let number = text.parse().ok().filter(|number| *number <= MOST_AUGEN);
    number.ok_or_else(|| message!("maxim-augen", text = brief(text)))
}

fn condition(text: &str) -> Result<Condition, Message> {
    format!("N has {text}").parse().map_err(|error: bots::ConditionError| error.message())
}

fn kind(words: &[&str]) -> Result<Kind, Message> {
    let traits: Vec<Trait> = words.iter().map_while(|word| find(&TRAITS, word)).collect();
    let thing = thing(&words[traits.len()..])?;
    Ok(Kind { traits, thing })
}

/// Reads what a card is, in the words of conditions.
fn thing(words: &[&str]) -> Result<Thing, Message> {
    let text = words.join(" ");
    match condition(&text) {
        Ok(Condition::Holds { what, least: 1, most: u16::MAX, .. }) if what != Thing::Augen => Ok(what),
        _ => Err(message!("maxim-card", text = brief(&text))),
    }
}
