//! A table of what was found at the start of a trick: it holds for all positions that look alike in what has mattered.
//!
//! # What an entry says
//! A bound was proved with some [comparisons of cards](crate::needs). It holds for every position with the same leader and the
//! same number of cards of each class in each hand in which these come out the same: the lines of play in two such positions
//! correspond card by card and have the same winners. If the cards count differently, the value differs by no more than the sum
//! of the differences, for every card goes to Re or it does not. So the bound holds there too, loosened by that sum.
//!
//! Not all differences count. The side whose bound it is has a way to play, and however the other side resists, some cards
//! never go to Re, and some always do. What the former count does not matter. Where the latter count more, Re gets more. So an
//! entry says which cards may go to Re and which must. It says so of all lines, and once more of those that come closest to
//! the bound: what changes in others only must outweigh their distance from it.
//!
//! Where a Doppelkopf counts, some cards have to be Volle for the lines to be worth the same, and others must not be. An
//! entry says of which cards this has mattered.
//!
//! # Where an entry is
//! There is a room for each number of tricks that are left, and in it a shelf for each leader, lengths of the hands, and side of
//! the bound. A shelf may hold thousands of entries. So comparisons of 14 cards that some of them need and others do not are chosen, and
//! in one word stand those that an entry needs, below what it is worth. An entry whose word shows that it does not answer is
//! not looked at. One that has answered moves half the way to where a shelf is looked through from.
//!
//! # Why threads may share it
//! Nothing is locked. A record is written before its number is put on the shelf, with `Release`, and read after the number, with
//! `Acquire`. If all memory is taken, it may be overwritten by another of the same shelf, so it carries a seal, a hash of all it
//! says: what was not written together does not fit its seal, and is passed over. Hints only tell where to look: whatever they
//! say, a record is compared with the position itself. Two threads that move or add at the same time may lose a record from a
//! shelf, which is then not found, or have it there twice. A shelf that has become too small is copied into a larger one, and the
//! directory then names that; what somebody still adds to the old one is lost. Nothing is given back, and no directory grows, as
//! long as anybody else looks at the table.

use crate::bits::{Machine, fold};
use crate::config::Config;
use crate::found::{Found, WIDE, Won};
use crate::line_up::{Counts, GUARDS, GUARDS_OF_BOTH, LineUp, MOST_CARDS, MOST_TRICKS, Word, change, pair};
use crate::needs::Basis;
use crate::slot::{Layout, VOLLE, planes_of};
use std::array;
use std::cmp::Reverse;
use std::sync::OnceLock;
use std::sync::atomic::{
    AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering::Acquire, Ordering::Relaxed, Ordering::Release,
};

/// By how much a bound is likely to become better at most where cards count differently.
const BETTER: i32 = 12;

/// For how many pairs of cards a hint says what is needed of them, in eight bits, and for how many it is said in all.
const N_FIRST: usize = 7;
const N_CHOSEN: usize = 11;

/// Above the bits for those lies in a hint what the bound is worth.
const WORTH_SHIFT: u32 = 8 * N_FIRST as u32;

/// These bits before they are moved together, in hints and in second ones.
const FIRST_SPREAD: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const SECOND_SPREAD: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// How many words say which cards of the line-up these are, two bytes for each pair, and how many words it takes to say that and
/// how many cards of each hand they have to lie above.
const CHOSEN_PLACES: usize = N_CHOSEN.div_ceil(4);
const CHOSEN_WORDS: usize = (CHOSEN_PLACES + N_CHOSEN).next_multiple_of(LINE);

/// Returns how many words there are for that on a shelf with so many places.
const fn n_chosen_words(n_places: usize) -> usize {
    if n_places < LEAST_SORTED { 0 } else { CHOSEN_WORDS }
}

/// How many records a shelf has room for at first, and at most.
const LEAST_PLACES: usize = LINE;
const MOST_PLACES: usize = 1 << 16;

/// So many records at the end of a shelf are looked at before any others.
const LIVELY: usize = 8;

/// From which size on comparisons are chosen, and after how many records they say most.
const LEAST_SORTED: usize = 16;
const LEAST_SORTED_TWICE: usize = 64;
const N_SAMPLED: usize = 64;

/// How many words a record takes besides those for its cards, four bytes each.
const RECORD_WORDS: usize = 8;

const MOST_RECORD: usize = RECORD_WORDS + MOST_CARDS / 2;

/// The bits of a word of a record that are about cards.
const CARDS: u64 = (1 << MOST_CARDS) - 1;

/// More than any card needs.
const NEVER: Word = 0x7f7f_7f7f;

/// How many words lie in a cache line.
const LINE: usize = 8;

/// How many words are fetched from the system at once, at first and at most.
const LEAST_SEGMENT: usize = 1 << 9;
const MOST_SEGMENT: usize = 1 << 20;

/// How many words a name takes.
const NAME_WORDS: usize = size_of::<Name>() / size_of::<u64>();

/// How many places a directory has at first.
const LEAST_DIRECTORY: usize = 1 << 5;

/// A number that threads often change. It has its cache line, and the next, which some processors fetch with it, to
/// itself, for what lies beside it is only read.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Counter(AtomicUsize);

/// What the table has too little of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lack {
    /// Places for names of shelves.
    Names,
    /// Memory.
    Memory,
}

/// The table. It begins small and grows with what it holds, up to the size it was given.
#[derive(Debug)]
pub(crate) struct Shelves {
    rooms: [Room; MOST_TRICKS + 1],
    most_words: usize,
    n_words: Counter,
    /// Whether there was no memory for more.
    is_full: AtomicBool,
    /// How many records found no place for that, and how many that may be before those who share the table are to stop so that
    /// something can be forgotten.
    n_lost: AtomicUsize,
    patience: usize,
    with_patterns: bool,
    with_other_augen: bool,
    with_won_cards: bool,
    with_closest: bool,
}

/// What is known of positions with the same number of tricks.
#[derive(Debug, Default)]
struct Room {
    /// A power of two of names of shelves, at the place that the key says or after it, or none.
    directory: Vec<Name>,
    n_names: AtomicUsize,
    /// Whether there was no place for another name.
    is_crowded: AtomicBool,
    /// Whether there is no memory for a larger directory.
    is_largest: bool,
    store: Store,
}

/// Where the shelves for the same question are, that for upper bounds and that for lower ones.
#[derive(Debug, Default)]
struct Name {
    /// Zero as long as the place in the directory is free.
    key: AtomicU64,
    /// The place of the shelf, and in the lowest bits the logarithm of how many records it has room for. Zero as long as there is
    /// none.
    shelves: [AtomicU64; 2],
    /// How many records were put there.
    n_records: [AtomicU32; 2],
}

/// Words that are handed out one after the other.
#[derive(Debug)]
struct Store {
    /// Each twice as large as the one before, up to a size.
    segments: Vec<OnceLock<Segment>>,
    n_handed_out: AtomicUsize,
}

/// Words of which the first lies at the beginning of a cache line.
#[derive(Debug)]
struct Segment {
    words: Vec<AtomicU64>,
    n_skipped: usize,
}

impl Segment {
    fn new(len: usize) -> Self {
        let words: Vec<AtomicU64> = empty(len + LINE - 1);
        let n_skipped = words.as_ptr().align_offset(LINE * size_of::<u64>());
        Self { words, n_skipped: if n_skipped < LINE { n_skipped } else { 0 } }
    }
}

impl Default for Store {
    fn default() -> Self {
        // The first line is never handed out, for its place is zero.
        Self { segments: Vec::new(), n_handed_out: AtomicUsize::new(LINE) }
    }
}

/// How many segments grow.
const N_GROWING: usize = (MOST_SEGMENT / LEAST_SEGMENT).ilog2() as usize;

/// Where the first segment begins that is as large as any.
const GROWN: usize = MOST_SEGMENT - LEAST_SEGMENT;

/// Returns in which segment a word lies, where this begins and how large it is.
#[inline(always)]
const fn segment_of(word: usize) -> (usize, usize, usize) {
    if word < GROWN {
        let n = (word / LEAST_SEGMENT + 1).ilog2() as usize;
        (n, (LEAST_SEGMENT << n) - LEAST_SEGMENT, LEAST_SEGMENT << n)
    } else {
        let n = (word - GROWN) / MOST_SEGMENT;
        (N_GROWING + n, GROWN + n * MOST_SEGMENT, MOST_SEGMENT)
    }
}

fn empty<T: Default>(n: usize) -> Vec<T> {
    std::iter::repeat_with(T::default).take(n).collect()
}

impl Store {
    /// Returns so many words from a place on that was handed out.
    #[inline(always)]
    fn words(&self, from: usize, n: usize) -> &[AtomicU64] {
        let (segment, begin, _) = segment_of(from);
        let words: &[AtomicU64] =
            self.segments[segment].get().map_or(&[], |segment| &segment.words[segment.n_skipped..]);
        &words[from - begin..][..n]
    }

    /// Hands out so many words, which are zero, from the beginning of a cache line on. Nothing if there is no room for them.
    fn hand_out(&self, n: usize, n_words: &Counter, most_words: usize) -> Option<usize> {
        let n = n.next_multiple_of(LINE);
        loop {
            let from = self.n_handed_out.fetch_add(n, Relaxed);
            let (segment, begin, len) = segment_of(from);
            if begin + len < from + n {
                // It would lie in two segments.
                self.n_handed_out.fetch_max(begin + len, Relaxed);
                if MOST_SEGMENT < n {
                    return None;
                }
                continue;
            }
            let words = self.segments.get(segment)?;
            if words.get().is_none() {
                if most_words < n_words.0.load(Relaxed) + len {
                    return None;
                }
                words.get_or_init(|| {
                    n_words.0.fetch_add(len, Relaxed);
                    Segment::new(len)
                });
            }
            return Some(from);
        }
    }
}

/// A shelf: the comparisons it is looked through by, and blocks of [`LINE`] hints and as many words with second hints in their
/// upper half and the numbers of records in the lower, so that what is looked at together lies together.
#[derive(Clone, Copy)]
struct Shelf<'a> {
    chosen: &'a [AtomicU64],
    blocks: &'a [[AtomicU64; 2 * LINE]],
}

/// Returns for how many pairs of cards there are comparisons on a shelf with so many places.
const fn n_pairs_chosen(n_places: usize) -> usize {
    if n_places < LEAST_SORTED {
        0
    } else if n_places < LEAST_SORTED_TWICE {
        N_FIRST
    } else {
        N_CHOSEN
    }
}

impl<'a> Shelf<'a> {
    const fn n_words(n_places: usize) -> usize {
        n_chosen_words(n_places) + 2 * n_places
    }

    #[inline(always)]
    fn at(store: &'a Store, shelf: u64) -> Self {
        let n_places = 1 << (shelf & 0xff);
        let words = store.words((shelf >> 8) as usize, Self::n_words(n_places));
        let (chosen, words) = words.split_at(n_chosen_words(n_places));
        Self { chosen, blocks: words.as_chunks().0 }
    }

    #[inline(always)]
    const fn n_places(&self) -> usize {
        LINE * self.blocks.len()
    }

    /// Says that it will be looked through soon.
    #[inline(always)]
    fn prefetch<M: Machine>(&self, machine: M, len: usize) {
        let last = &self.blocks[len.saturating_sub(1) / LINE];
        machine.prefetch(&last[0]);
        machine.prefetch(&last[LINE]);
        if let Some(first) = self.chosen.first() {
            machine.prefetch(first);
            machine.prefetch(&self.chosen[LINE]);
        }
    }

    /// Returns for each hint the chosen comparisons that come out otherwise in a position, whose words have guards.
    #[inline(always)]
    fn missing<M: Machine>(&self, machine: M, has: &[Word; MOST_CARDS]) -> [u64; 2] {
        if self.chosen.is_empty() {
            return [0, 0];
        }
        let (places, least) = self.chosen.split_at(CHOSEN_PLACES);
        let mut so = [0, 0];
        for (i, least) in least[..n_pairs_chosen(self.n_places())].iter().enumerate() {
            let cards = places[i / 4].load(Relaxed) >> (16 * (i % 4));
            let card = |place: u64| u64::from(has[(place & 63) as usize % MOST_CARDS]);
            let has = card(cards) | card(cards >> 8) << 32;
            // A byte that is larger than that below it leaves no guard.
            let met = ((has - least.load(Relaxed)) & GUARDS_OF_BOTH) >> 7;
            if i < N_FIRST {
                so[0] |= met << i;
            } else {
                so[1] |= met << (i - N_FIRST);
            }
        }
        [machine.gather(!so[0], FIRST_SPREAD), machine.gather(!so[1], SECOND_SPREAD)]
    }

    /// Returns for each hint the chosen comparisons that a record needs.
    fn needed<M: Machine>(&self, machine: M, words: &[Word; MOST_CARDS]) -> [u64; 2] {
        if self.chosen.is_empty() {
            return [0, 0];
        }
        // Whoever has just what is needed lacks the others.
        let [first, second] = self.missing(machine, &words.map(|word| word | GUARDS));
        let with_second = n_pairs_chosen(self.n_places()) == N_CHOSEN;
        [!first & ((1 << WORTH_SHIFT) - 1), if with_second { !second & u64::from(u32::MAX) } else { 0 }]
    }

    #[inline(always)]
    fn hint(&self, place: usize) -> &AtomicU64 {
        &self.blocks[place / LINE][place % LINE]
    }

    #[inline(always)]
    fn number(&self, place: usize) -> &AtomicU64 {
        &self.blocks[place / LINE][LINE + place % LINE]
    }

    /// Moves what has answered half the way to where the shelf is looked through from: it is likely to answer soon again.
    #[inline(always)]
    fn move_up(&self, place: usize, len: usize) {
        let to = place + (len - place) / 2;
        if to != place {
            let [a, b] = [place, to].map(|i| (self.hint(i).load(Relaxed), self.number(i).load(Acquire)));
            self.put(to, a);
            self.put(place, b);
        }
    }

    #[inline(always)]
    fn put(&self, place: usize, (hint, number): (u64, u64)) {
        self.hint(place).store(hint, Relaxed);
        self.number(place).store(number, Release);
    }
}

/// Chooses the comparisons by which most can be told apart: those that about half of them need.
fn choose(records: &[[Word; MOST_CARDS]], n_cards: usize) -> [u64; CHOSEN_WORDS] {
    // For each card, in each hand the two numbers that most are on different sides of.
    let mut scored = Vec::with_capacity(2 * n_cards);
    for place in 0..n_cards {
        let mut words = [(0, NEVER), (0, NEVER)];
        for seat in 0..4 {
            let mut numbers = [0u8; 32];
            for record in records {
                numbers[(record[place] >> (8 * seat) & 31) as usize] += 1;
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
                    *word = *word & !(0xff << (8 * seat)) | least << (8 * seat);
                }
            }
        }
        scored.extend(words.map(|(score, word)| (score, place, word)));
    }
    scored.sort_unstable_by_key(|&(score, place, word)| (Reverse(score), place, word));
    let mut chosen = [0; CHOSEN_WORDS];
    for i in 0..2 * N_CHOSEN {
        let (_, place, word) = scored.get(i).copied().unwrap_or((0, 0, NEVER));
        chosen[i / 8] |= (place as u64) << (8 * (i % 8));
        chosen[CHOSEN_PLACES + i / 2] |= u64::from(word) << (32 * (i % 2));
    }
    chosen
}

/// A question about a position.
struct Query<'a, M> {
    machine: M,
    layout: &'a Layout,
    line_up: &'a LineUp,
    room: &'a Room,
    threshold: i32,
    is_about_augen: bool,
    /// What its cards count, once it is wanted.
    own: Option<Counts>,
}

/// A shelf on which it may be answered: the chosen comparisons that the position lacks, and what a hint is at least.
struct Look<'a> {
    shelf: Shelf<'a>,
    /// How many records lie there.
    len: usize,
    missing: [u64; 2],
    least: u64,
    is_lower: bool,
}

impl Look<'_> {
    /// Returns from where on those lie that are looked at first.
    const fn lively(&self) -> usize {
        self.len.saturating_sub(LIVELY) / LINE * LINE
    }
}

/// What a record says of the cards, each line as [`Counts`] has it.
struct Haul {
    grade: [u64; 3],
    won: Won,
    closest: Won,
    volle: u64,
    bound: i32,
    gap: i32,
}

/// In which words of a record its seal lies, 16 bits each, above what they say of the cards.
const SEALED: std::ops::Range<usize> = 2..6;

impl Haul {
    #[inline(always)]
    fn read(words: &[u64; RECORD_WORDS]) -> Self {
        let [a, b, c, may, must, closest_may, closest_must, volle] = words.map(|word| word & CARDS);
        Self {
            grade: [a, b, c],
            won: Won { may, must },
            closest: Won { may: closest_may, must: closest_must },
            volle,
            bound: (words[0] >> MOST_CARDS) as i32,
            gap: (words[1] >> MOST_CARDS) as i32,
        }
    }

    const fn words(&self) -> [u64; RECORD_WORDS] {
        let [a, b, c] = self.grade;
        let (won, closest) = (self.won, self.closest);
        let (bound, gap) = ((self.bound as u64) << MOST_CARDS, (self.gap as u64) << MOST_CARDS);
        [a | bound, b | gap, c, won.may, won.must, closest.may, closest.must, self.volle]
    }
}

/// Returns a hash of all that a record says.
#[inline(always)]
fn seal(record: &[u64]) -> u64 {
    let is_sealed = |i: usize| SEALED.contains(&i);
    let said = |i: usize| if is_sealed(i) { record[i] & CARDS } else { record[i] };
    (0..record.len() / 2).fold(0, |seal: u64, i| {
        seal.rotate_left(9) ^ fold(said(2 * i) ^ 0x9e37_79b9_7f4a_7c15, said(2 * i + 1) ^ 0xa076_1d64_78bd_642f)
    })
}

/// Writes a record with its seal.
fn write(record: &[AtomicU64], words: &[u64]) {
    let seal = seal(words);
    for (i, (place, &word)) in record.iter().zip(words).enumerate() {
        let piece = if SEALED.contains(&i) { seal >> (16 * (i - SEALED.start)) << MOST_CARDS } else { 0 };
        place.store(word | piece, Relaxed);
    }
}

/// Returns whether all words of a record were written together.
#[inline(always)]
fn is_whole(record: &[u64]) -> bool {
    let seal = seal(record);
    SEALED.enumerate().all(|(i, place)| record[place] >> MOST_CARDS == seal >> (16 * i) & 0xffff)
}

/// Returns which hints, eight at most, are of records that may answer: they need nothing that is missing, and are worth as
/// much.
#[inline(always)]
fn promising(hints: &[AtomicU64], missing: u64, least: u64) -> u32 {
    let mut promising = 0;
    for (i, hint) in hints.iter().enumerate() {
        let hint = hint.load(Relaxed);
        promising |= u32::from((hint & missing == 0) & (least <= hint)) << i;
    }
    promising
}

/// Returns how much a bound is worth, from 0 to 255: the more, the more questions it answers.
const fn worth(bound: i32, is_lower: bool) -> u64 {
    (if is_lower { bound } else { 255 - bound }) as u64
}

/// Returns how much one has to be worth that may answer.
fn least_worth(threshold: i32, is_lower: bool) -> u64 {
    (if is_lower { threshold - BETTER } else { 256 - threshold - BETTER }).clamp(0, 255) as u64
}

/// Returns the two cards of a word.
const fn cards_of(pair: u64) -> [Word; 2] {
    [pair as Word, (pair >> 32) as Word]
}

impl Room {
    #[inline(always)]
    fn start(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.directory.len() - 1)
    }

    /// Returns the name of a shelf, or the place where it would be.
    #[inline(always)]
    fn name(&self, key: u64) -> Option<&Name> {
        if self.directory.is_empty() {
            return None;
        }
        let mut i = self.start(key);
        loop {
            let name = &self.directory[i];
            let found = name.key.load(Relaxed);
            if found == key {
                return Some(name);
            }
            if found == 0 {
                return None;
            }
            i = (i + 1) & (self.directory.len() - 1);
        }
    }

    /// Returns the name of a shelf, which is new if there was none; nothing if the directory is full.
    fn name_or_new(&self, key: u64) -> Option<&Name> {
        if self.directory.len() <= 2 * self.n_names.load(Relaxed) {
            let known = self.name(key);
            if known.is_none() {
                self.is_crowded.store(true, Relaxed);
            }
            return known;
        }
        let mut i = self.start(key);
        loop {
            let name = &self.directory[i];
            match name.key.compare_exchange(0, key, Relaxed, Relaxed) {
                Ok(_) => {
                    self.n_names.fetch_add(1, Relaxed);
                    return Some(name);
                }
                Err(found) if found == key => return Some(name),
                Err(_) => i = (i + 1) & (self.directory.len() - 1),
            }
        }
    }

    /// Returns how much memory it takes.
    fn n_words(&self) -> usize {
        let segments = self.store.segments.iter().filter_map(OnceLock::get);
        NAME_WORDS * self.directory.len() + segments.map(|segment| segment.words.len() - (LINE - 1)).sum::<usize>()
    }
}

impl Shelves {
    /// Returns an empty table that grows to the size of the configuration.
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            rooms: array::from_fn(|_| Room::default()),
            most_words: config.table_bytes / size_of::<u64>(),
            n_words: Counter::default(),
            is_full: AtomicBool::new(false),
            n_lost: AtomicUsize::new(0),
            patience: config.table_bytes / (4 * LINE * size_of::<u64>()),
            with_patterns: config.patterns.is_on(),
            with_other_augen: config.other_augen.is_on(),
            with_won_cards: config.won_cards.is_on(),
            with_closest: config.closest.is_on(),
        }
    }

    /// Returns a bound that answers the threshold and writes what it rests on; nothing if there is none.
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand")]
    #[inline(never)]
    pub(crate) fn find<M: Machine>(
        &self,
        machine: M,
        layout: &Layout,
        line_up: &mut LineUp,
        key: u64,
        threshold: i32,
        is_about_augen: bool,
        basis: &mut Basis,
    ) -> Option<Found> {
        let room = &self.rooms[line_up.n_tricks()];
        let name = room.name(key | 1)?;
        let shelves = [true, false].map(|is_lower| {
            let shelf = name.shelves[usize::from(is_lower)].load(Acquire);
            if shelf == 0 {
                return None;
            }
            let shelf = Shelf::at(&room.store, shelf);
            let len = shelf.n_places().min(name.n_records[usize::from(is_lower)].load(Relaxed) as usize);
            shelf.prefetch(machine, len);
            Some((shelf, len, is_lower))
        });
        line_up.compare(machine);
        let looks = shelves.map(|shelf| {
            let (shelf, len, is_lower) = shelf?;
            let missing = shelf.missing(machine, &line_up.has);
            Some(Look { shelf, len, missing, least: least_worth(threshold, is_lower) << WORTH_SHIFT, is_lower })
        });
        // What has answered lately lies at the end. Whether a lower bound or an upper one will answer cannot be foreseen.
        let mut query = Query { machine, layout, line_up, room, threshold, is_about_augen, own: None };
        let mut found = None;
        for look in looks.iter().flatten() {
            found = self.look(&mut query, look, look.lively(), look.len, basis);
            if found.is_some() {
                return found;
            }
        }
        for look in looks.iter().flatten() {
            if 0 < look.lively() {
                found = self.look(&mut query, look, 0, look.lively(), basis);
                if found.is_some() {
                    break;
                }
            }
        }
        found
    }

    /// Looks through a part of a shelf, from the last record backwards.
    #[inline(never)]
    fn look<M: Machine>(
        &self,
        query: &mut Query<'_, M>,
        look: &Look<'_>,
        from: usize,
        to: usize,
        basis: &mut Basis,
    ) -> Option<Found> {
        let &mut Query { machine, layout, ref mut line_up, room, threshold, is_about_augen, ref mut own } = query;
        let &Look { shelf, len, missing, least, is_lower } = look;
        let n_pairs = 2 * line_up.n_tricks();
        let mut end = to;
        let record_at = |line: u32| room.store.words(LINE * line as usize, n_pairs + RECORD_WORDS);
        // Places, and where the records begin.
        let mut candidates = [(0u32, 0u32); 2 * LINE];
        let mut n_candidates = 0;
        let mut n_looked_at = 0;
        loop {
            // Records are fetched some time before they are looked at.
            if n_looked_at == n_candidates {
                (n_candidates, n_looked_at) = (0, 0);
                while n_candidates < LINE && from < end {
                    let start = from.max((end - 1) / LINE * LINE);
                    let block = &shelf.blocks[start / LINE];
                    let mut promising = promising(&block[start % LINE..][..end - start], missing[0], least);
                    end = start;
                    while promising != 0 {
                        let place = start + 31 - promising.leading_zeros() as usize;
                        promising ^= 1 << (place - start);
                        let number = block[LINE + place % LINE].load(Acquire);
                        if number >> 32 & missing[1] != 0 || number as u32 == 0 {
                            continue;
                        }
                        let record = record_at(number as u32);
                        machine.prefetch(&record[0]);
                        machine.prefetch(&record[LINE]);
                        machine.prefetch(&record[record.len() - 1]);
                        candidates[n_candidates % (2 * LINE)] = (place as u32, number as u32);
                        n_candidates += 1;
                    }
                }
                if n_candidates == 0 {
                    return None;
                }
            }
            let (place, line) = candidates[n_looked_at % (2 * LINE)];
            let record = record_at(line);
            n_looked_at += 1;
            if !line_up.has_all(record[RECORD_WORDS..].iter().map(|pair| pair.load(Relaxed))) {
                continue;
            }
            let own = own.get_or_insert_with(|| Counts::new(machine, layout, &line_up.hands));
            let first: [u64; RECORD_WORDS] = array::from_fn(|i| record[i].load(Relaxed));
            let haul = Haul::read(&first);
            if !self.with_other_augen && own.grade != haul.grade {
                continue;
            }
            let planes = planes_of(&haul.grade);
            // Of Augen alone no Doppelkopf is made.
            let volle = if is_about_augen { 0 } else { haul.volle };
            if (planes[VOLLE] ^ own.planes[VOLLE]) & volle != 0 {
                continue;
            }
            let in_all = change(machine, &own.planes, &planes, haul.won, is_lower);
            // At best the lines that come closest do not change, and all others do.
            let most = haul.bound + in_all + if is_lower { haul.gap } else { -haul.gap };
            if is_lower != (threshold <= most) {
                continue;
            }
            let in_closest = change(machine, &own.planes, &planes, haul.closest, is_lower);
            let Haul { won, closest, gap, bound, .. } = haul;
            let found = Found { closest, gap, ..Found::of_won(bound, won) };
            let found = found.changed(in_closest, in_all, is_lower);
            if is_lower != (threshold <= found.bound) {
                continue;
            }
            // Somebody may have written another record there meanwhile, or begun to.
            let mut whole = [0; MOST_RECORD];
            let whole = &mut whole[..record.len()];
            for (copy, word) in whole.iter_mut().zip(record) {
                *copy = word.load(Relaxed);
            }
            let (again, needs) = whole.split_at(RECORD_WORDS);
            if again != first || !is_whole(whole) || !line_up.has_all(needs.iter().copied()) {
                continue;
            }
            line_up.read(needs.iter().flat_map(|&pair| cards_of(pair)), &mut basis.needs);
            basis.winners = [0; 4];
            shelf.move_up(place as usize, len);
            let (won, closest) = (own.won(machine, found.won), own.won(machine, found.closest));
            let volle = if volle == 0 { 0 } else { own.cards(machine, volle) };
            return Some(Found { won, closest, volle, ..found });
        }
    }

    /// Remembers a bound and what it rests on. If there is no memory for it, another that is no more needed may be forgotten for
    /// that.
    ///
    /// # Errors
    /// Returns what it lacks if it has not. Then room can be made, but for that nobody else may look at the table.
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand")]
    pub(crate) fn store<M: Machine>(
        &self,
        machine: M,
        layout: &Layout,
        line_up: &mut LineUp,
        key: u64,
        threshold: i32,
        found: &Found,
        basis: &Basis,
        replaces: bool,
    ) -> Result<(), Lack> {
        debug_assert_eq!(basis.winners, [0; 4], "a trick that is over has no winner to come");
        let room = &self.rooms[line_up.n_tricks()];
        let is_lower = threshold <= found.bound;
        let Some(name) = room.name_or_new(key | 1) else {
            return if room.is_largest { Ok(()) } else { Err(Lack::Names) };
        };
        line_up.compare(machine);
        let words = if self.with_patterns {
            line_up.written(machine, &basis.needs)
        } else {
            array::from_fn(|i| line_up.has().get(i).map_or(0, |word| word & !GUARDS))
        };
        let counts = Counts::new(machine, layout, &line_up.hands);
        let all = line_up.hands.iter().fold(0, |all, hand| all | hand);
        let won = if self.with_won_cards { found.won } else { Won { may: all, must: 0 } };
        let won = counts.line_of_won(machine, won);
        let with_closest = self.with_won_cards && self.with_closest;
        let haul = Haul {
            grade: counts.grade,
            won,
            closest: if with_closest { counts.line_of_won(machine, found.closest) } else { won },
            gap: if with_closest { found.gap } else { WIDE },
            volle: if found.volle == 0 { 0 } else { counts.line(machine, found.volle) },
            bound: found.bound,
        };
        let mut record = [0; MOST_RECORD];
        record[..RECORD_WORDS].copy_from_slice(&haul.words());
        for (i, word) in record[RECORD_WORDS..].iter_mut().enumerate() {
            *word = pair(&words, i);
        }
        let record = &record[..RECORD_WORDS + 2 * line_up.n_tricks()];
        match self.hand_out(room, record.len()) {
            Some(place) => {
                write(room.store.words(place, record.len()), record);
                self.put(machine, room, name, is_lower, &words, found.bound, place, line_up.n_tricks())
            }
            None if replaces => {
                let is_kept = self.replace(machine, room, name, is_lower, &words, found.bound, record);
                let n_lost = self.n_lost.fetch_add(usize::from(!is_kept), Relaxed);
                if n_lost < self.patience { Ok(()) } else { self.full() }
            }
            None => self.full(),
        }
    }

    /// Puts a record in the place of one of those on the same shelf that have not answered for long. Returns whether there is any.
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand")]
    fn replace<M: Machine>(
        &self,
        machine: M,
        room: &Room,
        name: &Name,
        is_lower: bool,
        words: &[Word; MOST_CARDS],
        bound: i32,
        record: &[u64],
    ) -> bool {
        let place = name.shelves[usize::from(is_lower)].load(Acquire);
        if place == 0 {
            return false;
        }
        let shelf = Shelf::at(&room.store, place);
        let n = name.n_records[usize::from(is_lower)].fetch_add(1, Relaxed) as usize;
        let replaced = n % (n.min(shelf.n_places()) / 2).max(1);
        let line = shelf.number(replaced).load(Acquire) as u32;
        if line != 0 {
            write(room.store.words(LINE * line as usize, record.len()), record);
            let [hint, second] = shelf.needed(machine, words);
            shelf.put(replaced, (hint | worth(bound, is_lower) << WORTH_SHIFT, second << 32 | u64::from(line)));
        }
        line != 0
    }

    fn hand_out(&self, room: &Room, n: usize) -> Option<usize> {
        let place = room.store.hand_out(n, &self.n_words, self.most_words);
        if place.is_none() {
            self.is_full.store(true, Relaxed);
        }
        place
    }

    /// Returns what is lacked when all memory is taken: nothing, if nothing can be forgotten.
    fn full(&self) -> Result<(), Lack> {
        if self.n_words.0.load(Relaxed) <= self.most_words / 2 { Ok(()) } else { Err(Lack::Memory) }
    }

    /// Puts a record on a shelf, which is made larger if it is full.
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand")]
    fn put<M: Machine>(
        &self,
        machine: M,
        room: &Room,
        name: &Name,
        is_lower: bool,
        words: &[Word; MOST_CARDS],
        bound: i32,
        record: usize,
        n_tricks: usize,
    ) -> Result<(), Lack> {
        let (shelf, n_records) = (&name.shelves[usize::from(is_lower)], &name.n_records[usize::from(is_lower)]);
        loop {
            let place = shelf.load(Acquire);
            if place != 0 {
                let shelf = Shelf::at(&room.store, place);
                let n = n_records.fetch_add(1, Relaxed) as usize;
                let n_places = shelf.n_places();
                let is_full = n_places <= n;
                if !is_full || n_places == MOST_PLACES {
                    // There is no more room than that, so those that have not answered for long are forgotten.
                    let free = if is_full { n % (MOST_PLACES / 2) } else { n };
                    let [hint, second] = shelf.needed(machine, words);
                    shelf.put(
                        free,
                        (hint | worth(bound, is_lower) << WORTH_SHIFT, second << 32 | (record / LINE) as u64),
                    );
                    return Ok(());
                }
            }
            let Some(larger) = self.larger(machine, room, place, n_tricks) else { return self.full() };
            // Whoever comes second has copied it in vain.
            if shelf.compare_exchange(place, larger, Release, Relaxed).is_ok() && place != 0 {
                n_records.store(1 << (place & 0xff), Relaxed);
            }
        }
    }

    /// Returns a shelf with twice as many places and the same records.
    fn larger<M: Machine>(&self, machine: M, room: &Room, place: u64, n_tricks: usize) -> Option<u64> {
        let old = (place != 0).then(|| Shelf::at(&room.store, place));
        let n_places = old.map_or(LEAST_PLACES, |old| 2 * old.n_places());
        let from = self.hand_out(room, Shelf::n_words(n_places))?;
        let larger = (from as u64) << 8 | u64::from(n_places.ilog2());
        let Some(old) = old else { return Some(larger) };
        let shelf = Shelf::at(&room.store, larger);
        let n_cards = 4 * n_tricks;
        let words_of = |number: u64| {
            let mut words = [0; MOST_CARDS];
            if number as u32 != 0 {
                let record = room.store.words(LINE * number as u32 as usize, RECORD_WORDS + n_cards / 2);
                for (two, pair) in words.as_chunks_mut::<2>().0.iter_mut().zip(&record[RECORD_WORDS..]) {
                    *two = cards_of(pair.load(Relaxed));
                }
            }
            words
        };
        if !shelf.chosen.is_empty() {
            let step = old.n_places().div_ceil(N_SAMPLED);
            let sampled = (0..old.n_places()).step_by(step);
            let sample: Vec<_> = sampled.map(|place| words_of(old.number(place).load(Acquire))).collect();
            for (word, chosen) in shelf.chosen.iter().zip(choose(&sample, n_cards)) {
                word.store(chosen, Relaxed);
            }
        }
        for place in 0..old.n_places() {
            let (hint, number) = (old.hint(place).load(Relaxed), old.number(place).load(Acquire));
            let worth = hint >> WORTH_SHIFT << WORTH_SHIFT;
            let [needed, second] = shelf.needed(machine, &words_of(number));
            shelf.put(place, (worth | needed, second << 32 | number & u64::from(u32::MAX)));
        }
        Some(larger)
    }

    /// Makes room: makes crowded directories larger, and if there is no more memory forgets the positions with the fewest tricks
    /// left, which are the cheapest to find again.
    #[cold]
    pub(crate) fn make_room(&mut self) {
        let n_words = self.n_words.0.get_mut();
        if std::mem::take(self.is_full.get_mut()) {
            // Whoever has to stop again and again has more time each time, so that he comes to an end.
            if self.patience <= std::mem::take(self.n_lost.get_mut()) {
                self.patience += 1 + self.patience / 8;
            }
            for room in &mut self.rooms {
                if *n_words <= self.most_words / 2 {
                    break;
                }
                *n_words -= room.n_words();
                *room = Room::default();
            }
        }
        let n_segments = 2 * (segment_of(self.most_words).0 + 1);
        for room in &mut self.rooms {
            if !std::mem::take(room.is_crowded.get_mut()) {
                continue;
            }
            if room.store.segments.is_empty() {
                room.store.segments = empty(n_segments);
            }
            let larger = (8 * room.directory.len()).max(LEAST_DIRECTORY);
            let n_more = NAME_WORDS * (larger - room.directory.len());
            if self.most_words < *n_words + n_more {
                room.is_largest = true;
                continue;
            }
            *n_words += n_more;
            let old = std::mem::replace(&mut room.directory, empty(larger));
            room.n_names = AtomicUsize::new(0);
            for name in old {
                let key = name.key.into_inner();
                if key != 0
                    && let Some(new) = room.name_or_new(key)
                {
                    for (new, old) in new.shelves.iter().zip(name.shelves) {
                        new.store(old.into_inner(), Relaxed);
                    }
                    for (new, old) in new.n_records.iter().zip(name.n_records) {
                        new.store(old.into_inner(), Relaxed);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::Portable;
    use crate::needs::{above, strength};
    use crate::slot::{State, each};
    use game::Position;
    use rand::seq::SliceRandom;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use std::thread;

    const DEAL: &str = "rules=ddv game=normal re=EW leader=N N=CJ,HJ,DA,DK,CA,SA,SA,ST,S9,HA,HK,H9 \
                        E=CQ,SQ,DQ,SJ,DJ,DA,CT,CT,C9,SK,SK,H9 S=HT,SQ,HQ,CJ,SJ,HJ,DT,DK,CA,C9,ST,HA \
                        W=HT,CQ,HQ,DQ,DJ,DT,D9,D9,CK,CK,S9,HK";

    fn layout_and_hands() -> (Layout, [u64; 4]) {
        let position: Position = DEAL.parse().expect("it is a position");
        let layout = Layout::new(position.order());
        let hands = State::new(&layout, &position).hands;
        (layout, hands)
    }

    fn shelves(table_bytes: usize) -> Shelves {
        Shelves::new(&Config { table_bytes, ..Config::default() })
    }

    /// Returns the first so many cards of each hand, dealt again so that each hand has as many of each class.
    fn dealt_again(layout: &Layout, hands: &[u64; 4], n_tricks: usize, rng: &mut ChaCha8Rng) -> [u64; 4] {
        let hands = hands.map(|hand| Portable.scatter((1 << n_tricks) - 1, hand));
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

    fn lined_up(layout: &Layout, hands: &[u64; 4]) -> LineUp {
        let mut line_up = LineUp::default();
        line_up.set(Portable, layout, hands);
        line_up
    }

    /// Stores a bound, making room where there is none.
    fn store(shelves: &mut Shelves, layout: &Layout, hands: &[u64; 4], threshold: i32, found: &Found, basis: &Basis) {
        let line_up = &mut lined_up(layout, hands);
        let key = line_up.hash(1, 7);
        for _ in 0..2 {
            if shelves.store(Portable, layout, line_up, key, threshold, found, basis, false).is_ok() {
                return;
            }
            shelves.make_room();
        }
    }

    fn find(shelves: &Shelves, layout: &Layout, hands: &[u64; 4], threshold: i32) -> Option<(Found, Basis)> {
        let line_up = &mut lined_up(layout, hands);
        let key = line_up.hash(1, 7);
        let mut basis = Basis::NONE;
        let found = shelves.find(Portable, layout, line_up, key, threshold, true, &mut basis);
        found.map(|found| (found, basis))
    }

    #[test]
    fn a_bound_answers_where_all_that_is_needed_is_so() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (layout, deal) = layout_and_hands();
        let mut n_elsewhere = 0;
        for n in 0..10_000 {
            let hands = dealt_again(&layout, &deal, 2 + n % 11, &mut rng);
            let other = dealt_again(&layout, &deal, 2 + n % 11, &mut rng);
            let mut basis = Basis::NONE;
            let mut is_so = true;
            for _ in 0..rng.random_range(0..4) {
                let class = layout.classes[rng.random_range(0..4)];
                let [seat, rival] = [rng.random_range(0..4), rng.random_range(0..4)];
                let [own, theirs] = [seat, rival].map(|seat: usize| hands[seat] & class);
                if seat == rival || own == 0 || theirs == 0 {
                    continue;
                }
                // The highest of one hand against the highest of another.
                let highest = |hand: u64| 63 - (hand & class).leading_zeros() as usize;
                let (own, beaten) = (highest(own), highest(theirs));
                let is_higher = rng.random_bool(0.5);
                let need = if is_higher { above } else { strength };
                if need(beaten) <= strength(own) {
                    basis.needs.add(own, rival, need(beaten));
                    is_so &= need(highest(other[rival])) <= strength(highest(other[seat]));
                }
            }
            // A bound that nothing that counts can make worse.
            let is_lower = n % 2 == 0;
            let bound = if is_lower { 50 } else { 30 };
            let found = Found::of_won(bound, Won { may: if is_lower { 0 } else { u64::MAX }, must: u64::MAX });
            let none = Won { may: 0, must: 0 };
            let found = Found { won: none, closest: none, ..found };
            let mut shelves = shelves(1 << 20);
            store(&mut shelves, &layout, &hands, 40, &found, &basis);
            let (here, of_here) = find(&shelves, &layout, &hands, 40).expect("it was stored");
            assert_eq!((here.bound, of_here), (bound, basis));
            let there = find(&shelves, &layout, &other, 40);
            assert_eq!(there.is_some(), is_so, "{basis:?} {hands:x?} {other:x?}");
            if let Some((there, of_there)) = there {
                assert_eq!(there.bound, bound);
                n_elsewhere += usize::from(basis != Basis::NONE);
                let of_all = other.into_iter().flat_map(each);
                assert!({ of_all }.all(|bit| of_there.needs.of(bit).iter().all(|&need| need <= strength(bit))));
            }
            assert!(find(&shelves, &layout, &hands, if is_lower { 51 } else { 30 }).is_none());
        }
        assert!(1_000 < n_elsewhere, "only {n_elsewhere} are found elsewhere");
    }

    /// Returns what rests on the whole order of the cards.
    fn of_order(layout: &Layout, hands: &[u64; 4]) -> Basis {
        let mut basis = Basis::NONE;
        let all = hands.iter().fold(0, |all, hand| all | hand);
        basis.needs.add_order(layout, hands, 0b1111, all);
        basis
    }

    #[test]
    fn what_was_stored_is_found_on_long_shelves_too() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let (layout, deal) = layout_and_hands();
        let mut shelves = shelves(64 << 20);
        let positions: Vec<[u64; 4]> = (0..3_000).map(|_| dealt_again(&layout, &deal, 8, &mut rng)).collect();
        for hands in &positions {
            store(&mut shelves, &layout, hands, 10, &Found::of_cards(20, 0), &of_order(&layout, hands));
        }
        for hands in &positions {
            assert!(find(&shelves, &layout, hands, 20).is_some());
        }
    }

    #[test]
    fn it_takes_no_more_memory_than_it_may() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let (layout, deal) = layout_and_hands();
        for table_bytes in [0, 64, 1 << 12, 1 << 16, 1 << 18] {
            let mut shelves = shelves(table_bytes);
            let mut n_found = 0;
            for n in 0..4_000 {
                let hands = dealt_again(&layout, &deal, 2 + n % 8, &mut rng);
                store(&mut shelves, &layout, &hands, 10, &Found::of_cards(20, 0), &of_order(&layout, &hands));
                assert!(8 * shelves.n_words.0.load(Relaxed) <= table_bytes);
                n_found += usize::from(find(&shelves, &layout, &hands, 20).is_some());
            }
            assert_eq!(table_bytes < 1 << 16, n_found < 3_500, "{table_bytes} {n_found}");
        }
    }

    #[test]
    fn words_are_handed_out_once() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        let store = Store { segments: empty(40), ..Store::default() };
        let n_words = Counter::default();
        let mut end = LINE;
        while end < 3 * MOST_SEGMENT {
            let most = if rng.random_bool(0.1) { 20_000 } else { 40 };
            let n = rng.random_range(1..=most);
            let from = store.hand_out(n, &n_words, usize::MAX).expect("there is memory");
            assert!(end <= from && from.is_multiple_of(LINE));
            let words = store.words(from, n);
            assert!(words.as_ptr().addr().is_multiple_of(LINE * size_of::<u64>()));
            assert!(words.iter().all(|word| word.load(Relaxed) == 0));
            words.iter().for_each(|word| word.store(1, Relaxed));
            end = from + n;
        }
        assert!(end <= n_words.0.load(Relaxed) + 20_000);
    }

    #[test]
    fn what_threads_find_while_others_store_is_true() {
        let n_rounds = if cfg!(miri) { 60 } else { 6_000 };
        let (layout, deal) = layout_and_hands();
        // So little memory that records are written over others.
        let mut shelves = shelves(1 << 17);
        // The directories are as large as they get, for while threads share the table they do not grow.
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let positions: Vec<[u64; 4]> = (0..200).map(|n| dealt_again(&layout, &deal, 2 + n % 4, &mut rng)).collect();
        for hands in &positions {
            store(&mut shelves, &layout, hands, 240, &Found::of_cards(200, 0), &of_order(&layout, hands));
        }
        // How many Augen a position is worth is a hash of its cards, and rests on all of them.
        let worth =
            |hands: &[u64; 4]| 1 + (hands[0] ^ hands[1].rotate_left(7)).wrapping_mul(0x9e37_79b9_7f4a_7c15) as i32 % 90;
        let n_found = AtomicUsize::new(0);
        let work = |thread: u64| {
            let mut rng = ChaCha8Rng::seed_from_u64(5 + thread);
            for _ in 0..n_rounds {
                let hands = &positions[rng.random_range(0..positions.len())];
                let worth = worth(hands).abs() + 1;
                let line_up = &mut lined_up(&layout, hands);
                let key = line_up.hash(1, 7);
                // Won by nobody, so that it changes with no card.
                let found = Found::of_cards(worth, 0);
                let basis = of_order(&layout, hands);
                let _ = shelves.store(Portable, &layout, line_up, key, worth, &found, &basis, true);
                if let Some((found, _)) = find(&shelves, &layout, hands, worth) {
                    assert!(worth <= found.bound && found.bound < 200, "{found:?}");
                    n_found.fetch_add(1, Relaxed);
                }
            }
        };
        thread::scope(|scope| {
            for thread in 0..4 {
                scope.spawn(move || work(thread));
            }
        });
        assert!(n_rounds / 2 < n_found.load(Relaxed));
    }
}
