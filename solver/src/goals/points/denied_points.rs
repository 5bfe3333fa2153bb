//! Special points that a side can deny the other, whatever else it plays.

use super::special_points::{Limit, SpecialPoints, highest};
use crate::bitboard::Layout;
use crate::machine::Machine;

/// Points that a side can keep the other from earning, in any play of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeniedPoints {
    /// The jacks of clubs that earn the other side nothing.
    pub(crate) jacks: u64,
    /// The trump that is kept to the last trick for that.
    pub(crate) kept: u64,
    /// Most Doppelköpfe of the other side, if fewer than the hands allow.
    pub(crate) limit: Option<Limit>,
}

impl DeniedPoints {
    /// More than can be.
    pub(crate) const ALL: Self = Self { jacks: u64::MAX, kept: 0, limit: Some(Limit { n_doppelkoepfe: 0, poor: 0 }) };
}

impl SpecialPoints {
    /// Returns the jacks of clubs that can earn the other side nothing, whatever else this side plays.
    ///
    /// A seat that makes the last trick with a jack of clubs has followed with another trump whenever trump was led
    /// before. So any other seat that holds as many trumps, and plays none without need, has one left at last, and that
    /// the highest. And a hand is free to play a jack of clubs of its own in as many tricks as it has trumps, so that
    /// one trump more keeps them all from being captured in the last.
    #[inline(always)]
    pub(crate) fn denied(&self, machine: impl Machine, hands: &[u64; 4], of_re: bool) -> DeniedPoints {
        let trumps = self.trumps;
        let own = self.cards_of(of_re);
        let mut denied = DeniedPoints::default();
        let mut most = 0;
        for hand in hands {
            let n_trumps = machine.count(hand & trumps);
            let jacks = hand & own & self.captured;
            if machine.count(jacks) < n_trumps {
                denied.jacks |= jacks;
            }
            if hand & !own & self.charlies != 0 {
                most = most.max(n_trumps);
            }
        }
        for (seat, hand) in hands.iter().enumerate() {
            if 0 < most && most <= machine.count(hand & trumps) && self.is_of(seat, of_re) {
                let highest = highest(hand & trumps);
                if self.charlies < highest && denied.kept < highest {
                    denied.kept = highest;
                }
            }
        }
        if denied.kept != 0 {
            denied.jacks |= self.charlies & !own;
        }
        denied
    }

    /// Returns the same with fewer Doppelköpfe of the other side than the hands say, if two partners can see to that, and with
    /// as many of the jacks of clubs as this allows.
    ///
    /// One of them plays a Volle whenever a class is led of which he has one. The other keeps the same number of cards
    /// of this class that are not Volle, and plays one of them then, and none before as long as he has others. So a
    /// trick with a Volle of the one has a card of the other that is not Volle. If the one has nothing but Volle left,
    /// the other has nothing but those he keeps. For each that the other lacks, one trick with a Volle of the one has
    /// none of those.
    ///
    /// If he has no card of that class at all, one of another does as well, if he can keep it until then: he needs as
    /// many others of that class as any other seat can lead it.
    ///
    /// If the other also keeps a trump to the last trick, this must be no Volle and none of those; and if he runs out of cards of
    /// other classes and still needs some, he has but trumps, none of which may be a Volle then. Jacks of clubs to get rid
    /// of come after the Volle of the one, and are not among those that the other keeps.
    #[inline(always)]
    pub(crate) fn with_fewer_doppelkoepfe(
        &self,
        machine: impl Machine,
        layout: &Layout,
        hands: &[u64; 4],
        of_re: bool,
        denied: &DeniedPoints,
    ) -> Option<DeniedPoints> {
        let most = self.limit(machine, hands, of_re).n_doppelkoepfe;
        if most == 0 {
            return None;
        }
        let trumps = self.trumps;
        let own = self.cards_of(of_re);
        let mut best: Option<(Limit, DeniedPoints)> = None;
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
            if one == other || !self.is_of(one, of_re) || !self.is_of(other, of_re) {
                continue;
            }
            let [rich, poor] = [hands[one] & self.volle, hands[other] & !self.volle];
            let limit = |reserved, spare| self.limit_of_partners(machine, layout, hands, [one, other], reserved, spare);
            let other_trumps = hands[other] & trumps;
            let may_keep = denied.kept & poor != 0 && (rich & !trumps == 0 || other_trumps & self.volle == 0);
            // If he plays one in a trick that was not led with trump, the trump that is kept may go before the last
            // trick.
            let keeping = may_keep.then(|| limit(denied.kept, !trumps)).filter(|limit| limit.n_doppelkoepfe == 0);
            let to_play = |seat: usize| hands[seat] & own & self.captured & denied.jacks;
            let (limit, mut found) = if let Some(limit) = keeping {
                (Limit { poor: limit.poor | other_trumps & poor, ..limit }, *denied)
            } else {
                let without_kept = DeniedPoints { jacks: denied.jacks & !(self.charlies & !own), kept: 0, ..*denied };
                (limit(to_play(other), u64::MAX), without_kept)
            };
            if machine.count(hands[one] & trumps) <= machine.count(to_play(one) | rich & trumps) {
                found.jacks &= !to_play(one);
            }
            let is_better = best.is_none_or(|(than, best)| {
                let are_more = best.jacks & found.jacks == best.jacks && best.jacks != found.jacks;
                (limit.n_doppelkoepfe, !are_more) < (than.n_doppelkoepfe, true)
            });
            if limit.n_doppelkoepfe < most && is_better {
                best = Some((limit, found));
            }
        }
        best.map(|(limit, denied)| DeniedPoints { limit: Some(limit), ..denied })
    }

    /// Returns how many Doppelköpfe the other side makes at most if one of two partners plays a Volle whenever its
    /// class is led, and the other answers as many as he can. He answers with a card of the class that is not Volle and
    /// not reserved for something else; if he has none of the class, with one of those that he can spare.
    #[inline(always)]
    fn limit_of_partners(
        &self,
        machine: impl Machine,
        layout: &Layout,
        hands: &[u64; 4],
        [one, other]: [usize; 2],
        reserved: u64,
        spare: u64,
    ) -> Limit {
        let poor = !self.volle & !reserved;
        let (mut answers, mut n_elsewhere, mut n_doppelkoepfe) = (0, 0, 0);
        for class in layout.classes {
            let n_volle = machine.count(hands[one] & self.volle & class);
            let found = highest_of(machine, hands[other] & poor & class, n_volle);
            let n_lacking = n_volle - machine.count(found);
            answers |= found;
            if hands[other] & class == 0 {
                n_elsewhere += n_lacking;
            } else {
                n_doppelkoepfe += n_lacking;
            }
        }
        for class in layout.classes {
            if n_elsewhere == 0 {
                break;
            }
            // As often as anybody else can lead the class he plays another card of it.
            let n_led = (1..4).map(|n| machine.count(hands[(other + n) & 3] & class)).max().unwrap_or(0);
            let left = hands[other] & class & !reserved & !answers;
            let n_more = machine.count(left).saturating_sub(n_led);
            let found = highest_of(machine, left & poor & spare, n_more.min(n_elsewhere));
            n_elsewhere -= machine.count(found);
            answers |= found;
        }
        let n_doppelkoepfe = (n_doppelkoepfe + n_elsewhere) as i32;
        Limit { n_doppelkoepfe, poor: hands[one] & !self.volle | answers }
    }
}

/// Returns the `n` highest cards of a set, or all if there are fewer.
#[inline(always)]
fn highest_of(machine: impl Machine, cards: u64, n: u32) -> u64 {
    let mut lower = cards;
    for _ in 0..n.min(machine.count(cards)) {
        lower ^= highest(lower);
    }
    cards ^ lower
}
