//! Trump would have been the better lead.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Trump not led.** The player leads a Fehl card where a trump is better; the other side gets the trick at least 20 % of the
/// deals more often than after the trump.
pub(super) const REASON: Reason = card("trump_not_led", Group::Lead, "review-trump-not-led", find);

fn find(scene: &Scene) -> Option<Found> {
    let [lost, lost_best] = scene.ours().map(|ours| 1.0 - ours);
    if !scene.leads() || scene.is_trump(scene.done) || !scene.is_trump(scene.best) || lost - lost_best < 0.2 {
        return None;
    }
    let facts = [("lost", Fact::Share(lost)), ("other", Fact::Share(lost_best))];
    scene.found(&facts, |world| !world.is_ours(&world.done))
}
