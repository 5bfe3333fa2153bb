//! Games that ended before their last card: to whom the rest belongs, and the ruling that says so.

use crate::lang::{Say, team_name};
use crate::referee::{shown, texts_in};
use crate::session::{Format, Session};
use crate::trouble::{Failure, Trouble};
use ::referee::Ruling;
use ::referee::json::ruling_with_texts;
use game::{Outcome, Rules, Seat, Team, Won};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::io::Write;
use text::Language;

/// A game that ended before its last card and is not scored: only the penalty counts.
pub(crate) struct Unscored {
    pub(crate) rules: Rules,
    pub(crate) ruling: Ruling,
}

/// The answer of `doko score` to a game that is not scored.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct UnscoredAnswer {
    /// The number of the line on which the record begins, from 1.
    line: usize,
    /// The rule set.
    rules: String,
    /// That the game is not scored.
    scored: bool,
    /// The ruling on what ended the game, as `doko referee rule --json` writes it; its points are penalties.
    ruling: Value,
}

impl Unscored {
    pub(crate) fn write(&self, session: &mut Session, format: Format, line: usize) -> Result<(), Failure> {
        let ruling = &self.ruling;
        match format {
            Format::Json => session.write_json(&UnscoredAnswer {
                line,
                rules: self.rules.name.to_string(),
                scored: false,
                ruling: json(session.lang, ruling),
            }),
            Format::Text => write_ruling(session, ruling),
            Format::Auto | Format::Lines => {
                let points: Vec<String> = Seat::ALL.map(|seat| format!("{seat}={}", ruling.points[seat])).into();
                Ok(writeln!(session.out, "- {} unscored entry={}", points.join(" "), ruling.entry)?)
            }
        }
    }
}

/// Returns what a line for programs says about the end of a shortened game.
pub(crate) fn words(outcome: &Outcome, ruling: &Ruling) -> String {
    let rest = outcome.unplayed.map_or_else(String::new, |unplayed| {
        format!(" rest={}:{}/{}", unplayed.to, unplayed.rest.augen, unplayed.rest.tricks)
    });
    let penalty: Vec<String> = Seat::ALL.map(|seat| format!("{seat}:{}", ruling.points[seat])).into();
    format!("{rest} entry={} penalty={}", ruling.entry, penalty.join(","))
}

/// Returns the sentence that says who gets the remaining tricks.
pub(crate) fn rest(lang: Language, to: Team, rest: Won) -> String {
    let team = team_name(to);
    match (lang, rest.tricks) {
        (Language::German, 1) => format!("Der letzte Stich mit {} Augen geht an {team}.", rest.augen),
        (Language::German, tricks) => {
            format!("Die restlichen {tricks} Stiche mit {} Augen gehen an {team}.", rest.augen)
        }
        (Language::English, 1) => format!("The last trick with {} Augen goes to {team}.", rest.augen),
        (Language::English, tricks) => format!("The remaining {tricks} tricks with {} Augen go to {team}.", rest.augen),
    }
}

/// Writes the ruling on what ended the game, with its reasons.
pub(crate) fn write_ruling(session: &mut Session, ruling: &Ruling) -> Result<(), Failure> {
    for row in shown::rows(texts_in(session.lang), ruling) {
        writeln!(session.out, "{row}")?;
    }
    Ok(writeln!(session.out)?)
}

/// Returns the ruling for programs, with its texts.
pub(crate) fn json(lang: Language, ruling: &Ruling) -> Value {
    ruling_with_texts(ruling, texts_in(lang))
}

/// Returns that a record ends although by the ruling play goes on.
pub(crate) fn goes_on(lang: Language, ruling: &Ruling) -> Trouble {
    let texts = texts_in(lang);
    let message = lang.say(
        "Das Spiel ist nicht zu Ende: nach der Entscheidung wird weitergespielt",
        "the game is not over: by the ruling play goes on",
    );
    let ruling =
        format!("{} {}: {}", texts.number(ruling.entry), texts.title(ruling.entry), texts.continuation(ruling));
    let help = lang.say("schreiben Sie die übrigen Karten auf", "write down the remaining cards");
    Trouble::new(message).with_help(format!("{ruling} {help}"))
}
