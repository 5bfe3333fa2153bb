//! Playing the cards: the third phase of a game.
//!
//! Made by consuming a [`Spielfindung`], a [`Play`] ends in an [`Outcome`]. Cards are played in turn; calls may be made
//! by anybody at any time at which they are legal. After a rich first trick the call comes before the next card.

use crate::call::{Call, LegalCalls};
use crate::card::Card;
use crate::cardplay::CardPlay;
use crate::choice::{Choice, ChoiceKind};
use crate::contract::SchweineHolders;
use crate::deal::Deal;
use crate::decided::Standing;
use crate::frame::Frame;
use crate::hand::Hand;
use crate::hochzeit::Klaerung;
use crate::illegal::{IllegalMove, Move, Moves, Opening, WhyNot};
use crate::light_play::LightPlay;
use crate::outcome::Outcome;
use crate::position::{Position, PositionError};
use crate::rules::{Rules, Sonderpunkt};
use crate::schweine::Hidden;
use crate::schweine::LateSchweine;
use crate::seat::{BySeat, Parties, Seat, SeatSet, Team};
use crate::set::CardSet;
use crate::sides::Sides;
use crate::spielfindung::Named;
use crate::trick::Trick;
use crate::trumpfabgabe::hands_after;
use crate::view::View;
use crate::won::Won;
use crate::{public::Public, schweine::SchweineFate};
use crate::{
    spielfindung::{Act, Game, Redeal, Resolution, Spielfindung},
    trumpfabgabe::Exchange,
};
use std::sync::Arc;

/// Phase after the Vorbehalt round.
#[derive(Clone, Debug)]
pub enum Found {
    /// A game that can begin.
    Play(Box<Play>),
    /// New cards from the same dealer.
    Redeal(Redeal),
}

impl Spielfindung {
    /// Goes on to the game that was found, or to new cards.
    ///
    /// # Errors
    /// Gives the phase back while a decision is due.
    pub fn finish(self) -> Result<Found, Box<Self>> {
        match self.resolution() {
            None => Err(Box::new(self)),
            Some(Resolution::Redeal(redeal)) => Ok(Found::Redeal(redeal)),
            Some(Resolution::Game(game)) => {
                let said = (self.pflichtsolo_open(), self.log());
                let play = Play::begin(self.rules(), *self.deal(), game, said, self.exchange().copied());
                Ok(Found::Play(Box::new(play)))
            }
        }
    }
}

/// A game in progress.
///
/// # Information
/// Shows all hands; [`view`](Self::view) is what one seat sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    public: Public,
    cards: CardPlay,
    deal: Deal,
    exchange: Option<Exchange>,
    log: Arc<[(Seat, Act)]>,
    sides: Sides,
    hidden: Hidden,
}

impl Play {
    /// Returns the game before the first card. The exchange must be possible with the cards dealt.
    #[must_use]
    pub fn begin(
        rules: &Rules,
        deal: Deal,
        game: Game,
        (pflichtsolo_open, log): (SeatSet, &[(Seat, Act)]),
        exchange: Option<Exchange>,
    ) -> Self {
        let hands = hands_after(deal.hands(), exchange.as_ref());
        let sides = Sides::of(&game, &hands);
        let public = Public::new(rules, &deal, game, (pflichtsolo_open, log), exchange.as_ref());
        let hidden = Hidden::of(rules, &game, &hands);
        let cards = CardPlay::new(hands, game.leader);
        Self { public, cards, deal, exchange, log: log.into(), sides, hidden }
    }

    /// Returns the game that consists of these parts, which must fit together.
    pub(crate) fn from_parts(
        public: Public,
        cards: CardPlay,
        deal: Deal,
        exchange: Option<Exchange>,
        sides: Sides,
    ) -> Self {
        let log = public.share_heard();
        let hidden = Hidden::of(public.rules(), public.game(), cards.hands());
        Self { public, cards, deal, exchange, log, sides, hidden }
    }

    /// Returns the public state.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Returns what stays the same while the cards are played, with open cards: Schweine that were not shown yet count.
    /// A seat that may still keep them is taken to show them.
    #[must_use]
    pub fn frame(&self) -> Frame<'_> {
        let (rules, said) = (self.public.rules(), self.public.schweine_said());
        // Of Schweine that were kept nothing is to come.
        let is_to_come = |late: &&LateSchweine| {
            late.second_alone().is_some() || self.hidden.open().is_some() || !self.public.game().schweine.is_none()
        };
        match (self.hidden.open(), self.public.late().filter(is_to_come)) {
            (_, Some(late)) => Frame { rules, order: late.before(), game: late.game(), late: Some(late), said },
            (Some((order, game)), None) => Frame { rules, order, game, late: None, said },
            (None, None) => self.public.frame(),
        }
    }

    /// Returns who has Schweine with all cards open, those not shown yet among them.
    #[must_use]
    pub fn open_schweine(&self) -> SchweineHolders {
        self.hidden.open().map_or(self.public.game().schweine, |(_, game)| game.schweine)
    }

    /// Returns whether this seat may keep Schweine to itself when it plays this card: the card is the first of two in its hand,
    /// and the rules leave it the choice.
    #[must_use]
    pub fn may_keep(&self, seat: Seat, card: Card) -> bool {
        self.hidden.are_open_to(seat) && self.public.rules().schwein(self.public.game().contract()) == Some(card)
    }

    /// Returns what this seat decides with this card if it plays it now.
    #[must_use]
    pub fn choice(&self, seat: Seat, card: Card) -> Option<Choice> {
        self.may_keep(seat, card).then_some(Choice { kind: ChoiceKind::Schweine, card: Some(card) })
    }

    /// Makes a decision that is [open](Self::choice), and plays the card that it comes with.
    ///
    /// # Errors
    /// Returns why the card is not allowed; nothing changes then.
    pub fn play_deciding(&mut self, seat: Seat, choice: Choice, decided: Act) -> Result<Option<Trick>, IllegalMove> {
        match (choice.kind, decided, choice.card) {
            (ChoiceKind::Schweine, Act::No, Some(card)) => self.play_kept(seat, card),
            (ChoiceKind::Schweine, _, Some(card)) => self.play(seat, card),
            (ChoiceKind::Schweine, _, None) => Ok(None),
        }
    }

    /// Plays a card and keeps Schweine to itself, if the seat [may](Self::may_keep); otherwise the same as
    /// [`play`](Self::play), by which it shows them.
    ///
    /// # Errors
    /// Returns why the card is not allowed; nothing changes then.
    pub fn play_kept(&mut self, seat: Seat, card: Card) -> Result<Option<Trick>, IllegalMove> {
        self.check_card(seat, card)?;
        if self.may_keep(seat, card) {
            self.decide_schweine(Some(SchweineFate::Kept));
        }
        Ok(self.put(seat, card))
    }

    /// Records the fate of Schweine that may be kept, if it is known beforehand, as in a replayed game; `None` if the
    /// game has not come so far. An announcement at a later time then happens by itself.
    pub fn decide_schweine(&mut self, fate: Option<SchweineFate>) {
        if let Some(fate) = fate {
            self.hidden.decide(fate);
            self.say_what_is_known();
        }
    }

    /// Returns whether this seat may say now that it has Schweine which it might keep to itself: it has played neither.
    #[must_use]
    pub fn may_say_schweine(&self, seat: Seat) -> bool {
        self.hidden.are_open_to(seat)
    }

    /// Announces that the seat has Schweine, if it [may](Self::may_say_schweine), and returns whether it has. From now
    /// on they are publicly the highest trumps.
    pub fn say_schweine(&mut self, seat: Seat) -> bool {
        let may = self.may_say_schweine(seat);
        if may {
            self.decide_schweine(Some(SchweineFate::Said(self.public.cards_played() as u8)));
        }
        may
    }

    /// Shows the Schweine that are announced at this point.
    fn say_what_is_known(&mut self) {
        if let Some((holder, order)) = self.hidden.said(self.public.cards_played() as u8) {
            self.public.say_schweine(holder, order);
        }
    }

    /// Returns what each seat holds.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<Hand> {
        self.cards.hands()
    }

    /// Returns the hands and the trick, which is all that the cards need.
    #[must_use]
    pub const fn cards(&self) -> &CardPlay {
        &self.cards
    }

    /// Returns the cards as they were dealt, before any exchange.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Returns the exchange of a Trumpfabgabe.
    #[must_use]
    pub const fn exchange(&self) -> Option<&Exchange> {
        self.exchange.as_ref()
    }

    /// Returns who still had to play a Pflichtsolo before this game.
    #[must_use]
    pub const fn pflichtsolo_open(&self) -> SeatSet {
        self.public.pflichtsolo_open()
    }

    /// Returns everything that was said and done before the first card.
    #[must_use]
    pub fn log(&self) -> &[(Seat, Act)] {
        &self.log
    }

    /// Returns what one seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        View::new(seat, self.cards.hands()[seat], &self.public).with_exchange(self.exchange.as_ref())
    }

    /// Returns who plays with whom; `None` while a Hochzeiter has no partner yet.
    #[must_use]
    pub const fn parties(&self) -> Option<Parties> {
        match self.sides {
            Sides::Settled(parties) => Some(parties),
            Sides::Searching(_) => None,
        }
    }

    /// Returns the side of a seat, known to the others or not; `None` while it may still become a partner.
    #[must_use]
    pub fn team_of(&self, seat: Seat) -> Option<Team> {
        match self.sides {
            Sides::Settled(parties) => Some(parties.team_of(seat)),
            Sides::Searching(hochzeiter) => (seat == hochzeiter).then_some(Team::Re),
        }
    }

    /// Returns the position with all cards open; `None` while a Hochzeiter has no partner yet, and where there is
    /// [none](Self::why_no_position). Whatever is no named solo has the order of the normal game.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        LightPlay::of(self).position(&self.frame())
    }

    /// Returns why there is no position with all cards open though the sides are known: a seat may still show Schweine
    /// or keep them, or choose a partner, or the cards of an unclaimed breach fit none.
    #[must_use]
    pub fn why_no_position(&self) -> Option<PositionError> {
        LightPlay::of(self).checked_position(&self.frame())?.err()
    }

    /// Returns the side for which the game is decided (referees' handbook 1.2, 3.1.3): by complete tricks it has what
    /// it needs, and none of its players may make another Absage by [`calls`](Self::calls). Returns `None` also while a
    /// Hochzeiter has no partner yet.
    #[must_use]
    pub fn decided_for(&self) -> Option<Team> {
        let parties = self.parties()?;
        let standing = Standing {
            parties,
            ladder: self.public.ladder(),
            won: Won::of(parties, self.public.tricks()),
            cards_in_hand: BySeat::from_fn(|seat| self.public.cards_in_hand(seat) as u8),
            phase: self.public.moment(Seat::N).phase,
        };
        let may_call = |seat, call| self.public.check_call_on_turn(seat, parties.team_of(seat), call).is_ok();
        let absagen = |seat| Call::words_of(parties.team_of(seat)).into_iter().filter(|call| call.team().is_none());
        let may_absagen = |seat: Seat| absagen(seat).any(|call| may_call(seat, call));
        standing.decided_unless(self.public.rules(), |team| parties.members(team).iter().any(may_absagen))
    }

    /// Returns who has to play a card, or to call before it; `None` after the last card.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        self.public.turn()
    }

    /// Returns the call that the actor has to make before the next card, if there is such a duty.
    #[must_use]
    pub fn duty(&self) -> Option<Call> {
        self.public.rules().pflichtansage.augen?;
        let holder = self.public.duty_holder().filter(|&holder| self.actor() == Some(holder))?;
        self.public.duty(self.team_of(holder)?).map(|(_, call)| call)
    }

    /// Returns the cards that the actor may play; none while a call is due, and after the last card.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        if self.actor().is_none() || self.duty().is_some() {
            return CardSet::EMPTY;
        }
        self.cards.legal(self.public.order())
    }

    /// Returns what this seat may call now, on turn or off, lowest first.
    #[must_use]
    pub fn calls(&self, seat: Seat) -> LegalCalls {
        let team = self.team_of(seat).or_else(|| self.public.team_of_unmarried());
        team.map_or_else(LegalCalls::new, |team| self.public.legal_calls(seat, team))
    }

    /// Returns everything the actor may do, never nothing; empty after the last card.
    #[must_use]
    pub fn options(&self) -> Moves {
        self.actor().map_or_else(Moves::new, |seat| self.options_of(seat))
    }

    /// Returns everything this seat may do now.
    #[must_use]
    pub fn options_of(&self, seat: Seat) -> Moves {
        let cards = if self.actor() == Some(seat) { self.legal() } else { CardSet::EMPTY };
        cards.iter().map(Move::Card).chain(self.calls(seat).into_iter().map(Move::Call)).collect()
    }

    /// Does anything that can be done during the play. Returns the trick if a card has completed one.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn act(&mut self, seat: Seat, action: Move) -> Result<Option<Trick>, IllegalMove> {
        match action {
            Move::Card(card) => self.play(seat, card),
            Move::Call(call) => self.call(seat, call).map(|()| None),
        }
    }

    /// Plays a card, and shows Schweine with it if it is the first of two in the hand. Returns the trick if it is complete.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn play(&mut self, seat: Seat, card: Card) -> Result<Option<Trick>, IllegalMove> {
        self.check_card(seat, card)?;
        Ok(self.put(seat, card))
    }

    /// Makes a call.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn call(&mut self, seat: Seat, call: Call) -> Result<(), IllegalMove> {
        self.check_call(seat, call)?;
        let team = self.team_of(seat).unwrap_or(Team::Kontra);
        self.public
            .note(seat, team, call)
            .map_err(|refused| self.illegal(seat, Move::Call(call), WhyNot::Call(refused)))
    }

    /// Plays a card that breaks a rule without being claimed: it does not follow suit, comes before a call that was
    /// due, or is led by the wrong seat. It is a valid move then (DDV G.7.2).
    ///
    /// # Errors
    /// Returns why it is impossible: the seat does not hold the card, or another seat has to play to the trick.
    pub fn play_unclaimed(&mut self, seat: Seat, card: Card) -> Result<Option<Trick>, IllegalMove> {
        match self.check_card(seat, card) {
            Ok(()) => {}
            Err(illegal) => match illegal.why {
                WhyNot::NotFollowing(_) | WhyNot::DutyFirst(_) => {}
                WhyNot::NotYourTurn(_) if self.public.trick().is_empty() && self.cards.hands()[seat].contains(card) => {
                    self.cards = CardPlay::new(*self.cards.hands(), seat);
                    self.public.lead_by(seat);
                }
                _ => return Err(illegal),
            },
        }
        Ok(self.put(seat, card))
    }

    /// Makes a forbidden call that is not claimed: it stays what was said (DDV G.7.2, referees' handbook 3.1.4).
    ///
    /// # Errors
    /// Returns why it cannot be: the game is over.
    pub fn call_unclaimed(&mut self, seat: Seat, call: Call) -> Result<(), IllegalMove> {
        if self.actor().is_none() {
            return Err(self.illegal(seat, Move::Call(call), WhyNot::Over));
        }
        self.public.note_unclaimed(seat, self.team_of(seat).unwrap_or(Team::Kontra), call);
        Ok(())
    }

    /// Returns whether the seat may play the card.
    ///
    /// # Errors
    /// Returns why not, the rule, and what would be allowed.
    pub fn check_card(&self, seat: Seat, card: Card) -> Result<(), IllegalMove> {
        let held = self.cards.hands()[seat].contains(card);
        let why = match self.actor() {
            None => WhyNot::Over,
            Some(actor) if actor != seat => WhyNot::NotYourTurn(actor),
            Some(_) if !held => WhyNot::NotHeld,
            Some(_) => match (self.cards.trick().led(), self.duty()) {
                (Some(led), _) if !self.cards.legal(self.public.order()).contains(card) => WhyNot::NotFollowing(led),
                (_, Some(call)) => WhyNot::DutyFirst(call),
                _ => return Ok(()),
            },
        };
        Err(self.illegal(seat, Move::Card(card), why))
    }

    /// Returns whether the seat may make the call.
    ///
    /// # Errors
    /// Returns why not, the rule, and what would be allowed.
    pub fn check_call(&self, seat: Seat, call: Call) -> Result<(), IllegalMove> {
        // Before the Klärungsstich the side does not matter if no calls are allowed.
        let unmarried = || self.public.team_of_unmarried().or(call.team()).unwrap_or(Team::Kontra);
        let team = self.team_of(seat).unwrap_or_else(unmarried);
        self.public.check_call(seat, team, call).map_err(|why| self.illegal(seat, Move::Call(call), why))
    }

    fn illegal(&self, seat: Seat, action: Move, why: WhyNot) -> IllegalMove {
        let n_tricks = self.public.tricks().len();
        let opening = match (n_tricks, self.public.trick().is_empty()) {
            (0, true) => Opening::FirstLead,
            (_, true) => Opening::Lead,
            (_, false) => Opening::Following,
        };
        let legal = self.options_of(seat).into_iter().filter(|option| match (action, option) {
            (Move::Card(_), Move::Call(_)) => matches!(why, WhyNot::DutyFirst(_)),
            (Move::Call(_), Move::Card(_)) => false,
            _ => true,
        });
        let trick = (n_tricks + 1).min(self.public.rules().n_tricks());
        IllegalMove::new(self.public.rules(), (trick, opening), (seat, action), why, legal.collect())
    }

    /// Plays a card that the seat at turn holds.
    pub(crate) fn put(&mut self, seat: Seat, card: Card) -> Option<Trick> {
        self.turn_to_schwein(seat, card);
        let complete = self.cards.play_held(self.public.order(), card);
        self.public.see(seat, card, complete.unwrap_or(*self.cards.trick()));
        self.say_what_is_known();
        // Rule DDV C.4: the Klärungsstich decides who plays with whom.
        if let Sides::Searching(hochzeiter) = self.sides
            && let Some(parties) = self.public.klaerung().and_then(|klaerung: Klaerung| klaerung.parties(hochzeiter))
        {
            self.sides = Sides::Settled(parties);
        }
        complete
    }

    /// Changes the order if this card shows Schweine.
    fn turn_to_schwein(&mut self, seat: Seat, card: Card) {
        // Both Schweine were in one hand: the first that is laid is shown. Before it the order has not mattered.
        if Some(card) == self.public.rules().schwein(self.public.game().contract())
            && let Some(order) = self.hidden.shown()
        {
            self.public.show_schweine(seat, order);
        }
        // The second one has become a Schwein. No other seat has had such a card since.
        if let Some(late) = self.public.late()
            && late.second_alone() == Some(card)
            && late.holder(self.public.tricks(), self.public.trick(), self.cards.hands(), None) == Some(seat)
        {
            let order = late.after().clone();
            self.public.show_schweine(seat, order);
        }
    }

    /// Returns what came of the game once the last card is played.
    ///
    /// # Errors
    /// Gives the game back while there are cards to play.
    pub fn finish(self) -> Result<Outcome, Box<Self>> {
        if self.actor().is_some() {
            return Err(Box::new(self));
        }
        Ok(Outcome::of(&self.public, self.parties_in_the_end()))
    }

    /// Returns what came of a game that ended before its last card: a claim, cards handed over, a breach after which it
    /// is stopped and scored (DDV E and G.4, referees' handbook 3.1.5 and 3.10).
    ///
    /// All Augen that do not lie in complete tricks go to one side, with the tricks. `more` are special points that count
    /// besides those earned so far, such as foxes that could not escape any more (3.1.7). A Hochzeiter who is still
    /// without a partner is alone.
    #[must_use]
    pub fn finish_shortened(&self, rest_to: Team, more: &[(Sonderpunkt, Team)]) -> Outcome {
        Outcome::shortened(&self.public, self.parties_in_the_end(), rest_to, more)
    }

    /// Returns the soloist once it is public that a solo is played (DDV G.3 b; BSV 4.2.1, 4.2.2): it was named, the
    /// Hochzeit found no partner, or both queens of clubs of a silent one lie.
    #[must_use]
    pub fn established_soloist(&self) -> Option<Seat> {
        match self.public.game().named {
            Named::Solo { soloist, .. } => Some(soloist),
            Named::Hochzeit { hochzeiter, .. } => {
                matches!(self.public.klaerung(), Some(Klaerung::Alone(_))).then_some(hochzeiter)
            }
            Named::Trumpfabgabe { .. } => None,
            Named::Normal => {
                let are_laid = || self.public.plays().filter(|&(_, card)| card == Card::CQ).count() == 2;
                let soloist = self.parties().and_then(Parties::soloist);
                soloist.filter(|_| are_laid())
            }
        }
    }

    fn parties_in_the_end(&self) -> Parties {
        match self.sides {
            Sides::Settled(parties) => parties,
            Sides::Searching(hochzeiter) => Parties { re: SeatSet::only(hochzeiter) },
        }
    }
}
