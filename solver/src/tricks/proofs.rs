//! A table of what was found of positions at the start of a trick, and of the comparisons that it rests on.

use crate::bitboard::Layout;
use crate::canonical::{CanonicalForm, GUARDS, MOST_TRICKS, Word, are_met, folded, is_met};
use crate::dependencies::{Dependencies, RankNeeds};
use crate::machine::Machine;
use crate::special_cards::SpecialCards;
use ahash::AHashMap;

/// What a side can do, and what that rests on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proof {
    /// Whether it can keep the others to so many tricks as was asked about.
    pub(crate) holds: bool,
    pub(crate) deps: Dependencies,
}

impl Proof {
    /// Returns an answer that rests on such comparisons.
    #[inline(always)]
    pub(crate) const fn new(holds: bool, needs: RankNeeds) -> Self {
        Self { holds, deps: Dependencies { needs, ..Dependencies::NONE } }
    }

    /// Returns an answer that rests on no comparison.
    pub(crate) const fn of_numbers(holds: bool) -> Self {
        Self::new(holds, RankNeeds::NONE)
    }
}

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
    last: CanonicalForm,
}

impl Proofs {
    /// Returns an empty table that takes no more than so many bytes.
    pub(crate) fn new(most_bytes: usize) -> Self {
        Self {
            shelves: std::array::from_fn(|_| AHashMap::new()),
            n_bytes: 0,
            most_bytes,
            last: CanonicalForm::default(),
        }
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
        self.last.set::<M, false>(machine, layout, hands, SpecialCards::NONE);
        self.last.compare::<M, false>(machine);
        let form = &self.last;
        let has = form.has();
        let Some(shelf) = self.shelves[has.len() / 4].get_mut(&form.lengths(leader)) else { return false };
        let len = 1 + has.len();
        // From the last one backwards.
        let answers = |entry: &[Word]| Says::of_word(entry[0]).answers(spare) && are_met(&entry[1..], has);
        let Some(n_after) = shelf.chunks_exact(len).rev().position(answers) else { return false };
        let from = shelf.len() - (1 + n_after) * len;
        let entry = &shelf[from..from + len];
        *proof = Proof::of_numbers(Says::of_word(entry[0]).holds);
        let (fours, _) = entry[1..].as_chunks();
        form.read(machine, fours.iter().map(|&four| folded(four)), 0, &mut proof.deps.needs);
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
        let form = &mut self.last;
        form.set::<M, false>(machine, layout, hands, SpecialCards::NONE);
        form.compare::<M, false>(machine);
        let (words, _) = form.written::<M, false>(machine, &proof.deps.needs);
        let words = &words[..4 * form.n_tricks()];
        let key = form.lengths(leader);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard::each;
    use crate::canonical::examples::{self, dealt_again};
    use crate::dependencies::{above, strength};
    use crate::machine::Portable;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn layout_and_hands() -> (Layout, [u64; 4]) {
        let (layout, hands) = examples::layout_and_hands();
        (layout.without_augen(), hands)
    }

    /// Returns the n-th card of a class in a hand.
    fn nth(hand: u64, class: u64, n: u32) -> usize {
        Portable.pdep(1 << n, hand & class).trailing_zeros() as usize
    }

    #[test]
    fn an_entry_answers_where_all_that_is_needed_is_so() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (layout, deal) = layout_and_hands();
        let mut n_found = 0;
        for n in 0..20_000 {
            let hands = deal.map(|hand| Portable.pdep((1 << (2 + n % 11)) - 1, hand));
            let hands = dealt_again(&layout, &hands, &mut rng);
            let other = dealt_again(&layout, &hands, &mut rng);
            let mut needs = RankNeeds::NONE;
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
                found(&mut proofs, &hands, 1, 2).map(|found| (found.holds, found.deps.needs)),
                Some((n % 2 == 0, needs))
            );
            let there = found(&mut proofs, &other, 1, 2);
            assert_eq!(there.is_some(), is_so, "{needs:?} {hands:x?} {other:x?}");
            if let Some(there) = there {
                n_found += usize::from(needs != RankNeeds::NONE);
                let of_all = other.into_iter().flat_map(each);
                assert!({ of_all }.all(|bit| there.deps.needs.of(bit).iter().all(|&need| need <= strength(bit))));
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
            let hands = deal.map(|hand| Portable.pdep((1 << (2 + n % 11)) - 1, hand));
            let hands = dealt_again(&layout, &hands, &mut rng);
            proofs.store(Portable, &layout, &hands, n % 4, 0, &Proof::new(n % 3 == 0, RankNeeds::NONE));
            assert!(proofs.n_bytes <= proofs.most_bytes);
            assert!(proofs.find(Portable, &layout, &hands, n % 4, 0, &mut Proof::of_numbers(false)));
        }
        let counted: usize = proofs.shelves.iter().flat_map(|shelves| shelves.values()).map(bytes).sum();
        assert_eq!(proofs.n_bytes, counted);
    }
}
