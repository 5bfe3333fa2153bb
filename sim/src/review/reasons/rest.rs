//! What a card costs after the current trick; asked only if nothing else in the catalogue holds.

use super::{Fact, Group, Reason, course};
use crate::review::{Course, SceneWorld};
use game::Card;

/// **Kept back, it takes a trick.** After the better card the player takes more later tricks with the card that he played, in at
/// least 15 % of the deals. The Augen are the mean of those tricks.
pub(super) const SPENT: Reason = course("spent", Group::Trick, "review-spent", |scene| {
    let takes = |course: &Course, card: Card| {
        let is_taken = |trick: &&game::Trick| trick.owner() == Some(scene.seat()) && trick.best() == Some(card);
        course.tricks.iter().skip(1).filter(is_taken).map(|trick| f64::from(trick.augen().0)).collect::<Vec<_>>()
    };
    let is_missed = |world: &SceneWorld| takes(&world.done, scene.done).len() < takes(&world.best, scene.done).len();
    let missed = scene.share(is_missed);
    if missed < 0.15 {
        return None;
    }
    let mean = |world: &SceneWorld| {
        let augen = takes(&world.best, scene.done);
        if is_missed(world) { augen.iter().sum::<f64>() / augen.len() as f64 } else { 0.0 }
    };
    let augen = scene.mean(mean) / missed;
    scene.found(&[("missed", Fact::Share(missed)), ("augen", Fact::Augen(augen))], is_missed)
});

/// **Not brought home.** The better card has ten Augen or more, and with it the own side gets this trick in at least 60 % of the
/// deals; after the card that was played the player loses it to the other side in a later trick in at least 20 %.
pub(super) const NOT_HOME: Reason = course("not_home", Group::Smear, "review-not-home", |scene| {
    let [_, home] = scene.ours();
    if scene.best.augen().0 < 10 || scene.best == scene.done || home < 0.6 {
        return None;
    }
    let is_lost = |world: &SceneWorld| {
        let later = world.done.tricks.iter().skip(1);
        let mut with_it = later.filter(|trick| trick.plays().any(|play| play == (scene.seat(), scene.best)));
        with_it.any(|trick| trick.owner().is_some_and(|owner| !world.side.contains(owner)))
    };
    let lost = scene.share(is_lost);
    if lost < 0.2 {
        return None;
    }
    scene.found(&[("home", Fact::Share(home)), ("lost", Fact::Share(lost))], is_lost)
});

/// **Augen of the rest.** From this trick to the end the own side gets at least two Augen fewer on average after the card that was
/// played, and most of the loss comes from deals in which it gets fewer.
pub(super) const REST: Reason = course("rest_of_game", Group::Trick, "review-rest", |scene| {
    let own = |world: &SceneWorld, course: &Course| -> f64 {
        let is_own = |trick: &&game::Trick| trick.owner().is_some_and(|owner| world.side.contains(owner));
        course.tricks.iter().filter(is_own).map(|trick| f64::from(trick.augen().0)).sum()
    };
    let fewer = |world: &SceneWorld| own(world, &world.best) - own(world, &world.done);
    let (augen, share) = (scene.mean(fewer), scene.share(|world| 0.0 < fewer(world)));
    if augen < 2.0 {
        return None;
    }
    let facts = [("team", Fact::Team(scene.team())), ("augen", Fact::Augen(augen)), ("share", Fact::Share(share))];
    scene.found(&facts, |world| 0.0 < fewer(world))
});
