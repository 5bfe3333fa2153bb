//! The decisions of a bot.

use crate::fault::Fault;
use crate::remote::Remote;
use game::rules::VorbehaltKind;
use game::{Act, Asked, Call, Card, CardSet, Choice, Due, Hand, Outcome, Play, Say, Seat, View};
use solver::Stop;

/// A mind at the table: one method for each kind of decision.
///
/// A decision depends on what the method is given, on what the bot has seen since [`begin`](Self::begin), and on the
/// seed; what a bot has learned in an earlier game may change it only since it last [sat down](Self::sit_down). A decision that is not legal is replaced by
/// [`fallback`] or [`fallback_card`] and counted as a [`Fault`].
///
/// # Information
/// A bot is never given another hand.
pub trait Bot: Send {
    /// Forgets the last game and begins another one; all random choices of the game come from the seed.
    fn begin(&mut self, seed: u64);

    /// Decides what is due in the round of Vorbehalte. By default it calls the method for this kind of decision. A bot
    /// that treats all kinds alike, such as one that forwards them to another bot, overrides this method and needs none
    /// of those.
    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        match due {
            Due::Say => self.say(asked),
            Due::Answer(kind) => self.answer(asked, kind),
            Due::Name => self.name(asked),
            Due::Bid => self.bid(asked),
            Due::Take { giver, trumps } => self.take(asked, giver, trumps),
            Due::Give { taker, cards } => Act::Give(self.hand_over(asked, taker, cards)),
            Due::Return { giver, cards } => Act::Return(self.give_back(asked, giver, cards)),
            Due::Schweine { .. } => self.announce_schweine(asked),
        }
    }

    /// Says gesund, or that there is a Vorbehalt; gesund where it is allowed unless a bot says otherwise.
    fn say(&mut self, asked: &Asked<'_>) -> Act {
        fallback(asked)
    }

    /// Answers whether the Vorbehalt is of this kind: `Act::Yes` or `Act::No`.
    fn answer(&mut self, asked: &Asked<'_>, _kind: VorbehaltKind) -> Act {
        fallback(asked)
    }

    /// Names the Vorbehalt: which solo, or under which condition a Hochzeit looks for its partner.
    fn name(&mut self, asked: &Asked<'_>) -> Act {
        fallback(asked)
    }

    /// Bids for a solo, raises, or passes, where soli are decided by bids.
    fn bid(&mut self, asked: &Asked<'_>) -> Act {
        fallback(asked)
    }

    /// Takes `trumps` cards from the giver of a Trumpfabgabe, or not: `Act::Yes` or `Act::No`.
    fn take(&mut self, asked: &Asked<'_>, _giver: Seat, _trumps: usize) -> Act {
        fallback(asked)
    }

    /// Chooses the cards (their number is the last parameter) to hand over to the taker of a Trumpfabgabe, all trumps
    /// among them. By default it is the first choice offered.
    fn hand_over(&mut self, asked: &Asked<'_>, _taker: Seat, _cards: usize) -> Hand {
        let first = asked.options().iter().find_map(|act| if let Act::Give(hand) = act { Some(*hand) } else { None });
        first.unwrap_or(Hand::EMPTY)
    }

    /// Chooses `cards` cards to give back to the giver of a Trumpfabgabe.
    fn give_back(&mut self, asked: &Asked<'_>, _giver: Seat, cards: usize) -> Hand {
        asked.hand().cards().take(cards).fold(Hand::EMPTY, |mut back, card| {
            back.add(card);
            back
        })
    }

    /// Announces both of the cards asked for as Schweine, or not: `Act::Yes` or `Act::No`.
    fn announce_schweine(&mut self, asked: &Asked<'_>) -> Act {
        fallback(asked)
    }

    /// Makes one of these calls, or none. Every seat that may call is asked before every card, on turn and off, and
    /// again after each call that is made. `calls` is the result of [`View::calls`], never empty.
    fn call(&mut self, _view: &View<'_>, _calls: &[Call]) -> Option<Call> {
        None
    }

    /// Makes the call that is due after a rich first trick (BSV 6.3.1); as low as it may be unless a bot says more.
    fn pflichtansage(&mut self, _view: &View<'_>, due: Call) -> Call {
        due
    }

    /// Plays a card of [`View::legal`].
    fn card(&mut self, view: &View<'_>) -> Card;

    /// Makes a decision that a rule leaves to the seat with the card that it plays now: one of the options of the choice.
    fn choose(&mut self, _view: &View<'_>, choice: Choice) -> Act {
        choice.usual()
    }

    /// Returns what the bot thought that cards were worth when it was last asked for one, the more the better for its own
    /// side and in whatever it counts in; nothing if it does not think in numbers. Data sets record it.
    fn thoughts(&self) -> Vec<(Card, f32)> {
        Vec::new()
    }

    /// Sits down with other players, for several games. Without it, and before it, every game stands alone; from now on what is seen
    /// in [`finish`](Self::finish) may change later decisions, until it sits down again.
    fn sit_down(&mut self) {}

    /// Sees how the game went and what came of it, all cards open.
    fn finish(&mut self, _play: &Play, _outcome: &Outcome) {}

    /// Sets until when to think about the next decisions. Bots that search examine fewer worlds then; others are quick
    /// anyway. It is called before each decision that must not be late, and the result may depend on the speed of the
    /// machine. If a whole game can be stopped it is called once, and decisions after the stop do not count.
    fn hurry(&mut self, _stop: &Stop) {}

    /// Returns whether a decision depends on earlier decisions of the bot in the same game. `_due` is what is due, or
    /// `None` for calls and cards. If it returns `false`, a caller that continues a game begun elsewhere may skip the
    /// earlier decisions. The default is `true`.
    fn looks_back(&self, _due: Option<Due>) -> bool {
        true
    }

    /// Returns the program that decides for the bot, if one does.
    fn program(&self) -> Option<&Remote> {
        None
    }

    /// Returns what went wrong in the bot itself since it was last asked, such as a program that did not answer.
    fn take_faults(&mut self) -> Vec<Fault> {
        Vec::new()
    }
}

impl std::fmt::Debug for dyn Bot + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bot")
    }
}

/// Asks a bot for what is due in the round of Vorbehalte; `None` if nothing is.
pub fn act(bot: &mut dyn Bot, asked: &Asked<'_>) -> Option<Act> {
    asked.due().map(|due| bot.decide(asked, due))
}

/// Returns what is done for a seat that has nothing to say for itself: gesund, no, pass if one of them is legal, in
/// this order, otherwise the first option.
///
/// # Panics
/// Panics if the seat has no option, so ask only who is due.
#[must_use]
pub fn fallback(asked: &Asked<'_>) -> Act {
    let options = asked.options();
    let modest = [Act::Say(Say::Gesund), Act::No, Act::Pass];
    let act = modest.into_iter().find(|act| options.contains(act)).or_else(|| options.first().copied());
    act.expect("a seat that is due has an option")
}

/// Returns the card that is played for a seat that has nothing to say for itself: the legal one that counts least, of
/// several the first in the order of the notation.
///
/// # Panics
/// Panics if no card is legal.
#[must_use]
pub fn fallback_card(legal: CardSet) -> Card {
    legal.iter().min_by_key(|card| card.augen()).expect("a seat at turn has a legal card")
}
