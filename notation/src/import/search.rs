//! The search for the cards that are meant: it tries every reading of the names and keeps those that can have been a
//! game.

use super::draft::Reading;
use game::{BySeat, Card, CardSet, Class, Order, Rules, Seat, Trick};

/// More steps than this are not tried; what is still open then counts as open.
const MOST_STEPS: usize = 400_000;

/// The number of a name among all that can be read.
pub(super) type Name = usize;

/// A trick whose cards are names.
#[derive(Clone, Debug)]
pub(super) enum Laid {
    /// In the order of play.
    InOrder {
        /// The leader, if known.
        leader: Option<Seat>,
        /// The cards.
        cards: Vec<Name>,
    },
    /// In the order of the seats.
    BySeat {
        /// The leader, if known.
        leader: Option<Seat>,
        /// The cards.
        cards: BySeat<Option<Name>>,
    },
}

impl Laid {
    const fn leader(&self) -> Option<Seat> {
        match self {
            Self::InOrder { leader, .. } | Self::BySeat { leader, .. } => *leader,
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::InOrder { cards, .. } => cards.len(),
            Self::BySeat { cards, .. } => cards.iter().filter(|(_, card)| card.is_some()).count(),
        }
    }

    /// Returns the card after this many others.
    fn card(&self, leader: Seat, index: usize) -> Option<Name> {
        match self {
            Self::InOrder { cards, .. } => cards.get(index).copied(),
            Self::BySeat { cards, .. } => cards[leader.plus(index)],
        }
    }
}

/// Everything that was dealt and played, by names.
#[derive(Clone, Debug)]
pub(super) struct Names<'a> {
    pub(super) readings: &'a [&'a Reading],
    pub(super) hands: BySeat<Option<Vec<Name>>>,
    /// Cards that were exchanged before the first trick: from whom, to whom.
    pub(super) moved: Vec<(Seat, Seat, Card)>,
    pub(super) tricks: Vec<Laid>,
    /// Leader of the first trick.
    pub(super) first: Seat,
}

/// A way to read all names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    /// The card that each name is.
    pub(super) cards: Vec<Card>,
    /// The leader of each trick.
    pub(super) leaders: Vec<Seat>,
}

/// The result of the search.
#[derive(Debug)]
pub(super) enum Found {
    /// There is exactly one way.
    One(Solution),
    /// This name can be two cards, and both are legal.
    Open(Name),
    /// There is no way; so far the names up to this one can be legal.
    None(Name),
}

/// Whether a card may be played that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Law {
    /// Only legal cards.
    Legal,
    /// Illegal cards, too: breaches happen, and a record can hold them. The winner of a trick still leads the next.
    Any,
}

/// Looks for the ways to read these names.
pub(super) fn search(names: &Names<'_>, rules: &Rules, order: &Order, law: Law) -> Found {
    let deck = rules.deck();
    let mut left = vec![0; Card::COUNT];
    for card in Card::all() {
        left[card.index()] = if law == Law::Any { usize::MAX } else { deck.count(card) };
    }
    let mut state = Search {
        names,
        order,
        law,
        n_tricks: rules.n_tricks(),
        left,
        hands: BySeat::from_fn(|seat| names.hands[seat].as_ref().map(|_| vec![0; Card::COUNT])),
        void: BySeat::from_fn(|_| [false; 5]),
        chosen: vec![None; names.readings.len()],
        leaders: Vec::new(),
        first: None,
        second: None,
        farthest: 0,
        steps: 0,
    };
    let dealt =
        Seat::ALL.into_iter().flat_map(|seat| names.hands[seat].iter().flatten().map(move |&name| (seat, name)));
    let dealt: Vec<(Seat, Name)> = dealt.collect();
    state.deal(&dealt, 0);
    let farthest = state.farthest.min(names.readings.len().saturating_sub(1));
    match (state.first, state.second) {
        (Some(first), Some(second)) => {
            let differs = (0..first.cards.len()).find(|&name| first.cards[name] != second.cards[name]);
            Found::Open(differs.unwrap_or_default())
        }
        (Some(first), None) if state.steps < MOST_STEPS => Found::One(first),
        _ if MOST_STEPS <= state.steps => {
            let open = names.readings.iter().position(|reading| 1 < reading.meanings.len());
            open.map_or(Found::None(farthest), Found::Open)
        }
        _ => Found::None(farthest),
    }
}

struct Search<'a> {
    names: &'a Names<'a>,
    order: &'a Order,
    law: Law,
    n_tricks: usize,
    /// The number of copies of each card not seen yet: in a hand, or played from a hand that is not written.
    left: Vec<usize>,
    hands: BySeat<Option<Vec<usize>>>,
    /// The classes of which a seat whose hand is not written has shown that it holds nothing.
    void: BySeat<[bool; 5]>,
    chosen: Vec<Option<Card>>,
    leaders: Vec<Seat>,
    first: Option<Solution>,
    second: Option<Solution>,
    farthest: Name,
    steps: usize,
}

impl Search<'_> {
    fn is_over(&self) -> bool {
        self.second.is_some() || MOST_STEPS <= self.steps
    }

    /// Deals the cards of the hands that are written, from one on.
    fn deal(&mut self, dealt: &[(Seat, Name)], at: usize) {
        let Some(&(seat, name)) = dealt.get(at) else {
            return self.exchange(0);
        };
        let readings = self.names.readings;
        // Equal names in a hand are taken in one order: in another they are the same hand.
        let is_alike =
            |&&(other, twin): &&(Seat, Name)| other == seat && readings[twin].meanings == readings[name].meanings;
        let least = dealt[..at].iter().rev().find(is_alike).and_then(|&(_, twin)| self.chosen[twin]);
        for &card in &readings[name].meanings {
            let is_twin = least.is_some_and(|least| card.index() < least.index());
            if is_twin || self.is_over() || self.left[card.index()] == 0 {
                continue;
            }
            self.steps += 1;
            self.left[card.index()] -= 1;
            if let Some(hand) = &mut self.hands[seat] {
                hand[card.index()] += 1;
            }
            self.chosen[name] = Some(card);
            self.farthest = self.farthest.max(name + 1);
            self.deal(dealt, at + 1);
            self.chosen[name] = None;
            if let Some(hand) = &mut self.hands[seat] {
                hand[card.index()] -= 1;
            }
            self.left[card.index()] = self.left[card.index()].saturating_add(1);
        }
    }

    /// Moves the cards of an exchange, from one on, between hands that are written.
    fn exchange(&mut self, at: usize) {
        let Some(&(from, to, card)) = self.names.moved.get(at) else {
            return self.lead(0, self.names.first);
        };
        let before = (self.hands[from].clone(), self.hands[to].clone());
        if let Some(hand) = &mut self.hands[from] {
            hand[card.index()] = hand[card.index()].saturating_sub(1);
        }
        if let Some(hand) = &mut self.hands[to] {
            hand[card.index()] += 1;
        }
        self.exchange(at + 1);
        (self.hands[from], self.hands[to]) = before;
    }

    /// Begins a trick, of which the winner of the one before is known.
    fn lead(&mut self, number: usize, winner: Seat) {
        let Some(laid) = self.names.tricks.get(number) else { return self.end() };
        let leader = laid.leader().unwrap_or(winner);
        if self.law == Law::Legal && leader != winner {
            return;
        }
        self.leaders.push(leader);
        self.lay(number, Trick::led_by(leader));
        self.leaders.pop();
    }

    /// Plays the next card of a trick.
    fn lay(&mut self, number: usize, trick: Trick) {
        let laid = &self.names.tricks[number];
        let seat = trick.to_play();
        let index = trick.len();
        let next = if index < 4 { laid.card(trick.leader(), index) } else { None };
        let Some(name) = next else {
            // A trick that breaks off is the last one.
            let is_last = self.names.tricks.len() == number + 1;
            if index == 4 {
                self.lead(number + 1, trick.owner().unwrap_or(seat));
            } else if is_last && index == laid.len() || self.law == Law::Any {
                self.end();
            }
            return;
        };
        let readings = self.names.readings;
        for &card in &readings[name].meanings {
            if self.is_over() {
                return;
            }
            self.steps += 1;
            let voids = self.void[seat];
            if !self.can_play(seat, card, &trick) {
                continue;
            }
            self.take(seat, card, &trick);
            self.chosen[name] = Some(card);
            self.farthest = self.farthest.max(name + 1);
            let mut next = trick;
            if number + 1 == self.n_tricks {
                next.push_last(self.order, card);
            } else {
                next.push(self.order, card);
            }
            self.lay(number, next);
            self.chosen[name] = None;
            self.give_back(seat, card);
            self.void[seat] = voids;
        }
    }

    fn can_play(&self, seat: Seat, card: Card, trick: &Trick) -> bool {
        if self.law == Law::Any {
            return true;
        }
        let class = self.order.class_of(card);
        let led = trick.led().map(|led| self.order.class_of(led));
        match &self.hands[seat] {
            Some(hand) => {
                let has = |set: CardSet| set.iter().any(|card| 0 < hand[card.index()]);
                let follows = led.is_none_or(|led| led == class || !has(self.order.members(led)));
                0 < hand[card.index()] && follows
            }
            None => 0 < self.left[card.index()] && !self.void[seat][class.index()],
        }
    }

    fn take(&mut self, seat: Seat, card: Card, trick: &Trick) {
        match &mut self.hands[seat] {
            Some(hand) => hand[card.index()] = hand[card.index()].saturating_sub(1),
            None => {
                self.left[card.index()] = self.left[card.index()].saturating_sub(1);
                let led: Option<Class> = trick.led().map(|led| self.order.class_of(led));
                if let Some(led) = led.filter(|&led| led != self.order.class_of(card)) {
                    self.void[seat][led.index()] = true;
                }
            }
        }
    }

    fn give_back(&mut self, seat: Seat, card: Card) {
        match &mut self.hands[seat] {
            Some(hand) => hand[card.index()] += 1,
            None => self.left[card.index()] = self.left[card.index()].saturating_add(1),
        }
    }

    fn end(&mut self) {
        // Names of tricks that come after one that breaks off are read as far as nothing else tells.
        let cards =
            self.chosen.iter().zip(self.names.readings).map(|(card, reading)| card.unwrap_or(reading.meanings[0]));
        let mut leaders = self.leaders.clone();
        let rest = self.names.tricks.iter().skip(leaders.len());
        leaders.extend(rest.map(|laid| laid.leader().unwrap_or(self.names.first)));
        let solution = Solution { cards: cards.collect(), leaders };
        match &self.first {
            None => self.first = Some(solution),
            Some(first) if *first != solution => self.second = Some(solution),
            Some(_) => {}
        }
    }
}
