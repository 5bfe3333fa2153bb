//! A trick was not trumped.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::Class;

/// **Not ruffed.** Free to play what he likes on a Fehl suit, the player throws a Fehl card away where a trump is better; with that his
/// side gets the trick at least 20 % of the deals more often.
pub(super) const REASON: Reason = card("not_ruffed", Group::Trick, "review-not-ruffed", find);

fn find(scene: &Scene) -> Option<Found> {
    let is_fehl = !scene.leads() && scene.class_led(scene.done) != Class::Trump;
    let [ours, ours_best] = scene.ours();
    if !is_fehl || scene.is_trump(scene.done) || !scene.is_trump(scene.best) || ours_best - ours < 0.2 {
        return None;
    }
    let facts = [("ours", Fact::Share(ours)), ("other", Fact::Share(ours_best))];
    scene.found(&facts, |world| world.is_ours(&world.best) && !world.is_ours(&world.done))
}
