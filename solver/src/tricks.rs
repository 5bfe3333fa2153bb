//! How many of the remaining tricks a side can force.
//!
//! The same search as for Augen: the cards of the seat to play count, one for each trick that is left, and no others.

use crate::Budget;
use crate::config::Config;
use crate::search::{Engine, narrow, with_engine};
use crate::slot::{Layout, State};
use game::{Position, Team};

/// What a card of the seat to play counts. The table of patterns tells apart nothing below 2.
const TRICK: i32 = 2;

/// Returns how many of the remaining tricks, the running one included, the side can force against the best resistance.
#[must_use]
pub fn forced_tricks(position: &Position, team: Team, config: &Config) -> usize {
    ask(position, config, |engine| {
        let start = engine.start();
        let (for_re, _) = narrow(engine, &start);
        let for_re = (for_re / TRICK) as usize;
        match team {
            Team::Re => for_re,
            Team::Kontra => position.cards().tricks_left() - for_re,
        }
    })
}

/// Returns whether the side can force at least so many of the remaining tricks, the running one included.
#[must_use]
pub fn forces(position: &Position, team: Team, n_tricks: usize, config: &Config) -> bool {
    let n_left = position.cards().tricks_left();
    if n_left < n_tricks {
        return false;
    }
    ask(position, config, |engine| {
        let start = engine.start();
        let re_gets = |engine: &mut dyn Engine, n: usize| {
            let threshold = n as i32 * TRICK;
            let bound = engine.ask(&start, threshold).expect("an unlimited search ends with an answer");
            threshold <= bound
        };
        match team {
            Team::Re => re_gets(engine, n_tricks),
            Team::Kontra => !re_gets(engine, n_left + 1 - n_tricks),
        }
    })
}

fn ask<T>(position: &Position, config: &Config, question: impl FnOnce(&mut dyn Engine) -> T) -> T {
    let layout = Layout::new(position.order());
    let mut start = State::new(&layout, position);
    let layout = layout.counting(start.hands[start.table.turn()], TRICK as u8);
    start.table.augen = 0;
    with_engine(layout, start, position, config, Budget::UNLIMITED, (), question)
}
