//! Kontra led trump early.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::{Contract, Team};

/// **Trump led by Kontra.** In one of the first four tricks of a normal game a player of Kontra leads trump
/// where a Fehl card is better, and in at least half of the deals Re gets the trick.
pub(super) const REASON: Reason = card("kontra_led_trump", Group::Lead, "review-kontra-trump", find);

fn find(scene: &Scene) -> Option<Found> {
    let is_early = scene.leads() && scene.public().tricks().len() < 4;
    let is_normal = scene.public().game().contract() == Contract::Normal;
    let is_kontra = scene.view().team() == Some(Team::Kontra);
    let lost = scene.share(|world| !world.is_ours(&world.done));
    if !is_early || !is_normal || !is_kontra || !scene.is_trump(scene.done) || scene.is_trump(scene.best) || lost < 0.5
    {
        return None;
    }
    scene.found(&[("lost", Fact::Share(lost))], |world| !world.is_ours(&world.done))
}
