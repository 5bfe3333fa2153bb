//! One game as a learner steps it: a decision is a number, and only what is in its scope is asked.

use crate::action::{Action, n_actions};
use crate::episode::{Ending, Episode};
use crate::error::IllegalAction;
use crate::layout::LEN;
use crate::observer::Observer;
use crate::perfect;
use bots::{Draw, NoWorld, RoundSampler, Sampler};
use game::{Act, Called, Card, Choice, Course, Deal, Due, Exchange, Public, Rules, Seat, SeatSet, Vorbehalt};
use game::{Ask, Scope, Setup};

/// One game with its decisions, so that it can be recorded and restarted.
///
/// # Information
/// Shows all hands; [`observe`](Self::observe) writes what one seat sees.
#[derive(Clone, Debug)]
pub struct Single {
    rules: Rules,
    scope: Scope,
    deal: Deal,
    pflichtsolo_open: SeatSet,
    episode: Episode,
    observer: Observer,
    actions: Vec<u8>,
}

impl Single {
    /// Begins the game with these cards; some may have to play a Pflichtsolo yet.
    #[must_use]
    pub fn new(rules: Rules, scope: Scope, deal: Deal, pflichtsolo_open: SeatSet) -> Self {
        let episode = Episode::new(&Setup { rules: &rules, deal, pflichtsolo_open, forced: None, scope });
        let observer = Observer::new(&episode);
        let mut single = Self { rules, scope, deal, pflichtsolo_open, episode, observer, actions: Vec::new() };
        single.go_on();
        single
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns what is decided: everything, or cards only.
    #[must_use]
    pub const fn scope(&self) -> Scope {
        self.scope
    }

    /// Returns the cards as they were dealt.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Returns who has to play a Pflichtsolo yet.
    #[must_use]
    pub const fn pflichtsolo_open(&self) -> SeatSet {
        self.pflichtsolo_open
    }

    /// Returns the game.
    #[must_use]
    pub const fn episode(&self) -> &Episode {
        &self.episode
    }

    /// Returns the numbers of what was decided so far.
    #[must_use]
    pub fn actions(&self) -> &[u8] {
        &self.actions
    }

    /// Returns how many actions there are: cards only, or everything.
    #[must_use]
    pub const fn n_actions(&self) -> usize {
        n_actions(self.scope)
    }

    /// Returns who is asked; `None` when the game is over.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.episode.asked().map(|(seat, _)| seat)
    }

    /// Writes which actions are legal, a one for each, a zero for each other one.
    ///
    /// # Panics
    /// Panics if there are not as many bytes as [actions](Self::n_actions).
    pub fn write_mask(&self, mask: &mut [u8]) {
        assert_eq!(mask.len(), self.n_actions(), "one byte for each action");
        self.episode.legal().write(mask);
    }

    /// Writes what a seat sees, in [`LEN`] bytes.
    ///
    /// # Panics
    /// Panics if there are not as many.
    pub fn observe(&self, seat: Seat, out: &mut [u8]) {
        self.observer.write(&self.episode, seat, out);
    }

    /// Writes what a seat would see with open cards, in [`perfect::LEN`] bytes.
    ///
    /// # Panics
    /// Panics if there are not as many.
    pub fn observe_perfectly(&self, seat: Seat, out: &mut [u8]) {
        perfect::write(&self.episode, &self.observer, seat, out);
    }

    /// Does what the seat that is asked has decided, by its number.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn step(&mut self, number: i64) -> Result<(), IllegalAction> {
        let index = usize::try_from(number).ok().filter(|&index| index < self.n_actions());
        self.decide(index.and_then(Action::from_index).ok_or(IllegalAction::NoSuchAction(number))?)
    }

    /// Does what the seat that is asked has decided.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn decide(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.episode.step(action)?;
        self.actions.extend(action.index().map(|index| index as u8));
        self.go_on();
        Ok(())
    }

    /// Returns the end of the game; `None` while a decision is due.
    #[must_use]
    pub fn ended(&self) -> Option<Ending> {
        self.episode.ended()
    }

    /// Returns the game as this seat may imagine it: other cards in the hands that it does not see, each possible deal with the
    /// same probability, and the same words, calls and cards.
    ///
    /// # Errors
    /// No deal fits what has happened, or, where what a seat must say depends on its cards, none was found.
    pub fn imagine(&self, seat: Seat, draw: &mut Draw) -> Result<Self, NoWorld> {
        /// More are needed only where only cards are decided: for hands without both queens of clubs, and in rule sets in which
        /// such a seat has to say something.
        const TRIES: usize = 1000;
        let mut seen = [0; LEN];
        self.observe(seat, &mut seen);
        let is_alike = |other: &Self| {
            let mut others = [0; LEN];
            other.observe(seat, &mut others);
            seen == others && (self.seat() != Some(seat) || self.episode.asked() == other.episode.asked())
        };
        for _ in 0..TRIES {
            let (deal, exchange) = self.world(seat, draw)?;
            if !self.scope.deals(&deal) {
                continue;
            }
            if let Some(other) = self.with_cards(seat, deal, exchange).filter(is_alike) {
                return Ok(other);
            }
        }
        Err(NoWorld::Impossible)
    }

    fn world(&self, seat: Seat, draw: &mut Draw) -> Result<(Deal, Option<Exchange>), NoWorld> {
        if let Some(view) = self.episode.course().view(seat) {
            let world = Sampler::new(&view)?.world(draw);
            return Ok((*world.deal(), world.exchange().copied()));
        }
        let round = self.episode.course().finding().ok_or(NoWorld::Impossible)?;
        let world = RoundSampler::new(&round.view(seat))?.round(draw);
        Ok((*world.deal(), world.exchange().copied()))
    }

    /// Plays the game with other cards; `None` if it cannot have gone so.
    fn with_cards(&self, seat: Seat, deal: Deal, exchange: Option<Exchange>) -> Option<Self> {
        let mut other = Self::new(self.rules.clone(), self.scope, deal, self.pflichtsolo_open);
        let events = Events::of(self.episode.course(), exchange);
        loop {
            let happened = events.is_over(&other.episode);
            // Behind the last thing that was heard some may have been silent.
            if happened && (other.episode.asked() == self.episode.asked() || !other.may_be_silent(seat)) {
                break;
            }
            other.decide(events.next(&other.episode)?).ok()?;
        }
        // Only the seat itself knows which card it is about to play.
        if let (Some((asked, Ask::Choice(Choice { card: Some(card), .. }))), true) =
            (self.episode.asked(), self.seat() == Some(seat))
        {
            debug_assert_eq!(asked, seat);
            other.decide(Action::Card(card)).ok()?;
        }
        for card in self.episode.chosen().cards().filter(|_| self.seat() == Some(seat)) {
            if other.episode.chosen().count(card) < self.episode.chosen().count(card) {
                other.decide(Action::Card(card)).ok()?;
            }
        }
        Some(other)
    }

    /// Returns a game in progress with the decisions that led to it; `None` while cards are handed over, and if they are dealt again.
    #[must_use]
    pub fn of(rules: &Rules, scope: Scope, deal: Deal, episode: &Episode) -> Option<Self> {
        let course = episode.course();
        let open = course.finding().map(game::Spielfindung::pflichtsolo_open);
        let open = open.or_else(|| course.play().map(|play| play.public().pflichtsolo_open()))?;
        let exchange = course.finding().map_or_else(|| course.play()?.exchange(), |round| round.exchange());
        let events = Events::of(course, exchange.copied());
        let mut single = Self::new(rules.clone(), scope, deal, open);
        while !events.is_over(&single.episode) || single.episode.asked() != episode.asked() {
            single.decide(events.next(&single.episode)?).ok()?;
        }
        (episode.chosen() == single.episode.chosen()).then_some(single)
    }

    /// Returns whether the seat that is asked for a call can let others be asked before this one is.
    fn may_be_silent(&self, seat: Seat) -> bool {
        matches!(self.episode.asked(), Some((asked, Ask::Call)) if asked != seat)
    }

    /// Makes the default decisions for all seats that are not decided here.
    fn go_on(&mut self) {
        if self.scope == Scope::Cards {
            self.episode.be_silent();
        }
        self.observer.follow(&self.episode);
    }
}

/// Returns the public part of these words.
fn heard(words: &[(Seat, Act)]) -> impl Iterator<Item = (Seat, Act)> {
    words.iter().copied().filter(|(_, act)| !act.is_secret())
}

/// Events of a game, to be repeated with other cards.
struct Events<'a> {
    words: Vec<(Seat, Act)>,
    calls: &'a [Called],
    /// Seat that has announced Schweine, or shown them.
    shown: Option<Seat>,
    /// Number of cards played when he announced them before he played the first.
    said: Option<u8>,
    cards: Vec<(Seat, Card)>,
    exchange: Option<Exchange>,
}

impl<'a> Events<'a> {
    fn of(course: &'a Course, exchange: Option<Exchange>) -> Self {
        let public = course.play().map(game::Play::public);
        let words = course.finding().map_or_else(|| public.map_or(&[][..], Public::heard), |round| round.log());
        Self {
            words: heard(words).collect(),
            calls: public.map_or(&[], Public::calls),
            shown: public.and_then(|public| public.game().schweine.aces()),
            said: public.and_then(Public::schweine_said),
            cards: public.map_or_else(Vec::new, |public| public.plays().collect()),
            exchange,
        }
    }

    /// Returns whether this game has come as far.
    fn is_over(&self, episode: &Episode) -> bool {
        match (episode.course().finding(), episode.course().play()) {
            (Some(round), _) => {
                let exchanges = matches!(episode.asked(), Some((_, Ask::Act(Due::Give { .. } | Due::Return { .. }))));
                heard(round.log()).count() == self.words.len()
                    && self.cards.is_empty()
                    && !(exchanges && self.exchange.is_some())
            }
            (None, Some(play)) => {
                let public = play.public();
                public.cards_played() == self.cards.len()
                    && public.calls().len() == self.calls.len()
                    && public.schweine_said() == self.said
            }
            (None, None) => true,
        }
    }

    /// Returns whether this seat says next that it has Schweine.
    fn says_schweine(&self, episode: &Episode, seat: Seat) -> bool {
        let public = episode.course().play().map(game::Play::public);
        self.shown == Some(seat)
            && public.is_some_and(|public| {
                public.schweine_said().is_none() && self.said.map(usize::from) == Some(public.cards_played())
            })
    }

    /// Returns what comes next in this game.
    fn next(&self, episode: &Episode) -> Option<Action> {
        let (seat, ask) = episode.asked()?;
        match ask {
            Ask::Act(Due::Give { .. }) => self.missing(episode, self.exchange?.given),
            Ask::Act(Due::Return { .. }) => self.missing(episode, self.exchange?.returned),
            Ask::Act(_) => {
                let &(who, act) = self.words.get(heard(episode.course().finding()?.log()).count())?;
                (who == seat).then_some(Action::Act(act))
            }
            Ask::Call | Ask::Card if self.says_schweine(episode, seat) => {
                Some(Action::Act(Act::Name(Vorbehalt::Schweine)))
            }
            Ask::Call | Ask::Pflichtansage(_) => {
                let public = episode.course().play()?.public();
                let next = self.calls.get(public.calls().len());
                let is_next =
                    |called: &&Called| called.seat == seat && usize::from(called.before_card) == public.cards_played();
                Some(next.filter(is_next).map_or(Action::Silence, |called| Action::Call(called.call)))
            }
            Ask::Card => {
                let &(who, card) = self.cards.get(episode.course().play()?.public().cards_played())?;
                (who == seat).then_some(Action::Card(card))
            }
            Ask::Choice(_) => Some(Action::Act(if self.shown == Some(seat) { Act::Yes } else { Act::No })),
        }
    }

    /// Returns a card that is not chosen yet of those that are handed over.
    fn missing(&self, episode: &Episode, cards: game::Hand) -> Option<Action> {
        cards.cards().find(|&card| episode.chosen().count(card) < cards.count(card)).map(Action::Card)
    }
}
