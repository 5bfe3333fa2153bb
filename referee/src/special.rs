//! The special points that can still count after a ruling: only where the rules count them, and only those that can
//! come.

use crate::case::Case;
use crate::entry::Ending;
use crate::fact;
use game::rules::{SoloPoints, Sonderpunkt};

/// Returns whether special points exist in the game: none are there in a solo, named, silent or of a Hochzeit without
/// a partner (DDV A.7, F.3; BSV 7.2).
pub(crate) fn exist(case: &Case) -> bool {
    let is_alone = case.game().kind.is_one_against_three() || case.re().is_some_and(|re| re.len() == 1);
    case.rules().special.in_solo != SoloPoints::None || !is_alone
}

/// Returns the names of the special points that can still count.
pub(crate) fn counted(case: &Case, ending: Ending) -> Vec<&'static str> {
    if !exist(case) {
        return Vec::new();
    }
    let can_come = |point, forced| {
        case.rules().special.points.contains(&point) && case.facts().number(forced).is_none_or(|number| 0 < number)
    };
    let can_catch = can_come(Sonderpunkt::Fuchs, fact::FORCED_FUCHS);
    let can_make = can_come(Sonderpunkt::Doppelkopf, fact::FORCED_DOPPELKOPF);
    let has_charlie = case.rules().special.points.contains(&Sonderpunkt::Charlie);
    let all = match ending {
        Ending::Stopped => vec![("earned", true)],
        Ending::Zwangslaeufig => vec![
            ("earned", true),
            ("fuchs", can_catch),
            ("forced_doppelkopf", can_make),
            ("forced_charlie", can_come(Sonderpunkt::Charlie, fact::FORCED_CHARLIE)),
        ],
        Ending::Shortened => vec![
            ("fuchs", can_catch),
            ("forced_doppelkopf", can_make),
            ("charlie", has_charlie && charlie_was_announced(case)),
        ],
    };
    all.into_iter().filter(|&(_, counts)| counts).map(|(name, _)| name).collect()
}

/// Rule 002 3.10.1: only if it was said with the claim, and if the claimant can keep the promise.
fn charlie_was_announced(case: &Case) -> bool {
    let yes = |fact| case.facts().yes(fact);
    yes(fact::ANNOUNCED_CHARLIE) == Some(true) && yes(fact::CHARLIE_CAN_WIN) != Some(false)
}
