//! What one seat sees, as a row of bytes.

use crate::action::Action;
use crate::around::{Around, turned, write_steps};
use crate::episode::{Episode, left_to_choose};
use crate::layout::{self, HISTORY, LEN};
use crate::write::{write_hand, write_set, write_trick};
use game::Ask;
use game::rules::{HochzeitCondition, VorbehaltKind};
use game::{
    Act, Asked, BySeat, Call, Called, Card, CardSet, Due, Exchange, Hand, Level, Public, Say, Seat, SeatSet,
    SeenExchange, Solo, Spielfindung, Team, Trick, View, normal_trumps,
};
use std::ops::Range;

/// Features of which most bytes are 0 most of the time.
const SPARSE: Range<usize> = layout::TRICK.start..layout::PLAYED_CARDS.start;

/// Keeps the public state of an [`Episode`], and writes it for one seat with that seat's own knowledge.
///
/// # Information
/// Everything that is kept comes from [`Public`] and from the words that were heard. What is written for a seat adds its hand,
/// its side, the exchange it took part in and what it is asked for, from its own view.
#[derive(Clone, Debug)]
pub struct Observer {
    played: Around<{ Card::COUNT }>,
    trick: Trick,
    last_trick: Option<Trick>,
    tricks_won: BySeat<u8>,
    augen_won: BySeat<u8>,
    called: Around<{ Call::ALL.len() }>,
    said: Around<{ Say::ALL.len() }>,
    history_action: [u8; HISTORY],
    /// Seats as they sit, with one added.
    history_seat: [u8; HISTORY],
    history_len: usize,
    /// Numbers of words, calls and cards read so far.
    n_words: usize,
    n_calls: usize,
    n_cards: usize,
    to_play: Option<Seat>,
    dealer: Seat,
    pflichtsolo_open: SeatSet,
    trumps: CardSet,
    game: Option<game::Game>,
    known_re: [u8; 4],
    known_kontra: [u8; 4],
    levels: game::ByTeam<Level>,
}

impl Observer {
    /// Returns the public state of a game in progress.
    #[must_use]
    pub fn new(episode: &Episode) -> Self {
        let rules = episode.course().finding().map(Spielfindung::rules);
        let rules = rules.or_else(|| episode.course().play().map(|play| play.public().rules()));
        // A game that is dealt again says nothing more.
        Self::with_trumps(episode, rules.map_or(CardSet::EMPTY, normal_trumps))
    }

    /// The same, for who knows the trumps of the normal game, which are those before the game is found.
    pub(crate) fn with_trumps(episode: &Episode, trumps: CardSet) -> Self {
        let mut observer = match (episode.course().finding(), episode.course().play()) {
            (Some(round), _) => Self::before(trumps, round.deal().dealer(), round.pflichtsolo_open()),
            (None, Some(play)) => {
                let public = play.public();
                Self::before(trumps, public.dealer(), public.pflichtsolo_open())
            }
            (None, None) => Self::before(trumps, Seat::W, SeatSet::EMPTY),
        };
        observer.follow(episode);
        observer
    }

    /// Returns the public state of a game that is being found, as a seat has heard it.
    pub(crate) fn of_asked(asked: &Asked<'_>) -> Self {
        let mut observer = Self::before(normal_trumps(asked.rules()), asked.dealer(), asked.pflichtsolo_open());
        observer.hear(asked.heard());
        observer
    }

    /// Returns the public state of a game that is played.
    pub(crate) fn of_public(public: &Public) -> Self {
        let mut observer = Self::before(normal_trumps(public.rules()), public.dealer(), public.pflichtsolo_open());
        observer.follow_play(public);
        observer
    }

    fn before(trumps: CardSet, dealer: Seat, pflichtsolo_open: SeatSet) -> Self {
        Self {
            played: Around::default(),
            trick: Trick::led_by(dealer.next()),
            last_trick: None,
            tricks_won: BySeat::default(),
            augen_won: BySeat::default(),
            called: Around::default(),
            said: Around::default(),
            history_action: [0; HISTORY],
            history_seat: [0; HISTORY],
            history_len: 0,
            n_words: 0,
            n_calls: 0,
            n_cards: 0,
            to_play: None,
            dealer,
            pflichtsolo_open,
            trumps,
            game: None,
            known_re: [0; 4],
            known_kontra: [0; 4],
            levels: game::ByTeam::default(),
        }
    }

    /// Reads the events of the game since the last call.
    pub fn follow(&mut self, episode: &Episode) {
        match (episode.course().finding(), episode.course().play()) {
            (Some(round), _) => self.hear(round.log()),
            (None, Some(play)) => self.follow_play(play.public()),
            (None, None) => {}
        }
    }

    fn hear(&mut self, log: &[(Seat, Act)]) {
        for &(seat, act) in log.iter().filter(|(_, act)| !act.is_secret()).skip(self.n_words) {
            self.n_words += 1;
            if let Act::Say(say) = act {
                self.said.clear(seat);
                self.said.mark(seat, say as usize);
            }
            if let Some(index) = Action::Act(act).index() {
                self.remember(seat, index);
            }
        }
    }

    fn follow_play(&mut self, public: &Public) {
        let is_changed = self.game.as_ref() != Some(public.game());
        if is_changed {
            self.hear(public.heard());
            self.game = Some(*public.game());
            self.trumps = public.order().trumps();
        }
        let (n_cards, n_calls) = (public.cards_played(), public.calls().len());
        if self.n_cards < n_cards || self.n_calls < n_calls {
            self.take_in(public, n_cards);
            self.levels = public.levels();
        } else if !is_changed {
            return;
        }
        let known = public.known();
        self.known_re = known.0.map(|team| u8::from(team == Some(Team::Re)));
        self.known_kontra = known.0.map(|team| u8::from(team == Some(Team::Kontra)));
        (self.trick, self.last_trick) = (*public.trick(), public.tricks().last().copied());
        self.to_play = public.turn();
    }

    /// Reads calls and cards in their order, up to `n_cards` cards.
    fn take_in(&mut self, public: &Public, n_cards: usize) {
        let mut calls = public.calls()[self.n_calls..].iter().peekable();
        loop {
            while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= self.n_cards) {
                self.call(called);
            }
            if self.n_cards == n_cards {
                break;
            }
            let trick = public.tricks().get(self.n_cards / 4).unwrap_or_else(|| public.trick());
            self.play(trick, self.n_cards % 4);
        }
    }

    fn call(&mut self, called: &Called) {
        self.n_calls += 1;
        self.called.mark(called.seat, called.call as usize);
        if let Some(index) = Action::Call(called.call).index() {
            self.remember(called.seat, index);
        }
    }

    /// Reads the card at index `at` of a trick.
    fn play(&mut self, trick: &Trick, at: usize) {
        let (seat, card) = (trick.leader().plus(at), trick.cards()[at]);
        self.n_cards += 1;
        self.played.add(seat, card.index());
        self.remember(seat, card.index());
        if at == 3
            && let Some(winner) = trick.owner()
        {
            self.tricks_won[winner] += 1;
            self.augen_won[winner] += trick.augen().0 as u8;
        }
    }

    fn remember(&mut self, seat: Seat, action: usize) {
        if self.history_len == HISTORY {
            self.history_action.copy_within(1.., 0);
            self.history_seat.copy_within(1.., 0);
            self.history_len -= 1;
        }
        self.history_action[self.history_len] = action as u8 + 1;
        self.history_seat[self.history_len] = seat.index() as u8 + 1;
        self.history_len += 1;
    }

    /// Writes down what a seat sees, in [`LEN`] bytes.
    ///
    /// # Panics
    /// Panics if there are not as many.
    pub fn write(&self, episode: &Episode, seat: Seat, out: &mut [u8]) {
        self.write_for(seat, &Own::of(episode, seat), out);
    }

    /// Writes down what a seat sees that knows this besides.
    pub(crate) fn write_for(&self, seat: Seat, own: &Own, out: &mut [u8]) {
        assert_eq!(out.len(), LEN, "an observation has {LEN} bytes");
        // What is not so is nothing.
        out[SPARSE].fill(0);
        self.write_cards(seat, out);
        self.write_game(seat, out);
        self.write_history(seat, out);
        own.write(out);
    }

    fn write_cards(&self, me: Seat, out: &mut [u8]) {
        out[layout::PLAYED].copy_from_slice(self.played.seen_by(me));
        write_trick(&self.trick, me, &mut out[layout::TRICK]);
        if let Some(trick) = &self.last_trick {
            write_trick(trick, me, &mut out[layout::LAST_TRICK]);
        }
        out[layout::CALLED].copy_from_slice(self.called.seen_by(me));
        out[layout::SAID].copy_from_slice(self.said.seen_by(me));
        let pflichtsolo = Seat::ALL.map(|seat| u8::from(self.pflichtsolo_open.contains(seat)));
        for (range, by_seat) in [
            (layout::TRICKS_WON, self.tricks_won.0),
            (layout::AUGEN_WON, self.augen_won.0),
            (layout::KNOWN_RE, self.known_re),
            (layout::KNOWN_KONTRA, self.known_kontra),
            (layout::PFLICHTSOLO, pflichtsolo),
        ] {
            out[range].copy_from_slice(&turned(by_seat, me));
        }
        out[layout::PLAYED_CARDS][0] = self.n_cards as u8;
        write_set(self.trumps, &mut out[layout::TRUMPS]);
    }

    fn write_game(&self, me: Seat, out: &mut [u8]) {
        let seat_in = |range: Range<usize>, seat: Option<Seat>, out: &mut [u8]| {
            if let Some(seat) = seat {
                out[range][me.steps_to(seat)] = 1;
            }
        };
        seat_in(layout::LEADER, Some(self.trick.leader()), out);
        seat_in(layout::TO_PLAY, self.to_play, out);
        seat_in(layout::DEALER, Some(self.dealer), out);
        let (mut declarer, mut taker) = (None, None);
        let kind = match self.game.as_ref().map(|game| game.named) {
            None => 0,
            Some(game::Named::Normal) => 1,
            Some(game::Named::Hochzeit { hochzeiter, condition }) => {
                declarer = Some(hochzeiter);
                one_of(&HochzeitCondition::ALL, &condition, &mut out[layout::CONDITION]);
                2
            }
            Some(game::Named::Trumpfabgabe { giver, taker: who }) => {
                (declarer, taker) = (Some(giver), Some(who));
                3
            }
            Some(game::Named::Solo { soloist, solo, .. }) => {
                declarer = Some(soloist);
                one_of(&Solo::ALL, &solo, &mut out[layout::SOLO]);
                4
            }
        };
        out[layout::GAME][kind] = 1;
        seat_in(layout::DECLARER, declarer, out);
        seat_in(layout::TAKER, taker, out);
        for (rank, holder) in self.game.iter().flat_map(|game| game.schweine.iter()) {
            out[layout::SCHWEINE][rank * Seat::ALL.len() + me.steps_to(holder)] = 1;
        }
        out[layout::LEVEL_RE][..self.levels.re as usize].fill(1);
        out[layout::LEVEL_KONTRA][..self.levels.kontra as usize].fill(1);
    }

    fn write_history(&self, me: Seat, out: &mut [u8]) {
        out[layout::HISTORY_ACTION].copy_from_slice(&self.history_action);
        write_steps(&self.history_seat, me, &mut out[layout::HISTORY_SEAT]);
    }
}

/// What a seat alone knows: its hand, its side, its part in an exchange, and what it is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Own {
    hand: Hand,
    team: Option<Team>,
    exchange: Option<Exchange>,
    /// The cards that a taker was given, while he gives some back.
    taken: Option<Hand>,
    seen: Option<SeenExchange>,
    ask: Option<Ask>,
    chosen: Hand,
}

impl Own {
    /// Returns what a seat knows of a game that is being found, with what it is asked for and the cards that it has chosen.
    pub(crate) fn of_asked(asked: &Asked<'_>, ask: Option<Ask>, chosen: Hand) -> Self {
        let (exchange, seen) = (asked.exchange().copied(), asked.seen_exchange().copied());
        Self { hand: asked.hand(), team: None, exchange, taken: asked.taken(), seen, ask, chosen }
    }

    /// Returns what a seat knows of a game that is played, with what it is asked for.
    pub(crate) fn of_view(view: &View<'_>, ask: Option<Ask>) -> Self {
        let (exchange, seen) = (view.exchange().copied(), view.public().exchange().copied());
        // The side is that of the view: a seat knows it as soon as it is decided.
        Self { hand: view.hand(), team: view.team(), exchange, taken: None, seen, ask, chosen: Hand::EMPTY }
    }

    /// Returns the same without a list of what may be said, which takes long.
    fn of_round(round: &Spielfindung, me: Seat, ask: Option<Ask>, chosen: Hand) -> Self {
        let took_part = |exchange: &&Exchange| exchange.giver == me || exchange.taker == me;
        Self {
            hand: round.hands()[me],
            team: None,
            exchange: round.exchange().filter(took_part).copied(),
            taken: round.taken().filter(|&(taker, _)| taker == me).map(|(_, given)| given),
            seen: round.exchange().map(|exchange| SeenExchange::of(round.rules(), exchange)),
            ask,
            chosen,
        }
    }

    fn of(episode: &Episode, me: Seat) -> Self {
        let ask = episode.asked().filter(|&(seat, _)| seat == me).map(|(_, ask)| ask);
        match (episode.course().finding(), episode.course().play()) {
            (Some(round), _) => Self::of_round(round, me, ask, episode.chosen()),
            (None, Some(play)) => Self::of_view(&play.view(me), ask),
            (None, None) => {
                let (hand, chosen) = (Hand::EMPTY, Hand::EMPTY);
                Self { hand, team: None, exchange: None, taken: None, seen: None, ask, chosen }
            }
        }
    }

    fn write(&self, out: &mut [u8]) {
        if let Some(team) = self.team {
            out[layout::OWN_SIDE][team as usize] = 1;
        }
        write_hand(self.hand, &mut out[layout::HAND]);
        if let Some(given) = self.taken {
            write_hand(given, &mut out[layout::GIVEN]);
        }
        if let Some(exchange) = self.exchange {
            write_hand(exchange.given, &mut out[layout::GIVEN]);
            write_hand(exchange.returned, &mut out[layout::RETURNED]);
        }
        if let Some(seen) = self.seen {
            out[layout::EXCHANGED][0] = seen.cards as u8;
            out[layout::TRUMPS_RETURNED][0] = seen.trumps_returned.map_or(0, |trumps| trumps as u8 + 1);
        }
        if let Some(ask) = self.ask {
            self.write_asked(ask, out);
        }
    }

    fn write_asked(&self, ask: Ask, out: &mut [u8]) {
        let place = match ask {
            Ask::Act(Due::Say) => 0,
            Ask::Act(Due::Answer(kind)) => {
                one_of(&VorbehaltKind::ALL, &kind, &mut out[layout::ASKED_KIND]);
                1
            }
            Ask::Act(Due::Name) => 2,
            Ask::Act(Due::Bid) => 3,
            Ask::Act(Due::Take { .. }) => 4,
            Ask::Act(Due::Give { .. }) => 5,
            Ask::Act(Due::Return { .. }) => 6,
            Ask::Act(Due::Schweine { .. }) | Ask::Choice(_) => 7,
            Ask::Call => 8,
            Ask::Pflichtansage(due) => {
                out[layout::DUE][due as usize] = 1;
                9
            }
            Ask::Card => 10,
        };
        out[layout::ASKED][place] = 1;
        write_hand(self.chosen, &mut out[layout::CHOSEN]);
        out[layout::TO_CHOOSE][0] = left_to_choose(ask, self.chosen) as u8;
    }
}

/// Writes a one at the place of one of several things.
fn one_of<T: PartialEq>(all: &[T], one: &T, out: &mut [u8]) {
    if let Some(at) = all.iter().position(|other| other == one) {
        out[at] = 1;
    }
}
