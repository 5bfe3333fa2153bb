//! A table of what was found of positions at the start of a trick, and of the comparisons that it rests on.

use super::needs::{Needs, strength};
use crate::bits::Machine;
use crate::slot::Layout;
use ahash::AHashMap;

/// What a side can do, and what that rests on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proof {
    /// Whether it can keep the others to so many tricks as was asked about.
    pub(crate) holds: bool,
    pub(crate) needs: Needs,
    /// The cards that have to beat what each seat plays to the running trick, as long as it can choose.
    pub(crate) winners: [u64; 4],
}

impl Proof {
    /// Returns an answer that rests on such comparisons.
    #[inline(always)]
    pub(crate) const fn new(holds: bool, needs: Needs) -> Self {
        Self { holds, needs, winners: [0; 4] }
    }

    /// Returns an answer that rests on no comparison.
    pub(crate) const fn of_numbers(holds: bool) -> Self {
        Self::new(holds, Needs::NONE)
    }

    /// Adds what another with the same answer rests on.
    #[inline(always)]
    pub(crate) fn and(&mut self, other: &Self) {
        self.needs.and(&other.needs);
        for (winners, more) in self.winners.iter_mut().zip(other.winners) {
            *winners |= more;
        }
    }
}

/// A byte for each seat, none of which has its highest bit set.
type Word = u32;

/// The highest bits of all bytes.
const GUARDS: Word = 0x8080_8080;

const MOST_TRICKS: usize = 12;
const MOST_CARDS: usize = 4 * MOST_TRICKS;

/// How many bytes an empty shelf takes, and a word where a shelf has been made large enough for twice as many.
const SHELF_BYTES: usize = 128;
const WORD_BYTES: usize = 8;

/// What is known of the positions with the same leader and the same numbers of cards, one entry after the other: a word for what
/// it answers, and one for each card.
type Shelf = Vec<Word>;

/// What an entry answers: whether the side can keep the others to so many tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Says {
    holds: bool,
    spare: u32,
}

impl Says {
    /// Returns whether it answers for so many tricks: who can keep them to few can keep them to more.
    const fn answers(self, spare: u32) -> bool {
        if self.holds { self.spare <= spare } else { spare <= self.spare }
    }

    /// Returns whether it says no less than another.
    const fn covers(self, other: Self) -> bool {
        self.holds == other.holds && self.answers(other.spare)
    }

    const fn word(self) -> Word {
        self.spare << 1 | self.holds as Word
    }

    const fn of_word(word: Word) -> Self {
        Self { holds: word & 1 == 1, spare: word >> 1 }
    }
}

/// The table.
#[derive(Clone, Debug)]
pub(crate) struct Proofs {
    /// The shelves for each number of tricks that are left.
    shelves: [AHashMap<u128, Shelf>; MOST_TRICKS + 1],
    n_bytes: usize,
    most_bytes: usize,
    /// The position that was looked at last: often the next differs in the leader only.
    last: LineUp,
}

impl Proofs {
    /// Returns an empty table that takes no more than so many bytes.
    pub(crate) fn new(most_bytes: usize) -> Self {
        Self { shelves: std::array::from_fn(|_| AHashMap::new()), n_bytes: 0, most_bytes, last: LineUp::NONE }
    }

    /// Looks for what is known of a position, if it answers for so many tricks. Returns whether anything does.
    #[inline(always)]
    pub(crate) fn find<M: Machine>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        leader: usize,
        spare: u32,
        proof: &mut Proof,
    ) -> bool {
        if self.last.hands != *hands {
            self.last.set(machine, layout, hands);
        }
        let line_up = &self.last;
        let has = line_up.has();
        let Some(shelf) = self.shelves[has.len() / 4].get_mut(&line_up.key(leader)) else { return false };
        let len = 1 + has.len();
        // From the last one backwards.
        let answers = |entry: &[Word]| Says::of_word(entry[0]).answers(spare) && are_met(&entry[1..], has);
        let Some(n_after) = shelf.chunks_exact(len).rev().position(answers) else { return false };
        let from = shelf.len() - (1 + n_after) * len;
        let entry = &shelf[from..from + len];
        *proof = Proof::of_numbers(Says::of_word(entry[0]).holds);
        line_up.read(machine, &entry[1..], &mut proof.needs);
        // What has answered is likely to answer soon again, so it moves half the way.
        if 1 < n_after {
            let (before, after) = shelf.split_at_mut(from + n_after.div_ceil(2) * len);
            before[from..from + len].swap_with_slice(&mut after[..len]);
        }
        true
    }

    /// Remembers what was found of a position.
    pub(crate) fn store<M: Machine>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        leader: usize,
        spare: u32,
        proof: &Proof,
    ) {
        let line_up = &mut self.last;
        line_up.set(machine, layout, hands);
        let words = line_up.written(machine, &proof.needs);
        let words = &words[..line_up.n_cards];
        let key = line_up.key(leader);
        if self.most_bytes < self.n_bytes + SHELF_BYTES + (1 + words.len()) * WORD_BYTES {
            self.forget();
        }
        let says = Says { holds: proof.holds, spare };
        let shelf = self.shelves[words.len() / 4].entry(key).or_default();
        self.n_bytes -= bytes(shelf);
        // What the new one answers as well is not needed any more.
        let mut kept = 0;
        for from in (0..shelf.len()).step_by(1 + words.len()) {
            let entry = from..from + 1 + words.len();
            let met = shelf[entry.clone()][1..].iter().zip(words).all(|(&old, &new)| is_met(new, old | GUARDS));
            if !(met && says.covers(Says::of_word(shelf[from]))) {
                shelf.copy_within(entry, kept);
                kept += 1 + words.len();
            }
        }
        shelf.truncate(kept);
        shelf.push(says.word());
        shelf.extend_from_slice(words);
        self.n_bytes += bytes(shelf);
    }

    /// Makes room: forgets the positions with the fewest tricks left, which are the cheapest to find again.
    #[cold]
    fn forget(&mut self) {
        for shelves in &mut self.shelves {
            if self.n_bytes <= self.most_bytes / 2 {
                break;
            }
            self.n_bytes -= shelves.values().map(bytes).sum::<usize>();
            *shelves = AHashMap::new();
        }
    }
}

/// Returns how many bytes a shelf takes.
fn bytes(shelf: &Shelf) -> usize {
    if shelf.is_empty() { 0 } else { SHELF_BYTES + shelf.len() * WORD_BYTES }
}

/// Returns whether everything that is needed is so. The guards of what is so are set.
#[inline(always)]
const fn is_met(needs: Word, has: Word) -> bool {
    // A byte that is larger than that below it leaves no guard; none borrows from the next.
    (has - needs) & GUARDS == GUARDS
}

#[inline(always)]
fn are_met(needs: &[Word], has: &[Word]) -> bool {
    let all =
        |needs: &[Word], has: &[Word]| needs.iter().zip(has).fold(GUARDS, |met, (&needs, &has)| met & (has - needs));
    // Most entries fail in the first words. In which of them cannot be foreseen, so these are looked at together.
    let (needs, last_needs) = needs.as_chunks::<8>();
    let (has, last_has) = has.as_chunks::<8>();
    needs.iter().zip(has).all(|(needs, has)| all(needs, has) == GUARDS) && all(last_needs, last_has) == GUARDS
}

/// The cards of a position, the highest of each hand first, and how they compare.
#[derive(Clone, Debug)]
struct LineUp {
    hands: [u64; 4],
    /// How many cards of each class but the last each hand has, and who has the card of which the second wins.
    lengths: u128,
    n_cards: usize,
    bits: [u8; MOST_CARDS],
    /// How many cards each card lies above of each hand: twice that number, and one more if it is one of two equal ones of which
    /// that hand has the other. Those of lower classes are among them, for they are as many in every position with these lengths.
    /// The guards are set.
    has: [Word; MOST_CARDS],
}

impl LineUp {
    const NONE: Self = Self { hands: [0; 4], lengths: 0, n_cards: 0, bits: [0; MOST_CARDS], has: [0; MOST_CARDS] };

    /// Lines the cards of a position up.
    fn set<M: Machine>(&mut self, machine: M, layout: &Layout, hands: &[u64; 4]) {
        let n_tricks = machine.count(hands[0]);
        (self.hands, self.lengths, self.n_cards) = (*hands, 0, 4 * n_tricks as usize);
        for class in &layout.classes[..4] {
            for hand in hands {
                self.lengths = self.lengths << 4 | u128::from(machine.count(hand & class));
            }
        }
        for hand in hands {
            self.lengths = self.lengths << 2 | u128::from(machine.count(hand & layout.second_wins));
        }
        let owners = [hands[1] | hands[3], hands[2] | hands[3]];
        let owner = |bit: usize| (owners[0] >> bit & 1 | (owners[1] >> bit & 1) << 1) as usize;
        let all = owners[0] | owners[1] | hands[0];
        // Where the next card of each hand goes, and twice the number of cards of each that are not yet lined up.
        let mut places = [0, 1, 2, 3];
        let mut n_lower = GUARDS + 2 * n_tricks * 0x0101_0101;
        let mut left = all;
        while left != 0 {
            let bit = 63 - left.leading_zeros() as usize;
            left ^= 1 << bit;
            let (seat, other) = (owner(bit), owner(bit ^ 1));
            n_lower -= 2 << (8 * seat);
            // The other of its kind, if it is lower, has been counted as such.
            let equal = (all >> (bit ^ 1) & 1) as Word * if bit & 1 == 0 { 1 } else { Word::MAX };
            let i = places[seat] % MOST_CARDS;
            places[seat] += 4;
            self.bits[i] = bit as u8;
            self.has[i] = n_lower.wrapping_add(equal << (8 * other));
        }
    }

    /// Returns the key of the shelf.
    const fn key(&self, leader: usize) -> u128 {
        self.lengths << 2 | leader as u128
    }

    #[inline(always)]
    fn has(&self) -> &[Word] {
        &self.has[..self.n_cards]
    }

    /// Returns the needs by places of cards in the hands.
    fn written<M: Machine>(&self, machine: M, needs: &Needs) -> [Word; MOST_CARDS] {
        let mut words = [0; MOST_CARDS];
        for (word, &bit) in words.iter_mut().zip(&self.bits[..self.n_cards]) {
            for (seat, need) in needs.of(usize::from(bit)).into_iter().enumerate() {
                if need != 0 {
                    let slot = 3 << ((need - 1) & !1);
                    let n_beaten = machine.count(self.hands[seat] & (slot | (slot - 1)));
                    debug_assert!(0 < n_beaten);
                    *word |= (2 * n_beaten - u32::from(need & 1)) << (8 * seat);
                }
            }
        }
        words
    }

    /// Adds the needs of such words in this position.
    #[inline(always)]
    fn read<M: Machine>(&self, machine: M, words: &[Word], needs: &mut Needs) {
        for (&word, &bit) in words.iter().zip(&self.bits) {
            let mut left = word;
            while left != 0 {
                let seat = left.trailing_zeros() as usize / 8;
                let need = left >> (8 * seat) & 0xff;
                left &= !(0xff << (8 * seat));
                let rival = machine.scatter(1 << ((need - 1) / 2), self.hands[seat]).trailing_zeros() as usize;
                needs.add(usize::from(bit), seat, strength(rival) + u8::from(need & 1 == 0));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::Portable;
    use crate::slot::{State, each};
    use crate::tricks::needs::above;
    use game::Position;
    use rand::seq::SliceRandom;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    const DEAL: &str = "rules=ddv game=normal re=EW leader=N N=CJ,HJ,DA,DK,CA,SA,SA,ST,S9,HA,HK,H9 \
                        E=CQ,SQ,DQ,SJ,DJ,DA,CT,CT,C9,SK,SK,H9 S=HT,SQ,HQ,CJ,SJ,HJ,DT,DK,CA,C9,ST,HA \
                        W=HT,CQ,HQ,DQ,DJ,DT,D9,D9,CK,CK,S9,HK";

    fn layout_and_hands() -> (Layout, [u64; 4]) {
        let position: Position = DEAL.parse().expect("it is a position");
        let layout = Layout::new(position.order()).without_augen();
        let hands = State::new(&layout, &position).hands;
        (layout, hands)
    }

    /// Returns hands with as many cards of each class, of the same cards.
    fn dealt_again(layout: &Layout, hands: &[u64; 4], rng: &mut ChaCha8Rng) -> [u64; 4] {
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

    /// Returns the n-th card of a class in a hand.
    fn nth(hand: u64, class: u64, n: u32) -> usize {
        Portable.scatter(1 << n, hand & class).trailing_zeros() as usize
    }

    #[test]
    fn an_entry_answers_where_all_that_is_needed_is_so() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (layout, deal) = layout_and_hands();
        let mut n_found = 0;
        for n in 0..20_000 {
            let hands = deal.map(|hand| Portable.scatter((1 << (2 + n % 11)) - 1, hand));
            let hands = dealt_again(&layout, &hands, &mut rng);
            let other = dealt_again(&layout, &hands, &mut rng);
            let mut needs = Needs::NONE;
            let mut is_so = true;
            for _ in 0..rng.random_range(0..4) {
                let class = layout.classes[rng.random_range(0..4)];
                let [seat, rival] = [rng.random_range(0..4), rng.random_range(0..4)];
                let [n_own, n_theirs] = [seat, rival].map(|seat: usize| (hands[seat] & class).count_ones());
                if seat == rival || n_own == 0 || n_theirs == 0 {
                    continue;
                }
                let (i, mut j) = (rng.random_range(0..n_own), rng.random_range(0..n_theirs));
                // Of two of a kind in a hand the upper one.
                if j + 1 < n_theirs && nth(hands[rival], class, j) ^ 1 == nth(hands[rival], class, j + 1) {
                    j += 1;
                }
                let (own, beaten) = (nth(hands[seat], class, i), nth(hands[rival], class, j));
                let is_higher = rng.random_bool(0.5);
                let need = if is_higher { above } else { strength };
                if need(beaten) <= strength(own) {
                    needs.add(own, rival, need(beaten));
                    is_so &= need(nth(other[rival], class, j)) <= strength(nth(other[seat], class, i));
                }
            }
            let mut proofs = Proofs::new(1 << 20);
            let proof = Proof::new(n % 2 == 0, needs);
            proofs.store(Portable, &layout, &hands, 1, 2, &proof);
            let found = |proofs: &mut Proofs, hands, leader, spare| {
                let mut proof = Proof::of_numbers(false);
                proofs.find(Portable, &layout, hands, leader, spare, &mut proof).then_some(proof)
            };
            assert_eq!(
                found(&mut proofs, &hands, 1, 2).map(|found| (found.holds, found.needs)),
                Some((n % 2 == 0, needs))
            );
            let there = found(&mut proofs, &other, 1, 2);
            assert_eq!(there.is_some(), is_so, "{needs:?} {hands:x?} {other:x?}");
            if let Some(there) = there {
                n_found += usize::from(needs != Needs::NONE);
                let of_all = other.into_iter().flat_map(each);
                assert!({ of_all }.all(|bit| there.needs.of(bit).iter().all(|&need| need <= strength(bit))));
            }
            assert!(found(&mut proofs, &hands, 2, 2).is_none());
            assert_eq!(found(&mut proofs, &hands, 1, 3).is_some(), proof.holds);
            assert_eq!(found(&mut proofs, &hands, 1, 1).is_some(), !proof.holds);
        }
        assert!(2_000 < n_found, "only {n_found} are found elsewhere");
    }

    #[test]
    fn the_table_forgets_before_it_is_full() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let (layout, deal) = layout_and_hands();
        let mut proofs = Proofs::new(1 << 14);
        for n in 0..5_000 {
            let hands = deal.map(|hand| Portable.scatter((1 << (2 + n % 11)) - 1, hand));
            let hands = dealt_again(&layout, &hands, &mut rng);
            proofs.store(Portable, &layout, &hands, n % 4, 0, &Proof::new(n % 3 == 0, Needs::NONE));
            assert!(proofs.n_bytes <= proofs.most_bytes);
            assert!(proofs.find(Portable, &layout, &hands, n % 4, 0, &mut Proof::of_numbers(false)));
        }
        let counted: usize = proofs.shelves.iter().flat_map(|shelves| shelves.values()).map(bytes).sum();
        assert_eq!(proofs.n_bytes, counted);
    }
}
