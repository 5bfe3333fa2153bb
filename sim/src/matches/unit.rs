//! One unit: a deal in all its seatings, or a round in all of them.

use super::foreign::{ForeignTable, TableEnd, TableHost};
use super::line::{GameLine, UnitLine};
use super::seating::{LineUp, seatings};
use super::{Control, Deaths, Match, Records, Unit, strangers};
use crate::entrant::{Bench, Who};
use crate::open_cards::open_points;
use crate::round::TableRound;
use crate::table::{MOST_REDEALS, Table, TableGame};
use bots::remote::Guest;
use bots::{Draw, Fault, FaultKind};
use game::{BySeat, Card, Deal, Outcome, Play, RoundError, Rules, Seat, SeatSet};
use game::{Ended, Scope, Setup};
use notation::record::{Record, is_player_name};
use solver::Stop;
use text::Message;

/// Reason why a unit has no result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum NoLine {
    /// The unit was stopped on request.
    Stopped,
    /// A bot cannot be made.
    NoBot(Message),
    /// There is no such round.
    NoRound(RoundError),
    /// The cards are dealt again and again.
    NeverPlayed,
    /// The program of a bot is gone.
    Died(Who, Message),
    /// The table of another program has no result with an entrant at this seat.
    NoResult(Who, Seat, Message),
}

/// A player of units, on one thread.
#[derive(Debug)]
pub(crate) struct Host<'a> {
    plan: &'a Match,
    bench: Bench,
    /// The table of another program, once it is needed.
    table: Option<TableHost>,
    stop: &'a Stop,
}

impl<'a> Host<'a> {
    pub(crate) fn new(plan: &'a Match, stop: &'a Stop) -> Self {
        Self { plan, bench: Bench::new(plan.players()), table: None, stop }
    }

    /// Plays a unit; it depends on nothing but the match and the number of the unit.
    pub(crate) fn play(&mut self, unit: u64) -> Result<UnitLine, NoLine> {
        let mut draw = self.plan.seeds().draw(unit);
        // The cards come first, so that they do not depend on who plays.
        let decks = Decks { seed: draw.bits(), rules: &self.plan.rules, scope: self.plan.scope };
        let open = match self.plan.control {
            Control::None => None,
            Control::OpenCards { openings } => Some(open(&decks.deal(0, Seat::W), &self.plan.rules, openings)),
        };
        let mut games = Vec::new();
        for (seats, seed) in self.seatings(&mut draw) {
            if let Some(table) = &self.plan.table {
                games.push(self.play_at(table, &decks, (seats, seed))?);
                continue;
            }
            let bots = self.bench.seat(&seats).map_err(NoLine::NoBot)?;
            let mut sitting = Sitting { host: self, seats, table: Table::new(bots), seed, n_played: 0 };
            match sitting.host.plan.unit {
                Unit::Deal => games.push(sitting.play_deal(&decks)?),
                Unit::Round => games.extend(sitting.play_round(&decks)?),
            }
            let bots = sitting.table.into_bots();
            self.bench.rise(&seats, bots);
        }
        Ok(UnitLine { unit, open, games })
    }

    /// Returns who sits where in one unit, each time with a seed.
    fn seatings(&self, draw: &mut Draw) -> Vec<(BySeat<Who>, u64)> {
        match self.plan.line_up {
            LineUp::Strangers => strangers::seatings(self.plan.entrants.len(), self.plan.seatings, draw),
            LineUp::Table => strangers::seatings_at(self.plan.entrants.len(), &[[0; 3]], self.plan.seatings, draw),
            _ => {
                let all = seatings(&self.plan.tables(), self.plan.seatings, draw);
                all.into_iter().map(|seats| (seats, draw.bits())).collect()
            }
        }
    }

    /// Plays a deal with one entrant at the table of another program.
    fn play_at(
        &mut self,
        table: &ForeignTable,
        decks: &Decks<'_>,
        (seats, seed): (BySeat<Who>, u64),
    ) -> Result<GameLine, NoLine> {
        let n_entrants = self.plan.entrants.len();
        let is_entrant = |seat: &Seat| seats[*seat].index() < n_entrants;
        let seat = Seat::ALL.into_iter().find(is_entrant).expect("an entrant plays in every game");
        let (who, stop) = (seats[seat], self.stop);
        let no_result = |why| if stop.is_set() { NoLine::Stopped } else { NoLine::NoResult(who, seat, why) };
        let mut redeals = 0;
        loop {
            let deal = decks.deal(u64::from(redeals), Seat::W);
            let (pflichtsolo_open, forced) = (SeatSet::EMPTY, None);
            let setup = Setup { rules: decks.rules, deal, pflichtsolo_open, forced, scope: decks.scope };
            let seed = Draw::new(seed, u64::from(redeals)).bits();
            if self.table.is_none() {
                self.table = Some(TableHost::new(table).map_err(no_result)?);
            }
            let host = self.table.as_mut().expect("it is there");
            let bot = self.bench.take(who).map_err(NoLine::NoBot)?;
            let mut guest = Guest::new(self.plan.entrants[who.index()].name().to_owned(), bot).with_stop(stop.clone());
            let ended = host.play(&setup, (seat, seed), &mut guest).map_err(no_result)?;
            let mut bot = guest.into_bot();
            if let TableEnd::Played(outcome, play) = &ended {
                bot.finish(play, outcome);
            }
            let faults = bot.take_faults();
            self.bench.put(who, bot);
            if stop.is_set() {
                return Err(NoLine::Stopped);
            }
            self.check_alive(&seats, &faults)?;
            match ended {
                TableEnd::Played(outcome, play) => {
                    return Ok(self.line(&seats, (&outcome, &play), redeals, &faults));
                }
                TableEnd::Redeal => redeals = again(redeals)?,
            }
        }
    }

    /// Checks that the program of no bot is gone, if that is not to be counted.
    fn check_alive(&self, seats: &BySeat<Who>, faults: &[Fault]) -> Result<(), NoLine> {
        let died = |fault: &&Fault| fault.kind == FaultKind::Died;
        match faults.iter().find(died).filter(|_| self.plan.deaths == Deaths::Stop) {
            Some(fault) => Err(NoLine::Died(seats[fault.seat], fault.what.clone())),
            None => Ok(()),
        }
    }

    fn line(
        &self,
        seats: &BySeat<Who>,
        (outcome, play): (&Outcome, &Play),
        redeals: u16,
        faults: &[Fault],
    ) -> GameLine {
        let mut line = GameLine::new(seats, outcome, redeals, faults);
        if self.plan.records == Records::Kept {
            let mut record = Record::of(play);
            let players = self.plan.players();
            record.players = BySeat::from_fn(|seat| {
                Some(players[seats[seat].index()].name().to_owned()).filter(|name| is_player_name(name))
            });
            line.record = Some(record.to_string());
        }
        line
    }
}

/// Returns what the cards are worth in the normal game; nothing for anybody if one seat holds both queens of clubs, since
/// it may well play something else.
fn open(deal: &Deal, rules: &Rules, openings: u64) -> [f64; 4] {
    if deal.hands().iter().any(|(_, hand)| hand.count(Card::CQ) == 2) {
        return [0.0; 4];
    }
    open_points(rules, deal, None, openings)
}

/// The deals of a unit in their order: in every seating the same.
struct Decks<'a> {
    seed: u64,
    rules: &'a Rules,
    scope: Scope,
}

impl Decks<'_> {
    fn draw(&self, number: u64) -> Draw {
        Draw::new(self.seed, number)
    }

    fn deal(&self, number: u64, dealer: Seat) -> Deal {
        self.draw(number).deal_for(self.rules, dealer, self.scope).expect("the deck of a rule set can be dealt")
    }
}

/// Four bots at a table.
struct Sitting<'a, 'b> {
    host: &'a mut Host<'b>,
    seats: BySeat<Who>,
    table: Table,
    seed: u64,
    /// Games and deals that were thrown in, together.
    n_played: u64,
}

/// Counts a deal that was thrown in.
const fn again(redeals: u16) -> Result<u16, NoLine> {
    if redeals + 1 < MOST_REDEALS { Ok(redeals + 1) } else { Err(NoLine::NeverPlayed) }
}

impl Sitting<'_, '_> {
    fn play_deal(&mut self, decks: &Decks<'_>) -> Result<GameLine, NoLine> {
        let mut redeals = 0;
        loop {
            let deal = decks.deal(u64::from(redeals), Seat::W);
            let (pflichtsolo_open, forced) = (SeatSet::EMPTY, None);
            let setup = Setup { rules: decks.rules, deal, pflichtsolo_open, forced, scope: decks.scope };
            let TableGame { ended, faults } = self.play(&setup)?;
            match ended {
                Ended::Played(outcome, play) => {
                    return Ok(self.host.line(&self.seats, (&outcome, &play), redeals, &faults));
                }
                Ended::Redeal(_) => redeals = again(redeals)?,
            }
        }
    }

    fn play_round(&mut self, decks: &Decks<'_>) -> Result<Vec<GameLine>, NoLine> {
        let rules = decks.rules;
        self.table.sit_down();
        let mut round = TableRound::new(rules).map_err(NoLine::NoRound)?;
        let (mut games, mut redeals) = (Vec::new(), 0);
        while let Some(next) = round.next(&mut decks.draw(self.n_played)).expect("the deck of a rule set can be dealt")
        {
            let TableGame { ended, faults } = self.play(&next.setup(rules))?;
            round.enter(&ended).map_err(NoLine::NoRound)?;
            match ended {
                Ended::Redeal(_) => redeals = again(redeals)?,
                Ended::Played(outcome, play) => {
                    games.push(self.host.line(&self.seats, (&outcome, &play), redeals, &faults));
                    redeals = 0;
                }
            }
        }
        Ok(games)
    }

    fn play(&mut self, setup: &Setup<'_>) -> Result<TableGame, NoLine> {
        let seed = Draw::new(self.seed, self.n_played).bits();
        self.n_played += 1;
        let game = self.table.play_unless(setup, seed, self.host.stop).ok_or(NoLine::Stopped)?;
        self.host.check_alive(&self.seats, &game.faults)?;
        Ok(game)
    }
}
