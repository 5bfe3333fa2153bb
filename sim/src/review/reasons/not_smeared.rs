//! The own side got too few Augen.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Not smeared.** Another player of his side gets the trick with the better card in at least 60 % of the deals, and
/// it has at least six Augen more than the card that was played; neither takes the trick.
pub(super) const REASON: Reason = card("not_smeared", Group::Smear, "review-not-smeared", find);

fn find(scene: &Scene) -> Option<Found> {
    let (done, best) = (scene.done.augen().0, scene.best.augen().0);
    let [_, ours] = scene.ours();
    let takes = scene.takes(scene.done) || scene.takes(scene.best);
    if scene.leads() || takes || best < done + 6 || ours < 0.6 {
        return None;
    }
    let facts = [("ours", Fact::Share(ours)), ("augen", Fact::Augen(best.into())), ("less", Fact::Augen(done.into()))];
    scene.found(&facts, |world| world.is_ours(&world.best))
}
