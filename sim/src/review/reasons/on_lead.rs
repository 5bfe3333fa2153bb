//! The trick goes to his side anyway, but another player leads next.

use super::{Fact, Found, Group, Reason, card};
use crate::review::{Scene, SceneWorld};

/// **Next leader.** In at least 30 % of the deals his side gets the trick with both cards, but another of its players
/// does, and the player himself gets it at least 15 % of the deals more or less often. The sentence states how often with each.
pub(super) const REASON: Reason = card("wrong_partner_leads", Group::Trick, "review-on-lead", find);

fn find(scene: &Scene) -> Option<Found> {
    let differs = |world: &SceneWorld| {
        let are_ours = world.is_ours(&world.done) && world.is_ours(&world.best);
        are_ours && world.done.owner() != world.best.owner()
    };
    let share = scene.share(differs);
    let own = scene.share(|world| world.done.owner() == scene.seat());
    let other = scene.share(|world| world.best.owner() == scene.seat());
    if share < 0.3 || (own - other).abs() < 0.15 {
        return None;
    }
    let facts = [("share", Fact::Share(share)), ("own", Fact::Share(own)), ("other", Fact::Share(other))];
    scene.found(&facts, differs)
}
