//! The value of the cards alone: the control variate of a match, and a measure for studies.

use bots::Draw;
use game::{
    Augen, BySeat, ByTeam, Card, Contract, Deal, Level, Parties, Position, PositionParts, Rules, Seat, Solo, Won, score,
};
use solver::Stop;
use solver::{BestAugen, Config, Limits, Solver};

/// Number of tricks left at which the cards are turned over. Whole deals take seconds to minutes, six tricks a
/// millisecond.
const TRICKS_LEFT: usize = 6;

/// Returns the points of every seat in this solo, led by the dealer's left neighbour, or in the normal game, without calls and
/// special points, if the first tricks are played at random and the others with open cards: the average over `openings` openings.
///
/// The openings are the same for all deals, so this is a fixed function of the deal, and its sum over the seats is
/// zero. It is 0 for all seats if Schweine can still change the order of the cards.
pub(crate) fn open_points(rules: &Rules, deal: &Deal, solo: Option<(Seat, Solo)>, openings: u64) -> [f64; 4] {
    open_points_unless(rules, deal, solo, openings, &Stop::NEVER).expect("nobody stops it")
}

/// Returns the same, or `None` once `stop` is set.
pub(crate) fn open_points_unless(
    rules: &Rules,
    deal: &Deal,
    solo: Option<(Seat, Solo)>,
    openings: u64,
    stop: &Stop,
) -> Option<[f64; 4]> {
    let parts = PositionParts::of_deal(rules, deal, solo);
    let (contract, parties) = (parts.contract, parts.parties);
    // The order of the cards may change while they are played, so the value is unknown.
    let Ok(position) = Position::new(parts) else { return Some([0.0; 4]) };
    let config = Config::default().with_table_bytes(16 << 20);
    let all: Augen = rules.deck().cards().map(Card::augen).sum();
    let mut sums = BySeat([0; 4]);
    for opening in 0..openings {
        if stop.is_set() {
            return None;
        }
        let position = opened(&position, &mut Draw::new(OPENINGS, opening));
        let won = position.parts().won.unwrap_or_default().re;
        let rest = Solver::new(&config).ask(&position, BestAugen::value(), Limits::NONE).exact();
        let re = won.augen + rest;
        let points = points(rules, contract, parties, re, all);
        Seat::ALL.into_iter().for_each(|seat| sums[seat] += points[seat]);
    }
    Some(sums.0.map(|sum| f64::from(sum) / openings.max(1) as f64))
}

/// The seed of all openings.
const OPENINGS: u64 = 0x0bec;

fn opened(position: &Position, draw: &mut Draw) -> Position {
    let mut position = position.clone();
    while TRICKS_LEFT < position.cards().tricks_left() || !position.cards().trick().is_empty() {
        let legal = position.cards().legal(position.order());
        let card = legal.nth(draw.below(legal.len())).expect("a hand with cards has a legal one");
        position = position.after(card).expect("a legal card");
    }
    position
}

fn points(rules: &Rules, contract: Contract, parties: Parties, re: Augen, all: Augen) -> BySeat<i32> {
    // Earlier Augen imply a trick; nothing else is needed.
    let won = |augen: Augen| Won { augen, tricks: u8::from(augen.0 != 0) };
    let won = ByTeam { re: won(re), kontra: won(Augen(all.0 - re.0)) };
    let score = score(rules, contract, parties, ByTeam { re: Level::None, kontra: Level::None }, won, &[]);
    BySeat::from_fn(|seat| score.points[seat].0)
}
