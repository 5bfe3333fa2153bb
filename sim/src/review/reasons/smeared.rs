//! Augen were given to the other side.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **Smeared to the foe.** The player follows with a card of ten Augen or more that does not take the trick; the better card has at
/// least six fewer. Who has the trick is on the other side in at least 80 % of the deals, and it gets it in at least half.
pub(super) const FOE: Reason =
    card(
        "smeared_foe",
        Group::Smear,
        "review-smeared-foe",
        |scene| {
            if holder(scene)? <= 0.2 { find(scene) } else { None }
        },
    );

/// **Full card on a trick that does not hold.** The same where the trick is probably with the own side (at least 80 % of the deals), or
/// surely goes to the other one (at least 80 %).
pub(super) const LOST: Reason = card("smeared_lost", Group::Smear, "review-smeared-lost", |scene| {
    if holder(scene)? <= 0.2 || is_open(scene)? { None } else { find(scene) }
});

/// **Full card on an open trick.** The same where it is not known whose trick it is, and who gets it: the seat that has it is on the
/// other side in less than 80 % of the deals, and on the own side, too; the other side gets it in less than 80 %.
pub(super) const UNKNOWN: Reason =
    card(
        "smeared_unknown",
        Group::Smear,
        "review-smeared-unknown",
        |scene| {
            if is_open(scene)? { find(scene) } else { None }
        },
    );

/// Returns how probable it is that the seat that has the trick is on the own side; `None` if nothing lies.
fn holder(scene: &Scene) -> Option<f64> {
    let owner = scene.trick().owner().filter(|_| !scene.leads())?;
    Some(scene.friendly(owner))
}

fn is_open(scene: &Scene) -> Option<bool> {
    let (friendly, lost) = (holder(scene)?, scene.share(|world| !world.is_ours(&world.done)));
    Some(0.2 < friendly && friendly < 0.8 && lost < 0.8)
}

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
