//! The last to play left a trick to the other side.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Trick left.** The last to play can take the trick with the better card and does not, and who gets it is on the other side
/// in at least 70 % of the deals. The Augen are those of the trick with the better card.
pub(super) const REASON: Reason = card("trick_left", Group::Trick, "review-trick-left", find);

fn find(scene: &Scene) -> Option<Found> {
    let owner = scene.trick().owner().filter(|_| scene.trick().len() == 3)?;
    let foe = 1.0 - scene.friendly(owner);
    if !scene.takes(scene.best) || scene.takes(scene.done) || foe < 0.7 {
        return None;
    }
    let augen = scene.trick().augen().0 + scene.best.augen().0;
    let facts = [("owner", Fact::Seat(owner)), ("foe", Fact::Share(foe)), ("augen", Fact::Augen(augen.into()))];
    scene.found(&facts, |world| !world.side.contains(owner))
}
