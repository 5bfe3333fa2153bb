//! The calls that remain after the soloist has handed over his cards (BSV 5.4, TSR 5.4.6, 5.4.7).

use crate::rules::Rules;
use crate::seat::Team;

/// Returns whether this side may still call then: Kontra, where the rules say so, as long as its time is not over. The soloist may not
/// reply (decisions OP-57, OP-83).
#[must_use]
pub fn may_call_after_hand_over(rules: &Rules, team: Team) -> bool {
    rules.breaches.calls_after_hand_over && team == Team::Kontra
}
