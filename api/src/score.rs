//! What a game brings, and why.

mod answer;
mod sheet;

pub use answer::{
    BreachAnswer, ItemAnswer, PointsAnswer, RefusedAnswer, ScoreAnswer, Scored, SpecialAnswer, TrickAnswer,
    UnplayedAnswer, Unscored, WonAnswer,
};
pub use sheet::sheet;
pub(crate) use sheet::{item_rows, seat_points};

use crate::context::Context;
use crate::error::{Error, Source};
use crate::fields::{self, Options};
use crate::game_record::rules_of;
use crate::question;
use crate::records::{self, Refused, Written};
use answer::Told;
use game::{Rules, Seat};
use notation::record::{Breach, Breaches, Record, check, replay};
use notation::{Label, Span, parse_card};
use referee::text::{continuation, number, title};
use referee::{Ruling, Settled, Settlement, settle};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use text::message;

/// Asks what a game written down brings.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreQuestion {
    /// The game: the object of a record, or its text.
    #[schemars(with = "referee::json::RecordOrText")]
    pub record: Value,
    /// Whether a game with unclaimed breaches is scored; they count as valid moves.
    #[serde(default)]
    pub count_breaches: bool,
}

impl question::Question for ScoreQuestion {
    const NAME: &'static str = "score";
    type Answer = ScoreAnswer;

    fn answer(self, context: &Context) -> Result<ScoreAnswer, Error> {
        let written = records::only(self.record, context)?;
        let breaches = if self.count_breaches { Breaches::CountAsValid } else { Breaches::Refuse };
        match answer(context, written, breaches) {
            Ok(answer) => Ok(answer),
            Err(Refused { line, breaches, .. }) if !breaches.is_empty() => {
                let error = message!("score-breaks-rules").text(context.language);
                Ok(ScoreAnswer::Refused(RefusedAnswer { line, error, breaches }))
            }
            Err(Refused { errors, .. }) => {
                Err(errors.into_iter().next().unwrap_or_else(|| Error::new(message!("score-breaks-rules"))))
            }
        }
    }
}

/// Returns what a record brings.
///
/// # Errors
/// Returns everything that is wrong with it.
pub fn answer(context: &Context, written: Written, breaches: Breaches) -> Result<ScoreAnswer, Refused> {
    let place = &written.place;
    let assumed: Vec<String> = written.assumed().iter().map(|message| message.text(context.language)).collect();
    let (record, options) = written.record?;
    let rules = rules(context, &record, &options, place)?;
    let language = context.language;
    let refused = |breaches: &[Breach]| Refused {
        line: place.line,
        errors: breaches.iter().map(|breach| breach_error(breach, place)).collect(),
        breaches: breaches.iter().map(|breach| BreachAnswer::new(language, breach)).collect(),
    };
    let found = check(&record, &rules);
    if found.iter().any(|breach| !breach.can_stand()) {
        return Err(refused(&found));
    }
    let unreadable = |error| Refused::unreadable(place.line, error);
    let told = match settle(&record, &rules).map_err(|problem| unreadable(Error::of(&problem)))? {
        None => {
            let outcome = replay(&record, &rules, breaches).map_err(|breaches| refused(&breaches))?;
            Told { rules, outcome, breaches: found, ruling: None }
        }
        // What was claimed is ruled on, everything else stands as a valid move.
        Some(Settlement { ruling, settled: Settled::Scored(outcome) }) => {
            Told { rules, outcome: *outcome, breaches: Vec::new(), ruling: Some(ruling) }
        }
        Some(Settlement { ruling, settled: Settled::NotScored }) => {
            return Ok(ScoreAnswer::Unscored(Box::new(Unscored::new(language, place.line, &rules, ruling))));
        }
        Some(Settlement { ruling, settled: Settled::GoesOn }) => return Err(unreadable(goes_on(&ruling))),
    };
    let mut scored = Scored::new(language, place.line, told);
    scored.assumed = assumed;
    Ok(ScoreAnswer::Scored(Box::new(scored)))
}

/// Returns the rules a record follows, with the options that stand beside it.
///
/// # Errors
/// Returns that there is no such rule set, or what is wrong with an option.
pub fn rules(context: &Context, record: &Record, options: &Options, place: &Source) -> Result<Rules, Refused> {
    let rules = rules_of(record, context).and_then(|rules| fields::with_options(&rules, options));
    rules.map_err(|error| Refused::unreadable(place.line, error))
}

/// Returns that a record ends although by the ruling play goes on.
fn goes_on(ruling: &Ruling) -> Error {
    let (entry, title, goes_on) = (number(ruling.entry), title(ruling.entry), continuation(ruling));
    Error::new(message!("score-goes-on")).with_help(message!("score-goes-on-help", entry, title, goes_on))
}

/// Returns what is wrong with a move, and where it stands in the text of its record.
#[must_use]
pub fn breach_error(breach: &Breach, place: &Source) -> Error {
    let error = Error::of(breach);
    match spot(breach, place) {
        Some(span) => error.in_source(place.clone(), &[Label::new(span)]),
        None => error,
    }
}

/// Returns where something is wrong if the record is written as text: the card, or the line of the trick.
fn spot(breach: &Breach, place: &Source) -> Option<Span> {
    let trick = breach.trick?.to_string();
    let mut start = 0;
    for line in place.text.split_inclusive('\n') {
        if line.split_whitespace().next().is_some_and(|word| word.trim_end_matches('.') == trick) {
            let whole = Span { start, end: start + line.trim_end().len() };
            return Some(card_in(breach, line, start).unwrap_or(whole));
        }
        start += line.len();
    }
    None
}

/// Returns where the card of a breach stands in the line of its trick: `2 W: HA HK HK H9`.
fn card_in(breach: &Breach, line: &str, start: usize) -> Option<Span> {
    let card = breach.card()?;
    let mut words = line.split_whitespace().skip(1);
    let lead = words.next()?.chars().next().and_then(Seat::from_letter)?;
    // Calls and incidents stand between the cards.
    let cards = words.filter(|word| !word.ends_with('!') && !word.contains(':') && !word.starts_with("abort"));
    let (_, word) = (0..).zip(cards).find(|&(steps, word)| {
        Some(lead.plus(steps)) == breach.seat && parse_card(word).is_ok_and(|played| played == card)
    })?;
    let offset = word.as_ptr() as usize - line.as_ptr() as usize;
    Some(Span { start: start + offset, end: start + offset + word.len() })
}
