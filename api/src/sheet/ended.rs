//! Games that a serious breach ended: what of them counts, and how they are written (docs/rules.md 12.2, 12.4).

use super::evening::Played;
use super::penalty::{Booked, Penalty};
use super::written::Sheet;
use crate::error::Error;
use game::{BockWorth, Ending, GameKind, Lineup, Player, Team};
use notation::record::Record;
use notation::result::Facts;
use notation::{Label, Span};
use referee::{Continuation, Ruling};
use text::{Message, message};

/// A game with its penalties.
pub(super) struct Ended<'a> {
    pub(super) sheet: &'a Sheet,
    pub(super) kind: GameKind,
    pub(super) soloist: Option<Player>,
    pub(super) penalties: &'a [(Penalty, Span)],
}

/// Error, with its place.
type Wrong = (Error, Vec<Label>);

impl Ended<'_> {
    /// Returns the serious breach that ended the game, and the consequence by the rules. If the rules set no points for
    /// a serious breach, any penalty counts as one.
    fn serious(&self) -> Option<(Penalty, Span, Ending)> {
        let rules = &self.sheet.rules;
        let is_serious = |penalty: Penalty| rules.breaches.serious_base.is_none() || penalty.is_serious(rules);
        let &(penalty, span) = self.penalties.iter().find(|&&(penalty, _)| is_serious(penalty))?;
        let team = if Some(penalty.offender()) == self.soloist { Team::Re } else { Team::Kontra };
        // Decision OP-43: the soloist of a stilles Solo is credited once it is known to be one; then it is judged as a solo.
        let kind = if penalty.credits_soloist() { GameKind::Solo } else { self.kind };
        Some((penalty, span, Ending::by_serious_breach(rules, kind, team)))
    }

    /// Returns the result of a row without Augen, if a penalty ended the game: the penalty, if the game counts.
    pub(super) fn without_result(&self, facts: &Facts) -> Option<Result<Played, Wrong>> {
        let (penalty, span, ending) = self.serious()?;
        let has_result = facts.winner.is_some() || !facts.tricks.is_empty() || !facts.special.is_empty();
        if let (true, Err(wrong)) = (has_result, self.check_result()) {
            return Some(Err(wrong));
        }
        let written = |penalty: Penalty| penalty.message(&self.sheet.players);
        let is_solo = self.kind.is_named_solo();
        let (told, help) = match ending {
            Ending::Counts if is_solo && penalty.credits_others() => {
                let credited = written(penalty.to_soloist());
                (message!("sheet-penalty-of-solo"), message!("sheet-penalty-of-solo.help", penalty = credited))
            }
            Ending::Counts => return Some(Ok(self.played())),
            Ending::NotPlayed => {
                let penalty = written(penalty.to_others());
                (message!("sheet-not-played"), message!("sheet-not-played.help", penalty))
            }
            Ending::Scored => (message!("sheet-is-scored"), message!("sheet-is-scored.help")),
        };
        Some(Err((Error::new(told).with_help(help), vec![Label::new(span)])))
    }

    fn played(&self) -> Played {
        let n = self.sheet.players.len();
        Played {
            kind: self.kind,
            soloist: self.soloist,
            ending: Ending::Counts,
            booked: Booked { points: vec![0; n], apart: vec![0; n] },
            bock: BockWorth::PLAIN,
            facts: None,
        }
    }

    /// Refuses a serious breach beside a result: it ended the game, which has none.
    pub(super) fn check_result(&self) -> Result<(), Wrong> {
        let Some((penalty, span, ending)) =
            self.serious().filter(|(penalty, ..)| penalty.is_serious(&self.sheet.rules))
        else {
            return Ok(());
        };
        let written = |penalty: Penalty| penalty.message(&self.sheet.players);
        let help = match ending {
            Ending::Scored => return Ok(()),
            Ending::NotPlayed => message!("sheet-not-played.help", penalty = written(penalty.to_others())),
            Ending::Counts if self.kind.is_named_solo() => {
                message!("sheet-and-result.help", penalty = written(penalty.to_soloist()))
            }
            Ending::Counts => message!("sheet-and-result.help", penalty = written(penalty)),
        };
        Err((Error::new(message!("sheet-and-result")).with_help(help), vec![Label::new(span)]))
    }
}

/// Returns that a recorded game is not scored, and how it is written instead.
pub(super) fn not_scored(sheet: &Sheet, lineup: &Lineup, record: Option<&Record>, ruling: &Ruling) -> Error {
    let penalty = Penalty::of(&ruling.points, lineup).map(|penalty| penalty.message(&sheet.players));
    let row = |penalty: Message| match record.and_then(|record| Some((record.game, record.soloist?))) {
        Some((game, soloist)) => {
            let soloist = sheet.name(lineup.seats[soloist]).to_owned();
            message!("sheet-write-solo", game, soloist, penalty)
        }
        None => penalty,
    };
    let help = match (ruling.game, penalty) {
        (Continuation::StopCounts | Continuation::StopSoloCounts, Some(penalty)) => {
            message!("sheet-not-scored-counts", row = row(penalty))
        }
        (Continuation::StopNotPlayed | Continuation::Redeal | Continuation::RepeatGame, Some(penalty)) => {
            message!("sheet-not-played.help", penalty)
        }
        _ => message!("sheet-not-scored.help"),
    };
    Error::new(message!("sheet-not-scored")).with_help(help)
}
