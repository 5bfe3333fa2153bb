//! The transposition table: what was found at the start of a trick. An entry holds for all positions that agree in what has mattered.
//!
//! See: Matthew L. Ginsberg, "Partition Search", 1996.
//!
//! # What an entry says
//! A bound was proved with some [comparisons of cards](crate::dependencies). It holds for every position with the same leader and the
//! same number of cards of each class in each hand in which these come out the same: the lines of play in two such positions
//! correspond card by card and have the same winners. If the cards count differently, the value differs by no more than the sum
//! of the differences, for every card goes to Re or it does not. So the bound holds there too, loosened by that sum.
//!
//! Not all differences count. The side whose bound it is has a way to play, and however the other side resists, some cards
//! never go to Re, and some always do. What the former count does not matter. Where the latter count more, Re gets more. So an
//! entry says which cards may go to Re and which must. It says so of all lines, and once more of the critical lines: what
//! changes in others only must outweigh their distance from the bound.
//!
//! Where a Doppelkopf counts, some cards have to be Volle for the lines to be worth the same, and others must not be. An
//! entry says of which cards this has mattered. And it says how foxes and jacks of clubs have to [compare](crate::special_cards).
//!
//! # Where an entry is
//! Each number of tricks left has a table of its own. In it a [bucket] holds all entries for one question about
//! positions with the same leader, lengths of the hands and sides of the two highest trumps. It may hold thousands. A
//! [filter] word for each rejects most of those that do not answer. One that has answered moves half the distance to
//! the front.
//!
//! # What is forgotten
//! The table grows up to the memory it was given. If there is no more, the positions with the fewest tricks left are forgotten, which
//! are the cheapest to find again, until half of the memory is free. A bucket that cannot grow any more forgets the half of its
//! entries that has not answered for long.
//!
//! # Why threads may share it
//! The buckets are distributed over [shards], each behind a lock. A thread that looks something up or adds it holds the
//! lock of one shard until it has written its result, so nothing is read while it is written. To forget, one lock after
//! the other is taken, and no holder of one waits for another.
//!
//! An uncontended lock takes some 17 nanoseconds, for a look-up and a store some 2 % of the time of a search. A table
//! without locks, whose entries carry a checksum that reveals torn ones, would save that. But it can neither free nor
//! move what another thread may be reading, so searches had to stop for it to grow. And its correctness could not be
//! checked by reading it.

mod bucket;
mod entry;
mod filter;
mod shards;
#[cfg(test)]
mod tests;

use self::bucket::{Bucket, Entries};
use self::entry::{Entry, entry_words, needed_ranks};
use self::filter::Filter;
use self::shards::Shards;
use crate::bitboard::{Layout, VOLLE, value_planes_of};
use crate::bound::{Bound, NO_OTHER_LINES, Won};
use crate::canonical::{CanonicalForm, are_met, change};
use crate::config::Config;
use crate::dependencies::Dependencies;
use crate::experiment::Switches;
use crate::machine::Machine;
use crate::special_cards::{SpecialCards, SpecialRanks, is_above};
use std::sync::Arc;

/// Number of entries of each kind that are probed before any others.
const N_RECENT: usize = 8;

/// The memory of a search: the table, which several searches may share, and the canonical form of the position that was
/// looked up last. Nothing in the table depends on more than the layout of the cards, so it may be kept from one
/// position to the next; the key separates different sides.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    table: Option<Arc<TranspositionTable>>,
    /// Often the next position differs in the leader only.
    form: CanonicalForm,
}

impl Memory {
    /// Returns an empty memory of the kind and size that the configuration allows.
    pub(crate) fn new(config: &Config) -> Self {
        let table = config.switches.table.is_on().then(|| Arc::new(TranspositionTable::new(config)));
        Self { table, form: CanonicalForm::default() }
    }

    /// Returns the memory of another search that shares the table.
    pub(crate) fn sharing(&self) -> Self {
        Self { table: self.table.clone(), ..Self::default() }
    }

    /// Returns the key of a position and a question. `question` has to include all that separates questions, the sides
    /// too.
    #[inline(always)]
    pub(crate) fn key<M: Machine, const SPECIAL: bool>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        leader: usize,
        question: u64,
        special: SpecialCards,
    ) -> u64 {
        if self.table.is_none() {
            return 0;
        }
        self.form.set(machine, layout, hands, special);
        self.form.hash(leader, question)
    }

    /// Returns a bound that answers whether the threshold is reached in the position whose key was asked for last, and writes what
    /// it depends on; nothing if none is known.
    #[inline(always)]
    pub(crate) fn probe<M: Machine, const SPECIAL: bool>(
        &mut self,
        machine: M,
        layout: &Layout,
        key: u64,
        threshold: i32,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let Self { table, form } = self;
        let table = table.as_ref()?;
        machine.vectorize(|| table.probe::<M, SPECIAL>(machine, layout, form, key, threshold, deps))
    }

    /// Remembers a bound of a position and what it depends on. The table makes room for it.
    #[inline(always)]
    pub(crate) fn store<M: Machine, const SPECIAL: bool>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        key: u64,
        threshold: i32,
        bound: &Bound,
        deps: &Dependencies,
        special: SpecialCards,
    ) {
        let Self { table, form } = self;
        let Some(table) = table else { return };
        machine.vectorize(|| {
            form.set(machine, layout, hands, special);
            table.store::<M, SPECIAL>(machine, layout, form, key, threshold, bound, deps);
        });
    }
}

/// The table.
#[derive(Debug)]
struct TranspositionTable {
    shards: Shards,
    switches: Switches,
}

/// A question about a position.
struct Query<'a, M> {
    machine: M,
    layout: &'a Layout,
    form: &'a CanonicalForm,
    threshold: i32,
    /// Augen of its cards, and comparison of special ones, once computed.
    own: Option<([u64; 5], SpecialRanks)>,
}

impl TranspositionTable {
    fn new(config: &Config) -> Self {
        Self { shards: Shards::new(config.table_bytes, config.threads), switches: config.switches }
    }

    #[inline(always)]
    fn probe<M: Machine, const SPECIAL: bool>(
        &self,
        machine: M,
        layout: &Layout,
        form: &mut CanonicalForm,
        key: u64,
        threshold: i32,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let mut shard = self.shards.lock(form.n_tricks(), key);
        let Bucket { sides } = shard.get_mut(&key)?;
        form.compare::<M, SPECIAL>(machine);
        let filters = [false, true].map(|is_lower| {
            let chosen = sides[usize::from(is_lower)].chosen();
            Filter::new(chosen, &form.ranks, threshold, is_lower)
        });
        let mut query = Query { machine, layout, form, threshold, own: None };
        // Whether a lower bound or an upper one will answer cannot be foreseen, so what has answered lately comes first.
        for is_recent in [true, false] {
            for is_lower in [true, false] {
                let side = &mut sides[usize::from(is_lower)];
                let older = side.len().saturating_sub(N_RECENT);
                let (from, to) = if is_recent { (older, side.len()) } else { (0, older) };
                let found = self.search::<M, SPECIAL>(
                    &mut query,
                    side,
                    from,
                    to,
                    &filters[usize::from(is_lower)],
                    is_lower,
                    deps,
                );
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// Looks through some entries of a bucket, from the last backwards.
    #[inline(always)]
    fn search<M: Machine, const SPECIAL: bool>(
        &self,
        query: &mut Query<'_, M>,
        side: &mut Entries,
        from: usize,
        mut to: usize,
        filter: &Filter,
        is_lower: bool,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let (machine, form, n_tricks) = (query.machine, query.form, query.form.n_tricks());
        while let Some(n) = filter.last_passing(&side.filters()[from..to]) {
            to = from + n;
            let words = side.entry(to, n_tricks);
            let needs = needed_ranks(words, n_tricks);
            if are_met(needs, &form.ranks)
                && let entry = Entry::read(words, n_tricks)
                && let Some(found) = self.bound_of::<M, SPECIAL>(query, &entry, is_lower)
            {
                form.read(machine, needs, entry.above, &mut deps.needs);
                deps.winners = [0; 4];
                side.move_to_front(to, n_tricks);
                return Some(found);
            }
        }
        None
    }

    /// Returns the bound of an entry, loosened where cards count differently, if it answers.
    #[inline(always)]
    fn bound_of<M: Machine, const SPECIAL: bool>(
        &self,
        query: &mut Query<'_, M>,
        entry: &Entry,
        is_lower: bool,
    ) -> Option<Bound> {
        let &mut Query { machine, layout, form, threshold, ref mut own } = query;
        let (own, above) = own.get_or_insert_with(|| {
            let value_bits = form.value_bits::<M, SPECIAL>(machine, layout);
            (value_planes_of(&value_bits), if SPECIAL { form.above(machine) } else { 0 })
        });
        let planes = value_planes_of(&entry.value_bits);
        if SPECIAL && !is_above(entry.above, *above)
            || !self.switches.value_loosening.is_on() && planes != *own
            || SPECIAL && (planes[VOLLE] ^ own[VOLLE]) & entry.volle != 0
        {
            return None;
        }
        let &Entry { won, critical, slack, bound, captures_jack, .. } = entry;
        let in_all = change(machine, own, &planes, won, is_lower);
        // At best the critical lines do not change, and all others do.
        let most = bound + in_all + if is_lower { slack } else { -slack };
        if is_lower != (threshold <= most) {
            return None;
        }
        let in_critical = change(machine, own, &planes, critical, is_lower);
        let found = Bound { critical, slack, ..Bound::of_won(bound, won) }.changed(in_critical, in_all, is_lower);
        if is_lower != (threshold <= found.value) {
            return None;
        }
        // Of Augen alone no Doppelkopf is made.
        let volle = if SPECIAL && entry.volle != 0 { form.cards::<M, SPECIAL>(machine, entry.volle) } else { 0 };
        let won = form.cards_of_won::<M, SPECIAL>(machine, found.won);
        let critical = form.cards_of_won::<M, SPECIAL>(machine, found.critical);
        Some(Bound { won, critical, volle, captures_jack, ..found })
    }

    #[inline(always)]
    fn store<M: Machine, const SPECIAL: bool>(
        &self,
        machine: M,
        layout: &Layout,
        form: &mut CanonicalForm,
        key: u64,
        threshold: i32,
        bound: &Bound,
        deps: &Dependencies,
    ) {
        debug_assert_eq!(deps.winners, [0; 4], "a trick that is over has no winner to come");
        let n_tricks = form.n_tricks();
        form.compare::<M, SPECIAL>(machine);
        let (ranks, above) = if self.switches.partitions.is_on() {
            form.written::<M, SPECIAL>(machine, &deps.needs)
        } else {
            (form.all_ranks(), if SPECIAL { form.above(machine) } else { 0 })
        };
        let with_won = self.switches.won_cards.is_on();
        let all = form.hands.iter().fold(0, |all, hand| all | hand);
        let won = if with_won { bound.won } else { Won { possible: all, certain: 0 } };
        let with_critical = with_won && self.switches.critical_lines.is_on();
        let critical = if with_critical { bound.critical } else { won };
        let entry = Entry {
            value_bits: form.value_bits::<M, SPECIAL>(machine, layout),
            won: form.line_of_won::<M, SPECIAL>(machine, won),
            critical: form.line_of_won::<M, SPECIAL>(machine, critical),
            volle: if bound.volle == 0 { 0 } else { form.line::<M, SPECIAL>(machine, bound.volle) },
            bound: bound.value,
            slack: if with_critical { bound.slack } else { NO_OTHER_LINES },
            above,
            captures_jack: bound.captures_jack,
        };
        let words = &entry.written(&ranks, n_tricks)[..entry_words(n_tricks)];
        debug_assert!(are_met(needed_ranks(words, n_tricks), &form.ranks), "a proof holds where it was found");
        debug_assert!(!SPECIAL || is_above(above, form.above(machine)), "and special cards lie there as they have to");
        self.shards.add(n_tricks, key, words, bound.value, threshold <= bound.value);
    }
}
