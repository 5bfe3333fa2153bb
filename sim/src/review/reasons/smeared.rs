//! Augen were given to the other side.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Smeared to the foe.** The player follows with a card of ten Augen or more that does not take the trick; the better card has at
/// least six fewer. Who has the trick is on the other side in at least 80 % of the deals, and it gets it in at least half.
pub(super) const FOE: Reason = card("smeared_foe", Group::Smear, "review-smeared-foe", |scene| {
    let owner = scene.trick().owner().filter(|_| !scene.leads())?;
    if scene.friendly(owner) <= 0.2 { find(scene) } else { None }
});

/// **Full card on an open trick.** The same where it is not known whose trick it is, or who gets it: the seat that has it is on the
/// other side in less than 80 % of the deals.
pub(super) const UNKNOWN: Reason = card("smeared_unknown", Group::Smear, "review-smeared-unknown", |scene| {
    let owner = scene.trick().owner().filter(|_| !scene.leads())?;
    if scene.friendly(owner) <= 0.2 { None } else { find(scene) }
});

fn find(scene: &Scene) -> Option<Found> {
    let owner = scene.trick().owner()?;
    let (done, best) = (scene.done.augen().0, scene.best.augen().0);
    let lost = scene.share(|world| !world.is_ours(&world.done));
    if scene.takes(scene.done) || done < best + 6 || done < 10 || lost < 0.5 {
        return None;
    }
    let facts = [
        ("owner", Fact::Seat(owner)),
        ("friendly", Fact::Share(scene.friendly(owner))),
        ("augen", Fact::Augen(done.into())),
        ("less", Fact::Augen(best.into())),
        ("lost", Fact::Share(lost)),
    ];
    scene.found(&facts, |world| !world.is_ours(&world.done))
}
