//! A game played on in thought: one possible world, quickly copied and quickly played to its end.
//!
//! A [`Play`] keeps everything that was said and done, so that a record can be written from it. A search that plays
//! thousands of games from one point, and a replay that examines a game card by card, need only the cards, the tricks,
//! the sides and the calls. A [`LightPlay`] is copied rather than allocated; what is the same in all games of one deal
//! is in its [`Frame`].

use crate::announce::{Accepted, CallRefused, Ladder, Moment};
use crate::call::Call;
use crate::card::Card;
use crate::cardplay::CardPlay;
use crate::contract::SchweineHolders;
use crate::frame::Frame;
use crate::hand::Hand;
use crate::order::Order;
use crate::play::Play;
use crate::position::{Position, PositionError};
use crate::progress::Progress;
use crate::public::Public;
use crate::rules::SchweineRule;
use crate::schweine::LateSchweine;
use crate::score::{Score, score};
use crate::seat::{BySeat, ByTeam, Parties, Seat, SeatSet, Team};
use crate::set::CardSet;
use crate::sides::Sides;
use crate::special::{Earned, Special};
use crate::spielfindung::{Game, Named};
use crate::trick::Trick;
use crate::won::Won;

/// A game that goes on in thought: cards, tricks, sides and calls, without the records that a [`Play`] keeps.
///
/// Every method that needs the rules gets the [`Frame`] of the game it was made from.
///
/// # Information
/// Shows all hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LightPlay {
    cards: CardPlay,
    progress: Progress,
    parties: Option<Parties>,
}

const _: () = assert!(size_of::<LightPlay>() <= 160);

/// Outcome of a game whose last card is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LightOutcome {
    /// The sides.
    pub parties: Parties,
    /// Gains of each side.
    pub won: ByTeam<Won>,
    /// The score of the game.
    pub score: Score,
}

impl LightPlay {
    /// Returns a game as it stands.
    #[must_use]
    pub fn of(play: &Play) -> Self {
        Self { cards: *play.cards(), progress: *play.public().progress(), parties: play.parties() }
    }

    /// Returns a game of which nothing is played and nothing called; the hands are those after any exchange. Who plays with
    /// whom follows from them.
    #[must_use]
    pub fn begin(game: &Game, hands: BySeat<Hand>) -> Self {
        let parties = match Sides::of(game, &hands) {
            Sides::Settled(parties) => Some(parties),
            Sides::Searching(_) => None,
        };
        Self { cards: CardPlay::new(hands, game.leader), progress: Progress::new(), parties }
    }

    /// Returns a game as it stood before its first card and its first call.
    #[must_use]
    pub fn before_first_card(play: &Play) -> Self {
        let public = play.public();
        let mut hands: BySeat<Hand> = *play.hands();
        for (seat, card) in public.plays() {
            hands[seat].add(card);
        }
        Self {
            cards: CardPlay::new(hands, public.game().leader),
            progress: Progress::new(),
            parties: if public.klaerung().is_some() { None } else { play.parties() },
        }
    }

    /// Returns the game in which it is not known who plays with whom, so that nothing depends on the hands but the cards
    /// that are played.
    #[must_use]
    pub const fn without_parties(mut self) -> Self {
        self.parties = None;
        self
    }

    /// Returns who holds what and what lies.
    #[must_use]
    pub const fn cards(&self) -> &CardPlay {
        &self.cards
    }

    /// Returns the complete tricks.
    #[must_use]
    pub fn tricks(&self) -> &[Trick] {
        self.progress.tricks()
    }

    /// Returns who plays with whom; `None` while a Hochzeiter has no partner yet.
    #[must_use]
    pub const fn parties(&self) -> Option<Parties> {
        self.parties
    }

    /// Returns how far both sides have called, and whether in time.
    #[must_use]
    pub const fn ladder(&self) -> &Ladder {
        self.progress.ladder()
    }

    /// Returns who plays the next card; the leader again after the last.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.cards.turn()
    }

    /// Returns whether the last card is played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.cards.is_over()
    }

    /// Returns the cards that may be played.
    #[must_use]
    pub fn legal(&self, frame: &Frame<'_>) -> CardSet {
        self.cards.legal(frame.order)
    }

    /// Returns the order of the cards that holds when this card is played.
    #[inline]
    fn order_for<'a>(&self, frame: &Frame<'a>, card: Card) -> &'a Order {
        match frame.late {
            None => frame.order,
            Some(late) => self.late_order(late, card),
        }
    }

    #[cold]
    fn late_order<'a>(&self, late: &'a LateSchweine, card: Card) -> &'a Order {
        let holder = late.holder(self.tricks(), self.cards.trick(), self.cards.hands(), Some(card));
        if holder.is_some() { late.after() } else { late.before() }
    }

    /// Returns class and strength of the cards as this seat knows them: Schweine that were not shown yet are known to
    /// their holder alone. `public` is the public state when the game was imagined.
    #[must_use]
    pub fn order_of<'a>(&self, frame: &Frame<'a>, public: &'a Public, seat: Seat) -> &'a Order {
        let hand = self.cards.hands()[seat];
        let own = match frame.late {
            Some(late) => late.is_known_to(self.tricks(), self.cards.trick(), (seat, hand)).then(|| late.after()),
            None => (frame.game.schweine.aces() == Some(seat) && self.has_both(frame, seat)).then_some(frame.order),
        };
        own.unwrap_or_else(|| self.order_seen(frame, public, None))
    }

    /// Returns the public class and strength of the cards once the seat at turn has played `next`, if it plays a card.
    #[must_use]
    pub fn order_seen<'a>(&self, frame: &Frame<'a>, public: &'a Public, next: Option<Card>) -> &'a Order {
        let (trick, hands) = (self.cards.trick(), self.cards.hands());
        if !public.game().schweine.is_none() {
            return public.order_when(self.progress.cards_played(trick.len()));
        }
        if let Some(late) = frame.late {
            return if late.is_shown(self.tricks(), trick, hands, next) { late.after() } else { late.before() };
        }
        let is_shown_by = |holder: Seat| {
            let is_laid = next == frame.rules.schwein(frame.game.contract()) && trick.to_play() == holder;
            is_laid || !self.has_both(frame, holder)
        };
        if frame.game.schweine.aces().is_some_and(is_shown_by) { frame.order } else { public.order() }
    }

    /// Returns whether a seat still holds both aces that can be Schweine.
    fn has_both(&self, frame: &Frame<'_>, seat: Seat) -> bool {
        let schwein = frame.rules.schwein(frame.game.contract());
        schwein.is_some_and(|schwein| self.cards.hands()[seat].count(schwein) == 2)
    }

    /// Returns who has Schweine as the game stands.
    fn schweine(&self, frame: &Frame<'_>) -> SchweineHolders {
        let holder = |late: &LateSchweine| late.holder(self.tricks(), self.cards.trick(), self.cards.hands(), None);
        frame.late.and_then(holder).map_or(frame.game.schweine, SchweineHolders::of)
    }

    /// Plays a legal card. Returns the trick if it is now complete.
    pub fn play(&mut self, frame: &Frame<'_>, card: Card) -> Option<Trick> {
        let complete = self.cards.play(self.order_for(frame, card), card)?;
        let hochzeiter = match (self.parties, frame.game.named) {
            (None, Named::Hochzeit { hochzeiter, .. }) => Some(hochzeiter),
            _ => None,
        };
        match hochzeiter {
            Some(hochzeiter) => {
                if let Some(klaerung) = self.progress.end_trick_of_search(frame, complete) {
                    self.parties = klaerung.parties(hochzeiter);
                }
            }
            None => self.progress.end_trick(complete),
        }
        Some(complete)
    }

    /// Returns the facts that decide whether a call of this seat comes in time.
    #[must_use]
    pub fn moment(&self, frame: &Frame<'_>, seat: Seat) -> Moment {
        self.progress.moment(frame, self.cards.hands()[seat].len(), self.cards.trick().len())
    }

    /// Returns the call that has to be made before the next card, if there is such a duty, with who makes it for which
    /// side (BSV 6.3.1).
    #[must_use]
    pub fn duty(&self, frame: &Frame<'_>) -> Option<(Seat, Team, Call)> {
        let winner = frame.duty_trick(self.tricks())?.owner()?;
        let team = self.parties?.team_of(winner);
        let call = frame.duty(self.tricks(), team, self.ladder(), &self.moment(frame, winner))?;
        Some((winner, team, call))
    }

    /// Makes a call.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn call(&mut self, frame: &Frame<'_>, seat: Seat, team: Team, call: Call) -> Result<Accepted, CallRefused> {
        let moment = self.moment(frame, seat);
        self.progress.call(frame.rules, (seat, team, call), &moment)
    }

    /// Enters an unclaimed call, whether it is allowed or not, and returns the side it counts for (DDV G.7.2).
    pub fn call_unclaimed(&mut self, frame: &Frame<'_>, seat: Seat, team: Team, call: Call) -> Team {
        let moment = self.moment(frame, seat);
        self.progress.call_unclaimed(frame.rules, (seat, team, call), &moment)
    }

    /// Returns whether the holder of Schweine has yet to decide whether he shows them.
    fn may_be_kept(&self, frame: &Frame<'_>) -> bool {
        let n_cards = self.progress.cards_played(self.cards.trick().len());
        let is_said = frame.said.is_some_and(|said| usize::from(said) <= n_cards);
        let holder = self.schweine(frame).aces();
        frame.rules.schweine.when == SchweineRule::Optional
            && !is_said
            && holder.is_some_and(|holder| self.has_both(frame, holder))
    }

    /// Returns the position with all cards open; `None` where [`checked_position`](Self::checked_position) has none.
    #[must_use]
    pub fn position(&self, frame: &Frame<'_>) -> Option<Position> {
        self.checked_position(frame)?.ok()
    }

    /// Returns the position with all cards open, or why there is none: a seat has yet to decide something on which it
    /// depends, even if its decision is known beforehand, or the cards fit no position. Returns `None` while a
    /// Hochzeiter has no partner yet, and if cards were won in an earlier order that no longer holds.
    #[must_use]
    pub fn checked_position(&self, frame: &Frame<'_>) -> Option<Result<Position, PositionError>> {
        let parties = self.parties?;
        let schweine = if self.may_be_kept(frame) { SchweineHolders::NONE } else { self.schweine(frame) };
        let said = (self.ladder().levels(), schweine);
        let position = frame.position(&self.cards, parties, Won::of(parties, self.tricks()), said);
        // If Schweine are announced inside a trick, its cards, played again, may have another winner.
        let is_won_alike = |position: &Position| position.cards().trick().owner() == self.cards.trick().owner();
        position.as_ref().map_or(true, is_won_alike).then_some(position)
    }

    /// Returns the special points earned so far in complete tricks, in order.
    pub fn special(&self, frame: &Frame<'_>, parties: Parties) -> impl Iterator<Item = Special> {
        frame.special_with(self.schweine(frame).kind(), parties, self.tricks())
    }

    /// Returns the special points earned so far in complete tricks, and by calls.
    #[must_use]
    pub fn earned(&self, frame: &Frame<'_>, parties: Parties) -> Earned {
        frame.earned(self.ladder(), self.special(frame, parties))
    }

    /// Returns what came of the game once the last card is played. A Hochzeiter without a partner plays alone.
    #[must_use]
    pub fn outcome(&self, frame: &Frame<'_>) -> LightOutcome {
        let alone = || Parties { re: frame.game.declarer().into_iter().collect::<SeatSet>() };
        let parties = self.parties.unwrap_or_else(alone);
        let won = Won::of(parties, self.tricks());
        let special = self.earned(frame, parties);
        LightOutcome {
            parties,
            won,
            score: score(frame.rules, frame.game.contract(), parties, self.ladder().levels(), won, &special),
        }
    }
}
