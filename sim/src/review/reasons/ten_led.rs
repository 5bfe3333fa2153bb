//! A full card was led to the other side.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Full card led.** The player leads a card of ten Augen or more, the better card has fewer, and in at least half of the
/// deals the other side gets the trick.
pub(super) const REASON: Reason = card("full_card_led", Group::Lead, "review-full-card-led", find);

fn find(scene: &Scene) -> Option<Found> {
    let (done, best) = (scene.done.augen().0, scene.best.augen().0);
    let lost = scene.share(|world| !world.is_ours(&world.done));
    if !scene.leads() || done < 10 || done <= best || lost < 0.5 {
        return None;
    }
    let facts = [("augen", Fact::Augen(done.into())), ("lost", Fact::Share(lost))];
    scene.found(&facts, |world| !world.is_ours(&world.done))
}
