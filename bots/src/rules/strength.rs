//! The strength of a hand at a point in the game: the Augen that its side can expect in the end.

use crate::rules::feature::{Block, Sink};
use crate::rules::sight::{SLOTS, Sight};
use crate::rules::weights::Role;
use game::{Card, Class, Level, Seat, Team};

/// Cards in the hand, by slot.
const HELD: Block = Block::first("held", SLOTS);
/// The number of trumps.
const TRUMPS: Block = HELD.then("trumps", 13);
/// Trumps beaten by 0, 1, 2, 3 or 4, 5 to 7, or more unseen trumps.
const CONTROL: Block = TRUMPS.then("control", 6);
/// Highest Fehl cards of suits of which the hand has one, two, more.
const MASTER: Block = CONTROL.then("master-length", 3);
/// Fehl cards that are not the highest of their suit.
const LOSERS: Block = MASTER.then("losers", 1);
/// Fehl suits the hand has none of, with trumps in it.
const VOIDS: Block = LOSERS.then("voids", 1);
/// Fehl cards that win if no seat trumps: the highest of a suit one after the other, and the others when these are out.
const RUNNING: Block = VOIDS.then("running", 1);
/// The longest such row.
const LONGEST: Block = RUNNING.then("longest", 1);
/// Leader of the trick: the seat itself, or the seat 1, 2 or 3 steps away.
const LEADER: Block = LONGEST.then("leader", 4);
/// Leading, times highest Fehl cards.
const LEAD_MASTERS: Block = LEADER.then("lead-masters", 1);
/// Augen won by the own side, by the other one.
const OWN: Block = LEAD_MASTERS.then("own-augen", 1);
const FOES: Block = OWN.then("foes-augen", 1);
/// Augen on the table, times the probability that they are won.
const TABLE: Block = FOES.then("table-augen", 1);
/// The levels of the own side and of the other one.
const CALLED: Block = TABLE.then("called", 5);
const FOES_CALLED: Block = CALLED.then("foes-called", 5);
/// The partner is known.
const KNOWN: Block = FOES_CALLED.then("partner-known", 1);
/// One, always.
const ONE: Block = KNOWN.then("one", 1);

/// The blocks in order.
pub(crate) const BLOCKS: &[Block] = &[
    HELD,
    TRUMPS,
    CONTROL,
    MASTER,
    LOSERS,
    VOIDS,
    RUNNING,
    LONGEST,
    LEADER,
    LEAD_MASTERS,
    OWN,
    FOES,
    TABLE,
    CALLED,
    FOES_CALLED,
    KNOWN,
    ONE,
];

/// The number of features.
pub(crate) const WIDTH: usize = ONE.end();

/// Puts the features of a hand at a moment.
pub(crate) fn features(sight: &Sight<'_>, team: Team, sink: &mut impl Sink) {
    let order = sight.order;
    for card in sight.hand.cards() {
        sink.add(HELD, sight.slot(card), 1.0);
        if order.trumps().contains(card) {
            sink.add(CONTROL, super::follow::control(sight.higher(card)), 1.0);
        }
    }
    let trumps = sight.hand.count_in(order.trumps());
    sink.add(TRUMPS, trumps, 1.0);
    let (mut losers, mut voids, mut running, mut longest, mut masters) = (0, 0, 0, 0, 0);
    for class in Class::ALL.into_iter().skip(1) {
        let members = order.members(class);
        let part = sight.hand.part(members);
        if part.is_empty() {
            voids += usize::from(!members.is_empty());
            continue;
        }
        let is_master = |card: Card| (sight.unseen.kinds() & members & order.beaten_by(card)).is_empty();
        let high = part.cards().filter(|&card| is_master(card)).count();
        sink.add(MASTER, part.len().min(3) - 1, high as f32);
        masters += high;
        losers += part.len() - high;
        // Each of them draws a card from the holders of the suit.
        let row = if high != 0 && sight.out(class) <= 2 * high { part.len() } else { high };
        running += row;
        longest = longest.max(row);
    }
    sink.one(LOSERS, losers as f32);
    sink.one(VOIDS, if trumps == 0 { 0.0 } else { voids as f32 });
    sink.one(RUNNING, running as f32);
    sink.one(LONGEST, longest as f32);
    let leader = sight.seat.steps_to(sight.trick.leader());
    sink.add(LEADER, leader, 1.0);
    if leader == 0 && sight.trick.is_empty() {
        sink.one(LEAD_MASTERS, masters as f32);
    }
    let (mut own, mut foes) = (0.0, 0.0);
    for seat in Seat::ALL {
        let augen = f32::from(sight.memory.augen[seat]);
        own += augen * sight.friend[seat];
        foes += augen * (1.0 - sight.friend[seat]);
    }
    sink.one(OWN, own);
    sink.one(FOES, foes);
    let on_turn = sight.trick.to_play() == sight.seat;
    if let (true, Some(led), Some(best), Some(owner)) =
        (on_turn, sight.trick.led(), sight.trick.best(), sight.trick.owner())
    {
        let side = sight.chances(order.class_of(led), best, owner).side;
        sink.one(TABLE, side * f32::from(sight.trick.augen().0));
    }
    for (block, side) in [(CALLED, team), (FOES_CALLED, !team)] {
        let level = sight.memory.levels[side];
        if level != Level::None {
            sink.add(block, usize::from(level.number()) - 1, 1.0);
        }
    }
    sink.flag(KNOWN, !sight.is_partner_unknown());
    sink.one(ONE, 1.0);
}

/// The most tricks after which a call is still possible, and so a strength is known.
pub(crate) const MOST_TRICKS: usize = 7;

/// Returns the number of the column for `role` after `n_tricks` tricks.
pub(crate) fn column(role: Role, n_tricks: usize) -> usize {
    role as usize * MOST_TRICKS + n_tricks.min(MOST_TRICKS - 1)
}

/// Returns the names of the columns.
pub(crate) fn columns() -> Vec<String> {
    let of = |role: Role| (0..MOST_TRICKS).map(move |n_tricks| format!("{}/{n_tricks}", role.name()));
    Role::ALL.into_iter().flat_map(of).collect()
}
