//! Quick tricks and the special points that go with them: answers about Points without playing on.

use super::denied_points::DeniedPoints;
use super::score_table::Threshold;
use super::special_points::Limit;
use super::target::SURE;
use super::{PointsAsk, PointsGoal};
use crate::bound::Bound;
use crate::dependencies::Dependencies;
use crate::goals::sum::{InAugen, Measure};
use crate::machine::Machine;
use crate::observe::Observer;
use crate::quick_tricks::{QuickTricks, whatever_it_plays};
use crate::search::Search;

impl PointsGoal {
    /// Returns what follows from what a side is certain of, if that is enough for an answer.
    #[inline(always)]
    pub(super) fn quick_tricks<M: Machine, O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        needed: &[Threshold],
        hands: &[u64; 4],
        leader: usize,
        ask: PointsAsk,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let Search { machine, layout, maximizers: re, .. } = search;
        let answer = |of_re, quick: &QuickTricks, denied: &DeniedPoints| {
            self.certain_bound(search, needed, hands, ask, of_re, quick, denied)
        };
        // Whatever else it plays, a side can keep the other from earning some special points.
        let whatever = [!re & 0b1111, *re].map(|party| whatever_it_plays(*machine, layout, hands, party));
        for of_re in [true, false] {
            let quick = whatever[usize::from(of_re)];
            if answer(of_re, &quick, &DeniedPoints::ALL).is_none() {
                continue;
            }
            let jacks = self.special_points.denied(*machine, hands, of_re);
            let most = self.special_points.with_fewer_doppelkoepfe(*machine, layout, hands, of_re, &jacks);
            let jacks = (jacks.jacks != 0 && most.is_none_or(|most| most.jacks != jacks.jacks)).then_some(jacks);
            for denied in [most, jacks].into_iter().flatten() {
                let bound = answer(of_re, &quick, &denied);
                if bound.is_some() {
                    *deps = Dependencies::NONE;
                    let party = if of_re { *re } else { !*re & 0b1111 };
                    deps.needs.add_order(
                        layout,
                        hands,
                        party,
                        quick.ranks | denied.kept,
                        self.special_points.special(),
                    );
                    return bound;
                }
            }
        }
        let whatever = |party: u8| whatever[usize::from(party == *re)];
        let answer = |of_re, quick: &QuickTricks| answer(of_re, quick, &DeniedPoints::default());
        search.quick_trick_bound(hands, leader, self.special_points.special(), deps, whatever, answer)
    }

    /// Returns what follows if Re or Kontra is certain of this, and of what it denies the other side, if that is enough for an answer.
    #[inline(always)]
    fn certain_bound<M: Machine, O: Observer>(
        &self,
        search: &Search<'_, M, O>,
        needed: &[Threshold],
        hands: &[u64; 4],
        PointsAsk { progress, left }: PointsAsk,
        of_re: bool,
        quick: &QuickTricks,
        denied: &DeniedPoints,
    ) -> Option<Bound> {
        let (machine, special_points) = (search.machine, &self.special_points);
        // Most special points that the other side can gain against those certain for this side.
        let n_others = machine.count(hands[0]).saturating_sub(quick.n_tricks) as i32;
        let feared = special_points.most(machine, hands, !of_re, quick.cards, denied, n_others)
            - special_points.certain(machine, of_re, quick.cards);
        let here = progress.balance - self.least;
        let threshold = needed[(if of_re { here - feared } else { here + feared }) as usize];
        let (augen, won) = InAugen::of_quick_tricks(search, hands, left, of_re, quick);
        let has_trick = 0 < quick.n_tricks;
        let value = match threshold {
            Threshold::NOWHERE => SURE,
            Threshold::A_TRICK if of_re && (has_trick || progress.max_has_trick()) => SURE,
            Threshold::EVERYTHING if !of_re && (has_trick || progress.min_has_trick()) => -SURE,
            Threshold::NEVER => -SURE,
            Threshold::A_TRICK | Threshold::EVERYTHING => return None,
            Threshold(threshold) => progress.gained + augen - (threshold - 1),
        };
        let limiting = || {
            let of_hands = special_points.limit(machine, &hands.map(|hand| hand & !quick.cards), of_re);
            let is_stricter = |limit: &Limit| limit.n_doppelkoepfe <= of_hands.n_doppelkoepfe;
            denied.limit.filter(is_stricter).unwrap_or(of_hands).poor
        };
        (of_re == (0 <= value)).then(|| Bound { volle: limiting(), ..Bound::of_won(value, won) })
    }
}
