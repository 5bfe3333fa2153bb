//! A table of what was found at the start of a trick: it holds for all positions that look alike in what has mattered.
//!
//! # What an entry says
//! A bound was proved with some [comparisons of cards](crate::dependencies). It holds for every position with the same leader and the
//! same number of cards of each class in each hand in which these come out the same: the lines of play in two such positions
//! correspond card by card and have the same winners. If the cards count differently, the value differs by no more than the sum
//! of the differences, for every card goes to Re or it does not. So the bound holds there too, loosened by that sum.
//!
//! Not all differences count. The side whose bound it is has a way to play, and however the other side resists, some cards
//! never go to Re, and some always do. What the former count does not matter. Where the latter count more, Re gets more. So an
//! entry says which cards may go to Re and which must. It says so of all lines, and once more of those that come critical to
//! the bound: what changes in others only must outweigh their distance from it.
//!
//! Where a Doppelkopf counts, some cards have to be Volle for the lines to be worth the same, and others must not be. An
//! entry says of which cards this has mattered. And it says how foxes and jacks of clubs have to [compare](crate::special_cards).
//!
//! # Where an entry is
//! There is a room for each number of tricks that are left, and in it a shelf for each leader, lengths of the hands, sides of the
//! two highest trumps and side of the bound. A shelf may hold thousands of entries. So comparisons of 18 to 28 cards that some of
//! them need and others do not are chosen, and in a word and a half stand those that an entry needs, what it is worth, and, with
//! eight tricks and fewer, which of the cards in the lines that come critical to its bound have to be Volle, or none, for it to be
//! worth that, or, where a Doppelkopf counts, which cards have to be Volle, or none, for it to hold. An entry whose words show
//! that it does not answer is not looked at. One that has answered moves half the way to where a shelf is looked through from.
//! Records lie beside the shelf that was there when they came, so that a processor has few pages of memory to find.
//!
//! # Why threads may share it
//! Nothing is locked. A record is written before its number is put on the shelf, with `Release`, and read after the number, with
//! `Acquire`. If there is no more memory for the positions with so many tricks, their shelves are emptied, and the memory is
//! used again from the beginning while others may still read there or write. So nothing is believed that is read: a record
//! carries a seal, a hash of all it says and of the shelf it is for. What was not written together, or for another shelf, does
//! not fit its seal, and is passed over. Hints only tell where to look: whatever they say, a record is compared with the
//! position itself; and a number that names no place where a record could lie names none. If there is but one thread, none of that
//! need be checked. Two threads that move or add at the
//! same time may lose a record from a shelf, which is then not found, or have it there twice. A shelf that has become too small
//! is copied into a larger one, and the directory then names that; what somebody still adds to the old one is lost. Nothing is
//! given back, and no directory grows, as long as anybody else looks at the table.

mod memory;
mod record;
mod room;
mod shelf;
mod store;
#[cfg(test)]
mod tests;

pub(crate) use self::memory::Memory;
use self::record::{HAUL_WORDS, Haul, MOST_RECORD, haul_len, is_whole, record_len, write};
use self::room::{NAME_WORDS, Name, Room};
use self::shelf::{
    LEAST_PLACES, Look, MOST_PLACES, N_SAMPLED, Shelf, choose, is_chosen_anew, n_places_after, n_places_of,
    n_words_with_records, place_of_record,
};
use self::store::{Counter, LINE, Store, segment_of};
use crate::bitboard::{Layout, VOLLE, value_planes_of};
use crate::bound::{Bound, NO_OTHER_LINES, Won};
use crate::canonical::{CanonicalForm, CardValues, GUARDS, MOST_CARDS, MOST_TRICKS, Word, change, folded, unfolded};
use crate::config::{Config, Threads};
use crate::dependencies::Dependencies;
use crate::machine::Machine;
use crate::special_cards::{SpecialRanks, is_above};
use std::array;
use std::sync::atomic::{AtomicUsize, Ordering::Acquire, Ordering::Relaxed, Ordering::Release};

/// Names take no more than one of so many parts of the memory.
const MOST_OF_NAMES: usize = 4;

/// What the table has too little of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lack {
    /// Places for names of shelves.
    Names,
    /// Memory.
    Memory,
}

/// The table. It begins small and grows with what it holds, up to the size it was given.
#[derive(Debug)]
struct Shelves {
    rooms: [Room; MOST_TRICKS + 1],
    most_words: usize,
    n_words: Counter,
    /// How many records found no place for want of memory, and how many that may be before those who share the table are to stop
    /// so that something can be forgotten.
    n_lost: AtomicUsize,
    patience: usize,
    with_patterns: bool,
    with_other_augen: bool,
    with_won_cards: bool,
    with_closest: bool,
    /// Whether threads may share it. What one thread reads alone is as it was written.
    is_shared: bool,
}

/// A question about a position.
struct Query<'a, M> {
    machine: M,
    layout: &'a Layout,
    form: &'a CanonicalForm,
    room: &'a Room,
    key: u64,
    threshold: i32,
    /// What its cards count, and how special ones compare, once it is wanted.
    own: Option<(CardValues<'a>, SpecialRanks)>,
}

/// Returns what a record on that shelf is sealed with.
#[inline(always)]
const fn of_shelf(key: u64, is_lower: bool) -> u64 {
    (key << 1) | is_lower as u64
}

impl Shelves {
    /// Returns an empty table that grows to the size of the configuration.
    fn new(config: &Config) -> Self {
        Self {
            rooms: array::from_fn(|_| Room::default()),
            most_words: config.table_bytes / size_of::<u64>(),
            n_words: Counter::default(),
            n_lost: AtomicUsize::new(0),
            patience: config.table_bytes / (4 * LINE * size_of::<u64>()),
            with_patterns: config.switches.partitions.is_on(),
            with_other_augen: config.switches.value_loosening.is_on(),
            with_won_cards: config.switches.won_cards.is_on(),
            with_closest: config.switches.critical_lines.is_on(),
            is_shared: config.threads != Threads::One,
        }
    }

    /// Returns a bound that answers the threshold and writes what it rests on; nothing if there is none.
    #[inline(always)]
    fn find<M: Machine, const ABOUT_POINTS: bool>(
        &self,
        machine: M,
        layout: &Layout,
        form: &mut CanonicalForm,
        key: u64,
        threshold: i32,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let room = &self.rooms[form.n_tricks()];
        let name = room.name(key | 1)?;
        let shelves = [true, false].map(|is_lower| {
            let shelf = Shelf::at(&room.store, name.shelves[usize::from(is_lower)].load(Acquire), form.n_tricks())?;
            let len = shelf.n_places().min(name.n_records[usize::from(is_lower)].load(Relaxed) as usize);
            Some((shelf, len, is_lower))
        });
        form.compare::<M, ABOUT_POINTS>(machine);
        let volle = form.packed::<M, ABOUT_POINTS>(machine, layout.value_planes[VOLLE]);
        // What has answered lately lies at the end. Whether a lower bound or an upper one will answer cannot be foreseen.
        let mut query = Query { machine, layout, form, room, key, threshold, own: None };
        let mut looks = [None, None];
        let mut found = None;
        for (look, shelf) in looks.iter_mut().zip(shelves) {
            let Some((shelf, len, is_lower)) = shelf else { continue };
            let has = &query.form.has;
            let look = look.insert(Look::new::<M, ABOUT_POINTS>(machine, shelf, len, has, volle, threshold, is_lower));
            found = self.look::<M, ABOUT_POINTS>(&mut query, look, look.lively(), look.len, deps);
            if found.is_some() {
                return found;
            }
        }
        for look in looks.iter().flatten() {
            if 0 < look.lively() {
                found = self.look::<M, ABOUT_POINTS>(&mut query, look, 0, look.lively(), deps);
                if found.is_some() {
                    break;
                }
            }
        }
        found
    }

    /// Looks through a part of a shelf, from the last record backwards.
    #[inline(always)]
    fn look<M: Machine, const ABOUT_POINTS: bool>(
        &self,
        query: &mut Query<'_, M>,
        look: &Look<'_>,
        from: usize,
        to: usize,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let &mut Query { machine, layout, ref mut form, room, key, threshold, ref mut own } = query;
        let &Look { shelf, len, is_lower, ref sieve, .. } = look;
        let (n_first, record_len) = (haul_len(form.n_tricks()), record_len(form.n_tricks()));
        let mut end = to;
        let record_at = |line: u32| room.store.words(LINE * line as usize, record_len);
        // Places and records.
        let mut candidates = [(0, [].as_slice()); 2 * LINE];
        let mut n_candidates = 0;
        let mut n_looked_at = 0;
        loop {
            // Records are fetched some time before they are looked at.
            if n_looked_at == n_candidates {
                (n_candidates, n_looked_at) = (0, 0);
                while n_candidates < LINE && from < end {
                    let blocks = &shelf.blocks[from / LINE..end.div_ceil(LINE)];
                    let Some((n, mut promising)) = machine.last_passing(blocks, sieve) else {
                        end = from;
                        break;
                    };
                    let start = from + LINE * n;
                    if end - start < LINE {
                        promising &= (1 << (end - start)) - 1;
                    }
                    end = start;
                    while promising != 0 {
                        let place = start + 31 - promising.leading_zeros() as usize;
                        promising ^= 1 << (place - start);
                        let number = shelf.number(place).load(Acquire);
                        if number as u32 == 0 || !look.may_answer(machine, place, number) {
                            continue;
                        }
                        // Where somebody writes who has begun to use the memory for others, it may say anything.
                        let Some(record) = record_at(number as u32) else { continue };
                        candidates[n_candidates % (2 * LINE)] = (place, record);
                        n_candidates += 1;
                    }
                }
                if n_candidates == 0 {
                    return None;
                }
            }
            let (place, record) = candidates[n_looked_at % (2 * LINE)];
            n_looked_at += 1;
            if !form.has_all(machine, &record[n_first..]) {
                continue;
            }
            let (own, above) = own.get_or_insert_with(|| {
                (
                    CardValues::new::<M, ABOUT_POINTS>(machine, layout, form),
                    if ABOUT_POINTS { form.above(machine) } else { 0 },
                )
            });
            let first: [u64; HAUL_WORDS] = array::from_fn(|i| record.get(i).map_or(0, |word| word.load(Relaxed)));
            let haul = Haul::read(&first, record.len());
            if ABOUT_POINTS && !is_above(haul.above, *above) {
                continue;
            }
            if !self.with_other_augen && own.value_bits != haul.value_bits {
                continue;
            }
            let planes = value_planes_of(&haul.value_bits);
            // Of Augen alone no Doppelkopf is made.
            let volle = if ABOUT_POINTS { haul.volle } else { 0 };
            if (planes[VOLLE] ^ own.planes[VOLLE]) & volle != 0 {
                continue;
            }
            let in_all = change(machine, &own.planes, &planes, haul.won, is_lower);
            // At best the lines that come critical do not change, and all others do.
            let most = haul.bound + in_all + if is_lower { haul.slack } else { -haul.slack };
            if is_lower != (threshold <= most) {
                continue;
            }
            let in_critical = change(machine, &own.planes, &planes, haul.critical, is_lower);
            let Haul { won, critical, slack, bound, .. } = haul;
            let found = Bound { critical, slack, ..Bound::of_won(bound, won) };
            let found = found.changed(in_critical, in_all, is_lower);
            if is_lower != (threshold <= found.value) {
                continue;
            }
            let mut whole = [0; MOST_RECORD];
            whole[..HAUL_WORDS].copy_from_slice(&first);
            for (copy, word) in whole.iter_mut().zip(record).skip(HAUL_WORDS) {
                *copy = word.load(Relaxed);
            }
            let whole = &whole[..record.len()];
            let needs = &whole[n_first..];
            // Somebody may have written another record there meanwhile, or begun to.
            if self.is_shared && (!is_whole(whole, of_shelf(key, is_lower)) || !form.meets(needs)) {
                continue;
            }
            form.read(machine, needs.iter().copied(), haul.above, &mut deps.needs);
            deps.winners = [0; 4];
            shelf.move_up(place, len);
            let (won, critical) =
                (own.won::<M, ABOUT_POINTS>(machine, found.won), own.won::<M, ABOUT_POINTS>(machine, found.critical));
            let volle = if volle == 0 { 0 } else { own.cards::<M, ABOUT_POINTS>(machine, volle) };
            return Some(Bound { won, critical, volle, captures_jack: haul.captures_jack, ..found });
        }
    }

    /// Remembers a bound and what it rests on. If there is no memory for it, all that is known of positions with as many tricks
    /// may be forgotten for that, while others look at it.
    ///
    /// # Errors
    /// Returns what it lacks if it has not. Then room can be made, but for that nobody else may look at the table.
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand")]
    #[inline(always)]
    fn store<M: Machine, const ABOUT_POINTS: bool>(
        &self,
        machine: M,
        layout: &Layout,
        form: &mut CanonicalForm,
        key: u64,
        threshold: i32,
        found: &Bound,
        deps: &Dependencies,
        may_forget: bool,
    ) -> Result<(), Lack> {
        debug_assert_eq!(deps.winners, [0; 4], "a trick that is over has no winner to come");
        let room = &self.rooms[form.n_tricks()];
        let is_lower = threshold <= found.value;
        let mut name = room.name_or_new(key | 1);
        if name.is_none() {
            return if room.is_largest { Ok(()) } else { Err(Lack::Names) };
        }
        form.compare::<M, ABOUT_POINTS>(machine);
        let (words, above) = if self.with_patterns {
            form.written::<M, ABOUT_POINTS>(machine, &deps.needs)
        } else {
            (
                array::from_fn(|i| form.has().get(i).map_or(0, |word| word & !GUARDS)),
                if ABOUT_POINTS { form.above(machine) } else { 0 },
            )
        };
        let counts = CardValues::new::<M, ABOUT_POINTS>(machine, layout, form);
        let all = form.hands.iter().fold(0, |all, hand| all | hand);
        let won = if self.with_won_cards { found.won } else { Won { possible: all, certain: 0 } };
        let with_closest = self.with_won_cards && self.with_closest;
        let critical = if with_closest { found.critical } else { won };
        let haul = Haul {
            value_bits: counts.value_bits,
            won: counts.line_of_won::<M, ABOUT_POINTS>(machine, won),
            critical: counts.line_of_won::<M, ABOUT_POINTS>(machine, critical),
            slack: if with_closest { found.slack } else { NO_OTHER_LINES },
            volle: if found.volle == 0 { 0 } else { counts.line::<M, ABOUT_POINTS>(machine, found.volle) },
            bound: found.value,
            above,
            captures_jack: found.captures_jack,
        };
        let volle = layout.value_planes[VOLLE];
        let mattering = if ABOUT_POINTS { found.volle } else { critical.possible };
        let at_risk = form.packed::<M, ABOUT_POINTS>(machine, mattering & if is_lower { volle } else { !volle });
        let mut record = [0; MOST_RECORD];
        let record = &mut record[..record_len(form.n_tricks())];
        haul.write(record);
        for (word, &four) in record[haul_len(form.n_tricks())..].iter_mut().zip(words.as_chunks().0) {
            *word = folded(four);
        }
        for is_first in [true, false] {
            let put = |name| {
                self.put(machine, room, name, key, is_lower, &words, found.value, at_risk, record, form.n_tricks())
            };
            if name.is_some_and(put) {
                return Ok(());
            }
            if !may_forget || !is_first {
                break;
            }
            room.forget();
            // What was forgotten has no name any more.
            name = room.name_or_new(key | 1);
        }
        if may_forget && self.n_lost.fetch_add(1, Relaxed) < self.patience {
            return Ok(());
        }
        // If nothing can be forgotten, nothing is lacked.
        if self.n_words.0.load(Relaxed) <= self.most_words / 2 { Ok(()) } else { Err(Lack::Memory) }
    }

    /// Writes a record beside a shelf and puts it there. If the shelf is full, it is made larger. Returns whether there was memory
    /// for that.
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand")]
    fn put<M: Machine>(
        &self,
        machine: M,
        room: &Room,
        name: &Name,
        key: u64,
        is_lower: bool,
        words: &[Word; MOST_CARDS],
        bound: i32,
        at_risk: u64,
        record: &[u64],
        n_tricks: usize,
    ) -> bool {
        let (shelf, n_records) = (&name.shelves[usize::from(is_lower)], &name.n_records[usize::from(is_lower)]);
        loop {
            let place = shelf.load(Acquire);
            if let Some(shelf) = Shelf::at(&room.store, place, n_tricks) {
                let n = n_records.fetch_add(1, Relaxed) as usize;
                let n_places = n_places_of(place);
                let is_full = n_places <= n;
                if !is_full || n_places == MOST_PLACES {
                    // There is no more room than that, so those that have not answered for long are forgotten, and what comes is
                    // written in their place.
                    let free = if is_full { n % (MOST_PLACES / 2) } else { n };
                    let forgotten = if is_full { shelf.number(free).load(Relaxed) as u32 } else { 0 };
                    let place = match forgotten {
                        0 => place_of_record(place, n, record.len()),
                        line => LINE * line as usize,
                    };
                    room.store
                        .words(place, record.len())
                        .inspect(|place| write(place, record, of_shelf(key, is_lower)));
                    shelf.put(free, shelf.entry(machine, words, bound, is_lower, at_risk, (place / LINE) as u32));
                    return true;
                }
            }
            let Some(larger) = self.larger(machine, room, place, n_tricks) else { return false };
            // Whoever comes second has copied it in vain.
            if shelf.compare_exchange(place, larger, Release, Relaxed).is_ok() && place != 0 {
                n_records.store(n_places_of(place) as u32, Relaxed);
            }
        }
    }

    /// Returns a larger shelf with the same records, which stay where they are.
    fn larger<M: Machine>(&self, machine: M, room: &Room, place: u64, n_tricks: usize) -> Option<u64> {
        let old = Shelf::at(&room.store, place, n_tricks);
        let n_places = if old.is_some() { n_places_after(n_places_of(place)) } else { LEAST_PLACES };
        let n_words = n_words_with_records(n_places, record_len(n_tricks));
        let from = room.store.hand_out(n_words, &self.n_words, self.most_words)?;
        let larger = (from as u64) << 8 | u64::from(n_places.ilog2());
        let Some(old) = old else { return Some(larger) };
        let shelf = Shelf::at(&room.store, larger, n_tricks)?;
        let words_of = |number: u64| {
            let mut words = [0; MOST_CARDS];
            if number as u32 != 0
                && let place = LINE * number as u32 as usize + haul_len(n_tricks)
                && let Some(needs) = room.store.words(place, n_tricks)
            {
                for (four, folded) in words.as_chunks_mut().0.iter_mut().zip(needs) {
                    *four = unfolded(folded.load(Relaxed));
                }
            }
            words
        };
        let n_old = n_places_of(place);
        if is_chosen_anew(n_places) {
            let step = n_old.div_ceil(N_SAMPLED);
            let sampled = (0..n_old).step_by(step);
            let sample: Vec<_> = sampled.map(|place| words_of(old.number(place).load(Acquire))).collect();
            for (word, chosen) in shelf.chosen.iter().zip(choose(&sample, 4 * n_tricks)) {
                word.store(chosen, Relaxed);
            }
        } else {
            for (word, chosen) in shelf.chosen.iter().zip(old.chosen) {
                word.store(chosen.load(Relaxed), Relaxed);
            }
        }
        for place in 0..n_old {
            let entry = (old.hint(place).load(Relaxed), old.number(place).load(Acquire));
            let anew = is_chosen_anew(n_places).then(|| shelf.entry_again(machine, &words_of(entry.1), entry));
            shelf.put(place, anew.unwrap_or(entry));
        }
        Some(larger)
    }

    /// Forgets the positions with the fewest tricks left until no more memory is taken than that, but for names.
    fn forget_until(&mut self, most_words: usize) {
        let n_words = self.n_words.0.get_mut();
        for room in &mut self.rooms {
            if *n_words <= most_words {
                break;
            }
            *n_words -= room.clear();
        }
    }

    /// Makes room: makes crowded directories larger, and forgets the positions with the fewest tricks left, which are the cheapest
    /// to find again, if it must, or if so much was lost for want of memory that those who share the table are out of patience.
    #[cold]
    fn make_room(&mut self, must_forget: bool) {
        let n_lost = self.n_lost.get_mut();
        let is_out_of_patience = self.patience <= *n_lost;
        if must_forget || is_out_of_patience {
            *n_lost = 0;
            // Whoever has to stop again and again has more time each time, so that he comes to an end.
            if is_out_of_patience {
                self.patience = 2 * self.patience + 1;
            }
            self.forget_until(self.most_words / 2);
        }
        let n_segments = 2 * (segment_of(self.most_words).0 + 1);
        for i in 0..self.rooms.len() {
            let n_names: usize = self.rooms.iter().map(|room| room.directory.len()).sum();
            let room = &mut self.rooms[i];
            if !std::mem::take(room.is_crowded.get_mut()) {
                continue;
            }
            if room.store.segments.is_empty() {
                room.store = Store::with_segments(n_segments);
            }
            let larger = room.larger_directory();
            let n_more = larger - room.directory.len();
            // Names do not take the place of what they are for.
            room.is_largest = self.most_words / MOST_OF_NAMES < NAME_WORDS * (n_names + n_more);
            if room.is_largest {
                continue;
            }
            self.forget_until(self.most_words - NAME_WORDS * n_more);
            *self.n_words.0.get_mut() += NAME_WORDS * n_more;
            self.rooms[i].grow_directory(larger);
        }
    }
}
