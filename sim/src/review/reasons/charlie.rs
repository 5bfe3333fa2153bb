//! The jack of clubs in the last trick.

use super::{Fact, Found, Group, Reason, card};
use crate::review::{Scene, SceneWorld, Side};
use game::rules::Sonderpunkt::{self, Charlie, CharlieGefangen};

/// **Charlie given away.** With the better card the own side wins the last trick with a jack of clubs at least 15 % of the deals more
/// often.
pub(super) const LOST: Reason =
    card("charlie_lost", Group::Special, "review-charlie-lost", |scene| more_often(scene, Charlie, Side::Own));

/// **Charlie caught.** With the card that was played the other side catches a jack of clubs in the last trick at least 15 % of the
/// deals more often.
pub(super) const CAUGHT: Reason = card("charlie_caught", Group::Special, "review-charlie-caught", |scene| {
    more_often(scene, CharlieGefangen, Side::Other)
});

/// **Charlie let through.** With the card that was played the other side wins the last trick with a jack of clubs at least 15 % of
/// the deals more often.
pub(super) const LET: Reason =
    card("charlie_let", Group::Special, "review-charlie-let", |scene| more_often(scene, Charlie, Side::Other));

/// Compares how often a side earns a special point of the last trick: the own side with the better card, the other one with
/// the card that was played.
fn more_often(scene: &Scene, point: Sonderpunkt, side: Side) -> Option<Found> {
    let is_won_out = scene.is_played_out() || scene.is_last_trick();
    let done = |world: &SceneWorld| world.done.earns(point, side);
    let best = |world: &SceneWorld| world.best.earns(point, side);
    let (with_done, with_best) = (scene.share(done), scene.share(best));
    let differs = |world: &SceneWorld| match side {
        Side::Own => best(world) && !done(world),
        Side::Other => done(world) && !best(world),
    };
    let gain = if side == Side::Own { with_best - with_done } else { with_done - with_best };
    if !is_won_out || gain < 0.15 {
        return None;
    }
    scene.found(&[("share", Fact::Share(with_done)), ("other", Fact::Share(with_best))], differs)
}
