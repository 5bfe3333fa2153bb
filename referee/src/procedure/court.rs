//! The body that decides, and the appeal (DDV G.6, TSR 9.7).

use super::step;
use crate::case::Case;
use crate::cite::Cite;
use crate::entry::Row;
use crate::ruling::{Appeal, Class, Decider, Step};
use game::rules::UnsportlichPoints;
use text::{Message, message};

/// Whether a row is about unsporting behaviour, of the offender or of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unsporting {
    Yes,
    No,
}

/// Whether the Schiedsrichter decides about it (TSR 9.7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Yes,
    No,
}

/// An Ermahnung is a sanction of unsporting behaviour too (002 3.11.5).
pub(super) fn unsporting(row: &Row) -> Unsporting {
    let sanctions = row.marks.iter().any(|mark| matches!(mark.key, "min_sanction" | "suspicion"));
    if sanctions || matches!(row.class, Class::Unsport | Class::Warning) { Unsporting::Yes } else { Unsporting::No }
}

/// Rule DDV G.6, TSR 9.7.2, 9.7.3: Unsportlichkeiten go to the Schiedsgericht, but for the binding decisions, which say how
/// many points are deducted.
pub(super) fn decider(case: &Case, unsporting: Unsporting, bound: Bound) -> Decider {
    let is_bound =
        bound == Bound::Yes && case.rules().breaches.unsportlich_points != UnsportlichPoints::WarningOrDisqualification;
    match Decider::of(case.rules()) {
        Decider::Schiedsrichter if unsporting == Unsporting::Yes && !is_bound => Decider::Schiedsgericht,
        usual => usual,
    }
}

pub(super) fn decider_step(case: &Case, decided_by: Decider) -> Step {
    match decided_by {
        Decider::Spielleitung => step(message!("reason-decider-spielleitung"), Cite::Court.of(case.rules())),
        Decider::Schiedsrichter => {
            step(message!("reason-decider-bound", entry = case.entry().number), Cite::Bound.of(case.rules()))
        }
        Decider::Schiedsgericht => step(message!("reason-decider-schiedsgericht"), Cite::Court.of(case.rules())),
    }
}

/// Whatever the Schiedsrichter decides, a binding decision too, any player may take to the Schiedsgericht (2.1.1 nos. 5
/// and 6).
pub(super) const fn appeal(decided_by: Decider) -> Appeal {
    match decided_by {
        Decider::Spielleitung => Appeal::None,
        Decider::Schiedsgericht => Appeal::Final,
        Decider::Schiedsrichter => Appeal::Schiedsgericht,
    }
}

/// Rule 002 2.1.1 no. 5: the instruction about the right of appeal.
pub(super) fn remedy(case: &Case, decided_by: Decider) -> Step {
    let cite = match decided_by {
        Decider::Spielleitung => Cite::HouseRules,
        Decider::Schiedsgericht => Cite::Final,
        Decider::Schiedsrichter => Cite::Appeal,
    };
    step(Message::new(format!("appeal-{}", appeal(decided_by).name())), cite.of(case.rules()))
}
