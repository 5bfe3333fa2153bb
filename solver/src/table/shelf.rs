//! A shelf: records that lie side by side, and hints by which most of them are passed over.

use super::record::MOST_RECORD;
use super::store::{LINE, MOST_SEGMENT, Store};
use crate::bitboard::{VOLLE, WEIGHTS};
use crate::canonical::{FIELDS, GUARDS, MOST_CARDS, SHIFTS, Word};
use crate::machine::{Machine, Sieve};
use std::array;
use std::cmp::Reverse;
use std::sync::atomic::{AtomicU64, Ordering::Acquire, Ordering::Relaxed, Ordering::Release};

/// By how much a bound is likely to become better at most where cards count differently.
const BETTER: i32 = 12;

/// By how much a bound becomes worse at least for each card that it is [at risk](Shelf::entry) of, unless others make up for it.
const AT_RISK: i32 = WEIGHTS[VOLLE] as i32;

/// So many records at the end of a shelf are looked at before any others.
const LIVELY: usize = 8;

/// For how many pairs of cards a hint says what is needed of them, in six bits, and for how many it is said in all at most.
const N_FIRST: usize = 9;
const N_CHOSEN: usize = 14;

/// SpecialRanks the bits for those lies in a hint what the bound is worth, and in the word of a second hint that above a number.
const WORTH_SHIFT: u32 = 56;
const SECOND_SHIFT: u32 = 32;
const SECOND_BITS: usize = 64 - SECOND_SHIFT as usize;
const _: () = assert!(6 * N_FIRST as u32 <= WORTH_SHIFT && 6 * (N_CHOSEN - N_FIRST) <= SECOND_BITS);

/// Returns how many bits of a second hint say which cards the bound is [at risk](Shelf::entry) of, with so many tricks: one for
/// each, if there is room.
const fn n_bits_at_risk(n_tricks: usize) -> usize {
    if 4 * n_tricks <= SECOND_BITS { 4 * n_tricks } else { 0 }
}

const fn all_at_risk(n_tricks: usize) -> u64 {
    (1 << n_bits_at_risk(n_tricks)) - 1
}

/// Returns for how many pairs of cards the bits above those say what is needed.
const fn n_second(n_tricks: usize) -> usize {
    let n_pairs = (SECOND_BITS - n_bits_at_risk(n_tricks)) / 6;
    if n_pairs < N_CHOSEN - N_FIRST { n_pairs } else { N_CHOSEN - N_FIRST }
}

/// The numbers and the guards of two cards.
const TWO_FIELDS: u64 = FIELDS as u64 | (FIELDS as u64) << 32;
const TWO_GUARDS: u64 = GUARDS as u64 | (GUARDS as u64) << 32;

/// The bits for pairs of cards before they are moved together, in hints and in second ones with so many pairs: the guards of each
/// pair one lower than those of the pair before.
const FIRST_SPREAD: u64 = spread(N_FIRST);
static SECOND_SPREADS: [u64; N_CHOSEN - N_FIRST + 1] = {
    let (mut spreads, mut n) = ([0; N_CHOSEN - N_FIRST + 1], 0);
    while n < spreads.len() {
        spreads[n] = spread(n);
        n += 1;
    }
    spreads
};

const fn spread(n_pairs: usize) -> u64 {
    let (mut all, mut i) = (0, 0);
    while i < n_pairs {
        all |= TWO_GUARDS.rotate_right(i as u32);
        i += 1;
    }
    assert!(all.count_ones() as usize == 6 * n_pairs, "no two have the same bit");
    all
}

/// In what is chosen lies the place of a card in the line-up above how many cards of each hand it has to lie above.
const PLACE_SHIFT: u32 = 26;

/// How many words it takes to say that, one for each pair.
const CHOSEN_WORDS: usize = N_CHOSEN.next_multiple_of(LINE);

/// Returns how many words there are for that on a shelf with so many places.
pub(super) const fn n_chosen_words(n_places: usize) -> usize {
    if n_places < LEAST_SORTED { 0 } else { CHOSEN_WORDS }
}

/// How many records a shelf has room for at first, and at most. Most shelves never hold more than two where it is asked about Points.
pub(super) const LEAST_PLACES: usize = 2;
pub(super) const MOST_PLACES: usize = 1 << 16;

/// Returns how many records a shelf has room for, by its place.
pub(super) const fn n_places_of(shelf: u64) -> usize {
    1 << (shelf & 0xff)
}

/// Returns how many records the next larger shelf has room for. Smaller ones than the second are one block, too.
pub(super) const fn n_places_after(n_places: usize) -> usize {
    if n_places < LINE { LINE } else { 2 * n_places }
}

/// Returns how many records lie beside a shelf with so many places: all if it is the first, else those for which the one before had no
/// room.
pub(super) const fn n_records_beside(n_places: usize) -> usize {
    match n_places {
        LEAST_PLACES => LEAST_PLACES,
        LINE => LINE - LEAST_PLACES,
        _ => n_places / 2,
    }
}

/// Returns how many words a shelf with so many places takes together with the records beside it, each of so many words.
pub(super) const fn n_words_with_records(n_places: usize, record_len: usize) -> usize {
    Shelf::n_words(n_places) + n_records_beside(n_places) * record_len.next_multiple_of(LINE)
}

/// Returns where the record lies that was the n-th to come and has so many words, of a shelf with room for it.
pub(super) const fn place_of_record(shelf: u64, n: usize, record_len: usize) -> usize {
    let (from, n_places) = ((shelf >> 8) as usize, n_places_of(shelf));
    let n_beside = n_records_beside(n_places);
    let nth = n.wrapping_sub(n_places - n_beside) % n_beside;
    from + Shelf::n_words(n_places) + nth * record_len.next_multiple_of(LINE)
}

// The largest shelf and what lies beside it are handed out together.
const _: () = assert!(n_words_with_records(MOST_PLACES, MOST_RECORD) <= MOST_SEGMENT);

/// From which size on comparisons are chosen, and after how many records they say most.
pub(super) const LEAST_SORTED: usize = 16;
pub(super) const LEAST_SORTED_TWICE: usize = 64;
pub(super) const N_SAMPLED: usize = 64;

/// Returns whether other comparisons are chosen for a shelf with so many places than for one with half as many.
pub(super) const fn is_chosen_anew(n_places: usize) -> bool {
    LEAST_SORTED <= n_places && n_places.ilog2().is_multiple_of(2)
}

/// More than any card needs.
const NEVER: Word = FIELDS;

/// A shelf: the comparisons it is looked through by, and blocks of [`LINE`] hints and as many words with second hints in their
/// upper half and the numbers of records in the lower, so that what is looked at together lies together.
#[derive(Clone, Copy)]
pub(super) struct Shelf<'a> {
    /// How many tricks are left.
    n_tricks: usize,
    pub(super) chosen: &'a [AtomicU64],
    pub(super) blocks: &'a [[AtomicU64; 2 * LINE]],
}

/// Returns for how many pairs of cards there are comparisons on a shelf with so many places.
const fn n_pairs_chosen(n_places: usize, n_tricks: usize) -> usize {
    if n_places < LEAST_SORTED {
        0
    } else if n_places < LEAST_SORTED_TWICE {
        N_FIRST
    } else {
        N_FIRST + n_second(n_tricks)
    }
}

impl<'a> Shelf<'a> {
    pub(super) const fn n_words(n_places: usize) -> usize {
        n_chosen_words(n_places) + 2 * n_places.next_multiple_of(LINE)
    }

    /// Returns the shelf there; nothing if there was none yet.
    #[inline(always)]
    pub(super) fn at(store: &'a Store, shelf: u64, n_tricks: usize) -> Option<Self> {
        if shelf == 0 {
            return None;
        }
        let n_places = n_places_of(shelf);
        let words = store.words((shelf >> 8) as usize, Self::n_words(n_places))?;
        let (chosen, words) = words.split_at(n_chosen_words(n_places));
        Some(Self { n_tricks, chosen, blocks: words.as_chunks().0 })
    }

    /// Returns how many records its blocks would have room for.
    #[inline(always)]
    pub(super) const fn n_places(&self) -> usize {
        LINE * self.blocks.len()
    }

    /// Returns for each of the two words of an entry the chosen comparisons that come out otherwise in a position, whose words have
    /// guards.
    #[inline(always)]
    pub(super) fn missing<M: Machine>(&self, machine: M, has: &[Word; MOST_CARDS]) -> [u64; 2] {
        if self.chosen.is_empty() {
            return [0, 0];
        }
        let mut so = [0, 0];
        for (i, chosen) in self.chosen[..n_pairs_chosen(self.n_places(), self.n_tricks)].iter().enumerate() {
            let chosen = chosen.load(Relaxed);
            let card = |place: u64| u64::from(has[(place & 63) as usize % MOST_CARDS]);
            let has = card(chosen >> PLACE_SHIFT) | card(chosen >> (32 + PLACE_SHIFT)) << 32;
            // A number that is larger than that below it leaves no guard.
            let met = has.wrapping_sub(chosen & TWO_FIELDS) & TWO_GUARDS;
            if i < N_FIRST {
                so[0] |= met.rotate_right(i as u32);
            } else {
                so[1] |= met.rotate_right((i - N_FIRST) as u32);
            }
        }
        let second = machine.pext(!so[1], SECOND_SPREADS[n_second(self.n_tricks)]);
        [machine.pext(!so[0], FIRST_SPREAD), second << n_bits_at_risk(self.n_tricks) << SECOND_SHIFT]
    }

    /// Returns for each of the two words of an entry the chosen comparisons that a record needs.
    fn needed<M: Machine>(&self, machine: M, words: &[Word; MOST_CARDS]) -> [u64; 2] {
        if self.chosen.is_empty() {
            return [0, 0];
        }
        // Whoever has just what is needed lacks the others.
        let [first, second] = self.missing(machine, &words.map(|word| word | GUARDS));
        let with_second = LEAST_SORTED_TWICE <= self.n_places();
        let of_second = u64::MAX << n_bits_at_risk(self.n_tricks) << SECOND_SHIFT;
        [!first & ((1 << WORTH_SHIFT) - 1), if with_second { !second & of_second } else { 0 }]
    }

    /// Returns what is put on the shelf for a record: its hint with what it is worth, and its second hint with the cards that it is
    /// at risk of and where it lies.
    ///
    /// A lower bound is at risk of the Volle that Re may win in the lines that come critical, for where they are none Re gets less,
    /// and an upper bound of the cards that are no Volle. Where it is asked about Points it is at risk of those alone of which it has
    /// mattered, and does not hold if one is otherwise. They are written in a [line](crate::canonical::CanonicalForm::packed).
    pub(super) fn entry<M: Machine>(
        &self,
        machine: M,
        words: &[Word; MOST_CARDS],
        bound: i32,
        is_lower: bool,
        at_risk: u64,
        line: u32,
    ) -> (u64, u64) {
        let [hint, second] = self.needed(machine, words);
        let at_risk = at_risk & all_at_risk(self.n_tricks);
        (hint | in_hint(worth(bound, is_lower)), second | at_risk << SECOND_SHIFT | u64::from(line))
    }

    /// Returns the same for a record that lies on a smaller shelf.
    pub(super) fn entry_again<M: Machine>(
        &self,
        machine: M,
        words: &[Word; MOST_CARDS],
        (hint, number): (u64, u64),
    ) -> (u64, u64) {
        let [needed, second] = self.needed(machine, words);
        let kept = all_at_risk(self.n_tricks) << SECOND_SHIFT | u64::from(u32::MAX);
        (needed | hint & u64::MAX << WORTH_SHIFT, second | number & kept)
    }

    #[inline(always)]
    pub(super) fn hint(&self, place: usize) -> &AtomicU64 {
        &self.blocks[place / LINE][place % LINE]
    }

    #[inline(always)]
    pub(super) fn number(&self, place: usize) -> &AtomicU64 {
        &self.blocks[place / LINE][LINE + place % LINE]
    }

    /// MoveList what has answered half the way to where the shelf is looked through from: it is likely to answer soon again.
    #[inline(always)]
    pub(super) fn move_up(&self, place: usize, len: usize) {
        let to = place + (len - place) / 2;
        if to != place {
            let [a, b] = [place, to].map(|i| (self.hint(i).load(Relaxed), self.number(i).load(Acquire)));
            self.put(to, a);
            self.put(place, b);
        }
    }

    #[inline(always)]
    pub(super) fn put(&self, place: usize, (hint, number): (u64, u64)) {
        self.hint(place).store(hint, Relaxed);
        self.number(place).store(number, Release);
    }
}

/// Chooses the comparisons by which most can be told apart: those that about half of them need.
pub(super) fn choose(records: &[[Word; MOST_CARDS]], n_cards: usize) -> [u64; CHOSEN_WORDS] {
    // For each card, in each hand the two numbers that most are on different sides of.
    let mut scored = Vec::with_capacity(2 * n_cards);
    for place in 0..n_cards {
        let mut words = [(0, NEVER), (0, NEVER)];
        for shift in &SHIFTS[1..] {
            let mut numbers = [0u8; 32];
            for record in records {
                numbers[(record[place] >> shift & 31) as usize] += 1;
            }
            let (mut n_needing, mut best) = (0, [(0, 0); 2]);
            for least in (1..32).rev().filter(|&least| numbers[least] != 0) {
                n_needing += usize::from(numbers[least]);
                let one = (n_needing * (records.len() - n_needing), least as Word);
                if best[0].0 < one.0 {
                    best = [one, best[0]];
                } else if best[1].0 < one.0 {
                    best[1] = one;
                }
            }
            for ((score, word), (of_seat, least)) in words.iter_mut().zip(best) {
                if 0 < of_seat {
                    *score += of_seat;
                    *word = *word & !(31 << shift) | least << shift;
                }
            }
        }
        scored.extend(words.map(|(score, word)| (score, place, word)));
    }
    scored.sort_unstable_by_key(|&(score, place, word)| (Reverse(score), place, word));
    let one = |i: usize| {
        let (_, place, word) = scored.get(i).copied().unwrap_or((0, 0, NEVER));
        u64::from(word) | (place as u64) << PLACE_SHIFT
    };
    array::from_fn(|i| if i < N_CHOSEN { one(2 * i) | one(2 * i + 1) << 32 } else { 0 })
}

/// With it the largest byte is the largest signed number.
const SIGN: u64 = 0x80;

/// Returns how much a bound is worth, from 0 to 255: the more, the more questions it answers.
const fn worth(bound: i32, is_lower: bool) -> i32 {
    if is_lower { bound } else { 255 - bound }
}

/// Returns how much a bound is worth at least that answers a question.
const fn worth_asked(threshold: i32, is_lower: bool) -> i32 {
    if is_lower { threshold } else { 256 - threshold }
}

/// Returns what a bound is worth as it stands in a hint, in signed numbers' order.
fn in_hint(worth: i32) -> u64 {
    (worth.clamp(0, 255) as u64 ^ SIGN) << WORTH_SHIFT
}

/// A shelf on which a question may be answered, and by what most records are passed over that do not.
pub(super) struct Look<'a> {
    pub(super) shelf: Shelf<'a>,
    /// How many records lie there.
    pub(super) len: usize,
    pub(super) is_lower: bool,
    pub(super) sieve: Sieve,
    /// What a bound is worth that answers.
    worth_asked: i32,
}

impl<'a> Look<'a> {
    /// `has` are the comparisons of the position, and `volle` its Volle in a [line](crate::canonical::CanonicalForm::packed).
    #[inline(always)]
    pub(super) fn new<M: Machine, const ABOUT_POINTS: bool>(
        machine: M,
        shelf: Shelf<'a>,
        len: usize,
        has: &[Word; MOST_CARDS],
        volle: u64,
        threshold: i32,
        is_lower: bool,
    ) -> Self {
        let worth_asked = worth_asked(threshold, is_lower);
        let at_risk = (all_at_risk(shelf.n_tricks) & if is_lower { !volle } else { volle }) << SECOND_SHIFT;
        let [first, second] = shelf.missing(machine, has);
        let (never, unless) = if ABOUT_POINTS { (second | at_risk, 0) } else { (second, at_risk) };
        let sieve = Sieve {
            never: [first, never],
            least: in_hint(worth_asked - BETTER) as i64,
            unless: (unless, in_hint(worth_asked + AT_RISK) as i64),
        };
        Self { shelf, len, is_lower, sieve, worth_asked }
    }

    /// Returns from where on those lie that are looked at first.
    pub(super) const fn lively(&self) -> usize {
        self.len.saturating_sub(LIVELY) / LINE * LINE
    }

    /// Returns whether the record at a place, which has passed the sieve, may answer although several cards that it is at risk of
    /// count otherwise.
    #[inline(always)]
    pub(super) fn may_answer<M: Machine>(&self, machine: M, place: usize, number: u64) -> bool {
        let n_at_risk = machine.count(number & self.sieve.unless.0) as i32;
        let worth = (self.shelf.hint(place).load(Relaxed) >> WORTH_SHIFT ^ SIGN) as i32;
        n_at_risk < 2 || self.worth_asked + AT_RISK * n_at_risk <= worth
    }
}
