//! Positions in which a side can just, or just not, force all tricks.

use super::positions::Games;
use game::{BySeat, ByTeam, Card, Contract, Hand, Parties, Position, PositionParts, Rules, Seat, SeatSet, Team};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use solver::experiment::{Switch, Switches};
use solver::{BestTricks, Config, Limits, Solver, Tricks};

/// How many cards are played to find out whether a side can force all tricks, at most.
const NODES: u64 = 300_000;

/// Returns the last position in which the side cannot force all tricks and the first in which it can, as far as they are
/// found out.
pub(crate) fn almost_forced(rng: &mut ChaCha8Rng, games: Games, team: Team) -> Vec<Position> {
    // What has been learned before must not matter.
    let config = Config::default().with_switches(Switches { move_ordering: Switch::Off, ..Switches::default() });
    let limits = Limits { nodes: Some(NODES), ..Limits::NONE };
    let mut last = random_position(rng, games);
    loop {
        let Some(next) = (0..1_000).find_map(|_| with_better_cards(&last, team, rng)) else {
            return vec![last];
        };
        let all = Tricks::left_in(&next);
        match Solver::new(&config).ask(&next, BestTricks::at_least(team, all), limits).reaches(all) {
            Some(false) => last = next,
            Some(true) | None => return vec![last, next],
        }
    }
}

fn random_position(rng: &mut ChaCha8Rng, games: Games) -> Position {
    let rules = if rng.random_bool(0.8) { Rules::DDV } else { Rules::BSV };
    let is_silent = games == Games::Pairs || rng.random_bool(0.15);
    let n_re = if games == Games::Pairs { 2 } else { 1 };
    let contract = games.contract(rng);
    let n_tricks = *[7, 8, 8, 9, 9, 10, 10, 11, 12, 12].choose(rng).expect("there are ten");
    let n_tricks = rules.n_tricks().min(n_tricks);
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let hands = BySeat::from_fn(|seat| Hand::of(&deck[seat.index() * n_tricks..][..n_tricks]));
    let mut seats = Seat::ALL;
    seats.shuffle(rng);
    // In a game without a named solo the holders of the queens of clubs are Re.
    seats.sort_by_key(|&seat| is_silent && !hands[seat].contains(Card::CQ));
    let parts = PositionParts {
        rules,
        contract: if is_silent { Contract::Normal } else { contract },
        schweine: game::SchweineHolders::NONE,
        parties: Parties { re: SeatSet::of(&seats[..n_re]) },
        hands,
        leader: seats[rng.random_range(0..4)],
        trick: Vec::new(),
        won: None,
        calls: ByTeam::default(),
    };
    // With both queens in one hand, or one in each, not every number of seats can be Re.
    Position::new(parts).unwrap_or_else(|_| random_position(rng, games))
}

/// Exchanges two random cards of different sides so that the team gets the better one, if it is better.
fn with_better_cards(position: &Position, team: Team, rng: &mut ChaCha8Rng) -> Option<Position> {
    let mut pick = |team| {
        let seats: Vec<Seat> = position.parties().members(team).iter().collect();
        let seat = *seats.choose(rng).expect("a side has a member");
        let cards: Vec<Card> = position.cards().hands()[seat].cards().collect();
        (seat, *cards.choose(rng).expect("a hand has cards"))
    };
    let own = pick(team);
    with_better_card(position, own, pick(!team))
}

/// Exchanges two cards of two seats, so that the first gets the better one in place of its own. Returns nothing if it is
/// not better. Step by step, a side that could not force its tricks comes to where it just can.
#[must_use]
pub fn with_better_card(position: &Position, own: (Seat, Card), better: (Seat, Card)) -> Option<Position> {
    let ((seat, low), (other, high)) = (own, better);
    let place = |card| position.order().sorted().iter().position(|&sorted| sorted == card);
    if place(low) <= place(high) {
        return None;
    }
    let mut parts = position.parts().clone();
    parts.hands[seat].remove(low);
    parts.hands[other].remove(high);
    parts.hands[seat].add(high);
    parts.hands[other].add(low);
    Position::new(parts).ok()
}
