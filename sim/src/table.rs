//! One game of four bots.
//!
//! The table asks every bot for its decisions, in a fixed order, and sees to it that each of them is legal: what is not
//! is replaced and counted, so no bot can stop a game.

use crate::oracle::Oracle;
use bots::{Bot, Draw, Fault, FaultKind, fallback, fallback_card};
use game::{BySeat, Call, Deal, Found, Move, Outcome, Play, Redeal, Rules, Seat, SeatSet, Spielfindung};
use std::sync::atomic::{AtomicBool, Ordering};

/// What the bots may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Everything the rules leave to them.
    Everything,
    /// Only cards: everybody is gesund where that is allowed, and nobody calls unless the rules demand it.
    Cards,
}

/// A deal and the circumstances in which it is played.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'a> {
    /// The rule set.
    pub rules: &'a Rules,
    /// The cards.
    pub deal: Deal,
    /// Who still has to play a Pflichtsolo.
    pub pflichtsolo_open: SeatSet,
    /// Who is made to play his Pflichtsolo now (DDV C.2, Vorfuehren); nobody in most games.
    pub forced: Option<Seat>,
    /// What the bots may decide.
    pub scope: Scope,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub enum Ended {
    /// It was played: what came of it, and the game as it stood after the last card.
    Played(Box<Outcome>, Box<Play>),
    /// The cards are to be dealt again.
    Redeal(Redeal),
}

/// A game and what went wrong in it.
#[derive(Clone, Debug)]
pub struct TableGame {
    /// How it ended.
    pub ended: Ended,
    /// Every decision that had to be made for a bot, in order.
    pub faults: Vec<Fault>,
}

/// After so many deals in a row that were thrown in, no game is waited for any longer: by no rules that can be played and
/// with no players who want to play does it come so far.
pub const MOST_REDEALS: u16 = 1000;

/// Four bots who play one game after another.
#[derive(Debug)]
pub struct Table {
    bots: BySeat<Box<dyn Bot>>,
    oracles: BySeat<Option<Oracle>>,
}

impl Table {
    /// Seats four bots.
    #[must_use]
    pub const fn new(bots: BySeat<Box<dyn Bot>>) -> Self {
        Self { bots, oracles: BySeat([None; 4]) }
    }

    /// Lets somebody who sees all cards play those of a seat; all else its bot decides.
    #[must_use]
    pub const fn with_oracle(mut self, seat: Seat, oracle: Oracle) -> Self {
        self.oracles.0[seat.index()] = Some(oracle);
        self
    }

    /// Gives the bots back, so that they can be seated anew.
    #[must_use]
    pub fn into_bots(self) -> BySeat<Box<dyn Bot>> {
        self.bots
    }

    /// Plays one game; it is determined by the setup and the seed.
    pub fn play(&mut self, setup: &Setup<'_>, seed: u64) -> TableGame {
        self.play_unless(setup, seed, &AtomicBool::new(false)).expect("nobody stops the game")
    }

    /// Plays one game unless it is stopped; `None` then, after the decision at hand, whatever a bot has done since: its
    /// program may have been ended with everything else.
    pub fn play_unless(&mut self, setup: &Setup<'_>, seed: u64, stop: &AtomicBool) -> Option<TableGame> {
        let mut seeds = Draw::new(seed, 0);
        for seat in Seat::ALL {
            self.bots[seat].begin(seeds.bits());
        }
        let mut faults = Vec::new();
        let found = self.find(setup, &mut faults, stop)?;
        let ended = match found {
            Found::Redeal(redeal) => Ended::Redeal(redeal),
            Found::Play(mut play) => {
                self.play_cards(setup.scope, &mut play, &mut faults, stop)?;
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let outcome = play.clone().finish().expect("the last card is played");
                for seat in Seat::ALL {
                    self.bots[seat].finish(&outcome);
                    faults.extend(self.bots[seat].take_faults());
                }
                Ended::Played(Box::new(outcome), play)
            }
        };
        Some(TableGame { ended, faults })
    }

    /// Lets the bots find the game.
    fn find(&mut self, setup: &Setup<'_>, faults: &mut Vec<Fault>, stop: &AtomicBool) -> Option<Found> {
        let mut round = match setup.forced {
            Some(soloist) => Spielfindung::vorfuehren(setup.rules, setup.deal, soloist),
            None => Spielfindung::new(setup.rules, setup.deal, setup.pflichtsolo_open),
        };
        while let Some(seat) = round.actor() {
            let asked = round.view(seat);
            let act = match setup.scope {
                Scope::Cards => fallback(&asked),
                Scope::Everything => {
                    let bot = &mut *self.bots[seat];
                    let wanted = bots::act(bot, &asked).unwrap_or_else(|| fallback(&asked));
                    faults.extend(bot.take_faults());
                    match round.check(seat, wanted) {
                        Ok(()) => wanted,
                        Err(illegal) => {
                            faults.push(Fault { seat, kind: FaultKind::Illegal, text: illegal.to_string() });
                            fallback(&asked)
                        }
                    }
                }
            };
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            round.act(seat, act).expect("a legal act");
        }
        Some(round.finish().expect("nobody is due any more"))
    }

    /// Lets the bots call and play until the last card.
    fn play_cards(&mut self, scope: Scope, play: &mut Play, faults: &mut Vec<Fault>, stop: &AtomicBool) -> Option<()> {
        while let Some(seat) = play.actor() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            if scope == Scope::Everything {
                self.ask_for_calls(play, faults);
            }
            if let Some(due) = play.duty() {
                self.do_duty(scope, play, seat, due, faults);
                continue;
            }
            let bot = &mut *self.bots[seat];
            let wanted = match &self.oracles[seat] {
                Some(oracle) => oracle.card(play),
                None => bot.card(&play.view(seat)),
            };
            faults.extend(bot.take_faults());
            if let Err(illegal) = play.play(seat, wanted) {
                faults.push(Fault { seat, kind: FaultKind::Illegal, text: illegal.to_string() });
                play.play(seat, fallback_card(play.legal())).expect("a legal card");
            }
        }
        Some(())
    }

    /// Asks everybody who may call, beginning with the seat at turn, until nobody wants to call any more.
    fn ask_for_calls(&mut self, play: &mut Play, faults: &mut Vec<Fault>) {
        let Some(first) = play.actor() else { return };
        let mut silent = 0;
        let mut seat = first;
        // Each call makes the ladder longer, so this ends.
        while silent < Seat::ALL.len() {
            let calls = play.calls(seat);
            let wanted = if calls.is_empty() {
                None
            } else {
                let bot = &mut *self.bots[seat];
                let wanted = bot.call(&play.view(seat), &calls);
                faults.extend(bot.take_faults());
                wanted
            };
            match wanted.map(|call| play.call(seat, call)) {
                None => silent += 1,
                Some(Ok(())) => silent = 0,
                Some(Err(illegal)) => {
                    faults.push(Fault { seat, kind: FaultKind::Illegal, text: illegal.to_string() });
                    silent += 1;
                }
            }
            seat = seat.next();
        }
    }

    /// Lets the winner of a rich first trick say what he has to.
    fn do_duty(&mut self, scope: Scope, play: &mut Play, seat: Seat, due: Call, faults: &mut Vec<Fault>) {
        if scope == Scope::Everything {
            let bot = &mut *self.bots[seat];
            let wanted = bot.pflichtansage(&play.view(seat), due);
            faults.extend(bot.take_faults());
            match play.act(seat, Move::Call(wanted)) {
                Ok(_) if play.duty().is_none() => return,
                Ok(_) => {}
                Err(illegal) => faults.push(Fault { seat, kind: FaultKind::Illegal, text: illegal.to_string() }),
            }
        }
        if play.duty() == Some(due) {
            play.call(seat, due).expect("the call that is due is legal");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Spec;
    use game::{Asked, Card, View};

    fn table_of(name: &str) -> Table {
        let spec: Spec = name.parse().expect("a bot");
        Table::new(BySeat::from_fn(|_| spec.build().expect("a bot")))
    }

    fn setup(rules: &Rules, index: u64) -> Setup<'_> {
        let deal = Draw::new(1, index).deal(rules, Seat::W).expect("a whole deck");
        Setup { rules, deal, pflichtsolo_open: SeatSet::ALL, forced: None, scope: Scope::Everything }
    }

    #[test]
    fn random_bots_play_legal_games_that_sum_to_zero() {
        let mut table = table_of("random");
        for rules in [&Rules::DDV, &Rules::BSV, &Rules::RECKLINGHAUSEN] {
            for index in 0..50 {
                let game = table.play(&setup(rules, index), index);
                assert_eq!(game.faults, []);
                if let Ended::Played(outcome, _) = game.ended {
                    assert_eq!(outcome.score.points.iter().map(|(_, points)| points.0).sum::<i32>(), 0);
                }
            }
        }
    }

    #[test]
    fn who_is_forced_plays_a_solo() {
        let mut table = table_of("random");
        for index in 0..20 {
            let setup = Setup { forced: Some(Seat::S), ..setup(&Rules::DDV, index) };
            let Ended::Played(outcome, _) = table.play(&setup, index).ended else { panic!("nothing is dealt again") };
            assert_eq!(outcome.parties.soloist(), Some(Seat::S));
        }
    }

    /// Says and plays whatever is wrong.
    struct Wrong;

    impl Bot for Wrong {
        fn begin(&mut self, _seed: u64) {}

        fn say(&mut self, _asked: &Asked<'_>) -> game::Act {
            game::Act::Pass
        }

        fn call(&mut self, _view: &View<'_>, calls: &[Call]) -> Option<Call> {
            Call::ALL.into_iter().find(|call| !calls.contains(call))
        }

        fn card(&mut self, view: &View<'_>) -> Card {
            game::CardSet::ALL.minus(view.legal()).first().expect("not every card is legal")
        }
    }

    #[test]
    fn illegal_decisions_are_replaced_and_counted() {
        let mut table = Table::new(BySeat::from_fn(|_| Box::new(Wrong) as Box<dyn Bot>));
        let game = table.play(&setup(&Rules::DDV, 3), 3);
        assert!(matches!(game.ended, Ended::Played(..)));
        assert!(48 <= game.faults.len(), "{}", game.faults.len());
        assert!(game.faults.iter().all(|fault| fault.kind == FaultKind::Illegal));
    }
}
