//! A suit could have been got rid of.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::Class;

/// **Not void.** The better card is the player's last one of a Fehl suit, and the card that was played leaves him that one. In at
/// least 20 % of the deals he takes a later trick of this suit with a trump after the better card, and none after the other.
pub(super) const REASON: Reason = card("void_missed", Group::Trick, "review-void-missed", find);

fn find(scene: &Scene) -> Option<Found> {
    let class = scene.order().class_of(scene.best);
    let members = scene.order().members(class);
    let is_last_of_suit = class != Class::Trump && scene.view().hand().count_in(members) == 1;
    if !is_last_of_suit || !scene.is_played_out() {
        return None;
    }
    let ruffs = |course: &crate::review::Course| {
        course.tricks.iter().skip(1).any(|trick| {
            let is_of_suit = trick.led().is_some_and(|led| scene.order().class_of(led) == class);
            is_of_suit && trick.owner() == Some(scene.seat()) && trick.best().is_some_and(|best| scene.is_trump(best))
        })
    };
    let is_missed = |world: &crate::review::SceneWorld| ruffs(&world.best) && !ruffs(&world.done);
    let missed = scene.share(is_missed);
    if missed < 0.2 {
        return None;
    }
    scene.found(&[("suit", Fact::Class(class)), ("missed", Fact::Share(missed))], is_missed)
}
