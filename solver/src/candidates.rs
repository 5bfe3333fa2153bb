//! Which cards are tried, and in which order.

use crate::bits::Machine;
use crate::config::Config;
use crate::slot::{Layout, Table, both};

/// A card to try. Ordered by its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Move(u32);

impl Move {
    const fn new(score: u8, bin: usize, bit: usize) -> Self {
        Self((score as u32) << 24 | (bin as u32) << 6 | bit as u32)
    }

    pub(crate) const fn bit(self) -> usize {
        self.0 as usize & 63
    }

    pub(crate) const fn bin(self) -> usize {
        (self.0 >> 6) as usize & 0x3_ffff
    }
}

/// The cards to try, best first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves {
    list: [Move; 12],
    from: u8,
    len: u8,
}

impl Moves {
    pub(crate) const fn new() -> Self {
        Self { list: [Move(0); 12], from: 0, len: 0 }
    }

    #[inline(always)]
    fn push(&mut self, item: Move) {
        self.list[usize::from(self.len)] = item;
        self.len += 1;
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// Puts the moves in random order.
    pub(crate) fn shuffle(&mut self, random: u64) {
        for (i, item) in self.list[..usize::from(self.len)].iter_mut().enumerate() {
            let score = random.rotate_left(11 * i as u32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
            item.0 = (item.0 & 0xff_ffff) | (score as u32) << 24;
        }
    }

    /// Takes any move, by a random number.
    pub(crate) fn any(&mut self, random: u64) -> Option<Move> {
        let n_left = u64::from(self.len - self.from);
        let chosen = usize::from(self.from) + random.checked_rem(n_left)? as usize;
        self.list.swap(usize::from(self.from), chosen);
        self.from += 1;
        Some(self.list[usize::from(self.from) - 1])
    }

    /// Takes the move with the highest score.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> Option<Move> {
        if self.from == self.len {
            return None;
        }
        let rest = &mut self.list[usize::from(self.from)..usize::from(self.len)];
        let mut best = 0;
        for i in 1..rest.len() {
            if rest[best] < rest[i] {
                best = i;
            }
        }
        rest.swap(0, best);
        self.from += 1;
        Some(rest[0])
    }
}

/// What can still be played to a trick after a card, by the side of the seat that plays it and by the other.
#[derive(Clone, Copy)]
struct Later {
    ours: u64,
    theirs: u64,
    /// How many seats of each side cannot follow.
    void_ours: usize,
    void_theirs: usize,
}

impl Later {
    /// Says so for the `n_later` seats after this one if they have to follow these cards.
    #[inline(always)]
    fn of(hands: &[u64; 4], seat: usize, n_later: u8, follow: u64, is_ours: impl Fn(usize) -> bool) -> Self {
        let mut later = Self { ours: 0, theirs: 0, void_ours: 0, void_theirs: 0 };
        for n in 1..=usize::from(n_later) {
            let next = (seat + n) & 3;
            let fits = hands[next] & follow;
            let is_void = fits == 0;
            let cards = if is_void { hands[next] } else { fits };
            if is_ours(next) {
                later.ours |= cards;
                later.void_ours += usize::from(is_void);
            } else {
                later.theirs |= cards;
                later.void_theirs += usize::from(is_void);
            }
        }
        later
    }
}

/// How many bins there are.
pub(crate) const N_BINS: usize = 3 * (LEADS + FOLLOWS);
const LEADS: usize = 2 * 4 * 2 * 3 * 2 * 5 * 3 * 4;
const FOLLOWS: usize = 3 * 8 * 3 * 4 * 4 * 2 * 5 * 4;

pub(crate) struct Candidates<'a, M> {
    pub(crate) machine: M,
    pub(crate) layout: &'a Layout,
    pub(crate) re: u8,
    pub(crate) scores: &'a [u8],
    pub(crate) config: &'a Config,
    /// Cards that no card of the same rank stands for, because more hangs on them than Augen.
    pub(crate) apart: u64,
    /// Cards that stand for one another only.
    pub(crate) kin: u64,
}

impl<M: Machine> Candidates<'_, M> {
    /// Lists the cards to try and returns the legal ones that need not be.
    pub(crate) fn list(&self, hands: &[u64; 4], table: &Table, moves: &mut Moves) -> u64 {
        let layout = self.layout;
        let seat = table.turn();
        let own = hands[seat];
        let following = own & table.follow;
        let legal = if following == 0 { own } else { following };
        if legal & (legal - 1) == 0 {
            moves.push(Move::new(0, 0, legal.trailing_zeros() as usize));
            return 0;
        }
        let best_bit = if table.len == 0 { 0 } else { 1 << table.best };
        let held = hands[0] | hands[1] | hands[2] | hands[3];
        let others = (held ^ own) | best_bit;
        let foreign = both(others);
        let own_party = if self.re >> seat & 1 == 1 { self.re } else { !self.re & 15 };
        let n_partners = self.machine.count(u64::from(own_party)) as usize;
        let mode = [0, 1, 0, 2][n_partners & 3];
        let n_tricks = self.machine.count(own) as usize;
        let stage = [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4][n_tricks];
        let ours = |seat: usize| own_party >> seat & 1 == 1;
        let mut followed = table.follow;
        let mut later = Later::of(hands, seat, 3 - table.len, followed, ours);
        let mut tried = 0;
        let mut rest = legal;
        while rest != 0 {
            let low = rest & rest.wrapping_neg();
            // A run: own cards of one class without a foreign card between them.
            let run = if low & foreign != 0 {
                low
            } else {
                let stop = (foreign | layout.walls) & !(low - 1);
                rest & (stop & stop.wrapping_neg()).wrapping_sub(1)
            };
            rest &= !run;
            let bit = low.trailing_zeros() as usize;
            let class = layout.class[bit];
            let beats = table.len == 0 || layout.higher[usize::from(table.best)] >> bit & 1 == 1;
            let best = if beats { bit } else { usize::from(table.best) };
            let owner = if beats { seat } else { usize::from(table.owner) };
            if table.len == 0 && class != followed {
                followed = class;
                later = Later::of(hands, seat, 3, followed, ours);
            }
            let owner_is_ours = ours(owner);
            // Who can still overtake, and whether that changes the party.
            let (friends, rivals) = if owner_is_ours { (later.ours, later.theirs) } else { (later.theirs, later.ours) };
            let friends_can = layout.higher[best] & friends != 0;
            let rivals_can = layout.higher[best] & rivals != 0;
            let stronger = self.machine.count(layout.higher[bit] & class & others) as usize;
            let stronger = [0, 1, 2, 2, 3][stronger.min(4)];
            let single = usize::from(own & class == low);
            let index = if table.len == 0 {
                let is_trump = usize::from(class == layout.classes[0]);
                let mut i = is_trump * 4;
                i = (i + usize::from(rivals_can) * 2 + usize::from(friends_can)) * 2;
                i = (i + usize::from(later.void_ours != 0)) * 3 + later.void_theirs.min(2);
                i = (i * 2 + single) * 5 + stage;
                i * 3 + stronger.min(2)
            } else {
                let kind = if class == table.follow {
                    0
                } else if class == layout.classes[0] {
                    1
                } else {
                    2
                };
                let certain = !rivals_can;
                let mut i = usize::from(table.len - 1) * 2 + usize::from(owner_is_ours);
                i = (i * 2 + usize::from(certain)) * 2 + usize::from(beats);
                i = (i * 3 + kind) * 4 + stronger;
                let on_table = [0, 1, 2, 2, 3][usize::from(table.augen.min(39)) / 8];
                i = (i * 4 + on_table) * 2 + single;
                i * 5 + stage
            };
            // Dominance: if it is certain which side takes the trick, of cards with the same rank the one that gives
            // that side least, or us most, is enough.
            let certain = !rivals_can && self.config.dominance.is_on();
            let is_several = run & (run - 1) != 0;
            let merges = is_several && self.config.merge_equal.is_on();
            let mut members = if merges { layout.distinct(run, others) } else { run };
            if certain && is_several {
                let (kin, others) = (members & !self.apart & self.kin, members & !self.apart & !self.kin);
                members &= self.apart;
                members |= self.extreme(kin, owner_is_ours) | self.extreme(others, owner_is_ours);
            }
            tried |= members;
            while members != 0 {
                let bit = members.trailing_zeros() as usize;
                members &= members - 1;
                let worth = usize::from(layout.worth[bit]);
                let bin = if table.len == 0 { index * 4 + worth } else { LEADS + index * 4 + worth };
                let bin = mode * (LEADS + FOLLOWS) + bin;
                moves.push(Move::new(self.scores[bin], bin, bit));
            }
        }
        legal & !tried
    }

    /// Returns the card that counts most, or least, if there is any.
    #[inline(always)]
    fn extreme(&self, cards: u64, most: bool) -> u64 {
        let mut chosen = cards & cards.wrapping_neg();
        let mut left = cards ^ chosen;
        while left != 0 {
            let next = left & left.wrapping_neg();
            left ^= next;
            let augen = |card: u64| self.layout.augen[card.trailing_zeros() as usize & 63];
            if (augen(chosen) < augen(next)) == most {
                chosen = next;
            }
        }
        chosen
    }
}

/// An order made by hand: take what is certain with much on it, give little.
pub(crate) fn plain_scores() -> Vec<u8> {
    let mut scores = vec![0; N_BINS];
    for (bin, score) in scores.iter_mut().enumerate() {
        let within = bin % (LEADS + FOLLOWS);
        let worth = [0, 1, 4, 4][within % 4];
        *score = if within < LEADS {
            let index = within / 4;
            let i = index / 3 / 5 / 2 / 3 / 2;
            let rivals_can = i / 2 % 2 == 1;
            if rivals_can { 40 - 2 * worth } else { 80 + 2 * worth }
        } else {
            let index = (within - LEADS) / 4;
            let i = index / 5 / 2 / 4 / 4 / 3;
            let beats = i % 2 == 1;
            let certain = i / 2 % 2 == 1;
            let ours = i / 4 % 2 == 1;
            match (ours, certain, beats) {
                (true, true, true) => 100 + 2 * worth,
                (true, true, false) => 110 + 2 * worth,
                (true, false, _) => 60 + worth,
                (false, _, _) => 50 - worth,
            }
        };
    }
    scores
}
/// The bins of games of two against two come first.
pub(crate) const N_LEARNED_BINS: usize = LEADS + FOLLOWS;

/// Returns whether the bin is one of cards that are led.
pub(crate) const fn is_lead(bin: usize) -> bool {
    bin % (LEADS + FOLLOWS) < LEADS
}

/// Returns two bins that stand for a bin together with those like it: for any number of tricks left, and for any
/// division of the seats.
pub(crate) const fn coarser_bins(bin: usize) -> [usize; 2] {
    let (mode, within) = (bin / (LEADS + FOLLOWS), bin % (LEADS + FOLLOWS));
    let worth = within % 4;
    let for_any_stage = if within < LEADS {
        let index = within / 4;
        (index / 15 * 15 + index % 3) * 4 + worth
    } else {
        let index = (within - LEADS) / 4;
        LEADS + index / 5 * 5 * 4 + worth
    };
    [mode * (LEADS + FOLLOWS) + for_any_stage, for_any_stage]
}
