//! Many games at once.

use crate::action::{N_ACTIONS, N_CARDS, n_actions};
use crate::episode::{Ending, Episode};
use crate::error::BatchError;
use crate::layout;
use crate::observer::Observer;
use crate::perfect;
use crate::player::{Player, Policy, policies};
use crate::quick::{After, Plain, Quick};
use crate::single::Single;
use crate::table::{Common, Full, Running, Table, deal};
use crate::write::write_set;
use game::{Card, CardSet, Rules, Scope, Seat, SeatSet, normal_trumps};
use solver::Stop;
use std::sync::Arc;

/// Treatment of a game that is over, as in the vector environments of Gymnasium.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AutoReset {
    /// The next step begins a new one and ignores the action; all rewards in it are 0.
    NextStep,
    /// A new one begins in the same step: the rewards are those of the game that is over, the observation is that of the new
    /// one.
    #[default]
    SameStep,
    /// It stays over, whatever is done, until it is [reset](Batch::reset).
    Disabled,
}

/// Setup of a batch.
#[derive(Clone, Debug)]
pub struct Config {
    /// The rule set.
    pub rules: Rules,
    /// Decisions in the games: everything, or cards only.
    pub scope: Scope,
    /// Number of games at once.
    pub games: usize,
    /// Seed of the deals and of the bots' random choices.
    pub seed: u64,
    /// Treatment of a game that is over.
    pub auto_reset: AutoReset,
    /// Player in each seat, the same at all tables.
    pub players: [Player; 4],
    /// Stops the work, and bots in the middle of a decision.
    pub stop: Stop,
}

/// Returns whether to stop; it is called now and then during long work.
pub type Look<'a> = &'a mut dyn FnMut() -> bool;

/// Never stops.
#[must_use]
pub const fn never() -> bool {
    false
}

/// Tables between two looks whether to stop.
const LOOK_EVERY: usize = 256;

/// Output of a batch, with a row for each game. All arrays always have their full length.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// Observations of the seats to act: [`layout::LEN`] bytes a game.
    pub observations: &'a mut [u8],
    /// Masks of the legal actions, 0 or 1: [`Batch::n_actions`] bytes a game.
    pub masks: &'a mut [u8],
    /// Seat to act: 0 to 3 for north, east, south, west; 255 if the game is over.
    pub seats: &'a mut [u8],
    /// The Points that each seat got in this step: four a game.
    pub rewards: &'a mut [f32],
    /// Whether a game has ended in this step, 0 or 1.
    pub terminated: &'a mut [u8],
}

/// Number of the seat to act when there is none.
pub const NOBODY: u8 = 255;

/// Many games, of which each waits for the decision of a seat that is not a bot's.
#[derive(Debug)]
pub struct Batch {
    pub(crate) rules: Rules,
    pub(crate) scope: Scope,
    pub(crate) seed: u64,
    pub(crate) auto_reset: AutoReset,
    pub(crate) players: [Player; 4],
    /// The trumps of the normal game.
    trumps: CardSet,
    /// Data for quick games; `None` if there are none.
    plain: Option<Plain>,
    pub(crate) tables: Vec<Table>,
    /// The cards that may be played in a quick game; none in others.
    legal: Vec<CardSet>,
    pub(crate) policies: Vec<Arc<dyn Policy>>,
    /// Index of the policy of each seat that has one.
    pub(crate) policy_of: [Option<usize>; 4],
    /// Seats that decide on cards only.
    cards_only: SeatSet,
    pub(crate) stop: Stop,
    /// Whether the last work on the games came to its end.
    pub(crate) is_whole: bool,
}

impl std::fmt::Debug for dyn Policy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Policy")
    }
}

impl Batch {
    /// Deals the first games.
    ///
    /// # Errors
    /// There are no games, nobody outside is asked, a bot cannot be built or fails, or `look` stops the work.
    pub fn new(config: Config, look: Look<'_>) -> Result<Self, BatchError> {
        let mut batch = Self::before_deal(config, look)?;
        batch.deal_some(|_| true, look)?;
        Ok(batch)
    }

    /// Returns the batch with its bots, before its first games are dealt.
    pub(crate) fn before_deal(config: Config, look: Look<'_>) -> Result<Self, BatchError> {
        let Config { rules, scope, games, seed, auto_reset, players, stop } = config;
        if games == 0 {
            return Err(BatchError::NoGames);
        }
        if !players.iter().any(|player| matches!(player, Player::Outside)) {
            return Err(BatchError::NobodyToAsk);
        }
        let is_plain = scope == Scope::Cards && !players.iter().any(|player| matches!(player, Player::Bot(_)));
        let plain = if is_plain { Plain::new(&rules) } else { None };
        let mut tables = Vec::with_capacity(games);
        for index in 0..games as u64 {
            if (index as usize).is_multiple_of(LOOK_EVERY) && look() {
                return Err(BatchError::Stopped);
            }
            let [n, e, s, w] = &players;
            let make = |player: &Player| player.make().map_err(BatchError::Bot);
            let bots = [make(n)?, make(e)?, make(s)?, make(w)?];
            let game = Running::Quick(Quick::new(&deal(&rules, scope, seed, (index, 0))));
            tables.push(Table { index, n_dealt: 0, game, bots, is_over: false, was_asked: false });
        }
        let (trumps, legal) = (normal_trumps(&rules), vec![CardSet::EMPTY; games]);
        let (policies, policy_of) = policies(&players);
        let is_limited = |at: Option<usize>| at.is_some_and(|at| policies[at].scope() == Some(Scope::Cards));
        let cards_only = Seat::ALL.into_iter().filter(|seat| is_limited(policy_of[seat.index()])).collect();
        Ok(Self {
            rules,
            scope,
            seed,
            auto_reset,
            players,
            trumps,
            plain,
            tables,
            legal,
            policies,
            policy_of,
            cards_only,
            stop,
            is_whole: false,
        })
    }

    /// Returns how many games are played at once.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.tables.len()
    }

    /// Returns how many actions there are: cards only, or everything.
    #[must_use]
    pub const fn n_actions(&self) -> usize {
        n_actions(self.scope)
    }

    /// Returns a copy of a game, to look at.
    #[must_use]
    pub fn episode(&self, game: usize) -> Option<Episode> {
        let table = self.tables.get(game)?;
        Some(match &table.game {
            Running::Quick(quick) => self.full_episode(table, quick),
            Running::Full(full) => full.episode.clone(),
        })
    }

    /// Returns a game with the decisions that led to it; `None` if the index is too large, while cards are handed over, and if
    /// they are dealt again.
    #[must_use]
    pub fn single(&self, game: usize) -> Option<Single> {
        let table = self.tables.get(game)?;
        let deal = deal(&self.rules, self.scope, self.seed, (table.index, table.n_dealt - 1));
        Single::of(&self.rules, self.scope, deal, &self.episode(game)?)
    }

    fn full_episode(&self, table: &Table, quick: &Quick) -> Episode {
        quick.episode(&self.rules, deal(&self.rules, self.scope, self.seed, (table.index, table.n_dealt - 1)))
    }

    /// Restarts all games with `seed`.
    ///
    /// # Errors
    /// A bot fails, or `look` stops the work.
    pub fn reset(&mut self, seed: u64, look: Look<'_>) -> Result<(), BatchError> {
        self.seed = seed;
        self.tables.iter_mut().for_each(|table| table.n_dealt = 0);
        self.deal_some(|_| true, look)
    }

    /// Begins new games at these tables only.
    ///
    /// # Errors
    /// There are not as many flags as games, only some games are marked after work that was not finished, a bot fails, or `look`
    /// stops the work.
    pub fn reset_some(&mut self, which: &[bool], look: Look<'_>) -> Result<(), BatchError> {
        if which.len() != self.tables.len() {
            return Err(BatchError::WrongLength { expected: self.tables.len(), given: which.len() });
        }
        if !self.is_whole && which.contains(&false) {
            return Err(BatchError::Unfinished);
        }
        self.deal_some(|at| which[at], look)
    }

    fn deal_some(&mut self, which: impl Fn(usize) -> bool, look: Look<'_>) -> Result<(), BatchError> {
        self.is_whole = false;
        for at in (0..self.tables.len()).filter(|&at| which(at)) {
            if self.stop.is_set() || at.is_multiple_of(LOOK_EVERY) && look() {
                return Err(BatchError::Stopped);
            }
            self.deal_next(at)?;
        }
        self.let_policies_decide(None, look)?;
        self.is_whole = true;
        Ok(())
    }

    /// Does in each game what the seat that is asked has decided.
    ///
    /// # Errors
    /// There are not as many actions as games, or one of them is not legal; then nothing has changed. Or a bot fails, or `look`
    /// stops the work; then the games have to be [reset](Self::reset).
    pub fn step(&mut self, actions: &[i64], out: &mut Buffers<'_>, look: Look<'_>) -> Result<(), BatchError> {
        if !self.is_whole {
            return Err(BatchError::Unfinished);
        }
        self.check(actions)?;
        self.is_whole = false;
        out.rewards.fill(0.0);
        out.terminated.fill(0);
        let is_alone = self.policies.is_empty();
        for (at, &action) in actions.iter().enumerate() {
            if self.stop.is_set() || at.is_multiple_of(LOOK_EVERY) && look() {
                return Err(BatchError::Stopped);
            }
            self.step_one(at, action as usize, Some(&mut *out))?;
            if is_alone {
                self.observe_one(at, out);
            }
        }
        if !is_alone {
            self.let_policies_decide(Some(&mut *out), look)?;
            self.observe(out);
        }
        self.is_whole = true;
        Ok(())
    }

    /// Returns who is asked at a table.
    pub(crate) fn asked(&self, at: usize) -> Option<Seat> {
        match &self.tables[at].game {
            _ if self.tables[at].is_over => None,
            Running::Quick(quick) => Some(quick.turn()),
            Running::Full(full) => full.episode.asked().map(|(seat, _)| seat),
        }
    }

    /// Writes what is seen, without a step.
    pub fn observe(&self, out: &mut Buffers<'_>) {
        (0..self.tables.len()).for_each(|at| self.observe_one(at, out));
    }

    fn observe_one(&self, at: usize, out: &mut Buffers<'_>) {
        let n_actions = self.n_actions();
        let observation = &mut out.observations[at * layout::LEN..][..layout::LEN];
        let mask = &mut out.masks[at * n_actions..][..n_actions];
        self.observe_row(at, observation, mask);
        out.seats[at] = self.asked(at).map_or(NOBODY, |seat| seat.index() as u8);
    }

    /// Writes what the seat that is asked at a table sees; after the end what north sees.
    pub(crate) fn observe_row(&self, at: usize, observation: &mut [u8], mask: &mut [u8]) {
        match (&self.tables[at].game, &self.plain) {
            (Running::Quick(quick), Some(plain)) => {
                quick.write(plain, observation.first_chunk_mut().expect("a whole row"));
                write_set(self.legal[at], mask);
            }
            (Running::Full(full), _) => {
                let asked = full.episode.asked().map_or(Seat::N, |(seat, _)| seat);
                full.observer.write(&full.episode, asked, observation);
                write_mask(&full.episode, mask);
            }
            (Running::Quick(_), None) => unreachable!("quick games need what is common to them"),
        }
    }

    fn check(&self, actions: &[i64]) -> Result<(), BatchError> {
        if actions.len() != self.tables.len() {
            return Err(BatchError::WrongLength { expected: self.tables.len(), given: actions.len() });
        }
        for (game, (&number, &legal)) in actions.iter().zip(&self.legal).enumerate() {
            if !(0..N_CARDS as i64).contains(&number) || legal.bits() >> number & 1 == 0 {
                self.check_fully(game, number)?;
            }
        }
        Ok(())
    }

    pub(crate) fn check_fully(&self, game: usize, number: i64) -> Result<(), BatchError> {
        let table = &self.tables[game];
        if table.is_over {
            return Ok(());
        }
        let index = usize::try_from(number).ok().filter(|&index| index < self.n_actions());
        let index = index.ok_or(BatchError::NoSuchAction { game, number, last: self.n_actions() - 1 })?;
        let is_legal = match &table.game {
            Running::Full(full) => full.episode.legal().contains(index),
            Running::Quick(_) => index < N_CARDS && self.legal[game].bits() >> index & 1 == 1,
        };
        if is_legal { Ok(()) } else { Err(BatchError::Illegal { game, number }) }
    }

    /// Does what was checked.
    pub(crate) fn step_one(
        &mut self,
        at: usize,
        action: usize,
        out: Option<&mut Buffers<'_>>,
    ) -> Result<(), BatchError> {
        if self.tables[at].is_over {
            return if self.auto_reset == AutoReset::NextStep { self.deal_next(at) } else { Ok(()) };
        }
        if !self.act(at, action)? {
            return Ok(());
        }
        let Some(out) = out.filter(|_| self.tables[at].was_asked) else { return self.deal_next(at) };
        self.reward(at, out);
        self.tables[at].is_over = true;
        if self.auto_reset == AutoReset::SameStep { self.deal_next(at) } else { Ok(()) }
    }

    /// Does what was checked in a game that is not over, and returns whether it is over then.
    pub(crate) fn act(&mut self, at: usize, action: usize) -> Result<bool, BatchError> {
        match &self.tables[at].game {
            Running::Quick(_) => Ok(self.step_quick(at, action)),
            Running::Full(_) => self.step_full(at, action),
        }
    }

    /// Writes what each seat gets at the end of a game.
    fn reward(&self, at: usize, out: &mut Buffers<'_>) {
        out.terminated[at] = 1;
        let points = match (&self.tables[at].game, &self.plain) {
            (Running::Quick(quick), Some(plain)) => Some(quick.points(plain)),
            (Running::Full(full), _) => full.episode.ended().map(Ending::points),
            (Running::Quick(_), None) => None,
        };
        for (reward, (_, points)) in out.rewards[4 * at..].iter_mut().zip(points.iter().flat_map(game::BySeat::iter)) {
            *reward = points.0 as f32;
        }
    }

    fn step_full(&mut self, at: usize, action: usize) -> Result<bool, BatchError> {
        let (tables, common) = self.parts();
        tables[at].step(action, common).map_err(|fault| BatchError::Failed { game: at, fault })
    }

    /// Returns the tables, and what they have in common.
    fn parts(&mut self) -> (&mut [Table], Common<'_>) {
        let Self { rules, scope, cards_only, seed, trumps, stop, tables, .. } = self;
        let (scope, cards_only, seed, trumps) = (*scope, *cards_only, *seed, *trumps);
        (tables, Common { rules, scope, cards_only, seed, trumps, stop })
    }

    /// Plays a card of a quick game, and returns whether it is over.
    fn step_quick(&mut self, at: usize, action: usize) -> bool {
        let table = &mut self.tables[at];
        let (Running::Quick(quick), Some(plain)) = (&mut table.game, &self.plain) else { return false };
        let after = quick.step(plain, Card::from_index(action).expect("it was checked"));
        self.legal[at] = quick.legal(plain);
        if after == After::Duty {
            let Running::Quick(quick) = &self.tables[at].game else { return false };
            let episode = self.full_episode(&self.tables[at], quick);
            let observer = Observer::with_trumps(&episode, self.trumps);
            let actions = quick.actions();
            self.tables[at].game = Running::Full(Box::new(Full { episode, observer, actions }));
            self.legal[at] = CardSet::EMPTY;
        }
        after == After::Over
    }

    /// Deals the next game at a table. One that ends before anybody outside is asked counts for nothing, and the next is
    /// dealt.
    fn deal_next(&mut self, at: usize) -> Result<(), BatchError> {
        loop {
            self.tables[at].n_dealt += 1;
            if self.begin(at)? {
                return Ok(());
            }
        }
    }

    /// Begins the game that was dealt last at a table, and returns whether a seat without a bot is to act.
    pub(crate) fn begin(&mut self, at: usize) -> Result<bool, BatchError> {
        let is_alone = self.policies.is_empty();
        let table = &mut self.tables[at];
        (table.is_over, table.was_asked) = (false, is_alone);
        let deal = deal(&self.rules, self.scope, self.seed, (table.index, table.n_dealt - 1));
        if let Some(plain) = &self.plain {
            let quick = Quick::new(&deal);
            self.legal[at] = quick.legal(plain);
            table.game = Running::Quick(quick);
            return Ok(true);
        }
        let (tables, common) = self.parts();
        tables[at].begin(deal, common).map_err(|fault| BatchError::Failed { game: at, fault })
    }

    /// Writes what the seat that is asked in each game would see with open cards, after the end what north would:
    /// [`perfect::LEN`] bytes a game.
    ///
    /// # Panics
    /// Panics if there are not as many.
    pub fn observe_openly(&self, rows: &mut [u8]) {
        assert_eq!(rows.len(), self.games() * perfect::LEN, "{} bytes for each game", perfect::LEN);
        let mut mask = [0; N_ACTIONS];
        for (at, row) in rows.chunks_exact_mut(perfect::LEN).enumerate() {
            self.observe_row(at, &mut row[perfect::OBSERVATION], &mut mask[..self.n_actions()]);
            let open = match &self.tables[at].game {
                Running::Quick(quick) => quick.open(),
                Running::Full(full) => perfect::Open::of(&full.episode),
            };
            open.write(self.asked(at).unwrap_or(Seat::N), row);
        }
    }
}

/// Writes which actions are legal: a one for each, and a zero for each other one.
pub fn write_mask(episode: &Episode, mask: &mut [u8]) {
    episode.legal().write(mask);
}
