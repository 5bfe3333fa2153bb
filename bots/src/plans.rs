//! The plans of a seat before the round of Vorbehalte.

use crate::evaluate::Plan;
use game::rules::VorbehaltKind;
use game::{Act, Asked, Due, Eligibility, Say, Schweine, Vorbehalt};

/// Returns the plans that the hand allows: to be gesund, and every Vorbehalt.
#[must_use]
pub fn plans(asked: &Asked<'_>) -> Vec<Plan> {
    let rules = asked.rules();
    let eligibility = Eligibility::of(rules, asked.hand());
    let has_pflichtsolo = asked.pflichtsolo_open().contains(asked.seat()) && rules.soli.pflichtsolo_per_player != 0;
    let may = |kind: VorbehaltKind| match kind {
        VorbehaltKind::Pflichtsolo => has_pflichtsolo,
        VorbehaltKind::Lustsolo => !has_pflichtsolo,
        _ => eligibility.may(rules, kind),
    };
    let named = |kind: VorbehaltKind| -> Vec<Vorbehalt> {
        match kind {
            VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo | VorbehaltKind::Solo => {
                rules.soli.named.iter().map(|&solo| Vorbehalt::Solo(solo)).collect()
            }
            VorbehaltKind::Hochzeit => {
                let schweine = Schweine::None;
                let conditions = rules.hochzeit.conditions.iter();
                conditions.map(|&condition| Vorbehalt::Hochzeit { condition, schweine }).collect()
            }
            VorbehaltKind::Trumpfschwach => vec![Vorbehalt::Trumpfschwach],
            VorbehaltKind::Werfen => vec![Vorbehalt::Werfen],
            VorbehaltKind::Trumpfabgabe => vec![Vorbehalt::Trumpfabgabe],
            VorbehaltKind::Schweine => vec![Vorbehalt::Schweine],
        }
    };
    // What is asked for before the round stands in no order.
    let before = match asked.due() {
        Some(Due::Answer(kind)) if !rules.vorbehalte.priority.contains(&kind) => Some(kind),
        _ => None,
    };
    let kinds = rules.vorbehalte.priority.iter().copied().chain(before).filter(|&kind| may(kind));
    let vorbehalte = kinds.flat_map(|kind| named(kind).into_iter().map(move |named| Plan::Vorbehalt(kind, named)));
    let is_forced_to_speak = asked.due() == Some(Due::Say) && !asked.options().contains(&Act::Say(Say::Gesund));
    let gesund = [Plan::Gesund].into_iter().filter(|_| !is_forced_to_speak);
    gesund.chain(vorbehalte).collect()
}
