//! The earliest trick that an opponent can win: a bound from numbers of cards.
//!
//! Until he wins it, some number of tricks is led in each class. With any leader, a seat follows with each card of a
//! class that is led and discards if it has none left. So these numbers alone determine how many cards of a class a
//! seat can have got rid of. The opponent's attempt cannot succeed unless some numbers let him keep his card, let the
//! leader keep a lower one, and let all others get rid of what beats it. The order of the tricks, and their winners,
//! are ignored: a trick may be impossible though the numbers allow it, and is so if they don't.

use super::counts::{Comparisons, CountState, Counts, N_CLASSES, Numbers};
use crate::bitboard::each;
use std::array;

/// Returns the number of the first trick that the opponent may win, a lower bound; `None` if he never can. `choice` are
/// the classes that the leader may lead, as a mask.
pub(super) fn earliest_win(state: &CountState, comparisons: &Comparisons, choice: u8) -> Option<u8> {
    let n_cards = state.held[usize::from(comparisons.attempt.opponent)].iter().sum();
    let mut fewest_before = n_cards;
    for leader in each(u64::from(comparisons.leaders)) {
        if let Some(last) = LastTrick::new(state, comparisons, leader, choice) {
            last.lower(&mut fewest_before, 0, &mut [0; N_CLASSES], 0);
        }
    }
    (fewest_before < n_cards).then_some(fewest_before + 1)
}

/// The trick that the opponent wins, and what has to come true before.
struct LastTrick<'a> {
    held: &'a [Counts; 4],
    /// The class that is led.
    class: usize,
    /// Most tricks of each class that may be led before.
    most: Counts,
    /// Least number of tricks before.
    least: u8,
    /// Number of cards of the class that each seat has to get rid of.
    must_shed: [u8; 4],
    /// Seats that must hold Fehl of another class if they have none of this one, lest they have to take the trick with
    /// a trump.
    must_discard: u8,
    /// Classes of which one must be led first, if any trick comes before.
    first: u8,
}

impl<'a> LastTrick<'a> {
    fn new(state: &'a CountState, comparisons: &Comparisons, leader: usize, first: u8) -> Option<Self> {
        let held = &state.held;
        let attempt = &comparisons.attempt;
        let [class, with, opponent] = [attempt.class, attempt.with, attempt.opponent].map(usize::from);
        if held[leader][class] == 0 {
            return None;
        }
        let leaders = || each(u64::from(comparisons.leaders));
        let mut most = array::from_fn(|class| leaders().map(|seat| held[seat][class]).max().unwrap_or(0));
        most[class] = most[class].min(held[leader][class] - 1);
        most[with] = most[with].min(held[opponent][with] - 1);
        let may_lead_now = leader == usize::from(state.leader) && first >> class & 1 == 1;
        let least = u8::from(!may_lead_now);
        let mut last = Self { held, class, most, least, must_shed: [0; 4], must_discard: 0, first };
        if attempt.is_ruff() {
            last.must_shed[opponent] = held[opponent][class];
        } else {
            last.must_shed[leader] = shed_before(held[leader][class], comparisons.lets_win(leader, leader))?;
        }
        for seat in leaders().filter(|&seat| seat != leader) {
            let lets_win = comparisons.lets_win(seat, leader);
            let (n, n_trumps) = (held[seat][class], held[seat][0]);
            if !attempt.is_ruff() {
                last.must_shed[seat] = shed_before(n, lets_win).unwrap_or(n);
            }
            let may_trump_low = attempt.is_ruff() && shed_before(n_trumps, lets_win).is_some();
            if class != 0 && n_trumps != 0 && !may_trump_low {
                last.must_discard |= 1 << seat;
            }
        }
        Some(last)
    }

    /// Lowers the number of tricks before, if fewer are enough. The first classes are `led` so often, `sum` in all.
    fn lower(&self, fewest: &mut u8, class: usize, led: &mut Counts, sum: u8) {
        if *fewest <= sum {
            return;
        }
        if class == N_CLASSES {
            if self.is_met(led, sum) {
                *fewest = sum;
            }
            return;
        }
        for n in 0..=self.most[class] {
            led[class] = n;
            self.lower(fewest, class + 1, led, sum + n);
        }
    }

    fn is_met(&self, led: &Counts, sum: u8) -> bool {
        let can_begin = sum == 0 || (0..N_CLASSES).any(|class| led[class] != 0 && self.first >> class & 1 == 1);
        self.least <= sum
            && can_begin
            && (0..4).all(|seat| self.can_shed(seat, led))
            && each(u64::from(self.must_discard)).all(|seat| self.can_discard(seat, led))
    }

    fn can_shed(&self, seat: usize, led: &Counts) -> bool {
        let held = &self.held[seat];
        let left = self.must_shed[seat].saturating_sub(led[self.class]);
        let discards = |class: usize| if class == self.class { 0 } else { led[class].saturating_sub(held[class]) };
        left == 0 || left <= (0..N_CLASSES).map(discards).sum()
    }

    fn can_discard(&self, seat: usize, led: &Counts) -> bool {
        let held = &self.held[seat];
        // What is left of the class itself is followed with.
        let can_follow = self.must_shed[seat] != held[self.class] && led[self.class] < held[self.class];
        can_follow || (1..N_CLASSES).any(|class| class != self.class && led[class] < held[class])
    }
}

/// Returns how many of `n` cards of one class must be played before the next may be one of the `wanted`, or `None` if
/// it never may.
fn shed_before(n: u8, wanted: Numbers) -> Option<u8> {
    let wanted = wanted & ((2 << n) - 1) & !1;
    (wanted != 0).then(|| n - (15 - wanted.leading_zeros() as u8))
}
