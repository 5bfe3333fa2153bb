//! A trick was taken that was not worth the card.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Cheap trick taken.** The card takes the trick and the better one does not. Where his side gets the trick with it,
/// the others have given nine Augen or fewer to it on average, and most of the loss comes from these deals.
pub(super) const REASON: Reason = card("cheap_trick", Group::Trick, "review-cheap-trick", find);

fn find(scene: &Scene) -> Option<Found> {
    let [ours, _] = scene.ours();
    if scene.leads() || !scene.takes(scene.done) || scene.takes(scene.best) || ours < 0.3 {
        return None;
    }
    let sum = scene.mean(|world| if world.is_ours(&world.done) { world.done.trick().augen().0.into() } else { 0.0 });
    let augen = sum / ours - f64::from(scene.done.augen().0);
    if 9.0 < augen {
        return None;
    }
    let facts = [("augen", Fact::Augen(augen)), ("ours", Fact::Share(ours))];
    scene.found(&facts, |world| world.is_ours(&world.done))
}
