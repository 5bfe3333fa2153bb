//! Our bots at the table of another program, which has the three other players.
//!
//! Every bot plays each deal alone in all four seats, against the same three. All bots have the same cards and seats, and
//! the table gets the same seed, so differences are due to the bots. The value of a game is the points of the bot minus the
//! mean of the three others, which needs no other game to compare with. The table is not believed: what it says was
//! played is [checked](checked).

mod checked;

use crate::entrant::Entrant;
use crate::seat_clock::ONE_IN;
use crate::table::seeds;
use bots::remote::{Guest, GuestEnd, GuestGame, TableFault, TableProgram};
use bots::{Spec, fallback_reply, reply_or_fallback};
use game::{Ask, Course, Outcome, Play, Scope, Seat, Setup};
use notation::rules_file::to_json;
use text::{Localized, Message};

/// A program that keeps a table and has three players for it.
#[derive(Clone, Debug)]
pub struct ForeignTable {
    spec: Spec,
    /// Its players as one: their name, and what they cost.
    players: Entrant,
}

impl ForeignTable {
    /// Returns the table that a specification such as `cmd:python3 scripts/table.py` names.
    #[must_use]
    pub fn of(spec: &Spec) -> Self {
        Self { spec: spec.clone(), players: Entrant::of(spec) }
    }

    /// Returns its players as one who takes part: by its name, and with the times that its decisions took.
    #[must_use]
    pub const fn players(&self) -> &Entrant {
        &self.players
    }
}

/// A table that is kept for one thread.
#[derive(Debug)]
pub struct TableHost {
    table: ForeignTable,
    program: TableProgram,
    n_games: u64,
}

/// End of a game at such a table.
#[derive(Debug)]
pub enum TableEnd {
    /// It was played.
    Played(Box<Outcome>, Box<Play>),
    /// The cards are to be dealt again.
    Redeal,
}

impl TableHost {
    /// Returns the table; its program is started for its first game.
    ///
    /// # Errors
    /// Returns why it cannot be one.
    pub fn new(table: &ForeignTable) -> Result<Self, Message> {
        let program = table.spec.table().map_err(|error| error.message())?;
        let no_program = || TableFault::Pipe(bots::remote::PipeError::Gone(String::new())).message();
        Ok(Self { table: table.clone(), program: program.ok_or_else(no_program)?, n_games: 0 })
    }

    /// Plays a game with a guest at one seat; the program draws random numbers of the seed.
    ///
    /// # Errors
    /// Returns why the game has no result, or is not the one that was to be played.
    pub fn play(
        &mut self,
        setup: &Setup<'_>,
        (seat, seed): (Seat, u64),
        guest: &mut Guest,
    ) -> Result<TableEnd, Message> {
        if setup.scope == Scope::Cards && first_card(setup).redeal().is_some() {
            return Ok(TableEnd::Redeal);
        }
        let hands = setup.deal.hands();
        let game = GuestGame {
            id: 0,
            seat,
            dealer: setup.deal.dealer(),
            hands: game::BySeat::from_fn(|seat| hands[seat].cards().collect()),
            rules: to_json(setup.rules),
            scope: setup.scope.name().to_owned(),
            seed,
        };
        self.n_games += 1;
        // The program is started in the first game, which would count as thinking.
        let begun = (self.n_games % ONE_IN == 2).then(|| (self.program.cpu_time(), self.program.waited()));
        let played = self.program.play(game, guest, seeds(seed)[seat]);
        let clock = self.table.players.clock();
        if let Some(name) = self.program.name() {
            clock.meet(name);
        }
        let (end, given) = played.map_err(|fault| fault.message())?;
        if let Some((cpu, waited)) = begun {
            let used = cpu.zip(self.program.cpu_time()).map(|(begun, now)| now.saturating_sub(begun));
            let n_cards = 3 * setup.rules.n_tricks() as u64;
            clock.count_many(n_cards, self.program.waited().saturating_sub(waited), used);
        }
        match end {
            GuestEnd::Played(result) => {
                let (outcome, play) = checked::played(&result, setup, (seat, &given))?;
                Ok(TableEnd::Played(Box::new(outcome), Box::new(play)))
            }
            GuestEnd::Redeal(words) => checked::redeal(&words, setup, (seat, &given)).map(|()| TableEnd::Redeal),
        }
    }
}

/// Returns the game of cards alone before its first card, or where the cards are dealt again.
fn first_card(setup: &Setup<'_>) -> Course {
    let mut course = Course::new(setup);
    to_card(&mut course);
    course
}

/// Lets everything be decided that is not left to the players of cards alone.
fn to_card(course: &mut Course) {
    while course.asked().is_some_and(|(_, ask)| ask != Ask::Card) {
        let reply = fallback_reply(course);
        reply_or_fallback(course, reply);
    }
}
