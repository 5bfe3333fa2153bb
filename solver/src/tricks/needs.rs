//! Which cards have to beat which.
//!
//! Where only tricks count, a way to play rests on comparisons: of the cards of one class in a trick, the one that takes it
//! beats the others. A position in which each hand has as many cards of each class has the same lines of play, card by card
//! in the order of their ranks. If every comparison that a proof rests on comes out the same there, the proof holds; and
//! those that it does not rest on may come out as they like. So what is found holds for all positions that are the same or
//! better for the side that it is good for.

use crate::slot::{Layout, each};

/// How strong a card has to be: no more than this, or one more, if it has to be stronger. Zero if it need not be strong.
pub(crate) type Strength = u8;

/// Returns how strong a card is among those of its class. Both of a kind are as strong.
#[inline(always)]
pub(crate) const fn strength(bit: usize) -> Strength {
    (bit as u8 & !1) + 1
}

/// Returns how strong a card has to be to be stronger than this one.
#[inline(always)]
pub(crate) const fn above(bit: usize) -> Strength {
    strength(bit) + 1
}

/// Returns how strong a card has to be to take a trick from this one, which lies already or is played later: of two of a kind
/// the first wins, or the second.
#[inline(always)]
pub(crate) const fn to_beat(layout: &Layout, bit: usize, lies: bool) -> Strength {
    let second_wins = layout.second_wins >> bit & 1 == 1;
    if lies == second_wins { strength(bit) } else { above(bit) }
}

/// For each card, how strong it has to be for what it has to beat of each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(crate) struct Needs([[Strength; 4]; 64]);

impl Needs {
    pub(crate) const NONE: Self = Self([[0; 4]; 64]);

    /// Adds those of another.
    #[inline(always)]
    pub(crate) fn and(&mut self, other: &Self) {
        for (need, more) in self.0.as_flattened_mut().iter_mut().zip(other.0.as_flattened()) {
            *need = (*need).max(*more);
        }
    }

    /// Returns what a card has to beat of each seat.
    #[inline(always)]
    pub(crate) const fn of(&self, bit: usize) -> [Strength; 4] {
        self.0[bit & 63]
    }

    /// Adds that a card has to be so strong for one of that seat.
    #[inline(always)]
    pub(crate) fn add(&mut self, bit: usize, seat: usize, strength: Strength) {
        let need = &mut self.0[bit & 63][seat & 3];
        *need = (*need).max(strength);
    }

    /// Makes cards of a hand that are neighbours in rank stand for one another: what is true of one is true of all.
    pub(crate) fn equate(&mut self, layout: &Layout, seat: usize, run: u64) {
        if run & (run - 1) == 0 {
            return;
        }
        let own = each(run).fold([0; 4], |own, bit| most(own, self.of(bit)));
        for bit in each(run) {
            self.0[bit & 63] = own;
        }
        // Who has to beat one of them is higher than all.
        let (lowest, highest) = (run.trailing_zeros() as usize, 63 - run.leading_zeros() as usize);
        for rival in each(layout.class[highest & 63]) {
            let need = self.of(rival)[seat & 3];
            if strength(lowest) <= need {
                self.add(rival, seat, above(highest));
            }
        }
    }

    /// Adds what is needed besides if another card of its class is played in place of one for which so much is needed, and that
    /// in its place later. Returns whether all of it is so; else nothing is added.
    #[inline(always)]
    pub(crate) fn add_exchanged(
        &mut self,
        of_played: &Self,
        layout: &Layout,
        seat: usize,
        played: usize,
        other: usize,
    ) -> bool {
        // What the one has to beat now, and the other later.
        let (now, later) = (of_played.of(played), of_played.of(other));
        if now.iter().any(|&need| strength(other) < need) || later.iter().any(|&need| strength(played) < need) {
            return false;
        }
        if other < played {
            // Who has to beat the lower one later has to beat the higher then.
            let (from, to) = (strength(other), above(played));
            let needs_more = |rival: &usize| {
                let need = of_played.of(*rival)[seat & 3];
                from <= need && need < to
            };
            let class = layout.class[played & 63];
            if { each(class) }.any(|rival| strength(rival) < to && needs_more(&rival)) {
                return false;
            }
            for rival in each(class).filter(needs_more) {
                self.add(rival, seat, to);
            }
        }
        self.0[played & 63] = most(self.of(played), later);
        self.0[other & 63] = most(self.of(other), now);
        true
    }
}

fn most(a: [Strength; 4], b: [Strength; 4]) -> [Strength; 4] {
    std::array::from_fn(|i| a[i].max(b[i]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Card, Contract, Order, Rules, Schweine};

    fn layout(rules: &Rules) -> Layout {
        Layout::new(&Order::new(rules, Contract::Normal, Schweine::None)).without_augen()
    }

    #[test]
    fn of_two_of_a_kind_the_first_wins_but_for_the_ten_of_hearts() {
        for (rules, second_wins) in [(Rules::DDV, false), (Rules::BSV, true)] {
            let layout = layout(&rules);
            let [queen, ten] = [Card::CQ, Card::HT].map(|card| layout.low(card));
            for lies in [false, true] {
                assert_eq!(to_beat(&layout, queen, lies) <= strength(queen + 1), !lies);
                assert_eq!(to_beat(&layout, ten, lies) <= strength(ten + 1), lies == second_wins);
                assert!(to_beat(&layout, queen, lies) <= strength(ten));
                assert!(strength(queen) < to_beat(&layout, ten, lies));
            }
        }
    }

    #[test]
    fn who_beats_one_of_a_run_beats_all_of_it() {
        let layout = layout(&Rules::DDV);
        let [low, high, rival] = [Card::DJ, Card::HJ, Card::CJ].map(|card| layout.low(card));
        let mut needs = Needs::NONE;
        // That it has to be higher than the low one is hidden by a need that is larger, and met by the high one.
        needs.add(rival, 2, above(low));
        needs.add(rival, 2, strength(high));
        needs.add(low, 1, 1);
        needs.equate(&layout, 2, 1 << low | 1 << high);
        assert_eq!(needs.of(rival)[2], above(high));
        assert_eq!(needs.of(high), needs.of(low));
        let alone = needs;
        needs.equate(&layout, 2, 1 << low);
        assert_eq!(needs, alone);
    }

    #[test]
    fn a_card_is_played_in_place_of_another_if_both_are_strong_enough() {
        let layout = layout(&Rules::DDV);
        let [weak, low, rival, high] = [Card::DA, Card::DJ, Card::HJ, Card::SJ].map(|card| layout.low(card));
        let exchanged = |bit: usize, seat: usize, need: Strength, played: usize, other: usize| {
            let (mut of_played, mut needs) = (Needs::NONE, Needs::NONE);
            of_played.add(bit, seat, need);
            let is_so = needs.add_exchanged(&of_played, &layout, 2, played, other);
            assert!(is_so || needs == Needs::NONE);
            is_so.then_some(needs)
        };
        // What the high one has to beat now or later the low one does not.
        assert_eq!(exchanged(high, 1, above(rival), high, low), None);
        assert_eq!(exchanged(high, 1, above(rival), low, high), None);
        for (played, other) in [(low, high), (high, low)] {
            let needs = exchanged(played, 1, above(weak), played, other).expect("both are strong enough");
            assert_eq!((needs.of(other)[1], needs.of(played)[1]), (above(weak), 0));
            let needs = exchanged(other, 1, above(weak), played, other).expect("both are strong enough");
            assert_eq!((needs.of(other)[1], needs.of(played)[1]), (0, above(weak)));
        }
        // Who has to beat the low one later does not beat the high one.
        assert_eq!(exchanged(rival, 2, above(low), high, low), None);
        assert!(exchanged(rival, 2, above(low), low, high).is_some());
        let needs = exchanged(high, 2, above(weak), low, weak).expect("it beats both");
        assert_eq!(needs.of(high)[2], above(low));
    }
}
