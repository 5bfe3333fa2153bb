//! An ace was led into a void.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::{Class, Rank};

/// **Ace led into a void.** A Fehl ace is led to the first trick of its suit, and in at least 25 % of the deals the other side
/// trumps it. Named is who does so most often, and how often he has no card of the suit.
pub(super) const REASON: Reason = card("ace_ruffed", Group::Lead, "review-ace-ruffed", find);

fn find(scene: &Scene) -> Option<Found> {
    let class = scene.order().class_of(scene.done);
    if !scene.leads() || class == Class::Trump || scene.done.rank() != Rank::Ace || scene.was_led(class) {
        return None;
    }
    let ruffed = scene.share(|world| scene.is_ruffed(world, &world.done));
    if ruffed < 0.25 {
        return None;
    }
    let (who, _) = scene.likeliest_owner(|world| scene.is_ruffed(world, &world.done));
    let members = scene.order().members(class);
    let void = scene.share(|world| world.hands[who].count_in(members) == 0);
    let facts = [
        ("suit", Fact::Class(class)),
        ("ruffed", Fact::Share(ruffed)),
        ("who", Fact::Seat(who)),
        ("void", Fact::Share(void)),
    ];
    scene.found(&facts, |world| scene.is_ruffed(world, &world.done))
}
