//! The contest of several soli that bids decide (Recklinghausen, Grosser Vorbehalt; decision OP-12).

use crate::contract::{Level, Solo};
use crate::rules::{Rules, SoloContest};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::spielfindung::act::Bid;

/// The bidding of all who have a solo: each states a bid in turn, then those behind may raise or pass.
#[derive(Clone, Debug)]
pub(crate) struct Contest {
    /// The first seat in seating order, which wins ties.
    first: Seat,
    bidders: SeatSet,
    passed: SeatSet,
    bids: BySeat<Option<Bid>>,
    best: Option<Seat>,
    turn: Option<Seat>,
}

impl Contest {
    pub(crate) fn new(first: Seat, bidders: SeatSet) -> Self {
        let turn = first.clockwise().find(|&seat| bidders.contains(seat));
        Self { first, bidders, passed: SeatSet::EMPTY, bids: BySeat::default(), best: None, turn }
    }

    /// Returns who has to state a bid or may raise; `None` when the contest is decided.
    pub(crate) const fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Returns the leader of the contest with his bid; it is the winner once the contest is decided.
    pub(crate) fn best(&self) -> Option<(Seat, Bid)> {
        let seat = self.best?;
        self.bids[seat].map(|bid| (seat, bid))
    }

    /// Returns whether the seat has stated its first bid.
    pub(crate) const fn has_bid(&self, seat: Seat) -> bool {
        self.bids.0[seat.index()].is_some()
    }

    /// Returns whether the seat at turn may state this bid: any at first, later only one that leads.
    pub(crate) fn allows(&self, rules: &Rules, seat: Seat, bid: Bid) -> bool {
        let is_stated = rules.soli.contest == SoloContest::Bid || bid.level == Level::None;
        // In a Null there are no Absagen.
        let exists = bid.solo != Solo::Null || bid.level <= Level::Ansage;
        rules.soli.named.contains(&bid.solo)
            && exists
            && is_stated
            && (!self.has_bid(seat) || self.leads(rules, seat, bid))
    }

    fn leads(&self, rules: &Rules, seat: Seat, bid: Bid) -> bool {
        let Some((best_seat, best)) = self.best() else { return true };
        let (new, old) = (worth(rules, bid), worth(rules, best));
        // Rule DDV C.1: of two equal ones the seat nearer to the dealer's left.
        old < new || (old == new && self.first.steps_to(seat) < self.first.steps_to(best_seat))
    }

    /// States an allowed bid.
    pub(crate) fn bid(&mut self, rules: &Rules, seat: Seat, bid: Bid) {
        let leads = self.leads(rules, seat, bid);
        self.bids[seat] = Some(bid);
        if leads {
            self.best = Some(seat);
        }
        self.advance(rules, seat);
    }

    /// Gives up raising, for good.
    pub(crate) fn pass(&mut self, rules: &Rules, seat: Seat) {
        self.passed = self.passed.with(seat);
        self.advance(rules, seat);
    }

    fn advance(&mut self, rules: &Rules, from: Seat) {
        let waits =
            |seat: &Seat| self.bidders.contains(*seat) && !self.passed.contains(*seat) && (self.best != Some(*seat));
        let unheard = self.first.clockwise().find(|&seat| self.bidders.contains(seat) && !self.has_bid(seat));
        // If the soli have a fixed rank, no raise is possible.
        let raised = from.next().clockwise().find(|seat| rules.soli.contest == SoloContest::Bid && waits(seat));
        self.turn = unheard.or(raised);
    }
}

/// Returns what counts first and what counts second in a comparison of bids.
fn worth(rules: &Rules, bid: Bid) -> (u8, u8) {
    (bid.level.number(), rank(rules, bid.solo))
}

/// Returns the rank of a solo, the higher the better; 0 for those that have none.
fn rank(rules: &Rules, solo: Solo) -> u8 {
    let place = rules.soli.rank.iter().position(|&ranked| ranked == solo);
    place.map_or(0, |place| (rules.soli.rank.len() - place) as u8)
}

/// Returns every bid that the rule set knows.
pub(crate) fn all_bids(rules: &Rules) -> impl Iterator<Item = Bid> {
    rules.soli.named.iter().flat_map(|&solo| Level::ALL.into_iter().map(move |level| Bid { solo, level }))
}
