//! One table of a batch: one game after another.

use crate::action::Action;
use crate::episode::Episode;
use crate::observer::Observer;
use crate::quick::Quick;
use bots::{Bot, Draw, Fault, FaultKind};
use game::{CardSet, Deal, Rules, Scope, Seat, SeatSet, Setup};
use solver::Stop;
use text::Localized;

/// One game after another.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) index: u64,
    /// Number of games dealt at this table.
    pub(crate) n_dealt: u64,
    pub(crate) game: Running,
    pub(crate) bots: [Option<Box<dyn Bot>>; 4],
    pub(crate) is_over: bool,
    /// Whether a seat outside was asked in this game.
    pub(crate) was_asked: bool,
}

/// What the tables of a batch have in common.
#[derive(Clone, Copy)]
pub(crate) struct Common<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) scope: Scope,
    pub(crate) cards_only: SeatSet,
    pub(crate) seed: u64,
    pub(crate) trumps: CardSet,
    pub(crate) stop: &'a Stop,
}

#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "most are quick, and boxed they would be another step away in memory")]
pub(crate) enum Running {
    Quick(Quick),
    Full(Box<Full>),
}

#[derive(Debug)]
pub(crate) struct Full {
    pub(crate) episode: Episode,
    pub(crate) observer: Observer,
    /// Numbers of the decisions that did not come from bots.
    pub(crate) actions: Vec<u8>,
}

impl Running {
    /// Returns the numbers of the decisions that did not come from bots.
    pub(crate) fn actions(&self) -> Vec<u8> {
        match self {
            Self::Quick(quick) => quick.actions(),
            Self::Full(full) => full.actions.clone(),
        }
    }
}

/// Places in the sequence of random numbers are kept apart by this much for each table.
const DEALS_OF_A_TABLE: u64 = 1 << 32;

impl Table {
    /// Begins the game that was dealt, and returns whether a seat without a bot is to act.
    pub(crate) fn begin(&mut self, deal: Deal, common: Common<'_>) -> Result<bool, Fault> {
        let Common { rules, scope, trumps, .. } = common;
        let episode = Episode::new(&Setup { rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope });
        let observer = Observer::with_trumps(&episode, trumps);
        for (seat, bot) in self.bots.iter_mut().enumerate() {
            if let Some(bot) = bot {
                let of_seat = (self.index * DEALS_OF_A_TABLE + self.n_dealt) * 4 + seat as u64;
                bot.begin(Draw::new(common.seed, of_seat).bits());
                bot.hurry(common.stop);
            }
        }
        let mut full = Box::new(Full { episode, observer, actions: Vec::new() });
        full.go_on(&mut self.bots, common)?;
        let is_asked = full.episode.asked().is_some();
        self.game = Running::Full(full);
        Ok(is_asked)
    }

    /// Does what was checked in a game that is not quick, and returns whether it is over.
    pub(crate) fn step(&mut self, action: usize, common: Common<'_>) -> Result<bool, Fault> {
        let Running::Full(full) = &mut self.game else { return Ok(false) };
        full.actions.push(action as u8);
        full.episode.step(Action::from_index(action).expect("it was checked")).expect("it was checked");
        full.go_on(&mut self.bots, common)?;
        Ok(full.episode.asked().is_none())
    }
}

impl Full {
    /// Lets the bots decide until a seat without a bot is to act. Decisions that are not in the scope of a seat are the default
    /// ones. What a bot does wrong ends the work.
    fn go_on(&mut self, bots: &mut [Option<Box<dyn Bot>>; 4], common: Common<'_>) -> Result<(), Fault> {
        while let Some((seat, ask)) = self.episode.asked() {
            let is_of_cards = common.scope == Scope::Cards || common.cards_only.contains(seat);
            if is_of_cards && ask != game::Ask::Card {
                self.episode.fall_back();
                continue;
            }
            let Some(bot) = bots[seat.index()].as_deref_mut() else { break };
            let illegal = self.episode.let_decide(bot);
            if let Some(fault) = bot.take_faults().into_iter().next() {
                return Err(fault);
            }
            if let Some(illegal) = illegal {
                return Err(Fault { seat, kind: FaultKind::Illegal, what: illegal.message() });
            }
        }
        self.observer.follow(&self.episode);
        Ok(())
    }
}

pub(crate) fn deal(rules: &Rules, scope: Scope, seed: u64, (table, number): (u64, u64)) -> Deal {
    let dealer = Seat::from_index(((table + number) % 4) as usize);
    let mut draw = Draw::new(seed, table * DEALS_OF_A_TABLE + number);
    draw.deal_for(rules, dealer, scope).expect("a deck of the rule set")
}
