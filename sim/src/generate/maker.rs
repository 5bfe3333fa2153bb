//! Makes game after game of a data set.

use crate::journal::no_json;
use crate::label::{GameRow, Label, Notes, Recorder, label};
use crate::manifest::Plan;
use crate::matches::Deaths;
use crate::seed::{ConfigHash, Seeds};
use crate::table::{MOST_REDEALS, Table};
use bots::{Bot, FaultKind};
use game::{BySeat, Seat, SeatSet};
use game::{Ended, Setup};
use sha2::{Digest, Sha256};
use solver::Stop;
use std::collections::HashMap;
use std::sync::PoisonError;
use text::{Localized, Message, message};

/// Reason why there is no game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NoGame(pub(crate) Message);

/// Makes games, each of them by its number alone.
pub(crate) struct Maker<'a> {
    plan: &'a Plan,
    deaths: Deaths,
    seeds: Seeds,
    notes: Notes,
    /// The bots that are not at the table, by their place in the plan and their seat.
    resting: HashMap<(usize, Seat), Box<dyn Bot>>,
}

impl<'a> Maker<'a> {
    pub(crate) fn new(plan: &'a Plan, deaths: Deaths) -> Self {
        let seeds = Seeds::new(plan.config(), plan.seed);
        Self { plan, deaths, seeds, notes: Notes::default(), resting: HashMap::new() }
    }

    /// Plays the game with this number and labels it.
    pub(crate) fn make(&mut self, index: u64) -> Result<GameRow, NoGame> {
        self.make_unless(index, &Stop::NEVER).expect("nobody stops the game")
    }

    /// Plays the game with this number and labels it, unless it is stopped.
    pub(crate) fn make_unless(&mut self, index: u64, stop: &Stop) -> Option<Result<GameRow, NoGame>> {
        let made = self.play(index, stop);
        // What was played while everything was being ended counts for nothing.
        (!stop.is_set()).then_some(made)
    }

    fn play(&mut self, index: u64, stop: &Stop) -> Result<GameRow, NoGame> {
        let mut draw = self.seeds.draw(index);
        let bots = BySeat::from_fn(|_| draw.below(self.plan.bots.len()));
        let mut table = self.seat(&bots)?;
        let made = (0..MOST_REDEALS).find_map(|redeals| {
            let dealer = Seat::from_index(draw.below(4));
            let (rules, scope) = (&self.plan.rules, self.plan.scope);
            let deal = match draw.deal_for(rules, dealer, scope) {
                Ok(deal) => deal,
                Err(error) => return Some(Err(NoGame(error.message()))),
            };
            let setup = Setup { rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope };
            self.notes.lock().unwrap_or_else(PoisonError::into_inner).clear();
            let Some(game) = table.play_unless(&setup, draw.bits(), stop) else {
                return Some(Err(NoGame(message!("game-stopped"))));
            };
            let died = game.faults.iter().find(|fault| fault.kind == FaultKind::Died);
            if let Some(fault) = died.filter(|_| self.deaths == Deaths::Stop) {
                let bot = &self.plan.bots[bots[fault.seat]];
                return Some(Err(NoGame(message!(
                    "game-bot-gone",
                    game = index,
                    bot = bot.to_string(),
                    why = &fault.what
                ))));
            }
            let Ended::Played(outcome, play) = game.ended else { return None };
            let mut row = label(&play, &outcome, &self.plan.wanted);
            row.index = index;
            row.redeals = redeals;
            row.bots = bots.iter().map(|(_, &bot)| bot as u8).collect();
            row.faults = game.faults.len() as u16;
            Some(Ok(row))
        });
        for (seat, bot) in Seat::ALL.into_iter().zip(table.into_bots().0) {
            self.resting.insert((bots[seat], seat), bot);
        }
        let never = || NoGame(message!("game-never", game = index, n = MOST_REDEALS));
        let mut row = made.unwrap_or_else(|| Err(never()))?;
        for (at, card, worth) in self.notes.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            row.thought_at.push(at);
            row.thought_card.push(card.index() as u8);
            row.thought.push(worth);
        }
        Ok(row)
    }

    fn seat(&mut self, bots: &BySeat<usize>) -> Result<Table, NoGame> {
        let mut seated = Vec::new();
        for (seat, &bot) in bots.iter() {
            seated.push(match self.resting.remove(&(bot, seat)) {
                Some(bot) => bot,
                None => self.build(bot)?,
            });
        }
        let mut seated = seated.into_iter();
        Ok(Table::new(BySeat::from_fn(|_| seated.next().expect("a bot for each seat"))))
    }

    fn build(&self, bot: usize) -> Result<Box<dyn Bot>, NoGame> {
        let built = self.plan.bots[bot].build().map_err(|error| NoGame(error.message()))?;
        let is_recorded = self.plan.wanted.labels.contains(&Label::Thoughts);
        Ok(if is_recorded { Box::new(Recorder::new(built, Notes::clone(&self.notes))) } else { built })
    }
}

/// Returns the hash of the first game without labels, by which a program is known that would play other games.
pub(crate) fn probe(plan: &Plan) -> Result<ConfigHash, NoGame> {
    let mut bare = plan.clone();
    bare.wanted.labels.clear();
    let row = Maker::new(&bare, Deaths::Stop).make(0)?;
    let text = serde_json::to_vec(&row).map_err(|error| NoGame(no_json(&error)))?;
    Ok(ConfigHash(Sha256::digest(text).into()))
}
