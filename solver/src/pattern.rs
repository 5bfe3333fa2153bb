//! A table of patterns: what is known about all positions that look alike in the ranks that matter.
//!
//! # What an entry says
//! A bound was proved with the ranks of some top cards of each class. The proof does not depend on the cards below
//! them, only on how many each hand has. So it holds for every position with the same leader, the same number of cards
//! of each class in each hand, and the same owners of the top cards.
//!
//! The lines of play in two such positions correspond card by card and have the same winners. If the cards count
//! differently, the value differs by no more than the sum of the differences, for every card goes to Re or it does
//! not. So the bound holds there too, loosened by that sum.
//!
//! Nor do all differences count. The side whose bound it is has a way to play, and however the other side resists, some
//! cards never go to Re, and some always do. What the former count does not matter. Where the latter count more, Re
//! gets more. So an entry says which cards may go to Re and which must.
//!
//! # Where an entry is
//! Most proofs use some ranks of the longest class, in most games trump, and few others. So an entry lies under the
//! lengths of the hands, the owners of its top 0, 2, 4, .. cards of the longest class, and those of the top 2 of every
//! other class of which 2 mattered. Which of these shelves are not empty is remembered for each hash of lengths.

use crate::bits::{Machine, lanes_with};
use crate::config::Config;
use crate::slot::{Layout, WEIGHTS, both, pairs, planes_of};
use crate::tree::Found;

/// How many top cards of the longest class the places go by.
const LEVELS: [u32; 8] = [0, 2, 4, 6, 8, 10, 12, 14];

/// A position at the start of a trick, as the table sees it.
pub(crate) struct Picture {
    all: u64,
    /// The low and high bit of the owner of each remaining card, lowest card first, and the halves of split pairs.
    owner: [u64; 2],
    split: u64,
    /// A hash of the leader and the number of cards of each class in each hand.
    lengths: u64,
    /// Which class is the longest, in most games trump.
    longest: usize,
    /// The place of each class among the remaining cards, and its length.
    from: [u32; 5],
    len: [u32; 5],
    n_tricks: u32,
}

impl Picture {
    #[inline(always)]
    pub(crate) fn of<M: Machine>(machine: M, layout: &Layout, hands: &[u64; 4], leader: usize) -> Self {
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let whole = pairs(hands[0]) | pairs(hands[1]) | pairs(hands[2]) | pairs(hands[3]);
        let split = pairs(all) & !whole;
        let mut from = [0; 5];
        let mut len = [0; 5];
        let mut longest = 0;
        let mut below = 0;
        // Trump, the first class, lies highest.
        for i in [4, 3, 2, 1, 0] {
            from[i] = below;
            len[i] = machine.count(all & layout.classes[i]);
            below += len[i];
            if len[longest] < len[i] {
                longest = i;
            }
        }
        let mut words = [leader as u64 | u64::from(split & layout.second_wins != 0) << 2, 0x5f];
        for (i, class) in layout.classes.iter().enumerate() {
            let mut counts = 0;
            for hand in hands {
                counts = counts << 4 | u64::from(machine.count(hand & class));
            }
            words[i / 3] |= counts << (16 * (i % 3) + 3);
        }
        Self {
            all,
            owner: [machine.gather(hands[1] | hands[3], all), machine.gather(hands[2] | hands[3], all)],
            split: machine.gather(both(split), all),
            lengths: mix(words[0], words[1]),
            longest,
            from,
            len,
            n_tricks: machine.count(hands[0]),
        }
    }

    /// Returns the picture for another question, which only entries for the same question answer.
    #[inline(always)]
    pub(crate) fn salted(mut self, question: u64) -> Self {
        self.lengths = mix(self.lengths, question);
        self
    }

    /// Returns the shelves whose cards this position has, as a set.
    #[inline(always)]
    fn fitting(&self) -> u128 {
        let mut levels = 0;
        for (i, &level) in LEVELS.iter().enumerate() {
            levels |= u128::from(level <= self.len[self.longest]) << i;
        }
        let mut set = levels;
        for n in 0..4 {
            if 2 <= self.len[self.other_class(n)] {
                set |= set << (8 << n);
            }
        }
        set
    }

    /// Returns the owners of the top cards of a class.
    #[inline(always)]
    fn tops(&self, class: usize, n_cards: u32) -> u64 {
        let shift = self.from[class] + self.len[class] - n_cards;
        let tops = (1 << n_cards) - 1;
        (self.owner[0] >> shift & tops) | (self.owner[1] >> shift & tops) << 14 | (self.split >> shift & tops) << 28
    }

    /// Returns the hash for the entries of a shelf.
    #[inline(always)]
    fn key(&self, shelf: u32) -> u64 {
        let longest = self.tops(self.longest, LEVELS[shelf as usize & 7]);
        let mut others = 0u64;
        let mut left = shelf >> 3;
        while left != 0 {
            others = others.rotate_left(16) ^ self.tops(self.other_class(left.trailing_zeros()), 2);
            left &= left - 1;
        }
        mix(self.lengths ^ others, longest | u64::from(shelf) << 42)
    }

    /// Returns whose the next card of the longest class is after those that the shelf goes by; zero if there is none.
    #[inline(always)]
    fn next(&self, shelf: u32) -> u64 {
        let level = LEVELS[shelf as usize & 7];
        if level == self.len[self.longest] {
            return 0;
        }
        let place = self.from[self.longest] + self.len[self.longest] - level - 1;
        1 + (self.owner[0] >> place & 1 | (self.owner[1] >> place & 1) << 1 | (self.split >> place & 1) << 2)
    }

    /// Returns the n-th class besides the longest.
    #[inline(always)]
    const fn other_class(&self, n: u32) -> usize {
        let class = 1 + n as usize;
        if class == self.longest { 0 } else { class }
    }
}

#[inline(always)]
fn mix(a: u64, b: u64) -> u64 {
    let first = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xa076_1d64_78bd_642f);
    let second =
        u128::from(first as u64 ^ b.rotate_left(32)) * u128::from((first >> 64) as u64 ^ 0xe703_7ed1_a0b4_28db);
    second as u64 ^ (second >> 64) as u64
}

const FIELD: u64 = (1 << 48) - 1;

/// What depends on how the cards lie in the hands, three fields of 48 bits for the grades, and the cards that may and
/// that must go to Re. Twelve bits a hand, lowest card first.
#[derive(Clone, Copy)]
struct Haul {
    grade: [u64; 3],
    may: u64,
    must: u64,
}

/// A pattern in one cache line: eight fields of 48 bits, and in the high ends of the words another field and the key.
///
/// Fields: owner low, owner high, split, mask of the ranks that matter, grades of the Augen, cards that may go to Re;
/// in the high ends those that must.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Entry([u64; 8]);

impl Entry {
    fn new(picture: &Picture, mask: u64, haul: Haul, key: u64) -> Self {
        let fields = [
            picture.owner[0] & mask,
            picture.owner[1] & mask,
            picture.split & mask,
            mask,
            haul.grade[0],
            haul.grade[1],
            haul.grade[2],
            haul.may,
        ];
        let high = [
            haul.must & 0xffff,
            haul.must >> 16 & 0xffff,
            haul.must >> 32,
            key & 0xffff,
            key >> 16 & 0xffff,
            key >> 32 & 0xffff,
            key >> 48,
            0,
        ];
        let mut words = [0; 8];
        for i in 0..8 {
            words[i] = fields[i] | high[i] << 48;
        }
        Self(words)
    }

    #[inline(always)]
    const fn mask(&self) -> u64 {
        self.0[3] & FIELD
    }

    #[inline(always)]
    const fn key(&self) -> u64 {
        self.0[3] >> 48 | self.0[4] >> 48 << 16 | self.0[5] >> 48 << 32 | self.0[6] >> 48 << 48
    }

    #[inline(always)]
    const fn haul(&self) -> Haul {
        Haul {
            grade: [self.0[4] & FIELD, self.0[5] & FIELD, self.0[6] & FIELD],
            may: self.0[7] & FIELD,
            must: self.0[0] >> 48 | self.0[1] >> 48 << 16 | self.0[2] >> 48 << 32,
        }
    }

    /// Returns whether it says the same, perhaps for other reasons.
    fn is_like(&self, other: &Self) -> bool {
        self.0[3..7] == other.0[3..7] && (0..3).all(|i| (self.0[i] ^ other.0[i]) & FIELD == 0)
    }

    #[inline(always)]
    const fn fits(&self, picture: &Picture) -> bool {
        let differing = (self.0[0] ^ picture.owner[0]) | (self.0[1] ^ picture.owner[1]) | (self.0[2] ^ picture.split);
        differing & self.mask() == 0
    }
}

/// How many entries share a bucket.
const WAYS: usize = 16;

/// How many hashes of lengths are told apart when it is remembered which shelves are not empty.
const LEAST_SHELF_SETS: usize = 1 << 8;
const MOST_SHELF_SETS: usize = 1 << 14;

/// What is needed of an entry to pass it over: 12 bits of its key, and whose the next card of the longest class is after
/// those that the shelf goes by, if that has mattered.
#[inline(always)]
const fn tag(key: u64, next: u64) -> u16 {
    (key << 4 | next) as u16
}

/// What a bound is about: the tricks left and its side. Zero if there is no entry.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kind(u8);

impl Kind {
    const EMPTY: Self = Self(0);

    const fn new(n_tricks: u32, is_lower: bool) -> Self {
        Self((n_tricks << 1) as u8 | is_lower as u8)
    }

    const fn n_tricks(self) -> u8 {
        self.0 >> 1
    }

    const fn is_lower(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Sixteen entries, and in one more cache line what is needed to choose among them.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Bucket {
    /// Four tags a word.
    tags: [u64; WAYS / 4],
    bounds: [u8; WAYS],
    kinds: [Kind; WAYS],
    entries: [Entry; WAYS],
}

const EMPTY_BUCKET: Bucket =
    Bucket { tags: [0; WAYS / 4], bounds: [0; WAYS], kinds: [Kind::EMPTY; WAYS], entries: [Entry([0; 8]); WAYS] };

impl Bucket {
    /// Returns the entries that have one of two tags, as a set.
    #[inline(always)]
    fn with_tags(&self, tags: [u16; 2]) -> u32 {
        lanes_with(self.tags, tags)
    }

    const fn tag(&self, way: usize) -> u16 {
        (self.tags[way / 4] >> (16 * (way % 4))) as u16
    }

    fn set(&mut self, way: usize, tag: u16, kind: Kind, bound: u8, entry: Entry) {
        let lane = 16 * (way % 4);
        self.tags[way / 4] = self.tags[way / 4] & !(0xffff << lane) | u64::from(tag) << lane;
        self.kinds[way] = kind;
        self.bounds[way] = bound;
        self.entries[way] = entry;
    }
}

/// The table. It begins small and grows with what it holds, up to the size it was given.
pub(crate) struct Patterns {
    buckets: Vec<Bucket>,
    most_buckets: usize,
    n_entries: usize,
    next_victim: usize,
    /// For each hash of lengths, the shelves that are not empty.
    shelves: Vec<u128>,
    with_patterns: bool,
    with_other_augen: bool,
    with_won_cards: bool,
}

/// Lines the cards of a set up, twelve bits a hand, lowest card first.
#[inline(always)]
fn lined_up<M: Machine>(machine: M, cards: u64, hands: &[u64; 4]) -> u64 {
    hands.iter().fold(0, |line, hand| line << 12 | machine.gather(cards & hand, *hand))
}

/// Returns the cards of a line.
#[inline(always)]
fn cards_of<M: Machine>(machine: M, line: u64, hands: &[u64; 4]) -> u64 {
    let hand = |seat: usize| machine.scatter(line >> (36 - 12 * seat) & 0xfff, hands[seat]);
    hand(0) | hand(1) | hand(2) | hand(3)
}

#[inline(always)]
fn grades<M: Machine>(machine: M, layout: &Layout, hands: &[u64; 4]) -> [u64; 3] {
    layout.grade.map(|plane| lined_up(machine, plane, hands))
}

/// Returns how much more Re may get here than there, and how much less, because cards count differently.
#[inline(always)]
fn differences<M: Machine>(machine: M, here: &[u64; 3], there: &Haul) -> (i32, i32) {
    let (here, planes) = (planes_of(here), planes_of(&there.grade));
    let (mut more, mut less) = (0, 0);
    for i in 0..5 {
        let (up, down) = (here[i] & !planes[i], planes[i] & !here[i]);
        more += WEIGHTS[i] as i32 * (machine.count(up & there.may) as i32 - machine.count(down & there.must) as i32);
        less += WEIGHTS[i] as i32 * (machine.count(down & there.may) as i32 - machine.count(up & there.must) as i32);
    }
    (more, less)
}

impl Patterns {
    /// Returns an empty table that grows to the size of the configuration.
    pub(crate) fn new(config: &Config) -> Self {
        let most = (config.table_bytes / size_of::<Bucket>()).max(1);
        Self {
            buckets: vec![EMPTY_BUCKET; most.min(64)],
            most_buckets: most,
            n_entries: 0,
            next_victim: 0,
            shelves: vec![0; LEAST_SHELF_SETS],
            with_patterns: config.patterns.is_on(),
            with_other_augen: config.other_augen.is_on(),
            with_won_cards: config.won_cards.is_on(),
        }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        (((key >> 32) * self.buckets.len() as u64) >> 32) as usize
    }

    /// Returns a bound that answers the threshold, and the cards whose ranks it rests on.
    #[inline(always)]
    pub(crate) fn find<M: Machine>(
        &self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        picture: &Picture,
        threshold: i32,
    ) -> Option<Found> {
        let mut own = None;
        let mut shelves = self.shelves[picture.lengths as usize & (self.shelves.len() - 1)] & picture.fitting();
        while shelves != 0 {
            // The buckets of a few shelves are fetched together.
            let mut keys = [0; 8];
            let mut nexts = [0; 8];
            let mut n_shelves = 0;
            while shelves != 0 && n_shelves < keys.len() {
                let shelf = shelves.trailing_zeros();
                shelves &= shelves - 1;
                let key = picture.key(shelf);
                machine.prefetch(&self.buckets[self.place(key)].tags);
                keys[n_shelves] = key;
                nexts[n_shelves] = picture.next(shelf) as u8;
                n_shelves += 1;
            }
            for (&key, &next) in keys[..n_shelves].iter().zip(&nexts) {
                let bucket = &self.buckets[self.place(key)];
                let mut ways = bucket.with_tags([tag(key, 0), tag(key, u64::from(next))]);
                while ways != 0 {
                    let way = ways.trailing_zeros() as usize % WAYS;
                    ways &= ways - 1;
                    let kind = bucket.kinds[way];
                    let bound = i32::from(bucket.bounds[way]);
                    if kind == Kind::EMPTY || kind.is_lower() != (threshold <= bound) {
                        continue;
                    }
                    let entry = &bucket.entries[way];
                    if !entry.fits(picture) || entry.key() != key {
                        continue;
                    }
                    let own = own.get_or_insert_with(|| grades(machine, layout, hands));
                    let haul = entry.haul();
                    if !self.with_other_augen && *own != haul.grade {
                        continue;
                    }
                    let (more, less) = differences(machine, own, &haul);
                    let bound = if kind.is_lower() { bound - less } else { bound + more };
                    if kind.is_lower() == (threshold <= bound) {
                        return Some(Found {
                            bound,
                            ranks: machine.scatter(entry.mask(), picture.all),
                            may: cards_of(machine, haul.may, hands),
                            must: cards_of(machine, haul.must, hands),
                        });
                    }
                }
            }
        }
        None
    }

    /// Remembers a bound and the cards whose ranks it rests on.
    pub(crate) fn store<M: Machine>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        picture: &Picture,
        threshold: i32,
        found: Found,
    ) {
        let mut mattering = if self.with_patterns { 0 } else { picture.all };
        for class in layout.classes {
            let ranks = found.ranks & class;
            if ranks != 0 {
                let lowest = ranks.trailing_zeros() & !1;
                mattering |= class & !((1u64 << lowest) - 1);
            }
        }
        let mut shelf = 0;
        for i in 0..5 {
            let n_mattering = machine.count(mattering & picture.all & layout.classes[i]);
            if i == picture.longest {
                shelf |= LEVELS.into_iter().rposition(|level| level <= n_mattering).unwrap_or(0) as u32;
            } else if 2 <= n_mattering {
                let n = if i == 0 { picture.longest } else { i } - 1;
                shelf |= 8 << n;
            }
        }
        let key = picture.key(shelf);
        let n_sets = self.shelves.len();
        self.shelves[picture.lengths as usize & (n_sets - 1)] |= 1 << shelf;
        let mask = machine.gather(mattering, picture.all);
        let haul = Haul {
            grade: grades(machine, layout, hands),
            may: if self.with_won_cards { lined_up(machine, found.may, hands) } else { FIELD },
            must: if self.with_won_cards { lined_up(machine, found.must, hands) } else { 0 },
        };
        let entry = Entry::new(picture, mask, haul, key);
        let n_mattering = machine.count(mattering & picture.all & layout.classes[picture.longest]);
        let next = if LEVELS[shelf as usize & 7] < n_mattering { picture.next(shelf) } else { 0 };
        let kind = Kind::new(picture.n_tricks, threshold <= found.bound);
        self.put(key, tag(key, next), kind, found.bound as u8, entry);
        if WAYS / 2 * self.buckets.len() < self.n_entries {
            self.grow();
        }
    }

    fn put(&mut self, key: u64, tag: u16, kind: Kind, bound: u8, entry: Entry) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let mut alike = bucket.with_tags([tag; 2]);
        while alike != 0 {
            let way = alike.trailing_zeros() as usize;
            if bucket.kinds[way] == kind && bucket.entries[way].is_like(&entry) {
                bucket.set(way, tag, kind, bound, entry);
                return;
            }
            alike &= alike - 1;
        }
        let way = if let Some(free) = bucket.kinds.iter().position(|&kind| kind == Kind::EMPTY) {
            self.n_entries += 1;
            free
        } else {
            // The entry with the fewest tricks left is the cheapest to find again.
            self.next_victim += 1;
            let from = self.next_victim;
            let order = (0..WAYS).map(|i| (from + i) % WAYS);
            order.min_by_key(|&way| bucket.kinds[way].n_tricks()).unwrap_or(0)
        };
        bucket.set(way, tag, kind, bound, entry);
    }

    #[cold]
    fn grow(&mut self) {
        // The old and the new table must fit side by side.
        let larger = (4 * self.buckets.len()).min(self.most_buckets - self.buckets.len());
        if larger < 2 * self.buckets.len() {
            return;
        }
        // A shelf that is not empty for a hash may be so for all that continue it.
        while self.shelves.len() < MOST_SHELF_SETS.min(larger) {
            self.shelves.extend_from_within(..);
        }
        let old = std::mem::replace(&mut self.buckets, vec![EMPTY_BUCKET; larger]);
        self.n_entries = 0;
        for bucket in &old {
            for way in 0..WAYS {
                if bucket.kinds[way] != Kind::EMPTY {
                    let entry = bucket.entries[way];
                    self.put(entry.key(), bucket.tag(way), bucket.kinds[way], bucket.bounds[way], entry);
                }
            }
        }
    }
}
