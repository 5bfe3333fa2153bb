//! The cards of a position in an order in which positions that look alike correspond card by card.
//!
//! Two positions with the same leader and the same number of cards of each class in each hand have the same lines of
//! play: the highest card of a hand here is the highest there, and so on. A finding about one is stored by places in
//! this order, so that it can be read for the other.
//!
//! A card that beats a card of a hand beats all that come after it in this order. With special points on some cards
//! this does not hold. Each of these corresponds to one of its own type, wherever it lies in its hand, and the others
//! to one another, see [`SpecialCards`]. So the cards that must beat them are stored separately.

use crate::bitboard::{Layout, WEIGHTS};
use crate::bound::Won;
use crate::dependencies::{RankNeeds, strength};
use crate::machine::{Machine, fold};
use crate::special_cards::{SpecialCards, SpecialRanks, SplitHands};

pub(crate) const MOST_TRICKS: usize = 12;
const MOST_CARDS: usize = 4 * MOST_TRICKS;

/// The rank of each card among those of the other hands: three bytes for each card, for the next seat, the partner
/// across and the last seat, and some that are read only together with those before. In each the highest bit, the
/// guard, is free.
///
/// See: Bo Haglund and Soren Hein, "DDS, a double dummy solver" (relative ranks).
pub(crate) type Ranks = [u8; RANK_BYTES];
const RANK_BYTES: usize = 3 * MOST_CARDS + 8;

/// The guards of one byte and of eight.
pub(crate) const GUARD: u8 = 0x80;
pub(crate) const GUARDS: u64 = 0x8080_8080_8080_8080;

/// Returns the number of words of the ranks with `n_tricks` tricks left.
pub(crate) const fn rank_words(n_tricks: usize) -> usize {
    (12 * n_tricks).div_ceil(8)
}

/// Returns the three bytes of a card, the first lowest.
#[inline(always)]
pub(crate) fn ranks_of(ranks: &Ranks, place: usize) -> u32 {
    let from = 3 * (place % MOST_CARDS);
    u32::from_le_bytes([ranks[from], ranks[from + 1], ranks[from + 2], ranks[from + 3]])
}

/// Returns whether every card ranks as high as is needed. The guards of `has` are set, those of `needs` are not.
#[inline(always)]
pub(crate) fn are_met(needs: &[u64], has: &Ranks) -> bool {
    // A byte that is larger than that below it leaves no guard, and none borrows from the next.
    let met = |needs: &[u64], has: &[[u8; 8]]| {
        let words = needs.iter().zip(has);
        words.fold(GUARDS, |met, (&needs, &has)| met & (u64::from_le_bytes(has) - needs)) & GUARDS == GUARDS
    };
    // Most entries fail in the first words. In which of them cannot be foreseen, so four are tested together.
    let (blocks, last) = needs.as_chunks::<4>();
    let (has, _) = has.as_chunks::<8>();
    let (first, rest) = has.split_at(4 * blocks.len());
    blocks.iter().zip(first.as_chunks::<4>().0).all(|(needs, has)| met(needs, has)) && met(last, rest)
}

/// Whether the ranks of a position were computed: it is slow, and often not needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compared {
    No,
    Yes,
}

/// The cards of a position, the highest of each hand first, but special ones before all others, and how they compare.
#[derive(Clone, Debug)]
pub(crate) struct CanonicalForm {
    pub(crate) hands: [u64; 4],
    /// The special cards, and the hands with these apart.
    split: SplitHands,
    /// Number of cards of each class but the last in each hand.
    lengths: u64,
    /// Number of cards in each hand of the pair of which the second wins, and number of tricks left.
    others: u32,
    compared: Compared,
    bits: [u8; MOST_CARDS],
    /// For each card and each other hand, twice the number of its cards that are not special and lie below, and one
    /// more if that hand has the other copy. Cards of lower classes are included, because their number is the same in
    /// every position with these lengths. The guards are set.
    pub(crate) ranks: Ranks,
}

impl Default for CanonicalForm {
    fn default() -> Self {
        Self {
            hands: [0; 4],
            split: SplitHands::default(),
            lengths: 0,
            others: 0,
            compared: Compared::No,
            bits: [0; MOST_CARDS],
            ranks: [GUARD; RANK_BYTES],
        }
    }
}

impl CanonicalForm {
    /// Takes the hands of a position, of whose cards some may be special, and counts them.
    #[inline(always)]
    pub(crate) fn set<M: Machine>(&mut self, machine: M, layout: &Layout, hands: &[u64; 4], special: SpecialCards) {
        if self.hands == *hands && self.split.kinds == special {
            return;
        }
        (self.hands, self.compared) = (*hands, Compared::No);
        self.split = SplitHands::new(machine, hands, special);
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

    /// Puts the cards in order and compares them, unless that was done.
    #[inline(always)]
    pub(crate) fn compare<M: Machine, const SPECIAL: bool>(&mut self, machine: M) {
        if self.compared == Compared::No {
            self.compare_hands::<M, SPECIAL>(machine);
        }
    }

    #[inline(always)]
    fn compare_hands<M: Machine, const SPECIAL: bool>(&mut self, machine: M) {
        self.compared = Compared::Yes;
        let others = self.split.others;
        let [a, b, c, d] = others;
        // Not `map`, which is not always inlined.
        let among =
            [ranks_among(machine, a), ranks_among(machine, b), ranks_among(machine, c), ranks_among(machine, d)];
        for (seat, cards) in others.into_iter().enumerate() {
            let special = if SPECIAL { self.split.special[seat] } else { 0 };
            let place = if special == 0 { seat } else { self.compare_cards(&among, seat, seat, special) };
            self.compare_cards(&among, seat, place, cards);
        }
    }

    /// Puts cards of a hand in order from a place on, and says how they rank. Returns the next place.
    #[inline(always)]
    fn compare_cards(&mut self, among: &[[u8; 32]; 4], seat: usize, mut place: usize, mut left: u64) -> usize {
        while left != 0 && place < MOST_CARDS {
            let bit = 63 - left.leading_zeros() as usize;
            left ^= 1 << bit;
            self.bits[place] = bit as u8;
            for n_after in 1..4 {
                self.ranks[3 * place + n_after - 1] = GUARD | among[(seat + n_after) & 3][bit / 2];
            }
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

    /// Returns the ranks of all cards without guards: what is needed if everything has mattered.
    pub(crate) fn all_ranks(&self) -> Ranks {
        let mut ranks = self.ranks.map(|rank| rank & !GUARD);
        ranks[12 * self.n_tricks()..].fill(0);
        ranks
    }

    /// Returns how special cards compare.
    #[inline(always)]
    pub(crate) fn above<M: Machine>(&self, machine: M) -> SpecialRanks {
        self.split.above(machine)
    }

    /// Returns which ranks the cards need, and how special cards have to compare.
    #[inline(always)]
    pub(crate) fn written<M: Machine, const SPECIAL: bool>(
        &self,
        machine: M,
        needs: &RankNeeds,
    ) -> (Ranks, SpecialRanks) {
        let mut ranks = [0; RANK_BYTES];
        let special = if SPECIAL { self.split.kinds.cards() } else { 0 };
        let others = &self.split.others;
        for (place, &bit) in self.bits[..4 * self.n_tricks()].iter().enumerate() {
            for (seat, need) in needs.of(usize::from(bit)).into_iter().enumerate() {
                if need != 0 {
                    let slot = 3 << ((need - 1) & !1);
                    let n_beaten = machine.count(others[seat] & (slot | (slot - 1)));
                    let n_after = seat.wrapping_sub(place) & 3;
                    debug_assert!((0 < n_beaten || special != 0) && 0 < n_after);
                    // Both of a kind are special, so that no other card is equal to one.
                    let is_equal = if slot & special == 0 { u32::from(need & 1) } else { 0 };
                    ranks[(3 * place + n_after - 1) % RANK_BYTES] = (2 * n_beaten - is_equal) as u8;
                }
            }
        }
        (ranks, if SPECIAL { self.split.written(machine, needs.over) } else { 0 })
    }

    /// Returns which cards have to beat which in this position if these ranks are needed.
    #[inline(always)]
    pub(crate) fn read<M: Machine>(&self, machine: M, ranks: &[u64], above: SpecialRanks, needs: &mut RankNeeds) {
        *needs = RankNeeds::NONE;
        let lowest_row = 4 * self.n_tricks().wrapping_sub(1);
        for (n_before, word) in ranks.iter().enumerate() {
            // The guards of the bytes that are not zero.
            let mut left = (word + !GUARDS) & GUARDS;
            while left != 0 {
                let at = left.trailing_zeros() as usize & !7;
                left &= left - 1;
                let rank = (word >> at) as usize & 31;
                let byte = 8 * n_before + at / 8;
                let place = byte / 3;
                let seat = (place + byte % 3 + 1) & 3;
                // The n-th card of a hand from below.
                let n = rank.wrapping_sub(1) / 2;
                let rival = usize::from(self.bits[lowest_row.wrapping_sub(4 * n).wrapping_add(seat) % MOST_CARDS]);
                let strength = strength(rival) + u8::from(rank & 1 == 0);
                needs.set(usize::from(self.bits[place % MOST_CARDS]), seat, strength);
            }
        }
        if above != 0 {
            needs.over = self.split.read(machine, above);
        }
    }

    /// Returns which cards are in a set: as many bits as there are tricks for each hand, its lowest card lowest, hand after hand.
    #[inline(always)]
    pub(crate) fn line<M: Machine, const SPECIAL: bool>(&self, machine: M, cards: u64) -> u64 {
        let of_hand = |seat: usize| {
            if SPECIAL { self.split.pext(machine, seat, cards) } else { machine.pext(cards, self.hands[seat]) }
        };
        (0..4).fold(0, |line, seat| line << self.n_tricks() | of_hand(seat))
    }

    /// Returns the cards of a line.
    #[inline(always)]
    pub(crate) fn cards<M: Machine, const SPECIAL: bool>(&self, machine: M, line: u64) -> u64 {
        let of_hand = |seat: usize| {
            let line = line >> (self.n_tricks() * (3 - seat));
            if SPECIAL {
                self.split.pdep(machine, seat, line & ((1 << self.n_tricks()) - 1))
            } else {
                machine.pdep(line, self.hands[seat])
            }
        };
        of_hand(0) | of_hand(1) | of_hand(2) | of_hand(3)
    }

    /// Returns the line of each of both sets.
    #[inline(always)]
    pub(crate) fn line_of_won<M: Machine, const SPECIAL: bool>(&self, machine: M, won: Won) -> Won {
        let line = |cards| self.line::<M, SPECIAL>(machine, cards);
        Won { possible: line(won.possible), certain: line(won.certain) }
    }

    /// Returns the cards of each of both lines.
    #[inline(always)]
    pub(crate) fn cards_of_won<M: Machine, const SPECIAL: bool>(&self, machine: M, won: Won) -> Won {
        let cards = |line| self.cards::<M, SPECIAL>(machine, line);
        Won { possible: cards(won.possible), certain: cards(won.certain) }
    }

    /// Returns what the cards count: a line for each bit of their values.
    #[inline(always)]
    pub(crate) fn value_bits<M: Machine, const SPECIAL: bool>(&self, machine: M, layout: &Layout) -> [u64; 3] {
        let [a, b, c] = layout.value_bits;
        // Not `map`, which is not always inlined.
        [self.line::<M, SPECIAL>(machine, a), self.line::<M, SPECIAL>(machine, b), self.line::<M, SPECIAL>(machine, c)]
    }
}

/// Returns for each slot how a card there ranks among those of a hand: for each that is lower two, and for one that is equal one.
#[inline(always)]
fn ranks_among<M: Machine>(machine: M, hand: u64) -> [u8; 32] {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let mut ranks = [0; 32];
    let mut n_lower = 0;
    for (i, eight) in ranks.as_chunks_mut().0.iter_mut().enumerate() {
        // A byte for each slot.
        let cards = machine.pdep(hand >> (16 * i), 3 * EACH);
        let n_here = cards - (cards >> 1 & EACH);
        let n_up_to_here = (n_here + n_lower).wrapping_mul(EACH);
        n_lower = n_up_to_here >> 56;
        *eight = (2 * n_up_to_here - n_here).to_le_bytes();
    }
    ranks
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

/// Hands to test what is said of canonical forms with.
#[cfg(test)]
pub(crate) mod examples {
    use crate::bitboard::{Layout, each};
    use crate::trick::State;

    use rand::seq::SliceRandom;
    use rand_chacha::ChaCha8Rng;

    const DEAL: &str = "rules=ddv game=normal re=EW leader=N N=CJ,HJ,DA,DK,CA,SA,SA,ST,S9,HA,HK,H9 \
                        E=CQ,SQ,DQ,SJ,DJ,DA,CT,CT,C9,SK,SK,H9 S=HT,SQ,HQ,CJ,SJ,HJ,DT,DK,CA,C9,ST,HA \
                        W=HT,CQ,HQ,DQ,DJ,DT,D9,D9,CK,CK,S9,HK";

    pub(crate) fn layout_and_hands() -> (Layout, [u64; 4]) {
        let position = notation::position(DEAL).expect("it is a position");
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
