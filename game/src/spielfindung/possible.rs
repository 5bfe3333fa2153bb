//! The kinds of Vorbehalt that a seat can have.

use crate::eligibility::Eligibility;
use crate::rules::{Pflichtsolo, Rules, SchweineRule, Trumpfabgabe, Trumpfschwach, VorbehaltKind};
use crate::seat::{Seat, SeatSet};

/// A set of kinds of Vorbehalt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KindSet(u8);

impl KindSet {
    /// Returns whether the kind is in the set.
    #[must_use]
    pub const fn contains(self, kind: VorbehaltKind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// Returns whether there is no kind in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the set with this kind.
    #[must_use]
    pub const fn with(self, kind: VorbehaltKind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    /// Returns the set without this kind.
    #[must_use]
    pub const fn without(self, kind: VorbehaltKind) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// Returns the kinds in the set.
    pub fn iter(self) -> impl Iterator<Item = VorbehaltKind> {
        VorbehaltKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }

    /// Returns the soli of the set.
    #[must_use]
    pub fn soli(self) -> Self {
        self.iter().filter(|kind| kind.is_solo()).collect()
    }

    /// Returns what is no solo.
    #[must_use]
    pub fn without_soli(self) -> Self {
        self.iter().filter(|kind| !kind.is_solo()).collect()
    }
}

impl FromIterator<VorbehaltKind> for KindSet {
    fn from_iter<I: IntoIterator<Item = VorbehaltKind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |bits, kind| bits | 1 << kind as u8))
    }
}

impl Pflichtsolo {
    /// Returns whether this seat still has to play it.
    pub(crate) const fn of(rules: &Rules, open: SeatSet, seat: Seat) -> Self {
        if rules.soli.pflichtsolo_per_player != 0 && open.contains(seat) { Self::Open } else { Self::Done }
    }
}

/// Returns the kinds of Vorbehalt that a seat can have by public knowledge.
pub(crate) fn public_kinds(rules: &Rules, pflichtsolo: Pflichtsolo) -> KindSet {
    let exists = |kind| match kind {
        // Rule DDV C.2, C.3: a solo is the Pflichtsolo as long as it is outstanding.
        VorbehaltKind::Pflichtsolo => pflichtsolo == Pflichtsolo::Open && rules.has_soli(),
        VorbehaltKind::Lustsolo => {
            let pflicht_exists = rules.vorbehalte.priority.contains(&VorbehaltKind::Pflichtsolo);
            let is_pflichtsolo = pflicht_exists && pflichtsolo == Pflichtsolo::Open;
            !is_pflichtsolo && rules.has_soli()
        }
        VorbehaltKind::Solo => rules.has_soli(),
        VorbehaltKind::Trumpfschwach => rules.trumpfschwach.becomes != Trumpfschwach::Off,
        VorbehaltKind::Werfen => rules.has_werfen(),
        VorbehaltKind::Trumpfabgabe => rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off,
        VorbehaltKind::Schweine => rules.schweine.when == SchweineRule::Announced,
        VorbehaltKind::Hochzeit => rules.has_hochzeit(),
    };
    // What is asked for before the round stands in no order.
    let before = rules.is_thrown_in_before().then_some(VorbehaltKind::Werfen);
    rules.vorbehalte.priority.iter().copied().chain(before).filter(|&kind| exists(kind)).collect()
}

/// Returns the kinds a seat can have with this hand.
pub(crate) fn kinds_of(rules: &Rules, eligibility: &Eligibility, pflichtsolo: Pflichtsolo) -> KindSet {
    let public = public_kinds(rules, pflichtsolo);
    without_lower(rules, public.iter().filter(|&kind| eligibility.may(rules, kind)).collect())
}

/// Returns which of these kinds are left where one of them has to be said: who must say something may prefer a higher
/// Vorbehalt, not a lower one.
pub(crate) fn without_lower(rules: &Rules, held: KindSet) -> KindSet {
    let mut kept: KindSet = held.iter().filter(|kind| !rules.vorbehalte.priority.contains(kind)).collect();
    for &kind in rules.vorbehalte.priority.iter().filter(|&&kind| held.contains(kind)) {
        kept = kept.with(kind);
        if rules.is_mandatory(kind) {
            break;
        }
    }
    kept
}
