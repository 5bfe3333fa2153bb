//! A suit was led that the other side trumps.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::Class;

/// **Led into a ruff.** The player leads a Fehl card of less than ten Augen, the better card is of another class, and in at
/// least 30 % of the deals the other side takes the trick with a trump. Named is who does so most often.
pub(super) const REASON: Reason = card("led_into_ruff", Group::Lead, "review-led-into-ruff", find);

fn find(scene: &Scene) -> Option<Found> {
    let class = scene.order().class_of(scene.done);
    let is_other = class != scene.order().class_of(scene.best);
    if !scene.leads() || class == Class::Trump || 10 <= scene.done.augen().0 || !is_other {
        return None;
    }
    let ruffed = scene.share(|world| scene.is_ruffed(world, &world.done));
    let (who, by_him) = scene.likeliest_owner(|world| scene.is_ruffed(world, &world.done));
    if ruffed < 0.3 {
        return None;
    }
    let facts = [
        ("suit", Fact::Class(class)),
        ("ruffed", Fact::Share(ruffed)),
        ("who", Fact::Seat(who)),
        ("his", Fact::Share(by_him)),
    ];
    scene.found(&facts, |world| scene.is_ruffed(world, &world.done))
}
