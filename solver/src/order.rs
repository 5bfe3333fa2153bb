//! What is good about a card: simple features, each a row of a table of weights.
//!
//! The order in which cards are tried is the order of the sums of their weights. The weights are learned, see
//! [`training`](crate::training). The features say what a player sees at a glance: who can still take the trick, what
//! it is worth, how strong and how long the class of the card is.

use crate::bits::Machine;
use crate::config::Config;
use crate::slot::{Layout, Table};
use std::sync::LazyLock;

/// How many features a card has.
pub(crate) const N_FEATURES: usize = 6;

/// The rows of a card: one in each table.
pub(crate) type Rows = [u16; N_FEATURES];

/// How many rows each table has: six for cards that are led, and six for cards that follow.
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

/// How many weights there are: each row has one for each worth of the card.
pub(crate) const N_WEIGHTS: usize = starts().1;
const _: () = assert!(N_WEIGHTS <= N_ROWS);

/// The weights of all rows that a number of a row can name, so that none need be checked; the rest are zero.
pub(crate) type Weights = [i16; N_ROWS];
const N_ROWS: usize = 1 << 16;

/// Returns the weights in the places where the search looks for them.
pub(crate) fn padded(mut weights: impl Iterator<Item = i16>) -> Box<Weights> {
    let all: Vec<i16> = (0..N_ROWS).map(|_| weights.next().unwrap_or(0)).collect();
    all.try_into().expect("there are as many as rows")
}

/// The orders in games of two against two and in soli.
pub(crate) type Orders = LazyLock<[Box<Weights>; 2]>;

/// The order that knows nothing.
static NO_WEIGHTS: Weights = [0; N_ROWS];

/// Reads the weights of both kinds of games.
pub(crate) fn orders(bytes: &[u8; 4 * N_WEIGHTS]) -> [Box<Weights>; 2] {
    let weights = |half: &[u8]| padded(half.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])));
    let (normal, solo) = bytes.split_at(2 * N_WEIGHTS);
    [weights(normal), weights(solo)]
}

/// Returns the order for such parties, or the one that knows nothing if the configuration wants none.
pub(crate) fn learned(orders: &'static Orders, re: u8, config: &Config) -> &'static Weights {
    if config.order.is_on() { &orders[usize::from(re.count_ones() != 2)] } else { &NO_WEIGHTS }
}

/// By which of the three seats after this one are partners: the mode and the division.
static MODE: [u8; 8] = [1, 0, 0, 2, 0, 2, 2, 0];
static DIVISION: [u8; 8] = [6, 0, 1, 3, 2, 4, 5, 0];
/// Classes of a number of trumps, of what is added at least, and of the Augen that lie.
static FEW_OR_MANY: [u8; 6] = [0, 1, 1, 2, 2, 3];
static FEW_OR_MANY_OF_TWO: [u8; 8] = [0, 1, 1, 1, 2, 2, 2, 3];
static LEAST: [u8; 5] = [0, 1, 2, 2, 3];
static ON_TABLE: [u8; 6] = [0, 1, 2, 3, 3, 4];

/// A choice of cards as the seat to play sees it.
#[derive(Debug)]
pub(crate) struct Scene<'a, M> {
    machine: M,
    layout: &'a Layout,
    table: &'a Table,
    own: u64,
    /// The hands of the seats after this one, and which of them are partners.
    hands: [u64; 3],
    is_partner: [bool; 3],
    ours: u64,
    theirs: u64,
    /// Whether the trick is with the own side so far.
    pub(crate) is_winning: bool,
    /// The division of the seats: 0 for two against two, 1 alone, 2 for three; and as seen from here.
    mode: usize,
    division: usize,
    n_tricks: usize,
    /// Few or many trumps of this seat, its partners and the other side.
    trumps: [usize; 3],
    n_later: usize,
    /// The cards that follow.
    pub(crate) followed: u64,
    /// What each seat that is still to come can play then, and whether it follows.
    legal: [u64; 3],
    is_void: [bool; 3],
    /// The same for each side.
    pub(crate) ours_later: u64,
    pub(crate) theirs_later: u64,
    /// What partners can add at most and must at least, what the others must, and the longest holdings.
    partner_most: usize,
    partner_least: usize,
    rivals_least: usize,
    longest_rival: usize,
    longest_partner: usize,
}

#[inline(always)]
const fn at_most(n: u32, most: u32) -> usize {
    (if n < most { n } else { most }) as usize
}

impl<'a, M: Machine> Scene<'a, M> {
    #[inline(always)]
    pub(crate) fn new(machine: M, layout: &'a Layout, hands: &[u64; 4], table: &'a Table, re: u8) -> Self {
        let seat = table.turn();
        let party = if re >> seat & 1 == 1 { re } else { !re & 15 };
        let own = hands[seat];
        let is_partner = [1, 2, 3].map(|n| party >> ((seat + n) & 3) & 1 == 1);
        let hands = [1, 2, 3].map(|n| hands[(seat + n) & 3]);
        let (mut ours, mut theirs) = (0, 0);
        for (hand, is_partner) in hands.into_iter().zip(is_partner) {
            if is_partner {
                ours |= hand;
            } else {
                theirs |= hand;
            }
        }
        let partners = usize::from(is_partner[0]) | usize::from(is_partner[1]) << 1 | usize::from(is_partner[2]) << 2;
        Self {
            machine,
            layout,
            table,
            own,
            hands,
            is_partner,
            ours,
            theirs,
            is_winning: party >> table.owner & 1 == 1,
            mode: usize::from(MODE[partners]),
            division: usize::from(DIVISION[partners]),
            n_tricks: machine.count(own) as usize,
            trumps: [0; 3],
            n_later: 3 - usize::from(table.len),
            followed: 0,
            legal: [0; 3],
            is_void: [false; 3],
            ours_later: 0,
            theirs_later: 0,
            partner_most: 0,
            partner_least: 0,
            rivals_least: 0,
            longest_rival: 0,
            longest_partner: 0,
        }
    }

    /// Looks at what the seats that are still to come can play to the trick on the table.
    #[inline(always)]
    pub(crate) fn look_at_trick(&mut self) {
        self.follow(self.table.follow);
    }

    /// Looks at the trumps, which matter for leads.
    #[inline(always)]
    pub(crate) fn look_at_trumps(&mut self) {
        let trumps = self.layout.classes[0];
        self.trumps = [
            usize::from(FEW_OR_MANY[at_most(self.machine.count(self.own & trumps), 5)]),
            usize::from(FEW_OR_MANY[at_most(self.machine.count(self.ours & trumps), 5)]),
            usize::from(FEW_OR_MANY_OF_TWO[at_most(self.machine.count(self.theirs & trumps), 7)]),
        ];
    }

    /// Looks at what the seats that are still to come can play if these cards are led.
    #[inline(always)]
    pub(crate) fn look_at_lead(&mut self, followed: u64) {
        self.follow(followed);
        (self.partner_most, self.partner_least, self.rivals_least) = (0, 3, 0);
        (self.longest_rival, self.longest_partner) = (0, 0);
        for n in 0..3 {
            let legal = self.legal[n];
            let length = at_most(self.machine.count(self.hands[n] & followed), 3);
            if self.is_partner[n] {
                self.partner_most = self.partner_most.max(self.most_worth(legal));
                self.partner_least = self.partner_least.min(self.least_worth(legal));
                self.longest_partner = self.longest_partner.max(length);
            } else {
                self.rivals_least += self.least_worth(legal);
                self.longest_rival = self.longest_rival.max(length);
            }
        }
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
    pub(crate) fn rows(&self, bit: usize, is_lowest: bool, is_highest: bool) -> Rows {
        let class = self.layout.class[bit & 63];
        let higher = self.layout.higher[bit & 63] & class;
        let own_stronger = at_most(self.machine.count(self.own & higher), 2);
        let our_stronger = at_most(self.machine.count(self.ours & higher), 2);
        let their_stronger = at_most(self.machine.count(self.theirs & higher), 3);
        let length = at_most(self.machine.count(self.own & class), 4) - 1;
        let stronger = [own_stronger, our_stronger, their_stronger];
        if self.table.len == 0 {
            self.rows_of_lead(bit, stronger, length)
        } else {
            self.rows_of_follow(bit, stronger, length, is_lowest, is_highest)
        }
    }

    #[inline(always)]
    fn rows_of_lead(&self, bit: usize, stronger: [usize; 3], length: usize) -> Rows {
        let [own_stronger, our_stronger, their_stronger] = stronger;
        let higher = self.layout.higher[bit & 63];
        let trump = usize::from(self.followed == self.layout.classes[0]);
        let mut categories = 0;
        for n in 0..3 {
            let can = usize::from(higher & self.legal[n] != 0);
            categories = categories * 4 + 2 * usize::from(self.is_void[n]) + can;
        }
        let outcome = self.outcome(higher, true);
        let rivals_least = usize::from(LEAST[self.rivals_least.min(4)]);
        let [own_trumps, our_trumps, their_trumps] = self.trumps;
        placed(
            &STARTS[0],
            [
                (self.division * 64 + categories) * 2 + trump,
                ((((self.mode * 4 + outcome) * 4 + self.partner_most) * 4 + self.partner_least) * 4 + rivals_least) * 2
                    + trump,
                ((((self.mode * 4 + their_stronger) * 3 + our_stronger) * 3 + own_stronger) * 4 + length) * 2 + trump,
                ((self.n_tricks * 2 + trump) * 4 + outcome) * 3 + self.mode,
                ((((self.mode * 4 + self.longest_rival) * 4 + self.longest_partner) * 4 + length) * 2 + trump) * 2
                    + usize::from(own_stronger == 0),
                ((((self.mode * 4 + own_trumps) * 4 + our_trumps) * 4 + their_trumps) * 2 + trump) * 2
                    + usize::from(own_stronger + their_stronger == 0),
            ],
        )
    }

    #[inline(always)]
    fn rows_of_follow(
        &self,
        bit: usize,
        stronger: [usize; 3],
        length: usize,
        is_lowest: bool,
        is_highest: bool,
    ) -> Rows {
        let [own_stronger, our_stronger, their_stronger] = stronger;
        let table = self.table;
        let class = self.layout.class[bit & 63];
        let best = usize::from(table.best) & 63;
        let beats = self.layout.higher[best] >> bit & 1 == 1;
        let higher = self.layout.higher[if beats { bit & 63 } else { best }];
        let ours = beats || self.is_winning;
        let mut later = [6; 2];
        for n in 0..self.n_later.min(3) {
            let category = if higher & self.legal[n] == 0 { 0 } else { 1 + usize::from(self.is_void[n]) };
            later[n & 1] = category + 3 * usize::from(self.is_partner[n]);
        }
        let outcome = self.outcome(higher, ours);
        let kind = if class & table.follow != 0 { 0 } else { 1 + usize::from(class != self.layout.classes[0]) };
        let on_table = usize::from(ON_TABLE[usize::from(table.augen.min(29)) / 5]);
        let (beats, ours, len) = (usize::from(beats), usize::from(ours), usize::from(table.len) - 1);
        placed(
            &STARTS[1],
            [
                (((((self.mode * 3 + len) * 2 + ours) * 4 + outcome) * 2 + beats) * 3 + kind) * 4 + their_stronger,
                (((later[0] * 7 + later[1]) * 2 + ours) * 2 + beats) * 3 + kind,
                ((((on_table * 2 + ours) * 4 + outcome) * 2 + beats) * 3 + kind) * 3 + len,
                ((((length * 3 + own_stronger) * 3 + their_stronger.min(2)) * 3 + our_stronger) * 3 + kind) * 2 + beats,
                (((self.n_tricks * 3 + kind) * 2 + beats) * 2 + ours) * 3 + self.mode,
                ((((usize::from(is_lowest) * 2 + usize::from(is_highest)) * 2 + beats) * 2 + ours) * 4 + outcome) * 9
                    + kind * 3
                    + len,
            ],
        )
    }

    /// Returns who can still take the trick from the side it would be with, if these cards are higher: nobody; the other
    /// side alone; both, and this side has the highest; both, and the other has.
    #[inline(always)]
    const fn outcome(&self, higher: u64, ours: bool) -> usize {
        let (mut us, mut them) = (higher & self.ours_later, higher & self.theirs_later);
        if !ours {
            (us, them) = (them, us);
        }
        if them == 0 {
            0
        } else if us == 0 {
            1
        } else if them < us {
            2
        } else {
            3
        }
    }

    /// Returns the class of what the most valuable of these cards counts.
    #[inline(always)]
    fn most_worth(&self, cards: u64) -> usize {
        let [two, _, _, ten, eleven] = self.layout.thermometer;
        usize::from(cards & two != 0) + usize::from(cards & ten != 0) + usize::from(cards & eleven != 0)
    }

    /// Returns the class of what the least valuable of these cards counts.
    #[inline(always)]
    fn least_worth(&self, cards: u64) -> usize {
        let [two, _, _, ten, eleven] = self.layout.thermometer;
        usize::from(cards & !two == 0) + usize::from(cards & !ten == 0) + usize::from(cards & !eleven == 0)
    }
}

/// Returns the places in the table of weights.
#[inline(always)]
fn placed(starts: &[usize; N_FEATURES], places: [usize; N_FEATURES]) -> Rows {
    let mut rows = [0; N_FEATURES];
    for i in 0..N_FEATURES {
        rows[i] = (starts[i] + 4 * places[i]) as u16;
    }
    rows
}
