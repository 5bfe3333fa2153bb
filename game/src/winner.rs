//! The winner: what each side needs, given all calls.

use crate::absage::Absage;
use crate::absage::Needs;
use crate::card::Augen;
use crate::contract::Level;
use crate::rules::Rules;
use crate::seat::{ByTeam, Team};
use crate::won::Won;

impl Needs {
    /// Returns whether a finished deal in which a side won `own` and the other one `other` fulfils it.
    #[must_use]
    pub fn is_met(self, own: Won, other: Won) -> bool {
        match self {
            Self::Augen(least) => least <= own.augen,
            Self::AllTricks => other.tricks == 0,
            Self::OneTrick => 0 < own.tricks,
        }
    }
}

/// Returns what each side needs to win (DDV A.6, F.1; BSV 7.1).
#[must_use]
pub fn needs(rules: &Rules, levels: ByTeam<Level>) -> ByTeam<Needs> {
    ByTeam::from_fn(|team| {
        if let Some(own) = Absage::highest(levels[team]) {
            return own.needs();
        }
        if let Some(other) = Absage::highest(levels[!team]) {
            return other.needs_against();
        }
        // Rule DDV A.6: who alone has called needs 121, which is news for Kontra only.
        let only_kontra = levels.re == Level::None && levels.kontra == Level::Ansage;
        let kontra_needs_121 = only_kontra && rules.score.kontra_only_needs_121;
        Needs::Augen(if (team == Team::Kontra) == kontra_needs_121 { Augen(121) } else { Augen(120) })
    })
}

/// Returns the side that has won a finished deal; `None` if both failed what they had called.
#[must_use]
pub fn winner(rules: &Rules, levels: ByTeam<Level>, won: ByTeam<Won>) -> Option<Team> {
    let needs = needs(rules, levels);
    Team::ALL.into_iter().find(|&team| needs[team].is_met(won[team], won[!team]))
}
