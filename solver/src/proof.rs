//! Proofs that others can check: a strategy that reaches a bound against every reply.
//!
//! A proof is the list of the cards that its side plays, in the order of one walk through the game: depth first, the replies of the
//! other side from the highest card of a class to the lowest. The walk leaves out what cannot matter, by rules that a reader of a few
//! lines can apply as well (`scripts/check_proof.py`): a position that was proven before, with cards that correspond one by one, is
//! not entered again, and of cards of one hand that are worth the same, with none of another player between them, only the highest is
//! tried. So the certificate names no position, and the checker needs no trust: it walks the same way by the rules.

use crate::answer::Tricks;
use crate::limits::Limits;
use crate::question::{BestAugen, BestTricks};
use crate::solver::Solver;
use ahash::AHashMap;
use game::{Augen, Card, CardPlay, Class, Position, Seat, Team};
use std::fmt;

/// The unit of a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// The Augen of the remaining tricks, the current one included.
    Augen,
    /// The remaining tricks, the current one included.
    Tricks,
}

/// Whether the side of a bound chooses its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The side chooses its cards: the bound is what it can force.
    Best,
    /// The side plays any card: the bound holds whatever is played (zwangsläufig).
    Any,
}

/// The claim that a side gets at least this much of the remaining tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The side.
    pub team: Team,
    /// The unit.
    pub count: Count,
    /// The least amount.
    pub least: i32,
    /// Whether the side chooses.
    pub choice: Choice,
}

/// Why there is no proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoProof {
    /// The bound does not hold.
    False,
    /// The walk visits more than [`MOST_POSITIONS`].
    TooLarge,
}

impl fmt::Display for NoProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::False => "the bound does not hold",
            Self::TooLarge => "the proof is too large",
        })
    }
}

impl std::error::Error for NoProof {}

/// The most tricks that a proof is made for.
pub const MOST_TRICKS: usize = 8;

/// The most positions that the walk of a proof visits: a checker in Python looks at some 50,000 a second.
pub const MOST_POSITIONS: usize = 3_000_000;

/// Returns the strategy that proves a bound: the cards of its side in the order of the walk; none if it plays any card.
///
/// # Errors
/// Returns that the bound does not hold, or that the walk is too large.
///
/// # Examples
/// ```
/// use doko_solver::proof::{Bound, Choice, Count, NoProof, strategy};
/// use doko_solver::Solver;
/// use game::Team;
///
/// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
/// let bound = |least| Bound { team: Team::Re, count: Count::Augen, least, choice: Choice::Best };
/// let mut solver = Solver::default();
/// assert!(strategy(&mut solver, &position, bound(42)).is_ok());
/// assert_eq!(strategy(&mut solver, &position, bound(43)), Err(NoProof::False));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn strategy(solver: &mut Solver, position: &Position, bound: Bound) -> Result<Vec<Card>, NoProof> {
    let mut walk = Walk { solver, bound, proven: AHashMap::new(), cards: Vec::new(), n_positions: 0 };
    walk.enter(position, bound.least)?;
    Ok(walk.cards)
}

/// A position at the start of a trick up to the names of its cards: the leader, and of each class the remaining kinds from the highest
/// on, each with its Augen, its holders, and whether it is the ten of hearts as a trump, of which the second may win.
type Key = Vec<u8>;

struct Walk<'a> {
    solver: &'a mut Solver,
    bound: Bound,
    /// The amount proven from each position.
    proven: AHashMap<Key, i32>,
    cards: Vec<Card>,
    n_positions: usize,
}

impl Walk<'_> {
    /// Proves that the side gets at least `needed` from here on.
    fn enter(&mut self, position: &Position, needed: i32) -> Result<(), NoProof> {
        let play = position.cards();
        if !play.trick().is_empty() {
            return self.walk(position, needed);
        }
        if needed <= 0 {
            return Ok(());
        }
        if left(play, self.bound.count) < needed {
            return Err(NoProof::False);
        }
        let key = key(position);
        if self.proven.get(&key).is_some_and(|&proven| needed <= proven) {
            return Ok(());
        }
        self.walk(position, needed)?;
        self.proven.insert(key, needed);
        Ok(())
    }

    fn walk(&mut self, position: &Position, needed: i32) -> Result<(), NoProof> {
        self.n_positions += 1;
        if MOST_POSITIONS < self.n_positions {
            return Err(NoProof::TooLarge);
        }
        let chooses =
            self.bound.choice == Choice::Best && position.parties().team_of(position.cards().turn()) == self.bound.team;
        if chooses {
            let card = replies(position).find(|&card| self.reaches(position, card, needed)).ok_or(NoProof::False)?;
            self.cards.push(card);
            return self.play(position, card, needed);
        }
        replies(position).try_for_each(|card| self.play(position, card, needed))
    }

    fn play(&mut self, position: &Position, card: Card, needed: i32) -> Result<(), NoProof> {
        let (next, gained) = self.after(position, card);
        self.enter(&next, needed - gained)
    }

    /// Returns the position after a card, and what the side has gained with it.
    fn after(&self, position: &Position, card: Card) -> (Position, i32) {
        let mut play = *position.cards();
        let complete = play.play(position.order(), card);
        let next = position.after(card).expect("a legal card");
        let gained = match complete {
            Some(trick) if position.parties().team_of(play.turn()) == self.bound.team => match self.bound.count {
                Count::Augen => i32::from(trick.augen().0),
                Count::Tricks => 1,
            },
            _ => 0,
        };
        (next, gained)
    }

    /// Returns whether the side can still get what is needed after this card, by the solver.
    fn reaches(&mut self, position: &Position, card: Card, needed: i32) -> bool {
        let (next, gained) = self.after(position, card);
        let needed = needed - gained;
        let left = left(next.cards(), self.bound.count);
        if needed <= 0 || left < needed {
            return needed <= 0;
        }
        let answer = match (self.bound.count, self.bound.team) {
            (Count::Augen, Team::Re) => {
                let least = Augen(needed as u16);
                self.solver.ask(&next, BestAugen::at_least(least), Limits::NONE).reaches(least)
            }
            (Count::Augen, Team::Kontra) => {
                let most = Augen((left - needed + 1) as u16);
                self.solver.ask(&next, BestAugen::at_least(most), Limits::NONE).reaches(most).map(|reaches| !reaches)
            }
            (Count::Tricks, team) => {
                let least = Tricks(needed as u8);
                self.solver.ask(&next, BestTricks::at_least(team, least), Limits::NONE).reaches(least)
            }
        };
        answer.expect("there are no limits")
    }
}

/// Returns how much is left to be won.
fn left(play: &CardPlay, count: Count) -> i32 {
    match count {
        Count::Augen => i32::from(play.augen_left().0),
        Count::Tricks => play.tricks_left() as i32,
    }
}

/// Returns the cards that the walk tries: the legal ones from the highest class and card on, without those that are worth as much as
/// the one before and stand next to it.
fn replies(position: &Position) -> impl Iterator<Item = Card> + use<> {
    let (order, play) = (position.order(), position.cards());
    let (seat, legal) = (play.turn(), play.legal(order));
    let others = |card: Card| {
        play.trick().cards().contains(&card)
            || play.hands().iter().any(|(other, hand)| other != seat && hand.contains(card))
    };
    let mut tried: Vec<Card> = Vec::new();
    for class in Class::ALL {
        let mut previous: Option<Card> = None;
        for card in order.high_to_low(class) {
            let is_own = legal.contains(card);
            if is_own && !previous.is_some_and(|last| last.augen() == card.augen() && !others(card)) {
                tried.push(card);
            }
            if others(card) {
                previous = None;
            } else if is_own {
                previous = Some(card);
            }
        }
    }
    tried.into_iter()
}

fn key(position: &Position) -> Key {
    let (order, play) = (position.order(), position.cards());
    let mut key = vec![play.turn() as u8];
    for class in Class::ALL {
        key.push(u8::MAX);
        for card in order.high_to_low(class) {
            let holders =
                Seat::ALL.into_iter().flat_map(|seat| std::iter::repeat_n(seat as u8, play.hands()[seat].count(card)));
            let n_before = key.len();
            key.extend(holders);
            if n_before < key.len() {
                let is_heart_ten = card == Card::HT && class == Class::Trump;
                key.push(8 + card.augen().0 as u8 + if is_heart_ten { 32 } else { 0 });
            }
        }
    }
    key
}
