//! An ace that would have gone through was not led.

use super::{Fact, Found, Group, Reason, card};
use crate::review::Scene;
use game::{Card, Class, Rank};

/// **Ace not led.** The player leads and the better card is a Fehl ace, the one played is not. His side gets the trick
/// of the ace in at least 60 % of the deals, and at least 10 % of the deals more often than with the other card.
pub(super) const REASON: Reason = card("ace_kept", Group::Lead, "review-ace-kept", find);

fn find(scene: &Scene) -> Option<Found> {
    let is_ace = |card: Card| card.rank() == Rank::Ace && scene.order().class_of(card) != Class::Trump;
    let [ours_done, runs] = scene.ours();
    if !scene.leads() || !is_ace(scene.best) || is_ace(scene.done) || runs < 0.6 || runs - ours_done < 0.1 {
        return None;
    }
    let facts = [("runs", Fact::Share(runs)), ("ours", Fact::Share(ours_done))];
    scene.found(&facts, |world| world.is_ours(&world.best))
}
