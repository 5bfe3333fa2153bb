//! A suit that had been played before got a high card.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::Class;

/// **Second round too high.** A Fehl suit is played that was led in a trick before. The card is an ace or a ten of it, worth
/// more Augen than the better card, and in at least 30 % of the deals the other side takes the trick with a trump.
pub(super) const REASON: Reason = card("second_round_high", Group::Smear, "review-second-round", find);

fn find(scene: &Scene) -> Option<Found> {
    let class = scene.class_led(scene.done);
    let (done, best) = (scene.done.augen().0, scene.best.augen().0);
    let is_of_suit = class != Class::Trump && scene.order().class_of(scene.done) == class;
    let ruffed = scene.share(|world| scene.is_ruffed(world, &world.done));
    if !is_of_suit || !scene.was_led(class) || done < 10 || done <= best || ruffed < 0.3 {
        return None;
    }
    scene.found(&[("suit", Fact::Class(class)), ("ruffed", Fact::Share(ruffed))], |world| {
        scene.is_ruffed(world, &world.done)
    })
}
