//! What a seat can have in mind before the round of Vorbehalte.

use crate::evaluate::Plan;
use game::rules::VorbehaltKind;
use game::{Asked, Eligibility, Schweine, Vorbehalt};

/// Returns the plans that the hand allows: to be gesund, and every Vorbehalt.
#[must_use]
pub fn plans(asked: &Asked<'_>) -> Vec<Plan> {
    let rules = asked.rules();
    let eligibility = Eligibility::of(rules, asked.hand());
    let has_pflichtsolo = asked.pflichtsolo_open().contains(asked.seat()) && rules.pflichtsolo_per_player != 0;
    let may = |kind: VorbehaltKind| match kind {
        VorbehaltKind::Pflichtsolo => has_pflichtsolo,
        VorbehaltKind::Lustsolo => !has_pflichtsolo,
        _ => eligibility.may(rules, kind),
    };
    let named = |kind: VorbehaltKind| -> Vec<Vorbehalt> {
        match kind {
            VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo | VorbehaltKind::Solo => {
                rules.soli.iter().map(|&solo| Vorbehalt::Solo(solo)).collect()
            }
            VorbehaltKind::Hochzeit => {
                let schweine = Schweine::None;
                let conditions = rules.hochzeit_conditions.iter();
                conditions.map(|&condition| Vorbehalt::Hochzeit { condition, schweine }).collect()
            }
            VorbehaltKind::Trumpfschwach => vec![Vorbehalt::Trumpfschwach],
            VorbehaltKind::Werfen => vec![Vorbehalt::Werfen],
            VorbehaltKind::Trumpfabgabe => vec![Vorbehalt::Trumpfabgabe],
            VorbehaltKind::Schweine => vec![Vorbehalt::Schweine],
        }
    };
    let kinds = rules.reservation_priority.iter().copied().filter(|&kind| may(kind));
    let vorbehalte = kinds.flat_map(|kind| named(kind).into_iter().map(move |named| Plan::Vorbehalt(kind, named)));
    [Plan::Gesund].into_iter().chain(vorbehalte).collect()
}
