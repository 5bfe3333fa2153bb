//! How many of the remaining tricks a side can force.
//!
//! The same search as for Augen: the cards of the seat to play count, one for each trick that is left, and no others.

use crate::Budget;
use crate::config::{Config, Switch};
use crate::memory::Memory;
use crate::search::{Engine, narrow, with_memory};
use crate::slot::{Layout, State};
use game::{Position, Team};

/// What a card of the seat to play counts. The table of patterns tells apart nothing below 2.
const TRICK: i32 = 2;

/// How many cards each order of cards has in its first round when all tricks are asked for.
const FIRST_ROUND: u64 = 1 << 14;

/// Returns whether the side can force all remaining tricks, the running one included, with best play against the best
/// resistance.
///
/// Where there is a way to do so, or to hinder it, it is mostly to play what is highest; where there is not, the learned
/// order finds out sooner. So both take turns, each time with twice as many cards, and share what they remember.
#[must_use]
pub fn forced(position: &Position, team: Team, config: &Config) -> bool {
    let highest_first = Config { order: Switch::Off, ..config.clone() };
    let orders = if config.order.is_on() { vec![&highest_first, config] } else { vec![config] };
    let mut memory = Memory::new(config);
    let mut most_nodes = FIRST_ROUND;
    loop {
        for order in &orders {
            let budget = Budget { nodes: Some(most_nodes), ..Budget::UNLIMITED };
            let question = |engine: &mut dyn Engine| try_forces(engine, position, team, position.cards().tricks_left());
            if let Some(answer) = ask(position, order, budget, &mut memory, question) {
                return answer;
            }
        }
        most_nodes *= 2;
    }
}

/// Returns how many of the remaining tricks, the running one included, the side can force against the best resistance.
#[must_use]
pub fn forced_tricks(position: &Position, team: Team, config: &Config) -> usize {
    ask(position, config, Budget::UNLIMITED, &mut Memory::new(config), |engine| {
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
    let question = |engine: &mut dyn Engine| try_forces(engine, position, team, n_tricks);
    ask(position, config, Budget::UNLIMITED, &mut Memory::new(config), question)
        .expect("an unlimited search ends with an answer")
}

/// Like [`forces`] with no more tricks than are left; nothing if the budget is spent.
fn try_forces(engine: &mut dyn Engine, position: &Position, team: Team, n_tricks: usize) -> Option<bool> {
    let start = engine.start();
    let for_re = match team {
        Team::Re => n_tricks,
        Team::Kontra => position.cards().tricks_left() + 1 - n_tricks,
    };
    let threshold = for_re as i32 * TRICK;
    let re_gets = threshold <= engine.ask(&start, threshold)?;
    Some(re_gets == (team == Team::Re))
}

fn ask<T>(
    position: &Position,
    config: &Config,
    budget: Budget<'_>,
    memory: &mut Memory,
    question: impl FnOnce(&mut dyn Engine) -> T,
) -> T {
    let layout = Layout::new(position.order());
    let mut start = State::new(&layout, position);
    let layout = layout.counting(start.hands[start.table.turn()], TRICK as u8);
    start.table.augen = 0;
    with_memory(layout, start, position, config, budget, (), memory, question)
}
