//! A game played on in the mind: one possible world, quickly copied and quickly played to its end.
//!
//! A [`Play`] keeps everything that was said; a search that plays thousands of games from one point needs only the
//! cards, and the tricks for the score.

use crate::draw::Draw;
use game::rules::Sonderpunkt;
use game::{
    Augen, BySeat, ByTeam, Card, CardPlay, CardSet, Klaerung, Level, Named, Order, Parties, Play, Points, Public,
    Rules, Schweine, Seat, SeatSet, Team, Trick, WhichTrick, Won, points_of_seats, score, special_points,
};

/// What is the same for all courses of one world.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) order: &'a Order,
    named: Named,
    schweine: Schweine,
    levels: ByTeam<Level>,
    parties: Option<Parties>,
}

impl<'a> Frame<'a> {
    /// Returns the frame of a world.
    pub(crate) fn new(world: &'a Play) -> Self {
        let public: &Public = world.public();
        Self {
            rules: public.rules(),
            order: public.order(),
            named: public.game().named,
            schweine: public.game().schweine(),
            levels: public.levels(),
            parties: world.parties(),
        }
    }

    /// Returns who plays with whom after these tricks; a Hochzeiter who still looks for a partner plays alone.
    fn parties_after(&self, tricks: &[Trick]) -> Parties {
        match (self.parties, self.named) {
            (Some(parties), _) => parties,
            (None, Named::Hochzeit { hochzeiter, condition }) => {
                let klaerung = Klaerung::of(self.rules, self.order, hochzeiter, condition, tricks);
                klaerung.parties(hochzeiter).unwrap_or(Parties { re: SeatSet::only(hochzeiter) })
            }
            (None, _) => unreachable!("only a Hochzeiter looks for a partner"),
        }
    }
}

/// The tricks of a deal.
const MOST_TRICKS: usize = 12;

/// The cards of a game and the tricks that are complete.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    cards: CardPlay,
    tricks: [Trick; MOST_TRICKS],
    n_tricks: usize,
}

impl Course {
    /// Returns the course of a world so far.
    pub(crate) fn new(world: &Play) -> Self {
        let mut tricks = [Trick::led_by(Seat::N); MOST_TRICKS];
        let complete = world.public().tricks();
        tricks[..complete.len()].copy_from_slice(complete);
        Self { cards: *world.cards(), tricks, n_tricks: complete.len() }
    }

    /// Returns who plays the next card.
    pub(crate) const fn turn(&self) -> Seat {
        self.cards.turn()
    }

    /// Returns whether the last card is played.
    pub(crate) fn is_over(&self) -> bool {
        self.cards.is_over()
    }

    /// Returns the cards that may be played.
    pub(crate) fn legal(&self, frame: &Frame<'_>) -> CardSet {
        self.cards.legal(frame.order)
    }

    /// Plays a legal card.
    pub(crate) fn play(&mut self, frame: &Frame<'_>, card: Card) {
        if let Some(trick) = self.cards.play(frame.order, card) {
            self.tricks[self.n_tricks] = trick;
            self.n_tricks += 1;
        }
    }

    /// Plays legal cards, each with the same probability, to the end.
    pub(crate) fn play_at_random(&mut self, frame: &Frame<'_>, draw: &mut Draw) {
        while !self.is_over() {
            let legal = self.legal(frame);
            let card = legal.nth(draw.below(legal.len())).expect("a hand that is not empty has a legal card");
            self.play(frame, card);
        }
    }

    /// Returns what came of the game whose last card is played.
    pub(crate) fn ending(&self, frame: &Frame<'_>) -> Ending {
        let tricks = &self.tricks[..self.n_tricks];
        let parties = frame.parties_after(tricks);
        let mut won = ByTeam::<Won>::default();
        let mut special: Vec<(Sonderpunkt, Team)> = Vec::new();
        for (number, trick) in (1..).zip(tricks) {
            won[parties.team_of(trick.owner().expect("a complete trick has an owner"))].add(trick);
            let which = if number == self.n_tricks { WhichTrick::Last } else { WhichTrick::Earlier };
            special.extend(special_points(frame.rules, frame.order, frame.schweine, parties, trick, which));
        }
        let score = score(frame.rules, parties, frame.levels, won, &special);
        Ending {
            points: points_of_seats(frame.rules, parties, score.re_value),
            augen: BySeat::from_fn(|seat| won[parties.team_of(seat)].augen),
        }
    }
}

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    /// What each seat writes down.
    pub(crate) points: BySeat<Points>,
    /// The Augen of each seat's side.
    pub(crate) augen: BySeat<Augen>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{act, fallback};
    use crate::random::Random;
    use game::{Found, Spielfindung};

    /// Returns a game that a wild round has found, with some cards played.
    fn some_game(rules: &Rules, draw: &mut Draw) -> Play {
        loop {
            let deal = draw.deal(rules, Seat::W).expect("a whole deck");
            let mut round = Spielfindung::new(rules, deal, SeatSet::ALL);
            let mut bot = Random::wild();
            while let Some(seat) = round.actor() {
                let asked = round.view(seat);
                let wanted = act(&mut bot, &asked).filter(|&wanted| round.check(seat, wanted).is_ok());
                round.act(seat, wanted.unwrap_or_else(|| fallback(&asked))).expect("a legal act");
            }
            if let Ok(Found::Play(play)) = round.finish() {
                return *play;
            }
        }
    }

    #[test]
    fn a_course_ends_as_the_game_does() {
        for index in 0..200 {
            let mut draw = Draw::new(31, index);
            let mut play = some_game(&Rules::ALL[index as usize % 3], &mut draw);
            let n_before = draw.below(30);
            let mut course = None;
            // The calls that are due come before the course begins.
            while let Some(seat) = play.actor() {
                if let Some(due) = play.duty() {
                    play.call(seat, due).expect("the call that is due");
                } else if play.public().cards_played() < n_before.max(8) {
                    let legal = play.legal();
                    play.play(seat, legal.nth(draw.below(legal.len())).expect("a card")).expect("a legal card");
                } else {
                    let start = play.clone();
                    let frame = Frame::new(&start);
                    let mut mind = Course::new(&start);
                    while let Some(seat) = play.actor() {
                        assert_eq!((mind.turn(), mind.legal(&frame)), (seat, play.legal()));
                        let card = play.legal().nth(draw.below(play.legal().len())).expect("a card");
                        mind.play(&frame, card);
                        play.play(seat, card).expect("a legal card");
                    }
                    course = Some(mind.ending(&frame));
                }
            }
            let outcome = play.finish().expect("the last card is played");
            let augen = BySeat::from_fn(|seat| outcome.won[outcome.parties.team_of(seat)].augen);
            assert_eq!(course, Some(Ending { points: outcome.score.points, augen }), "deal {index}");
        }
    }
}
