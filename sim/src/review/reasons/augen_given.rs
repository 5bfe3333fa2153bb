//! The trick goes to the same side, but with the wrong Augen.

use super::{Fact, Found, Group, Reason, card};
use crate::review::{Course, Scene, SceneWorld};

/// **Augen.** If the trick goes to the same side with both cards, the better one gets his side at least three Augen
/// more of it on average, and most of the loss comes from these deals.
pub(super) const REASON: Reason = card("augen_given", Group::Smear, "review-augen", find);

fn find(scene: &Scene) -> Option<Found> {
    let is_same = |world: &SceneWorld| world.is_ours(&world.done) == world.is_ours(&world.best);
    let same = scene.share(is_same);
    let own = |world: &SceneWorld, course: &Course| -> f64 {
        let augen = f64::from(course.trick().augen().0);
        if world.is_ours(course) { augen } else { -augen }
    };
    let sum = scene.mean(|world| if is_same(world) { own(world, &world.best) - own(world, &world.done) } else { 0.0 });
    if same < 0.3 || sum / same < 3.0 {
        return None;
    }
    scene.found(&[("same", Fact::Share(same)), ("augen", Fact::Augen(sum / same))], is_same)
}
