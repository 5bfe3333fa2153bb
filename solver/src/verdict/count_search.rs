//! Whether an opponent's chance may come true as far as an outline tells: a search over outlines.

use super::counts::{Counts, N, Outline, Shape};
use super::earliest_win::soonest;
use super::restriction::Bound;
use crate::bitboard::{Layout, each};
use crate::limits::LimitCounter;
use ahash::AHashMap;

/// Safe for more tricks than there are.
pub(crate) const FOREVER: u8 = u8::MAX;

/// What is known of outlines.
pub(crate) struct Sketch {
    /// The number of each shape that was met.
    numbers: AHashMap<Shape, u32>,
    known: AHashMap<u128, Known>,
}

/// What is known of an outline.
#[derive(Clone, Copy)]
struct Known {
    /// For how many tricks it is safe.
    safe: u8,
    /// Within how many tricks one may be lost.
    doubtful: u8,
}

/// A trick in outline that is being played.
#[derive(Clone, Copy)]
struct Playing {
    /// What the seats held before it.
    before: [Counts; 4],
    held: [Counts; 4],
    leader: usize,
    class: usize,
    /// How many have played.
    n_played: u8,
    /// Who has followed, among those who can win.
    followers: u8,
    /// Who has trumped.
    trumpers: u8,
}

/// A question about the outlines of one shape.
pub(crate) struct Question<'a, 'b> {
    pub(crate) layout: &'a Layout,
    pub(crate) bound: &'a Bound,
    pub(crate) meter: &'a mut LimitCounter<'b>,
    pub(crate) shape: &'a Shape,
}

impl Sketch {
    pub(crate) fn new() -> Self {
        Self { numbers: AHashMap::new(), known: AHashMap::new() }
    }

    /// Returns how many outlines were looked at.
    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    /// Returns for how many tricks the chance cannot come true in this outline; fewer than asked for if it may.
    pub(crate) fn safe_for(&mut self, question: &mut Question, outline: &Outline, n_tricks: u8) -> u8 {
        let next = self.numbers.len() as u32;
        let number = match self.numbers.get(question.shape) {
            Some(&number) => number,
            None => *self.numbers.entry(question.shape.clone()).or_insert(next),
        };
        question.look(&mut self.known, number, outline, n_tricks)
    }
}

type Table = AHashMap<u128, Known>;

impl Question<'_, '_> {
    fn look(&mut self, table: &mut Table, number: u32, outline: &Outline, n_tricks: u8) -> u8 {
        let key = outline.word() << 32 | u128::from(number);
        let leader = usize::from(outline.leader);
        let choice = self.free_choice(leader, &outline.held[leader]);
        let known = *table.entry(key).or_insert_with(|| {
            let safe = soonest(outline, self.shape, choice).map_or(FOREVER, |n| n - 1);
            Known { safe, doubtful: FOREVER }
        });
        if n_tricks <= known.safe || known.doubtful <= n_tricks || self.meter.is_spent() {
            return known.safe;
        }
        let found = self.look_closer(table, number, outline, choice, n_tricks);
        if !self.meter.is_spent() {
            let known = table.get_mut(&key).expect("it was inserted");
            match found {
                Some(safe) => known.safe = safe,
                None => known.doubtful = n_tricks,
            }
        }
        found.unwrap_or(known.safe)
    }

    /// Returns for how many tricks the outline is safe, or `None` if one of the next tricks may be lost.
    fn look_closer(
        &mut self,
        table: &mut Table,
        number: u32,
        outline: &Outline,
        choice: u8,
        n_tricks: u8,
    ) -> Option<u8> {
        let leader = usize::from(outline.leader);
        if choice >> self.shape.chance.class & 1 == 1 && self.can_come_true(outline) {
            return None;
        }
        if outline.held[leader].iter().sum::<u8>() == 1 {
            return Some(FOREVER);
        }
        if n_tricks == 1 {
            return Some(1);
        }
        let mut safe = FOREVER;
        let opponent = usize::from(self.shape.chance.opponent);
        for class in each(u64::from(choice)) {
            let Some(held) = self.shape.chance.after(&outline.held[opponent], class) else { continue };
            let before = outline.held;
            let mut playing = Playing { before, held: before, leader, class, n_played: 0, followers: 0, trumpers: 0 };
            playing.held[opponent] = held;
            let least = self.play(table, number, playing, n_tricks - 1);
            if least < n_tricks - 1 {
                return None;
            }
            safe = safe.min(least.saturating_add(1));
        }
        Some(safe)
    }

    /// Returns whether the chance may come true in the next trick, if its class is led.
    fn can_come_true(&self, outline: &Outline) -> bool {
        let leader = usize::from(outline.leader);
        let chance = &self.shape.chance;
        let class = usize::from(chance.class);
        if chance.is_ruff() && outline.held[usize::from(chance.opponent)][class] != 0 {
            return false;
        }
        each(u64::from(self.shape.leaders)).all(|seat| {
            let held = &outline.held[seat];
            if held[class] != 0 {
                return chance.is_ruff() || self.shape.lets_win(seat, leader) >> held[class] & 1 == 1;
            }
            let may_trump_low = self.shape.lets_ruff(seat, leader) >> held[0] & 1 == 1;
            class == 0 || may_trump_low || 1 < self.free_choice(seat, held)
        })
    }

    /// Returns the classes from which a seat may play where the rules leave it free, as a mask.
    fn free_choice(&self, seat: usize, held: &Counts) -> u8 {
        let fixed = if self.bound.seat() == Some(seat) { self.bound.class_to_choose(self.layout, held) } else { None };
        let all = (0..N).filter(|&class| held[class] != 0).fold(0, |all, class| all | 1 << class);
        fixed.map_or(all, |class| 1 << class)
    }

    /// Returns for how many of the next tricks all that can follow on the running one is safe.
    fn play(&mut self, table: &mut Table, number: u32, playing: Playing, n_tricks: u8) -> u8 {
        if playing.n_played == 4 {
            return self.win(table, number, &playing, n_tricks);
        }
        let seat = (playing.leader + usize::from(playing.n_played)) & 3;
        let mut next = Playing { n_played: playing.n_played + 1, ..playing };
        if self.shape.leaders >> seat & 1 == 0 {
            return self.play(table, number, next, n_tricks);
        }
        if playing.held[seat][playing.class] != 0 {
            next.held[seat][playing.class] -= 1;
            next.followers |= 1 << seat;
            return self.play(table, number, next, n_tricks);
        }
        let mut least = FOREVER;
        for class in each(u64::from(self.free_choice(seat, &playing.held[seat]))) {
            let mut next = next;
            next.held[seat][class] -= 1;
            next.trumpers |= u8::from(class == 0) << seat;
            least = least.min(self.play(table, number, next, n_tricks));
            if least < n_tricks {
                break;
            }
        }
        least
    }

    /// Returns the same when all have played, for every seat that may have won.
    fn win(&mut self, table: &mut Table, number: u32, playing: &Playing, n_tricks: u8) -> u8 {
        let Playing { before, held, leader, .. } = *playing;
        let (class, takers) =
            if playing.trumpers == 0 { (playing.class, playing.followers) } else { (0, playing.trumpers) };
        let mut least = FOREVER;
        for seat in each(u64::from(takers)) {
            if self.shape.may_win(seat, class, takers, leader, &before) {
                self.meter.count_node();
                least = least.min(self.look(table, number, &Outline { held, leader: seat as u8 }, n_tricks));
                if least < n_tricks {
                    break;
                }
            }
        }
        least
    }
}
