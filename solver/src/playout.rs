//! Random playouts: games continued to the end with uniformly random legal cards, as fast as possible.
//!
//! Use them for the value of a position among players who know nothing, or for very many games. Each legal card is
//! chosen with the same probability; a pair in a hand is two cards.
//!
//! The caller brings the random numbers, one word for each trick: a choice among `n` cards takes the whole part of `n`
//! times the word, read as a fraction, and leaves the fraction for the next choice. Four choices use less than 15 bits
//! of it, so no card is preferred by more than one in 2^49. The same words give the same games on every processor.

use crate::bitboard::{Layout, members};
use crate::config::Config;
#[cfg(target_arch = "x86_64")]
use crate::machine::Native;
use crate::machine::{Machine, Portable};
use crate::trick::State;
use game::{Augen, Position, Team};
use std::hint::select_unpredictable;

/// A position made ready to be played out many times.
#[derive(Clone, Debug)]
pub struct Playouts {
    layout: Layout,
    start: State,
    /// The members of Re as a mask of seats.
    re: u8,
    n_tricks: usize,
    #[cfg(target_arch = "x86_64")]
    native: Option<Native>,
}

impl Playouts {
    /// Makes a position ready. Of the configuration only [`native_bits`](crate::experiment::Switches::native_bits) counts.
    #[must_use]
    pub fn new(position: &Position, config: &Config) -> Self {
        let layout = Layout::new(position.order());
        let start = State::new(&layout, position);
        #[cfg(not(target_arch = "x86_64"))]
        let _ = config;
        Self {
            layout,
            start,
            re: members(position, Team::Re),
            n_tricks: position.cards().tricks_left(),
            #[cfg(target_arch = "x86_64")]
            native: Native::detect().filter(|_| config.switches.native_bits.is_on()),
        }
    }

    /// Plays one random game to the end and returns the Augen that Re gets in it, the unfinished trick included.
    ///
    /// # Examples
    /// ```
    /// use game::Position;
    /// use doko_solver::{Config, Playouts};
    ///
    /// let position = notation::position("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA")?;
    /// let playouts = Playouts::new(&position, &Config::default());
    /// let mut seed = 1_u64;
    /// let mut random = || {
    ///     seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
    ///     seed
    /// };
    /// let sum: u32 = (0..1_000).map(|_| u32::from(playouts.augen(&mut random).0)).sum();
    /// assert!((25_000..45_000).contains(&sum));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn augen(&self, random: &mut impl FnMut() -> u64) -> Augen {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = self.native {
            return Augen(machine.vectorize(|| self.play(machine, random)) as u16);
        }
        Augen(self.play(Portable, random) as u16)
    }

    #[inline(always)]
    fn play(&self, machine: impl Machine, random: &mut impl FnMut() -> u64) -> u32 {
        let mut hands = self.start.hands;
        let mut augen = 0;
        let mut leader = usize::from(self.start.trick.leader);
        let mut n_tricks = self.n_tricks;
        if self.start.trick.len != 0 {
            let mut state = self.start;
            let mut word = random();
            loop {
                let (bit, rest) = machine.choose(state.legal(), word);
                word = rest;
                let (next, complete) = state.after(&self.layout, bit);
                state = next;
                if let Some(table) = complete {
                    leader = usize::from(table.owner);
                    augen += self.share(leader, u32::from(table.augen));
                    break;
                }
            }
            hands = state.hands;
            n_tricks -= 1;
        }
        for _ in 1..n_tricks {
            let word = random();
            let (owner, counted) = self.trick(machine, &mut hands, leader, word);
            augen += self.share(owner, counted);
            leader = owner;
        }
        if n_tricks != 0 {
            let (owner, counted) = self.last_trick(&hands, leader);
            augen += self.share(owner, counted);
        }
        augen
    }

    /// Returns the Augen of a trick if Re gets it.
    #[inline(always)]
    const fn share(&self, owner: usize, augen: u32) -> u32 {
        augen & 0_u32.wrapping_sub(self.re as u32 >> (owner & 3) & 1)
    }

    /// Plays a trick from its lead and returns who gets it and what it counts.
    #[inline(always)]
    fn trick(&self, machine: impl Machine, hands: &mut [u64; 4], leader: usize, word: u64) -> (usize, u32) {
        let leader = leader & 3;
        let (led, mut word) = machine.choose(hands[leader], word);
        hands[leader] ^= 1 << led;
        let follow = self.layout.class[led & 63];
        let mut augen = u32::from(self.layout.augen[led & 63]);
        let (mut best, mut owner) = (led, leader);
        for n in 1..4 {
            let seat = (leader + n) & 3;
            let own = hands[seat];
            let following = own & follow;
            let (bit, rest) = machine.choose(select_unpredictable(following == 0, own, following), word);
            word = rest;
            hands[seat] = own ^ 1 << bit;
            augen += u32::from(self.layout.augen[bit & 63]);
            let beats = self.layout.higher[best & 63] >> (bit & 63) & 1 == 1;
            best = select_unpredictable(beats, bit, best);
            owner = select_unpredictable(beats, seat, owner);
        }
        (owner, augen)
    }

    /// Each seat has one card left, which takes no choice.
    #[inline(always)]
    fn last_trick(&self, hands: &[u64; 4], leader: usize) -> (usize, u32) {
        let card = |seat: usize| hands[seat & 3].trailing_zeros() as usize & 63;
        let (mut best, mut owner) = (card(leader), leader);
        let mut augen = u32::from(self.layout.augen[best]);
        for seat in leader + 1..leader + 4 {
            let bit = card(seat);
            augen += u32::from(self.layout.augen[bit]);
            if self.layout.higher[best] >> bit & 1 == 1 {
                (best, owner) = (bit, seat & 3);
            }
        }
        (owner, augen)
    }
}
