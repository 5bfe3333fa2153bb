//! Options that follow from others where a rule file leaves them out.

use super::{CallTiming, Rules, VorbehaltKind};

/// The usual rank of the Vorbehalte, by which one that comes in finds its place.
const USUAL: [VorbehaltKind; 8] = [
    VorbehaltKind::Pflichtsolo,
    VorbehaltKind::Lustsolo,
    VorbehaltKind::Solo,
    VorbehaltKind::Trumpfschwach,
    VorbehaltKind::Werfen,
    VorbehaltKind::Trumpfabgabe,
    VorbehaltKind::Schweine,
    VorbehaltKind::Hochzeit,
];

impl Rules {
    /// Returns the rule set with the options that follow from others, but for those that are `stated`.
    ///
    /// The hand follows from the deck, and the packets, the limits counted in the hand and how far a Hochzeit can move them
    /// from the hand; the rank of the Vorbehalte loses those that the rules do not have, and those that come in stand where they usually do.
    #[must_use]
    pub fn fitted(mut self, stated: impl Fn(&str) -> bool) -> Self {
        let of_deck = (self.deck().len() / 4) as u8;
        if !stated("hand_size") && self.deck.hand_size != of_deck {
            self.fit_limits(of_deck, &stated);
            self.deck.hand_size = of_deck;
        }
        let dealt: u32 = self.deck.deal_packets.iter().map(|&packet| u32::from(packet)).sum();
        if !stated("deal_packets") && dealt != u32::from(self.deck.hand_size) {
            let packet = if self.deck.hand_size.is_multiple_of(3) { 3 } else { 2 };
            self.deck.deal_packets = vec![packet; usize::from(self.deck.hand_size / packet)].into();
        }
        if !stated("reservation_priority") {
            self.fit_priority();
        }
        self
    }

    /// Moves the limits by the change of the hand size, if they count the hand: with fewer cards, each call ends with
    /// fewer in hand.
    fn fit_limits(&mut self, hand_size: u8, stated: &impl Fn(&str) -> bool) {
        if stated("call_limits") || stated("call_timing") || self.calls.timing == CallTiming::Table {
            return;
        }
        let (old, new) = (self.deck.hand_size, hand_size);
        let fitted = |limit: u8| limit.saturating_add(new).saturating_sub(old);
        self.calls.limits = self.calls.limits.map(fitted);
        if !stated("call_limits_kontra") {
            self.calls.limits_kontra = self.calls.limits_kontra.map(|limits| limits.map(fitted));
        }
        if !stated("call_limits_solo") {
            self.calls.limits_solo = self.calls.limits_solo.map(|limits| limits.map(fitted));
        }
        if !stated("call_limits_solo_kontra") {
            self.calls.limits_solo_kontra = self.calls.limits_solo_kontra.map(|limits| limits.map(fitted));
        }
        if !stated("call_limits_hochzeit") {
            self.calls.limits_hochzeit = self.calls.limits_hochzeit.map(|limits| limits.map(fitted));
        }
    }

    fn fit_priority(&mut self) {
        let mut kinds: Vec<VorbehaltKind> =
            self.vorbehalte.priority.iter().copied().filter(|&kind| self.knows(kind)).collect();
        let place = |kind| USUAL.iter().position(|&usual| usual == kind);
        for kind in USUAL.into_iter().filter(|&kind| self.knows(kind)) {
            if !kinds.contains(&kind) {
                let behind = kinds.iter().position(|&other| place(kind) < place(other));
                kinds.insert(behind.unwrap_or(kinds.len()), kind);
            }
        }
        if *kinds != *self.vorbehalte.priority {
            self.vorbehalte.priority = kinds.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the rules as they are fitted if no option is stated.
    fn fitted(rules: Rules) -> Rules {
        rules.fitted(|_| false)
    }

    #[test]
    fn published_rule_sets_fit_as_they_are() {
        for rules in Rules::ALL {
            assert_eq!(fitted(rules.clone()), rules);
        }
    }

    #[test]
    fn a_club_says_only_what_it_plays_differently() {
        let without_nines = fitted(Rules::DDV.with(|rules| rules.deck.nines = false));
        assert_eq!(without_nines.check(), Ok(()));
        assert_eq!((without_nines.deck.hand_size, without_nines.calls.limits), (10, [9, 8, 7, 6, 5]));
        assert_eq!(*without_nines.deck.deal_packets, [2; 5]);
        let with_nines = fitted(Rules::BSV.with(|rules| rules.deck.nines = true));
        assert_eq!(with_nines.check(), Ok(()));
        assert_eq!((with_nines.deck.hand_size, with_nines.calls.limits), (12, Rules::DDV.calls.limits));
        let werfen = fitted(Rules::DDV.with(|rules| {
            rules.werfen.kings = Some(5);
            rules.soli.pflichtsolo_per_player = 0;
        }));
        assert_eq!(werfen.check(), Ok(()));
        let kinds = [VorbehaltKind::Solo, VorbehaltKind::Werfen, VorbehaltKind::Hochzeit];
        assert_eq!(*werfen.vorbehalte.priority, kinds);
    }

    #[test]
    fn what_is_stated_stays() {
        let rules = Rules::DDV.with(|rules| rules.deck.nines = false);
        let stated = rules.clone().fitted(|option| option == "deal_packets");
        assert_eq!(stated.deck.deal_packets, rules.deck.deal_packets);
        let stated =
            Rules::DDV.with(|rules| rules.werfen.kings = Some(5)).fitted(|option| option == "reservation_priority");
        assert_eq!(stated.vorbehalte.priority, Rules::DDV.vorbehalte.priority);
    }
}
