//! A trick was trumped in front of a player who overtrumps it.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::{Class, Seat};

/// **Ruffed too low.** As [`REASON`], and the better card is a higher trump.
pub(super) const TOO_LOW: Reason = card("ruffed_too_low", Group::Trick, "review-ruffed-too-low", |scene| {
    let is_higher = scene.is_trump(scene.best) && scene.order().beats(scene.best, scene.done);
    if is_higher { find(scene) } else { None }
});

/// **Overruffed.** The player takes a trick of a Fehl suit with a trump while a seat after him has not played, and in
/// at least 30 % of the deals the other side overtrumps it. The sentence names the seat that does so most often. The
/// better card is no higher trump.
pub(super) const REASON: Reason = card("overruffed", Group::Trick, "review-overruffed", |scene| {
    let is_higher = scene.is_trump(scene.best) && scene.order().beats(scene.best, scene.done);
    if is_higher { None } else { find(scene) }
});

fn find(scene: &Scene) -> Option<Found> {
    let is_behind = (1..3).contains(&scene.trick().len());
    let ruffs = is_behind && scene.class_led(scene.done) != Class::Trump && scene.is_trump(scene.done);
    if !ruffs || !scene.takes(scene.done) {
        return None;
    }
    let over = scene.share(|world| !world.is_ours(&world.done));
    let (who, by_him): (Seat, f64) = scene.likeliest_owner(|world| !world.is_ours(&world.done));
    if over < 0.3 {
        return None;
    }
    let facts = [("over", Fact::Share(over)), ("who", Fact::Seat(who)), ("his", Fact::Share(by_him))];
    scene.found(&facts, |world| !world.is_ours(&world.done))
}
