//! The better card gets the trick more often.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Trick lost.** With the better card the own side gets the trick at least 20 % of the deals more often.
pub(super) const REASON: Reason = card("trick_lost", Group::Trick, "review-trick-lost", find);

fn find(scene: &Scene) -> Option<Found> {
    let [ours, ours_best] = scene.ours();
    if ours_best - ours < 0.2 {
        return None;
    }
    let facts = [("ours", Fact::Share(ours)), ("other", Fact::Share(ours_best))];
    scene.found(&facts, |world| world.is_ours(&world.best) && !world.is_ours(&world.done))
}
