//! What is good about a card: simple features, each a row of a table of weights.
//!
//! The order in which cards are tried is the order of the sums of their weights. The weights are learned, see
//! [`training`](crate::training). The features say what a player sees at a glance: who can still take the trick, what
//! it is worth, how strong and how long the class of the card is.

use crate::bitboard::{Layout, Trick, sides};
use crate::config::Config;
use crate::kind::Kind;
use crate::machine::Machine;
use std::sync::LazyLock;

/// How many features a card has.
pub(crate) const N_FEATURES: usize = 6;

/// The rows of a card: one in each trick.
pub(crate) type FeatureRows = [u16; N_FEATURES];

/// FeatureRows of all tables side by side, sixteen bits each, as far as some facts decide them. The rows of a card are the sums,
/// and none of them is so large that it would run into its neighbour.
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

    /// Returns the rows that begin these places of cards that differ in what they are worth.
    #[inline(always)]
    const fn of_places(mut places: [usize; N_FEATURES]) -> Self {
        let mut i = 0;
        while i < N_FEATURES {
            places[i] *= 4;
            i += 1;
        }
        Self::of(places)
    }

    #[inline(always)]
    const fn plus(self, other: Self) -> Self {
        Self([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }

    /// Returns the rows that these add up to.
    #[inline(always)]
    pub(crate) fn rows(self) -> FeatureRows {
        std::array::from_fn(|i| (self.0[i / 4] >> (16 * (i % 4))) as u16)
    }
}

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

/// The weights of all rows that a number of a row and a worth can name, so that none need be checked; the rest are zero.
pub(crate) type Weights = [i16; N_ROWS];
const N_ROWS: usize = (1 << 16) + 4;

/// Returns the weights in the places where the search looks for them.
pub(crate) fn padded(mut weights: impl Iterator<Item = i16>) -> Box<Weights> {
    let all: Vec<i16> = (0..N_ROWS).map(|_| weights.next().unwrap_or(0)).collect();
    all.try_into().expect("there are as many as rows")
}

/// The orders of all [kinds of games](Kind).
pub(crate) type Orders = LazyLock<[Box<Weights>; 3]>;

/// The order that knows nothing.
static NO_WEIGHTS: Weights = [0; N_ROWS];

/// The orders in soli of many trumps: that for Augen, and that for tricks.
const OF_MANY_TRUMPS: &[u8; 4 * N_WEIGHTS] = include_bytes!("trumps.bin");

/// The orders for Augen.
pub(crate) static OF_AUGEN: Orders = Orders::new(|| {
    let ([pairs, few_trumps], [many_trumps, _]) = (two_orders(include_bytes!("order.bin")), two_orders(OF_MANY_TRUMPS));
    [pairs, few_trumps, many_trumps]
});

/// The orders for Points: one of its own in games of two against two, in which there are special points.
pub(crate) static OF_POINTS: Orders = Orders::new(|| {
    let [_, few_trumps, many_trumps] = &*OF_AUGEN;
    [padded(decoded(include_bytes!("points.bin"))), few_trumps.clone(), many_trumps.clone()]
});

/// The orders for tricks.
pub(crate) static OF_TRICKS: Orders = Orders::new(|| {
    let ([pairs, few_trumps], [_, many_trumps]) =
        (two_orders(include_bytes!("forcing.bin")), two_orders(OF_MANY_TRUMPS));
    [pairs, few_trumps, many_trumps]
});

/// Reads the weights of two orders.
fn two_orders(bytes: &[u8; 4 * N_WEIGHTS]) -> [Box<Weights>; 2] {
    let (first, second) = bytes.split_at(2 * N_WEIGHTS);
    [first, second].map(|half| padded(decoded(half)))
}

/// Reads weights.
pub(crate) fn decoded(bytes: &[u8]) -> impl Iterator<Item = i16> {
    bytes.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]]))
}

/// Returns the order for such games, or the one that knows nothing if the configuration wants none.
pub(crate) fn learned(orders: &'static Orders, kind: Kind, config: &Config) -> &'static Weights {
    if config.switches.move_ordering.is_on() { &orders[kind as usize] } else { &NO_WEIGHTS }
}

/// By the party: 0 for two against two, 1 alone, 2 for three.
static MODE: [u8; 16] = [0, 1, 1, 0, 1, 0, 0, 2, 1, 0, 0, 2, 0, 2, 2, 0];
/// By which of the three seats after this one are partners.
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
    /// Whether the trick is with the own side so far.
    pub(crate) is_winning: bool,
    /// The division of the seats.
    mode: usize,
    n_tricks: usize,
    /// The rows as far as they are the same for all cards, or all that lead a class.
    shares: RowSums,
    shares_of_leads: RowSums,
    n_later: usize,
    /// The cards that follow.
    pub(crate) followed: u64,
    /// What each seat that is still to come can play then, and whether it follows.
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
            shares: RowSums::NONE,
            shares_of_leads: RowSums::NONE,
            n_later: 3 - usize::from(trick.len),
            followed: 0,
            legal: [0; 3],
            is_void: [false; 3],
            ours_later: 0,
            theirs_later: 0,
        }
    }

    /// Looks at what the seats that are still to come can play to the trick on the trick.
    #[inline(always)]
    pub(crate) fn look_at_trick(&mut self) {
        self.follow(self.trick.follow);
        let facts = Follow {
            mode: self.mode,
            n_tricks: self.n_tricks,
            len: usize::from(self.trick.len) - 1,
            on_table: usize::from(ON_TABLE[usize::from(self.trick.augen.min(29)) / 5]),
            ..Follow::NONE
        };
        self.shares = RowSums::of(STARTS[1]).plus(facts.shares());
    }

    /// Looks at the trumps, which matter for leads.
    #[inline(always)]
    pub(crate) fn look_at_trumps(&mut self) {
        let trumps = self.layout.classes[0];
        let [a, b, c] = self.is_partner.map(usize::from);
        let facts = Lead {
            mode: self.mode,
            division: usize::from(DIVISION[a | b << 1 | c << 2]),
            n_tricks: self.n_tricks,
            // Few or many of this seat, its partners and the other side.
            trumps: [
                usize::from(FEW_OR_MANY[at_most(self.machine.count(self.own & trumps), 5)]),
                usize::from(FEW_OR_MANY[at_most(self.machine.count(self.ours & trumps), 5)]),
                usize::from(FEW_OR_MANY_OF_TWO[at_most(self.machine.count(self.theirs & trumps), 7)]),
            ],
            ..Lead::NONE
        };
        self.shares_of_leads = RowSums::of(STARTS[0]).plus(facts.shares());
    }

    /// Looks at what the seats that are still to come can play if these cards are led.
    #[inline(always)]
    pub(crate) fn look_at_lead(&mut self, followed: u64) {
        self.follow(followed);
        // What partners can add at most and must at least, what the others must, and the longest holdings.
        let mut facts = Lead { trump: usize::from(followed == self.layout.classes[0]), partner_least: 3, ..Lead::NONE };
        let mut rivals_least = 0;
        for n in 0..3 {
            let legal = self.legal[n];
            let length = at_most(self.machine.count(self.hands[n] & followed), 3);
            if self.is_partner[n] {
                facts.partner_most = facts.partner_most.max(self.most_worth(legal));
                facts.partner_least = facts.partner_least.min(self.least_worth(legal));
                facts.longest_partner = facts.longest_partner.max(length);
            } else {
                rivals_least += self.least_worth(legal);
                facts.longest_rival = facts.longest_rival.max(length);
            }
        }
        facts.rivals_least = usize::from(LEAST[rivals_least.min(4)]);
        self.shares = self.shares_of_leads.plus(facts.shares());
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
        let stronger = (own_stronger * 4 + our_stronger) * 4 + their_stronger;
        if self.trick.len == 0 {
            self.rows_of_lead(bit, stronger, length)
        } else {
            self.rows_of_follow(bit, stronger, (length * 2 + usize::from(is_lowest)) * 2 + usize::from(is_highest))
        }
    }

    #[inline(always)]
    fn rows_of_lead(&self, bit: usize, stronger: usize, length: usize) -> RowSums {
        let higher = self.layout.higher[bit & 63];
        let mut categories = 0;
        for n in 0..3 {
            let can = usize::from(higher & self.legal[n] != 0);
            categories = categories * 4 + 2 * usize::from(self.is_void[n]) + can;
        }
        let outcome = self.outcome(higher, true);
        self.shares
            .plus(LEAD_BY_CATEGORIES[categories & 63])
            .plus(LEAD_BY_OUTCOME[outcome & 3])
            .plus(LEAD_BY_STRONGER[stronger & 63])
            .plus(LEAD_BY_LENGTH[length & 3])
    }

    #[inline(always)]
    fn rows_of_follow(&self, bit: usize, stronger: usize, holding: usize) -> RowSums {
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
        let outcome = self.outcome(higher, ours);
        let kind = usize::from(class & trick.follow == 0) * (1 + usize::from(class != self.layout.classes[0]));
        let context = ((usize::from(ours) * 4 + outcome) * 2 + usize::from(beats)) * 4 + kind;
        self.shares
            .plus(FOLLOW_BY_CONTEXT[context & 63])
            .plus(FOLLOW_BY_LATER[(later[0] * 8 + later[1]) & 63])
            .plus(FOLLOW_BY_STRONGER[stronger & 63])
            .plus(FOLLOW_BY_HOLDING[holding & 15])
    }

    /// Returns who can still take the trick from the side it would be with, if these cards are higher: nobody; the other
    /// side alone; both, and this side has the highest; both, and the other has.
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

/// The facts about a card that is led.
#[derive(Clone, Copy, Debug)]
struct Lead {
    mode: usize,
    division: usize,
    n_tricks: usize,
    trumps: [usize; 3],
    /// About its class.
    trump: usize,
    partner_most: usize,
    partner_least: usize,
    rivals_least: usize,
    longest_rival: usize,
    longest_partner: usize,
    /// Who can take the trick.
    categories: usize,
    outcome: usize,
    /// How many cards of this seat, its partners and the others are stronger.
    stronger: [usize; 3],
    /// Facts of their own, for nothing has a share where nothing is looked at yet.
    own_is_strongest: usize,
    is_strongest: usize,
    length: usize,
}

impl Lead {
    const NONE: Self = Self {
        mode: 0,
        division: 0,
        n_tricks: 0,
        trumps: [0; 3],
        trump: 0,
        partner_most: 0,
        partner_least: 0,
        rivals_least: 0,
        longest_rival: 0,
        longest_partner: 0,
        categories: 0,
        outcome: 0,
        stronger: [0; 3],
        own_is_strongest: 0,
        is_strongest: 0,
        length: 0,
    };

    /// Returns the rows after the first of each trick. Each is a number whose digits are facts, so each fact has its share
    /// of it; the last digit is what the card is worth.
    #[inline(always)]
    const fn shares(self) -> RowSums {
        let Self { mode, division, n_tricks, trumps, trump, outcome, length, .. } = self;
        let [own, our, their] = self.stronger;
        let ranks = ((mode * 4 + their) * 3 + our) * 3 + own;
        let lengths = ((mode * 4 + self.longest_rival) * 4 + self.longest_partner) * 4 + length;
        RowSums::of_places([
            (division * 64 + self.categories) * 2 + trump,
            ((((mode * 4 + outcome) * 4 + self.partner_most) * 4 + self.partner_least) * 4 + self.rivals_least) * 2
                + trump,
            (ranks * 4 + length) * 2 + trump,
            ((n_tricks * 2 + trump) * 4 + outcome) * 3 + mode,
            (lengths * 2 + trump) * 2 + self.own_is_strongest,
            ((((mode * 4 + trumps[0]) * 4 + trumps[1]) * 4 + trumps[2]) * 2 + trump) * 2 + self.is_strongest,
        ])
    }
}

/// The facts about a card that follows.
#[derive(Clone, Copy, Debug)]
struct Follow {
    mode: usize,
    n_tricks: usize,
    /// How many cards lie besides the first, and what they count.
    len: usize,
    on_table: usize,
    /// Whether the trick is with this side then, who can still take it, whether the card beats what lies, and whether it
    /// follows, is a trump or neither.
    ours: usize,
    outcome: usize,
    beats: usize,
    kind: usize,
    /// What the next two can do.
    later: [usize; 2],
    stronger: [usize; 3],
    length: usize,
    is_lowest: usize,
    is_highest: usize,
}

impl Follow {
    const NONE: Self = Self {
        mode: 0,
        n_tricks: 0,
        len: 0,
        on_table: 0,
        ours: 0,
        outcome: 0,
        beats: 0,
        kind: 0,
        later: [0; 2],
        stronger: [0; 3],
        length: 0,
        is_lowest: 0,
        is_highest: 0,
    };

    /// Returns the rows, as for a [`Lead`].
    #[inline(always)]
    const fn shares(self) -> RowSums {
        let Self { mode, n_tricks, len, on_table, ours, outcome, beats, kind, later, length, .. } = self;
        let [own, our, their] = self.stronger;
        let few_theirs = if their < 2 { their } else { 2 };
        RowSums::of_places([
            (((((mode * 3 + len) * 2 + ours) * 4 + outcome) * 2 + beats) * 3 + kind) * 4 + their,
            (((later[0] * 7 + later[1]) * 2 + ours) * 2 + beats) * 3 + kind,
            ((((on_table * 2 + ours) * 4 + outcome) * 2 + beats) * 3 + kind) * 3 + len,
            ((((length * 3 + own) * 3 + few_theirs) * 3 + our) * 3 + kind) * 2 + beats,
            (((n_tricks * 3 + kind) * 2 + beats) * 2 + ours) * 3 + mode,
            ((((self.is_lowest * 2 + self.is_highest) * 2 + beats) * 2 + ours) * 4 + outcome) * 9 + kind * 3 + len,
        ])
    }
}

/// Fills a table with the shares of each number of some facts. Some numbers stand for nothing, so that all are the sums of
/// powers of two.
macro_rules! shares_by {
    ($name:ident, $n:literal, $number:ident => $facts:expr) => {
        static $name: [RowSums; $n] = {
            let mut table = [RowSums::NONE; $n];
            let mut $number = 0;
            while $number < $n {
                table[$number] = $facts.shares();
                $number += 1;
            }
            table
        };
    };
}

shares_by!(LEAD_BY_CATEGORIES, 64, n => Lead { categories: n, ..Lead::NONE });
shares_by!(LEAD_BY_OUTCOME, 4, n => Lead { outcome: n, ..Lead::NONE });
shares_by!(LEAD_BY_LENGTH, 4, n => Lead { length: n, ..Lead::NONE });
shares_by!(LEAD_BY_STRONGER, 64, n => Lead {
    stronger: [n / 16, n / 4 % 4, n % 4],
    own_is_strongest: (n / 16 == 0) as usize,
    is_strongest: (n / 16 + n % 4 == 0) as usize,
    ..Lead::NONE
});
shares_by!(FOLLOW_BY_CONTEXT, 64, n => Follow {
    ours: n / 32,
    outcome: n / 8 % 4,
    beats: n / 4 % 2,
    kind: n % 4,
    ..Follow::NONE
});
shares_by!(FOLLOW_BY_LATER, 64, n => Follow { later: [n / 8, n % 8], ..Follow::NONE });
shares_by!(FOLLOW_BY_STRONGER, 64, n => Follow { stronger: [n / 16, n / 4 % 4, n % 4], ..Follow::NONE });
shares_by!(FOLLOW_BY_HOLDING, 16, n => Follow {
    length: n / 4,
    is_lowest: n / 2 % 2,
    is_highest: n % 2,
    ..Follow::NONE
});
