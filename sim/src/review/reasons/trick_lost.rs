//! The better card gets the trick more often.

use super::{Fact, Found, Group, Reason, card};
use crate::review::{Scene, SceneWorld};

/// **Trick lost.** With the better card the own side gets the trick at least 20 % of the deals more often. The Augen are those that the
/// trick then has for the other side, on average.
pub(super) const REASON: Reason = card("trick_lost", Group::Trick, "review-trick-lost", find);

fn find(scene: &Scene) -> Option<Found> {
    let [ours, ours_best] = scene.ours();
    if ours_best - ours < 0.2 {
        return None;
    }
    let is_lost = |world: &SceneWorld| world.is_ours(&world.best) && !world.is_ours(&world.done);
    let sum = scene.mean(|world| if is_lost(world) { world.done.trick().augen().0.into() } else { 0.0 });
    let facts = [
        ("team", Fact::Team(scene.team())),
        ("ours", Fact::Share(ours)),
        ("other", Fact::Share(ours_best)),
        ("augen", Fact::Augen(sum / scene.share(is_lost))),
    ];
    scene.found(&facts, is_lost)
}
