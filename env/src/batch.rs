//! Many games at once.

use crate::action::{Action, N_ACTIONS, N_CARDS};
use crate::episode::{Ending, Episode};
use crate::error::BatchError;
use crate::layout;
use crate::observer::Observer;
use bots::{Bot, Draw, Spec, SpecError};
use game::{CardSet, Rules, Seat, SeatSet, normal_trumps};
use sim::{Scope, Setup};

/// What becomes of a game that is over, as in the vector environments of Gymnasium.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AutoReset {
    /// The next step begins a new one and does not look at the action; nobody gets anything in it.
    NextStep,
    /// A new one begins in the same step: the rewards are those of the game that is over, the observation is that of the new
    /// one.
    #[default]
    SameStep,
    /// It stays over, whatever is done, until it is [reset](Batch::reset).
    Disabled,
}

/// How a batch plays.
#[derive(Clone, Debug)]
pub struct Config {
    /// The rule set.
    pub rules: Rules,
    /// What is decided: everything, or cards only.
    pub scope: Scope,
    /// How many games are played at once.
    pub games: usize,
    /// Where the deals and the bots' random choices come from.
    pub seed: u64,
    /// What becomes of a game that is over.
    pub auto_reset: AutoReset,
    /// Who sits in each seat: a bot, or nobody, for whom actions come from outside.
    pub bots: [Option<Spec>; 4],
}

/// Where a batch writes, with a row for each game. All have their full length whatever is decided.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat that is asked sees: [`layout::LEN`] bytes a game.
    pub observations: &'a mut [u8],
    /// Which actions are legal for it, 0 or 1: [`Batch::n_actions`] bytes a game.
    pub masks: &'a mut [u8],
    /// Who is asked: 0 to 3 for north, east, south, west; 255 when the game is over.
    pub seats: &'a mut [u8],
    /// The Points that each seat got in this step: four a game.
    pub rewards: &'a mut [f32],
    /// Whether a game has ended in this step, 0 or 1.
    pub terminated: &'a mut [u8],
}

/// Nobody is asked.
pub const NOBODY: u8 = 255;

/// Many games, of which each waits for the decision of a seat that is not a bot's.
#[derive(Debug)]
pub struct Batch {
    rules: Rules,
    scope: Scope,
    seed: u64,
    auto_reset: AutoReset,
    /// The trumps of the normal game.
    trumps: CardSet,
    tables: Vec<Table>,
}

/// One game after another.
#[derive(Debug)]
struct Table {
    index: u64,
    /// How many games were dealt at this table.
    n_dealt: u64,
    episode: Episode,
    observer: Observer,
    bots: [Option<Box<dyn Bot>>; 4],
    is_over: bool,
}

/// Places in the sequence of random numbers are kept apart by this much for each table.
const DEALS_OF_A_TABLE: u64 = 1 << 32;

impl Batch {
    /// Deals the first games.
    ///
    /// # Errors
    /// There are no games, all seats have bots, or a bot cannot be built.
    pub fn new(config: Config) -> Result<Self, BatchError> {
        let Config { rules, scope, games, seed, auto_reset, bots } = config;
        if games == 0 {
            return Err(BatchError::NoGames);
        }
        if bots.iter().all(Option::is_some) {
            return Err(BatchError::NobodyToAsk);
        }
        let build = |spec: &Option<Spec>| spec.as_ref().map(Spec::build).transpose();
        let tables = (0..games as u64)
            .map(|index| {
                let [n, e, s, w] = &bots;
                let bots = [build(n)?, build(e)?, build(s)?, build(w)?];
                let episode = deal(&rules, scope, seed, index, 0);
                let observer = Observer::new(&episode);
                Ok(Table { index, n_dealt: 1, episode, observer, bots, is_over: false })
            })
            .collect::<Result<Vec<Table>, SpecError>>()
            .map_err(BatchError::Bot)?;
        let trumps = normal_trumps(&rules);
        let mut batch = Self { rules, scope, trumps, seed, auto_reset, tables };
        for at in 0..batch.tables.len() {
            if !batch.begin(at) {
                batch.deal_next(at);
            }
        }
        Ok(batch)
    }

    /// Returns how many games are played at once.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.tables.len()
    }

    /// Returns how many actions there are: cards only, or everything.
    #[must_use]
    pub const fn n_actions(&self) -> usize {
        match self.scope {
            Scope::Cards => N_CARDS,
            Scope::Everything => N_ACTIONS,
        }
    }

    /// Returns a game, to look at.
    #[must_use]
    pub fn episode(&self, game: usize) -> Option<&Episode> {
        self.tables.get(game).map(|table| &table.episode)
    }

    /// Begins all games anew from this seed.
    pub fn reset(&mut self, seed: u64) {
        self.seed = seed;
        for at in 0..self.tables.len() {
            self.tables[at].n_dealt = 0;
            self.deal_next(at);
        }
    }

    /// Begins new games at these tables only.
    ///
    /// # Errors
    /// There are not as many flags as games.
    pub fn reset_some(&mut self, which: &[bool]) -> Result<(), BatchError> {
        if which.len() != self.tables.len() {
            return Err(BatchError::WrongLength { expected: self.tables.len(), given: which.len() });
        }
        for at in (0..which.len()).filter(|&at| which[at]) {
            self.deal_next(at);
        }
        Ok(())
    }

    /// Does in each game what the seat that is asked has decided.
    ///
    /// # Errors
    /// There are not as many actions as games, or one of them is not legal; then nothing has changed.
    pub fn step(&mut self, actions: &[i64], out: &mut Buffers<'_>) -> Result<(), BatchError> {
        let decided = self.check(actions)?;
        out.rewards.fill(0.0);
        out.terminated.fill(0);
        for (at, action) in decided.into_iter().enumerate() {
            self.step_one(at, action, out);
        }
        self.observe(out);
        Ok(())
    }

    /// Writes what is seen, without a step.
    pub fn observe(&self, out: &mut Buffers<'_>) {
        let n_actions = self.n_actions();
        let rows = out.observations.chunks_exact_mut(layout::LEN).zip(out.masks.chunks_exact_mut(n_actions));
        for ((table, (observation, mask)), seat) in self.tables.iter().zip(rows).zip(out.seats.iter_mut()) {
            mask.fill(0);
            match table.episode.asked() {
                Some((asked, _)) => {
                    *seat = asked.index() as u8;
                    table.observer.write(&table.episode, asked, observation);
                    write_mask(&table.episode, mask);
                }
                None => {
                    *seat = NOBODY;
                    table.observer.write(&table.episode, Seat::N, observation);
                }
            }
        }
    }

    fn check(&self, actions: &[i64]) -> Result<Vec<Option<Action>>, BatchError> {
        if actions.len() != self.tables.len() {
            return Err(BatchError::WrongLength { expected: self.tables.len(), given: actions.len() });
        }
        let checked = self.tables.iter().zip(actions).enumerate().map(|(game, (table, &number))| {
            if table.is_over {
                return Ok(None);
            }
            let index = usize::try_from(number).ok().filter(|&index| index < self.n_actions());
            let action = index.and_then(Action::from_index);
            let action = action.ok_or(BatchError::NoSuchAction { game, number, last: self.n_actions() - 1 })?;
            if table.episode.is_legal(action) { Ok(Some(action)) } else { Err(BatchError::Illegal { game, number }) }
        });
        checked.collect()
    }

    fn step_one(&mut self, at: usize, action: Option<Action>, out: &mut Buffers<'_>) {
        let table = &mut self.tables[at];
        let Some(action) = action else {
            if self.auto_reset == AutoReset::NextStep {
                self.deal_next(at);
            }
            return;
        };
        table.episode.step(action).expect("it was checked");
        table.go_on(self.scope);
        let Some(ending) = table.episode.ended() else { return };
        out.terminated[at] = 1;
        if let Ending::Played(points) = ending {
            for (reward, (_, points)) in out.rewards[4 * at..4 * at + 4].iter_mut().zip(points.iter()) {
                *reward = points.0 as f32;
            }
        }
        table.is_over = true;
        if self.auto_reset == AutoReset::SameStep {
            self.deal_next(at);
        }
    }

    /// Deals the next game at a table. One that ends before anybody outside is asked counts for nothing, and the next is
    /// dealt.
    fn deal_next(&mut self, at: usize) {
        loop {
            let table = &mut self.tables[at];
            table.episode = deal(&self.rules, self.scope, self.seed, table.index, table.n_dealt);
            table.n_dealt += 1;
            if self.begin(at) {
                return;
            }
        }
    }

    /// Begins the game that was dealt at a table, and returns whether somebody outside is asked.
    fn begin(&mut self, at: usize) -> bool {
        let (seed, scope, trumps) = (self.seed, self.scope, self.trumps);
        let table = &mut self.tables[at];
        table.observer = Observer::with_trumps(&table.episode, trumps);
        table.is_over = false;
        for (seat, bot) in table.bots.iter_mut().enumerate() {
            if let Some(bot) = bot {
                let of_seat = (table.index * DEALS_OF_A_TABLE + table.n_dealt) * 4 + seat as u64;
                bot.begin(Draw::new(seed, of_seat).bits());
            }
        }
        table.go_on(scope);
        table.episode.asked().is_some()
    }
}

impl Table {
    /// Lets the bots decide, and who is not asked for anything but cards be silent, until somebody else is asked.
    fn go_on(&mut self, scope: Scope) {
        while let Some((seat, ask)) = self.episode.asked() {
            let bot = self.bots[seat.index()].as_deref_mut();
            let is_told = scope == Scope::Cards && ask != sim::Ask::Card;
            match bot {
                _ if is_told => self.episode.fall_back(),
                Some(bot) => self.episode.let_decide(bot),
                None => break,
            }
        }
        self.observer.follow(&self.episode);
    }
}

fn deal(rules: &Rules, scope: Scope, seed: u64, table: u64, number: u64) -> Episode {
    let dealer = Seat::from_index(((table + number) % 4) as usize);
    let mut draw = Draw::new(seed, table * DEALS_OF_A_TABLE + number);
    let deal = draw.deal(rules, dealer).expect("a deck of the rule set");
    Episode::new(&Setup { rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope })
}

/// Writes which actions are legal: a one for each.
pub fn write_mask(episode: &Episode, mask: &mut [u8]) {
    let cards = episode.legal_cards();
    if cards.is_empty() {
        episode.for_each_legal(|action| {
            if let Some(place) = action.index().and_then(|index| mask.get_mut(index)) {
                *place = 1;
            }
        });
        return;
    }
    for (at, place) in mask[..N_CARDS].iter_mut().enumerate() {
        *place = (cards.bits() >> at & 1) as u8;
    }
}
