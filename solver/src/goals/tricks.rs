//! Tricks that a side is certain of: the running one, and one for which it keeps a trump long enough.

use crate::bitboard::{below, each};
use crate::bound::{Bound, Won};
use crate::dependencies::{Dependencies, above, to_beat};
use crate::goal::SumAsk;
use crate::machine::Machine;
use crate::observe::Observer;
use crate::search::Search;
use crate::trick::Trick;

/// Cut: the running trick goes for certain to the side that needs but one, or that is kept from making all. Returns what follows if that
/// is so.
#[inline(always)]
pub(crate) fn sure_trick<M: Machine, O: Observer>(
    search: &Search<'_, M, O>,
    hands: &[u64; 4],
    trick: &Trick,
    SumAsk { threshold, left }: SumAsk,
    deps: &mut Dependencies,
) -> Option<Bound> {
    let max_wins = search.is_max(usize::from(trick.owner));
    let (is_enough, value) = if max_wins { (threshold == 1, 1) } else { (threshold == left, left - 1) };
    if !is_enough || trick.len == 0 {
        return None;
    }
    let (layout, best) = (&search.layout, usize::from(trick.best) & 63);
    let losers = |seat: &usize| search.is_max(*seat) != max_wins;
    let later = (trick.len..4).map(|n| usize::from(trick.leader + n) & 3).filter(losers);
    if later.clone().any(|seat| trick.legal(hands[seat]) & layout.higher_at_any_time(best) != 0) {
        return None;
    }
    *deps = Dependencies::NONE;
    let lying = trick.cards & layout.class[best] & !(1 << best);
    for seat in (0..4).filter(losers).filter(|&seat| lying & search.held[seat] != 0) {
        deps.wins_against(trick, seat);
    }
    for seat in later {
        let beaten = trick.legal(hands[seat]) & layout.class[best];
        if beaten != 0 {
            let highest = 63 - beaten.leading_zeros() as usize;
            deps.needs.add(best, seat, to_beat(layout, highest, false));
        }
    }
    Some(Bound::of_won(value, Won { possible: 0, certain: 0 }))
}

/// Returns what follows if the side that needs but one trick is certain of it with a trump that it keeps.
pub(crate) fn kept_trump<M: Machine, O: Observer>(
    search: &Search<'_, M, O>,
    hands: &[u64; 4],
    leader: usize,
    SumAsk { threshold, left }: SumAsk,
    deps: &mut Dependencies,
) -> Option<Bound> {
    let others = !search.maximizers & 0b1111;
    // The other side needs a trick if the maximizing side needs all.
    let needing = [(others, threshold == left, left - 1), (search.maximizers, threshold == 1, 1)];
    for (party, needs_one, value) in needing {
        if needs_one && let Some(high) = high_trumps(search, hands, leader, party) {
            *deps = Dependencies::NONE;
            add_no_more_trumps(search, hands, !party & 0b1111, high, deps);
            return Some(Bound::of_won(value, Won { possible: 0, certain: 0 }));
        }
    }
    None
}

/// Returns the trumps from some rank on, the high ones, of a member of a side who makes a trick with one of them, for he keeps
/// one until the other side has spent its own; nothing if no member is certain of that.
///
/// There are at least as many tricks in which he can play a trump as he has trumps. If no opponent with a high one
/// comes after him in such a trick, one of them has to have played it, and he plays a low one; else he takes the trick.
/// If one comes after him, he plays a high one, unless it is his last, and one of theirs has to beat it. So each costs
/// them one. He makes a trick if they have fewer high trumps than he has trumps, and not too often one of them comes
/// after him. For that, a seat in the right place must lead: at first, or because he took a trick in which another
/// class had to be followed, or one of those above, with a high trump.
fn high_trumps<M: Machine, O: Observer>(
    search: &Search<'_, M, O>,
    hands: &[u64; 4],
    leader: usize,
    party: u8,
) -> Option<u64> {
    let trumps = search.layout.classes[0];
    let rivals = !party & 0b1111;
    let count = |cards: u64| search.machine.count(cards);
    for seat in each(u64::from(party)) {
        let own = hands[seat & 3] & trumps;
        let n_others = count(hands[seat & 3] & !trumps);
        // Who leads and has nothing else has to lead one.
        let n_own = count(own).saturating_sub(u32::from(leader == seat && n_others == 0));
        let mut left = own;
        while left != 0 {
            let high = !below(1 << (63 - left.leading_zeros()));
            left &= !high;
            // How many high ones those of the other side have, by how many places later they come.
            let theirs: [u32; 4] = std::array::from_fn(|n| {
                let rival = (seat + n) & 3;
                if rivals >> rival & 1 == 1 { count(hands[rival] & trumps & high) } else { 0 }
            });
            if n_own <= theirs.iter().sum() {
                break;
            }
            // An opponent at least `from` places after him has to lead, so that one who has a high one comes after him.
            let from = (1..3).find(|&n| theirs[n] != 0).map_or(4, |n| n + 1);
            let leads_now = rivals >> leader & 1 == 0 || from <= (leader + 4 - seat) & 3;
            let n_after = u32::from(leads_now) + n_others + theirs[from..].iter().sum::<u32>();
            if from == 4 || n_after < count(own & high) {
                return Some(own & high);
            }
        }
    }
    None
}

/// Adds that the proof depends on that these seats have no more trumps than they have that are at least as high as the lowest of some.
fn add_no_more_trumps<M: Machine, O: Observer>(
    search: &Search<'_, M, O>,
    hands: &[u64; 4],
    rivals: u8,
    cards: u64,
    deps: &mut Dependencies,
) {
    let lowest = cards.trailing_zeros() as usize;
    for rival in each(u64::from(rivals)) {
        let beaten = hands[rival & 3] & search.layout.classes[0] & below(cards);
        if beaten != 0 {
            deps.needs.add(lowest, rival, above(63 - beaten.leading_zeros() as usize));
        }
    }
}
