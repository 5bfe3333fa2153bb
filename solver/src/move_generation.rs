//! The cards to try, in their order.

use crate::bitboard::{Layout, both, each};
use crate::experiment::Switch;
use crate::machine::Machine;
use crate::move_ordering::{FeatureRows, MoveFeatures};
use crate::trick::Trick;
use crate::weights::Weights;

/// A card to try. Ordered by its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Move(u32);

impl Move {
    const fn new(score: i32, bit: usize) -> Self {
        Self((((1 << 20) + score) as u32) << 6 | bit as u32)
    }

    pub(crate) const fn score(self) -> i32 {
        (self.0 >> 6) as i32
    }

    pub(crate) const fn bit(self) -> usize {
        self.0 as usize & 63
    }
}

/// The cards to try. The best of all comes first; the best of the others is found when it is needed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveList {
    list: [Move; 12],
    from: u8,
    len: u8,
    leaves_out: bool,
}

impl MoveList {
    pub(crate) const fn new() -> Self {
        Self { list: [Move(0); 12], from: 0, len: 0, leaves_out: false }
    }

    /// Returns the list of these cards, each with the same score.
    pub(crate) fn of(cards: u64) -> Self {
        let mut moves = Self::new();
        each(cards).for_each(|bit| moves.push(Move::new(0, bit)));
        moves
    }

    #[inline(always)]
    fn push(&mut self, item: Move) {
        self.list[usize::from(self.len)] = item;
        self.put_first(usize::from(self.len));
        self.len += 1;
    }

    /// Lets a move and the first change places if it is better. There is no branch that a processor could guess wrong.
    #[inline(always)]
    fn put_first(&mut self, i: usize) {
        let (first, item) = (self.list[usize::from(self.from)], self.list[i]);
        self.list[usize::from(self.from)] = first.max(item);
        self.list[i] = first.min(item);
    }

    #[inline(always)]
    fn put_best_first(&mut self) {
        for i in usize::from(self.from) + 1..usize::from(self.len) {
            self.put_first(i);
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether cards were left out that count differently, because it is certain which side takes the trick.
    pub(crate) const fn leaves_out(&self) -> bool {
        self.leaves_out
    }

    /// Takes such cards out and returns them.
    #[inline(always)]
    pub(crate) fn remove(&mut self, mut is_such: impl FnMut(usize) -> bool) -> u64 {
        let mut dropped = 0;
        let mut to = self.from;
        for i in self.from..self.len {
            let item = self.list[usize::from(i)];
            if is_such(item.bit()) {
                dropped |= 1 << item.bit();
            } else {
                self.list[usize::from(to)] = item;
                to += 1;
            }
        }
        self.len = to;
        dropped
    }

    /// Lowers the scores of `cards` by `by` thousandths of e-folds, so that they are tried later.
    #[inline(always)]
    pub(crate) fn demote(&mut self, cards: u64, by: u32) {
        for item in &mut self.list[usize::from(self.from)..usize::from(self.len)] {
            item.0 -= if cards >> item.bit() & 1 == 1 { by << 6 } else { 0 };
        }
        self.put_best_first();
    }

    /// Keeps the best cards, at most `n`, with a score of at least `least_score`. Returns whether others were left out.
    pub(crate) fn limit_to(&mut self, n: usize, least_score: i32) -> bool {
        let left = &mut self.list[usize::from(self.from)..usize::from(self.len)];
        left.sort_unstable_by(|a, b| b.cmp(a));
        let n_kept = left.iter().take(n).take_while(|item| least_score <= item.score()).count();
        let leaves_out = n_kept < left.len();
        self.len = self.from + n_kept as u8;
        leaves_out
    }

    /// Puts the moves in random order.
    pub(crate) fn shuffle(&mut self, random: u64) {
        for (i, item) in self.list[..usize::from(self.len)].iter_mut().enumerate() {
            let score = random.rotate_left(11 * i as u32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
            *item = Move::new(score as i32, item.bit());
        }
        self.put_best_first();
    }

    /// Returns how many are left.
    pub(crate) const fn n_left(&self) -> usize {
        (self.len - self.from) as usize
    }

    /// Returns whether any are left.
    pub(crate) const fn is_left(&self) -> bool {
        self.from < self.len
    }

    /// Takes the move with the highest score.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> Option<Move> {
        if self.from == self.len {
            return None;
        }
        if self.from != 0 {
            self.put_best_first();
        }
        let best = self.list[usize::from(self.from)];
        self.from += 1;
        Some(best)
    }
}

/// Cards that are not the same to everybody although they count the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distinctions {
    /// Cards for which no card of the same rank stands, because more hangs on them than Augen.
    pub(crate) special: u64,
    /// The Volle, if a Doppelkopf is possible: they stand for one another only.
    pub(crate) volle: u64,
}

impl Distinctions {
    pub(crate) const NONE: Self = Self { special: 0, volle: 0 };
}

/// Lists the cards to try.
pub(crate) struct MoveGenerator<'a, M> {
    pub(crate) machine: M,
    pub(crate) layout: &'a Layout,
    /// One side, as a mask of seats.
    pub(crate) maximizers: u8,
    /// The weight of each row of features.
    pub(crate) weights: &'a Weights,
    pub(crate) merge_equal: Switch,
    pub(crate) dominance: Switch,
    pub(crate) distinctions: Distinctions,
}

impl<M: Machine> MoveGenerator<'_, M> {
    /// Lists the cards to try and returns the legal ones that need not be. Several are legal.
    pub(crate) fn generate(&self, hands: &[u64; 4], trick: &Trick, legal: u64, moves: &mut MoveList) -> u64 {
        // One copy of what follows for each number of cards that lie: what the last to play has to ask is little.
        let machine = self.machine;
        machine.vectorize(|| match trick.len {
            0 => self.generate_for(hands, &Trick { len: 0, ..*trick }, legal, moves),
            1 => self.generate_for(hands, &Trick { len: 1, ..*trick }, legal, moves),
            2 => self.generate_for(hands, &Trick { len: 2, ..*trick }, legal, moves),
            _ => self.generate_for(hands, &Trick { len: 3, ..*trick }, legal, moves),
        })
    }

    #[inline(always)]
    fn generate_for(&self, hands: &[u64; 4], trick: &Trick, legal: u64, moves: &mut MoveList) -> u64 {
        let layout = self.layout;
        let own = hands[trick.turn()];
        let best_bit = if trick.len == 0 { 0 } else { 1 << trick.best };
        let held = hands[0] | hands[1] | hands[2] | hands[3];
        let others = (held ^ own) | best_bit;
        let foreign = both(others);
        let mut scene = MoveFeatures::new(self.machine, layout, hands, trick, self.maximizers);
        if trick.len == 0 {
            scene.look_at_trumps();
        } else {
            scene.look_at_trick();
        }
        let mut tried = 0;
        let mut rest = legal;
        while rest != 0 {
            let low = rest & rest.wrapping_neg();
            // A run: own cards of one class without a foreign card between them. Half of a split pair is alone.
            let stop = (foreign | layout.walls) & !(low - 1);
            let run = low | rest & (stop & stop.wrapping_neg()).wrapping_sub(1);
            rest &= !run;
            let bit = low.trailing_zeros() as usize;
            let class = layout.class[bit];
            let beats = trick.len == 0 || layout.higher[usize::from(trick.best)] >> bit & 1 == 1;
            let best = if beats { bit } else { usize::from(trick.best) };
            if trick.len == 0 && class != scene.followed {
                scene.look_at_lead(class);
            }
            let rows = scene.rows(bit, own & class & (low - 1) == 0, rest & class == 0).rows();
            let mut members = run;
            if run & (run - 1) != 0 {
                if self.merge_equal.is_on() {
                    members = layout.distinct(run, others);
                }
                // Seats that can still overtake, and whether that changes the side.
                let owner_is_ours = beats || scene.is_winning;
                let rivals = if owner_is_ours { scene.theirs_later } else { scene.ours_later };
                // Dominance: if it is certain which side takes the trick, of cards with the same rank the one that gives
                // that side least, or us most, is enough.
                if layout.higher[best] & rivals == 0 && self.dominance.is_on() {
                    let Distinctions { special, volle } = self.distinctions;
                    let (rich, poor) = (members & !special & volle, members & !special & !volle);
                    let extremes = self.extreme(rich, owner_is_ours) | self.extreme(poor, owner_is_ours);
                    let kept = members & special | extremes;
                    moves.leaves_out |= kept != members;
                    members = kept;
                }
            }
            tried |= members;
            while members != 0 {
                let bit = members.trailing_zeros() as usize;
                members &= members - 1;
                let worth = usize::from(layout.worth[bit] & 3);
                let weight = |row: &u16| i32::from(self.weights[usize::from(*row) + worth]);
                moves.push(Move::new(rows.iter().map(weight).sum(), bit));
            }
        }
        legal & !tried
    }

    /// Returns the rows of features of a card.
    pub(crate) fn rows(&self, hands: &[u64; 4], trick: &Trick, bit: usize) -> FeatureRows {
        let layout = self.layout;
        let own = hands[trick.turn()];
        let held = hands[0] | hands[1] | hands[2] | hands[3];
        let best_bit = if trick.len == 0 { 0 } else { 1 << trick.best };
        let stops = both((held ^ own) | best_bit) | layout.walls;
        let class = own & layout.class[bit];
        // A foreign card lies between two cards, or one of them is half of a split pair.
        let are_apart = |low: u64, high: u64| low != high && stops & ((high << 1).wrapping_sub(low)) != 0;
        let is_lowest = !are_apart(class & class.wrapping_neg(), 1 << bit);
        let is_highest = !are_apart(1 << bit, 1 << (63 - class.leading_zeros()));
        let worth = u16::from(layout.worth[bit]);
        let mut scene = MoveFeatures::new(self.machine, layout, hands, trick, self.maximizers);
        if trick.len == 0 {
            scene.look_at_trumps();
            scene.look_at_lead(layout.class[bit]);
        } else {
            scene.look_at_trick();
        }
        scene.rows(bit, is_lowest, is_highest).rows().map(|row| row + worth)
    }

    /// Returns the card that counts most, or least, if there is any.
    #[inline(always)]
    fn extreme(&self, cards: u64, most: bool) -> u64 {
        let mut chosen = cards & cards.wrapping_neg();
        let mut left = cards ^ chosen;
        while left != 0 {
            let next = left & left.wrapping_neg();
            left ^= next;
            let augen = |card: u64| self.layout.augen[card.trailing_zeros() as usize & 63];
            if (augen(chosen) < augen(next)) == most {
                chosen = next;
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns moves with these scores, whose bits are their places.
    fn moves(scores: &[i32]) -> MoveList {
        let mut moves = MoveList::new();
        for (bit, &score) in scores.iter().enumerate() {
            moves.push(Move::new(score, bit));
        }
        moves
    }

    fn bits(mut moves: MoveList) -> Vec<usize> {
        std::iter::from_fn(|| moves.next().map(Move::bit)).collect()
    }

    #[test]
    fn cards_are_tried_later_by_so_much() {
        let mut moves = moves(&[3, 9, -4, 7, 8, 0]);
        moves.demote(1 << 1 | 1 << 3, 5);
        assert_eq!(bits(moves), [4, 1, 0, 3, 5, 2]);
        assert_eq!(moves.next().map(Move::bit), Some(4));
        moves.demote(1 << 1, 3);
        assert_eq!(bits(moves), [0, 3, 1, 5, 2]);
    }

    #[test]
    fn of_the_moves_left_the_best_are_kept_that_are_good_enough() {
        let best = Move::new(9, 0).score();
        let listed = moves(&[3, 9, -4, 7, 8, 0]);
        assert_eq!(bits(listed), [1, 4, 3, 0, 5, 2]);
        for (n, below_best, kept, leaves_out) in
            [(9, 99, 5, false), (5, 99, 5, false), (4, 99, 4, true), (9, 6, 3, true), (9, 5, 2, true), (0, 99, 0, true)]
        {
            let mut moves = listed;
            assert_eq!(moves.next().map(Move::bit), Some(1));
            assert_eq!(moves.limit_to(n, best - below_best), leaves_out, "{n} {below_best}");
            assert_eq!(bits(moves), [4, 3, 0, 5, 2][..kept]);
        }
    }
}
