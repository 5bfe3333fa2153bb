//! Iterative widening: what a side reaches with its most promising cards alone, it reaches.
//!
//! Most of the work of a hard question goes into cards that are tried in vain: before one decides, others are refuted, and
//! to refute a card takes all that its side could play later. So it is first tried whether the side that is likely to be
//! right is right even if it plays nothing but its two most promising cards at each choice. If it is, that is proved, for the
//! other side played whatever it wanted. If not, nothing is known, and it is tried with three and with four, and at last
//! with all.
//!
//! Which side is likely to be right, a search says in which both play promising cards only. It proves nothing, but takes a
//! small part of the work. So values are guessed by such searches, too, before they are asked about.
//!
//! If that side needs other cards, it matters most which it tries first at its first choices. Where it is asked about Points these are
//! put in order by such searches, too: a card with which it is right if both sides play promising cards only comes before the others,
//! for less is likely to be needed to prove it.
//!
//! What rests on cards that were left out is doubtful. It is remembered apart, and asked for only by those who leave out
//! as many.
//!
//! See: Tristan Cazenave, "Iterative Widening", IJCAI 2001.

use crate::bitboard::{State, Trick};
use crate::bound::Bound;
use crate::dependencies::Dependencies;
use crate::machine::Machine;
use crate::move_generation::MoveList;
use crate::observe::Observer;
use crate::parallel::Splittable;
use crate::tree::Tree;
use std::mem::replace;

/// How many cards are tried where not all are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveLimit {
    /// At a choice.
    width: u8,
    /// By how much a card may be less promising than the best, in thousandths of e-folds of the size of its tree.
    gap: i32,
    /// How many tricks after those with which it pays to begin cards are still left out. With fewer tricks left all are tried: to
    /// refute them takes little.
    depth: u32,
}

impl MoveLimit {
    /// Returns that of so many cards which promise nearly as much as the best, for a few tricks.
    pub(crate) const fn narrow(width: u8) -> Self {
        Self { width, gap: 2_000, depth: 3 }
    }
}

/// With which cards a side is tried to be right, and the value guessed.
const BREADTHS: [MoveLimit; 3] = [MoveLimit::narrow(2), MoveLimit::narrow(3), MoveLimit::narrow(4)];

/// With which cards both are, to find out which is likely to be right.
const BREADTH_OF_ALL: MoveLimit = MoveLimit::narrow(3);

/// Of how many cards of a choice it is found out whether they are likely to prove it.
const N_PROVING: usize = 4;

/// By how much later than they promise the others are tried, in thousandths of e-folds.
const FAR_BACK: u32 = 4_000;

/// With which cards the value is guessed where it takes long to find out.
const BROAD: MoveLimit = MoveLimit { width: 4, gap: 3_000, depth: 5 };

/// With which cards at a choice the value of a position is guessed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct MoveLimits {
    /// One after the other.
    pub(crate) first: &'static [MoveLimit],
    /// If it is not found out then for long.
    pub(crate) last: Option<MoveLimit>,
}

/// Who plays promising cards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LimitedSides {
    /// A mask of seats.
    seats: u8,
    breadth: MoveLimit,
    /// With fewer tricks left, the running one included, all are tried.
    least_tricks: u32,
}

impl LimitedSides {
    /// Returns that of a mask of seats where widening begins with so many tricks left.
    const fn new(seats: u8, breadth: MoveLimit, from_tricks: u32) -> Self {
        Self { seats, breadth, least_tricks: from_tricks.saturating_sub(breadth.depth) }
    }

    /// Returns that of all seats.
    const fn of_all(breadth: MoveLimit, from_tricks: u32) -> Self {
        Self::new(0b1111, breadth, from_tricks)
    }

    /// Returns whether cards are left out with so many tricks left.
    pub(crate) const fn is_on(&self, n_tricks: u32) -> bool {
        self.least_tricks <= n_tricks
    }

    /// Returns whether a seat leaves cards out with so many tricks left.
    pub(crate) const fn binds(&self, seat: usize, n_tricks: u32) -> bool {
        self.seats >> seat & 1 == 1 && self.is_on(n_tricks)
    }

    /// Returns how many cards are tried after the first.
    pub(crate) fn n_others(&self) -> usize {
        usize::from(self.breadth.width) - 1
    }

    /// Returns the least score of a card that is tried where this is the score of the first.
    pub(crate) const fn least_score(&self, first: i32) -> i32 {
        first - self.breadth.gap
    }

    /// Returns by what its keys differ from those of other selections.
    pub(crate) const fn key_perturbation(&self) -> u64 {
        let MoveLimit { width, gap, .. } = self.breadth;
        let number = self.seats as u64 | (width as u64) << 8 | (self.least_tricks as u64) << 16 | (gap as u64) << 24;
        (number | 1 << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// Searches as if nobody had other cards than these at a choice.
pub(crate) fn roughly<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>, T>(
    search: &mut S,
    breadth: MoveLimit,
    ask: impl FnOnce(&mut S) -> T,
) -> T {
    let selection = LimitedSides::of_all(breadth, search.tree().widening_from);
    selecting(search, selection, ask)
}

/// Searches with few cards of one side first, then with more, and at last with all.
#[inline(never)]
pub(crate) fn wider_and_wider<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>>(
    search: &mut S,
    threshold: i32,
    mut play: impl FnMut(&mut S) -> Bound,
) -> Bound {
    let found = roughly(search, BREADTH_OF_ALL, &mut play);
    let Tree { re, widening_from, .. } = *search.tree();
    if search.tree().meter.is_spent() || !found.is_provisional {
        return found;
    }
    let likely = if threshold <= found.bound { re } else { !re & 0b1111 };
    for breadth in BREADTHS {
        let found = selecting(search, LimitedSides::new(likely, breadth, widening_from), &mut play);
        if search.tree().meter.is_spent() || !found.is_provisional {
            return found;
        }
    }
    let before = replace(&mut search.tree().likely, likely);
    let found = play(search);
    search.tree().likely = before;
    found
}

/// Finds out with which of the most promising cards the side to play is right if both sides play promising cards only, up to the first, and
/// lets those with which it is not be tried last.
#[inline(never)]
pub(crate) fn put_proving_first<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>>(
    search: &mut S,
    place: &S::Place,
    threshold: i32,
    re_to_play: bool,
    moves: &mut MoveList,
) {
    if moves.n_left() < 2 {
        return;
    }
    let (mut order, mut failing) = (*moves, 0);
    for _ in 0..N_PROVING {
        let Some(next) = order.next() else {
            // None is better than the others.
            return;
        };
        let mut deps = Dependencies::NONE;
        let found = roughly(search, BREADTH_OF_ALL, |search| search.try_at(place, next.bit(), &mut deps));
        if search.tree().meter.is_spent() || (threshold <= found.bound) == re_to_play {
            break;
        }
        failing |= 1 << next.bit();
    }
    moves.hold_back(failing, FAR_BACK);
}

fn selecting<'a, M: Machine, O: Observer, S: Splittable<'a, M, O>, T>(
    search: &mut S,
    selection: LimitedSides,
    ask: impl FnOnce(&mut S) -> T,
) -> T {
    search.tree().selection = Some(selection);
    let found = ask(search);
    search.tree().selection = None;
    found
}

impl<M: Machine, O: Observer> Tree<'_, M, O> {
    /// Returns what is likely to answer whether Re gets so many Augen, or nothing if the budget is spent: everybody plays
    /// promising cards only.
    pub(crate) fn ask_roughly(&mut self, state: &State, threshold: i32, breadth: MoveLimit) -> Option<i32> {
        roughly(self, breadth, |tree| tree.ask(state, threshold))
    }

    /// Searches from any point of a trick, if many are left with few cards of one side first. In soli it does not pay: what
    /// the three can do is seldom done with a few cards.
    #[inline(always)]
    pub(crate) fn widen(
        &mut self,
        hands: &mut [u64; 4],
        table: &Trick,
        threshold: i32,
        left: i32,
        deps: &mut Dependencies,
    ) -> Bound {
        let n_tricks = self.machine.count(hands[table.turn()]);
        if self.widens(n_tricks) {
            wider_and_wider(self, threshold, |tree| tree.play(hands, table, threshold, left, deps))
        } else {
            self.play(hands, table, threshold, left, deps)
        }
    }

    /// Returns with which cards at a choice the value of a position is to be guessed.
    pub(crate) fn breadths(&self, state: &State) -> MoveLimits {
        let is_heavy = self.widening_from <= state.hands[state.table.turn()].count_ones();
        if is_heavy { MoveLimits { first: &BREADTHS, last: Some(BROAD) } } else { MoveLimits::default() }
    }

    /// Returns whether it pays to find out with which cards a seat is likely to prove that it is right, with so many tricks left.
    #[inline(always)]
    pub(crate) const fn is_to_prove(&self, seat: usize, n_tricks: u32) -> bool {
        self.widening_from <= n_tricks && self.likely >> seat & 1 == 1 && self.selection.is_none()
    }

    /// Returns whether few cards are tried first with so many tricks left.
    #[inline(always)]
    pub(crate) const fn widens(&self, n_tricks: u32) -> bool {
        self.selection.is_none() && self.widening_from <= n_tricks && self.re.count_ones() == 2
    }
}
