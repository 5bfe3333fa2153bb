//! The most frequent game, quickly: all seats are gesund, there are no calls, cards only.
//!
//! A batch that decides on cards only plays hardly anything else. Such a game needs no [`Course`](game::Course): a
//! [`LightPlay`] and the cards that lie say all that a seat sees. What may ask for more, such as a rich first trick where
//! the rules then oblige to a call, goes on as an [`Episode`]. A test compares both byte by byte.

use crate::action::Action;
use crate::around::{Around, turned, write_steps};
use crate::episode::Episode;
use crate::layout::{self, LEN};
use crate::observer::Observer;
use crate::perfect::Open;
use crate::write::{write_hand, write_trick};
use game::rules::SchweineRule;
use game::{
    Act, Augen, BySeat, Card, CardSet, Contract, Deal, Frame, Game, KnownSides, LightPlay, Named, Order, Points,
    PublicGame, Rules, Say, Schweine, SchweineHolders, Seat, SeatSet, Team, Trick,
};
use game::{Scope, Setup};
use std::ops::Range;

/// Features that are the same at every moment of every quick game of a rule set, but for what is known of the sides.
const SAME: Range<usize> = layout::GAME.start..layout::PLAYED_CARDS.start;

/// Most entries of the history of a quick game, four words and 48 cards, rounded up.
const TOLD: usize = 64;

/// Common data of all quick games of a rule set.
#[derive(Debug)]
pub(crate) struct Plain {
    rules: Rules,
    order: Order,
    same: [u8; SAME.end - SAME.start],
    /// Augen of the first or second trick from which on a seat may have to call.
    duty: Option<Augen>,
}

impl Plain {
    /// Returns what is common to the quick games of a rule set; `None` if it has none.
    pub(crate) fn new(rules: &Rules) -> Option<Self> {
        let none_is_hidden = matches!(rules.schweine.when, SchweineRule::Off | SchweineRule::Announced);
        if rules.werfen.mandatory || !none_is_hidden || rules.is_thrown_in_before() {
            return None;
        }
        let deal = bots::Draw::new(0, 0).deal(rules, Seat::W).ok()?;
        let episode = first_card(rules, deal);
        let (asked, _) = episode.asked()?;
        let mut row = [0; LEN];
        Observer::new(&episode).write(&episode, asked, &mut row);
        let duty = rules.pflichtansage.augen.map(Augen);
        let order = Order::new(rules, Contract::Normal, Schweine::None);
        Some(Self { rules: rules.clone(), order, same: *row[SAME].first_chunk()?, duty })
    }

    fn frame<'a>(&'a self, game: &'a Game) -> Frame<'a> {
        Frame { rules: &self.rules, order: &self.order, game, late: None, said: None }
    }
}

/// Returns the game before its first card where only cards are decided.
fn first_card(rules: &Rules, deal: Deal) -> Episode {
    let none = SeatSet::EMPTY;
    let mut episode = Episode::new(&Setup { rules, deal, pflichtsolo_open: none, forced: None, scope: Scope::Cards });
    episode.be_silent();
    episode
}

const fn normal_game(dealer: Seat) -> Game {
    Game { named: Named::Normal, schweine: SchweineHolders::NONE, leader: dealer.next() }
}

/// State of a quick game after a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// The next card is due.
    Card,
    /// A seat may have to call, so it goes on as an [`Episode`].
    Duty,
    /// It is over.
    Over,
}

/// A game in which all seats were gesund and none has called.
#[derive(Debug)]
pub(crate) struct Quick {
    play: LightPlay,
    dealer: Seat,
    known: KnownSides,
    known_re: [u8; 4],
    known_kontra: [u8; 4],
    tricks_won: [u8; 4],
    augen_won: [u8; 4],
    played: Around<{ Card::COUNT }>,
    history_action: [u8; TOLD],
    /// Seats as they sit, with one added.
    history_seat: [u8; TOLD],
    n_told: usize,
}

impl Quick {
    pub(crate) fn new(deal: &Deal) -> Self {
        let mut quick = Self {
            play: LightPlay::begin(&normal_game(deal.dealer()), *deal.hands()),
            dealer: deal.dealer(),
            known: KnownSides::new(PublicGame::Hidden),
            known_re: [0; 4],
            known_kontra: [0; 4],
            tricks_won: [0; 4],
            augen_won: [0; 4],
            played: Around::default(),
            history_action: [0; TOLD],
            history_seat: [0; TOLD],
            n_told: 0,
        };
        let gesund = Action::Act(Act::Say(Say::Gesund)).index().expect("every word has a number");
        deal.first().clockwise().for_each(|seat| quick.tell(seat, gesund));
        quick
    }

    /// Returns who plays the next card.
    pub(crate) const fn turn(&self) -> Seat {
        self.play.turn()
    }

    /// Returns the cards that may be played.
    pub(crate) fn legal(&self, plain: &Plain) -> CardSet {
        self.play.cards().legal(&plain.order)
    }

    /// Plays a legal card.
    pub(crate) fn step(&mut self, plain: &Plain, card: Card) -> After {
        let seat = self.turn();
        self.lay(seat, card);
        let game = normal_game(self.dealer);
        let Some(trick) = self.play.play(&plain.frame(&game), card) else { return After::Card };
        self.win(&trick);
        let is_early = self.play.tricks().len() <= 2;
        match plain.duty {
            _ if self.play.is_over() => After::Over,
            Some(least) if is_early && least <= trick.augen() => After::Duty,
            _ => After::Card,
        }
    }

    fn lay(&mut self, seat: Seat, card: Card) {
        self.played.add(seat, card.index());
        self.tell(seat, card.index());
        if card == Card::CQ {
            self.known.lay_queen_of_clubs(seat);
            let known = self.known.all();
            self.known_re = known.0.map(|team| u8::from(team == Some(Team::Re)));
            self.known_kontra = known.0.map(|team| u8::from(team == Some(Team::Kontra)));
        }
    }

    fn win(&mut self, trick: &Trick) {
        if let Some(owner) = trick.owner() {
            self.tricks_won[owner.index()] += 1;
            self.augen_won[owner.index()] += trick.augen().0 as u8;
        }
    }

    fn tell(&mut self, seat: Seat, action: usize) {
        self.history_action[self.n_told] = action as u8 + 1;
        self.history_seat[self.n_told] = seat.index() as u8 + 1;
        self.n_told += 1;
    }

    /// Returns the numbers of the cards that were played.
    pub(crate) fn actions(&self) -> Vec<u8> {
        self.history_action[Seat::ALL.len()..self.n_told].iter().map(|&action| action - 1).collect()
    }

    /// Returns what each seat gets, once the game is over.
    pub(crate) fn points(&self, plain: &Plain) -> BySeat<Points> {
        self.play.outcome(&plain.frame(&normal_game(self.dealer))).score.points
    }

    /// Returns the same game with everything that was said, played with the cards that were dealt.
    pub(crate) fn episode(&self, rules: &Rules, deal: Deal) -> Episode {
        let mut episode = first_card(rules, deal);
        let tricks = self.play.tricks().iter().chain([self.play.cards().trick()]);
        for &card in tricks.flat_map(Trick::cards) {
            episode.step(Action::Card(card)).expect("it was played");
            episode.be_silent();
        }
        episode
    }

    /// Returns what no seat alone knows.
    pub(crate) fn open(&self) -> Open {
        let parties = self.play.parties();
        let sides = BySeat::from_fn(|seat| parties.map(|parties| parties.team_of(seat)));
        Open { hands: *self.play.cards().hands(), sides, exchange: None }
    }

    /// Writes down what the seat sees that is to play; after the last card what north sees.
    pub(crate) fn write(&self, plain: &Plain, out: &mut [u8; LEN]) {
        let asked = (!self.play.is_over()).then(|| self.turn());
        let me = asked.unwrap_or(Seat::N);
        write_hand(self.play.cards().hands()[me], &mut out[layout::HAND]);
        out[layout::PLAYED].copy_from_slice(self.played.seen_by(me));
        self.write_tricks(me, asked, out);
        out[SAME].copy_from_slice(&plain.same);
        for (range, by_seat) in [
            (layout::TRICKS_WON, self.tricks_won),
            (layout::AUGEN_WON, self.augen_won),
            (layout::KNOWN_RE, self.known_re),
            (layout::KNOWN_KONTRA, self.known_kontra),
        ] {
            out[range].copy_from_slice(&turned(by_seat, me));
        }
        let is_re = self.play.parties().is_some_and(|parties| parties.re.contains(me));
        out[layout::OWN_SIDE].copy_from_slice(&[u8::from(is_re), u8::from(!is_re)]);
        if asked.is_none() {
            out[layout::ASKED].fill(0);
        }
        out[layout::PLAYED_CARDS.start] = (self.n_told - Seat::ALL.len()) as u8;
        self.write_history(me, out);
    }

    fn write_tricks(&self, me: Seat, asked: Option<Seat>, out: &mut [u8; LEN]) {
        out[layout::TRICK.start..layout::TRICKS_WON.start].fill(0);
        let running = self.play.cards().trick();
        write_trick(running, me, &mut out[layout::TRICK]);
        if let Some(last) = self.play.tricks().last() {
            write_trick(last, me, &mut out[layout::LAST_TRICK]);
        }
        out[layout::LEADER.start + me.steps_to(running.leader())] = 1;
        if asked.is_some() {
            out[layout::TO_PLAY.start] = 1;
        }
        out[layout::DEALER.start + me.steps_to(self.dealer)] = 1;
    }

    fn write_history(&self, me: Seat, out: &mut [u8; LEN]) {
        let (told, rest) = out[layout::HISTORY_ACTION].split_at_mut(TOLD);
        told.copy_from_slice(&self.history_action);
        rest.fill(0);
        let (told, rest) = out[layout::HISTORY_SEAT].split_at_mut(TOLD);
        write_steps(&self.history_seat, me, told);
        rest.fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_rule_sets_have_quick_games() {
        for rules in [Rules::DDV, Rules::BSV] {
            assert!(Plain::new(&rules).is_some(), "{}", rules.name);
        }
    }
}
