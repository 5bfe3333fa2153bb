//! Many games at once.

use crate::action::{Action, N_CARDS, n_actions};
use crate::episode::{Ending, Episode};
use crate::error::BatchError;
use crate::layout;
use crate::observer::Observer;
use crate::quick::{After, Plain, Quick, write_set};
use bots::{Bot, Draw, Spec, SpecError};
use game::{Card, CardSet, Deal, Rules, Seat, SeatSet, normal_trumps};
use game::{Scope, Setup};

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
    /// Player in each seat: a bot, or `None` for actions from outside.
    pub bots: [Option<Spec>; 4],
}

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
    rules: Rules,
    scope: Scope,
    seed: u64,
    auto_reset: AutoReset,
    /// The trumps of the normal game.
    trumps: CardSet,
    /// Data for quick games; `None` if there are none.
    plain: Option<Plain>,
    tables: Vec<Table>,
    /// The cards that may be played in a quick game; none in others.
    legal: Vec<CardSet>,
}

/// One game after another.
#[derive(Debug)]
struct Table {
    index: u64,
    /// Number of games dealt at this table.
    n_dealt: u64,
    game: Running,
    bots: [Option<Box<dyn Bot>>; 4],
    is_over: bool,
}

#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "most are quick, and boxed they would be another step away in memory")]
enum Running {
    Quick(Quick),
    Full(Box<Full>),
}

#[derive(Debug)]
struct Full {
    episode: Episode,
    observer: Observer,
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
        let is_plain = scope == Scope::Cards && bots.iter().all(Option::is_none);
        let plain = if is_plain { Plain::new(&rules) } else { None };
        let build = |spec: &Option<Spec>| spec.as_ref().map(Spec::build).transpose();
        let tables = (0..games as u64)
            .map(|index| {
                let [n, e, s, w] = &bots;
                let bots = [build(n)?, build(e)?, build(s)?, build(w)?];
                let game = Running::Quick(Quick::new(&deal(&rules, seed, index, 0)));
                Ok(Table { index, n_dealt: 0, game, bots, is_over: false })
            })
            .collect::<Result<Vec<Table>, SpecError>>()
            .map_err(BatchError::Bot)?;
        let (trumps, legal) = (normal_trumps(&rules), vec![CardSet::EMPTY; games]);
        let mut batch = Self { rules, scope, trumps, seed, auto_reset, plain, tables, legal };
        (0..games).for_each(|at| batch.deal_next(at));
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

    fn full_episode(&self, table: &Table, quick: &Quick) -> Episode {
        quick.episode(&self.rules, deal(&self.rules, self.seed, table.index, table.n_dealt - 1))
    }

    /// Restarts all games with `seed`.
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
        self.check(actions)?;
        out.rewards.fill(0.0);
        out.terminated.fill(0);
        for (at, &action) in actions.iter().enumerate() {
            self.step_one(at, action as usize, out);
            self.observe_one(at, out);
        }
        Ok(())
    }

    /// Writes what is seen, without a step.
    pub fn observe(&self, out: &mut Buffers<'_>) {
        (0..self.tables.len()).for_each(|at| self.observe_one(at, out));
    }

    fn observe_one(&self, at: usize, out: &mut Buffers<'_>) {
        let (table, n_actions) = (&self.tables[at], self.n_actions());
        let observation = &mut out.observations[at * layout::LEN..][..layout::LEN];
        let mask = &mut out.masks[at * n_actions..][..n_actions];
        match (&table.game, &self.plain) {
            (Running::Quick(quick), Some(plain)) => {
                quick.write(plain, observation.first_chunk_mut().expect("a whole row"));
                write_set(self.legal[at], mask);
                out.seats[at] = if table.is_over { NOBODY } else { quick.turn().index() as u8 };
            }
            (Running::Full(full), _) => {
                let asked = full.episode.asked().map(|(seat, _)| seat);
                full.observer.write(&full.episode, asked.unwrap_or(Seat::N), observation);
                mask.fill(0);
                write_mask(&full.episode, mask);
                out.seats[at] = asked.map_or(NOBODY, |seat| seat.index() as u8);
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

    fn check_fully(&self, game: usize, number: i64) -> Result<(), BatchError> {
        let table = &self.tables[game];
        if table.is_over {
            return Ok(());
        }
        let index = usize::try_from(number).ok().filter(|&index| index < self.n_actions());
        let action = index.and_then(Action::from_index);
        let action = action.ok_or(BatchError::NoSuchAction { game, number, last: self.n_actions() - 1 })?;
        match &table.game {
            Running::Full(full) if full.episode.is_legal(action) => Ok(()),
            _ => Err(BatchError::Illegal { game, number }),
        }
    }

    /// Does what was checked.
    fn step_one(&mut self, at: usize, action: usize, out: &mut Buffers<'_>) {
        let table = &mut self.tables[at];
        if table.is_over {
            if self.auto_reset == AutoReset::NextStep {
                self.deal_next(at);
            }
            return;
        }
        let is_over = match &table.game {
            Running::Quick(_) => self.step_quick(at, action),
            Running::Full(_) => table.step(action, self.scope),
        };
        if !is_over {
            return;
        }
        let table = &mut self.tables[at];
        out.terminated[at] = 1;
        let points = match (&table.game, &self.plain) {
            (Running::Quick(quick), Some(plain)) => Some(quick.points(plain)),
            (Running::Full(full), _) => full.episode.ended().map(Ending::points),
            (Running::Quick(_), None) => None,
        };
        for (reward, (_, points)) in out.rewards[4 * at..].iter_mut().zip(points.iter().flat_map(game::BySeat::iter)) {
            *reward = points.0 as f32;
        }
        table.is_over = true;
        if self.auto_reset == AutoReset::SameStep {
            self.deal_next(at);
        }
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
            self.tables[at].game = Running::Full(Box::new(Full { episode, observer }));
            self.legal[at] = CardSet::EMPTY;
        }
        after == After::Over
    }

    /// Deals the next game at a table. One that ends before anybody outside is asked counts for nothing, and the next is
    /// dealt.
    fn deal_next(&mut self, at: usize) {
        let table = &mut self.tables[at];
        table.is_over = false;
        if let Some(plain) = &self.plain {
            let quick = Quick::new(&deal(&self.rules, self.seed, table.index, table.n_dealt));
            self.legal[at] = quick.legal(plain);
            table.game = Running::Quick(quick);
            table.n_dealt += 1;
            return;
        }
        loop {
            let deal = deal(&self.rules, self.seed, table.index, table.n_dealt);
            table.n_dealt += 1;
            if table.begin(&self.rules, deal, (self.scope, self.seed, self.trumps)) {
                return;
            }
        }
    }
}

impl Table {
    /// Begins the game that was dealt, and returns whether a seat without a bot is to act.
    fn begin(&mut self, rules: &Rules, deal: Deal, (scope, seed, trumps): (Scope, u64, CardSet)) -> bool {
        let none = SeatSet::EMPTY;
        let episode = Episode::new(&Setup { rules, deal, pflichtsolo_open: none, forced: None, scope });
        let observer = Observer::with_trumps(&episode, trumps);
        for (seat, bot) in self.bots.iter_mut().enumerate() {
            if let Some(bot) = bot {
                let of_seat = (self.index * DEALS_OF_A_TABLE + self.n_dealt) * 4 + seat as u64;
                bot.begin(Draw::new(seed, of_seat).bits());
            }
        }
        let mut full = Box::new(Full { episode, observer });
        full.go_on(&mut self.bots, scope);
        let is_asked = full.episode.asked().is_some();
        self.game = Running::Full(full);
        is_asked
    }

    /// Does what was checked in a game that is not quick, and returns whether it is over.
    fn step(&mut self, action: usize, scope: Scope) -> bool {
        let Running::Full(full) = &mut self.game else { return false };
        full.episode.step(Action::from_index(action).expect("it was checked")).expect("it was checked");
        full.go_on(&mut self.bots, scope);
        full.episode.asked().is_none()
    }
}

impl Full {
    /// Lets the bots decide until a seat without a bot is to act. In the scope of cards alone, all other decisions fall
    /// back to the default.
    fn go_on(&mut self, bots: &mut [Option<Box<dyn Bot>>; 4], scope: Scope) {
        while let Some((seat, ask)) = self.episode.asked() {
            let bot = bots[seat.index()].as_deref_mut();
            let is_told = scope == Scope::Cards && ask != game::Ask::Card;
            match bot {
                _ if is_told => self.episode.fall_back(),
                Some(bot) => self.episode.let_decide(bot),
                None => break,
            }
        }
        self.observer.follow(&self.episode);
    }
}

fn deal(rules: &Rules, seed: u64, table: u64, number: u64) -> Deal {
    let dealer = Seat::from_index(((table + number) % 4) as usize);
    let mut draw = Draw::new(seed, table * DEALS_OF_A_TABLE + number);
    draw.deal(rules, dealer).expect("a deck of the rule set")
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
    write_set(cards, &mut mask[..N_CARDS]);
}
