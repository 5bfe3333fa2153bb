//! Foxes that were led, thrown, not brought home, or not caught.

use super::{Fact, Found, Group, Reason, card};
use crate::review::{Course, Scene, SceneWorld, Side};
use game::Card;
use game::rules::Sonderpunkt::Fuchs;

/// **Fox led.** The player leads an ace of diamonds, and in at least 25 % of the deals the other side catches it in this trick.
pub(super) const LED: Reason =
    card("fox_led", Group::Special, "review-fox-led", |scene| if scene.leads() { lost_now(scene) } else { None });

/// **Fox thrown.** The same where the player follows with it.
pub(super) const THROWN: Reason =
    card("fox_thrown", Group::Special, "review-fox-thrown", |scene| if scene.leads() { None } else { lost_now(scene) });

fn lost_now(scene: &Scene) -> Option<Found> {
    let is_caught = |world: &SceneWorld| world.done.earns_now(Fuchs, Side::Other);
    let caught = scene.share(is_caught);
    if scene.done != Card::DA || scene.best == Card::DA || caught < 0.25 {
        return None;
    }
    scene.found(&[("caught", Fact::Share(caught))], is_caught)
}

/// **Fox not caught.** With the better card the own side catches a fox in this trick at least 20 % of the deals more often.
pub(super) const NOT_CAUGHT: Reason = card("fox_not_caught", Group::Special, "review-fox-not-caught", |scene| {
    let catches = |course: &Course| course.earns_now(Fuchs, Side::Own);
    let (done, best) = (scene.share(|world| catches(&world.done)), scene.share(|world| catches(&world.best)));
    if best - done < 0.2 {
        return None;
    }
    let facts = [("caught", Fact::Share(best)), ("other", Fact::Share(done))];
    scene.found(&facts, |world| catches(&world.best) && !catches(&world.done))
});

/// **Fox not brought home.** The better card is an ace of diamonds, and with it the own side gets the trick in at least 60 % of the
/// deals. After the card that was played the other side catches the player's fox in a later trick in at least 15 % of the deals.
pub(super) const NOT_HOME: Reason = card("fox_not_home", Group::Special, "review-fox-not-home", |scene| {
    let [_, home] = scene.ours();
    if scene.best != Card::DA || scene.done == Card::DA || home < 0.6 || !scene.is_played_out() {
        return None;
    }
    let is_lost = |world: &SceneWorld| {
        let is_own = |trick: usize| world.done.tricks[trick].plays().any(|play| play == (scene.seat(), Card::DA));
        world
            .done
            .special
            .iter()
            .any(|earned| (earned.point, earned.side) == (Fuchs, Side::Other) && is_own(earned.trick))
    };
    let lost = scene.share(is_lost);
    if lost < 0.15 {
        return None;
    }
    scene.found(&[("home", Fact::Share(home)), ("lost", Fact::Share(lost))], is_lost)
});
