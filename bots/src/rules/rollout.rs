//! Playing an imagined game to its end, all four seats by the rules of thumb: cards, and calls where they are wanted.

use crate::rules::call::{AtTurn, Calls, a_trick_later, case, is_last_chance};
use crate::rules::choose::{Decision, choose};
use crate::rules::memory::Memory;
use crate::rules::partner::team_of;
#[cfg(not(target_family = "wasm"))]
use crate::rules::scene::Scene;
use crate::rules::sight::Sight;
use crate::rules::strength;
use crate::rules::tells::Tell;
use crate::rules::weights::{Role, Weights};
use game::rules::{CallMoment, CallTiming};
use game::{
    BySeat, Call, Called, Card, CardSet, Frame, Hand, LightPlay, Order, Play, Points, Public, Seat, Team, Trick,
};

/// A game that goes on in thought, with what a player by the rules of thumb remembers of it.
#[derive(Clone, Debug)]
pub struct Imagined<'a> {
    public: &'a Public,
    frame: Frame<'a>,
    game: LightPlay,
    memory: Memory,
    /// The calling of the seats while the game continues; `None`: no calls.
    calls: Option<&'a Calls>,
    silent: Option<Seat>,
    orders: Orders,
}

/// Order of the cards in a game: one for all seats, or one for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Orders {
    /// All do.
    Alike,
    /// A seat has Schweine, or has had some, that are shown by playing them.
    BySeat,
}

impl Orders {
    fn of(frame: &Frame<'_>, public: &Public) -> Self {
        let is_shown = frame.game.schweine == public.game().schweine;
        let is_alike = is_shown && frame.late.is_none() && !public.has_turned();
        if is_alike { Self::Alike } else { Self::BySeat }
    }
}

/// A card, with what the table had seen before it.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    memory: Memory,
    trick: Trick,
    /// The card that was played then.
    pub(crate) card: Card,
}

impl Moment {
    /// Returns what each legal card of a hand was worth then by the rules of thumb, as
    /// [`thoughts`](Imagined::thoughts) does; nothing if there was no choice.
    pub(crate) fn thoughts(&self, public: &Public, (seat, hand): (Seat, Hand), weights: &Weights) -> Vec<(Card, f32)> {
        let order = public.order_of(seat, hand);
        let legal = self.trick.legal(order, hand);
        if legal.len() < 2 {
            return Vec::new();
        }
        Decision::new((public, order), &self.memory, &self.trick, (seat, hand)).worths(legal, weights)
    }
}

/// A call that could not be made later.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// Seat that could make the call.
    pub seat: Seat,
    /// For which side.
    pub team: Team,
    /// The call.
    pub call: Call,
    /// The Augen that the side can expect.
    pub augen: f32,
    /// The column of the bounds that decide.
    pub case: usize,
}

impl<'a> Imagined<'a> {
    /// Returns the game as it stands.
    #[must_use]
    pub fn of(play: &'a Play) -> Self {
        let public = play.public();
        Self::new(play, LightPlay::of(play), Memory::of(public))
    }

    /// Returns a world as it stood before the first card and the first call.
    #[must_use]
    pub fn before_first_card(world: &'a Play) -> Self {
        Self::new(world, LightPlay::before_first_card(world), Memory::before_first_card(world.public()))
    }

    fn new(play: &'a Play, game: LightPlay, memory: Memory) -> Self {
        let (public, frame) = (play.public(), play.frame());
        Self { public, frame, game, memory, calls: None, silent: None, orders: Orders::of(&frame, public) }
    }

    /// Returns the game in which all seats call by these tables, or none calls.
    #[must_use]
    pub const fn calling(mut self, calls: Option<&'a Calls>) -> Self {
        self.calls = calls;
        self
    }

    /// Returns the game in which it is not known who plays with whom, so that nothing depends on the hands but what is played.
    pub(crate) fn without_parties(mut self) -> Self {
        self.game = self.game.without_parties();
        self
    }

    /// Returns what the table has seen, with the card that comes next.
    pub(crate) fn moment_of(&self, card: Card) -> Moment {
        Moment { memory: self.memory.clone(), trick: *self.trick(), card }
    }

    /// Records a call.
    pub(crate) fn hear(&mut self, called: &Called) {
        self.game.call_unclaimed(&self.frame(), called.seat, called.team, called.call);
        self.memory.call(called.seat, called.team, called.call);
    }

    /// Returns the value of each legal card of the seat at turn by the rules of thumb, in Points up to a constant that
    /// is the same for all of them. It sees no other hand.
    pub(crate) fn thoughts(&self, weights: &Weights) -> Vec<(Card, f32)> {
        self.decision().worths(self.legal(), weights)
    }

    /// Returns the state: cards, tricks, sides and calls.
    pub(crate) const fn game(&self) -> &LightPlay {
        &self.game
    }

    /// Returns what stays the same in this world while its cards are played.
    pub(crate) const fn frame(&self) -> Frame<'a> {
        self.frame
    }

    /// Returns class and strength of the cards as this seat knows them: Schweine that were not shown yet are known to
    /// their holder alone.
    #[must_use]
    pub fn order_of(&self, seat: Seat) -> &'a Order {
        match self.orders {
            Orders::Alike => self.public.order(),
            Orders::BySeat => self.game.order_of(&self.frame, self.public, seat),
        }
    }

    /// Returns the public class and strength of the cards once the seat at turn has played this card.
    fn order_seen(&self, card: Card) -> &'a Order {
        match self.orders {
            Orders::Alike => self.public.order(),
            Orders::BySeat => self.game.order_seen(&self.frame, self.public, Some(card)),
        }
    }

    /// Returns the hand of the seat at turn.
    fn hand(&self) -> Hand {
        self.game.cards().hands()[self.game.turn()]
    }

    /// Returns the cards on the table.
    const fn trick(&self) -> &Trick {
        self.game.cards().trick()
    }

    /// Returns whose turn it is; `None` after the last card.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if self.game.is_over() { None } else { Some(self.game.turn()) }
    }

    /// Returns what may be played.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        self.game.legal(&self.frame())
    }

    /// Returns the game in which no seat infers the sides from the cards played.
    #[must_use]
    pub fn without_tells(mut self) -> Self {
        self.memory.pairs = None;
        self
    }

    /// Returns what there is to see of a card of the seat at turn.
    #[must_use]
    pub fn tell(&self, card: Card) -> Tell {
        Tell::new(self.order_seen(card), self.trick(), self.game.tricks().len(), card)
    }

    /// Returns the card that the seat at turn plays; it sees no other hand.
    ///
    /// # Panics
    /// Panics after the last card.
    #[must_use]
    pub fn choice(&self, weights: &Weights) -> Card {
        let (seat, hand) = (self.game.turn(), self.hand());
        let order = self.order_of(seat);
        choose((self.public, order), &self.memory, self.trick(), (seat, hand), self.legal(), weights)
    }

    /// Returns what the seat at turn decides from.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn scene(&self) -> Scene<'_> {
        let (seat, hand) = (self.game.turn(), self.hand());
        Scene { public: self.public, memory: &self.memory, tricks: self.game.tricks(), trick: self.trick(), seat, hand }
    }

    pub(crate) fn decision(&self) -> Decision<'_> {
        let seat = self.game.turn();
        Decision::new((self.public, self.order_of(seat)), &self.memory, self.trick(), (seat, self.hand()))
    }

    /// Plays a legal card, and makes the calls that come before the next one.
    pub fn play(&mut self, card: Card) {
        let frame = self.frame();
        if self.silent == self.turn() && (self.calls.is_none() || self.is_last_moment()) {
            self.silent = None;
        }
        self.memory.play(self.order_seen(card), self.game.cards().trick(), card);
        let trick = self.game.play(&frame, card);
        if let Some(trick) = &trick {
            self.memory.complete(trick);
            if let (Some(hochzeiter), Some(klaerung)) = (self.memory.searching, frame.klaerung(self.game.tricks())) {
                self.memory.clarify(hochzeiter, klaerung);
            }
        }
        self.ask_for_calls();
        if trick.is_some() {
            self.meet_duty();
        }
    }

    /// Makes the calls that come before the next card: those the hands are strong enough for, if the seats call, and then
    /// the one that a rich first trick demands.
    pub(crate) fn before_card(&mut self) {
        self.ask_for_calls();
        self.meet_duty();
    }

    /// Makes the call that a rich first trick demands, if it is due and not made yet.
    fn meet_duty(&mut self) {
        if let Some((seat, team, call)) = self.game.duty(&self.frame()) {
            self.call(seat, team, call);
        }
    }

    /// Makes a call if it is allowed, and returns whether it is.
    pub fn call(&mut self, seat: Seat, team: Team, call: Call) -> bool {
        let is_made = self.game.call(&self.frame(), seat, team, call).is_ok();
        if is_made {
            self.memory.call(seat, team, call);
        }
        is_made
    }

    /// Returns a number of fourteen bits for what all have heard: how far each side has called, and what each seat has stated.
    pub(crate) fn heard(&self) -> u64 {
        let levels =
            Team::ALL.into_iter().fold(0, |number, team| number << 3 | u64::from(self.memory.levels[team].number()));
        let stated = |seat: Seat| self.memory.said[seat].map_or(0, |team| 1 + team as u64);
        Seat::ALL.into_iter().fold(levels, |number, seat| number << 2 | stated(seat))
    }

    fn moment(&self, seat: Seat) -> game::Moment {
        self.game.moment(&self.frame(), seat)
    }

    /// Returns the next call of this seat's side if this seat could not make it any later, and the Augen that its side
    /// can expect.
    #[must_use]
    pub fn last_chance(&self, seat: Seat, calls: &Calls) -> Option<Chance> {
        let turn = if self.turn()? == seat { AtTurn::On } else { AtTurn::Off };
        let rules = self.public.rules();
        let is_only_at_turn = match rules.calls.moment {
            CallMoment::Anytime => rules.calls.timing == CallTiming::Hand,
            CallMoment::BetweenTricks => false,
            CallMoment::OnTurn => true,
        };
        if is_only_at_turn && turn == AtTurn::Off {
            return None;
        }
        let call = self.next_call(seat)?;
        if !is_last_chance(rules, self.game.parties()?.team_of(seat), &self.moment(seat), call, turn) {
            return None;
        }
        self.chance(seat, calls)
    }

    /// Returns the next call of this seat's side if it may be made now, and the Augen that the side can expect.
    pub(crate) fn chance(&self, seat: Seat, calls: &Calls) -> Option<Chance> {
        let team = self.game.parties()?.team_of(seat);
        let call = self.next_call(seat)?;
        let rules = self.public.rules();
        self.game.ladder().check(rules, team, call, &self.moment(seat)).ok()?;
        let hand = self.game.cards().hands()[seat];
        let sight = Sight::new((rules, self.order_of(seat)), &self.memory, self.trick(), (seat, hand));
        let role = Role::of(self.public, &self.memory, seat, hand);
        let augen = calls.expected_augen(&sight, role, team);
        Some(Chance { seat, team, call, augen, case: case(rules, role) })
    }

    fn next_call(&self, seat: Seat) -> Option<Call> {
        let team = self.game.parties()?.team_of(seat);
        Call::of(team, self.game.ladder().levels()[team].next()?)
    }

    /// Returns whether the seat at turn may make the next call of its side, and not any more once it has played another card. Unlike for
    /// [`last_chance`](Self::last_chance), an answer to the other side counts that may come one card later.
    fn is_last_moment(&self) -> bool {
        let seat = self.game.turn();
        let Some((parties, call)) = self.game.parties().zip(self.next_call(seat)) else { return false };
        let may = |moment| self.game.ladder().check(self.public.rules(), parties.team_of(seat), call, moment).is_ok();
        let now = self.moment(seat);
        may(&now) && !may(&a_trick_later(&now))
    }

    /// Returns the game in which this seat lets the next moment pass at which it could not call any later.
    #[must_use]
    pub fn silent(mut self, seat: Seat) -> Self {
        self.silent = Some(seat);
        self
    }

    /// Returns the number of cards played by all seats.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn n_played(&self) -> usize {
        4 * self.game.tricks().len() + self.trick().len()
    }

    /// Returns who played with whom, after the last card.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn parties_in_the_end(&self) -> game::Parties {
        self.game.outcome(&self.frame()).parties
    }

    /// Returns how many cards the seat at turn holds.
    #[must_use]
    pub fn cards_in_hand(&self) -> usize {
        self.game.cards().tricks_left()
    }

    /// Lets all seats make the calls that their hands are strong enough for, asked as at a table: clockwise from the seat at
    /// turn, until all four in a row were silent.
    fn ask_for_calls(&mut self) {
        let Some((calls, mut seat)) = self.calls.zip(self.turn()) else { return };
        let mut n_silent = 0;
        while n_silent < Seat::ALL.len() {
            let chance = self.last_chance(seat, calls).filter(|chance| calls.wants(chance));
            let wanted = chance.filter(|_| self.silent != Some(seat));
            let is_made = wanted.is_some_and(|chance| self.call(seat, chance.team, chance.call));
            n_silent = if is_made { 0 } else { n_silent + 1 };
            seat = seat.next();
        }
    }

    /// Plays to the end, calls included, and returns what is written down.
    #[must_use]
    pub fn finish_with_calls(self, weights: &Weights, calls: &'a Calls) -> BySeat<Points> {
        let mut game = self.calling(Some(calls));
        game.before_card();
        game.finish(weights)
    }

    /// Returns the Augen that the side of each seat has won, once it is settled who plays with whom.
    #[must_use]
    pub fn augen(&self) -> Option<BySeat<u16>> {
        let parties = self.game.parties()?;
        Some(BySeat::from_fn(|seat| {
            let side = parties.members(parties.team_of(seat));
            side.iter().map(|member| self.memory.augen[member]).sum()
        }))
    }

    /// Returns the features of the hand of the seat at turn, and the column of their weights.
    #[must_use]
    pub fn strength(&self) -> (usize, Vec<(usize, f32)>) {
        let (seat, hand) = (self.game.turn(), self.hand());
        let rules = self.public.rules();
        let sight = Sight::new((rules, self.order_of(seat)), &self.memory, self.trick(), (seat, hand));
        let role = Role::of(self.public, &self.memory, seat, hand);
        let mut features = Vec::new();
        strength::features(&sight, team_of(&self.memory, seat, hand), &mut features);
        (strength::column(role, self.game.tricks().len()), features)
    }

    /// Plays to the end.
    pub fn play_out(&mut self, weights: &Weights) {
        while !self.game.is_over() {
            let card = self.choice(weights);
            self.play(card);
        }
    }

    /// Plays to the end and returns what is written down.
    #[must_use]
    pub fn finish(mut self, weights: &Weights) -> BySeat<Points> {
        self.play_out(weights);
        self.points()
    }

    /// Returns what is written down after the last card.
    #[must_use]
    pub fn points(&self) -> BySeat<Points> {
        self.game.outcome(&self.frame()).score.points
    }
}

/// Plays an imagined game to its end by the rules of thumb, cards and calls, and returns the points.
///
/// It is determined by the game: where chance is wanted, it is in the hands.
#[must_use]
pub fn rollout(play: &Play) -> BySeat<Points> {
    Imagined::of(play).finish_with_calls(Weights::learned(), Calls::learned())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::bot::fallback;
    use crate::draw::Draw;
    use crate::rules::RulesBot;
    use crate::seated::ask_bot;
    use game::rules::HeartTenWithSchweine;
    use game::rules::SchweineRule::{AfterTrick, FirstPlayed};
    use game::{Ask, Course, Found, Rules, Scope, SeatSet, Spielfindung};

    /// Returns a game that random words have found.
    pub(crate) fn found(rules: &Rules, draw: &mut Draw) -> Play {
        loop {
            let dealer = Seat::from_index(draw.below(4));
            let deal = draw.deal(rules, dealer).expect("a whole deck");
            let mut round = Spielfindung::new(rules, deal, SeatSet::ALL);
            while let Some(seat) = round.actor() {
                let act = draw.choice(&round.options()).expect("somebody is due");
                round.act(seat, act).expect("an option");
            }
            if let Ok(Found::Play(play)) = round.finish() {
                return *play;
            }
        }
    }

    /// Rules by which Schweine are first seen when they are played.
    fn with_late_schweine() -> [Rules; 4] {
        let late = |schweine| Rules::DDV.with(|rules| rules.schweine.when = schweine);
        let turning =
            |schweine| late(schweine).with(|rules| rules.schweine.heart_ten = HeartTenWithSchweine::FirstWins);
        [late(FirstPlayed), turning(FirstPlayed), late(AfterTrick), turning(AfterTrick)]
    }

    /// Returns a normal game in which a hand has both aces of diamonds.
    fn with_two_foxes(rules: &Rules, draw: &mut Draw) -> Play {
        loop {
            let dealer = Seat::from_index(draw.below(4));
            let deal = draw.deal(rules, dealer).expect("a whole deck");
            let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
            while let Some(seat) = round.actor() {
                let words = fallback(&round.view(seat));
                round.act(seat, words).expect("a legal act");
            }
            match round.finish() {
                Ok(Found::Play(play)) if play.hands().iter().any(|(_, hand)| hand.count(Card::DA) == 2) => {
                    return *play;
                }
                _ => {}
            }
        }
    }

    #[test]
    fn whoever_has_schweine_knows_them_before_he_shows_them() {
        for index in 0..40 {
            let play = with_two_foxes(&with_late_schweine()[index as usize % 2], &mut Draw::new(14, index));
            let game = Imagined::of(&play);
            for (seat, hand) in play.hands().iter() {
                for order in [game.order_of(seat), play.view(seat).order()] {
                    let is_highest = order.beaten_by(Card::DA).without(Card::DA).is_empty();
                    assert_eq!(is_highest, hand.count(Card::DA) == 2, "deal {index}, {seat}");
                }
            }
        }
    }

    /// Lets four bots play, with a rollout after `stops` cards, and asserts that both come to the same.
    fn assert_is_what_bots_play(mut play: Play, mut stops: usize, what: &str) {
        let mut bot = RulesBot::new();
        let mut expected = None;
        let mut course = Course::of(play.clone(), Scope::Everything);
        while let Some((_, ask)) = course.asked() {
            if stops == 0 {
                play = course.play().expect("cards are played").clone();
                expected = Some(rollout(&play));
            }
            if ask == Ask::Card {
                stops = stops.wrapping_sub(1);
            }
            let reply = ask_bot(&course, &mut bot);
            course.reply(reply).expect("a legal reply");
        }
        assert_eq!(expected, course.points(), "{what}");
    }

    #[test]
    fn a_rollout_is_the_game_that_four_bots_would_play() {
        for index in 0..300 {
            let mut draw = Draw::new(12, index);
            let play = found(&Rules::ALL[index as usize % 3], &mut draw);
            assert_is_what_bots_play(play, draw.below(30), &format!("deal {index}"));
        }
    }

    #[test]
    fn a_rollout_is_that_game_where_schweine_are_shown_by_playing_them() {
        for index in 0..400 {
            let mut draw = Draw::new(15, index);
            let play = with_two_foxes(&with_late_schweine()[index as usize % 4], &mut draw);
            assert_is_what_bots_play(play, draw.below(30), &format!("deal {index}"));
        }
    }

    #[test]
    fn a_game_played_again_from_its_start_is_remembered_as_it_was_played() {
        for index in 0..200 {
            let mut draw = Draw::new(13, index);
            let mut play = if index < 100 {
                found(&Rules::ALL[index as usize % 3], &mut draw)
            } else {
                with_two_foxes(&with_late_schweine()[index as usize % 4], &mut draw)
            };
            let n_cards = draw.below(40);
            while let Some(seat) = play.actor()
                && play.public().cards_played() < n_cards
            {
                if let Some(call) = draw.choice(&play.calls(seat)).filter(|_| draw.below(8) == 0).or(play.duty()) {
                    play.call(seat, call).expect("a legal call");
                    continue;
                }
                let legal = play.legal();
                play.play(seat, legal.nth(draw.below(legal.len())).expect("a card")).expect("a legal card");
            }
            let mut again = Imagined::before_first_card(&play);
            let mut calls = play.public().calls().iter().peekable();
            for (n_played, (_, card)) in play.public().plays().enumerate() {
                while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= n_played) {
                    again.hear(called);
                }
                again.play(card);
            }
            calls.for_each(|called| again.hear(called));
            let whole = Imagined::of(&play);
            assert_eq!(again.memory, whole.memory, "deal {index}");
            assert_eq!(again.game, whole.game, "deal {index}");
        }
    }
}
