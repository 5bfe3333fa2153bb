//! The trick of the partner was taken over.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Partner's trick taken over.** The trick belonged to a seat that is on the own side in at least 90 % of the deals; the
/// card takes it with a trump, the better one does not, and with that the own side gets the trick all the same in at least 60 %.
pub(super) const REASON: Reason = card("partner_trumped", Group::Trick, "review-partner-trumped", find);

fn find(scene: &Scene) -> Option<Found> {
    let owner = scene.trick().owner().filter(|_| !scene.leads())?;
    let (friendly, [_, kept]) = (scene.friendly(owner), scene.ours());
    let takes_over = scene.is_trump(scene.done) && scene.takes(scene.done) && !scene.takes(scene.best);
    if !takes_over || friendly < 0.9 || kept < 0.6 {
        return None;
    }
    let facts = [("owner", Fact::Seat(owner)), ("friendly", Fact::Share(friendly)), ("kept", Fact::Share(kept))];
    scene.found(&facts, |world| world.side.contains(owner) && world.is_ours(&world.best))
}
