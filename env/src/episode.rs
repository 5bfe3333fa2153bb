//! One game, decision by decision, as an environment sees it.

use crate::action::{Action, ActionSet};
use crate::error::IllegalAction;
use bots::Bot;
use bots::{ask_bot, fallback_reply, reply_or_fallback};
use game::{Act, BySeat, Card, CardSet, Due, Hand, Points, Redeal, Say, Seat, normal_trumps};
use game::{Ask, Course, IllegalReply, Reply, Setup};

/// A game in which every decision is one [`Action`].
///
/// The seats are asked in the order of a [`Course`]; cards that are handed over in a Trumpfabgabe are chosen one by one by the
/// seat that hands them over.
///
/// # Information
/// Shows all hands; an [`Observer`](crate::Observer) says what one seat sees.
#[derive(Clone, Debug)]
pub struct Episode {
    course: Course,
    /// Cards that the seat that is asked has chosen to hand over so far; all that are trumps of a giver at once.
    chosen: Hand,
    /// The question of the course, kept because callers read it again and again.
    asked: Option<(Seat, Ask)>,
    legal_cards: CardSet,
    legal: ActionSet,
}

/// End of an episode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It was played: what each seat gets. They add up to nothing.
    Played(BySeat<Points>),
    /// The cards are dealt again; all get 0 points.
    Redeal(Redeal),
}

impl Ending {
    /// Returns what each seat gets, which is nothing if the cards are dealt again.
    #[must_use]
    pub fn points(self) -> BySeat<Points> {
        match self {
            Self::Played(points) => points,
            Self::Redeal(_) => BySeat::default(),
        }
    }
}

impl Episode {
    /// Begins a game.
    #[must_use]
    pub fn new(setup: &Setup<'_>) -> Self {
        let course = Course::new(setup);
        let mut episode =
            Self { course, chosen: Hand::EMPTY, asked: None, legal_cards: CardSet::EMPTY, legal: ActionSet::default() };
        episode.begin_choice();
        episode
    }

    /// Returns the game.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// Returns the cards that the seat that is asked has chosen to hand over so far.
    #[must_use]
    pub const fn chosen(&self) -> Hand {
        self.chosen
    }

    /// Returns who is asked, and for what; `None` when the game is over.
    #[must_use]
    pub const fn asked(&self) -> Option<(Seat, Ask)> {
        self.asked
    }

    /// Returns how many cards the seat that is asked has still to choose; 0 unless it hands some over.
    #[must_use]
    pub fn left_to_choose(&self) -> usize {
        self.asked().map_or(0, |(_, ask)| left_to_choose(ask, self.chosen))
    }

    /// Returns the cards that may be played or chosen; none while something else is asked for.
    #[must_use]
    pub const fn legal_cards(&self) -> CardSet {
        self.legal_cards
    }

    /// Returns the numbers of the legal actions.
    pub(crate) const fn legal(&self) -> &ActionSet {
        &self.legal
    }

    fn find_legal(&mut self) {
        self.legal_cards = self.find_legal_cards();
        self.legal = ActionSet::of_cards(self.legal_cards);
        if self.legal_cards.is_empty() {
            let legal = &mut self.legal;
            self.course.each_reply(|reply| Action::from(reply).index().into_iter().for_each(|index| legal.add(index)));
        }
    }

    fn find_legal_cards(&self) -> CardSet {
        match self.asked {
            Some((_, Ask::Card)) => self.course.play().map_or(CardSet::EMPTY, game::Play::legal),
            Some((seat, Ask::Act(due @ (Due::Give { .. } | Due::Return { .. })))) => {
                let Some(round) = self.course.finding() else { return CardSet::EMPTY };
                free_cards(round.hands()[seat], self.chosen, due, normal_trumps(round.rules()))
            }
            _ => CardSet::EMPTY,
        }
    }

    /// Calls `each` with every legal action; there is at least one while a decision is due.
    pub fn for_each_legal(&self, mut each: impl FnMut(Action)) {
        let cards = self.legal_cards();
        if !cards.is_empty() {
            cards.iter().for_each(|card| each(Action::Card(card)));
            return;
        }
        self.course.each_reply(|reply| each(Action::from(reply)));
    }

    /// Returns whether the seat that is asked may do this.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        action.index().is_some_and(|index| self.legal.contains(index))
    }

    /// Makes the default decision for the seat to act.
    ///
    /// # Panics
    /// Panics if no decision is due.
    pub fn fall_back(&mut self) {
        // What most seats say most of the time is tried before all that can be said is listed.
        let gesund = Reply::Act(Act::Say(Say::Gesund));
        if let Some((_, Ask::Act(Due::Say))) = self.asked
            && self.course.reply(gesund).is_ok()
        {
            self.begin_choice();
            return;
        }
        let reply = fallback_reply(&self.course);
        self.course.reply(reply).expect("what is done for a seat is legal");
        self.begin_choice();
    }

    /// Makes the default decisions for all seats until a card is due or the game is over.
    pub fn be_silent(&mut self) {
        while self.asked.is_some_and(|(_, ask)| ask != Ask::Card) {
            self.fall_back();
        }
    }

    /// Lets a bot decide for the seat that is asked. What is not legal is replaced, and the reason is returned.
    ///
    /// # Panics
    /// Panics if no decision is due.
    pub fn let_decide(&mut self, bot: &mut dyn Bot) -> Option<IllegalReply> {
        let reply = ask_bot(&self.course, bot);
        let (_, illegal) = reply_or_fallback(&mut self.course, reply);
        self.begin_choice();
        illegal
    }

    /// Applies the decision of the seat to act.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn step(&mut self, action: Action) -> Result<(), IllegalAction> {
        let reply = match (action, self.asked()) {
            (Action::Card(card), Some((_, Ask::Act(Due::Give { .. } | Due::Return { .. })))) => {
                if !self.legal_cards().contains(card) {
                    return Err(IllegalAction::NotToChoose(card));
                }
                self.chosen.add(card);
                self.hand_over_what_is_chosen();
                return Ok(());
            }
            (Action::Card(card), _) => Reply::Card(card),
            (Action::Silence, _) => Reply::Silence,
            // At a table anybody may call at any time. Here he was asked before, and was silent.
            (Action::Call(call), asked @ Some((_, Ask::Card))) => {
                return Err(IllegalAction::Reply(IllegalReply::NotAsked { asked, reply: Reply::Call(call) }));
            }
            (Action::Call(call), _) => Reply::Call(call),
            (Action::Act(act), _) => Reply::Act(act),
        };
        self.course.reply(reply).map_err(IllegalAction::Reply)?;
        self.begin_choice();
        Ok(())
    }

    /// Returns the end of the game; `None` while a decision is due.
    #[must_use]
    pub fn ended(&self) -> Option<Ending> {
        let redeal = || self.course.redeal().map(Ending::Redeal);
        self.course.points().map(Ending::Played).or_else(redeal)
    }

    /// Reads what is due now. A giver hands all his trumps over; only the cards that he adds are his choice.
    fn begin_choice(&mut self) {
        self.asked = self.course.asked();
        self.chosen = Hand::EMPTY;
        if let (Some((seat, Ask::Act(Due::Give { .. }))), Some(round)) = (self.asked, self.course.finding()) {
            self.chosen = round.hands()[seat].part(normal_trumps(round.rules()));
            self.hand_over_what_is_chosen();
        } else {
            self.find_legal();
        }
    }

    fn hand_over_what_is_chosen(&mut self) {
        if self.left_to_choose() > 0 {
            self.find_legal();
            return;
        }
        let act = match self.asked {
            Some((_, Ask::Act(Due::Give { .. }))) => Act::Give(self.chosen),
            _ => Act::Return(self.chosen),
        };
        self.course.reply(Reply::Act(act)).expect("cards of the hand, as many as are asked for");
        self.begin_choice();
    }
}

/// Returns how many cards are still to be chosen; 0 unless some are handed over.
pub(crate) const fn left_to_choose(ask: Ask, chosen: Hand) -> usize {
    match ask {
        Ask::Act(Due::Give { cards, .. } | Due::Return { cards, .. }) => cards - chosen.len(),
        _ => 0,
    }
}

/// Returns the cards of a hand that can still be chosen to be handed over: a giver's trumps go without a choice.
pub(crate) fn free_cards(hand: Hand, chosen: Hand, due: Due, trumps: CardSet) -> CardSet {
    let left = hand.cards().filter(|&card| chosen.count(card) < hand.count(card));
    let is_free = |card: &Card| matches!(due, Due::Return { .. }) || !trumps.contains(*card);
    left.filter(is_free).fold(CardSet::EMPTY, CardSet::with)
}
