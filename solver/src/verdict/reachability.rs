//! Whether one opponent's chance can come true, by looking at positions.

use super::attempt::Chance;
use super::count_search::{FOREVER, Question, Sketch};
use super::counts::{Counts, Outline, Shape, counts};
use super::rank_structure::Structure;
use super::restriction::Bound;
use crate::bitboard::{Layout, each, highest_of_each, lowest_of_each};
use crate::limits::LimitCounter;
use crate::machine::Machine;
use crate::trick::Trick;
use ahash::AHashMap;

/// The plays of a line that matter, seats and bits, the last one first.
pub(crate) type Line = Vec<(usize, usize)>;

/// A position in which the side leads, as far as it matters to one opponent's chance.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub(crate) chance: Chance,
    /// The hands of the seats that can win tricks, and the opponent's card.
    pub(crate) hands: [u64; 4],
    /// What the opponent holds.
    pub(crate) held: Counts,
    pub(crate) leader: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    structure: Structure,
    leader: u8,
    chance: Chance,
    /// What the opponent holds.
    held: Counts,
    /// The hand of a claimant whose order is given by cards, not by ranks.
    named: u64,
}

/// What is known of the stages of a claim.
pub(crate) struct Reach<'a, M> {
    machine: M,
    pub(crate) layout: Layout,
    pub(crate) bound: Bound,
    /// The side that is to make all tricks, as a mask of seats.
    pub(crate) party: u8,
    /// For how many tricks a stage is known to be safe.
    safe: AHashMap<Key, u8>,
    sketch: Sketch,
    /// How many positions were looked at.
    pub(crate) looked: u64,
    pub(crate) meter: LimitCounter<'a>,
    /// Whether the search ended somewhere only because it was not allowed to look deeper.
    pub(crate) cut_short: bool,
}

impl<'a, M: Machine> Reach<'a, M> {
    pub(crate) fn new(machine: M, layout: Layout, bound: Bound, party: u8, meter: LimitCounter<'a>) -> Self {
        let sketch = Sketch::new();
        Self { machine, layout, bound, party, safe: AHashMap::new(), sketch, looked: 0, meter, cut_short: false }
    }

    /// Returns how many positions were looked at, those in outline included.
    pub(crate) fn positions(&self) -> u64 {
        self.looked + self.sketch.len() as u64
    }

    /// Returns which of the legal cards a seat may play in the manner of the claim.
    pub(crate) fn allowed(&self, seat: usize, legal: u64) -> u64 {
        if self.bound.seat() == Some(seat) { self.bound.allowed(&self.layout, legal) } else { legal }
    }

    /// Returns whether the chance can come true in one of the next tricks.
    pub(crate) fn can_come_true(&mut self, stage: &Stage, n_tricks: u8, line: &mut Line) -> bool {
        let mut stage = *stage;
        let leader = usize::from(stage.leader);
        let opponent = usize::from(stage.chance.opponent);
        if stage.hands[leader] == 0 || self.meter.is_spent() {
            return false;
        }
        if n_tricks == 0 {
            self.cut_short = true;
            return false;
        }
        let leaders = self.possible_leaders(&stage.hands, 1 << leader);
        // Static proof: every card that may ever be led is above the opponent's.
        if self.beaters(&stage.hands, leaders) >> stage.chance.card & 1 == 0 {
            self.looked += 1;
            return false;
        }
        // Irrelevant: what is played by the other opponents and by a seat that can never win a trick.
        for seat in (0..4).filter(|&seat| seat != opponent && leaders >> seat & 1 == 0) {
            stage.hands[seat] = 0;
        }
        let key = self.key(&stage);
        let mut known = self.safe.get(&key).copied().unwrap_or(0);
        if known < n_tricks {
            self.looked += 1;
            let safe = self.safe_in_outline(&stage, leaders, n_tricks);
            if known < safe && !self.meter.is_spent() {
                known = safe;
                self.safe.insert(key, safe);
            }
        }
        if n_tricks <= known {
            self.cut_short |= known != FOREVER;
            return false;
        }
        let cut_short_elsewhere = std::mem::replace(&mut self.cut_short, false);
        let loses = if n_tricks == 1 {
            self.comes_true_now(&stage, line)
        } else {
            self.can_come_true_later(&stage, Trick::led_by(stage.leader), leaders, n_tricks, line)
        };
        if !loses && !self.meter.is_spent() {
            self.safe.insert(key, if self.cut_short { n_tricks } else { FOREVER });
        }
        self.cut_short |= cut_short_elsewhere;
        loses
    }

    fn safe_in_outline(&mut self, stage: &Stage, leaders: u8, n_tricks: u8) -> u8 {
        let mut held = stage.hands.map(|hand| counts(&self.layout, hand));
        held[usize::from(stage.chance.opponent)] = stage.held;
        let outline = Outline { held, leader: stage.leader };
        let shape = Shape::new(&self.layout, &self.bound, &stage.hands, stage.chance, leaders);
        let (layout, bound) = (&self.layout, &self.bound);
        let mut question = Question { layout, bound, meter: &mut self.meter, shape: &shape };
        self.sketch.safe_for(&mut question, &outline, n_tricks)
    }

    /// Returns whether the opponent wins the next trick if all help him.
    fn comes_true_now(&mut self, stage: &Stage, line: &mut Line) -> bool {
        let chance = stage.chance;
        let class = self.layout.classes[usize::from(chance.class)];
        let mut table = Trick::led_by(stage.leader);
        let mut plays = Vec::new();
        while table.len < 4 {
            let seat = table.turn();
            let own = stage.hands[seat];
            if own == 0 {
                table.len += 1;
                continue;
            }
            let following = own & class;
            let legal = if following == 0 && table.len != 0 { own } else { following };
            let bit = if seat == usize::from(chance.opponent) {
                usize::from(chance.card)
            } else {
                // They play what is low, and Fehl rather than trump.
                let allowed = self.allowed(seat, if table.len == 0 { own } else { legal }) & legal;
                let fehl = allowed & !self.layout.classes[0];
                let bits = if fehl == 0 { allowed } else { fehl };
                if bits == 0 {
                    break;
                }
                let bit = bits.trailing_zeros() as usize;
                plays.push((seat, bit));
                bit
            };
            table = table.with(&self.layout, bit);
        }
        let may_ruff = !chance.is_ruff() || stage.held[usize::from(chance.class)] == 0;
        let wins = table.len == 4 && may_ruff && table.owner == chance.opponent;
        if wins {
            line.extend(plays.into_iter().rev());
        } else {
            self.cut_short |= stage.hands[usize::from(stage.leader)].count_ones() != 1;
        }
        wins
    }

    /// Returns whether the chance can come true in a trick after the running one.
    fn can_come_true_later(
        &mut self,
        stage: &Stage,
        mut table: Trick,
        leaders: u8,
        n_tricks: u8,
        line: &mut Line,
    ) -> bool {
        let opponent = usize::from(stage.chance.opponent);
        while table.len < 4 && (table.turn() == opponent || stage.hands[table.turn()] == 0) {
            table.len += 1;
        }
        if table.len == 4 {
            return self.can_come_true(&Stage { leader: table.owner, ..*stage }, n_tricks - 1, line);
        }
        let seat = table.turn();
        each(self.choices(stage, &table, leaders)).any(|bit| {
            self.meter.count_node();
            let mut stage = *stage;
            if table.len == 0 {
                let class = self.layout.classes.iter().position(|class| class >> bit & 1 == 1).unwrap_or(0);
                match stage.chance.after(&stage.held, class) {
                    Some(held) => stage.held = held,
                    None => return false,
                }
            }
            stage.hands[seat] ^= 1 << bit;
            let loses = self.can_come_true_later(&stage, table.with(&self.layout, bit), leaders, n_tricks, line);
            if loses {
                line.push((seat, bit));
            }
            loses
        })
    }

    /// Returns the cards of a seat of the side that have to be tried.
    fn choices(&self, stage: &Stage, table: &Trick, leaders: u8) -> u64 {
        let seat = table.turn();
        let own = stage.hands[seat];
        let legal = table.legal(own);
        if self.bound.seat() == Some(seat) {
            return self.bound.allowed(&self.layout, legal);
        }
        // A lone leader keeps what is low.
        if leaders.count_ones() == 1 {
            return highest_of_each(&self.layout, legal);
        }
        let others = (0..4).filter(|&other| other != seat);
        let others = others.fold(table.best_bit(), |all, other| all | stage.hands[other]);
        self.layout.distinct_ranks(legal, others)
    }

    /// Returns the seats of the side that can ever win a trick as long as the side makes all: those in `leaders`, and
    /// whoever holds a card that beats a card of one of them.
    fn possible_leaders(&self, hands: &[u64; 4], mut leaders: u8) -> u8 {
        loop {
            let beaters = self.beaters(hands, leaders);
            let more = (0..4).filter(|&seat| self.party >> seat & 1 == 1 && hands[seat] & beaters != 0);
            let all = more.fold(leaders, |all, seat| all | 1 << seat);
            if all == leaders {
                return leaders;
            }
            leaders = all;
        }
    }

    /// Returns the cards that beat some card of these seats.
    fn beaters(&self, hands: &[u64; 4], seats: u8) -> u64 {
        let held = (0..4).filter(|seat| seats >> seat & 1 == 1).fold(0, |held, seat| held | hands[seat]);
        each(lowest_of_each(&self.layout, held)).fold(0, |beaters, bit| beaters | self.layout.higher[bit])
    }

    fn key(&self, stage: &Stage) -> Key {
        let named = match &self.bound {
            Bound::InOrder { seat, .. } => stage.hands[*seat],
            Bound::Free | Bound::TopFirst { .. } => 0,
        };
        let structure = Structure::of(self.machine, &self.layout, &stage.hands);
        Key { structure, leader: stage.leader, chance: stage.chance, held: stage.held, named }
    }
}
