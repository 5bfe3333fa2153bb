//! A round of games of four players: who deals, who still has to play his Pflichtsolo, how the points stand.

use bots::Draw;
use game::rules::BockEvent;
use game::{
    BockFacts, BySeat, Deal, DealError, Ending, GameKind, Next, Player, Points, Redeal, Round, RoundError, RoundParts,
    Rules, Seat, SeatSet,
};
use game::{Ended, Scope, Setup};

/// Number of games of a round if the rules leave it open.
const USUAL_GAMES: u16 = 24;

/// A round at one table. Player 1 sits north, the others clockwise.
#[derive(Clone, Debug)]
pub struct TableRound {
    rules: Rules,
    round: Round,
    points: BySeat<Points>,
}

/// The next game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOfRound {
    /// Its cards.
    pub deal: Deal,
    /// Seats that still have to play a Pflichtsolo.
    pub pflichtsolo_open: SeatSet,
    /// Seat that has to play it now.
    pub forced: Option<Seat>,
}

impl GameOfRound {
    /// Returns the setup in which it is played.
    #[must_use]
    pub const fn setup<'a>(&self, rules: &'a Rules) -> Setup<'a> {
        Setup {
            rules,
            deal: self.deal,
            pflichtsolo_open: self.pflichtsolo_open,
            forced: self.forced,
            scope: Scope::Everything,
        }
    }
}

impl TableRound {
    /// Returns a round before its first game, which north deals; of 24 games where the rules leave it open.
    ///
    /// # Errors
    /// Returns an error if the rules know no table of four.
    pub fn new(rules: &Rules) -> Result<Self, RoundError> {
        let parts = Round::new(rules, 4)?.parts().clone();
        let games_total = parts.games_total.or(Some(USUAL_GAMES));
        let round = Round::resume(rules, RoundParts { games_total, ..parts })?;
        Ok(Self { rules: rules.clone(), round, points: BySeat::default() })
    }

    /// Returns games without end and without compulsory soli.
    ///
    /// # Errors
    /// Returns an error if the rules know no table of four.
    pub fn without_end(rules: &Rules) -> Result<Self, RoundError> {
        let parts = Round::new(rules, 4)?.parts().clone();
        let parts = RoundParts { games_total: None, pflichtsolo_open: vec![0; 4], ..parts };
        Ok(Self { rules: rules.clone(), round: Round::resume(rules, parts)?, points: BySeat::default() })
    }

    /// Returns the state: games played, soli outstanding, who deals.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Returns the totals of the players.
    #[must_use]
    pub const fn points(&self) -> &BySeat<Points> {
        &self.points
    }

    /// Returns how many games the round has; `None` if it has no end.
    #[must_use]
    pub fn games_total(&self) -> Option<u16> {
        self.round.parts().games_total
    }

    /// Deals the next game; `None` when the round is over.
    ///
    /// # Errors
    /// Returns what is wrong with the deck of a rule set that has no proper one.
    pub fn next(&self, draw: &mut Draw) -> Result<Option<GameOfRound>, DealError> {
        let (dealer, forced) = match self.round.next() {
            Next::Deal { dealer, .. } => (dealer, None),
            Next::Vorfuehren { dealer, soloist } => (dealer, Some(seat_of(soloist))),
            Next::Over { .. } => return Ok(None),
        };
        let deal = draw.deal(&self.rules, seat_of(dealer))?;
        let pflichtsolo_open = Seat::ALL.into_iter().filter(|&seat| 0 < self.round.open(player_of(seat))).collect();
        Ok(Some(GameOfRound { deal, pflichtsolo_open, forced }))
    }

    /// Enters how the next game ended.
    ///
    /// # Errors
    /// Returns an error if the round is over.
    pub fn enter(&mut self, ended: &Ended) -> Result<(), RoundError> {
        match ended {
            Ended::Redeal(Redeal { .. }) => {
                self.round.record(GameKind::Normal, None, Ending::NotPlayed)?;
                self.round.note(&[BockEvent::Redeal]);
            }
            Ended::Played(outcome, _) => {
                let soloist = outcome.parties.soloist().map(player_of);
                let bock = self.round.bock(outcome.kind());
                let counted = bock.counted(&self.rules, outcome.parties, &outcome.score);
                self.round.record(outcome.kind(), soloist, Ending::Scored)?;
                self.round.note(&BockFacts::of(&self.rules, outcome).events(&self.rules));
                for seat in Seat::ALL {
                    self.points[seat] += counted[seat];
                }
            }
        }
        Ok(())
    }
}

const fn seat_of(player: Player) -> Seat {
    Seat::from_index(player.0 as usize - 1)
}

const fn player_of(seat: Seat) -> Player {
    Player(seat.index() as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Table;
    use bots::{Bot, Random};

    #[test]
    fn in_a_round_everybody_plays_his_pflichtsolo_and_the_points_sum_to_zero() {
        for rules in &Rules::ALL {
            for wild in [false, true] {
                let bot = || -> Box<dyn Bot> { Box::new(if wild { Random::wild() } else { Random::new() }) };
                let mut table = Table::new(BySeat::from_fn(|_| bot()));
                let mut round = TableRound::new(rules).expect("a table of four");
                let mut draw = Draw::new(5, u64::from(wild));
                let mut played = 0;
                while let Some(game) = round.next(&mut draw).expect("a whole deck") {
                    let ended = table.play(&game.setup(rules), draw.bits()).ended;
                    played += u16::from(matches!(ended, Ended::Played(..)));
                    round.enter(&ended).expect("the round is not over");
                }
                assert_eq!(Some(played), round.games_total());
                assert_eq!(Seat::ALL.map(|seat| round.round().open(player_of(seat))), [0; 4]);
                assert_eq!(round.points().iter().map(|(_, points)| points.0).sum::<i32>(), 0);
            }
        }
    }
}
