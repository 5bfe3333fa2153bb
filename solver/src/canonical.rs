//! The cards of a position in an order in which positions that look alike correspond card by card.
//!
//! Two positions with the same leader and the same number of cards of each class in each hand have the same lines of play:
//! the highest card of a hand here is the highest there, and so on. What is found of one is written in places of this order, so
//! that it can be read for the other.
//!
//! Who beats a card of a hand beats all that come after it in this order. Where special points hang on some cards that is not so:
//! each of these corresponds to one of its own kind, wherever it lies in its hand, and the rest to one another, see [`SpecialCards`].
//! For that it is said apart what has to beat them.

use crate::bitboard::{Layout, WEIGHTS, value_planes_of};
use crate::bound::Won;
use crate::dependencies::{RankNeeds, strength};
use crate::machine::{Machine, all_covered, fold};
use crate::special_cards::{SpecialCards, SpecialRanks, SplitHands};
use std::mem::replace;
use std::sync::atomic::AtomicU64;

/// A number of five bits for each other seat, with a bit above it that is free, its guard: that for the next seat lowest, then that
/// for the last, then that for the partner across. Without guards the halves have no bit in common.
pub(crate) type Word = u32;

/// Where the number for a seat lies that comes so many after the own.
pub(crate) const SHIFTS: [u32; 4] = [0, 0, 21, 10];

/// The numbers, and the guards.
pub(crate) const FIELDS: Word = 31 << SHIFTS[1] | 31 << SHIFTS[2] | 31 << SHIFTS[3];
pub(crate) const GUARDS: Word = 32 << SHIFTS[1] | 32 << SHIFTS[2] | 32 << SHIFTS[3];

/// Returns how many words of 64 bits with the needs of four cards are compared at once, with so many tricks.
pub(crate) const fn needs_len(n_tricks: usize) -> usize {
    n_tricks.next_multiple_of(2)
}

/// Returns the words of four cards in 64 bits: both halves of each together.
pub(crate) fn folded(four: [Word; 4]) -> u64 {
    four.iter().rev().fold(0, |all, &word| all << 16 | u64::from((word | word >> 16) & 0xffff))
}

/// Returns the words of four cards.
#[inline(always)]
pub(crate) fn unfolded(four: u64) -> [Word; 4] {
    [0, 16, 32, 48].map(|shift| {
        let both = (four >> shift) as Word & 0xffff;
        (both | both << 16) & FIELDS
    })
}

pub(crate) const MOST_TRICKS: usize = 12;
pub(crate) const MOST_CARDS: usize = 4 * MOST_TRICKS;

/// Returns whether everything that is needed is so. The guards of what is so are set.
#[inline(always)]
pub(crate) fn are_met(needs: &[Word], has: &[Word]) -> bool {
    let all =
        |needs: &[Word], has: &[Word]| needs.iter().zip(has).fold(GUARDS, |met, (&needs, &has)| met & (has - needs));
    // Most entries fail in the first words. In which of them cannot be foreseen, so these are looked at together.
    let (needs, last_needs) = needs.as_chunks::<8>();
    let (has, last_has) = has.as_chunks::<8>();
    needs.iter().zip(has).all(|(needs, has)| all(needs, has) == GUARDS) && all(last_needs, last_has) == GUARDS
}

/// The cards of a position, the highest of each hand first, but special ones before all others, and how they compare.
#[derive(Clone, Debug)]
pub(crate) struct CanonicalForm {
    pub(crate) hands: [u64; 4],
    /// Which cards are special, and the hands with these apart, if there may be any.
    parted: SplitHands,
    is_parted: bool,
    /// How many cards of each class but the last each hand has.
    lengths: u64,
    /// How many each hand has of the pair of which the second wins, and how many tricks are left.
    others: u32,
    /// The cards of how many of these hands were compared.
    n_compared: usize,
    bits: [u8; MOST_CARDS],
    /// How many cards that are not special each card lies above of each other hand: twice that number, and one more if it is one of
    /// two equal ones of which that hand has the other. Those of lower classes are among them, for they are as many in every
    /// position with these lengths. The guards are set.
    pub(crate) has: [Word; MOST_CARDS],
}

impl Default for CanonicalForm {
    fn default() -> Self {
        Self {
            hands: [0; 4],
            parted: SplitHands::default(),
            is_parted: false,
            lengths: 0,
            others: 0,
            n_compared: 0,
            bits: [0; MOST_CARDS],
            has: [GUARDS; MOST_CARDS],
        }
    }
}

impl CanonicalForm {
    /// Takes the hands of a position, of whose cards some may be special, and counts them.
    #[inline(always)]
    pub(crate) fn set<M: Machine, const SPECIAL: bool>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        special: SpecialCards,
    ) {
        if self.hands == *hands && self.parted.kinds == special && (self.is_parted || !SPECIAL) {
            return;
        }
        (self.hands, self.n_compared) = (*hands, 0);
        (self.parted.kinds, self.is_parted) = (special, SPECIAL);
        if SPECIAL {
            self.parted = SplitHands::new(machine, hands, special);
        }
        self.lengths = 0;
        for class in &layout.classes[..4] {
            for hand in hands {
                self.lengths = self.lengths << 4 | u64::from(machine.count(hand & class));
            }
        }
        self.others = machine.count(hands[0]);
        for hand in hands {
            self.others = self.others << 2 | machine.count(hand & layout.second_wins);
        }
    }

    /// Lines the cards up and compares them, unless they are.
    #[inline(always)]
    pub(crate) fn compare<M: Machine, const SPECIAL: bool>(&mut self, machine: M) {
        if self.n_compared < 4 {
            self.compare_to::<M, SPECIAL>(machine, 4);
        }
    }

    #[inline(never)]
    fn compare_to<M: Machine, const SPECIAL: bool>(&mut self, machine: M, n_hands: usize) {
        machine.vectorize(|| self.compare_hands::<M, SPECIAL>(machine, n_hands));
    }

    #[inline(always)]
    fn compare_hands<M: Machine, const SPECIAL: bool>(&mut self, machine: M, n_hands: usize) {
        let others = if SPECIAL { self.parted.others } else { self.hands };
        for seat in replace(&mut self.n_compared, n_hands)..n_hands {
            let special = if SPECIAL { self.parted.special[seat & 3] } else { 0 };
            let place = if special == 0 { seat } else { self.compare_cards(machine, &others, seat, seat, special) };
            self.compare_cards(machine, &others, seat, place, others[seat & 3]);
        }
    }

    /// Lines up cards of a hand from a place on, and compares them with the others. Returns the next place.
    #[inline(always)]
    fn compare_cards<M: Machine>(
        &mut self,
        machine: M,
        others: &[u64; 4],
        seat: usize,
        mut place: usize,
        mut left: u64,
    ) -> usize {
        while left != 0 && place < MOST_CARDS {
            let bit = 63 - left.leading_zeros();
            left ^= 1 << bit;
            // Those that are lower count twice, those that are equal once.
            let lower = (1 << (bit & !1)) - 1;
            let no_higher = lower << 2 | 3;
            let n_lower = |hand: u64| machine.count(hand & lower) + machine.count(hand & no_higher);
            let [a, b, c] = [1, 2, 3].map(|n_after| n_lower(others[(seat + n_after) & 3]) << SHIFTS[n_after]);
            self.bits[place] = bit as u8;
            self.has[place] = GUARDS | a | b | c;
            place += 4;
        }
        place
    }

    #[inline(always)]
    pub(crate) const fn n_tricks(&self) -> usize {
        (self.others >> 8) as usize
    }

    /// Returns a hash of it and of what is asked.
    #[inline(always)]
    pub(crate) const fn hash(&self, leader: usize, question: u64) -> u64 {
        let rest = (self.others as u64) << 2 | leader as u64;
        let alike = fold(self.lengths ^ 0x9e37_79b9_7f4a_7c15, rest ^ 0xa076_1d64_78bd_642f);
        fold(alike ^ 0xe703_7ed1_a0b4_28db, question ^ 0x8ebc_6af0_9c88_c6e3)
    }

    /// Returns whether the cards lie above as many of each hand as is needed, four cards in a word, as [`needs_len`] many.
    #[inline(always)]
    pub(crate) fn has_all<M: Machine>(&self, machine: M, needs: &[AtomicU64]) -> bool {
        machine.covers(&self.has[..4 * needs.len()], needs)
    }

    /// The same of words that nobody else writes.
    pub(crate) fn meets(&self, needs: &[u64]) -> bool {
        all_covered(&self.has, needs.iter().copied())
    }

    /// Returns for each card how many it lies above of each other hand, with guards.
    #[inline(always)]
    pub(crate) fn has(&self) -> &[Word] {
        &self.has[..4 * self.n_tricks()]
    }

    /// Returns how special cards compare.
    #[inline(always)]
    pub(crate) fn above<M: Machine>(&self, machine: M) -> SpecialRanks {
        self.parted.above(machine)
    }

    /// Returns which cards are in a set, a bit for each card of a hand, the lowest first, and hand after hand.
    #[inline(always)]
    pub(crate) fn packed<M: Machine, const SPECIAL: bool>(&self, machine: M, cards: u64) -> u64 {
        self.line::<M, SPECIAL>(machine, self.n_tricks() as u32, cards)
    }

    /// Returns the needs by places of cards in the hands, and how special cards have to compare.
    pub(crate) fn written<M: Machine, const SPECIAL: bool>(
        &self,
        machine: M,
        needs: &RankNeeds,
    ) -> ([Word; MOST_CARDS], SpecialRanks) {
        let mut words = [0; MOST_CARDS];
        let special = if SPECIAL { self.parted.kinds.cards() } else { 0 };
        let others = if SPECIAL { &self.parted.others } else { &self.hands };
        for (place, (word, &bit)) in words.iter_mut().zip(&self.bits[..4 * self.n_tricks()]).enumerate() {
            for (seat, need) in needs.of(usize::from(bit)).into_iter().enumerate() {
                if need != 0 {
                    let slot = 3 << ((need - 1) & !1);
                    let n_beaten = machine.count(others[seat] & (slot | (slot - 1)));
                    let n_after = seat.wrapping_sub(place) & 3;
                    debug_assert!((0 < n_beaten || special != 0) && 0 < n_after);
                    // Both of a kind are special, so that no other card is equal to one.
                    let is_equal = if slot & special == 0 { u32::from(need & 1) } else { 0 };
                    *word |= (2 * n_beaten - is_equal) << SHIFTS[n_after];
                }
            }
        }
        (words, if SPECIAL { self.parted.written(machine, needs.over) } else { 0 })
    }

    /// Returns the needs of such words in this position, those of four cards folded.
    #[inline(always)]
    pub(crate) fn read<M: Machine>(
        &self,
        machine: M,
        words: impl Iterator<Item = u64>,
        above: SpecialRanks,
        needs: &mut RankNeeds,
    ) {
        *needs = RankNeeds::NONE;
        let lowest_row = 4 * self.n_tricks().wrapping_sub(1);
        for (n_before, word) in words.enumerate() {
            // One bit of each number that is not zero. How many there are of a card cannot be foreseen, of four it matters less.
            let pairs = word | word >> 1;
            let mut left = (pairs | pairs >> 2 | word >> 4) & LOWEST;
            while left != 0 {
                let at = left.trailing_zeros() as usize;
                left &= left - 1;
                let need = (word >> at) as usize & 31;
                let place = 4 * n_before + at / 16;
                let seat = (place + AFTER[at % 16]) & 3;
                // The n-th card of a hand from below.
                let n = need.wrapping_sub(1) / 2;
                let rival = usize::from(self.bits[lowest_row.wrapping_sub(4 * n).wrapping_add(seat) % MOST_CARDS]);
                let strength = strength(rival) + u8::from(need & 1 == 0);
                needs.set(usize::from(self.bits[place % MOST_CARDS]), seat, strength);
            }
        }
        if above != 0 {
            needs.over = self.parted.read(machine, above);
        }
    }

    /// Lines the cards of a set up, hand by hand, so many bits for each.
    #[inline(always)]
    fn line<M: Machine, const SPECIAL: bool>(&self, machine: M, stride: u32, cards: u64) -> u64 {
        let of_hand = |seat: usize| {
            if SPECIAL { self.parted.pext(machine, seat, cards) } else { machine.pext(cards, self.hands[seat]) }
        };
        (0..4).fold(0, |line, seat| line << stride | of_hand(seat))
    }

    /// Returns the cards of a line.
    #[inline(always)]
    fn cards<M: Machine, const SPECIAL: bool>(&self, machine: M, stride: u32, line: u64) -> u64 {
        let of_hand = |seat: usize| {
            let line = line >> (stride * (3 - seat as u32));
            if SPECIAL {
                self.parted.pdep(machine, seat, line & ((1 << stride) - 1))
            } else {
                machine.pdep(line, self.hands[seat])
            }
        };
        of_hand(0) | of_hand(1) | of_hand(2) | of_hand(3)
    }
}

/// The lowest bit of each number of four cards whose words are folded.
const LOWEST: u64 = {
    let of_card = 1u64 << (SHIFTS[1] % 16) | 1 << (SHIFTS[2] % 16) | 1 << (SHIFTS[3] % 16);
    of_card | of_card << 16 | of_card << 32 | of_card << 48
};

/// For the lowest bit of each number of a folded word how many seats after the own one it is for.
static AFTER: [usize; 16] = {
    let mut after = [0; 16];
    let mut n_after = 1;
    while n_after < 4 {
        after[SHIFTS[n_after] as usize % 16] = n_after;
        n_after += 1;
    }
    after
};

/// Hands of so many cards and fewer are short: their lines take a quarter of a word.
pub(crate) const SHORT: usize = 4;

/// Returns how many bits of a line there are for a hand of so many cards.
const fn stride(n_cards: usize) -> u32 {
    if n_cards <= SHORT { SHORT as u32 } else { MOST_TRICKS as u32 }
}

/// What the cards of a position count, hand by hand, the first card lowest: a line for each bit of their value_bits_of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardValues<'a> {
    form: &'a CanonicalForm,
    stride: u32,
    pub(crate) value_bits: [u64; 3],
    pub(crate) planes: [u64; 5],
}

impl<'a> CardValues<'a> {
    #[inline(always)]
    pub(crate) fn new<M: Machine, const SPECIAL: bool>(machine: M, layout: &Layout, form: &'a CanonicalForm) -> Self {
        let stride = stride(form.n_tricks());
        let mut counts = Self { form, stride, value_bits: [0; 3], planes: [0; 5] };
        for (line, cards) in counts.value_bits.iter_mut().zip(layout.value_bits) {
            *line = form.line::<M, SPECIAL>(machine, stride, cards);
        }
        counts.planes = value_planes_of(&counts.value_bits);
        counts
    }

    /// Lines the cards of a set up.
    #[inline(always)]
    pub(crate) fn line<M: Machine, const SPECIAL: bool>(&self, machine: M, cards: u64) -> u64 {
        self.form.line::<M, SPECIAL>(machine, self.stride, cards)
    }

    /// Returns the cards of a line.
    #[inline(always)]
    pub(crate) fn cards<M: Machine, const SPECIAL: bool>(&self, machine: M, line: u64) -> u64 {
        self.form.cards::<M, SPECIAL>(machine, self.stride, line)
    }

    #[inline(always)]
    pub(crate) fn line_of_won<M: Machine, const SPECIAL: bool>(&self, machine: M, won: Won) -> Won {
        Won {
            possible: self.line::<M, SPECIAL>(machine, won.possible),
            certain: self.line::<M, SPECIAL>(machine, won.certain),
        }
    }

    #[inline(always)]
    pub(crate) fn won<M: Machine, const SPECIAL: bool>(&self, machine: M, line: Won) -> Won {
        Won {
            possible: self.cards::<M, SPECIAL>(machine, line.possible),
            certain: self.cards::<M, SPECIAL>(machine, line.certain),
        }
    }
}

/// Returns how much a bound changes because cards count differently here than there, if that goes to Re.
#[inline(always)]
pub(crate) fn change<M: Machine>(machine: M, here: &[u64; 5], there: &[u64; 5], won: Won, is_lower: bool) -> i32 {
    // Of an upper bound: what may go to Re counts more here, and what must go to Re counts less.
    let (gains, losses) = if is_lower { (won.certain, won.possible) } else { (won.possible, won.certain) };
    (0..5).fold(0, |sum, i| {
        let (more, less) = (here[i] & !there[i], there[i] & !here[i]);
        let change = machine.count(more & gains) as i32 - machine.count(less & losses) as i32;
        sum + WEIGHTS[i] as i32 * change
    })
}

/// Hands to test what is said of line-ups with.
#[cfg(test)]
pub(crate) mod examples {
    use crate::bitboard::{Layout, each};
    use crate::trick::State;
    use game::Position;
    use rand::seq::SliceRandom;
    use rand_chacha::ChaCha8Rng;

    const DEAL: &str = "rules=ddv game=normal re=EW leader=N N=CJ,HJ,DA,DK,CA,SA,SA,ST,S9,HA,HK,H9 \
                        E=CQ,SQ,DQ,SJ,DJ,DA,CT,CT,C9,SK,SK,H9 S=HT,SQ,HQ,CJ,SJ,HJ,DT,DK,CA,C9,ST,HA \
                        W=HT,CQ,HQ,DQ,DJ,DT,D9,D9,CK,CK,S9,HK";

    pub(crate) fn layout_and_hands() -> (Layout, [u64; 4]) {
        let position: Position = DEAL.parse().expect("it is a position");
        let layout = Layout::new(position.order());
        let hands = State::new(&layout, &position).hands;
        (layout, hands)
    }

    /// Returns hands with as many cards of each class, of the same cards.
    pub(crate) fn dealt_again(layout: &Layout, hands: &[u64; 4], rng: &mut ChaCha8Rng) -> [u64; 4] {
        let mut again = [0; 4];
        for class in layout.classes {
            let mut bits: Vec<usize> = hands.iter().flat_map(|hand| each(hand & class)).collect();
            bits.shuffle(rng);
            for (hand, again) in hands.iter().zip(&mut again) {
                for bit in bits.split_off(bits.len() - (hand & class).count_ones() as usize) {
                    *again |= 1 << bit;
                }
            }
        }
        again
    }
}
