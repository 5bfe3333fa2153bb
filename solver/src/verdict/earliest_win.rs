//! How soon an opponent can win a trick at all: a bound from numbers of cards.
//!
//! Until he wins it, so many tricks are led in each class. Whoever leads them, a seat follows with each card of a class
//! that is led and discards where it has none left. So how many cards of a class a seat can have got rid of is known
//! from these numbers alone. The opponent's chance cannot come true unless some numbers let him keep his card, the leader
//! keep a lower one, and everybody else get rid of what beats it. The order of the tricks, and who wins them, are left
//! out: a trick may be impossible though the numbers allow it, and is so if they don't.

use super::counts::{Counts, N, Numbers, Outline, Shape};
use crate::bitboard::each;

/// Somebody who has to get rid of cards of the class that is to be led.
#[derive(Clone, Copy)]
struct Need {
    seat: usize,
    cards: u8,
}

/// The last trick, and what has to come true before.
struct Goal<'a> {
    held: &'a [Counts; 4],
    /// The class that is led.
    class: usize,
    /// At most so many tricks of each class may be led before.
    most: Counts,
    needs: Vec<Need>,
    /// Who must hold Fehl of another class if he has none of this one, lest he has to take the trick with a trump.
    must_discard: u8,
    /// Classes of which one must be led first, if any trick comes before.
    first: u8,
    /// Whether there may be no trick before.
    at_once: bool,
}

/// Returns how many tricks have to be looked at, at least, before the opponent can win one; `None` if he never can.
/// `choice` are the classes that the leader may lead, as a mask.
pub(crate) fn soonest(outline: &Outline, shape: &Shape, choice: u8) -> Option<u8> {
    let mut fewest: Option<u8> = None;
    for leader in each(u64::from(shape.leaders)) {
        let most = fewest.map_or(u8::MAX, |n| n - 1);
        if let Some(n) = Goal::new(outline, shape, leader, choice).and_then(|goal| goal.fewest_before(shape, most)) {
            fewest = Some(n + 1);
        }
    }
    fewest
}

impl<'a> Goal<'a> {
    fn new(outline: &'a Outline, shape: &Shape, leader: usize, choice: u8) -> Option<Self> {
        let held = &outline.held;
        let chance = &shape.chance;
        let class = usize::from(chance.class);
        let opponent = usize::from(chance.opponent);
        if held[leader][class] == 0 {
            return None;
        }
        let mut most = [0, 1, 2, 3, 4]
            .map(|class| each(u64::from(shape.leaders)).map(|seat| held[seat][class]).max().unwrap_or(0));
        most[class] = most[class].min(held[leader][class] - 1);
        let with = usize::from(chance.with);
        most[with] = most[with].min(held[opponent][with] - 1);
        let is_leader = leader == usize::from(outline.leader);
        let at_once = is_leader && choice >> class & 1 == 1;
        let mut goal = Self { held, class, most, needs: Vec::new(), must_discard: 0, first: choice, at_once };
        if chance.is_ruff() {
            goal.add_need(opponent, held[opponent][class]);
        } else {
            goal.add_need(leader, before(held[leader][class], shape.lets_win(leader, leader))?);
        }
        for seat in each(u64::from(shape.leaders)).filter(|&seat| seat != leader) {
            let n = held[seat][class];
            if !chance.is_ruff() {
                goal.add_need(seat, before(n, shape.lets_win(seat, leader)).unwrap_or(n));
            }
            let n = held[seat][0];
            if class != 0 && 0 < n && before(n, shape.lets_ruff(seat, leader)).is_none() {
                goal.must_discard |= 1 << seat;
            }
        }
        Some(goal)
    }

    fn add_need(&mut self, seat: usize, cards: u8) {
        if 0 < cards {
            self.needs.push(Need { seat, cards });
        }
    }

    /// Returns the least number of tricks before, if it is below `most`.
    fn fewest_before(&self, shape: &Shape, most: u8) -> Option<u8> {
        let total: u8 = self.held[usize::from(shape.chance.opponent)].iter().sum();
        let enough = most.min(total);
        let mut best = enough;
        self.choose(0, &mut [0; N], 0, &mut best);
        (best < enough).then_some(best)
    }

    fn choose(&self, class: usize, led: &mut Counts, sum: u8, best: &mut u8) {
        if *best <= sum {
            return;
        }
        if class == N {
            if self.is_met(led, sum) {
                *best = sum;
            }
            return;
        }
        led[class] = 0;
        self.choose(class + 1, led, sum, best);
        for n in 1..=self.most[class] {
            led[class] = n;
            self.choose(class + 1, led, sum + n, best);
        }
        led[class] = 0;
    }

    fn is_met(&self, led: &Counts, sum: u8) -> bool {
        let may_begin = if sum == 0 { self.at_once } else { (0..N).any(|j| led[j] != 0 && self.first >> j & 1 == 1) };
        may_begin
            && self.needs.iter().all(|need| self.is_rid(need, led))
            && each(u64::from(self.must_discard)).all(|seat| self.can_discard(seat, led))
    }

    fn is_rid(&self, need: &Need, led: &Counts) -> bool {
        let held = &self.held[need.seat];
        let discards = (0..N).filter(|&j| j != self.class).map(|j| led[j].saturating_sub(held[j])).sum::<u8>();
        need.cards <= led[self.class] + discards
    }

    fn can_discard(&self, seat: usize, led: &Counts) -> bool {
        let held = &self.held[seat];
        let must_be_rid = self.needs.iter().any(|need| need.seat == seat && need.cards == held[self.class]);
        // What is left of the class itself is followed with.
        (!must_be_rid && led[self.class] < held[self.class]) || (1..N).any(|j| j != self.class && led[j] < held[j])
    }
}

/// Returns how many of so many cards of one class must be played before the next may be one of those wanted, or `None`
/// if it never may.
fn before(n: u8, wanted: Numbers) -> Option<u8> {
    let wanted = wanted & ((2 << n) - 1) & !1;
    (wanted != 0).then(|| n - (15 - wanted.leading_zeros() as u8))
}
