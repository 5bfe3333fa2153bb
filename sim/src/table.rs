//! One game of four bots.
//!
//! The table asks every bot for its decisions, in the order of a [`Course`], and sees to it that each of them is legal: what
//! is not is replaced and counted, so no bot can stop a game.

use crate::oracle::Oracle;
use bots::{Bot, Draw, Fault, FaultKind, ask_bot, fallback_reply, is_last_moment, reply_or_fallback};
use game::{Ask, BySeat, Course, Ended, Play, Points, Reply, Scope, Seat, Setup, View};
use solver::Stop;
use text::Localized;

/// A game and what went wrong in it.
#[derive(Clone, Debug)]
pub struct TableGame {
    /// End of the game.
    pub ended: Ended,
    /// Every decision that had to be made for a bot, in order.
    pub faults: Vec<Fault>,
}

/// Number of successive deals thrown in after which the table gives up. No playable rules and willing players come so
/// far.
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

    /// Lets an oracle, which sees all cards, play the cards of a seat; its bot makes all other decisions.
    #[must_use]
    pub const fn with_oracle(mut self, seat: Seat, oracle: Oracle) -> Self {
        self.oracles.0[seat.index()] = Some(oracle);
        self
    }

    /// Lets the bots [sit down](Bot::sit_down) for several games.
    pub fn sit_down(&mut self) {
        Seat::ALL.into_iter().for_each(|seat| self.bots[seat].sit_down());
    }

    /// Gives the bots back, so that they can be reseated.
    #[must_use]
    pub fn into_bots(self) -> BySeat<Box<dyn Bot>> {
        self.bots
    }

    /// Plays one game; it is determined by the setup and the seed.
    pub fn play(&mut self, setup: &Setup<'_>, seed: u64) -> TableGame {
        self.play_unless(setup, seed, &Stop::NEVER).expect("nobody stops the game")
    }

    /// Plays one game unless it is stopped; `None` then, after the decision at hand, whatever a bot has done since: its
    /// program may have been ended with everything else.
    pub fn play_unless(&mut self, setup: &Setup<'_>, seed: u64, stop: &Stop) -> Option<TableGame> {
        for (seat, seed) in seeds(seed).iter() {
            self.bots[seat].begin(*seed);
            self.bots[seat].hurry(stop);
        }
        let mut faults = Vec::new();
        let mut course = Course::new(setup);
        while let Some((seat, ask)) = course.asked() {
            let reply = self.reply(setup.scope, &course, (seat, ask), (&mut faults, stop));
            if stop.is_set() {
                return None;
            }
            if let (_, Some(illegal)) = reply_or_fallback(&mut course, reply) {
                faults.push(Fault { seat, kind: FaultKind::Illegal, what: illegal.message() });
            }
        }
        let ended = course.ended().expect("nobody is asked any more");
        if let Ended::Played(outcome, play) = &ended {
            for seat in Seat::ALL {
                self.bots[seat].finish(play, outcome);
                faults.extend(self.bots[seat].take_faults());
            }
        }
        Some(TableGame { ended, faults })
    }

    /// Asks a seat.
    fn reply(
        &mut self,
        scope: Scope,
        course: &Course,
        (seat, ask): (Seat, Ask),
        (faults, stop): (&mut Vec<Fault>, &Stop),
    ) -> Reply {
        let bot = &mut *self.bots[seat];
        let reply = match (ask, &self.oracles[seat], course.play()) {
            (Ask::Card, Some(oracle), Some(play)) => Reply::Card(oracle.card(play, stop)),
            (Ask::Card, ..) => ask_bot(course, bot),
            _ if scope == Scope::Cards => fallback_reply(course),
            _ => ask_bot(course, bot),
        };
        faults.extend(bot.take_faults());
        reply
    }
}

/// Lets four bots play a game on from where it stands, beginning with the calls before its next card, and returns what is
/// written down. A `silent` seat lets the next moment pass at which it could not call any later; what is illegal is replaced.
pub fn play_on(bots: &mut BySeat<Box<dyn Bot>>, play: Play, mut silent: Option<Seat>) -> BySeat<Points> {
    let mut course = Course::of(play, Scope::Everything);
    while let Some((seat, ask)) = course.asked() {
        let reply = match ask {
            Ask::Call if silent == Some(seat) => Reply::Silence,
            _ => ask_bot(&course, &mut *bots[seat]),
        };
        if ask == Ask::Card && silent == Some(seat) && course.view(seat).is_some_and(|view| has_last_moment(&view)) {
            silent = None;
        }
        reply_or_fallback(&mut course, reply);
    }
    course.points().expect("nobody is asked any more")
}

/// Returns whether the lowest call that a seat may make cannot be made any later.
fn has_last_moment(view: &View<'_>) -> bool {
    view.calls().first().is_some_and(|&call| is_last_moment(view, call))
}

/// Returns the seed of each bot in a game with this seed.
#[must_use]
pub fn seeds(seed: u64) -> BySeat<u64> {
    let mut seeds = Draw::new(seed, 0);
    BySeat(Seat::ALL.map(|_| seeds.bits()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Spec;
    use game::rules::SchweineRule;
    use game::{Act, Asked, Call, Card, Choice, Rules, Say, SeatSet};

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
        for rules in &Rules::ALL {
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
    fn whoever_plays_the_first_of_two_foxes_is_asked_whether_he_shows_schweine() {
        let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::Optional);
        let (mut n_shown, mut n_kept) = (0, 0);
        for index in 0..60 {
            let mut course = Course::new(&setup(&rules, index));
            let mut draw = Draw::new(2, index);
            while let Some((seat, ask)) = course.asked() {
                let mut replies = course.replies();
                // A player who announces them earlier is not asked.
                replies.retain(|&mut reply| reply != Reply::Act(Act::Name(game::Vorbehalt::Schweine)));
                let Ask::Choice(Choice { card: Some(card), .. }) = ask else {
                    // There are Schweine in the normal game.
                    let gesund = Reply::Act(Act::Say(Say::Gesund));
                    let reply = if replies.contains(&gesund) { Some(gesund) } else { draw.choice(&replies) };
                    course.reply(reply.expect("a reply")).expect("it is legal");
                    continue;
                };
                let play = course.play().expect("a card is about to be played").clone();
                assert_eq!((play.actor(), play.hands()[seat].count(card)), (Some(seat), 2), "it is still in the hand");
                assert_eq!(replies[..], [Act::Yes, Act::No].map(Reply::Act));
                assert!(course.clone().reply(Reply::Card(card)).is_err(), "the question is another one");
                let reply = draw.choice(&replies).expect("a reply");
                course.reply(reply).expect("it is legal");
                let after = course.play().expect("the card is played");
                let is_shown = reply == Reply::Act(Act::Yes);
                assert_eq!(after.public().game().schweine.aces(), is_shown.then_some(seat));
                assert_eq!(after.public().cards_played(), play.public().cards_played() + 1);
                *if is_shown { &mut n_shown } else { &mut n_kept } += 1;
            }
        }
        assert!(2 < n_shown && 2 < n_kept, "{n_shown} {n_kept}");
    }

    #[test]
    fn whoever_has_both_foxes_can_say_so_before_he_plays_the_first() {
        let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::Optional);
        let say: Reply = Reply::Act(Act::from_name("schweine").expect("a word"));
        let mut n_said = 0;
        for index in 0..60 {
            let mut course = Course::new(&setup(&rules, index));
            let mut draw = Draw::new(3, index);
            let mut said = None;
            while let Some((seat, _)) = course.asked() {
                let replies = course.replies();
                let gesund = Reply::Act(Act::Say(Say::Gesund));
                if replies.contains(&say) {
                    let play = course.play().expect("the game is found");
                    assert_eq!((play.may_say_schweine(seat), play.hands()[seat].count(game::Card::DA)), (true, 2));
                    assert_eq!(said, None);
                    let before = play.public().cards_played();
                    course.reply(say).expect("it is legal");
                    said = Some(before);
                    let public = course.play().expect("it goes on").public();
                    assert_eq!((public.game().schweine.aces(), public.cards_played()), (Some(seat), before));
                    n_said += 1;
                    continue;
                }
                assert!(course.clone().reply(say).is_err());
                let reply = if replies.contains(&gesund) { Some(gesund) } else { draw.choice(&replies) };
                course.reply(reply.expect("a reply")).expect("it is legal");
            }
        }
        assert!(5 < n_said, "{n_said}");
        // A player of cards alone is not asked.
        let cards = Setup { scope: Scope::Cards, ..setup(&rules, 0) };
        let mut course = Course::new(&cards);
        while course.asked().is_some() {
            assert!(!course.replies().contains(&say) || course.finding().is_some());
            let reply = fallback_reply(&course);
            course.reply(reply).expect("it is legal");
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
