//! A high trump was put in front of a higher one.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;

/// **High trump overtaken.** Not the last to play, the player takes the trick with a trump that is no full card and higher than the
/// better card, which is a trump, too; in at least 30 % of the deals the other side takes the trick from it.
pub(super) const REASON: Reason = card("high_trump_overtaken", Group::Trick, "review-high-overtaken", find);

fn find(scene: &Scene) -> Option<Found> {
    let are_trumps = scene.is_trump(scene.done) && scene.is_trump(scene.best);
    let is_higher = are_trumps && scene.done != scene.best && scene.order().beats(scene.done, scene.best);
    if !is_higher || scene.is_full(scene.done) || scene.trick().len() == 3 || !scene.takes(scene.done) {
        return None;
    }
    let over = scene.share(|world| !world.is_ours(&world.done));
    let (who, by_him) = scene.likeliest_owner(|world| !world.is_ours(&world.done));
    if over < 0.3 {
        return None;
    }
    let facts = [("over", Fact::Share(over)), ("who", Fact::Seat(who)), ("his", Fact::Share(by_him))];
    scene.found(&facts, |world| !world.is_ours(&world.done))
}
