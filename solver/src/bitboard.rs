//! Cards renumbered for one game, so that a hand is one word and every rule is a mask.
//!
//! A card kind has a slot of two bits, one for each copy. Slots ascend in strength inside a class, the Fehl suits lie
//! below the trumps. Empty bits lie between classes and around blocks of several kinds with equal Augen (queens,
//! jacks); there a carry stops, which finds interchangeable cards without a loop. A normal game needs 60 bits.
//!
//! Of a pair held by two seats the first in the order of the seats has the lower bit. So equal deals are equal words.

use crate::machine::Machine;
use game::{Card, Order, Position, Seat, Team};

/// The lower bit of every slot.
const LOW: u64 = 0x5555_5555_5555_5555;

/// Weight of each plane of the value_planes of Augen: sums are 2, 3, 4, 10, 11.
pub(crate) const WEIGHTS: [u32; 5] = [2, 1, 1, 6, 1];

/// The plane of the Volle, the aces and tens.
pub(crate) const VOLLE: usize = 3;

/// Layout of the cards of one game in a word, and their rules as masks.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// The lower bit of the slot of each card.
    low_bit: [u8; Card::COUNT],
    /// The card of each bit; meaningless for empty bits.
    card: [Card; 64],
    /// Augen of the card of each bit.
    pub(crate) augen: [u8; 64],
    /// The bits that follow the card of each bit.
    pub(crate) class: [u64; 64],
    /// The bits that take a trick from the card of each bit.
    pub(crate) higher: [u64; 64],
    /// The bits of each class, in the order of `Class::ALL`; zero for a class that does not exist.
    pub(crate) classes: [u64; 5],
    /// The bits of kinds that have a neighbour with equal Augen in their class.
    blocks: u64,
    /// Four classes of what the card of each bit counts: nothing, 2 to 4, 10, 11.
    pub(crate) worth: [u8; 64],
    /// The bits that count at least 2, 3, 4, 10 and 11.
    pub(crate) value_planes: [u64; 5],
    /// The three bits of how many of these thresholds the card of each bit reaches.
    pub(crate) value_bits: [u64; 3],
    /// The empty bits between classes, where runs of ranks end.
    pub(crate) walls: u64,
    /// The slot whose second copy beats the first, if there is one.
    pub(crate) second_wins: u64,
    /// The slot of which another copy wins the last trick than the tricks before, if there is one.
    pub(crate) turned: u64,
    /// The slots of both: of a split pair it is not certain which of the two is better.
    pub(crate) uncertain: u64,
    /// The slot of which positions that look alike must not only have as many in each hand, but in the same places: the turned
    /// one, and one whose second copy wins although higher cards of its class can stand in its place.
    pinned: u64,
}

impl Layout {
    pub(crate) fn new(order: &Order) -> Self {
        let mut layout = Self {
            low_bit: [0; Card::COUNT],
            card: [Card::CA; 64],
            augen: [0; 64],
            class: [0; 64],
            higher: [0; 64],
            classes: [0; 5],
            blocks: 0,
            worth: [0; 64],
            value_planes: [0; 5],
            value_bits: [0; 3],
            walls: 0,
            second_wins: 0,
            turned: 0,
            uncertain: 0,
            pinned: 0,
        };
        let ascending: Vec<Card> = order.sorted().iter().rev().copied().collect();
        let equal = |a: Card, b: Card| order.class_of(a) == order.class_of(b) && a.augen() == b.augen();
        let mut next = 0;
        for (i, &card) in ascending.iter().enumerate() {
            let starts_block = ascending.get(i + 1).is_some_and(|&above| equal(card, above));
            if let Some(&below) = i.checked_sub(1).and_then(|before| ascending.get(before)) {
                let in_block = equal(below, card);
                let after_block = !in_block && layout.blocks & layout.slot(below) != 0;
                if order.class_of(below) != order.class_of(card) {
                    layout.walls |= 1 << next;
                }
                if order.class_of(below) != order.class_of(card) || after_block || (starts_block && !in_block) {
                    next += 2;
                }
                if in_block {
                    layout.blocks |= layout.slot(below) | 3 << next;
                }
            }
            layout.place(card, next);
            layout.classes[order.class_of(card).index()] |= 3 << next;
            next += 2;
        }
        debug_assert!(next <= 64);
        layout.value_bits = value_bits_of(&layout.value_planes);
        for &card in order.sorted() {
            let class = layout.classes[order.class_of(card).index()];
            let higher = order.beaten_by(card).iter().fold(0, |mask, other| mask | layout.slot(other));
            for bit in [layout.low(card), layout.low(card) + 1] {
                layout.class[bit] = class;
                layout.higher[bit] = higher;
            }
            if order.beats(card, card) {
                layout.second_wins |= layout.slot(card);
            }
            if order.turned_in_last_trick().contains(card) {
                layout.turned |= layout.slot(card);
            }
            layout.uncertain = layout.second_wins | layout.turned;
            let is_topped = layout.second_wins & layout.slot(card) != 0 && layout.above_slot(layout.slot(card)) != 0;
            if is_topped || layout.turned & layout.slot(card) != 0 {
                layout.pinned |= layout.slot(card);
            }
        }
        layout
    }

    /// Returns the layout in which no card counts anything.
    pub(crate) const fn without_augen(mut self) -> Self {
        self.augen = [0; 64];
        self.worth = [0; 64];
        self.value_planes = [0; 5];
        self.value_bits = [0; 3];
        self.blocks = self.rank_spans();
        self
    }

    /// Returns the layout in which these cards are not the same to everybody as others that count the same.
    pub(crate) const fn apart(mut self, cards: u64) -> Self {
        self.blocks &= !cards;
        self
    }

    /// Returns the bits of its class above a slot.
    const fn above_slot(&self, slot: u64) -> u64 {
        let class = self.class[slot.trailing_zeros() as usize & 63];
        class & !(slot | (slot - 1))
    }

    /// Returns a number for where the two cards lie of which it is not enough to know who has them, if two hands have one each; else
    /// zero. Positions with the same number and as many cards of each class in each hand have them in the same places.
    #[inline(always)]
    pub(crate) fn places_of_pinned(&self, hands: &[u64; 4]) -> u64 {
        if self.pinned == 0 { 0 } else { self.places_of_split_pair(hands) }
    }

    #[cold]
    fn places_of_split_pair(&self, hands: &[u64; 4]) -> u64 {
        let holders = hands.iter().filter(|&&hand| hand & self.pinned != 0).count();
        if holders != 2 {
            return 0;
        }
        let above = self.above_slot(self.pinned);
        let place = |number: u64, hand: &u64| {
            number << 8 | u64::from((hand & self.pinned).count_ones()) << 4 | u64::from((hand & above).count_ones())
        };
        hands.iter().fold(1, place).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Returns the bits that take a trick from the card of a bit, whether it is the last trick or not.
    #[inline(always)]
    pub(crate) const fn higher_at_any_time(&self, bit: usize) -> u64 {
        let bit = bit & 63;
        self.higher[bit] | if self.turned >> bit & 1 == 1 { self.turned } else { 0 }
    }

    /// Returns, for each of the two highest trumps, whether it exists and whether it is with the side `party`.
    #[inline(always)]
    pub(crate) fn sides_of_highest(&self, hands: &[u64; 4], party: u8) -> u64 {
        let [ours, theirs] = sides(hands, party);
        let mut left = (ours | theirs) & self.classes[0];
        let mut sides = 0;
        for _ in 0..2 {
            if left != 0 {
                let highest = 63 - left.leading_zeros();
                left ^= 1 << highest;
                sides = sides << 2 | 2 | ours >> highest & 1;
            }
        }
        sides
    }

    /// Adds up what the cards of a set count.
    #[inline]
    pub(crate) fn augen_in<M: Machine>(&self, machine: M, cards: u64) -> i32 {
        let planes = WEIGHTS.iter().zip(&self.value_planes);
        planes.map(|(weight, plane)| (weight * machine.count(cards & plane)) as i32).sum()
    }

    fn place(&mut self, card: Card, low: u8) {
        self.low_bit[card.index()] = low;
        for bit in [usize::from(low), usize::from(low) + 1] {
            self.card[bit] = card;
            let augen = card.augen().0 as u8;
            self.augen[bit] = augen;
            self.worth[bit] =
                [0, 1, 2, 3][usize::from(2 <= augen) + usize::from(10 <= augen) + usize::from(11 <= augen)];
            for (mask, least) in self.value_planes.iter_mut().zip([2, 3, 4, 10, 11]) {
                *mask |= u64::from(least <= augen) << bit;
            }
        }
    }

    /// Returns the lower bit of the card's slot.
    pub(crate) const fn low(&self, card: Card) -> usize {
        self.low_bit[card.index()] as usize
    }

    /// Returns both bits of the card.
    pub(crate) const fn slot(&self, card: Card) -> u64 {
        3 << self.low(card)
    }

    /// Returns the card of a bit.
    pub(crate) const fn card(&self, bit: usize) -> Card {
        self.card[bit]
    }

    /// Returns the bits of the four hands.
    pub(crate) fn hands(&self, position: &Position) -> [u64; 4] {
        let mut taken = 0;
        Seat::ALL.map(|seat| {
            let mut hand = 0;
            for card in position.cards().hands()[seat].cards() {
                let bit = 1 << self.low(card);
                let free = if taken & bit == 0 { bit } else { bit << 1 };
                taken |= free;
                hand |= free;
            }
            hand
        })
    }

    /// Returns one card for each set of own cards that are the same to everybody: equal Augen, and no card of `others`
    /// between them. `others` are the live cards of the other hands and the card that is winning the trick.
    pub(crate) const fn distinct(&self, own: u64, others: u64) -> u64 {
        let singles = own & !self.blocks;
        let pairs_once = singles & !((singles & LOW) << 1);
        // A run is a stretch of slots without foreign cards. A carry set off at its lower end passes the bits that
        // nobody holds and stops in the lowest own one.
        pairs_once | runs(self.blocks, own, others)
    }

    /// Like [`distinct`](Self::distinct), but Augen do not matter.
    pub(crate) const fn distinct_ranks(&self, own: u64, others: u64) -> u64 {
        runs(self.rank_spans(), own, others)
    }

    /// Returns the bits of the classes with the empty bits inside them, over which runs of ranks go on.
    const fn rank_spans(&self) -> u64 {
        let mut spans = 0;
        let mut i = 0;
        while i < 5 {
            let class = self.classes[i];
            if class != 0 {
                spans |= (u64::MAX >> class.leading_zeros()) & (u64::MAX << class.trailing_zeros());
            }
            i += 1;
        }
        spans
    }
}

/// Returns the three bits of the number of planes that each bit is in. A plane is part of those before it.
const fn value_bits_of(planes: &[u64; 5]) -> [u64; 3] {
    let [one, two, three, four, five] = *planes;
    [(one & !two) | (three & !four) | five, two & !four, four]
}

/// Returns the planes of such numbers.
#[inline(always)]
pub(crate) const fn value_planes_of(value_bits: &[u64; 3]) -> [u64; 5] {
    let [low, middle, high] = *value_bits;
    [low | middle | high, middle | high, (low & middle) | high, high, low & high]
}

/// Returns the lowest own card of every run without foreign cards inside `blocks`, and the own halves of split pairs.
const fn runs(blocks: u64, own: u64, others: u64) -> u64 {
    let own = own & blocks;
    let foreign = both(others);
    let run = blocks & !foreign;
    let carried = (run & !own).wrapping_add(run & !(run << 1));
    (carried & own & run) | (own & foreign)
}

/// Widens every bit to its slot.
pub(crate) const fn both(bits: u64) -> u64 {
    bits | (bits & LOW) << 1 | (bits >> 1 & LOW)
}

/// Returns the bits below the slots of all these cards; all bits if there are none.
#[inline(always)]
pub(crate) const fn below(cards: u64) -> u64 {
    let lowest = cards & cards.wrapping_neg();
    ((lowest | lowest >> 1) & LOW).wrapping_sub(1)
}

/// Returns the low bits of the pairs that are complete in the set.
pub(crate) const fn pairs(bits: u64) -> u64 {
    bits & bits >> 1 & LOW
}

/// Returns the members of a side as a mask of seats.
pub(crate) fn members(position: &Position, team: Team) -> u8 {
    position.parties().members(team).iter().fold(0, |mask, seat| mask | 1 << seat.index())
}

/// Bit masks of the four hands of a side, by its mask of seats.
static HANDS_OF: [[u64; 4]; 16] = {
    let mut masks = [[0; 4]; 16];
    let mut party = 0;
    while party < 16 {
        let mut seat = 0;
        while seat < 4 {
            if party >> seat & 1 == 1 {
                masks[party][seat] = u64::MAX;
            }
            seat += 1;
        }
        party += 1;
    }
    masks
};

/// Returns the cards of the side `party` and those of the other side.
#[inline(always)]
pub(crate) fn sides(hands: &[u64; 4], party: u8) -> [u64; 2] {
    let masks = &HANDS_OF[usize::from(party & 15)];
    let ours = hands[0] & masks[0] | hands[1] & masks[1] | hands[2] & masks[2] | hands[3] & masks[3];
    [ours, (hands[0] | hands[1] | hands[2] | hands[3]) ^ ours]
}

/// Iterates over the bits of a word, lowest first.
pub(crate) fn each(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            bit
        })
    })
}

/// Returns the lowest card of each class.
pub(crate) fn lowest_of_each(layout: &Layout, cards: u64) -> u64 {
    layout.classes.iter().map(|class| cards & class).fold(0, |all, cards| all | (cards & cards.wrapping_neg()))
}

/// Returns the highest card of each class.
pub(crate) fn highest_of_each(layout: &Layout, cards: u64) -> u64 {
    let top = |cards: u64| if cards == 0 { 0 } else { 1 << (63 - cards.leading_zeros()) };
    layout.classes.iter().map(|class| cards & class).fold(0, |all, cards| all | top(cards))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Contract, Rules, Schweine, Solo};

    fn layouts() -> Vec<(Order, Layout)> {
        let mut all = Vec::new();
        for rules in Rules::ALL {
            for contract in std::iter::once(Contract::Normal).chain(Solo::ALL.map(Contract::Solo)) {
                for schweine in Schweine::ALL {
                    let order = Order::new(&rules, contract, schweine);
                    let layout = Layout::new(&order);
                    all.push((order, layout));
                }
            }
        }
        all
    }

    #[test]
    fn every_game_fits_into_a_word_and_every_slot_names_its_card() {
        for (order, layout) in layouts() {
            let mut seen = 0u64;
            for &card in order.sorted() {
                assert_eq!(seen & layout.slot(card), 0);
                seen |= layout.slot(card);
                assert_eq!(layout.card(layout.low(card)), card);
                for &other in order.sorted() {
                    let beats = layout.higher[layout.low(card)] >> layout.low(other) & 1 == 1;
                    assert_eq!(beats, order.beats(other, card));
                }
            }
        }
    }

    #[test]
    fn the_slots_of_a_class_lie_together() {
        for (_, layout) in layouts() {
            let classes = layout.classes.into_iter().filter(|&class| class != 0);
            let mut ends: Vec<_> = classes.map(|class| (class.trailing_zeros(), 63 - class.leading_zeros())).collect();
            ends.sort_unstable();
            assert!(ends.windows(2).all(|pair| pair[0].1 < pair[1].0), "{ends:?}");
        }
    }

    #[test]
    fn whose_the_highest_trumps_are_is_told_apart() {
        let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
        let layout = Layout::new(&order);
        let [ten, queen, jack] = [Card::HT, Card::CQ, Card::HJ].map(|card| 1 << layout.low(card));
        let ace = 1 << layout.low(Card::SA);
        assert_eq!(layout.sides_of_highest(&[ten, queen, jack, ace], 0b0101), 0b11_10);
        assert_eq!(layout.sides_of_highest(&[ace, queen, jack, ten], 0b0101), 0b10_10);
        assert_eq!(layout.sides_of_highest(&[jack, ace, 0, 0], 0b0101), 0b11);
        assert_eq!(layout.sides_of_highest(&[ace, 0, 0, 0], 0b0101), 0);
    }

    #[test]
    fn equal_queens_are_one_move_until_a_foreign_card_lies_between_them() {
        let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
        let layout = Layout::new(&order);
        let of = |cards: &[Card]| cards.iter().fold(0, |set, &card| set | 1 << layout.low(card));
        let own = of(&[Card::CQ, Card::HQ, Card::DQ, Card::CJ, Card::DA, Card::HT]);
        assert_eq!(layout.distinct(own, 0).count_ones(), 4);
        assert_eq!(layout.distinct(own, of(&[Card::SQ])).count_ones(), 5);
        assert_eq!(layout.distinct(own, of(&[Card::HQ])).count_ones(), 6);
        assert_eq!(layout.distinct_ranks(own, 0).count_ones(), 1);
        assert_eq!(layout.distinct_ranks(own, of(&[Card::CJ])).count_ones(), 3);
    }
}
