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
//! Which card of a hand corresponds to which is free for those of one class whose ranks do not matter. So where nothing
//! but Augen is asked about, they are paired in the order of what they count, and the sum is as small as it can be.
//!
//! Nor do all differences count. The side whose bound it is has a way to play, and however the other side resists, some
//! cards never go to Re, and some always do. What the former count does not matter. Where the latter count more, Re
//! gets more. So an entry says which cards may go to Re and which must. It says so of all lines, and once more of those
//! that come closest to the bound: what changes in others only must outweigh their distance from it.
//!
//! Where a Doppelkopf counts, some cards have to be Volle for the lines to be worth the same, and others must not be. An
//! entry says of which cards this has mattered.

use crate::bits::Machine;
use crate::bucket::{Bucket, WAYS, tag};
use crate::config::Config;
use crate::entry::{Entry, Haul, Kind, stride};
use crate::found::{Found, WIDE, Won};
use crate::picture::{LEVELS, Picture};
use crate::slot::{Exchange, Layout, VOLLE, WEIGHTS, below, planes_of};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// How many hashes of lengths are told apart when it is remembered which shelves are not empty.
const LEAST_SHELF_SETS: usize = 1 << 8;
const MOST_SHELF_SETS: usize = 1 << 16;

/// With how many buckets a table begins.
const LEAST_BUCKETS: usize = 64;

/// With how many entries a bucket the table grows. The closer they lie, the more of them are in the caches; but a bucket
/// that is full forgets.
const CROWDED: usize = 10;

/// A number that threads often change. It has its cache line, and the next, which some processors fetch with it, to
/// itself, for what lies beside it is only read.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Counter(AtomicUsize);

/// The table. It begins small and grows with what it holds, up to the size it was given.
#[derive(Debug)]
pub(crate) struct Patterns {
    buckets: Vec<Bucket>,
    most_buckets: usize,
    n_entries: Counter,
    /// For each hash of lengths, the shelves that are not empty.
    shelves: Vec<[AtomicU64; 2]>,
    with_patterns: bool,
    with_other_augen: bool,
    with_won_cards: bool,
    with_closest: bool,
    by_augen: bool,
}

fn empty<T: Default>(n: usize) -> Vec<T> {
    std::iter::repeat_with(T::default).take(n).collect()
}

/// The hands with their cards in the order in which they are paired, and the grades of these cards.
#[derive(Clone, Copy, Debug)]
struct LineUp {
    exchange: Exchange,
    hands: [u64; 4],
    /// How many bits of a line there are for a hand.
    stride: u32,
    grade: [u64; 3],
    planes: [u64; 5],
}

impl LineUp {
    /// Lines the hands up after some poor trumps and the richer ones below them have changed places.
    #[inline(always)]
    fn new<M: Machine>(machine: M, layout: &Layout, poor: u64, hands: &[u64; 4]) -> Self {
        let exchange = layout.exchange(machine, poor);
        let stride = stride(machine.count(hands[0]));
        let mut line_up = Self { exchange, hands: *hands, stride, grade: layout.grade, planes: [0; 5] };
        for hand in &mut line_up.hands {
            *hand = exchange.apply(*hand);
        }
        for i in 0..3 {
            line_up.grade[i] = line_up.line(machine, layout.grade[i]);
        }
        line_up.planes = planes_of(&line_up.grade);
        line_up
    }

    /// Lines the cards of a set up, hand by hand, the first card lowest.
    #[inline(always)]
    fn line<M: Machine>(&self, machine: M, cards: u64) -> u64 {
        let cards = self.exchange.apply(cards);
        self.hands.iter().fold(0, |line, hand| line << self.stride | machine.gather(cards, *hand))
    }

    /// Returns the cards of a line.
    #[inline(always)]
    fn cards<M: Machine>(&self, machine: M, line: u64) -> u64 {
        let hand = |seat: usize| machine.scatter(line >> (self.stride * (3 - seat as u32)), self.hands[seat]);
        self.exchange.undo(hand(0) | hand(1) | hand(2) | hand(3))
    }

    #[inline(always)]
    fn line_of_won<M: Machine>(&self, machine: M, won: Won) -> Won {
        Won { may: self.line(machine, won.may), must: self.line(machine, won.must) }
    }

    #[inline(always)]
    fn won<M: Machine>(&self, machine: M, line: Won) -> Won {
        Won { may: self.cards(machine, line.may), must: self.cards(machine, line.must) }
    }
}

/// Returns how much a bound changes because cards count differently here than there, if that goes to Re.
#[inline(always)]
fn change<M: Machine>(machine: M, here: &[u64; 5], there: &[u64; 5], won: Won, is_lower: bool) -> i32 {
    // Of an upper bound: what may go to Re counts more here, and what must go to Re counts less.
    let (gains, losses) = if is_lower { (won.must, won.may) } else { (won.may, won.must) };
    (0..5).fold(0, |sum, i| {
        let (more, less) = (here[i] & !there[i], there[i] & !here[i]);
        let change = machine.count(more & gains) as i32 - machine.count(less & losses) as i32;
        sum + WEIGHTS[i] as i32 * change
    })
}

impl Patterns {
    /// Returns an empty table that grows to the size of the configuration.
    pub(crate) fn new(config: &Config) -> Self {
        let most = (config.table_bytes / size_of::<Bucket>()).max(1);
        Self {
            buckets: empty(most.min(LEAST_BUCKETS)),
            most_buckets: most,
            n_entries: Counter::default(),
            shelves: empty(LEAST_SHELF_SETS),
            with_patterns: config.patterns.is_on(),
            with_other_augen: config.other_augen.is_on(),
            with_won_cards: config.won_cards.is_on(),
            with_closest: config.closest.is_on(),
            by_augen: config.by_augen.is_on(),
        }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        (((key >> 32) * self.buckets.len() as u64) >> 32) as usize
    }

    /// Returns the trumps that change places with richer ones below them, if these ranks matter.
    #[inline(always)]
    fn poor(&self, layout: &Layout, picture: &Picture, ranks: u64) -> u64 {
        if self.by_augen && picture.is_about_augen { layout.poor_below(ranks) } else { 0 }
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
        let mut own: Option<LineUp> = None;
        let (shelves, fitting) = (self.shelves_of(picture), picture.fitting());
        for half in 0..2 {
            let mut left = shelves[half].load(Relaxed) & fitting[half];
            while left != 0 {
                // The buckets of a few shelves are fetched together.
                let mut places = [(0, 0, &self.buckets[0]); 8];
                let mut n_places = 0;
                while left != 0 && n_places < places.len() {
                    let shelf = 64 * half as u32 + left.trailing_zeros();
                    left &= left - 1;
                    let key = picture.key(shelf);
                    let bucket = &self.buckets[self.place(key)];
                    machine.prefetch(bucket.head());
                    places[n_places] = (key, picture.next(shelf), bucket);
                    n_places += 1;
                }
                for &(key, next, bucket) in &places[..n_places] {
                    let mut ways = bucket.with_tags([tag(key, 0), tag(key, next)]);
                    while ways != 0 {
                        let way = ways.trailing_zeros() as usize % WAYS;
                        ways &= ways - 1;
                        let next = if ways == 0 { way } else { ways.trailing_zeros() as usize % WAYS };
                        machine.prefetch(bucket.line(next));
                        let kind = bucket.kind(way);
                        if kind == Kind::EMPTY || !kind.may_answer(bucket.bound(way), threshold) {
                            continue;
                        }
                        let entry = bucket.entry(way);
                        if !entry.fits(picture) {
                            continue;
                        }
                        let ranks = machine.scatter(entry.mask(), picture.all);
                        let poor = self.poor(layout, picture, ranks);
                        if own.is_some_and(|own| own.exchange.upper != poor) {
                            own = None;
                        }
                        let own = own.get_or_insert_with(|| LineUp::new(machine, layout, poor, hands));
                        let haul = entry.haul(picture.n_tricks);
                        if !self.with_other_augen && own.grade != haul.grade {
                            continue;
                        }
                        let is_lower = entry.kind().is_lower();
                        let planes = planes_of(&haul.grade);
                        // Of Augen alone no Doppelkopf is made.
                        let volle = if picture.is_about_augen { 0 } else { haul.volle };
                        if (planes[VOLLE] ^ own.planes[VOLLE]) & volle != 0 {
                            continue;
                        }
                        let in_all = change(machine, &own.planes, &planes, haul.won, is_lower);
                        // At best the lines that come closest do not change, and all others do.
                        let most = entry.bound() + in_all + if is_lower { haul.gap } else { -haul.gap };
                        if is_lower != (threshold <= most) {
                            continue;
                        }
                        let in_closest = change(machine, &own.planes, &planes, haul.closest, is_lower);
                        let Haul { won, closest, gap, .. } = haul;
                        let found = Found { closest, gap, ..Found::of_won(entry.bound(), ranks, won) };
                        let found = found.changed(in_closest, in_all, is_lower);
                        if is_lower == (threshold <= found.bound) && entry.key() == key {
                            let (won, closest) = (own.won(machine, found.won), own.won(machine, found.closest));
                            let volle = if volle == 0 { 0 } else { own.cards(machine, volle) };
                            return Some(Found { won, closest, volle, ..found });
                        }
                    }
                }
            }
        }
        None
    }

    /// Remembers a bound and the cards whose ranks it rests on.
    pub(crate) fn store<M: Machine>(
        &self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        picture: &Picture,
        threshold: i32,
        found: Found,
    ) {
        let mut mattering = if self.with_patterns { 0 } else { picture.all };
        for class in layout.classes {
            mattering |= class & !below(found.ranks & class);
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
        self.mark(picture, shelf);
        let mask = machine.gather(mattering, picture.all);
        let line_up = LineUp::new(machine, layout, self.poor(layout, picture, mattering & picture.all), hands);
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let won = if self.with_won_cards { found.won } else { Won { may: all, must: 0 } };
        let won = line_up.line_of_won(machine, won);
        let with_closest = self.with_won_cards && self.with_closest;
        let haul = Haul {
            grade: line_up.grade,
            won,
            closest: if with_closest { line_up.line_of_won(machine, found.closest) } else { won },
            gap: if with_closest { found.gap } else { WIDE },
            volle: if found.volle == 0 { 0 } else { line_up.line(machine, found.volle) },
        };
        let n_mattering = machine.count(mattering & picture.all & layout.classes[picture.longest]);
        let next = if LEVELS[shelf as usize & 7] < n_mattering { picture.next(shelf) } else { 0 };
        let kind = Kind::new(picture.n_tricks, threshold <= found.bound);
        self.put(key, tag(key, next), &Entry::new(picture, mask, haul, kind, found.bound as u8, key));
    }

    /// Returns the shelves that may not be empty for positions like this, as a set in two words.
    #[inline(always)]
    fn shelves_of(&self, picture: &Picture) -> &[AtomicU64; 2] {
        &self.shelves[picture.lengths as usize & (self.shelves.len() - 1)]
    }

    fn mark(&self, picture: &Picture, shelf: u32) {
        let half = &self.shelves_of(picture)[shelf as usize / 64];
        let bit = 1 << (shelf % 64);
        if half.load(Relaxed) & bit == 0 {
            half.fetch_or(bit, Relaxed);
        }
    }

    fn put(&self, key: u64, tag: u16, entry: &Entry) {
        let bucket = &self.buckets[self.place(key)];
        let mut alike = bucket.with_tags([tag; 2]);
        while alike != 0 {
            let way = alike.trailing_zeros() as usize;
            if bucket.kind(way) == entry.kind() && bucket.entry(way).is_like(entry) {
                bucket.set(way, tag, entry);
                return;
            }
            alike &= alike - 1;
        }
        let way = if let Some(free) = bucket.free() {
            self.n_entries.0.fetch_add(1, Relaxed);
            free
        } else {
            // The entry with the fewest tricks left is the cheapest to find again.
            let from = entry.0[3] as usize >> 60;
            let order = (0..WAYS).map(|i| (from + i) % WAYS);
            order.min_by_key(|&way| bucket.kind(way).n_tricks()).unwrap_or(0)
        };
        bucket.set(way, tag, entry);
    }

    /// Returns whether the table is about to fill up and may be made larger.
    #[inline(always)]
    pub(crate) fn is_crowded(&self) -> bool {
        CROWDED * self.buckets.len() < self.n_entries.0.load(Relaxed) && 3 * self.buckets.len() <= self.most_buckets
    }

    /// Makes the table larger. The old and the new one fit side by side.
    #[cold]
    pub(crate) fn grow(&mut self) {
        let larger = (2 * self.buckets.len()).min(self.most_buckets - self.buckets.len());
        // A shelf that is not empty for a hash may be so for all that continue it.
        while self.shelves.len() < MOST_SHELF_SETS.min(larger) {
            let n_sets = self.shelves.len();
            for i in 0..n_sets {
                let copy = self.shelves[i].each_ref().map(|half| AtomicU64::new(half.load(Relaxed)));
                self.shelves.push(copy);
            }
        }
        let old = std::mem::replace(&mut self.buckets, empty(larger));
        self.n_entries = Counter::default();
        for bucket in &old {
            for way in (0..WAYS).filter(|&way| bucket.kind(way) != Kind::EMPTY) {
                let entry = bucket.entry(way);
                self.put(entry.key(), bucket.tag(way), &entry);
            }
        }
    }
}
