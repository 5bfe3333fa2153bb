//! A lower trump would have done.

use super::{Fact, Found, Group, Reason, card};
use crate::review::{Scene, SceneWorld};

/// **Higher than needed, as the last.** As [`REASON`] by the last to play: both trumps take the trick for certain.
pub(super) const LAST: Reason = card("too_high_last", Group::Trick, "review-too-high-last", |scene| {
    let takes = scene.takes(scene.done) && scene.takes(scene.best);
    if scene.trick().len() == 3 && takes { find(scene) } else { None }
});

/// **Higher than needed.** The card and the better one are trumps, the card is the higher one and no full one, and in at least 90 %
/// of the deals the trick goes to the same side with both. If it does not take the trick, the better one has fewer than six Augen more.
pub(super) const REASON: Reason = card("too_high", Group::Trick, "review-too-high", |scene| {
    let takes = scene.takes(scene.done) && scene.takes(scene.best);
    if scene.trick().len() == 3 && takes { None } else { find(scene) }
});

fn find(scene: &Scene) -> Option<Found> {
    let are_trumps = scene.is_trump(scene.done) && scene.is_trump(scene.best);
    let is_higher = are_trumps && scene.done != scene.best && scene.order().beats(scene.done, scene.best);
    let is_same = |world: &SceneWorld| world.is_ours(&world.done) == world.is_ours(&world.best);
    let same = scene.share(is_same);
    let gives = !scene.takes(scene.done) && scene.done.augen().0 + 6 <= scene.best.augen().0;
    if !is_higher || scene.is_full(scene.done) || gives || same < 0.9 {
        return None;
    }
    let [ours, other] = scene.ours();
    scene.found(&[("same", Fact::Share(same)), ("ours", Fact::Share(ours)), ("other", Fact::Share(other))], is_same)
}
