//! Certificates of what a position is worth, for a checker that shares nothing with this program (`scripts/check_proof.py`).

use crate::error::Error;
use crate::paint::{BOLD, styled};
use crate::question;
use game::{Augen, Position, Rules, Team};
use schemars::JsonSchema;
use serde::Serialize;
use solver::proof::{Bound, Choice, Count, MOST_TRICKS, NoProof, strategy};
use solver::{BestAugen, BestTricks, Claim, Limits, Manner, Solver, Tricks, Verdict};
use text::{Arg, Join, Language, Message, message};

/// What is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The value in Augen, by a bound for each side.
    Value,
    /// How many tricks each side can force.
    Tricks,
    /// Whether this side makes all remaining tricks whatever is played.
    Verdict(Team),
}

/// A certificate.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ProveAnswer {
    /// The version of the format.
    pub proof: u8,
    /// The position in its canonical form.
    pub position: String,
    /// What each side is sure of.
    pub bounds: Vec<Proven>,
    /// In place of a bound: a line of play in which the side does not make all remaining tricks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refuted: Option<Refuted>,
}

/// That a side gets at least this much of the remaining tricks, the current one included.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Proven {
    /// re or kontra.
    pub side: Team,
    /// `augen` or `tricks`.
    pub count: &'static str,
    /// How much.
    pub least: i32,
    /// Whether it holds whatever the side itself plays.
    pub whatever_is_played: bool,
    /// The cards that the side plays, in the order of the walk that docs/PROOFS.md describes.
    pub strategy: String,
}

/// That a side does not make all remaining tricks whatever is played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Refuted {
    /// re or kontra.
    pub side: Team,
    /// The cards in the order they are played; the other side wins the last of the tricks.
    pub line: String,
}

/// Returns the certificate.
///
/// # Errors
/// Returns that the position has too many tricks, that its rules are a club's own, or that the proof is too large.
pub fn answer(position: &Position, ask: Ask) -> Result<ProveAnswer, Error> {
    let tricks = position.cards().tricks_left();
    if MOST_TRICKS < tricks {
        return Err(Error::new(message!("prove-too-many-tricks", tricks, most = MOST_TRICKS)));
    }
    if !Rules::ALL.contains(position.rules()) {
        return Err(Error::new(message!("prove-own-rules", rules = &*position.rules().name)));
    }
    let mut answer = ProveAnswer { proof: 1, position: position.to_string(), bounds: Vec::new(), refuted: None };
    let mut solver = Solver::default();
    let bounds: Vec<Bound> = match ask {
        Ask::Value => {
            let re = solver.ask(position, BestAugen::value(), Limits::NONE).exact();
            let Augen(left) = position.cards().augen_left();
            [(Team::Re, re.0), (Team::Kontra, left - re.0)]
                .map(|(team, least)| best(team, Count::Augen, i32::from(least)))
                .into()
        }
        Ask::Tricks => {
            let Tricks(re) = solver.ask(position, BestTricks::of(Team::Re), Limits::NONE).exact();
            let kontra = tricks as u8 - re;
            [(Team::Re, re), (Team::Kontra, kontra)].map(|(team, least)| best(team, Count::Tricks, least.into())).into()
        }
        Ask::Verdict(team) => {
            let claim = Claim::new(position, team, Manner::EveryOrder).map_err(|error| Error::of(&error))?;
            match solver.ask(position, &claim, Limits::NONE).exact() {
                Verdict::Holds { .. } => {
                    vec![Bound { team, count: Count::Tricks, least: tricks as i32, choice: Choice::Any }]
                }
                Verdict::Fails { line, .. } => {
                    let cards: Vec<String> = line.iter().map(ToString::to_string).collect();
                    answer.refuted = Some(Refuted { side: team, line: cards.join(" ") });
                    vec![]
                }
            }
        }
    };
    for bound in bounds {
        let cards = strategy(&mut solver, position, bound).map_err(|why| match why {
            NoProof::TooLarge => Error::new(message!("prove-too-large")).with_help(message!("prove-too-large.help")),
            NoProof::False => unreachable!("the solver has found this bound"),
        })?;
        answer.bounds.push(Proven {
            side: bound.team,
            count: if bound.count == Count::Augen { "augen" } else { "tricks" },
            least: bound.least,
            whatever_is_played: bound.choice == Choice::Any,
            strategy: cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        });
    }
    Ok(answer)
}

/// Returns for each side whether it takes all remaining tricks whatever is played: what a ruling on zwangsläufig rests on.
///
/// # Errors
/// As [`answer`].
pub fn of_ruling(position: &Position) -> Result<Vec<ProveAnswer>, Error> {
    Team::ALL.into_iter().map(|team| answer(position, Ask::Verdict(team))).collect()
}

const fn best(team: Team, count: Count, least: i32) -> Bound {
    Bound { team, count, least, choice: Choice::Best }
}

impl question::Answer for ProveAnswer {
    fn line(&self) -> String {
        serde_json::to_string(self).expect("plain values are JSON")
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let say = |message: Message| message.text(language);
        let bounds = self.bounds.iter().map(|bound| {
            let cards = bound.strategy.split_whitespace().count();
            let what = format!("prove-at-least-{}", bound.count);
            let what = Message::new(what).with("team", bound.side).with("least", bound.least);
            let how = if bound.whatever_is_played { message!("prove-any") } else { message!("prove-strategy", cards) };
            format!("{}  {}", styled(&say(what), BOLD), say(how))
        });
        let refuted = self.refuted.iter().map(|refuted| {
            let line = Arg::list(refuted.line.split(' '), Join::Comma);
            say(message!("prove-refuted", team = refuted.side, line))
        });
        bounds.chain(refuted).chain([say(message!("prove-how-to-check"))]).collect()
    }
}
