//! What people know of a game, as a question.

use super::answer::ResultAnswer;
use super::{answer, read};
use crate::context::Context;
use crate::error::{Error, Source};
use crate::question;
#[cfg(feature = "arguments")]
use clap::ArgAction;
#[cfg(feature = "arguments")]
use clap::builder::{StringValueParser, TypedValueParser};
use game::rules::Sonderpunkt;
use game::{ItemKind, Schweine, SeatSet, Team};
use notation::record::Breaches;
use notation::result::{FactCall, FactGame, Facts, When, Who};
use notation::{Names, WordError, parse_call, parse_game, parse_seat, parse_seats, parse_team};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use text::brief;
use text::{Arg, Join, message};

/// Asks what a game brings of which people know Augen, calls and special points, and not the cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "arguments", derive(clap::Args))]
pub struct ResultQuestion {
    /// Everything in one line, as people say it: `Re N+O 145 Augen, Re angesagt, Fuchs für Kontra`. The other fields add to it.
    #[cfg_attr(feature = "arguments", arg(skip))]
    pub text: Option<String>,
    /// The game, such as `normal`, `hochzeit`, `stilles_solo`, `damensolo`; `solo` is one that need not be named.
    #[cfg_attr(feature = "arguments", arg(long))]
    pub game: Option<String>,
    /// The seats of Re, such as `NS`; that of a soloist alone.
    #[cfg_attr(feature = "arguments", arg(long))]
    pub re: Option<String>,
    /// Augen: of Re, or by side or seat. What the others have follows.
    #[cfg_attr(feature = "arguments", arg(long, value_parser = StringValueParser::new().map(Numbers::Words)))]
    pub augen: Option<Numbers>,
    /// Tricks, where they matter, in the same way.
    #[cfg_attr(feature = "arguments", arg(long, value_parser = StringValueParser::new().map(Numbers::Words)))]
    pub tricks: Option<Numbers>,
    /// Calls of Re.
    #[cfg_attr(feature = "arguments", arg(long, action = ArgAction::Set, value_parser = StringValueParser::new().map(CallWord::Words)))]
    pub re_calls: Vec<CallWord>,
    /// Calls of Kontra.
    #[cfg_attr(feature = "arguments", arg(long, action = ArgAction::Set, value_parser = StringValueParser::new().map(CallWord::Words)))]
    pub kontra_calls: Vec<CallWord>,
    /// Special points.
    #[cfg_attr(feature = "arguments", arg(long, value_parser = StringValueParser::new().map(SpecialWord::Words)))]
    pub special: Vec<SpecialWord>,
    /// The number of the Klärungsstich of a Hochzeit, from 1.
    #[cfg_attr(feature = "arguments", arg(long))]
    pub clarifying_trick: Option<u8>,
    /// Whether Schweine were announced.
    #[cfg_attr(feature = "arguments", arg(long))]
    pub schweine: bool,
    /// The stated winner, re or kontra; a wrong one is an error.
    #[cfg_attr(feature = "arguments", arg(long))]
    pub winner: Option<String>,
    /// Whether late calls count because they were not claimed.
    #[cfg_attr(feature = "arguments", arg(long))]
    pub count_breaches: bool,
}

/// Numbers of sides or players.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Numbers {
    /// That of Re.
    OfRe(u16),
    /// Numbers by side or seat: `{"re": 145}`, `{"N": 80, "E": 65}`.
    By(BTreeMap<String, u16>),
    /// Numbers in words: `Kontra 95`, `145:95`.
    Words(String),
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CallWord {
    /// A call in words: `k90`, `keine 90 mit 10 Karten`.
    Words(String),
    /// A call with its time.
    Fact(CallFact),
}

/// A call with its moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CallFact {
    /// The call: re, kontra, k90, k60, k30, schwarz.
    pub call: String,
    /// Number of cards that the caller held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u8>,
    /// Number of the trick, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trick: Option<u8>,
    /// Number of cards that all seats had played before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<u8>,
}

impl CallFact {
    pub(super) fn new(call: &FactCall) -> Self {
        let (mut cards, mut trick, mut played) = (None, None, None);
        match call.when {
            Some(When::Hand(n)) => cards = Some(n),
            Some(When::Trick(n)) => trick = Some(n),
            Some(When::Played(n)) => played = Some(n),
            None => {}
        }
        Self { call: call.call.name().to_owned(), cards, trick, played }
    }
}

/// A special point.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum SpecialWord {
    /// A special point in words: `Fuchs Re`, `2 Füchse Kontra`.
    Words(String),
    /// A special point by name.
    Fact(SpecialFact),
}

/// A special point by name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpecialFact {
    /// Name of the special point, such as `fuchs`.
    pub name: String,
    /// Side or seat that has earned it: re, kontra, or a seat.
    pub who: String,
    /// Number of times.
    #[serde(default = "once")]
    pub times: u8,
}

const fn once() -> u8 {
    1
}

impl question::Question for ResultQuestion {
    const NAME: &'static str = "result";
    type Answer = ResultAnswer;

    fn answer(self, context: &Context) -> Result<ResultAnswer, Error> {
        answer(context, &context.rules(), &self.facts("")?, self.breaches())
    }
}

impl ResultQuestion {
    /// Returns whether it says anything of the game.
    #[must_use]
    pub fn says_something(&self) -> bool {
        *self != Self { count_breaches: self.count_breaches, ..Self::default() }
    }

    /// Returns what becomes of late calls.
    #[must_use]
    pub const fn breaches(&self) -> Breaches {
        if self.count_breaches { Breaches::CountAsValid } else { Breaches::Refuse }
    }

    /// Returns what it says; `prefix` stands before the name of a field where something is wrong in it.
    ///
    /// # Errors
    /// Returns what is not understood.
    pub fn facts(&self, prefix: &str) -> Result<Facts, Error> {
        let source = |name: &str, text: String| Source { name: format!("{prefix}{name}"), line: 1, text };
        let words = |name: &str, text: String| read(&source(name, text), &Names::Seats);
        let mut facts = match &self.text {
            Some(text) => words("text", text.clone())?,
            None => Facts::default(),
        };
        let at = |name: &str, error: &WordError| {
            Error::of(error).at(message!("result-field", name = format!("{prefix}{name}")))
        };
        // What the line has said a field says again, or contradicts.
        let twice = |name: &str, text: &str| {
            let error = Error::new(message!("result-line-twice", text = brief(text)));
            error.at(message!("result-field", name = format!("{prefix}{name}")))
        };
        if let Some(game) = &self.game {
            let read = game_of(game).map_err(|error| at("game", &error))?;
            let is_more = facts.game == Some(FactGame::SomeSolo) && read.is_for_one();
            let is_less = read == FactGame::SomeSolo && facts.game.is_some_and(FactGame::is_for_one);
            if !is_less {
                facts.game = facts.game.filter(|_| !is_more);
                join(&mut facts.game, read).ok_or_else(|| twice("game", game))?;
            }
        }
        if let Some(re) = &self.re {
            let read = parse_seats(re).map_err(|error| at("re", &error))?;
            join(&mut facts.re, read).ok_or_else(|| twice("re", re))?;
        }
        if let Some(augen) = &self.augen {
            facts.augen.extend(numbers("augen", augen, &words, |facts| facts.augen)?);
        }
        if let Some(tricks) = &self.tricks {
            // A number alone is one of Augen, unless the line says something else.
            let of_tricks = |name: &str, text: String| words(name, with_unit(&text));
            let read = numbers("tricks", tricks, &of_tricks, |facts| {
                facts.tricks.into_iter().map(|(who, n)| (who, u16::from(n))).collect()
            })?;
            facts.tricks.extend(read.into_iter().map(|(who, n)| (who, u8::try_from(n).unwrap_or(u8::MAX))));
        }
        for (team, name, calls) in
            [(Team::Re, "re_calls", &self.re_calls), (Team::Kontra, "kontra_calls", &self.kontra_calls)]
        {
            for call in calls {
                facts.calls.extend(calls_of(team, call, |text| words(name, text), |error| at(name, error))?);
            }
        }
        for special in &self.special {
            facts.special.extend(special_of(special, |text| words("special", text), |error| at("special", error))?);
        }
        if let Some(winner) = &self.winner {
            let read = parse_team(winner).map_err(|error| at("winner", &error))?;
            join(&mut facts.winner, read).ok_or_else(|| twice("winner", winner))?;
        }
        if let Some(trick) = self.clarifying_trick {
            join(&mut facts.klaerung, trick).ok_or_else(|| twice("clarifying_trick", &trick.to_string()))?;
        }
        if self.schweine {
            facts.schweine = Schweine::Announced;
        }
        Ok(facts)
    }
}

/// Puts what was said where it belongs; `None` if something else is there.
fn join<T: PartialEq + Copy>(place: &mut Option<T>, said: T) -> Option<()> {
    (*place.get_or_insert(said) == said).then_some(())
}

fn game_of(text: &str) -> Result<FactGame, WordError> {
    if text.trim().eq_ignore_ascii_case("solo") {
        return Ok(FactGame::SomeSolo);
    }
    parse_game(text).map(FactGame::Named)
}

/// Returns `Kontra 2` as `Kontra 2 Stiche`.
fn with_unit(text: &str) -> String {
    let parts = text.split(',').map(|part| {
        if part.trim_end().ends_with(|c: char| c.is_ascii_digit()) { format!("{part} Stiche") } else { part.to_owned() }
    });
    parts.collect::<Vec<_>>().join(",")
}

fn numbers(
    name: &str,
    numbers: &Numbers,
    words: &impl Fn(&str, String) -> Result<Facts, Error>,
    of: impl Fn(Facts) -> Vec<(Who, u16)>,
) -> Result<Vec<(Who, u16)>, Error> {
    match numbers {
        Numbers::OfRe(n) => Ok(vec![(Who::Team(Team::Re), *n)]),
        Numbers::By(by) => by.iter().map(|(who, &n)| Ok((who_of(name, who)?, n))).collect(),
        Numbers::Words(text) => match text.trim().parse() {
            Ok(n) => Ok(vec![(Who::Team(Team::Re), n)]),
            Err(_) => words(name, text.clone()).map(of),
        },
    }
}

/// Returns a side or a player.
fn who_of(field: &str, text: &str) -> Result<Who, Error> {
    let team = parse_team(text).map(Who::Team);
    team.or_else(|_| parse_seat(text).map(Who::Seat))
        .map_err(|_| Error::new(message!("result-who", field, text = brief(text))))
}

fn calls_of(
    team: Team,
    call: &CallWord,
    words: impl Fn(String) -> Result<Facts, Error>,
    wrong: impl Fn(&WordError) -> Error,
) -> Result<Vec<FactCall>, Error> {
    let who = Who::Team(team);
    match call {
        CallWord::Fact(CallFact { call, cards, trick, played }) => {
            let call = parse_call(call).map_err(|error| wrong(&error))?;
            let when = [cards.map(When::Hand), trick.map(When::Trick), played.map(When::Played)];
            Ok(vec![FactCall { who, call, when: when.into_iter().flatten().next() }])
        }
        CallWord::Words(text) => {
            let mut calls = Vec::new();
            for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
                match parse_call(part) {
                    Ok(call) => calls.push(FactCall { who, call, when: None }),
                    // It says when, or nothing that is understood.
                    Err(_) => calls.extend(words(format!("{} sagt {part}", team.name()))?.calls),
                }
            }
            Ok(calls)
        }
    }
}

fn special_of(
    special: &SpecialWord,
    words: impl Fn(String) -> Result<Facts, Error>,
    wrong: impl Fn(&WordError) -> Error,
) -> Result<Vec<(Sonderpunkt, Who)>, Error> {
    let _ = &wrong;
    match special {
        SpecialWord::Words(text) => Ok(words(text.clone())?.special),
        SpecialWord::Fact(SpecialFact { name, who, times }) => {
            let point = Sonderpunkt::ALL.into_iter().find(|&point| ItemKind::Sonder(point).name() == name);
            let point = point.ok_or_else(|| {
                let known = Sonderpunkt::ALL.map(|point| ItemKind::Sonder(point).name());
                Error::new(message!("result-point-unknown", name = brief(name)))
                    .with_help(message!("result-point-unknown.help", known = Arg::list(known, Join::Comma)))
            })?;
            Ok(vec![(point, who_of("special", who)?); usize::from(*times)])
        }
    }
}

/// Returns the seats of a side as they are written.
pub(super) fn seats_of(re: SeatSet) -> String {
    re.to_string()
}
