//! Tricks of forty Augen.

use super::{Fact, Found, Group, Reason, card};
use crate::review::{Scene, SceneWorld, Side};
use game::rules::Sonderpunkt::Doppelkopf;

/// **Doppelkopf missed.** With the better card the trick is a Doppelkopf of the own side at least 15 % of the deals more often.
pub(super) const MISSED: Reason = card("doppelkopf_missed", Group::Special, "review-doppelkopf-missed", |scene| {
    let best = |world: &SceneWorld| world.best.earns_now(Doppelkopf, Side::Own);
    let done = |world: &SceneWorld| world.done.earns_now(Doppelkopf, Side::Own);
    found(scene, scene.share(best) - scene.share(done), Side::Own, |world| best(world) && !done(world))
});

/// **Doppelkopf given.** With the card that was played the trick is a Doppelkopf of the other side at least 15 % of the deals more
/// often.
pub(super) const GIVEN: Reason = card("doppelkopf_given", Group::Special, "review-doppelkopf-given", |scene| {
    let best = |world: &SceneWorld| world.best.earns_now(Doppelkopf, Side::Other);
    let done = |world: &SceneWorld| world.done.earns_now(Doppelkopf, Side::Other);
    found(scene, scene.share(done) - scene.share(best), Side::Other, |world| done(world) && !best(world))
});

fn found(scene: &Scene, more: f64, side: Side, is: impl Fn(&SceneWorld) -> bool) -> Option<Found> {
    if more < 0.15 {
        return None;
    }
    let done = scene.share(|world| world.done.earns_now(Doppelkopf, side));
    let best = scene.share(|world| world.best.earns_now(Doppelkopf, side));
    scene.found(&[("share", Fact::Share(done)), ("other", Fact::Share(best))], is)
}
