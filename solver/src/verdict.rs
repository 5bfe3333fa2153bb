//! Whether a side makes all remaining tricks *zwangslaeufig*: whatever everybody plays.
//!
//! The question is one of reachability, not of best play: is there any line, legal and within the manner of the
//! claim, in which an opponent wins a trick? So all four seats look for it together. Some observations make the
//! search small; each is a headed block in [`Walk`].

use crate::bits::{Machine, Portable};
use crate::claim::Claim;
use crate::manner::Bound;
use crate::slot::{Layout, State, Table, each, highest_of_each, lowest_of_each, members};
use crate::structure::Structure;
use ahash::AHashMap;
use game::{Card, Position};

/// Whether a claim holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No line of play gives the opponents a trick.
    Holds {
        /// How many positions were looked at to prove it.
        positions: u64,
    },
    /// The opponents can come to a trick.
    Fails {
        /// The plays from the position to the end of the first trick that they win; no other line wins one earlier.
        line: Vec<Card>,
    },
}

impl Verdict {
    /// Returns whether the claim holds.
    #[must_use]
    pub const fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }
}

/// Returns whether the claim holds in the position, with a proof.
#[must_use]
pub fn verdict(position: &Position, claim: &Claim) -> Verdict {
    #[cfg(target_arch = "x86_64")]
    if let Some(machine) = crate::bits::Bmi2::detect() {
        return Walk::new(machine, position, claim).verdict();
    }
    Walk::new(Portable, position, claim).verdict()
}

/// Who may lead after a trick of the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Lead {
    /// Whoever has won it.
    Winner,
    /// Any of these seats: more lines than there are, but a proof that none of them loses a trick is a proof.
    Anyone(u8),
    /// Only the leader can, and only this opponent looks for a trick.
    Against(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    structure: Structure,
    leader: u8,
    lead: Lead,
    /// The hand of a claimant whose order is given by cards, not by ranks.
    named: u64,
}

struct Walk<M> {
    machine: M,
    layout: Layout,
    bound: Bound,
    /// The side that is to make all tricks, as a mask of seats.
    party: u8,
    start: State,
    /// For how many tricks a position is known to be safe.
    safe: AHashMap<Key, u8>,
    /// Within how many tricks somebody can lose one if anybody may lead.
    doubtful: AHashMap<Key, u8>,
    positions: u64,
    /// Whether the search ended somewhere only because it was not allowed to look deeper.
    cut_short: bool,
}

/// What holds during one trick.
#[derive(Clone, Copy)]
struct Phase {
    /// How many tricks may still be looked at, this one included.
    n_tricks: u8,
    lead: Lead,
    /// The members of the side that can win this trick or a later one while the side makes all.
    leaders: u8,
}

impl<M: Machine> Walk<M> {
    fn new(machine: M, position: &Position, claim: &Claim) -> Self {
        let layout = Layout::new(position.order());
        let start = State::new(&layout, position);
        let bound = Bound::new(&layout, &start, claim.manner());
        Self {
            machine,
            bound,
            party: members(position, claim.team()),
            layout,
            start,
            safe: AHashMap::new(),
            doubtful: AHashMap::new(),
            positions: 0,
            cut_short: false,
        }
    }

    fn verdict(mut self) -> Verdict {
        let start = self.start;
        let mut line = Vec::new();
        // The shortest line is looked for first: one trick, two tricks, ..
        for n_tricks in 1..=MOST_TRICKS {
            self.cut_short = false;
            if self.can_lose(&start, n_tricks, Lead::Winner, &mut line) {
                line.reverse();
                return Verdict::Fails { line: line.into_iter().map(|bit| self.layout.card(bit)).collect() };
            }
            if !self.cut_short {
                break;
            }
        }
        Verdict::Holds { positions: self.positions }
    }

    /// Returns whether the opponents can win one of the next tricks, and if so pushes the plays, the last one first.
    fn can_lose(&mut self, state: &State, n_tricks: u8, lead: Lead, line: &mut Vec<usize>) -> bool {
        if state.is_over() {
            return false;
        }
        if state.table.len == 0 && self.party >> state.table.leader & 1 == 1 {
            return self.can_lose_from_lead(state, n_tricks, lead, line);
        }
        // The trick was begun before the question, or an opponent is to lead.
        self.positions += 1;
        self.can_lose_by_playing(state, Phase { n_tricks, lead, leaders: self.party }, line)
    }

    fn can_lose_from_lead(&mut self, state: &State, n_tricks: u8, lead: Lead, line: &mut Vec<usize>) -> bool {
        let leaders = match lead {
            Lead::Winner => self.possible_leaders(&state.hands, 1 << state.table.leader),
            Lead::Anyone(seats) => seats,
            Lead::Against(_) => 1 << state.table.leader,
        };
        // Static proof: every card that may ever be led is above everything that the opponents hold.
        let opponents = if let Lead::Against(opponent) = lead { 1 << opponent } else { !self.party };
        if self.beaters(&state.hands, leaders) & self.held(&state.hands, opponents) == 0 {
            self.positions += 1;
            return false;
        }
        if n_tricks == 0 {
            self.cut_short = true;
            return false;
        }
        let key = self.key(state, leaders, lead);
        let known = self.safe.get(&key).copied();
        if let Some(known) = known
            && n_tricks <= known
        {
            self.cut_short |= known != FOREVER;
            return false;
        }
        self.positions += 1;
        if self.doubtful.get(&key).is_some_and(|&enough| enough <= n_tricks) {
            return true;
        }
        let cut_short_elsewhere = std::mem::replace(&mut self.cut_short, false);
        let phase = Phase { n_tricks, lead, leaders };
        let loses = match lead {
            Lead::Against(_) => self.can_lose_by_playing(state, phase, line),
            _ if leaders.count_ones() == 1 => self.can_lose_against_one(state, n_tricks, line),
            Lead::Winner => self.can_lose_if_winner_leads(state, phase, known.is_none(), line),
            Lead::Anyone(_) => self.can_lose_if_anyone_leads(state, phase, line),
        };
        if !loses {
            self.safe.insert(key, if self.cut_short { n_tricks } else { FOREVER });
        } else if matches!(lead, Lead::Anyone(_)) {
            self.doubtful.insert(key, n_tricks);
        }
        self.cut_short |= cut_short_elsewhere;
        loses
    }

    /// Independence: if nobody of the side but the leader can ever win a trick, he leads to every trick, and what an
    /// opponent may play depends on his own cards and the led ones alone. So the opponents need not be looked at
    /// together; one of them finds a trick, or none does.
    fn can_lose_against_one(&mut self, state: &State, n_tricks: u8, line: &mut Vec<usize>) -> bool {
        let party = self.party;
        (0..4)
            .filter(|seat| party >> seat & 1 == 0)
            .any(|seat| self.can_lose_from_lead(state, n_tricks, Lead::Against(seat), line))
    }

    fn can_lose_if_winner_leads(&mut self, state: &State, phase: Phase, is_new: bool, line: &mut Vec<usize>) -> bool {
        // Relaxation: if nobody can lose a trick even when any of the leaders may lead, nobody can when only the
        // winner may. Then high cards are of no use to get the lead, and far fewer positions are left. The first
        // question is whether that proves all tricks at once, the second whether it rules out the next few.
        let relaxed = Lead::Anyone(phase.leaders);
        if is_new && !self.can_lose_from_lead(state, MOST_TRICKS, relaxed, &mut Vec::new()) {
            return false;
        }
        self.cut_short = false;
        if !self.can_lose_from_lead(state, phase.n_tricks, relaxed, &mut Vec::new()) {
            return false;
        }
        self.cut_short = false;
        self.can_lose_by_playing(state, phase, line)
    }

    fn can_lose_if_anyone_leads(&mut self, state: &State, phase: Phase, line: &mut Vec<usize>) -> bool {
        (0..4).filter(|seat| phase.leaders >> seat & 1 == 1).any(|seat| {
            let led = State { table: Table::led_by(seat), ..*state };
            self.can_lose_by_playing(&led, phase, line)
        })
    }

    fn can_lose_by_playing(&mut self, state: &State, phase: Phase, line: &mut Vec<usize>) -> bool {
        each(self.choices(state, phase)).any(|bit| {
            let (next, complete) = state.after(&self.layout, bit);
            let loses = match complete {
                None => self.can_lose_by_playing(&next, phase, line),
                Some(trick) if self.party >> trick.owner & 1 == 0 => true,
                Some(_) => self.can_lose(&next, phase.n_tricks - 1, phase.lead, line),
            };
            if loses {
                line.push(bit);
            }
            loses
        })
    }

    /// Returns the cards that have to be tried.
    fn choices(&self, state: &State, phase: Phase) -> u64 {
        let seat = state.table.turn();
        let legal = state.legal();
        let is_opponent = self.party >> seat & 1 == 0;
        // Opponents keep what is high: a higher card of the same class wins whenever the lower one would have won.
        // So they play their lowest card of a class, or their highest if it takes this trick.
        if is_opponent {
            if let Lead::Against(opponent) = phase.lead
                && opponent != seat
            {
                return legal & legal.wrapping_neg();
            }
            let winning =
                if state.table.len == 0 { legal } else { legal & self.layout.higher[usize::from(state.table.best)] };
            return lowest_of_each(&self.layout, legal) | (highest_of_each(&self.layout, legal) & winning);
        }
        let allowed = if self.bound.seat() == Some(seat) { self.bound.allowed(&self.layout, legal) } else { legal };
        // Irrelevant: what a seat plays that can never win a trick changes nothing.
        if phase.leaders >> seat & 1 == 0 {
            return allowed & allowed.wrapping_neg();
        }
        if self.bound.seat() == Some(seat) {
            return allowed;
        }
        // The side keeps what is low: if it does not matter which member wins, a lower card of the same class loses
        // whenever the higher one would have lost. So they play their highest card, or their lowest to lose this trick.
        if phase.leaders.count_ones() == 1 || phase.lead != Lead::Winner {
            return lowest_of_each(&self.layout, legal) | highest_of_each(&self.layout, legal);
        }
        self.layout.distinct_ranks(legal, state.others())
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
        let lowest = lowest_of_each(&self.layout, self.held(hands, seats));
        each(lowest).fold(0, |beaters, bit| beaters | self.layout.higher[bit])
    }

    fn held(&self, hands: &[u64; 4], seats: u8) -> u64 {
        (0..4).filter(|seat| seats >> seat & 1 == 1).fold(0, |held, seat| held | hands[seat])
    }

    fn key(&self, state: &State, leaders: u8, lead: Lead) -> Key {
        let mut hands = state.hands;
        for (seat, hand) in hands.iter_mut().enumerate() {
            let is_idle = match lead {
                Lead::Against(opponent) => seat != opponent && leaders >> seat & 1 == 0,
                Lead::Winner | Lead::Anyone(_) => (self.party & !leaders) >> seat & 1 == 1,
            };
            if is_idle {
                *hand = 0;
            }
        }
        let named = match &self.bound {
            Bound::InOrder { seat, .. } => hands[*seat],
            Bound::Free | Bound::TopFirst { .. } => 0,
        };
        let leader = if matches!(lead, Lead::Anyone(_)) { 0 } else { state.table.leader };
        Key { structure: Structure::of(self.machine, &self.layout, &hands), leader, lead, named }
    }
}

/// More than the tricks of a deal.
const MOST_TRICKS: u8 = 13;

/// Safe for more tricks than there are.
const FOREVER: u8 = u8::MAX;
