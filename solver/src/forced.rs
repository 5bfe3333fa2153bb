//! Whether a side can force all remaining tricks: it plays as well as possible, the opponents resist.

use crate::bits::{Machine, Portable};
use crate::config::Config;
use crate::slot::{Layout, State, each, members};
use crate::structure::Structure;
use ahash::AHashMap;
use game::{Position, Team};

/// Returns whether the side can force all remaining tricks, the running one included, with best play against the best
/// resistance.
#[must_use]
pub fn forced(position: &Position, team: Team, config: &Config) -> bool {
    #[cfg(target_arch = "x86_64")]
    if config.native_bits.is_on()
        && let Some(machine) = crate::bits::Bmi2::detect()
    {
        return Force::new(machine, position, team, config).all_tricks();
    }
    Force::new(Portable, position, team, config).all_tricks()
}

struct Force<'a, M> {
    machine: M,
    layout: Layout,
    config: &'a Config,
    /// The side that is to make all tricks, as a mask of seats.
    party: u8,
    start: State,
    known: AHashMap<(Structure, u8), bool>,
}

impl<'a, M: Machine> Force<'a, M> {
    fn new(machine: M, position: &Position, team: Team, config: &'a Config) -> Self {
        let layout = Layout::new(position.order());
        let start = State::new(&layout, position);
        Self { machine, party: members(position, team), layout, config, start, known: AHashMap::new() }
    }

    fn all_tricks(mut self) -> bool {
        let start = self.start;
        self.holds(&start)
    }

    const fn is_party(&self, seat: usize) -> bool {
        self.party >> seat & 1 == 1
    }

    fn holds(&mut self, state: &State) -> bool {
        if state.is_over() {
            return true;
        }
        if state.table.len != 0 {
            return self.holds_by_playing(state);
        }
        if self.config.static_bounds.is_on() {
            if self.is_outranked(&state.hands) {
                return false;
            }
            if self.leader_has_the_rest(state) {
                return true;
            }
        }
        if !self.config.table.is_on() {
            return self.holds_by_playing(state);
        }
        // Table: who can win which trick depends on the rank structure and the leader alone.
        let key = (Structure::of(self.machine, &self.layout, &state.hands), state.table.leader);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let holds = self.holds_by_playing(state);
        self.known.insert(key, holds);
        holds
    }

    fn holds_by_playing(&mut self, state: &State) -> bool {
        let seat = state.table.turn();
        let mut cards = state.legal();
        // Merge: cards without a foreign card between them win and lose the same tricks.
        if self.config.merge_equal.is_on() {
            cards = self.layout.distinct_ranks(cards, state.others());
        }
        let mut high_to_low = each(cards.reverse_bits()).map(|bit| 63 - bit);
        if self.is_party(seat) {
            high_to_low.any(|bit| self.holds_after(state, bit))
        } else {
            high_to_low.all(|bit| self.holds_after(state, bit))
        }
    }

    fn holds_after(&mut self, state: &State, bit: usize) -> bool {
        let (next, complete) = state.after(&self.layout, bit);
        match complete {
            Some(trick) => self.is_party(usize::from(trick.owner)) && self.holds(&next),
            None if self.config.static_bounds.is_on() && self.is_lost(&next) => false,
            None => self.holds(&next),
        }
    }

    /// Static bound: an opponent is winning the trick and no member of the side who has still to play can overtake, or
    /// an opponent who has still to play can overtake and no member after him is left.
    fn is_lost(&self, state: &State) -> bool {
        let higher = self.layout.higher[usize::from(state.table.best)];
        let to_play = || (usize::from(state.table.len)..4).map(|n| (usize::from(state.table.leader) + n) & 3);
        let can_beat = |seat: usize| {
            let own = state.hands[seat];
            let following = own & state.table.follow;
            higher & (if following == 0 { own } else { following }) != 0
        };
        let last_member = to_play().filter(|&seat| self.is_party(seat)).last();
        let opponents_after = to_play().rev().take_while(|&seat| Some(seat) != last_member);
        if opponents_after.clone().any(can_beat) && last_member.is_none() {
            return true;
        }
        !self.is_party(usize::from(state.table.owner)) && !to_play().any(|seat| self.is_party(seat) && can_beat(seat))
    }

    /// Static bound: some opponent's i-th highest trump is above all but fewer than i trumps of the side. Each of his
    /// trumps falls in another trick that one of theirs has to win, so there are not enough.
    fn is_outranked(&self, hands: &[u64; 4]) -> bool {
        let trumps = self.layout.classes[0];
        let held = |member: bool| {
            (0..4).filter(move |&seat| self.is_party(seat) == member).map(move |seat| hands[seat] & trumps)
        };
        let ours = held(true).fold(0, |all, hand| all | hand);
        held(false).any(|theirs| {
            each(theirs.reverse_bits()).map(|bit| 63 - bit).enumerate().any(|(i, bit)| {
                let not_below = u64::MAX << (bit & !1);
                (self.machine.count(ours & not_below) as usize) <= i
            })
        })
    }

    /// Static bound: nothing that the opponents hold beats any card of the leader, nor does his partner's.
    fn leader_has_the_rest(&self, state: &State) -> bool {
        let leader = usize::from(state.table.leader);
        let others = state.others();
        self.is_party(leader) && each(state.hands[leader]).all(|bit| self.layout.higher[bit] & others == 0)
    }
}
