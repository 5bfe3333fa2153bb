//! Features of a card, each a row of a table of weights.
//!
//! The order in which cards are tried is the order of the sums of their weights. The weights are learned, see
//! [`training`](crate::training). The features say what a player sees at a glance: who can still take the trick, what
//! it is worth, how strong and how long the class of the card is.

use crate::bitboard::{Layout, sides};
use crate::machine::Machine;
use crate::trick::Trick;

/// Number of features of a card.
pub(crate) const N_FEATURES: usize = 6;

/// The rows of a card: one in each trick.
pub(crate) type FeatureRows = [u16; N_FEATURES];

/// Rows of all tables side by side, sixteen bits each, as far as some facts decide them.
///
/// A row is a number in mixed radix whose digits are facts, so each fact adds its value times a stride of its own in each table. The
/// rows of a card are the sums, and none of them is so large that it would run into its neighbour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowSums([u64; 2]);

impl RowSums {
    const NONE: Self = Self([0; 2]);

    #[inline(always)]
    const fn of(rows: [usize; N_FEATURES]) -> Self {
        let mut words = [0; 2];
        let mut i = 0;
        while i < N_FEATURES {
            words[i / 4] |= (rows[i] as u64) << (16 * (i % 4));
            i += 1;
        }
        Self(words)
    }

    /// Returns the strides of a fact. The last digit of each row is what the card is worth, one of four.
    const fn strides(mut strides: [usize; N_FEATURES]) -> Self {
        let mut i = 0;
        while i < N_FEATURES {
            strides[i] *= 4;
            i += 1;
        }
        Self::of(strides)
    }

    /// Adds a fact with these strides.
    #[inline(always)]
    const fn with(self, strides: Self, fact: usize) -> Self {
        Self([self.0[0] + strides.0[0] * fact as u64, self.0[1] + strides.0[1] * fact as u64])
    }

    /// Returns the rows that these add up to.
    #[inline(always)]
    pub(crate) fn rows(self) -> FeatureRows {
        std::array::from_fn(|i| (self.0[i / 4] >> (16 * (i % 4))) as u16)
    }
}

/// The strides of facts about a card that is led, in tables of: who can take it; what it brings to whom; how strong and how long its class
/// is; how many tricks are left; who has most of its class; and who has how many trumps.
mod lead {
    use super::RowSums;

    pub(super) const MODE: RowSums = RowSums::strides([0, 512, 288, 1, 256, 256]);
    pub(super) const DIVISION: RowSums = RowSums::strides([128, 0, 0, 0, 0, 0]);
    pub(super) const N_TRICKS: RowSums = RowSums::strides([0, 0, 0, 24, 0, 0]);
    /// Few or many trumps of this seat, its partners and the other side.
    pub(super) const OWN_TRUMPS: RowSums = RowSums::strides([0, 0, 0, 0, 0, 64]);
    pub(super) const OUR_TRUMPS: RowSums = RowSums::strides([0, 0, 0, 0, 0, 16]);
    pub(super) const THEIR_TRUMPS: RowSums = RowSums::strides([0, 0, 0, 0, 0, 4]);
    pub(super) const IS_TRUMP: RowSums = RowSums::strides([1, 1, 1, 12, 2, 2]);
    /// Most that partners can add and least that they must, and least that the others must.
    pub(super) const PARTNER_MOST: RowSums = RowSums::strides([0, 32, 0, 0, 0, 0]);
    pub(super) const PARTNER_LEAST: RowSums = RowSums::strides([0, 8, 0, 0, 0, 0]);
    pub(super) const RIVALS_LEAST: RowSums = RowSums::strides([0, 2, 0, 0, 0, 0]);
    pub(super) const LONGEST_RIVAL: RowSums = RowSums::strides([0, 0, 0, 0, 64, 0]);
    pub(super) const LONGEST_PARTNER: RowSums = RowSums::strides([0, 0, 0, 0, 16, 0]);
    /// For each seat: whether it is void and can take the trick.
    pub(super) const TAKERS: RowSums = RowSums::strides([2, 0, 0, 0, 0, 0]);
    pub(super) const OUTCOME: RowSums = RowSums::strides([0, 128, 0, 3, 0, 0]);
    /// Numbers of stronger cards of this seat, its partners and the others.
    pub(super) const OWN_STRONGER: RowSums = RowSums::strides([0, 0, 8, 0, 0, 0]);
    pub(super) const OUR_STRONGER: RowSums = RowSums::strides([0, 0, 24, 0, 0, 0]);
    pub(super) const THEIR_STRONGER: RowSums = RowSums::strides([0, 0, 72, 0, 0, 0]);
    pub(super) const LENGTH: RowSums = RowSums::strides([0, 0, 2, 0, 4, 0]);
    pub(super) const OWN_IS_STRONGEST: RowSums = RowSums::strides([0, 0, 0, 0, 1, 0]);
    pub(super) const IS_STRONGEST: RowSums = RowSums::strides([0, 0, 0, 0, 0, 1]);
}

/// The strides of facts about a card that follows, in tables of: who has the trick then; what the next two can do; what lies; how strong
/// and how long its class is; how many tricks are left; and whether it is the highest or the lowest of its class.
mod follow {
    use super::RowSums;

    pub(super) const MODE: RowSums = RowSums::strides([576, 0, 0, 0, 1, 0]);
    pub(super) const N_TRICKS: RowSums = RowSums::strides([0, 0, 0, 0, 36, 0]);
    /// Number of cards on the table besides the first, and their Augen.
    pub(super) const LEN: RowSums = RowSums::strides([192, 0, 1, 0, 0, 1]);
    pub(super) const ON_TABLE: RowSums = RowSums::strides([0, 0, 144, 0, 0, 0]);
    /// Whether the trick is with this side then, and which seats can still take it.
    pub(super) const OURS: RowSums = RowSums::strides([96, 6, 72, 0, 3, 36]);
    pub(super) const OUTCOME: RowSums = RowSums::strides([24, 0, 18, 0, 0, 9]);
    /// Whether the card beats the trick so far, and whether it follows, is a trump or neither.
    pub(super) const BEATS: RowSums = RowSums::strides([12, 3, 9, 1, 6, 72]);
    pub(super) const KIND: RowSums = RowSums::strides([4, 1, 3, 2, 12, 3]);
    /// Options of the next two seats.
    pub(super) const LATER: [RowSums; 2] =
        [RowSums::strides([0, 84, 0, 0, 0, 0]), RowSums::strides([0, 12, 0, 0, 0, 0])];
    pub(super) const OWN_STRONGER: RowSums = RowSums::strides([0, 0, 0, 54, 0, 0]);
    pub(super) const OUR_STRONGER: RowSums = RowSums::strides([0, 0, 0, 6, 0, 0]);
    pub(super) const THEIR_STRONGER: RowSums = RowSums::strides([1, 0, 0, 0, 0, 0]);
    /// The number of stronger cards of the other side, but no more than two.
    pub(super) const THEIR_FEW_STRONGER: RowSums = RowSums::strides([0, 0, 0, 18, 0, 0]);
    pub(super) const LENGTH: RowSums = RowSums::strides([0, 0, 0, 162, 0, 0]);
    pub(super) const IS_LOWEST: RowSums = RowSums::strides([0, 0, 0, 0, 0, 288]);
    pub(super) const IS_HIGHEST: RowSums = RowSums::strides([0, 0, 0, 0, 0, 144]);
}

/// Number of rows of each table: six for cards that are led, and six for cards that follow.
const LEADS: [usize; N_FEATURES] = [
    7 * 64 * 2,
    3 * 4 * 4 * 4 * 4 * 2,
    3 * 4 * 3 * 3 * 4 * 2,
    13 * 2 * 4 * 3,
    3 * 4 * 4 * 4 * 2 * 2,
    3 * 4 * 4 * 4 * 2 * 2,
];
const FOLLOWS: [usize; N_FEATURES] = [
    3 * 3 * 2 * 4 * 2 * 3 * 4,
    49 * 2 * 2 * 3,
    5 * 2 * 4 * 2 * 3 * 3,
    4 * 3 * 3 * 3 * 3 * 2,
    13 * 3 * 2 * 2 * 3,
    4 * 2 * 2 * 4 * 3 * 3,
];

const fn starts() -> ([[usize; N_FEATURES]; 2], usize) {
    let mut starts = [[0; N_FEATURES]; 2];
    let mut next = 0;
    let mut i = 0;
    while i < 2 * N_FEATURES {
        starts[i / N_FEATURES][i % N_FEATURES] = next;
        next += 4 * if i < N_FEATURES { LEADS[i] } else { FOLLOWS[i - N_FEATURES] };
        i += 1;
    }
    (starts, next)
}

const STARTS: [[usize; N_FEATURES]; 2] = starts().0;

/// Number of weights: each row has one for each worth of the card.
pub(crate) const N_WEIGHTS: usize = starts().1;

/// Mode by the mask of the side: 0 for two against two, 1 alone, 2 for three.
static MODE: [u8; 16] = [0, 1, 1, 0, 1, 0, 0, 2, 1, 0, 0, 2, 0, 2, 2, 0];
/// Division by the mask of partners among the three seats after this one.
static DIVISION: [u8; 8] = [6, 0, 1, 3, 2, 4, 5, 0];
/// Classes of a number of trumps, of what is added at least, and of the Augen that lie.
static FEW_OR_MANY: [u8; 6] = [0, 1, 1, 2, 2, 3];
static FEW_OR_MANY_OF_TWO: [u8; 8] = [0, 1, 1, 1, 2, 2, 2, 3];
static LEAST: [u8; 5] = [0, 1, 2, 2, 3];
static ON_TABLE: [u8; 6] = [0, 1, 2, 3, 3, 4];

/// A choice of cards as the seat to play sees it.
#[derive(Debug)]
pub(crate) struct MoveFeatures<'a, M> {
    machine: M,
    layout: &'a Layout,
    trick: &'a Trick,
    own: u64,
    /// The hands of the seats after this one, and which of them are partners.
    hands: [u64; 3],
    is_partner: [bool; 3],
    ours: u64,
    theirs: u64,
    /// Whether the trick is with the side of the seat so far.
    pub(crate) is_winning: bool,
    /// The division of the seats.
    mode: usize,
    n_tricks: usize,
    /// The rows as far as they are the same for all cards, or all that lead a class.
    sums: RowSums,
    sums_of_leads: RowSums,
    n_later: usize,
    /// The cards that follow.
    pub(crate) followed: u64,
    /// Legal cards of each later seat, and whether it follows.
    legal: [u64; 3],
    is_void: [bool; 3],
    /// The same for each side.
    pub(crate) ours_later: u64,
    pub(crate) theirs_later: u64,
}

#[inline(always)]
const fn at_most(n: u32, most: u32) -> usize {
    (if n < most { n } else { most }) as usize
}

impl<'a, M: Machine> MoveFeatures<'a, M> {
    #[inline(always)]
    pub(crate) fn new(machine: M, layout: &'a Layout, hands: &[u64; 4], trick: &'a Trick, re: u8) -> Self {
        let seat = trick.turn();
        let party = if re >> seat & 1 == 1 { re } else { !re & 15 };
        let own = hands[seat];
        let is_partner = [1, 2, 3].map(|n| party >> ((seat + n) & 3) & 1 == 1);
        let [ours, theirs] = sides(hands, party);
        let hands = [1, 2, 3].map(|n| hands[(seat + n) & 3]);
        Self {
            machine,
            layout,
            trick,
            own,
            hands,
            is_partner,
            ours: ours ^ own,
            theirs,
            is_winning: party >> trick.owner & 1 == 1,
            mode: usize::from(MODE[usize::from(party & 15)]),
            n_tricks: machine.count(own) as usize,
            sums: RowSums::NONE,
            sums_of_leads: RowSums::NONE,
            n_later: 3 - usize::from(trick.len),
            followed: 0,
            legal: [0; 3],
            is_void: [false; 3],
            ours_later: 0,
            theirs_later: 0,
        }
    }

    /// Computes the features of what later seats can play to the trick on the table.
    #[inline(always)]
    pub(crate) fn look_at_trick(&mut self) {
        self.follow(self.trick.follow);
        let on_table = usize::from(ON_TABLE[usize::from(self.trick.augen.min(29)) / 5]);
        self.sums = RowSums::of(STARTS[1])
            .with(follow::MODE, self.mode)
            .with(follow::N_TRICKS, self.n_tricks)
            .with(follow::LEN, usize::from(self.trick.len) - 1)
            .with(follow::ON_TABLE, on_table);
    }

    /// Computes the features of the trumps, which matter for leads.
    #[inline(always)]
    pub(crate) fn look_at_trumps(&mut self) {
        let trumps = self.layout.classes[0];
        let [a, b, c] = self.is_partner.map(usize::from);
        let few_or_many = |cards: u64| usize::from(FEW_OR_MANY[at_most(self.machine.count(cards & trumps), 5)]);
        let theirs = at_most(self.machine.count(self.theirs & trumps), 7);
        self.sums_of_leads = RowSums::of(STARTS[0])
            .with(lead::MODE, self.mode)
            .with(lead::DIVISION, usize::from(DIVISION[a | b << 1 | c << 2]))
            .with(lead::N_TRICKS, self.n_tricks)
            .with(lead::OWN_TRUMPS, few_or_many(self.own))
            .with(lead::OUR_TRUMPS, few_or_many(self.ours))
            .with(lead::THEIR_TRUMPS, usize::from(FEW_OR_MANY_OF_TWO[theirs]));
    }

    /// Computes the features of what later seats can play if these cards are led.
    #[inline(always)]
    pub(crate) fn look_at_lead(&mut self, followed: u64) {
        self.follow(followed);
        let (mut partner_most, mut partner_least, mut rivals_least) = (0, 3, 0);
        let (mut longest_partner, mut longest_rival) = (0, 0);
        for n in 0..3 {
            let legal = self.legal[n];
            let length = at_most(self.machine.count(self.hands[n] & followed), 3);
            if self.is_partner[n] {
                partner_most = partner_most.max(self.most_worth(legal));
                partner_least = partner_least.min(self.least_worth(legal));
                longest_partner = longest_partner.max(length);
            } else {
                rivals_least += self.least_worth(legal);
                longest_rival = longest_rival.max(length);
            }
        }
        let is_trump = usize::from(followed == self.layout.classes[0]);
        self.sums = (self.sums_of_leads)
            .with(lead::IS_TRUMP, is_trump)
            .with(lead::PARTNER_MOST, partner_most)
            .with(lead::PARTNER_LEAST, partner_least)
            .with(lead::RIVALS_LEAST, usize::from(LEAST[rivals_least.min(4)]))
            .with(lead::LONGEST_PARTNER, longest_partner)
            .with(lead::LONGEST_RIVAL, longest_rival);
    }

    #[inline(always)]
    fn follow(&mut self, followed: u64) {
        self.followed = followed;
        (self.ours_later, self.theirs_later) = (0, 0);
        for n in 0..self.n_later.min(3) {
            let fits = self.hands[n] & followed;
            let legal = if fits == 0 { self.hands[n] } else { fits };
            self.legal[n] = legal;
            self.is_void[n] = fits == 0;
            if self.is_partner[n] {
                self.ours_later |= legal;
            } else {
                self.theirs_later |= legal;
            }
        }
    }

    /// Returns the rows of a card of no worth; the worth is to be added to each.
    #[inline(always)]
    pub(crate) fn rows(&self, bit: usize, is_lowest: bool, is_highest: bool) -> RowSums {
        let class = self.layout.class[bit & 63];
        let higher = self.layout.higher[bit & 63] & class;
        let own_stronger = at_most(self.machine.count(self.own & higher), 2);
        let our_stronger = at_most(self.machine.count(self.ours & higher), 2);
        let their_stronger = at_most(self.machine.count(self.theirs & higher), 3);
        let length = at_most(self.machine.count(self.own & class), 4) - 1;
        let stronger = [own_stronger, our_stronger, their_stronger];
        if self.trick.len == 0 {
            return self.rows_of_lead(bit, stronger, length);
        }
        self.rows_of_follow(bit, stronger)
            .with(follow::LENGTH, length)
            .with(follow::IS_LOWEST, usize::from(is_lowest))
            .with(follow::IS_HIGHEST, usize::from(is_highest))
    }

    #[inline(always)]
    fn rows_of_lead(&self, bit: usize, [own, our, their]: [usize; 3], length: usize) -> RowSums {
        let higher = self.layout.higher[bit & 63];
        let mut takers = 0;
        for n in 0..3 {
            let can = usize::from(higher & self.legal[n] != 0);
            takers = takers * 4 + 2 * usize::from(self.is_void[n]) + can;
        }
        self.sums
            .with(lead::TAKERS, takers)
            .with(lead::OUTCOME, self.outcome(higher, true))
            .with(lead::OWN_STRONGER, own)
            .with(lead::OUR_STRONGER, our)
            .with(lead::THEIR_STRONGER, their)
            .with(lead::LENGTH, length)
            .with(lead::OWN_IS_STRONGEST, usize::from(own == 0))
            .with(lead::IS_STRONGEST, usize::from(own + their == 0))
    }

    #[inline(always)]
    fn rows_of_follow(&self, bit: usize, [own, our, their]: [usize; 3]) -> RowSums {
        let trick = self.trick;
        let class = self.layout.class[bit & 63];
        let best = usize::from(trick.best) & 63;
        let beats = self.layout.higher[best] >> bit & 1 == 1;
        let higher = self.layout.higher[if beats { bit & 63 } else { best }];
        let ours = beats || self.is_winning;
        let mut later = [6; 2];
        for n in 0..self.n_later.min(3) {
            let category = if higher & self.legal[n] == 0 { 0 } else { 1 + usize::from(self.is_void[n]) };
            later[n & 1] = category + 3 * usize::from(self.is_partner[n]);
        }
        let kind = usize::from(class & trick.follow == 0) * (1 + usize::from(class != self.layout.classes[0]));
        self.sums
            .with(follow::OURS, usize::from(ours))
            .with(follow::OUTCOME, self.outcome(higher, ours))
            .with(follow::BEATS, usize::from(beats))
            .with(follow::KIND, kind)
            .with(follow::LATER[0], later[0])
            .with(follow::LATER[1], later[1])
            .with(follow::OWN_STRONGER, own)
            .with(follow::OUR_STRONGER, our)
            .with(follow::THEIR_STRONGER, their)
            .with(follow::THEIR_FEW_STRONGER, their.min(2))
    }

    /// Returns the sides that can still take the trick from the side it would be with, if these cards are higher:
    /// neither; the other side alone; both, and this side has the highest; both, and the other has.
    #[inline(always)]
    const fn outcome(&self, higher: u64, ours: bool) -> usize {
        let (mut us, mut them) = (higher & self.ours_later, higher & self.theirs_later);
        if !ours {
            (us, them) = (them, us);
        }
        // Which it is can hardly be foreseen, so there is no branch that a processor could guess wrong.
        let (both, they_higher) = (us != 0, us != 0 && us < them);
        (them != 0) as usize * (1 + both as usize + they_higher as usize)
    }

    /// Returns the class of what the most valuable of these cards counts.
    #[inline(always)]
    fn most_worth(&self, cards: u64) -> usize {
        let [two, _, _, ten, eleven] = self.layout.value_planes;
        usize::from(cards & two != 0) + usize::from(cards & ten != 0) + usize::from(cards & eleven != 0)
    }

    /// Returns the class of what the least valuable of these cards counts.
    #[inline(always)]
    fn least_worth(&self, cards: u64) -> usize {
        let [two, _, _, ten, eleven] = self.layout.value_planes;
        usize::from(cards & !two == 0) + usize::from(cards & !ten == 0) + usize::from(cards & !eleven == 0)
    }
}
